"""TANK: the header of one bundle, wherever the bundle ends."""

from __future__ import annotations

from segspec_kernels.runtime import i64
from segspec_kernels.tank_heads import frame
from segspec_kernels.types import U64, Bytes


def run(data: Bytes, start: int) -> tuple[int, int, bool, int, int, bool, U64, int, int, int]:
    """The header that begins at `start`: a status (0 if readable), and the kernel's columns."""
    head = frame(data, start, len(data))
    return (
        head.status, head.position, head.unused, head.codec, head.num, head.is_sparse, head.first_sequence,
        head.last_delta, head.message_set_start, i64(head.end),
    )  # fmt: skip
