"""The socket on which the app listens."""

import errno
import socket

from tableside.commands.start_error import StartError
from tableside.wording.translate import gettext as _

FIRST_PORT = 8000
TRIED = 20


def listen(host: str, port: int | None) -> socket.socket:
    """Listens on the port that was asked for, or on the first free one from 8000 on."""
    if port is not None:
        return _bound(host, port)
    for candidate in range(FIRST_PORT, FIRST_PORT + TRIED):
        if not _is_taken(host, candidate):
            return _bound(host, candidate)
    raise StartError(_("No port from %(first)s to %(last)s is free.", first=FIRST_PORT, last=FIRST_PORT + TRIED - 1))


def _is_taken(host: str, port: int) -> bool:
    try:
        _open(host, port).close()
    except OSError as error:
        return error.errno == errno.EADDRINUSE
    return False


def _bound(host: str, port: int) -> socket.socket:
    try:
        return _open(host, port)
    except OSError as error:
        raise StartError(_why(error, host, port)) from error


def _open(host: str, port: int) -> socket.socket:
    family, kind, protocol, _name, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


def _why(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return _("Port %(port)s is taken by another program; choose one with --port, or leave --port out.", port=port)
    if error.errno in {errno.EACCES, errno.EPERM}:
        return _("Port %(port)s may not be used without more rights; choose one above 1023.", port=port)
    return _("This machine has no address “%(host)s” to listen on.", host=host)
