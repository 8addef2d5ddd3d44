"""A broker's changes to a partition's files at its next start, and clients' positions: groups by commits
(`__consumer_offsets`), and producers.

A producer's first open transaction holds the last stable offset (`__transaction_state` has the names).
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from operator import itemgetter
from typing import Any

from segspec.core.code_text import shell_path, shell_word
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.json_form import moment
from segspec.core.limits import Limits
from segspec.formats.contract.parts import Client, Stands, client, notable, stored
from segspec.formats.contract.planned import Reason
from segspec.formats.contract.startup import (
    ConsumerStop,
    ConsumerView,
    CountRecords,
    Crash,
    Fate,
    FileFate,
    Forecast,
    OwnerCrashError,
    advised,
)
from segspec.storage.directory import Directory, above, list_directory
from segspec_kafka.folder import offset_in
from segspec_kafka.generated.layouts import kafka
from segspec_kafka.owner import cluster, node
from segspec_kafka.owner.loader import ENDS, OFFLINE, UPSTREAM, Loader
from segspec_kafka.owner.segments import BadLengthError, Segment, is_valid
from segspec_kafka.owner.start import NO_METADATA
from segspec_kafka.tracking import LastOfKeys, Row

INTERNAL = re.compile(r"(?:__consumer_offsets|__transaction_state)-[0-9]{1,10}").fullmatch
BEFORE = "out of range, and auto.offset.reset decides: earliest continues at the start, latest skips what exists"
BEYOND = "out of range, and auto.offset.reset decides: earliest reads all again, latest waits for new records"
Found = dict[tuple[Any, ...], list[Row]]


def clients_of(directory: Directory, loader: Loader) -> Iterator[Client]:
    own = node.partition_of(directory) or node.Partition("", 0, "")
    dirs = _log_dirs(directory)
    internal = [_read(each.join(name)) for each in dirs for name in filter(INTERNAL, each.folders)]
    bases, end = sorted(loader.segments), loader.next_offset
    for row in _rows(internal, (own.topic, own.number)):
        group = _group(row)
        yield stored(group, max(loader.log_start, bases[0]), end, BEFORE, BEYOND, may_be_time=False)
    called = {}
    for id, producer in loader.producers.known.items():
        named = next(_rows(internal, (id,)), Row())
        called[id] = {"name": named.get("transactional_id", ""), "state": named.get("transaction_state", "")}
        called[id] |= {"producer_id": id, "producer_epoch": producer.producer_epoch}
    for number, (id, first) in enumerate(sorted(loader.producers.open.items(), key=itemgetter(1))):
        # For very many, finding the first batches would take too long.
        time = _time_at(loader.segments[bases[bisect_right(bases, first) - 1]], first) if number < 64 else -1
        since = f", {moment(time)} UTC" if time >= 0 else ""
        state = f", state {called[id]['state']}" if called[id]["state"] else ""
        stable = "" if number else f": consumers of committed records stop at offset {first} of {end}"
        abort = f"abort --topic {shell_word(own.topic)} --partition {own.number} --start-offset {first}"
        ends = f"kafka-transactions.sh --bootstrap-server HOST:PORT {abort} ends it"
        says = f"has a transaction open since offset {first}{since}{state}{stable}; {ends}"
        stands = {"stands": Stands.OPEN, "offset": first, "due": first, "behind": end - first}
        yield client("transaction", **called[id], **stands, timestamp=time, says=says)
    for id, producer in loader.producers.known.items():
        if producer.last_sequence >= 0:
            last = {"sequence": producer.last_sequence, "timestamp": producer.timestamp}
            yield client("publisher", **called[id], **last)
    if INTERNAL(own.name):
        yield from _elsewhere(directory, {name for each in dirs for name in each.folders})


def _log_dirs(directory: Directory) -> list[Directory]:
    around = node.log_dir(directory.path)
    with suppress(OSError):
        return cluster.log_dirs(around) if around else [list_directory(above(directory.path))]
    return []


def _group(row: Row, **more: Any) -> Client:
    offset, time = row["offset"], row["commit_timestamp"]
    return client("group", name=row.get("group", ""), offset=offset, due=offset, timestamp=time, **more)


def _time_at(segment: Segment, offset: int) -> int:
    with suppress(BadLengthError):
        position = segment.find(offset)
        for head in () if position is None else segment.heads(position):
            return head.time if head.base <= offset else -1
    return -1


def _elsewhere(directory: Directory, there: set[str]) -> Iterator[Client]:
    for row in (row for rows in _read(directory.path).values() for row in rows if "group" in row):
        name = f"{row.get('topic', '')}-{row['partition']}"
        if name not in there:
            says = f"stands at offset {row['offset']} of {name}, which does not lie here"
            yield _group(row, path=f"{above(directory.path)}/{name}", stands=Stands.UNKNOWN, says=says)


def _rows(internal: Iterable[Found], key: tuple[Any, ...]) -> Iterator[Row]:
    return (row for found in internal for row in found.get(key, ()))


def _read(path: str) -> Found:
    with suppress(OSError):
        found = list_directory(path)
        return _state(path, (*found.sizes.items(), *found.times.items()))
    return {}


@lru_cache(maxsize=1024)  # a broker makes 50 of each
def _state(path: str, state: object) -> Found:
    made, found = LastOfKeys({"legacy_offset_commit": "offset_commit"}), Found()
    directory = list_directory(path)
    for name in sorted(name for name in directory.sizes if name.endswith(".log") and offset_in(name) is not None):
        with suppress(SegspecError):
            cluster.replay(made, directory.join(name), directory.sizes[name])
    for kind, key in (("offset_commit", ("topic", "partition")), ("transaction_log", ("producer_id",))):
        for row in made.tables.get(kind, {}).values():
            if row.get("offset", 0) >= 0:
                found.setdefault(tuple(map(row.get, key)), []).append(row)
    return found


NO_LOG_DIR = (
    f"what the log dir says: beside the folder lies no {node.META}, so this is a start without a clean shutdown that "
    "checks every segment"
)
STRAY = "its folder is called -stray, and nobody serves or deletes it"
WARNING = "do not start the broker on this folder before it is copied; what it loses, it fetches again from a leader"
Stopped = tuple[int, Code, str, str]
FAILS = "fails at every poll (check.crcs)"


def forecast(directory: Directory, owner: str, limits: Limits, count_records: CountRecords) -> Forecast:
    start = _Start(directory)
    files = tuple(start.fates(count_records))
    made = Forecast(
        owner,
        directory.path,
        files,
        start.next_offset(),
        start.crash,
        tuple(start.hazards()),
        tuple(start.unknown),
        consumers=start.consumers(),
        advice=tuple(start.advice()),
        publishers=start.publishers(),
        falls_back_from=start.falls_back_from(),
        is_undecided=start.is_undecided,
        clients=notable(clients_of(directory, start.loader)) if start.goes_on else (),
    )
    return replace(made, advice=start.remedy) if start.remedy else advised(made, WARNING)


def clients(directory: Directory) -> Iterator[Client]:
    start = _Start(directory)
    return clients_of(directory, start.loader) if start.goes_on else iter(())


class _Start:
    def __init__(self, directory: Directory, *, believes_mark: bool = True) -> None:
        self._partition = node.partition_of(directory)
        self._suffix = self._partition.suffix if self._partition else ""
        self._directory, self._believes_mark = directory, believes_mark
        self.unknown: list[str] = []
        self.high_watermark = 0
        self.hidden = ""
        self.alone, self._deleted_before = False, 0
        self.anew = False
        self.is_undecided = False
        self.remedy: tuple[str, ...] = ()
        self.crash: Crash | None = None
        self.loader = Loader(directory, is_clean=False, recovery_point=0, log_start=0, epochs=[])
        self.files = self.loader.files
        try:
            self._prepare()
            self.loader.load(recovers=self._suffix != "-delete")
            if self._partition is not None and self._partition.topic == node.METADATA:
                cluster.recover_snapshots(self.loader)
        except OwnerCrashError as error:
            self.crash = None if self.loader.unknown else self._with_ends(error.crash)
        self.unknown += self.loader.unknown
        self.goes_on = self.crash is None and not self.loader.unknown and not self._suffix and not self.hidden

    def _with_ends(self, crash: Crash) -> Crash:
        around = node.log_dir(self._directory.path)
        if around is None:
            return crash
        dirs = cluster.log_dirs(around)
        alone = crash.reason.endswith(OFFLINE) and len(dirs) > 1 and cluster.FOLDER not in around.folders
        return replace(crash, ends=(around.path,) if alone else tuple(each.path for each in dirs))

    def _prepare(self) -> None:
        around = node.log_dir(self._directory.path)
        if around is None or self._partition is None:
            self.unknown.append(NO_LOG_DIR)
        else:
            if self._partition.topic != node.METADATA:
                self.mark = around.join(node.CLEAN)
                self.loader.is_clean = self._believes_mark and node.CLEAN in around.sizes
                own = self._partition.topic, self._partition.number
                self.loader.recovery_point = node.offsets(around, node.RECOVERY_POINT).get(own, 0)
                self.loader.log_start = node.offsets(around, node.LOG_START).get(own, 0)
                self.high_watermark = node.offsets(around, node.HIGH_WATERMARK).get(own, 0)
                read = node.RECOVERY_POINT, node.LOG_START, node.HIGH_WATERMARK
                self.unknown += [f"{each.path}: {each.message}" for each in node.unread(self._directory, *read)]
            self._ask(around, self._partition, node.topic_id(self._directory))
        for entry in node.epochs(self._directory):
            self.loader.assign(*entry)
        self._deleted_before = self.loader.epochs[0][1] if self.loader.epochs else 0

    def _ask(self, around: Directory, of: node.Partition, topic_id: str | None) -> None:
        """The metadata on the partition, which a node treats as stray without an id."""
        known = None if of.topic == node.METADATA else cluster.image(around)
        self.loader.interval = cluster.interval(known, of.topic)
        if known is not None and self._suffix == "-future" and cluster.is_promoted(known, around, of):
            self._suffix = ""
            if of.name in around.folders:
                text = f"it is to take the place of {of.name}, which exists (DirectoryNotEmptyException): {ENDS}"
                remedy = (f"mv {shell_path(self._directory.path)} .",)
                raise OwnerCrashError(Crash(self._directory.path, 0, Code.BAD_NAME, text, node.MANAGER, remedy=remedy))
        if of.topic == node.METADATA or self._suffix:
            return
        if known is None:
            own = node.identity(around)
            self.is_undecided = own is not None and own.is_of_kraft
            self.unknown += [NO_METADATA] if self.is_undecided else []
        if topic_id is None:
            self.hidden = f"it has no {node.TOPIC}: {STRAY}"
        elif known is not None and (why := cluster.why_stray(known, around, topic_id, of.number)):
            self.hidden = f"{why}: {STRAY}"
        elif known is not None and (name := cluster.name_of(known, topic_id)) != of.topic:
            self.hidden = (
                f"its {node.TOPIC} has the id of the topic {name} (InconsistentTopicIdException): nobody serves it"
            )
        due = None if known is None or not self.hidden else cluster.topic_called(known, of.topic)
        if known is not None and due is not None and not cluster.why_stray(known, around, due, of.number):
            path = shell_path(self._directory.join(node.TOPIC))
            self.anew = self.hidden.endswith(STRAY)
            self.remedy = (
                f"if these are the records of {of.topic}: printf 'version: 0\\ntopic_id: {due}\\n' > {path}",
            )
            own = node.identity(around)
            self.alone = own is not None and known.tables["partition"][due, of.number]["replicas"] == [own.node]

    def next_offset(self) -> int | None:
        """An empty partition replaces a stray one; records come from other replicas."""
        if self.goes_on:
            return self.loader.next_offset
        return 0 if self.crash is None and self.anew and self.alone else None

    def fates(self, count_records: CountRecords) -> Iterator[FileFate]:
        if self._suffix == "-delete" and self.crash is None:
            why = "the topic was deleted, or moved to another log dir"
            for name in list(self.files.sizes):
                code = Code.BAD_NAME if name.endswith(".log") and self.files.sizes[name] else None
                self.files.delete(name, why, "LogManager.scala:348", code)
        kept = Reason("the start does not change it", f"{UPSTREAM}LogLoader.java:128-251")
        for each in self.files.fates(lambda name: name.endswith(".log"), kept, count_records):
            if each.fate is not Fate.KEPT or self.crash is not None or not (self.hidden or self._suffix == "-stray"):
                yield each
                continue
            words, source = self.hidden or f"since an earlier start {STRAY}", f"{node.MANAGER}:350-360"
            made = replace(each, fate=Fate.IGNORED, reason=words, source=source)
            if self.hidden and each.is_segment and each.bytes:
                made = replace(made, records_lost=count_records(each.path, 0), code=Code.BAD_NAME)
            yield made

    def hazards(self) -> Iterator[Finding]:
        """A torn end after a clean shutdown, deleted records that return, a stray folder."""
        if self._suffix == "-stray":
            message = f"since an earlier start {STRAY}; segspec recover copies its records"
            yield Finding(self._directory.path, 0, Code.BAD_NAME, Severity.WARNING, message)
        if self.goes_on and self._deleted_before > max(self.loader.log_start, min(self.loader.segments)):
            message = (
                f"records before offset {self._deleted_before} were deleted, as {node.EPOCHS} knows, and "
                f"{node.LOG_START} does not say so: they are served again"
            )
            yield Finding(self._directory.path, 0, Code.GAP, Severity.WARNING, message)
        if self.goes_on and self.loader.is_clean:
            last = self.loader.segments[max(self.loader.segments)]
            end = last.batches_end()
            if end < last.size:
                message = (
                    f"its last {last.size - end} bytes are no batch and stay, since the shutdown was clean: what is "
                    "appended comes after them, and nobody can read it"
                )
                yield Finding(self.files.path(last.name), end, Code.TORN, Severity.ERROR, message)

    def advice(self) -> Iterator[str]:
        """Without the mark of a clean shutdown, a start checks all files."""
        if self.loader.is_clean and (self.crash is not None or self.falls_back_from() or any(self.hazards())):
            other = _Start(self._directory, believes_mark=False)
            if other.goes_on:
                yield f"rm {shell_path(self.mark)}"
                yield f"then the start checks the segments, and the next offset is {other.loader.next_offset}"

    def consumers(self) -> ConsumerView | None:
        if self.next_offset() == 0 and not self.goes_on:
            return ConsumerView(0, 0)
        if not self.goes_on:
            return None
        bases = sorted(self.loader.segments)
        first = until = max(self.loader.log_start, bases[0])
        for base, following in pairwise([*bases, self.loader.next_offset]):
            if until >= self.loader.next_offset or following <= first:
                continue
            segment = self.loader.segments[base]
            until, stopped = self._read(segment, first, until)
            if stopped is not None:
                path = self.files.path(segment.name)
                return ConsumerView(first, until, ConsumerStop(path, *stopped))
        last = self.loader.segments[bases[-1]]
        if until < self.loader.next_offset and last.batches_end() < last.size:
            words = f"the log ends at {self.loader.next_offset}, and nothing of it comes from {until} on"
            path = self.files.path(last.name)
            return ConsumerView(first, until, ConsumerStop(path, last.batches_end(), Code.GAP, "waits silently", words))
        return ConsumerView(first, until)

    def _read(self, segment: Segment, first: int, until: int) -> tuple[int, Stopped | None]:
        if segment.checked is not None and segment.base >= until:
            return max(until, segment.checked), None
        end, due = 0, until
        try:
            for head in segment.heads(checks=True):
                end = head.end
                if head.last < first:
                    continue
                if head.magic not in kafka.ANY_OF_MAGIC or not is_valid(segment.source, head):
                    return until, (head.position, Code.BAD_CHECKSUM, FAILS, "a batch does not have its checksum")
                if head.last >= self.loader.next_offset and head.base > due:
                    words = f"a batch has the offsets {head.base} to {head.last}, where {due} is due"
                    return until, (head.position, Code.BAD_ORDER, "loses its place", words)
                due = until = max(due, head.last + 1)
        except BadLengthError as error:
            return until, (error.position, Code.BAD_LENGTH, FAILS, str(error))
        rest = segment.source.read(end, kafka.SIZE)
        if len(rest) == kafka.SIZE and kafka.unpack(rest).magic not in kafka.ANY_OF_MAGIC:
            return until, (end, Code.UNSUPPORTED_VERSION, FAILS, "what follows has an unknown magic")
        return until, None

    def falls_back_from(self) -> int | None:
        """The end of lost records that all replicas had, or of reused offsets; None without."""
        if not self.goes_on:
            return None
        end = max(self.high_watermark, self._held_end())
        return end if end > self.loader.next_offset else None

    def publishers(self) -> str:
        if self.hidden and self.crash is None and not self.anew:
            return "nobody takes a record for it"
        if not self.goes_on:
            return ""
        words = f"the first record gets offset {self.loader.next_offset}"
        if self._held_end() > self.loader.next_offset:
            words += ", which the log has already; none is taken once a segment is to begin there (KafkaException)"
        return words

    def _held_end(self) -> int:
        """The offset after the last segment's last sound batch: an index beyond its end makes it empty."""
        last, end = self.loader.segments[max(self.loader.segments)], 0
        if last.checked is not None:
            return last.checked
        with suppress(BadLengthError):
            for head in last.heads(checks=True):
                if not last.takes(head.last) or not is_valid(last.source, head):
                    break
                end = head.last + 1
        return end
