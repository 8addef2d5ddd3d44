"""Reads from and to an offset, an id or a time: what the full read gives in that range, whatever the index says."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec
from segspec.core.bounds import End
from segspec.core.model import Record
from segspec.library.follow import Follower
from segspec.library.log import Log
from segspec.reading.seek import Seeker
from tests.builders import osiris, tank
from tests.helpers.corpus import LOG_FOLDERS
from tests.helpers.logs import log_of
from tests.library import seek_logs
from tests.library.seek_logs import CASES, FIRST_OFFSET, FIRST_TIME, LAST_OFFSET, STEP, id_of, time_of

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

Stored = Callable[[str, str], Log]


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Stored:
    """The log of a format whose index is in a state, written once."""
    folder = tmp_path_factory.mktemp("seeks")

    @cache
    def of(format: str, state: str) -> Log:
        return segspec.open(seek_logs.write(folder, format, state), format=format)

    return of


@cache
def full(log: Log, on_damage: str = "skip") -> list[Record]:
    """All records of a log."""
    return list(log.records(on_damage=on_damage, report=_nobody))


def _nobody(_: object) -> None:
    pass


def time_in(record: Record) -> int | None:
    return record.timestamp if record.id is None else record.id[0]


def is_below(record: Record, end: End) -> bool:
    """Whether a record comes before one end of a range; said here once more, by the words of the page."""
    if isinstance(end, datetime):
        time = time_in(record)
        return time is None or time * 1000 < (end - EPOCH) // timedelta(microseconds=1)
    own = record.offset if isinstance(end, int) else record.id
    return own is None or own < end  # type: ignore[operator]  # numbers of one kind


def chosen(records: list[Record], start: End | None, end: End | None) -> list[Record]:
    """What of a full read is in the range. A record that has nothing of that kind is in no range."""
    return [
        record
        for record in records
        if (start is None or (_has(record, start) and not is_below(record, start)))
        and (end is None or (_has(record, end) and is_below(record, end)))
    ]


def _has(record: Record, end: End) -> bool:
    if isinstance(end, datetime):
        return time_in(record) is not None
    return (record.offset if isinstance(end, int) else record.id) is not None


def moment(milliseconds: float) -> datetime:
    return EPOCH + timedelta(milliseconds=milliseconds)


OFFSETS = st.integers(FIRST_OFFSET - 1, LAST_OFFSET + 2) | st.sampled_from([0, 2**32, 2**64 - 1, 2**64])
IDS = (
    st.integers(FIRST_OFFSET - 1, LAST_OFFSET + 2).map(id_of)
    | st.tuples(st.integers(FIRST_TIME, time_of(LAST_OFFSET) + STEP), st.integers(0, 3))
    | st.sampled_from([(0, 0), (2**64 - 1, 2**64 - 1)])
)
TIMES = (
    st.integers(FIRST_TIME - 2 * STEP, time_of(LAST_OFFSET) + 2 * STEP)
    | st.floats(FIRST_TIME, time_of(LAST_OFFSET)).map(lambda time: round(time, 2))
).map(moment) | st.sampled_from([EPOCH, datetime(1960, 1, 1, tzinfo=UTC), datetime(9999, 1, 1, tzinfo=UTC)])


def ends_of(format: str) -> st.SearchStrategy[Any]:
    """What may be given as an end of a range of this format: also what none of its records has."""
    return (IDS if format == "mojo" else OFFSETS) | TIMES | st.one_of(OFFSETS, IDS, TIMES)


@given(
    case=st.sampled_from(CASES),
    data=st.data(),
    as_text=st.booleans(),
)
def test_a_bounded_read_is_the_full_one_filtered(
    stored: Stored, case: tuple[str, str], data: st.DataObject, as_text: bool
) -> None:
    format, _ = case
    log = stored(*case)
    start = data.draw(st.none() | ends_of(format), label="start")
    end = data.draw(st.none() | ends_of(format), label="end")
    expected = chosen(full(log), start, end)
    given = [text_of(one) if as_text else one for one in (start, end)]
    read = list(log.records(start=given[0], end=given[1], on_damage="skip", report=_nobody))
    assert read == expected
    rows = log.arrow(["position"], start=given[0], end=given[1], on_damage="skip", report=_nobody).read_all()
    assert rows["position"].to_pylist() == [record.position for record in expected]


@given(case=st.sampled_from(CASES), count=st.integers(0, 40) | st.integers(0, 3 * seek_logs.SEGMENT_RECORDS + 5))
def test_the_last_records_are_those_of_a_full_read(stored: Stored, case: tuple[str, str], count: int) -> None:
    log = stored(*case)
    expected = full(log)
    read = last_records(log, count)
    assert read == expected[len(expected) - len(read) :]
    assert len(read) >= min(count, len(expected))


def last_records(log: Log, count: int) -> list[Record]:
    """What is read of a log for its last `count` records, as `tail` does."""
    place = Seeker(log.format, log.segments, log.limits).find_last(count, deleted=True)
    return list(Follower(log, report=_nobody, start=place).read())


@pytest.mark.parametrize("state", ["sound", "missing"])
@pytest.mark.parametrize("format", ["durable_log", "osiris", "tank", "mojo", "ffwd"])
def test_little_more_is_read_than_the_last_records(stored: Stored, format: str, state: str) -> None:
    log = stored(format, state if (format, state) in CASES else "missing")
    # A few kilobytes more than ten records of two.
    assert 10 <= len(last_records(log, 10)) <= 10 + 4 * seek_logs.FRAME_RECORDS


def text_of(end: End | None) -> End | None:
    """The text of an end as the command line takes it."""
    if isinstance(end, datetime):
        return end.isoformat()
    return None if end is None else "-".join(map(str, end)) if isinstance(end, tuple) else str(end)


@pytest.mark.parametrize("format", ["durable_log", "osiris", "tank", "mojo", "ffwd"])
@pytest.mark.parametrize("state", ["sound", "missing"])
def test_a_bounded_read_of_a_sound_log_finds_nothing_wrong(stored: Stored, format: str, state: str) -> None:
    log = stored(format, state if (format, state) in CASES else "missing")
    number = LAST_OFFSET // 2
    start: End = id_of(number) if format == "mojo" else number
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert next(log.records(start=start)).value is not None or format == "mojo"
        assert list(log.records(start=start, on_damage="fail")) == chosen(full(log), start, None)


def logs_of_corpus(corpus: Path) -> Iterator[Log]:
    for format in ("osiris", "tank", "durable_log", "mojo", "ffwd"):
        for case in sorted(path for path in (corpus / format).iterdir() if path.is_dir() and path.name != "scenarios"):
            path = case / LOG_FOLDERS[format] if format in LOG_FOLDERS else case
            yield from segspec.open_all(path, format=format)


def test_bounded_reads_of_the_real_logs_are_the_full_ones_filtered(corpus: Path) -> None:
    """Of the damaged ones, too, whose damage was in their frames' contents or at their ends."""
    compared = 0
    for log in logs_of_corpus(corpus):
        records = full(log)
        for start, end in ranges_of(records):
            read = list(log.records(start=start, end=end, on_damage="skip", report=_nobody))
            assert read == chosen(records, start, end), (log.path, start, end)
            compared += bool(read)
    assert compared > 150


