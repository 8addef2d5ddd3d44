"""The table of lines that RabbitMQ logs has those that a real node logs for damaged streams."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import segspec
from segspec_ksy.layouts import osiris_chunk_header
from tests.brokers.processes import wait_until
from tests.docs.test_messages import TABLE

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

LINE = re.compile(r".*(?:Error: .*|Non-AMQP exit reason .*|exception exit: .*)")
CHUNK = osiris_chunk_header


def positions(segment: Path) -> list[int]:
    return [int(entry["ofs_chunk"]) for _, entry in segspec.open(segment.with_suffix(".index")).index_entries()]


def change(segment: Path, at: int) -> None:
    """Flips a bit in the chunk in the middle of a segment."""
    content = bytearray(segment.read_bytes())
    found = positions(segment)
    content[found[len(found) // 2] + at] ^= 0x40
    segment.write_bytes(content)


def take_out(segment: Path) -> None:
    """Takes out the chunk in the middle of a segment."""
    content, found = segment.read_bytes(), positions(segment)
    middle = len(found) // 2
    segment.write_bytes(content[: found[middle]] + content[found[middle + 1] :])


def zero(segment: Path) -> None:
    index = segment.with_suffix(".index")
    index.write_bytes(bytes(index.stat().st_size))


def raise_epoch(segment: Path) -> None:
    content = bytearray(segment.read_bytes())
    content[positions(segment)[-1] + CHUNK.AT_EPOCH] ^= 0x40
    segment.write_bytes(content)


BREAKS: dict[str, tuple[int, Callable[[Path], object], str]] = {
    "segment_gone": (-1, Path.unlink, "missing_file"),
    "index_of_zeros": (-1, zero, "function_clause"),
    "epoch_raised": (-1, raise_epoch, "invalid_epoch"),
    "chunk_gone": (1, take_out, "unexpected_chunk_id"),
    "payload_changed": (1, lambda segment: change(segment, CHUNK.SIZE + 5), "crc_validation_failure"),
    "header_changed": (1, lambda segment: change(segment, 0), "invalid_chunk_header"),
}
"""Which segment is broken, how, and a word of what the node says of it."""


def test_the_lines_that_a_node_logs_of_broken_streams_are_in_the_table(rabbitmq: RabbitMQ, tmp_path: Path) -> None:
    for name in BREAKS:
        rabbitmq.declare(name, x_stream_max_segment_size_bytes=20_000)
        rabbitmq.publish(name, (b"payment %d" % number for number in range(1500)))
    folders = {name: rabbitmq.stream(name) for name in BREAKS}
    rabbitmq.stop()
    before = len(rabbitmq.log)

    def said(word: str) -> list[str]:
        return [line for line in LINE.findall(rabbitmq.log[before:]) if word in line]

    words = [word for _, _, word in BREAKS.values()]
    with rabbitmq.mended(folders.values(), tmp_path):
        for name, (which, breaks, _) in BREAKS.items():
            breaks(sorted(folders[name].glob("*.segment"))[which])
        rabbitmq.start()
        for name, (which, _, _) in BREAKS.items():
            if which == 1:
                rabbitmq.consume(name, 1500, seconds=2)
        in_time = wait_until(lambda: all(map(said, words)), 60)
    assert in_time, [word for word in words if not said(word)]
    lines = {line for word in words for line in said(word)}
    assert sorted(line for line in lines if not any(message.is_of(line) for message in TABLE["rabbitmq"])) == []
