"""INDEX and SUFFIX: finding, reading, and complete ids.

Source: seeds/mojo.txt "RECOVERY", "INDEX = (Packs Index)", "SUFFIX (32 bytes)".

The packs read from a segment, for comparison with INDEX and SUFFIX.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, overload

from segspec.columns.backend import DONE, kernel
from segspec.core.errors import Code, SegspecError
from segspec.formats.mojo import rules
from segspec.formats.mojo.layout import Id, NumberForm, Tag, Variant
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.mojo_footer import MojoFooter
from segspec_ksy.mojo_id import MojoId
from segspec_ksy.mojo_index_entry import MojoIndexEntry
from segspec_ksy.mojo_suffix import MojoSuffix
from segspec_ksy.mojo_tag import MojoTag
from segspec_ksy.mojo_tail import MojoTail


class KnownPack(NamedTuple):
    """One pack, with MASTER ID at `start`, which is also its first and last id if it has no entries."""

    start: int
    end: int
    num_entries: int
    num_live: int
    id: Id
    first_id: Id
    last_id: Id

    def has_id(self, own: Id) -> bool:
        """Whether `own` is MASTER ID or the first record's id, which differ if that record was never written."""
        return own in (self.id, self.first_id)


COLUMNS = {
    "start": "q", "end": "q", "entries": "q", "live": "q", "ms": "Q", "seq": "Q", "first_ms": "Q", "first_seq": "Q",
    "last_ms": "Q", "last_seq": "Q",
}  # fmt: skip


class KnownPacks(Sequence[KnownPack]):
    """Packs in columns: a segment has thousands."""

    def __init__(self, columns: Sequence[Any] = ()) -> None:
        self._columns: tuple[Any, ...] = tuple(columns or (array(code) for code in COLUMNS.values()))

    def __len__(self) -> int:
        return len(self._columns[0])

    @overload
    def __getitem__(self, place: int) -> KnownPack: ...
    @overload
    def __getitem__(self, place: slice) -> KnownPacks: ...
    def __getitem__(self, place: int | slice) -> KnownPack | KnownPacks:
        if isinstance(place, slice):
            return KnownPacks([column[place] for column in self._columns])
        start, end, entries, live, *ids = (column[place] for column in self._columns)
        return KnownPack(start, end, entries, live, *zip(ids[::2], ids[1::2], strict=True))

    @property
    def last_id(self) -> Id | None:
        """That of the last pack; None if there is none."""
        *_, ms, seq = self._columns
        return (ms[-1], seq[-1]) if len(ms) else None

    def append(self, pack: KnownPack) -> None:
        row = (*pack[:4], *pack.id, *pack.first_id, *pack.last_id)
        for column, value in zip(self._columns, row, strict=True):
            column.append(value)

    def extend(self, others: KnownPacks) -> None:
        for column, more in zip(self._columns, others._columns, strict=True):
            column.extend(more)

    def pop(self) -> None:
        for column in self._columns:
            column.pop()

    def indexed(self) -> tuple[list[Id], list[int], list[int]]:
        """Their ids, positions and sizes, as INDEX must list them."""
        start, end, _, _, ms, seq, *_ = (column.tolist() for column in self._columns)
        return list(zip(ms, seq, strict=True)), start, [after - at for at, after in zip(start, end, strict=True)]

    def counts(self) -> tuple[int, int]:
        return sum(self._columns[2]), sum(self._columns[3])


LEAST_ENTRY = 12


class IndexEntries(NamedTuple):
    """INDEX's stored entries, in columns for speed.

    `positions` are the entries'; the other columns describe packs.
    """

    positions: list[int]
    ids: list[Id]
    offsets: list[int]
    lengths: list[int]


class Footer(NamedTuple):
    """INDEX and SUFFIX in the bytes `start:end`; `entries` is None if INDEX is unreadable."""

    start: int
    end: int
    suffix_start: int
    first_id: Id
    len_index: int
    num_records: int
    reserved: int
    entries: IndexEntries | None


def end_of_content(source: Source) -> int:
    return source.zeros_before(source.size)


def has_tag(source: Source, position: int, tag: Tag) -> bool:
    return kaitai.attempt(MojoTag, source, position, tag) is not None


def id_at(source: Source, position: int, variant: Variant) -> Id | None:
    """The full id at `position`; None if the file is too short."""
    found = kaitai.attempt(MojoId, source, position, variant.form)
    return None if found is None else (found[0].ms, found[0].seq)


def read_index(source: Source, footer: Footer, variant: Variant) -> IndexEntries | None:
    """The entries of INDEX; None if it is not readable."""
    view = source.view(footer.start, footer.end - footer.start)
    start = footer.start - view.base
    form, has_tags, has_null_each, len_index = tail_params(footer, variant)
    params = {"form": form, "has_tags": has_tags, "has_null_each": has_null_each, "len_index": len_index}
    capacity = len_index // LEAST_ENTRY + 1
    found = kernel("mojo_tails").scan(view.data, start, stop=start + 1, capacity=capacity, params=params)
    if found.status != DONE:
        return None
    columns = found.columns
    positions = [position + view.base for position in columns["position"]]
    # Halves of ids are stored signed, modulo 2^64 (`rules.moved`): the same bits.
    ms, seq = (memoryview(columns[name]).cast("B").cast("Q").tolist() for name in ("id_ms", "id_seq"))
    ids = list(zip(ms, seq, strict=True))
    return IndexEntries(positions, ids, columns["offset"].tolist(), columns["len_pack"].tolist())


