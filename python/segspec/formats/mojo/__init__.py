"""mojo: segments of Redis-stream records, as packs of listpack elements."""

from __future__ import annotations

from segspec.formats.mojo.format import Mojo
from segspec.formats.protocol import Format

FORMAT: Format = Mojo()
