"""The specs of the public gallery (kaitai_struct_formats), each compiled as a table with nothing else said."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import segspec
from segspec.core.errors import SegspecError
from segspec.custom import Problem
from tests.bench.any_spec.language import without_place


@dataclass(frozen=True)
class Compiled:
    """One spec: what reads it (`kernel`, `parser`, or nothing), the rows that were found, the seconds that it took, and
    why it is not read by a kernel, or not at all."""

    spec: str
    lane: str
    rows: str
    seconds: float
    why: str = ""


def gallery(folder: Path) -> Iterator[Path]:
    """Every spec below a clone of the gallery, without what its own site is built from."""
    return (path for path in sorted(folder.rglob("*.ksy")) if "_build" not in path.relative_to(folder).parts)


def compiled(path: Path, folder: Path) -> Compiled:
    """What becomes of one spec."""
    name, began = str(path.relative_to(folder)), time.perf_counter()
    try:
        format = segspec.compile(path, import_paths=[folder])
    except SegspecError as error:
        return Compiled(name, "", "", _since(began), without_place(error))
    except Exception as error:
        return Compiled(name, "", "", _since(began), f"crashed: {error!r}")
    return Compiled(name, format.lane, format.rows, _since(began), reason(format.why))


def reason(problems: Iterable[Problem]) -> str:
    """What keeps a spec from the fast road, as one text."""
    return "; ".join(dict.fromkeys(problem.message for problem in problems))


def _since(began: float) -> float:
    return float(f"{time.perf_counter() - began:.3g}")
