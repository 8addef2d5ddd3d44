"""What lies beside segments is read as Kafka's own tool reads it, made anew as a broker made it, and wrong once it was
changed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import Code, Finding
from segspec.formats.contract.rulebook import as_json
from segspec.frames.checksums import crc32c
from segspec.recovery.indexes import build_indexes
from segspec.storage.source import open_source
from segspec_kafka import FORMAT
from segspec_kafka.generated.layouts import (
    kafka_index_entry,
    kafka_producer_snapshot,
    kafka_time_index_entry,
    kafka_transaction_index_entry,
)
from tests.builders import kafka
from tests.kafka.samples import INTO

ALL = sorted(path.relative_to(INTO) for path in INTO.glob("[34].*/*.json"))
KINDS = {one.file: one for one in (FORMAT.index, *FORMAT.companions)}
NAMES = {
    "producerId": "producer_id", "producerEpoch": "producer_epoch", "lastSequence": "last_sequence",
    "lastOffset": "last_offset", "offsetDelta": "offset_delta", "lastTimestamp": "timestamp",
    "coordinatorEpoch": "coordinator_epoch", "currentTxnFirstOffset": "current_first_offset", "offset": "offset",
    "position": "segment_position", "timestamp": "timestamp", "version": "version", "firstOffset": "first_offset",
    "lastStableOffset": "last_stable_offset",
}  # fmt: skip


def data(partition: Path | str) -> Path:
    return INTO / Path(partition).parent / "data" / Path(partition).stem


@pytest.mark.parametrize("partition", ALL, ids=str)
def test_every_entry_is_as_kafka_s_own_tool_has_it(partition: Path) -> None:
    for name, rows in json.loads((INTO / partition).read_text())["files"].items():
        kind = KINDS.get("*" * name.endswith(".snapshot") + Path(name).suffix)
        if kind is None:
            continue
        with open_source(str(data(partition) / name)) as source:
            found = list(kind.entries(source, None))
        of_snapshot = name.endswith(".snapshot")
        for mine, row in zip(found, rows, strict=True):
            said = {NAMES[key]: -1 if row[key] is None else row[key] for key in row if key in NAMES}
            if of_snapshot:
                said["timestamp"] = row["lastTimestamp"]
            assert {key: mine[key] for key in said} == said, name


@pytest.mark.parametrize(
    ("partition", "interval"),
    [("4.1/segments-0", 200), ("4.1/transactions-0", 100), ("4.1/zstd-0", 4096), ("4.1/nulls-0", 4096)],
)
def test_they_are_made_anew_as_the_broker_made_them(partition: str, interval: int, tmp_path: Path) -> None:
    log = segspec.open(data(partition), format=FORMAT)
    made, findings = build_indexes(log, tmp_path / "made", interval=interval)
    assert findings == []
    compared = set()
    for name in made:
        content, original = (tmp_path / "made" / name).read_bytes(), data(partition) / name
        if not original.exists():
            assert (Path(name).suffix, content.count(b"\0")) != ("", 0)
            continue
        if name.endswith(".snapshot"):
            # A broker that starts forgets producers whose last record has a time of more than a day ago.
            assert set(entries(original.read_bytes(), name)) <= set(entries(content, name)), name
        elif name == "leader-epoch-checkpoint":
            # An epoch in which nothing was written leaves nothing in the log.
            assert set(content.splitlines()[2:]) <= set(original.read_bytes().splitlines()[2:])
        else:
            assert content == original.read_bytes(), name
        compared.add(Path(name).suffix)
    assert compared >= {".index", ".timeindex", ".snapshot", ""}


def entries(content: bytes, name: str) -> list[tuple[int, ...]]:
    layout = kafka_producer_snapshot
    count = layout.unpack(content).num_producers
    return [layout.Producer.unpack(content, layout.SIZE + layout.Producer.SIZE * n) for n in range(count)]


def findings(folder: Path) -> list[Finding]:
    return list(segspec.open(folder, format=FORMAT).verify())


def changed(path: Path, layout: Any, place: int, **values: int) -> None:
    content = bytearray(path.read_bytes())
    row = layout.unpack(content, layout.SIZE * place)._replace(**values)
    content[layout.SIZE * place : layout.SIZE * (place + 1)] = layout.pack(**row._asdict())
    path.write_bytes(content)


def copy(partition: str, tmp_path: Path) -> Path:
    return Path(shutil.copytree(data(partition), tmp_path / Path(partition).name))


def largest(folder: Path, suffix: str) -> Path:
    return max(folder.glob(f"*{suffix}"), key=lambda path: path.stat().st_size)


def test_an_index_that_points_between_batches_is_wrong(tmp_path: Path) -> None:
    folder = copy("4.1/segments-0", tmp_path)
    index = largest(folder, ".index")
    changed(index, kafka_index_entry, 0, position=7)
    (found,) = findings(folder)
    assert (found.path, found.code, found.field) == (str(index), Code.BAD_INDEX, "entries[0]")
    assert "has the position of no frame" in found.message
    assert as_json(found, FORMAT)["rule"] == "kafka.index.entry"


def test_an_index_that_has_another_offset_than_the_batch_is_wrong(tmp_path: Path) -> None:
    folder = copy("4.1/segments-0", tmp_path)
    index = largest(folder, ".index")
    offset = kafka_index_entry.unpack(index.read_bytes()).relative_offset
    changed(index, kafka_index_entry, 0, relative_offset=offset - 1)
    (found,) = findings(folder)
    assert (found.path, found.code, found.expected) == (str(index), Code.BAD_INDEX, str(offset))


def test_an_index_that_ends_within_an_entry_is_wrong(tmp_path: Path) -> None:
    folder = copy("4.1/segments-0", tmp_path)
    index = largest(folder, ".index")
    index.write_bytes(index.read_bytes()[:-3])
    (found,) = findings(folder)
    assert (found.path, found.code) == (str(index), Code.BAD_INDEX)
    assert "the last 5 bytes are no whole entry" in found.message
    assert as_json(found, FORMAT)["rule"] == "kafka.index.whole"


def test_zeros_after_the_last_entry_are_fine_in_the_last_segment_alone(tmp_path: Path) -> None:
    folder = copy("4.1/segments-0", tmp_path)
    first, *_, last = sorted(folder.glob("*.index"))
    last.write_bytes(last.read_bytes() + bytes(80))
    assert findings(folder) == []
    first.write_bytes(first.read_bytes() + bytes(80))
    (found,) = findings(folder)
    assert (found.path, found.code) == (str(first), Code.BAD_INDEX)
    assert found.message.startswith("80 bytes of zeros")


def test_a_time_index_with_another_time_than_the_batches_have_is_wrong(tmp_path: Path) -> None:
    folder = copy("4.1/segments-0", tmp_path)
    index = min(folder.glob("*.timeindex"))
    time = kafka_time_index_entry.unpack(index.read_bytes()).timestamp
    changed(index, kafka_time_index_entry, 0, timestamp=time + 1)
    (found,) = findings(folder)
    assert (found.path, found.code, found.expected) == (str(index), Code.BAD_INDEX, str(time))


def test_a_time_index_that_ends_too_early_sends_readers_on(tmp_path: Path) -> None:
    folder = copy("4.1/segments-0", tmp_path)
    index = min(folder.glob("*.timeindex"))
    index.write_bytes(b"")
    (found,) = findings(folder)
    assert (found.path, found.code) == (str(index), Code.INDEX_BEHIND)


def test_an_index_alone_is_known_by_its_entries(tmp_path: Path) -> None:
    with open_source(str(min(data("4.1/segments-0").glob("*.index")))) as source:
        assert FORMAT.sniff(source) == 2
    other = tmp_path / f"{0:020}.index"
    other.write_bytes(b"OSII" + bytes(25))
    with open_source(str(other)) as source:
        assert FORMAT.sniff(source) < 2


def test_numbers_below_zero_in_an_index_are_read_as_they_are(tmp_path: Path) -> None:
    folder = copy("4.1/segments-0", tmp_path)
    index = min(folder.glob("*.index"))
    changed(index, kafka_index_entry, 0, relative_offset=-5, position=-1)
    table = segspec.open(folder, format=FORMAT).arrow(table="index").read_all()
    assert (table["relative_offset"][0].as_py(), table["segment_position"][0].as_py()) == (-5, -1)
    assert [(found.path, found.code) for found in findings(folder)] == [(str(index), Code.BAD_INDEX)]


def test_a_missing_index_is_noted(tmp_path: Path) -> None:
    folder = copy("4.1/segments-0", tmp_path)
    min(folder.glob("*.index")).unlink()
    (found,) = findings(folder)
    assert (found.code, found.severity.value) == (Code.MISSING_INDEX, "note")


def test_an_aborted_transaction_that_no_index_has_would_be_read_as_committed(tmp_path: Path) -> None:
    folder = copy("4.1/transactions-0", tmp_path)
    index = largest(folder, ".txnindex")
    content = index.read_bytes()
    assert len(content) >= kafka_transaction_index_entry.SIZE
    index.unlink()
    found = findings(folder)
    assert {each.code for each in found} == {Code.BAD_INDEX}
    assert len(found) == len(content) // kafka_transaction_index_entry.SIZE
    assert "whoever reads committed records gets them" in found[0].message


def test_a_committed_transaction_that_an_index_has_would_be_lost_to_readers(tmp_path: Path) -> None:
    folder = copy("4.1/transactions-0", tmp_path)
    index = folder / f"{4:020}.txnindex"
    index.write_bytes(
        kafka_transaction_index_entry.pack(producer_id=9, first_offset=0, last_offset=4, last_stable_offset=5)
    )
    (found,) = findings(folder)
    assert (found.path, found.code) == (str(index), Code.BAD_INDEX)
    assert "where it has committed" in found.message


def test_a_snapshot_that_differs_from_the_log_is_wrong(tmp_path: Path) -> None:
    folder = copy("4.1/segments-0", tmp_path)
    snapshot = max(folder.glob("*.snapshot"))
    content = bytearray(snapshot.read_bytes())
    content[-1] ^= 1
    snapshot.write_bytes(content)
    (found,) = findings(folder)
    assert (found.path, found.field) == (str(snapshot), "crc")
    layout = kafka_producer_snapshot
    (producer,) = entries(bytes(content[:-1]) + bytes([content[-1] ^ 1]), "")
    changed_one = layout.Producer.pack(**layout.Producer.Fields._make(producer)._replace(last_sequence=1)._asdict())
    count = (1).to_bytes(4, "big")
    snapshot.write_bytes(layout.pack(crc=crc32c(count + changed_one), num_producers=1) + changed_one)
    (found,) = findings(folder)
    assert (found.path, found.field, found.actual) == (str(snapshot), "producers[0].last_sequence", "1")


def test_an_epoch_that_the_checkpoint_does_not_have_is_wrong(tmp_path: Path) -> None:
    folder = copy("4.1/segments-0", tmp_path)
    checkpoint = folder / "leader-epoch-checkpoint"
    lines = checkpoint.read_text().split("\n")
    assert lines[1] == "2"
    checkpoint.write_text("\n".join(["0", "1", lines[2], ""]))
    (found,) = findings(folder)
    assert (found.path, found.code) == (str(checkpoint), Code.BAD_INDEX)
    checkpoint.write_text("\n".join(["0", "3", *lines[2:]]))
    (found,) = findings(folder)
    assert (found.path, found.code, found.field) == (str(checkpoint), Code.BAD_INDEX, "num_entries")


def test_a_topic_s_id_that_cannot_be_read_is_wrong(tmp_path: Path) -> None:
    folder = copy("4.1/segments-0", tmp_path)
    (folder / "partition.metadata").write_text("version: 1\ntopic_id: x")
    (found,) = findings(folder)
    assert (found.path, found.code) == (str(folder / "partition.metadata"), Code.BAD_INDEX)


@pytest.mark.parametrize("partition", ["4.1/transactions-0", "4.1/segments-0"])
def test_every_prefix_and_flipped_bit_of_a_companion_is_read_or_refused(partition: str, tmp_path: Path) -> None:
    for path in sorted(data(partition).iterdir()):
        if path.suffix == ".log" or not path.stat().st_size:
            continue
        content = path.read_bytes()
        folder = copy(partition, tmp_path / path.name)
        damaged = [content[:size] for size in range(len(content))]
        damaged += [_flipped(content, bit) for bit in range(0, 8 * len(content), 13)]
        offsets = [record.offset for record in segspec.open(folder, format=FORMAT).records()]
        for each in damaged[::23]:
            (folder / path.name).write_bytes(each)
            assert all(finding.code is not Code.BAD_CHECKSUM for finding in findings(folder))
            assert [record.offset for record in segspec.open(folder, format=FORMAT).records()] == offsets


def _flipped(content: bytes, bit: int) -> bytes:
    made = bytearray(content)
    made[bit // 8] ^= 1 << bit % 8
    return bytes(made)


FAR = 1 << 40
"""So far from its segment's name no entry of an index has room for an offset."""


