"""The frames that an owner accepts at its start: sound ones many at once, others by its own judgement."""

from __future__ import annotations

from typing import NamedTuple

from segspec.core.stretch import Stretch
from segspec.formats.contract.patience import accepted


class Head(NamedTuple):
    position: int
    end: int


def scan(position: int) -> Stretch | None:
    """Frames of 10 bytes, sound up to byte 40 and from 60 on."""
    if 40 <= position < 60:
        return None
    end = 40 if position < 40 else 100
    return Stretch(position, end, (end - position) // 10, (end - position) // 10)


def one(position: int) -> Head | None:
    return Head(position, position + 10) if position != 50 else None


def spans(*found: Stretch | Head) -> list[tuple[str, int, int]]:
    return [(type(each).__name__, each.position, each.end) for each in found]


def test_a_frame_that_is_not_sound_is_judged_by_the_owner_until_it_refuses_one() -> None:
    found = spans(*accepted(scan, 0, 100, one))
    assert found == [("Stretch", 0, 40), ("Head", 40, 50)]


def test_a_stretch_that_the_owner_does_not_take_is_judged_frame_by_frame() -> None:
    found = spans(*accepted(scan, 60, 100, one, lambda stretch: stretch.position > 60))
    assert found == [("Head", at, at + 10) for at in range(60, 100, 10)]


def test_without_a_scanner_each_frame_is_judged_and_the_last_may_claim_more_than_there_is() -> None:
    found = spans(*accepted(None, 0, 25, one))
    assert found == [("Head", 0, 10), ("Head", 10, 20), ("Head", 20, 30)]
