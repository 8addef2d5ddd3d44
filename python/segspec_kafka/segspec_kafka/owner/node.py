"""The log dir around a partition, with checkpoints and the mark of a clean shutdown (LogManager.scala:406-480;
CheckpointFile.java).

`meta.properties`, by which a node recognizes its log dir (MetaProperties.java:73-177 of apache/kafka 4.1.1).
"""

from __future__ import annotations

import re
import time
from base64 import urlsafe_b64decode
from binascii import Error
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from segspec.core.code_text import shell_path, shell_word
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import Listing
from segspec.formats.contract.startup import Crash, OwnerCrashError
from segspec.storage.directory import Directory, above, folder_names, list_directory
from segspec.storage.source import is_remote
from segspec_kafka.log_companions import epoch_entries
from segspec_kafka.owner.loader import ENDS, OFFLINE

CONTINUED = re.compile(r"(?<!\\)((?:\\\\)*)\\(?:\r\n|\r|\n)[ \t\f]*")
LINE = re.compile(r"(?P<key>(?:\\.|[^\\=:\s])*)[ \t\f]*[=:]?[ \t\f]*(?P<value>.*)", re.DOTALL)
INT = re.compile(r"[+-]?[0-9]{1,10}", re.ASCII)
MOST = 1 << 16
ID_BYTES, RESERVED = 16, 100


class Properties(NamedTuple):
    """A log dir's properties. Files of version 0 may lack all of them."""

    node: int | None
    cluster: str | None
    directory: str | None
    version: int = 1

    @property
    def is_whole(self) -> bool:
        return self.node is not None and self.cluster is not None

    @property
    def is_of_kraft(self) -> bool:
        """Whether the cluster keeps its metadata in a log."""
        return self.version > 0

    @property
    def is_of_reserved(self) -> bool:
        """Whether the folder's id is reserved (DirectoryId.java)."""
        raw = b"" if self.directory is None else _bytes(self.directory)
        return raw.startswith(bytes(8)) and (raw[8] >= 0x80 or raw[8:] < bytes(7) + bytes([RESERVED]))


def parsed(content: bytes) -> Properties:
    """Raises `ValueError` with the part that the broker cannot read."""
    found = _lines(content.decode("latin-1"))
    version = found.get("version", "0").strip()
    if not INT.fullmatch(version) or int(version) not in (0, 1):
        raise ValueError(f"version is {version!r}")
    name = "node.id" if int(version) else "broker.id"
    node = found.get(name)
    if (node is not None and not INT.fullmatch(node)) or (node is None and int(version)):
        raise ValueError(f"{name} is {node!r}" if node is not None else f"it has no {name}")
    if int(version) and "cluster.id" not in found:
        raise ValueError("it has no cluster.id")
    directory = found.get("directory.id")
    if directory is not None and len(_bytes(directory)) != ID_BYTES:
        raise ValueError(f"directory.id is {directory!r}")
    return Properties(None if node is None else int(node), found.get("cluster.id"), directory, int(version))


