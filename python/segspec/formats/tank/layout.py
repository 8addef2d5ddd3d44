"""TANK: file names, codec containers, and unprotected bytes."""

from __future__ import annotations

import re
from typing import NamedTuple

from segspec.core.model import SegmentFile
from segspec.formats.tank.rules import FIRST_SEQUENCE, MAX_SEQUENCE
from segspec.storage.compression import Container
from segspec_ksy.tank_enums import TankEnums

NAME = "tank"
BUNDLE = "bundle"

CONTAINERS: dict[int, Container | None] = {
    TankEnums.Codec.none: None,
    TankEnums.Codec.snappy: Container.SNAPPY_RAW,
}


def codec_name(codec: int) -> str:
    return TankEnums.Codec(codec).name if codec in CONTAINERS else str(codec)


UNPROTECTED = (
    "tank_bundle_header.first_sequence",
    "tank_bundle_header.last_delta",
    "tank_message.sequence_delta",
    "tank_message.explicit_timestamp",
    "tank_message.key",
    "tank_message.content",
)
"""Fields in which a flipped bit goes unnoticed, without a checksum.

Others contradict neighbouring bytes, or should be clear, unless unusual contents hide them. In a compressed message set
any byte can change unnoticed.
"""

CLEANED, SWAP, OLD = ".cleaned", ".swap", ".old"
LEFTOVERS = (CLEANED, SWAP, OLD)
"""Suffixes that an interrupted compaction leaves (`Service::open_partition_log`)."""

_NUMBER = "[1-9][0-9]{0,19}"
_SEGMENT = re.compile(rf"({_NUMBER})(?:-({_NUMBER}))?(?:_([0-9]{{1,20}}))?\.(i?log)")
_INDEX = re.compile(rf"({_NUMBER})\.index")

PARTITION_NAME = re.compile(r"[0-9]{1,5}")


class SegmentName(NamedTuple):
    """The values in the name of a segment.

    An immutable segment has its `last` sequence number. `created` (later generation) is when the active segment was
    created, or the immutable one last written, in seconds since the epoch. `leftover` is an interrupted compaction's
    suffix.
    """

    base: int
    last: int | None = None
    created: int | None = None
    leftover: str = ""

    @property
    def immutable(self) -> bool:
        return self.last is not None

    @property
    def text(self) -> str:
        """The name without a leftover's suffix (`topic_partition_log::roll`)."""
        numbers = f"{self.base}" if self.last is None else f"{self.base}-{self.last}"
        created = "" if self.created is None else f"_{self.created}"
        return numbers + created + (".log" if self.last is None else ".ilog")

    @property
    def end(self) -> int:
        """The last sequence number that the name permits."""
        return MAX_SEQUENCE if self.last is None else self.last


def split_leftover(name: str) -> tuple[str, str]:
    """The name and the suffix of an interrupted compaction, if any."""
    for suffix in LEFTOVERS:
        if name.endswith(suffix):
            return name.removesuffix(suffix), suffix
    return name, ""


def segment_name(name: str) -> SegmentName | None:
    """None if it is not a segment's name."""
    proper, leftover = split_leftover(name)
    match = _SEGMENT.fullmatch(proper)
    if match is None or (match[2] is None) != (match[4] == "log"):
        return None
    base = int(match[1])
    last, created = (None if part is None else int(part) for part in match.group(2, 3))
    is_possible = base <= MAX_SEQUENCE if last is None else base <= last <= MAX_SEQUENCE
    return SegmentName(base, last, created, leftover) if is_possible else None


def base_of(segment: SegmentFile) -> int:
    """The first sequence number in a segment's name; otherwise the lowest."""
    return FIRST_SEQUENCE if segment.base is None else segment.base


def index_base(name: str) -> int | None:
    """None if it is not an index's name."""
    match = _INDEX.fullmatch(split_leftover(name)[0])
    return int(match[1]) if match else None


def index_name(base: int) -> str:
    return f"{base}.index"


def looks_like_segment(name: str) -> bool:
    """Whether a name has a segment's ending, even if the rest is unreadable."""
    return split_leftover(name)[0].endswith((".log", ".ilog"))
