"""What a figure was measured on."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path


def described() -> str:
    """The machine, the versions and how busy it was with other work just before."""
    load = os.getloadavg()[0]
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    python = platform.python_version()
    return f"{when}, {os.cpu_count()} cores, {_processor()}, Python {python}; load before the run {load:.1f}"


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def resident_mb(pid: int) -> float:
    """Memory of a process, from /proc."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    found = next((line for line in status if line.startswith("VmRSS:")), "VmRSS: 0 kB")
    return int(found.split()[1]) / 1024


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used so far, from /proc."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="ascii").splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.machine()
