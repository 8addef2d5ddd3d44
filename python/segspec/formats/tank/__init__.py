"""TANK: segments of length-prefixed bundles of messages, each with an index."""

from __future__ import annotations

from segspec.formats.tank.descriptor import Tank

FORMAT = Tank()
