"""The library as its users call it: open, records, findings, Arrow, and memory that stays flat."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pyarrow as pa
import pytest

import segspec
from segspec import Code, Finding, SegspecError, SegspecWarning
from segspec.core.bounds import Bound, Range
from tests import needs
from tests.builders import durable_log

ROOT = Path(__file__).resolve().parents[2]


def test_records_of_a_sound_log_need_no_report(corpus: Path) -> None:
    records = list(segspec.open(corpus / "durable_log/exact_fit_segment/log").records())
    assert [r.offset for r in records] == list(range(30))


def test_damage_that_nobody_asked_about_ends_in_a_warning(corpus: Path) -> None:
    log = segspec.open(corpus / "durable_log/torn_payload/log")
    with pytest.warns(segspec.SegspecWarning, match="damaged .1 errors.; pass report= "):
        assert len(list(log.records())) == 20
    with pytest.warns(segspec.SegspecWarning, match="damaged .1 errors.; pass report= ") as caught:
        assert log.count() == 20
    assert caught[0].filename == __file__


def test_damage_is_reported_to_who_asks(corpus: Path) -> None:
    findings: list[Finding] = []
    log = segspec.open(corpus / "durable_log/corrupt_payload/log")
    assert len(list(log.records(on_damage="skip", report=findings.append))) == 19
    assert [(f.code, f.position) for f in findings] == [(Code.BAD_CHECKSUM, 868)]


def test_fail_raises_at_the_damage(corpus: Path) -> None:
    log = segspec.open(corpus / "durable_log/corrupt_payload/log")
    with pytest.raises(SegspecError) as caught:
        list(log.records(on_damage="fail"))
    assert (caught.value.code, caught.value.position, caught.value.field) == (Code.BAD_CHECKSUM, 868, "checksum")


def test_a_tree_is_opened_with_open_all(corpus: Path) -> None:
    with pytest.raises(ValueError, match=r"tree of .* logs: open one of them, or use open_all"):
        segspec.open(corpus / "ffwd")
    assert {log.format.name for log in segspec.open_all(corpus / "ffwd")} == {"ffwd"}


def test_unknown_words_are_value_errors_that_name_the_known_ones(corpus: Path) -> None:
    log = segspec.open(corpus / "durable_log/empty_payloads/log")
    with pytest.raises(ValueError, match="one of osiris, tank, durable_log, mojo, ffwd"):
        segspec.open(log.path, format="pulsar")
    with pytest.raises(ValueError, match="unknown column 'key' of table records: one of offset, value, segment"):
        log.arrow(columns=["key"])
    with pytest.raises(ValueError, match="one of records, frames, tracking, index, clients, findings"):
        log.arrow(table="nonsense")


def test_arrow_gives_the_columns_asked_for_in_their_order(corpus: Path) -> None:
    log = segspec.open(corpus / "durable_log/multi_segment/log")
    table = log.arrow(columns=["value", "offset"]).read_all()
    assert table.column_names == ["value", "offset"]
    assert table.schema.types == [pa.binary(), pa.uint64()]
    assert table["offset"].to_pylist() == [r.offset for r in log.records()]
    assert table["value"].to_pylist() == [r.value for r in log.records()]


def test_batches_are_bounded_in_rows(corpus: Path) -> None:
    from segspec.library.arrow_tables import open_reader
    from segspec.library.record_selection import Selection

    log = segspec.open(corpus / "durable_log/many_small/log")
    sizes = [b.num_rows for b in open_reader(log, "records", None, Selection(), batch_rows=3000)]
    assert sum(sizes) == 10_000
    assert max(sizes) <= 3000
    assert len(sizes) <= 5, "batches are filled"


def test_polars_duckdb_and_pandas_read_a_log_as_it_is(corpus: Path) -> None:
    import duckdb
    import polars

    log = segspec.open(corpus / "tank/head_sparse")
    rows = sum(1 for _ in log.records())
    frame = polars.DataFrame(log)
    assert frame.shape == (rows, 6)
    assert frame["value"].to_list() == [r.value for r in log.records()]
    counted = duckdb.sql('select count(*), max("offset") from log').fetchall()
    assert counted == [(rows, frame["offset"].max())]
    assert len(pa.table(log).to_pandas()) == rows


def test_the_arrow_stream_of_a_damaged_log_raises_rather_than_ends_early(corpus: Path) -> None:
    log = segspec.open(corpus / "durable_log/torn_payload/log")
    with pytest.raises(pa.ArrowException, match="torn"):
        pa.RecordBatchReader.from_stream(log).read_all()


MEASURE = """
import sys
import segspec
log = segspec.open(sys.argv[1])
count = sum(1 for _ in log.records(on_damage="fail"))
# `ru_maxrss` would begin with the peak of the process that this one was forked from.
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM:"))
print(count, int(peak.split()[1]) >> 10)
"""


def test_memory_stays_flat_on_a_file_of_a_gigabyte(tmp_path: Path) -> None:
    """A durable-log segment of 1 GiB in records of 1 MiB, made of one record's bytes with its offset counted up."""
    if not Path("/proc/self/status").exists():
        raise needs.Missing("/proc, which tells a process's peak")
    from segspec_ksy.debug.durable_log_record import DurableLogRecord

    payload = bytes(range(256)) * 4096
    record = bytearray(durable_log.record(0, payload))
    offset = DurableLogRecord.from_bytes(bytes(record))
    offset._read()
    at = offset._debug["offset"]["start"]
    path = tmp_path / "segment_00000000000000000000.log"
    with path.open("wb") as file:
        for number in range(1024):
            record[at : at + 8] = number.to_bytes(8, "little")
            file.write(record)
    folders = f"{ROOT}/python:{ROOT}/generated/python:{ROOT}/generated/kernels"
    environment = {"PYTHONPATH": folders, "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, str(path)], capture_output=True, text=True, check=True, env=environment
    )
    count, peak_mebibytes = map(int, done.stdout.split())
    assert count == 1024
    assert peak_mebibytes < 300, f"the process took {peak_mebibytes} MiB for a file of 1,024 MiB"


