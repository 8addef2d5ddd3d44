"""`dump --tracking` of internal topics: records as rows, and their state.

The records of internal topics as plain values: groups' commits, transactions, share groups, metadata.

The state made by a log's records about keys: a table per kind.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import segspec_kafka
from segspec.core.errors import Code, SegspecError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Record, SegmentFile
from segspec.formats.contract.descriptor import Summarize
from segspec.parsing.kaitai import parse_bytes
from segspec.parsing.plain import Plain
from segspec.storage.directory import Directory
from segspec.storage.source import open_source

TrackedRow = dict[str, Any]
Key = tuple[Any, ...]


def key_of(row: TrackedRow, names: Iterable[str]) -> Key:
    """The key of a row: these fields' values; None for absent ones."""
    return tuple(repr(found) if isinstance(found := row.get(name), list | dict) else found for name in names)


class TrackedTables:
    """The current rows of each kind, by key."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[Key, TrackedRow]] = {}

    def table(self, kind: str) -> dict[Key, TrackedRow]:
        return self.tables.setdefault(kind, {})

    def set(self, kind: str, key: Key, row: TrackedRow | None) -> None:
        """Replaces the row of a key; None removes it."""
        if row is None:
            self.table(kind).pop(key, None)
        else:
            self.table(kind)[key] = row

    def as_dict(self) -> dict[str, list[TrackedRow]]:
        """The rows of each kind that has some, ordered by key."""
        return {kind: [table[key] for key in sorted(table, key=repr)] for kind, table in self.tables.items() if table}


class LastOfKeys(TrackedTables):
    """The values of the last record of each key.

    An entry has `type`, `key` and, unless the key is withdrawn, `value`. One with a `producer_id` counts after an entry
    with that id and type `commit`; `abort` drops it.
    """

    def __init__(self, aliases: Mapping[str, str]) -> None:
        super().__init__()
        self._aliases, self._open = aliases, dict[int, list[TrackedRow]]()
        """Types that are earlier versions of another type."""

    def add(self, entry: TrackedRow) -> None:
        producer = entry.get("producer_id")
        if producer is None:
            self._apply(entry)
        elif "key" in entry:
            self._open.setdefault(producer, []).append(entry)
        else:
            held = self._open.pop(producer, [])
            for each in held if entry["type"] == "commit" else ():
                self._apply(each)

    def _apply(self, entry: TrackedRow) -> None:
        if "key" in entry:
            kind, key = self._aliases.get(entry["type"], entry["type"]), entry["key"]
            self.set(kind, key_of(key, key), key | entry["value"] if "value" in entry else None)


FOLDER = re.compile(r"(?P<topic>[\w.-]+)-(?P<partition>\d+)(?:\.[0-9a-f]{32}-(?P<state>delete|future|stray))?")
"""The name of a partition's folder (LocalLog.java:parseTopicPartitionName)."""

KEYED = {"__consumer_offsets": "group", "__transaction_state": "transaction", "__share_group_state": "share"}
"""The topics whose keys give a record's type, and the names of their specs."""
METADATA = "__cluster_metadata"

Row = dict[str, Any]


def _value(tree: Any) -> Any:
    return getattr(tree, "value", None)


def _nothing(tree: Any) -> None:
    """Fields that only hold a length."""


def _shown(uuid: Any) -> str:
    return urlsafe_b64encode(uuid.value).rstrip(b"=").decode()


plain = Plain(
    {
        "KafkaString": _value, "KafkaBytes": _value, "KafkaFlag": _value, "KafkaUuid": _shown, "KafkaCount": _nothing,
        "KafkaUvarint": _nothing,
    },
    unsaid=r"_.*|.*_mark|api_version|tagged",
    merged="tagged",
)  # fmt: skip


class Decoded(NamedTuple):
    """A record of an internal topic. `kind` is Kafka's name in lower case (`offset_commit`); `value` is None if the key
    is deleted; metadata has no keys."""

    kind: str
    version: int | None
    key: Row
    value: Row | None


def topic_of(path: str) -> str:
    folder = FOLDER.fullmatch(path.rpartition("/")[0].rpartition("/")[2])
    return folder["topic"] if folder else ""


def is_internal(topic: str) -> bool:
    return topic == METADATA or topic in KEYED


