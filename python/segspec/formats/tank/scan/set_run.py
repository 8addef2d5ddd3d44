"""TANK: the readable messages of one message set, unjudged, in the columns of the kernel for whole sets."""

from __future__ import annotations

from segspec_kernels.tank_message import frame
from segspec_kernels.tank_messages import Columns
from segspec_kernels.types import Bytes


def run(data: Bytes, declared: int, is_sparse: bool, out: Columns) -> tuple[int, int]:
    """Up to `declared` messages from the beginning of `data`, if readable and with room in `out`.

    Returns their number and their end.
    """
    found = position = 0
    while position < len(data) and found < len(out.position):
        is_edge = found == 0 or found == declared - 1
        message = frame(data, position, len(data), is_sparse, is_edge, out.timestamp[found - 1] if found > 0 else 0)
        if message.status:
            return found, position
        out.position[found], out.unused[found] = position, message.unused
        out.sequence_step[found], out.timestamp[found] = message.sequence_step, message.timestamp
        out.key_position[found], out.key_length[found] = message.key_position, message.key_length
        out.content_position[found], out.content_length[found] = message.content_position, message.content_length
        found, position = found + 1, message.reached
    return found, position
