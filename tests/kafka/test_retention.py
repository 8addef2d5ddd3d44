"""What retention deletes at its first check after a start is what was foretold, by real brokers; and what keeps it from
doing so is told: a time in the future. A segment that is missing in the middle is no work of retention."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import Any

import pytest
from confluent_kafka import TopicPartition
from confluent_kafka.admin import AdminClient

import segspec as library
from segspec.core.errors import Code, Severity
from segspec.formats.contract.startup import Forecast
from tests.brokers.processes import wait_until
from tests.cli.conftest import Run, segspec
from tests.kafka.broker import Kafka
from tests.kafka.clients import SECONDS, Record, publish, transact
from tests.kafka.conftest import ON_ONE_RELEASE
from tests.kafka.samples import INTO
from tests.kafka.tools import Tools

__all__ = ["segspec"]

DATA = INTO / "4.1" / "data"
DAY = 86_400_000
COUNT = 60
NEVER = 9_223_372_036_854_775_807
CHECKS = "log.initial.task.delay.ms={0}\nlog.retention.check.interval.ms={0}\n"
QUIET, OFTEN, SETTLED = CHECKS.format(6_000_000), CHECKS.format(200), 1.0
"""A node that never checks, one that does so all the time, and how long it does before it is believed to be done."""
TOPICS: dict[str, dict[str, Any]] = {
    "aged": {"retention_ms": 5 * DAY},
    "young": {"retention_ms": 20 * DAY},
    "old": {"retention_ms": DAY // 2},
    "sized": {"retention_bytes": 1_500, "retention_ms": -1},
    "both": {"retention_bytes": 2_000, "retention_ms": 5 * DAY},
    "microseconds": {"retention_ms": 5_000},
    "one-in-microseconds": {"retention_ms": 5_000},
    "compacted": {"retention_ms": 1, "cleanup_policy": "compact", "min_compaction_lag_ms": 30 * DAY},
    "begun": {"retention_ms": -1},
    "transaction": {"retention_ms": DAY // 2},
}
DELETED_BEFORE = 31


def times(topic: str, now: int) -> list[int]:
    """Of records of nine days, up to yesterday."""
    rising = [now - 10 * DAY + n * 9 * DAY // COUNT for n in range(COUNT)]
    if topic == "microseconds":
        return [each * 1_000 for each in rising]
    if topic == "one-in-microseconds":
        rising[25] *= 1_000
    return rising


def fill(node: Kafka, now: int) -> None:
    for topic, settings in TOPICS.items():
        node.create(topic, segment_bytes=700, message_timestamp_after_max_ms=NEVER, **settings)
        sent = [Record(b"%020d" % n, b"%d" % n, timestamp=at) for n, at in enumerate(times(topic, now))]
        if topic == "transaction":
            transact(node.bootstrap, topic, sent, id="one", end="leave open", batch_num_messages=7)
        else:
            publish(node.bootstrap, topic, sent, batch_num_messages=7)
    admin = AdminClient({"bootstrap.servers": node.bootstrap})
    (asked,) = admin.delete_records([TopicPartition("begun", 0, DELETED_BEFORE)]).values()
    asked.result(SECONDS)


def left(made: Forecast) -> list[str]:
    """The segments after the check; where none stays, a new one begins."""
    assert made.retention is not None
    kept = [each.path.rpartition("/")[2] for each in made.retention.segments if not each.deleted_by]
    return kept or [f"{made.next_offset:020}.log"]


@ON_ONE_RELEASE
def test_the_first_check_deletes_what_was_foretold(kafka_tools: Tools, tmp_path: Path, segspec: Run) -> None:
    node = Kafka(tmp_path, kafka_tools, more=QUIET)
    now = int(time.time() * 1000)
    try:
        node.start()
        fill(node, now)
        node.stop()
        folders = {topic: node.partition(topic) for topic in TOPICS}
        made = {topic: library.open(folder).forecast() for topic, folder in folders.items()}
        told = {topic: left(each) for topic, each in made.items()}
        before = {topic: sorted(path.name for path in folder.glob("*.log")) for topic, folder in folders.items()}
        assert len({len(names) for names in told.values()}) > 3
        for topic in ("young", "microseconds", "compacted"):
            assert told[topic] == before[topic]
        assert told["old"] == [f"{COUNT:020}.log"] == told["transaction"]
        assert 0 < len(before["begun"]) - len(told["begun"]) < 3
        says_future(segspec, folders, made)

        node = Kafka(tmp_path, kafka_tools, more=OFTEN)
        node.start()

        def names() -> dict[str, list[str]]:
            return {topic: sorted(path.name for path in folder.glob("*.log")) for topic, folder in folders.items()}

        assert wait_until(lambda: names() == told, SECONDS), (told, names())
        time.sleep(SETTLED)
        assert names() == told
    finally:
        node.kill()


def says_future(segspec: Run, folders: dict[str, Path], made: dict[str, Forecast]) -> None:
    """Every verb tells of times in the future, and what they would be in microseconds."""
    for topic, segments in (("microseconds", None), ("one-in-microseconds", 1), ("aged", 0)):
        found = [finding for finding in library.open(folders[topic]).verify() if "in the future" in finding.message]
        assert len(found) == (len(list(folders[topic].glob("*.log"))) if segments is None else segments)
        assert {(each.code, each.severity) for each in found} <= {(Code.BAD_ORDER, Severity.WARNING)}
        assert all("if it is in microseconds, it is 20" in each.message for each in found)
        assert [each.path for each in made[topic].findings()] == [each.path for each in found]
    done = segspec("info", folders["microseconds"])
    assert (done.code, " … +5" in done.out, "if it is in microseconds" in done.out) == (0, True, True)
    shown = segspec("info", folders["one-in-microseconds"], "-o", "json").json[0]["segments"]
    assert all(int(each["first_timestamp"]) <= int(each["last_timestamp"]) for each in shown if each is not shown[1])
    done = segspec("report", folders["aged"].parent)
    assert "retention then deletes" in done.out
    done = segspec("forecast", folders["one-in-microseconds"])
    assert "since it has a time in the future" in done.out


def test_a_policy_that_is_given_goes_before_that_of_the_topic(segspec: Run, tmp_path: Path) -> None:
    folder = shutil.copytree(DATA, tmp_path / "data") / "segments-0"
    bases = sorted(path.name for path in folder.glob("*.log"))
    held = library.open(folder).forecast().retention
    assert held is not None
    last = held.segments[-1].last_timestamp
    assert last is not None
    for policies, now, gone in (
        ({"retention.ms": "-1"}, last + 1000 * DAY, 0),
        ({"retention.ms": "1000"}, last + 1000, len(bases) - 1),
        ({"retention.ms": "1000"}, last + 1001, len(bases)),
        ({"retention.ms": "1000", "cleanup.policy": "compact"}, last + 1001, 0),
        ({"retention.ms": "1000", "cleanup.policy": "compact,delete"}, last + 1001, len(bases)),
        ({"retention.bytes": "0", "retention.ms": "-1"}, 0, len(bases)),
        ({"retention.bytes": str(sum(path.stat().st_size for path in folder.glob("*.log")))}, 0, 0),
    ):
        made = library.open(folder).forecast(policies=policies, now=now).retention
        assert made is not None
        assert [Path(each.path).name for each in made.deleted] == bases[:gone], policies
    due = made.segments[0].due
    assert due is not None
    for at, gone in ((due - 1, 0), (due, 1)):
        again = library.open(folder).forecast(now=at).retention
        assert again is not None
        assert len(again.deleted) == gone
    for wrong in ("retention.ms=soon", "cleanup.policy=shred", "retention.ms", "retention.s=1"):
        assert segspec("forecast", folder, "--retention", wrong).code in (1, 2)
    done = segspec("forecast", folder, "--retention", "retention.ms=1000")
    assert f"the next check deletes {len(bases)} of {len(bases)} segments" in done.out


def test_a_segment_that_is_gone_from_the_middle_is_missed(segspec: Run, tmp_path: Path) -> None:
    log_dir = shutil.copytree(DATA, tmp_path / "data")
    folder = log_dir / "segments-0"
    segments = sorted(folder.glob("*.log"))
    for path in folder.glob(f"{segments[2].stem}.*"):
        path.unlink()
    lost = int(segments[3].stem) - int(segments[2].stem)
    for path in (folder, log_dir):
        done = segspec("verify", path)
        assert (done.code, done.out.count("missing-segment")) == (3, 1)
        assert f"{lost} records" in done.out
    (found,) = library.open(folder).verify()
    assert (found.code, found.severity, found.records) == (Code.MISSING_SEGMENT, Severity.ERROR, lost)
    assert [finding.code for finding in library.open(folder).info()["findings"]] == [Code.MISSING_SEGMENT]
    assert "missing-segment" in segspec("report", log_dir).out
    # Without the cluster's metadata nobody knows whether the topic is compacted.
    shutil.rmtree(log_dir / "__cluster_metadata-0")
    (found,) = library.open(folder).verify()
    assert (found.code, found.severity) == (Code.GAP, Severity.NOTE)
    # A topic that was compacted once has gaps by right.
    (log_dir / "cleaner-offset-checkpoint").write_text("0\n1\nsegments 0 40\n")
    assert list(library.open(folder).verify()) == []


@pytest.mark.parametrize("number", [0, -1])
def test_the_first_or_the_last_segment_leaves_no_gap(number: int, tmp_path: Path) -> None:
    folder = shutil.copytree(DATA, tmp_path / "data") / "segments-0"
    for path in folder.glob(f"{sorted(folder.glob('*.log'))[number].stem}.*"):
        path.unlink()
    codes = {finding.code for finding in library.open(folder).verify()}
    assert not codes & {Code.MISSING_SEGMENT, Code.GAP}


def test_compaction_leaves_gaps_by_right(tmp_path: Path) -> None:
    log_dir = shutil.copytree(DATA, tmp_path / "data")
    found = library.open(log_dir / "compacted-0").verify()
    assert not {finding.code for finding in found} & {Code.MISSING_SEGMENT, Code.GAP}
