"""The effect of `osiris_log:init/1` on a log's files.

Named after the functions of rabbitmq/osiris src/osiris_log.erl, and compared with osiris 1.3.1 and 1.10.3. The start is
a leader's: a replica first cuts what its leader lacks (`init_acceptor/3`).

RabbitMQ's retention of a stream (osiris_log:evaluate_retention/2, the same from osiris 1.3 to 1.10).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from typing import NamedTuple

from segspec.core.errors import Code, SegspecError, ShrunkError
from segspec.core.text import counted
from segspec.formats.contract.planned import PlannedFolder
from segspec.formats.contract.startup import (
    NEVER,
    Aged,
    Crash,
    Fate,
    Forecast,
    OwnerCrashError,
    Retention,
    by_age,
    judged,
)
from segspec.formats.osiris.damage.epochs import EpochTime, led_to
from segspec.formats.osiris.index import IndexRecord, IndexRecords
from segspec.formats.osiris.layout import (
    INDEX_NAME,
    INDEX_SUFFIX,
    NAME_DIGITS,
    SEGMENT_SUFFIX,
    index_name,
    segment_name,
    segment_of,
)
from segspec.formats.osiris.owner.reads import Judge, MatchedHeader, head_at, replay_tracking
from segspec.formats.osiris.owner.releases import RELEASES, TRIES_A_SECOND, Release
from segspec.formats.osiris.tracking import TrackingState
from segspec.storage.directory import Directory
from segspec.storage.source import Source, open_source
from segspec_ksy.layouts import osiris_chunk_header, osiris_index, osiris_index_record, osiris_segment

UPSTREAM = "rabbitmq/osiris src/osiris_log.erl"
INIT = "init/2"
MAYBE_FIX = "maybe_fix_corrupted_files/1"
OPEN_NEW = "open_new_segment/1"

MOST_FAILURES = 3600 * TRIES_A_SECOND
"""Our judgement: nobody waits longer than an hour."""


class Listed(NamedTuple):
    """A chunk by its header and by its index."""

    head: MatchedHeader
    record: IndexRecord

    @property
    def epoch(self) -> int:
        return self.head.fields.epoch


class SegmentInfo(NamedTuple):
    """A segment and its last valid chunk (osiris' `#seg_info{}`)."""

    name: str
    last: Listed | None


@dataclass(slots=True)
class Start:
    """One start of `release` over `files`; `run` sets the other fields."""

    release: Release
    files: PlannedFolder
    next_offset: int | None = None
    current: str | None = None
    last: Listed | None = None
    crash: Crash | None = None
    failed_starts: int = 0
    tracking: TrackingState | None = None
    unknown: list[str] = field(default_factory=list)
    _valid: dict[tuple[str, int | None, int | None], tuple[int, int]] = field(default_factory=dict)

    def run(self) -> None:
        """`init/2`, then the writer's `recover_tracking/1`. Raises `SegspecError` (limit-exceeded)."""
        try:
            self._maybe_fix(self.index_files())
            if not self.release.is_early:
                self._delete_orphans()
            self._open(self.first_and_last(self.index_files()))
            self._recover_tracking()
        except OwnerCrashError as error:
            self.crash = error.crash

    def index_files(self) -> list[str]:
        """`sortedindex_files/1`: by ending; later releases also require 20 characters before it."""
        length = None if self.release.is_early else NAME_DIGITS + len(INDEX_SUFFIX)
        names = [name for name in sorted(self.files.sizes) if name.endswith(INDEX_SUFFIX)]
        return [name for name in names if length is None or len(name.encode()) == length]

    def _maybe_fix(self, indexes: list[str]) -> None:
        while len(indexes) > 1:
            last = indexes[-1]
            segment = segment_of(last)
            size = self.files.sizes.get(segment)
            if size is None:
                if self.release.is_early:
                    raise self._missing(last)
                self.files.delete(last, "its segment is missing", MAYBE_FIX, Code.MISSING_SEGMENT)
            elif size <= osiris_chunk_header.SIZE:
                code = None if size == osiris_segment.SIZE else Code.TORN
                self.files.delete(last, "its segment is too short for a chunk, and goes too", MAYBE_FIX)
                self.files.delete(segment, f"with {size} bytes it is too short for a chunk", MAYBE_FIX, code)
            else:
                self._truncate_index(last)
                return
            indexes = indexes[:-1]
        if indexes:
            self._fix_only(indexes[0])

    def _fix_only(self, index: str) -> None:
        segment = segment_of(index)
        if self.files.sizes.get(segment) is None and self.release.is_early:
            raise self._missing(index)
        self._truncate_index(index)
        if (self.files.sizes.get(segment) or 0) <= osiris_segment.SIZE + osiris_chunk_header.SIZE:
            self._write_header(segment, "the only segment has no chunk; its header is written again")

    def _missing(self, index: str) -> OwnerCrashError:
        reason = f"the index has no segment {segment_of(index)} (throw missing_file)"
        return self.files.crash(index, 0, Code.MISSING_SEGMENT, reason, "file_size/1")

    def _truncate_index(self, index: str) -> None:
        end, dropped = self.last_valid(index)
        before = self.files.sizes.get(index) or 0
        if end == before:
            return
        if end > before:
            why, code = "it is shorter than its header", Code.TORN
        elif dropped:
            code = Code.INDEX_AHEAD
            why = (
                f"{counted(dropped, 'record')} at its end point at no chunk with the right magic, version and checksum"
            )
        else:
            why, code = "it ends with a piece of a record", Code.TORN
        self.files.put(index, end, why, "truncate_invalid_idx_records/2", code)

    def last_valid(self, index: str) -> tuple[int, int]:
        """`skip_invalid_idx_records/4`: the end of the last valid record, and the number of invalid ones after it."""
        asked = index, self.files.sizes.get(index), self.files.sizes.get(segment_of(index))
        if asked not in self._valid:
            self._valid[asked] = self._last_valid(index)
        return self._valid[asked]

    def _last_valid(self, index: str) -> tuple[int, int]:
        size, end = self.files.sizes.get(index) or 0, osiris_index.SIZE
        if size > end:
            end += (size - end) // osiris_index_record.SIZE * osiris_index_record.SIZE
        segment, dropped = segment_of(index), 0
        if self.files.sizes.get(segment) is None:
            return osiris_index.SIZE, (end - osiris_index.SIZE) // osiris_index_record.SIZE
        with self.files.open(index) as records, self.files.open(segment) as source:
            judge = Judge(source, self.release)
            while end > osiris_index.SIZE:
                position = _record(records, end).ofs_chunk
                if position < source.size and judge.is_valid(position):
                    break
                # No chunk begins at byte 0, so all zeros are dropped at once.
                zeros = 0 if position else end - records.zeros_before(end)
                gone = max(1, min(zeros, end - osiris_index.SIZE) // osiris_index_record.SIZE)
                end -= gone * osiris_index_record.SIZE
                dropped += gone
        return end, dropped

    def _delete_orphans(self) -> None:
        """`orphaned_segments/1`: segments without an index, up to the first pair or a final index."""
        names = sorted(self.files.sizes)
        for number, name in enumerate(names):
            if is_own(name, INDEX_SUFFIX) and names[number + 1 : number + 2] in ([], [segment_of(name)]):
                return
            if is_own(name, SEGMENT_SUFFIX):
                reason = "it has no index and lies before the first segment that has one: taken for a leftover"
                self.files.delete(name, reason, "orphaned_segments/1", Code.MISSING_INDEX)

    def first_and_last(self, indexes: list[str]) -> tuple[SegmentInfo, SegmentInfo, int] | None:
        """`first_and_last_seginfos/1`: skips last segments whose index lists nothing."""
        while indexes:
            first = self.segment_info(indexes[0])
            last = first if len(indexes) == 1 else self.segment_info(indexes[-1])
            if len(indexes) == 1 or last.last is not None:
                return first, last, len(indexes)
            indexes = indexes[:-1]
        return None

    def segment_info(self, index: str) -> SegmentInfo:
        segment = segment_of(index)
        if self.files.sizes.get(segment) is None:
            raise self._missing(index)
        end, _ = self.last_valid(index)
        if end == osiris_index.SIZE:
            return SegmentInfo(segment, None)
        with self.files.open(index) as records, self.files.open(segment) as source:
            if head_at(source, osiris_segment.SIZE, self.release) is None:
                reason = "the segment does not begin with a chunk (case_clause)"
                raise self.files.crash(segment, osiris_segment.SIZE, Code.BAD_MAGIC, reason, "buildsegment_info/1")
            record = _record(records, end)
            head = head_at(source, record.ofs_chunk, self.release)
            return SegmentInfo(segment, None if head is None else Listed(head, record))

    def _open(self, found: tuple[SegmentInfo, SegmentInfo, int] | None) -> None:
        if found is None:
            self._open_new()
            return
        first, last, count = found
        self.current, self.next_offset, self.last = last.name, 0, last.last
        if last.last is None:
            self._open_empty(last.name)
            return
        if first.last is None:
            self.next_offset = None
            reason = f"the first of {count} indexes lists no valid chunk (case_clause)"
            raise self.files.crash(index_name(first.name), 0, Code.BAD_INDEX, reason, INIT)
        self._check_epoch(last.name, last.last)
        self.next_offset = last.last.head.fields.next_id
        self._resize(last.name, last.last.head.end)

    def _check_epoch(self, name: str, last: Listed) -> None:
        """The writer's epoch is in no file: one above the last confirmed is assumed."""
        known, why = self._borne_out(name, last)
        failures = last.epoch - known - 1
        if failures <= 0:
            return
        due = known + 1
        self.unknown.append(f"the writer's epoch, which no file says: taken for {due}, one more than {why}")
        if self.release.is_broker and failures <= MOST_FAILURES:
            self.failed_starts = failures
            return
        self.next_offset = None
        reason = f"the last chunk is of epoch {last.epoch}, and the writer's is {due} (exit invalid_epoch)"
        if self.release.is_broker:
            took = _duration(failures)
            reason += f"; each try raises the writer's by one, and the {failures:,} that it takes would last {took}"
        raise self.files.crash(name, last.head.position, Code.BAD_ORDER, reason, INIT)

    def _borne_out(self, name: str, last: Listed) -> tuple[int, str]:
        with ExitStack() as opened:
            names = reversed([each for each in self.index_files() if each <= index_name(name)])
            lists = map(partial(self._listed, opened=opened), names)
            doubted = led_to(EpochTime(last.epoch, last.record.timestamp), lists, self.files.directory.path)
            if doubted is not None:
                return doubted.epoch, "the chunks before the last can have led to"
            if [record.epoch for record in self._listed(index_name(name), opened)[-2:-1]] == [last.epoch]:
                return last.epoch, "the chunk before the last has"
        return last.record.epoch, "the index says"

    def _listed(self, index: str, opened: ExitStack) -> Sequence[IndexRecord]:
        try:
            return IndexRecords(opened.enter_context(self.files.open(index)))
        except ShrunkError:
            raise
        except SegspecError:
            return ()

    def _resize(self, segment: str, end: int) -> None:
        before = self.files.sizes.get(segment) or 0
        if end == before:
            return
        if end > before:
            why = "the last chunk's trailer is cut off; the missing bytes become zeros, and are read as tracking"
        else:
            why = "its index lists no chunk after this byte that osiris takes for valid"
        self.files.put(segment, end, why, INIT, Code.TORN if end > before else Code.INDEX_BEHIND)

    def _open_empty(self, segment: str) -> None:
        self._write_header(index_name(segment), "it lists no valid chunk; its header is written again")
        if self.release.is_early or self.files.sizes.get(segment) == osiris_segment.SIZE:
            return
        why = "the only index lists no valid chunk, so the log is taken for empty"
        self.files.put(segment, osiris_segment.SIZE, why, INIT, Code.INDEX_BEHIND)

    def _open_new(self) -> None:
        self.next_offset, self.current = 0, segment_name(0)
        for name in (index_name(self.current), self.current):
            self._write_header(name, "no index is left, so a new log is begun", OPEN_NEW)

    def _write_header(self, name: str, why: str, symbol: str = MAYBE_FIX) -> None:
        length = osiris_index.SIZE if name.endswith(INDEX_SUFFIX) else osiris_segment.SIZE
        before = self.files.sizes.get(name)
        if before is None or before < length:
            if name in self.files.reasons:
                self.files.sizes[name] = length
            else:
                self.files.put(name, length, why, symbol)

    def _recover_tracking(self) -> None:
        assert self.current is not None
        with self.files.open(self.current) as source:
            try:
                self.tracking = replay_tracking(source, self.release)
            except ShrunkError:
                raise
            except SegspecError as error:
                self.unknown.append(f"whether the replay of tracking crashes: {error}")


def is_own(name: str, suffix: str) -> bool:
    """Whether later releases recognize a file of this name."""
    return name.endswith(suffix) and len(name.encode()) == NAME_DIGITS + len(suffix)


def _record(records: Source, end: int) -> IndexRecord:
    size = osiris_index_record.SIZE
    return osiris_index_record.unpack(records.read(end - size, size))


def _duration(failures: int) -> str:
    days = failures / TRIES_A_SECOND / 86_400
    return f"{days / 365:,.0f} years" if days > 730 else f"{days:,.1f} days"


AGE, SIZE = "max-age", "max-length-bytes"
DAY = 86_400_000
UNITS = {"s": 1_000, "m": 60_000, "h": 3_600_000, "D": DAY, "M": 30 * DAY, "Y": 365 * DAY}
"""Milliseconds: rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_amqqueue.erl unit_value_in_ms/1."""
RECORD = osiris_index_record.SIZE
FIRST = osiris_index.SIZE + RECORD
CHECKS = "made when the active segment is full, or the policy changes; a start makes none"
UNTOLD = f"{AGE} and {SIZE}, which are with the queue's declaration and its policy"


def retention(directory: Directory, made: Forecast, asked: Mapping[str, str], now: int) -> Retention | None:
    """The segments that a check deletes; None after a crash. `now` is in ms."""
    if made.crash is not None:
        return None
    policies = {name: value for name in (SIZE, AGE) if (value := asked.get(name, asked.get(f"x-{name}")))}
    held = list(_held(made))
    most = int(policies[SIZE]) if SIZE in policies else NEVER
    age = int(policies[AGE][:-1]) * UNITS[policies[AGE][-1]] if AGE in policies else -1
    sizes = list(accumulate(each.bytes for each in reversed(held)))[::-1]
    left = {SIZE: [NEVER if most == NEVER else most + 1 - size for size in sizes], AGE: by_age(held, age, now)}
    hourly = "; and every hour after that, where max-age is set" if not RELEASES[made.owner].is_early else ""
    keeps = [*([None] * (len(held) - 1)), "as the active segment"][-len(held) :]
    segments = judged(held, now, keeps, left, AGE, SIZE)
    source = f"{UPSTREAM} evaluate_retention/2"
    return Retention(now, policies, CHECKS + hourly, source, segments, None if policies else UNTOLD)


def _held(made: Forecast) -> Iterator[Aged]:
    files = {file.path: file for file in made.files}
    for path, file in sorted(files.items()):
        folder, _, name = path.rpartition("/")
        if not INDEX_NAME.fullmatch(name) or file.bytes_after is None:
            continue
        segment = files.get(f"{folder}/{segment_of(name)}")
        held = Aged(f"{folder}/{segment_of(name)}", 0 if segment is None else segment.bytes_after or 0)
        if file.fate in (Fate.KEPT, Fate.TRUNCATED) and file.bytes_after >= FIRST:
            with open_source(path) as source:
                stored = [source.read(end - RECORD, RECORD) for end in (FIRST, file.bytes_after)]
            first, last = map(osiris_index_record.unpack, stored)
            held = Aged(held.path, held.bytes, first.timestamp, last.timestamp, last.ofs_chunk)
        yield held
