"""Reads one segment: packs, then INDEX and SUFFIX, or an unfinished segment's room.

Source: seeds/mojo.txt "SEGMENT FILE FORMAT", "RECOVERY".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from segspec.columns.objects import Runs
from segspec.core.errors import Finding, SegspecError
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch
from segspec.formats.contract.reading import Landmark, Resync, SegmentReader, states
from segspec.formats.mojo import detect, resync, rules
from segspec.formats.mojo.checks import CheckedSegment
from segspec.formats.mojo.folder import segment_file
from segspec.formats.mojo.index import (
    Footer,
    IndexView,
    KnownPack,
    KnownPacks,
    end_of_content,
    has_tag,
    id_at,
    suffix_reading,
    tail_params,
    unreadable,
)
from segspec.formats.mojo.layout import DIALECT, PACK, PACK_TAG, State, Tag, id_text, parse_name
from segspec.formats.mojo.pack import CountedEntries, Pack, read_pack, resume
from segspec.storage.source import Source
from segspec_ksy.mojo_entry import MojoEntry
from segspec_ksy.mojo_id import MojoId
from segspec_ksy.mojo_pack import MojoPack
from segspec_ksy.mojo_tail import MojoTail
from segspec_ksy.mojo_unwritten import MojoUnwritten

OPEN_PACK, INDEX, UNWRITTEN = "open pack", "index", "unwritten"

END_MARKER = (1, True)
"""The spec's parameters for a writer's end marker without zeros after it."""


@dataclass(slots=True)
class PackFrame(Frame):
    """A frame with its pack, whose entries are counted."""

    pack: Pack = field(kw_only=True)


class MojoReader(CheckedSegment):
    """Its `variant` and `start` are known after `begin`."""

    dialect = DIALECT

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        super().__init__(source, segment)
        self.limits = limits
        self._searched: resync.PackSearch | None = None
        self._known = False
        self._open: Pack | None = None
        self._expected: int | None = None
        self._finished = False

    @property
    def is_within_pack(self) -> bool:
        """Whether the last pack is open, so that more of it may follow."""
        return self._open is not None

    @property
    def _search(self) -> resync.PackSearch:
        if self._searched is None or not self._searched.is_of(self.source):
            self._searched = resync.PackSearch(self.source)
        return self._searched

    @property
    def is_writing(self) -> bool:
        return self.name is not None and self.name.state is State.WRITING

    def begin(self) -> int:
        if end_of_content(self.source) == 0:
            return 0
        found = detect.detect(self.source, self.named)
        if found is None:
            raise self.found("mojo.reading.no-segment", 0).error()
        if found.torn:
            raise self.found("mojo.end.head", 0, "head").error()
        self.variant, self.start = found.variant, found.start
        self._known = True
        if found.footer is not None:
            self.keep_footer(found.footer)
        self._expected = found.start
        return found.start

    def enter(self, start: Landmark) -> None:
        self.whole = start.position == self.start
        self._open = None
        self.packs = KnownPacks()
        if start.before is not None:
            self.packs.append(KnownPack(0, start.position, 0, 0, start.before, start.before, start.before))
        self._expected = start.position

    def frame(self, position: int) -> Frame:
        footer = self.footer
        if footer is not None and position >= footer.end:
            return self._unwritten(position)
        if footer is not None and position >= footer.start:
            return Frame(position, footer.end, INDEX, None, params=tail_params(footer, self.variant))
        if self._open is not None and position == self._open.end:
            pack = resume(self.source, self._open)
            if pack.num_new or pack.closed:
                return self._frame_of(pack)
            if not resync.stops_at_end(self.source, pack):
                raise resync.cut_short(self.source, pack)
            return self._room(position)
        if footer is None and self.source.is_zero_from(position):
            return self._room(position)
        if footer is None and position > self.start and has_tag(self.source, position, Tag.index):
            raise self.found("mojo.end.index", position).error()
        tagged = self._has_tag(position)
        return self._frame_of(read_pack(self.source, position, self.variant, has_tag=tagged, fields=False))

    def _has_tag(self, position: int) -> bool:
        return rules.is_tagged(self.variant.has_tags, position, self.start)

    def _frame_of(self, pack: Pack) -> PackFrame:
        footer = self.footer
        if not pack.closed:
            error = resync.refusal(self.source, pack, footer, self.last_id, self._search)
            if error is not None:
                raise error
        elif footer is not None and rules.runs_into(pack.end, footer.start):
            raise self.found("mojo.pack.before-index", pack.position).error()
        details: dict[str, int | str | bool] = {
            "id": id_text(pack.master_id),
            "entries": pack.num_new,
            "deleted": pack.num_deleted,
            "elements": pack.read.entries.elements,
        }
        if pack.num_new:
            details["last_id"] = id_text(pack.last_id)
        kind, params = PACK if pack.closed else OPEN_PACK, self._pack_params(pack.position)
        found = PackFrame(pack.position, pack.end, kind, None, params=params, details=details, pack=pack)
        found.is_open = not pack.closed
        return found

    def _room(self, position: int) -> Frame:
        if self.is_writing:
            return self._unwritten(position)
        is_marker = not self.source.is_zero_from(position) and position + 1 == self.source.size
        raise self.found("mojo.end.marker" if is_marker else "mojo.end.zeros", position).error()

    def _unwritten(self, position: int) -> Frame:
        params = self._unwritten_params(position)
        return Frame(position, self.source.size, UNWRITTEN, None, params=params, is_room=True)

    def _unwritten_params(self, position: int) -> tuple[object, ...]:
        return (self.source.size - position, not self.source.is_zero_from(position))

    def _pack_params(self, position: int) -> tuple[object, ...]:
        v = self.variant
        return (v.form, self._has_tag(position), v.has_counts, v.has_lp_count, v.bytes_form, v.elements_form)

    def check(self, frame: Frame) -> Iterable[Finding]:
        if isinstance(frame, PackFrame):
            return self.check_pack(frame.pack, self._before(frame.pack))
        if frame.kind == UNWRITTEN and frame.params != END_MARKER:
            return [self.unwritten(frame.position, frame.end - frame.position)]
        return []

    def _before(self, pack: Pack) -> KnownPacks:
        """The packs before `pack`, of which only the head may have been released."""
        is_begun = self._open is not None and not self._open.num_entries and pack.position == self._open.end
        return self.packs[:-1] if is_begun else self.packs

    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        if not isinstance(frame, PackFrame):
            return [], []
        pack = frame.pack
        make = CountedEntries(self.source, pack)
        if pack.num_deleted:
            return make(0, pack.num_new), []
        return Runs(pack.num_new, make, pack.end - pack.position), []

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        self.whole &= frame.position == self._expected
        self._expected = frame.end
        self._finished |= frame.kind == INDEX
        if not isinstance(frame, PackFrame):
            return
        pack, entries = frame.pack, frame.pack.read.entries
        if self._open is not None and pack.position == self._open.end:
            self.packs.pop()
        self._open = None if pack.closed else pack
        counts = entries.number, entries.live
        self.packs.append(KnownPack(pack.start, pack.end, *counts, pack.master_id, pack.first_id, pack.last_id))

    def pass_over(self, stretch: Stretch) -> None:
        self.whole &= stretch.position == self._expected
        self._expected = stretch.end
        self.packs.extend(stretch.carried)

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        if position < self.start:
            return MojoId, (self.variant.form,)
        footer = self.footer
        if footer is not None and footer.start <= position < footer.end:
            return MojoTail, tail_params(footer, self.variant)
        if (footer is not None and position >= footer.end) or self.source.is_zero_from(position):
            return MojoUnwritten, self._unwritten_params(position)
        if self._open is not None and position == self._open.end:
            if self._open.read.body_end >= 0 or resync.stops_at_end(self.source, self._open):
                return MojoUnwritten, self._unwritten_params(position)
            return MojoEntry, (self._open.read.head.num_fields, self.variant.has_lp_count, 0, 0)
        return MojoPack, self._pack_params(position)

    def sections(self, frame: Frame) -> Iterable[Section]:
        return ()

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        if not self._known:
            return None
        found = resync.next_pack(
            self.source, position, self.footer, self.index_view, self.variant, self.last_id, self._search
        )
        return None if found is None else Resync(found[0], note=found[1])

    def _describe_variant(self, footer: Footer | None) -> dict[str, str | bool]:
        variant = self.variant.describe()
        if self.index_view is not None and self.index_view.ids:
            variant["index_ids"] = self.index_view.reading
        if footer is not None and self.packs:
            variant["suffix_id"] = suffix_reading(footer, self.packs)
        return variant

    def finish(self, summary: SegmentSummary) -> Iterator[Finding]:
        footer = self.footer if self._known else None
        if self.name is not None:
            summary.details["state"] = self.name.state.name.lower()
        if self._known:
            summary.details["variant"] = self._describe_variant(footer)
        if footer is None and not self.is_writing and summary.end == "clean":
            summary.end = "torn"
            yield self.unfinished()
        if footer is not None and self._finished:
            yield from self.check_end(footer)
        if self.whole and self.packs and self.packs[0].start == self.start:
            yield from self.check_first_id()


class MojoMarks:
    """INDEX's packs, in order, as places to begin. A pack contains its id."""

    def __init__(self, index: IndexView, start: int, tag_bytes: int) -> None:
        self._index = index
        self._start = start
        self._tag_bytes = tag_bytes

    def __len__(self) -> int:
        return len(self._index.offsets)

    def __getitem__(self, number: int) -> Landmark:
        offset = self._index.offsets[number]
        # The first pack has no tag before it.
        position = offset if offset == self._start else offset - self._tag_bytes
        master = self._index.ids[self._index.numbers[offset]]
        return Landmark(position, id=master, time=master[0])

    def bears_out(self, number: int, reader: SegmentReader) -> bool:
        mark, offset = self[number], self._index.offsets[number]
        if offset == self._start:
            return True
        assert isinstance(reader, MojoReader)
        # MASTER ID is the minimum id of a pack.
        return id_at(reader.source, offset, reader.variant) == mark.id and states(Landmark(mark.position), reader)


@contextmanager
def marks(reader: SegmentReader) -> Iterator[MojoMarks | None]:
    """The packs that INDEX lists; None if it is not readable."""
    assert isinstance(reader, MojoReader)
    index = reader.index_view
    if index is None:
        yield None
        return
    yield MojoMarks(index, reader.start, len(PACK_TAG) if reader.variant.has_tags else 0)


def index_entries(source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
    """A finished segment's INDEX entries, if any. Raises `SegspecError` for unreadable ones."""
    if segment is None:
        segment = segment_file(source.path, parse_name(source.name))
    reader = MojoReader(source, segment, DEFAULT_LIMITS)
    reader.begin()
    footer = reader.footer
    if footer is None:
        return
    if footer.entries is None:
        raise unreadable(source, footer, reader.variant)
    view = reader.index_view
    assert view is not None
    stored = view.entries
    for position, own, offset, length in zip(stored.positions, view.ids, stored.offsets, stored.lengths, strict=True):
        yield {"position": position, "id": id_text(own), "offset": offset, "length": length}
