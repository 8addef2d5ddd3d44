"""A start steps through batches many at once or one by one, and comes to the same."""

from __future__ import annotations

import pytest

from segspec.formats.contract import patience
from segspec.storage.source import from_bytes
from segspec_kafka.owner.segments import BadLengthError, Head, Segment, is_valid
from tests.builders import kafka

COUNT, EACH = 40, 3


def sound(number: int, *, more: int = 0) -> bytes:
    records = [kafka.record(at, at, None, b"value %d" % (number * EACH + at)) for at in range(EACH)]
    body = b"".join(records)
    rest = kafka.BODY.pack(0, EACH - 1, 1000 + number, 1002 + number, -1, -1, -1, EACH + more) + body
    return kafka.HEAD.pack(number * EACH, 9 + len(rest), 0, 2, kafka.crc32c(rest)) + rest


def flipped(batch: bytes, at: int) -> bytes:
    return batch[:at] + bytes([batch[at] ^ 1]) + batch[at + 1 :]


CASES = {
    "all are sound": [sound(number) for number in range(COUNT)],
    "one has a wrong checksum": [
        flipped(sound(number), 17) if number == 20 else sound(number) for number in range(COUNT)
    ],
    "each other one has a wrong checksum": [
        flipped(sound(number), 17) if number % 2 else sound(number) for number in range(COUNT)
    ],
    "each states a record too many": [sound(number, more=1) for number in range(COUNT)],
    "offsets begin anew": [sound(number % 10) for number in range(COUNT)],
    "one has an unknown magic": [
        flipped(sound(number), 16) if number == 20 else sound(number) for number in range(COUNT)
    ],
    "the last one is torn": [*(sound(number) for number in range(COUNT)), sound(COUNT)[:70]],
    "zeros follow": [*(sound(number) for number in range(COUNT)), bytes(500)],
}


def heads(content: bytes, *, checks: bool) -> tuple[list[tuple[Head, bool]], str]:
    """The batches, each with whether a broker takes its checksum for right, and what ended them."""
    segment, end = Segment(0, from_bytes(content), len(content)), ""
    found: list[tuple[Head, bool]] = []
    try:
        found.extend((head, is_valid(segment.source, head)) for head in segment.heads(checks=checks))
    except BadLengthError as error:
        end = str(error)
    return [(head._replace(is_sound=False), is_right) for head, is_right in found], end


@pytest.mark.parametrize("checks", [True, False])
@pytest.mark.parametrize("case", CASES)
def test_batches_are_the_same_many_at_once_and_one_by_one(
    case: str, checks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = b"".join(CASES[case])
    many = heads(content, checks=checks)
    monkeypatch.setattr(patience.PatientScanner, "scan", lambda self, position: None)
    assert many == heads(content, checks=checks)
    assert len(many[0]) == COUNT


def test_sound_batches_come_many_at_once() -> None:
    content = b"".join(CASES["all are sound"])
    found = list(Segment(0, from_bytes(content), len(content)).heads(checks=True))
    assert [head.is_sound for head in found] == [True] * COUNT


def test_a_segment_that_is_cut_ends_there() -> None:
    content = b"".join(CASES["all are sound"])
    size = len(b"".join(CASES["all are sound"][:7])) + 30
    assert [head.last for head in Segment(0, from_bytes(content), size).heads()] == [2, 5, 8, 11, 14, 17, 20]
