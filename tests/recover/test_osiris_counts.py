"""osiris: chunks whose headers count wrongly, all along a segment, in a clean copy."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Code, Severity
from segspec.formats.osiris.chunk import Chunk
from segspec.formats.osiris.reader import OsirisReader
from tests.builders.osiris import NewChunk, offset, plain, segment, simple, sub_batch
from tests.osiris.reading import write_log

CHUNKS = 60
CLAIMS = {
    "a record too many": lambda made: replace(made, records=made.count() + 1),
    "a record too few": lambda made: replace(made, records=made.count() - 1),
    "an entry too many": lambda made: replace(made, num_entries=len(made.entries) + 1),
}
"""What each header says that its data does not."""


def sound(number: int) -> NewChunk:
    """One in three chunks has a sub-batch, one in five a trailer."""
    body = simple(b"c%d" % number) + simple(b"")
    batch = [sub_batch(0, body, 2, len(body))] if number % 3 == 0 else []
    made = plain(b"a%d" % number, b"b" * number)
    trailer = offset(b"consumer", number) if number % 5 == 0 else b""
    return replace(made, entries=[*made.entries, *batch], records=2 + 2 * len(batch), trailer=trailer)


@pytest.mark.parametrize("claim", CLAIMS)
def test_the_copy_has_the_counts_of_the_data_and_is_the_same_but_for_them(
    claim: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chunks = [sound(number) for number in range(CHUNKS)]
    due, wrong = 0, []
    for made in chunks:
        wrong.append(replace(CLAIMS[claim](made), chunk_id=due))
        due += made.count()
    content, index = segment(*chunks)
    asked: list[int] = []
    frame = OsirisReader.frame

    def counted(reader: OsirisReader, position: int) -> Chunk:
        asked.append(position)
        return frame(reader, position)

    monkeypatch.setattr(OsirisReader, "frame", counted)
    folder = write_log(tmp_path / "log", (0, segment(*wrong)[0], index))
    (made,) = segspec.recover(folder, tmp_path / "copy").logs

    (copied,) = (tmp_path / "copy").glob("*.segment")
    assert copied.read_bytes() == content
    assert copied.with_suffix(".index").read_bytes() == index
    assert (made.records, made.lost.anything, made.remaining) == (due, False, [])
    errors = [found for found in made.findings if found.severity is Severity.ERROR and found.path.endswith(".segment")]
    assert {found.code for found in errors} == {Code.BAD_COUNT}
    assert len(errors) == CHUNKS
    assert len(asked) < CHUNKS // 2, "chunks are copied many at once"
