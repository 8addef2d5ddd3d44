"""What a wrong frame costs: the space that is made after it, and the scanners that a copy needs, are counted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import segspec
from segspec.columns.backend.kernel import WIDTHS
from segspec.columns.lane import Room
from segspec.formats.contract.descriptor import Format
from tests.builders import durable_log, mojo, osiris, tank
from tests.helpers.verbs import READERS

FRAMES = 200
"""Frames of a file; every other one is wrong."""

ROOM = 96 << 10
"""Bytes of space that may be made for each frame: a stretch of 4 KiB, with some columns of 1,024 rows."""

SCANNERS = 12
"""Those of the walks that `recover` takes over a segment and its copy."""


class Damaged(NamedTuple):
    """A segment, its name, and how many records its intact frames have."""

    name: str
    content: bytes
    records: int


def flipped(frame: bytes, at: int) -> bytes:
    return frame[:at] + bytes([frame[at] ^ 1]) + frame[at + 1 :]


def _osiris() -> Damaged:
    chunks = [osiris.chunk(osiris.plain(*[b"some value of a record"] * 10), 10 * each) for each in range(FRAMES)]
    content = osiris.HEADER + b"".join(flipped(one, 60) if each % 2 else one for each, one in enumerate(chunks))
    return Damaged(osiris.segment_name(0), content, 5 * FRAMES)


def _tank() -> Damaged:
    bundles = [tank.plain(1 + 10 * each, 10) for each in range(FRAMES)]
    # Bundles have no checksum: a wrong length of a key is seen.
    content = b"".join(flipped(one, 12) if each % 2 else one for each, one in enumerate(bundles))
    return Damaged(tank.NAME, content, 5 * FRAMES)


def _mojo() -> Damaged:
    entries = [[mojo.Entry((1_000 + each, seq), [(b"name", b"value")]) for seq in range(10)] for each in range(FRAMES)]
    built = mojo.segment(entries)
    content = bytearray(built.content)
    for place in built.packs[1::2]:
        content[place.end - 8] ^= 1
    return Damaged(built.name, bytes(content), 5 * FRAMES)


def _durable_log() -> Damaged:
    frames = [durable_log.record(each, b"x" * 60) for each in range(FRAMES)]
    content = b"".join(flipped(one, 20) if each % 2 else one for each, one in enumerate(frames))
    return Damaged(durable_log.segment_name(0), content, FRAMES // 2)


DAMAGED: dict[str, Callable[[], Damaged]] = {
    "osiris": _osiris, "tank": _tank, "mojo": _mojo, "durable_log": _durable_log,
}  # fmt: skip


@pytest.fixture(params=DAMAGED)
def damaged(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Damaged]:
    made = DAMAGED[request.param]()
    log = tmp_path / "log"
    log.mkdir()
    (log / made.name).write_bytes(made.content)
    return log, made


def contents(log: Path) -> list[tuple[object, ...]]:
    return [
        (each.offset, each.id, each.value, each.fields)
        for each in segspec.open(log).records(on_damage="skip", report=lambda _: None)
    ]


@pytest.mark.parametrize("verb", ["info", "verify", "dump"])
def test_after_a_wrong_frame_no_space_is_made_for_a_whole_batch(
    verb: str, damaged: tuple[Path, Damaged], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given, before = 0, Room.give

    def give(self: Room, kind: str, length: int) -> Any:
        nonlocal given
        given += length * WIDTHS[kind]
        return before(self, kind, length)

    monkeypatch.setattr(Room, "give", give)
    READERS[verb](damaged[0], tmp_path / "out")
    assert given < ROOM * FRAMES, given // FRAMES


def test_the_frames_between_wrong_ones_are_given_and_copied(damaged: tuple[Path, Damaged], tmp_path: Path) -> None:
    log, made = damaged
    given = contents(log)
    assert len(given) == made.records
    segspec.recover(log, tmp_path / "out")
    assert contents(tmp_path / "out") == given


def test_a_copy_is_read_back_by_few_scanners(
    damaged: tuple[Path, Damaged], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, before = list[str](), Format.scanner_for

    def scanner_for(self: Format, *given: Any) -> Any:
        made.append(given[0].segment.path)
        return before(self, *given)

    monkeypatch.setattr(Format, "scanner_for", scanner_for)
    segspec.recover(damaged[0], tmp_path / "out")
    assert sum(path.startswith(str(damaged[0])) for path in made) <= SCANNERS, len(made)
