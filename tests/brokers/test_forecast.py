"""A node is killed, its stream is damaged, and its next start is what was foretold."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pika

import segspec
from segspec.formats.contract.startup import Forecast
from segspec_ksy.layouts import osiris_chunk_header, osiris_index, osiris_segment

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

COUNT = 1500
SEGMENT_BYTES = 20_000
INTERNAL_ERROR = 541
TRIES = 10
TOO_HIGH = 200
QUIET = 2
"""Seconds without a message after which a consumer is taken to have received all that it will."""


@dataclass(frozen=True)
class Damage:
    """What is done to a stopped stream; `starts` says whether the node still serves it."""

    does: Callable[[Path], None]
    starts: bool


def segments(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.segment"))


def tear(folder: Path) -> None:
    last = segments(folder)[-1]
    last.write_bytes(last.read_bytes()[:-5])


def lose_the_middle(folder: Path) -> None:
    for suffix in (".segment", ".index"):
        segments_or_indexes = sorted(folder.glob(f"*{suffix}"))
        segments_or_indexes[len(segments_or_indexes) // 2].unlink()


def forget(folder: Path) -> None:
    last = segments(folder)[-1].with_suffix(".index")
    last.write_bytes(bytes(last.stat().st_size))


def cut_the_first(folder: Path) -> None:
    """Of a trailer, which is what a chunk of named publishers ends with, nobody misses these bytes."""
    first = segments(folder)[0]
    first.write_bytes(first.read_bytes()[:-3])


def spoil_a_snapshot(folder: Path) -> None:
    """Zeros in the tracking that a segment in the middle begins with."""
    middle = segments(folder)[1]
    content = bytearray(middle.read_bytes())
    start = osiris_segment.SIZE + osiris_chunk_header.SIZE
    content[start : start + 8] = bytes(8)
    middle.write_bytes(content)


def flip(folder: Path) -> None:
    first = segments(folder)[0]
    content = bytearray(first.read_bytes())
    content[osiris_chunk_header.SIZE + 40] ^= 1
    first.write_bytes(content)


def claim_too_much(folder: Path) -> None:
    """The last chunk but one counts more records than are left: consumers wait there."""
    last = segments(folder)[-1]
    *_, (_, chunk), _ = segspec.open(last.with_suffix(".index")).index_entries()
    content = bytearray(last.read_bytes())
    content[chunk["ofs_chunk"] + 4 : chunk["ofs_chunk"] + 8] = (2 * COUNT).to_bytes(4, "big")
    last.write_bytes(content)


def raise_the_epoch(folder: Path) -> None:
    """In the last chunk and in its index: the node starts once for each epoch."""
    last = segments(folder)[-1]
    *_, (_, chunk) = segspec.open(last.with_suffix(".index")).index_entries()
    for path, place in ((last, chunk["ofs_chunk"] + 16), (last.with_suffix(".index"), -13)):
        content = bytearray(path.read_bytes())
        place %= len(content)
        content[place : place + 8] = TOO_HIGH.to_bytes(8, "big")
        path.write_bytes(content)


def zero_the_last_header(folder: Path) -> None:
    """From the id on, which is then 0, as are the checksum and the length: they fit."""
    last = segments(folder)[-1]
    *_, (_, chunk) = segspec.open(last.with_suffix(".index")).index_entries()
    content = last.read_bytes()[: chunk["ofs_chunk"] + 24]
    last.write_bytes(content.ljust(last.stat().st_size, b"\0"))


DAMAGES = {
    "torn": Damage(tear, True),
    "lost": Damage(lose_the_middle, True),
    "forgotten": Damage(forget, False),
    "flipped": Damage(flip, True),
    "snapshot": Damage(spoil_a_snapshot, True),
    "shortened": Damage(cut_the_first, True),
    "claimed": Damage(claim_too_much, True),
    "led": Damage(raise_the_epoch, True),
    "set-back": Damage(zero_the_last_header, True),
}


def test_the_next_start_is_what_was_foretold(rabbitmq: RabbitMQ, tmp_path: Path) -> None:
    for name in DAMAGES:
        rabbitmq.declare(name, x_stream_max_segment_size_bytes=SEGMENT_BYTES)
        rabbitmq.publish(name, (b"%s %d" % (name.encode(), number) for number in range(COUNT)))
    folders = {name: rabbitmq.stream(name) for name in DAMAGES}
    rabbitmq.end()
    with rabbitmq.mended(folders.values(), tmp_path):
        told: dict[str, Forecast] = {}
        for name, damage in DAMAGES.items():
            damage.does(folders[name])
            told[name] = segspec.open(folders[name], format="osiris").forecast()
        rabbitmq.start()
        for name, damage in DAMAGES.items():
            started_as_foretold(rabbitmq, name, told[name], folders[name], damage.starts)


def started_as_foretold(rabbitmq: RabbitMQ, name: str, made: Forecast, folder: Path, starts: bool) -> None:
    assert made.owner == "rabbitmq-3.10"
    assert (made.crash is None) == starts, name
    if not starts:
        assert not rabbitmq.is_up(name)
        assert {path.name: path.stat().st_size for path in folder.iterdir()} == sizes(made)
        return
    assert made.consumers is not None
    seen = made.consumers.early or made.consumers
    assert seen.until_offset is not None
    received = rabbitmq.consume(name, 2 * COUNT, seconds=QUIET)
    if seen.stop is None and (not received or seen.until_offset - received[-1][0] > 2):
        # A busy broker may be silent for as long.
        received = rabbitmq.consume(name, 2 * COUNT)
    offsets = [offset for offset, _ in received]
    assert max(offsets, default=-1) < seen.until_offset, name
    if seen.stop is None:
        assert seen.until_offset - offsets[-1] in (1, 2)
    rabbitmq.publish(name, [b"afterwards"])
    assert rabbitmq.consume(name, 1, offset="last")[0][0] - (made.next_offset or 0) in (0, 1)


def test_what_lies_after_the_end_is_met_by_those_who_come_after_the_start(rabbitmq: RabbitMQ, tmp_path: Path) -> None:
    """A last segment without an index is written to after its old bytes; one whose index lists nothing is where
    consumers look for the next offset, unless the segment before is full."""
    for name in ("reused", "unlisted"):
        rabbitmq.declare(name, x_stream_max_segment_size_bytes=SEGMENT_BYTES)
        rabbitmq.publish(name, (b"%s %d" % (name.encode(), number) for number in range(COUNT)))
    folders = {name: rabbitmq.stream(name) for name in ("reused", "unlisted")}
    rabbitmq.stop()
    with rabbitmq.mended(folders.values(), tmp_path):
        reused, unlisted = (segments(folder)[-1] for folder in folders.values())
        reused.with_suffix(".index").unlink()
        unlisted.with_suffix(".index").write_bytes(unlisted.with_suffix(".index").read_bytes()[: osiris_index.SIZE])
        before = segments(folders["unlisted"])[-2]
        before.write_bytes(before.read_bytes()[:-1500])
        told = {name: segspec.open(folder, format="osiris").forecast().hazards for name, folder in folders.items()}
        old = reused.read_bytes()
        rabbitmq.start()
        rabbitmq.wait_for("reused")
        rabbitmq.publish("reused", [b"afterwards"])

        assert [(hazard.path, hazard.position) for hazard in told["reused"]] == [(str(reused), len(old))]
        assert reused.read_bytes().startswith(old)
        assert b"afterwards" in reused.read_bytes()[len(old) :]

        # Where the cut falls depends on how large the broker made its chunks: into one's tracking, sometimes.
        hazards = [hazard.path for hazard in told["unlisted"] if hazard.path != str(before)]
        assert hazards == [str(unlisted.with_suffix(".index"))]
        tries = (closed_with(rabbitmq, "unlisted") for _ in range(TRIES))
        assert next(filter(None, tries), None) == INTERNAL_ERROR


def closed_with(rabbitmq: RabbitMQ, queue: str) -> int | None:
    """The code with which the broker closes the connection of a consumer that asks for the next offset; None where it
    does not, or the stream has no leader yet."""
    with rabbitmq.channel() as channel, suppress(pika.exceptions.ChannelClosedByBroker):
        channel.basic_qos(prefetch_count=1)
        try:
            next(channel.consume(queue, arguments={"x-stream-offset": "next"}, inactivity_timeout=QUIET))
        except pika.exceptions.ConnectionClosedByBroker as closed:
            return int(closed.reply_code)
    return None


def sizes(made: Forecast) -> dict[str, int]:
    return {Path(file.path).name: file.bytes_after for file in made.files if file.bytes_after is not None}
