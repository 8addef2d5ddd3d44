"""Changes to the bytes of another vector, as `derived.by` of the schema says them, and what they give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Change = dict[str, Any]


def replace(at: int, content: bytes) -> Change:
    return {"replace": {"at": str(at), "hex": content.hex()}}


def insert(at: int, content: bytes) -> Change:
    return {"insert": {"at": str(at), "hex": content.hex()}}


def remove(at: int, count: int) -> Change:
    return {"remove": {"at": str(at), "bytes": str(count)}}


def truncate(length: int) -> Change:
    return {"truncate": str(length)}


def append(content: bytes) -> Change:
    return {"append": content.hex()}


def zeros(count: int) -> Change:
    return {"zeros": str(count)}


def flip(byte: int, bit: int) -> Change:
    return {"flip": str(8 * byte + bit)}


def changed(content: bytes, changes: Sequence[Change]) -> bytes:
    """`content` after `changes`, one after the other. Raises ValueError for one that the schema does not know."""
    out = bytearray(content)
    for change in changes:
        ((kind, said),) = change.items()
        if kind == "replace":
            at, new = int(said["at"]), bytes.fromhex(said["hex"])
            out[at : at + len(new)] = new
        elif kind == "insert":
            at = int(said["at"])
            out[at:at] = bytes.fromhex(said["hex"])
        elif kind == "remove":
            at = int(said["at"])
            del out[at : at + int(said["bytes"])]
        elif kind == "truncate":
            del out[int(said) :]
        elif kind == "append":
            out += bytes.fromhex(said)
        elif kind == "zeros":
            out += bytes(int(said))
        elif kind == "flip":
            out[int(said) // 8] ^= 1 << int(said) % 8
        else:
            raise ValueError(f"no change of a vector's bytes is called {kind}")
    return bytes(out)