def test_a_timestamp_that_no_arrow_column_can_hold_is_named_and_the_other_columns_can_be_had(corpus: Path) -> None:
    """TANK's timestamps are any u64; the real client stores what it is given."""
    log = segspec.open(corpus / "tank/head_keys_ts")
    with pytest.raises(SegspecError, match="column timestamp is 18446744073709551615, which does not fit"):
        log.arrow().read_all()
    assert log.arrow(columns=["offset", "key", "value"]).read_all().num_rows == sum(1 for _ in log.records())


@pytest.mark.parametrize("case", ["osiris/plain_stream", "durable_log/multi_segment/log", "tank/head_sparse"])
@pytest.mark.parametrize("columns", [None, []])
def test_ranges_of_a_kind_or_size_that_no_record_has_choose_as_they_do_among_records(
    corpus: Path, case: str, columns: list[str] | None
) -> None:
    log = segspec.open(corpus / case)
    for bound in (Bound("id", (0, 0)), Bound("time", 1 << 64), Bound("time", -(1 << 64)), Bound("offset", 1 << 64)):
        for within in (Range(bound, None), Range(None, bound)):
            expected = sum(1 for _ in log.records(within=within))
            assert log.arrow(columns=columns, within=within).read_all().num_rows == expected, within


def test_arrow_that_ends_at_damage_warns_as_records_do(corpus: Path) -> None:
    log = segspec.open(corpus / "durable_log/torn_payload_reopened/log")
    with pytest.warns(SegspecWarning, match="damaged \\(1 errors\\); pass report= to see them"):
        assert log.arrow(["offset"]).read_all().num_rows == 20
    told: list[Finding] = []
    log.arrow(["offset"], report=told.append).read_all()
    assert [finding.code for finding in told] == [Code.BAD_CHECKSUM]


def test_a_column_alone_is_not_taken_for_a_list_of_letters(corpus: Path) -> None:
    with pytest.raises(TypeError, match="columns is a list of names: \\['offset'\\]"):
        segspec.open(corpus / "durable_log/multi_segment/log").arrow("offset")
