"""What `create` and `LogWriter` promise for every format."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec
from segspec.core.errors import Code
from segspec.formats.durable_log.layout import INDEX
from tests.writing.logs import append_all, rows, wrong


def test_a_log_of_each_format_is_made_read_and_gone_on_with(tmp_path: Path) -> None:
    for format in ("durable_log", "ffwd"):
        folder = tmp_path / "new" / format
        with segspec.create(folder, format) as log:
            given = append_all(log, [b"a", b"", b"ccc"])
        with segspec.create(folder, format, resume=True) as log:
            given += append_all(log, [b"d"])
        assert [offset for offset, _ in given] == [0, 1, 2, 3]
        assert rows(folder) == given
        assert wrong(folder) == []


@pytest.mark.parametrize("format", ["durable_log", "ffwd"])
def test_a_log_without_records_is_sound_and_can_be_gone_on_with(format: str, tmp_path: Path) -> None:
    segspec.create(tmp_path, format, first_offset=7).close()
    assert rows(tmp_path) == []
    assert wrong(tmp_path) == []
    with segspec.create(tmp_path, format, resume=True) as log:
        assert log.append(b"a") == 7


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"segment_byte": 1}, "durable_log has no option 'segment_byte'; it has dialect, retention_bytes, segment_byt"),
        ({"segment_bytes": 0}, "segment_bytes is 0; it is at least 1"),
        ({"first_offset": -1}, "first_offset is -1; it is between 0 and 18446744073709551615"),
        ({"dialect": "both"}, "dialect is 'both'; it is one of system, document"),
        ({"retention_bytes": -5}, "retention_bytes is -5; it is at least 0"),
        ({"torn": "append"}, "torn is 'append'; it is one of refuse, new-segment"),
    ],
)
def test_a_wrong_option_is_named_and_nothing_is_made(options: dict[str, Any], message: str, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    with pytest.raises(ValueError) as refused:
        segspec.create(folder, "durable_log", **options)
    assert message in str(refused.value)
    assert not folder.exists()


def test_an_option_of_the_wrong_kind_is_named(tmp_path: Path) -> None:
    for value in ("1", 1.5, True, None):
        with pytest.raises(TypeError, match=r"segment_bytes is .*; it is a whole number"):
            segspec.create(tmp_path, "durable_log", segment_bytes=value)


def test_an_unknown_format_and_a_remote_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="unknown format 'pulsar'"):
        segspec.create(tmp_path, "pulsar")
    with pytest.raises(ValueError, match="s3://bucket/log: a log is written to a local folder"):
        segspec.create("s3://bucket/log", "durable_log")


def test_an_argument_that_the_format_does_not_have_is_refused_and_nothing_is_appended(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "durable_log") as log:
        with pytest.raises(ValueError, match="durable_log has no 'key' to append; it has value, offset"):
            log.append(b"a", key=b"k")
        with pytest.raises(ValueError, match="there is no value to append"):
            log.append()
        with pytest.raises(ValueError, match="append takes one value; 2 were given"):
            log.append(b"a", b"b")
        with pytest.raises(ValueError, match="each by its name and once"):
            log.append(b"a", value=b"a")
        with pytest.raises(TypeError, match="value is str; it is bytes"):
            log.append("a")  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="durable_log stores nothing but records"):
            log.track(consumer="a", offset=1)
        assert log.append(value=bytearray(b"kept")) == 0
        assert log.append(memoryview(b"kept too")) == 1
    assert rows(tmp_path) == [(0, b"kept"), (1, b"kept too")]


def test_a_log_without_values_says_what_its_records_have(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "mojo") as log:
        with pytest.raises(ValueError, match="mojo takes to append: fields, id, deleted, each by its name"):
            log.append(b"a")
        with pytest.raises(ValueError, match="there is no fields to append"):
            log.append(id=(1, 1))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("before", ["1", True, (1, 1), None])
def test_a_log_is_trimmed_before_an_offset_and_nothing_else(tmp_path: Path, before: object) -> None:
    with segspec.create(tmp_path, "durable_log") as log:
        log.append(b"a")
        with pytest.raises(TypeError, match=r"before is .*; it is an offset"):
            log.trim(before)  # type: ignore[arg-type]


def test_a_log_that_is_there_is_appended_to_only_when_asked(tmp_path: Path) -> None:
    segspec.create(tmp_path, "durable_log").close()
    with pytest.raises(FileExistsError, match="holds a log already; pass resume=True"):
        segspec.create(tmp_path, "durable_log")
    with pytest.raises(ValueError, match="holds a log of another format: durable_log"):
        segspec.create(tmp_path, "ffwd", resume=True)


def test_there_is_one_writer_and_its_lock_leaves_nothing_behind(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "ffwd") as log:
        log.append(b"a")
        with pytest.raises(BlockingIOError, match="another writer has this log open"):
            segspec.create(tmp_path, "ffwd", resume=True)
        log.append(b"b")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0000000000", "index"]
    segspec.create(tmp_path, "ffwd", resume=True).close()


def test_a_refused_create_lets_go_of_the_lock(tmp_path: Path) -> None:
    segspec.create(tmp_path, "durable_log").close()
    for _ in range(2):
        with pytest.raises(FileExistsError, match="holds a log already"):
            segspec.create(tmp_path, "durable_log")


def test_a_closed_writer_takes_nothing(tmp_path: Path) -> None:
    log = segspec.create(tmp_path, "durable_log")
    log.close()
    log.close()
    for action in (lambda: log.append(b"a"), log.flush, log.roll, lambda: log.trim(0), lambda: log.track(a=1)):
        with pytest.raises(ValueError, match="is closed"):
            action()


def test_a_writer_that_is_dropped_lets_go_of_the_log_and_says_so(tmp_path: Path) -> None:
    log = segspec.create(tmp_path, "durable_log")
    log.append(b"flushed")
    log.flush()
    log.append(b"lost")
    with pytest.warns(ResourceWarning, match="was never closed: what was not flushed is lost"):
        del log
    with segspec.create(tmp_path, "durable_log", resume=True) as again:
        assert again.append(b"next") == 1
    assert rows(tmp_path) == [(0, b"flushed"), (1, b"next")]


def test_an_exception_in_the_block_keeps_what_was_appended(tmp_path: Path) -> None:
    def go() -> None:
        with segspec.create(tmp_path, "durable_log") as log:
            log.append(b"a")
            raise LookupError

    with pytest.raises(LookupError):
        go()
    assert rows(tmp_path) == [(0, b"a")]


@pytest.mark.parametrize("format", ["durable_log", "ffwd"])
def test_roll_begins_another_segment_with_the_next_record_and_never_an_empty_one(format: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path, format) as log:
        log.roll()
        log.append(b"a")
        log.roll()
        log.roll()
        log.append(b"b")
        log.append(b"c")
        log.roll()
    assert [s.base for s in segspec.open(tmp_path).segments] == [0, 1]
    assert [value for _, value in rows(tmp_path)] == [b"a", b"b", b"c"]
    assert wrong(tmp_path) == []


@pytest.mark.parametrize("format", ["durable_log", "ffwd"])
def test_what_was_flushed_can_be_read_while_the_writer_goes_on(format: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path, format) as log:
        for number in range(5):
            log.append(b"value %d" % number)
            log.flush(sync=number % 2 == 0)
            assert [offset for offset, _ in rows(tmp_path)] == list(range(number + 1))


def test_a_torn_tail_is_refused_with_its_place_and_left_as_it_is(corpus: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(corpus / "durable_log" / "torn_payload" / "log", tmp_path / "log")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(segspec.SegspecError, match="nothing is appended after it") as refused:
        segspec.create(folder, "durable_log", resume=True)
    assert (refused.value.code, refused.value.position) == (Code.TORN, 2480)
    assert refused.value.path == str(folder / "segment_00000000000000000000.log")
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_with_new_segment_a_torn_tail_stays_and_writing_goes_on_in_another_file(corpus: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(corpus / "durable_log" / "torn_payload" / "log", tmp_path / "log")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with segspec.create(folder, "durable_log", resume=True, torn="new-segment") as log:
        assert log.append(b"after") == 20
    after = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert before.items() <= after.items()
    assert rows(folder, on_damage="skip")[19:] == [(19, rows(folder, on_damage="stop")[19][1]), (20, b"after")]
    assert wrong(folder) == ["torn"]
    with segspec.create(folder, "durable_log", resume=True) as log:
        assert log.append(b"and on") == 21


def test_with_new_segment_numbers_go_on_behind_what_lies_after_the_damage(corpus: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(corpus / "durable_log" / "corrupt_payload" / "log", tmp_path / "log")
    with pytest.raises(segspec.SegspecError, match="bad-checksum"):
        segspec.create(folder, "durable_log", resume=True)
    with segspec.create(folder, "durable_log", resume=True, torn="new-segment") as log:
        assert log.append(b"after") == 20


def test_with_new_segment_a_segment_without_one_good_record_keeps_its_place(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "durable_log") as log:
        log.append(b"value")
    segment = tmp_path / "segment_00000000000000000000.log"
    torn = segment.read_bytes()[:-1]
    segment.write_bytes(torn)
    with pytest.raises(segspec.SegspecError, match="the next one would take its place"):
        segspec.create(tmp_path, "durable_log", resume=True, torn="new-segment")
    assert [path.name for path in tmp_path.glob("*.log")] == [segment.name]
    assert segment.read_bytes() == torn


@pytest.mark.parametrize(
    ("format", "options"), [("durable_log", {}), ("ffwd", {"dialect": "system"}), ("ffwd", {"dialect": "document"})]
)
def test_a_log_cut_anywhere_goes_on_behind_its_last_whole_record_or_says_where_it_is_torn(
    format: str, options: dict[str, str], tmp_path: Path
) -> None:
    whole = tmp_path / "whole"
    ends = []
    with segspec.create(whole, format, first_offset=3, **options) as log:
        segment = Path(segspec.open(whole).segments[0].path)
        for value in (b"a", b"bb", b"", b"dddd"):
            log.append(value)
            log.flush()
            ends.append(segment.stat().st_size)
    content = segment.read_bytes()
    values = [value for _, value in rows(whole)]
    for length in range(ends[0], len(content)):
        folder = shutil.copytree(whole, tmp_path / str(length))
        (folder / segment.name).write_bytes(content[:length])
        good = sum(end <= length for end in ends)
        if length not in ends:
            with pytest.raises(segspec.SegspecError) as torn:
                segspec.create(folder, format, resume=True)
            assert (torn.value.code, torn.value.position) == (Code.TORN, max(e for e in ends if e <= length))
        with segspec.create(folder, format, resume=True, torn="new-segment") as log:
            assert log.append(b"next") == 3 + good
        assert [value for _, value in rows(folder, on_damage="skip")] == [*values[:good], b"next"]
        # The index of the torn segment was whole, and is left as it is too.
        damage = ["torn", "index-ahead"] if format == "durable_log" else ["torn"]
        assert wrong(folder) == ([] if length in ends else damage)


@given(format=st.sampled_from(["durable_log", "ffwd"]), name=st.sampled_from(["0" * 10, "0" * 16]), data=st.data())
def test_any_bytes_are_gone_on_behind_or_refused(format: str, name: str, data: st.DataObject) -> None:
    segment = f"segment_{name}.log" if format == "durable_log" else name
    magic = {"durable_log": b"GOLD\1\0\0\0", "ffwd": b"FFLG\0\0\0\0"}[format]
    content = magic[: data.draw(st.integers(0, len(magic)))] + data.draw(st.binary(max_size=60))
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / segment).write_bytes(content)
        for torn in ("refuse", "new-segment"):
            try:
                with segspec.create(folder, format, resume=True, torn=torn) as log:
                    given = log.append(b"next")
            except (segspec.SegspecError, FileExistsError):
                continue
            except ValueError as error:
                # A header may give a number that leaves no room after it.
                if "is the last number" not in str(error):
                    raise
                continue
            assert (given, b"next") == rows(Path(folder), on_damage="skip")[-1]
        assert (Path(folder) / segment).read_bytes().startswith(content)


@pytest.mark.parametrize("state", ["missing", "behind", "partial", "ahead", "wrong"])
def test_an_index_that_does_not_fit_after_a_crash_is_made_anew(state: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path, "durable_log") as log:
        given = append_all(log, [b"a", b"bb", b"ccc"])
    index = tmp_path / "segment_00000000000000000000.idx"
    entry = INDEX.entry(3, 99)
    sound = index.read_bytes()
    changed = {
        "behind": sound[: -len(entry)],
        "partial": sound[:-3],
        "ahead": sound + entry,
        "wrong": b"\1" + sound[1:],
    }
    if state == "missing":
        index.unlink()
    else:
        index.write_bytes(changed[state])
    with segspec.create(tmp_path, "durable_log", resume=True) as log:
        given += append_all(log, [b"dddd"])
    assert rows(tmp_path) == given
    assert wrong(tmp_path) == []
    assert index.read_bytes().startswith(sound)


def test_an_empty_last_segment_is_one_that_a_crash_left_and_is_used(tmp_path: Path) -> None:
    for format, empty in (("durable_log", "segment_00000000000000000002.log"), ("ffwd", "0000000002")):
        folder = tmp_path / format
        with segspec.create(folder, format) as log:
            append_all(log, [b"a", b"b"])
        (folder / empty).touch()
        with segspec.create(folder, format, resume=True) as log:
            assert log.append(b"c") == 2
        assert [s.base for s in segspec.open(folder).segments] == [0, 2]
        assert wrong(folder) == []


def test_an_index_whose_segment_a_crash_took_makes_way(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "durable_log") as log:
        append_all(log, [b"a", b"b"])
    (tmp_path / "segment_00000000000000000002.idx").write_bytes(b"left over")
    with segspec.create(tmp_path, "durable_log", resume=True) as log:
        log.roll()
        assert log.append(b"c") == 2
    assert wrong(tmp_path) == []


def test_a_file_with_the_name_of_the_new_segment_is_never_written_over(tmp_path: Path) -> None:
    taken = tmp_path / "0000000000"
    taken.write_bytes(b"something else")
    with pytest.raises(FileExistsError, match="this file has bytes already"):
        segspec.create(tmp_path, "ffwd")
    assert [path.name for path in tmp_path.iterdir()] == [taken.name]
    assert taken.read_bytes() == b"something else"


def test_an_empty_last_segment_that_does_not_follow_is_refused(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "durable_log") as log:
        append_all(log, [b"a", b"b"])
    (tmp_path / "segment_00000000000000000009.log").touch()
    with pytest.raises(segspec.SegspecError, match="an empty segment begins with 9"):
        segspec.create(tmp_path, "durable_log", resume=True)


def test_a_file_that_a_crash_left_half_written_beside_the_log_is_removed(tmp_path: Path) -> None:
    segspec.create(tmp_path, "ffwd").close()
    leftover = tmp_path / ".0123456789abcdef.segspec-tmp"
    leftover.write_bytes(b"half")
    segspec.create(tmp_path, "ffwd", resume=True).close()
    assert not leftover.exists()
