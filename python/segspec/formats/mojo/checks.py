"""Contradictions in readable bytes: ids, counts, flags, names, INDEX and SUFFIX.

The packs are trusted, because INDEX and SUFFIX derive from them.

Source: seeds/mojo.txt "INDEX = (Packs Index)", "SUFFIX (32 bytes)", "RECOVERY".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from segspec.core.errors import Finding, SegspecError, Severity
from segspec.core.model import Frame
from segspec.formats.mojo import resync, rules
from segspec.formats.mojo.index import Footer, IndexView, id_at, suffix_reading, unreadable
from segspec.formats.mojo.known import KnownPack, KnownPacks
from segspec.formats.mojo.layout import Id, SegmentName, State, id_text
from segspec.formats.mojo.pack import Pack
from segspec.formats.mojo.scan.run import LastId, broken
from segspec.formats.mojo.variant import Variant
from segspec.frames.explain import table
from segspec.storage.source import Source
from segspec_ksy.rules.mojo import ORDER_IN_A_PACK, ORDER_PACKS

RULES = table("mojo")


def check_pack(
    source: Source,
    variant: Variant,
    pack: Pack,
    before: Sequence[KnownPack],
    footer: Footer | None,
    index: IndexView | None,
    named: Id | None,
) -> Iterator[Finding]:
    """The rules that a pack breaks. Raises `SegspecError` (bad-order).

    `before` are the released packs, `named` the id in the segment's name.
    """
    head, entries = pack.read.head, pack.read.entries
    last = LastId(bool(before and pack.entries and not pack.began.number), *(before[-1].last_id if before else (0, 0)))
    why = broken(entries, last)
    if why == ORDER_IN_A_PACK:
        raise _misplaced(source, pack)
    if footer is not None and index is not None and pack.entries:
        _check_master_id(source, pack, before, footer, index)
    if why == ORDER_PACKS:
        yield _order(source, pack, before, named)
    stated = (head.live, head.deleted) if variant.has_counts and pack.closed else None
    told = PackTold(entries.live, entries.number - entries.live, entries.flagged, entries.flagged_at, entries.flags)
    yield from warnings(source.path, pack.position, told, stated)


class PackTold(NamedTuple):
    """A pack's entries: all, deleted ones, those with unknown flags, and the first of these with its flags."""

    live: int
    deleted: int
    flagged: int
    flagged_at: int
    flags: int


def warnings(path: str, position: int, told: PackTold, stated: tuple[int, int] | None) -> Iterator[Finding]:
    """Warnings about a pack; `stated` are the master entry's counts, if they should be correct."""
    for name, says, counted in zip(("count", "deleted"), stated or (), told[:2], strict=False):
        if not rules.agree(says, counted):
            said, field = {"name": name, "stated": says, "counted": counted}, f"head.master.{name}"
            yield RULES.finding("mojo.pack.master-counts", path, position, said, field=field)
    if rules.has_other_flags(told.flags):
        flags = {"entries": told.flagged, "first": told.flagged_at, "flags": told.flags}
        yield RULES.finding("mojo.entry.known-flags", path, position, flags)


def _misplaced(source: Source, pack: Pack) -> SegspecError:
    place, began = pack.read.entries.misplaced - pack.began.number, pack.began
    last = pack.entries[place - 1].id if place else (began.last_ms, began.last_seq)
    assert last is not None
    said = {"entry": pack.starts[place], "id": id_text(pack.entries[place].id or last), "before": id_text(last)}
    return RULES.error(RULES.numbered[ORDER_IN_A_PACK], source.path, pack.position, said)


def _check_master_id(source: Source, pack: Pack, before: Sequence[KnownPack], footer: Footer, index: IndexView) -> None:
    trusted = resync.trusted_id(pack, footer, index, before)
    if trusted is not None:
        said = {"id": id_text(pack.master_id), "indexed": id_text(trusted)}
        raise RULES.error("mojo.order.master-id", source.path, pack.position, said)


