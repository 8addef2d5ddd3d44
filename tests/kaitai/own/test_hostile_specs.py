"""Specs of strangers: whatever they say is data. Nothing of it runs, and what is refused is named with its line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import segspec
from segspec.core.errors import Code, Finding, SegspecError
from segspec.custom import CompilerMissingError, UnsupportedSpecError
from segspec.parsing import effort
from segspec.storage import private_cache
from segspec_kaitai.ksc import compiler as ksc
from segspec_kaitai.own import compiling, generated, grammar, renaming
from segspec_kaitai.own import kept_kernel as kept
from segspec_kaitai.own.tokens import wrong_with
from segspec_kaitai.programs import bounded
from segspec_kaitai.spec import source as specs
from tests import needs
from tests.kaitai.own.conftest import SPECS, Made

pytestmark = pytest.mark.node

SENTINEL = "PWNED"
CALL = f"__import__('os').system('touch {SENTINEL}')"
ENCODING = "is not an encoding that Python decodes"
HEAD = "meta:\n  id: made\n  endian: le\n"
SEQ = "seq:\n  - id: a\n    type: u1\n"


@pytest.fixture
def folder(tmp_path: Path, own: Made, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, where a spec that runs something would leave a file."""
    own("tlv")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def compiled(text: str, *, name: str = "made") -> object:
    Path(f"{name}.ksy").write_text(text, encoding="utf-8")
    try:
        return segspec.compile(f"{name}.ksy", rows="")
    finally:
        assert not Path(SENTINEL).exists()


def refused(text: str) -> UnsupportedSpecError:
    with pytest.raises(UnsupportedSpecError) as caught:
        compiled(text)
    assert isinstance(caught.value, SegspecError)
    assert all(problem.path == "made.ksy" for problem in caught.value.problems)
    return caught.value


TEXTS = (
    f'x""" + str({CALL}) + """',
    f"x''' + str({CALL}) + '''",
    f'x"""\n    {CALL}\n    """',
    r"a name that Python looks up: \N{no such name} and \x and \u12",
    "ends with a backslash \\",
    "\u202e right to left, \u2028 a line of its own, \x85",
)


@pytest.mark.parametrize("text", TEXTS)
def test_texts_for_people_never_reach_the_parsers(folder: Path, text: str) -> None:
    quoted = json.dumps(text)
    places = f"meta:\n  id: made\n  title: {quoted}\n  license: {quoted}\n  -webide-icon: {quoted}\ndoc: {quoted}\n"
    places += f"doc-ref: [{quoted}]\nto-string: {quoted}\n-python: {quoted}\n{SEQ}    doc: {quoted}\n"
    places += f"    -orig-id: {quoted}\n    enum: e\nenums:\n  e:\n    1:\n      id: one\n      doc: {quoted}\n"
    made = compiled(places)
    assert isinstance(made, segspec.custom.OwnFormat)
    assert made.schema.names == ["a"]
    Path("file").write_bytes(b"\1")
    assert list(made.open("file").records()) == [{"a": 1}]


def field(text: str) -> str:
    return f"{HEAD}seq:\n  - id: a\n    type: u1\n{text}"


def computed(expression: str) -> str:
    return f"{HEAD}seq:\n  - id: k\n    type: u8\ninstances:\n  b:\n    value: {json.dumps(expression)}\n"


NO_NAMES = (
    "x = 1",
    "x\ny",
    "x'",
    'x"',
    "__import__",
    "_io",
    "X",
    "é",
    "\uff45val",
    "x" * (grammar.MOST_NAME + 1),
    "",
    "1",
)

