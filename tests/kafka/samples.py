"""Makes tests/data/kafka anew: logs that real brokers wrote, with what their own tools say of them.

`python -m tests.kafka.samples`. Each folder is the `log.dirs` of one node after its end. Beside it lies, for each
partition, `<partition>.json`: what `DumpLogSegments` says of its segments and their companions, and what a consumer
receives.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from confluent_kafka import TopicPartition
from confluent_kafka.admin import AdminClient

from tests.brokers.processes import wait_until
from tests.kafka.broker import Kafka
from tests.kafka.clients import Received, Record, consume, publish, transact
from tests.kafka.dumped import batches, rows
from tests.kafka.old_sets import old_sets
from tests.kafka.releases import RELEASES
from tests.kafka.tools import Tools
from tests.needs import ROOT

INTO = ROOT / "tests" / "data" / "kafka"
CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
TIMEOUT = 30
START = 1_700_000_000_000
DECODERS = {
    "__consumer_offsets": "--offsets-decoder",
    "__transaction_state": "--transaction-log-decoder",
    "__cluster_metadata": "--cluster-metadata-decoder",
}
COMPANIONS = (".index", ".timeindex", ".txnindex", ".snapshot")
QUIET = "metadata.max.idle.interval.ms=0\nmetadata.log.max.record.bytes.between.snapshots=4000\n"


def records(count: int, *, size: int = 20, keys: int = 5) -> list[Record]:
    """Records of bytes that compress, and of some that do not; keys repeat, and some are null."""
    return [
        Record(
            value=b"%06d" % n + bytes([n * 37 % 251]) * (size - 6),
            key=None if n % 7 == 0 else b"key \xff %d" % (n % keys),
            headers=[("n", b"%d" % n), ("null", None)] if n % 3 == 0 else [],
            timestamp=START + n * 1000,
        )
        for n in range(count)
    ]


def fill(node: Kafka) -> None:
    """The topics of a node, one for each thing that a log can have."""
    at = node.bootstrap
    for codec in CODECS:
        node.create(codec)
        publish(at, codec, records(24), compression_type=codec, batch_num_messages=8)
    node.create("nulls", partitions=2)
    nulls = [Record(None, b"a"), Record(b"", b""), Record(b"v", None, headers=[("", b""), ("h", None), ("h", b"2")])]
    publish(at, "nulls", nulls, partition=0)
    node.create("append_time", message_timestamp_type="LogAppendTime")
    publish(at, "append_time", records(10), compression_type="lz4")
    node.create("segments", segment_bytes=900, index_interval_bytes=200)
    publish(at, "segments", records(50), batch_num_messages=4)
    node.create("trimmed", segment_bytes=700)
    publish(at, "trimmed", records(40), batch_num_messages=4)
    admin = AdminClient({"bootstrap.servers": at})
    (asked,) = admin.delete_records([TopicPartition("trimmed", 0, 25)]).values()
    asked.result(TIMEOUT)
    fill_transactions(node)
    fill_compacted(node)
    consume(at, "segments", group="some group")
    consume(at, "gzip", group="another group")


def fill_transactions(node: Kafka) -> None:
    """Committed ones, aborted ones, an open one, and one that is aborted when its producer comes again."""
    at, topic = node.bootstrap, "transactions"
    node.create(topic, segment_bytes=700, index_interval_bytes=100)
    sent = records(30)
    transact(at, topic, sent[:4], id="first")
    transact(at, topic, sent[4:8], id="second", end="leave open")
    publish(at, topic, sent[8:11])
    transact(at, topic, sent[11:15], id="first", compression_type="zstd")
    transact(at, topic, sent[15:18], id="third", end="abort")
    transact(at, topic, sent[18:22], id="second")
    transact(at, topic, sent[22:25], id="fourth", end="leave open")
    publish(at, topic, sent[25:])


def fill_compacted(node: Kafka) -> None:
    """Gaps, tombstones with their horizon, and a tail that was not compacted."""
    topic = "compacted"
    settings = {"cleanup_policy": "compact", "min_cleanable_dirty_ratio": "0.01", "max_compaction_lag_ms": "1000"}
    node.create(topic, segment_bytes=600, index_interval_bytes=100, **settings)
    keyed = [record for record in records(60, keys=9) if record.key is not None]
    publish(node.bootstrap, topic, keyed, batch_num_messages=6)
    removed = [Record(None, b"key \xff %d" % n) for n in (1, 4)]
    publish(node.bootstrap, topic, removed, compression_type="gzip")
    others = [record for record in keyed if record.key not in {gone.key for gone in removed}]
    publish(node.bootstrap, topic, others[:20], batch_num_messages=6)
    checkpoint = node.data / "cleaner-offset-checkpoint"
    active = max(node.partition(topic).glob("*.log")).stem
    assert wait_until(lambda: f"{topic} 0 {int(active)}\n" in checkpoint.read_text(), 60)


def fill_old(node: Kafka) -> None:
    """Message sets of the formats before 0.11, made by Kafka's own classes and put where a segment lies."""
    topics = dict(old_sets(node.tools))
    for topic in topics:
        node.create(topic)
    node.stop()
    for topic, content in topics.items():
        for path in node.partition(topic).glob("0*"):
            path.unlink()
        (node.partition(topic) / f"{0:020}.log").write_bytes(content)
    node.start()


