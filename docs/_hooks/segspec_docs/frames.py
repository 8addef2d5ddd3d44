"""One real frame, byte by byte: a dump coloured by field, and a table of the fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

import segspec
from segspec.core.limits import DEFAULT_LIMITS
from segspec.formats.contract.descriptor import Format
from segspec.library.locate import locate
from segspec.parsing.annotate import Field, annotate_bytes, annotate_source, shown
from segspec.storage.source import open_source
from segspec_kaitai.pages.words import breakable, plural

LONGEST_RUN = 64
"""Bytes of one field in a dump before lines are left out."""
FIRST_LINES, LAST_LINES = 24, 4
FIRST_ROWS, LAST_ROWS = 26, 5
LONGEST_NAME = 34
WIDTHS = {"wide": 16, "narrow": 8}


@dataclass(frozen=True)
class Part:
    """A stretch of bytes with its fields; the frame itself has no title."""

    title: str
    fields: list[Field]


def annotated_frame(root: Path, sample: dict[str, Any]) -> str:
    """The HTML of the frame that contains byte `at`, or of the AMQP message of the record at `offset`."""
    path = root / sample["path"]
    if "offset" in sample:
        parts = [message_of(path, sample["offset"])]
    else:
        # Works without the package installed.
        format = import_module(sample["package"]).FORMAT if "package" in sample else None
        parts = parts_of(path, sample.get("at"), format)
    return "".join(dump(part, number) + field_table(part, number) for number, part in enumerate(parts))


def message_of(path: Path, offset: int) -> Part:
    from segspec_ksy.amqp_message import AmqpMessage

    record = next(record for record in segspec.open(path).records() if record.offset == offset)
    return Part("", annotate_bytes(AmqpMessage, record.value or b"", (DEFAULT_LIMITS.depth,)))


def parts_of(path: Path, at: int | None, format: Format | None) -> list[Part]:
    """The frame with its inner sections, then decompressed parts."""
    log = segspec.open(path, format=format)
    with open_source(str(path)) as source:
        found = locate(log, source, at)
        if found.frame is None:
            raise ValueError(f"{path}: no sound frame holds byte {at}")
        frame, reader = found.frame, found.reader
        body = frame.body
        spec, params = reader.frame_spec(frame.position) if body is None else (frame.spec or type(body), frame.params)
        fields = annotate_source(spec, source, frame.position, params, frame.end)
        parts = []
        for section in reader.sections(frame):
            inner = annotate_bytes(section.spec, section.content, section.params, section.position)
            if section.position is None:
                parts.append(Part(section.title, inner))
            else:
                fields = replaced(fields, inner, section.position, section.position + len(section.content))
        return [Part("", fields), *parts]


def replaced(fields: list[Field], inner: list[Field], start: int, end: int) -> list[Field]:
    """`fields` with those between `start` and `end` replaced by the finer `inner`."""
    kept = [field for field in fields if field.end <= start or field.start >= end]
    return sorted([*kept, *inner], key=lambda field: (field.start, field.bits or (0, 0)))


def dump(part: Part, number: int) -> str:
    title = f"<h3>{escape(part.title)}</h3>" if part.title else ""
    return title + "".join(
        f'<pre class="dump dump-{name}" tabindex="0" role="group" aria-label="Bytes of the frame, coloured by field">'
        + "\n".join(shortened(list(dump_lines(part, number, width)), width))
        + "</pre>"
        for name, width in WIDTHS.items()
    )


def shortened(lines: list[str], width: int) -> list[str]:
    left_out = len(lines) - FIRST_LINES - LAST_LINES
    if left_out <= 1:
        return lines
    gap = f'<span class="off">…         {left_out * width:,} bytes left out</span>'
    return [*lines[:FIRST_LINES], gap, *lines[-LAST_LINES:]]


def dump_lines(part: Part, number: int, width: int) -> Iterator[str]:
    runs = byte_runs(part.fields)
    shown_rows = {row_id(number, field) for field in rows_shown(part.fields)}
    start, end = runs[0].start, runs[-1].end
    skipped = 0
    for at in range(start, end, width):
        inside = [run for run in runs if run.start < at + width and run.end > at]
        if len(inside) == 1 and inside[0].start < at - LONGEST_RUN + width and inside[0].end > at + 2 * width:
            skipped += width
            continue
        if skipped:
            yield f'<span class="off">…         {skipped:,} more bytes of {escape(last_name(inside[0].path))}</span>'
            skipped = 0
        yield dump_line(inside, number, at, width, shown_rows)


def byte_runs(fields: list[Field]) -> list[Field]:
    """Fields in order without overlaps; bit fields that share bytes are one run."""
    runs: list[Field] = []
    for field in fields:
        if runs and field.start < runs[-1].end:
            if field.end > runs[-1].end:
                extra = runs[-1].end - field.start
                runs.append(replace(field, start=runs[-1].end, content=field.content[extra:]))
            continue
        runs.append(field)
    return runs


def dump_line(runs: list[Field], number: int, at: int, width: int, shown_rows: set[str]) -> str:
    """One line; each run of bytes links to its row, or to its field if the row is left out."""
    cells, texts, shown_bytes = [], [], 0
    for run in runs:
        low, high = max(run.start, at), min(run.end, at + width)
        content = run.content[low - run.start : high - run.start]
        shown_bytes += len(content)
        mark = f'class="r-{run.role}" data-f="{number}:{escape(run.path)}"'
        value = f"{run.path} = {shown(run.value)}" if run.value is not None else run.path
        target = row_id(number, run) if row_id(number, run) in shown_rows else run.anchor
        cells.append(f'<a {mark} href="#{target}" title="{escape(value)}">{content.hex(" ")}</a>')
        text = "".join(chr(byte) if 0x20 <= byte < 0x7F else "·" for byte in content)
        texts.append(f'<span class="text r-{run.role}" data-f="{number}:{escape(run.path)}">{escape(text)}</span>')
    pad = "   " * (width - shown_bytes)
    return f'<span class="off">{at:08x}</span>  {" ".join(cells)}{pad}  {"".join(texts)}'


def field_table(part: Part, number: int) -> str:
    """The fields of the part; the first and last ones of a very long part."""
    rows = [table_row(field, number) for field in rows_shown(part.fields)]
    if len(rows) < len(part.fields):
        gap = f'<tr class="left-out"><td colspan="4">… {len(part.fields) - len(rows):,} fields left out</td></tr>'
        rows.insert(FIRST_ROWS, gap)
    return (
        '<table class="fields dump-table"><thead><tr><th scope="col">Byte</th><th scope="col">Size</th>'
        f'<th scope="col">Field</th><th scope="col">Value here</th></tr></thead><tbody>{"".join(rows)}</tbody></table>'
    )


def rows_shown(fields: list[Field]) -> list[Field]:
    if len(fields) <= FIRST_ROWS + LAST_ROWS + 1:
        return fields
    return [*fields[:FIRST_ROWS], *fields[-LAST_ROWS:]]


def table_row(field: Field, number: int) -> str:
    name = f"<code>{escape(field.path)}</code>"
    name = breakable(name) if len(field.path) > LONGEST_NAME else name
    linked = f'<a href="#{field.anchor}">{name}</a>' if field.anchor else name
    is_shared = field.bits is not None and (field.bits[0] or field.bits[1] % 8)
    size = plural(field.bits[1], "bit") if field.bits and is_shared else str(field.end - field.start)
    shown_value = f"<code>{escape(value_words(field))}</code>"
    value = "<em>bytes that no field claims</em>" if field.role == "gap" else shown_value
    return (
        f'<tr id="{row_id(number, field)}" class="r-{field.role}" data-f="{number}:{escape(field.path)}">'
        f'<td class="at">{field.start}</td><td class="size">{size}</td><td class="field">{linked}</td>'
        f'<td class="value">{value}</td></tr>'
    )


def value_words(field: Field) -> str:
    if field.role == "checksum" and isinstance(field.value, int):
        return f"{field.value:08x}"
    return shown(field.value)


def row_id(number: int, field: Field) -> str:
    clean = "".join(c if c.isalnum() else "-" for c in field.path).strip("-")
    return f"byte-{number}-{field.start}-{clean}"


def last_name(path: str) -> str:
    return path.rsplit(".", 1)[-1]
