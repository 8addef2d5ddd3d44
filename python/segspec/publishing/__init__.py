"""Publishes records of a log to a live broker: a stream or queue of RabbitMQ (extra `publish`), or a plugin's
destination.
"""

from __future__ import annotations

from segspec.formats.contract.publishing import Destination as Destination
from segspec.formats.contract.publishing import PublishError as PublishError
from segspec.publishing.publication import Publication as Publication
from segspec.publishing.publication import Published as Published
from segspec.publishing.publication import destination_of as destination_of
