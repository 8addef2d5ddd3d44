"""How a format declares its parts, and checks attribute names."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from operator import attrgetter
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast

T_co = TypeVar("T_co", covariant=True)


class Part(Generic[T_co]):
    """A function or class of a format, imported on first use.

    `where` is its module and name, `index:entries_of`, or `layout:FOLDER.sniff` for an object's attribute, relative to
    the descriptor's package. Without the part, it is None, or `otherwise`.
    """

    def __init__(self, where: str | None, otherwise: Any = None) -> None:
        self.where = where
        self.otherwise = otherwise
        self._package = ""
        self._found: list[Any] = []

    def __set_name__(self, owner: type, name: str) -> None:
        self._package = owner.__module__.rpartition(".")[0]

    def __get__(self, instance: object, owner: type) -> T_co:
        if not self._found:
            self._found.append(self._import())
        return cast(T_co, self._found[0])

    def _import(self) -> object:
        if self.where is None:
            return self.otherwise
        module, _, name = self.where.partition(":")
        return attrgetter(name)(import_module(f".{module}" if self._package else module, self._package))


part: Callable[[str], Any] = Part


class Said:
    """Checks a subclass' attribute names against mistakes.

    Classes with `asks` define the names, and the mandatory ones (`required`).
    """

    required: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, *, asks: bool = False) -> None:
        super().__init_subclass__()
        if asks or Said in cls.__bases__:
            return
        bases = [vars(base) for base in cls.__mro__]
        asked = {name for base in bases[1:] for name in base.get("__annotations__", {})}
        unasked = [name for name in bases[0] if not name.startswith("_") and name not in asked]
        if unasked:
            raise TypeError(f"{cls.__qualname__} says {', '.join(unasked)}, which nobody asks for")
        # Accessing a part through the class would import it.
        missing = [name for name in cls.required if not any(name in base for base in bases)]
        if missing:
            raise TypeError(f"{cls.__qualname__} is no format: it does not say {', '.join(missing)}")


class Further(NamedTuple):
    """A column of one format's records or companions: its kind (signed, unsigned, float, flag, text or bytes) and its
    meaning, the `comment` in Arrow and Spark."""

    kind: str
    doc: str = ""
