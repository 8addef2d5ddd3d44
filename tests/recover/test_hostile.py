"""Any bytes: a copy that holds what can be read, or a `SegspecError` and nothing left behind."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import segspec as library
from segspec.core.errors import Code, SegspecError
from segspec.recovery import RecoveredLog
from tests.conftest import ROOT
from tests.recover.logs import HOLES, files, rows

LOGS = {
    "durable_log": ROOT / "python/segspec/samples/durable_log/torn_payload_reopened/log",
    "ffwd": ROOT / "python/segspec/samples/ffwd/torn_blob",
    "mojo": ROOT / "python/segspec/samples/mojo/deleted",
    "osiris": ROOT / "python/segspec/samples/osiris/epochs/log",
    "tank": ROOT / "python/segspec/samples/tank/sparse/log",
}

EPOCHS = "the epoch decreases"
"""Nothing protects an epoch, and no owner looks at it: a changed one is copied as it is."""

damage = st.tuples(st.integers(0, 1 << 30), st.integers(0, 1 << 30), st.sampled_from(["flip", "cut", "zero", "twice"]))


def spoil(content: bytes, at: int, more: int, how: str) -> bytes:
    at %= len(content)
    if how == "flip":
        return content[:at] + bytes([content[at] ^ 1 << more % 8]) + content[at + 1 :]
    if how == "cut":
        return content[:at]
    end = min(at + more % 400, len(content))
    return content[:at] + (bytes(end - at) if how == "zero" else content[at:end] * 2) + content[end:]


def attempt(source: Path, out: Path) -> RecoveredLog | None:
    """The recovery; None where nothing can be had of the log."""
    try:
        (made,) = library.recover(source, out).logs
    except SegspecError as error:
        if error.code is Code.MISSING_SEGMENT:
            return None
        raise
    return made


@pytest.mark.parametrize("format", LOGS)
@settings(max_examples=6)
@given(strokes=st.lists(damage, min_size=1, max_size=3))
def test_the_copy_of_a_spoiled_log_has_what_can_be_read_and_is_sound(
    format: str, strokes: list[tuple[int, int, str]]
) -> None:
    with tempfile.TemporaryDirectory() as place:
        source, out = Path(place) / "in", Path(place) / "out"
        log = library.open(LOGS[format])
        shutil.copytree(Path(log.segments[0].path).parent, source)
        for at, more, how in strokes:
            path = source / log.segments[at % len(log.segments)].name
            if path.stat().st_size:
                path.write_bytes(spoil(path.read_bytes(), at, more, how))
        before = files(source)
        made = attempt(source, out)
        if made is None:
            assert not out.exists()
        else:
            given_rows = rows(source)
            kept = rows(out)
            assert set(map(repr, kept)) <= set(map(repr, given_rows))
            assert len(kept) == len({row[:2] for row in given_rows}) or made.damaged
            wrong = [each for each in made.remaining if each.severity == "error" and each.code not in HOLES]
            assert [each.message for each in wrong if EPOCHS not in each.message] == []
        assert files(source) == before
        assert {path.name for path in Path(place).iterdir()} <= {"in", "out"}
