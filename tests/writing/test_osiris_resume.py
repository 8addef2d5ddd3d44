"""osiris logs that are gone on with: epochs, tears, what a crash leaves."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec
from segspec.formats.osiris import encode
from segspec.formats.osiris.chunk import ChunkType
from tests.writing.logs import append_all, rows, wrong
from tests.writing.osiris_reading import SOME_TIME, chunks, kinds, state_of


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


def test_a_log_cut_anywhere_goes_on_after_its_last_whole_chunk_or_says_where_it_is_torn(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    with segspec.create(whole, "osiris", chunk_entries=2) as log:
        log.append(b"a")
        log.append(b"b", filter=b"f")
        log.track(consumer=b"c", offset=1)
        log.append(b"c", sub_batch="zstd")
    segment = whole / "00000000000000000000.segment"
    content = segment.read_bytes()
    ends = [len(encode.segment_header()), *(chunk.end for _, chunk, _ in chunks(whole))]
    records = [0, 2, 3]
    for length in range(ends[0], len(content)):
        folder = shutil.copytree(whole, tmp_path / str(length))
        (folder / segment.name).write_bytes(content[:length])
        good = max(number for number, end in enumerate(ends) if end <= length)
        if length in ends:
            with segspec.create(folder, "osiris", resume=True) as log:
                assert log.append(b"next") == records[good]
            assert wrong(folder) == []
            continue
        with pytest.raises(segspec.SegspecError, match="nothing is appended after it") as torn:
            segspec.create(folder, "osiris", resume=True)
        assert (str(torn.value.code), torn.value.position) == ("torn", ends[good])
        assert (folder / segment.name).read_bytes() == content[:length]


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


@pytest.mark.parametrize("state", ["missing", "behind", "partial", "ahead", "wrong"])
def test_an_index_that_does_not_fit_after_a_crash_is_made_anew(state: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris", chunk_entries=1) as log:
        append_all(log, [b"a", b"bb", b"ccc"])
    index = tmp_path / "00000000000000000000.index"
    sound = index.read_bytes()
    len_record = (len(sound) - len(encode.index_header("system"))) // 3
    changed = {
        "behind": sound[:-len_record],
        "partial": sound[:-3],
        "ahead": sound + sound[-len_record:],
        "wrong": sound[:20] + b"?" + sound[21:],
    }
    if state == "missing":
        index.unlink()
    else:
        index.write_bytes(changed[state])
    with segspec.create(tmp_path, "osiris", resume=True) as log:
        append_all(log, [b"dddd"])
    assert [value for _, value in rows(tmp_path)] == [b"a", b"bb", b"ccc", b"dddd"]
    assert wrong(tmp_path) == []
    assert index.read_bytes().startswith(sound)


@st.composite
def mangled(draw: st.DrawFn) -> bytes:
    """A segment of a few chunks with bytes changed, cut out and put in."""
    content = bytearray(encode.segment_header())
    for chunk_id in range(draw(st.integers(0, 3))):
        content += encode.chunk(
            encode.NewChunk(
                chunk_type=draw(st.sampled_from(list(ChunkType))),
                version=draw(st.integers(0, 1)),
                entries=1,
                records=1,
                timestamp=draw(st.sampled_from([0, SOME_TIME, -1 << 63, (1 << 63) - 1])),
                epoch=draw(st.sampled_from([0, 1, (1 << 64) - 1])),
                chunk_id=chunk_id,
                data=encode.simple_entry(draw(st.sampled_from([b"", b"\1\1a" + b"\xff" * 8, b"x"]))),
                trailer=draw(st.sampled_from([b"", b"\0\1p" + b"\xff" * 8, b"x"])),
            )
        )
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(content)))
        content[at : at + draw(st.integers(0, 3))] = draw(st.binary(max_size=3))
    return bytes(content)


@given(content=mangled(), base=st.sampled_from(["0" * 20, "9" * 20, "18446744073709551615"]))
def test_any_bytes_are_continued_or_refused(content: bytes, base: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        segment = Path(folder) / f"{base}.segment"
        segment.write_bytes(content)
        for torn in ("refuse", "new-segment"):
            try:
                with segspec.create(folder, "osiris", resume=True, torn=torn) as log:
                    given = log.append(b"next", producer=b"q", sequence=1)
            except (segspec.SegspecError, FileExistsError):
                continue
            except ValueError:
                # No record can have so high a number; nothing else is refused so.
                assert int(base)
                continue
            assert given is None or (given, b"next") == rows(Path(folder), on_damage="skip")[-1]
        assert segment.read_bytes().startswith(content)


def test_a_log_whose_last_segment_ends_before_its_name_is_not_gone_on_with(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris") as log:
        append_all(log, [b"a", b"b"])
    for path in sorted(tmp_path.iterdir()):
        path.rename(path.with_stem("0" * 17 + "900"))
    with pytest.raises(segspec.SegspecError, match="bad-name: the name says that it begins with 900, and record 0 is"):
        segspec.create(tmp_path, "osiris", resume=True)
