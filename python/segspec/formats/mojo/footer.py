"""Finds INDEX and SUFFIX at the end of a segment.

Source: seeds/mojo.txt "RECOVERY", "INDEX = (Packs Index)", "SUFFIX (32 bytes)".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol, overload

from segspec.core.errors import Code, SegspecError
from segspec.formats.mojo import rules
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


class ReadTail(Protocol):
    """Reads INDEX."""

    def __call__(self, source: Source, place: TailPlace, variant: Variant) -> IndexEntries | None:
        """The entries of INDEX; None where it cannot be read."""


def parsed_tail(source: Source, place: TailPlace, variant: Variant) -> IndexEntries | None:
    """A `ReadTail` by the generated parser."""
    tail = kaitai.attempt(MojoTail, source, place.start, *_tail_params(variant, place.len_index))
    if tail is None:
        return None
    return _entries(source, variant, place.entries, len(tail[0].index.body.entries or ()))


def first_of_tail(source: Source, place: TailPlace, variant: Variant) -> IndexEntries | None:
    """A `ReadTail` that looks at the first entry only, which is enough to tell INDEX from chance."""
    found = kaitai.attempt(MojoIndexEntry, source, place.entries, variant.has_null_each)
    return None if found is None or found[1] > place.suffix else _entries(source, variant, place.entries, 1)


def find_footer(source: Source, variant: Variant, read_tail: ReadTail) -> tuple[Footer, Variant] | None:
    """INDEX and SUFFIX, found from the end of the file over its zeros; None where the file does not end with them.

    They are believed only where the index length leads to the tag of INDEX, or without tags to an INDEX that can be
    read. The variant comes back with `has_null_each` known.
    """
    end = end_of_content(source)
    found = kaitai.attempt(MojoFooter, source, 0, variant.form, variant.has_tags, end)
    if found is None:
        return None
    suffix_start = found[0].ofs_suffix
    read = kaitai.attempt(MojoSuffix, source, suffix_start, variant.form)
    if read is None:
        return None
    suffix, start = read[0], found[0].ofs_tail
    if start < 0 or (variant.has_tags and not has_tag(source, start, Tag.index)):
        return None
    first_id = (suffix.id.ms, suffix.id.seq)
    place = TailPlace(start, suffix_start - suffix.len_index.value, suffix_start, end)
    for has_null_each in (False, True):
        trial = variant._replace(has_null_each=has_null_each)
        entries = read_tail(source, place, trial)
        if entries is not None:
            break
    else:
        trial, entries = variant, None
    if entries is None and not variant.has_tags:
        return None
    footer = Footer(
        start,
        end,
        suffix_start,
        first_id,
        suffix.len_index.value,
        suffix.num_records.value,
        suffix.reserved,
        entries,
    )
    return footer, trial


def _tail_params(variant: Variant, len_index: int) -> tuple[object, ...]:
    return (variant.form, variant.has_tags, variant.has_null_each, len_index)


def tail_params(footer: Footer, variant: Variant) -> tuple[object, ...]:
    """What the spec of the frame `start:end` is called with."""
    return _tail_params(variant, footer.len_index)


def _entries(source: Source, variant: Variant, position: int, number: int) -> IndexEntries:
    """The entries once more, one by one, to know where each begins."""
    positions: list[int] = []
    ids: list[Id] = []
    offsets: list[int] = []
    lengths: list[int] = []
    for _ in range(number):
        entry, end = kaitai.parse(MojoIndexEntry, source, position, variant.has_null_each)
        positions.append(position)
        ids.append((rules.moved(0, entry.id_ms.int_value or 0), rules.moved(0, entry.id_seq.int_value or 0)))
        offsets.append(entry.offset.value)
        lengths.append(entry.len_pack.int_value or 0)
        position = end
    return IndexEntries(positions, ids, offsets, lengths)


def unreadable(source: Source, footer: Footer, variant: Variant) -> SegspecError:
    """Why INDEX cannot be read."""
    error = kaitai.refused(MojoTail, source, footer.start, *tail_params(footer, variant))
    error.code = Code.BAD_INDEX
    return error
