"""Topics that a real broker wrote, one partition and one segment each."""

from __future__ import annotations

import shutil
from itertools import cycle, islice
from pathlib import Path

from tests.bench.kinds import Kind
from tests.bench.verbs import made_of
from tests.kafka.broker import Kafka
from tests.kafka.releases import RELEASES
from tests.kafka.tools import Tools

TOPIC = "measured"
BATCH_BYTES = 16 << 10
"""What a producer puts into a batch unless told otherwise (`batch.size` of Kafka's own)."""

CODECS = ("lz4", "zstd")
KAFKA_KINDS = (
    Kind("Kafka 100 B", "kafka", 100),
    Kind("Kafka 1 KB", "kafka", 1024),
    *(Kind(f"Kafka 100 B, {codec}", "kafka", 100, codec) for codec in CODECS),
    *(Kind(f"Kafka 1 KB, {codec}", "kafka", 1024, codec) for codec in CODECS),
)
DIFFERENT = 1 << 14
"""So many values of a topic differ."""


def node_of(folder: Path | str) -> Path:
    """Where the node lies that wrote the log in `folder`."""
    return made_of(folder) / "node"


def write_topic(kind: Kind, size: int, folder: Path, values: list[bytes]) -> tuple[str, int, int]:
    """A topic of about `size` bytes of records, whose partition is copied to `folder`: the segment's name, its records,
    and the bytes that its blocks decompress to (0 where they are not compressed). `values` come again and again."""
    from confluent_kafka import Producer

    shutil.rmtree(made_of(folder), ignore_errors=True)
    count = max(1, size // kind.value_bytes)
    tools = Tools(RELEASES[-1])
    node = Kafka(node_of(folder), tools)
    node.start()
    try:
        node.create(TOPIC)
        producer = Producer(
            {
                "bootstrap.servers": node.bootstrap,
                "batch.size": BATCH_BYTES,
                "linger.ms": 50,
                "queue.buffering.max.messages": 1_000_000,
                "compression.type": kind.codec or "none",
            }
        )
        for value in islice(cycle(values), count):
            while True:
                try:
                    producer.produce(TOPIC, value, partition=0)
                    break
                except BufferError:
                    producer.poll(0.1)
        producer.flush()
        del producer
    finally:
        node.stop()
        tools.close()
    shutil.copytree(node.partition(TOPIC), folder)
    (segment,) = folder.glob("*.log")
    return segment.name, count, sum(map(len, unpacked(segment))) if kind.codec else 0


def packed(segment: Path | str) -> list[bytes]:
    """The records of each batch, as they are stored."""
    from kaitaistruct import KaitaiStream

    from segspec_kafka.generated.kafka import Kafka as Frame

    with Path(segment).open("rb") as file:
        io = KaitaiStream(file)
        blocks = []
        while not io.is_eof():
            body = Frame(io).body
            assert isinstance(body, Frame.Batch), "brokers write magic 2"
            blocks.append(body.records)
    return blocks


def unpacked(segment: Path | str) -> list[bytes]:
    """The same, unpacked by cramjam."""
    import cramjam

    blocks = packed(segment)
    decode = cramjam.lz4.decompress if blocks[0].startswith(b"\x04\x22\x4d\x18") else cramjam.zstd.decompress
    return [bytes(decode(block)) for block in blocks]
