"""A mojo log while it is written: ids, the running end, rolls, and what a crash leaves."""

from __future__ import annotations

import os
import random
import shutil
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec
from segspec.columns.backend import lanes
from segspec.core.errors import Code, Severity
from segspec.formats.mojo import encode as ours
from segspec.formats.mojo import writer
from segspec.formats.mojo.layout import FUTURE_NAME, Id, NumberForm, Variant, id_text
from tests.writing.logs import rows, wrong
from tests.writing.mojo_reading import (
    FIRST,
    SAMPLE,
    Row,
    append_rows,
    every_row,
    names,
    sample_segment,
    segment_in,
)


def test_ids_are_the_time_and_count_on_where_it_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([1000, 1000, 999, 1001, 1001, 5])
    monkeypatch.setattr(writer, "now", lambda: next(times))
    with segspec.create(tmp_path, "mojo") as log:
        given_ids = [log.append(fields={b"n": b"1"}) for _ in range(4)]
        assert log.append(fields={}, id=(1001, (1 << 64) - 1)) == (1001, (1 << 64) - 1)
        given_ids.append(log.append(fields={b"n": b"2"}))
    assert given_ids == [(1000, 0), (1000, 1), (1000, 2), (1001, 0), (1002, 0)]
    with segspec.create(tmp_path, "mojo", resume=True) as log:
        assert log.append(fields={b"n": b"3"}) == (1002, 1)
    assert wrong(tmp_path) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"fields": {b"a": "text"}}, "a value is str; it is bytes"),
        ({"fields": {"a": b"value"}}, "a name is str; it is bytes"),
        ({"fields": [b"ab"]}, r"a field is b'ab'; it is a pair"),
        ({"fields": [(b"a", b"b", b"c")]}, "it is a pair of a name and a value"),
        ({"fields": {}, "id": (5, 7)}, "id is 5-7; it is above 5-7"),
        ({"fields": {}, "id": (4, 8)}, "id is 4-8; it is above 5-7"),
        ({"fields": {}, "id": (1 << 64, 0)}, "the id's ms is 18446744073709551616; it is between 0 and"),
        ({"fields": {}, "id": (6, -1)}, "the id's seq is -1; it is between 0 and"),
        ({"fields": {}, "id": "6-0"}, r"id is '6-0'; it is \(ms, seq\)"),
        ({"fields": {}, "id": (6, 1.5)}, "the id's seq is 1.5; it is a whole number"),
        ({"fields": {}, "deleted": 1}, "deleted is 1; it is True or False"),
        ({"value": b"a"}, "mojo has no 'value' to append; it has fields, id, deleted"),
    ],
)
def test_a_wrong_argument_is_named_and_nothing_is_appended(
    arguments: dict[str, Any], message: str, tmp_path: Path
) -> None:
    with segspec.create(tmp_path, "mojo") as log:
        append_rows(log, [((5, 7), False, [])])
        with pytest.raises((TypeError, ValueError), match=message):
            log.append(**arguments)
    assert every_row(tmp_path) == [((5, 7), False, [])]


def test_the_first_and_the_last_id_that_there_are(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "mojo") as log:
        with pytest.raises(ValueError, match="id is 0-0; it is above 0-0"):
            log.append(fields={}, id=(0, 0))
        append_rows(log, [((0, 1), False, []), (writer.LAST_ID, False, [])])
        with pytest.raises(ValueError, match="18446744073709551615-18446744073709551615 is the last id"):
            log.append(fields={})
        log.roll()
    assert [own_id for own_id, _ in rows(tmp_path)] == [(0, 1), writer.LAST_ID]
    assert wrong(tmp_path) == []


def test_a_record_that_no_pack_has_room_for_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with segspec.create(tmp_path, "mojo", pack_bytes=100) as log:
        monkeypatch.setattr(writer, "MAX_BODY", 100)
        append_rows(log, [((1, 0), False, [(b"a", b"b")])])
        with pytest.raises(ValueError, match="100 are the most that a pack has"):
            log.append(fields={b"a": b"x" * 100}, id=(2, 0))
        append_rows(log, [((2, 0), False, [(b"a", b"b")])])
    assert [own_id for own_id, _ in rows(tmp_path)] == [(1, 0), (2, 0)]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"dialect": "system"}, "mojo has only document, for no system ever wrote it"),
        ({"pack_bytes": 0}, "pack_bytes is 0; it is between 1 and"),
        ({"pack_records": 65535}, "pack_records is 65535; it is between 1 and 65534"),
        ({"segment_bytes": 1 << 32}, "segment_bytes is 4294967296; it is between 1 and 4294967295"),
        ({"first_offset": 1}, "mojo has no option 'first_offset'; it has dialect, retention_bytes, pack_bytes"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], message: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=message):
        segspec.create(tmp_path, "mojo", **options)


