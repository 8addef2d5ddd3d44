"""Finds INDEX and SUFFIX at the end of a segment.

Source: seeds/mojo.txt "RECOVERY", "INDEX = (Packs Index)", "SUFFIX (32 bytes)".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, overload

from segspec.columns.backend import DONE, kernel
from segspec.core.errors import Code, SegspecError
from segspec.formats.mojo.layout import Id
from segspec.formats.mojo.variant import Tag, Variant
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.mojo_footer import MojoFooter
from segspec_ksy.mojo_id import MojoId
from segspec_ksy.mojo_index_entry import MojoIndexEntry
from segspec_ksy.mojo_suffix import MojoSuffix
from segspec_ksy.mojo_tag import MojoTag
from segspec_ksy.mojo_tail import MojoTail

LEAST_ENTRY = 12
"""Bytes of the shortest entry of INDEX: what columns are made for."""


class IndexEntry(NamedTuple):
    """One entry of INDEX as it is stored: `position` of the entry, and what it says of a pack."""

    position: int
    id: Id
    offset: int
    length: int


class IndexEntries(Sequence[IndexEntry]):
    """The entries of INDEX by columns: a segment has thousands, of which a reader of its first records needs few."""

    def __init__(self, positions: list[int], ids: list[Id], offsets: list[int], lengths: list[int]) -> None:
        self.positions = positions
        self.ids = ids
        self.offsets = offsets
        self.lengths = lengths

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, number: int) -> IndexEntry: ...

    @overload
    def __getitem__(self, number: slice) -> IndexEntries: ...

    def __getitem__(self, number: int | slice) -> IndexEntry | IndexEntries:
        if isinstance(number, slice):
            some = (self.positions[number], self.ids[number], self.offsets[number], self.lengths[number])
            return IndexEntries(*some)
        return IndexEntry(self.positions[number], self.ids[number], self.offsets[number], self.lengths[number])

    def __iter__(self) -> Iterator[IndexEntry]:
        return map(IndexEntry, self.positions, self.ids, self.offsets, self.lengths)


class Footer(NamedTuple):
    """INDEX and SUFFIX in the file's bytes `start:end`; `entries` is None where INDEX cannot be read."""

    start: int
    end: int
    suffix_start: int
    first_id: Id
    len_index: int
    num_records: int
    reserved: int
    entries: IndexEntries | None


def end_of_content(source: Source) -> int:
    """Where the zeros at the end of the file begin; the file's size where there are none."""
    return source.zeros_before(source.size)


def has_tag(source: Source, position: int, tag: Tag) -> bool:
    """True where the two characters of `tag` stand at `position`."""
    return kaitai.attempt(MojoTag, source, position, tag) is not None


def id_at(source: Source, position: int, variant: Variant) -> Id | None:
    """The id that stands in full at `position`; None where the file ends before it does."""
    found = kaitai.attempt(MojoId, source, position, variant.form)
    return None if found is None else (found[0].ms, found[0].seq)


class TailPlace(NamedTuple):
    """Where INDEX with its tag begins, where its entries begin, where SUFFIX begins, and where that ends."""

    start: int
    entries: int
    suffix: int
    end: int

    @property
    def len_index(self) -> int:
        """Bytes of INDEX without its tag."""
        return self.suffix - self.entries


def read_index(source: Source, place: TailPlace, variant: Variant) -> IndexEntries | None:
    """The entries of INDEX; None where it cannot be read."""
    view = source.view(place.start, place.end - place.start)
    start = place.start - view.base
    params = {
        "form": variant.form,
        "has_tags": variant.has_tags,
        "has_null_each": variant.has_null_each,
        "len_index": place.len_index,
    }
    capacity = place.len_index // LEAST_ENTRY + 1
    found = kernel("mojo_tails").scan(view.data, start, stop=start + 1, capacity=capacity, params=params)
    if found.status != DONE:
        return None
    columns = found.columns
    positions = [position + view.base for position in columns["position"]]
    # Halves of ids are stored with a sign, and are modulo 2^64 (`rules.moved`): the same bits without one.
    ms, seq = (memoryview(columns[name]).cast("B").cast("Q").tolist() for name in ("id_ms", "id_seq"))
    ids = list(zip(ms, seq, strict=True))
    return IndexEntries(positions, ids, columns["offset"].tolist(), columns["len_pack"].tolist())


def has_footer(source: Source, variant: Variant) -> bool:
    """Whether the file seems to end with INDEX and SUFFIX, by SUFFIX and the first entry of INDEX: enough to tell them
    from chance."""
    found = _suffix(source, variant)
    if found is None:
        return False
    firsts = (kaitai.attempt(MojoIndexEntry, source, found[1].entries, has_null) for has_null in (False, True))
    return any(first is not None and first[1] <= found[1].suffix for first in firsts)


def _suffix(source: Source, variant: Variant) -> tuple[MojoSuffix, TailPlace] | None:
    """SUFFIX, from the end of the file over its zeros, and where it has INDEX; None where there cannot be one."""
    end = end_of_content(source)
    found = kaitai.attempt(MojoFooter, source, 0, variant.form, variant.has_tags, end)
    if found is None:
        return None
    position = found[0].ofs_suffix
    read = kaitai.attempt(MojoSuffix, source, position, variant.form)
    if read is None:
        return None
    start = found[0].ofs_tail
    if start < 0 or (variant.has_tags and not has_tag(source, start, Tag.index)):
        return None
    return read[0], TailPlace(start, position - read[0].len_index.value, position, end)


def find_footer(source: Source, variant: Variant) -> tuple[Footer, Variant] | None:
    """INDEX and SUFFIX, found from the end of the file over its zeros; None where the file does not end with them.

    They are believed only where the index length leads to the tag of INDEX, or without tags to an INDEX that can be
    read. The variant comes back with `has_null_each` known.
    """
    found = _suffix(source, variant)
    if found is None:
        return None
    suffix, place = found
    for has_null_each in (False, True):
        trial = variant._replace(has_null_each=has_null_each)
        entries = read_index(source, place, trial)
        if entries is not None:
            break
    else:
        trial, entries = variant, None
    if entries is None and not variant.has_tags:
        return None
    numbers = suffix.len_index.value, suffix.num_records.value, suffix.reserved
    footer = Footer(place.start, place.end, place.suffix, (suffix.id.ms, suffix.id.seq), *numbers, entries)
    return footer, trial


def tail_params(footer: Footer, variant: Variant) -> tuple[object, ...]:
    """What the spec of the frame `start:end` is called with."""
    return (variant.form, variant.has_tags, variant.has_null_each, footer.len_index)


def unreadable(source: Source, footer: Footer, variant: Variant) -> SegspecError:
    """Why INDEX cannot be read."""
    error = kaitai.refused(MojoTail, source, footer.start, *tail_params(footer, variant))
    error.code = Code.BAD_INDEX
    return error
