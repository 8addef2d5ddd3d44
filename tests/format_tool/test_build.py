"""`segspec format build`: what is built reads as what was loaded does, and what cannot be built is named."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import segspec as library
from segspec.core.errors import Code
from segspec.custom import NoPackageError, UnsupportedSpecError, build_package
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format, part
from segspec.frames.building import module_text
from segspec.frames.compiled import CompiledLog
from segspec.frames.descriptor import built
from tests import needs
from tests.any_log.reading import SPECS
from tests.any_log.test_declarations import segment
from tests.cli.conftest import Run
from tests.conftest import ROOT
from tests.format_tool.projects import project, python

KAFKA = ROOT / "python" / "segspec_kafka"
PLAIN = {name: (SPECS / name).read_text() for name in ("plain.ksy", "plain.log.yaml")}
SMALL = """meta:
  id: small
  endian: le
-log:
  files: '{base:020}.small'
  number: number
  value: value
seq:
  - id: number
    type: u4
  - id: value
    size: 3
"""


@pytest.fixture(autouse=True)
def compiler() -> None:
    needs.npm("kaitai-struct-compiler")


@pytest.fixture
def imported(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path, str], Any]]:
    """Imports a module of a project."""

    def given(root: Path, module: str) -> Any:
        monkeypatch.syspath_prepend(root)
        return importlib.import_module(module)

    before = set(sys.modules)
    yield given
    for name in set(sys.modules) - before:
        if name.startswith(("segspec_plain", "segspec_small", "segspec_endless")):
            del sys.modules[name]
    built.cache_clear()


def seen(format: Format, path: Path) -> tuple[list[Any], list[str]]:
    """The records of a file, also behind damage, and what is wrong with it."""
    found: list[str] = []
    log = library.open(path, format=format)
    records = log.records(on_damage="skip", report=lambda finding: found.append(str(finding)))
    rows = [(record.position, record.offset, record.value) for record in records]
    return rows, found


def test_a_built_log_is_read_as_a_loaded_one(tmp_path: Path, imported: Callable[[Path, str], Any]) -> None:
    root = project(tmp_path / "p", "plain", PLAIN)
    assert build_package(root).problems == []
    imported(root, "segspec_plain")
    kind = type("Built", (built("segspec_plain.generated"),), {"name": "built"})
    loaded = declared.load(SPECS / "plain.log.yaml")
    content = segment("crc32", range(4))
    path = tmp_path / "note-00000000.log"
    for end in range(len(content) + 1):
        path.write_bytes(content[:end])
        assert seen(kind(), path) == seen(loaded, path), end
    for at in range(len(content)):
        path.write_bytes(content[:at] + bytes([content[at] ^ 0x11]) + content[at + 1 :])
        assert seen(kind(), path) == seen(loaded, path), at


def test_the_parsers_of_a_built_log_have_bounds(tmp_path: Path, imported: Callable[[Path, str], Any]) -> None:
    endless = (
        SMALL.replace("id: small", "id: endless")
        + """  - id: rest
    type: nothing
    repeat: until
    repeat-until: number == number + 1
types:
  nothing:
    instances:
      none:
        value: 1
"""
    )
    root = project(tmp_path / "p", "endless", {"endless.ksy": endless})
    assert build_package(root).problems == []
    imported(root, "segspec_endless")
    path = tmp_path / f"{0:020}.small"
    path.write_bytes(b"\0\0\0\0abc")
    with pytest.raises(library.SegspecError) as caught:
        list(library.open(path, format=built("segspec_endless.generated")()).records(on_damage="fail"))
    assert caught.value.code is Code.LIMIT_EXCEEDED
    assert "tick()" in (root / "segspec_endless/generated/debug/endless.py").read_text()


def test_a_package_has_a_reader_of_its_own(tmp_path: Path, imported: Callable[[Path, str], Any]) -> None:
    reader = """
from dataclasses import replace
from segspec.frames.reader import DeclaredReader

class Loud(DeclaredReader):
    def records(self, frame):
        rows, findings = super().records(frame)
        return [replace(row, value=row.value.upper()) for row in rows], findings
"""
    descriptor = """
from segspec.formats.contract.descriptor import part
from segspec.frames.descriptor import built

class Small(built("segspec_small.generated")):
    reader = part("reader:Loud")
