"""What the osiris writer refuses, with nothing changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import segspec
from tests.writing.logs import wrong
from tests.writing.osiris_reading import chunks, kinds


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"consumer": b"c"}, "there is nothing to track: give an offset, a timestamp, or both"),
        ({"consumer": b"c" * 256, "offset": 1}, "consumer has 256 bytes; 255 is the most"),
        ({"consumer": b"c", "offset": -1}, "offset is -1"),
        ({"consumer": b"c", "offset": 1, "timestamp": 1 << 63}, "timestamp is 9223372036854775808"),
    ],
)
def test_tracking_that_a_block_has_no_room_for_is_refused(words: dict[str, Any], message: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris") as log, pytest.raises(ValueError) as refused:
        log.track(**words)
    assert message in str(refused.value)
    assert kinds(tmp_path) == []


def test_the_documents_dialect_refuses_filters_and_a_log_goes_on_in_its_own(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris", dialect="document") as log:
        with pytest.raises(ValueError, match="the document knows no filters"):
            log.append(b"a", filter=b"f")
        log.append(b"a")
    with segspec.create(tmp_path, "osiris", resume=True) as log:
        log.append(b"b")
    assert [chunk.header.version for _, chunk, _ in chunks(tmp_path)] == [1, 1]
    with pytest.raises(ValueError, match="the log is of the dialect document"):
        segspec.create(tmp_path, "osiris", resume=True, dialect="system")
    assert wrong(tmp_path) == []
