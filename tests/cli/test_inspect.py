"""`segspec inspect` of frames that hold very much, and its JSON."""

from __future__ import annotations

import gzip
from pathlib import Path

import segspec as library
from segspec.formats import NAMES
from tests.builders.osiris import NewChunk, segment, segment_name, sub_batch
from tests.cli.conftest import Run

ENTRIES = 1_000_000
ROLES = {"structure", "length", "checksum", "payload", "reserved", "gap"}


def bomb(folder: Path, batches: int = 1) -> Path:
    """A segment of a few KB, with sub-batches of a million entries without bytes."""
    content = bytes(4 * ENTRIES)
    entry = sub_batch(1, gzip.compress(content), 1, len(content))
    path = folder / segment_name(0)
    path.write_bytes(segment(NewChunk([entry] * batches, records=batches))[0])
    return path


def test_what_a_frame_unpacks_to_is_drawn_up_to_a_limit(tmp_path: Path, segspec: Run) -> None:
    rows = segspec("inspect", bomb(tmp_path), "--limit", 500, "--output", "json").json
    assert 100 < len(rows) <= 500
    (rest,) = (row for row in rows if row["field"] == "not drawn")
    assert rest == rows[-1]
    assert rest["bytes"] == ""
    assert int(rest["position"]) + int(rest["size"]) == 4 * ENTRIES


def test_the_limit_is_of_all_parts_together(tmp_path: Path, segspec: Run) -> None:
    rows = segspec("inspect", bomb(tmp_path, batches=20), "--limit", 200, "--output", "json").json
    assert len(rows) <= 200 + 2
    assert len({row["part"] for row in rows}) < 12


def test_a_text_says_what_is_not_drawn(tmp_path: Path, segspec: Run) -> None:
    done = segspec("inspect", bomb(tmp_path), "--limit", 20)
    assert done.lines[-1].split()[2:] == ["not", "drawn"]
    assert "None" not in done.out


def test_what_is_drawn_covers_a_frame_of_many_records_in_all_formats(tmp_path: Path, segspec: Run) -> None:
    for format in NAMES:
        folder = tmp_path / format
        value = {"fields": {b"a": b"b"}} if format == "mojo" else b"value"
        with library.create(folder, format) as log:
            log.append_many(value for _ in range(1000))
        path = library.open(folder).segments[0].path
        every = segspec("inspect", path, "--limit", 100_000, "--output", "json").json
        some = segspec("inspect", path, "--limit", 100, "--output", "json").json
        drawn = [row for row in some if row["field"] != "not drawn"]
        assert len(some) <= 100 + 2
        assert [row for row in every if row in drawn] == drawn
        assert {row["role"] for row in every} <= ROLES
        assert not any(value is None for row in every for value in row.values())
        assert any(row.get("anchor") for row in every)
