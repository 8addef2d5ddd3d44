"""A producer and a consumer (librdkafka), as tests need them: everything is acknowledged, and read to the end."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from confluent_kafka import OFFSET_BEGINNING, TIMESTAMP_NOT_AVAILABLE, Consumer, KafkaError, Producer, TopicPartition

SECONDS = 120  # where nothing is wrong, it takes one at most
READING = {
    "enable.auto.commit": False,
    "enable.partition.eof": True,
    "auto.offset.reset": "error",
    "check.crcs": True,
    "fetch.wait.max.ms": 20,
    "fetch.error.backoff.ms": 20,
    "retry.backoff.ms": 20,
}
NOTHING = "nothing came any more"
Headers = Sequence[tuple[str, bytes | None]]


class Record(NamedTuple):
    """What is sent, and what comes back; a timestamp is in milliseconds. Who sends lets `offset` be."""

    value: bytes | None
    key: bytes | None = None
    headers: Headers = ()
    timestamp: int | None = None
    offset: int = -1


class Received(NamedTuple):
    """`error` is the name of what stopped a consumer before the end; `position` the offset that it would read next."""

    records: list[Record]
    position: int
    error: str | None = None


def publish(bootstrap: str, topic: str, records: Iterable[Record], *, partition: int = 0, **settings: Any) -> None:
    """Sends records and waits until each is acknowledged. `settings` are the producer's, `_` for `.`:
    `compression_type="zstd"`, `batch_num_messages=10`."""
    producer = _producer(bootstrap, settings)
    _send(producer, topic, partition, records)


def append(bootstrap: str, topic: str, *, partition: int = 0, seconds: float = SECONDS) -> int | str:
    """Sends one record: the offset that it got, or the name of the error."""
    producer = Producer({"bootstrap.servers": bootstrap, "acks": "all", "message.timeout.ms": int(seconds * 1000)})
    got: list[int | str] = []
    producer.produce(
        topic,
        b"appended",
        partition=partition,
        on_delivery=lambda error, message: got.append(message.offset() if error is None else error.name()),
    )
    producer.flush(seconds + 1)
    return got[0]


def transact(
    bootstrap: str,
    topic: str,
    records: Iterable[Record],
    *,
    id: str,
    end: Literal["commit", "abort", "leave open"] = "commit",
    partition: int = 0,
    **settings: Any,
) -> None:
    """Sends records as one transaction of the producer `id`."""
    producer = _producer(bootstrap, {"transactional_id": id} | settings)
    producer.init_transactions(SECONDS)
    producer.begin_transaction()
    _send(producer, topic, partition, records)
    if end == "commit":
        producer.commit_transaction(SECONDS)
    elif end == "abort":
        producer.abort_transaction(SECONDS)


def consume(
    bootstrap: str,
    topic: str,
    *,
    partition: int = 0,
    isolation: Literal["read_committed", "read_uncommitted"] = "read_committed",
    offset: int = OFFSET_BEGINNING,
    group: str | None = None,
    seconds: float = SECONDS,
) -> Received:
    """What a consumer gets from `offset` on, until the end, an error, or `seconds` without a record. With a `group`,
    its offset is committed."""
    given = {"bootstrap.servers": bootstrap, "group.id": group or "nobody", "isolation.level": isolation}
    consumer = Consumer(READING | given)
    records: list[Record] = []
    position, error = offset, None
    try:
        consumer.assign([TopicPartition(topic, partition, offset)])
        deadline = time.monotonic() + seconds
        while error is None:
            message = consumer.poll(0.2)
            if message is None:
                error = NOTHING if time.monotonic() > deadline else None
            elif (met := message.error()) is None:
                records.append(_record(message))
                position = records[-1].offset + 1
                deadline = time.monotonic() + seconds
            elif met.code() == KafkaError._PARTITION_EOF:
                position = message.offset()
                break
            elif time.monotonic() > deadline or (not met.retriable() and met.code() != KafkaError._TRANSPORT):
                error = met.name()
        if group is not None:
            consumer.commit(offsets=[TopicPartition(topic, partition, position)], asynchronous=False)
    finally:
        consumer.close()
    return Received(records, position, error)


def _producer(bootstrap: str, settings: dict[str, Any]) -> Producer:
    given = {name.replace("_", "."): value for name, value in settings.items()}
    return Producer({"bootstrap.servers": bootstrap, "linger.ms": 50, "enable.idempotence": True} | given)


def _send(producer: Producer, topic: str, partition: int, records: Iterable[Record]) -> None:
    failed: list[KafkaError] = []

    def told(error: KafkaError | None, _: object) -> None:
        if error is not None:
            failed.append(error)

    for record in records:
        producer.produce(
            topic,
            value=record.value,
            key=record.key,
            headers=list(record.headers),
            partition=partition,
            timestamp=record.timestamp or 0,
            on_delivery=told,
        )
        producer.poll(0)
    unsent = producer.flush(SECONDS)
    assert not unsent, f"{unsent} records were not acknowledged"
    assert not failed, failed


def _record(message: Any) -> Record:
    kind, at = message.timestamp()
    timestamp = None if kind == TIMESTAMP_NOT_AVAILABLE else int(at)
    return Record(message.value(), message.key(), tuple(message.headers() or ()), timestamp, int(message.offset()))
