"""Payloads that hold the image of a record, as a log of logs does: such a record must never be released."""

from __future__ import annotations

import pytest

from tests.builders.durable_log import record, segment
from tests.durable_log.reading import read_all
from tests.helpers.logs import offsets

IMAGES = {
    "its own number": record(2, b"inner"),
    "the next number": record(3, b"inner"),
    "a later number": record(4, b"inner"),
    "a segment of its own": segment(range(5)),
    "a segment that goes further": segment(range(3, 9)),
}
FRAMES = {
    "alone": (b"", b""),
    "in front": (b"", b"x" * 9),
    "at the end": (b"x" * 30, b""),
    "within": (b"x" * 30, b"y" * 30),
}
BEFORE, BEHIND = segment([0, 1]), segment([3, 4, 5, 6])


@pytest.mark.parametrize("damage", ["magic", "version", "checksum", "length"])
@pytest.mark.parametrize("image", IMAGES)
@pytest.mark.parametrize("place", FRAMES)
def test_in_a_damaged_record_it_is_not_released(image: str, place: str, damage: str) -> None:
    left, right = FRAMES[place]
    inner = left + IMAGES[image] + right
    outer = {
        "magic": record(2, inner, magic=b"GOLE"),
        "version": record(2, inner, version=3),
        "checksum": record(2, inner, checksum=1),
        "length": record(2, inner, length=len(inner) ^ 8),
    }[damage]
    records, findings, _ = read_all(BEFORE + outer + BEHIND)
    assert offsets(records) == [0, 1, 3, 4, 5, 6]
    assert b"inner" not in {r.value for r in records}
    assert len(findings) == 1


@pytest.mark.parametrize("damage", ["magic", "checksum"])
@pytest.mark.parametrize("image", IMAGES)
@pytest.mark.parametrize("place", FRAMES)
def test_in_a_damaged_last_record_it_is_not_released(image: str, place: str, damage: str) -> None:
    left, right = FRAMES[place]
    inner = left + IMAGES[image] + right
    outer = record(2, inner, magic=b"GOLE") if damage == "magic" else record(2, inner, checksum=1)
    assert offsets(read_all(BEFORE + outer)[0]) == [0, 1]
