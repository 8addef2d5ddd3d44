"""The samples of real brokers: what is read of them is what Kafka's own tool and a real consumer say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import Code, SegspecError
from segspec.core.stretch import Level
from segspec.frames.checksums import crc32c
from segspec.storage.directory import list_directory
from segspec_kafka import FORMAT
from segspec_kafka.generated.layouts import kafka as Kafka
from tests.helpers.sweeps import some
from tests.kafka.samples import INTO

JSON = dict[str, Any]
PARTITIONS = sorted(path.relative_to(INTO) for path in INTO.glob("[34].*/*.json"))
DAMAGED = ("4.1/transactions-0", "4.1/lz4-0", "4.1/nulls-0", "3.9/v0_v1_v2-0", "3.9/v1_gzip-0")
INTERNAL = [path for path in PARTITIONS if path.name.startswith("__")]


def truth_of(partition: Path) -> JSON:
    found: JSON = json.loads((INTO / partition).read_text())
    return found


def folder_of(partition: Path | str) -> Path:
    return INTO / Path(partition).parent / "data" / Path(partition).stem


def frames(path: Path) -> list[Any]:
    return [step.frame for _, step in segspec.open(path, format=FORMAT).steps(level=Level.CHECKSUMS)]


def told(frame: Any) -> JSON:
    """A frame by the names of Kafka's tool."""
    said, head = frame.details, frame.body.head
    made = {"position": frame.position, "size": frame.end - frame.position, "magic": said["magic"]}
    made |= {"compresscodec": said["compression"], "lastOffset": frame.first_offset + frame.offsets - 1}
    if said["magic"] < 2:
        return made | {"crc": head.message_crc}
    return made | {
        "baseOffset": frame.first_offset,
        "count": said["records"],
        "baseSequence": said["base_sequence"],
        "producerId": said["producer_id"],
        "producerEpoch": said["producer_epoch"],
        "partitionLeaderEpoch": said["leader_epoch"],
        "isTransactional": said["is_transactional"],
        "isControl": frame.kind == "control batch",
        "deleteHorizonMs": head.body.base_timestamp if head.body.has_delete_horizon else None,
        "LogAppendTime" if said["is_append_time"] else "CreateTime": frame.timestamp,
        "crc": head.body.crc,
    }


@pytest.mark.parametrize("partition", PARTITIONS, ids=str)
def test_every_batch_is_as_kafka_s_own_tool_has_it(partition: Path) -> None:
    for name, batches in truth_of(partition)["files"].items():
        if name.endswith((".log", ".checkpoint")):
            found = frames(folder_of(partition) / name)
            for frame, batch in zip(found, batches, strict=True):
                mine = told(frame)
                assert mine == {key: batch.get(key, batch.get("offset")) for key in mine}, (name, frame.position)


@pytest.mark.parametrize("partition", [path for path in PARTITIONS if path not in INTERNAL], ids=str)
def test_every_record_is_as_a_consumer_got_it(partition: Path) -> None:
    records = truth_of(partition)["read_uncommitted"]["records"]
    first = records[0]["offset"] if records else 0
    found = []
    for record in segspec.open(folder_of(partition), format=FORMAT).records():
        headers = [[name.decode(), None if value is None else value.hex()] for name, value in record.fields or ()]
        key, value = (None if each is None else each.hex() for each in (record.key, record.value))
        found.append(
            {"offset": record.offset, "timestamp": record.timestamp, "key": key, "value": value, "headers": headers}
        )
    assert [record for record in found if record["offset"] >= first] == records


@pytest.mark.parametrize("partition", PARTITIONS, ids=str)
def test_nothing_is_wrong_with_what_a_broker_wrote(partition: Path) -> None:
    assert list(segspec.open(folder_of(partition), format=FORMAT).verify()) == []


@pytest.mark.parametrize("partition", PARTITIONS, ids=str)
def test_stretches_give_what_single_batches_give(partition: Path) -> None:
    log = segspec.open(folder_of(partition), format=FORMAT)
    table = log.arrow([*FORMAT.columns, "position"]).read_all()
    for name in (*FORMAT.columns, "position"):
        found = table[name].to_pylist()
        if name == "timestamp":
            found = [None if time is None else round(time.timestamp() * 1000) for time in found]
        if name == "fields":
            found = [None if each is None else [(one["name"], one["value"]) for one in each] for each in found]
        assert found == [getattr(record, name) for record in log.records()], name


