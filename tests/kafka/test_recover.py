"""A damaged partition is recovered, put back, and served by a real node: all intact batches, and nothing else."""

from __future__ import annotations

import shutil
import struct
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

import segspec
from tests.helpers.sweeps import ALL
from tests.kafka.broker import Kafka
from tests.kafka.clients import Received, Record, consume, publish, transact
from tests.kafka.conftest import ON_ONE_RELEASE
from tests.kafka.samples import records
from tests.kafka.tools import Tools
from tests.needs import ROOT

SENT = records(80)
DATA = ROOT / "tests" / "data" / "kafka"


class Batch(NamedTuple):
    """Where a batch lies, in bytes of its segment, and its offsets."""

    path: Path
    position: int
    size: int
    first: int
    last: int
    producer: int
    is_control: bool


def batches(partition: Path) -> Iterator[Batch]:
    """The batches of magic 2 in sound segments (DefaultRecordBatch.java), read without the library."""
    for path in sorted(partition.glob("*.log")):
        content, position = path.read_bytes(), 0
        while position < len(content):
            first, size = struct.unpack_from(">qi", content, position)
            attributes, last = struct.unpack_from(">hi", content, position + 21)
            (producer,) = struct.unpack_from(">q", content, position + 43)
            yield Batch(path, position, size + 12, first, first + last, producer, bool(attributes & 0x20))
            position += size + 12


def change(batch: Batch, at: int, content: bytes) -> None:
    with batch.path.open("r+b") as file:
        file.seek(batch.position + at)
        file.write(content)


Lost = list[Batch]


def nothing(partition: Path) -> Lost:
    return []


def bits_of_a_value(partition: Path) -> Lost:
    batch = [each for each in batches(partition) if not each.is_control][3]
    change(batch, batch.size - 5, b"\xff")
    return [batch]


def a_length(partition: Path) -> Lost:
    batch = list(batches(partition))[5]
    change(batch, 8, b"\x7f")
    return [batch]


def zeroes_over_two_batches(partition: Path) -> Lost:
    two = list(batches(partition))[2:4]
    assert two[0].path == two[1].path
    for batch in two:
        change(batch, 0, bytes(batch.size))
    return two


def a_torn_end(partition: Path) -> Lost:
    last = list(batches(partition))[-1]
    last.path.write_bytes(last.path.read_bytes()[:-7])
    return [last]


def bytes_after_the_end(partition: Path) -> Lost:
    last = list(batches(partition))[-1]
    last.path.write_bytes(last.path.read_bytes() + b"no batch" * 9)
    return []


def the_first_segment(partition: Path) -> Lost:
    return without_segment(partition, 0)


def a_segment_in_the_middle(partition: Path) -> Lost:
    return without_segment(partition, 1)


def without_segment(partition: Path, which: int) -> Lost:
    segment = sorted(partition.glob("*.log"))[which]
    lost = [batch for batch in batches(partition) if batch.path == segment]
    for path in partition.glob(f"{segment.stem}.*"):
        path.unlink()
    return lost


def an_offset(partition: Path) -> Lost:
    """What the checksum does not cover: the batch says of its records that they are others."""
    batch = list(batches(partition))[4]
    change(batch, 6, b"\x01")
    return [batch]


def indexes_are_gone(partition: Path) -> Lost:
    for path in [*partition.glob("*index"), *partition.glob("*.snapshot"), partition / "leader-epoch-checkpoint"]:
        path.unlink()
    return []


def indexes_are_rubbish(partition: Path) -> Lost:
    for path in [*partition.glob("*index"), *partition.glob("*.snapshot"), partition / "leader-epoch-checkpoint"]:
        path.write_bytes(b"\x07" * (len(path.read_bytes()) + 5))
    return []