def truth(node: Kafka, partition: Path, received: dict[str, Received]) -> dict[str, Any]:
    """What Kafka says of a partition: `files`, by name, and what consumers received, by isolation; where
    `read_committed` is not there, it is as `read_uncommitted`."""
    topic = partition.name.rpartition("-")[0]
    options = ["--deep-iteration", *([DECODERS[topic]] if topic in DECODERS else [])]
    files = {}
    for path in sorted(partition.iterdir()):
        if path.suffix in (".log", ".checkpoint"):
            files[path.name] = batches(node.tools.dump(path, options=options))
        elif path.suffix in COMPANIONS:
            files[path.name] = rows(node.tools.dump(path, options=[]))
    if received and received["read_committed"] == received["read_uncommitted"]:
        del received["read_committed"]
    return {"release": node.release.version, "files": files} | {
        name: {"position": told.position, "error": told.error, "records": [plain(record) for record in told.records]}
        for name, told in received.items()
    }


def plain(record: Record) -> dict[str, Any]:
    """A record as JSON: bytes are in hexadecimal."""
    return {
        "offset": record.offset,
        "timestamp": record.timestamp,
        "key": None if record.key is None else record.key.hex(),
        "value": None if record.value is None else record.value.hex(),
        "headers": [[name, None if value is None else value.hex()] for name, value in record.headers],
    }


def partitions(data: Path) -> Iterator[Path]:
    return (path for path in sorted(data.iterdir()) if path.is_dir())


def make(tools: Tools, name: str, fill: Callable[[Kafka], None], *, without: str = ".lock") -> None:
    """A node of its own is filled and stopped, and its files and their truth are kept, but those named `without`."""
    with tempfile.TemporaryDirectory() as folder:
        node = Kafka(Path(folder), tools, more=QUIET)
        try:
            node.start()
            fill(node)
            # Another epoch of its leaders, with a record of it where the log goes on.
            node.stop()
            node.start()
            if node.partition("segments").exists():
                publish(node.bootstrap, "segments", records(12), batch_num_messages=4)
            received = {path.name: _consumed(node, path) for path in partitions(node.data)}
            node.stop()
            shutil.rmtree(INTO / name, ignore_errors=True)
            shutil.copytree(node.data, INTO / name / "data", ignore=shutil.ignore_patterns(".lock", without))
            for path in partitions(INTO / name / "data"):
                said = truth(node, path, received.get(path.name, {}))
                (INTO / name / f"{path.name}.json").write_text(json.dumps(said, separators=(",", ":")) + "\n")
        finally:
            node.kill()


def _consumed(node: Kafka, path: Path) -> dict[str, Received]:
    topic, _, partition = path.name.rpartition("-")
    if topic in DECODERS:
        return {}
    return {
        isolation: consume(node.bootstrap, topic, partition=int(partition), isolation=isolation)
        for isolation in ("read_committed", "read_uncommitted")
    }


def main() -> None:
    older, newer = (Tools(release) for release in RELEASES)
    try:
        make(newer, "4.1", fill)
        make(older, "3.9", fill_old, without="__*")
    finally:
        older.close()
        newer.close()


if __name__ == "__main__":
    sys.exit(main())