def test_a_record_with_a_later_time_than_its_batch_states_is_reported(tmp_path: Path) -> None:
    original = folder_of("4.1/none-0") / f"{0:020}.log"
    content = bytearray(original.read_bytes())
    frame = frames(original)[0]
    head, body = Kafka, Kafka.Batch
    at = head.SIZE + body.AT_MAX_TIMESTAMP
    content[at : at + 8] = (frame.timestamp - 1).to_bytes(8, "big")
    crc = crc32c(bytes(content[head.SIZE + body.AT_UNUSED : frame.end]))
    content[head.SIZE : head.SIZE + 4] = crc.to_bytes(4, "big")
    path = tmp_path / "none-0" / original.name
    path.parent.mkdir()
    path.write_bytes(content)
    found = [
        finding for finding in segspec.open(path, format=FORMAT).verify() if finding.code is not Code.MISSING_INDEX
    ]
    assert [(finding.code, finding.position, finding.field) for finding in found] == [
        (Code.BAD_ORDER, 0, "body.max_timestamp")
    ]


# internal topics


def camel(value: Any) -> Any:
    """Names as Kafka's JSON has them."""
    if isinstance(value, dict):
        return {_camel(name): camel(each) for name, each in value.items()}
    return [camel(each) for each in value] if isinstance(value, list) else value


def _camel(name: str) -> str:
    first, *more = name.split("_")
    return first + "".join(part.capitalize() for part in more)


def without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_nulls(each) for name, each in value.items() if each is not None}
    return [without_nulls(each) for each in value] if isinstance(value, list) else value


def entries(path: Path) -> dict[int, JSON]:
    return {entry["offset"]: entry for _, entry in segspec.open(path, format=FORMAT).tracking()}


@pytest.mark.parametrize("partition", INTERNAL, ids=str)
def test_every_record_of_an_internal_topic_is_decoded_as_kafka_s_own_tool_decodes_it(partition: Path) -> None:
    compared = 0
    for name, batches in truth_of(partition)["files"].items():
        if not name.endswith((".log", ".checkpoint")):
            continue
        found = entries(folder_of(partition) / name)
        for record in (record for batch in batches for record in batch["records"]):
            entry = found[record["offset"]]
            if "key" in record:
                assert camel(entry["key"]) == record["key"]["data"]
            payload = record.get("payload")
            if not isinstance(payload, dict):
                assert payload in (None, "<DELETE>")
                assert "version" not in entry
                continue
            said = without_nulls(payload["data"])
            # The name that a state has is ours.
            mine = camel({name: value for name, value in entry["value"].items() if name != "transaction_state"})
            assert {name: said[name] for name in mine} == mine, record
            # What is left out has the value that it usually has.
            assert not any(value for name, value in said.items() if name not in mine and value not in (-1, -2)), record
            assert str(entry["version"]) == str(payload["version"])
            compared += 1
    assert compared > 1


def test_the_state_of_internal_topics_is_what_is_in_force() -> None:
    def state(name: str) -> JSON:
        log = segspec.open(folder_of(f"4.1/{name}"), format=FORMAT)
        made: JSON = FORMAT.tracking.state(log.segments, log.summary, list_directory(log.path), None)
        return made

    offsets = state("__consumer_offsets-0")["offset_commit"]
    assert [(row["group"], row["topic"], row["partition"], row["offset"]) for row in offsets] == [
        ("another group", "gzip", 0, 24),
        ("some group", "segments", 0, 50),
    ]
    transactions = {
        row["transactional_id"]: row["transaction_status"] for row in state("__transaction_state-0")["transaction_log"]
    }
    assert transactions["first"] in (4, 5)
    metadata = state("__cluster_metadata-0")
    topics = {topic["topic_id"]: topic["name"] for topic in metadata["topic"]}
    assert {"nulls", "compacted", "__consumer_offsets"} <= set(topics.values())
    assert [row["partition_id"] for row in metadata["partition"] if topics[row["topic_id"]] == "nulls"] == [0, 1]
    (broker,) = metadata["register_broker"]
    # The node was stopped before its files were taken.
    assert (broker["broker_id"], broker["fenced"], broker["in_controlled_shutdown"]) == (1, True, True)


