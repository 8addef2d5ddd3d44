"""Reads one TANK segment: frame, then promises, then records."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from segspec.columns.objects import in_runs, records
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch
from segspec.formats.contract.reading import Landmark, Resync
from segspec.formats.tank import checks
from segspec.formats.tank.bundle import (
    Bundle,
    MessageSet,
    container_of,
    contents,
    open_bundle,
    read_messages,
    sequences,
)
from segspec.formats.tank.layout import base_of
from segspec.formats.tank.resync import Resyncer
from segspec.storage.source import Source
from segspec_kernels.types import I64s
from segspec_ksy.tank_entry import TankEntry
from segspec_ksy.tank_enums import TankEnums
from segspec_ksy.tank_message_set import TankMessageSet


class Carried(NamedTuple):
    """What a stretch leaves: the sequence number that is due after it, how many of its bundles are sparse, and the
    timestamp of its last message, None where no message was looked at."""

    due: int
    sparse: int
    last_timestamp: int | None


class TankReader:
    """The `SegmentReader` of TANK. Carries the sequence number that is due, which most bundles do not state."""

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        self.segment = segment
        self.limits = limits
        self._last_timestamp: int | None = None
        self.source = source
        # Bundles that are not sparse are the same bytes in the document's dialect: nothing in a file says `document`.
        self.dialect = "system"
        self.due = base_of(segment)
        self._sparse = 0
        self._end = 0

    @property
    def source(self) -> Source:
        return self._source

    @source.setter
    def source(self, source: Source) -> None:
        """A file that grows is given again, and what was found out about it is forgotten."""
        self._source = source
        self._resyncer = Resyncer(source, self.segment, self.limits)
        self._resyncer.search.last_timestamp = self._last_timestamp

    def begin(self) -> int:
        """0: a segment has no header, and nothing that tells that it is one."""
        return 0

    def enter(self, start: Landmark) -> None:
        assert start.number is not None
        self.due, self._end, self._sparse = start.number, start.position, 0

    def frame(self, position: int) -> Bundle:
        bundle = open_bundle(self.source, position)
        header = bundle.header
        bundle.first_offset, bundle.offsets = bundle.first(self.due), bundle.apart + 1
        bundle.details = {
            "messages": header.num_messages,
            "codec": header.codec.name if isinstance(header.codec, TankEnums.Codec) else str(header.codec),
            "sparse": header.is_sparse,
        }
        return bundle

    def check(self, frame: Frame) -> Iterator[Finding]:
        return checks.check_header(_bundle(frame), self.due)

    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        bundle = _bundle(frame)
        messages, findings = checks.released(bundle, self._messages(bundle), self.due)
        self._refuse_if_cut_short(bundle, doubtful=bool(findings) or messages.set_unused() > 0)
        numbers = sequences(bundle, self.due, messages)
        findings += checks.check_messages(bundle, messages, numbers)
        make = partial(_records, bundle.position, messages, numbers)
        return in_runs(messages.count, make), findings

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        bundle = _bundle(frame)
        # TANK's client counts the messages that it sees; without them only the declared number is known.
        if records:
            assert records[-1].offset is not None
            self.due = records[-1].offset + 1
            self._released(records[-1].timestamp)
        else:
            self.due = bundle.after(self.due)
        self._sparse += bundle.header.is_sparse
        self._end = bundle.end

    def pass_over(self, stretch: Stretch) -> None:
        carried = stretch.carried
        assert isinstance(carried, Carried)
        self.due = carried.due
        self._sparse += carried.sparse
        self._end = stretch.end
        if carried.last_timestamp is not None:
            self._released(carried.last_timestamp)

    def _released(self, last_timestamp: int | None) -> None:
        self._last_timestamp = self._resyncer.search.last_timestamp = last_timestamp

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        return TankEntry, ()

    def sections(self, frame: Frame) -> Iterator[Section]:
        bundle = _bundle(frame)
        content = contents(self.source, bundle, self.limits)
        if container_of(bundle) is not None:
            yield Section("message set, decompressed", TankMessageSet, content, None, bundle.set_params)

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        if error.code is Code.ZEROED:
            return None
        found = self._resyncer.resync(position, self.due)
        if found is None:
            return None
        resumed, self.due = found
        return resumed

    def finish(self, summary: SegmentSummary) -> Iterator[Finding]:
        summary.next_offset = self.due
        summary.details["sparse_bundles"] = self._sparse
        yield from checks.check_name(self.source.path, self.segment)
        declared = self.segment.details.get("declared_last")
        if self.source.size == 0 and isinstance(declared, int):
            summary.next_offset = declared + 1
            yield checks.emptied(self.source.path, self.due, declared)
        elif self.source.size == 0:
            text = "an empty segment: the broker deletes it at its start"
            yield Finding(self.source.path, 0, Code.BAD_LENGTH, Severity.NOTE, text)
        elif self._end == self.source.size and summary.end == "clean":
            yield from checks.check_declared_last(self.source.path, self.segment, summary.bytes, self.due - 1)

    def _messages(self, bundle: Bundle) -> MessageSet:
        return read_messages(self.source, bundle, contents(self.source, bundle, self.limits), self.limits)

    def _refuse_if_cut_short(self, bundle: Bundle, *, doubtful: bool) -> None:
        """A part of a bundle that later ones were appended to takes its missing bytes from them: its last message may
        look whole. What gives it away is that another bundle begins inside it, while nothing readable follows it or its
        own messages are `doubtful`."""
        if not doubtful and (bundle.end == self.source.size or self._resyncer.search.sound(bundle.end) is not None):
            return
        start = self._resyncer.begins_inside(bundle, doubtful=doubtful)
        if start is not None:
            raise checks.cut_short(bundle, start)


def _bundle(frame: Frame) -> Bundle:
    assert isinstance(frame, Bundle)
    return frame


def _records(position: int, messages: MessageSet, numbers: Sequence[int], first: int, last: int) -> list[Record]:
    """The messages `first:last` as records of the bundle at `position`. A key of no bytes is none."""
    found, content, rows = messages.columns, messages.content, last - first
    columns: dict[str, Any] = {
        "position": array("q", [position]) * rows,
        "offset": list(numbers[first:last]),
        "timestamp": found.timestamp[first:last],
        "key": [key or None for key in _pieces(content, found.key, found.key_length, first, last)],
        "value": _pieces(content, found.content, found.content_length, first, last),
    }
    return records(rows, columns)


def _pieces(content: bytes, starts: I64s, lengths: I64s, first: int, last: int) -> list[bytes]:
    """The bytes of rows that lie in `content`. A length below 0 is that of an absent one."""
    places = zip(starts[first:last], lengths[first:last], strict=True)
    return [content[start : start + length] if length > 0 else b"" for start, length in places]