def test_the_running_end_lies_behind_the_last_entry_and_under_the_next(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "mojo", pack_records=3) as log:
        contents = []
        for number in range(7):
            append_rows(log, [((9, number), False, [(b"a", b"%d" % number)])])
            log.flush(sync=False)
            contents.append((tmp_path / "w9-0").read_bytes())
    for before, after in pairwise(contents):
        assert before.endswith(ours.END_MARKER)
        assert after.startswith(before[:-1])
    assert contents[-1].count(b"[P") == 2
    assert names(tmp_path) == ["w9-0"]


def test_a_roll_finishes_the_segment_and_takes_its_letter(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "mojo") as log:
        assert names(tmp_path) == []
        log.roll()
        append_rows(log, SAMPLE[:5])
        log.flush()
        assert names(tmp_path) == ["w" + id_text(FIRST)]
        log.roll()
        assert names(tmp_path) == [id_text(FIRST)]
        append_rows(log, SAMPLE[5:6])
        log.roll()
        log.roll()
    assert names(tmp_path) == [id_text(FIRST), id_text(SAMPLE[5][0])]
    assert every_row(tmp_path) == SAMPLE[:6]
    assert list(segspec.open(tmp_path).verify()) == []


def test_a_finished_segment_that_kept_its_letter_is_given_its_name(tmp_path: Path) -> None:
    (tmp_path / ("w" + id_text(FIRST))).write_bytes(sample_segment(Variant()))
    segspec.create(tmp_path, "mojo", resume=True).close()
    assert names(tmp_path) == ["w" + id_text(FIRST)]
    with segspec.create(tmp_path, "mojo", resume=True) as log:
        append_rows(log, [((FIRST[0] + 50, 0), False, [])])
    assert names(tmp_path) == [id_text(FIRST), f"w{FIRST[0] + 50}-0"]
    assert (tmp_path / id_text(FIRST)).read_bytes() == sample_segment(Variant())
    assert wrong(tmp_path) == []


@pytest.mark.parametrize("case", ["w_no_footer", "w_tail_open", "w_zero_padded"])
def test_a_writers_file_of_the_corpus_is_gone_on_with(corpus: Path, case: str, tmp_path: Path) -> None:
    theirs = segment_in(corpus / "mojo" / case)
    shutil.copy(theirs, tmp_path)
    (tmp_path / theirs.name).chmod(0o644)
    before = every_row(theirs)
    more: Row = ((before[-1][0][0] + 1, 0), True, [(b"own", b"12")])
    with segspec.create(tmp_path, "mojo", resume=True) as log:
        append_rows(log, [more])
        log.roll()
    assert names(tmp_path) == [theirs.name[1:]]
    assert every_row(tmp_path) == [*before, more]
    assert wrong(tmp_path) == []


def test_a_torn_entry_is_refused_with_its_place_or_left_for_another_segment(corpus: Path, tmp_path: Path) -> None:
    theirs = segment_in(corpus / "mojo" / "w_tail_torn")
    shutil.copy(theirs, tmp_path)
    before = every_row(theirs, "stop")
    with pytest.raises(segspec.SegspecError, match="nothing is appended after it") as refused:
        segspec.create(tmp_path, "mojo", resume=True)
    assert refused.value.code == Code.TORN
    with segspec.create(tmp_path, "mojo", resume=True, torn="new-segment") as log:
        append_rows(log, [((before[-1][0][0] + 9, 0), False, [])])
    assert (tmp_path / theirs.name).read_bytes() == theirs.read_bytes()
    assert every_row(tmp_path, "skip") == [*before, ((before[-1][0][0] + 9, 0), False, [])]
    assert wrong(tmp_path) == ["torn"]


def test_a_file_cut_anywhere_is_gone_on_with_or_says_where_it_is_torn(tmp_path: Path) -> None:
    records = SAMPLE[:4]
    with segspec.create(tmp_path / "whole", "mojo", pack_records=2) as log:
        append_rows(log, records)
        log.roll()
    content = (tmp_path / "whole" / id_text(FIRST)).read_bytes()
    refused = 0
    for length in range(60, len(content) + 1, 3):
        folder = tmp_path / str(length)
        folder.mkdir()
        (folder / ("w" + id_text(FIRST))).write_bytes(content[:length])
        kept = every_row(folder, "skip")
        assert kept == records[: len(kept)]
        torn = [str(f.code) for f in segspec.open(folder).verify() if f.severity is Severity.ERROR]
        if torn:
            assert torn == ["torn"]
            refused += 1
            with pytest.raises(segspec.SegspecError, match="torn"):
                segspec.create(folder, "mojo", resume=True)
        with segspec.create(folder, "mojo", resume=True, torn="new-segment" if torn else "refuse") as log:
            append_rows(log, SAMPLE[5:])
            log.roll()
        assert every_row(folder, "skip") == kept + SAMPLE[5:]
    assert 30 < refused < len(content) // 3 - 20


