"""A declared log's descriptor: a class of `Format` with parts made on first use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from inspect import getattr_static
from operator import attrgetter
from typing import Any

from segspec.formats.contract.descriptor import Format, Index, IndexPlace, Part, Recovery
from segspec.frames.compiled import CompiledLog
from segspec.frames.key_values import FILES
from segspec.frames.keys import IndexKeys


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


PARTS = {
    **{name: f"folder.{name}" for name in ("sniff", "discover", "names_segment", "segment", "check_order")},
    "reader": "reader",
    "scanner": "scanner",
    "log": "itself",
}
"""The parts of a format, as those of `DeclaredParts`."""


def format_class(compiled: CompiledLog) -> type[Format]:
    """A class made from the declaration; a derived one can name its own `reader`."""
    declared, made_part = compiled.declaration, parts_of(compiled)

    def derived(cls: Any) -> None:
        super(made, cls).__init_subclass__()
        own = cls.__dict__.get("reader")
        if isinstance(own, Part):
            part_again = parts_of(compiled, own)
            own_parts = {name for name in PARTS if not isinstance(getattr_static(cls, name), MadePart)}
            for name in PARTS.keys() - own_parts | {"reader"}:
                setattr(cls, name, part_again(PARTS[name]))

    told: dict[str, Any] = {
        "__doc__": f"{declared.title}.",
        "__init_subclass__": classmethod(derived),
        "name": declared.name,
        "title": declared.title,
        "columns": compiled.columns,
        "further": compiled.further,
        "usual_names": (_pattern(declared.files),),
        "recovery": _told(Recovery, {"salvager": made_part("salvager")}),
    }
    if declared.index is not None:
        told["index"] = _index(declared.index, made_part)
    made: Any = type("DeclaredFormat", (Format,), told | {name: made_part(where) for name, where in PARTS.items()})
    return made  # type: ignore[no-any-return]  # a class made here


class MadePart(Part[Any]):
    """A part that is made on first use, not imported."""

    def __init__(self, parts: Callable[[], Any], name: str) -> None:
        super().__init__(None)
        self._parts, self._name = parts, name

    def _import(self) -> object:
        return attrgetter(self._name)(self._parts())


def parts_of(compiled: CompiledLog, reader: Part[Any] | None = None) -> Callable[[str], MadePart]:
    """Makes the parts of a log; `reader` is that of a derived class."""

    @cache
    def parts() -> Any:
        own = None if reader is None else reader.__get__(None, Format)
        return import_module("segspec.frames.parts").DeclaredParts(compiled, own)

    return partial(MadePart, parts)


def _told(kind: type[Any], told: dict[str, Any]) -> Any:
    return type(f"Declared{kind.__name__}", (kind,), told)()


def _index(keys: IndexKeys, made_part: Callable[[str], MadePart]) -> Any:
    told = {name: made_part(f"index.{name}") for name in ("check", "entries", "marks", "agreement", "indexer")}
    told |= {"is_companion": made_part("folder.is_index")}
    columns = {keys.number: int, keys.position: int}
    return _told(Index, told | {"place": IndexPlace.BESIDE, "columns": columns})


def _pattern(files: str) -> str:
    parts = FILES.fullmatch(files)
    assert parts is not None, "the declaration was read"
    named = f"{parts['before']}*{parts['after']}" if parts["what"] else parts["before"]
    return named.replace("[", "[[]").replace("?", "[?]")
