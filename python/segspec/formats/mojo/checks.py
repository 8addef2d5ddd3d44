"""What bytes that can be read may still contradict: the order of ids, counts, flags, and the segment's name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import Frame
from segspec.formats.mojo import resync, rules
from segspec.formats.mojo.footer import Footer, id_at
from segspec.formats.mojo.index import IndexView, KnownPack, first_record_id, has_id
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
        yield Finding(
            source.path,
            pack.position,
            Code.RESERVED_NONZERO,
            Severity.WARNING,
            f"{len(flagged)} entries have flags that the document does not describe, the first at byte "
            f"{flagged[0].position}",
            field="entries.flags",
            expected="0",
            actual=f"{flagged[0].other_flags:#x}",
        )


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
            yield Finding(
                source.path,
                pack.position,
                Code.BAD_COUNT,
                Severity.WARNING,
                f"the master entry says {name} is {stated}; the pack has {counted}",
                field=f"head.master.{name}",
                expected=str(counted),
                actual=str(stated),
            )


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
        yield Finding(
            source.path,
            start,
            Code.BAD_NAME,
            Severity.WARNING,
            f"the file is named after {id_text(named)}; its first pack begins with {begins}",
            field="name",
            expected=begins,
            actual=id_text(named),
        )
    lead = id_at(source, 0, variant) if variant.has_lead_id else None
    if lead is not None and not rules.is_same_id(lead, first.id):
        actual = id_text(lead)
        yield Finding(
            source.path,
            0,
            Code.BAD_INDEX,
            Severity.WARNING,
            f"the file begins with the id {actual}; its first pack with {id_text(first.id)}",
            field="lead_id",
            expected=id_text(first.id),
            actual=actual,
        )