CASES: dict[str, tuple[str, str]] = {
    **{f"id {n!r}": (f"{HEAD}seq:\n  - id: {json.dumps(n)}\n    type: u1\n", "") for n in NO_NAMES},
    **{f"type {n!r}": (f"{HEAD}{SEQ}types:\n  {json.dumps(n)}:\n    seq: []\n", "") for n in NO_NAMES},
    **{f"instance {n!r}": (f"{HEAD}{SEQ}instances:\n  {json.dumps(n)}:\n    value: a\n", "") for n in NO_NAMES},
    **{f"member {n!r}": (f"{HEAD}{SEQ}enums:\n  e:\n    1: {json.dumps(n)}\n", "") for n in NO_NAMES},
    **{f"enum {n!r}": (f"{HEAD}{SEQ}enums:\n  {json.dumps(n)}:\n    1: one\n", "") for n in NO_NAMES},
    **{f"parameter {n!r}": (f"{HEAD}{SEQ}params:\n  - id: {json.dumps(n)}\n    type: u1\n", "") for n in NO_NAMES},
    "number of an enum": (f"{HEAD}{SEQ}enums:\n  e:\n    {json.dumps(CALL)}: one\n", "is no number of an enum"),
    "number beyond 64 bits": (f"{HEAD}{SEQ}enums:\n  e:\n    {1 << 70}: one\n", "more than 64 bits"),
    "one member twice": (f"{HEAD}{SEQ}enums:\n  e:\n    1: one\n    0x1: two\n", "stands in the enum twice"),
    "two types of one class": (f"{HEAD}{SEQ}types:\n  a_b:\n    seq: []\n  a__b:\n    seq: []\n", "name of another"),
    "call": (field(f"    if: {json.dumps(CALL)}\n"), "no word of an expression"),
    "dunder": (field("    if: a.__class__ == a\n"), "no word of an expression"),
    "walrus": (field("    if: '(b := a) == 1'\n"), "no word of an expression"),
    "lambda": (field("    if: '(lambda: 1)() == 1; 2'\n"), "no word of an expression"),
    "comment": (field("    if: 'a # b'\n"), "no word of an expression"),
    "bracket": (field("    if: 'a) + (1'\n"), "closes a bracket that is not open"),
    "brackets": (field("    if: '" + "(" * 200 + "a" + ")" * 200 + "'\n"), "brackets within each other"),
    "long": (field("    if: '" + "a + " * 9000 + "a'\n"), "more than 16000 characters"),
    "many operators": (field("    if: '" + "a == 1 and " * 60 + "a == 1'\n"), "more than 100 operators"),
    "conditions in each other": (field("    if: '" + "a == 0 ? 0 : " * 60 + "1'\n"), "more than 100 operators"),
    "signs": (field("    if: '" + "-" * 200 + "a'\n"), "more than 100 operators"),
    "values of any-of": (field(f"    valid:\n      any-of: [{'1,' * 300}]\n"), "300 values: at most 256"),
    "many cases": (
        f"{HEAD}{SEQ}  - id: b\n    type:\n      switch-on: a\n      cases:\n"
        + "".join(f"        {number}: u1\n" for number in range(4000)),
        "a switch of 4000 cases: at most 256",
    ),
    "call in a format string": (computed('f"{' + CALL + '}"'), "no word of an expression"),
    "brackets of a format string": (field('    if: \'f"{a)}" == "1"\'\n'), "closes a bracket that is not open"),
    "format string without end": (field('    if: \'f"{a" == "1"\'\n'), "an invalid text"),
    "newline in a text": (field("    if: \"a == 'x\\ny'\"\n"), "no word of an expression"),
    "tag in a text": (field("    if: \"a == '\U000e0041'\"\n"), "an invalid text"),
    "size": (f"{HEAD}seq:\n  - id: a\n    size: {json.dumps(CALL)}\n", "no word of an expression"),
    "position": (f"{HEAD}{SEQ}instances:\n  b:\n    pos: {json.dumps(CALL)}\n    type: u1\n", "no word"),
    "stream": (f"{HEAD}{SEQ}instances:\n  b:\n    io: {json.dumps(CALL)}\n    pos: 0\n    type: u1\n", "no word"),
    "until": (field(f"    repeat: until\n    repeat-until: {json.dumps(CALL)}\n"), "no word"),
    "valid": (field(f"    valid:\n      expr: {json.dumps(CALL)}\n"), "no word"),
    "any-of": (field(f"    valid:\n      any-of: [1, {json.dumps(CALL)}]\n"), "no word"),
    "switch": (
        f"{HEAD}seq:\n  - id: a\n    type:\n      switch-on: {json.dumps(CALL)}\n      cases: {{}}\n",
        "no word",
    ),
    "case": (
        f"{HEAD}seq:\n  - id: a\n    type:\n      switch-on: 1\n      cases:\n        {json.dumps(CALL)}: u1\n",
        "no word",
    ),
    "type": (f"{HEAD}seq:\n  - id: a\n    type: {json.dumps(f'x({CALL})')}\n", "no word"),
    "argument": (f'{HEAD}seq:\n  - id: a\n    type: "u1; import os"\n', "no word"),
    "enum of a field": (field(f"    enum: {json.dumps(CALL)}\n"), "no name of an enum"),
    "repeat": (field(f"    repeat: {json.dumps(CALL)}\n"), "none of eos, expr and until"),
    "process": (f"{HEAD}seq:\n  - id: a\n    size: 1\n    process: os.system('touch {SENTINEL}')\n", "is a program"),
    "process of a module": (f"{HEAD}seq:\n  - id: a\n    size: 1\n    process: my.module.func\n", "is a program"),
    "process without its argument": (f"{HEAD}seq:\n  - id: a\n    size: 1\n    process: xor\n", "takes an argument"),
    "process with an argument": (f"{HEAD}seq:\n  - id: a\n    size: 1\n    process: zlib(1)\n", "takes no argument"),
    "process that is none": (f"{HEAD}seq:\n  - id: a\n    size: 1\n    process: '(1)'\n", "is no process"),
    "argument of a process": (f"{HEAD}seq:\n  - id: a\n    size: 1\n    process: xor({CALL})\n", "no word"),
    "encoding": (f"{HEAD}seq:\n  - id: a\n    type: strz\n    encoding: {json.dumps(CALL)}\n", ENCODING),
    **{
        f"codec {name}": (f"{HEAD}seq:\n  - id: a\n    type: strz\n    encoding: {name}\n", ENCODING)
        for name in ("unicode_escape", "Raw-Unicode-Escape", "idna", "punycode", "rot13", "zlib", "base64", "mbcs")
    },
    "codec of an expression": (computed("[65].as<bytes>.to_s('punycode')"), ENCODING),
    "encoding of all": (f"meta:\n  id: made\n  encoding: {json.dumps(CALL)}\n{SEQ}", ENCODING),
    "order": (f"meta:\n  id: made\n  endian: {json.dumps(CALL)}\n{SEQ}", "neither le nor be"),
    "id of the spec": (f"meta:\n  id: {json.dumps(CALL)}\n{SEQ}", "is no name"),
    "version": (f"meta:\n  id: made\n  ks-version: {json.dumps(CALL)}\n{SEQ}", "is no version"),
    "opaque types": (
        f"meta:\n  id: made\n  ks-opaque-types: true\n{SEQ}  - id: b\n    type: os\n",
        "no spec describes the type os, so that it is a program",
    ),
    "terminator": (f"{HEAD}seq:\n  - id: a\n    type: strz\n    terminator: {json.dumps(CALL)}\n", "is no byte"),
    "padding": (f"{HEAD}seq:\n  - id: a\n    size: 4\n    pad-right: 256\n", "is no byte"),
    "contents": (f"{HEAD}seq:\n  - id: a\n    contents: [1, 999]\n", "neither a byte nor a text"),
    "many contents": (f"{HEAD}seq:\n  - id: a\n    contents: {'x' * 70000}\n", "more than 65536 bytes"),
    "unknown key": (f"{HEAD}{SEQ}constructor: 1\n", "is no key of a structure"),
    "prototype": (f"{HEAD}{SEQ}__proto__:\n  seq: []\n", "is no key of a structure"),
    "sequence that is none": (f"{HEAD}seq: 1\n", "seq is a list"),
    "field that is none": (f"{HEAD}seq: [1]\n", "a field is a mapping"),
    "enums that are none": (f"{HEAD}{SEQ}enums: [1]\n", "enums are a mapping"),
    "meta that is none": ("meta: 1\nseq: []\n", "meta is a mapping"),
}


