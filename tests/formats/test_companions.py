"""Files beside segments that a format declares: read, checked, made anew, carried by recover."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import Code, Finding, Severity
from segspec.library.log import Log
from segspec.recovery import build_indexes, recover
from tests.builders.durable_log import record, segment_name
from tests.cli.conftest import Run, segspec
from tests.formats.installed import installed
from tests.formats.noted.beside import CheckedEnds, write_log
from tests.formats.noted.descriptor import NOTED

__all__ = ["segspec"]

SIZES, NOTES = ".sizes", ".notes"
MIDDLE = "segment_00000000000000000003"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A log of the format, whose package is installed."""
    with installed(tmp_path / "site", monkeypatch, "noted", "tests.formats.noted.descriptor:NOTED"):
        yield write_log(tmp_path / "log")


def opened(path: Path) -> Log:
    return library.open(path, format=NOTED)


def told(findings: list[Finding]) -> list[tuple[str, str]]:
    return [(Path(finding.path).name, str(finding.code)) for finding in findings]


def copied(source: Path, target: Path) -> dict[str, bool]:
    """The files of a copy, and which of them are as they were."""
    files = {one.name: one.read_bytes() for one in target.iterdir()}
    return {
        name: (source / name).exists() and (source / name).read_bytes() == content for name, content in files.items()
    }


def test_a_sound_log_has_nothing_to_report_and_no_other_files(folder: Path) -> None:
    log = opened(folder)
    assert list(log.verify()) == []
    assert list(log.check_indexes()) == []
    assert log.listing.others == ()
    assert sorted(log.segments[0].companions) == ["notes", "sizes"]
    assert {kind: len(paths) for kind, paths in log.listing.companions.items()} == {
        "index": 0, "sizes": 0, "notes": 0, "ends": 1, "identity": 1, "summary": 1
    }  # fmt: skip


def test_each_companion_is_checked_by_verify_and_by_its_kind_alone(folder: Path) -> None:
    (folder / MIDDLE).with_suffix(SIZES).write_bytes(b"\1\0")
    (folder / "ends.txt").write_text("0 3\n")
    (folder / f"{MIDDLE}.idx").unlink()
    log = opened(folder)
    sizes, ends = (f"{MIDDLE}{SIZES}", "bad-index"), ("ends.txt", "bad-index")
    missing = (f"{MIDDLE}.log", "missing-index")
    assert told(list(log.verify())) == [missing, sizes, ends]
    assert told(list(log.check_indexes())) == [missing, sizes, ends]
    assert told(list(log.check_indexes("sizes"))) == [sizes]
    assert told(list(log.check_indexes("ends"))) == [ends]
    assert told(list(log.check_indexes("index"))) == [missing]
    assert told(log.info()["findings"]) == [missing, sizes, ends]


def test_a_companion_of_the_log_is_compared_with_a_folder_only(folder: Path) -> None:
    (folder / "ends.txt").write_text("")
    assert told(list(opened(folder / segment_name(3)).verify())) == []
    assert told(list(opened(folder / "ends.txt").verify())) == [("ends.txt", "bad-index")]


def test_entries_of_a_companion_are_read_from_its_file_and_from_the_log(folder: Path) -> None:
    log = opened(folder)
    assert [entry["bytes"] for _, entry in log.index_entries(kind="sizes")] == [43] * 9
    assert [entry for _, entry in log.index_entries(kind="identity")] == [{"position": 0, "text": "us"}]
    alone = opened(folder / f"{MIDDLE}{NOTES}")
    assert alone.companion is not None
    assert alone.companion.name == "notes"
    assert [entry["text"] for _, entry in alone.index_entries()] == ["begins with 3", "is read"]
    assert [each.name for each in alone.segments] == [f"{MIDDLE}.log"]
    assert opened(folder / "ends.txt").info()["kind"] == "ends"
    with pytest.raises(ValueError, match="noted has no shoes beside its segments: it has index, sizes, notes, ends"):
        list(log.index_entries(kind="shoes"))


def test_arrow_has_the_columns_of_each_companion_with_their_docs(folder: Path) -> None:
    table = opened(folder).arrow(table="index", companion="sizes").read_all()
    assert table.column_names == ["path", "position", "bytes"]
    assert table["bytes"].to_pylist() == [43] * 9
    assert table.schema.field("bytes").metadata == {b"comment": b"Bytes of a frame."}
    assert opened(folder / "ends.txt").arrow(table="index").read_all()["text"].to_pylist() == ["0 3", "3 6", "6 9"]
    with pytest.raises(ValueError, match="a companion is for the table index, not for frames"):
        opened(folder).arrow(table="frames", companion="sizes")


def test_what_segments_tell_is_built_again(folder: Path, tmp_path: Path) -> None:
    sizes, found = build_indexes(opened(folder), tmp_path / "made")
    assert found == []
    assert len(sizes) == 7
    assert set(copied(folder, tmp_path / "made").values()) == {True}
    build_indexes(opened(folder), tmp_path / "ends", kind="ends")
    assert copied(folder, tmp_path / "ends") == {"ends.txt": True}
    with pytest.raises(ValueError, match="nobody knows what people noted"):
        build_indexes(opened(folder), tmp_path / "notes", kind="notes")


