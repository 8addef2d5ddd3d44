"""What the fuzzer makes bytes of, and what the targets take: a segment with its name, and the index beside it."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from segspec.core.model import SegmentFile

HEAD = struct.Struct(">BI")
"""The case's `choice`, and the length of the index, which follows; the rest is the segment."""

TANK_NAMES = (
    "1_1469700000.log",
    "10_1469700000.log",
    "1000_1469700000.log",
    "2483_1469700000.log",
    "5000_1469700000.log",
    "1-3147_1469700000.ilog",
    "18446744073709551615_1469700000.log",
)
MOJO_STATES = ("", "w", "a", "")


@dataclass(frozen=True, slots=True)
class Case:
    """One input. `choice` is a byte that chooses the name of the segment, and among uses of a target."""

    format: str
    segment: bytes
    index: bytes = b""
    choice: int = 0

    def pack(self) -> bytes:
        return HEAD.pack(self.choice, len(self.index)) + self.index + self.segment

    @property
    def name(self) -> str:
        """What the segment is called. Formats hold a name against the content, so it follows from that, mostly."""
        return _NAMERS[self.format](self.segment, self.choice)

    @property
    def index_name(self) -> str | None:
        """What the index beside it is called; None in mojo, where it is part of the segment."""
        if self.format == "mojo":
            return None
        if self.format == "ffwd":
            return "index"
        if self.format == "tank":
            return self.name.replace("-", "_").split("_")[0] + ".index"
        return self.name.rsplit(".", 1)[0] + (".index" if self.format == "osiris" else ".idx")


def unpack(format: str, data: bytes) -> Case:
    """The case that any bytes stand for."""
    choice, length = HEAD.unpack(data[: HEAD.size].ljust(HEAD.size, b"\0"))
    rest = data[HEAD.size :]
    return Case(format, rest[length:], rest[:length], choice)


def number(content: bytes, start: int, end: int, order: str = "big") -> int:
    return int.from_bytes(content[start:end], "big" if order == "big" else "little")


def _osiris(segment: bytes, choice: int) -> str:
    base = 0 if choice & 1 else number(segment, 32, 40)
    return f"{base:020}.segment"


def _durable_log(segment: bytes, choice: int) -> str:
    base = 0 if choice & 1 else number(segment, 8, 16, "little")
    return f"segment_{base:020}.log"


def _ffwd(segment: bytes, choice: int) -> str:
    if choice & 1:
        return f"{number(segment, 6, 14):010x}"
    return f"{number(segment, 8, 16):016x}"


def _mojo(segment: bytes, choice: int) -> str:
    order = "big" if choice & 4 else "little"
    return f"{MOJO_STATES[choice & 3]}{number(segment, 0, 8, order)}-{number(segment, 8, 16, order)}"


def _tank(segment: bytes, choice: int) -> str:
    return TANK_NAMES[choice % len(TANK_NAMES)]


_NAMERS = {"osiris": _osiris, "durable_log": _durable_log, "ffwd": _ffwd, "mojo": _mojo, "tank": _tank}


def alone(case: Case) -> SegmentFile:
    """The segment of a case, by its name alone."""
    from segspec.formats import get

    return get(case.format).segment(case.name, None)
