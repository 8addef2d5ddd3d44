"""Rule 3: outside `formats/` no module names a format; what there is to know of one, its descriptor says."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from segspec.formats import NAMES, get
from segspec.formats.contract import descriptor
from segspec.formats.contract.descriptor import Format, Part
from segspec.frames.descriptor import DeclaredPart

PYTHON = Path(__file__).parents[2] / "python"
NAMED = re.compile(r"osiris|tank|durable[_-]?log|mojo|ffwd", re.IGNORECASE)
SHARED = (
    "segspec.formats",
    "segspec.formats.contract",
    "segspec.formats.registry",
    "segspec.formats.asking",
    "segspec.formats.asking",
)

EXCEPTIONS = {
    "segspec/queue/": "the living form of one format: its words are those of its consumers",
    "segspec/conformance/skeletons": "an example to begin with in each language: it reads one format",
    "segspec/store": "one system, whose segments have one format",
}
"""Modules that may name formats, and why."""

WORDS = {
    "segspec/__init__.py": "the first lines that a user writes",
    "segspec/cli/queue.py": "whose queue the verb is for, as its help says it",
    "segspec/cli/main.py": "what the program is for, as its help says it",
    "segspec/columns/backend/kernel.py": "the name of a kernel as an example",
    "segspec/cli/conformance_check.py": "which format the example reads, as the help says it",
    "segspec/conformance/checking.py": "a line of the protocol, shown to whoever answered with a wrong one",
    "segspec/conformance/matrix.py": "the id of a vector as an example",
    "segspec/conformance/vectors.py": "the id of a vector as an example",
    "segspec/frames/rules.py": "the ids of rules, which begin with the format that a rule was first found in",
    "segspec/spark/__init__.py": "the first lines that a user writes",
    "segspec/storage/compression.py": "why frames of LZ4 are written as they are: what one system's client can read",
    "segspec_kaitai/ksc/pymodule.py": "names of specs as examples",
    "segspec_kaitai/parsers/stubs.py": "names of specs as examples",
    "segspec_kaitai/spec/model.py": "names of specs as examples",
}
"""Modules whose comments, docstrings or example (`EXAMPLE`) name a format, and why."""


def modules() -> list[Path]:
    """Every module of the library and of the compiler that the rule is for."""
    found = [
        path
        for path in chain((PYTHON / "segspec").rglob("*.py"), (PYTHON / "segspec_kaitai").rglob("*.py"))
        if not path.relative_to(PYTHON).as_posix().startswith(("segspec/formats/", *EXCEPTIONS))
    ]
    assert len(found) > 100
    return found


def named(source: str) -> Iterator[tuple[int, str]]:
    """The lines where the code of a module names a format, each with what it says there."""
    if not NAMED.search(source):
        return
    tree = ast.parse(source)
    passed = {id(each) for node in ast.walk(tree) if is_example(node) for each in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) not in passed:
            yield from ((getattr(node, "lineno", 0), text) for text in words(node) if NAMED.search(text))


def is_example(node: ast.AST) -> bool:
    """Whether it is a docstring, or the constant `EXAMPLE`."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["EXAMPLE"]


def words(node: ast.AST) -> Iterator[str]:
    """The identifiers and strings of one node."""
    for field, value in ast.iter_fields(node):
        if isinstance(value, str) and field in ("id", "attr", "arg", "name", "asname", "module", "value"):
            yield value
        elif isinstance(value, bytes):
            yield value.decode("ascii", "replace")


def imported(source: str) -> Iterator[tuple[int, str]]:
    """The lines where a module imports something of one format, by a statement or by a name that it puts together."""
    if SHARED[0] not in source:
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            of = [f"{node.module}.{name.name}" for name in node.names] if node.module == SHARED[0] else [node.module]
        elif isinstance(node, ast.Import):
            of = [name.name for name in node.names]
        elif isinstance(node, ast.JoinedStr):
            of = [str(part.value) + "…" for part in node.values[:1] if isinstance(part, ast.Constant)]
        else:
            continue
        for name in of:
            if name.startswith("segspec.formats.") and not name.startswith(("segspec.formats.contract.", *SHARED[1:])):
                last = name.removeprefix("segspec.formats.")
                if last not in ("get", "every", "listed", "names", "NAMES", "owners"):
                    yield node.lineno, name


