"""Starts of real brokers on the recorded states as they will be in 400 days.

JVMs spin for ever under libfaketime, so the times in the states are shifted. `python -m tests.dates` runs this.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.frames.checksums import crc32c
from segspec_kafka.generated.layouts import kafka, kafka_producer_snapshot, kafka_time_index_entry
from tests.kafka.conftest import kafka_tools
from tests.kafka.damages import batches
from tests.kafka.samples import INTO
from tests.kafka.starts import Starts, key
from tests.kafka.tools import Tools

__all__ = ["kafka_tools"]

DAYS = 400
AGO = DAYS * 24 * 3600 * 1000
OLD_SETS = "3.9/data/"
CHECKSUM = re.compile(r"(?<=crc) ?[=:] \d+", re.IGNORECASE)
WORDS = 270
"""Of a line, which ends after 300 characters in what was written down: checksums may be shorter."""
BODY, PRODUCER = kafka.Batch, kafka_producer_snapshot.Producer


@pytest.fixture
def shifted(tmp_path: Path) -> Path:
    """The samples and clusters, with all times so long ago; but the old message sets, which are of 2020."""
    samples = Path(shutil.copytree(INTO, tmp_path / "samples"))
    for kind, shift in (("log", shift_segment), ("timeindex", shift_time_index), ("snapshot", shift_snapshot)):
        for path in samples.rglob(f"0*.{kind}"):
            if OLD_SETS not in path.relative_to(samples).as_posix():
                shift(path)
    return samples


def shift_segment(path: Path) -> None:
    """Batches of magic 2; older ones were made by Kafka's classes with the time that they have."""
    content = bytearray(path.read_bytes())
    for place in batches(path):
        if content[place + kafka.AT_MAGIC] == kafka.MAGIC_IS_BATCH:
            body = place + kafka.SIZE
            head = BODY.unpack(content, body)
            end = place + kafka.AT_EPOCH_OR_CRC + int.from_bytes(content[place + kafka.AT_LEN_BATCH :][:4], "big")
            made = head._replace(base_timestamp=earlier(head.base_timestamp), max_timestamp=earlier(head.max_timestamp))
            summed = BODY.pack(**made._asdict())[BODY.AT_UNUSED :] + content[body + BODY.SIZE : end]
            content[body : body + BODY.SIZE] = BODY.pack(**made._replace(crc=crc32c(summed))._asdict())
    path.write_bytes(content)


def shift_time_index(path: Path) -> None:
    entry, content = kafka_time_index_entry, path.read_bytes()
    found = (entry.unpack(content, place) for place in range(0, len(content), entry.SIZE))
    path.write_bytes(
        b"".join(entry.pack(**each._replace(timestamp=earlier(each.timestamp))._asdict()) for each in found)
    )


def shift_snapshot(path: Path) -> None:
    layout, content = kafka_producer_snapshot, path.read_bytes()
    head = layout.unpack(content)
    found = (PRODUCER.unpack(content, layout.SIZE + PRODUCER.SIZE * each) for each in range(head.num_producers))
    made = (each._replace(timestamp=earlier(each.timestamp)) for each in found)
    rest = b"".join(PRODUCER.pack(**each._asdict()) for each in made)
    crc = crc32c(layout.pack(**head._asdict())[layout.AT_NUM_PRODUCERS :] + rest)
    path.write_bytes(layout.pack(**head._replace(crc=crc)._asdict()) + rest)


def earlier(timestamp: int) -> int:
    """A time that is not there stays away: it is -1, or 0 in an empty entry."""
    return timestamp - AGO if timestamp > 0 else timestamp


def test_the_shifted_logs_are_sound_and_older(shifted: Path) -> None:
    for name in ("segments-0", "transactions-0", "compacted-0", "zstd-0"):
        was, made = (segspec.open(samples / "4.1/data" / name, format="kafka") for samples in (INTO, shifted))
        assert list(made.verify()) == list(was.verify())
        times = [[record.timestamp for record in log.records()] for log in (was, made)]
        assert times[0]
        assert [time - AGO for time in times[0]] == times[1]


def assert_same(made: Iterable[dict[str, Any]], known: Iterable[dict[str, Any]]) -> None:
    found, due = ({key(each): without_checksums(each) for each in outcomes} for outcomes in (made, known))
    assert found.keys() == due.keys()
    others = [f"{due[each]}\n{found[each]}" for each in due if found[each] != due[each]]
    assert not others, "\n\n".join(others)


def without_checksums(outcome: dict[str, Any]) -> dict[str, Any]:
    """Those of other times are others."""
    return outcome | {"log": [CHECKSUM.sub("", line)[:WORDS] for line in outcome["log"]]}


def test_brokers_do_the_same_to_states_that_are_older(shifted: Path, kafka_tools: Tools, tmp_path: Path) -> None:
    """All of them, each that ends its broker in a start of its own."""
    starts = Starts(tmp_path, kafka_tools, samples=shifted)
    assert_same(starts.run(), starts.known.values())
