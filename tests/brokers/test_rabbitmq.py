"""What a real node writes is what segspec reads, while the node runs and after its end."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pika

import segspec
from segspec.formats.osiris.amqp.message import decode
from segspec.library.node_report import report

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

BODIES = [b"order %d" % number for number in range(1000)]


def bodies(folder: Path) -> list[bytes]:
    return [decode(record.value).body for record in segspec.open(folder).records()]


def test_a_running_node_s_stream_is_read(rabbitmq: RabbitMQ) -> None:
    rabbitmq.declare("running", x_stream_max_segment_size_bytes=20_000)
    rabbitmq.publish("running", BODIES)
    assert bodies(rabbitmq.stream("running")) == BODIES


def test_a_node_s_report_names_the_files_of_its_other_queues(rabbitmq: RabbitMQ) -> None:
    rabbitmq.declare("beside_others")
    rabbitmq.publish("beside_others", BODIES)
    with rabbitmq.channel() as channel:
        channel.confirm_delivery()
        for queue, arguments in (("quorum", {"x-queue-type": "quorum"}), ("classic", {"x-queue-version": 2})):
            channel.queue_declare(queue, durable=True, arguments=arguments)
            for _ in range(20):
                channel.basic_publish("", queue, bytes(200), pika.BasicProperties(delivery_mode=2), mandatory=True)
    rabbitmq.stop()
    made = report(rabbitmq.streams.parent)
    rabbitmq.start()
    assert [log.origin["queue"] for log in made.logs if "beside_others" in log.path] == ["beside_others"]
    assert made.not_read.keys() >= {
        "write-ahead logs of quorum queues (Ra)",
        "tables of Erlang's (DETS)",
        "indexes of classic queues",
        "stores of classic queues",
        "message stores of classic queues",
    }
