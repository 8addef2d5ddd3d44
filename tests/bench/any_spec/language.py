"""The tests of the language itself (kaitai_struct_tests), evaluated through Arrow.

Each is a spec, a file, and asserts on the fields of the parsed file. Here the spec becomes a table of one row, the file
is read into it, and each assert looks into that row.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from segspec.core.errors import Finding, SegspecError, Severity
from segspec.custom import compile_format
from tests.bench.any_spec.expressions import NotReachableError, expected_value, is_same, value_at

RIGHT, WRONG, UNREACHABLE = "right", "wrong", "unreachable"
VALUE, FINDING, SOUND = "value", "finding", "sound"
LONG = 160

PROCESSES = {
    "my_custom_fx": "my_custom_fx:MyCustomFx",
    "nested.deeply.custom_fx": "nested.deeply:CustomFx",
    "custom_fx_no_args": "custom_fx_no_args:CustomFxNoArgs",
}
"""Where the tests have the processes that are programs of their own, below `HELPERS`."""

HELPERS = Path("spec") / "python" / "extra"


@dataclass(frozen=True)
class Verdict:
    """What became of one assert of one test, and why. Its `kind` is that of what was due: a `value`, a `finding`, or
    a file that is `sound`."""

    test: str
    kind: str
    shown: str
    verdict: str
    why: str = ""


@dataclass(frozen=True)
class LanguageTest:
    """One test: its spec, its file, and what it asserts; or that reading has to fail."""

    name: str
    spec: Path
    data: Path
    asserts: tuple[dict[str, str], ...]
    fails: bool
    imports: tuple[Path, ...]
    programs: Mapping[str, str]

    @cached_property
    def tree(self) -> Any:
        return _loaded(self.spec)

    def numbered(self, full_name: str) -> int:
        """The number of an enum's value."""
        spec, *types, enum, value = full_name.split("::")
        owner = self.tree if spec == self.name else _loaded(self.spec.with_name(f"{spec}.ksy"))
        for name in types:
            owner = owner["types"][name]
        for number, given in owner["enums"][enum].items():
            if (given["id"] if isinstance(given, dict) else given) == value:
                return int(number, 0)
        raise NotReachableError(f"no enum's value {full_name}")


def _loaded(path: Path) -> Any:
    """A YAML file whose scalars are all text."""
    return yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)


def language_tests(folder: Path, more: Sequence[Path] = ()) -> Iterator[LanguageTest]:
    """Every test below a clone of kaitai_struct_tests; absolute imports lie there, or below `more`."""
    helpers = (folder / HELPERS).resolve()
    programs = PROCESSES if helpers.is_dir() else {}
    if programs and str(helpers) not in sys.path:
        sys.path.append(str(helpers))
    for path in sorted((folder / "spec" / "ks").glob("*.kst")):
        tree = _loaded(path)
        spec = folder / "formats" / f"{tree['id']}.ksy"
        data = folder / "src" / tree["data"]
        imports = (folder / "formats", folder / "formats" / "ks_path", *more)
        asserts = tuple(tree.get("asserts") or ())
        yield LanguageTest(tree["id"], spec, data, asserts, "exception" in tree, imports, programs)


def verdicts(test: LanguageTest) -> Iterator[Verdict]:
    """What becomes of each assert of a test; of one that has to fail, whether it was reported."""
    try:
        row, told = _read(test)
    except Exception as error:
        why = f"refused: {without_place(error)}" if isinstance(error, SegspecError) else f"crashed: {error!r}"
        shown = [each["actual"] for each in test.asserts] or ["the file"]
        yield from (Verdict(test.name, kind_of(test), text, UNREACHABLE, why) for text in shown)
        return
    if test.fails:
        found = f"reported: {told[0].code}" if told else "nothing was reported"
        yield Verdict(test.name, FINDING, "the file", RIGHT if told else WRONG, found)
    elif not test.asserts:
        yield Verdict(test.name, SOUND, "the file", WRONG if told else RIGHT, told[0].message if told else "")
    for each in test.asserts:
        yield _verdict(test, each, row, told)


def kind_of(test: LanguageTest) -> str:
    """What is due of a test."""
    return VALUE if test.asserts else FINDING if test.fails else SOUND


def _read(test: LanguageTest) -> tuple[dict[str, Any] | None, list[Finding]]:
    """The one row of a test's file as Python's own objects, through Arrow; and what was reported."""
    told: list[Finding] = []
    format = compile_format(test.spec, ".", "*", import_paths=test.imports, processes=test.programs)
    rows = format.open(test.data).arrow(report=told.append).read_all().to_pylist()
    return (rows[0] if rows else None), [finding for finding in told if finding.severity is Severity.ERROR]


def _verdict(test: LanguageTest, each: dict[str, str], row: dict[str, Any] | None, told: list[Finding]) -> Verdict:
    actual = each["actual"]
    if "exception" in each:
        return Verdict(test.name, FINDING, actual, RIGHT if told else WRONG, f"{each['exception']} is to be reported")
    if row is None:
        return Verdict(
            test.name, VALUE, actual, UNREACHABLE, f"no row: {told[0].message if told else 'nothing was said'}"
        )
    try:
        due = expected_value(each["expected"], test.numbered)
        got = value_at(row, actual)
    except NotReachableError as reason:
        return Verdict(test.name, VALUE, actual, UNREACHABLE, str(reason))
    if is_same(got, due):
        return Verdict(test.name, VALUE, actual, RIGHT)
    return Verdict(test.name, VALUE, actual, WRONG, f"{_short(got.value)} instead of {_short(due)}")


def without_place(error: SegspecError) -> str:
    """What an error says first, without the spec and the line."""
    line = str(error).splitlines()[0]
    return line.split(": ", 1)[-1][:LONG]


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONG else f"{text[:LONG]}…"
