"""The cluster's metadata on a partition, if nearby: assignment, and topic configuration (LogManager.java:69-100)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple

import segspec_kafka
from segspec.core.code_text import shell_path
from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.formats.contract.startup import Crash, OwnerCrashError
from segspec.storage.directory import Directory, list_directory, parent
from segspec.storage.source import Source, open_source
from segspec_kafka.folder import DECLARED, RULES
from segspec_kafka.generated.layouts import kafka
from segspec_kafka.owner import node
from segspec_kafka.owner.loader import ENDS, Loader
from segspec_kafka.owner.node import identity
from segspec_kafka.owner.segments import HEADER, INTERVAL, BadLengthError, Segment, is_valid
from segspec_kafka.tracking import BROKER, METADATA, SNAPSHOT, TOPIC, Image, LastOfKeys, entries

RAFT = "apache/kafka 4.1.1 raft/src/main/java/org/apache/kafka/"
SNAPSHOTS = (".checkpoint", ".checkpoint.part", ".checkpoint.deleted")
OFFSET, EPOCH = 20, 10
FOLDER = f"{METADATA}-0"


class Metadata(NamedTuple):
    """The metadata log after a start: its files, its records' image, and the voting nodes with log dir ids, if
    known."""

    loader: Loader
    image: Image
    voters: dict[int, str] | None


def log_dirs(around: Directory) -> list[Directory]:
    """A log dir and its node's others nearby, matched by node and cluster, or by the metadata's ids.

    Log dirs without an id, or with the same, only belong to the node if the metadata has more.
    """
    near = [around, *node.neighbours(around)]
    said = {each.path: own for each in near if (own := identity(each)) is not None and own.is_whole}
    keys = dict.fromkeys(own[:2] for own in said.values())
    if around.path not in said and len(keys) != 1:
        return [around]
    key = said[around.path][:2] if around.path in said else next(iter(keys))
    alike = [each for each in near if each.path not in said or said[each.path][:2] == key]
    known = _registered(alike, key[0])
    ids = {own.directory for own in said.values() if own[:2] == key or own.directory in known}
    spare, seen, found = len(known) - len(ids), set[str | None](), list[Directory]()
    for each in near:
        own = said.get(each.path)
        if own is None or (own[:2] == key and own.directory in seen):
            is_one = spare > 0
        else:
            is_one = own[:2] == key or own.directory in known
            seen.add(own.directory)
        found += [each] if is_one or each is around else []
    return found


def _registered(dirs: Iterable[Directory], number: int | None) -> list[str]:
    path = folder_of(dirs)
    if path is not None:
        with suppress(OwnerCrashError):
            broker = metadata(path).image.tables.get("register_broker", {}).get((number,), {})
            return list(broker.get("log_dirs", ()))
    return []


def folder_of(dirs: Iterable[Directory]) -> str | None:
    return next((each.join(FOLDER) for each in dirs if FOLDER in each.folders), None)


def image(around: Directory) -> Image | None:
    """The cluster's metadata, if its log is near and does not end the start."""
    path = folder_of(log_dirs(around))
    if path is None:
        return None
    with suppress(OwnerCrashError):
        return metadata(path).image
    return None


def metadata(path: str) -> Metadata:
    """Raises `OwnerCrashError`."""
    found = list_directory(path)
    made = _metadata(path, (*found.sizes.items(), *found.times.items()))
    if isinstance(made, Crash):
        raise OwnerCrashError(made)
    return made


@lru_cache(maxsize=4)
def _metadata(path: str, state: object) -> Metadata | Crash:
    try:
        return _read(list_directory(path))
    except OwnerCrashError as error:
        return error.crash


def _read(directory: Directory) -> Metadata:
    loader = Loader(directory, is_clean=False, recovery_point=0, log_start=0, epochs=[])
    for entry in node.epochs(directory):
        loader.assign(*entry)
    node.topic_id(directory)
    loader.load()
    newest = recover_snapshots(loader)
    made, end = Image(), 0
    voters: Voters = None
    if newest is not None:
        end = int(newest[:OFFSET])
        _check_snapshot(loader, newest)
        voters = replay(made, loader.files.path(newest), loader.files.directory.sizes[newest], voters)
    for base in sorted(loader.segments):
        segment = loader.segments[base]
        if segment.size:
            voters = replay(made, loader.files.path(segment.name), segment.size, voters, end)
    return Metadata(loader, made, voters)


