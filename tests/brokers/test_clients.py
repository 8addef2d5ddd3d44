"""Where consumers and publishers of a stream stand, by the files of a node that stored it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
import rstream

import segspec
from segspec.library.clients_of_log import clients
from tests.cli.conftest import Run
from tests.cli.conftest import segspec as segspec_run

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

run = segspec_run
QUEUE, COUNT, SENT = "stood-in", 100, 50
TIME = 1_795_875_822_128
"""2026-11-28 14:23:42.128 UTC, in milliseconds."""
STORED = {"near": 40, "done": COUNT - 1, "far": 5000, "timed": TIME}


async def store(port: int) -> tuple[dict[str, int], int]:
    """Stores the offsets, and sends more under a name; gives what the node has of the offsets then, and the last
    sequence of that publisher."""
    to = {"host": "127.0.0.1", "port": port, "username": "guest", "password": "guest"}
    async with rstream.Producer(**to) as producer:
        for _ in range(SENT):
            await producer.send_wait(QUEUE, rstream.AMQPMessage(body=b"invoice"), publisher_name="invoicer")
    consumer = rstream.Consumer(**to)
    await consumer.start()
    try:
        for name, offset in STORED.items():
            await consumer.store_offset(QUEUE, name, offset)
        found = dict[str, int]()
        for name in STORED:
            while name not in found:
                try:
                    found[name] = await consumer.query_offset(QUEUE, name)
                except rstream.exceptions.OffsetNotFound:
                    await asyncio.sleep(0.05)
        client = await consumer.default_client
        return found, await client.query_publisher_sequence(stream=QUEUE, reference="invoicer")
    finally:
        await consumer.close()


class Stream(NamedTuple):
    folder: Path
    sequence: int


@pytest.fixture(scope="module")
def stream(rabbitmq: RabbitMQ) -> Stream:
    """What the node has stored of who reads and writes it, held against what it says."""
    rabbitmq.declare(QUEUE)
    rabbitmq.publish(QUEUE, [b"%d" % number for number in range(COUNT - SENT)])
    stored, sequence = asyncio.run(store(rabbitmq.stream_port))
    assert stored == STORED
    # Beyond the end nothing comes, and from within all that is left.
    assert rabbitmq.consume(QUEUE, 1, offset=STORED["far"], seconds=2) == []
    assert len(rabbitmq.consume(QUEUE, COUNT, offset=STORED["near"] + 1, seconds=2)) == COUNT - STORED["near"] - 1
    rabbitmq.stop()
    rabbitmq.start()
    return Stream(rabbitmq.stream(QUEUE), sequence)


def rows(stream: Stream) -> dict[str, dict[str, Any]]:
    return {row["name"]: row for row in clients(segspec.open(stream.folder))}


def test_stored_offsets_stand_where_the_node_has_them(stream: Stream) -> None:
    found = rows(stream)
    assert {name: found[name]["offset"] for name in STORED} == STORED
    stands = {name: found[name]["stands"] for name in ("near", "far", "timed")}
    assert stands == {"near": "within", "far": "beyond-the-end", "timed": "at-a-time"}
    log = segspec.open(stream.folder)
    end = log.forecast().next_offset
    assert end is not None
    # What was stored took offsets, too.
    assert {name: found[name].get("behind", 0) for name in ("near", "done")} == {
        name: end - STORED[name] - 1 for name in ("near", "done")
    }
    frames = log.arrow(table="frames").read_all().to_pylist()
    left = [frame["bytes"] for frame in frames if frame["first_offset"] + frame["offsets"] > STORED["near"] + 1]
    assert found["near"]["behind_bytes"] == sum(left)


def test_a_publisher_goes_on_above_its_last_sequence(stream: Stream) -> None:
    assert rows(stream)["invoicer"]["sequence"] == stream.sequence > 0


def test_a_time_that_was_stored_for_an_offset_is_said_by_its_date(stream: Stream, run: Run) -> None:
    timed = f"consumer timed stands at offset {TIME}, beyond the end, "
    date = "which reads as the time 2026-11-28 14:23:42.128 UTC in milliseconds: a consumer waits until the stream gets"
    for verb in ("info", "forecast"):
        done = run(verb, stream.folder)
        assert done.code == 0
        assert timed in done.out, verb
        assert date in done.out, verb
        assert "consumer far stands at offset 5000, beyond the end, " in done.out, verb
    assert f"consumer timed in {stream.folder.name} stands at offset {TIME}" in run("report", stream.folder.parent).out