def decode(topic: str, key: bytes | None, value: bytes | None, *, path: str = "", position: int = 0) -> Decoded:
    """Raises `SegspecError`: unsupported-version, bad-length, bad-encoding."""
    where: Row = {"path": path, "position": position}
    if topic == METADATA:
        if value is None:
            raise SegspecError(Code.BAD_ENCODING, "a record of metadata without a value", field="value", **where)
        record = parse_bytes(spec("metadata"), value, within="value", **where)
        return Decoded(kind_of(record.body, "Record"), record.version.value, {}, plain(record.body))
    if key is None:
        raise SegspecError(Code.BAD_ENCODING, f"a record of {topic} without a key", field="key", **where)
    names = KEYED[topic]
    head = parse_bytes(spec(f"{names}_key"), key, within="key", **where)
    kind = kind_of(head.body, "Key")
    if value is None:
        return Decoded(kind, None, plain(head.body), None)
    tail = parse_bytes(spec(f"{names}_value"), value, head.record_type, within="value", **where)
    return Decoded(kind, tail.version, plain(head.body), plain(tail.body))


def decode_control(key: bytes, value: bytes, *, path: str = "", position: int = 0) -> tuple[str, Row]:
    """A control record's type (`abort`, `commit`, `leader_change`, …) and fields; empty for unknown types.

    Raises `SegspecError`.
    """
    where: Row = {"path": path, "position": position}
    control = parse_bytes(spec("control_key"), key, within="key", **where).control_type
    if not isinstance(control, Enum):
        return str(control), {}
    return control.name, plain(parse_bytes(spec("control_value"), value, control.value, within="value", **where).body)


@cache
def spec(name: str) -> Any:
    """A generated parser, by name."""
    module = import_module(f"segspec_kafka.generated.kafka_{name}")
    return getattr(module, "Kafka" + name.title().replace("_", ""))


def kind_of(body: Any, suffix: str) -> str:
    """Such as `offset_commit` for OffsetCommitKey."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", type(body).__name__.removesuffix(suffix)).lower()


def said_by(names: list[str]) -> Row:
    folder = FOLDER.fullmatch(names[-1]) if names else None
    return {"topic": folder["topic"], "partition": int(folder["partition"])} if folder else {}


SNAPSHOT = re.compile(r"\d{20}-\d{10}\.checkpoint")

REPLACED = {
    "topic": ("topic_id",),
    "partition": ("topic_id", "partition_id"),
    "register_broker": ("broker_id",),
    "register_controller": ("controller_id",),
    "feature_level": ("name",),
    "config": ("resource_type", "resource_name", "name"),
    "producer_ids": (),
    "client_quota": ("entity", "key"),
    "access_control_entry": ("id",),
    "user_scram_credential": ("name", "mechanism"),
    "delegation_token": ("token_id",),
    "zk_migration": (),
}
REMOVED = {
    "unregister_broker": "register_broker",
    "remove_access_control_entry": "access_control_entry",
    "remove_user_scram_credential": "user_scram_credential",
    "remove_delegation_token": "delegation_token",
}
STATES = dict(enumerate((
    "Empty", "Ongoing", "PrepareCommit", "PrepareAbort", "CompleteCommit", "CompleteAbort", "Dead", "PrepareEpochFence",
)))  # fmt: skip
"""The coordinator's names for a transaction's status (TransactionState.java of its package)."""
UNCHANGED: Row = {"leader": -2, "leader_recovery_state": -1}
"""The values in a partition change that mean no change."""
TOPIC, BROKER = 2, 4
"""The types of resources with configurations (ConfigResource.java)."""


class Image(TrackedTables):
    """The cluster's metadata."""

    def __init__(self) -> None:
        super().__init__()
        self._held: list[tuple[str, Row]] | None = None

    def add(self, entry: Row) -> None:
        """Metadata transactions (KIP-868) hold records back until they end."""
        if "version" not in entry:
            return
        kind, row = entry["type"], entry["value"]
        if kind == "begin_transaction":
            self._held = []
        elif kind in ("end_transaction", "abort_transaction"):
            held, self._held = self._held or [], None
            for each in held if kind == "end_transaction" else ():
                self._replay(*each)
        elif self._held is not None:
            self._held.append((kind, row))
        else:
            self._replay(kind, row)

    def _replay(self, kind: str, row: Row) -> None:
        if kind in REPLACED:
            is_unset = (kind == "config" and "value" not in row) or (
                kind == "feature_level" and not row["feature_level"]
            )
            is_removal = is_unset or row.get("remove") is True
            self.set(kind, key_of(row, REPLACED[kind]), None if is_removal else row)
        elif kind in REMOVED:
            self.set(REMOVED[kind], key_of(row, REPLACED[REMOVED[kind]]), None)
        elif kind in CHANGES:
            CHANGES[kind](self, row)

    def partition_changed(self, row: Row) -> None:
        old = self.table("partition").get((row["topic_id"], row["partition_id"]))
        if old is None:
            return
        changes = {name: value for name, value in row.items() if UNCHANGED.get(name) != value}
        old |= changes
        old["leader_epoch"] += "leader" in changes
        old["partition_epoch"] += 1

    def topic_removed(self, row: Row) -> None:
        removed = self.table("topic").pop((row["topic_id"],), None)
        partitions = self.table("partition")
        for key in [key for key in partitions if key[0] == row["topic_id"]]:
            del partitions[key]
        if removed is not None:
            configs = self.table("config")
            for key in [key for key in configs if key[:2] == (TOPIC, removed.get("name"))]:
                del configs[key]

    def broker_changed(self, row: Row) -> None:
        broker = self.table("register_broker").get((row["broker_id"],), {})
        if fenced := row.get("fenced"):
            broker["fenced"] = fenced > 0
        if row.get("in_controlled_shutdown"):
            broker["in_controlled_shutdown"] = True
        if row.get("log_dirs"):
            broker["log_dirs"] = row["log_dirs"]

    def fenced(self, row: Row, *, is_fenced: bool) -> None:
        self.table("register_broker").get((row["id"],), {})["fenced"] = is_fenced

    def replicas_cleared(self, row: Row) -> None:
        names = {key[0]: topic.get("name") for key, topic in self.table("topic").items()}
        for key, partition in self.table("partition").items():
            if row.get("topic_name", "") in ("", names.get(key[0])):
                partition.pop("eligible_leader_replicas", None)
                partition.pop("last_known_elr", None)