@pytest.mark.parametrize("name", CASES)
def test_what_has_no_meaning_in_a_spec_is_refused_with_its_line(folder: Path, name: str) -> None:
    text, words = CASES[name]
    error = refused(text)
    assert words in str(error)
    assert all(problem.line for problem in error.problems)


CHAIN = "".join(f"  b{number}:\n    value: b{number + 1} + 1\n" for number in range(300)) + "  b300:\n    value: k\n"

NOT_COMPUTED: dict[str, tuple[str, str]] = {
    "shift by all bits": (computed("k << 64"), "a shift to the left by 64 bits or more"),
    "shift of a number by all bits": (computed("1 << 64"), "a shift to the left by 64 bits or more"),
    "shift by a negative number": (computed("k >> -1"), "a shift by a negative number"),
    "division by 0": (computed("k / 0"), "a division by 0"),
    "rest of a division by 0": (computed("k % (1 - 1)"), "a division by 0"),
    "values by way of each other": (computed("b0").replace("instances:\n", f"instances:\n{CHAIN}"), "so many others"),
}


@pytest.mark.parametrize("name", NOT_COMPUTED)
def test_what_no_kernel_computes_is_left_to_the_parser_with_its_bounds(folder: Path, name: str) -> None:
    text, words = NOT_COMPUTED[name]
    made = compiled(text)
    assert isinstance(made, segspec.custom.OwnFormat)
    assert made.lane == "parser"
    assert any(words in str(problem) for problem in made.why)
    Path("file").write_bytes(b"\1" * 8)
    told: list[Finding] = []
    rows = list(made.open("file").records(report=told.append))
    assert rows or told
    assert all((row["b"] is None) == bool(told) for row in rows)
    assert all(finding.field == "b" for finding in told)


def test_a_switch_on_a_byte_may_have_all_its_cases_and_any_of_all_its_values(folder: Path) -> None:
    cases = "".join(f"        {number}: u{1 + number % 2}\n" for number in range(256))
    values = ", ".join(map(str, range(256)))
    made = compiled(
        f"{HEAD}seq:\n  - id: k\n    type: u1\n    valid:\n      any-of: [{values}]\n"
        f"  - id: v\n    type:\n      switch-on: k\n      cases:\n{cases}"
    )
    assert isinstance(made, segspec.custom.OwnFormat)
    Path("file").write_bytes(b"\xff\x01\x02\xfe\x03")
    assert list(made.open("file").records()) == [{"k": 255, "v": 0x201}, {"k": 254, "v": 3}]


