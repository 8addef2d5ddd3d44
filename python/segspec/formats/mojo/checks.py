"""What is known of a segment while it is read, and contradictions in readable bytes: ids, counts, flags, names, INDEX
and SUFFIX.

The packs are trusted, because INDEX and SUFFIX derive from them.

Source: seeds/mojo.txt "INDEX = (Packs Index)", "SUFFIX (32 bytes)", "RECOVERY".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from segspec.core.errors import Finding, Severity
from segspec.core.model import SegmentFile
from segspec.formats.mojo import index, resync, rules
from segspec.formats.mojo.index import Footer, IndexView, KnownPacks, find_footer, id_at
from segspec.formats.mojo.layout import Id, State, Variant, id_text, parse_name
from segspec.formats.mojo.pack import CountedEntries, Pack
from segspec.formats.mojo.scan.run import LastId, broken
from segspec.frames.explain import table
from segspec.storage.source import Source
from segspec_ksy.rules.mojo import ORDER_IN_A_PACK, ORDER_PACKS

RULES = table("mojo")


class CheckedSegment:
    """A segment with its reading of the document, `variant`, its first pack's position, `start`, and the released
    `packs`; `whole` if these are all of them."""

    def __init__(self, source: Source, segment: SegmentFile) -> None:
        self.source, self.segment = source, segment
        self.variant, self.start = Variant(), 0
        self.name = parse_name(segment.name)
        self.packs, self.whole = KnownPacks(), True
        self._seen_size = -1
        self._footer: Footer | None = None
        self._index: IndexView | None = None

    @property
    def footer(self) -> Footer | None:
        """INDEX and SUFFIX; None if the file does not end with them."""
        if self._seen_size != self.source.size:
            found = find_footer(self.source, self.variant)
            self.keep_footer(None if found is None else found[0])
        return self._footer

    def keep_footer(self, footer: Footer | None) -> None:
        self._seen_size = self.source.size
        self._footer = footer
        self._index = index.view(self.source, footer, self.variant) if footer else None

    @property
    def index_view(self) -> IndexView | None:
        """INDEX with full ids; None if it is not readable."""
        return self._index if self.footer is not None else None

    @property
    def last_id(self) -> Id | None:
        """The last released id, or None."""
        return self.packs.last_id

    @property
    def named(self) -> Id | None:
        """The id in the segment's name."""
        return self.name.first if self.name is not None else None

    def check_pack(self, pack: Pack, before: KnownPacks) -> Iterator[Finding]:
        """The rules that a pack after those in `before` breaks. Raises `SegspecError` (bad-order)."""
        head, entries, footer, listed = pack.read.head, pack.read.entries, self.footer, self.index_view
        last = before.last_id if pack.num_new and not pack.began.number else None
        why = broken(entries, LastId(last is not None, *(last or (0, 0))))
        if why == ORDER_IN_A_PACK:
            raise self._misplaced(pack).error()
        if footer is not None and listed is not None and pack.num_new:
            trusted = resync.trusted_id(pack, footer, listed, before)
            if trusted is not None:
                said = {"id": id_text(pack.master_id), "indexed": id_text(trusted)}
                raise self.found("mojo.order.master-id", pack.position, **said).error()
        if why == ORDER_PACKS:
            yield self._order(pack, before)
        stated = (head.live, head.deleted) if self.variant.has_counts and pack.closed else None
        told = PackTold(entries.live, entries.number - entries.live, entries.flagged, entries.flagged_at, entries.flags)
        yield from warnings(self.source.path, pack.position, told, stated)

    def found(self, rule: str, position: int, field: str | None = None, /, **said: object) -> Finding:
        return RULES.finding(rule, self.source.path, position, said, field=field)

    def _misplaced(self, pack: Pack) -> Finding:
        place, began = pack.read.entries.misplaced - pack.began.number, pack.began
        *earlier, entry = CountedEntries(self.source, pack)(max(place - 1, 0), place + 1)
        last = earlier[0].id if earlier else (began.last_ms, began.last_seq)
        own, at = entry.id, pack.read.entries.misplaced_at
        assert last is not None
        assert own is not None
        said = {"entry": at, "id": id_text(own), "before": id_text(last)}
        return self.found(RULES.numbered[ORDER_IN_A_PACK], pack.position, **said)

    def _order(self, pack: Pack, before: KnownPacks) -> Finding:
        """The later of two packs is wrong if the pack before both contradicts it, or the earlier one has the name's
        id."""
        first, last = pack.first_id, before[-1].last_id
        is_named = self.named is not None and before[0].has_id(self.named)
        sound = before[-2].last_id if len(before) > 1 else last if is_named else None
        said = {"id": id_text(first), "before": id_text(last)}
        if sound is not None and not rules.is_above(first, sound):
            raise self.found(RULES.numbered[ORDER_PACKS], pack.position, **said).error()
        return self.found("mojo.order.either", pack.position, **said)

    def unwritten(self, position: int, size: int) -> Finding:
        """The note about preallocated, unwritten bytes."""
        return self.found("mojo.end.room", position, size=size)._replace(bytes=size)

    def unfinished(self) -> Finding:
        """The finding for a segment that ends without INDEX and SUFFIX."""
        is_coming = self.name is not None and self.name.state is State.DOWNLOADING
        why = "; its name says that it was being downloaded" if is_coming else ""
        return self.found("mojo.end.missing", self.source.size, why=why)

    def check_first_id(self) -> Iterator[Finding]:
        """Compares the segment's id, in its name and before the first pack, with its first record."""
        first, named = self.packs[0], self.named
        if named is not None and not first.has_id(named):
            yield self.found("mojo.name.id", self.start, named=id_text(named), first=id_text(first.first_id))
        lead = id_at(self.source, 0, self.variant) if self.variant.has_lead_id else None
        if lead is not None and not rules.is_same_id(lead, first.id):
            yield self.found("mojo.variant.lead-id-is-first", 0, lead=id_text(lead), id=id_text(first.id))

    def check_end(self, footer: Footer) -> Iterator[Finding]:
        """Compares INDEX and SUFFIX with the packs."""
        if self.index_view is None:
            error, note = index.unreadable(self.source, footer, self.variant), "INDEX cannot be read; the packs can be"
            yield Finding.from_error(error, severity=Severity.WARNING, note=f"{note}, and give it again")
        elif self.packs:
            yield from self._compare_entries(footer, self.index_view)
        if self.packs and self.whole:
            yield from self._compare_suffix(footer)
        if not rules.is_as_promised(footer.reserved):
            said = {"reserved": footer.reserved, "promised": rules.RESERVED}
            yield self.found("mojo.index.reserved", footer.suffix_start, **said)

    def _compare_entries(self, footer: Footer, listed: IndexView) -> Iterator[Finding]:
        entries, packs = listed.entries, self.packs
        if self.whole and packs.indexed() == (listed.ids, entries.offsets, entries.lengths):
            return
        count = len(entries.ids)
        same_number = self.whole and rules.agree(count, len(packs))
        if self.whole and not same_number:
            position = entries.positions[0] if count else footer.start
            yield self.found("mojo.index.entries", position, listed=count, packs=len(packs))
        by_start = {pack.start: pack for pack in packs}
        stored = zip(entries.positions, listed.ids, entries.offsets, entries.lengths, strict=True)
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
                    yield self.found(rule, position, f"{name}.{field}", **said)

    def _compare_suffix(self, footer: Footer) -> Iterator[Finding]:
        (entries, live), packs = self.packs.counts(), self.packs
        if not rules.counts_records(footer.num_records, entries, live):
            yield self.found("mojo.index.count", footer.suffix_start, stated=footer.num_records, entries=entries)
        if index.suffix_reading(footer, packs) == "neither":
            ids = {"stated": id_text(footer.first_id), "first": id_text(packs[0].first_id)}
            yield self.found("mojo.index.segment-id", footer.suffix_start, **ids)


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
