"""The known answers: each `compute` function of the protocol, by the library's own code."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from segspec.formats import listed

Arguments = Mapping[str, Any]


def _crc32(arguments: Arguments) -> str:
    return f"{zlib.crc32(bytes.fromhex(arguments['bytes'])):08x}"


@cache
def functions() -> Mapping[str, Callable[[Arguments], str]]:
    """All functions by name: those that several formats need, and those of each format."""
    found: dict[str, Callable[[Arguments], str]] = {"crc32": _crc32}
    for format in listed():
        found |= format.functions
    return dict(sorted(found.items()))


def compute(function: str, arguments: Arguments) -> dict[str, str]:
    """The `result` of a function, or `skip` for one that is unknown."""
    known = functions().get(function)
    return {"skip": f"no function {function}"} if known is None else {"result": known(arguments)}
