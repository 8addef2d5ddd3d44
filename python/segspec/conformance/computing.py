"""The known answers: each `compute` function of the protocol, by the library's own code."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

Arguments = dict[str, Any]


def _crc32(arguments: Arguments) -> str:
    return f"{zlib.crc32(bytes.fromhex(arguments['bytes'])):08x}"


def _osiris_filter(arguments: Arguments) -> str:
    from segspec.formats.osiris.encode import bloom_filter

    return bloom_filter([bytes.fromhex(value) for value in arguments["values"]], int(arguments["size"])).hex()


def _phash2(arguments: Arguments) -> str:
    from segspec.formats.osiris.filter import hash_binary

    return str(hash_binary(bytes.fromhex(arguments["bytes"])) % int(arguments["range"]))


def _listpack_backlen(arguments: Arguments) -> str:
    from segspec.formats.mojo.encode import backlen

    return backlen(int(arguments["length"])).hex()


def _listpack_element(arguments: Arguments) -> str:
    from segspec.formats.mojo.encode import element

    return element(bytes.fromhex(arguments["bytes"])).hex()


FUNCTIONS: dict[str, Callable[[Arguments], str]] = {
    "crc32": _crc32,
    "listpack-backlen": _listpack_backlen,
    "listpack-element": _listpack_element,
    "osiris-filter": _osiris_filter,
    "phash2": _phash2,
}


def compute(function: str, arguments: Arguments) -> dict[str, str]:
    """The `result` of a function, or `skip` for one that is unknown."""
    known = FUNCTIONS.get(function)
    return {"skip": f"no function {function}"} if known is None else {"result": known(arguments)}
