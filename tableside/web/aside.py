"""Heavy work in a real thread, so that the streams of all viewers go on meanwhile."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from gevent import get_hub
from gevent.lock import Semaphore
from gevent.monkey import is_module_patched

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE = 2
_turn = Semaphore(AT_ONCE)


def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What the work gives, or raises. Only a server on gevent has one thread for all, and needs this."""
    if not is_module_patched("threading"):
        return work(*args, **kwargs)
    with _turn:
        done: T | Exception = get_hub().threadpool.apply(_outcome, (work, args, kwargs))
    if isinstance(done, Exception):
        raise done
    return done


def _outcome(work: Callable[..., T], args: tuple[object, ...], kwargs: dict[str, object]) -> T | Exception:
    """Errors come back as values: gevent prints what is raised here, and a refused picture is nothing for a log."""
    try:
        return work(*args, **kwargs)
    except Exception as error:  # noqa: BLE001 - raised again where it was asked for
        return error
