"""Draws a structure as SVG: 8 bytes per line (4 on a narrow screen), every field a link to its row."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape

from segspec_kaitai.pages.book import BYTE
from segspec_kaitai.pages.layout import Row
from segspec_kaitai.pages.words import note_words, size_words

LONGEST_DRAWN = 16


@dataclass
class Cell:
    """A part of one line, in bits from its left edge. `open_end`: the field continues past the drawing; `label` is ""
    if a neighbour has the name.
    """

    row: Row
    start: int
    end: int
    label: str = ""
    note: str = ""
    open_end: bool = False
    may_be_missing: bool = False


@dataclass
class Line:
    """One line; `label` is the position of its first byte, `of_byte` the byte whose bits it shows."""

    label: str
    cells: list[Cell] = field(default_factory=list)
    is_bits: bool = False


class Sheet:
    """Lines of `columns` bytes. After a field of varying length a new line begins."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.lines: list[Line] = []
        self.cursor = 0
        self.place = 0
        self.is_relative = False

    @property
    def width(self) -> int:
        return self.columns * BYTE

    def line(self) -> Line:
        if not self.lines or self.cursor >= self.width:
            self.break_line()
        return self.lines[-1]

    def break_line(self) -> None:
        at = self.place // BYTE
        self.lines.append(Line((f"…+{at}" if at else "…") if self.is_relative else str(at)))
        self.cursor = 0

    def advance(self, bits: int) -> None:
        self.cursor += bits
        self.place += bits

    def end_unknown(self) -> None:
        self.is_relative, self.place, self.cursor = True, 0, self.width

    def add(self, row: Row) -> None:
        if row.size.high == 0:
            return
        if row.is_repeated and row.size.high is None:
            self.add_repeated(row)
        elif row.size.is_fixed and row.size.low <= LONGEST_DRAWN * BYTE:
            self.add_exact(row)
        elif row.size.high is not None and row.size.high <= self.width and not row.size.is_fixed:
            self.add_between(row)
        else:
            self.add_open(row)

    def add_exact(self, row: Row) -> None:
        """A field of known length on as many lines as needed; the widest part has the name."""
        left = row.size.low
        cells = []
        while left:
            line = self.line()
            take = min(left, self.width - self.cursor)
            cells.append(Cell(row, self.cursor, self.cursor + take))
            line.cells.append(cells[-1])
            self.advance(take)
            left -= take
        max(cells, key=lambda cell: cell.end - cell.start).label = row.name

    def add_between(self, row: Row) -> None:
        """A field of varying length that fits a line: the fixed part, then the optional part."""
        assert row.size.high is not None
        self.make_room(row.size.high)
        sure, most = self.cursor + row.size.low, self.cursor + row.size.high
        cells = [Cell(row, self.cursor, sure)] if row.size.low else []
        cells.append(Cell(row, sure, most, may_be_missing=True))
        widest = max(cells, key=lambda cell: cell.end - cell.start)
        widest.label, widest.note = row.name, note_words(row)
        self.line().cells += cells
        self.end_unknown()

    def add_open(self, row: Row) -> None:
        """A long or unbounded field: to the end of the line, with an open end."""
        self.make_room(3 * BYTE)
        cell = Cell(row, self.cursor, self.width, row.name, note_words(row), open_end=True)
        cell.may_be_missing = row.is_optional
        self.line().cells.append(cell)
        self.cursor = self.width
        if row.size.is_fixed:
            self.place += row.size.low
        else:
            self.end_unknown()

    def add_repeated(self, row: Row) -> None:
        self.make_room(self.width * 5 // 8)
        left = self.width - self.cursor
        step = left * 3 // 8 // BYTE * BYTE
        line = self.line()
        for number in range(2):
            start = self.cursor + number * step
            line.cells.append(Cell(row, start, start + step, f"{row.name}[{number}]"))
        line.cells.append(Cell(row, self.cursor + 2 * step, self.width, "…", open_end=True))
        line.cells[-2].note = note_words(row)
        for cell in line.cells[-3:]:
            cell.may_be_missing = row.size.low == 0
        self.end_unknown()

    def make_room(self, bits: int) -> None:
        if self.lines and self.cursor and self.width - self.cursor < bits:
            self.cursor = self.width
        self.line()


def sheet_of(rows: list[Row], columns: int) -> Sheet:
    sheet = Sheet(min(columns, columns_needed(rows, columns)))
    for row in rows:
        sheet.add(row)
    sheet.lines += bit_lines(rows)
    return sheet


def columns_needed(rows: list[Row], columns: int) -> int:
    if any(not row.size.is_fixed or row.is_bits for row in rows):
        return columns
    return max(1, sum(row.size.low for row in rows) // BYTE)


def bit_lines(rows: list[Row]) -> list[Line]:
    shares: dict[tuple[str, int], list[Cell]] = {}
    for row in rows:
        if not row.is_bits or row.is_repeated:
            continue
        start, end = row.place.bits, row.place.bits + row.size.low
        for byte in range(start // BYTE, (end - 1) // BYTE + 1):
            low, high = max(start, byte * BYTE) % BYTE, (min(end, (byte + 1) * BYTE) - 1) % BYTE
            left, right = (BYTE - 1 - high, BYTE - low) if row.little_bits else (low, high + 1)
            cell = Cell(row, left, right, row.name)
            if right - left < row.size.low:
                cell.note = f"{right - left} of {row.size.low} bits"
            shares.setdefault((row.place.after, byte), []).append(cell)
    shared = [(after, byte, cells) for (after, byte), cells in shares.items() if len(cells) > 1]
    return [
        Line(f"…+{byte}" if after else f"{byte}", sorted(cells, key=lambda cell: cell.start), is_bits=True)
        for after, byte, cells in shared
    ]


ADVANCE = 0.605
"""The width of common monospace characters in ems."""
NAME_SIZE, NOTE_SIZE = 12.5, 10.5
MARGIN = 4
HEAD, HEIGHT, GAP = 20, 46, 22


@dataclass(frozen=True)
class Scale:
    """A drawing's width."""

    name: str
    columns: int
    unit: int
    gutter: int


WIDE = Scale("wide", 8, 84, 52)
NARROW = Scale("narrow", 4, 70, 40)


def drawings(rows: list[Row], title: str, identity: str) -> str:
    """The wide and the narrow drawing, of which the page shows one; "" if there is nothing to draw."""
    return "".join(drawing(rows, title, f"{identity}-{scale.name}", scale) for scale in (WIDE, NARROW))


def drawing(rows: list[Row], title: str, identity: str, scale: Scale) -> str:
    sheet = sheet_of(rows, scale.columns)
    if not sheet.lines:
        return ""
    if any(line.is_bits for line in sheet.lines):
        sheet.columns = scale.columns
    parts, y = [], 0.0
    is_first = True
    for line in sheet.lines:
        if is_first or line.is_bits:
            y += 0 if is_first else GAP - HEAD / 2
            parts.append(heads(sheet, line, scale, y))
            y += HEAD
            is_first = False
        parts.append(line_svg(sheet, line, scale, y))
        y += HEIGHT
    width = scale.gutter + sheet.columns * scale.unit + 2
    return (
        f'<svg class="ruler ruler-{scale.name}" viewBox="0 0 {width} {y + 2:g}" '
        f'style="max-width:{width}px" '
        f'role="group" aria-labelledby="{identity}">'
        f'<title id="{identity}">{escape(title)}</title>{"".join(parts)}</svg>'
    )


def heads(sheet: Sheet, line: Line, scale: Scale, y: float) -> str:
    width = sheet.columns * scale.unit
    names = [f"{bit}" for bit in range(7, -1, -1)] if line.is_bits else [str(n) for n in range(sheet.columns)]
    step = width / len(names)
    out = [text(scale.gutter + (n + 0.5) * step, y + 14, name, "at") for n, name in enumerate(names)]
    if line.is_bits:
        out.append(text(scale.gutter - 6, y + 14, "bit", "at end"))
    return "".join(out)


def line_svg(sheet: Sheet, line: Line, scale: Scale, y: float) -> str:
    bits = BYTE if line.is_bits else sheet.width
    per_bit = sheet.columns * scale.unit / bits
    label = f"byte {line.label}" if line.is_bits and scale is WIDE else line.label
    out = [text(scale.gutter - 6, y + HEIGHT / 2 + 4, label, "at end")]
    for cell in line.cells:
        x, width = scale.gutter + cell.start * per_bit, (cell.end - cell.start) * per_bit
        out.append(cell_svg(cell, x, y, width))
    return "".join(out)


def cell_svg(cell: Cell, x: float, y: float, width: float) -> str:
    row = cell.row
    missing = " may-be-missing" if cell.may_be_missing else ""
    tip = escape(f"{row.name}: {tip_words(row)}")
    return (
        f'<a class="cell r-{row.role}{missing}" href="#{row.anchor}"><title>{tip}</title>'
        f'<path d="{outline(cell, x, y, width)}"/>{label_svg(cell, x, y, width)}</a>'
    )


def tip_words(row: Row) -> str:
    words = size_words(row)
    return f"{words} byte{'' if words == '1' else 's'}, {row.role}" if words[-1:].isdigit() else f"{words}, {row.role}"


def outline(cell: Cell, x: float, y: float, width: float) -> str:
    if not cell.open_end:
        return f"M{x:g} {y:g}h{width:g}v{HEIGHT}h{-width:g}z"
    teeth, depth = 6, 7
    step = HEIGHT / teeth
    edge = "".join(f"l{-depth if tooth % 2 == 0 else depth:g} {step:g}" for tooth in range(teeth))
    return f"M{x:g} {y:g}h{width:g}{edge}H{x:g}z"


def label_svg(cell: Cell, x: float, y: float, width: float) -> str:
    room = width - 2 * MARGIN - (7 if cell.open_end else 0)
    middle = x + MARGIN + room / 2
    size, lines = fitted(cell.label, room)
    if not lines:
        return ""
    note = cell.note if len(lines) == 1 and len(cell.note) * ADVANCE * NOTE_SIZE <= room else ""
    step = size * 1.15
    top = y + HEIGHT / 2 + size * 0.35 - (len(lines) - 1) * step / 2 - (8 if note else 0)
    out = [text(middle, top + number * step, part, "name", size) for number, part in enumerate(lines)]
    if note:
        out.append(text(middle, top + 16, note, "note"))
    return "".join(out)


def fitted(label: str, room: float) -> tuple[float, list[str]]:
    """The font size and the lines, broken after underscores, of a label; no lines if it cannot fit."""
    for size, most in ((NAME_SIZE, 2), (11.0, 3), (10.0, 3)):
        lines = broken(label, int(room / (ADVANCE * size)))
        if lines and len(lines) <= most:
            return size, lines
    return 0.0, []


def broken(label: str, characters: int) -> list[str]:
    parts = [part for part in label.replace("_", "_\n").replace("[", "\n[").split("\n") if part]
    lines: list[str] = []
    for part in parts:
        if len(part) > characters:
            return []
        if lines and len(lines[-1]) + len(part) <= characters:
            lines[-1] += part
        else:
            lines.append(part)
    return lines


def text(x: float, y: float, words: str, kind: str, size: float = 0.0) -> str:
    style = f' font-size="{size:g}"' if size and size != NAME_SIZE else ""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}"{style}>{escape(words)}</text>'
