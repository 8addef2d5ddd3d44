"""What bundles that can be framed may still contradict: flags, sequence numbers, counts, and the segment's name."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import SegmentFile
from segspec.formats.tank import rules
from segspec.formats.tank.bundle import (
    WITHIN,
    Bundle,
    MessageSet,
    check_codec,
    is_plain,
    is_possible,
)


def check_header(bundle: Bundle, due: int) -> Iterator[Finding]:
    """The codec, flags and sequence numbers that the header states; `due` is the number after the bundle before.

    Raises `SegspecError`: unsupported-codec, bad-order (numbers of more than 64 bits).
    """
    check_codec(bundle)
    first, apart = bundle.first(due), bundle.apart
    if rules.exceeds_numbers(first, apart):
        message = f"sequence numbers {first} to {first + apart} do not fit 64 bits"
        raise bundle.error(Code.BAD_ORDER, message, "header")
    if not is_plain(bundle.header):
        message = "bit 7 of the bundle's flags is set, to which no version gives a meaning; TANK ignores it"
        yield bundle.finding(Code.RESERVED_NONZERO, message, "header.unused", "0", "1", severity=Severity.WARNING)
    if rules.steps_back(first, due):
        message = f"a sparse bundle begins with sequence number {first}, after {due - 1}"
        yield bundle.finding(Code.BAD_ORDER, message, "header.first_sequence", f"at least {due}", str(first))


def released(bundle: Bundle, found: MessageSet, due: int) -> tuple[MessageSet, list[Finding]]:
    """The messages to release, and what is wrong with their number.

    Raises `SegspecError` where messages cannot be told from other bytes: nothing in TANK compares the declared number
    with the messages, so a wrong one alone does not refute them.
    """
    declared = bundle.header.num_messages
    if found.count < declared and (found.error is not None or not found.count):
        raise _incomplete(bundle, found)
    is_trailed = found.error is not None or found.set_unused(declared) > 0
    messages = found.until(declared) if is_trailed else found
    counts = rules.agree(declared, messages.count)
    if (is_trailed or not counts) and (not is_possible(bundle, due) or messages.set_unused()):
        message = f"the bundle declares {declared} messages, and what it holds is not a row of messages"
        raise bundle.error(Code.BAD_COUNT, message, WITHIN)
    if is_trailed:
        return messages, [_trailing(bundle, found)]
    return messages, [] if counts else [_miscounted(bundle, messages.count, due)]


def _incomplete(bundle: Bundle, found: MessageSet) -> SegspecError:
    declared, cause = bundle.header.num_messages, found.error
    if cause is None:
        return bundle.error(Code.BAD_COUNT, f"the bundle declares {declared} messages and holds none", WITHIN)
    message = f"{cause.message}; {found.count} of {declared} messages are whole, and none is released"
    return bundle.error(cause.code, message, cause.field or WITHIN, cause.expected, cause.actual)


def _trailing(bundle: Bundle, found: MessageSet) -> Finding:
    declared = bundle.header.num_messages
    rest = len(found.content) - found.start_of(declared)
    message = (
        f"{rest} bytes follow the {declared} messages that the bundle declares; TANK's client reads the messages and "
        "drops the rest"
    )
    return bundle.finding(Code.TRAILING_BYTES, message, WITHIN, bytes=rest)


def _miscounted(bundle: Bundle, present: int, due: int) -> Finding:
    declared, first = bundle.header.num_messages, bundle.first(due)
    message = f"the bundle declares {declared} messages and holds {present}"
    if not bundle.header.is_sparse:
        message += (
            f"; numbered by what it holds, as TANK's client does: the next bundle from {first + present}, which the "
            f"broker numbers from {first + declared}"
        )
    return bundle.finding(Code.BAD_COUNT, message, "header.num_messages", str(present), str(declared))


def check_messages(bundle: Bundle, messages: MessageSet, numbers: Sequence[int]) -> Iterator[Finding]:
    """The flags of the messages that are released, and their sequence numbers.

    Raises `SegspecError` (bad-order) for a number of more than 64 bits.
    """
    if (highest := _highest(numbers)) > rules.MAX_SEQUENCE:
        raise bundle.error(Code.BAD_ORDER, f"sequence number {highest} does not fit 64 bits", WITHIN)
    odd = messages.set_unused()
    if odd:
        message = (
            f"{odd} of {messages.count} messages have flags set to which no version gives a meaning; TANK ignores them"
        )
        field = f"{WITHIN}.messages.unused"
        yield bundle.finding(Code.RESERVED_NONZERO, message, field, "0", severity=Severity.WARNING)
    if isinstance(numbers, range):
        return
    for index, (before, number) in enumerate(itertools.pairwise(numbers), 1):
        if not rules.rises(before, number):
            message = f"message {index} of the sparse bundle has sequence number {number}, after {before}"
            field = f"{WITHIN}.messages[{index}]"
            yield bundle.finding(Code.BAD_ORDER, message, field, f"above {before}", str(number))
            return


def _highest(numbers: Sequence[int]) -> int:
    return numbers[-1] if isinstance(numbers, range) else max(numbers)


def cut_short(bundle: Bundle, start: int) -> SegspecError:
    """The bundle is a part of one: another bundle begins inside it, at `start`."""
    message = (
        f"the bundle was cut short: another one begins inside it, at {start}, and leads to or beyond its end, at "
        f"{bundle.end}"
    )
    return bundle.error(Code.BAD_LENGTH, message, "len_bundle")


def check_name(path: str, segment: SegmentFile) -> Iterator[Finding]:
    """A warning where the name of the segment at `path` does not say with which number it begins."""
    if segment.base is None:
        message = f"the name gives no sequence number to begin with; counted from {rules.FIRST_SEQUENCE}"
        yield Finding(path, 0, Code.BAD_NAME, Severity.WARNING, message, "name", actual=path.rsplit("/", 1)[-1])


def emptied(path: str, base: int, last: int) -> Finding:
    """The loss of an immutable segment that is empty, and whose name says that it has the numbers `base` to `last`."""
    numbers = f"the sequence numbers {base} to {last}"
    message = f"the segment is empty, and its name says that it has {numbers}: what it held is lost"
    return Finding(
        path,
        0,
        Code.MISSING_SEGMENT,
        Severity.ERROR,
        message,
        field="name",
        expected=str(last),
        records=last - base + 1,
    )


def check_declared_last(path: str, segment: SegmentFile, size: int, last: int) -> Iterator[Finding]:
    """Compares the last sequence number in an immutable segment's name with the one in it, `last`: nothing else in the
    file, of `size` bytes, would tell that whole bundles are missing at its end."""
    declared = segment.details.get("declared_last")
    if not isinstance(declared, int) or declared == last:
        return
    missing, severity = declared - last, Severity.WARNING
    message = f"the name says that the last sequence number is {declared}, and the bundles lead to {last}"
    if missing > 0:
        message, severity = f"{message}: bundles are missing at the end, or a producer left numbers out", Severity.ERROR
    yield Finding(
        path,
        size,
        Code.BAD_NAME,
        severity,
        message,
        field="name",
        expected=str(declared),
        actual=str(last),
        records=missing if missing > 0 else None,
    )
