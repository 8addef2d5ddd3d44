"""Reads one TANK segment: frame, then promises, then records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch
from segspec.formats.contract.reading import Landmark, Resync
from segspec.formats.tank import checks, rules
from segspec.formats.tank.bundle import (
    Bundle,
    MessageSet,
    container_of,
    contents,
    find_bundle,
    is_sound,
    open_bundle,
    read_messages,
    sequences,
    set_unused,
)
from segspec.formats.tank.layout import base_of
from segspec.formats.tank.resync import Resyncer
from segspec.storage.source import Source
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
        self.source = source
        self.segment = segment
        self.limits = limits
        # Bundles that are not sparse are the same bytes in the document's dialect: nothing in a file says `document`.
        self.dialect = "system"
        self.due = base_of(segment)
        self._resyncer = Resyncer(source, segment, limits)
        self._decoded: dict[int, MessageSet] = {}
        self._sparse = 0
        self._end = 0

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

    def records(self, frame: Frame) -> tuple[list[Record], list[Finding]]:
        bundle = _bundle(frame)
        messages, findings = checks.released(bundle, self._messages(bundle), self.due)
        self._refuse_if_cut_short(bundle, doubtful=bool(findings) or set_unused(messages) > 0)
        numbers = list(sequences(bundle, self.due, messages))
        findings += checks.check_messages(bundle, messages, numbers)
        records = [
            Record(bundle.position, offset=number, timestamp=m.timestamp, key=m.key or None, value=m.content)
            for number, m in zip(numbers, messages, strict=True)
        ]
        return records, findings

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        bundle = _bundle(frame)
        # TANK's client counts the messages that it sees; without them only the declared number is known.
        if records:
            assert records[-1].offset is not None
            self.due = records[-1].offset + 1
            self._resyncer.search.last_timestamp = records[-1].timestamp
        else:
            self.due = bundle.after(self.due)
        self._sparse += bundle.header.is_sparse
        self._end = bundle.end
        self._decoded.pop(bundle.position, None)

    def pass_over(self, stretch: Stretch) -> None:
        carried = stretch.carried
        assert isinstance(carried, Carried)
        self.due = carried.due
        self._sparse += carried.sparse
        self._end = stretch.end
        if carried.last_timestamp is not None:
            self._resyncer.search.last_timestamp = carried.last_timestamp

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
        if self.source.size == 0:
            text = "an empty segment: the broker deletes it at its start"
            yield Finding(self.source.path, 0, Code.BAD_LENGTH, Severity.NOTE, text)
        elif self._end == self.source.size and summary.end == "clean":
            yield from checks.check_declared_last(self.source.path, self.segment, summary.bytes, self.due - 1)

    def _messages(self, bundle: Bundle) -> MessageSet:
        """The bundle's messages; those of the bundle after the current one are asked for early, and remembered."""
        known = self._decoded.get(bundle.position)
        if known is None:
            known = read_messages(self.source, bundle, contents(self.source, bundle, self.limits), self.limits)
            self._decoded = {p: m for p, m in self._decoded.items() if p >= self._end}
            self._decoded[bundle.position] = known
        return known

    def _refuse_if_cut_short(self, bundle: Bundle, *, doubtful: bool) -> None:
        """A part of a bundle that later ones were appended to takes its missing bytes from them: its last message may
        look whole. What gives it away is that another bundle begins inside it, while nothing readable follows it or its
        own messages are `doubtful`."""
        if not doubtful and (bundle.end == self.source.size or self._is_soundly_followed(bundle)):
            return
        start = self._resyncer.begins_inside(bundle, doubtful=doubtful)
        if start is not None:
            raise checks.cut_short(bundle, start)

    def _is_soundly_followed(self, bundle: Bundle) -> bool:
        following = find_bundle(self.source, bundle.end)
        if following is None or not rules.is_assigned(following.header.codec):
            return False
        try:
            found = self._messages(following)
        except SegspecError:
            return False
        return found.error is None and is_sound(following, found.messages)


def _bundle(frame: Frame) -> Bundle:
    assert isinstance(frame, Bundle)
    return frame
