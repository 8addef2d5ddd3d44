"""Publishes records of a log to a live broker: a stream or a queue of RabbitMQ, which needs the extra `publish`, or a
destination of a format's package."""

from __future__ import annotations

from segspec.formats.contract.publishing import Destination as Destination
from segspec.formats.contract.publishing import PublishError as PublishError
from segspec.publishing.destinations import destination_of as destination_of
from segspec.publishing.publication import Publication as Publication
from segspec.publishing.publication import Published as Published
