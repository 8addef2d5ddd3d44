"""RabbitMQ osiris (Streams): segments of chunks, with an index beside each."""

from __future__ import annotations

from segspec.formats.osiris.descriptor import Osiris

FORMAT = Osiris()