def _order(source: Source, pack: Pack, before: Sequence[KnownPack], named: Id | None) -> Finding:
    """The later of two packs is wrong if the pack before both contradicts it, or the earlier one has the name's id."""
    first, last = pack.first_id, before[-1].last_id
    said = {"id": id_text(first), "before": id_text(last)}
    is_named = named is not None and before[0].has_id(named)
    sound = before[-2].last_id if len(before) > 1 else last if is_named else None
    if sound is not None and not rules.is_above(first, sound):
        raise RULES.error(RULES.numbered[ORDER_PACKS], source.path, pack.position, said)
    return RULES.finding("mojo.order.either", source.path, pack.position, said)


def unwritten(source: Source, frame: Frame) -> Finding:
    """The note about preallocated, unwritten bytes."""
    size = frame.end - frame.position
    return RULES.finding("mojo.end.room", source.path, frame.position, {"size": size}, bytes=size)


def unfinished(source: Source, name: SegmentName | None) -> Finding:
    """The finding for a segment that ends without INDEX and SUFFIX."""
    why = "; its name says that it was being downloaded" if name and name.state is State.DOWNLOADING else ""
    return RULES.finding("mojo.end.missing", source.path, source.size, {"why": why})


def check_first_id(
    source: Source, variant: Variant, first: KnownPack, named: Id | None, start: int
) -> Iterator[Finding]:
    """Compares the segment's id, in its name and before the first pack, with its first record.

    Nothing is reported if `first`, the first released pack, is not at `start`.
    """
    if first.start != start:
        return
    if named is not None and not first.has_id(named):
        said = {"named": id_text(named), "first": id_text(first.first_id)}
        yield RULES.finding("mojo.name.id", source.path, start, said)
    lead = id_at(source, 0, variant) if variant.has_lead_id else None
    if lead is not None and not rules.is_same_id(lead, first.id):
        said = {"lead": id_text(lead), "id": id_text(first.id)}
        yield RULES.finding("mojo.variant.lead-id-is-first", source.path, 0, said)


def check_end(
    source: Source,
    footer: Footer,
    variant: Variant,
    index: IndexView | None,
    packs: KnownPacks,
    whole: bool,
) -> Iterator[Finding]:
    """Compares INDEX and SUFFIX with the packs; `whole` if `packs` are all of them."""
    if index is None:
        yield Finding.from_error(
            unreadable(source, footer, variant),
            severity=Severity.WARNING,
            note="INDEX cannot be read; the packs can be, and give it again",
        )
    elif packs:
        yield from _compare_entries(source, footer, index, packs, whole)
    if packs and whole:
        yield from _compare_suffix(source, footer, packs)
    if not rules.is_as_promised(footer.reserved):
        said = {"reserved": footer.reserved, "promised": rules.RESERVED}
        yield RULES.finding("mojo.index.reserved", source.path, footer.suffix_start, said)


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
        yield RULES.finding("mojo.index.entries", source.path, position, {"listed": listed, "packs": len(packs)})
    by_start = {pack.start: pack for pack in packs}
    stored = zip(entries.positions, index.ids, entries.offsets, entries.lengths, strict=True)
    for number, (position, record_id, offset, length) in enumerate(stored):
        pack = packs[number] if same_number else by_start.get(offset)
        if pack is None or (record_id, offset, length) == (pack.id, pack.start, pack.end - pack.start):
            continue
        size, name = pack.end - pack.start, f"index.entries[{number}]"
        for rule, field, agrees, stated, there in (
            ("mojo.index.offset", "offset", rules.agree(offset, pack.start), offset, pack.start),
            ("mojo.index.id", "id", rules.is_same_id(record_id, pack.id), id_text(record_id), id_text(pack.id)),
            ("mojo.index.length", "len_pack", rules.agree(length, size), length, size),
        ):
            if not agrees:
                said = {"start": pack.start, "stated": stated, "there": there}
                yield RULES.finding(rule, source.path, position, said, field=f"{name}.{field}")


def _compare_suffix(source: Source, footer: Footer, packs: KnownPacks) -> Iterator[Finding]:
    entries, live = packs.counts()
    if not rules.counts_records(footer.num_records, entries, live):
        counts = {"stated": footer.num_records, "entries": entries}
        yield RULES.finding("mojo.index.count", source.path, footer.suffix_start, counts)
    if suffix_reading(footer, packs) == "neither":
        ids = {"stated": id_text(footer.first_id), "first": id_text(packs[0].first_id)}
        yield RULES.finding("mojo.index.segment-id", source.path, footer.suffix_start, ids)
