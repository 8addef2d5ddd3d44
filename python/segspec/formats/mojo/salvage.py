"""Makes a clean copy of a mojo log: closed packs byte for byte, others from their recoverable entries.

Copied segments are finished: INDEX and SUFFIX are made from the packs (seeds/mojo.txt "RECOVERY").
"""

from __future__ import annotations

from collections.abc import Sequence

from segspec.core.errors import Severity
from segspec.core.model import Frame, Record, RecordNumber, SegmentFile, SegmentSummary, parse_id
from segspec.core.stretch import Stretch
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Output, Salvager
from segspec.formats.mojo import layout, rules
from segspec.formats.mojo.detect import detect
from segspec.formats.mojo.encode import Indexed, NewEntry, pack, record_id, tail
from segspec.formats.mojo.layout import PACK_TAG, Id, NumberForm, Variant, id_text
from segspec.formats.mojo.pack import Pack, names_of
from segspec.formats.mojo.reader import MojoReader, PackFrame
from segspec.storage.source import from_bytes


class MojoSalvager(Salvager):
    """The copy keeps the segment's reading of the document, unless its first pack would not show it."""

    certainty = (
        "there is no checksum: packs after damage have a HEADER that agrees with their entries, and ids that rise"
    )

    def __init__(self, output: Output) -> None:
        super().__init__(output)
        self._packs: list[Indexed] = []
        self._num_records = 0
        self._name: str | None = None
        self._before: Id | None = None
        self._variant = Variant()

    def takes_whole(self, segment: SegmentFile, summary: SegmentSummary) -> bool:
        named = _named(segment)
        return named is None or self._before is None or named >= self._before

    def copied(self, summary: SegmentSummary) -> None:
        self._before = _named(summary.segment) or self._before

    def begin(self, reader: SegmentReader, segment: SegmentFile) -> None:
        self._packs, self._num_records = [], 0
        # A name from here would hide the log's, which has no id.
        self._name = segment.name if layout.parse_name(segment.name) is None else None

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        if not isinstance(frame, PackFrame) or frame.pack is None or not records:
            return
        assert isinstance(reader, MojoReader)
        found, has_tag = frame.pack, bool(self._packs)
        master_id = found.master_id if self.output.is_open else self._begins_with(found, records)
        is_copied = sound and found.closed and master_id == found.master_id
        if not self.output.is_open:
            self._variant = reader.variant if is_copied else _shown(reader, master_id, found, records)
            self.output.begin(self._name or id_text(master_id), _lead(master_id, self._variant))
        variant = self._variant
        tag = PACK_TAG if has_tag and variant.has_tags else b""
        if is_copied and variant == reader.variant:
            position = self.output.take_under(tag, reader.source, frame.position, found.start, found.end)
        else:
            names = names_of(reader.source, found)
            position = self.output.write(pack(master_id, names, _entries(records), variant, has_tag=has_tag))
        start = position + len(tag)
        self._packs.append(Indexed(master_id, start, self.output.position - start))
        self._num_records += len(records)

    def _begins_with(self, found: Pack, records: Sequence[Record]) -> Id:
        """MASTER ID of a segment's first pack, which is in its name.

        Or the first remaining record's id, if the pack lost its first entries and names would no longer rise.
        """
        first = records[0].id
        assert first is not None
        rises = self._before is None or rules.is_above(found.master_id, self._before)
        self._before = found.master_id if rises else first
        return self._before

    def takes(self, reader: SegmentReader, stretch: Stretch) -> bool:
        if not self.output.is_open:
            return False
        assert isinstance(reader, MojoReader)
        variant, packs = reader.variant, stretch.carried
        # A segment's first pack has no tag, and would get one here.
        has_tag = stretch.position != reader.start or not variant.has_tags
        ends = packs[0].first_id, packs[-1].last_id
        told = stretch.first_offset, stretch.last_offset
        is_sound = not any(finding.severity is Severity.ERROR for finding in stretch.findings)
        return is_sound and variant == self._variant and has_tag and tuple(map(id_text, ends)) == told

    def take(self, reader: SegmentReader, stretch: Stretch) -> tuple[RecordNumber, RecordNumber]:
        first, last = stretch.first_offset, stretch.last_offset
        assert isinstance(first, str)
        assert isinstance(last, str)
        moved = self.output.take(reader.source, stretch.position, stretch.end) - stretch.position
        for master_id, start, length in zip(*stretch.carried.indexed(), strict=True):
            self._packs.append(Indexed(master_id, start + moved, length))
        self._num_records += stretch.rows
        return parse_id(first), parse_id(last)

    def end(self, reader: SegmentReader, segment: SegmentFile) -> None:
        if not self.output.is_open:
            return
        assert isinstance(reader, MojoReader)
        view = reader.index_view
        reading = view.reading if view is not None else "absolute"
        self.output.write(tail(self._packs, self._num_records, self._variant, reading))
        self.output.end()


def _named(segment: SegmentFile) -> Id | None:
    name = layout.parse_name(segment.name)
    return None if name is None else name.first


def _lead(master_id: Id, variant: Variant) -> bytes:
    return record_id(master_id, variant.form) if variant.has_lead_id else b""


def _shown(reader: MojoReader, master_id: Id, found: Pack, records: Sequence[Record]) -> Variant:
    variant, names = reader.variant, names_of(reader.source, found)
    content = _lead(master_id, variant) + pack(master_id, names, _entries(records), variant, has_tag=False)
    seen = detect(from_bytes(content, id_text(master_id)), master_id)
    if (
        seen is not None
        and seen.variant._replace(has_tags=variant.has_tags, has_null_each=variant.has_null_each) == variant
    ):
        return variant
    return Variant(NumberForm.raw_le if variant.form is NumberForm.strings else variant.form)


def _entries(records: Sequence[Record]) -> list[NewEntry]:
    given = ((each.id, each.fields or (), bool(each.deleted)) for each in records)
    return [NewEntry(own, [(name, value or b"") for name, value in pairs], gone) for own, pairs, gone in given if own]
