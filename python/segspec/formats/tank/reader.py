"""Reads one TANK segment: framing, promises, records."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch
from segspec.formats.contract.reading import Resync
from segspec.formats.tank import layout
from segspec.formats.tank.bundle import (
    WITHIN,
    Bundle,
    MessageSet,
    container_of,
    contents,
    find_bundle,
    is_possible,
    is_sound,
    open_bundle,
    read_messages,
    sequence_after,
    sequences,
    start_of,
    unsupported,
)
from segspec.formats.tank.resync import Resyncer
from segspec.storage.source import Source
from segspec_ksy.layouts import tank_bundle_header, tank_message
from segspec_ksy.tank_entry import TankEntry
from segspec_ksy.tank_enums import TankEnums
from segspec_ksy.tank_message_set import TankMessageSet


@dataclass(slots=True)
class BundleFrame(Frame):
    """A frame that is a bundle. Its messages are not parsed with it: what is false in them is not the frame's fault."""

    bundle: Bundle | None = None


@dataclass(frozen=True, slots=True)
class Carried:
    """What a stretch leaves behind: the sequence number that follows it, its sparse bundles, and the timestamp of its
    last message, None where no message was looked at."""

    following: int
    sparse: int
    last_timestamp: int | None


class TankReader:
    """A `SegmentReader`. Carries the sequence number that follows, which most bundles do not state."""

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        self.source = source
        self.segment = segment
        # Bundles that are not sparse are the same bytes in the document's dialect: nothing in a file says `document`.
        self.dialect = "system"
        self._limits = limits
        self._recovery = Resyncer(source, segment, limits)
        self._next = layout.FIRST_SEQUENCE if segment.base is None else segment.base
        self._decoded: dict[int, MessageSet] = {}
        self._sparse = 0
        self._end = 0

    def begin(self) -> int:
        """0: a segment has no header, and nothing that tells that it is one."""
        return 0

    def frame(self, position: int) -> Frame:
        try:
            bundle = open_bundle(self.source, position)
        except SegspecError as error:
            if self.source.zeros_until(position) == self.source.size:
                raise self._zeroed(position) from error
            raise
        header = bundle.header
        details: dict[str, int | str | bool] = {
            "messages": header.num_messages,
            "codec": header.codec.name if isinstance(header.codec, TankEnums.Codec) else str(header.codec),
            "sparse": header.is_sparse,
        }
        first = header.first_sequence if header.is_sparse else self._next
        offsets = sequence_after(bundle, self._next) - first
        return BundleFrame(position, bundle.end, layout.BUNDLE, None, first, offsets, details=details, bundle=bundle)

    def check(self, frame: Frame) -> Iterator[Finding]:
        bundle = _bundle_of(frame)
        header = bundle.header
        if header.codec not in layout.CONTAINERS:
            raise unsupported(self.source, bundle)
        assert frame.first_offset is not None
        assert frame.offsets is not None
        if frame.first_offset + frame.offsets - 1 > layout.MAX_SEQUENCE:
            raise self._error(
                Code.BAD_ORDER,
                f"sequence numbers {frame.first_offset} to {frame.first_offset + frame.offsets - 1} do not fit 64 bits",
                frame,
                "header",
            )
        if header.unused != tank_bundle_header.UNUSED:
            yield self._finding(
                frame,
                Code.RESERVED_NONZERO,
                Severity.WARNING,
                "bit 7 of the bundle's flags is set, which no version gives a meaning; TANK ignores it",
                field="header.unused",
                expected="0",
                actual="1",
            )
        if header.is_sparse and header.first_sequence < self._next:
            yield self._finding(
                frame,
                Code.BAD_ORDER,
                Severity.ERROR,
                f"a sparse bundle begins with sequence number {header.first_sequence}, after {self._next - 1}",
                field="header.first_sequence",
                expected=f"at least {self._next}",
                actual=str(header.first_sequence),
            )

    def records(self, frame: Frame) -> tuple[list[Record], list[Finding]]:
        bundle = _bundle_of(frame)
        found = self._messages(bundle)
        messages, findings = self._released(frame, bundle, found)
        doubtful = bool(findings) or any(message.unused for message in messages)
        self._refuse_if_cut_short(frame, bundle, doubtful)
        numbers = list(sequences(bundle, self._next, messages))
        if numbers[-1] > layout.MAX_SEQUENCE:
            raise self._error(Code.BAD_ORDER, f"sequence number {numbers[-1]} does not fit 64 bits", frame, WITHIN)
        findings += self._promises(frame, messages, numbers)
        records = [
            Record(frame.position, offset=number, timestamp=m.timestamp, key=m.key or None, value=m.content)
            for number, m in zip(numbers, messages, strict=True)
        ]
        return records, findings

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        # TANK's client counts the messages that it sees; without them only the declared number is known.
        assert frame.first_offset is not None
        assert frame.offsets is not None
        self._next = frame.first_offset + frame.offsets
        if records:
            assert records[-1].offset is not None
            self._next = records[-1].offset + 1
            self._recovery.search.last_timestamp = records[-1].timestamp
        self._sparse += frame.details["sparse"] is True
        self._end = frame.end
        self._decoded.pop(frame.position, None)

    def pass_over(self, stretch: Stretch) -> None:
        carried = stretch.carried
        assert isinstance(carried, Carried)
        self._next = carried.following
        self._sparse += carried.sparse
        self._end = stretch.end
        if carried.last_timestamp is not None:
            self._recovery.search.last_timestamp = carried.last_timestamp

    @property
    def due(self) -> int:
        """The sequence number that follows."""
        return self._next

    @property
    def limits(self) -> Limits:
        return self._limits

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        return TankEntry, ()

    def sections(self, frame: Frame) -> Iterator[Section]:
        bundle = _bundle_of(frame)
        content = contents(self.source, bundle, self._limits)
        if container_of(bundle) is not None:
            yield Section("message set, decompressed", TankMessageSet, content, None, bundle.params)

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        if error.code is Code.ZEROED:
            return None
        found = self._recovery.resync(position, self._next)
        if found is None:
            return None
        resumed, self._next = found
        return resumed

    def finish(self, summary: SegmentSummary) -> Iterator[Finding]:
        summary.next_offset = self._next
        summary.details["sparse_bundles"] = self._sparse
        if self.segment.base is None:
            yield Finding(
                self.source.path,
                0,
                Code.BAD_NAME,
                Severity.WARNING,
                f"the name gives no sequence number to begin with; counted from {layout.FIRST_SEQUENCE}",
                field="name",
                actual=self.source.name,
            )
        if self.source.size == 0:
            text = "an empty segment: the broker deletes it at its start"
            yield Finding(self.source.path, 0, Code.BAD_LENGTH, Severity.NOTE, text)
        elif self._end == self.source.size and summary.end == "clean":
            yield from self._declared_last(summary)

    def _declared_last(self, summary: SegmentSummary) -> Iterator[Finding]:
        """Compares the last sequence number in an immutable segment's name with the one in it: nothing else in the file
        would tell that whole bundles are missing at its end."""
        declared, last = self.segment.details.get("declared_last"), self._next - 1
        if not isinstance(declared, int) or declared == last:
            return
        missing = declared - last
        yield Finding(
            self.source.path,
            summary.bytes,
            Code.BAD_NAME,
            Severity.ERROR if missing > 0 else Severity.WARNING,
            f"the name says that the last sequence number is {declared}, and the bundles lead to {last}"
            + (": bundles are missing at the end, or a producer left numbers out" if missing > 0 else ""),
            field="name",
            expected=str(declared),
            actual=str(last),
            records=missing if missing > 0 else None,
        )

    def _messages(self, bundle: Bundle) -> MessageSet:
        """The bundle's messages; the one after the current one is looked at early, and remembered."""
        known = self._decoded.get(bundle.position)
        if known is None:
            known = read_messages(self.source, bundle, contents(self.source, bundle, self._limits))
            self._decoded = {p: m for p, m in self._decoded.items() if p >= self._end}
            self._decoded[bundle.position] = known
        return known

    def _released(self, frame: Frame, bundle: Bundle, found: MessageSet) -> tuple[Sequence[Any], list[Finding]]:
        """The messages to release, and what is wrong with their number. Raises where they cannot be told from what is
        none: nothing in TANK compares the declared number with the messages, so a false one does not refute them."""
        declared, messages = bundle.header.num_messages, found.messages
        if len(messages) < declared and (found.error is not None or not messages):
            raise self._incomplete(frame, declared, found)
        extra = messages[declared:]
        beyond = found.error is not None or any(message.unused for message in extra)
        if beyond:
            messages = messages[:declared]
        odd = not is_possible(bundle, self._next) or any(message.unused for message in messages)
        if odd and (beyond or len(messages) != declared):
            raise self._error(
                Code.BAD_COUNT,
                f"the bundle declares {declared} messages, and what it holds is no row of messages",
                frame,
                WITHIN,
            )
        if beyond:
            return messages, [self._trailing(frame, declared, found.size - start_of(bundle, found, declared))]
        return messages, [] if len(messages) == declared else [self._miscounted(frame, declared, len(messages))]

    def _incomplete(self, frame: Frame, declared: int, found: MessageSet) -> SegspecError:
        whole = f"{len(found.messages)} of {declared} messages are whole, and none is released"
        if found.error is None:
            return self._error(Code.BAD_COUNT, f"the bundle declares {declared} messages and holds none", frame, WITHIN)
        cause = found.error
        return SegspecError(
            cause.code,
            f"{cause.message}; {whole}",
            path=cause.path,
            position=cause.position,
            field=cause.field,
            expected=cause.expected,
            actual=cause.actual,
        )

    def _trailing(self, frame: Frame, declared: int, rest: int) -> Finding:
        return self._finding(
            frame,
            Code.TRAILING_BYTES,
            Severity.ERROR,
            f"{rest} bytes follow the {declared} messages that the bundle declares; TANK's client reads the messages "
            "and drops the rest",
            field=WITHIN,
            bytes=rest,
        )

    def _miscounted(self, frame: Frame, declared: int, present: int) -> Finding:
        assert frame.first_offset is not None
        sparse = frame.details["sparse"]
        client, broker = frame.first_offset + present, frame.first_offset + declared
        numbers = (
            f"; numbered by what it holds, as TANK's client does: the next bundle from {client}, which the broker "
            f"numbers from {broker}"
        )
        return self._finding(
            frame,
            Code.BAD_COUNT,
            Severity.ERROR,
            f"the bundle declares {declared} messages and holds {present}" + ("" if sparse else numbers),
            field="header.num_messages",
            expected=str(present),
            actual=str(declared),
        )

    def _refuse_if_cut_short(self, frame: Frame, bundle: Bundle, doubtful: bool) -> None:
        """A part of a bundle that later ones were appended to takes its missing bytes from them: its last message may
        look whole. What gives it away is that another bundle begins inside it, while nothing readable follows it or its
        own messages are doubtful."""
        if not doubtful and (frame.end == self.source.size or self._soundly_followed(frame.end)):
            return
        start = self._recovery.begins_inside(bundle, doubtful=doubtful)
        if start is not None:
            raise self._error(
                Code.BAD_LENGTH,
                f"the bundle was cut short: another one begins inside it, at {start}, and leads to or beyond its end, "
                f"at {frame.end}",
                frame,
                "len_bundle",
            )

    def _soundly_followed(self, position: int) -> bool:
        bundle = find_bundle(self.source, position)
        if bundle is None or bundle.header.codec not in layout.CONTAINERS:
            return False
        try:
            found = self._messages(bundle)
        except SegspecError:
            return False
        return found.error is None and is_sound(bundle, found.messages)

    def _promises(self, frame: Frame, messages: Sequence[Any], numbers: list[int]) -> Iterator[Finding]:
        odd = sum(message.unused != tank_message.UNUSED for message in messages)
        if odd:
            yield self._finding(
                frame,
                Code.RESERVED_NONZERO,
                Severity.WARNING,
                f"{odd} of {len(messages)} messages have flags set that no version gives a meaning; TANK ignores them",
                field=f"{WITHIN}.messages.unused",
                expected="0",
            )
        falling = next((i for i, (a, b) in enumerate(itertools.pairwise(numbers)) if a >= b), None)
        if falling is not None:
            yield self._finding(
                frame,
                Code.BAD_ORDER,
                Severity.ERROR,
                f"message {falling + 1} of the sparse bundle has sequence number {numbers[falling + 1]}, after "
                f"{numbers[falling]}",
                field=f"{WITHIN}.messages[{falling + 1}]",
                expected=f"above {numbers[falling]}",
                actual=str(numbers[falling + 1]),
            )

    def _zeroed(self, position: int) -> SegspecError:
        rest = self.source.size - position
        return SegspecError(
            Code.ZEROED,
            f"the last {rest} bytes are zero; TANK writes none ahead, so the file system lost what was there",
            path=self.source.path,
            position=position,
            field="len_bundle",
            actual="0",
        )

    def _error(self, code: Code, message: str, frame: Frame, field: str) -> SegspecError:
        return SegspecError(code, message, path=self.source.path, position=frame.position, field=field)

    def _finding(
        self,
        frame: Frame,
        code: Code,
        severity: Severity,
        message: str,
        *,
        field: str,
        expected: str | None = None,
        actual: str | None = None,
        bytes: int | None = None,
    ) -> Finding:
        return Finding(self.source.path, frame.position, code, severity, message, field, expected, actual, bytes=bytes)


def _bundle_of(frame: Frame) -> Bundle:
    assert isinstance(frame, BundleFrame)
    assert frame.bundle is not None
    return frame.bundle