@pytest.mark.parametrize("error", [RecursionError, SyntaxError("too many nested parentheses"), MemoryError])
def test_what_is_too_deep_for_python_is_a_limit_of_the_spec(
    folder: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr("segspec_kaitai.own.format.Shape", fail)
    found = refused(f"{HEAD}{SEQ}")
    assert found.code is Code.LIMIT_EXCEEDED
    assert str(found) == "made.ksy: what it says is nested deeper than a reader can be made of"


YAML_CASES: dict[str, tuple[str, str]] = {
    "tag": (f"{HEAD}{SEQ}x: !!python/object/apply:os.system ['touch {SENTINEL}']\n", "has no meaning in a spec"),
    "tag of a name": (f"{HEAD}{SEQ}x: !!python/name:os.system ''\n", "has no meaning in a spec"),
    "binary": (f"{HEAD}{SEQ}x: !!binary aGk=\n", "has no meaning in a spec"),
    "truth that is none": (f"{HEAD}{SEQ}x: !!bool perhaps\n", "not YAML"),
    "number that is none": (f"{HEAD}{SEQ}x: !!int many\n", "not YAML"),
    "a long number": (f"{HEAD}{SEQ}x: {'9' * 10000}\n", "not YAML"),
    "merge": (f"{HEAD}{SEQ}types:\n  a: &a\n    seq: []\n  b:\n    <<: *a\n", "<< is no key"),
    "key twice": (f"{HEAD}{SEQ}seq: []\n", "stands here twice"),
    "key that is a list": (f"{HEAD}{SEQ}? [1, 2]\n: 3\n", "a key that is not a text"),
    "cycle": (f"{HEAD}{SEQ}types: &t\n  a: *t\n", "something that it lies in"),
    "cycle of a list": (f"{HEAD}seq: &s\n  - *s\n", "something that it lies in"),
    "surrogate": (f'{HEAD}{SEQ}doc: "\\uD800"\n', "surrogate"),
    "deep": (f"{HEAD}{SEQ}x: {'[' * 100000}\n", "more than 64 levels"),
    "deep in lines": (f"{HEAD}{SEQ}x:\n" + "".join(" " * n + "- \n" for n in range(2, 90)), ""),
    "bomb": (
        HEAD + "a0: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]\n" for n in range(1, 40)) + SEQ,
        "more than 50000 nodes",
    ),
    "many nodes": (f"{HEAD}{SEQ}x: [{'1,' * 60000}]\n", "more than 50000 nodes"),
    "two documents": (f"{HEAD}{SEQ}---\n{HEAD}", "not YAML"),
    "large": (f"{HEAD}{SEQ}doc: {'x' * (1 << 20)}\n", "at most 1048576 bytes"),
    "control": (f"{HEAD}{SEQ}doc: a\0b\n", "not YAML"),
}


@pytest.mark.parametrize("name", YAML_CASES)
def test_yaml_is_no_more_than_a_tree_of_bounded_size(folder: Path, name: str) -> None:
    text, words = YAML_CASES[name]
    assert words in str(refused(text))


def test_bytes_that_are_no_text_are_refused(folder: Path) -> None:
    Path("made.ksy").write_bytes(HEAD.encode() + b"doc: \xff\xfe\n")
    with pytest.raises(UnsupportedSpecError, match="not YAML"):
        segspec.compile("made.ksy")


def test_contents_are_bytes_whatever_quotes_they_hold(folder: Path) -> None:
    text = '"\'""" + x\\\n\\N{DASH}é'
    made = compiled(f"{HEAD}seq:\n  - id: m\n    contents: {json.dumps(text)}\n  - id: a\n    type: u1\n")
    assert isinstance(made, segspec.custom.OwnFormat)
    Path("file").write_bytes(text.encode() + b"\7")
    assert list(made.open("file").records()) == [{"a": 7}]


def test_texts_of_expressions_are_texts(folder: Path) -> None:
    quoted = json.dumps('\'\\N{DASH}"""\' == t or a == 1')
    text = f"{HEAD}seq:\n  - id: t\n    type: strz\n    encoding: UTF-8\n  - id: a\n    type: u1\n    valid:\n"
    made = compiled(f"{text}      expr: {quoted}\n")
    assert isinstance(made, segspec.custom.OwnFormat)
    Path("file").write_bytes(b"x\0\1")
    assert list(made.open("file").records()) == [{"t": "x", "a": 1}]


def doubling(count: int) -> str:
    rows = [
        f"  t{n}:\n    seq:\n" + "".join(f"      - {{id: {x}, type: t{n + 1}}}\n" for x in "ab") for n in range(count)
    ]
    last = f"  t{count}:\n    seq:\n      - id: x\n        type: u1\n"
    return f"{HEAD}seq:\n  - id: a\n    type: t0\ntypes:\n{''.join(rows)}{last}"


def chained(count: int) -> str:
    rows = [f"  t{n}:\n    seq:\n      - {{id: a, type: t{n + 1}}}\n" for n in range(count)]
    return f"{HEAD}seq:\n  - id: a\n    type: t0\ntypes:\n{''.join(rows)}  t{count}:\n    seq: []\n"


def test_small_types_do_not_stand_for_endless_work(folder: Path) -> None:
    for text in (doubling(18), chained(200)):
        made = compiled(text)
        assert isinstance(made, segspec.custom.OwnFormat)
        assert made.lane == "parser"
        assert len(str(made.schema)) < 1 << 20
    error = refused(chained(1200))
    assert "at most 1000 structures" in str(error)
    assert error.code is Code.LIMIT_EXCEEDED


def test_a_parser_is_stopped_at_its_bounds(folder: Path) -> None:
    with effort.bounded(ticks=2):
        effort.tick()
        assert effort.budget.ticks == 1
        effort.sized(b"x" * effort.TICK_BYTES)
        assert effort.budget.ticks == 0
        with pytest.raises(effort.TooMuchWorkError, match="more work than a file of this size is worth"):
            effort.tick()
    effort.tick()
    for operation in (
        lambda: effort.shift(1, 1 << 40),
        lambda: effort.multiply(1 << 4000, 1 << 4000),
        lambda: effort.add("x" * effort.MOST_LENGTH, "x"),
    ):
        with pytest.raises(effort.TooMuchWorkError):
            operation()
    with pytest.raises(TypeError):
        effort.multiply("x", 1 << 40)
    assert effort.add(1, 2) == 3


