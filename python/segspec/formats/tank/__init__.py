"""TANK: segments of length-prefixed bundles of messages, each with an index. `FORMAT` is what the library uses."""

from __future__ import annotations

from segspec.formats.tank.descriptor import Tank

FORMAT = Tank()