CHANGES: dict[str, Callable[[Image, Row], None]] = {
    "partition_change": Image.partition_changed,
    "remove_topic": Image.topic_removed,
    "broker_registration_change": Image.broker_changed,
    "fence_broker": lambda image, row: image.fenced(row, is_fenced=True),
    "unfence_broker": lambda image, row: image.fenced(row, is_fenced=False),
    "clear_elr": Image.replicas_cleared,
}


def entries(frame: Any) -> Iterator[Row]:
    """One frame's records, with control records. An undecodable one has its `error`."""
    reader = frame.reader
    if not is_internal(reader.topic) or frame.is_room:
        return
    where: Row = {"position": frame.position}
    if getattr(frame.body.head.body, "is_transactional", False):
        where["producer_id"] = frame.body.head.body.producer_id
    try:
        if frame.kind == "control batch":
            for offset, kind, value in reader.control(frame):
                yield where | {"offset": offset, "type": kind, "value": value}
            return
        records = reader.records_as_they_are(frame)
    except SegspecError as error:
        yield where | {"offset": frame.first_offset, "type": "unknown", "error": error.message}
        return
    for record in records:
        yield where | {"offset": record.offset} | _decoded(reader, frame, record)


def _decoded(reader: Any, frame: Any, record: Record) -> Row:
    try:
        found = decode(reader.topic, record.key, record.value, path=reader.source.path, position=frame.position)
    except SegspecError as error:
        return {"type": "unknown", "error": error.message}
    if found.value is not None and found.value.get("transaction_status") in STATES:
        found.value["transaction_state"] = STATES[found.value["transaction_status"]]
    said = {"type": found.kind, "version": found.version, "key": found.key or None, "value": found.value}
    return {name: value for name, value in said.items() if value is not None}


def state(
    segments: Sequence[SegmentFile], read: Summarize, directory: Directory | None, owner: str | None
) -> dict[str, Any]:
    """The broker's state after these segments, by type of record. Metadata continues from its newest snapshot."""
    topic = topic_of(segments[0].path) if segments else ""
    if not is_internal(topic):
        return {}
    made: Image | LastOfKeys = Image() if topic == METADATA else LastOfKeys({"legacy_offset_commit": "offset_commit"})
    end = 0
    if (
        topic == METADATA
        and directory is not None
        and (found := max(filter(SNAPSHOT.fullmatch, directory.names()), default=""))
    ):
        # Snapshots.java:filenameFromSnapshotId
        end = int(found[:20])
        for entry in _all_entries([SegmentFile(directory.join(found))], read):
            made.add(entry)
    for entry in _all_entries(segments, read):
        if entry["offset"] >= end:
            made.add(entry)
    return made.as_dict()


def _all_entries(segments: Sequence[SegmentFile], read: Summarize) -> Iterator[Row]:
    for segment in segments:
        places = read(segment).details["tracked"]
        with open_source(segment.path) as source:
            reader = segspec_kafka.FORMAT.reader(source, segment, DEFAULT_LIMITS)
            for position in places:
                yield from entries(reader.frame(position))
