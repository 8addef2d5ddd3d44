"""The released archive: every case with its bytes, the same bytes each time, read by a few lines in six languages."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # the package has no types

import segspec_conformance
from segspec.conformance.library import answer
from segspec.conformance.vectors import load, suite
from segspec.formats import NAMES
from tests import needs
from tests.cli.conftest import Run
from tests.conformance.small_suite import BOTH, CLEAN, vector, write_suite
from tests.helpers.patience import PATIENCE
from tests.helpers.sweeps import some

JSON = dict[str, Any]
READERS = ("python", "javascript", "go", "rust", "java", "erlang")


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of the whole suite, unpacked."""
    folder = tmp_path_factory.mktemp("archive")
    command = [sys.executable, "-m", "segspec.cli.main", "conformance", "archive", str(folder / "all.zip")]
    subprocess.run(command, check=True, capture_output=True)
    with ZipFile(folder / "all.zip") as archive:
        archive.extractall(folder)
    return folder / f"segspec-vectors-{suite().version}"


def cases(unpacked: Path, format: str) -> Iterator[JSON]:
    for path in sorted((unpacked / format).glob("*.json")):
        yield from json.loads(path.read_bytes())["cases"]


@pytest.mark.parametrize("format", NAMES)
def test_every_case_of_the_suite_is_there_with_its_bytes(unpacked: Path, format: str) -> None:
    found = list(cases(unpacked, format))
    questions = [one for section in load(formats=[format]) for each in section.vectors for one in each.questions]
    asked = [case for question in questions for case in question.cases()]
    assert [one["id"] for one in found] == [case.id for case in asked]
    for one, case in zip(found, asked, strict=True):
        assert one["request"] | {"seq": 3} == case.request(3)
    text = "".join(path.read_text() for path in (unpacked / format).glob("*.json"))
    assert not any(name in text for name in ('"every":', '"value_sha256":', '"sha256":', '"file":"files/'))


@pytest.mark.parametrize("format", [name for name in NAMES if name != "mojo"])  # its records have fields, not values
def test_long_values_are_those_that_a_reader_gives(unpacked: Path, format: str) -> None:
    checked = 0
    for case in cases(unpacked, format):
        records = case["expected"].get("records", ())
        long = any(len(one.get("value", "")) > 2048 for one in records)
        if long and case["judged"] == "exact" and case["request"]["cmd"] == "read" and "#" not in case["id"]:
            assert answer(case["request"] | {"seq": 0})["records"] == records, case["id"]
            checked += 1
    assert checked


def test_files_fit_the_schema(unpacked: Path) -> None:
    validator = Draft202012Validator(json.loads((unpacked / "expanded-1.schema.json").read_text()))
    checked = 0
    sections = [path for path in sorted(unpacked.glob("*/*.json")) if path.stat().st_size < 300_000]
    for folder in {path.parent for path in sections}:
        for path in some([path for path in sections if path.parent == folder], 6):
            errors = [error.message[:200] for error in validator.iter_errors(json.loads(path.read_bytes()))]
            assert errors == [], path
            checked += 1
    assert checked > 20


def test_hashes_name_every_file(unpacked: Path) -> None:
    lines = (unpacked / "SHA256SUMS").read_text().splitlines()
    named = {name: digest for digest, name in (line.split("  ") for line in lines)}
    files = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()}
    assert set(named) == files - {"SHA256SUMS"}
    for name, digest in named.items():
        assert sha256((unpacked / name).read_bytes()).hexdigest() == digest
    assert {"README.md", "PROTOCOL.md", "LICENSE", "CHANGELOG.md", "suite.json", "expanded-1.schema.json"} <= files


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = write_suite(tmp_path / "suite")
    for name in ("CHANGELOG.md", "LICENSE", "README.md"):
        shutil.copyfile(segspec_conformance.VECTORS / name, folder / name)
    monkeypatch.setattr(segspec_conformance, "VECTORS", folder)
    return folder


def test_the_same_suite_is_the_same_bytes_in_both_forms(segspec: Run, tmp_path: Path, small: Path) -> None:
    for ending in (".zip", ".tar.gz"):
        made = [tmp_path / f"{number}{ending}" for number in range(2)]
        for path in made:
            done = segspec("conformance", "archive", path)
            assert (done.code, done.err) == (0, "")
        assert made[0].read_bytes() == made[1].read_bytes()
    with ZipFile(tmp_path / "0.zip") as one, tarfile.open(tmp_path / "0.tar.gz") as other:
        assert one.namelist() == other.getnames()
        assert "segspec-vectors-1.1/durable_log/small.json" in one.namelist()
        for name in one.namelist():
            member = other.extractfile(name)
            assert member is not None
            assert one.read(name) == member.read()


