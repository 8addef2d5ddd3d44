"""The languages whose generated parsers run as adapters: what each needs, how it is built, how it is run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from segspec.formats import NAMES
from segspec_kaitai.parsers.__main__ import locked
from segspec_kaitai.spec.source import ROOT

ADAPTERS = ROOT / "tests" / "adapters"
BUILD = ROOT / "build" / "adapters"
Command = tuple[str, ...]


@dataclass(frozen=True)
class Lane:
    """One language. In commands `{build}` is a folder of its own, outside of the sources, and `{root}` the repository.

    `tools` have to be on the path, `packages` are npm's; `build` runs in the adapter's
    folder, once. `run` speaks the protocol of the conformance suite; `tree` prints whole trees, as `trees.py` has it.
    """

    name: str
    tools: tuple[str, ...]
    run: Command
    tree: Command = ()
    build: tuple[Command, ...] = ()
    packages: tuple[str, ...] = ()

    @property
    def folder(self) -> Path:
        return ADAPTERS / self.name

    @property
    def expect_fail(self) -> Path:
        return self.folder / "expect-fail.txt"

    def missing(self) -> str | None:
        """Why the lane cannot run here."""
        tools = [tool for tool in self.tools if shutil.which(tool) is None]
        if tools:
            return f"{self.name}: {' and '.join(tools)} not found"
        packages = [name for name in self.packages if not (ROOT / "node_modules" / name).exists()]
        return f"{self.name}: {', '.join(packages)} is missing: run `npm ci`" if packages else None

    def command(self, parts: Command) -> list[str]:
        return [part.format(build=BUILD / self.name, root=ROOT, python=sys.executable) for part in parts]


JAVA = ("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", "{build}/classes:{build}/lib/*")
LANES = (
    Lane(
        name="python",
        tools=(),
        run=("{python}", "{root}/tests/adapters/python/adapter.py"),
    ),
    Lane(
        name="javascript",
        tools=("node",),
        packages=("kaitai-struct",),
        run=("node", "{root}/tests/adapters/javascript/adapter.mjs"),
        tree=("node", "{root}/tests/javascript/tree.mjs", "{root}/generated/javascript"),
    ),
    Lane(
        name="go",
        tools=("go",),
        build=(("go", "build", "-o", "{build}/adapter", "."),),
        run=("{build}/adapter",),
        tree=("{build}/adapter", "--tree"),
    ),
    Lane(
        name="java",
        tools=("java", "mvn"),
        build=(("mvn", "-q", "-B", "-Dadapter.build={build}", "process-classes"),),
        run=(*JAVA, "segspec.Main"),
        tree=(*JAVA, "segspec.Main", "--tree"),
    ),
    Lane(
        name="rust",
        tools=("cargo",),
        build=(("cargo", "build", "-q", "--release", "--locked", "--target-dir", "{build}"),),
        run=("{build}/release/segspec-adapter",),
        tree=("{build}/release/segspec-adapter", "--tree"),
    ),
)
"""Every lane; what is missing here is skipped by name."""


EXAMPLE = Lane(name="example", tools=("perl",), run=("perl", "{root}/tests/adapters/example/adapter.pl"))
TCL = Lane(name="tcl", tools=("tclsh",), run=("tclsh", "{root}/tests/adapters/tcl/adapter.tcl"))
FROM_PAGES = {EXAMPLE: NAMES, TCL: ("tank",)}
"""No generated parser is in these: they were written from the documentation alone, for these formats, and pass
everything that they are asked."""


class BuildError(Exception):
    """An adapter does not build; the message is what its tool says."""


def build(lane: Lane) -> None:
    """Builds the adapter where there is something to build. Raises `BuildError`.

    Tools look for themselves whether anything changed; of several test processes one builds, and the others wait.
    """
    if not lane.build:
        return
    with locked(BUILD / lane.name):
        for parts in lane.build:
            done = subprocess.run(
                lane.command(parts), cwd=lane.folder, capture_output=True, text=True, check=False, env=environment()
            )
            if done.returncode:
                raise BuildError(f"{' '.join(parts)}\n{done.stdout}{done.stderr}")


def environment() -> dict[str, str]:
    """What adapters and their tools are run with: the generated Python parsers can be imported, and Maven, which runs
    for a moment, waits for no second compiler."""
    quick = {"MAVEN_OPTS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"}
    return {**quick, **os.environ, "PYTHONPATH": str(ROOT / "generated" / "python")}
