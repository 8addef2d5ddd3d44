"""Makes a user's format of its spec: the columns of its rows, the roads to them, and whether files are cut."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as attribute
from pathlib import Path
from typing import Any

import pyarrow as pa

from segspec.core.errors import Code
from segspec_kaitai.own.compiling import compile_spec
from segspec_kaitai.own.errors import Problem, UnsupportedSpecError
from segspec_kaitai.own.fast_road import PLACES, TOO_DEEP, lane_of, steps_of
from segspec_kaitai.own.java_types import java_types
from segspec_kaitai.own.kernel_lane import KernelLane
from segspec_kaitai.own.nodes import Node, flat_columns
from segspec_kaitai.own.own_format import OwnFormat
from segspec_kaitai.own.parser_lane import ParserLane
from segspec_kaitai.own.reading_methods import decisive_names
from segspec_kaitai.own.shape import AGAIN, ONCE, ChosenRows, Shape
from segspec_kaitai.own.spec_columns import ROW, VALUE, Columns, Wanted
from segspec_kaitai.pages.book import BYTE, Book
from segspec_kaitai.pages.layout import structure_size
from segspec_kaitai.spec.model import Part, TypeSpec, camel, contents_bytes
from segspec_kaitai.spec.source import Spec

FILE_WORDS = ("_io", "_index")


def are_apart(shape: Shape, rows: ChosenRows) -> bool:
    """Whether each row can be read without the rows around it and without the size of the file."""
    if any(part.section != "seq" or part.table.get("repeat") != "eos" for part in rows.parts):
        return False
    if rows.path != AGAIN and (len(rows.way) != 1 or not rows.in_order):
        return False
    words = re.compile(rf"\b({'|'.join([*FILE_WORDS, *rows.way])})\b")
    parts = [part for owner in shape.reached() for part in owner.parts]
    if any(looks_elsewhere(shape, part) or any(map(words.search, expressions(told(part)))) for part in parts):
        return False
    return end_by_themselves(shape, rows.parts or shape.root.fields)


def looks_elsewhere(shape: Shape, part: Part) -> bool:
    is_elsewhere = "io" in part.table or ("pos" in part.table and part.owner.key in shape.in_file)
    return part.section == "instances" and is_elsewhere and not looks_within(part)


def looks_within(part: Part) -> bool:
    name, _, stream = str(part.table.get("io", "")).partition(".")
    return stream == "_io" and any(field.name == name and "size" in field.table for field in part.owner.fields)


def told(part: Part) -> dict[str, Any]:
    return {key: value for key, value in part.table.items() if key != "io" or not looks_within(part)}


def expressions(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if not str(key).startswith(("doc", "-")) and key != "id":
                yield from expressions(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from expressions(inner)
    elif isinstance(value, str):
        yield value


def end_by_themselves(shape: Shape, parts: Iterable[Part]) -> bool:
    """Whether each part ends where its own content says."""
    pending, seen = list(parts), set[str]()
    while pending:
        part = pending.pop()
        if "size" in part.table:
            continue
        if part.table.get("size-eos") or part.table.get("eos-error") is False:
            return False
        for structure in shape.specs.structures(part):
            if structure.key in seen:
                continue
            seen.add(structure.key)
            if any(inner.table.get("repeat") == "eos" for inner in structure.fields):
                return False
            pending += structure.fields
    return True


def passed_over(shape: Shape, rows: ChosenRows) -> Iterator[TypeSpec]:
    """The structures that no row needs to have read, to know where it ends: their sizes are stated."""
    owners = [each for part in rows.parts for each in shape.specs.structures(part)] if rows.parts else [shape.root]
    for owner in owners:
        for part in owner.fields:
            asked = re.compile(rf"\b{part.name}\.")
            if "size" in part.table and not any(map(asked.search, expressions([each.table for each in owner.parts]))):
                yield from shape.specs.structures(part)


TEXT_ERRORS = ("null", "replace", "bytes")
"""Undecodable text is null, or has replaced bytes, or all texts are bytes."""


@dataclass(frozen=True)
class CompileArguments:
    """The arguments of `segspec.compile`."""

    rows: str | None = None
    columns: tuple[str, ...] | None = None
    import_paths: tuple[Path, ...] = ()
    flatten: bool = False
    enums: str = "numbers"
    text_errors: str = "null"
    unions: bool = False
    params: Mapping[str, Any] = attribute(default_factory=dict)
    processes: Mapping[str, str] = attribute(default_factory=dict)


def compile_format(
    path: str | os.PathLike[str],
    rows: str | None = None,
    columns: Sequence[str] | str | None = None,
    *,
    import_paths: Sequence[str | os.PathLike[str]] = (),
    flatten: bool = False,
    enums: str = "numbers",
    text_errors: str = "null",
    unions: bool = False,
    params: Mapping[str, Any] | None = None,
    processes: Mapping[str, str] | None = None,
) -> OwnFormat:
    if enums not in ("numbers", "names"):
        raise ValueError(f"enums={enums!r}: numbers or names")
    if text_errors not in TEXT_ERRORS:
        raise ValueError(f"text_errors={text_errors!r}: {', '.join(TEXT_ERRORS)}")
    names = (columns,) if isinstance(columns, str) else None if columns is None else tuple(columns)
    folders = tuple(Path(folder) for folder in import_paths)
    asked = CompileArguments(
        rows, names, folders, flatten, enums, text_errors, unions, dict(params or {}), dict(processes or {})
    )
    try:
        return made(Path(path), asked)
    except TOO_DEEP as error:
        deep = Problem(str(path), 0, "what it says is nested deeper than a reader can be made of")
        raise UnsupportedSpecError([deep], Code.LIMIT_EXCEEDED) from error


def made(path: Path, asked: CompileArguments) -> OwnFormat:
    compilation = compile_spec(path, asked.import_paths, asked.processes)
    shape = Shape(compilation.spec, compilation.specs, compilation.renamed)
    rows = shape.chosen(asked.rows)
    wanted = Wanted(wanted_names(asked, rows))
    places = tuple(name for name in asked.columns or () if name in PLACES)
    java = {name: java_types(text) for name, text in compilation.java.items()}
    columns = Columns(shape.specs, java, compilation.renamed, asked.enums == "names", asked.unions, asked.text_errors)
    columns.holds_content = shape.holds_content
    columns.decisive = decisive_names(map(ast.parse, compilation.texts.values()))
    tree = columns.rows(rows.parts, shape.root, wanted)
    if not tree.children and wanted.names is None:
        # All parts of the row are elsewhere in the file.
        tree = columns.rows(rows.parts, shape.root, Wanted(("*",)))
    missing = wanted.missing()
    if missing:
        known = columns.rows(rows.parts, shape.root, Wanted())
        raise no_such_fields(path, missing, known)
    if not tree.children and not places:
        raise UnsupportedSpecError([Problem(str(path), 0, "a row has no field that could be a column")])
    fast: KernelLane | None = None
    why: tuple[Problem, ...] = ()
    try:
        fast, tree = lane_of(compilation, rows, tree, places)
    except UnsupportedSpecError as error:
        why = error.problems
    parser = ParserLane(
        compilation.spec.name,
        compilation.package,
        camel(compilation.spec.name),
        tuple(compilation.texts.items()),
        ".".join(rows.way) or rows.path,
        parameters(shape.root, asked.params),
        *resumable(columns, rows, shape.root, compilation.specs.values()),
        rows.in_order,
        rows.path != ONCE and not any(True for _ in shape.looks()),
        tuple(part.name for part in shape.root.params if part.name not in asked.params),
        rows.shown,
        keeps_bytes=asked.text_errors == "bytes",
    )
    parser = replace(parser, apart=are_apart(shape, rows))
    steps = None
    if fast is None and parser.apart and not parser.can_resume:
        steps = steps_of(compilation, rows, passed_over(shape, rows))
    return OwnFormat(
        compilation.spec.name,
        tree,
        tuple(flat_columns(tree)) if asked.flatten else (),
        tuple(pa.field(name, pa.int64(), nullable=False) for name in places),
        parser,
        fast,
        path,
        rows.path,
        tuple(name for name in shape.rows if name != rows.path),
        tuple(left_out(rows, shape, tree)),
        why,
        tuple(unread(rows, shape, tree)),
        case=rows.case,
        steps=steps,
    )


def wanted_names(asked: CompileArguments, rows: ChosenRows) -> tuple[str, ...] | None:
    names = None if asked.columns is None else tuple(name for name in asked.columns if name not in PLACES)
    if not rows.case:
        return names
    if asked.flatten or asked.unions:
        raise ValueError(f"rows of one case ({'.'.join(rows.case)}) are neither flattened nor unions")
    case = ".".join(rows.case)
    return (case,) if names is None or "*" in names else tuple(f"{case}.{name}" for name in names)


MOST_NAMED = 100


def no_such_fields(path: Path, missing: Sequence[str], tree: Node) -> UnsupportedSpecError:
    known = list(dict.fromkeys(VALUE if leaf.path == ROW else leaf.path for leaf in tree.leaves()))
    more = ", …" if len(known) > MOST_NAMED else ""
    words = f"one of {', '.join(known[:MOST_NAMED])}{more}" if known else "it has none"
    return UnsupportedSpecError(Problem(str(path), 0, f"no field {name} in a row: {words}") for name in missing)


def parameters(root: TypeSpec, given: Mapping[str, Any]) -> tuple[Any, ...]:
    """The given values, in the order of the spec. Raises `UnsupportedSpecError`."""
    names = [part.name for part in root.params]
    unknown = [name for name in given if name not in names]
    if unknown:
        path = str(root.spec.path)
        raise UnsupportedSpecError(
            Problem(path, 0, f"there is no parameter {name} of the whole spec") for name in unknown
        )
    return tuple(given[name] for name in names if name in given)


def resumable(columns: Columns, rows: ChosenRows, root: TypeSpec, specs: Iterable[Spec]) -> tuple[bytes, int]:
    """The signs of the next row: the first bytes and the size that all rows have."""
    parts = rows.parts
    if any(part.section != "seq" or part.table.get("repeat") != "eos" for part in parts) or rows.path == ONCE:
        return b"", 0
    owners = [root] if not parts else [each for part in parts for each in columns.specs.structures(part)]
    plain = [part for part in parts if not columns.specs.structures(part)]
    if len(owners) != 1 or plain or any(part.is_switch or "process" in part.table for part in parts):
        return b"", 0
    fields = owners[0].fields
    magic = contents_bytes(fields[0].table["contents"]) if fields and "contents" in fields[0].table else b""
    stated = parts[0].table.get("size") if parts else None
    if isinstance(stated, int):
        return magic, stated
    book = Book(specs)
    size = structure_size(book, owners[0])
    # If bits end within a byte, the next field decides whether the rest of the byte is skipped.
    odd = any(other.low % BYTE for key, other in book.sizes.items() if key != owners[0].key)
    return magic, -(-size.low // BYTE) if size.is_fixed and not odd else 0


def left_out(rows: ChosenRows, shape: Shape, tree: Node) -> Iterator[str]:
    return (shape.shown(part.name) for part in omitted(rows, shape, tree) if "contents" not in part.table)


def unread(rows: ChosenRows, shape: Shape, tree: Node) -> Iterator[str]:
    around = [part for part in shape.root.instances if rows.parts and part.name not in rows.way]
    for part in (*omitted(rows, shape, tree), *around):
        if part.section == "instances" and not part.is_computed:
            yield shape.shown(part.name)


def omitted(rows: ChosenRows, shape: Shape, tree: Node) -> Iterator[Part]:
    owners = [shape.root] if not rows.parts else [each for part in rows.parts for each in shape.specs.structures(part)]
    have = {child.name for child in tree.children} | {inner.name for child in tree.children for inner in child.children}
    for owner in owners:
        for part in (*owner.fields, *owner.instances):
            if part.is_named and shape.shown(part.name) not in have:
                yield part