def ranges_of(records: list[Record]) -> Iterator[tuple[End | None, End | None]]:
    """Ranges from and to some records of a log, by number and by time."""
    if not records:
        return
    early, late = records[len(records) // 4], records[len(records) * 3 // 4]
    numbers = [record.offset if record.id is None else record.id for record in (early, late)]
    yield numbers[1], None
    yield numbers[0], numbers[1]
    time = time_in(late)
    if time is not None and time < 2**47:
        yield moment(time), None


def damaged(log: Log, folder: Path, segment: int, at: Callable[[bytearray], None]) -> Log:
    """A copy of a log with a change in the content of one segment."""
    folder.mkdir(parents=True)
    for path in Path(log.path).iterdir():
        content = bytearray(path.read_bytes())
        if str(path) == log.segments[segment].path:
            at(content)
        (folder / path.name).write_bytes(content)
    return segspec.open(folder, format=log.format.name)


def _content_flipped(content: bytearray) -> None:
    """A byte within the value of a record in the middle of a segment."""
    place = content.index(b' !"#', len(content) // 2)
    content[place + 40] ^= 0xFF


@pytest.mark.parametrize("state", ["sound", "missing"])
@pytest.mark.parametrize("format", ["durable_log", "osiris"])
class TestDamageBeforeTheRange:
    """A flipped byte, which checksums tell of, in the middle of the second segment."""

    def test_is_not_told_of_and_costs_nothing(self, stored: Stored, tmp_path: Path, format: str, state: str) -> None:
        log = damaged(stored(format, state), tmp_path / "log", 1, _content_flipped)
        told: list[segspec.Finding] = []
        start = LAST_OFFSET - 5
        read = list(log.records(start=start, report=told.append))
        assert [record.offset for record in read] == list(range(start, LAST_OFFSET + 1))
        assert told == []

    def test_is_told_of_where_the_range_has_it(self, stored: Stored, tmp_path: Path, format: str, state: str) -> None:
        log = damaged(stored(format, state), tmp_path / "log", 1, _content_flipped)
        lost = sorted({r.offset for r in full(stored(format, state))} - {r.offset for r in full(log)})  # type: ignore[type-var]
        assert lost
        told: list[segspec.Finding] = []
        start = FIRST_OFFSET + seek_logs.SEGMENT_RECORDS
        read = list(log.records(start=start, report=told.append))
        assert [record.offset for record in read] == list(range(start, lost[0] or 0))
        assert [str(finding.code) for finding in told] == ["bad-checksum"]
        told.clear()
        read = list(log.records(start=start, on_damage="skip", report=told.append))
        assert read == chosen(full(log), start, None)
        assert [str(finding.code) for finding in told] == ["bad-checksum"]


@pytest.mark.parametrize("with_index", [True, False])
def test_where_a_clock_went_back_a_range_of_times_is_between_two_places(tmp_path: Path, with_index: bool) -> None:
    """From the first record that is not before the start, up to the first one that is not before the end."""
    times = [*range(0, 1000, 10), *range(500, 1500, 10)]
    chunks = [osiris.plain(seek_logs.value(number), timestamp=FIRST_TIME + time) for number, time in enumerate(times)]
    content, index = osiris.segment(*chunks)
    files = {osiris.segment_name(0): content} | ({osiris.index_name(0): index} if with_index else {})
    log = log_of("osiris", tmp_path / "log", files)
    read = list(log.records(start=moment(FIRST_TIME + 1200), end=moment(FIRST_TIME + 1300)))
    assert [record.offset for record in read] == list(range(170, 180))
    read = list(log.records(start=moment(FIRST_TIME + 200), end=moment(FIRST_TIME + 700)))
    assert [record.offset for record in read] == list(range(20, 70))


def test_of_times_that_producers_chose_a_range_has_all_that_are_in_it(tmp_path: Path) -> None:
    times = [900, 100, 500, 300, 700]
    bundles = [tank.bundle([tank.message(b"x", timestamp=FIRST_TIME + time)]) for time in times]
    log = log_of("tank", tmp_path / "log", {"1.log": b"".join(bundles)})
    read = list(log.records(start=moment(FIRST_TIME + 300), end=moment(FIRST_TIME + 800)))
    assert [record.timestamp for record in read] == [FIRST_TIME + time for time in (500, 300, 700)]


@pytest.mark.parametrize("format", ["osiris", "mojo", "tank", "durable_log", "ffwd"])
def test_ends_by_a_kind_that_the_records_do_not_have_choose_nothing(stored: Stored, format: str) -> None:
    log = stored(format, "missing")
    absent: list[End] = [5] if format == "mojo" else [(5, 0)]
    absent += [] if {"id", "timestamp"} & set(log.format.columns) else [EPOCH]
    for end in absent:
        assert list(log.records(start=end)) == list(log.records(end=end)) == []
        assert log.arrow(start=end).read_all().num_rows == log.arrow(end=end).read_all().num_rows == 0


def test_a_range_of_arrow_is_of_its_records_alone(stored: Stored) -> None:
    log = stored("osiris", "sound")
    with pytest.raises(ValueError, match="the table frames has no range"):
        log.arrow(table="frames", start=3)
    assert log.arrow(["offset"], start=7, end=9).read_all() == pa.table({"offset": pa.array([7, 8], pa.uint64())})


def test_an_end_that_is_none_is_refused_before_anything_is_read(stored: Stored) -> None:
    log = stored("osiris", "sound")
    for read in (log.records, log.arrow):
        with pytest.raises(ValueError, match="'yesterday' is neither an offset, nor an id"):
            read(start="yesterday")
        with pytest.raises(TypeError, match=r"1.5 is neither an offset"):
            read(end=1.5)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="start and end, or within: give one of them"):
            read(start=1, within=segspec.Range())
