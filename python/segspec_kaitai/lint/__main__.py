"""`python -m segspec_kaitai.lint`: checks the style of `ksy/*.ksy`, and rules and vectors together.

One finding per line: `ksy/x.ksy:LINE: message`.

The static gate: every spec must compile for languages we do not ship, and the C++ must pass a compiler.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from segspec_kaitai.ksc.compiler import CompileError, Target, compile_specs
from segspec_kaitai.lint.held import held, ours
from segspec_kaitai.lint.rules import RULES, Findings
from segspec_kaitai.spec.model import types_of
from segspec_kaitai.spec.source import ROOT, Spec, SpecError, load, spec_names

TARGETS = [Target(name, name) for name in ("python", "javascript", "cpp_stl", "java", "go", "rust")]
CPP_RUNTIME = Path(__file__).with_name("cpp")
CPP_ERROR = re.compile(r"^(?:.*/)?(?P<file>\w+)\.(?:cpp|h):(?P<line>\d+):\d+: (?:fatal )?error: (?P<text>.*)$")
GO_ERROR = re.compile(r"^(?:.*/)?(?P<file>\w+)\.go:(?P<line>\d+):\d+: (?P<text>.*)$")


def compile_everywhere(folder: Path, root: Path) -> list[str]:
    compiled = compile_specs(root, folder, spec_names(folder), TARGETS)
    with tempfile.TemporaryDirectory() as scratch:
        sources = Path(scratch)
        write_sources(compiled.files["cpp_stl"], sources / "cpp")
        # The compiler's npm build writes no package clause.
        write_sources(compiled.files["go"], sources / "go", "package specs\n")
        return compiled.problems + cpp_errors(sources / "cpp", folder.name) + go_errors(sources / "go", folder.name)


def write_sources(by_spec: dict[str, dict[str, str]], folder: Path, head: str = "") -> None:
    """Writes every file once, because imported specs have copies."""
    for files in by_spec.values():
        for name, text in files.items():
            target = folder / Path(name).name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(head + text, encoding="utf-8")


def cpp_errors(folder: Path, shown: str) -> list[str]:
    compiler = shutil.which("g++")
    sources = sorted(folder.glob("*.cpp"))
    if compiler is None or not sources:
        return []
    # In one unit, because the standard headers are most of the work.
    unit = folder / "all_specs.cc"
    unit.write_text("".join(f'#include "{source.name}"\n' for source in sources), encoding="utf-8")
    command = [compiler, "-fsyntax-only", "-std=c++98", "-Wall", "-Wno-unused", f"-I{CPP_RUNTIME}", str(unit)]
    return tool_errors(command, CPP_ERROR, "g++", shown)


def go_errors(folder: Path, shown: str) -> list[str]:
    tool = shutil.which("gofmt")
    if tool is None or not folder.is_dir():
        return []
    return tool_errors([tool, "-e", "-l", str(folder)], GO_ERROR, "gofmt", shown)


def tool_errors(command: list[str], pattern: re.Pattern[str], tool: str, shown: str) -> list[str]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return []
    found = [match for line in done.stderr.splitlines() for match in [pattern.match(line)] if match]
    lines = [f"{shown}/{m['file']}.ksy:1: {tool}: line {m['line']} of its parser: {m['text']}" for m in found]
    return list(dict.fromkeys(lines)) or [f"{shown}: {tool}: {done.stderr.strip()}"]


def style_findings(spec: Spec) -> list[str]:
    findings = Findings(spec)
    for type_spec in types_of(spec):
        for rule in RULES:
            rule(type_spec, findings)
    return findings.lines()


def lint(folder: Path, root: Path, *, style_only: bool = False) -> list[str]:
    out = []
    for name in spec_names(folder):
        try:
            out += style_findings(load(folder / f"{name}.ksy"))
        except SpecError as error:
            out.append(str(error))
    return out if style_only else out + compile_everywhere(folder, root)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m segspec_kaitai.lint", description="Lints the specs in ksy/.")
    parser.add_argument("--style", action="store_true", help="only the specs' own text, no compilers")
    arguments = parser.parse_args()
    try:
        found = lint(ROOT / "ksy", ROOT, style_only=arguments.style)
        found += [line for each in ours(ROOT) for line in held(each)]
    except CompileError as error:
        found = [str(error)]
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