def test_a_case_says_what_is_asked_expected_and_how_it_is_judged(segspec: Run, tmp_path: Path, small: Path) -> None:
    segspec("conformance", "archive", tmp_path / "a.zip")
    with ZipFile(tmp_path / "a.zip") as archive:
        section = json.loads(archive.read("segspec-vectors-1.1/durable_log/small.json"))
    by_id = {one["id"].split("/")[-1]: one for one in section["cases"]}
    assert len(by_id) == 107
    assert by_id["both"]["judged"] == "exact"
    assert by_id["both"]["expected"] == CLEAN
    assert (by_id["both#write"]["judged"], by_id["both#write"]["expected"]) == ("identical", {"hex": BOTH.hex()})
    assert by_id["magic-flipped#29.0"]["judged"] == "refused"
    assert by_id["flags-flipped#5.0"]["judged"] == "answered"
    assert by_id["cut-in-2#30"]["request"]["input"]["segment"]["hex"] == BOTH[:30].hex()
    assert by_id["index-missing"]["expected"] == {"findings": [{"code": "missing-index", "at": "0"}]}
    assert by_id["crc32-of-digits"]["expected"] == {"result": "cbf43926"}


def test_a_value_that_is_not_in_the_file_is_refused(
    segspec: Run, tmp_path: Path, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = {"offset": "0", "value_sha256": "0" * 64}
    stored = [vector("hashed", BOTH, CLEAN | {"records": [record]})]
    shutil.rmtree(small / "durable_log")
    write_suite(small, stored)
    done = segspec("conformance", "archive", tmp_path / "a.zip")
    assert done.code == 1
    assert "durable_log/small/hashed: no value in its files has the SHA-256 '0000" in done.err
    assert not (tmp_path / "a.zip").exists()


@pytest.mark.parametrize(
    ("name", "words"), [("a.rar", "ends neither in .zip nor in .tar.gz"), ("a.zip", "already exists")]
)
def test_an_archive_that_is_not_written(segspec: Run, tmp_path: Path, small: Path, name: str, words: str) -> None:
    (tmp_path / "a.zip").write_text("mine")
    done = segspec("conformance", "archive", tmp_path / name)
    assert done.code == 1
    assert words in done.err
    assert (tmp_path / "a.zip").read_text() == "mine"


def command(language: str, readers: Path, folder: Path) -> list[str]:
    """What runs the reader of a language that the archive has; compiled where that is needed."""
    if language == "python":
        return [sys.executable, str(readers / "read.py")]
    if language == "javascript":
        return [needs.program("node"), str(readers / "read.mjs")]
    if language == "go":
        return [needs.program("go"), "run", str(readers / "read.go")]
    if language == "erlang":
        return [needs.program("escript"), str(readers / "read.erl")]
    if language == "java":
        import pyspark

        (gson,) = Path(pyspark.__file__).parent.glob("jars/gson-*.jar")
        return [needs.program("java"), "-cp", str(gson), str(readers / "Read.java")]
    cargo = needs.program("cargo")
    (folder / "src").mkdir()
    shutil.copyfile(readers / "read.rs", folder / "src" / "main.rs")
    manifest = '[package]\nname = "read"\nversion = "1.0.0"\nedition = "2021"\n[dependencies]\nserde_json = "1"\n'
    (folder / "Cargo.toml").write_text(manifest)
    built = subprocess.run([cargo, "build", "-q"], cwd=folder, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return [str(folder / "target" / "debug" / "read")]


@pytest.mark.parametrize("language", READERS)
def test_a_reader_of_the_archive_names_what_fails(unpacked: Path, tmp_path: Path, language: str) -> None:
    """The reader that is there says of every file that it is empty and sound."""
    files = [unpacked / "durable_log" / name for name in ("cuts.json", "tails.json", "index.json")]
    failing, right = [], 0
    for case in (one for path in files for one in json.loads(path.read_bytes())["cases"]):
        if case["request"]["cmd"] == "read" and (case["judged"], case["level"]) == ("exact", "must"):
            expected = [case["expected"][name] for name in ("end", "valid_bytes", "records")]
            if expected == ["clean", "0", []]:
                right += 1
            else:
                failing.append(f"failed: {case['id']}")
    assert failing
    assert right
    run = [*command(language, unpacked / "readers", tmp_path), *map(str, files)]
    done = subprocess.run(run, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == failing
