"""Processes that are programs, and a type that no spec describes: what a caller names for specs that ask for them."""

from __future__ import annotations

from typing import Any


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


class Pair:
    """A structure that no spec describes."""

    def __init__(self, *arguments: Any) -> None:
        io = next(one for one in arguments if hasattr(one, "read_u1"))
        self.first, self.second = io.read_u1(), io.read_u1()

    def _fetch_instances(self) -> None:
        pass
