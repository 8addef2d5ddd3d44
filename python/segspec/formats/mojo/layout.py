"""mojo's names and limits outside the `.ksy`.

Source: seeds/mojo.txt "File Naming Convention", "RECOVERY". No program ever wrote this format.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from segspec.core.ids import ID_MODULUS as ID_MODULUS
from segspec.core.ids import Id as Id
from segspec.core.ids import id_text as id_text
from segspec.core.ids import parse_id as parse_id
from segspec_ksy.layouts import mojo_enums, mojo_tag

NAME = "mojo"
DIALECT = "document"
PACK = "pack"

MAX_PLAUSIBLE_MS = 1 << 48
"""From here on (the year 10889), an id has the wrong byte order."""

UNPROTECTED = (
    "head.master_id",
    "head.master.fields",
    "entries.flags",
    "entries.content.ms_difference",
    "entries.content.seq_difference",
    "entries.content.values",
    "entries.content.pairs",
)
"""Parts of a pack that can change unnoticed: only elements' lengths are stored twice."""

PACK_TAG = mojo_tag.pack(tag=mojo_enums.Tag.pack)

FUTURE_NAME = "w0"


class State(StrEnum):
    """The letter before an id in a segment's file name."""

    LOCAL = ""
    ARCHIVED = "a"
    DOWNLOADING = "d"
    UPLOADING = "u"
    WRITING = "w"


class SegmentName(NamedTuple):
    """A segment's file name: state, first id (None for `w0`), and during a merge the second segment's id."""

    state: State
    first: Id | None
    second: Id | None = None


_ID = r"(\d{1,20})-(\d{1,20})"
_NAME = re.compile(rf"([adwu]?){_ID}(?:-{_ID})?(?:\.dat)?", re.ASCII)


def parse_name(name: str) -> SegmentName | None:
    """A parsed segment name such as `w1526919030474-0`, or None."""
    if name == FUTURE_NAME:
        return SegmentName(State.WRITING, None)
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    numbers = [int(digits) for digits in match.groups()[1:] if digits is not None]
    if max(numbers) >= ID_MODULUS:
        return None
    second = (numbers[2], numbers[3]) if len(numbers) > 2 else None
    return SegmentName(State(match[1]), (numbers[0], numbers[1]), second)
