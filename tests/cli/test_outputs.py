"""No verb ever writes to what is read, or into a log's folder without --force: every verb of the command line is tried.

A verb that is new has to say here how it is called (`READING` or `WRITING`): else the first test fails.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import pytest

import segspec as library
from segspec.cli.main import command
from segspec.cli.options import OutPath
from segspec.library.output_places import OutputError
from segspec.samples import FOLDER as SAMPLES
from tests import needs
from tests.cli.conftest import Run

SPEC = Path(__file__).parents[2] / "ksy" / "durable_log_record.ksy"

READING = {
    "doctor": ["IN"],
    "completion": ["bash"],
    "man": [],
    "info": ["IN"],
    "dump": ["IN"],
    "verify": ["IN"],
    "forecast": ["IN"],
    "report": ["IN"],
    "clients": ["IN"],
    "index check": ["IN"],
    "inspect": ["SEGMENT", "--at", "0"],
    "tail": ["IN"],
    "conformance list": [],
    "conformance explain": ["durable_log/recovery/clean"],
    "conformance check-adapter": ["--", "false"],
    "conformance serve": [],
}
"""Verbs that write nothing, and how each is called."""

WRITING = {
    "convert": ["SEGMENT", "-o", "OUT", "--as", "jsonl"],
    "recover": ["IN", "-o", "OUT"],
    "index build": ["IN", "-o", "OUT"],
    "compare": ["IN", "SEGMENT", "--merge", "OUT"],
    "publish": ["IN", "--to", "amqp://127.0.0.1:1/queue", "--resume", "OUT"],
    "compile": [str(SPEC), "SEGMENT", "-o", "OUT"],
    "docs": [str(SPEC), "-o", "OUT"],
    "format new": ["x", "-o", "OUT"],
    "samples": ["OUT"],
    "demo": ["-o", "OUT"],
    "conformance run": ["--json", "OUT", "--", "false"],
    "conformance matrix": ["RESULT", "--json", "OUT"],
    "conformance copy": ["OUT"],
    "conformance archive": ["OUT"],
    "conformance adapter": ["--language", "python", "-o", "OUT"],
}
"""Verbs that write OUT, and how each is called."""

OWNERS = ("queue", "store", "format build")
"""Verbs, and groups of them, that are the owner of the folder that they are given: they change it, and nothing else."""

FORCED = ("convert", "compile", "docs")
"""Those with `--force`."""


def verbs(group: click.Group, words: tuple[str, ...] = ()) -> Iterator[tuple[str, click.Command]]:
    """Every verb of the command line, by its words."""
    context = click.Context(group)
    for name in group.list_commands(context):
        found = group.get_command(context, name)
        assert found is not None
        if isinstance(found, click.Group):
            yield from verbs(found, (*words, name))
        else:
            yield " ".join((*words, name)), found


def test_every_verb_is_tried_here_and_says_of_its_outputs_that_they_are() -> None:
    known = {name: verb for name, verb in verbs(command) if not name.startswith(OWNERS)}
    assert known.keys() == READING.keys() | WRITING.keys()
    for name, verb in known.items():
        outputs = [parameter.name for parameter in verb.params if isinstance(parameter.type, OutPath)]
        assert bool(outputs) == (name in WRITING), f"{name}: {outputs}"
        assert any("--force" in parameter.opts for parameter in verb.params) == (name in FORCED), name


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A log with an index, and the result of a run of the conformance suite beside it."""
    folder = tmp_path / "in" / "log"
    shutil.copytree(SAMPLES / "durable_log" / "torn_payload_reopened" / "log", folder)
    (tmp_path / "result").write_text("{}")
    return folder


def arguments(name: str, log: Path, out: Path, *more: str) -> list[str]:
    """How the verb is called to write to `out`."""
    named = {"IN": str(log), "SEGMENT": library.open(log).segments[0].path, "OUT": str(out)}
    named["RESULT"] = str(log.parent.parent / "result")
    words = READING.get(name) or WRITING.get(name) or []
    return [*name.split(), *more, *(named.get(word, word) for word in words)]