def _lines(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in re.split(r"[\r\n]+", CONTINUED.sub(r"\1", text)):
        line = line.lstrip(" \t\f")
        if line and line[0] not in "#!" and (pair := LINE.fullmatch(line)) is not None:
            key, value = (re.sub(r"\\(.)", r"\1", part) for part in pair.groups())
            found[key] = value
    return found


def _bytes(uuid: str) -> bytes:
    """The bytes of an id (Uuid.java:fromString); empty if it is invalid."""
    try:
        return urlsafe_b64decode(uuid + "=" * (-len(uuid) % 4)) if len(uuid) <= 24 else b""
    except (Error, ValueError):
        return b""


def written(found: Properties) -> str:
    """The command that writes such a file, with unknown values in capital letters."""
    is_plain = found.cluster is not None and found.cluster.isascii() and found.cluster.isprintable()
    name = found.cluster.replace("\\", r"\\") if found.cluster and is_plain else "THE_CLUSTERS_ID"
    lines = ["version=1", f"cluster.id={name}", f"node.id={'THE_NODES_ID' if found.node is None else found.node}"]
    lines += [] if found.directory is None else [f"directory.id={found.directory}"]
    return rf"printf '%s\n' {' '.join(map(shell_word, lines))}"


MANAGER = "apache/kafka 4.1.1 core/src/main/scala/kafka/log/LogManager.scala"
CHECKPOINTS = "apache/kafka 4.1.1 server-common/src/main/java/org/apache/kafka/server/common/CheckpointFile.java"
RECOVERY_POINT, LOG_START = "recovery-point-offset-checkpoint", "log-start-offset-checkpoint"
HIGH_WATERMARK, CLEANED = "replication-offset-checkpoint", "cleaner-offset-checkpoint"
CLEAN, META, EPOCHS = ".kafka_cleanshutdown", "meta.properties", "leader-epoch-checkpoint"
TOPIC = "partition.metadata"
ID = re.compile(rb"[^\n]*:\s+\+?[0-9]+\n[^\n]*:\s+([\w-]{22})\s*(?:\n|$)")
FORGETS = {
    RECOVERY_POINT: "without it a start that is not clean checks each partition from its first segment on",
    LOG_START: "without it records that were deleted, and whose segment is still there, are served again",
    HIGH_WATERMARK: "without it followers take the high watermark for 0 until they ask a leader",
    CLEANED: "without it the cleaner begins at the first segment of each partition",
}
NO_ID = b"A" * 22
CHECKPOINTED = {META, RECOVERY_POINT, CLEAN}
METADATA = "__cluster_metadata"
REMOTE_LASTS = 30
"""Seconds for which a remote listing is cached."""
NAME = re.compile(
    r"(?P<topic>.+)-(?P<partition>[+-]?[0-9]{1,10})(?:\.\S+(?P<suffix>-(?:delete|stray|future)))?", re.ASCII
)


class Partition(NamedTuple):
    """The parts of a folder's name; `suffix` is -delete, -stray, -future, or nothing."""

    topic: str
    number: int
    suffix: str

    @property
    def name(self) -> str:
        return f"{self.topic}-{self.number}"


def partition(folder: str) -> Partition | None:
    """`parseTopicPartitionName`: LocalLog.java:750-778."""
    found = NAME.fullmatch(folder)
    return Partition(found["topic"], int(found["partition"]), found["suffix"] or "") if found else None


def mounted(name: str) -> tuple[str, ...]:
    return ("or set log.dirs to a folder below the mount point",) if name == "lost+found" else ()


def is_log_dir(around: Directory) -> bool:
    return bool(CHECKPOINTED & (around.sizes.keys() | around.odd.keys()))


def partition_of(directory: Directory) -> Partition | None:
    names = folder_names(directory.path)
    return partition(names[-1]) if names else None


def log_dir(folder: str) -> Directory | None:
    """The log dir of a partition, or None."""
    path = above(folder)
    try:
        around = _listed(path, _changed(path))
    except OSError:
        return None
    return around if is_log_dir(around) else None


def _changed(path: str) -> int:
    return int(time.monotonic() / REMOTE_LASTS) if is_remote(path) else Path(path).stat().st_mtime_ns


@lru_cache(maxsize=4)
def _listed(path: str, changed: int) -> Directory:
    return list_directory(path)


def identity(around: Directory) -> Properties | None:
    """None if it is not readable."""
    if META not in around.sizes:
        return None
    with suppress(ValueError):
        return parsed(around.start(META, MOST))
    return None


def neighbours(around: Directory) -> Iterator[Directory]:
    if is_remote(around.path):
        return
    with suppress(OSError):
        for path in sorted(Path(above(around.path)).iterdir()):
            if str(path) != around.path and any((path / name).is_file() for name in CHECKPOINTED):
                yield list_directory(path)


def offsets(around: Directory, name: str) -> Mapping[tuple[str, int], int]:
    """A log dir's checkpoint, by topic and partition. Raises `OwnerCrashError`.

    One with words for numbers is skipped as a whole (LogManager.scala:441-457).
    """
    if name not in around.sizes:
        return {}
    with around.open(name) as source:
        try:
            found = _offsets(source.whole())
        except SegspecError as error:
            found = error.message
    if isinstance(found, str):
        text = f"a checkpoint that is none: {found} (IOException): {OFFLINE}"
        remedy = (f"rm {shell_path(around.join(name))}", FORGETS[name])
        raise OwnerCrashError(Crash(around.join(name), 0, Code.BAD_ENCODING, text, CHECKPOINTS, remedy=remedy))
    return found


@lru_cache(maxsize=16)
def _offsets(content: bytes) -> Mapping[tuple[str, int], int] | str:
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


def unread(directory: Directory, *names: str) -> Iterator[Finding]:
    """Reports checkpoints that are not files, and count as absent."""
    around = log_dir(directory.path)
    if around is None:
        return
    for name in sorted(around.odd.keys() & set(names)):
        message = f"{around.odd[name]}, and no plain file: it is not read"
        yield Finding(around.join(name), 0, Code.MISSING_INDEX, Severity.NOTE, message)


def confirmed(directory: Directory) -> int | None:
    """The high watermark, which all replicas in sync have, a few seconds before the end."""
    return _noted(directory, HIGH_WATERMARK)


def rewritten(directory: Directory) -> int | None:
    """The end of the partition's compacted part on this node."""
    return _noted(directory, CLEANED)


def log_start(directory: Directory) -> int | None:
    """The partition's start: records below it, perhaps still in its files, were deleted."""
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
    """The epochs of a partition's leaders, with their first offsets. Raises `OwnerCrashError`."""
    if EPOCHS not in directory.sizes:
        return []
    try:
        with directory.open(EPOCHS) as source:
            return [(row["epoch"], row["start_offset"]) for row in epoch_entries(source, None)]
    except SegspecError as error:
        text = f"it cannot be read ({error.message}): {ENDS if error.code is Code.BAD_ENCODING else OFFLINE}"
        remedy = (f"rm {shell_path(directory.join(EPOCHS))}",)
        raise OwnerCrashError(Crash(directory.join(EPOCHS), 0, error.code, text, CHECKPOINTS, remedy=remedy)) from error


def topic_id(directory: Directory) -> str | None:
    """The topic's id in the partition (PartitionMetadataReadBuffer.java:42-76). Raises `OwnerCrashError`."""
    if TOPIC not in directory.sizes:
        return None
    found = ID.match(directory.start(TOPIC, 1 << 10))
    if found is None or found[1] == NO_ID:
        text = f"it has no version and no topic's id: {ENDS}" if found is None else f"its topic's id is zero: {OFFLINE}"
        remedy = (f"rm {shell_path(directory.join(TOPIC))}, and write it again as the forecast says then",)
        raise OwnerCrashError(Crash(directory.join(TOPIC), 0, Code.BAD_ENCODING, text, CHECKPOINTS, remedy=remedy))
    return found[1].decode()


def emptied(directory: Directory) -> Listing | None:
    """A partition without segments; None for other folders."""
    if partition_of(directory) is None or log_dir(directory.path) is None:
        return None
    message = "a partition without a segment: what it held is missing, and a start re-creates it"
    finding = Finding(directory.path, 0, Code.MISSING_SEGMENT, Severity.ERROR, message)
    return Listing((), (finding,), tuple(directory.sizes))
