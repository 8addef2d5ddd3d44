"""Records of a log into a live RabbitMQ: a stream or a queue. Needs the extra `publish`."""

from __future__ import annotations

from segspec.publishing.destination import Destination as Destination
from segspec.publishing.destination import PublishError as PublishError
from segspec.publishing.publication import Publication as Publication
from segspec.publishing.publication import Published as Published