# Where specs and compilers come from


def test_a_compiler_beside_the_spec_or_in_the_current_folder_is_not_run(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trojan = folder / "node_modules" / "kaitai-struct-compiler"
    trojan.mkdir(parents=True)
    (trojan / "package.json").write_text('{"name": "kaitai-struct-compiler", "version": "0.11.0", "main": "index.js"}')
    (trojan / "index.js").write_text(f"require('fs').writeFileSync({json.dumps(str(folder / SENTINEL))}, '')")
    monkeypatch.delenv(compiling.VARIABLE, raising=False)
    compiling.compiled_once.cache_clear()
    compiled(HEAD + SEQ)
    assert compiling.compiler_folder() != folder
    monkeypatch.setattr(compiling, "beside_the_installation", list[Path])
    with pytest.raises(CompilerMissingError, match="npm install -g"):
        compiling.compiler_folder()


def test_a_node_of_the_current_folder_is_not_run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "node").write_text(f"#!/bin/sh\ntouch {SENTINEL}\n")
    (folder / "node").chmod(0o755)
    monkeypatch.setenv("PATH", f".{os.pathsep}{os.pathsep}bin")
    assert bounded.program("node") is None


OTHER = "meta:\n  id: other\nseq:\n  - id: b\n    type: u1\n"


def importing(name: str) -> str:
    return f"meta:\n  id: made\n  imports: [{json.dumps(name)}]\nseq:\n  - id: o\n    type: other\n"


@pytest.mark.parametrize("name", ["../other", "/tmp/other", "a/../../other", "other\n", "os", "./other", "Other", ""])
def test_imports_stay_below_the_folder_of_the_spec(folder: Path, name: str) -> None:
    (folder / "specs").mkdir()
    (folder / "other.ksy").write_text(OTHER)
    (folder / "specs" / "made.ksy").write_text(importing(name))
    with pytest.raises(UnsupportedSpecError, match="import of "):
        segspec.compile("specs/made.ksy")


def test_a_link_does_not_lead_an_import_out_of_the_folder(folder: Path) -> None:
    (folder / "specs").mkdir()
    (folder / "other.ksy").write_text(OTHER)
    (folder / "specs" / "other.ksy").symlink_to(folder / "other.ksy")
    (folder / "specs" / "made.ksy").write_text(importing("other"))
    with pytest.raises(UnsupportedSpecError, match="outside the spec's folder and the import paths"):
        segspec.compile("specs/made.ksy", "")


def test_an_import_may_lie_below_the_spec_or_below_a_named_path(folder: Path) -> None:
    (folder / "specs" / "sub").mkdir(parents=True)
    (folder / "more").mkdir()
    (folder / "specs" / "sub" / "other.ksy").write_text(OTHER)
    (folder / "specs" / "made.ksy").write_text(importing("sub/other"))
    assert segspec.compile("specs/made.ksy", "").schema.names == ["o"]
    (folder / "specs" / "sub" / "other.ksy").rename(folder / "more" / "other.ksy")
    (folder / "specs" / "made.ksy").write_text(importing("other"))
    assert segspec.compile("specs/made.ksy", "", import_paths=["more"]).schema.names == ["o"]
    with pytest.raises(UnsupportedSpecError, match="there is no other"):
        segspec.compile("specs/made.ksy", "")


def test_an_absolute_import_lies_below_a_named_path_only(folder: Path) -> None:
    (folder / "specs" / "common").mkdir(parents=True)
    (folder / "more" / "common").mkdir(parents=True)
    (folder / "specs" / "common" / "other.ksy").write_text(OTHER.replace("id: b", "id: beside"))
    (folder / "more" / "common" / "other.ksy").write_text(OTHER)
    (folder / "specs" / "made.ksy").write_text(importing("/common/other"))
    assert segspec.compile("specs/made.ksy", "", import_paths=["more"]).schema.names == ["o"]
    with pytest.raises(UnsupportedSpecError, match=r"there is no common/other.ksy below an import path"):
        segspec.compile("specs/made.ksy", "")


def test_imports_in_a_circle_are_read_once(folder: Path) -> None:
    (folder / "other.ksy").write_text("meta:\n  id: other\n  imports: [made]\nseq:\n  - id: b\n    type: u1\n")
    made = compiled(importing("other"))
    assert isinstance(made, segspec.custom.OwnFormat)


def test_a_fifo_is_no_import(folder: Path) -> None:
    os.mkfifo(folder / "other.ksy")
    assert "there is no other.ksy" in str(refused(importing("other")))


# The second lock: what was made of a spec is looked at before it runs


def parser_text(folder: Path) -> tuple[str, str, generated.Names]:
    Path("made.ksy").write_text(HEAD + SEQ)
    made = compiling.compile_spec(Path("made.ksy"))
    return compiling.finder().texts[f"{made.package}.made"], made.package, generated.names_of(made.specs.values())


