"""What `create` and `LogWriter` promise for every format."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import Code
from segspec.formats.osiris.encode import index_header
from tests.helpers.sweeps import some
from tests.writing.logs import append_all, rows, wrong

OPTIONS: list[tuple[str, dict[str, Any], str]] = [
    ("durable_log", {"segment_byte": 1}, "no option 'segment_byte'; it has dialect, retention_bytes, segment_byt"),
    ("durable_log", {"segment_bytes": 0}, "segment_bytes is 0; it is at least 1"),
    ("durable_log", {"first_offset": -1}, "first_offset is -1; it is between 0 and 18446744073709551615"),
    ("durable_log", {"dialect": "both"}, "dialect is 'both'; it is one of system, document"),
    ("durable_log", {"retention_bytes": -5}, "retention_bytes is -5; it is at least 0"),
    ("durable_log", {"torn": "append"}, "torn is 'append'; it is one of refuse, new-segment"),
    ("mojo", {"dialect": "system"}, "mojo has only document, for no system ever wrote it"),
    ("mojo", {"pack_bytes": 0}, "pack_bytes is 0; it is between 1 and"),
    ("mojo", {"pack_records": 65535}, "pack_records is 65535; it is between 1 and 65534"),
    ("mojo", {"segment_bytes": 1 << 32}, "segment_bytes is 4294967296; it is between 1 and 4294967295"),
    ("mojo", {"first_offset": 1}, "mojo has no option 'first_offset'; it has dialect, retention_bytes, pack_bytes"),
    ("osiris", {"segment_bytes": 3_000_000_001}, "segment_bytes is 3000000001; it is between 1 and 3000000000"),
    ("osiris", {"segment_chunks": 0}, "segment_chunks is 0; it is at least 1"),
    ("osiris", {"chunk_entries": 65_536}, "chunk_entries is 65536; it is between 1 and 65535"),
    ("osiris", {"chunk_bytes": 0}, "chunk_bytes is 0; it is between 1 and 67108864"),
    ("osiris", {"chunk_milliseconds": -1}, "chunk_milliseconds is -1; it is at least 0"),
    ("osiris", {"chunk_records": -1}, "chunk_records is -1; it is between 0 and 65535"),
    ("osiris", {"sub_batch_records": 0}, "sub_batch_records is 0; it is between 1 and 65535"),
    ("osiris", {"filter_bytes": 15}, "filter_bytes is 15; it is between 16 and 255"),
    ("osiris", {"filter_bytes": 256}, "filter_bytes is 256; it is between 16 and 255"),
    ("osiris", {"holes": "renumber"}, "holes is 'renumber'; it is one of keep, fill"),
    ("osiris", {"retention_age": -1}, "retention_age is -1; it is at least 0"),
    ("osiris", {"epoch": 1 << 64}, "epoch is 18446744073709551616; it is between 0 and 18446744073709551615"),
    ("osiris", {"first_offset": -1}, "first_offset is -1; it is between 0 and 18446744073709551613"),
    ("tank", {"segment_bytes": 63}, "segment_bytes is 63; it is between 64 and"),
    ("tank", {"index_interval": 127}, "index_interval is 127; it is between 128 and"),
    ("tank", {"first_offset": 0}, "first_offset is 0; it is between 1 and"),
    ("tank", {"bundle_records": 0}, "bundle_records is 0"),
    ("tank", {"compression": "gzip"}, "compression is 'gzip'; it is one of client, none, snappy"),
]
CUT: list[tuple[str, dict[str, Any], list[str]]] = [  # with what is found of a segment that is cut
    ("durable_log", {"first_offset": 3}, ["index-ahead", "torn"]),
    ("ffwd", {"first_offset": 3, "dialect": "system"}, ["torn"]),
    ("ffwd", {"first_offset": 3, "dialect": "document"}, ["torn"]),
    ("osiris", {}, ["index-ahead", "torn"]),
    ("tank", {"compression": "snappy"}, ["bad-name", "torn"]),
]


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


@pytest.mark.parametrize(("format", "options", "message"), OPTIONS, ids=repr)
def test_a_wrong_option_is_named_and_nothing_is_made(
    format: str, options: dict[str, Any], message: str, tmp_path: Path
) -> None:
    folder = tmp_path / "log"
    with pytest.raises(ValueError) as refused:
        segspec.create(folder, format, **options)
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
    for action in (
        lambda: log.append(b"a"),
        lambda: log.append_many([b"a"]),
        log.flush,
        log.roll,
        lambda: log.trim(0),
        lambda: log.track(a=1),
    ):
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


@pytest.mark.parametrize(("format", "options", "damage"), CUT, ids=repr)
def test_a_log_cut_anywhere_goes_on_behind_its_last_whole_record_or_says_where_it_is_torn(
    format: str, options: dict[str, Any], damage: list[str], tmp_path: Path
) -> None:
    whole, ends = tmp_path / "whole", []
    with segspec.create(whole, format, **options) as log:
        for value in (b"a", b"bb", b"", b"dddd"):
            log.append(value)
            log.flush()
            segment = Path(segspec.open(whole).segments[0].path)
            ends.append(segment.stat().st_size)
    content, given = segment.read_bytes(), rows(whole)
    for length in sorted({*some(range(ends[0], len(content)), 16), *ends[:-1]}):
        folder = shutil.copytree(whole, tmp_path / str(length))
        cut = folder / segment.name
        cut.write_bytes(content[:length])
        good = sum(end <= length for end in ends)
        following = given[good - 1][0] + 1
        if length not in ends:
            with pytest.raises(segspec.SegspecError, match="nothing is appended after it") as torn:
                segspec.create(folder, format, resume=True)
            assert (torn.value.code, torn.value.position) == (Code.TORN, ends[good - 1])
            assert torn.value.path == str(cut)
            assert cut.read_bytes() == content[:length]
        with segspec.create(folder, format, resume=True, torn="new-segment") as log:
            assert log.append(b"next") == following
        assert rows(folder, on_damage="skip") == [*given[:good], (following, b"next")]
        assert cut.read_bytes().startswith(content[:length])
        if length not in ends:
            # The index of the torn segment was whole, and is left as it is too.
            assert cut.stat().st_size == length
            assert sorted(wrong(folder)) == damage
            with segspec.create(folder, format, resume=True) as log:
                assert log.append(b"and on") == following + 1
        else:
            assert wrong(folder) == []


@pytest.mark.parametrize("state", ["missing", "behind", "partial", "ahead", "wrong"])
@pytest.mark.parametrize(("format", "header"), [("durable_log", 0), ("osiris", len(index_header("system")))])
def test_an_index_that_does_not_fit_after_a_crash_is_made_anew(
    format: str, header: int, state: str, tmp_path: Path
) -> None:
    with segspec.create(tmp_path, format) as log:
        for value in (b"a", b"bb", b"ccc"):
            log.append(value)
            log.flush()
    index = Path(segspec.open(tmp_path).segments[0].index or "")
    sound = index.read_bytes()
    width = (len(sound) - header) // 3
    changed = {
        "behind": sound[:-width],
        "partial": sound[:-3],
        "ahead": sound + sound[-width:],
        "wrong": sound[:20] + b"?" + sound[21:],
    }
    index.unlink() if state == "missing" else index.write_bytes(changed[state])
    with segspec.create(tmp_path, format, resume=True) as log:
        log.append(b"dddd")
    assert [value for _, value in rows(tmp_path)] == [b"a", b"bb", b"ccc", b"dddd"]
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
