"""Generates the runs of a declared log: checks of frames, and rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from textwrap import indent

from segspec.columns.flat import BYTES, FLAGS, PAIRS, SIGNED, TEXTS, UNSIGNED
from segspec.frames.lowered_log import VALUE, LaneColumn

FRAMES_RUN = '''\
"""Frames of {title} that contradict nothing, as far as they can be judged without their records."""

from segspec_kernels.runtime import copy, i64, u64, unsigned_add_overflows
from segspec_kernels.types import U64, Bytes, I64s, U8s, U64s
from {frames} import Columns, frame
{imports}

def run(
    data: Bytes,
    room: Bytes,
    base: int,
    start: int,
    stop: int,
    end: int,
    after: int,
    header: U64s,
    key: Bytes,
    due: U64,
    seed: U64,
    most_rows: int,
    most_bytes: int,
    most: U64,
    most_records: int,
    asks: int,
    checks: bool,
    tells: bool,
    capacity: int,
    starts: I64s,
    ends: I64s,
    packed: U8s,
    numbers: U64s,
    dues: U64s,
    seeds: U64s,
    odd: I64s,
    columns: Columns,
{more}) -> tuple[int, int, int, int, int, int]:
    """See `FRAMES_RUN` of segspec.frames.lane_text."""
    n = rows = largest = size = filled = odds = 0
    position = start
    while position < stop and n < capacity:
{reading}
        is_record, number, last, count = True, due, due, 1
{conditions}
        held = {held}
        if n > 0 and (rows + count > most_rows or size + held > most_bytes):
            break
{warning}        numbers[n] = number
        if is_record:
            due = last + u64(1)
            rows += count
        dues[n], seeds[n] = due, seed
        largest = max(largest, count)
        size += held
        n += 1
        position = at
    return n, position, rows, largest, size, odds
'''
"""Gives how many frames that begin in `start:stop` are sound; where the next one begins, were it sound; their
records, the most of one, and the bytes that hold them; and how many of these frames are to be warned of, whose
places in the file `odd` takes.

`data` is the file from its byte `base` on, which ends at `after`. `header` is what is told of the segment's header,
`key` that of the checksum. `numbers` are the first ones of the frames, `dues` those that are due after each, none
above `most`, and `seeds` what the checksums go on from: the next one is the checksum of a frame that has another.
`starts` and `ends` say where the records of each lie, `packed` what with, and in `room` where a value has several
pieces. If `most_records` is negative, frames may have any count, which is not counted. Where `asks` is less than 2,
they need not be plain; where it is 0, nothing is made of them, and their numbers, and what no name is known for, do
not matter. With `tells` only frames are taken that have all fields that are told of frames."""

ROWS_RUN = '''\
"""Rows of {title}: the records of sound frames, each column side by side."""

from typing import NamedTuple

from segspec_kernels.runtime import copy, i64, u64
from segspec_kernels.types import U64, Bools, Bytes, I32s, I64s, U8s, U64s
from {frames} import Columns as FrameColumns
{imports}

class Selected(NamedTuple):
{asked}


class Out(NamedTuple):
{out}


def run(
    data: Bytes,
    room: Bytes,
    base: int,
    begin: int,
    stop: int,
    row: int,
    capacity: int,
    starts: I64s,
    ends: I64s,
    packed: U8s,
    numbers: U64s,
    told: I64s,
    asked: Selected,
    given: FrameColumns,
    out: Out,
{more}) -> tuple[int, int]:
    """See `ROWS_RUN` of segspec.frames.lane_text."""
    for frame in range(begin, stop):
{body}
    return stop, row
'''
"""Reads the records of the frames `begin:stop`, which lie in `data`, the file from its byte `base` on, or unpacked
in `room`. Gives the first frame that is not sound, or `stop`, and how many rows there are. `told` has 1 or 2
where there was no room for lists; of the rows whether there are some, the times of the first and the last, and
their numbers; of the last frame that was read how many records are there, or -1 where the capacity was too small,
and the place from 1 on of the first whose number may not come. Where the last of `told` is set, frames are taken
that have another count, or whose records are not plain: `theres` has how many are in each frame of many, and
`newest` the greatest of their times; where it is 2, records that no user stored make rows, too."""

RECORD_RUN = '''\
"""Records of {title}, each a frame of its own, that contradict nothing: their columns side by side."""

from typing import NamedTuple

from segspec_kernels.runtime import copy, i64, u64, unsigned_add_overflows
from segspec_kernels.types import U64, Bools, Bytes, I32s, I64s, U64s
from {frames} import frame
{imports}

class Selected(NamedTuple):
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
    asked: Selected,
    out: Out,
) -> tuple[int, int, U64, int, int]:
    """See `RECORD_RUN` of segspec.frames.lane_text."""
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
"""Puts the records that begin in `start:stop` of `data`, the file from its byte `base` on, into the rows from
`begun` on, as far as `most_rows` go, and `most_bytes` of frames. The first has the number `due`, or a greater one
if numbers may be skipped; none is above `most`. `key` is the checksum's. Gives how many rows there are, where the
next record begins, and its number; why it ended there: 0 at a bound, the number of the rule that the next one
breaks, or less than 0; and how many records are to be warned of, whose places in the file `odd` takes. Rows are
counted; if it `makes` them, bytes are copied, or with `places` it is told where they lie; with `points` there are
views of values. `told` has of all rows whether there are some, the times of the first and the last, and their
numbers."""


GATHERED = """\
size_of = i64(row.held_length)
if pieces == 0 and not is_whole:
    starts[n], packed[n] = filled, 1
