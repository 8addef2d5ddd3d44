"""The meaning of every byte of a row: the row is read again by the debug build of its parser, within bounds."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from inspect import signature
from pathlib import Path
from typing import Any

from kaitaistruct import KaitaiStruct

from segspec.core.errors import Code, Finding, SegspecError
from segspec.parsing import effort
from segspec.parsing.annotate import GAP, NOT_DRAWN, Field, drawn
from segspec.parsing.debug_tree import at_most, public_name, spans, stream_of
from segspec.parsing.errors import ManyFieldsError
from segspec_kaitai.own.compiling import Compilation, compile_spec
from segspec_kaitai.own.own_format import OwnFormat
from segspec_kaitai.own.own_log import OwnLog, failed
from segspec_kaitai.own.parser_lane import ParserLane, parsers_of
from segspec_kaitai.own.parser_scan import FAILURES, TICKS, TICKS_PER_BYTE, Failure, ParserScan, Piece
from segspec_kaitai.own.quick_stream import Content, QuickStream, stream_over
from segspec_kaitai.own.row_parsers import Parsers
from segspec_kaitai.own.text_modules import finder

MOST_PARSED = 100_000


@dataclass(frozen=True)
class Drawing:
    """The fields around a byte; `finding` is their fault, if any."""

    title: str
    fields: list[Field]
    finding: Finding | None = None


@dataclass(frozen=True)
class FoundRow:
    """A row, or the part that was read: its parser's object, and its position. `failure` is the reason for stopping."""

    made: Any
    title: str
    start: int
    end: int
    failure: Failure | None = None


def draw(
    log: OwnLog,
    at: int | None = None,
    most: int = 10_000,
    *,
    field: str | None = None,
    depth: int | None = None,
    import_paths: Sequence[str | os.PathLike[str]] = (),
    processes: Mapping[str, str] | None = None,
) -> Drawing:
    """About `most` fields of the row that holds byte `at` (of the first row if None); of the whole file if no row holds
    it. Instances are evaluated on the way to `field` and `depth` names below.

    Needs the spec and the compiler. Raises `ValueError` for a byte outside the file.
    """
    format = log.format
    assert isinstance(format, OwnFormat), "a format that was made of a spec"
    compilation = compile_spec(format.path, [Path(each) for each in import_paths], processes)
    with log.opened() as source:
        data = log.held(source).data
        if at is not None and at >= source.size:
            raise ValueError(f"{source.path} has {source.size} bytes, so no byte {at}")
        found = None if format.parser.rows == "." or not format.parser.in_order else row_at(format.parser, data, at)
        try:
            return Pen(compilation, format.parser, log, data, most, field or "", depth).drawing(found, at)
        except RecursionError as error:
            words = "structures lie within each other too deep to be drawn"
            position = 0 if found is None else found.start
            raise SegspecError(Code.LIMIT_EXCEEDED, words, path=log.path, position=position) from error


@dataclass
class ErrorScan(ParserScan):
    """A scan that keeps the last error."""

    error: Exception | None = None

    def explained(self, error: Exception) -> Failure:
        self.error = error
        return super().explained(error)

    def _lose(self, owner: Any, name: str, error: Exception, is_check: bool) -> bool:
        # Faults within a row are drawn.
        return owner is None and super()._lose(owner, name, error, is_check)


def row_at(lane: ParserLane, data: Content, at: int | None) -> FoundRow | None:
    """The row that holds the byte, sound or not. After damage the search continues if the next row can be found."""
    lost: list[FoundRow] = []

    def tell(failure: Failure) -> None:
        lost.extend(damaged_row(scan, failure))

    scan = ErrorScan(parsers_of(lane), lane.qualname, data, lane.rows, lane.params, again=lane.again(data), tell=tell)
    try:
        return searched(scan, lost, at)
    finally:
        if scan.whole is not None:
            scan.whole.data = data


def searched(scan: ErrorScan, lost: list[FoundRow], at: int | None) -> FoundRow | None:
    number = 0
    for piece in scan.pieces(PASSED_ROWS, len(scan.data) + 1):
        if at is None or at < piece.ends[-1]:
            return row_of_piece(piece, number, lost, at)
        number += len(piece.rows)
        lost.clear()
        scan.release(piece)
    if scan.failure is not None:
        lost.extend(damaged_row(scan, scan.failure))
    held = [each for each in lost if at is None or each.start <= at < each.end]
    return held[-1] if held else None


PASSED_ROWS = 256


def row_of_piece(piece: Piece, number: int, lost: Sequence[FoundRow], at: int | None) -> FoundRow | None:
    """The row that holds the byte, or the first row; or the `lost` row before it."""
    place = 0 if at is None else next(place for place, end in enumerate(piece.ends) if at < end)
    row, start, end = piece.rows[place], piece.starts[place], piece.ends[place]
    before = [each for each in lost if each.start < start and (at is None or each.start <= at < min(start, each.end))]
    if before:
        return replace(before[-1], end=min(start, before[-1].end))
    lies_here = isinstance(row, KaitaiStruct) and stream_of(row).base is not None
    found = FoundRow(row, f"row {number + place} at {start}", start, end)
    return found if lies_here and (at is None or at >= start) else None


def damaged_row(scan: ErrorScan, failure: Failure) -> Iterator[FoundRow]:
    made = half_read(scan)
    stream = None if made is None else stream_of(made)
    if stream is not None and stream.base is not None:
        end = stream.base + stream.end
        yield FoundRow(made, f"unreadable row at {failure.row}", failure.row, end, failure)


