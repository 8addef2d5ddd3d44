"""Compares INDEX and SUFFIX with the packs, which have the last word: both can be made again from them.

Source: seeds/mojo.txt "INDEX = (Packs Index)", "SUFFIX (32 bytes)", "RECOVERY".
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from segspec.core.errors import Code, Finding, Severity
from segspec.formats.mojo import rules
from segspec.formats.mojo.footer import Footer, IndexEntries, IndexEntry, id_at, unreadable
from segspec.formats.mojo.layout import Id, id_text
from segspec.formats.mojo.pack import read_pack
from segspec.formats.mojo.variant import Variant
from segspec.storage.source import Source


class KnownPack(NamedTuple):
    """What reading a pack showed that INDEX and SUFFIX speak of; `start` is where its MASTER ID is."""

    start: int
    end: int
    id: Id
    last_id: Id
    num_entries: int
    num_live: int


Ids = list[Id]


def _absolute(ids: Sequence[Id], segment: Id) -> Ids:
    return list(ids)


def _from_segment(ids: Sequence[Id], segment: Id) -> Ids:
    return [(rules.moved(segment[0], ms), rules.moved(segment[1], seq)) for ms, seq in ids]


def _from_previous(ids: Sequence[Id], segment: Id) -> Ids:
    out = []
    ms, seq = segment
    for more_ms, more_seq in ids:
        ms, seq = rules.moved(ms, more_ms), rules.moved(seq, more_seq)
        out.append((ms, seq))
    return out


def _from_zero(ids: Sequence[Id], segment: Id) -> Ids:
    return _from_previous(ids, (0, 0))


READINGS: dict[str, Callable[[Sequence[Id], Id], Ids]] = {
    "absolute": _absolute,
    "segment": _from_segment,
    "previous": _from_previous,
    "previous_from_zero": _from_zero,
}
"""What INDEX's ids may be: stored as they are, or as differences to the segment's id or to the entry before."""


class IndexView(NamedTuple):
    """INDEX with its ids in full: `reading` says which of `READINGS` they are stored in."""

    entries: IndexEntries
    reading: str
    ids: Ids
    numbers: dict[int, int]
    """The number of the entry that has an offset."""
    offsets: list[int]
    """All offsets in rising order."""

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
    step = -(-len(entries) // COMPARED) or 1
    there = [id_at(source, offset, variant) for offset in entries.offsets[::step]]
    segment = there[0] if there and there[0] is not None else footer.first_id
    best, reading, ids = -1, "absolute", stored
    for name, read in READINGS.items():
        full = read(stored, segment)
        agree = sum(one == other for one, other in zip(full[::step], there, strict=True))
        if agree > best:
            best, reading, ids = agree, name, full
        if best == len(there):
            break
    # Of several entries with one offset the first counts.
    numbers = dict(zip(reversed(entries.offsets), range(len(entries) - 1, -1, -1), strict=True))
    return IndexView(entries, reading, ids, numbers, sorted(numbers))


def first_record_id(source: Source, variant: Variant, pack: KnownPack) -> Id:
    """The id of a pack's first record; MASTER ID where it has none."""
    first = read_pack(source, pack.start, variant, has_tag=False, limit=1).entries if pack.num_entries else []
    return first[0].id if first else pack.id


def has_id(source: Source, variant: Variant, first: KnownPack, own: Id) -> bool:
    """Whether `own` is an id of the segment that begins with the pack `first`: MASTER ID, or its first record's. They
    differ where the record that a pack was begun for was never written."""
    return rules.is_same_id(own, first.id) or rules.is_same_id(own, first_record_id(source, variant, first))


def suffix_reading(source: Source, footer: Footer, variant: Variant, packs: Sequence[KnownPack]) -> str:
    """Which id SUFFIX has: the segment's `first`, its `last`, or `neither`."""
    if has_id(source, variant, packs[0], footer.first_id):
        return "first"
    return "last" if rules.is_same_id(footer.first_id, packs[-1].last_id) else "neither"


