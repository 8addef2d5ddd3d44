"""Records of internal topics: what Kafka's own code writes of each message, in each of its versions, is read back."""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from segspec.core.errors import SegspecError
from segspec_kafka.tracking import decode, decode_control
from tests.helpers.sweeps import ALL, some
from tests.kafka.conftest import ON_NEWEST
from tests.kafka.message_specs import CONTROLS, KSY, Message, bounds, messages, snake, specs
from tests.kafka.releases import RELEASES, jars
from tests.kafka.tools import Tools

NEWEST = RELEASES[-1]
TOPICS = {
    "kafka-metadata": "__cluster_metadata",
    "kafka-group-coordinator": "__consumer_offsets",
    "kafka-transaction-coordinator": "__transaction_state",
    "kafka-share-coordinator": "__share_group_state",
}
PACKAGES = {
    "kafka-metadata": "org.apache.kafka.common.metadata",
    "kafka-group-coordinator": "org.apache.kafka.coordinator.group.generated",
    "kafka-transaction-coordinator": "org.apache.kafka.coordinator.transaction.generated",
    "kafka-share-coordinator": "org.apache.kafka.coordinator.share.generated",
    "kafka-clients": "org.apache.kafka.common.message",
}
ROUNDS = 4 if ALL else 2


def test_the_specs_say_what_kafka_s_own_definitions_say() -> None:
    made = specs(jars(NEWEST))
    for name, text in made.items():
        assert (KSY / f"{name}.ksy").read_text(encoding="utf-8") == text, name


class Filled:
    """A message of a version with values that are not those that it has where it says nothing: as JSON for Kafka's
    code, and as it is read."""

    def __init__(self, message: Message, version: int, dice: random.Random) -> None:
        self._common = {each["name"]: each["fields"] for each in message.get("commonStructs", [])}
        self._version, self._dice = version, dice
        self.json, self.row = self._fields(message["fields"])

    def _fields(self, fields: list[Message]) -> tuple[dict[str, Any], dict[str, Any]]:
        told, read = {}, {}
        for field in fields:
            first, last = bounds(field.get("versions") or field["taggedVersions"])
            if not first <= self._version <= last:
                continue
            name = field["name"][0].lower() + field["name"][1:]
            value, seen = self._value(field, field["type"])
            told[name] = value
            if value is not None:
                read[snake(field["name"])] = seen
        return told, read

    def _value(self, field: Message, kind: str) -> tuple[Any, Any]:
        dice = self._dice
        first, last = bounds(field.get("nullableVersions", "none"))
        if first <= self._version <= last and not dice.randrange(3) and "tag" not in field:
            return None, None
        if kind.startswith("[]"):
            both = [self._value(field | {"nullableVersions": "none"}, kind[2:]) for _ in range(dice.randrange(1, 4))]
            return [told for told, _ in both], [read for _, read in both]
        if kind == "string":
            text = "".join(dice.choices("abc äß€\n", k=dice.randrange(1, 200)))
            return text, text
        if kind == "bytes":
            content = dice.randbytes(dice.randrange(1, 200))
            return base64.b64encode(content).decode(), content
        if kind == "uuid":
            shown = base64.urlsafe_b64encode(dice.randbytes(16)).rstrip(b"=").decode()
            return shown, shown
        if kind == "bool":
            return True, True
        if kind == "float64":
            return 0.25, 0.25
        if kind.startswith(("int", "uint")):
            number = dice.choice([3, 77, (1 << int(kind.removeprefix("u")[3:]) - 1) - 1])
            return number, number
        return self._fields(field.get("fields") or self._common[kind])


def written(tools: Tools, message: Message, version: int, filled: Filled) -> bytes:
    """The bytes of a message by Kafka's own code, without a version before it."""
    package = PACKAGES[message["jar"]]
    converter = getattr(getattr(tools.jvm, package), message["name"] + "JsonConverter")
    node = tools.jvm.com.fasterxml.jackson.databind.ObjectMapper().readTree(json.dumps(filled.json))
    made = converter.read(node, version)
    util = tools.jvm.org.apache.kafka.common.protocol.MessageUtil
    return bytes(util.toVersionPrefixedBytes(version, made))[2:]


def is_draft(tools: Tools, message: Message) -> bool:
    """Records of share groups in 3.9, which has no way to switch them on. Some were laid out anew in 4.0 and kept their
    version 0."""
    return tools.release.name == "3.9" and message["name"].startswith("Share")


def two(number: int) -> bytes:
    return number.to_bytes(2, "big", signed=True)