@pytest.mark.parametrize(
    ("base", "firsts", "listed"),
    [(FAR, [0, FAR - 1], []), (FAR, [0, FAR], [0]), (0, [0, 2, FAR], [2]), (10, [3, 7, 12], [2])],
    ids=["below it", "one of them below it", "above it", "a little below it"],
)
def test_a_batch_whose_offset_is_far_from_its_segment_s_name_has_no_entry(
    base: int, firsts: list[int], listed: list[int], tmp_path: Path
) -> None:
    """A node that meets one when it makes an index writes its batches into segments of other names (LogLoader.scala
    splitOverflowedSegment). Here the others have entries as far as reading comes, and what is wrong is said."""
    folder = tmp_path / "topic-0"
    folder.mkdir()
    made = (kafka.batch(first, kafka.record(0, 0, None, bytes(5000)), base_time=n, max_time=n) for n, first in
            enumerate(firsts, 1))  # fmt: skip
    (folder / kafka.segment_name(base)).write_bytes(b"".join(made))
    _, found = build_indexes(segspec.open(folder, format=FORMAT), tmp_path / "out")
    assert {finding.code for finding in found} == {Code.BAD_ORDER}
    index, times = (tmp_path / "out" / f"{base:020}{kind}" for kind in (".index", ".timeindex"))
    assert [row[0] for row in kafka_index_entry.STRUCT.iter_unpack(index.read_bytes())] == listed
    last = [row[1] for row in kafka_time_index_entry.STRUCT.iter_unpack(times.read_bytes())]
    assert last[-1:] == listed[-1:]
