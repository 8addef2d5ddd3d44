"""What becomes of one public spec: does segspec take it as the npm compiler does, and read the same values?"""

from __future__ import annotations

import json
import os
import re
import resource
import select
import signal
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from kaitaistruct import KaitaiStruct

import segspec
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.custom import OwnFormat
from segspec_kaitai.own.nodes import Node
from segspec_kaitai.spec.source import SpecError, load
from tests.kaitai.public_specs import compare
from tests.kaitai.public_specs.compare import Comparison, value_of
from tests.kaitai.public_specs.made_files import found_files
from tests.kaitai.public_specs.plain import PlainCompiler, RefusedError, TooLongError, parsed, parser_of

SECONDS, MEMORY = 300, 4 << 30
SEARCH = 0.3
BOTH_REFUSE, AGREED, DISAGREED = "both refuse", "agreed", "disagreed"
REFUSED, TAKEN, CRASHED, SLOW, NO_ORACLE = "refused", "taken alone", "crashed", "timed out", "no oracle"
NO_TABLE = "no table"
FINE = (AGREED, BOTH_REFUSE, TAKEN, NO_ORACLE, NO_TABLE)
NO_COLUMN = "a row has no field that could be a column"
NO_VALUES = f": {compare.NO_COLUMN!r}"
PROGRAM = "name its class: --process"


@dataclass
class Trial:
    """One spec's outcome, and what was counted: values that are equal, files, whole ones."""

    source: str
    outcome: str
    why: str = ""
    lane: str = ""
    rows: str = ""
    equal: int = 0
    files: int = 0
    whole: int = 0
    slow_why: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    @property
    def needs_program(self) -> bool:
        """Whether it is refused for a program that the caller has to name."""
        return self.outcome == REFUSED and PROGRAM in self.why


def import_roots(spec: Path, top: Path, more: Sequence[Path] = ()) -> list[Path]:
    """Where imports may lie: the folders from the spec's own up to the repository's, and `more`."""
    return [*(each for each in spec.resolve().parents if each.is_relative_to(top.resolve())), *more]


def given_parameters(spec: Path) -> dict[str, Any]:
    """A value for each parameter of the whole spec that is no structure."""
    given: dict[str, Any] = {}
    for each in load(spec).root.get("params", ()):
        kind = str(each.get("type", "bytes"))
        values = {"str": "a", "bytes": b"a", "bool": True, "f4": 1.5, "f8": 1.5}
        number = 2 if re.fullmatch(r"[us][1248](le|be)?|b\d+", kind) else None
        if (value := values.get(kind, number)) is not None:
            given[each["id"]] = value
    return given


def tried(
    compiler: PlainCompiler, name: str, spec: Path, top: Path, scratch: Path, imports: Sequence[Path] = ()
) -> Trial:
    """Runs a trial in a process of its own, with bounds of time and memory."""
    roots = import_roots(spec, top, imports)
    files: dict[str, str] = {}
    refusal = ""
    try:
        files = compiler.files(spec, roots)
    except RefusedError as error:
        refusal = str(error)
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        signal.alarm(SECONDS)
        # A process of many tests has mapped gigabytes already.
        most = MEMORY + int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        try:
            made = trial(name, spec, roots, files, refusal, scratch)
        except BaseException:
            made = Trial(name, CRASHED, traceback.format_exc(limit=-3))
        os.write(writing, json.dumps(asdict(made)).encode()[: 1 << 20])
        os._exit(0)
    os.close(writing)
    said = b""
    until = time.monotonic() + SECONDS + 10
    while select.select([reading], [], [], max(0.0, until - time.monotonic()))[0]:
        more = os.read(reading, 1 << 16)
        if not more:
            break
        said += more
    os.close(reading)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return Trial(**json.loads(said)) if said else Trial(name, SLOW)


def trial(name: str, spec: Path, roots: Sequence[Path], files: dict[str, str], refusal: str, scratch: Path) -> Trial:
    params: dict[str, Any] = {}
    try:
        with suppress(SpecError):
            params = given_parameters(spec)
        format = segspec.compile(spec, import_paths=roots, params=params)
    except SegspecError as error:
        words = first_line(error)
        outcome = BOTH_REFUSE if refusal else NO_TABLE if NO_COLUMN in words else REFUSED
        return Trial(name, outcome, f"{words} | {refusal}" if refusal else words)
    out = Trial(name, AGREED, lane=format.lane, rows=format.rows, slow_why=[each.message for each in format.why][:20])
    if refusal:
        out.outcome, out.why = TAKEN, refusal
        return out
    try:
        parser = partial(parser_of(files), *params.values())
    except Exception as error:
        out.outcome, out.why = NO_ORACLE, f"the plain parser is no Python: {error!r:.100}"
        return out
    try:
        whole = segspec.compile(spec, ".", "*", import_paths=roots, params=params)
    except SegspecError as error:
        out.outcome, out.why = REFUSED, f"as one row: {first_line(error)}"
        return out
    scratch.mkdir(exist_ok=True)
    for content in found_files(parser, name, SEARCH):
        compare_file(out, format, whole, parser, content, scratch / "file")
        if out.outcome != AGREED:
            (scratch.parent / f"{name.replace('/', '+')}.bin").write_bytes(content)
            break
    return out


