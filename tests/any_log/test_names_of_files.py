"""A declaration whose file is called anything: it is data, an ordinary name just works, and nothing of a name runs."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

import pytest

from segspec.custom import UnsupportedSpecError
from segspec.formats import declared
from tests import needs
from tests.cli.conftest import Run

pytestmark = pytest.mark.node

SPEC = """meta:
  id: mylog
  endian: le
-log:
  files: '{base:020}.seg'
  frame: frames
  number: number
  value: value
  columns: COLUMNS
seq:
  - id: frames
    type: frame
    repeat: eos
types:
  frame:
    seq:
      - id: magic
        contents: ABCD
      - id: number
        type: u8
      - id: LENGTH
        type: u4
      - id: value
        size: LENGTH
"""
ORDINARY = {"a b": "a_b", "v1.2": "v1_2", "x'y": "x_y", "my-log": "my_log", "Events": "events", "2026": "log_2026"}
HOSTILE = (
    'x import y;""";__import__("os").system("touch RAN");"""#',
    'q"""+open("RAN","w").name+"""q',
    "a\nimport os; os.system('touch RAN')",
    "{frames}{0.__class__}%s\\",
    "$(touch RAN)`touch RAN`;touch RAN",
    "\u202egol\u2066\x1b]0;x\x07",
    "inv\udcff",
    "class",
    "os",
    "..",
    "x" * 240,
)


def written(folder: Path, name: str, columns: str = "[len]", length: str = "len", more: str = "") -> Path:
    """A spec of this name with a segment beside it."""
    needs.npm("kaitai-struct-compiler")
    frames = (b"ABCD" + i.to_bytes(8, "little") + b"\x02\0\0\0" + b"%02d" % i for i in range(20))
    (folder / f"{0:020}.seg").write_bytes(b"".join(frames))
    path = folder / f"{name}.ksy"
    text = SPEC.replace("COLUMNS", columns).replace("LENGTH", length)
    path.write_text(text.replace("-log:\n", f"-log:\n{more}"), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", ORDINARY)
def test_a_spec_of_an_ordinary_name_works_in_every_verb(
    segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    spec, log = written(tmp_path, name), f"{0:020}.seg"
    first = segspec("dump", "--limit", 1, "--output", "json", "--format", spec, log)
    assert (first.code, first.json) == (0, [{"offset": "0", "value": "3030", "len": "2"}])
    info = segspec("info", "--output", "json", "--format", spec, log)
    assert (info.code, info.json[0]["format"], info.json[0]["records"]) == (0, ORDINARY[name], "20")
    assert segspec("verify", "--format", spec, log).code == 0
    assert segspec("compile", spec, "-o", "form").code == 0
    assert declared.load(spec).name == ORDINARY[name]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_that_tries_to_be_code_is_read_like_any_other(
    segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    spec, log = written(tmp_path, name), f"{0:020}.seg"
    done = segspec("dump", "--limit", 1, "--output", "json", "--format", spec, log)
    assert (done.code, done.json) == (0, [{"offset": "0", "value": "3030", "len": "2"}])
    for verb in ("info", "verify"):
        done = segspec(verb, "--format", spec, log)
        assert done.code == 0
        assert all(line.isprintable() for line in (done.out + done.err).splitlines())
    assert segspec("compile", spec, "-o", "form").code == 0
    monkeypatch.syspath_prepend(tmp_path)
    for module in [each for each in sys.modules if each.partition(".")[0] == "form"]:
        monkeypatch.delitem(sys.modules, module)
    assert importlib.import_module("form").FORMAT.name == "mylog"
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted((log, spec.name, "form"))


@pytest.mark.parametrize(
    "title", ['x"""\nimport os; os.system("touch RAN")\n"""', "{frames}{0.__class__}\\", "\u202e\x1b[31m"]
)
def test_a_title_stands_in_no_code(segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    monkeypatch.chdir(tmp_path)
    spec = written(tmp_path, "titled", more=f"  title: {json.dumps(title)}\n")
    done = segspec("dump", "--limit", 1, "--output", "json", "--format", spec, f"{0:020}.seg")
    assert (done.code, len(done.json)) == (0, 1)
    assert not (tmp_path / "RAN").exists()


def test_columns_and_fields_may_have_names_that_python_keeps_for_itself(
    segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("class", "import", "def", "none", "count", "index", "row", "asked", "mro", "range", "data", "os")
    columns = ", ".join(f"{word}: class" for word in words)
    spec = written(tmp_path, "words", columns=f"{{{columns}}}", length="class")
    done = segspec("dump", "--limit", 1, "--output", "json", "--format", spec, f"{0:020}.seg")
    assert (done.code, done.json) == (0, [{"offset": "0", "value": "3030", **dict.fromkeys(words, "2")}])


@pytest.mark.parametrize("name", ["a" * 201, "a-b", "A", "1", "", "a;import os", "a\n"])
def test_a_name_that_is_written_down_and_is_none_is_refused_with_its_line(tmp_path: Path, name: str) -> None:
    spec = written(tmp_path, "named", more=f"  name: {json.dumps(name)}\n")
    with pytest.raises(UnsupportedSpecError, match=r":5: name: .* is no name: small letters"):
        declared.load(spec)
