"""`segspec inspect` draws every kind of frame, readable or not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from segspec.cli.inspect import command
from tests.builders.mojo import Reading, segment
from tests.mojo.reading import NAME, WRITER, some_packs

PACKS = some_packs(2, 2)
WHOLE = segment(PACKS)
OPEN = segment(PACKS, open_tail=True).content


def drawn(tmp_path: Path, name: str, content: bytes, at: int) -> list[dict[str, str]]:
    (tmp_path / name).write_bytes(content)
    done = CliRunner().invoke(
        command, [str(tmp_path / name), "--at", str(at), "--output", "json"], standalone_mode=False
    )
    assert done.exception is None, done.output
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


@pytest.mark.parametrize(
    ("name", "content", "at", "part", "field"),
    [
        (NAME, WHOLE.content, 5, "pack at 0", "head.master_id.parts.ms"),
        (
            NAME,
            WHOLE.content,
            WHOLE.packs[1].id,
            f"pack at {WHOLE.packs[1].id - 2}",
            "entries[1].content.pairs[0].name",
        ),
        (NAME, WHOLE.content, WHOLE.index, f"index at {WHOLE.index - 2}", "index.body.entries[1].offset.value"),
        (NAME, WHOLE.content + bytes(9), len(WHOLE.content) + 4, f"unwritten at {len(WHOLE.content)}", "zeros"),
        (WRITER, OPEN, len(OPEN) - 1, "open pack", "entries[0].flags.encoding"),
        (WRITER, OPEN + b"\xff\0\0", len(OPEN) + 1, f"unwritten at {len(OPEN)}", "end_marker"),
        (WRITER, OPEN[:-1], len(OPEN) - 2, "unreadable", "flags.encoding"),
        (NAME, segment(PACKS, Reading(lead_id=True)).content, 3, "segment header", "parts.seq"),
    ],
)
def test_a_frame_is_drawn(tmp_path: Path, name: str, content: bytes, at: int, part: str, field: str) -> None:
    rows = drawn(tmp_path, name, content, at)
    assert rows[0]["part"].startswith(part)
    assert any(row["field"].startswith(field) for row in rows), [row["field"] for row in rows]
    assert all(row["role"] != "gap" for row in rows)


def test_an_index_that_cannot_be_read_is_drawn_up_to_the_field_that_fails(tmp_path: Path) -> None:
    content = bytearray(WHOLE.content)
    content[WHOLE.index] = 0xFE
    rows = drawn(tmp_path, NAME, bytes(content), WHOLE.index)
    assert rows[0]["field"] == "tag.tag"
    assert rows[1]["field"].startswith("index")


def test_a_pack_that_cannot_be_read_is_drawn_up_to_the_field_that_fails(tmp_path: Path) -> None:
    content = bytearray(WHOLE.content)
    content[WHOLE.packs[0].end - 8] ^= 1
    rows = drawn(tmp_path, NAME, bytes(content), 20)
    assert "header.len_bytes" in [row["field"] for row in rows]
