"""Limits that keep hostile input from costing more than its own size."""

from __future__ import annotations

from typing import NamedTuple

MEBIBYTE = 1 << 20


class Limits(NamedTuple):
    """Bounds on what one frame may cost; exceeding one is a `limit-exceeded` error.

    `decompressed_bytes` bounds what one compressed block may grow to; `depth` bounds nesting (AMQP values).
    """

    decompressed_bytes: int = 256 * MEBIBYTE
    depth: int = 64


DEFAULT_LIMITS = Limits()
