"""RabbitMQ osiris (Streams): segments of chunks, each with an index."""

from __future__ import annotations

from segspec.formats.osiris.descriptor import Osiris

FORMAT = Osiris()
