"""The destination that a URI names by its scheme: RabbitMQ, or one of a plugin."""

from __future__ import annotations

from segspec.core.extras import needed
from segspec.formats import registry
from segspec.formats.contract.publishing import Destination, Sender, Terms
from segspec.publishing.rabbitmq import PORTS, Address


class RabbitMQ(Address, Destination):
    """A stream or a queue, over the stream protocol or AMQP 0.9.1."""

    def sender(self, terms: Terms) -> Sender:
        with needed():
            if self.remembers:
                from segspec.publishing.over_stream import StreamSender

                return StreamSender(self, terms)
            from segspec.publishing.over_amqp import AmqpSender

            return AmqpSender(self, terms)


def destination_of(uri: str) -> Destination:
    """The destination of a URI. Raises `ValueError` with only the scheme: the rest may contain a password."""
    scheme = uri.partition("://")[0].lower() if "://" in uri else ""
    if scheme in PORTS:
        return RabbitMQ.parse(uri)
    targets = filter(None, (format.publishing for format in registry.listed()))
    others = {scheme: target for target in targets for scheme in target.schemes}
    found = others.get(scheme)
    if found is None:
        given = f"{scheme!r} is no scheme of a broker" if scheme else "no scheme is given"
        raise ValueError(f"{given}: it is {', '.join([*PORTS, *sorted(others)])}")
    return found.destination.parse(uri)
