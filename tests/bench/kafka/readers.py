"""What reads a topic besides segspec: Kafka's own tool, and a consumer from the broker that wrote it."""

from __future__ import annotations

from tests.bench.cold import segspec
from tests.bench.kafka.topics import TOPIC, node_of, packed
from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, Outcome, Pass
from tests.bench.programs import run_program

DUMP_LOG_SEGMENTS = "DumpLogSegments --deep-iteration"
CONSUMER = "a consumer of the broker"
VERIFY = "segspec verify, the program"
BARE = "the codec alone"
AT_ONCE = 10_000


def dump_log_segments(log: LogFile) -> Outcome:
    """Every record's line, without keys and values: the whole program."""
    from tests.kafka.releases import RELEASES, jars, java

    command = [str(java()), "-cp", f"{jars(RELEASES[-1])}/*", "kafka.tools.DumpLogSegments"]
    outcome = run_program([*command, "--deep-iteration", "--files", log.segment])
    if (outcome.seen or 0) < log.records:
        raise ValueError(f"DumpLogSegments printed {outcome.seen} lines of {log.records} records")
    return outcome


def verify(log: LogFile) -> Outcome:
    """The same of segspec: all that it checks, indexes and snapshots too."""
    return segspec("verify", log.folder)


def consumer(log: LogFile) -> Pass:
    """librdkafka, with its checksums, from a broker on the same machine; each message is a Python object."""
    from confluent_kafka import OFFSET_BEGINNING, Consumer, TopicPartition

    from tests.kafka.broker import Kafka
    from tests.kafka.releases import RELEASES
    from tests.kafka.tools import Tools

    tools = Tools(RELEASES[-1])
    node = Kafka(node_of(log.folder), tools)
    tools.close()
    node.start()
    settings = {"bootstrap.servers": node.bootstrap, "group.id": "bench", "enable.auto.commit": False}

    def run() -> int:
        reader = Consumer({**settings, "check.crcs": True, "fetch.max.bytes": 50 << 20, "fetch.wait.max.ms": 10})
        reader.assign([TopicPartition(TOPIC, 0, OFFSET_BEGINNING)])
        seen = 0
        while seen < log.records:
            messages = reader.consume(min(AT_ONCE, log.records - seen), 10)
            if not messages:
                break
            seen += sum(1 for message in messages if message.error() is None)
        reader.close()
        return seen

    return run


def bare(log: LogFile) -> Pass:
    """cramjam over the blocks, found before, into one buffer."""
    import cramjam

    blocks = packed(log.segment)
    decode = {"lz4": cramjam.lz4, "zstd": cramjam.zstd}[log.kind.codec]
    buffer = bytearray(max(len(decode.decompress(block)) for block in blocks))
    return lambda: sum(decode.decompress_into(block, buffer) for block in blocks)


MEASURES = (
    Measure(DUMP_LOG_SEGMENTS, dump_log_segments, "program"),
    Measure(VERIFY, verify, "program"),
    Measure(CONSUMER, consumer),
    Measure(BARE, bare, "content"),
)
PROGRAMS = (DUMP_LOG_SEGMENTS, VERIFY)