if packed[n] != 0:
    if filled + size_of > len(room):
        is_whole = False
        break
    copy(room, filled, data, i64(row.held_position), size_of)
    filled += size_of
    ends[n] = filled
pieces += 1
""".splitlines()


@dataclass
class Statements:
    """Lines of a generated function, indented by `depth`."""

    depth: int
    lines: list[str] = field(default_factory=list)

    def add(self, *lines: str, more: int = 0) -> None:
        self.lines += [f"{'    ' * (self.depth + more)}{line}" for line in lines]

    def refuse(self, *conditions: str, why: str = "") -> None:
        """Leaves the loop if a condition is true; `why` then gets the reason."""
        for condition in conditions:
            self.add(f"if {condition}:", *([f"    why = {why}"] if why else []), "    break")

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def signed(text: str, kind: str) -> str:
    return f"i64({text})" if kind == "u64" else text


def unsigned(text: str, kind: str) -> str:
    return text if kind == "u64" else f"u64({text})"


def fields_of(columns: Iterable[tuple[str, str]]) -> str:
    return "\n".join(f"    {name}: {kind}" for name, kind in columns)


ARRAYS = {UNSIGNED: "U64s", SIGNED: "I64s", FLAGS: "Bools"}


def out_fields(columns: Mapping[str, LaneColumn]) -> list[tuple[str, str]]:
    made: list[tuple[str, str]] = []
    for name, column in columns.items():
        if column.kind in ARRAYS:
            made.append((f"c_{name}", ARRAYS[column.kind]))
        elif column.kind in (BYTES, TEXTS):
            made += [(f"c_{name}_ends", "I32s"), (f"c_{name}", "Bytes")]
        elif column.kind == PAIRS:
            made += [(f"c_{name}_ends", "I32s")]
            made += [(f"pair_{part}", kind) for part, kind in PAIR_ARRAYS]
        if column.is_optional:
            made.append((f"c_{name}_there", "Bools"))
        if column.names:
            made += [(f"t_{name}_ends", "I32s"), (f"t_{name}", "Bytes")]
    return made


PAIR_ARRAYS = (("name_ends", "I32s"), ("names", "Bytes"), ("text_ends", "I32s"), ("texts", "Bytes"), ("there", "Bools"))


@dataclass(frozen=True)
class ColumnSource:
    """The source of a column's value: an array of `given` (the frames) or `columns` (the records), or a field of a
    `row`.

    Without a holder, the value is passed per frame. `before` and `after` convert.
    """

    holder: str
    name: str
    kind: str
    before: str = ""
    after: str = ""

    def item(self, part: str = "") -> str:
        if self.holder == "row":
            return f"row.{self.name}{part}"
        if self.holder == "run":
            return self.name
        index = "k" if self.holder == "columns" else "frame"
        return f"{self.holder}{'.' if self.holder else ''}{self.name}{part}[{index}]"


def put(name: str, column: LaneColumn, source: ColumnSource, within: str) -> list[str]:
    """Statements that put a column of a frame's rows, in the loop `within`, if any."""
    is_bytes, is_of_frame = column.kind in (BYTES, TEXTS), source.holder != "columns"
    before, lines = put_bytes(name, column, source) if is_bytes else put_number(name, column, source)
    if column.is_optional:
        there = "size >= 0" if is_bytes else source.item("_there")
        lines.append(f"out.c_{name}_there[row + k] = {there}")
    outside, inside = (before, lines) if is_of_frame else ([], [*before, *lines])
    first = [f"used = i64(out.c_{name}_ends[row])"] if is_bytes else []
    inner = [within, *(f"    {line}" for line in inside)] if within else inside
    return [f"if asked.a_{name}:", *(f"    {line}" for line in (*first, *outside, *inner))]


