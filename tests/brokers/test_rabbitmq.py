"""What a real node writes is what segspec reads, while the node runs and after its death."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import segspec
from segspec.formats.osiris.amqp.message import decode

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

BODIES = [b"order %d" % number for number in range(1000)]


def bodies(folder: Path) -> list[bytes]:
    return [decode(record.value).body for record in segspec.open(folder).records()]


def test_a_running_node_s_stream_is_read_and_so_is_what_a_killed_one_left(rabbitmq: RabbitMQ) -> None:
    rabbitmq.declare("killed", x_stream_max_segment_size_bytes=20_000)
    rabbitmq.publish("killed", BODIES)
    folder = rabbitmq.stream("killed")
    assert bodies(folder) == BODIES

    rabbitmq.kill()
    left = bodies(folder)
    rabbitmq.start()

    assert left == BODIES
    assert [body for _, body in rabbitmq.consume("killed", len(BODIES))] == BODIES
