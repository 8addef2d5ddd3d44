"""Streams that were damaged are recovered, put into a real node, and read to their end by a client."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import rstream

import segspec
from tests.conftest import RABBITMQ

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

DAMAGED = RABBITMQ / "damaged"
FILLED = (
    "a01-4.0",  # the last chunk is torn, and the index knows it: a hole at the end
    "a03-3.10",  # in the middle of a segment
    "a11-4.0",  # the middle segment and its index are gone
    "a15-3.10",  # the last segment is cut to 48 bytes
    "a19-3.10",  # the only index is gone
    "a21-4.0",  # the magic of a chunk is broken, and the index knows what it was
    "a25-3.10",  # the last id is 1000 too high
    "a27-4.0",  # the last segment is gone, and its index is there
    "a29-3.10",  # a page of zeros
    "a31-4.0",  # the last epoch is 99
    "a37-3.10",  # the snapshot that began the last segment is lost
    "a39-4.0",  # the middle segment is torn
    "b05-3.10",  # the last index is zeros
    "b09-4.0",  # the first segment is empty
    "b19-3.10",  # the only segment is cut in half
    "b27-4.0",  # the last four chunks are lost
    "b29-3.10",  # the last segment has another's name
)
CLOSED = ("a03-4.0", "a11-3.10", "a37-4.0", "a39-3.10")
AFTERWARDS = b"afterwards"
SECONDS = 30
"""How long all messages may take."""


@dataclass(frozen=True)
class Recovered:
    """A stream as its copy says: the offsets of its records, the next one, and one that was in a hole, if any was."""

    offsets: list[int]
    next_offset: int
    inside: int | None


def test_a_client_reads_every_recovered_copy_to_its_end_and_publishing_goes_on(
    rabbitmq: RabbitMQ, tmp_path: Path
) -> None:
    cases = {f"{holes}-{case}".replace(".", "-"): (case, holes) for holes, cases in HOLES.items() for case in cases}
    for name in cases:
        rabbitmq.declare(name)
    folders = {name: rabbitmq.stream(name) for name in cases}
    rabbitmq.stop()
    copies = {
        name: put_back(DAMAGED / case, tmp_path / name, folders[name], holes) for name, (case, holes) in cases.items()
    }
    rabbitmq.start()

    for name, copy in copies.items():
        rabbitmq.wait_for(name)
        rabbitmq.publish(name, [AFTERWARDS])
        assert copy.offsets, name
    first = rstream.ConsumerOffsetSpecification(rstream.OffsetType.FIRST, None)
    received = asyncio.run(
        read(rabbitmq.stream_port, {name: (first, copy.next_offset) for name, copy in copies.items()})
    )
    for name, copy in copies.items():
        *offsets, last = received[name]
        assert offsets == copy.offsets, name
        assert last - copy.next_offset in (0, 1), f"{name}: a new segment begins with tracking"

    inside = {name: copy for name, copy in copies.items() if copy.inside is not None}
    assert len(inside) >= 8
    places = {
        name: (rstream.ConsumerOffsetSpecification(rstream.OffsetType.OFFSET, copy.inside), copy.next_offset)
        for name, copy in inside.items()
    }
    received = asyncio.run(read(rabbitmq.stream_port, places))
    for name, copy in inside.items():
        after = [offset for offset in copy.offsets if offset > (copy.inside or 0)]
        assert [offset for offset in received[name] if offset > (copy.inside or 0)][:-1] == after, name


HOLES = {"fill": FILLED, "renumber": CLOSED}


def put_back(damaged: Path, out: Path, folder: Path, holes: str) -> Recovered:
    """Recovers a stream, and puts the copy into the folder of a stopped node's."""
    (made,) = segspec.recover(damaged, out, holes=holes).logs
    for path in folder.iterdir():
        path.unlink()
    for path in out.iterdir():
        shutil.copy(path, folder / path.name)
    log = segspec.open(out)
    next_offset = log.forecast().next_offset
    assert next_offset is not None
    offsets = [record.offset for record in log.records(on_damage="fail") if record.offset is not None]
    hole = next((each for each in made.filled if each[1] != each[0]), None)
    return Recovered(offsets, next_offset, None if hole is None else (int(hole[0]) + int(hole[1])) // 2)  # type: ignore[arg-type]


async def read(port: int, streams: dict[str, tuple[rstream.ConsumerOffsetSpecification, int]]) -> dict[str, list[int]]:
    """The offsets that one client receives of each stream from a place on, until it has one of at least the number that
    is given with it; fewer where they do not come in time."""
    received: dict[str, list[int]] = {name: [] for name in streams}
    open_ends = set(streams)
    done = asyncio.Event()

    def receiver(name: str) -> Callable[[bytes, rstream.MessageContext], Awaitable[None]]:
        async def receive(message: bytes, context: rstream.MessageContext) -> None:
            received[name].append(context.offset)
            if context.offset >= streams[name][1]:
                open_ends.discard(name)
                if not open_ends:
                    done.set()

        return receive

    consumer = rstream.Consumer("127.0.0.1", port, vhost="/", username="guest", password="guest")
    await consumer.start()
    try:
        for name, (place, _) in streams.items():
            await consumer.subscribe(name, receiver(name), decoder=bytes, offset_specification=place)
        with suppress(TimeoutError):  # what did not come is seen where it is compared
            await asyncio.wait_for(done.wait(), SECONDS)
    finally:
        await consumer.close()
    return received
