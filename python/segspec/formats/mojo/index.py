"""INDEX and SUFFIX: found at the end of a segment, read, and the ids of INDEX in full.

Source: seeds/mojo.txt "RECOVERY", "INDEX = (Packs Index)", "SUFFIX (32 bytes)".
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from segspec.columns.backend import DONE, kernel
from segspec.core.errors import Code, SegspecError
from segspec.formats.mojo import rules
from segspec.formats.mojo.known import KnownPack
from segspec.formats.mojo.layout import Id
from segspec.formats.mojo.variant import NumberForm, Tag, Variant
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


class IndexEntries(NamedTuple):
    """The stored entries of INDEX, by columns.

    A segment has thousands, of which a reader of its first records needs few. `positions` are those of the entries; the
    other columns describe packs.
    """

    positions: list[int]
    ids: list[Id]
    offsets: list[int]
    lengths: list[int]


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
    """The start of the zeros at the end of the file; the file's size if there are none."""
    return source.zeros_before(source.size)


def has_tag(source: Source, position: int, tag: Tag) -> bool:
    """Whether the two characters of `tag` are at `position`."""
    return kaitai.attempt(MojoTag, source, position, tag) is not None


def id_at(source: Source, position: int, variant: Variant) -> Id | None:
    """The full id at `position`; None if the file ends before its end."""
    found = kaitai.attempt(MojoId, source, position, variant.form)
    return None if found is None else (found[0].ms, found[0].seq)


def read_index(source: Source, footer: Footer, variant: Variant) -> IndexEntries | None:
    """The entries of INDEX; None where it cannot be read."""
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
    first_entry = found.suffix_start - found.len_index
    firsts = (kaitai.attempt(MojoIndexEntry, source, first_entry, has_null) for has_null in (False, True))
    return any(first is not None and first[1] <= found.suffix_start for first in firsts)


def _suffix(source: Source, variant: Variant) -> Footer | None:
    """SUFFIX, before the zeros at the end of the file, and its position of INDEX, which is not read yet; None if
    absent."""
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
    """INDEX and SUFFIX, found from the end of the file over its zeros; None where the file does not end with them.

    They are believed only where the index length leads to the tag of INDEX, or without tags to an INDEX that can be
    read. The variant comes back with `has_null_each` known.
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
    """What the spec of the frame `start:end` is called with."""
    return (variant.form, variant.has_tags, variant.has_null_each, footer.len_index)


def unreadable(source: Source, footer: Footer, variant: Variant) -> SegspecError:
    """Why INDEX cannot be read."""
    error = kaitai.refused(MojoTail, source, footer.start, *tail_params(footer, variant))
    error.code = Code.BAD_INDEX
    return error


READINGS = "absolute", "segment", "previous", "previous_from_zero"
"""What INDEX's ids may be: stored as they are, or as differences to the segment's id or to the entry before."""


def full_ids(stored: Sequence[Id], reading: str, segment: Id) -> list[Id]:
    """The ids of INDEX that are `stored` in one of `READINGS`, in a segment of such an id."""
    out, (ms, seq) = [], segment if reading in ("segment", "previous") else (0, 0)
    for more_ms, more_seq in stored:
        full = rules.moved(ms, more_ms), rules.moved(seq, more_seq)
        out.append(full)
        if reading.startswith("previous"):
            ms, seq = full
    return out


class IndexView(NamedTuple):
    """INDEX with its ids in full; `reading` is the one of `READINGS` in which they are stored."""

    entries: IndexEntries
    reading: str
    ids: list[Id]
    numbers: dict[int, int]
    """The number of the entry that has an offset."""
    offsets: list[int]
    """All offsets in rising order."""

    def lists(self, ids: list[Id], offsets: list[int]) -> bool:
        """Whether it has packs of these ids at these offsets, one after the other, and nothing else of them."""
        stored, first, count = self.entries.offsets, self.numbers.get(offsets[0], 0), len(offsets)
        same = stored[first : first + count] == offsets and self.ids[first : first + count] == ids
        return same and len(self.numbers) == len(stored)

    def following(self, position: int) -> Iterator[int]:
        """The offsets above `position`, in rising order."""
        yield from self.offsets[bisect_right(self.offsets, position) :]


COMPARED = 16
"""Entries of INDEX, at even distances, whose ids tell the reading that all of them are in."""


def view(source: Source, footer: Footer, variant: Variant) -> IndexView | None:
    """INDEX as a whole; None where it cannot be read. The ids that stand at its offsets show in which reading its own
    are."""
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
    """Which id SUFFIX has: the segment's `first`, its `last`, or `neither`."""
    if packs[0].has_id(footer.first_id):
        return "first"
    return "last" if rules.is_same_id(footer.first_id, packs[-1].last_id) else "neither"
