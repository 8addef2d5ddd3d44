"""Beside a node that writes, and into the folders of one that is stopped."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rstream

import segspec
from tests.cli.conftest import Run
from tests.cli.conftest import segspec as segspec_run

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

run = segspec_run
COUNT = 6000


def test_tail_beside_a_publisher_misses_nothing_where_segments_roll(rabbitmq: RabbitMQ) -> None:
    rabbitmq.declare("followed", x_stream_max_segment_size_bytes=50_000)
    rabbitmq.publish("followed", [b"message 0"])
    options = ["-f", "-n", "1000000", "--interval", "0.05", "--output", "json", "--decode", "amqp", "--payload", "utf8"]
    tail = subprocess.Popen(
        [sys.executable, "-m", "segspec.cli.main", "tail", *options, str(rabbitmq.stream("followed"))],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    messages = (b"message %d" % number for number in range(1, COUNT))
    publisher = threading.Thread(target=rabbitmq.publish, args=("followed", messages))
    giving_up = threading.Timer(120, tail.kill)
    giving_up.start()
    publisher.start()
    received: list[dict[str, Any]] = []
    assert tail.stdout is not None
    for line in tail.stdout:
        received.append(json.loads(line))
        if len(received) == COUNT:
            break
    tail.terminate()
    tail.stdout.close()
    tail.wait()
    giving_up.cancel()
    publisher.join()
    assert len(list(rabbitmq.stream("followed").glob("*.segment"))) > 10
    assert [int(row["offset"]) for row in received] == sorted({int(row["offset"]) for row in received})
    assert [row["body"] for row in received] == [f"message {number}" for number in range(COUNT)]


def message(body: bytes) -> bytes:
    return bytes(rstream.AMQPMessage(body=body))


def test_what_is_created_and_converted_into_a_stopped_stream_s_folder_is_served(
    rabbitmq: RabbitMQ, tmp_path: Path, run: Run
) -> None:
    for name in ("created", "converted"):
        rabbitmq.declare(name)
        rabbitmq.publish(name, [b"before"])
    created, converted = rabbitmq.stream("created"), rabbitmq.stream("converted")
    with segspec.create(tmp_path / "tank", "tank") as writer:
        for number in range(500):
            writer.append(message(b"converted %d" % number), timestamp=1_700_000_000_000 + number)
    drops = ("--drop", "offset", "--drop", "key")
    assert run("convert", tmp_path / "tank", "-o", tmp_path / "osiris", "--as", "osiris", *drops).code == 0

    rabbitmq.stop()
    with segspec.create(created, "osiris", resume=True) as writer:
        for number in range(500):
            writer.append(message(b"created %d" % number))
    for path in converted.iterdir():
        path.unlink()
    for path in (tmp_path / "osiris").iterdir():
        path.rename(converted / path.name)
    rabbitmq.start()

    made = [body for _, body in rabbitmq.consume("created", 501)]
    assert made == [b"before", *(b"created %d" % number for number in range(500))]
    assert [body for _, body in rabbitmq.consume("converted", 500)] == [b"converted %d" % n for n in range(500)]
    for name in ("created", "converted"):
        rabbitmq.publish(name, [b"after"])
        assert rabbitmq.consume(name, 1, offset="last")[0][1] == b"after"
