"""mojo's names and limits outside the `.ksy`.

Source: seeds/mojo.txt "File Naming Convention", "RECOVERY". No program ever wrote this format.

The readings of the document that a reader accepts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import IntEnum, StrEnum
from itertools import product
from typing import NamedTuple

from segspec.core.model import ID_MODULUS as ID_MODULUS
from segspec.core.model import Id as Id
from segspec.core.model import id_text as id_text
from segspec.core.model import parse_id as parse_id
from segspec_ksy.layouts import mojo_enums, mojo_tag
from segspec_ksy.mojo_enums import MojoEnums

NumberForm = MojoEnums.NumberForm
BytesForm = MojoEnums.BytesForm
ElementsForm = MojoEnums.ElementsForm
Tag = MojoEnums.Tag


class Variant(NamedTuple):
    """How one segment is read; the default is consistent with all sizes in the document.

    Parameters of the specs `mojo_segment` and `mojo_pack`.
    """

    form: NumberForm = NumberForm.raw_le
    has_lead_id: bool = False
    has_tags: bool = True
    has_counts: bool = False
    has_lp_count: bool = False
    bytes_form: BytesForm = BytesForm.body
    elements_form: ElementsForm = ElementsForm.body
    has_null_each: bool = False

    def describe(self) -> dict[str, str | bool]:
        values = (value.name if isinstance(value, IntEnum) else bool(value) for value in self)
        return dict(zip(DESCRIBED, values, strict=True))

    def swapped(self) -> Variant:
        """The same with plain numbers in the other byte order; unchanged for strings."""
        if self.form is NumberForm.strings:
            return self
        other = NumberForm.raw_be if self.form is NumberForm.raw_le else NumberForm.raw_le
        return self._replace(form=other)


DESCRIBED = "ids", "lead_id", "tags", "master_counts", "lp_count", "bytes", "elements", "null_each"


def shapes() -> Iterator[Variant]:
    """Every reading that affects the order of a pack's elements (not byte order, tags, or HEADER's counts), the
    likeliest first."""
    either = False, True
    for has_lead_id, form, *has in product(either, (NumberForm.raw_le, NumberForm.strings), either, either):
        yield Variant(form, has_lead_id, has_counts=has[0], has_lp_count=has[1])


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
