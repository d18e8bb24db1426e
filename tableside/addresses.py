"""Which address the other phones at the table can open."""

import ipaddress
import socket
from contextlib import closing

EVERYWHERE = {"", "0.0.0.0", "::"}  # noqa: S104 - the whole table is meant to reach it


def home_address(host: str, port: int) -> str | None:
    """`http://192.168.1.20:8000` for a server bound to this host; None where no other machine could reach it."""
    address = _lan_address() if host in EVERYWHERE else _named(host)
    return address and f"http://{_bracketed(address)}:{port}"


def is_local(host: str) -> bool:
    """Whether this host name or address means the machine itself, and so nothing to another phone."""
    name = host.strip("[]").lower()
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def _named(host: str) -> str | None:
    return None if is_local(host) else host


def _lan_address() -> str | None:
    found = (_routed_address(), *_own_addresses())
    return next((address for address in found if address and not is_local(address)), None)


def _routed_address() -> str | None:
    """The address that packets to elsewhere would leave from. Connecting a datagram socket sends none."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # RFC 5737: an address that is nobody's
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _own_addresses() -> list[str]:
    """What the machine's own name stands for, where there is a network but no way out of it."""
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address