def each_version(tools: Tools, ending: str | tuple[str, ...]) -> Iterator[tuple[Message, int, Filled, bytes]]:
    """Each stored message of a release, in each of its versions, some times with other values."""
    dice = random.Random(7)
    for message in messages(jars(tools.release)).values():
        if message["jar"] not in PACKAGES or not message["name"].endswith(ending):
            continue
        if message["jar"] == "kafka-clients" and message["name"] not in CONTROLS:
            continue
        first, last = bounds(message["validVersions"])
        for version in [each for each in range(first, last + 1) for _ in range(ROUNDS)]:
            filled = Filled(message, version, dice)
            yield message, version, filled, written(tools, message, version, filled)


def test_each_record_of_the_metadata_is_read_as_kafka_wrote_it(kafka_tools: Tools) -> None:
    seen = set()
    for message, version, filled, content in each_version(kafka_tools, "Record"):
        if message["jar"] != "kafka-metadata":
            continue
        value = bytes([1, message["apiKey"], version]) + content
        found = decode("__cluster_metadata", None, value)
        assert (found.version, found.value) == (version, filled.row), message["name"]
        assert found.kind == snake(message["name"].removesuffix("Record"))
        seen.add(message["name"])
    assert len(seen) > 20


def test_each_record_of_a_coordinator_is_read_as_kafka_wrote_it(kafka_tools: Tools) -> None:
    numbers = {m["name"]: m["apiKey"] for m in messages(jars(NEWEST)).values() if m["jar"] in TOPICS}
    keys: dict[str, tuple[bytes, dict[str, Any]]] = {}
    for message, version, filled, content in each_version(kafka_tools, "Key"):
        if is_draft(kafka_tools, message):
            continue
        number = message.get("apiKey", version)
        keys[message["name"].removesuffix("Key")] = two(number) + content, filled.row
        found = decode(TOPICS[message["jar"]], two(number) + content, None)
        assert (found.key, found.value, found.version) == (filled.row, None, None), message["name"]
    seen = set()
    for message, version, filled, content in each_version(kafka_tools, "Value"):
        name = message["name"].removesuffix("Value")
        if is_draft(kafka_tools, message):
            continue
        key, row = keys[name]
        key = two(numbers[name + "Key"]) + key[2:]
        found = decode(TOPICS[message["jar"]], key, two(version) + content)
        assert found == (snake(name), version, row, filled.row), message["name"]
        seen.add(name)
    assert len(seen) > 8


def test_each_control_record_is_read_as_kafka_wrote_it(kafka_tools: Tools) -> None:
    kinds = ("abort", "commit", "leader_change", "snapshot_header", "snapshot_footer", "kraft_version", "kraft_voters")
    defined = messages(jars(kafka_tools.release))
    dice = random.Random(7)
    for number, (name, kind) in enumerate(zip(CONTROLS, kinds, strict=True)):
        message = defined.get(name)
        if message is None:
            assert (name, kafka_tools.release.name) == ("EndTxnMarker", "3.9")
            continue
        filled = Filled(message, 0, dice)
        if "version" in filled.json:
            filled.json["version"] = 0
        content = written(kafka_tools, message, 0, filled)
        filled.row.pop("version", None)
        value = content if "version" in filled.json else two(0) + content
        assert decode_control(two(0) + two(number), value) == (kind, filled.row)


@pytest.mark.parametrize(
    ("topic", "key", "value", "message"),
    [
        ("__cluster_metadata", None, b"\x00\x02\x00", "unsupported-version"),
        ("__cluster_metadata", None, b"\x01\x63\x00", "unsupported-version"),
        ("__cluster_metadata", None, b"\x01\x14\x00\x00\x07", "trailing-bytes"),
        ("__cluster_metadata", None, None, "bad-encoding"),
        ("__consumer_offsets", b"\x00\x63", None, "unsupported-version"),
        ("__consumer_offsets", None, b"", "bad-encoding"),
        ("__consumer_offsets", b"\x00\x01\x00\x01a\x00\x01b\x00\x00\x00\x00", b"\x00\x09", "unsupported-version"),
        ("__transaction_state", b"\x00\x00\x00\x09short", b"", "bad-length"),
    ],
)
def test_what_no_release_writes_is_refused(topic: str, key: bytes | None, value: bytes | None, message: str) -> None:
    with pytest.raises(SegspecError) as refused:
        decode(topic, key, value)
    assert refused.value.code == message


@ON_NEWEST
def test_every_prefix_and_flipped_bit_of_a_message_gives_a_row_or_one_error(kafka_tools: Tools) -> None:
    for message, version, _, content in each_version(kafka_tools, ("RegisterBrokerRecord", "PartitionRecord")):
        value = bytes([1, message["apiKey"], version]) + content
        damaged = [value[:end] for end in range(len(value))]
        damaged += [
            value[:at] + bytes([value[at] ^ 1 << bit]) + value[at + 1 :] for at in range(len(value)) for bit in range(8)
        ]
        for each in some(damaged[::29], 60):
            try:
                decode("__cluster_metadata", None, each)
            except SegspecError:
                continue
