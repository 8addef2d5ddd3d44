"""Generates the run of a log with one record per frame, from frames to rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from segspec.columns.flat import BYTES, TEXTS
from segspec.frames.lane_text import (
    ColumnSource,
    Statements,
    fields_of,
    out_fields,
    put_bytes,
    put_number,
)
from segspec.frames.lowered_log import VALUE, LaneColumn

RECORD_RUN = '''\
"""Records of {title}, each a frame of its own, that contradict nothing: their columns side by side."""

from typing import NamedTuple

from segspec_kernels.runtime import copy, i64, u64, unsigned_add_overflows
from segspec_kernels.types import U64, Bools, Bytes, I32s, I64s, U64s
from {frames} import frame
{imports}

class Asked(NamedTuple):
    makes: bool
    places: bool
    points: bool
{asked}


class Out(NamedTuple):
{out}


def run(
    data: Bytes,
    base: int,
    start: int,
    stop: int,
    end: int,
    key: Bytes,
    due: U64,
    most: U64,
    checks: bool,
    begun: int,
    most_rows: int,
    most_bytes: int,
    told: I64s,
    odd: I64s,
    asked: Asked,
    out: Out,
) -> tuple[int, int, U64, int, int]:
    """Puts the records that begin in `start:stop` of `data`, the file from its byte `base` on, into the rows from
    `begun` on, as far as `most_rows` go, and `most_bytes` of frames. The first has the number `due`, or a greater one
    if numbers may be skipped; none is above `most`. `key` is the checksum's. Gives how many rows there are, where the
    next record begins, and its number; why it ended there: 0 at a bound, the number of the rule that the next one
    breaks, or less than 0; and how many records are to be warned of, whose places in the file `odd` takes. Rows are
    counted; if it `makes` them, bytes are copied, or with `places` it is told where they lie; with `points` there are
    views of values. `told` has of all rows whether there are some, the times of the first and the last, and their
    numbers."""
    rows, position, why, odds = begun, start, 0, 0
    time, is_begun = 0, told[1] != 0
    while position < stop and rows < most_rows:
{reading}
        if at - start > most_bytes:
            break
        number, last = due, due
{conditions}
{warning}        reached, time = at, {time}
        if not is_begun:
            is_begun = True
            told[1], told[2], told[4] = 1, time, i64(number)
        if asked.makes:
{columns}
        rows += 1
        due = last + u64(1)
        position = reached
    if rows > begun:
        told[3], told[5] = time, i64(due) - 1
    return rows, position, due, why, odds
'''


def fields(columns: Mapping[str, LaneColumn]) -> list[tuple[str, str]]:
    made = out_fields(columns)
    made += [(f"c_{name}_at", "I64s") for name, column in columns.items() if column.is_placed]
    return made + ([("views", "Bytes")] if VALUE in columns else [])


@dataclass(frozen=True)
class RecordPlan:
    """The run's parts: statements that read a frame, its `conditions`, the `warning`, and its columns' places."""

    title: str
    frames: str
    imports: str
    reading: str
    conditions: str
    warning: str
    columns: Mapping[str, LaneColumn]
    sources: Mapping[str, ColumnSource]
    time: str

    def text(self) -> str:
        body = Statements(3)
        for name, column in self.columns.items():
            body.add(f"if asked.a_{name}:", *(f"    {line}" for line in self._put(name, column)))
        return RECORD_RUN.format(
            title=self.title,
            frames=self.frames,
            imports=self.imports,
            asked=fields_of((f"a_{name}", "bool") for name in self.columns),
            out=fields_of(fields(self.columns)),
            reading=self.reading,
            conditions=self.conditions,
            warning=self.warning,
            time=self.time,
            columns=body.text,
        )

    def _put(self, name: str, column: LaneColumn) -> list[str]:
        source = self.sources[name]
        if column.kind not in (BYTES, TEXTS):
            there = [f"out.c_{name}_there[rows] = {source.item('_there')}"] if column.is_optional else []
            return [*put_number(name, column, source)[0], f"out.c_{name}[rows] = of_{name}", *there]
        lines, (*copied, _) = put_bytes(name, column, source)
        if column.is_placed:
            stays = "asked.places or asked.points" if name == VALUE else "asked.places"
            copied = ["if size > 0:", f"    if not ({stays}):", f"        copy(out.c_{name}, used, data, at, size)"]
            copied += ["    used += size", "if asked.places:", f"    out.c_{name}_at[rows] = at"]
        ends = f"out.c_{name}_ends[rows + 1] = used"
        lines = [f"used = i64(out.c_{name}_ends[rows])", *lines, *copied, ends]
        if column.is_optional:
            lines.append(f"out.c_{name}_there[rows] = size >= 0")
        if name == VALUE:
            lines += ["if asked.points:", "    put_view(out.views, rows, data, at, size if size > 0 else 0, 0)"]
        return lines
