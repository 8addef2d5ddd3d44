"""Which lines of the library some inputs run: said by `quick`, whose loop looks at no coverage."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

from tests.fuzz.seeds import ROOT

PYTHON = ROOT / "python"
FUZZED = (f"{PYTHON}/segspec/", f"{PYTHON}/segspec_kaitai/own/")
NOT_FUZZED = tuple(f"{PYTHON}/segspec/{part}/" for part in ("cli", "conformance", "spark"))


class Ran(NamedTuple):
    """Lines in functions that were run, and all of them, of the modules that are loaded."""

    run: int
    lines: int

    @property
    def share(self) -> float:
        return 100 * self.run / self.lines if self.lines else 0.0


def lines_run(work: Callable[[], None]) -> Ran:
    """What `work` runs of the library; it takes some twenty times as long."""
    seen: set[tuple[str, int]] = set()

    def step(frame: FrameType, event: str, argument: Any) -> Any:
        if not frame.f_code.co_filename.startswith(FUZZED):
            return None
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return step

    before = sys.gettrace()
    sys.settrace(step)
    try:
        work()
    finally:
        sys.settrace(before)
    known = set(_lines())
    return Ran(len(seen & known), len(known))


def _lines() -> Iterator[tuple[str, int]]:
    """The lines in functions of the library's modules that are loaded, but for those that nothing here is to run."""
    for module in list(sys.modules.values()):
        path = getattr(module, "__file__", None) or ""
        if not path.startswith(FUZZED) or path.startswith(NOT_FUZZED) or not path.endswith(".py"):
            continue
        yield from ((path, line) for line in _in_functions(compile(Path(path).read_bytes(), path, "exec")))


def _in_functions(code: CodeType) -> Iterator[int]:
    if code.co_flags & inspect.CO_NEWLOCALS:
        yield from (line for _, _, line in code.co_lines() if line is not None and line != code.co_firstlineno)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _in_functions(inner)
