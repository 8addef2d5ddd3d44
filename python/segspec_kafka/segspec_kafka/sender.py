"""Sends to a partition with the client confluent-kafka.

A batch is one transaction, which also commits the next record's number for the group with the producer's name. So each
record arrives once for consumers of committed records.

A partition in a live cluster as a destination.

Its options are librdkafka's properties: https://github.com/confluentinc/librdkafka/blob/master/CONFIGURATION.md
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar
from urllib.parse import parse_qsl, quote, unquote, urlsplit

from confluent_kafka import Consumer, KafkaError, KafkaException, Message, Producer, TopicPartition

from segspec.core.errors import SegspecError
from segspec.core.extras import MissingExtraError
from segspec.core.model import Record
from segspec.formats.contract.publishing import Destination, Outgoing, PublishError, Sender, Terms

FORM = "kafka://[USER:PASSWORD@]HOST[:PORT][,HOST[:PORT]…]/TOPIC"
HOSTS = re.compile(r"([\w.-]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?(,([\w.-]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?)*")
TOPIC = re.compile(r"[a-zA-Z0-9._-]{1,249}")
"""The valid names of a topic: clients/…/common/internals/Topic.java."""

PROPERTIES = (
    "compression.type",
    "enable.ssl.certificate.verification",
    "sasl.mechanism",
    "security.protocol",
    "ssl.ca.location",
    "ssl.certificate.location",
    "ssl.endpoint.identification.algorithm",
    "ssl.key.location",
)
BY_PASSWORD = {"security.protocol": "SASL_SSL", "sasl.mechanism": "PLAIN"}


@dataclass(frozen=True, slots=True)
class Partition(Destination):
    """A destination for records; `partition` is None if the topic has one."""

    servers: str
    topic: str
    partition: int | None = None
    properties: dict[str, str] = field(default_factory=dict, repr=False)

    @property
    def remembers(self) -> bool:
        """Positions are offsets of a consumer group."""
        return True

    def __str__(self) -> str:
        which = "" if self.partition is None else f"?partition={self.partition}"
        return f"kafka://{self.servers}/{quote(self.topic)}{which}"

    @classmethod
    def parse(cls, uri: str) -> Partition:
        """See `Destination.parse`: `FORM`, with the options `partition` and `PROPERTIES`."""
        try:
            parts = urlsplit(uri)
        except ValueError:
            raise ValueError(f"that is no URI of the form {FORM}") from None
        login, _, servers = parts.netloc.rpartition("@")
        topic = unquote(parts.path.removeprefix("/"))
        if not HOSTS.fullmatch(servers) or parts.fragment or not TOPIC.fullmatch(topic):
            raise ValueError(f"that is no URI of the form {FORM}")
        given = parse_qsl(parts.query, keep_blank_values=True)
        options = dict(given)
        if not options.keys() <= {"partition", *PROPERTIES} or len(options) < len(given) or not all(options.values()):
            raise ValueError(f"a URI of kafka may have the options partition, {', '.join(PROPERTIES)}, each once")
        partition = options.pop("partition", None)
        if partition is not None and not re.fullmatch(r"\d{1,9}", partition):
            raise ValueError("partition of a URI is a number")
        if login:
            user, _, password = login.partition(":")
            secret = {"sasl.username": unquote(user), "sasl.password": unquote(password)}
            options = BY_PASSWORD | options | secret
        options["bootstrap.servers"] = servers
        return cls(servers, topic, None if partition is None else int(partition), options)

    def sender(self, terms: Terms) -> Sender:
        try:
            pass
        except ModuleNotFoundError as error:
            if error.name != "confluent_kafka":
                raise
            words = "confluent_kafka is not installed: pip install 'segspec-kafka[publish]'"
            raise MissingExtraError(words, name=error.name) from error
        return KafkaSender(self, terms)


T = TypeVar("T")
LARGEST = 1_000_000_000
ATTEMPT_SECONDS = 0.2
UNDO_SECONDS = 5.0
SILENT = ("_TIMED_OUT", "_TRANSPORT")
STARTING = (*SILENT, "COORDINATOR_LOAD_IN_PROGRESS", "COORDINATOR_NOT_AVAILABLE", "NOT_COORDINATOR")
LOG = logging.getLogger("segspec_kafka.client")
LOG.addHandler(logging.NullHandler())


class KafkaSender(Sender):
    """Sends records with their keys, values, headers and times.

    If values are messages, the body becomes the value, properties and headers become headers.
    """

    batch_messages = 5000
    batch_bytes = 4 << 20

    def __init__(self, to: Partition, terms: Terms) -> None:
        self._to = to
        self._terms = terms
        # One call at a time: a transaction ends before the producer is closed.
        self._thread = ThreadPoolExecutor(1, "segspec-kafka")
        self._met: KafkaError | None = None
        self._is_down = False
        self._refused: KafkaError | None = None

    async def open(self) -> int | None:
        return await self._call(self._open)

    async def send(self, batch: list[Outgoing]) -> None:
        for one in batch:
            self._terms.confirmations.expect(one.number, len(one.value))
        await self._call(partial(self._transact, batch, asyncio.get_running_loop()))

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)

    async def _call(self, what: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, what)
        except (KafkaException, BufferError, ValueError) as error:
            raise PublishError(self._words(error), str(self._to)) from error

    def _open(self) -> int | None:
        common = {**self._to.properties, "client.id": "segspec publish", "logger": LOG}
        producer = {
            **common,
            "transactional.id": self._terms.producer,
            "allow.auto.create.topics": False,
            "message.max.bytes": LARGEST,
            "delivery.report.only.error": True,
            "error_cb": self._meet,
        }
        self._producer = Producer(producer)
        self._partition = self._find_partition()
        self._producer.init_transactions(self._terms.seconds)
        group = {**common, "group.id": self._terms.producer, "isolation.level": "read_committed"}
        consumer = Consumer({name: value for name, value in group.items() if name != "compression.type"})
        self._group = consumer.consumer_group_metadata()
        place = TopicPartition(self._to.topic, self._partition)
        following = self._patiently(lambda: consumer.committed([place], timeout=self._terms.seconds))[0].offset
        consumer.close()
        return None if following < 0 else following - 1

    def _patiently(self, ask: Callable[[], T]) -> T:
        until = time.monotonic() + self._terms.seconds
        while True:
            try:
                return ask()
            except KafkaException as error:
                self._producer.poll(ATTEMPT_SECONDS)
                if self._is_down or time.monotonic() > until or error.args[0].name() not in STARTING:
                    raise

    def _find_partition(self) -> int:
        named = self._to.topic
        topic = self._patiently(lambda: self._producer.list_topics(named, timeout=ATTEMPT_SECONDS)).topics[named]
        if topic.error is not None:
            raise KafkaException(topic.error)
        count, found = len(topic.partitions), self._to.partition
        if found is None and count > 1:
            raise PublishError(f"the topic has {count} partitions: ?partition=N says which one it is", str(self._to))
        if found is not None and found not in topic.partitions:
            raise PublishError(f"the topic has {count} partitions, and no {found}", str(self._to))
        return found or 0

    def _transact(self, batch: list[Outgoing], loop: asyncio.AbstractEventLoop) -> None:
        following = TopicPartition(self._to.topic, self._partition, batch[-1].number + 1)
        self._producer.begin_transaction()
        try:
            for one in batch:
                self._produce(one.record)
            self._producer.send_offsets_to_transaction([following], self._group, self._terms.seconds)
            self._producer.commit_transaction(self._terms.seconds)
        except BaseException:
            with suppress(KafkaException):
                self._producer.abort_transaction(UNDO_SECONDS)
            raise
        for one in batch:
            loop.call_soon_threadsafe(self._terms.confirmations.confirm, one.number)

    def _produce(self, record: Record) -> None:
        value, headers = self._understood(record)
        # The client uses the current time for 0.
        self.changed_times += record.timestamp == 0
        self._producer.produce(
            self._to.topic,
            value=value,
            key=record.key,
            partition=self._partition,
            timestamp=record.timestamp or 0,
            headers=headers,
            on_delivery=self._deliver,
        )

    def _understood(self, record: Record) -> tuple[bytes | None, list[tuple[str, str | bytes | None]]]:
        if self._terms.understand is not None and record.value is not None:
            # A value that is not a message is sent unchanged.
            with suppress(SegspecError):
                found = self._terms.understand(record.value, self._terms.limits)
                named = {**found.properties, **found.headers}
                return found.body, [(name, self._text(value)) for name, value in named.items()]
        return record.value, [(self._name(name), value) for name, value in record.fields or ()]

    def _text(self, value: Any) -> str | bytes | None:
        if value is None or isinstance(value, str | bytes):
            return value
        self.changed_headers += 1
        return json.dumps(value, default=str)

    def _name(self, name: bytes) -> str:
        try:
            return name.decode()
        except UnicodeDecodeError:
            self.changed_headers += 1
            return name.decode(errors="replace")

    def _meet(self, error: KafkaError) -> None:
        if error.name() == "_ALL_BROKERS_DOWN":
            self._is_down = True
        else:
            self._met = error

    def _deliver(self, error: KafkaError | None, _: Message) -> None:
        self._refused = self._refused or error

    def _words(self, error: Exception) -> str:
        said = error.args[0] if isinstance(error, KafkaException) else None
        if said is not None and said.name() in SILENT and self._met is not None:
            said = self._met
        found = self._refused or said
        return str(error) if found is None else found.str().removeprefix("Broker: ")