def compare(
    source: Source,
    footer: Footer,
    variant: Variant,
    index: IndexView | None,
    packs: Sequence[KnownPack],
    whole: bool,
) -> Iterator[Finding]:
    """What INDEX and SUFFIX say that the packs do not; `whole` where `packs` are all that the segment has."""
    if index is None:
        yield Finding.from_error(
            unreadable(source, footer, variant),
            severity=Severity.WARNING,
            note="INDEX cannot be read; the packs can be, and give it again",
        )
    elif packs:
        yield from _compare_entries(source, footer, index, packs, whole)
    if packs and whole:
        yield from _compare_suffix(source, footer, variant, packs)
    if not rules.is_as_promised(footer.reserved):
        yield Finding(
            source.path,
            footer.suffix_start,
            Code.RESERVED_NONZERO,
            Severity.WARNING,
            f"the reserved bytes of SUFFIX are {footer.reserved:#x}",
            field="suffix.reserved",
            expected=str(rules.RESERVED),
            actual=str(footer.reserved),
        )


def _compare_entries(
    source: Source, footer: Footer, index: IndexView, packs: Sequence[KnownPack], whole: bool
) -> Iterator[Finding]:
    entries = index.entries
    same_number = whole and rules.agree(len(entries), len(packs))
    if whole and not same_number:
        position = entries[0].position if entries else footer.start
        message = "INDEX has {actual} entries for {expected} packs"
        yield _bad(source, position, "index.entries", len(packs), len(entries), message)
    by_start = {pack.start: pack for pack in packs}
    for number, (entry, record_id) in enumerate(zip(entries, index.ids, strict=True)):
        if same_number:
            pack = packs[number]
        elif entry.offset in by_start:
            pack = by_start[entry.offset]
        else:
            continue
        if record_id != pack.id or entry.offset != pack.start or entry.length != pack.end - pack.start:
            yield from _compare_entry(source, f"index.entries[{number}]", entry, record_id, pack)


def _compare_entry(source: Source, name: str, entry: IndexEntry, record_id: Id, pack: KnownPack) -> Iterator[Finding]:
    what = f"INDEX says of the pack at byte {pack.start}: "
    if not rules.agree(entry.offset, pack.start):
        yield _bad(source, entry.position, f"{name}.offset", pack.start, entry.offset, what + "it is at {actual}")
    if not rules.is_same_id(record_id, pack.id):
        expected, actual = id_text(pack.id), id_text(record_id)
        message = what + "its id is {actual}; MASTER ID is {expected}"
        yield _bad(source, entry.position, f"{name}.id", expected, actual, message)
    length = pack.end - pack.start
    if not rules.agree(entry.length, length):
        message = what + "it has {actual} bytes; it has {expected}"
        yield _bad(source, entry.position, f"{name}.len_pack", length, entry.length, message)


def _compare_suffix(source: Source, footer: Footer, variant: Variant, packs: Sequence[KnownPack]) -> Iterator[Finding]:
    entries, live = sum(pack.num_entries for pack in packs), sum(pack.num_live for pack in packs)
    if not rules.counts_records(footer.num_records, entries, live):
        message = "SUFFIX counts {actual} records; the packs have {expected}"
        yield _bad(source, footer.suffix_start, "suffix.num_records", entries, footer.num_records, message)
    if suffix_reading(source, footer, variant, packs) == "neither":
        expected, actual = id_text(first_record_id(source, variant, packs[0])), id_text(footer.first_id)
        message = "SUFFIX says that the segment's id is {actual}; the first record's is {expected}"
        yield _bad(source, footer.suffix_start, "suffix.id", expected, actual, message)


def _bad(source: Source, position: int, field: str, expected: object, actual: object, message: str) -> Finding:
    return Finding(
        source.path,
        position,
        Code.BAD_INDEX,
        Severity.WARNING,
        message.format(expected=expected, actual=actual),
        field=field,
        expected=str(expected),
        actual=str(actual),
    )
