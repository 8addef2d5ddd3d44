"""Splits TANK messages into bundles."""

from __future__ import annotations

from typing import NamedTuple

from segspec.formats.contract.rows import MAX_SIGNED
from segspec.formats.tank import rules
from segspec.formats.tank.encode_run import GivenMessages, size_of
from segspec_kernels.runtime import u64
from segspec_kernels.types import U64
from segspec_ksy.layouts import tank_message

MAX_NUMBER = rules.MAX_SEQUENCE - 1
"""The broker does not see a segment that begins with 2⁶⁴ - 1."""


class BundleLimits(NamedTuple):
    """The limits of a bundle.

    `records`, and `size` bytes unless it is a single message. Numbers are at most `apart` above `base`, without gaps if
    `dense`. More than `content` bytes of content are refused.
    """

    records: int
    size: int
    base: U64
    apart: U64
    dense: bool
    content: int


def number_of(given: GivenMessages, row: int, due: U64) -> U64:
    return given.numbers[row] if len(given.numbers) else due


def is_sound(given: GivenMessages, row: int, due: U64, content: int) -> bool:
    """Whether a row can follow the number before `due`, in signed times."""
    number = number_of(given, row, due)
    if number < due or number > MAX_NUMBER or (len(given.times) and given.times[row] > MAX_SIGNED):
        return False
    size: int = given.ends[row + 1] - given.ends[row]
    return size <= content and size_of(given, row) - size <= tank_message.MAX_LEN_KEY


def run(
    given: GivenMessages, first: int, last: int, due: U64, count: int, size: int, limits: BundleLimits
) -> tuple[int, int, U64, bool]:
    """Adds some of the rows `first:last` to a bundle that has `count` messages of `size` bytes.

    Returns the next row, the bundle's bytes, the due number, and whether that row begins another bundle, rather than
    being missing or refused.
    """
    row = first
    while row < last and is_sound(given, row, due, limits.content):
        number, more = number_of(given, row, due), size_of(given, row)
        is_apart = number - limits.base > limits.apart or (limits.dense and number != due)
        if count > 0 and (count >= limits.records or size + more > limits.size or is_apart):
            return row, size, due, True
        count += 1
        size += more
        due = number + u64(1)
        row += 1
    return row, size, due, False
