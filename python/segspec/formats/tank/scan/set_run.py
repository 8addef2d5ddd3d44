"""TANK: the readable messages of one message set, unjudged."""

from __future__ import annotations

from typing import NamedTuple

from segspec_kernels.tank_message import frame
from segspec_kernels.types import Bytes, I64s, U8s, U64s


class MessageColumns(NamedTuple):
    """One row per message: its start, meaningless bits, distance to the previous number, timestamp, and its key's and
    content's places. An absent key's length is below 0."""

    position: I64s
    unused: U8s
    step: I64s
    timestamp: U64s
    key: I64s
    key_length: I64s
    content: I64s
    content_length: I64s


def run(data: Bytes, declared: int, is_sparse: bool, out: MessageColumns) -> tuple[int, int]:
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
        out.step[found], out.timestamp[found] = message.sequence_step, message.timestamp
        out.key[found], out.key_length[found] = message.key_position, message.key_length
        out.content[found], out.content_length[found] = message.content_position, message.content_length
        found, position = found + 1, message.reached
    return found, position