@pytest.mark.parametrize(
    "added",
    [
        "import os",
        "from os import system",
        "import kaitaistruct as k",
        "x = 1",
        "print(1)",
        f"{CALL}",
        "class Made(KaitaiStruct):\n    def a(self):\n        pass",
        "class Made(KaitaiStruct):\n    @property\n    def a(self):\n        return open('x')",
        "class Made(KaitaiStruct):\n    @property\n    def a(self):\n        return self.__class__",
        "class Made(KaitaiStruct):\n    @property\n    def a(self):\n        return kaitaistruct.sys",
        "class Made(KaitaiStruct):\n    @property\n    def a(self):\n        return self.a(1)",
        "class Made(KaitaiStruct):\n    @property\n    def a(self):\n        return [x for x in self.a]",
        "class Made(KaitaiStruct):\n    @property\n    def a(self):\n        return (lambda: 1)()",
        "class Made(KaitaiStruct):\n    @property\n    def a(self):\n        return f'{self.a}'",
        "class Made(KaitaiStruct):\n    @property\n    def a(self):\n        return getattr(self, '__dict__')",
        "class Made(KaitaiStruct):\n    @property\n    def a(self):\n        return getattr(kaitaistruct, '_m_a')",
        "class Made(KaitaiStruct):\n    @property\n    def a(self, x=print(1)):\n        return 1",
        "class Made(KaitaiStruct, metaclass=print):\n    pass",
        "class Made(print()):\n    pass",
        "class Made(KaitaiStruct):\n    a = print(1)",
        "class Made(KaitaiStruct):\n    '''text'''",
        "@print\nclass Made(KaitaiStruct):\n    pass",
        "class Made(KaitaiStruct):\n    def _read(self):\n        KaitaiStream.pos = 1",
        "class Made(KaitaiStruct):\n    def _read(self):\n        global x",
        "class Made(KaitaiStruct):\n    def _read(self):\n        raise SystemExit(1)",
        "class Made(KaitaiStruct):\n    def _read(self):\n        KaitaiStream.from_file('x')",
        "class Made(KaitaiStruct):\n    def _read(self):\n        super(Made, self).__getattribute__('x')",
        "if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):\n    raise Exception(print(1))",
    ],
)
def test_a_module_of_parsers_has_nothing_but_parsers(folder: Path, added: str) -> None:
    text, package, names = parser_text(folder)
    generated.check(text, package, names)
    with pytest.raises(generated.ForeignCodeError, match="which no parser needs: it is not run"):
        generated.check(f"{text}\n{added}\n", package, names)


def test_what_the_compiler_itself_does_not_expect_is_a_problem_of_the_spec(folder: Path) -> None:
    error = refused(field("    valid:\n      in-enum: true\n"))
    assert "made.ksy" in str(error)
    assert "EnumType" in str(error)


@pytest.mark.parametrize("text", ["(" * 10000, "x = (", "\0", "-" * 100000 + "1"])
def test_what_is_no_python_is_not_run(text: str) -> None:
    with pytest.raises(generated.ForeignCodeError):
        generated.check(text, "p", generated.names_of([]))


GENERATED = specs.ROOT / "generated" / "kernels" / "segspec_kernels"
KERNELS = sorted(path for path in GENERATED.glob("[a-z]*_*.py") if not path.stem.endswith("_pack"))


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_every_kernel_of_ours_has_nothing_but_what_a_kernel_has(path: Path) -> None:
    text = path.read_text()
    generated.check_kernel(text)
    with pytest.raises(generated.ForeignCodeError):
        generated.check_kernel(f"{text}\nimport os\n")


@pytest.mark.parametrize(
    "added",
    [
        "import os",
        "from segspec.cli import main",
        "from segspec_kernels.runtime import *",
        "X = print(1)",
        "x = 1",
        "print(1)",
        "@print\ndef f(data: Bytes) -> int:\n    return 1",
        "def f(data: Bytes = print(1)) -> int:\n    return 1",
        "def f(data: Bytes) -> int:\n    return open('x')",
        "def f(data: Bytes) -> int:\n    return data.obj",
        "def f(data: Bytes) -> int:\n    return __builtins__",
        "def f(data: print(1)) -> int:\n    return 1",
        "def f(data: Bytes) -> print(1):\n    return 1",
        "class C(NamedTuple):\n    a: print(1)",
        "from segspec_log_x import scan",
        "def f(data: Bytes) -> int:\n    return [x for x in data]",
        "def f(data: Bytes) -> int:\n    return read_u1(data, position=1)",
        "class C(print):\n    pass",
        "class C(NamedTuple):\n    a: int = print(1)",
        "(",
    ],
)
def test_a_kernel_has_nothing_but_functions_over_numbers(folder: Path, added: str) -> None:
    Path("made.ksy").write_text(HEAD + SEQ)
    text = segspec.compile("made.ksy", "").source
    generated.check_kernel(text)
    with pytest.raises(generated.ForeignCodeError, match="which no parser needs: it is not run"):
        generated.check_kernel(f"{text}\n{added}\n")


