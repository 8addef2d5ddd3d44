"""What `df.write` leaves in a stream's folder is what RabbitMQ serves to consumers, and goes on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyarrow as pa
import pytest

import segspec
from segspec.core.errors import Severity

pytest.importorskip("pyspark")
from pyspark.sql.types import StructType

from tests.spark.direct import Tasks

if TYPE_CHECKING:
    from tests.brokers.rabbitmq import RabbitMQ

SCHEMA = StructType().add("value", "binary").add("timestamp", "timestamp")
BODIES = [b"order %d" % number for number in range(300)]


def test_a_node_serves_what_was_written_to_its_streams_while_it_was_stopped(rabbitmq: RabbitMQ) -> None:
    rabbitmq.declare("placed")
    rabbitmq.declare("copied")
    rabbitmq.publish("placed", BODIES)
    orders, copied = rabbitmq.stream("placed"), rabbitmq.stream("copied")
    rabbitmq.stop()
    table = segspec.open(orders).arrow(["value", "timestamp"]).read_all()
    times = table.column("timestamp").cast(pa.timestamp("us", "UTC"))
    batches = table.set_column(1, "timestamp", times).to_batches()
    for folder in (copied, orders):
        # Two partitions: what the stream held, twice.
        Tasks("osiris", folder, SCHEMA).save([batches, batches])
        assert {one.severity for one in segspec.open(folder).verify()} <= {Severity.NOTE}, "times go back"
    rabbitmq.start()

    assert [body for _, body in rabbitmq.consume("copied", 600)] == [*BODIES, *BODIES]
    rabbitmq.publish("placed", [b"after"])
    assert [body for _, body in rabbitmq.consume("placed", 901)] == [*BODIES, *BODIES, *BODIES, b"after"]
