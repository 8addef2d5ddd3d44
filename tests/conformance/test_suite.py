"""The suite's version: what is asked under an earlier one, what was withdrawn, and what a release promises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # the package has no types

import segspec_conformance
from segspec.conformance import vectors
from segspec.conformance.vectors import VectorsError, suite
from segspec.formats import NAMES
from tests.cli.conftest import Run
from tests.conformance import compare
from tests.conformance.small_suite import BOTH, CLEAN, GONE, SUITE, VECTORS, adapter, vector, write_suite
from tests.generator import released
from tests.generator.__main__ import release
from tests.generator.released import Promise, broken, digest, listed, lists

JSON = dict[str, Any]
LATER = vector("later", BOTH, CLEAN, since="1.1")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The small suite and a vector that came in 1.1, in place of the published one."""
    folder = write_suite(tmp_path / "suite", [*VECTORS, LATER])
    monkeypatch.setattr(segspec_conformance, "VECTORS", folder)
    return folder


def run(segspec: Run, tmp_path: Path, place: Path, *options: object):
    return segspec("conformance", "run", *options, "--", *adapter(tmp_path, vectors.load(place)))


def test_an_earlier_version_has_no_later_vector(segspec: Run, tmp_path: Path, place: Path) -> None:
    result = tmp_path / "result.json"
    done = run(segspec, tmp_path, place, "--suite", "1.0", "--json", result)
    assert done.code == 0
    assert "not asked: 1 that came after suite 1.0\n" in done.out
    assert done.lines[-1] == "test 1, suite 1.0: all 10 vectors passed (107 cases)"
    said = json.loads(result.read_text())
    assert said["suite"] == "1.0"
    assert LATER["id"] not in {one["id"] for one in said["vectors"]}


def test_without_a_version_all_are_asked(segspec: Run, tmp_path: Path, place: Path) -> None:
    result = tmp_path / "result.json"
    done = run(segspec, tmp_path, place, "--json", result)
    assert done.lines[-1] == "test 1, suite 1.1: all 11 vectors passed (108 cases)"
    assert json.loads(result.read_text())["suite"] == "1.1"


def test_only_later_vectors_are_nothing_to_ask(segspec: Run, tmp_path: Path, place: Path) -> None:
    done = run(segspec, tmp_path, place, "--suite", "1.0", "--run", "*/later")
    assert done.code == 2
    assert "no vector has this format, level and name" in done.err


def test_the_list_of_an_earlier_version(segspec: Run, place: Path) -> None:
    assert len(segspec("conformance", "list").lines) == len(VECTORS) + 1
    assert len(segspec("conformance", "list", "--suite", "1.0").lines) == len(VECTORS)


@pytest.mark.parametrize("verb", [("list",), ("run", "--", "true")])
def test_a_version_that_is_not_there(segspec: Run, place: Path, verb: tuple[str, ...]) -> None:
    done = segspec("conformance", verb[0], "--suite", "1.2", *verb[1:])
    assert done.code == 2
    assert "the suite has no version 1.2, only 1.0, 1.1" in done.err


def test_a_withdrawn_vector_is_explained_by_its_reason(segspec: Run, place: Path) -> None:
    done = segspec("conformance", "explain", GONE["id"])
    assert done.code == 1
    words = f"{GONE['id']} was withdrawn in 1.1: {GONE['reason']}; {GONE['instead']} asks it right"
    assert done.err == f"segspec: {words}\n"


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"version": "1.0", "earlier": [], "withdrawn": [{}]}'])
def test_a_folder_that_does_not_say_its_version(tmp_path: Path, content: str) -> None:
    (tmp_path / "suite.json").write_text(content)
    with pytest.raises(VectorsError, match="does not say which suite this is"):
        suite(tmp_path)


@pytest.mark.parametrize("stored", [SUITE, json.loads((segspec_conformance.VECTORS / "suite.json").read_text())])
def test_what_says_the_version_fits_its_schema(stored: JSON) -> None:
    schema = json.loads((segspec_conformance.VECTORS / "suite-1.schema.json").read_text())
    assert list(Draft202012Validator(schema).iter_errors(stored)) == []


@pytest.mark.parametrize("format", NAMES)
def test_each_vector_says_since_when_it_is_there(format: str) -> None:
    assert {one["since"] for one in compare.stored(format).values()} <= set(suite(segspec_conformance.VECTORS).versions)


def test_the_changelog_has_the_version() -> None:
    lines = (segspec_conformance.VECTORS / "CHANGELOG.md").read_text().splitlines()
    assert f"## {suite(segspec_conformance.VECTORS).version}" in lines


def test_no_release_is_broken() -> None:
    stored = [one for format in NAMES for one in compare.stored(format).values()]
    withdrawn = [one.id for one in suite(segspec_conformance.VECTORS).withdrawn]
    assert list(broken(stored, lists(), withdrawn)) == []


MADE = vector("made", BOTH, CLEAN, level="should")
RELEASED = {"1.0": {MADE["id"]: Promise("should", digest(MADE))}}


@pytest.mark.parametrize(
    ("now", "withdrawn", "words"),
    [
        ([MADE], [], None),
        ([MADE | {"comment": "In other words.", "level": "may", "rules": ["a.b.c"]}], [], None),
        ([MADE, LATER], [], None),
        ([], [MADE["id"]], None),
        ([], [], "is in 1.0, and gone"),
        ([MADE], [MADE["id"]], "was withdrawn, and is there"),
        ([MADE | {"level": "must"}], [], "is must, and should in 1.0: a level is never raised"),
        ([MADE | {"read": CLEAN | {"valid_bytes": "0"}}], [], "asks something else than in 1.0"),
        ([vector("made", BOTH[:-1], CLEAN, level="should")], [], "asks something else than in 1.0"),
        ([MADE | {"requires": ["checksum"]}], [], "asks something else than in 1.0"),
    ],
)
def test_a_release_stays_what_it_is(now: list[JSON], withdrawn: list[str], words: str | None) -> None:
    found = list(broken(now, RELEASED, withdrawn))
    assert len(found) == (words is not None)
    assert words is None or words in found[0]


def test_bytes_may_move_into_a_file() -> None:
    content = bytes.fromhex(MADE["input"]["segment"]["hex"])
    from hashlib import sha256

    stored = {"name": MADE["input"]["segment"]["name"], "file": "files/x.bin", "sha256": sha256(content).hexdigest()}
    assert digest(MADE | {"input": {"segment": stored}}) == digest(MADE)


def test_the_list_of_a_release_is_read_back(tmp_path: Path) -> None:
    (tmp_path / "1.10.txt").write_text(listed([MADE, LATER]))
    (tmp_path / "1.9.txt").write_text(listed([MADE]))
    assert list(lists(tmp_path)) == ["1.9", "1.10"]
    assert lists(tmp_path)["1.9"] == RELEASED["1.0"]


def test_a_release_is_written_down_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(released, "FOLDER", tmp_path / "released")
    assert release() == 0
    (file,) = (tmp_path / "released").iterdir()
    assert file.name == f"{suite(segspec_conformance.VECTORS).version}.txt"
    stored = {name: vector for format in NAMES for name, vector in compare.stored(format).items()}
    written = dict(released.lists(tmp_path / "released"))[file.stem]
    assert written == {name: Promise(one["level"], digest(one)) for name, one in stored.items()}
    assert release() == 1