def test_a_compiler_that_is_led_astray_is_found_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a text of the spec had come through to the parsers."""

    def astray(*arguments: object, **more: object) -> ksc.Compiled:
        done = ksc.compile_specs(*arguments, **more)  # type: ignore[arg-type]
        for files in done.files.values():
            for made in files.values():
                made |= {name: f"{text}\n{CALL}\n" for name, text in made.items()}
        return done

    monkeypatch.setattr(compiling, "compile_specs", astray)
    assert "which no parser needs" in str(refused(HEAD + SEQ + "  - id: astray\n    type: u2\n"))


# Bounds of compilers


def program(tmp_path: Path, text: str) -> list[str]:
    (tmp_path / "program.py").write_text(text)
    return [sys.executable, "-S", str(tmp_path / "program.py")]


def test_a_program_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    hang = program(tmp_path, "import os, time\nos.fork()\nprint(os.getpid(), flush=True)\ntime.sleep(600)\n")
    with pytest.raises(bounded.TooMuchError, match="was ended after"):
        bounded.run(hang, b"", None, 0.5, 1 << 20)


def test_a_program_that_writes_too_much_is_ended(tmp_path: Path) -> None:
    flood = program(tmp_path, "import sys\nwhile True: sys.stderr.write('x' * 65536)\n")
    with pytest.raises(bounded.TooMuchError, match="wrote more than 1 MiB"):
        bounded.run(flood, b"x" * (1 << 20), None, 60, 1 << 20)


def test_a_compiler_that_hangs_is_a_clear_error(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ksc, "SECONDS", 0.01)
    error = refused(HEAD + SEQ + "  - id: hangs\n    type: u2\n")
    assert "kaitai-struct-compiler was ended after 0.01 seconds" in str(error)
    assert error.code is Code.LIMIT_EXCEEDED


# What is kept between processes


def kernel(folder: Path) -> kept.OwnKernel:
    Path("made.ksy").write_text(HEAD + SEQ)
    lane = segspec.compile("made.ksy", "").fast
    assert lane is not None
    return kept.OwnKernel(lane.name, lane.source)


def test_compiled_specs_are_kept_for_their_owner_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs.program("cc", "gcc", "clang")
    monkeypatch.setenv(private_cache.VARIABLE, str(folder / "cache"))
    assert kernel(folder).extension is not None
    places = [folder / "cache", *(folder / "cache").rglob("*")]
    assert [oct(place.stat().st_mode & 0o077) for place in places] == ["0o0"] * 3
    assert kernel(folder).is_fast(1)


def test_nothing_is_loaded_from_a_folder_that_others_can_write_to(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs.program("cc", "gcc", "clang")
    shared = folder / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    monkeypatch.setenv(private_cache.VARIABLE, str(shared / "cache"))
    assert kernel(folder).extension is not None
    assert not list(shared.rglob("*.so"))
    assert not kernel(folder).is_fast(1)


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o722])
@pytest.mark.parametrize("within", ["", "kernels"])
def test_what_lay_in_a_folder_that_others_could_write_to_is_not_loaded_and_made_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, mode: int, within: str
) -> None:
    needs.program("cc", "gcc", "clang")
    monkeypatch.setenv(private_cache.VARIABLE, str(folder / "cache"))
    planted = kernel(folder).kept._file
    planted.parent.mkdir(parents=True, mode=0o700)
    planted.write_bytes(b"\x7fELF, and what a stranger would run")
    planted.chmod(0o700)
    shared = folder / "cache" / within
    shared.chmod(mode)
    made = kernel(folder)
    assert not made.is_fast(1)
    assert made.extension is not None
    assert planted.read_bytes().startswith(b"\x7fELF, and")
    # Whoever made it stays free to say who may write to it: that it was open is not covered up.
    assert shared.stat().st_mode & 0o777 == mode


def test_a_folder_that_others_could_only_read_becomes_its_owners(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs.program("cc", "gcc", "clang")
    monkeypatch.setenv(private_cache.VARIABLE, str(folder / "cache"))
    (folder / "cache" / "kernels").mkdir(parents=True)
    (folder / "cache" / "kernels").chmod(0o755)
    assert kernel(folder).extension is not None
    assert kernel(folder).is_fast(1)
    assert (folder / "cache" / "kernels").stat().st_mode & 0o777 == 0o700


def test_a_strangers_file_among_the_kept_is_not_loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs.program("cc", "gcc", "clang")
    monkeypatch.setenv(private_cache.VARIABLE, str(folder / "cache"))
    made = kernel(folder)
    place = made.kept._file
    private_cache.make_private(place.parent)
    (folder / "planted.so").write_bytes(b"\x7fELF")
    place.symlink_to(folder / "planted.so")
    assert not made.is_fast(1)
    place.unlink()
    place.write_bytes(b"\x7fELF")
    place.chmod(0o666)
    assert not made.is_fast(1)
    if os.geteuid() == 0:
        place.chmod(0o600)
        os.chown(place, 65534, 65534)
        assert not made.is_fast(1)
    assert made.extension is not None


def test_a_relative_cache_folder_is_not_one_of_the_current_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(private_cache.VARIABLE, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "cache")
    assert private_cache.cache_folder() == Path.home() / ".cache" / "segspec"


# Whatever it says


BASES = [path.read_text() for path in sorted(SPECS.glob("*.ksy"))]
PIECES = (
    *TEXTS,
    *(CALL, "__class__", "_io", "*a", "&a x", "<<", "!!python/name:os.system ''", "[[[[", "{", "0x", "'", '"', "\\N{"),
    *(
        "process: my.func",
        "ks-opaque-types: true",
        "imports: [../x]",
        "-1",
        "1e999",
        "null",
        "true",
        "(((",
        "::",
        "f'x'",
    ),
)


@st.composite
def mutated(draw: Callable[[st.SearchStrategy[int | str]], int | str]) -> str:
    """A spec of the tests with pieces put in, lines exchanged, values replaced."""
    lines = BASES[int(draw(st.integers(0, len(BASES) - 1)))].splitlines()
    for _ in range(int(draw(st.integers(1, 4)))):
        at = int(draw(st.integers(0, len(lines) - 1)))
        piece = str(draw(st.sampled_from(PIECES)))
        match draw(st.integers(0, 4)):
            case 0:
                lines[at] = f"{lines[at].partition(':')[0]}: {piece}"
            case 1:
                lines[at] = f"{lines[at].partition(':')[0]}: {json.dumps(piece)}"
            case 2:
                lines.insert(at, " " * int(draw(st.integers(0, 8))) + piece)
            case 3:
                lines[at], lines[at - 1] = lines[at - 1], lines[at]
            case _:
                lines[at] = lines[at].replace(lines[at].strip()[:3], piece, 1)
    return "\n".join(lines) + "\n"


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(text=mutated())
def test_a_mutated_spec_is_compiled_or_refused_and_runs_nothing(
    text: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Up to the compiler, which takes a second: what goes on to it is clean, and is held against the grammar again."""
    folder = tmp_path_factory.mktemp("mutated")
    path = folder / "made.ksy"
    path.write_text(text, encoding="utf-8", errors="replace")
    try:
        spec = specs.load(path)
    except specs.SpecError:
        return
    finally:
        assert not Path(SENTINEL).exists()
    cleaner = grammar.Cleaner(renaming.Renamer({}).spec(spec), {})
    tree = cleaner.tree()
    if not cleaner.problems:
        assert CALL not in json.dumps(tree)
        assert "__" not in json.dumps(tree)


