"""What a run says of the frame that it stops at is what the reader finds there, in the words of the rule's row."""

from __future__ import annotations

import json
import pickle
import string
from array import array
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.columns.backend.lanes import choose
from segspec.columns.lane import Room
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentSummary
from segspec.core.stretch import Wanted
from segspec.formats import get
from segspec.formats.contract.rulebook import rulebook
from segspec.formats.durable_log.layout import LOG, NAMES
from segspec.frames.explain import RuleTable, table
from segspec.frames.frame_file import FrameFile
from segspec.frames.lane_rows import PlacedRows
from segspec.frames.sound_frames import StoredFrame
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes
from segspec_ksy.logs.kernels import durable_log_record_run
from tests.builders import durable_log
from tests.helpers.hostile import read
from tests.native.lane import COMPILED, LANES, PLAIN, use

VECTORS = Path(__file__).parents[1] / "vectors"
DURABLE_LOG = get("durable_log")
READING_LANES = [lane for lane in LANES if lane in (PLAIN, COMPILED)]


def segments(format: str) -> dict[str, tuple[str, bytes]]:
    """The segments of a format's vectors, each with its name, by the ids of the vectors."""
    paths = sorted((VECTORS / format).glob("*.json"))
    vectors = [each for path in paths for each in json.loads(path.read_text())["vectors"]]
    inputs = [(each["id"], each.get("input", {}).get("segment", {})) for each in vectors]
    return {name: (given["name"], bytes.fromhex(given["hex"])) for name, given in inputs if "hex" in given}


def stopped(content: bytes, start: int, due: int) -> tuple[int, int, list[int]]:
    """Where a run that only counts stops, why, and the positions that it warns of."""
    asked, columns = durable_log_record_run.Selected(*[False] * 6), LOG.compiled.lane.columns
    out = PlacedRows(Room(), durable_log_record_run.Out, columns, frozenset(), 0, 0, places=False, points=False).out
    told, odd, end, most = array("q", [0]) * 9, array("q", [0]) * 64, len(content), 1 << 62
    bounds = (memoryview(content), 0, start, end, end, b"", due, (1 << 63) - 1, True, 0, most, most)
    _, reached, _, why, odds = choose(durable_log_record_run.run, end)(*bounds, told, odd, asked, out)
    return reached, why, odd[:odds].tolist()


@pytest.mark.parametrize("lane", READING_LANES)
def test_a_run_stops_by_the_rule_that_the_reader_names(lane: str, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, lane)
    rules, seen = table("frames"), set[str]()
    for vector, (name, content) in segments("durable_log").items():
        due = NAMES.base_of(name)
        if due is None or due >= 1 << 63:
            continue
        _, findings, _ = read(DURABLE_LOG, content, name, OnDamage.STOP)
        reached, why, odd = stopped(content, 0, due)
        before = [each.position for each in findings if each.position < reached]
        assert sorted(set(before)) == odd, f"{vector}: what is warned of is released"
        at = [each for each in findings if each.position == reached]
        if why > 0:
            named = [each.rule for each in at]
            is_order = rules.numbered[why] == "frames.number.due"
            fits = [each for each in named if each == rules.numbered[why] or (is_order and ".number." in each)]
            assert fits, f"{vector}: {rules.numbered[why]} and not {named}"
            seen.add(fits[0])
        elif why < 0:
            assert at, f"{vector}: what has not the layout is reported"
            assert at[-1].rule in ("", "frames.tail.zeroed"), vector
        else:
            assert not [each for each in at if each.severity is Severity.ERROR], vector
    assert seen == {
        f"frames.{each}"
        for each in ("record.checksum", "number.due", "number.below", "number.back", "number.contradicted")
    }


def test_a_warning_does_not_leave_the_fast_road() -> None:
    _, one = segments("durable_log")["durable_log/magic/middle-flags-1"]
    reached, why, odd = stopped(one, 0, 0)
    assert (reached, why, len(odd)) == (len(one), 0, 1)