Voters = dict[int, str] | None


def replay(made: Image | LastOfKeys, path: str, size: int, voters: Voters = None, end: int = 0) -> Voters:
    """Applies the records from offset `end` on; returns the last listed voters."""
    with open_source(path) as source:
        reader = segspec_kafka.FORMAT.reader(source, SegmentFile(path), DEFAULT_LIMITS)
        with suppress(SegspecError, BadLengthError):
            for head in Segment(0, source, size).heads():
                for entry in entries(reader.frame(head.position)):
                    if entry["offset"] >= end:
                        made.add(entry)
                    if entry["type"] == "kraft_voters" and "value" in entry:
                        voters = {each["voter_id"]: each["voter_directory_id"] for each in entry["value"]["voters"]}
    return voters


def recover_snapshots(loader: Loader) -> str | None:
    """Keeps the newest snapshot. Partial ones, and those before the log's start, are removed; one beyond its end
    replaces it (KafkaMetadataLog.scala:181-202, 653-700)."""
    kept: dict[tuple[int, int], str] = {}
    start = max(loader.log_start, min(loader.segments))
    for name in [name for name in loader.files.sizes if name.endswith(SNAPSHOTS)]:
        digits, epoch = name[:OFFSET], name[OFFSET + 1 : OFFSET + 1 + EPOCH]
        if not (digits.isdecimal() and epoch.isdecimal()):
            text = f"its name is no offset and epoch (NumberFormatException): {ENDS}"
            remedy = (f"mv {shell_path(loader.files.path(name))} .",)
            raise OwnerCrashError(
                Crash(
                    loader.files.path(name), 0, Code.BAD_NAME, text, f"{RAFT}snapshot/Snapshots.java:94", remedy=remedy
                )
            )
        if not name.endswith(".checkpoint") or int(digits) < start:
            loader.files.delete(name, "a start needs it no more", "KafkaMetadataLog.scala:670")
        else:
            kept[int(digits), int(epoch)] = name
    if start and not kept:
        text = f"the log begins at {start}, and no snapshot has what was before (IllegalStateException): {ENDS}"
        remedy = (
            f"take a snapshot of offset {start} or above (N-EPOCH.checkpoint) from another controller or a copy, and "
            f"put it into {loader.files.directory.path}",
        )
        path = loader.files.directory.path
        raise OwnerCrashError(Crash(path, 0, Code.MISSING_SEGMENT, text, "KafkaMetadataLog.scala:684", remedy=remedy))
    if not kept:
        return None
    (offset, of), newest = max(kept.items())
    latest = loader.epochs[-1][0] if loader.epochs else 0
    if of > latest or (of == latest and offset > loader.next_offset):
        why = f"the snapshot at {offset} of epoch {of} is from beyond the log's end, {loader.next_offset}"
        loader.restart_at(offset, why)
        for each, name in kept.items():
            if each < (offset, of):
                loader.files.delete(name, why, "KafkaMetadataLog.scala:181-202")
    return newest


def _check_snapshot(loader: Loader, name: str) -> None:
    """It is read whole, and each batch must have its checksum (RecordsSnapshotReader.java:128-160)."""
    with loader.files.open(name) as source:
        segment = Segment(0, source, source.size)
        end, code, text = 0, Code.TORN, "it is empty"
        try:
            for head in segment.heads(checks=True):
                if not (head.is_batch and is_valid(source, head)):
                    code, text = Code.BAD_CHECKSUM, "a batch does not have its checksum (CorruptRecordException)"
                    break
                if not end and not head.is_control:
                    code, text = Code.BAD_MAGIC, "it does not begin with its header (IllegalStateException)"
                    break
                end, text = head.end, "its last batch is torn"
        except BadLengthError as error:
            code, text = Code.BAD_LENGTH, str(error)
        if code is Code.TORN and end and is_torn_footer(source, end):
            return
        if end < source.size or not source.size:
            raise OwnerCrashError(_no_snapshot(loader, name, end, code, text))