@given(st.binary(max_size=90), st.integers(0, 120))
def test_any_bytes_are_gone_on_behind_or_refused(noise: bytes, keep: int) -> None:
    content = sample_segment(Variant(), finished=False)[:keep] + noise
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / ("w" + id_text(FIRST))
        path.write_bytes(content)
        for torn in ("refuse", "new-segment"):
            try:
                with segspec.create(name, "mojo", resume=True, torn=torn) as log:
                    given_id = log.append(fields={b"next": b""})
            except (segspec.SegspecError, ValueError):
                assert path.read_bytes() == content
                continue
            assert rows(Path(name), on_damage="skip")[-1] == (given_id, [(b"next", b"")])
            break


def test_a_head_that_a_crash_left_without_entries_takes_the_record_that_it_was_for(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "whole", "mojo") as log:
        append_rows(log, SAMPLE[:2])
    whole = (tmp_path / "whole" / ("w" + id_text(FIRST))).read_bytes()
    head = ours.RunningPack.begun(FIRST, [b"name", b"n"], Variant()).head(has_tag=False)
    for left in (head, head + ours.END_MARKER):
        folder = tmp_path / str(len(left))
        folder.mkdir()
        (folder / ("w" + id_text(FIRST))).write_bytes(left)
        assert wrong(folder) == []
        with segspec.create(folder, "mojo", resume=True) as log:
            with pytest.raises(ValueError, match="it is above 1526919030473-18446744073709551615"):
                log.append(fields={}, id=(FIRST[0] - 1, 5))
            append_rows(log, SAMPLE[:2])
        assert (folder / ("w" + id_text(FIRST))).read_bytes() == whole


@pytest.mark.parametrize("following", [(FIRST[0] + 100, 0), (FIRST[0] + 200, 0), (FIRST[0] + 300, 0)])
def test_an_empty_file_that_a_crash_left_is_no_end_of_the_log(following: Id, tmp_path: Path) -> None:
    with segspec.create(tmp_path, "mojo") as log:
        append_rows(log, SAMPLE)
        log.roll()
    (tmp_path / f"w{FIRST[0] + 200}-0").touch()
    (tmp_path / FUTURE_NAME).touch()
    with segspec.create(tmp_path, "mojo", resume=True) as log:
        append_rows(log, [(following, False, [])])
        log.roll()
    with segspec.create(tmp_path, "mojo", resume=True) as log:
        append_rows(log, [((FIRST[0] + 400, 0), False, [])])
    assert every_row(tmp_path) == [*SAMPLE, (following, False, []), ((FIRST[0] + 400, 0), False, [])]
    assert wrong(tmp_path) == []


def test_a_log_of_nothing_but_an_empty_or_a_zeroed_file_begins_behind_its_name(tmp_path: Path) -> None:
    for content, first in ((b"", (100, 0)), (bytes(500), (100, 1))):
        folder = tmp_path / str(len(content))
        folder.mkdir()
        (folder / "w100-0").write_bytes(content)
        with segspec.create(folder, "mojo", resume=True) as log:
            with pytest.raises(ValueError, match="it is above"):
                log.append(fields={}, id=(100, first[1] - 1) if first[1] else (99, 9))
            append_rows(log, [(first, False, [])])
            log.roll()
        assert every_row(folder) == [(first, False, [])]
        assert wrong(folder) == []


def test_segments_without_names_are_not_hidden_behind_one_that_has_one(tmp_path: Path) -> None:
    (tmp_path / "something").write_bytes(sample_segment(Variant()))
    with pytest.raises(segspec.SegspecError, match="not named after their ids") as refused:
        segspec.create(tmp_path, "mojo", resume=True)
    assert refused.value.code == Code.BAD_NAME
    assert names(tmp_path) == ["something"]


def test_content_in_the_future_writers_file_gets_its_name_at_the_roll(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "mojo") as log:
        append_rows(log, [((5, 0), False, [])])
        log.roll()
    (tmp_path / FUTURE_NAME).write_bytes(sample_segment(Variant(), finished=False) + bytes(300))
    with segspec.create(tmp_path, "mojo", resume=True) as log:
        append_rows(log, [((FIRST[0] + 50, 0), False, [])])
        assert log.trim((FIRST[0] + 60, 0)) == 0
        log.roll()
    assert names(tmp_path) == [id_text(FIRST), "5-0"]
    assert len(every_row(tmp_path)) == len(SAMPLE) + 2


