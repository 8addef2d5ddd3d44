"""Sends over AMQP 0.9.1, with the client library pika."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Any

import pika
import pika.exceptions
from pika.adapters.asyncio_connection import AsyncioConnection

from segspec.core.errors import SegspecError
from segspec.formats.contract.parts import BrokerMessage
from segspec.formats.contract.publishing import Outgoing, Terms
from segspec.publishing.rabbitmq import Address, RabbitSender, headers_of, refusal

LONGEST_SHORT_TEXT = 255
SIGNED_64 = range(-(1 << 63), 1 << 63)
PERSISTENT = 2
SMALL = {"delivery_mode": range(256), "priority": range(256)}

WORDS = {
    "NOT_FOUND": "there is no such queue or stream",
    "ACCESS_REFUSED": "the broker refuses access",
    "NOT_ALLOWED": "the broker does not allow it",
}


class AmqpSender(RabbitSender):
    """Sends to the default exchange, which routes a message to the queue that it names.

    A record's value is the body, unless `Terms.understand` makes a message of it.
    """

    def __init__(self, to: Address, terms: Terms) -> None:
        super().__init__(to, terms)
        self._connection: AsyncioConnection | None = None
        self._channel: Any = None
        self._closing = False
        self._tags: dict[int, int] = {}
        self._last_tag = 0

    async def connect(self) -> None:
        opened: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._connection = AsyncioConnection(
            self._parameters(),
            on_open_callback=lambda connection: _settle(opened, connection),
            on_open_error_callback=lambda _, error: _settle(opened, error),
            on_close_callback=lambda _, error: self._lost(opened, error),
        )
        await opened
        self._connection.add_on_connection_blocked_callback(self._blocked)
        self._connection.add_on_connection_unblocked_callback(self._unblocked)
        made: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._connection.channel(on_open_callback=lambda channel: _settle(made, channel))
        self._channel = await made
        await self._prepare(self._channel)

    async def _prepare(self, channel: Any) -> None:
        ready: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        channel.add_on_close_callback(lambda _, error: self._lost(ready, error))
        channel.add_on_return_callback(self._returned)
        # Passive: declares nothing.
        channel.queue_declare(self._to.name, passive=True, callback=lambda frame: _settle(ready, frame))
        await ready
        selected: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        channel.confirm_delivery(self._answered, callback=lambda frame: _settle(selected, frame))
        await selected

    def _parameters(self) -> pika.ConnectionParameters:
        to = self._to
        return pika.ConnectionParameters(
            host=to.host,
            port=to.port,
            virtual_host=to.vhost,
            credentials=pika.PlainCredentials(to.user, to.password),
            ssl_options=None if to.tls is None else pika.SSLOptions(to.tls.context(str(to)), to.host),
            client_properties={"connection_name": "segspec publish"},
            blocked_connection_timeout=self._terms.seconds,
        )

    async def send(self, batch: list[Outgoing]) -> None:
        for one in batch:
            self._confirmations.check()
            properties, body = self._message(one)
            self._last_tag += 1
            self._tags[self._last_tag] = one.number
            self._confirmations.expect(one.number, len(body))
            self._channel.basic_publish("", self._to.name, body, properties, mandatory=True)
        # Lets the connection write, and answers come in.
        await asyncio.sleep(0)

    async def close(self) -> None:
        self._closing = True
        connection = self._connection
        if connection is None or connection.is_closed:
            return
        closed: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        connection.add_on_close_callback(lambda *_: _settle(closed, None))
        if not connection.is_closing:
            connection.close()
        await asyncio.wait((closed,), timeout=self._terms.seconds)

    def _message(self, one: Outgoing) -> tuple[pika.BasicProperties, bytes]:
        found = self._understood(one)
        fitting = {name: value for name, value in found.properties.items() if name not in SMALL or value in SMALL[name]}
        given = {"delivery_mode": PERSISTENT, **fitting}
        if given.get("user_id") != self._to.user:
            # The broker accepts no message in the name of another user.
            given.pop("user_id", None)
        headers = {name: value for name, raw in found.headers.items() for value in [self._header(name, raw)]}
        short = {name: value for name, value in headers.items() if len(name.encode()) <= LONGEST_SHORT_TEXT}
        self.changed_headers += len(headers) - len(short)
        return pika.BasicProperties(headers=short or None, **given), found.body

    def _understood(self, one: Outgoing) -> BrokerMessage:
        if self._terms.understand is not None:
            try:
                return self._terms.understand(one.value, self._terms.limits)
            except SegspecError:
                # Clients may store any bytes; an AMQP consumer receives them unchanged.
                return BrokerMessage(one.value, {}, {})
        record = one.record
        headers, changed = headers_of(record)
        self.changed_values += record.value is None
        self.changed_headers += changed
        properties = {} if record.timestamp is None else {"timestamp": record.timestamp // 1000}
        return BrokerMessage(one.value, properties, headers)

    def _header(self, name: str, value: Any) -> Any:
        """The value in a form that pika can write: numbers without a suitable field type become text."""
        if isinstance(value, list):
            return [self._header(name, item) for item in value]
        if isinstance(value, dict):
            return {key: self._header(name, item) for key, item in value.items()}
        if value is None or isinstance(value, str | bytes | bool | datetime):
            return value
        if isinstance(value, int) and value in SIGNED_64:
            return value
        self.changed_headers += 1
        return str(value)

    def _answered(self, frame: Any) -> None:
        tags = [frame.method.delivery_tag]
        if frame.method.multiple:
            tags = [tag for tag in self._tags if tag <= frame.method.delivery_tag]
        numbers = [self._tags.pop(tag) for tag in tags if tag in self._tags]
        if isinstance(frame.method, pika.spec.Basic.Nack):
            self._confirmations.fail(f"the broker refused record {min(numbers, default='?')} (nack)")
        for number in numbers:
            self._confirmations.confirm(number)

    def _returned(self, _: Any, method: Any, *__: Any) -> None:
        self._confirmations.fail(f"the broker gave a message back: {method.reply_text}; is the queue still there?")

    def _blocked(self, _: Any, frame: Any) -> None:
        self._confirmations.blocked = str(frame.method.reason)

    def _unblocked(self, *_: Any) -> None:
        self._confirmations.blocked = None

    def _lost(self, waiting: asyncio.Future[Any], error: BaseException) -> None:
        _settle(waiting, error)
        if not self._closing:
            self._confirmations.fail(self.words(error))

    @staticmethod
    def words(error: BaseException) -> str:
        error = _cause(error)
        if (refused := refusal(error)) is not None:
            return refused
        if isinstance(error, pika.exceptions.ProbableAuthenticationError):
            return "the user or the password is wrong"
        if isinstance(error, pika.exceptions.ProbableAccessDeniedError):
            return "the user may not enter this virtual host, or there is none of this name"
        if isinstance(error, pika.exceptions.ConnectionBlockedTimeout):
            return "the node blocks publishers: an alarm of memory or disk"
        if isinstance(error, pika.exceptions.ConnectionClosed | pika.exceptions.ChannelClosed):
            words = next((words for name, words in WORDS.items() if error.reply_text.startswith(name)), "it was closed")
            return f"{words} ({error.reply_code} {error.reply_text})"
        if isinstance(error, ConnectionRefusedError):
            return "connection refused"
        return str(error) or type(error).__name__


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.done():
        return
    if isinstance(result, BaseException):
        future.set_exception(result)
    else:
        future.set_result(result)


def _cause(error: BaseException) -> BaseException:
    """The error that pika wraps, once per connection step and once per attempt."""
    inner = [*error.args, *getattr(error, "exceptions", ()), getattr(error, "exception", None)]
    wrapped = [each for each in inner if isinstance(each, BaseException)]
    return _cause(wrapped[-1]) if wrapped else error