def contents(folder: Path) -> dict[str, bytes | str]:
    """Everything below a folder: what files hold, and where links lead to."""
    return {
        str(path.relative_to(folder)): str(path.readlink()) if path.is_symlink() else path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_symlink() or path.is_file()
    }


def aims(log: Path) -> dict[str, Path]:
    """Outputs that are or contain an input, or lie in its folder, by what they are. Those that are there already are
    never written, those that are not only with --force."""
    outside = log.parent.parent / "outside"
    outside.mkdir()
    segment = Path(library.open(log).segments[0].path)
    index = Path(library.open(log).segments[0].index or "")
    (outside / "link").symlink_to(segment)
    (outside / "hard").hardlink_to(segment)
    (outside / "hard-index").hardlink_to(index)
    (outside / "folder").symlink_to(log)
    (outside / "nowhere").symlink_to(log / "new.jsonl")
    (outside / "elsewhere").symlink_to(log.parent.parent / "made")
    (outside / "itself").symlink_to("itself")
    return {
        "the segment": segment,
        "the index": index,
        "the log": log,
        "a folder above": log.parent,
        "a link to the segment": outside / "link",
        "a hard link to the segment": outside / "hard",
        "a hard link to the index": outside / "hard-index",
        "the segment by a link to its folder": outside / "folder" / segment.name,
        "the segment, the long way round": log / ".." / log.name / segment.name,
        "new in the log": log / "new.jsonl",
        "new in a new folder in the log": log / "new" / "new.jsonl",
        "new by a link to the log": outside / "folder" / "new.jsonl",
        "a link to nothing in the log": outside / "nowhere",
        "a link to nothing elsewhere": outside / "elsewhere",
        "a link to itself": outside / "itself",
    }


READS_A_LOG = ("convert", "recover", "index build", "compare", "publish", "compile")
REFUSED = (
    "is what is read",
    " contains ",
    " lies in ",
    " is the same file as ",
    " is a file in ",
    " is the folder of ",
    ", where nothing is: name the place itself",
)

BY_KIND = (" is the folder of ", " is a directory.", " is a file.")


@pytest.mark.parametrize("name", WRITING)
def test_nothing_of_a_log_is_ever_written(name: str, log: Path, segspec: Run) -> None:
    for what, out in aims(log).items():
        if name not in READS_A_LOG and (what.startswith("a hard link") or what == "a folder above"):
            # Only what is read is compared with everything; another link is replaced, and not what it leads to.
            continue
        before = contents(log.parent.parent)
        for force in ((), ("--force",)) if name in FORCED and out.exists() else ((),):
            told = segspec(*arguments(name, log, out, *force))
            assert told.code in (1, 2), what
            assert any(words in told.err for words in (*REFUSED, *BY_KIND)), f"{what}: {told.err}"
            assert contents(log.parent.parent) == before, what


