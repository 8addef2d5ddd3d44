"""A start's effects on the segments of a partition (LogLoader.java:128-565; 3.9.1: LogLoader.scala:88-528)."""

from __future__ import annotations

from dataclasses import replace

from segspec.core.code_text import shell_path
from segspec.core.errors import Code
from segspec.formats.contract.planned import PlannedFolder
from segspec.formats.contract.startup import OwnerCrashError
from segspec.storage.directory import Directory
from segspec.storage.source import from_bytes
from segspec_kafka.folder import ASKED, INDEXES, offset_in
from segspec_kafka.generated.layouts import kafka_transaction_index_entry as aborted_entry
from segspec_kafka.owner.producers import Producers
from segspec_kafka.owner.segments import INTERVAL, BadLengthError, Entries, Head, InvalidOffsetError, Segment, is_valid
from segspec_kafka.producers import Producers as Known

UPSTREAM = "apache/kafka 4.1.1 storage/src/main/java/org/apache/kafka/storage/internals/log/"
ENDS = "the broker ends, and with it all other partitions"
OFFLINE = "the log dir goes offline, and the broker ends if it has no other"
HALF = "a compaction was interrupted before all of its files existed"


class Loader:
    """One start, in steps."""

    def __init__(
        self,
        directory: Directory,
        *,
        is_clean: bool,
        recovery_point: int,
        log_start: int,
        epochs: list[tuple[int, int]],
    ) -> None:
        self.files = PlannedFolder(directory, UPSTREAM)
        self.is_clean, self.epochs = is_clean, epochs
        self.recovery_point, self.log_start = recovery_point, log_start
        self.segments: dict[int, Segment] = {}
        self.snapshots: dict[str, Known] = {}
        self.unknown: list[str] = []
        self.interval = INTERVAL
        self.zeroed: set[int] = set()
        self.next_offset, self.producers = 0, Known()

    def offset_of(self, name: str) -> int:
        """`offsetFromFileName`: the part before the first dot, as Java parses a `long`."""
        offset = offset_in(name)
        if offset is None:
            text = "its name has no offset (NumberFormatException)"
            crash = self.ends(name, 0, Code.BAD_NAME, text, "LogFileUtils.java:79").crash
            raise OwnerCrashError(replace(crash, remedy=(f"mv {shell_path(crash.path)} .",)))
        return offset

    def check_names(self) -> None:
        """Raises `OwnerCrashError` if a parsed name has no offset."""
        for name in self.files.sizes:
            if name.endswith(ASKED):
                self.offset_of(name)

    def ends(self, name: str, position: int, code: Code, text: str, source: str, then: str = ENDS) -> OwnerCrashError:
        return self.files.crash(name, position, code, f"{text}: {then}", source)

    def load(self, *, recovers: bool = True) -> None:
        self._complete_swaps(self._remove_leftovers())
        self._load_segments()
        if recovers:
            self._recover()
        self._trim_epochs()
        producers = Producers(self)
        producers.remove_strays(sorted(self.segments))
        producers.rebuild(max(self.log_start, min(self.segments)), self.next_offset, is_clean=self.is_clean)
        self.producers = producers.read

    def _remove_leftovers(self) -> list[str]:
        """:261-314. Returns the complete swap files."""
        for name in [each for each in self.files.sizes if each.endswith(".deleted")]:
            if not name.endswith(".checkpoint.deleted"):
                self.files.delete(name, "it was marked for deletion before", "LogLoader.java:279")
        cleaned = [name for name in self.files.sizes if name.endswith(".cleaned")]
        least = min(map(self.offset_of, cleaned), default=None)
        swaps = {name: self.offset_of(name) for name in self.files.sizes if name.endswith(".swap")}
        for name in cleaned + [name for name in swaps if least is not None and swaps[name] >= least]:
            self.files.delete(name, HALF, "LogLoader.java:302")
        return [name for name in swaps if name in self.files.sizes]

    def _complete_swaps(self, swaps: list[str]) -> None:
        """:138-193."""
        found = [self._opened(self.offset_of(name), ".swap") for name in swaps if name.endswith(".log.swap")]
        first, end = min((one.base for one in found), default=0), max(map(self._end, found), default=0)
        for name in list(self.files.sizes):
            digits = name.partition(".")[0]
            if "." in name and not name.endswith(".swap") and digits.isdigit() and first <= int(digits) < end:
                self.files.delete(name, "what a compaction made takes its place", "LogLoader.java:170")
        for one in found:
            if f"{one.base:020}.index.swap" not in swaps:
                self.zeroed.add(one.base)
                text = "reading the swap file has made it, all zeros"
                self.files.rebuild(f"{one.base:020}.index", None, text, "LogLoader.java:155", Code.MISSING_INDEX)
        for name in swaps:
            text = "a compaction was interrupted when all of its files existed"
            self.files.move(name, name.removesuffix(".swap"), text, "LogLoader.java:181-193")

    def _opened(self, base: int, suffix: str = "") -> Segment:
        log, index = (f"{base:020}{kind}{suffix}" for kind in (".log", ".index"))
        source = self.files.open(log)
        has_entries = index in self.files.sizes and base not in self.zeroed
        entries = Entries(self.files.open(index), base) if has_entries else []
        return Segment(base, source, source.size, entries)

    def _end(self, segment: Segment) -> int:
        try:
            return segment.next_offset()
        except BadLengthError as error:
            raise self.ends(segment.name, error.position, Code.BAD_LENGTH, str(error), "LogSegment.java:609") from error

    def _load_segments(self) -> None:
        """:357-391."""
        for name in sorted(self.files.sizes):
            if name.endswith(INDEXES):
                log = f"{self.offset_of(name):020}.log"
                if log not in self.files.sizes and log not in self.files.directory.folders:
                    self.files.delete(name, "it has no segment", "LogLoader.java:370", Code.MISSING_SEGMENT)
            elif name.endswith(".log"):
                base = self.offset_of(name)
                if f"{base:020}.log" not in self.files.sizes:
                    text = f"it is opened by the name {base:020}.log, which does not exist (NoSuchFileException)"
                    raise self.ends(name, 0, Code.BAD_NAME, text, "LogLoader.java:376", OFFLINE)
                segment = self._opened(base)
                why = self._why_rebuilt(base)
                if why is not None:
                    self._recover_loading(segment, why)
                self.segments[base] = segment

    def _recover_loading(self, segment: Segment, why: str) -> None:
        try:
            self.recover(segment, why)
        except InvalidOffsetError as error:
            text = f"{why}, and offsets do not rise (InvalidOffsetException)"
            raise self.ends(segment.name, 0, Code.BAD_ORDER, text, "LogLoader.java:383") from error

    def _why_rebuilt(self, base: int) -> str | None:
        """`sanityCheck`: LogSegment.java:180-191, TransactionIndex.java:186-269."""
        index, times, aborted = (f"{base:020}{kind}" for kind in INDEXES)
        if index not in self.files.sizes:
            return "the segment has no index"
        if times not in self.files.sizes:
            self.files.rebuild(times, 0, "it is made empty", "LogSegment.java:184", Code.MISSING_INDEX)
        if aborted in self.files.sizes:
            with self.files.open(aborted) as source:
                # In the rest of a preallocated file all entries of zeros are alike.
                end = min(source.size, source.zero_tail() + 2 * aborted_entry.SIZE)
                for at in range(0, end - aborted_entry.SIZE + 1, aborted_entry.SIZE):
                    entry = aborted_entry.unpack(source.read(at, aborted_entry.SIZE))
                    if entry.version >> 8 > aborted_entry.VERSION:  # the broker takes the first byte for it
                        text = f"an entry has the version {entry.version} (KafkaException)"
                        raise self.ends(aborted, at, Code.BAD_INDEX, text, "TransactionIndex.java:255")
                    if entry.last_offset < base:
                        return (
                            f"an aborted transaction of its index ends at offset {entry.last_offset}, before it begins"
                        )
        return None

    def recover(self, segment: Segment, why: str) -> int:
        """:400-420 and LogSegment.java:478-524. Returns the number of bytes cut off."""
        producers = Producers(self)
        producers.rebuild(self.log_start, segment.base, is_clean=False)
        segment.index = []
        for name in (f"{segment.base:020}{kind}" for kind in INDEXES):
            if name in self.files.sizes or not name.endswith(".txnindex"):
                code = None if name in self.files.sizes else Code.MISSING_INDEX
                self.files.rebuild(
                    name, 0 if name.endswith(".txnindex") else None, why, "LogSegment.java:478-524", code
                )
        valid = self._walk(segment, producers)
        cut, segment.size = segment.size - valid, valid
        if cut:
            at, code, text = segment.stopped or (valid, Code.TORN, "a torn batch")
            self.files.put(segment.name, valid, text, "LogSegment.java:510-518", code, at)
        producers.snap()
        return cut

    def _walk(self, segment: Segment, producers: Producers) -> int:
        """The number of valid bytes. Raises `InvalidOffsetError`."""
        entries: list[tuple[int, int]] = []
        segment.index, segment.aborted = entries, -1
        valid, newest, listed, due, is_plain = 0, (-1, -1), (-1, -1), segment.base, True
        try:
            for head in segment.heads(checks=True):
                if not is_valid(segment.source, head):
                    segment.stopped = head.position, Code.BAD_CHECKSUM, "a batch does not have its checksum"
                    break
                if not segment.takes(head.last):
                    raise self._overflow(segment, head)
                if head.time > newest[0]:
                    newest = head.time, head.last
                if valid - (entries[-1][1] if entries else 0) > self.interval:
                    if entries and head.last <= entries[-1][0]:
                        raise InvalidOffsetError
                    entries.append((head.last, valid))
                    listed = _listed(newest, listed)
                valid, due, is_plain = head.end, head.last + 1, is_plain and head.is_due(due)
                if head.is_batch:
                    self._note(segment, head, producers)
        except BadLengthError as error:
            segment.stopped = error.position, Code.BAD_LENGTH, str(error)
        _listed(newest, listed)
        segment.checked = due if is_plain else None
        return valid

    def _note(self, segment: Segment, head: Head, producers: Producers) -> None:
        if head.epoch >= 0 and (not self.epochs or head.epoch > self.epochs[-1][0]):
            self.assign(head.epoch, head.base)
        if producers.take(segment.source, head):
            self._note_aborted(segment, head)
        producers.end = head.last + 1

    def _overflow(self, segment: Segment, head: Head) -> OwnerCrashError:
        """LocalLog.java:904-955: it is also split if its last offset is too far; else that fails."""
        text = f"its offsets {head.base} to {head.last} are too far from its first (LogSegmentOffsetOverflowException)"
        end = self._end(segment)
        if end > segment.base and not segment.takes(end - 1):
            self.unknown.append(f"{segment.name} is split at byte {head.position}: {text}; not followed any further")
        return self.ends(segment.name, head.position, Code.BAD_ORDER, text, "LocalLog.java:913")

    def _note_aborted(self, segment: Segment, head: Head) -> None:
        """TransactionIndex.java:83-92."""
        name = f"{segment.base:020}.txnindex"
        if segment.aborted >= head.base:
            text = f"aborted transactions end at offsets {segment.aborted} and {head.base} (IllegalArgumentException)"
            raise self.ends(segment.name, head.position, Code.BAD_ORDER, text, "TransactionIndex.java:86")
        segment.aborted = head.base
        size = (self.files.sizes.get(name) or 0) + aborted_entry.SIZE
        self.files.rebuild(name, size, "it is rebuilt", "LogSegment.java:348")

    def _recover(self) -> None:
        """:464-520."""
        bases = sorted(self.segments)
        floor = max((base for base in bases if base <= self.recovery_point), default=0)
        left = [] if self.is_clean else [self.segments[base] for base in bases if base >= floor]
        while left:
            segment = left.pop(0)
            try:
                cut = self.recover(segment, "without a clean shutdown the segment is checked, and its index rebuilt")
            except InvalidOffsetError:
                cut, segment.size, segment.index = segment.size, 0, []
                self.files.put(segment.name, 0, "its offsets do not rise", "LogLoader.java:481-485", Code.BAD_ORDER)
            if cut:
                self._drop(left, f"{segment.name} before it was cut")
                left = []
        end = self._end(self.segments[max(self.segments)]) if self.segments else self.log_start
        self.next_offset = end
        if end < self.log_start:
            self.restart_at(self.log_start, f"the log ends at {end}, and is to begin at {self.log_start}")
        elif not self.segments:
            self._begin()

    def restart_at(self, offset: int, why: str) -> None:
        """Replaces all segments with an empty one."""
        self._drop(list(self.segments.values()), why)
        self.epochs.clear()
        producers = Producers(self)
        for each in list(producers.snapshots):
            producers.remove(each, "all segments go")
        self.log_start = offset
        self._begin()

    def _begin(self) -> None:
        self.next_offset = self.log_start
        self.segments[self.log_start] = Segment(self.log_start, from_bytes(b""), 0)
        for kind in (".log", *INDEXES[:2]):
            self.files.rebuild(f"{self.log_start:020}{kind}", 0, "no segment is left", "LogLoader.java:505")

    def _drop(self, segments: list[Segment], why: str) -> None:
        """:536-563."""
        for segment in segments:
            del self.segments[segment.base]
            for kind in (".log", *INDEXES, ".snapshot"):
                self.files.delete(f"{segment.base:020}{kind}", why, "LogLoader.java:486-494", Code.MISSING_SEGMENT)

    # epochs (LeaderEpochFileCache.java)

    def assign(self, epoch: int, start: int) -> None:
        if not self.epochs or self.epochs[-1][0] != epoch or start < self.epochs[-1][1]:
            while self.epochs and (self.epochs[-1][0] >= epoch or self.epochs[-1][1] >= start):
                self.epochs.pop()
            self.epochs.append((epoch, start))

    def _trim_epochs(self) -> None:
        while self.epochs and self.epochs[-1][1] >= self.next_offset:
            self.epochs.pop()
        before = [each for each in self.epochs if each[1] <= self.log_start]
        if before:
            self.epochs[: len(before)] = [(before[-1][0], self.log_start)]


def _listed(newest: tuple[int, int], listed: tuple[int, int]) -> tuple[int, int]:
    """The last entry of the time index after another (TimeIndex.java:182-214). Raises `InvalidOffsetError`."""
    if listed[0] >= 0 and newest[1] < listed[1]:
        raise InvalidOffsetError
    return max(listed, newest, key=lambda each: each[0])