"""
    root = project(tmp_path / "p", "small", {"small.ksy": SMALL}, reader=reader, descriptor=descriptor)
    assert build_package(root).problems == []
    format = imported(root, "segspec_small.descriptor").Small()
    (tmp_path / f"{7:020}.small").write_bytes(b"\7\0\0\0abc\x08\0\0\0def")
    log = library.open(tmp_path / f"{7:020}.small", format=format)
    assert [(record.offset, record.value) for record in log.records()] == [(7, b"ABC"), (8, b"DEF")]
    assert format.reader.__name__ == "Loud"


def test_what_is_built_twice_is_the_same_and_a_change_is_seen(segspec: Run, tmp_path: Path) -> None:
    root = project(tmp_path / "p", "small", {"small.ksy": SMALL})
    assert segspec("format", "build", root).code == 0
    before = {path: path.read_bytes() for path in root.rglob("*.*") if path.is_file() and path.suffix != ".so"}
    assert segspec("format", "build", root).code == 0
    assert segspec("format", "build", "--check", root).code == 0
    assert {path: path.read_bytes() for path in root.rglob("*.*") if path.is_file() and path.suffix != ".so"} == before
    (root / "ksy/small.ksy").write_text(SMALL.replace("size: 3", "size: 4"))
    done = segspec("format", "build", "--check", root)
    assert (done.code, done.out) == (1, "")
    assert "segspec_small/generated/log.py differs: run `segspec format build`\n" in done.err
    stale = root / "segspec_small/generated/layouts/gone.py"
    stale.write_text("")
    assert segspec("format", "build", root).code == 0
    assert not stale.exists()
    assert (root / "segspec_small/generated/small.md").read_text().startswith("# Small\n")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda root: (root / "pyproject.toml").unlink(), "is no project: it has no pyproject.toml"),
        (lambda root: (root / "pyproject.toml").write_text("[project"), "pyproject.toml: "),
        (lambda root: (root / "pyproject.toml").write_text("[project]\nname = 'x'"), "names no format"),
        (
            lambda root: (root / "pyproject.toml").write_text(
                '[project.entry-points."segspec.formats"]\na = "a:A"\nb = "b:B"\n'
            ),
            "names formats of several packages, a, b",
        ),
        (lambda root: (root / "segspec_small/__init__.py").unlink(), "has no package segspec_small"),
        (lambda root: (root / "ksy/small.ksy").unlink(), "has no specs (*.ksy)"),
    ],
)
def test_what_is_no_project_is_named(segspec: Run, tmp_path: Path, change: Callable[[Path], object], said: str) -> None:
    root = project(tmp_path / "p", "small", {"small.ksy": SMALL})
    change(root)
    done = segspec("format", "build", root)
    assert done.code == 2
    assert said in done.err
    assert not (root / "segspec_small/generated").exists()
    with pytest.raises(NoPackageError):
        build_package(root)


def test_what_somebody_else_made_is_not_replaced(segspec: Run, tmp_path: Path) -> None:
    root = project(tmp_path / "p", "small", {"small.ksy": SMALL})
    mine = root / "segspec_small/generated/mine.txt"
    mine.parent.mkdir()
    mine.write_text("mine")
    done = segspec("format", "build", root)
    assert (done.code, "was not made by segspec format build" in done.err) == (2, True)
    assert [path.name for path in mine.parent.iterdir()] == ["mine.txt"]
    mine.parent.rename(root / "elsewhere")
    mine.parent.symlink_to(root / "elsewhere")
    assert segspec("format", "build", root).code == 2
    assert [path.name for path in mine.parent.iterdir()] == ["mine.txt"]


NAMED_BADLY = "meta:\n  id: other\nseq:\n  - id: class\n    type: u1\n"


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("small.ksy", SMALL.replace("number: number", "number: numbr"), ":6: number: a frame has no field numbr"),
        ("small.ksy", SMALL.replace("type: u4", "type: u5"), "small.ksy:10: "),
        ("other.ksy", "meta: [", "other.ksy:1: "),
        ("other.ksy", NAMED_BADLY, "other.ksy: class: Python has no such name"),
        ("log.ksy", SMALL.replace("id: small", "id: log"), "log.ksy: log is what a generated package calls a part of"),
        ("other.log.yaml", "spec: small.ksy\nfiles: '*.x'\n", "several files declare a log: small.ksy, other.log.yaml"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_spec_is_named_with_its_line(
    segspec: Run, tmp_path: Path, file: str, text: str, said: str
) -> None:
    root = project(tmp_path / "p", "small", {"small.ksy": SMALL} | {file: text})
    done = segspec("format", "build", root)
    assert done.code == 2
    assert said in done.err
    assert not (root / "segspec_small/generated").exists()
    with pytest.raises(UnsupportedSpecError):
        build_package(root)


def test_without_the_compiler_that_is_said(segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = project(tmp_path / "p", "small", {"small.ksy": SMALL})
    monkeypatch.setenv("SEGSPEC_NODE", str(tmp_path))
    done = segspec("format", "build", root)
    assert (done.code, done.out) == (1, "")
    assert done.err == (
        f"segspec: no kaitai-struct-compiler in node_modules in {tmp_path} (SEGSPEC_NODE): "
        "npm install -g kaitai-struct-compiler@0.11.0\n"
    )


def test_without_pyyaml_that_is_said(tmp_path: Path) -> None:
    root = project(tmp_path / "p", "small", {"small.ksy": SMALL})
    code = f"import sys; sys.modules['yaml'] = None; sys.argv[1:] = ['format', 'build', {str(root)!r}]; "
    code += "from segspec.cli.main import main; sys.exit(main())"
    assert python("-c", code) == (1, "", "segspec: yaml is not installed: pip install 'segspec[compile]'\n")


@pytest.mark.parametrize("name", ["sqlite_wal.ksy", "leveldb_log.ksy", "plain.log.yaml", "parcels.ksy"])
def test_a_declaration_survives_as_text(name: str) -> None:
    compiled = declared.load(SPECS / name).__reduce__()[1][0]  # type: ignore[index]  # as it pickles
    assert isinstance(compiled, CompiledLog)
    made: dict[str, Any] = {}
    exec(module_text(compiled), made)
    assert made["LOG"] == compiled


def test_a_part_that_nobody_asks_for_is_refused(tmp_path: Path, imported: Callable[[Path, str], Any]) -> None:
    root = project(tmp_path / "p", "small", {"small.ksy": SMALL})
    build_package(root)
    imported(root, "segspec_small")
    with pytest.raises(TypeError, match="says raeder, which nobody asks for"):
        type("Small", (built("segspec_small.generated"),), {"raeder": part("reader:X")})


def test_what_is_committed_of_kafkas_package_is_what_its_specs_give() -> None:
    """Whatever order sets have in a process, which is another one in each run."""
    code, _, err = python("-m", "segspec", "format", "build", "--check", KAFKA)
    assert (code, err) == (0, "")
