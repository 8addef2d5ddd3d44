"""What lies around a partition's folder: its log dir, with checkpoints and the mark of a clean shutdown
(LogManager.scala:406-480; CheckpointFile.java)."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import Listing
from segspec.formats.contract.startup import Crash, OwnerCrashError
from segspec.storage.directory import Directory, folder_names, list_directory, parent
from segspec.storage.source import is_remote
from segspec_kafka.log_companions import epoch_entries
from segspec_kafka.owner.loader import ENDS, OFFLINE

MANAGER = "apache/kafka 4.1.1 core/src/main/scala/kafka/log/LogManager.scala"
CHECKPOINTS = "apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/CheckpointFile.java"
RECOVERY_POINT, LOG_START = "recovery-point-offset-checkpoint", "log-start-offset-checkpoint"
HIGH_WATERMARK, CLEANED = "replication-offset-checkpoint", "cleaner-offset-checkpoint"
CLEAN, META, EPOCHS = ".kafka_cleanshutdown", "meta.properties", "leader-epoch-checkpoint"
TOPIC = "partition.metadata"
ID = re.compile(rb"[^\n]*:\s+\+?[0-9]+\n[^\n]*:\s+([\w-]{22})\s*(?:\n|$)")
CHECKPOINTED = {META, RECOVERY_POINT, CLEAN}
METADATA = "__cluster_metadata"
REMOTE_LASTS = 30
"""Seconds for which the listing of a folder in a store is good: there may be thousands of partitions in it."""
NAME = re.compile(
    r"(?P<topic>.+)-(?P<partition>[+-]?[0-9]{1,10})(?:\.\S+(?P<suffix>-(?:delete|stray|future)))?", re.ASCII
)


class Partition(NamedTuple):
    """What a folder's name says; `suffix` is what becomes of it: -delete, -stray, -future, or nothing."""

    topic: str
    number: int
    suffix: str


def partition(folder: str) -> Partition | None:
    """`parseTopicPartitionName`: LocalLog.java:750-778."""
    found = NAME.fullmatch(folder)
    return Partition(found["topic"], int(found["partition"]), found["suffix"] or "") if found else None


def partition_of(directory: Directory) -> Partition | None:
    names = folder_names(directory.path)
    return partition(names[-1]) if names else None


def log_dir(folder: str) -> Directory | None:
    """The folder of `log.dirs` that a partition's folder lies in; None where it lies in none."""
    path = parent(folder)[0]
    try:
        around = _listed(path, _changed(path))
    except OSError:
        return None
    return around if CHECKPOINTED & around.sizes.keys() else None


def _changed(path: str) -> int:
    """What is another number once the folder has changed; for one in a store, after a while."""
    return int(time.monotonic() / REMOTE_LASTS) if is_remote(path) else Path(path).stat().st_mtime_ns


@lru_cache(maxsize=4)
def _listed(path: str, changed: int) -> Directory:
    """Read once for all of its partitions."""
    return list_directory(path)


def check(around: Directory) -> None:
    """Raises `OwnerCrashError` for what ends every start on this log dir, whatever its partitions hold."""
    for name in around.folders:
        if partition(name) is None and name != "remote-log-index-cache":
            text = f"a folder that is no topic's (KafkaException): {ENDS}"
            raise OwnerCrashError(Crash(around.join(name), 0, Code.BAD_NAME, text, f"{MANAGER}:459-464"))
    if META not in around.sizes:
        text = f"there is no {META}: {ENDS}"
        raise OwnerCrashError(Crash(around.join(META), 0, Code.BAD_NAME, text, f"{MANAGER}:286-304"))


def findings(around: Directory) -> Iterator[Finding]:
    """What is wrong with a log dir: what ends a start, and partitions that it has noted and that are not there."""
    if not CHECKPOINTED & around.sizes.keys():
        return
    noted: set[tuple[str, int]] = set()
    try:
        check(around)
        for name in (RECOVERY_POINT, LOG_START, HIGH_WATERMARK):
            noted |= offsets(around, name).keys()
    except OwnerCrashError as error:
        crash = error.crash
        yield Finding(crash.path, crash.position, crash.code, Severity.ERROR, f"no start succeeds: {crash.reason}")
    if CLEAN not in around.sizes:
        message = "no clean shutdown: the next start checks each partition from its recovery point on"
        yield Finding(around.join(CLEAN), 0, Code.MISSING_INDEX, Severity.NOTE, message)
    there = {(found.topic, found.number) for name in around.folders if (found := partition(name)) is not None}
    for topic, number in sorted(noted - there):
        message = f"{topic}-{number} is in its checkpoints and has no folder: it was deleted just now, or lost"
        yield Finding(around.join(f"{topic}-{number}"), 0, Code.MISSING_SEGMENT, Severity.WARNING, message)


