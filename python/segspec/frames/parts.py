"""The parts of a declared log, made on first use."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from segspec.frames.compiled import CompiledLog, EntryLayout
from segspec.frames.folder import DeclaredFolder, names_of
from segspec.frames.numbered_folder import SegmentNames

if TYPE_CHECKING:
    from segspec.core.stretch import Scanner, Wanted
    from segspec.frames.dense_index import DenseIndex
    from segspec.frames.frame_parsers import LogParsers
    from segspec.frames.reader import DeclaredReader


class DeclaredParts:
    """`base` is a package's reader. Imports are local: finding a file's format loads several logs."""

    def __init__(self, compiled: CompiledLog, base: type[DeclaredReader] | None = None) -> None:
        self.compiled, self._base = compiled, base

    @property
    def itself(self) -> DeclaredParts:
        return self

    @cached_property
    def parsers(self) -> LogParsers:
        from segspec.frames.frame_parsers import LogParsers

        return LogParsers(self.compiled)

    @cached_property
    def names(self) -> SegmentNames:
        return names_of(self.compiled.declaration, self.compiled.most)

    @cached_property
    def index(self) -> DenseIndex | None:
        keys = self.compiled.declaration.index
        if keys is None or self.compiled.entry is None:
            return None
        from segspec.frames.dense_index import DenseIndex

        layout = EntryLayout(self.compiled.entry_size, self.compiled.entry, self.compiled.entry_constant)
        return DenseIndex(
            layout, self.names, number=keys.number, record=keys.position, missing=keys.missing, unlisted=keys.unlisted,
            gaps=self.compiled.declaration.number.gaps,
        )  # fmt: skip

    @cached_property
    def reader(self) -> type[DeclaredReader]:
        """The class of reader: the package's own, `BatchReader`, or `DeclaredReader`."""
        kind: Any = self._base
        if kind is None and self.compiled.declaration.records is None:
            from segspec.frames.reader import DeclaredReader

            kind = DeclaredReader
        elif kind is None:
            from segspec.frames.batch_reader import BatchReader

            kind = BatchReader
        made: Any = type(kind.__name__, (kind,), {"__module__": kind.__module__, "parts": self})
        return made  # type: ignore[no-any-return]  # a class made here

    @cached_property
    def scanner(self) -> Callable[[Any, Wanted], Scanner | None] | None:
        """Makes scanners; None if no part of the log was lowered."""
        from segspec.frames.record_scanner import scanner_of

        return None if self.compiled.lane is None else scanner_of

    @cached_property
    def folder(self) -> DeclaredFolder:
        return DeclaredFolder(self.compiled, self.names, lambda: self.reader)

    @cached_property
    def salvager(self) -> type[Any]:
        declared = self.compiled.declaration
        told: dict[str, Any] = {
            "names": self.names if "{base" in declared.files else None,
            "gaps": declared.number.gaps,
        }
        told |= {"certainty": declared.certainty} if declared.certainty else {}
        from segspec.frames.salvage import DeclaredSalvager

        return type("DeclaredSalvager", (DeclaredSalvager,), told)
