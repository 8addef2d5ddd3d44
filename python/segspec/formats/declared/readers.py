"""The readers of declared logs, which packages derive theirs from."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from segspec.formats.declared.frame_parsers import LogParsers
from segspec.formats.declared.reader import DeclaredReader
from segspec.formats.engine.dense_index import DenseIndex


def reader_of(
    parsers: LogParsers, index: DenseIndex | None, base: type[DeclaredReader] | None = None
) -> type[DeclaredReader]:
    """The reader of one declared log; `base` is what a package makes of it, derived from `DeclaredReader`, or, where
    frames hold many records, from `BatchReader`."""
    kind = base or DeclaredReader
    if base is None and parsers.compiled.declaration.records is not None:
        # By its name: who reads frames of one record each does not wait for it.
        kind = import_module("segspec.formats.declared.batch_reader").BatchReader
    told = {"__module__": kind.__module__, "parsers": parsers, "index": index}
    made: Any = type(kind.__name__, (kind,), told)
    found: type[DeclaredReader] = made
    return found
