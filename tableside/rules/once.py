"""Values that an immutable object works out when they are first asked for."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

Value = TypeVar("Value")


class once(Generic[Value]):  # noqa: N801 - it is used as a decorator, like property
    """`functools.cached_property` without its lock, which costs more than most of what is cached here."""

    def __init__(self, method: Callable[[Any], Value]) -> None:
        self.method = method
        self.name = method.__name__
        self.__doc__ = method.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> "once[Value]": ...

    @overload
    def __get__(self, owner: object, kind: type) -> Value: ...

    def __get__(self, owner: object | None, kind: type) -> "Value | once[Value]":
        if owner is None:
            return self
        value = owner.__dict__[self.name] = self.method(owner)
        return value
