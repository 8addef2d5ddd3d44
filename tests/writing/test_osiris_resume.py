"""osiris logs that are gone on with: epochs, tears, what a crash leaves."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import segspec
from segspec.formats.osiris import encode
from tests.writing.logs import append_all, rows, wrong
from tests.writing.osiris_reading import chunks, kinds, state_of


def epochs(folder: Path) -> list[int]:
    return [chunk.header.epoch for _, chunk, _ in chunks(folder)]


def test_every_start_has_an_epoch_of_its_own_unless_told_otherwise(tmp_path: Path) -> None:
    for words in ({}, {}, {"epoch": 2}, {"epoch": 9}, {}):
        with segspec.create(tmp_path, "osiris", resume=True, **words) as log:
            log.append(b"x")
    with pytest.raises(ValueError, match="epoch is 9, and the log has come to 10 already"):
        segspec.create(tmp_path, "osiris", resume=True, epoch=9)
    segspec.create(tmp_path, "osiris", resume=True).close()
    assert epochs(tmp_path) == [1, 2, 2, 9, 10]
    assert wrong(tmp_path) == []


def test_a_last_segment_without_a_chunk_takes_over_from_the_one_before(tmp_path: Path) -> None:
    """A crash of a broker leaves it: header and snapshot are two writes."""
    with segspec.create(tmp_path, "osiris", epoch=5) as log:
        log.append(b"a", producer=b"p", sequence=3)
    (tmp_path / "00000000000000000001.segment").write_bytes(encode.segment_header())
    (tmp_path / "00000000000000000001.index").write_bytes(encode.index_header("system"))
    with segspec.create(tmp_path, "osiris", resume=True) as log:
        assert log.append(b"a", producer=b"p", sequence=3) is None
        assert log.append(b"b") == 2
    assert kinds(tmp_path)[1:] == [("1.segment", "tracking snapshot chunk", 1), ("1.segment", "user chunk", 2)]
    assert epochs(tmp_path) == [5, 6, 6]
    assert state_of(tmp_path).sequences == {b"p": (0, 3)}
    assert wrong(tmp_path) == []


def test_a_torn_log_goes_on_in_a_new_segment_that_begins_with_what_was_tracked(corpus: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(corpus / "osiris" / "torn_small", tmp_path / "log")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    kept = rows(folder, on_damage="skip")
    held = state_of(folder)
    with pytest.raises(segspec.SegspecError, match="torn"):
        segspec.create(folder, "osiris", resume=True)
    with segspec.create(folder, "osiris", resume=True, torn="new-segment") as log:
        given = append_all(log, [b"next"])
    assert before.items() <= {path.name: path.read_bytes() for path in folder.iterdir()}.items()
    assert rows(folder, on_damage="skip") == kept + given
    after = state_of(folder)
    assert (after.sequences, after.offsets) == (held.sequences, held.offsets)


def test_a_log_whose_last_segment_ends_before_its_name_is_not_gone_on_with(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris") as log:
        append_all(log, [b"a", b"b"])
    for path in sorted(tmp_path.iterdir()):
        path.rename(path.with_stem("0" * 17 + "900"))
    with pytest.raises(segspec.SegspecError, match="bad-name: the name says that it begins with 900, and record 0 is"):
        segspec.create(tmp_path, "osiris", resume=True)
