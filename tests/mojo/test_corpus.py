"""Every case of the corpus against its truth, through the library."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import segspec
from segspec.formats.mojo.reader import MojoReader
from segspec.storage.source import open_source
from tests.conftest import CORPUS
from tests.mojo.reading import FORMAT, row, truth

FOLDER = CORPUS / "mojo"
CASES = sorted(path.name for path in FOLDER.iterdir())
ENDS = {"w_tail_torn": "torn"}
NOTED = {"footer_corrupt", "footer_zero_padded", "index_corrupt", "w_zero_padded"}
OWN_WORDS = {"raw_le": "raw_le", "raw_be": "raw_be", "lpstr": "strings"}


def segment_in(folder: Path) -> Path:
    return next(path for path in folder.iterdir() if path.suffix not in (".json", ".jsonl"))


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("policy", ["stop", "skip"])
def test_records_are_the_truth(case: str, policy: str) -> None:
    log = segspec.open(segment_in(FOLDER / case))
    found = [row(record) for record in log.records(on_damage=policy, deleted=True, report=lambda _: None)]
    assert found == truth(FOLDER / case)


@pytest.mark.parametrize("case", CASES)
def test_deleted_entries_are_left_out_unless_asked_for(case: str) -> None:
    log = segspec.open(segment_in(FOLDER / case))
    found = [row(record) for record in log.records(report=lambda _: None)]
    assert found == [one for one in truth(FOLDER / case) if not one[1]]


@pytest.mark.parametrize("case", CASES)
def test_info_tells_the_end_and_the_dialect(case: str) -> None:
    described = segspec.open(segment_in(FOLDER / case)).info()
    assert described["segments"][0]["end"] == ENDS.get(case, "clean")
    assert described["dialect"] == "document"
    assert described["records"] == sum(not deleted for _, deleted, _ in truth(FOLDER / case))
    assert "no program ever wrote" in described["note"]
    assert bool(described["findings"]) == (case in NOTED or case in ENDS)


@pytest.mark.parametrize("case", CASES)
def test_the_variant_is_found_by_itself(case: str) -> None:
    written = json.loads((FOLDER / case / "meta.json").read_text())["variant"]
    described = segspec.open(segment_in(FOLDER / case)).info()["variant"]
    assert described["ids"] == OWN_WORDS[written["ids"]]
    assert described["lead_id"] is written["lead_id"]
    assert described["lp_count"] is written["lpcount"]
    assert described["tags"] is written["seps"]
    assert described["bytes"] == written["bytes"]
    if "index_ids" in described:
        assert described["index_ids"] == {"abs": "absolute", "delta_seg": "segment"}[written["index_ids"]]


@pytest.mark.parametrize("case", [case for case in CASES if not case.startswith(("w_", "variant_ids=raw_be"))])
def test_a_meaningless_name_changes_nothing(case: str, tmp_path: Path) -> None:
    named = tmp_path / "download.bin"
    named.write_bytes(segment_in(FOLDER / case).read_bytes())
    log = segspec.open(named)
    assert log.format.name == "mojo"
    assert [row(record) for record in log.records(deleted=True, report=lambda _: None)] == truth(FOLDER / case)


def test_byte_order_without_a_name_is_taken_from_suffix(tmp_path: Path) -> None:
    named = tmp_path / "download.bin"
    named.write_bytes(segment_in(FOLDER / "variant_ids=raw_be").read_bytes())
    assert [row(r) for r in segspec.open(named).records(deleted=True)] == truth(FOLDER / "variant_ids=raw_be")


@pytest.mark.parametrize("case", CASES)
def test_a_case_folder_is_a_log(case: str) -> None:
    log = segspec.open(FOLDER / case)
    assert [os.fspath(segment_in(FOLDER / case))] == [segment.path for segment in log.segments]


@pytest.mark.parametrize("case", [case for case in CASES if case not in ENDS])
def test_frames_lie_side_by_side(case: str) -> None:
    path = segment_in(FOLDER / case)
    with open_source(path) as source:
        reader = MojoReader(source, FORMAT.segment(str(path), None), segspec.Limits())
        position = reader.begin()
        while position < source.size:
            frame = reader.frame(position)
            assert frame.position == position
            assert frame.end > position
            reader.accept(frame, [])
            position = frame.end
        assert position == source.size


@pytest.mark.parametrize("case", ["primary_basic", "primary_ints"])
def test_the_shipped_files_are_read(case: str, data: Path) -> None:
    folder = data / "mojo" / case
    log = segspec.open(segment_in(folder))
    assert [row(record) for record in log.records(deleted=True)] == truth(folder)
    assert not list(log.verify())


def test_index_entries_are_a_table(data: Path) -> None:
    log = segspec.open(segment_in(data / "mojo" / "primary_basic"))
    entries = [entry for _, entry in log.index_entries()]
    assert entries == [{"position": 195, "id": "1526919030474-0", "offset": 0, "length": 193}]
    assert log.arrow(table="index").read_all().to_pylist()[0]["offset"] == 0


def test_records_are_arrow_columns(data: Path) -> None:
    table = segspec.open(segment_in(data / "mojo" / "primary_basic")).arrow().read_all()
    first = table.to_pylist()[0]
    assert first["id"] == "1526919030474-0"
    assert first["deleted"] is False
    assert first["fields"] == [{"name": b"sensor", "value": b"1000"}, {"name": b"temp", "value": b"19.0"}]