@pytest.mark.parametrize("name", READING)
def test_a_verb_that_reads_opens_nothing_for_writing(
    name: str, log: Path, segspec: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    before = contents(log.parent.parent)
    done: list[str] = []
    with watched(done):
        segspec(*arguments(name, log, log))
    assert [each for each in done if "__pycache__" not in each and not each.startswith("open /dev/")] == []
    assert contents(log.parent.parent) == before


WATCHED: list[list[str]] = []
HOOKED: list[bool] = []
CHANGES = ("os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.link", "os.symlink", "os.truncate", "shutil.")


def note(event: str, given: tuple[object, ...]) -> None:
    """Notes in `WATCHED` what changes a file system."""
    if not WATCHED:
        return
    if (
        event == "open"
        and not isinstance(given[0], int)
        and isinstance(given[2], int)
        and given[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
    ):
        WATCHED[-1].append(f"open {given[0]}")
    elif event.startswith(CHANGES):
        WATCHED[-1].append(f"{event} {given[0]}")


@contextmanager
def watched(done: list[str]) -> Iterator[None]:
    """Notes what the block changes. A hook stays for good, so that it is the list that is taken away."""
    if not HOOKED:
        sys.addaudithook(note)
        HOOKED.append(True)
    WATCHED.append(done)
    try:
        yield
    finally:
        WATCHED.pop()


def test_a_new_file_in_the_folder_of_a_log_is_written_with_force_and_then_never_replaced(
    log: Path, segspec: Run
) -> None:
    before = contents(log)
    out = log / "new.jsonl"
    assert segspec("convert", log, "-o", out).code == 2
    assert segspec("convert", log, "-o", out, "--force").code == 3
    assert {name: content for name, content in contents(log).items() if name != "new.jsonl"} == before
    written = out.read_bytes()
    again = segspec("convert", log, "-o", out, "--force")
    assert again.code == 2
    assert "is the same file as" in again.err
    assert out.read_bytes() == written


def test_a_file_of_rows_is_no_log_so_others_are_written_beside_it(log: Path, segspec: Run) -> None:
    folder = log.parent.parent
    assert segspec("convert", log, "-o", folder / "rows.jsonl").code == 3
    assert segspec("convert", folder / "rows.jsonl", "-o", folder / "rows.parquet").code == 0
    assert segspec("convert", folder / "rows.jsonl", "-o", folder / "rows.parquet", "--force").code == 0
    refused = segspec("convert", folder / "rows.jsonl", "-o", folder / "rows.jsonl", "--force")
    assert (refused.code, "is what is read" in refused.err) == (2, True)


def test_a_url_of_this_machine_is_the_file_that_it_names(log: Path, segspec: Run) -> None:
    segment = library.open(log).segments[0].path
    for url in (f"file://{segment}", f"local://{segment}"):
        refused = segspec("convert", url, "-o", segment, "--as", "jsonl", "--force")
        assert (refused.code, "is what is read" in refused.err) == (2, True), url
    elsewhere = segspec("recover", log, "-o", "s3://bucket/out")
    assert (elsewhere.code, "is remote" in elsewhere.err) == (2, True)
    with pytest.raises(OutputError, match="is remote"):
        library.recover(str(log), "s3://bucket/out")


def test_a_result_of_the_suite_is_not_written_over_by_its_own_matrix(log: Path, segspec: Run) -> None:
    result = log.parent.parent / "result"
    refused = segspec("conformance", "matrix", result, "--json", result)
    assert (refused.code, "is what is read" in refused.err) == (1, True)


def test_a_folder_that_is_mounted_elsewhere_is_the_same_folder(log: Path, segspec: Run) -> None:
    elsewhere = log.parent.parent / "mounted"
    elsewhere.mkdir()
    mount = shutil.which("mount") or "mount"
    if os.geteuid() or subprocess.run([mount, "--bind", log, elsewhere], check=False, capture_output=True).returncode:
        raise needs.Missing("mount --bind (by root, where the container lets it)")
    try:
        before = contents(log)
        for name in ("new.jsonl", Path(library.open(log).segments[0].path).name):
            refused = segspec("convert", log, "-o", elsewhere / name, "--as", "jsonl")
            assert (refused.code, any(words in refused.err for words in REFUSED)) == (2, True)
        assert contents(log) == before
    finally:
        subprocess.run(["umount", elsewhere], check=True)


def test_a_log_is_not_made_among_the_segments_of_another(log: Path) -> None:
    with pytest.raises(OutputError, match=r"lies in .*, the folder of a log \(durable_log\)"):
        library.create(log / "below", "ffwd")
    assert not (log / "below").exists()


@pytest.mark.parametrize(
    "words",
    [
        ["queue", "append"],
        ["queue", "trim"],
        ["queue", "consumers", "--add", "x"],
        ["store", "archive"],
        ["store", "fold"],
    ],
    ids=" ".join,
)
def test_an_owner_s_verb_changes_no_log_of_another_kind(words: list[str], log: Path, segspec: Run) -> None:
    verb, *more = words[1:]
    before = contents(log.parent.parent)
    assert segspec(words[0], verb, log, *more).code in (1, 2)
    assert contents(log.parent.parent) == before
