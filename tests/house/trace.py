"""Which functions of the library a call runs, and which of the calls climb from a file into one that stands above it.

`python -m tests.house.trace dump --limit 1 PATH` runs a command, `python -m tests.house.trace --arrow PATH` reads all
columns of a log. Both print how many files and functions ran, and the climbs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import segspec
from segspec.cli.main import command
from tests.house.imports import imports_within, reachable, read_sources

PYTHON = Path(segspec.__file__).parents[1]
PARTS = ("<lambda>", "<listcomp>", "<genexpr>", "<dictcomp>", "<setcomp>")
"""What belongs to the function around it and is not counted by itself."""


@dataclass
class Trace:
    """What ran: functions by file, and the calls from a file into one that imports it and that it does not import."""

    functions: set[tuple[str, str]] = field(default_factory=set)
    calls: set[tuple[str, str, str]] = field(default_factory=set)

    @property
    def files(self) -> set[str]:
        return {file for file, _ in self.functions}

    def climbs(self, below: Mapping[str, frozenset[str]]) -> list[str]:
        """The calls that go up; `below` has the files that each file imports."""
        return sorted(
            f"{caller} -> {callee} {name}"
            for caller, callee, name in self.calls
            if caller in below.get(callee, ()) and callee not in below.get(caller, ())
        )


@cache
def stands_on() -> dict[str, frozenset[str]]:
    """For each file of segspec all those that it imports, directly or through others."""
    return reachable(imports_within(read_sources(PYTHON, "segspec")))


def trace(call: Callable[[], Any]) -> Trace:
    """Runs `call` and notes every function of segspec that it enters. What runs while a module is imported, once a
    process, does not count."""
    found = Trace()
    files: dict[CodeType, str | None] = {}

    def file_of(code: CodeType) -> str | None:
        if code not in files:
            path = Path(code.co_filename)
            files[code] = str(path.relative_to(PYTHON)) if path.is_relative_to(PYTHON / "segspec") else None
        return files[code]

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or code.co_name in PARTS:
            return
        callee = file_of(code)
        if callee is None or _is_import(frame, start):
            return
        found.functions.add((callee, code.co_qualname))
        outer = frame.f_back
        while outer is not None and outer is not start and file_of(outer.f_code) is None:
            outer = outer.f_back
        caller = None if outer is None else file_of(outer.f_code)
        if caller is not None and caller != callee:
            found.calls.add((caller, callee, code.co_qualname))

    start = sys._getframe()
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(before)
    return found


def _is_import(frame: FrameType | None, start: FrameType) -> bool:
    """Whether a module's body runs between the frame and the start."""
    while frame is not None and frame is not start:
        if frame.f_code.co_name == "<module>":
            return True
        frame = frame.f_back
    return False


def described(found: Trace) -> str:
    climbs = found.climbs(stands_on())
    return f"{len(found.files)} files, {len(found.functions)} functions, {len(climbs)} climbs" + "".join(
        f"\n  {climb}" for climb in climbs
    )


def main(words: list[str]) -> None:
    if words[0] == "--arrow":
        found = trace(lambda: segspec.open(words[1]).arrow().read_all())
    else:
        found = trace(lambda: command.main(args=words, prog_name="segspec", standalone_mode=False))
    sys.stderr.write(described(found) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
