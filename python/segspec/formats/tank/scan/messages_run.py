"""TANK: messages that are as many as their bundles declare and of rising numbers, and their payloads side by side."""

from __future__ import annotations

from typing import Any

from segspec.columns.backend.plain import copy, i64, u64
from segspec_kernels.tank_messages import one_block

KERNELS = {"one_block": ("tank_messages", "one_block")}
FUNCTIONS: tuple[str, ...] = ("are_plain", "number", "put_numbers", "put_presence", "put_side_by_side")


def are_plain(found: int, latest: Any, c_unused: Any, c_timestamp: Any) -> bool:
    """Whether no message has a bit set that should be clear, or a timestamp beyond `latest`."""
    flags = 0
    highest = u64(0)
    for n in range(found):
        flags |= i64(c_unused[n])
        highest = max(highest, c_timestamp[n])
    return flags == 0 and highest <= latest


def number(first: Any, last: Any, found: int, c_sequence_step: Any, gathers: bool, row: int, out_offset: Any) -> bool:
    """Numbers messages from `first` to `last`, which the header states; false where those between do not rise."""
    sequence = first
    for n in range(1, found - 1):
        step = u64(c_sequence_step[n])
        if last - sequence <= step:
            return False
        sequence += step
        if gathers:
            out_offset[row + n] = sequence
    if gathers:
        out_offset[row] = first
        out_offset[row + found - 1] = last
    return True


def put_numbers(
    found: int,
    row: int,
    position: int,
    with_timestamp: bool,
    with_position: bool,
    c_timestamp: Any,
    out_timestamp: Any,
    out_position: Any,
) -> None:
    """Timestamps, and the bundle's `position`, for each row."""
    if with_timestamp:
        for n in range(found):
            out_timestamp[row + n] = c_timestamp[n]
    if with_position:
        for n in range(found):
            out_position[row + n] = position


def put_presence(found: int, row: int, c_length: Any, out_present: Any) -> None:
    """Whether there is a payload: an empty key is none."""
    for n in range(found):
        out_present[row + n] = c_length[n] > 0


def put_side_by_side(
    content: Any, found: int, c_position: Any, c_length: Any, row: int, out_ends: Any, out_bytes: Any
) -> None:
    """Payloads behind those of the rows before; a length below 0 is that of an absent one."""
    used = i64(out_ends[row])
    for n in range(found):
        size = c_length[n]
        if size > 0:
            copy(out_bytes, used, content, c_position[n], size)
            used += size
        out_ends[row + n + 1] = used


def run(
    data: Any,
    room: Any,
    base: int,
    begin: int,
    bundles: int,
    kept: int,
    row: int,
    snappy: int,
    capacity: int,
    latest: Any,
    with_offset: bool,
    with_timestamp: bool,
    with_position: bool,
    with_key: bool,
    with_value: bool,
    b_position: Any,
    b_codec: Any,
    b_num_messages: Any,
    b_is_sparse: Any,
    b_first: Any,
    b_last: Any,
    b_start: Any,
    b_end: Any,
    b_first_timestamp: Any,
    b_last_timestamp: Any,
    out_offset: Any,
    out_timestamp: Any,
    out_position: Any,
    out_has_key: Any,
    out_key_ends: Any,
    out_keys: Any,
    out_ends: Any,
    out_values: Any,
    c_position: Any,
    c_unused: Any,
    c_sequence_step: Any,
    c_timestamp: Any,
    c_key_position: Any,
    c_key_length: Any,
    c_content_position: Any,
    c_content_length: Any,
) -> tuple[int, int]:
    """Reads the messages of the bundles `begin:bundles`, which are in `data`, the file from its byte `base` on, or
    where they are compressed in `room`, decompressed. Gives how many bundles from the front are sound, and the rows.

    A message later than `latest` makes a bundle unsound. The messages of bundles before `kept` take a row each from
    `row` on, in what is asked for (`with_`); of the others only the soundness matters. The `c_` arrays are room for
    `capacity` rows of the kernel: one bundle.
    """
    for bundle in range(begin, bundles):
        content = room if b_codec[bundle] == snappy else data
        found, status, _ = one_block(
            content, b_start[bundle], b_end[bundle], capacity, 0, b_num_messages[bundle], b_is_sparse[bundle],
            c_position, c_unused, c_sequence_step, c_timestamp, c_key_position, c_key_length, c_content_position,
            c_content_length,
        )  # fmt: skip
        if status != 0 or found != b_num_messages[bundle] or not are_plain(found, latest, c_unused, c_timestamp):
            return bundle, row
        numbers = with_offset and bundle < kept
        if (numbers or b_is_sparse[bundle]) and not number(
            b_first[bundle], b_last[bundle], found, c_sequence_step, numbers, row, out_offset
        ):
            return bundle, row
        b_first_timestamp[bundle], b_last_timestamp[bundle] = c_timestamp[0], c_timestamp[found - 1]
        if bundle >= kept:
            continue
        put_numbers(
            found,
            row,
            b_position[bundle] + base,
            with_timestamp,
            with_position,
            c_timestamp,
            out_timestamp,
            out_position,
        )
        if with_key:
            put_presence(found, row, c_key_length, out_has_key)
            put_side_by_side(content, found, c_key_position, c_key_length, row, out_key_ends, out_keys)
        if with_value:
            put_side_by_side(content, found, c_content_position, c_content_length, row, out_ends, out_values)
        row += found
    return bundles, row