def test_no_module_outside_formats_names_one() -> None:
    for path in modules():
        name, source = path.relative_to(PYTHON).as_posix(), path.read_text(encoding="utf-8")
        assert not list(named(source)), f"{name} names a format: ask its descriptor"
        assert not list(imported(source)), f"{name} imports what is one format's own"
        assert name in WORDS or not NAMED.search(source), f"the words of {name} name a format: say what holds for all"


def test_each_exception_is_needed() -> None:
    for name in EXCEPTIONS:
        path = PYTHON / name
        texts = [one.read_text(encoding="utf-8") for one in ([path] if path.suffix else path.rglob("*.py"))]
        assert any([*named(text), *imported(text)] for text in texts), f"{name} names no format any more"
    for name in WORDS:
        assert NAMED.search((PYTHON / name).read_text(encoding="utf-8")), f"{name} names no format any more"


@pytest.mark.parametrize(
    "violation",
    [
        'if log.format.name != "mojo":\n    pass',
        'OWNERS = {"tank-4.0": 1}',
        "class OsirisSource:\n    pass",
        "def of_ffwd():\n    pass",
        "found = log.is_durable_log",
        'help = f"is for osiris, and {path} is not"',
        'MAGIC = b"OSIRIS"',
        "write(tank=1)",
    ],
)
def test_a_planted_name_is_found(violation: str) -> None:
    assert list(named(violation))


@pytest.mark.parametrize(
    "violation",
    [
        "from segspec.formats.tank import index",
        "from segspec.formats import mojo",
        "import segspec.formats.ffwd.layout",
        'module = import_module(f"segspec.formats.{name}.writer")',
    ],
)
def test_a_planted_import_is_found(violation: str) -> None:
    assert list(imported(violation))


def test_what_everybody_may_say_is_not_found() -> None:
    for text in (
        '"""Reads osiris."""',
        'EXAMPLE = "read:mojo"',
        "from segspec.formats import get, listed",
        "from segspec.formats.contract.reading import SegmentReader",
        "log.format.index.place",
    ):
        assert not list(named(text))
        assert not list(imported(text))


@pytest.mark.parametrize("name", NAMES)
def test_every_part_of_a_descriptor_is_there(name: str) -> None:
    format = get(name)
    assert isinstance(format, Format)
    assert format.name == name
    for attribute, part in inspect.getmembers_static(type(format), lambda member: isinstance(member, Part)):
        is_there = isinstance(part, DeclaredPart) or part.where is not None or part.otherwise is not None
        assert (getattr(format, attribute) is not None) == is_there, attribute


def takes() -> dict[str, int]:
    """How many arguments each part of a format takes that is called, by what `Format` says of its type."""
    body = ast.parse(inspect.getsource(descriptor.Format)).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).startswith("ClassVar[Part[Callable["):
            called = next(each for each in ast.walk(node.annotation) if isinstance(each, ast.List))
            found[ast.unparse(node.target)] = len(called.elts)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_part_takes_what_format_says(name: str) -> None:
    expected = takes()
    assert len(expected) > 10
    for attribute, count in expected.items():
        part = getattr(get(name), attribute)
        if part is not None:
            inspect.signature(part).bind(*range(count))


@pytest.mark.parametrize("missing", descriptor.REQUIRED)
def test_a_format_that_leaves_out_what_it_has_to_say_is_refused(missing: str) -> None:
    said = {name: "" for name in descriptor.REQUIRED if name != missing}
    with pytest.raises(TypeError, match=f"does not say {missing}"):
        type("Half", (Format,), said)