def test_recover_copies_all_that_is_beside_a_sound_log(folder: Path, tmp_path: Path) -> None:
    report = recover(folder, tmp_path / "copy", format="noted")
    (made,) = report.logs
    assert (made.left_out, made.findings, made.remaining) == ([], [], [])
    assert sorted(copied(folder, tmp_path / "copy")) == sorted(one.name for one in folder.iterdir())
    assert set(copied(folder, tmp_path / "copy").values()) == {True}


def test_recover_makes_anew_what_a_damaged_segment_has_and_says_what_it_leaves_out(
    folder: Path, tmp_path: Path
) -> None:
    segment = folder / segment_name(3)
    segment.write_bytes(segment.read_bytes()[:-4])
    report = recover(folder, tmp_path / "copy", format="noted")
    (made,) = report.logs
    assert made.records == 8
    assert [Path(path).name for path in made.left_out] == [f"{MIDDLE}{NOTES}", "summary.txt"]
    notes = [finding.message for finding in made.findings if finding.code is Code.MISSING_INDEX]
    assert notes == [
        "the copy has no such notes: nobody knows what people noted",
        "the copy has no such summary: only its owner sums up",
    ]
    files = copied(folder, tmp_path / "copy")
    assert {name for name, same in files.items() if not same} == {
        f"{MIDDLE}.log", f"{MIDDLE}.idx", f"{MIDDLE}{SIZES}", "ends.txt",
    }  # fmt: skip
    assert (tmp_path / "copy" / "ends.txt").read_text() == "0 3\n3 5\n6 9\n"
    assert list(opened(tmp_path / "copy").check_indexes()) == []


def test_recover_makes_anew_a_companion_that_is_wrong(folder: Path, tmp_path: Path) -> None:
    (folder / f"{MIDDLE}{SIZES}").write_bytes(b"\1")
    (folder / "ends.txt").write_text("0 99\n")
    (made,) = recover(folder, tmp_path / "copy", format="noted").logs
    assert told(made.findings) == [(f"{MIDDLE}{SIZES}", "bad-index"), ("ends.txt", "bad-index")]
    assert made.remaining == []
    assert list(opened(tmp_path / "copy").check_indexes()) == []


def test_the_command_line_reads_checks_and_builds_each_kind(folder: Path, tmp_path: Path, segspec: Run) -> None:
    dumped = segspec("dump", "--format", "noted", "-o", "json", folder / f"{MIDDLE}{SIZES}")
    assert [line["bytes"] for line in dumped.json] == ["43", "43", "43"]
    assert segspec("info", "--format", "noted", "-o", "json", folder / "ends.txt").json[0]["entries"] == "3"
    assert segspec("index", "check", "--format", "noted", folder).code == 0
    (folder / f"{MIDDLE}{SIZES}").unlink()
    assert segspec("index", "check", "--format", "noted", "--kind", "ends", folder).code == 0
    done = segspec("index", "check", "--format", "noted", "--kind", "sizes", "-o", "json", folder)
    assert (done.code, [line["code"] for line in done.json]) == (3, ["missing-index"])
    refused = segspec("index", "check", "--format", "noted", "--kind", "shoes", folder)
    assert (refused.code, "--kind: noted has no shoes" in refused.err) == (2, True)
    built = segspec("index", "build", "--format", "noted", "--kind", "sizes", folder, "--out", tmp_path / "made")
    assert built.lines == [f"segment_{base:020}.sizes  6 bytes" for base in (0, 3, 6)]
    assert segspec("index", "build", "--format", "noted", "--kind", "notes", folder, "--out", tmp_path / "no").code == 1


def test_an_index_is_drawn_whole_or_by_the_entry_that_holds_a_byte(folder: Path, segspec: Run) -> None:
    index = folder / f"{MIDDLE}.idx"
    fields = segspec("inspect", "--format", "noted", "-o", "json", index).json
    assert [field["field"] for field in fields[:2]] == ["entries[0].offset", "entries[0].ofs_record"]
    at = segspec("inspect", "--format", "noted", "-o", "json", "--at", "17", index).json
    assert [(field["field"], field["value"]) for field in at] == [
        ("entries[1].offset", "4"),
        ("entries[1].ofs_record", "43"),
    ]
    refused = segspec("inspect", "--format", "noted", folder / f"{MIDDLE}{NOTES}")
    assert (refused.code, "a notes has no spec" in refused.err) == (2, True)
    index.write_bytes(index.read_bytes()[:-3])
    torn = segspec("inspect", "--format", "noted", index)
    assert (torn.code, "torn" in torn.err) == (3, True)


def test_what_grows_while_it_is_compared_is_compared_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[Finding]] = []

    class Checked(CheckedEnds):
        def findings(self) -> Iterator[Finding]:
            found = list(super().findings())
            if not asked:
                with (folder / segment_name(6)).open("ab") as segment:
                    segment.write(record(9, b"more"))
                (folder / "ends.txt").write_text("0 3\n3 6\n6 10\n")
                found.append(Finding(str(folder / "ends.txt"), 0, Code.INDEX_BEHIND, Severity.WARNING, "it is behind"))
            asked.append(found)
            yield from found

    monkeypatch.setattr(type(NOTED.companions[2]), "check_log", Checked)
    assert list(opened(folder).check_indexes("ends")) == []
    assert len(asked) == 2
