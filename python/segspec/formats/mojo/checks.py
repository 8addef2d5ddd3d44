"""What bytes that can be read may still contradict: the order of ids, counts, flags, the segment's name, and what INDEX
and SUFFIX say of the packs, which have the last word: both can be made again from them.

Source: seeds/mojo.txt "INDEX = (Packs Index)", "SUFFIX (32 bytes)", "RECOVERY".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import Frame
from segspec.formats.mojo import resync, rules
from segspec.formats.mojo.index import (
    Footer,
    IndexView,
    first_record_id,
    has_id,
    id_at,
    suffix_reading,
    unreadable,
)
from segspec.formats.mojo.known import KnownPack, KnownPacks
from segspec.formats.mojo.layout import Id, SegmentName, State, id_text
from segspec.formats.mojo.pack import Pack
from segspec.formats.mojo.variant import Variant
from segspec.storage.source import Source


def check_pack(
    source: Source,
    variant: Variant,
    pack: Pack,
    before: Sequence[KnownPack],
    footer: Footer | None,
    index: IndexView | None,
    named: Id | None,
) -> Iterator[Finding]:
    """The order of a pack's ids, its counts and flags. Raises `SegspecError` (bad-order) where its ids cannot be right.

    `before` are the packs released so far, `named` the id in the segment's name.
    """
    _check_order_within(source, pack)
    if footer is not None and index is not None and pack.entries:
        _check_master_id(source, pack, before, footer, index)
    yield from _check_order(source, variant, pack, before, named)
    if pack.counts is not None and pack.closed:
        yield from _check_counts(source, pack, pack.counts)
    flagged = pack.flagged
    if flagged:
        first, number = flagged[0], len(flagged)
        message = f"{number} entries have flags that the document does not describe, the first at byte {first.position}"
        actual = f"{first.other_flags:#x}"
        yield _wrong(source, pack.position, "entries.flags", 0, actual, message, Code.RESERVED_NONZERO)


def _check_order_within(source: Source, pack: Pack) -> None:
    for previous, entry in zip(pack.entries, pack.entries[1:], strict=False):
        if not rules.is_above(entry.id, previous.id):
            own, other = id_text(entry.id), id_text(previous.id)
            message = f"the entry at byte {entry.position} has the id {own}, and the one before it {other}"
            raise _disorder(source, pack, message, previous.id, entry.id)


def _check_master_id(source: Source, pack: Pack, before: Sequence[KnownPack], footer: Footer, index: IndexView) -> None:
    trusted = resync.trusted_id(pack, footer, index, before)
    if trusted is not None:
        raise SegspecError(
            Code.BAD_ORDER,
            f"MASTER ID is {id_text(pack.master_id)}, which is out of order; INDEX says {id_text(trusted)}",
            path=source.path,
            position=pack.position,
            field="head.master_id",
            expected=id_text(trusted),
            actual=id_text(pack.master_id),
        )


def _check_order(
    source: Source, variant: Variant, pack: Pack, before: Sequence[KnownPack], named: Id | None
) -> Iterator[Finding]:
    if not before or not pack.entries or rules.is_above(pack.entries[0].id, before[-1].last_id):
        return
    first, last = pack.entries[0].id, before[-1].last_id
    message = f"the pack begins with {id_text(first)}, and the one before it ends with {id_text(last)}"
    error = _disorder(source, pack, message, last, first)
    # Two packs contradict each other. The later one is wrong if the pack before both contradicts it too, or if the
    # earlier one has the id that the file is named after.
    is_named = named is not None and has_id(source, variant, before[0], named)
    sound = before[-2].last_id if len(before) > 1 else last if is_named else None
    if sound is not None and not rules.is_above(first, sound):
        raise error
    yield Finding.from_error(error, note="the pack before it is the one that may be wrong")


def _disorder(source: Source, pack: Pack, message: str, previous: Id, following: Id) -> SegspecError:
    return SegspecError(
        Code.BAD_ORDER,
        message,
        path=source.path,
        position=pack.position,
        field="id",
        expected=f"above {id_text(previous)}",
        actual=id_text(following),
    )


def _check_counts(source: Source, pack: Pack, counts: tuple[int, int]) -> Iterator[Finding]:
    real = (pack.num_live, pack.num_entries - pack.num_live)
    for name, stated, counted in zip(("count", "deleted"), counts, real, strict=True):
        if not rules.agree(stated, counted):
            message = f"the master entry says {name} is {stated}; the pack has {counted}"
            yield _wrong(source, pack.position, f"head.master.{name}", counted, stated, message, Code.BAD_COUNT)


def unwritten(source: Source, frame: Frame) -> Finding:
    """The note about room that was preallocated."""
    return Finding(
        source.path,
        frame.position,
        Code.ZEROED,
        Severity.NOTE,
        f"{frame.end - frame.position} bytes of room not yet written",
        bytes=frame.end - frame.position,
    )


def unfinished(source: Source, name: SegmentName | None) -> Finding:
    """What is wrong with a segment that ends with a pack, though its name does not say that it is being written."""
    why = "; its name says that it was being downloaded" if name and name.state is State.DOWNLOADING else ""
    return Finding(
        source.path,
        source.size,
        Code.TORN,
        Severity.ERROR,
        f"the file ends without INDEX and SUFFIX: what followed is lost{why}",
        field="suffix",
    )


def check_first_id(
    source: Source, variant: Variant, first: KnownPack, named: Id | None, start: int
) -> Iterator[Finding]:
    """The segment's id is that of its first record: in the file's name, and before the first pack.

    `first` is the first pack that was released; nothing is said where it is not the segment's, which is at `start`.
    """
    if first.start != start:
        return
    if named is not None and not has_id(source, variant, first, named):
        begins = id_text(first_record_id(source, variant, first))
        message = "the file is named after {actual}; its first pack begins with {expected}"
        yield _wrong(source, start, "name", begins, id_text(named), message, Code.BAD_NAME)
    lead = id_at(source, 0, variant) if variant.has_lead_id else None
    if lead is not None and not rules.is_same_id(lead, first.id):
        message = "the file begins with the id {actual}; its first pack with {expected}"
        yield _wrong(source, 0, "lead_id", id_text(first.id), id_text(lead), message)


def check_end(
    source: Source,
    footer: Footer,
    variant: Variant,
    index: IndexView | None,
    packs: KnownPacks,
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
        message = f"the reserved bytes of SUFFIX are {footer.reserved:#x}"
        place = footer.suffix_start, "suffix.reserved"
        yield _wrong(source, *place, rules.RESERVED, footer.reserved, message, Code.RESERVED_NONZERO)


def _compare_entries(
    source: Source, footer: Footer, index: IndexView, packs: KnownPacks, whole: bool
) -> Iterator[Finding]:
    entries = index.entries
    if whole and packs.indexed() == (index.ids, entries.offsets, entries.lengths):
        return
    listed = len(entries.ids)
    same_number = whole and rules.agree(listed, len(packs))
    if whole and not same_number:
        position = entries.positions[0] if listed else footer.start
        message = "INDEX has {actual} entries for {expected} packs"
        yield _wrong(source, position, "index.entries", len(packs), listed, message)
    by_start = {pack.start: pack for pack in packs}
    stored = zip(entries.positions, index.ids, entries.offsets, entries.lengths, strict=True)
    for number, (position, record_id, offset, length) in enumerate(stored):
        pack = packs[number] if same_number else by_start.get(offset)
        if pack is None or (record_id, offset, length) == (pack.id, pack.start, pack.end - pack.start):
            continue
        name, what = f"index.entries[{number}]", f"INDEX says of the pack at byte {pack.start}: "
        if not rules.agree(offset, pack.start):
            yield _wrong(source, position, f"{name}.offset", pack.start, offset, what + "it is at {actual}")
        if not rules.is_same_id(record_id, pack.id):
            message = what + "its id is {actual}; MASTER ID is {expected}"
            yield _wrong(source, position, f"{name}.id", id_text(pack.id), id_text(record_id), message)
        real = pack.end - pack.start
        if not rules.agree(length, real):
            message = what + "it has {actual} bytes; it has {expected}"
            yield _wrong(source, position, f"{name}.len_pack", real, length, message)


def _compare_suffix(source: Source, footer: Footer, variant: Variant, packs: KnownPacks) -> Iterator[Finding]:
    entries, live = packs.counts()
    if not rules.counts_records(footer.num_records, entries, live):
        message = "SUFFIX counts {actual} records; the packs have {expected}"
        yield _wrong(source, footer.suffix_start, "suffix.num_records", entries, footer.num_records, message)
    if suffix_reading(source, footer, variant, packs) == "neither":
        expected, actual = id_text(first_record_id(source, variant, packs[0])), id_text(footer.first_id)
        message = "SUFFIX says that the segment's id is {actual}; the first record's is {expected}"
        yield _wrong(source, footer.suffix_start, "suffix.id", expected, actual, message)


def _wrong(
    source: Source,
    position: int,
    field: str,
    expected: object,
    actual: object,
    message: str,
    code: Code = Code.BAD_INDEX,
) -> Finding:
    """A warning about a field that records do not depend on."""
    return Finding(
        source.path,
        position,
        code,
        Severity.WARNING,
        message.format(expected=expected, actual=actual),
        field=field,
        expected=str(expected),
        actual=str(actual),
    )