def put_number(name: str, column: LaneColumn, source: ColumnSource) -> tuple[list[str], list[str]]:
    text = source.item()
    if column.kind == UNSIGNED:
        text = unsigned(text, source.kind)
    elif column.kind == SIGNED:
        text = f"{source.before}{signed(text, source.kind)}{source.after}"
    return [f"of_{name} = {text}"], [f"out.c_{name}[row + k] = of_{name}"]


def put_bytes(name: str, column: LaneColumn, source: ColumnSource) -> tuple[list[str], list[str]]:
    if column.names:
        number = signed(source.item(), source.kind)
        at, content = f"i64(out.t_{name}_ends[{number}])", f"out.t_{name}"
        size = f"i64(out.t_{name}_ends[{number} + 1]) - {at}"
    elif not source.holder:
        at, content, size = "starts[frame]", "content", "ends[frame] - starts[frame]"
    else:
        at, content = f"i64({source.item('_position')})", "data" if source.holder == "given" else "content"
        size = f"i64({source.item('_length')})"
    return [f"at = {at}", f"size = {size}"], [
        "if size > 0:",
        f"    copy(out.c_{name}, used, {content}, at, size)",
        "    used += size",
        f"out.c_{name}_ends[row + k + 1] = used",
    ]


PAIR = """\
used = i64(out.pair_{name}_ends[pair])
for k in range(items):
    size = i64(columns.pair_{name}_length[k])
    if size > 0:
        copy(out.pair_{names}, used, content, i64(columns.pair_{name}_position[k]), size)
        used += size
    out.pair_{name}_ends[pair + k + 1] = used
"""

FIELDS = f"""\
if asked.a_fields:
    pair = i64(out.c_fields_ends[row])
    items = i64(columns.fields[found - 1]) if found > 0 else 0
    if pair + items >= len(out.pair_name_ends):
        told[0] = 2
        return frame, row
    for k in range(found):
        out.c_fields_ends[row + k + 1] = pair + i64(columns.fields[k])
{indent(PAIR.format(name="name", names="names"), "    ")}\
{indent(PAIR.format(name="text", names="texts"), "    ")}\
    for k in range(items):
        out.pair_there[pair + k] = i64(columns.pair_text_length[k]) >= 0
""".splitlines()


def record_fields(columns: Mapping[str, LaneColumn]) -> list[tuple[str, str]]:
    made = out_fields(columns)
    made += [(f"c_{name}_at", "I64s") for name, column in columns.items() if column.is_placed]
    return made + ([("views", "Bytes")] if VALUE in columns else [])


def put_record(name: str, column: LaneColumn, source: ColumnSource) -> list[str]:
    """Statements that put a column of the row `rows`, of a frame that is a record."""
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
