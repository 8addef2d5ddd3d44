"""ffwd's on-disk queue: segments of messages, and an index of its consumers."""

from __future__ import annotations

from segspec.formats.ffwd.descriptor import Ffwd

FORMAT = Ffwd()