def test_mutated_specs_are_compiled_or_refused_with_the_compiler(folder: Path) -> None:
    """Changes that stay in the grammar, so that the compiler and the lowering see them."""
    refusals = 0
    changes = [
        ("u1", "u8"), ("u2", "b3"), ("type: u4", "size: 3"), ("_index", "_parent"), ("& 0xff", "<< 70"),
        ("tag::point", "tag::none"), ("size-eos: true", "size: 1 << 40"), ("number", "tlv"), ("items", "reading"),
    ]  # fmt: skip
    for number, (old, new) in enumerate(changes):
        base = next(text for text in BASES if old in text)
        name = f"mutant_{number}"
        text = base.replace(old, new)
        original = text.split("id: ", 1)[1].split("\n", 1)[0]
        (folder / f"{name}.ksy").write_text(text.replace(f"id: {original}", f"id: {name}", 1))
        (folder / "short_text.ksy").write_bytes((SPECS / "short_text.ksy").read_bytes())
        try:
            made = segspec.compile(folder / f"{name}.ksy", rows="")
        except SegspecError:
            refusals += 1
            continue
        (folder / "file").write_bytes(bytes(range(256)))
        with suppress(SegspecError):
            list(made.open(folder / "file").records(on_damage="fail"))
    assert 0 < refusals < len(changes)
    assert not (folder / SENTINEL).exists()


@given(text=st.text(max_size=60))
@settings(max_examples=100, deadline=None, derandomize=True)
def test_an_expression_has_no_word_but_its_own(text: str) -> None:
    if not wrong_with(text):
        assert "__" not in text.replace("'", '"').split('"')[0]
        assert ";" not in text.replace("'", '"').split('"')[0]


def test_the_reviews_case_does_nothing_from_the_command_line(folder: Path) -> None:
    (folder / "made.ksy").write_text(
        "meta:\n  id: made\n"
        f'doc: \'x""" + str(__import__("os").system("touch {SENTINEL}")) + """\'\n'
        "seq:\n  - id: a\n    type: u1\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "segspec.cli.main", "compile", "made.ksy"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert not (folder / SENTINEL).exists()


# What is said of a spec that cannot be compiled


@pytest.mark.parametrize(
    ("instances", "line"),
    [
        ("  a: {value: a + 1}\n", 8),
        ("  c: {value: 1}\n  a: {value: d}\n  d: {value: a * 2}\n", 9),
        ("  a: {value: '[a, 1]'}\n", 8),
    ],
)
def test_a_value_that_needs_itself_is_told_with_its_line(folder: Path, instances: str, line: int) -> None:
    head = "meta:\n  id: made\n  endian: le\nseq:\n  - id: x\n    type: u1\ninstances:\n"
    said = str(refused(head + instances))
    assert said == f"made.ksy:{line}: the value of a needs itself, so that it has none"
