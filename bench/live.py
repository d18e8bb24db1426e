"""Many viewers on one card, a score a second: how late it is on their phones, and what a viewer costs.

.venv/bin/python -m bench.live              100, 1,000 and 5,000 viewers for 30 s each
.venv/bin/python -m bench.live 200 --seconds 5
"""

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.machine import cpu_seconds, described, percentile, resident_mb
from tests.remote import Remote
from tests.serving import Running, serving

LIMITS = {1000: 250, 5000: 500}  # milliseconds that the slowest hundredth may take
HEAD = "| viewers | all up to date | p50 | p99 | most | card | memory per viewer | share of a core | to reconnect all |"


@dataclass(frozen=True)
class Crowd:
    """The process that holds the phones."""

    process: subprocess.Popen[str]

    def ask(self, command: str) -> dict[str, Any]:
        assert self.process.stdin
        assert self.process.stdout
        print(command, file=self.process.stdin, flush=True)
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("viewers", nargs="*", type=int, default=[100, 1000, 5000])
    parser.add_argument("--seconds", type=int, default=30)
    args = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(described())
    print(f"\n{HEAD}\n{'|---' * 9}|")
    for viewers in args.viewers:
        print(_row(viewers, args.seconds), flush=True)


def _row(viewers: int, seconds: int) -> str:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as app:
        asha = Remote(app.url)
        game = asha.start_game("Asha", "Bijay", "Cy", "Di")
        asha.save(game, 1, {"p2": 23, "p3": 41, "p4": 17}, out="p1", key="first")
        command = [sys.executable, "-m", "bench.viewers", app.url, f"{game}/events", str(viewers)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            row = _watched(app, asha, game, Crowd(process), viewers, seconds)
            process.kill()
        return row


def _watched(app: Running, asha: Remote, game: str, crowd: Crowd, viewers: int, seconds: int) -> str:
    empty = resident_mb(app.process.pid)
    crowd.ask("connect")
    used = cpu_seconds(app.process.pid)
    sent = _scores(asha, game, seconds)
    share = (cpu_seconds(app.process.pid) - used) / seconds
    memory = (resident_mb(app.process.pid) - empty) / viewers * 1024
    report = crowd.ask("report")
    delays = _delays(sent, report["arrivals"])
    crowd.ask("close")
    again = crowd.ask("connect")["seconds"]
    done = report["versions"] == [max(sent)]
    p50, p99, most = (percentile(delays, part) * 1000 for part in (0.5, 0.99, 1))
    limit = LIMITS.get(viewers)
    judged = f" ({'under' if p99 < limit else 'OVER'} {limit})" if limit else ""
    card = len(asha.get(f"{game}/scorecard/live").text) / 1000
    return (
        f"| {viewers:,} | {'yes' if done else 'NO'} | {p50:.0f} ms | {p99:.0f} ms{judged} | {most:.0f} ms "
        f"| {card:.1f} kB | {memory:.0f} kB | {share:.0%} | {again:.1f} s |"
    )


def _scores(asha: Remote, game: str, seconds: int) -> dict[int, float]:
    """Posts a score each second and tells, for each version, when it was sent."""
    sent: dict[int, float] = {}
    begin = time.monotonic()
    for turn in range(seconds):
        time.sleep(max(0.0, begin + turn - time.monotonic()))
        before = time.monotonic()
        seen = str((turn - 1) % 90 + 1 if turn else 23)
        hand = {"hand-p2": str(turn % 90 + 1), "was-p2": seen, "key": f"turn-{turn}"}
        answer = asha.post(f"{game}/rounds/1/hands/p2", hand)
        assert answer.status == 303, answer
        sent[asha.card(game)["version"]] = before
    time.sleep(3)
    return sent


def _delays(sent: Mapping[int, float], arrivals: Mapping[str, list[float]]) -> list[float]:
    """From the sending of a score to its last byte on each phone; a phone that skipped to a newer card counts there."""
    return [at - sent[version] for version in sent for at in arrivals.get(str(version), [])]


if __name__ == "__main__":
    main()
