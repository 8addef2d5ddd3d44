"""Sends over RabbitMQ's stream protocol, with the client library rstream.

Its `Producer` is not used: it reconnects by itself and continues after lost messages, which the broker would then
mistake for known ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import rstream
from rstream import schema
from rstream.client import Addr, Client, ClientPool

from segspec.core.model import Record
from segspec.formats.contract.publishing import Outgoing, PublishError, Terms
from segspec.publishing.rabbitmq import Address, RabbitSender, headers_of, refusal

FRAME_BYTES = 1 << 30
"""Our own maximum; the broker's is smaller."""
AROUND_A_MESSAGE = 64
HEARTBEAT = 60
PUBLISHER = 0

WORDS = {
    "ConnectionResetError": "the connection was reset",
    "StreamDoesNotExist": "there is no such stream",
    "StreamNotAvailable": "the stream is not available: it has no leader",
    "LeaderNotAvailable": "the stream has no leader yet",
    "AuthenticationFailure": "the user or the password is wrong",
    "SASLAuthenticationFailureLoopback": "this user may connect from the broker's own machine only",
    "VirtualHostAccessFailure": "the user may not enter this virtual host, or there is none of this name",
    "AccessRefused": "the user may not write to this stream",
    "PreconditionFailed": "the broker refuses it: a precondition failed",
    "BrokerResolutionMaxRetryError": "the load balancer never led to the stream's leader",
}


class StreamSender(RabbitSender):
    """Sends values unchanged, or as the messages that `encode` makes, under a producer's name."""

    def __init__(self, to: Address, terms: Terms) -> None:
        super().__init__(to, terms)
        self._pool = ClientPool(
            to.host,
            to.port,
            ssl_context=None if to.tls is None else to.tls.context(str(to)),
            vhost=to.vhost,
            username=to.user,
            password=to.password,
            frame_max=FRAME_BYTES,
            heartbeat=HEARTBEAT,
            load_balancer_mode=to.through_balancer,
            max_retries=20,
        )
        self._client: Client | None = None

    async def connect(self) -> int | None:
        locator = await self._pool.get("segspec publish", locator_request=True)
        leader, _ = await locator.query_leader_and_replicas(self._to.name)
        try:
            client = await self._pool.get(
                "segspec publish",
                Addr(leader.host, leader.port),
                connection_closed_handler=lambda _: self._confirmations.fail("the broker closed the connection"),
                stream=self._to.name,
            )
        except OSError as error:
            raise PublishError(
                f"the stream's leader says that it is {leader.host}:{leader.port}, which cannot be reached "
                f"({self.words(error)}); ?load_balancer=true connects to the given address instead",
                str(self._to),
            ) from error
        client.add_handler(schema.PublishConfirm, self._confirmed)
        client.add_handler(schema.PublishError, self._refused)
        client.add_handler(schema.MetadataUpdate, self._moved)
        await client.declare_publisher(self._to.name, self._terms.producer, PUBLISHER)
        self._client = client
        # Also 0 if the producer is unknown.
        last = await client.query_publisher_sequence(self._to.name, self._terms.producer)
        return last or None

    async def send(self, batch: list[Outgoing]) -> None:
        assert self._client is not None
        self._confirmations.check()
        messages = [
            schema.Message(publishing_id=one.number, filter_value=None, data=self._encode(one.record)) for one in batch
        ]
        for message in messages:
            if len(message.data) + AROUND_A_MESSAGE > self._client.frame_max:
                raise PublishError(
                    f"record {message.publishing_id} has {len(message.data):,} bytes, and the broker's limit for a "
                    f"frame is {self._client.frame_max:,}",
                    str(self._to),
                )
            self._confirmations.expect(message.publishing_id, len(message.data))
        await self._client.send_publish_frame(schema.Publish(PUBLISHER, messages))
        if not self._client.is_connection_alive():
            self._confirmations.fail("the connection to the broker was lost")

    async def close(self) -> None:
        await self._pool.close()

    def _encode(self, record: Record) -> bytes:
        self.changed_values += record.value is None
        value = record.value or b""
        if self._terms.understand is not None:
            return value
        headers, changed = headers_of(record)
        self.changed_headers += changed
        return as_message(record, value, headers)

    def _confirmed(self, frame: Any) -> None:
        for number in frame.publishing_ids:
            self._confirmations.confirm(number)

    def _refused(self, frame: Any) -> None:
        first = frame.errors[0]
        why = rstream.ServerError.from_code(first.response_code).__name__
        self._confirmations.fail(f"the broker refused record {first.publishing_id}: {WORDS.get(why, why)}")

    def _moved(self, frame: Any) -> None:
        self._confirmations.fail("the stream was deleted, or its leader has changed")

    @staticmethod
    def words(error: BaseException) -> str:
        if (refused := refusal(error)) is not None:
            return refused
        name = type(error).__name__
        return WORDS.get(name) or str(error) or name


def as_message(record: Record, body: bytes, headers: Mapping[str, bytes | None]) -> bytes:
    """An AMQP 1.0 message for another record: its body, its time, and `headers` as application properties."""
    properties = None if record.timestamp is None else rstream.Properties(creation_time=record.timestamp)
    return bytes(rstream.AMQPMessage(body=body, properties=properties, application_properties=dict(headers) or None))
