"""A folder as an owner's next start leaves it, planned step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.core.errors import Code
from segspec.formats.contract.planned import PlannedFolder, Reason
from segspec.formats.contract.startup import Fate, FileFate
from segspec.storage.directory import list_directory

KEPT = Reason("nothing is done to it", "here")


def folder(path: Path, **sizes: int) -> PlannedFolder:
    for name, size in sizes.items():
        (path / name).write_bytes(bytes(size))
    return PlannedFolder(list_directory(str(path)), "owner ")


def fates(planned: PlannedFolder) -> dict[str, FileFate]:
    found = planned.fates(lambda name: name.startswith("log"), KEPT, lambda path, position: 100 - position)
    return {Path(each.path).name: each for each in found}


def test_a_cut_segment_loses_what_was_after_the_cut(tmp_path: Path) -> None:
    planned = folder(tmp_path, log1=50)
    planned.put("log1", 30, "a torn batch", "load:7", Code.TORN, 30)
    found = fates(planned)["log1"]
    assert (found.fate, found.bytes, found.bytes_after, found.records_lost, found.position) == (
        Fate.TRUNCATED, 50, 30, 70, 30,
    )  # fmt: skip
    assert (found.reason, found.source, found.code) == ("a torn batch", "owner load:7", Code.TORN)


def test_a_file_that_takes_the_place_of_another_is_renamed_and_the_other_one_goes(tmp_path: Path) -> None:
    planned = folder(tmp_path, log1=5, log1_swap=9)
    planned.move("log1_swap", "log1", "it was complete", "load:9")
    planned.put("log1", 4, "a torn batch", "load:7", Code.TORN)
    found = fates(planned)
    assert found["log1"].fate is Fate.DELETED
    assert found["log1"].records_lost == 0
    assert found["log1_swap"].fate is Fate.TRUNCATED
    assert planned.path("log1") == str(tmp_path / "log1_swap")


def test_a_file_that_comes_back_as_it_was_is_kept(tmp_path: Path) -> None:
    planned = folder(tmp_path, index=8)
    planned.rebuild("index", None, "it is made anew", "load:1")
    planned.rebuild("index", 8, "it is made anew", "load:1")
    planned.put("new", 0, "it is not there", "load:2", Code.MISSING_INDEX)
    found = fates(planned)
    assert found["index"].fate is Fate.KEPT
    assert found["index"].reason == KEPT.text
    assert (found["new"].fate, found["new"].bytes, found["new"].code) == (Fate.CREATED, None, Code.MISSING_INDEX)


def test_what_goes_without_anything_wrong_costs_no_record(tmp_path: Path) -> None:
    planned = folder(tmp_path, log1=5, other=5)
    planned.delete("log1", "its topic was deleted", "load:3")
    planned.delete("not there", "its topic was deleted", "load:3")
    found = fates(planned)
    assert (found["log1"].fate, found["log1"].records_lost, found["log1"].bytes_after) == (Fate.DELETED, 0, None)
    assert found.keys() == {"log1", "other"}


def test_a_file_that_stays_has_its_own_reason_unless_it_changes(tmp_path: Path) -> None:
    planned = folder(tmp_path, log1=5, log2=6, index=8)
    planned.stay("log1", "only the last is read", "load:4")
    planned.stay("log2", "no index lists it", "load:5", Code.MISSING_INDEX, ignored=True)
    planned.stay("index", "it is whole", "load:6")
    planned.rebuild("index", 4, "it is made anew", "load:1")
    found = fates(planned)
    assert (found["log1"].fate, found["log1"].reason) == (Fate.KEPT, "only the last is read")
    assert (found["log2"].fate, found["log2"].bytes_after, found["log2"].records_lost) == (Fate.IGNORED, 6, 100)
    assert (found["index"].fate, found["index"].reason) == (Fate.REBUILT, "it is made anew")


@pytest.mark.parametrize(("size", "fate", "position"), [(3, Fate.TRUNCATED, 3), (9, Fate.EXTENDED, 5)])
def test_another_size_of_an_index_is_a_cut_or_an_extension(
    tmp_path: Path, size: int, fate: Fate, position: int
) -> None:
    planned = folder(tmp_path, index=5)
    planned.put("index", size, "it is set to what is listed", "load:8", Code.TORN)
    found = fates(planned)["index"]
    assert (found.fate, found.bytes_after, found.position, found.records_lost) == (fate, size, position, 0)
