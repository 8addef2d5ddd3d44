"""RabbitMQ osiris (Streams): segments of chunks, with an index beside each."""

from __future__ import annotations

from segspec.formats.osiris.format import Osiris

FORMAT = Osiris()
