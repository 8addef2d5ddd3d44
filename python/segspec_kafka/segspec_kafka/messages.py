"""The records of internal topics as plain values: groups' commits, transactions, share groups, metadata."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from segspec.core.errors import Code, SegspecError
from segspec.parsing.kaitai import parse_bytes
from segspec.parsing.plain import Plain

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