def test_a_table_of_an_internal_topic_has_keys_and_values_as_json() -> None:
    table = segspec.open(folder_of("4.1/__consumer_offsets-0"), format=FORMAT).arrow(table="tracking").read_all()
    assert table.column_names[:5] == ["segment", "position", "offset", "type", "version"]
    assert [json.loads(key)["group"] for key in table["key"].to_pylist()] == ["some group", "another group"]
    assert [json.loads(value)["offset"] for value in table["value"].to_pylist()] == ["50", "24"]
    metadata = segspec.open(folder_of("4.1/__cluster_metadata-0"), format=FORMAT).arrow(table="tracking").read_all()
    assert metadata["key"].null_count == metadata.num_rows
    assert {"topic", "partition", "register_broker"} <= set(metadata["type"].to_pylist())


def test_values_that_are_no_records_of_their_topic_are_reported(tmp_path: Path) -> None:
    content = (folder_of("4.1/none-0") / f"{0:020}.log").read_bytes()
    path = tmp_path / "__consumer_offsets-0" / f"{0:020}.log"
    path.parent.mkdir()
    path.write_bytes(content)
    found = [
        finding for finding in segspec.open(path, format=FORMAT).verify() if finding.code is not Code.MISSING_INDEX
    ]
    assert found
    assert all("is not a record of __consumer_offsets" in finding.message for finding in found)


# damage


def damaged_copies(content: bytes) -> Iterator[bytes]:
    for size in some(range(0, len(content), 7), 40):
        yield content[:size]
    for at in some(range(0, 8 * len(content), 27), 80):
        made = bytearray(content)
        made[at // 8] ^= 1 << at % 8
        yield bytes(made)


@pytest.mark.parametrize("partition", DAMAGED)
def test_damage_is_reported_and_never_gives_a_record_that_nobody_sent(partition: str, tmp_path: Path) -> None:
    original = folder_of(partition)
    name = max(original.glob("*.log"), key=lambda path: path.stat().st_size).name
    sent = {record_of(record) for record in segspec.open(original / name, format=FORMAT).records()}
    path = tmp_path / Path(partition).name / name
    path.parent.mkdir()
    for number, content in enumerate(damaged_copies((original / name).read_bytes())):
        path.write_bytes(content)
        findings: list[Any] = []
        log = segspec.open(path, format=FORMAT)
        found = {record_of(record) for record in log.records(on_damage="skip", report=findings.append)}
        assert found <= sent, number
        assert findings or found == sent or is_prefix(content, original / name), number


def test_a_batch_that_cannot_be_of_its_segment_is_damaged(tmp_path: Path) -> None:
    """Offsets of a segment are within 2³¹ of its first, since its indexes have no room for more."""
    original = folder_of("4.1/none-0") / f"{0:020}.log"
    content = bytearray(original.read_bytes())
    content[frames(original)[-1].position + 2] ^= 0x10
    path = tmp_path / "none-0" / original.name
    path.parent.mkdir()
    path.write_bytes(content)
    findings: list[Any] = []
    records = list(segspec.open(path, format=FORMAT).records(on_damage="skip", report=findings.append))
    assert records[-1].offset == frames(original)[-1].first_offset - 1
    assert [(finding.code, finding.field) for finding in findings] == [(Code.BAD_ORDER, "base_offset")]


def record_of(record: Any) -> tuple[Any, ...]:
    """What a checksum covers of a record: not the first offset of its batch."""
    return record.timestamp, record.key, record.value, tuple(record.fields or ())


def is_prefix(content: bytes, path: Path) -> bool:
    """Whether a file was cut where a batch ends: nothing shows that."""
    return len(content) in {0, *(frame.end for frame in frames(path))}


def test_a_batch_that_was_moved_to_another_offset_is_no_batch_of_its_own_place(tmp_path: Path) -> None:
    """No checksum covers the first offset: what contradicts the batches around it is damaged."""
    original = folder_of("4.1/none-0") / f"{0:020}.log"
    content = bytearray(original.read_bytes())
    second = frames(original)[1].position
    content[second + 2] ^= 0x10
    path = tmp_path / "none-0" / original.name
    path.parent.mkdir()
    path.write_bytes(content)
    findings: list[Any] = []
    offsets = [r.offset for r in segspec.open(path, format=FORMAT).records(on_damage="skip", report=findings.append)]
    assert offsets == sorted(offsets)
    assert [finding.code for finding in findings] == [Code.BAD_ORDER]
    with pytest.raises(SegspecError):
        list(segspec.open(path, format=FORMAT).records(on_damage="fail"))