def is_torn_footer(source: Source, position: int) -> bool:
    """Whether a snapshot's final torn batch is its footer, which no start needs."""
    header = source.read(position, HEADER)
    if len(header) <= kafka.SIZE + kafka.Batch.AT_IS_CONTROL:
        return False
    _, flags, *_ = kafka.Batch.STRUCT.unpack_from(header.ljust(HEADER, b"\0"), kafka.SIZE)
    return bool(flags & kafka.Batch.MASK_IS_CONTROL)


def _no_snapshot(loader: Loader, name: str, position: int, code: Code, text: str) -> Crash:
    path, start = loader.files.path(name), max(loader.log_start, min(loader.segments))
    left = [each for each in loader.files.sizes if SNAPSHOT.fullmatch(each) and each != name]
    if start == 0 or left:
        remedy: tuple[str, ...] = (f"mv {shell_path(path)} .", "then the start reads the records of the log for it")
    else:
        remedy = (f"take {name} from another controller or from a copy: the log begins at {start}, and needs it",)
    source = f"{RAFT}snapshot/RecordsSnapshotReader.java:128-160"
    return Crash(path, position, code, f"{text}: {ENDS}", source, remedy=remedy)


def why_stray(found: Image, around: Directory, topic_id: str, number: int) -> str:
    """Empty if the partition belongs here."""
    partition = found.tables.get("partition", {}).get((topic_id, number))
    if partition is None:
        return "the cluster's metadata has no partition of this topic's id and number"
    own = identity(around)
    if own is not None and own.node is not None and own.node not in partition["replicas"]:
        return f"its replicas are on the nodes {partition['replicas']}, and this is node {own.node}"
    return ""


def is_promoted(found: Image, around: Directory, of: node.Partition) -> bool:
    """Whether a -future folder replaces the partition, by the cluster's log dir (LogManager.scala:
    recoverAbandonedFutureLogs)."""
    own, topic = identity(around), topic_called(found, of.topic)
    row = found.tables.get("partition", {}).get((topic, of.number))
    if own is None or row is None or own.node not in row["replicas"] or not row.get("directories"):
        return False
    return bool(row["directories"][row["replicas"].index(own.node)] == own.directory)


def topic_called(found: Image, name: str) -> str | None:
    """The topic's id, or None."""
    return next((key[0] for key, row in found.tables.get("topic", {}).items() if row["name"] == name), None)


def name_of(found: Image, topic_id: str) -> str:
    return str(found.tables.get("topic", {}).get((topic_id,), {}).get("name", ""))


def interval(found: Image | None, topic: str) -> int:
    """Bytes between index entries."""
    return int(config(found, topic, "index.interval.bytes") or INTERVAL)


def config(found: Image | None, topic: str, name: str) -> str | None:
    """The topic's setting, else the brokers' default, or None."""
    configs = {} if found is None else found.tables.get("config", {})
    asked = ((TOPIC, topic, name), (BROKER, "", f"log.{name}"))
    return next((str(configs[key]["value"]) for key in asked if key in configs), None)


def is_replicated(found: Image | None, of: node.Partition) -> bool:
    rows = {} if found is None else found.tables.get("partition", {})
    row = {} if found is None else rows.get((topic_called(found, of.topic), of.number), {})
    return len(row.get("replicas", ())) > 1


def check_order(previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
    """Missing offsets between segments are lost, unless compacted, as the cleaner's checkpoint shows."""
    yield from DECLARED.check_order(previous, following)
    path, base, due = following.segment.path, following.segment.base or 0, previous.next_offset
    directory = Directory(parent(path)[0], {})
    if due is None or base <= due or previous.end != "clean" or node.rewritten(directory) is not None:
        return
    around, own = node.log_dir(directory.path), node.partition_of(directory)
    known = None if around is None else image(around)
    if own is None or known is None or topic_called(known, own.topic) is None:
        rule, lost = "kafka.name.gap-by-compaction", None
    elif "compact" in (config(known, own.topic, "cleanup.policy") or ""):
        return
    else:
        rule, lost = "kafka.name.gap", base - due
    yield RULES.finding(rule, path, 0, {"due": due, "base": base, "last": base - 1}, records=lost)