def offsets(around: Directory, name: str) -> Mapping[tuple[str, int], int]:
    """What a checkpoint of a log dir says, by topic and partition. One with words for numbers is passed over whole
    (LogManager.scala:441-457). Raises `OwnerCrashError`."""
    if name not in around.sizes:
        return {}
    with around.open(name) as source:
        found = _offsets(source.read(0, source.size))
    if isinstance(found, str):
        text = f"a checkpoint that is none: {found} (IOException): {OFFLINE}"
        raise OwnerCrashError(Crash(around.join(name), 0, Code.BAD_ENCODING, text, CHECKPOINTS))
    return found


@lru_cache(maxsize=16)
def _offsets(content: bytes) -> Mapping[tuple[str, int], int] | str:
    """The offsets, or what is wrong with all of it."""
    lines = content.decode(errors="replace").splitlines()
    if lines in ([], ["0"]):
        return {}
    rows = [line.split() for line in lines[2:]]
    if lines[:2] != ["0", str(len(rows))] or {3} < {3, *map(len, rows)} or "\ufffd" in "".join(lines):
        return f"{len(rows)} lines after {lines[:2]}"
    try:
        return {(topic, int(number)): int(offset) for topic, number, offset in rows}
    except ValueError:
        return {}


def confirmed(directory: Directory) -> int | None:
    """The high watermark, up to which all replicas in sync have the partition, as of a few seconds before the end."""
    return _noted(directory, HIGH_WATERMARK)


def rewritten(directory: Directory) -> int | None:
    """Up to where the partition is compacted here, which each node does by itself."""
    return _noted(directory, CLEANED)


def log_start(directory: Directory) -> int | None:
    """The offset with which the partition begins: records below it were deleted, and may lie there still."""
    own = partition_of(directory)
    return None if own is None or own.suffix else _noted(directory, LOG_START)


def _noted(directory: Directory, name: str) -> int | None:
    around, own = log_dir(directory.path), partition_of(directory)
    if around is None or own is None:
        return None
    with suppress(OwnerCrashError):
        return offsets(around, name).get((own.topic, own.number))
    return None


def epochs(directory: Directory) -> list[tuple[int, int]]:
    """The epochs of a partition's leaders, and where each begins. Raises `OwnerCrashError`."""
    if EPOCHS not in directory.sizes:
        return []
    try:
        with directory.open(EPOCHS) as source:
            return [(row["epoch"], row["start_offset"]) for row in epoch_entries(source, None)]
    except SegspecError as error:
        text = f"it cannot be read ({error.message}): {ENDS if error.code is Code.BAD_ENCODING else OFFLINE}"
        raise OwnerCrashError(Crash(directory.join(EPOCHS), 0, error.code, text, CHECKPOINTS)) from error


def topic_id(directory: Directory) -> str | None:
    """The topic's id as the partition has it (PartitionMetadataReadBuffer.java:42-76). Raises `OwnerCrashError`."""
    if TOPIC not in directory.sizes:
        return None
    found = ID.match(directory.start(TOPIC, 1 << 10))
    if found is None:
        text = f"it has no version and no topic's id: {ENDS}"
        raise OwnerCrashError(Crash(directory.join(TOPIC), 0, Code.BAD_ENCODING, text, CHECKPOINTS))
    return found[1].decode()


def emptied(directory: Directory) -> Listing | None:
    """The listing of a partition in which no segment is left; None for another folder."""
    if partition_of(directory) is None or log_dir(directory.path) is None:
        return None
    message = "a partition without a segment: what it held is not there, and a start makes it anew"
    finding = Finding(directory.path, 0, Code.MISSING_SEGMENT, Severity.ERROR, message)
    return Listing((), (finding,), tuple(directory.sizes))