@pytest.mark.parametrize("lane", READING_LANES)
def test_a_run_of_osiris_ends_before_a_lower_epoch_and_says_so(lane: str, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, lane)
    osiris, judged = get("osiris"), 0
    for vector, (name, content) in segments("osiris").items():
        _, findings, _ = read(osiris, content, name, OnDamage.STOP)
        lower = [each.position for each in findings if each.rule == "osiris.order.epoch"]
        reader = osiris.reader(from_bytes(content, name), osiris.segment(name, None), DEFAULT_LIMITS)
        summary, scanner = SegmentSummary(reader.segment, len(content)), osiris.scanner_for(reader, Wanted())
        for step in walk(reader, summary, scanner=scanner) if lower else ():
            if step.stretch is not None and step.stretch.is_judged:
                judged += 1
                assert step.stretch.end in lower, vector
    assert judged


def test_a_finding_is_of_its_rule_and_has_its_words(tmp_path: Path) -> None:
    row = {"id": "quill.page.sum", "finds": "bad-checksum", "severity": "error", "fields": ["sum"],
           "words": "page {number}: {computed:04x}", "expected": "{stored:04x}"}  # fmt: skip
    (tmp_path / "quill.json").write_text(json.dumps({"rules": [row]}))
    rules, values = RuleTable(tmp_path / "quill.json"), {"number": 7, "computed": 10, "stored": 255}
    found = rules.finding("quill.page.sum", "a.log", 3, values, records=2)
    said = Finding("a.log", 3, Code.BAD_CHECKSUM, Severity.ERROR, "page 7: 000a", "sum", "00ff", None, 2, None,
                   "quill.page.sum")  # fmt: skip
    assert found == said
    error = pickle.loads(pickle.dumps(rules.error("quill.page.sum", "a.log", 3, values, field="head.sum")))
    assert isinstance(error, SegspecError)
    assert (error.rule, error.field, error.message) == ("quill.page.sum", "head.sum", "page 7: 000a")
    assert Finding.from_error(error).rule == "quill.page.sum"


@pytest.mark.parametrize("name", ["frames", "durable_log", "ffwd", "osiris", "tank", "mojo"])
def test_values_of_a_file_are_never_places_of_a_text(name: str) -> None:
    """What a file holds is put into a text once, and not read as one."""
    rules = table(name)
    for rule, row in rules.rows.items():
        if "words" not in row:
            continue
        texts = [row[key] for key in ("words", "expected", "actual") if key in row]
        places = {place for text in texts for _, place, _, _ in string.Formatter().parse(text) if place is not None}
        numbers = {place for text in texts for _, place, form, _ in string.Formatter().parse(text) if form}
        values: dict[str, Any] = {place: 1 if place in numbers else "{evil.__class__}" for place in places}
        found = rules.finding(rule, "{path}", 0, values)
        assert found.message == row["words"].format(**values)
        assert "class '" not in found.message


def test_a_rule_of_a_format_that_is_a_shared_one_is_named_by_the_format() -> None:
    book = rulebook(DURABLE_LOG)
    assert book is not None
    values = {"what": "record 0", "sum": "CRC-32", "covers": "payload", "field": "checksum", "stored": 1, "computed": 2}
    found = book.rule_of(table("frames").finding("frames.record.checksum", "x", 0, values, field="checksum"))
    assert found is not None
    assert found.id == "durable_log.record.crc"


def test_a_number_that_was_skipped_and_reserved_fields_are_told_without_a_parser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parsed(self: FrameFile, position: int, **_: object) -> StoredFrame:
        raise AssertionError(f"the frame at {position} is parsed")

    monkeypatch.setattr(FrameFile, "frame", parsed)
    numbers = [0, 1, 5, 6]
    frames = [bytearray(durable_log.record(number, b"value")) for number in numbers]
    frames[3][durable_log.OF_FLAGS] = 1
    (tmp_path / durable_log.segment_name(0)).write_bytes(b"".join(frames))
    log = segspec.open(tmp_path)
    assert [record.offset for record in log.records()] == numbers
    size = len(frames[0])
    found = [(each.position, each.rule, each.records) for each in log.verify() if each.position]
    assert found == [(2 * size, "frames.number.due", 3), (3 * size, "frames.record.promised", None)]
