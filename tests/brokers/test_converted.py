"""Streams that were made of lines of JSON with gaps in the offsets are put into a real node, and read to their end."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import segspec
from segspec.cli.main import command

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

OFFSETS = [*range(20), *range(25, 60), *range(4000, 4100), 5000]
WAYS: dict[str, list[str]] = {
    "converted-filled": ["--holes", "fill"],
    "converted-closed": ["--holes", "renumber"],
    "converted-shared": ["--holes", "fill", "--chunk-records", "50", "--option", "segment_chunks=2"],
}


def convert(rows: Path, folder: Path, *options: str) -> None:
    words = ["convert", str(rows), "-o", str(folder), "--as", "osiris", "--encode", "amqp", *options]
    assert not command.main(words, standalone_mode=False)


def test_every_message_of_the_lines_is_consumed_by_its_offset(rabbitmq: RabbitMQ, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    bodies = {offset: b"order %d" % offset for offset in OFFSETS}
    with rows.open("w") as out:
        for offset, body in bodies.items():
            annotations = {"x-routing-key": "orders", "x-exchange": ""}
            properties = {"message_id": str(offset), "content_type": "text/plain"}
            line = {"offset": str(offset), "timestamp": str(1_790_000_000_000 + offset)}
            line |= {"message_annotations": annotations, "properties": properties, "body": body.hex()}  # type: ignore[dict-item]
            out.write(json.dumps(line) + "\n")

    for queue, options in WAYS.items():
        rabbitmq.declare(queue)
        convert(rows, tmp_path / queue, *options)
        assert list(segspec.open(tmp_path / queue).verify()) == []
    folders = {queue: rabbitmq.stream(queue) for queue in WAYS}
    rabbitmq.stop()
    for queue, folder in folders.items():
        shutil.rmtree(folder)
        shutil.copytree(tmp_path / queue, folder)
    rabbitmq.start()

    kept = list(bodies.items())
    closed = list(enumerate(bodies.values()))
    for queue in WAYS:
        expected = closed if queue == "converted-closed" else kept
        assert rabbitmq.consume(queue, len(expected)) == expected, queue
    assert rabbitmq.consume("converted-filled", 101, offset=100) == kept[-101:]
    rabbitmq.publish("converted-shared", [b"afterwards"])
    assert rabbitmq.consume("converted-shared", 2, offset=5000) == [kept[-1], (5001, b"afterwards")]
