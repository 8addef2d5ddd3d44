"""TANK logs taken up again: sound, cut, with indexes that fit or do not."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec
from segspec.core.errors import Code
from segspec.core.model import SegmentFile
from segspec.formats.tank import encode
from segspec.formats.tank.encode import Codec, Gathered, NewMessage
from segspec.formats.tank.index import load_table
from tests.writing.logs import append_all, rows, wrong
from tests.writing.tank_reading import bundles


def test_a_log_whose_last_segment_is_immutable_goes_on_in_another(corpus: Path, tmp_path: Path) -> None:
    shutil.copytree(corpus / "tank" / "head_torn_kill9", tmp_path / "log", copy_function=shutil.copyfile)
    before = {path.name: path.read_bytes() for path in (tmp_path / "log").iterdir()}
    with segspec.create(tmp_path / "log", "tank", resume=True) as log:
        assert log.append(b"more") == 12_434
    (new,) = (path for path in (tmp_path / "log").glob("*.log"))
    assert new.name.startswith("12434_")
    assert {name: (tmp_path / "log" / name).read_bytes() for name in before} == before
    assert wrong(tmp_path / "log") == []


def test_a_segment_without_bytes_that_a_crash_left_is_used_under_its_name(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "tank") as log:
        append_all(log, [b"a", b"b"])
        log.roll()
    (tmp_path / "3_1000.log").touch()
    with segspec.create(tmp_path, "tank", resume=True) as log:
        assert log.append(b"c") == 3
    assert [p.name for p in tmp_path.glob("*.log")] == ["3_1000.log"]
    assert rows(tmp_path) == [(1, b"a"), (2, b"b"), (3, b"c")]
    assert wrong(tmp_path) == []


def test_an_immutable_segment_whose_end_is_missing_is_refused_or_its_numbers_are_not_given_again(
    tmp_path: Path,
) -> None:
    with segspec.create(tmp_path, "tank", bundle_records=1) as log:
        append_all(log, [b"a", b"b", b"c"])
        log.roll()
    (segment,) = segspec.open(tmp_path).segments
    *_, (_, last, _, _) = bundles(segment)
    Path(segment.path).write_bytes(Path(segment.path).read_bytes()[: last.position])
    with pytest.raises(segspec.SegspecError, match="bundles are missing at the end"):
        segspec.create(tmp_path, "tank", resume=True)
    with segspec.create(tmp_path, "tank", resume=True, torn="new-segment") as log:
        assert log.append(b"d") == 4


def some_log(folder: Path) -> tuple[Path, Path]:
    """A log of 30 bundles of 56 bytes in one segment, indexed sparsely; the paths of the segment and the index."""
    with segspec.create(folder, "tank", index_interval=500, compression="none") as log:
        for number in range(30):
            log.append(b"%044d" % number, timestamp=1)
            log.flush(sync=False)
    (segment,) = segspec.open(folder).segments
    return Path(segment.path), Path(segment.index or "")


def entries(path: Path) -> list[tuple[int, int]]:
    table = load_table(SegmentFile("", index=str(path)))
    assert table is not None
    assert table.error is None
    return list(zip(table.sequences, table.positions, strict=True))


@pytest.mark.parametrize(
    ("kept", "added", "expected"),
    [
        (4, b"", [0, 9, 18, 27]),
        (2, b"", [0, 9, 12, 15, 18, 21, 24, 27]),
        (0, b"", [0, 3, 6, 9, 12, 15, 18, 21, 24, 27]),
        (2, b"\1\2\3", [0, 9, 12, 15, 18, 21, 24, 27]),
        (2, encode.index_entry(10, 600), [0, 9, 12, 15, 18, 21, 24, 27]),
        (4, encode.index_entry(30, 30 * 56), [0, 9, 18, 27]),
    ],
    ids=["whole", "behind", "empty", "torn", "of no bundle", "ahead"],
)
def test_a_sound_index_is_kept_and_one_that_is_not_is_made_sound_after_its_good_entries(
    kept: int, added: bytes, expected: list[int], tmp_path: Path
) -> None:
    segment, index = some_log(tmp_path)
    width = len(encode.index_entry(0, 0))
    index.write_bytes(index.read_bytes()[: kept * width] + added)
    segspec.create(tmp_path, "tank", resume=True, index_interval=128).close()
    assert entries(index) == [(number, number * 56) for number in expected]
    assert segment.stat().st_size == 30 * 56
    assert wrong(tmp_path) == []
    with segspec.create(tmp_path, "tank", resume=True, index_interval=128) as log:
        append_all(log, [b"x" * 200])
        log.flush()
        append_all(log, [b"y"])
    assert entries(index)[-1] == (31, list(segspec.open(tmp_path).records())[-1].position)
    assert wrong(tmp_path) == []


def test_a_log_whose_index_says_other_numbers_is_refused_since_the_index_would_be_written_anew(tmp_path: Path) -> None:
    segment, index = some_log(tmp_path)
    moved = [encode.index_entry(number + 100 * (number > 9), position) for number, position in entries(index)]
    index.write_bytes(b"".join(moved))
    with pytest.raises(segspec.SegspecError, match="entry 2 of 4: the index numbers the bundle at 1008") as refused:
        segspec.create(tmp_path, "tank", resume=True)
    assert (refused.value.code, refused.value.path, refused.value.position) == (Code.BAD_INDEX, str(index), 16)
    assert index.read_bytes() == b"".join(moved)
    index.unlink()
    with segspec.create(tmp_path, "tank", resume=True) as log:
        assert log.append(b"x") == 31
    assert segment.exists()


def test_a_torn_segment_is_refused_or_left_with_another_after_it(corpus: Path, tmp_path: Path) -> None:
    shutil.copytree(corpus / "tank" / "head_torn_enospc", tmp_path / "log", copy_function=shutil.copyfile)
    before = {path.name: path.read_bytes() for path in (tmp_path / "log").iterdir()}
    with pytest.raises(segspec.SegspecError, match="187695: torn"):
        segspec.create(tmp_path / "log", "tank", resume=True)
    with segspec.create(tmp_path / "log", "tank", resume=True, torn="new-segment") as log:
        assert log.append(b"more") == 2558
    assert {name: (tmp_path / "log" / name).read_bytes() for name in before} == before
    assert rows(tmp_path / "log", on_damage="skip")[-1] == (2558, b"more")
    assert sorted(wrong(tmp_path / "log")) == ["bad-name", "torn"]


def test_a_segment_of_the_older_names_is_gone_on_with_and_ended_under_the_newer(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "tank") as log:
        append_all(log, [b"a", b"b"])
    (active,) = tmp_path.glob("*.log")
    active.rename(tmp_path / "1.log")
    with segspec.create(tmp_path, "tank", resume=True) as log:
        append_all(log, [b"c"])
        log.roll()
    (ended,) = tmp_path.glob("*.ilog")
    assert ended.name.startswith("1-3_")
    assert wrong(tmp_path) == []


@pytest.mark.parametrize("name", ["1-2_5.ilog.swap", "1_5.log.old"])
def test_a_segment_that_a_compaction_left_is_not_resumed(name: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path, "tank") as log:
        append_all(log, [b"a", b"b"])
    (active,) = tmp_path.glob("*.log")
    left = active.rename(tmp_path / name)
    with pytest.raises(segspec.SegspecError, match="an interrupted compaction left the last segment") as refused:
        segspec.create(tmp_path, "tank", resume=True)
    assert (refused.value.code, refused.value.path) == (Code.BAD_NAME, str(left))
    assert rows(tmp_path) == [(1, b"a"), (2, b"b")]


def test_a_log_cut_anywhere_goes_on_after_its_last_whole_bundle_or_says_where_it_is_torn(tmp_path: Path) -> None:
    whole, ends = tmp_path / "whole", [0]
    with segspec.create(whole, "tank", compression="snappy") as log:
        for value, offset in ((b"a", None), (b"bb", None), (b"", 9)):
            log.append(value, key=value[:1], timestamp=7, offset=offset)
            log.flush()
            ends.append(next(whole.glob("*.log")).stat().st_size)
    segment, given = next(whole.glob("*.log")), rows(whole)
    content = segment.read_bytes()
    for length in range(ends[1], len(content) + 1):
        folder = shutil.copytree(whole, tmp_path / str(length))
        (folder / segment.name).write_bytes(content[:length])
        good = sum(end <= length for end in ends) - 1
        if length not in ends:
            with pytest.raises(segspec.SegspecError) as torn:
                segspec.create(folder, "tank", resume=True)
            assert (torn.value.code, torn.value.position) == (Code.TORN, ends[good])
        with segspec.create(folder, "tank", resume=True, torn="new-segment") as log:
            assert log.append(b"next") == given[good - 1][0] + 1
        assert rows(folder, on_damage="skip") == [*given[:good], (given[good - 1][0] + 1, b"next")]
        assert sorted(wrong(folder)) == ([] if length in ends else ["bad-name", "torn"])


def sound_bundles(numbers: list[int]) -> bytes:
    """Bundles of one or two messages; a sparse one wherever the next number is not due."""
    found, due = b"", 1
    for number in numbers:
        messages = [NewMessage(number, 5, b"k", b"abc"), NewMessage(number + 1, 5, b"", b"")][: number % 2 + 1]
        found += encode.entry(Gathered(messages).messages(), Codec.none, sparse=number != due)
        due = messages[-1].number + 1
    return found


@given(
    name=st.sampled_from(["1_5.log", "1.log", "1-7_5.ilog", "1-7_5.ilog.swap"]),
    numbers=st.lists(st.integers(1, 1 << 33), max_size=3, unique=True).map(sorted),
    tail=st.one_of(st.just(b""), st.binary(max_size=40)),
    index=st.one_of(st.none(), st.binary(max_size=20), st.just(bytes(8)), st.just(bytes(8) + b"\1\0\0\0\11\0\0\0")),
)
def test_any_bytes_are_resumed_or_refused(name: str, numbers: list[int], tail: bytes, index: bytes | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        segment = Path(folder) / name
        content = sound_bundles(numbers) + tail
        segment.write_bytes(content)
        if index is not None:
            (Path(folder) / "1.index").write_bytes(index)
        for torn in ("refuse", "new-segment"):
            try:
                with segspec.create(folder, "tank", resume=True, torn=torn) as log:
                    given = log.append(b"next")
            except segspec.SegspecError:
                continue
            except ValueError as refused:
                if "is the last number" not in str(refused):
                    raise
                continue
            assert (given, b"next") == rows(Path(folder), on_damage="skip")[-1]
        kept = next(
            path for path in Path(folder).iterdir() if path.name[:2] in ("1_", "1-", "1.") and "log" in path.name
        )
        assert kept.read_bytes().startswith(content)