def a_swap_was_under_way(partition: Path) -> Lost:
    """The first segments were compacted into one, are gone, and it has not got their name yet."""
    first, second = sorted(partition.glob("*.log"))[:2]
    first.write_bytes(first.read_bytes() + second.read_bytes())
    first.rename(f"{first}.swap")
    for stem in (first.stem, second.stem):
        for path in partition.glob(f"{stem}.*"):
            if path.suffix != ".swap":
                path.rename(f"{path}.deleted")
    (partition / f"{int(second.stem) + 1:020}.log.cleaned").write_bytes(b"begun")
    return []


def a_marker(partition: Path) -> Lost:
    """What ended the last transaction, a commit."""
    marker = [batch for batch in batches(partition) if batch.is_control][-1]
    change(marker, marker.size - 1, b"\xff")
    return [marker]


DAMAGES: list[Callable[[Path], Lost]] = [
    nothing,
    bits_of_a_value,
    a_length,
    zeroes_over_two_batches,
    a_torn_end,
    bytes_after_the_end,
    the_first_segment,
    a_segment_in_the_middle,
    an_offset,
    indexes_are_gone,
    indexes_are_rubbish,
    a_swap_was_under_way,
]


def fill(node: Kafka, topic: str) -> None:
    at = node.bootstrap
    publish(at, topic, SENT[:30], batch_num_messages=4)
    transact(at, topic, SENT[30:34], id=f"{topic}-1")
    transact(at, topic, SENT[34:38], id=f"{topic}-2", end="abort")
    publish(at, topic, SENT[38:50], batch_num_messages=4, compression_type="gzip")
    transact(at, topic, SENT[50:54], id=f"{topic}-1", compression_type="zstd")
    publish(at, topic, SENT[54:], batch_num_messages=4, compression_type="lz4")


class Served(NamedTuple):
    """What consumers were sent before the damage and after the recovery, and which batches were damaged."""

    before: dict[str, list[Record]]
    after: dict[str, Received]
    appended: Received
    lost: Lost
    report: segspec.recovery.Report

    def expected(self, isolation: str) -> list[Record]:
        gone = {offset for batch in self.lost for offset in range(batch.first, batch.last + 1)}
        return [record for record in self.before[isolation] if record.offset not in gone]


ISOLATIONS = ("read_committed", "read_uncommitted")


def received(node: Kafka, topic: str) -> dict[str, Received]:
    return {isolation: consume(node.bootstrap, topic, isolation=isolation) for isolation in ISOLATIONS}


NAMES = [damage.__name__ for damage in [*DAMAGES, a_marker]]


class Filled(NamedTuple):
    """A node that was stopped in order, a copy of its data, and what consumers were sent of each partition."""

    node: Kafka
    data: Path
    before: dict[str, list[Record]]


@pytest.fixture(scope="module")
def filled(kafka_tools: Tools, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Filled]:
    """One partition for each damage, all with the same files."""
    folder = tmp_path_factory.mktemp("recover")
    node = Kafka(folder / "node", kafka_tools)
    try:
        node.start()
        for name in NAMES:
            node.create(name, segment_bytes=1000, index_interval_bytes=200)
        fill(node, NAMES[0])
        before = {isolation: told.records for isolation, told in received(node, NAMES[0]).items()}
        assert len(before["read_uncommitted"]) == len(SENT)
        assert len(before["read_committed"]) == len(SENT) - 4
        node.stop()
        for name in NAMES[1:]:
            for path in node.partition(NAMES[0]).iterdir():
                if path.name != "partition.metadata":
                    shutil.copy(path, node.partition(name))
        shutil.copytree(node.data, folder / "filled")
        yield Filled(node, folder / "filled", before)
    finally:
        node.kill()


HOW = ("stopped", "killed")
MARKER = a_marker.__name__


def tried(how: str) -> list[str]:
    """The partitions that are served after such an end: each after one of both, unless it is `make sweeps`."""
    return NAMES if ALL else [*NAMES[:-1][HOW.index(how) :: len(HOW)], MARKER]


