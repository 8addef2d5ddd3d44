"""Runs the pinned kaitai-struct-compiler (npm) and reports what it refuses, with file and line."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from segspec.toolchain.specs import SpecError, line_of, load

DRIVER = Path(__file__).with_name("ksc.mjs")
PROBLEM = re.compile(r"^(?P<spec>\S+): (?P<path>/\S*?):\s+(?P<text>error: .*|warning: .*)$", re.MULTILINE)
YAML_PLACE = re.compile(r"\((\d+):\d+\)")


class CompileError(Exception):
    """The compiler itself could not be run: node or the npm packages are missing."""


@dataclass(frozen=True)
class Target:
    """One run of the compiler over every spec; `debug` builds keep field positions and read only when asked."""

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


def compile_specs(root: Path, folder: Path, specs: list[str], targets: list[Target]) -> Compiled:
    """Compiles `specs` (ids) of `folder` for every target; the npm packages are found from `root`."""
    request = {"specs": specs, "folder": str(folder), "targets": [vars(target) for target in targets]}
    try:
        done = subprocess.run(
            ["node", str(DRIVER)], input=json.dumps(request), capture_output=True, text=True, cwd=root, check=False
        )
    except FileNotFoundError as error:
        raise CompileError("node is not installed: the spec toolchain needs node 18 or later") from error
    if done.returncode:
        hint = ": run `npm ci`" if "Cannot find module" in done.stderr else ""
        raise CompileError(f"kaitai-struct-compiler did not run{hint}\n{done.stderr.strip()}")
    answer = json.loads(done.stdout)
    problems = [line for error in answer["errors"] for line in problem_lines(folder, error)]
    failed = frozenset(str(error["spec"]) for error in answer["errors"])
    return Compiled(str(answer["version"]), answer["targets"], list(dict.fromkeys(problems)), failed)


def problem_lines(folder: Path, error: dict[str, str]) -> list[str]:
    """One `ksy/x.ksy:LINE: message` a problem of the compiler's message, at the line of the node it names."""
    found = list(PROBLEM.finditer(error["message"]))
    if not found:
        place = YAML_PLACE.search(error["message"])
        text = error["message"].splitlines()[0]
        if text.startswith("AnyType"):
            text = f"a switch mixes structures with numbers or bytes, for which {error['target']} has no type"
        return [f"{folder.name}/{error['spec']}.ksy:{place.group(1) if place else 1}: {error['target']}: {text}"]
    out = []
    for match in found:
        spec = error["spec"] if match["spec"] == "(main)" else match["spec"]
        where = f"{folder.name}/{spec}.ksy:{line_in(folder, spec, match['path'])}"
        out.append(f"{where}: {error['target']}: {match['path']}: {match['text']}")
    return out


def line_in(folder: Path, spec: str, path: str) -> int:
    try:
        return line_of(load(folder / f"{spec}.ksy"), path)
    except (SpecError, OSError):
        return 1
