"""The node, the clients and the tools that the other tests of Kafka stand on, for each release."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.brokers.processes import wait_until
from tests.kafka.broker import Kafka
from tests.kafka.clients import Record, consume, publish, transact
from tests.kafka.conftest import ON_ONE_RELEASE
from tests.kafka.releases import RELEASES
from tests.kafka.tools import Tools
from tests.needs import ROOT

CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
RECORDS = [Record(b"value %d" % n, b"key %d" % (n % 3), timestamp=1_700_000_000_000 + n) for n in range(40)]


def sent(records: list[Record]) -> list[Record]:
    return [record._replace(offset=-1) for record in records]


@pytest.mark.parametrize("codec", CODECS)
def test_what_was_sent_comes_back_and_the_segment_says_its_codec(kafka: Kafka, kafka_tools: Tools, codec: str) -> None:
    kafka.create(f"codec-{codec}")
    publish(kafka.bootstrap, f"codec-{codec}", RECORDS, compression_type=codec)
    received = consume(kafka.bootstrap, f"codec-{codec}")
    assert (sent(received.records), received.position, received.error) == (RECORDS, 40, None)
    said = kafka_tools.dump(kafka.partition(f"codec-{codec}") / f"{0:020}.log")
    assert f"compresscodec: {codec} " in said
    assert said.count("| offset: ") == 40


@ON_ONE_RELEASE
def test_keys_values_and_headers_may_be_null(kafka: Kafka) -> None:
    records = [
        Record(None, b"tombstone", timestamp=1),
        Record(b"", b"", headers=(("null", None), ("empty", b""), ("null", b"again")), timestamp=2),
        Record(b"no key", None, timestamp=3),
    ]
    kafka.create("nulls")
    publish(kafka.bootstrap, "nulls", records)
    assert sent(consume(kafka.bootstrap, "nulls").records) == records


@ON_ONE_RELEASE
def test_only_committed_transactions_are_read_unless_all_are_asked_for(kafka: Kafka) -> None:
    kafka.create("transactions")
    for id, end in (("a", "commit"), ("b", "abort"), ("c", "leave open")):
        transact(kafka.bootstrap, "transactions", [Record(end.encode())], id=id, end=end)
    committed = consume(kafka.bootstrap, "transactions")
    everything = consume(kafka.bootstrap, "transactions", isolation="read_uncommitted")
    assert [record.value for record in committed.records] == [b"commit"]
    assert [(record.offset, record.value) for record in everything.records] == [
        (0, b"commit"), (2, b"abort"), (4, b"leave open")
    ]  # fmt: skip


@ON_ONE_RELEASE
def test_the_consumers_of_both_languages_get_the_same(kafka: Kafka, kafka_tools: Tools) -> None:
    kafka.create("languages")
    publish(kafka.bootstrap, "languages", RECORDS, compression_type="zstd")
    transact(kafka.bootstrap, "languages", RECORDS[:3], id="languages")
    received = consume(kafka.bootstrap, "languages", isolation="read_uncommitted")
    assert kafka_tools.consume(kafka.bootstrap, "languages", 30) == (
        [record.offset for record in received.records], received.position, received.error
    )  # fmt: skip


@ON_ONE_RELEASE
def test_small_segments_roll_and_lie_beside_their_indexes(kafka: Kafka) -> None:
    kafka.create("small", segment_bytes=1000)
    publish(kafka.bootstrap, "small", RECORDS, batch_num_messages=5)
    logs = sorted(kafka.partition("small").glob("*.log"))
    assert len(logs) > 1
    assert all(log.with_suffix(".timeindex").exists() for log in logs)


STARTER = """
import sys
from pathlib import Path
from tests.kafka.broker import Kafka
from tests.kafka.releases import RELEASES
from tests.kafka.tools import Tools

tools = Tools(RELEASES[int(sys.argv[2])])
node = Kafka(Path(sys.argv[1]), tools)
node.start()
print(node.pid, tools._process.pid, flush=True)
sys.stdin.read()
"""


@ON_ONE_RELEASE
def test_nothing_goes_on_when_the_tests_are_killed(tmp_path: Path, kafka_tools: Tools) -> None:
    which = str(RELEASES.index(kafka_tools.release))
    starter = subprocess.Popen(
        [sys.executable, "-c", STARTER, str(tmp_path), which],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    assert starter.stdin is not None
    assert starter.stdout is not None
    started = [int(pid) for pid in starter.stdout.readline().split()]
    assert len(started) == 2
    assert all(map(is_running, started))
    starter.send_signal(signal.SIGKILL)
    starter.wait()
    starter.stdin.close()
    starter.stdout.close()
    assert wait_until(lambda: not any(map(is_running, started)), 20)


def is_running(pid: int) -> bool:
    """A process that has ended and whose parent has not asked for its status has no command line any more."""
    try:
        return bool(Path(f"/proc/{pid}/cmdline").read_bytes())
    except FileNotFoundError:
        return False
