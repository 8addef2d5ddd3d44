"""Processes that are programs, and a type that no spec describes: what a caller names for specs that ask for them."""

from __future__ import annotations

from typing import Any

from kaitaistruct import KaitaiStruct


class Turned:
    """Bytes from the last to the first, each with a key added."""

    def __init__(self, key: int = 0, *_: object) -> None:
        self.key = key

    def decode(self, data: bytes) -> bytes:
        return bytes((byte + self.key) & 0xFF for byte in reversed(data))


class Failing:
    """A process that is not up to its bytes."""

    def decode(self, data: bytes) -> bytes:
        raise RuntimeError(f"no idea what {data!r} is")


class Talking:
    """A process that gives a text."""

    def decode(self, data: bytes) -> str:
        return data.decode()


class Valued:
    """A number from text, as an attribute."""

    def __init__(self, io: Any, *_: object) -> None:
        self.value = int(io.read_bytes_full())
        self.io, self._hidden, self.nothing = io, 1, None


class Slotted:
    """The same in a slot."""

    __slots__ = ("value",)

    def __init__(self, io: Any, *_: object) -> None:
        self.value = int(io.read_bytes_full())


class Whole(int):
    """The same as a number itself."""

    def __new__(cls, io: Any, *_: object) -> Whole:
        return int.__new__(cls, io.read_bytes_full())


class Structured(KaitaiStruct):  # type: ignore[misc]  # the runtime has no types
    """The same as the compiler's own classes are."""

    def __init__(self, _io: Any, _parent: object = None, _root: object = None) -> None:
        super().__init__(_io)
        self._parent, self._root = _parent, _root
        self.raw = self._io.read_bytes_full()
        self.value = int(self.raw)


class Hollow:
    """An object that says nothing."""

    def __init__(self, *_: object) -> None:
        pass


class Endless:
    """An object that lies within itself."""

    def __init__(self, *_: object) -> None:
        self.inner = self


class Starved:
    """A process for which there is no memory left."""

    def decode(self, data: bytes) -> bytes:
        raise MemoryError
