"""`create(…, resume=True, new_segment=True)`: the last segment is left as it is, and all that it says goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec
from segspec.core.errors import SegspecError
from segspec.library.log import open as open_log
from tests.writing.appender import append, value_of
from tests.writing.logs import wrong

FORMATS = ("osiris", "tank", "durable_log", "mojo", "ffwd")
LEFT = ("osiris", "durable_log", "ffwd")


def values(folder: Path) -> list[bytes | None]:
    records = open_log(folder).records(on_damage="fail")
    return [record.value if record.fields is None else record.fields[0][1] for record in records]


@pytest.mark.parametrize("format", FORMATS)
def test_records_go_on_in_another_segment_and_the_last_one_stays_byte_for_byte(format: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path, format) as log:
        append(log, 0)
        append(log, 1)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    for number in (2, 3):
        with segspec.create(tmp_path, format, resume=True, new_segment=True) as log:
            append(log, number)
    assert values(tmp_path) == [value_of(number) for number in range(4)]
    assert len(open_log(tmp_path).segments) == 3
    assert wrong(tmp_path) == []
    if format in LEFT:
        assert {name: (tmp_path / name).read_bytes() for name in before} == before


def test_what_producers_and_consumers_of_osiris_stored_goes_on(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "osiris", epoch=4) as log:
        log.append(b"a", producer=b"p", sequence=5)
        log.track(consumer=b"c", offset=0)
    with segspec.create(tmp_path, "osiris", resume=True, new_segment=True) as log:
        assert log.append(b"again", producer=b"p", sequence=5) is None
        log.append(b"b", producer=b"p", sequence=6)
    with segspec.create(tmp_path, "osiris", resume=True) as log:
        assert log.append(b"again", producer=b"p", sequence=6) is None
    assert values(tmp_path) == [b"a", b"b"]
    assert [record.epoch for record in open_log(tmp_path).records()] == [4, 5]
    tracked = open_log(tmp_path).arrow(table="tracking").read_all().to_pylist()
    assert (b"c", "offset") in [(row["id"], row["type"]) for row in tracked if row["source"] == "snapshot"]


def test_a_damaged_last_segment_is_refused_all_the_same(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "durable_log") as log:
        append(log, 0)
    segment = tmp_path / "segment_00000000000000000000.log"
    segment.write_bytes(segment.read_bytes()[:-1])
    with pytest.raises(SegspecError, match="nothing is appended after it"):
        segspec.create(tmp_path, "durable_log", resume=True, new_segment=True)


def test_an_index_that_is_behind_is_mended_before_its_segment_is_left(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "durable_log") as log:
        append(log, 0)
        append(log, 1)
    index = tmp_path / "segment_00000000000000000000.idx"
    whole = index.read_bytes()
    index.write_bytes(whole[: len(whole) // 2])
    with segspec.create(tmp_path, "durable_log", resume=True, new_segment=True) as log:
        append(log, 2)
    assert index.read_bytes() == whole
    assert values(tmp_path) == [value_of(number) for number in range(3)]
    assert wrong(tmp_path) == []


@pytest.mark.parametrize("format", FORMATS)
def test_where_there_is_no_log_yet_one_begins(format: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path, format, resume=True, new_segment=True) as log:
        append(log, 0)
    assert values(tmp_path) == [value_of(0)]
