"""The files of a partition: names of both generations, order, what compactions leave, what does not belong."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Code, Finding
from segspec.formats.contract.reading import LIKELY, NO, WEAK
from segspec.formats.tank import FORMAT, layout, rules
from segspec.storage.source import from_bytes
from tests.builders.tank import index, plain
from tests.helpers.logs import codes, log_of, offsets

ZERO = index([(0, 0)])


def names(log: segspec.Log) -> list[str]:
    return [segment.name for segment in log.segments]


def test_segments_are_ordered_by_number_across_both_generations_of_names(tmp_path: Path) -> None:
    files = {"12_1469700000.log": plain(11, 1), "9-11.ilog": plain(8, 3), "1-8_1469700000.ilog": plain(0, 8)}
    log = log_of("tank", tmp_path, files | {f"{n}.index": ZERO for n in (1, 9, 12)})
    assert names(log) == ["1-8_1469700000.ilog", "9-11.ilog", "12_1469700000.log"]
    assert offsets(log.records()) == list(range(1, 13))
    assert not list(log.verify())
    assert [segment.details for segment in log.segments] == [
        {"state": "immutable", "declared_last": 8, "created": 1469700000},
        {"state": "immutable", "declared_last": 11},
        {"state": "active", "created": 1469700000},
    ]


def test_configuration_and_other_files_are_left_alone(tmp_path: Path) -> None:
    others = {"config": b"a=b", "topic_config.txt": b"", "consumed.jsonl": b"{}", ".hidden.log": b"x"}
    log = log_of("tank", tmp_path, {"1.log": plain(0, 1), "1.index": ZERO} | others)
    assert not log.listing.findings
    assert {path.rsplit("/", 1)[-1] for path in log.listing.others} == set(others)


def test_leftovers_of_a_compaction_that_had_not_finished(tmp_path: Path) -> None:
    files = {
        "1-4.ilog": plain(0, 4),
        "1.index": ZERO,
        "5-8.ilog.old": plain(4, 4),
        "5.index.old": ZERO,
        "1-8.ilog.swap": plain(0, 8),
        "1-8.ilog.cleaned": plain(0, 8),
    }
    log = log_of("tank", tmp_path, files)
    assert names(log) == ["1-4.ilog", "5-8.ilog.old"]
    assert offsets(log.records()) == list(range(1, 9))
    said = {f.path.rsplit("/", 1)[-1]: f.message for f in log.listing.findings}
    assert "the broker deletes it" in said["1-8.ilog.swap"]
    assert "the broker deletes it" in said["1-8.ilog.cleaned"]
    assert "renames it back" in said["5-8.ilog.old"]


def test_a_segment_alone_finds_its_index(tmp_path: Path) -> None:
    log_of("tank", tmp_path, {"7-9_1.ilog": plain(0, 3), "7.index": ZERO})
    log = segspec.open(tmp_path / "7-9_1.ilog")
    assert log.segments[0].index == str(tmp_path / "7.index")
    assert offsets(log.records()) == [7, 8, 9]


@pytest.mark.parametrize(
    ("name", "content", "sure"),
    [
        ("1.log", plain(0, 3), LIKELY),
        ("1-3_4.ilog", plain(0, 3), LIKELY),
        ("renamed", plain(0, 3), WEAK),
        ("1.log", b"2024-01-01 started\n", WEAK),
        ("1.log", b"", WEAK),
        ("app.log", b"2024-01-01 started\n", NO),
        ("1.index", ZERO, LIKELY),
        ("1.index", b"OSII\0\0\0\1", WEAK),
        ("00000000000000000000.index", ZERO, NO),
    ],
)
def test_how_sure_detection_is(name: str, content: bytes, sure: int) -> None:
    assert FORMAT.sniff(from_bytes(content, name)) == sure


def test_names_say_what_they_say() -> None:
    name = layout.segment_name("5-9_77.ilog.old")
    assert name is not None
    assert (name.base, name.last, name.created, name.leftover, name.immutable) == (5, 9, 77, ".old", True)
    active = layout.segment_name("5_77.log")
    assert active is not None
    assert (active.base, active.last, active.created, active.end) == (5, None, 77, rules.MAX_SEQUENCE)


def test_an_immutable_segment_that_was_emptied_is_a_loss_on_every_road(tmp_path: Path) -> None:
    files = {"1-8.ilog": plain(0, 8), "9-11_1469700000.ilog": b"", "12_1469700000.log": plain(11, 2)}
    log = log_of("tank", tmp_path, files | {f"{n}.index": ZERO for n in (1, 9, 12)})
    lost = [("missing-segment", "9-11_1469700000.ilog", "error", 3)]

    def of(findings: Iterable[Finding]) -> list[tuple[str, str, str, int | None]]:
        told = (f for f in findings if f.code in (Code.MISSING_SEGMENT, Code.GAP))
        return [(str(f.code), f.path.rpartition("/")[2], str(f.severity), f.records) for f in told]

    assert of(log.verify()) == lost
    assert [str(f.code) for f in log.verify() if f.path.endswith("9.index")] == ["index-ahead"]
    told: list[Finding] = []
    assert offsets(log.records(on_damage="skip", report=told.append)) == [*range(1, 9), 12, 13]
    assert of(told) == lost
    with pytest.raises(segspec.SegspecError, match="it has the sequence numbers 9 to 11: what it held is lost"):
        list(log.records(on_damage="fail"))
    assert of(log.forecast().findings()) == lost
    report = segspec.recover(tmp_path, tmp_path.parent / "copy")
    assert [(one.lost.records, of(one.findings)) for one in report.logs] == [(3, lost)]
    assert offsets(segspec.open(tmp_path.parent / "copy").records()) == [*range(1, 9), 12, 13]


def test_an_emptied_segment_that_is_the_last_one_leaves_the_number_that_is_due(tmp_path: Path) -> None:
    log = log_of("tank", tmp_path, {"1-8.ilog": b"", "1.index": ZERO})
    assert codes(log.verify()) == ["missing-segment", "index-ahead"]
    assert log.forecast().next_offset == 9


def test_an_active_segment_that_was_emptied_is_told_from_a_new_one_by_its_index(tmp_path: Path) -> None:
    for entries, said in ((ZERO, ["bad-length", "index-ahead"]), (b"", ["bad-length"])):
        log = log_of("tank", tmp_path / str(len(entries)), {"1.log": b"", "1.index": entries})
        assert codes(log.verify()) == said
