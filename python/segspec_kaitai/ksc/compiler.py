"""Runs the pinned kaitai-struct-compiler (npm) and reports its errors, with file and line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from segspec_kaitai.programs.bounded import TooMuchError, program, run
from segspec_kaitai.spec.source import Spec, SpecError, line_of, load

DRIVER = Path(__file__).with_name("ksc.mjs")
SECONDS = 60.0
OUTPUT = 64 << 20
HEAP = 512
PROBLEM = re.compile(r"^(?P<spec>\S+): (?P<path>/\S*?):\s+(?P<text>error: .*|warning: .*)$", re.MULTILINE)
UNDECIDED = "TypeUndecidedError"
"""The compiler's error for a value whose type depends on itself, with the value's name."""
YAML_PLACE = re.compile(r"\((\d+):\d+\)")


class CompileError(Exception):
    """Node or the npm packages are missing."""


@dataclass(frozen=True)
class Target:
    """One run of the compiler over every spec; `debug` builds keep field positions and read only on request."""

    name: str
    language: str
    debug: bool = False


@dataclass(frozen=True)
class Compiled:
    """`files[target][spec]` is `{file name: text}` of the specs that compiled; `problems` names the others."""

    version: str
    files: dict[str, dict[str, dict[str, str]]]
    problems: list[str]
    failed: frozenset[str]

    def own(self, target: str, spec: str) -> tuple[str, str]:
        files = self.files[target][spec].items()
        wanted = spec.replace("_", "")
        return next((Path(n).name, text) for n, text in files if Path(n).stem.replace("_", "").lower() == wanted)

    def text(self, target: str, spec: str) -> str:
        return self.own(target, spec)[1]


class CompilerLimitError(CompileError):
    """The compiler exceeded its time or output."""


def compile_specs(
    root: Path,
    folder: Path,
    specs: list[str],
    targets: list[Target],
    trees: Mapping[str, Any] | None = None,
    known: Mapping[str, Spec] | None = None,
) -> Compiled:
    """Compiles `specs` (ids) of `folder` for every target; the npm packages are found from `root`.

    `trees`, by id, replace files; `known` are their specs. Raises `CompileError`.
    """
    node = program("node")
    if node is None:
        raise CompileError("node is not installed: the compiler needs node 18 or later")
    request: dict[str, Any] = {"specs": specs, "folder": str(folder), "targets": [vars(target) for target in targets]}
    if trees is not None:
        request["trees"] = dict(trees)
    command = [node, f"--max-old-space-size={HEAP}", str(DRIVER)]
    try:
        code, said, words = run(command, json.dumps(request).encode(), root, SECONDS, OUTPUT)
    except TooMuchError as error:
        raise CompilerLimitError(f"kaitai-struct-compiler {error}") from error
    if code:
        problem = words.decode("utf-8", "replace").strip()
        hint = ": run `npm ci`" if "Cannot find module" in problem else ""
        raise CompileError(f"kaitai-struct-compiler did not run{hint}\n{problem}")
    answer = json.loads(said)
    problems = [line for error in answer["errors"] for line in problem_lines(folder, error, known)]
    failed = frozenset(str(error["spec"]) for error in answer["errors"])
    return Compiled(str(answer["version"]), answer["targets"], list(dict.fromkeys(problems)), failed)


def problem_lines(folder: Path, error: dict[str, str], known: Mapping[str, Spec] | None = None) -> list[str]:
    found = list(PROBLEM.finditer(error["message"]))
    kind = error["kind"].rpartition(".")[2]
    if not found and kind == UNDECIDED:
        name = error["message"]
        where = f"{folder.name}/{error['spec']}.ksy:{line_of_instance(folder, error['spec'], name, known)}"
        return [f"{where}: {error['target']}: the value of {name} needs itself, so that it has none"]
    if not found:
        place = YAML_PLACE.search(error["message"])
        text = error["message"].partition("\n")[0]
        if text.startswith("AnyType"):
            text = f"a switch mixes structures with numbers or bytes, for which {error['target']} has no type"
        if text.startswith("org.scalajs"):
            text = f"the compiler fails at something that it did not expect: {text.rpartition(': ')[2]}"
        elif " " not in text.strip():
            # A word has no meaning without its kind of fault.
            text = f"the compiler refuses it: {kind} {text}".rstrip()
        return [f"{folder.name}/{error['spec']}.ksy:{place.group(1) if place else 1}: {error['target']}: {text}"]
    out = []
    for match in found:
        spec = error["spec"] if match["spec"] == "(main)" else match["spec"]
        where = f"{folder.name}/{spec}.ksy:{line_in(folder, spec, match['path'], known)}"
        out.append(f"{where}: {error['target']}: {match['path']}: {match['text']}")
    return out


def line_of_instance(folder: Path, spec: str, name: str, known: Mapping[str, Spec] | None) -> int:
    try:
        found = load(folder / f"{spec}.ksy") if known is None else known[spec]
        pending: list[Any] = [found.root]
        while pending:
            table = pending.pop(0)
            if "value" in table.get("instances", {}).get(name, {}):
                return int(table["instances"].line_at(name))
            pending += table.get("types", {}).values()
    except (SpecError, OSError, KeyError):
        pass
    return 1


def line_in(folder: Path, spec: str, path: str, known: Mapping[str, Spec] | None) -> int:
    try:
        return line_of(load(folder / f"{spec}.ksy") if known is None else known[spec], path)
    except (SpecError, OSError, KeyError):
        return 1
