"""A declared log's descriptor: a class of `Format` whose parts are made on first use.

Formats whose declaration was built, by `segspec format build` or here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, cached_property
from importlib import import_module
from operator import attrgetter
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from segspec.formats.contract.descriptor import Format, Index, IndexPlace, Part, Recovery
from segspec.frames.compiled import CompiledLog, EntryLayout
from segspec.frames.folder import DeclaredFolder, names_of
from segspec.frames.key_values import FILES
from segspec.frames.numbered_folder import SegmentNames

if TYPE_CHECKING:
    from segspec.core.model import Listing, SegmentSummary
    from segspec.core.stretch import Scanner, Wanted
    from segspec.frames.dense_index import DenseIndex
    from segspec.frames.frame_parsers import LogParsers
    from segspec.frames.reader import DeclaredReader


def format_of(compiled: CompiledLog) -> Format:
    """The format of a compiled declaration; it can be pickled. Its parsers' errors are raised now."""
    base = format_class(compiled)
    made: Any = type("DeclaredFormat", (base,), {"__reduce__": lambda self: (format_of, (compiled,))})()
    _ = made.reader, made.log.parsers
    return made  # type: ignore[no-any-return]  # of a class made here


def compiled_ahead(format: Format) -> Format:
    """The format with compiled kernels, if any, for machines without a compiler."""
    made: Any = format.__reduce__()
    if made[0] != format_of or made[1][0].lane is None:
        return format
    # Imported by name: listing the formats loads no reader.
    lane = import_module("segspec.frames.lowered_log").compiled_ahead(made[1][0].lane)
    return format_of(replace(made[1][0], lane=lane))


def format_class(compiled: CompiledLog) -> type[DeclaredFormat]:
    """A class made from the declaration; a derived one can name its own `reader`."""
    declared, parts = compiled.declaration, DeclaredParts(compiled)
    told: dict[str, Any] = {
        "__doc__": f"{declared.title}.",
        "log": parts,
        "name": declared.name,
        "title": declared.title,
        "columns": compiled.columns,
        "further": compiled.further,
        "usual_names": (_pattern(declared.files),),
        "recovery": _of(parts, DeclaredRecovery),
    }
    keys = declared.index
    if keys is not None:
        told["index"] = _of(parts, DeclaredIndex, columns={keys.number: int, keys.position: int})
    made: Any = type("DeclaredFormat", (DeclaredFormat,), told)
    return made  # type: ignore[no-any-return]  # a class made here


class DeclaredPart(Part[Any]):
    """A part of a declared log: `where` is its path in `DeclaredParts`."""

    def __get__(self, instance: object, owner: Any) -> Any:
        return attrgetter(f"log.{self.where}")(owner)


class DeclaredRecovery(Recovery, asks=True):
    """Recovers a declared log."""

    log: ClassVar[DeclaredParts]
    salvager = DeclaredPart("salvager")


class DeclaredIndex(Index, asks=True):
    """A declared log's index."""

    log: ClassVar[DeclaredParts]
    place = IndexPlace.BESIDE
    by_frames = True
    is_companion = DeclaredPart("folder.is_index")
    check = DeclaredPart("index.check")
    entries = DeclaredPart("index.entries")
    marks = DeclaredPart("index.marks")
    agreement = DeclaredPart("index.agreement")
    indexer = DeclaredPart("index.indexer")


class DeclaredFormat(Format, asks=True):
    """A format whose spec declares its logs."""

    log: ClassVar[DeclaredParts]
    """Its parts: a package's code takes more of them, such as the parsers."""
    sniff = DeclaredPart("folder.sniff")
    discover = DeclaredPart("folder.discover")
    names_segment = DeclaredPart("folder.names_segment")
    segment = DeclaredPart("folder.segment")
    reader = DeclaredPart("reader")
    scanner = DeclaredPart("scanner")
    check_order = DeclaredPart("folder.check_order")
    info = DeclaredPart("info")

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = vars(cls).get("reader")
        if isinstance(own, Part):
            cls.log, cls.reader = DeclaredParts(cls.log.compiled, own), DeclaredPart("reader")


class DeclaredParts:
    """The parts of a declared log; `own` is a package's reader.

    Imports are local: finding a file's format loads several logs.
    """

    def __init__(self, compiled: CompiledLog, own: Part[type[DeclaredReader]] | None = None) -> None:
        self.compiled, self._own = compiled, own

    @cached_property
    def parsers(self) -> LogParsers:
        from segspec.frames.frame_parsers import LogParsers

        return LogParsers(self.compiled)

    def info(self, summaries: Sequence[SegmentSummary], listing: Listing) -> dict[str, Any]:
        """What is not read by kernels, if anything, as `info` of any spec says it."""
        road = "slow" if self.compiled.lane is None else "fast"
        return {"road": road, "why": list(self.compiled.why)} if self.compiled.why else {}

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
        kind: Any = None if self._own is None else self._own.__get__(None, Format)
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
            "numbers_go_on": not declared.number.per_file,
        }
        told |= {"certainty": declared.certainty} if declared.certainty else {}
        from segspec.frames.salvage import DeclaredSalvager

        return type("DeclaredSalvager", (DeclaredSalvager,), told)


def _of(parts: DeclaredParts, kind: type[Any], **told: Any) -> Any:
    return type(kind.__name__, (kind,), {"log": parts, **told})()


def _pattern(files: str) -> str:
    parts = FILES.fullmatch(files)
    assert parts is not None, "the declaration was read"
    named = f"{parts['before']}*{parts['after']}" if parts["what"] else parts["before"]
    return named.replace("[", "[[]").replace("?", "[?]")


OURS = "segspec_ksy.logs"


@cache
def built(package: str) -> type[DeclaredFormat]:
    """A class of `Format` for the declaration built into `package`, such as `segspec_acme.generated`.

    A package derives its descriptor:

        class Acme(built("segspec_acme.generated")):
            reader = part("reader:AcmeReader")  # derived from DeclaredReader

    Raises `ImportError` if nothing was built.
    """
    # Formats of our own need no path, and this import is a fortieth of a short start.
    from pathlib import Path

    log = _log(f"{package}.log", f"{package} was not built: run `segspec format build` in its project")
    made = format_class(log.LOG)
    made.rules = Path(str(log.__file__)).with_name("rules") / f"{made.name}.json"
    return made


@cache
def built_of_ours(name: str) -> type[DeclaredFormat]:
    """A format whose spec in `ksy/` declares it."""
    return format_class(_log(f"{OURS}.{name}", f"no spec declares the log {name}, or it was not built").LOG)


def _log(module: str, otherwise: str) -> ModuleType:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        raise ImportError(otherwise) from error
