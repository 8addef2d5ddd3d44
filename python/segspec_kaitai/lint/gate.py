"""The static gate: every spec must compile for languages we do not ship, and the C++ must pass a compiler."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from segspec_kaitai.ksc.compiler import Target, compile_specs
from segspec_kaitai.spec.source import spec_names

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
