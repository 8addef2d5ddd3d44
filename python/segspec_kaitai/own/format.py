"""A user's format: its spec compiled and lowered, with the columns of its rows."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as attribute
from pathlib import Path
from typing import Any

import pyarrow as pa

from segspec.core.errors import Code
from segspec.storage.store_path import with_options
from segspec_kaitai.kernels import ColumnError, KernelMode, KernelSpec, RowSource, Unsupported, lower
from segspec_kaitai.kernels.kernel import Kernel as Lowered
from segspec_kaitai.own.compiling import Compilation, compile_spec
from segspec_kaitai.own.errors import Problem, UnsupportedSpecError
from segspec_kaitai.own.generated import ForeignCodeError, check_kernel
from segspec_kaitai.own.kept_kernel import OwnKernel
from segspec_kaitai.own.own_log import MAX_BYTES, OwnColumn, OwnLog, OwnRows, open_own
from segspec_kaitai.own.shape import RepeatedField, Shape, SpecField, survey

PLACES = ("_position", "_end", "_index", "_frame_position")
"""What every row has besides its fields: where it is, its number in its list, and where its frame begins."""

WHOLE = "the whole spec, again and again to the end of the file"

TOO_DEEP = (RecursionError, SyntaxError, MemoryError)
"""What Python says of code that is nested too deep for it, whether it runs or parses that."""

ARROW = {
    "bool": pa.bool_(),
    "u8": pa.uint8(),
    "u16": pa.uint16(),
    "u32": pa.uint32(),
    "i64": pa.int64(),
    "u64": pa.uint64(),
    "f32": pa.float32(),
    "f64": pa.float64(),
}


@dataclass(frozen=True)
class OwnFormat(OwnRows):
    """A reader for the files that a spec describes.

    `rows` is the path of the repeated field whose items are rows; "" where the spec describes one row, and the file is
    a sequence of them. `omitted` are fields that are columns only where `columns` names them: they lie elsewhere in
    the file. `source` is the text of the kernel's module.
    """

    path: Path
    rows: str
    omitted: tuple[str, ...]
    source: str = attribute(repr=False)

    def open(
        self,
        path: str | os.PathLike[str],
        *,
        max_bytes: int = MAX_BYTES,
        storage_options: Mapping[str, Any] | None = None,
    ) -> OwnLog:
        """A file of this format. `storage_options` are those of `segspec.open`. Raises `OSError` where it cannot be
        opened, and `SegspecError` (limit-exceeded) where it has more than `max_bytes`: a read holds all of it in
        memory."""
        return open_own(self, with_options(path, storage_options), max_bytes)


def compile_format(
    path: str | os.PathLike[str],
    rows: str | None = None,
    columns: Sequence[str] | None = None,
    *,
    import_paths: Sequence[str | os.PathLike[str]] = (),
) -> OwnFormat:
    """Makes a reader of a spec: see `segspec.compile`."""
    try:
        return made(path, rows, columns, import_paths)
    except TOO_DEEP as error:
        deep = Problem(str(path), 0, "what it says is nested deeper than a reader can be made of")
        raise UnsupportedSpecError([deep], Code.LIMIT_EXCEEDED) from error


def made(
    path: str | os.PathLike[str],
    rows: str | None,
    columns: Sequence[str] | None,
    import_paths: Sequence[str | os.PathLike[str]],
) -> OwnFormat:
    compilation = compile_spec(Path(path), [Path(folder) for folder in import_paths])
    shape = Shape(compilation.spec, compilation.specs)
    chosen = choose_rows(shape, rows)
    offered = shape.fields(chosen)
    names = choose_columns(compilation, offered, columns)
    request = KernelRequest(compilation, shape, chosen)
    wanted = request.forms(names, explicit=columns is not None)
    lowered, its_columns = request.finished(wanted)
    omitted = tuple(field.name for field in offered.values() if field not in names and not field.why_not)
    try:
        check_kernel(lowered.source)
    except ForeignCodeError as error:
        raise UnsupportedSpecError([Problem(str(path), 0, str(error))]) from error
    kernel = OwnKernel(compilation.spec.name, lowered.source)
    source = banner(compilation, lowered) + lowered.source
    return OwnFormat(
        compilation.spec.name,
        its_columns,
        kernel,
        compilation.parser,
        Path(path),
        "" if chosen is None else chosen.path,
        omitted,
        source,
    )


def banner(compilation: Compilation, lowered: Lowered) -> str:
    lines = [f"# segspec compile, from {name}.ksy sha256 {compilation.specs[name].sha256}\n" for name in lowered.specs]
    return "".join(lines) + "# Generated: change the spec instead.\n"


def choose_rows(shape: Shape, wanted: str | None) -> RepeatedField | None:
    """The repeated field that makes rows; None where the whole spec does."""
    offered = shape.rows()
    if wanted is None and len(offered) == 1:
        return next(iter(offered.values()))
    if wanted == "" or (wanted is None and not offered):
        return None
    if wanted in offered:
        return offered[wanted]
    path = str(shape.root.spec.path)
    asked = "several fields can make the rows" if wanted is None else f"no repeated field at {wanted!r}"
    choices = [Problem(path, rows.where.line, f"rows={name!r} would make rows of it") for name, rows in offered.items()]
    raise UnsupportedSpecError([Problem(path, 0, asked), *choices, Problem(path, 0, f"rows='' would read {WHOLE}")])


def choose_columns(
    compilation: Compilation, offered: Mapping[str, SpecField], wanted: Sequence[str] | None
) -> list[SpecField]:
    """The fields that are to be columns: those asked for, else all that lie in the row itself."""
    path = str(compilation.spec.path)
    if wanted is None:
        chosen = [field for field in offered.values() if not field.looks]
        usable = ",".join(field.name for field in chosen if not field.why_not)
        advice = f", so it is no column; name those that you want: {usable}" if usable else ", so it is no column"
    else:
        by_name = {field.name: field for field in offered.values()} | dict(offered)
        by_name |= {place: SpecField(place, place, Problem(path, 0, place)) for place in PLACES}
        unknown = [name for name in wanted if name not in by_name]
        if unknown:
            names = ", ".join(field.name for field in offered.values())
            raise UnsupportedSpecError(
                Problem(path, 0, f"no field {name} in a row: one of {names}") for name in unknown
            )
        chosen, advice = [by_name[name] for name in wanted], ", so it is no column"
    problems = [refused(field, field.why_not + advice) for field in chosen if field.why_not]
    names_of = [field.name for field in chosen]
    doubled = [field for number, field in enumerate(chosen) if field.name in names_of[:number]]
    problems += [refused(field, f"has the column name {field.name}, as another field has") for field in doubled]
    if not chosen:
        problems.append(Problem(path, 0, "a row has no field that could be a column"))
    if problems:
        raise UnsupportedSpecError(problems)
    return chosen


def refused(field: SpecField, why: str) -> Problem:
    return Problem(field.where.path, field.where.line, f"{field.where.message} {why}")


@dataclass(frozen=True)
class Form:
    """A column to be made: its field, its name, the expression over the row, and whether that gives bytes."""

    field: SpecField
    name: str
    text: str
    is_bytes: bool = False


@dataclass(frozen=True)
class KernelRequest:
    """What is lowered: a compiled spec, and what makes its rows."""

    compilation: Compilation
    shape: Shape
    rows: RepeatedField | None

    def lowered(self, columns: Mapping[str, str]) -> Lowered:
        """The kernel with `columns`. Raises `UnsupportedSpecError`, and `ColumnError` where it names a column."""
        name = self.compilation.spec.name
        source = RowSource("" if self.rows is None else self.rows.path, columns)
        mode = KernelMode.FRAMES if self.rows is None else KernelMode.FILE
        try:
            made = lower(self.compilation.sources, KernelSpec(name, name, (source,), mode, doc=f"Rows of {name}.ksy."))
        except Unsupported as error:
            path = self.compilation.specs[error.spec].path
            found = Problem(str(path), error.line, f"{error.construct} has no lowering")
            others = list(survey(self.shape))
            known = any((problem.path, problem.line) == (found.path, found.line) for problem in others)
            raise UnsupportedSpecError(others if known else [found, *others]) from error
        except ColumnError as error:
            if error.column:
                raise
            raise UnsupportedSpecError([Problem(str(self.compilation.spec.path), 0, str(error))]) from error
        if made.encodings.keys() != made.texts:
            raise UnsupportedSpecError(survey(self.shape))
        if made.params:
            given = ", ".join(name for name, _ in made.params)
            path = self.compilation.spec.path
            line = self.compilation.spec.root.line_at("params")
            raise UnsupportedSpecError(
                [Problem(str(path), line, f"parameters of the whole spec ({given}) have no value")]
            )
        return made

    def forms(self, fields: Sequence[SpecField], *, explicit: bool) -> list[Form]:
        """Each field as numbers or as bytes; as both, where some cases of a switch give numbers and others bytes.

        The columns of a trial kernel are named by numbers, so that names of arrays cannot collide.
        """
        tried: dict[str, Form] = {}
        for field in fields:
            tried[f"_{len(tried)}"] = Form(field, field.name, field.path)
            if field.cases > 1:
                tried[f"_{len(tried)}"] = Form(field, f"{field.name}_bytes", f"bytes({field.path})", is_bytes=True)
        why: dict[str, str] = {}
        kinds: dict[str, bool] = {}
        while tried:
            try:
                made = self.lowered({name: form.text for name, form in tried.items()})
            except ColumnError as error:
                why[tried.pop(error.column).text] = str(error).partition(": ")[2]
                continue
            kinds = {column.source: bool(column.part) for column in made.columns}
            break
        found = [Form(form.field, form.name, form.text, kinds[name]) for name, form in tried.items()]
        numbers = {form.field.path for form in found if not form.is_bytes}
        found = [form for form in found if form.text == form.field.path or form.field.path in numbers]
        self.refuse_missing(fields, found, why, explicit=explicit)
        return found

    def refuse_missing(
        self, fields: Sequence[SpecField], found: Sequence[Form], why: Mapping[str, str], *, explicit: bool
    ) -> None:
        """Raises an error for a field without a column, rather than leave it out silently."""
        have = {form.field.path for form in found}
        usable = ",".join(dict.fromkeys(form.field.name for form in found))
        advice = "" if explicit or not usable else f"; name the columns that you want: {usable}"
        problems = [refused(f, f"is no column: {why[f.path]}{advice}") for f in fields if f.path not in have]
        names = [form.name for form in found]
        doubled = [form for number, form in enumerate(found) if form.name in names[:number]]
        problems += [refused(form.field, f"has the column name {form.name}, as another field has") for form in doubled]
        if problems:
            raise UnsupportedSpecError(problems)

    def finished(self, forms: Sequence[Form]) -> tuple[Lowered, tuple[OwnColumn, ...]]:
        """The kernel, and its columns as Arrow's.

        No field's name begins with an underscore, so the kernel's arrays for bytes and for presence do.
        """
        columns: dict[str, str] = {}
        for form in forms:
            columns[f"_{form.name}" if form.is_bytes else form.name] = form.text
            if form.field.optional and not form.is_bytes:
                columns[f"_{form.name}_present"] = f"present({form.text})"
        lowered = self.lowered(columns)
        kinds = {column.name: column.kind for column in lowered.columns}
        made = []
        for form in forms:
            if form.is_bytes:
                source = f"_{form.name}"
                kind = pa.string() if source in lowered.texts else pa.binary()
                nullable = form.field.optional or form.field.computed
                made.append(OwnColumn(form.name, kind, nullable, source))
            else:
                present = f"_{form.name}_present" if form.field.optional else ""
                made.append(OwnColumn(form.name, ARROW[kinds[form.name]], bool(present), form.name, present))
        return lowered, tuple(made)
