"""Committed records, whatever the arrangement of transactions: what a model of the broker gives, every road gives."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from confluent_kafka import Producer

import segspec as library
from segspec.core.errors import Finding
from segspec.library.follow import Follower
from segspec.library.pieces import PieceOfLog, pieces_of
from segspec_kafka import FORMAT
from tests.cli.conftest import Run, segspec
from tests.helpers.sweeps import ALL, some
from tests.kafka.broker import Kafka
from tests.kafka.clients import SECONDS, consume
from tests.kafka.conftest import ON_ONE_RELEASE
from tests.kafka.transactions import Arrangement, Event, arrangements, batches, committed, producers, write
from tests.spark.direct import read
from tests.spark.direct_stream import DirectStream

__all__ = ["segspec"]

MANY = 10_000
"""Batches in a segment, if all of them are to lie in one."""
DRAWN = 60 if ALL else 10
"""Arrangements of four, and of five transactions, that are tried."""
BEYOND = (Event(0), Event(1), Event(0, "commit"), Event(2), Event(2, "abort"))
"""An aborted transaction lies behind the oldest open one."""


class Case(NamedTuple):
    folder: Path
    expected: list[int]


def made(folder: Path, arrangement: Arrangement, *, again: bool = False, in_segment: int = MANY) -> Case:
    written = batches(arrangement)
    writers = producers(arrangement, again=again)
    return Case(write(folder, written, writers, in_segment=in_segment), committed(written))


def drawn(count: int, seed: int) -> Iterator[Arrangement]:
    """Some of the arrangements of so many transactions; where every one is taken, there are too many."""
    chance = random.Random(seed)
    for _ in range(DRAWN):
        opened, events, begun = list[int](), list[Event](), 0
        while begun < count or (opened and chance.random() < 0.7):
            if begun < count and (not opened or chance.random() < 0.5):
                opened.append(begun)
                events.append(Event(begun))
                begun += 1
            else:
                events.append(Event(opened.pop(chance.randrange(len(opened))), chance.choice(("commit", "abort"))))
        yield tuple(events)


def assert_given(case: Case, what: object) -> None:
    log = library.open(case.folder, format=FORMAT, isolation="read_committed")
    assert [one.offset for one in log.records()] == case.expected, what
    assert log.arrow(["offset"]).read_all()["offset"].to_pylist() == case.expected, what
    assert log.count() == len(case.expected), what


@pytest.mark.parametrize("again", [False, True])
def test_every_arrangement_of_up_to_three_transactions(again: bool, tmp_path: Path) -> None:
    """In one segment, in a few, and with each batch in a segment of its own."""
    every = [one for count in range(1, 4) for one in arrangements(count)]
    assert len(every) == 3 + 19 + 193
    for number, arrangement in some(enumerate(every), 36):
        in_segment = (MANY, 3, 1)[(number + again) % 3]
        case = made(tmp_path / str(number), arrangement, again=again, in_segment=in_segment)
        assert_given(case, arrangement)


@pytest.mark.parametrize(("count", "in_segment"), [*product((4, 5), (MANY, 2))])
def test_arrangements_of_more(count: int, in_segment: int, tmp_path: Path) -> None:
    for number, arrangement in enumerate(drawn(count, seed=count)):
        case = made(tmp_path / str(number), arrangement, again=bool(number % 2), in_segment=in_segment)
        assert_given(case, arrangement)


def roads(case: Case, out: Path, segspec: Run) -> Iterator[tuple[str, list[int]]]:
    """Every way to read a log, and the offsets that it gives."""
    options: Any = {"isolation": "read_committed"}
    log = library.open(case.folder, format=FORMAT, **options)
    pieces = [PieceOfLog(FORMAT, of) for of in pieces_of(log, 100)]
    yield "pieces", [one.offset or 0 for piece in pieces for one in piece.records(on_damage="skip")]
    found: list[Finding] = []
    follower = Follower(library.open(case.folder, format=FORMAT, **options), report=found.append)
    yield "follower", [one.offset or 0 for one in follower.read()]
    follower.close()
    assert found == []
    of = ("--mode", "isolation=read_committed")
    for verb in (("dump",), ("tail", "-n", "1000")):
        lines = segspec(*verb, *of, "-o", "json", case.folder).json
        yield verb[0], [int(line["offset"]) for line in lines]
    assert segspec("convert", *of, case.folder, "--out", out).code == 0
    yield "convert", [int(json.loads(line)["offset"]) for line in out.read_text().splitlines()]
    assert segspec("info", *of, "-o", "json", case.folder).json[0]["records"] == str(len(case.expected))
    yield "spark", [row["offset"] for row in read("kafka", case.folder, columns="offset", **options)]
    cut = read("kafka", case.folder, columns="offset", maxPartitionBytes="100", **options)
    yield "spark, in pieces", [row["offset"] for row in cut]
    stream = DirectStream("kafka", case.folder, startingOffsets="earliest", columns="offset", **options)
    yield "spark's stream", [row["offset"] for row in stream.drain()]


ON_EVERY_ROAD = (
    BEYOND,
    (*BEYOND, Event(3), Event(3, "abort"), Event(1, "commit")),
    *some(list(arrangements(3))[::20], 2),
)


@pytest.mark.parametrize("in_segment", [MANY, 2])
def test_every_road_gives_the_same(in_segment: int, tmp_path: Path, segspec: Run) -> None:
    for number, arrangement in enumerate(ON_EVERY_ROAD):
        case = made(tmp_path / f"{number}", arrangement, in_segment=in_segment)
        for road, given in roads(case, tmp_path / f"{number}.jsonl", segspec):
            assert given == case.expected, (road, arrangement)


def act(node: Kafka, topic: str, arrangement: Arrangement) -> None:
    """Does on a broker what the arrangement says; what stays open does so until the node is ended."""
    settings = {"bootstrap.servers": node.bootstrap, "linger.ms": 0, "transaction.timeout.ms": 600_000}
    at: dict[int, Producer] = {}
    for number, event in enumerate(arrangement):
        if not event.end:
            at[event.transaction] = Producer(settings | {"transactional.id": f"{topic}-{event.transaction}"})
            at[event.transaction].init_transactions(SECONDS)
            at[event.transaction].begin_transaction()
        send(at[event.transaction], topic, f"{number}: of {event.transaction}")
        if event.end == "commit":
            at[event.transaction].commit_transaction(SECONDS)
        elif event.end:
            at[event.transaction].abort_transaction(SECONDS)
        if number % 3 == 1:
            send(Producer(settings), topic, f"{number}: of none")


def send(producer: Producer, topic: str, value: str) -> None:
    producer.produce(topic, value.encode(), partition=0)
    assert producer.flush(SECONDS) == 0


@ON_ONE_RELEASE
def test_a_broker_s_consumer_gets_the_same_of_its_segments(kafka: Kafka) -> None:
    """Of the broker that wrote them."""
    chosen = [BEYOND, *list(arrangements(3))[7::90], *list(drawn(5, seed=11))[:2]]
    for number, arrangement in enumerate(chosen):
        topic = f"arranged-{number}"
        kafka.create(topic, segment_bytes=250)
        act(kafka, topic, arrangement)
        told = consume(kafka.bootstrap, topic)
        assert told.error is None
        assert_given(Case(kafka.partition(topic), [record.offset for record in told.records]), arrangement)
