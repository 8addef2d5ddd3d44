"""mojo: segments of Redis-stream records, as packs of listpack elements."""

from __future__ import annotations

from segspec.formats.mojo.descriptor import Mojo

FORMAT = Mojo()
