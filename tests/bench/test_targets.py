"""What is planned, what ratios are made of, and when a target is met."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from tests.bench import cold, own, verbs, writing
from tests.bench.kinds import KINDS, VERB_KINDS, LogFile
from tests.bench.peers.kaitai_python import KAITAI_PYTHON
from tests.bench.peers.limits import MEMCPY
from tests.bench.plan import SAMPLE_BYTES, WRITTEN_BYTES, sizes_of, stages, verb_stages
from tests.bench.results import FIRST_PASS, Ratio, Series, Table
from tests.bench.run import PATIENCE, ROOT, Bench, ask, without_paths
from tests.bench.targets import MEGABYTE, Sizes, ratios, verb_ratios

NAME = "durable-log 1 KB"
SIZE = 200 * MEGABYTE


EVERY = {kind.name: kind for kind in (*KINDS.values(), *VERB_KINDS)}


def series(
    what: str, seconds: list[float], *, name: str = NAME, size: int = SIZE, peak: int = 100, records: int = 1
) -> Series:
    kind = EVERY[name]
    made = Series(LogFile(kind, size, "", "", size, size, records), what)
    if what in (*cold.COLD, *verbs.VERBS):
        made.unit = "s"
    for one in seconds:
        made.add({"seconds": one, "first_seconds": one / 4, "peak_bytes": peak * MEGABYTE})
    return made


def table(*every: Series) -> Table:
    return {(one.log.kind.name, one.log.size, one.what): one for one in every}


def found(rows: list[Ratio], target: str) -> Ratio:
    [row] = [row for row in rows if row["target"] == target]
    return row


SIZES = Sizes(SIZE, SAMPLE_BYTES, 2000 * MEGABYTE, WRITTEN_BYTES)


def test_a_ratio_is_the_median_of_the_ratios_within_the_rounds() -> None:
    rows = ratios(table(series(own.ARROW_VIEWS, [1, 2, 9]), series(MEMCPY, [0.8, 1.6, 9])), SIZES)
    row = found(rows, "Arrow, views against memcpy")
    assert (row["got"], row["met"], row["wanted"]) == (0.8, True, 0.8)


def test_other_readers_are_compared_by_rate_on_their_own_sample() -> None:
    peer = series(KAITAI_PYTHON, [1], size=SIZES.sample)
    row = found(ratios(table(series(own.ARROW, [0.2]), peer), SIZES), "Arrow against Kaitai Python")
    assert row["got"] == 5 * SIZE / SIZES.sample
    assert row["met"] is True


def test_what_was_not_measured_is_neither_met_nor_missed() -> None:
    failed = series(MEMCPY, [1])
    failed.add({"skipped": "failed: in the second round"})
    rows = ratios(table(series(own.ARROW_VIEWS, [1, 1]), failed), SIZES)
    row = found(rows, "Arrow, views against memcpy")
    assert (row["got"], row["met"]) == (None, None)
    assert failed.rows(FIRST_PASS) == []


def test_memory_is_flat_where_both_sizes_take_the_same_and_little() -> None:
    small = series(own.ARROW, [1], peak=200)
    for peak, flat, little in ((210, True, True), (250, False, True), (400, False, False)):
        large = series(own.ARROW, [1], size=SIZES.largest, peak=peak)
        rows = ratios(table(small, large), SIZES)
        assert found(rows, "peak memory against that of 200 MB")["met"] is flat
        assert found(rows, "peak memory, MB")["met"] is little


def test_writers_are_held_to_records_or_bytes_a_second_and_to_their_format_s_share() -> None:
    for name, wanted, seconds, met in (
        ("ffwd 100 B", 2.0, 0.24, True),
        ("osiris 100 B", 1.0, 0.6, False),
        ("mojo 100 B", 0.8, 0.6, True),
    ):
        rows = ratios(
            table(series(writing.APPEND_LIST, [seconds], name=name, size=WRITTEN_BYTES, records=500_000)), SIZES
        )
        row = found(rows, f"{writing.APPEND_LIST}, million a second")
        assert (row["wanted"], row["met"], row["size"]) == (wanted, met, WRITTEN_BYTES)
        assert f"{writing.APPEND_ARROW}, million a second" not in [row["target"] for row in rows]
    large = series(writing.APPEND_ARROW, [0.1], name="TANK 1 KB", size=WRITTEN_BYTES, records=50_000)
    row = found(ratios(table(large), SIZES), f"{writing.APPEND_ARROW}, GB a second")
    assert (row["wanted"], row["got"], row["met"]) == (0.8, 0.512, False)


def test_verbs_are_held_to_verify_and_a_copy_to_a_rate_or_to_a_moment() -> None:
    taken = {
        cold.CAT: 0.1, cold.VERIFY: 0.2, cold.INFO: 0.3, verbs.COPY: 0.1,
        "segspec recover LOG --out OUT": 0.4, "segspec dump LOG": 2.0, "segspec inspect SEGMENT --at BYTE": 0.09,
    }  # fmt: skip
    for name, compared in (("ffwd 180 B", True), ("mojo 180 B", False)):
        rows = verb_ratios(table(*(series(what, [seconds], name=name) for what, seconds in taken.items())))
        got = {row["target"]: (row["got"], row["met"]) for row in rows if row["got"] is not None}
        assert got == {
            "segspec info LOG against cat | wc -c, times": (3, False),
            "segspec verify LOG against cat | wc -c, times": (2, True),
            "segspec recover LOG --out OUT against verify twice and cp, synced, times": (0.8, True),
            "segspec dump LOG, MB a second": (100, False),
            "segspec inspect SEGMENT --at BYTE, s": (0.09, True),
        }
        assert any("compare" in row["target"] for row in rows) == compared


def test_records_and_new_processes_are_held_to_figures() -> None:
    name = "osiris 100 B"
    objects = series(own.RECORDS, [1, 2, 9], name=name, records=3_200_000)
    first_ten = series(cold.FIRST_TEN, [0.06], name=name)
    rows = ratios(table(objects, first_ten, series(cold.LAST_TEN, [0.2], name=name)), SIZES)
    row = found(rows, "segspec records, million a second")
    assert (row["got"], row["wanted"], row["met"]) == (1.6, 1.5, True)
    assert found(rows, f"{cold.FIRST_TEN}, s")["met"] is True
    assert found(rows, f"{cold.LAST_TEN}, s")["met"] is False
    assert found(rows, f"{cold.IMPORT}, s")["met"] is None, "not measured"


def test_a_whole_run_measures_what_its_targets_need() -> None:
    sizes = [SIZE, 2000 * MEGABYTE]
    assert sizes_of(sizes) == SIZES
    planned = list(stages(sizes, SIZES, ["durable_log", "osiris", "tank", "mojo", "ffwd"]))
    parts = list(itertools.chain.from_iterable(planned))
    for kind in KINDS.values():
        at = {part.size: part.measures for part in parts if part.kind is kind}
        assert own.ARROW in at[SIZE]
        assert own.ARROW in at[SIZES.largest]
        assert writing.APPEND_LIST in at[WRITTEN_BYTES]
        assert KAITAI_PYTHON in at[SAMPLE_BYTES]
    # What is compared within a round has to be of one stage.
    assert all({SIZE, SAMPLE_BYTES} <= {part.size for part in stage} for stage in planned if len(stage) > 1)
    assert {part.kind.name for [part] in verb_stages([SIZE], ["tank", "mojo"])} == {"TANK 180 B", "mojo 180 B"}


def test_the_table_of_all_targets_has_a_screen_of_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "docs" / "_hooks"))
    from segspec_docs.bench import targets

    assert 30 < targets(ROOT / "docs" / "_data").count("<tr>") <= 60


def test_what_failed_is_told_without_the_folders_of_the_machine(tmp_path: Path) -> None:
    missing = LogFile(KINDS[NAME], SIZE, str(tmp_path), str(tmp_path / "segment"), SIZE, SIZE, 1)
    reason = ask(missing, MEMCPY)["skipped"]
    assert reason == "failed: FileNotFoundError: [Errno 2] No such file or directory: 'segment'"
    assert without_paths(f"no {ROOT}/python here", str(tmp_path)) == "no python here"


@pytest.mark.parametrize(("seconds", "left_out"), [(PATIENCE / 10, False), (PATIENCE / 9, True)])
def test_a_pass_that_would_take_too_long_is_left_out_with_its_reason(
    seconds: float, left_out: bool, tmp_path: Path
) -> None:
    bench = Bench([], lambda _: [], 1, folder=tmp_path, command="")
    # The smallest log is read without compiled kernels: it says nothing about large ones.
    bench.series = dict(table(series(own.ARROW, [99], size=MEGABYTE), series(own.ARROW, [seconds])))
    reason = bench.too_long(series(own.ARROW, [], size=10 * SIZE))
    assert (reason is not None) == left_out
    if reason:
        assert reason == "a pass would take about 67 s"