def test_trim_and_retention_remove_whole_old_segments(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "mojo", retention_bytes=400) as log:
        for record in SAMPLE:
            append_rows(log, [record])
            log.roll()
        kept = names(tmp_path)
        assert kept == [id_text(own_id) for own_id, _, _ in SAMPLE[-len(kept) :]]
        assert 300 < sum((tmp_path / name).stat().st_size for name in kept[:-1]) <= 400
        assert log.trim(SAMPLE[-1][0]) == len(kept) - 1
    assert names(tmp_path) == [id_text(SAMPLE[-1][0])]
    assert wrong(tmp_path) == []


def test_a_write_that_fails_right_behind_a_closed_pack_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / ("w" + id_text(FIRST))
    content = sample_segment(Variant(), finished=False)
    path.write_bytes(content)
    log = segspec.create(tmp_path, "mojo", resume=True)
    append_rows(log, [((FIRST[0] + 50, 0), False, [])])
    real, calls = os.pwrite, []

    def fail_once(descriptor: int, data: bytes, position: int) -> int:
        calls.append(position)
        if len(calls) == 1:
            raise OSError(28, "No space left on device")
        return real(descriptor, data, position)

    monkeypatch.setattr(os, "pwrite", fail_once)
    with pytest.raises(OSError, match="No space left"):
        log.flush()
    log.close()
    assert path.read_bytes() == content
    assert wrong(tmp_path) == []


def test_a_segment_that_index_cannot_point_into_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / ("w" + id_text(FIRST))
    content = sample_segment(Variant(), finished=False)
    path.write_bytes(content)
    monkeypatch.setattr(writer, "MAX_BODY", len(content) - 10)
    following = (SAMPLE[-1][0][0], SAMPLE[-1][0][1] + 1)
    with segspec.create(tmp_path, "mojo", resume=True, pack_bytes=100) as log:
        with pytest.raises(ValueError, match="it is above"):
            log.append(fields={}, id=SAMPLE[-1][0])
        append_rows(log, [(following, False, [])])
    assert path.read_bytes() == content
    assert names(tmp_path) == [path.name, "w" + id_text(following)]
    assert wrong(tmp_path) == []


def test_index_and_suffix_without_a_pack_are_no_segment_to_go_on_with(tmp_path: Path) -> None:
    path = tmp_path / ("w" + id_text(FIRST))
    content = b"[I" + ours.index([], Variant()) + ours.suffix(FIRST, 2, 0, NumberForm.raw_le)
    path.write_bytes(content)
    with segspec.create(tmp_path, "mojo", resume=True) as log:
        append_rows(log, [((FIRST[0], 1), False, [])])
        log.roll()
    assert path.read_bytes() == content
    assert every_row(tmp_path, "skip") == [((FIRST[0], 1), False, [])]


def _mapping(chance: random.Random) -> dict[bytes, bytes]:
    names = chance.choice([(b"n",), (b"order", b"state", b"text"), (b"state", b"order", b"text"), ()])
    value = {
        0: lambda: b"%d" % chance.randint(-(1 << 65), 1 << 65),
        1: lambda: b"%d" % chance.randint(-200, 10_000),
        2: lambda: chance.randbytes(chance.choice([0, 1, 60, 70, 4090, 4100])),
        3: lambda: chance.choice([b"0", b"-0", b"007", b"-", b"9223372036854775808", b"-9223372036854775808", b"1x"]),
    }
    return {name: value[chance.randrange(4)]() for name in names}


@pytest.mark.parametrize("lane", ["compiled", "plain"])
@pytest.mark.parametrize(
    "options", [{}, {"pack_bytes": 500}, {"pack_records": 3}, {"segment_bytes": 9000, "pack_bytes": 2000}], ids=repr
)
def test_a_mapping_is_written_as_its_pairs_are(
    options: dict[str, int], lane: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if lane == "plain":
        monkeypatch.setenv(lanes.PLAIN, "1")
    clock = 1000
    monkeypatch.setattr(writer, "now", lambda: clock)
    chance = random.Random(repr(options))
    as_mapping, as_pairs = (segspec.create(tmp_path / name, "mojo", **options) for name in ("mapping", "pairs"))
    with as_mapping, as_pairs:
        for number in range(400):
            clock += chance.choice([0, 0, 0, 1, -1, 300])
            fields = _mapping(chance)
            assert as_mapping.append(fields=fields) == as_pairs.append(fields=list(fields.items()))
            if number % 97 == 0:
                with pytest.raises(TypeError, match="a value is int; it is bytes"):
                    as_mapping.append(fields={**fields, b"n": 1})
    segments = [sorted((tmp_path / name).iterdir()) for name in ("mapping", "pairs")]
    assert [path.name for path in segments[0]] == [path.name for path in segments[1]]
    assert [path.read_bytes() for path in segments[0]] == [path.read_bytes() for path in segments[1]]
    assert wrong(tmp_path / "mapping") == []
