"""The messages of one bundle: which are released, their numbers, and findings."""

from __future__ import annotations

import itertools
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from segspec.columns.backend.kernel import kernel
from segspec.columns.backend.lanes import choose
from segspec.columns.objects import records
from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Record
from segspec.formats.tank import rules
from segspec.formats.tank.bundle import WITHIN, Bundle, contents, over_limit
from segspec.formats.tank.scan import set_run
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_kernels.tank_messages import Columns
from segspec_kernels.types import I64s
from segspec_ksy.tank_message import TankMessage


@dataclass(frozen=True, slots=True)
class MessageSet:
    """The `count` whole messages in `content`, a bundle's decompressed message set.

    `found` has them, up to byte `end`, in columns. `error` is why later bytes are no message.
    """

    content: bytes
    count: int
    columns: Columns
    end: int
    found: int
    error: SegspecError | None = None

    def set_unused(self, first: int = 0) -> int:
        column = self.columns.unused[first : self.count]
        odd = [bits for bits in set(column) if not rules.is_as_promised(bits, rules.MESSAGE_UNUSED)]
        return sum(map(column.count, odd))

    def records(self, position: int, numbers: Sequence[int], first: int, last: int) -> list[Record]:
        """The messages `first:last` as records of the bundle at `position`."""
        found, rows = self.columns, last - first
        columns: dict[str, Any] = {
            "position": array("q", [position]) * rows,
            "offset": list(numbers[first:last]),
            "timestamp": found.timestamp[first:last],
            "key": [key or None for key in self._pieces(found.key_position, found.key_length, first, last)],
            "value": self._pieces(found.content_position, found.content_length, first, last),
        }
        return records(rows, columns)

    def _pieces(self, starts: I64s, lengths: I64s, first: int, last: int) -> list[bytes]:
        places = zip(starts[first:last], lengths[first:last], strict=True)
        return [self.content[start : start + length] if length > 0 else b"" for start, length in places]


def read_messages(source: Source, bundle: Bundle, limits: Limits) -> MessageSet:
    """The whole messages. Raises `SegspecError`: unsupported-codec, bad-compression, limit-exceeded."""
    content = contents(source, bundle, limits)
    declared = min(bundle.num_messages, len(content) // rules.LEAST_MESSAGE)
    if declared > limits.records:
        raise over_limit(bundle, bundle.num_messages, "messages", limits.records)
    run, room = choose(set_run.run, len(content)), declared + 1
    while True:
        columns = kernel("tank_messages").arrays(room, fast=False)
        count, end = run(content, bundle.num_messages, bundle.is_sparse, columns)
        if count > limits.records:
            raise over_limit(bundle, count, "messages", limits.records)
        if count < room or end == len(content):
            break
        room = min(4 * room, limits.records + 1)
    found = MessageSet(content, count, columns, end, count)
    return found if end == len(content) else replace(found, error=_unreadable(bundle, found))


def _unreadable(bundle: Bundle, found: MessageSet) -> SegspecError:
    number = found.count
    before = found.columns.timestamp[number - 1] if number else 0
    is_edge = number in (0, bundle.num_messages - 1)
    try:
        kaitai.parse_bytes(
            TankMessage, found.content[found.end :], bundle.is_sparse, is_edge, before, path=bundle.path,
            position=bundle.position, within=f"{WITHIN}.messages[{number}]",
        )  # fmt: skip
    except SegspecError as error:
        return error
    raise AssertionError("a message that can be read is said to be unreadable")


def released(bundle: Bundle, found: MessageSet, due: int) -> tuple[MessageSet, list[Finding]]:
    """The messages to release, and findings about their number; `due` is the previous bundle's next.

    Raises `SegspecError` if messages cannot be distinguished from other bytes. A wrong number, which TANK ignores, is
    not enough.
    """
    declared = bundle.num_messages
    if found.count < declared and (found.error is not None or not found.count):
        raise _incomplete(bundle, found)
    is_trailed = found.error is not None or found.set_unused(declared) > 0
    messages = replace(found, count=min(declared, found.count)) if is_trailed else found
    counts = rules.agree(declared, messages.count)
    if (is_trailed or not counts) and (not bundle.is_possible(due) or messages.set_unused()):
        raise bundle.error("tank.set.two-contradictions")
    if is_trailed:
        return messages, [_trailing(bundle, found)]
    return messages, [] if counts else [miscounted(bundle, messages.count, due)]


def _incomplete(bundle: Bundle, found: MessageSet) -> SegspecError:
    cause = found.error
    if cause is None:
        return bundle.error("tank.set.at-least-one")
    rule = "tank.set.readable" if cause.code is Code.BAD_ENCODING else "tank.set.whole"
    said = {"why": cause.message, "whole": found.count, "expected": cause.expected, "actual": cause.actual}
    return bundle.error(rule, cause.field or WITHIN, **said)


def _trailing(bundle: Bundle, found: MessageSet) -> Finding:
    declared = bundle.num_messages
    rest = len(found.content) - (found.columns.position[declared] if declared < found.count else found.end)
    return bundle.finding("tank.set.left-over", bytes=rest, rest=rest)


def miscounted(bundle: Bundle, present: int, due: int) -> Finding:
    first, numbered = bundle.first(due), ""
    if not bundle.is_sparse:
        numbered = (
            f"; numbered by what it holds, as TANK's client does: the next bundle from {first + present}, which the "
            f"broker numbers from {first + bundle.num_messages}"
        )
    return bundle.finding("tank.count.agrees", present=present, numbered=numbered)


def sequences(bundle: Bundle, due: int, messages: MessageSet) -> Sequence[int]:
    """The sequence numbers, if `due` would be next."""
    first = bundle.first(due)
    if not bundle.is_sparse:
        return range(first, first + messages.count)
    last, number = first + bundle.apart, first
    numbers: list[int] = []
    for index in range(messages.count):
        number = rules.number_of(index, bundle.num_messages, number, messages.columns.sequence_step[index], first, last)
        numbers.append(number)
    return numbers


def check_messages(bundle: Bundle, messages: MessageSet, numbers: Sequence[int]) -> Iterator[Finding]:
    """Checks released messages' flags and sequence numbers.

    Raises `SegspecError` (bad-order) for a number of more than 64 bits.
    """
    highest = numbers[-1] if isinstance(numbers, range) else max(numbers)
    if highest > rules.MAX_SEQUENCE:
        raise bundle.error("tank.number.fits", WITHIN, highest=highest)
    odd = messages.set_unused()
    if odd:
        yield bundle.finding("tank.message.unused", odd=odd, count=messages.count)
    if isinstance(numbers, range):
        return
    for index, (before, number) in enumerate(itertools.pairwise(numbers), 1):
        if not rules.rises(before, number):
            field = f"{WITHIN}.messages[{index}]"
            yield bundle.finding("tank.number.rises-within", field, index=index, number=number, before=before)
            return
