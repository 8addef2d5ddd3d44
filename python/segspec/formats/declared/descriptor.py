"""What a declared log says of itself: a class of `Format`, made from its declaration when it is loaded."""

from __future__ import annotations

from typing import Any

from segspec.formats.contract.descriptor import Format, Index, IndexPlace, Recovery
from segspec.formats.declared.compiled import CompiledLog, EntryLayout
from segspec.formats.declared.folder import DeclaredFolder, names_of
from segspec.formats.declared.frame_parsers import LogParsers
from segspec.formats.declared.keys import FILES
from segspec.formats.declared.reader import form_of, reader_of
from segspec.formats.declared.salvage import DeclaredSalvager
from segspec.formats.engine.dense_index import DenseIndex
from segspec.formats.engine.folder import SegmentNames


def format_of(compiled: CompiledLog) -> Format:
    """The format of a declared log: it pickles as what was compiled."""
    declared = compiled.declaration
    parsers = LogParsers(compiled)
    most = form_of(parsers).most
    names = names_of(declared.files, "" if declared.index is None else declared.index.suffix, most)
    index = _index(compiled, names)
    reader = reader_of(parsers, index)
    folder = DeclaredFolder(declared.files, names, reader)
    based = names if "{base" in declared.files else None
    salvager = type("DeclaredSalvager", (DeclaredSalvager,), {"names": based})
    told: dict[str, Any] = {
        "__doc__": f"{declared.title}.",
        "__reduce__": lambda self: (format_of, (compiled,)),
        "name": declared.name,
        "title": declared.title,
        "columns": compiled.columns,
        "further": compiled.further,
        "besides": f"the columns {', '.join(compiled.further)}" if compiled.further else "",
        "usual_names": (_pattern(declared.files),),
        "sniff": folder.sniff,
        "discover": folder.discover,
        "names_segment": folder.names_segment,
        "segment": folder.segment,
        "reader": reader,
        "check_order": folder.check_order,
        "recovery": _recovery(salvager, index),
    }
    if index is not None:
        told["index"] = _told(Index, _of_index(index, folder))
    made: Format = _told(Format, told)
    return made


def _told(kind: type[Any], told: dict[str, Any]) -> Any:
    """An object of a class of its own, which says this."""
    return type(f"Declared{kind.__name__}", (kind,), told)()


def _recovery(salvager: type[Any], index: DenseIndex | None) -> Any:
    told: dict[str, Any] = {"salvager": salvager}
    if index is not None:
        told["indexer"] = index.indexer
    return _told(Recovery, told)


def _of_index(index: DenseIndex, folder: DeclaredFolder) -> dict[str, Any]:
    return {
        "place": IndexPlace.BESIDE,
        "columns": {index.number: int, index.record: int},
        "is_index": folder.is_index,
        "check": index.check,
        "entries": index.entries,
        "marks": index.marks,
    }


def _index(compiled: CompiledLog, names: SegmentNames) -> DenseIndex | None:
    keys = compiled.declaration.index
    if keys is None or compiled.entry is None:
        return None
    layout = EntryLayout(compiled.entry_size, compiled.entry, compiled.entry_constant)
    return DenseIndex(layout, names, number=keys.number, record=keys.position)


def _pattern(files: str) -> str:
    """The names of segments as a pattern of `fnmatch`."""
    parts = FILES.fullmatch(files)
    assert parts is not None, "the declaration was read"
    named = f"{parts['before']}*{parts['after']}" if parts["what"] else parts["before"]
    return named.replace("[", "[[]").replace("?", "[?]")