def has_footer(source: Source, variant: Variant) -> bool:
    """Whether SUFFIX and INDEX's first entry seem present; chance is unlikely."""
    found = _suffix(source, variant)
    if found is None:
        return False
    first_entry = found.suffix_start - found.len_index
    firsts = (kaitai.attempt(MojoIndexEntry, source, first_entry, has_null) for has_null in (False, True))
    return any(first is not None and first[1] <= found.suffix_start for first in firsts)


def _suffix(source: Source, variant: Variant) -> Footer | None:
    end = end_of_content(source)
    found = kaitai.attempt(MojoFooter, source, 0, variant.form, variant.has_tags, end)
    read = None if found is None else kaitai.attempt(MojoSuffix, source, found[0].ofs_suffix, variant.form)
    if found is None or read is None:
        return None
    start, suffix = found[0].ofs_tail, read[0]
    if start < 0 or (variant.has_tags and not has_tag(source, start, Tag.index)):
        return None
    numbers = suffix.len_index.value, suffix.num_records.value, suffix.reserved
    return Footer(start, end, found[0].ofs_suffix, (suffix.id.ms, suffix.id.seq), *numbers, None)


def find_footer(source: Source, variant: Variant) -> tuple[Footer, Variant] | None:
    """INDEX and SUFFIX before final zeros, if present. The returned variant has `has_null_each`.

    The index length must lead to INDEX's tag, or without tags to a readable INDEX.
    """
    found = _suffix(source, variant)
    if found is None:
        return None
    for has_null_each in (False, True):
        trial = variant._replace(has_null_each=has_null_each)
        entries = read_index(source, found, trial)
        if entries is not None:
            return found._replace(entries=entries), trial
    return (found, variant) if variant.has_tags else None


def tail_params(footer: Footer, variant: Variant) -> tuple[NumberForm, bool, bool, int]:
    return (variant.form, variant.has_tags, variant.has_null_each, footer.len_index)


def unreadable(source: Source, footer: Footer, variant: Variant) -> SegspecError:
    """The error that explains why INDEX cannot be read."""
    error = kaitai.refused(MojoTail, source, footer.start, *tail_params(footer, variant))
    error.code = Code.BAD_INDEX
    return error


READINGS = "absolute", "segment", "previous", "previous_from_zero"
"""INDEX's ids may be absolute, or differences to the segment's id or the previous entry."""


def full_ids(stored: Sequence[Id], reading: str, segment: Id) -> list[Id]:
    """The ids that `stored` stands for in one of `READINGS`."""
    out, (ms, seq) = [], segment if reading in ("segment", "previous") else (0, 0)
    for more_ms, more_seq in stored:
        full = rules.moved(ms, more_ms), rules.moved(seq, more_seq)
        out.append(full)
        if reading.startswith("previous"):
            ms, seq = full
    return out


class IndexView(NamedTuple):
    """INDEX with full ids; `reading` is how they are stored."""

    entries: IndexEntries
    reading: str
    ids: list[Id]
    numbers: dict[int, int]
    offsets: list[int]

    def lists(self, ids: list[Id], offsets: list[int]) -> bool:
        """Whether INDEX lists exactly these packs from the first offset on."""
        stored, first, count = self.entries.offsets, self.numbers.get(offsets[0], 0), len(offsets)
        same = stored[first : first + count] == offsets and self.ids[first : first + count] == ids
        return same and len(self.numbers) == len(stored)

    def following(self, position: int) -> Iterator[int]:
        """Offsets above `position`, in order."""
        yield from self.offsets[bisect_right(self.offsets, position) :]


COMPARED = 16
"""Evenly spaced INDEX entries that determine the reading of all ids."""


def view(source: Source, footer: Footer, variant: Variant) -> IndexView | None:
    """INDEX, if readable, in the reading that the ids at its offsets determine."""
    if footer.entries is None:
        return None
    entries = footer.entries
    stored = entries.ids
    step = -(-len(stored) // COMPARED) or 1
    there = [id_at(source, offset, variant) for offset in entries.offsets[::step]]
    segment = there[0] if there and there[0] is not None else footer.first_id
    best, reading, ids = -1, READINGS[0], stored
    for name in READINGS:
        full = stored if name == READINGS[0] else full_ids(stored, name, segment)
        agree = sum(one == other for one, other in zip(full[::step], there, strict=True))
        if agree > best:
            best, reading, ids = agree, name, full
        if best == len(there):
            break
    # If several entries have one offset, the first counts.
    numbers = dict(zip(reversed(entries.offsets), range(len(stored) - 1, -1, -1), strict=True))
    return IndexView(entries, reading, ids, numbers, sorted(numbers))


def suffix_reading(footer: Footer, packs: Sequence[KnownPack]) -> str:
    """SUFFIX's id: the segment's `first`, its `last`, or `neither`."""
    if packs[0].has_id(footer.first_id):
        return "first"
    return "last" if rules.is_same_id(footer.first_id, packs[-1].last_id) else "neither"