def compare_file(out: Trial, format: OwnFormat, whole: OwnFormat, parser: Any, content: bytes, file: Path) -> None:
    file.write_bytes(content)
    out.files += 1
    try:
        tree, error = parsed(parser, content)
        if isinstance(error, TooLongError):
            return
        out.wrong += [
            *as_one_row(out, replace(whole, fast=None), tree, error, file),
            *by_rows(out, format, tree, error, file),
        ]
    except Exception:
        out.outcome, out.why = CRASHED, traceback.format_exc(limit=-3)
        return
    if out.wrong:
        out.outcome = DISAGREED


def first_line(error: SegspecError) -> str:
    return str(error).splitlines()[0].partition(".ksy:")[2][:400] or str(error)[:200]


def as_one_row(out: Trial, whole: OwnFormat, tree: Any, error: Exception | None, file: Path) -> Iterator[str]:
    """The differences of a file as one row with all its values."""
    rows, told = read(whole, file)
    if error is not None:
        if not told:
            yield f"nothing was reported: {error!r:.100}"
        return
    out.whole += 1
    if any(each.code is Code.LIMIT_EXCEEDED for each in told) or (not rows and told and tree._lost_texts):
        # A number of more than 64 bits, or a text that does not decode and decides what follows: both are told.
        return
    if len(rows) != 1:
        yield f"{len(rows)} rows of a sound file: {told[:1]}"
        return
    compared = Comparison(bool(told))
    compared.value(whole.tree, "", rows[0], tree)
    out.equal += compared.equal
    yield from compared.wrong
    if told and not compared.lost and not compared.wrong:
        yield f"a finding of a sound file: {told[0].message}"


def by_rows(out: Trial, format: OwnFormat, tree: Any, error: Exception | None, file: Path) -> Iterator[str]:
    """The differences of the usual rows: between both roads, and with the items as far as the plain parser came."""
    rows, told = read(replace(format, fast=None), file)
    if format.fast is not None:
        fast, fast_told = read(format, file)
        if fast != rows:
            yield f"the kernel's rows differ: {first_difference(fast, rows)}"
        elif [each.position for each in fast_told] != [each.position for each in told]:
            yield f"the kernel's findings differ: {fast_told[:1]} {told[:1]}"
    if format.rows in ("", ".") or format.case:
        return
    items: list[Any] = [tree]
    for name in format.rows.split("."):
        inner = [value_of(item, name) for item in items]
        items = [each for one in inner for each in (one if isinstance(one, list) else [one])]
        items = [each for each in items if each is not None and not isinstance(each, Exception)]
    compared = Comparison(bool(told))
    for number, (row, item) in enumerate(zip(rows, items, strict=False)):
        of_row(compared, format.tree, f"row {number}", row, item)
    out.equal += compared.equal
    yield from compared.wrong
    if len(rows) > len(items) or (error is None and len(rows) != len(items) and not told):
        yield f"{len(rows)} rows of {len(items)} items: {told[:1]}"
    if error is not None and not told:
        yield f"no finding: {error!r:.100}"


def of_row(compared: Comparison, node: Node, path: str, row: dict[str, Any], item: Any) -> None:
    if node.kind == "switch":
        compared.case(node, path, row, item)
        return
    for child in node.children:
        got = row[child.name]
        wanted = compared.given(got, item, child.name) if isinstance(item, KaitaiStruct) else item
        compared.value(child, f"{path}.{child.name}", got, wanted)
    # The usual columns leave out constants and what only repeats bytes.
    compared.wrong = [each for each in compared.wrong if NO_VALUES not in each]


def read(format: OwnFormat, file: Path) -> tuple[list[dict[str, Any]], list[Finding]]:
    told: list[Finding] = []
    rows = format.open(file).arrow(report=told.append, fast=False).read_all().to_pylist()
    return rows, [each for each in told if each.severity is Severity.ERROR]


def first_difference(one: list[Any], other: list[Any]) -> str:
    if len(one) != len(other):
        return f"{len(one)} and {len(other)} rows"
    for number, (left, right) in enumerate(zip(one, other, strict=True)):
        for name in left:
            if left[name] != right[name]:
                return f"row {number} {name}: {left[name]!r:.100} and {right[name]!r:.100}"
    return ""
