"""A declared log's descriptor: a class of `Format` with parts made on first use."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from importlib import import_module
from operator import attrgetter
from typing import Any

from segspec.formats.contract.descriptor import Format, Index, IndexPlace, Part, Recovery
from segspec.frames.compiled import CompiledLog
from segspec.frames.key_values import FILES


def format_of(compiled: CompiledLog) -> Format:
    """The format of a compiled declaration; it can be pickled. Its parsers' errors are raised now."""
    base = format_class(compiled)
    made: Format = type("DeclaredFormat", (base,), {"__reduce__": lambda self: (format_of, (compiled,))})()
    _ = made.reader, made.log.parsers
    return made


def compiled_ahead(format: Format) -> Format:
    """The format with compiled kernels, if any, for machines without a compiler."""
    made: Any = format.__reduce__()
    if made[0] != format_of or made[1][0].lane is None:
        return format
    # Imported by name: listing the formats loads no reader.
    lane = import_module("segspec.frames.lane_kept").compiled_ahead(made[1][0].lane)
    return format_of(replace(made[1][0], lane=lane))


def format_class(compiled: CompiledLog) -> type[Format]:
    """A class made from the declaration; a derived one can name its own `reader`."""
    declared, making = compiled.declaration, PartMaker(compiled)

    def derived(cls: Any) -> None:
        super(made, cls).__init_subclass__()
        own = cls.__dict__.get("reader")
        if isinstance(own, Part):
            PartMaker(compiled, own).take_over(cls)

    told: dict[str, Any] = {
        "__doc__": f"{declared.title}.",
        "__init_subclass__": classmethod(derived),
        "name": declared.name,
        "title": declared.title,
        "columns": compiled.columns,
        "further": compiled.further,
        "usual_names": (_pattern(declared.files),),
        "sniff": making.part("folder.sniff"),
        "discover": making.part("folder.discover"),
        "names_segment": making.part("folder.names_segment"),
        "segment": making.part("folder.segment"),
        "reader": making.part("reader"),
        "scanner": making.part("scanner"),
        "check_order": making.part("folder.check_order"),
        "log": making.part("itself"),
        "recovery": _told(Recovery, {"salvager": making.part("salvager")}),
    }
    if declared.index is not None:
        told["index"] = _index(compiled, making)
    made: Any = type("DeclaredFormat", (Format,), told)
    return made  # type: ignore[no-any-return]  # a class made here


class PartMaker:
    """Makes the parts of a log on first use; `reader` is a derived class, if any."""

    def __init__(self, compiled: CompiledLog, reader: Part[Any] | None = None) -> None:
        self._compiled, self._reader = compiled, reader

    def part(self, name: str) -> Any:
        return MadePart(self, name)

    def take_over(self, cls: Any) -> None:
        """Gives a derived format class its own parts, unless it defines them."""
        told = {name: part for base in reversed(cls.__mro__) for name, part in vars(base).items()}
        for name, part in told.items():
            if isinstance(part, MadePart):
                setattr(cls, name, self.part(part.name))
        cls.reader = self.part("reader")

    @cached_property
    def parts(self) -> Any:
        kind = import_module("segspec.frames.parts").DeclaredParts
        own = None if self._reader is None else self._reader.__get__(None, Format)
        return kind(self._compiled, own)


class MadePart(Part[Any]):
    """A part that is made on first use, not imported."""

    def __init__(self, making: PartMaker, name: str) -> None:
        super().__init__(None)
        self._making, self.name = making, name

    def _import(self) -> object:
        return attrgetter(self.name)(self._making.parts)


def _told(kind: type[Any], told: dict[str, Any]) -> Any:
    return type(f"Declared{kind.__name__}", (kind,), told)()


def _index(compiled: CompiledLog, making: PartMaker) -> Any:
    keys = compiled.declaration.index
    assert keys is not None
    told = {
        "place": IndexPlace.BESIDE,
        "columns": {keys.number: int, keys.position: int},
        "is_companion": making.part("folder.is_index"),
        "check": making.part("index.check"),
        "entries": making.part("index.entries"),
        "marks": making.part("index.marks"),
        "agreement": making.part("index.agreement"),
        "by_frames": True,
        "indexer": making.part("index.indexer"),
    }
    return _told(Index, told)


def _pattern(files: str) -> str:
    parts = FILES.fullmatch(files)
    assert parts is not None, "the declaration was read"
    named = f"{parts['before']}*{parts['after']}" if parts["what"] else parts["before"]
    return named.replace("[", "[[]").replace("?", "[?]")
