"""Draws a structure as SVG: its bytes on a ruler, 8 a line (4 on a narrow screen), every field a link to its row."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from segspec_kaitai.pages.cells import Cell, Line, Sheet, sheet_of
from segspec_kaitai.pages.layout import BYTE, Row
from segspec_kaitai.pages.words import size_words

ADVANCE = 0.605
"""Width of a character of the common monospace fonts, in ems."""
NAME_SIZE, NOTE_SIZE = 12.5, 10.5
MARGIN = 4
HEAD, HEIGHT, GAP = 20, 46, 22


@dataclass(frozen=True)
class Scale:
    """One of the two widths a drawing is made for, in CSS pixels."""

    name: str
    columns: int
    unit: int
    gutter: int


WIDE = Scale("wide", 8, 84, 52)
NARROW = Scale("narrow", 4, 70, 40)


def drawings(rows: list[Row], title: str, identity: str) -> str:
    """The drawing for wide and for narrow screens; the page shows one of them. "" where there is nothing to draw."""
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
    """The numbers over the columns: bytes from the left, bits 7 to 0."""
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
        f'<a class="cell r-{row.role}{missing}" href="#{row.anchor}" aria-label="{tip}"><title>{tip}</title>'
        f'<path d="{outline(cell, x, y, width)}"/>{label_svg(cell, x, y, width)}</a>'
    )


def tip_words(row: Row) -> str:
    words = size_words(row)
    return f"{words} byte{'' if words == '1' else 's'}, {row.role}" if words[-1:].isdigit() else f"{words}, {row.role}"


def outline(cell: Cell, x: float, y: float, width: float) -> str:
    """The border: a rectangle, or one whose right edge is torn."""
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
    """The font size and the lines, broken after underscores, in which a label fits; no lines where it cannot."""
    for size, most in ((NAME_SIZE, 2), (11.0, 3), (10.0, 3)):
        lines = broken(label, int(room / (ADVANCE * size)))
        if lines and len(lines) <= most:
            return size, lines
    return 0.0, []


def broken(label: str, characters: int) -> list[str]:
    """`label` in lines of at most so many characters; none where a part is longer than that."""
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
