"""Logs whose last segment has a name that its records contradict: a new segment would not come after them."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Code
from tests.builders import mojo
from tests.builders.tank import bundle, message
from tests.writing.logs import rows

LATE = {"tank": "99_1469700000.log", "mojo": "9999999999999-0"}


def write_segment(format: str, path: Path) -> None:
    """A segment that states the number of its first record."""
    if format == "tank":
        messages = [message(b"a", timestamp=1), message(b"b", timestamp=1)]
        path.write_bytes(bundle(messages, codec=0, first=2, last=12))
        return
    path.write_bytes(mojo.segment([[mojo.Entry((1526919030474, 0), [(b"a", b"b")])]]).content)


@pytest.mark.parametrize(("format", "torn"), [("tank", "new-segment"), ("mojo", "refuse"), ("mojo", "new-segment")])
def test_a_segment_named_after_later_records_than_it_has_is_not_appended_to(
    format: str, torn: str, tmp_path: Path
) -> None:
    write_segment(format, tmp_path / LATE[format])
    before = rows(tmp_path, on_damage="skip")
    assert before
    with pytest.raises(segspec.SegspecError, match="a new segment would come before it") as refused:
        segspec.create(tmp_path, format, resume=True, torn=torn)
    assert refused.value.code is Code.BAD_NAME
    assert rows(tmp_path, on_damage="skip") == before