def half_read(scan: ErrorScan) -> Any:
    within = scan.rows == ""
    traceback = None if scan.error is None else scan.error.__traceback__
    while traceback is not None:
        code, lines = traceback.tb_frame.f_code, scan.parsers.places.get(traceback.tb_frame.f_code.co_filename)
        if lines is not None:
            if within:
                return traceback.tb_frame.f_locals.get("self")
            loop = f"_rows_{len(scan.parsers.rows) - 1}"
            within = code.co_name.startswith(loop) and lines.get(traceback.tb_lineno) == scan.parsers.rows[-1]
        traceback = traceback.tb_next
    return None


@dataclass
class Pen:
    """Draws the content of one file."""

    compilation: Compilation
    lane: ParserLane
    log: OwnLog
    data: Content
    most: int
    field: str = ""
    depth: int | None = None

    def drawing(self, found: FoundRow | None, at: int | None) -> Drawing:
        if found is None:
            fields, error = self.whole_file()
            finding = None
            if error is not None:
                scan = self.lane.scan(self.data)
                with_error = next(self.failures(scan), None)
                finding = None if with_error is None else Finding.from_error(failed(with_error, self.log))
            return Drawing("file", self.filled(window(fields, at or 0, self.most)), finding)
        fields, _ = self.row(found)
        finding = None if found.failure is None else Finding.from_error(failed(found.failure, self.log))
        at = found.start if at is None else at
        return Drawing(found.title, self.filled(window(fields, at, self.most)), finding)

    def failures(self, scan: ParserScan) -> Iterator[Failure]:
        for _ in scan.pieces(1_000, len(self.data) + 1):
            pass
        if scan.failure is not None:
            yield scan.failure

    def whole_file(self) -> tuple[list[Field], Exception | None]:
        kind = self.parsers().root(self.lane.qualname)
        stream = stream_over(self.data)
        tree = kind(*self.lane.params, stream)
        error = self.read(tree, stream, 0)
        return drawn(tree, error, len(self.data), 0, len(self.data), 0), error

    def row(self, found: FoundRow) -> tuple[list[Field], Exception | None]:
        made, own = found.made, type(found.made)
        twin = self.parsers().find(own.__module__.rpartition(".")[2], own.__qualname__)
        names = list(signature(own.__init__).parameters)[1:]
        params = [getattr(made, name) for name in names[: names.index("_io")]]
        whole = stream_of(made)
        stream = stream_over(whole.data, whole.base)
        around = (getattr(made, "_parent", None), getattr(made, "_root", None))
        tree = twin(*params, stream, *(None if each is made else each for each in around))
        start, end = found.start - whole.base, min(found.end - whole.base, whole.end)
        error = self.read(tree, stream, start)
        return drawn(tree, error, whole.end, start, end, whole.base), error

    def parsers(self) -> Parsers:
        package = f"{self.compilation.package}.debug"
        start = f"{package}."
        texts = {name.removeprefix(start): text for name, text in finder().texts.items() if name.startswith(start)}
        return Parsers(texts, package, self.compilation.spec.name)

    def read(self, tree: Any, stream: QuickStream, start: int) -> Exception | None:
        stream.seek(start)
        try:
            with at_most(max(self.most, MOST_PARSED), stream), self.bounded():
                tree._read()  # noqa: SLF001 - the switch of a debug build for parsing
                look(tree, self.field, self.depth)
        except (*FAILURES, ManyFieldsError) as error:
            return error
        return None

    def bounded(self) -> Any:
        return effort.bounded(TICKS + TICKS_PER_BYTE * len(self.data))

    def filled(self, fields: list[Field]) -> list[Field]:
        return [
            field
            if field.path == NOT_DRAWN
            else replace(field, path=self.shown(field.path), content=bytes(self.data[field.start : field.end]))
            for field in fields
        ]

    def shown(self, path: str) -> str:
        renamed = self.compilation.renamed
        parts = (part.partition("[") for part in path.split("."))
        return ".".join(f"{renamed.get(name, name)}{bracket}{rest}" for name, bracket, rest in parts)


def look(tree: Any, field: str = "", depth: int | None = None) -> None:
    """Evaluates all instances of a tree, or those on the way to `field` and at most `depth` names below it."""
    way = [name.partition("[")[0] for name in field.split(".")] if field else []
    pending, seen = [(tree, 0)], {id(tree)}
    while pending:
        owner, level = pending.pop()
        if depth is not None and level >= len(way) + depth:
            continue
        wanted = way[level : level + 1]
        ask(owner, wanted)
        names = [name for name in spans(owner) if not wanted or public_name(name) in wanted]
        held = [getattr(owner, name, None) for name in names]
        items = [item for each in held for item in (each if isinstance(each, list) else [each])]
        inner = [item for item in items if isinstance(item, KaitaiStruct) and id(item) not in seen]
        seen.update(map(id, inner))
        pending += [(item, level + 1) for item in inner]


def ask(owner: Any, wanted: Sequence[str]) -> None:
    for name, member in vars(type(owner)).items():
        if isinstance(member, property) and (not wanted or name in wanted):
            try:
                getattr(owner, name)
            except effort.TooMuchWorkError:
                raise
            except FAILURES:
                continue


def window(fields: list[Field], at: int, most: int) -> list[Field]:
    """At most this many fields around a byte; the others are one field before and one after."""
    if len(fields) <= most:
        return fields
    place = next((number for number, field in enumerate(fields) if field.end > at), len(fields) - 1)
    first = max(0, min(place - most // 2, len(fields) - most))
    before, shown, after = fields[:first], fields[first : first + most], fields[first + most :]
    out = list(shown)
    if before:
        out.insert(0, Field(before[0].start, shown[0].start, NOT_DRAWN, None, GAP))
    if after:
        out.append(Field(shown[-1].end, max(field.end for field in after), NOT_DRAWN, None, GAP))
    return out