@pytest.fixture(scope="module", params=HOW)
def served(
    request: pytest.FixtureRequest, filled: Filled, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Served]]:
    """Each partition damaged and recovered; the node was started on what came of them."""
    node, folder = filled.node, tmp_path_factory.mktemp("damaged")
    shutil.rmtree(node.data)
    shutil.copytree(filled.data, node.data)
    if request.param == "killed":
        (node.data / ".kafka_cleanshutdown").unlink()
    try:
        lost, reports = {}, {}
        for name, damage in zip(NAMES, [*DAMAGES, a_marker], strict=True):
            partition = node.partition(name)
            lost[name] = damage(partition)
            partition.rename(folder / name)
            reports[name] = segspec.recover(folder / name, partition, format="kafka")
        node.start()

        def serve(name: str) -> Served:
            after = received(node, name)
            publish(node.bootstrap, name, [Record(b"after", b"key", timestamp=1)])
            appended = consume(node.bootstrap, name, isolation="read_uncommitted")
            return Served(filled.before, after, appended, lost[name], reports[name])

        with ThreadPoolExecutor(len(NAMES)) as pool:
            told = list(pool.map(serve, tried(request.param)))
        yield dict(zip(tried(request.param), told, strict=True))
    finally:
        node.kill()


def damaged(served: dict[str, Served]) -> Iterator[tuple[str, Served]]:
    """Of all damages but that to a marker, and there are some."""
    assert len(served) > len(DAMAGES) // 2
    return ((name, told) for name, told in served.items() if name != MARKER)


@ON_ONE_RELEASE
@pytest.mark.parametrize("isolation", ISOLATIONS)
def test_every_intact_batch_is_served_and_nothing_else(served: dict[str, Served], isolation: str) -> None:
    for damage, told in damaged(served):
        assert told.after[isolation].error is None, damage
        assert told.after[isolation].records == told.expected(isolation), damage


@ON_ONE_RELEASE
def test_the_node_goes_on_with_the_log_after_its_last_record(served: dict[str, Served]) -> None:
    for damage, told in damaged(served):
        *earlier, last = told.appended.records
        assert earlier == told.expected("read_uncommitted"), damage
        assert (last.key, last.value, last.timestamp) == (b"key", b"after", 1), damage
        assert last.offset > earlier[-1].offset, damage


@ON_ONE_RELEASE
def test_nothing_is_wrong_with_the_copy(served: dict[str, Served]) -> None:
    for damage, told in damaged(served):
        (report,) = told.report.logs
        assert report.remaining == [], damage
        assert report.lost.records in (None, 0) or told.lost, damage


@ON_ONE_RELEASE
def test_a_transaction_whose_end_is_lost_is_told_of_and_holds_back_what_follows(served: dict[str, Served]) -> None:
    told = served[MARKER]
    marker = told.lost[0]
    assert told.after["read_uncommitted"].records == told.before["read_uncommitted"]
    first = told.after["read_committed"].position
    assert first < marker.first
    assert told.after["read_committed"].records == [
        record for record in told.before["read_committed"] if record.offset < first
    ]
    (report,) = told.report.logs
    said = f"what ended the transaction of producer {marker.producer} from offset {first} on may be lost"
    assert [finding.message for finding in report.findings if finding.message.startswith(said)] != []
    assert all(
        said not in finding.message
        for other in NAMES[:2]
        if other in served
        for finding in served[other].report.logs[0].findings
    )


@pytest.mark.parametrize(
    "partition", sorted(DATA.glob("*/data/*-[0-9]*")), ids=lambda path: f"{path.parts[-3]}-{path.name}"
)
def test_a_sound_partition_is_copied_byte_for_byte(partition: Path, tmp_path: Path) -> None:
    segspec.recover(partition, tmp_path / "copy", format="kafka")
    segments = {path.name: path.read_bytes() for path in partition.glob("*.log") if path.stat().st_size}
    assert {
        path.name: path.read_bytes() for path in (tmp_path / "copy").glob("*.log") if path.stat().st_size
    } == segments
