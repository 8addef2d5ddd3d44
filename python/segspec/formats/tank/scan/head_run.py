"""TANK: the header of one bundle, wherever the bundle ends."""

from __future__ import annotations

from segspec_kernels.runtime import i64
from segspec_kernels.tank_heads import frame
from segspec_kernels.types import U64, Bytes


def run(data: Bytes, start: int) -> tuple[int, bool, int, int, bool, U64, int, int, int]:
    """The header that begins at `start`: 0, or another status where there is none; whether the bit without a meaning is
    set; the codec; the messages that it declares; whether it is sparse; its first number and how far that of the last
    message is, minus 1; where the messages begin and where they end."""
    head = frame(data, start, len(data))
    return (
        head.status, head.unused, head.codec, head.num, head.is_sparse, head.first_sequence, head.last_delta,
        head.message_set_start, i64(head.end),
    )  # fmt: skip
