"""ffwd's on-disk queue: segments of messages, and an index of its consumers. `FORMAT` is what the library uses."""

from __future__ import annotations

from segspec.formats.ffwd.descriptor import Ffwd

FORMAT = Ffwd()
