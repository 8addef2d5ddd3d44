"""Generates the modules of a lowered log: kernels, and runs that check frames."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence

from segspec.columns.backend.lanes import texts_of
from segspec.columns.flat import PAIRS, SIGNED, UNSIGNED
from segspec.core.code_text import checked_name
from segspec.frames.compiled import LARGEST_SIGNED
from segspec.frames.keys import EPOCHS, UNITS, TimeKeys
from segspec.frames.lane_text import (
    FIELDS,
    GATHERED,
    ColumnSource,
    Statements,
    fields_of,
    out_fields,
    put,
    put_record,
    record_fields,
    signed,
    unsigned,
)
from segspec.frames.lane_text import FRAMES_RUN as FRAMES_TEXT
from segspec.frames.lane_text import RECORD_RUN as RECORD_TEXT
from segspec.frames.lane_text import ROWS_RUN as ROWS_TEXT
from segspec.frames.lowered_log import (
    CONTENT,
    FRAMES,
    FRAMES_RUN,
    PREFIX,
    RECORD_RUN,
    RECORDS,
    ROWS_RUN,
    SUM,
    VALUE,
    VIEWS,
    Detail,
    LaneColumn,
    LoweredLog,
)
from segspec.frames.lowering import Lowering
from segspec_kaitai.kernels.kernel import Kernel
from segspec_kaitai.own.generated import check_kernel
from segspec_ksy.rules.frames import NUMBER_DUE, RECORD_CHECKSUM

OF_FRAMES = {"offset": "number", "timestamp": "time", "key": "key", "value": "value"}

VIEWS_MODULE = "segspec.columns.views"


class Texts:
    """Writes the modules of a lowered log from its kernels."""

    def __init__(self, asked: Lowering, frames: Kernel, items: Kernel | None) -> None:
        self.asked, self.frames, self.items = asked, frames, items
        self.declared = asked.declared
        self.is_batch = asked.records is not None
        self._of_row = False
        """Whether statements read from the frame itself rather than from columns of frames."""
        self.kinds = {column.name: column.kind for column in frames.columns}
        self.item_kinds = {} if items is None else {column.name: column.kind for column in items.columns}

    def made(self) -> LoweredLog:
        digest = hashlib.sha256(repr((self.declared, self.asked.columns)).encode())
        parts = {FRAMES: self.frames.source}
        if self.items is not None:
            parts[RECORDS if self.is_batch else CONTENT] = self.items.source
        if self.asked.sum_module:
            (parts[SUM],) = texts_of([self.asked.sum_module]).values()
        if self.is_single and VALUE in self.asked.columns:
            (parts[VIEWS],) = texts_of([VIEWS_MODULE]).values()
        for text in parts.values():
            digest.update(text.encode())
        name = checked_name(self.declared.name)
        runs = (FRAMES_RUN, RECORD_RUN if self.is_single else ROWS_RUN)
        names = {part: f"{PREFIX}{name}_{digest.hexdigest()[:12]}_{part}" for part in (*parts, *runs)}
        parts[FRAMES_RUN] = self._frames_run(names)
        parts[runs[-1]] = self._record_run(names) if self.is_single else self._rows_run(names)
        texts = {names[part]: text for part, text in parts.items()}
        for text in texts.values():
            check_kernel(text, texts)
        return LoweredLog(
            texts,
            names,
            self.asked.columns,
            self._details(),
            {number: name for number, name in self.asked.compiled.codecs.items() if name != "none"},
            is_control="none" in self.kinds,
            header=tuple(self.asked.header),
            rooms=bool(self.declared.join) + self._is_gathered,
        )

    def _details(self) -> dict[str, Detail] | None:
        """The columns of frames, in the reader's order; None for a number without a known text."""
        made = dict(self.asked.details)
        if self.declared.records is not None:
            codecs = self.asked.compiled.codecs
            if codecs:
                names = tuple(codecs.get(number, "") for number in range(max(codecs) + 1))
                made["codec"] = Detail("codec", names)
            made["records"] = Detail("num")
            for name, column in self.asked.columns.items():
                if f"f_{name}" in self.kinds:
                    made[name] = Detail(f"f_{name}", column.names)
            told = self.asked.compiled.further
            if any(name not in made and told[name].kind != "bytes" for name in self.declared.of_frames):
                return None
        if self.asked.unnamed:
            return None
        return {name: one._replace(is_flag=self.kinds[one.column] == "bool") for name, one in made.items()}

    @property
    def is_single(self) -> bool:
        """Whether a frame is one record: whole, numbered, and of one kind."""
        declared, number, checksum = self.declared, self.declared.number, self.declared.checksum
        others = declared.join, declared.block, declared.same, declared.holds, self.asked.header, self.items
        is_alone = checksum is None or not (checksum.goes_on_from or checksum.is_gathered)
        is_one = not (number.last or number.takes)
        return is_alone and is_one and not (self.is_batch or any(others))

    def _kind(self, name: str) -> str:
        return self.kinds.get(name) or ("" if self.is_batch else self.item_kinds.get(name, ""))

    def _item(self, name: str) -> str:
        if self._of_row:
            return f"row.{name}"
        return f"columns.{name}[n]" if name in self.kinds else f"contents.{name}[0]"

    def _of(self, name: str) -> str:
        return signed(self._item(name), self._kind(name))

    def _unsigned(self, name: str) -> str:
        return unsigned(self._item(name), self._kind(name))

    @property
    def _is_zeroed(self) -> bool:
        return self.declared.checksum is not None and bool(self.declared.checksum.zeroed)

    @property
    def _is_gathered(self) -> bool:
        return self.declared.checksum is not None and self.declared.checksum.is_gathered

    def _conditions(self) -> str:
        lines = Statements(2)
        plain = "not {}" if self._of_row else "asks > 1 and not {}"
        lines.refuse(*(plain.format(self._item(f"plain{place}")) for place in range(len(self.declared.plain))))
        for place, path in enumerate(self.declared.same.values()):
            same = f"same{place}"
            lines.refuse(*self._negative(same, self._item(same)))
            lines.refuse(f"{self._unsigned(same)} != {self.asked.told(path)}")
        if "holds" in self.kinds:
            lines.add("is_record = columns.holds[n]")
        inner = Statements(2 + ("holds" in self.kinds))
        if self.declared.content:
            inner.add("content = room if packed[n] != 0 else data")
            inner.add("found, status, _ = block(content, starts[n], ends[n], 1, contents)")
            inner.refuse("status != 0 or found != 1")
        self._numbers(inner)
        if self.declared.records is not None:
            self._goods(inner)
        for detail in self.asked.details.values():
            if detail.names and not self._of_row:
                self._named(inner, detail.column, detail.names)
        for name, column in self.asked.columns.items():
            if column.names and f"f_{name}" in self.kinds:
                self._named(inner, f"f_{name}", column.names)
            inner.refuse(*other_signs(column, self._item(f"f_{name}"), self.kinds.get(f"f_{name}")))
        if "time" in self.kinds and self.declared.time is not None:
            wrong = time_is_wrong(self.declared.time, self._item("time"), self.kinds["time"])
            inner.refuse(*([wrong] if wrong else []))
        # A loop of one pass, which `break` leaves for an unsound frame.
        head = ["if is_record:"] if "holds" in self.kinds else []
        lines.add(*head)
        return f"{lines.text}\n{inner.text}" if lines.text else inner.text

    def _frames_run(self, names: Mapping[str, str]) -> str:
        imports = [f"from {names[SUM]} import checksum\n"] if SUM in names else []
        imports += ["from segspec_kernels.runtime import write_u1\n"] if self._is_zeroed else []
        imports += [f"from {names[CONTENT]} import Columns as Contents, block\n"] if CONTENT in names else []
        return FRAMES_TEXT.format(
            title=self.declared.name,
            frames=names[FRAMES],
            imports="".join(imports),
            more="    contents: Contents,\n" if CONTENT in names else "",
            reading=self._reading(),
            conditions=self._conditions(),
            warning=self._warning(),
            held="ends[n] - starts[n]" if self.is_batch else "at - position",
        )

    def _warning(self) -> str:
        lines = Statements(2)
        of = {self._of(self.asked.details[name].column): value for name, value in self.asked.compiled.promised.items()}
        if of:
            lines.add(f"is_odd = {' or '.join(f'{text} != {value}' for text, value in of.items())}")
            lines.refuse("is_odd and odds == len(odd)")
            lines.add("if is_odd:", "    odd[odds] = base + row.position", "    odds += 1")
        return f"{lines.text}\n" if of else ""

    def _reading(self) -> str:
        joins, block, least = self.asked.compiled.joins, self.declared.block, self.asked.compiled.fixed_size
        lines, piece, left = Statements(2), Statements(2 + bool(joins)), f"left = {block} - (at + base) % {block}"
        lines.add("at = position", *(["pieces, is_whole = 0, False", "while not is_whole:"] if joins else []))
        if block:
            piece.add(left, f"at += left if left < {least} else 0")
        piece.add(f"row = frame(data, at, end{self._params})")
        piece.refuse("row.status != 0", why="-row.status" if self._of_row else "")
        piece.refuse(*(one for one in self.asked.there.values() if not (self._of_row and one.startswith("tells "))))
        if joins:
            follows = {key: self._is_one_of(joins[key]) for key in joins}
            piece.refuse(f"pieces == 0 and not ({follows['whole']} or {follows['begins']})")
            piece.refuse(f"pieces > 0 and not ({follows['goes_on']} or {follows['ends']})")
        if "sum" in self.kinds:
            self._checksum(piece)
        piece.add("at = row.reached")
        if block:
            # A block's padding belongs to the previous frame.
            piece.add(left, f"if left < {least}:", "    at = at + left if at + left < after else after")
        first = [f"columns.{column.name}[n] = row.{column.name}" for column in self.frames.columns]
        value = ["i64(row.held_position)", "i64(row.held_position) + i64(row.held_length)"]
        places = value if self.asked.holds_values else ["row.position", "row.end"]
        first.append(f"starts[n], ends[n], packed[n] = {', '.join(places)}, 0")
        if joins:
            piece.add("if pieces == 0:", *(f"    {line}" for line in first))
            piece.add(f"is_whole = {follows['whole']} or {follows['ends']}", *GATHERED)
        elif not self._of_row:
            piece.add(*first)
        lines.lines += piece.lines
        lines.refuse(*(["not is_whole"] if joins else []))
        lines.add(*(["columns.end[n] = at"] if block or joins else []))
        return lines.text

    def _is_one_of(self, kinds: Sequence[int]) -> str:
        return " or ".join(f"{signed('row.piece', self.kinds['piece'])} == {kind}" for kind in kinds) or "False"

    @property
    def _params(self) -> str:
        told = {self.asked.told(path): most for path, (_, most) in self.asked.given.items()}
        return "".join(f", {one}" if most > LARGEST_SIGNED else f", i64({one})" for one, most in told.items())

    def _negative(self, name: str, text: str) -> list[str]:
        return [f"{text} < 0"] if self._kind(name) == "i64" else []

    def _checksum(self, lines: Statements) -> None:
        keys = self.declared.checksum
        assert keys is not None
        seed = "seed" if keys.goes_on_from else "u64(0)"
        big = f"{self.asked.told(keys.big_endian)} != u64(0)" if keys.big_endian else "False"
        stored, inner = unsigned("row.sum", self.kinds["sum"]), Statements(lines.depth + 1)
        bytes_of = "data, cover, until - cover"
        if not keys.is_gathered:
            inner.add(self._covered("cover, until", 0, keys.covers[0]))
            inner.refuse(*(f"not ({one})" for one in self._there("cover, until", 0)), "until < cover")
        else:
            inner.add("covered = filled")
            bytes_of = "room, filled, covered - filled"
            for each, covers in enumerate(keys.covers):
                self._gather(inner, each, covers)
        inner.refuse(*self._negative("sum", "row.sum"))
        why = str(RECORD_CHECKSUM) if self._of_row else ""
        summed = "summed" if self._of_row else "seeds[n]"
        inner.add(f"{summed} = checksum({bytes_of}, {seed}, {big}, key)")
        inner.refuse(f"{summed} != {stored}", why=why)
        lines.add("if checks:")
        lines.lines += inner.lines
        lines.add(*([f"seed = {stored}"] if keys.goes_on_from else []))

    def _gather(self, lines: Statements, each: int, covers: str) -> None:
        lines.add(self._covered("cover, until", each, covers))
        there = self._there("cover, until", each)
        lines.add(*([f"if {' and '.join(there)}:"] if there else []))
        inner = Statements(lines.depth + bool(there))
        inner.refuse("until < cover or covered + until - cover > len(room)")
        inner.add("copy(room, covered, data, cover, until - cover)")
        keys = self.declared.checksum
        for place, path in enumerate(() if keys is None else keys.zeroed):
            inner.add(self._covered("zero, one", place, path))
            bounds = " and ".join((*self._there("zero, one", place), "zero < until", "zero < one"))
            inner.add("zero = zero if zero > cover else cover", f"while {bounds}:")
            inner.add("write_u1(room, covered + zero - cover, 0)", "zero += 1", more=1)
        inner.add("covered += until - cover")
        lines.lines += inner.lines

    def _there(self, names: str, each: int) -> list[str]:
        lengths = (f"{key}{each}_length" for key in names.split(", "))
        return [f"i64(row.{name}) >= 0" for name in lengths if name in self.kinds]

    def _covered(self, names: str, each: int, covers: str) -> str:
        """Statement that gives `names`, two of them, the start and the end of a range of fields."""
        first, _, last = covers.partition("..")
        start, end = names.split(", ")
        return f"{names} = {self._edge(f'{start}{each}', first, 0)}, {self._edge(f'{end}{each}', last or first, 1)}"

    def _edge(self, key: str, path: str, is_end: int) -> str:
        if f"{key}_position" in self.kinds:
            place = f"i64(row.{key}_position)"
            return f"{place} + i64(row.{key}_length)" if is_end else place
        found = self.asked.place(path)
        if found is None or (is_end and not found[1]):
            return "row.end"
        return f"row.position + {found[0] + is_end * found[1]}"

    def _numbers(self, lines: Statements) -> None:
        number = self.declared.number
        if number.field:
            for name in ("number", "last"):
                lines.refuse(*self._negative(name, self._item(name)))
            lines.add(f"number = {self._unsigned('number')}", "last = number")
        if number.last:
            lines.add(f"last = {self._unsigned('last')}")
        if number.takes:
            lines.refuse(f"{self._of('takes')} < 1", f"unsigned_add_overflows(number, u64({self._of('takes')}))")
            lines.add(f"last = number + u64({self._of('takes')} - 1)")
        is_counted, is_asked = bool(number.field) and not number.gaps, "" if self._of_row else "asks > 0 and "
        lines.refuse(*([f"{is_asked}number != due"] if is_counted else []), why=str(NUMBER_DUE) if self._of_row else "")
        lines.refuse("number > most or last > most", "last == u64(18446744073709551615)", "last + u64(1) < number")
        if not number.field or is_counted:
            return
        lines.refuse(f"{is_asked}number < due")
        following = unsigned("following.number", self.kinds["number"])
        lines.add(f"if {is_asked}number > due:", f"    following = frame(data, at, end{self._params})")
        lines.add(f"    if following.status != 0 or {following} <= max(last, number):", "        break")

    def _goods(self, lines: Statements) -> None:
        lines.refuse("columns.goods_length[n] < 0")
        lines.add("starts[n] = i64(columns.goods_position[n])", "ends[n] = starts[n] + i64(columns.goods_length[n])")
        codecs = self.asked.compiled.codecs
        if "codec" in self.kinds:
            codec = self._of("codec")
            lines.refuse(" and ".join(("asks > 0", *(f"{codec} != {number}" for number in codecs))))
            plain = [number for number, name in codecs.items() if name == "none"]
            for number in plain:
                lines.add(f"packed[n] = 0 if {codec} == {number} else 1")
            if not plain:
                lines.add("packed[n] = 1")
        lines.add(f"count = {self._of('num')}")
        lines.refuse("most_records >= 0 and (count < 0 or count > most_records)")
        lines.refuse("most_records >= 0 and packed[n] == 0 and count > ends[n] - starts[n]")
        lines.add("count = count if most_records >= 0 else 0")

    def _named(self, lines: Statements, column: str, names: tuple[str, ...]) -> None:
        number = self._of(column)
        holes = [place for place, name in enumerate(names) if not name]
        wrong = [f"{number} < 0", f"{number} >= {len(names)}", *(f"{number} == {hole}" for hole in holes)]
        lines.refuse(" or ".join(wrong) if self._of_row else f"asks > 0 and ({' or '.join(wrong)})")

    def _record_run(self, names: Mapping[str, str]) -> str:
        self._of_row = True
        time, columns, body = self.declared.time, self.asked.columns, Statements(3)
        sources = self._sources(time, {"offset": ColumnSource("run", "number", "u64")})
        for name, column in columns.items():
            body.add(f"if asked.a_{name}:", *(f"    {line}" for line in put_record(name, column, sources[name])))
        imports = [f"from {names[SUM]} import checksum\n"] if SUM in names else []
        imports += [f"from {names[VIEWS]} import put_view\n"] if VIEWS in names else []
        return RECORD_TEXT.format(
            title=self.declared.name,
            frames=names[FRAMES],
            imports="".join(imports),
            asked=fields_of((f"a_{name}", "bool") for name in columns),
            out=fields_of(record_fields(columns)),
            reading=self._reading(),
            conditions=self._conditions(),
            warning=self._warning(),
            time="0" if time is None else f"{signed('row.time', self.kinds['time'])}{converted(time)}",
            columns=body.text,
        )

    def _sources(self, time: TimeKeys | None, known: dict[str, ColumnSource]) -> dict[str, ColumnSource]:
        """The columns' sources; `known` are some."""
        sources = known | {"position": ColumnSource("row" if self._of_row else "given", "position", "i64", "base + ")}
        for name in self.asked.columns.keys() - {*sources, "fields"}:
            column = OF_FRAMES.get(name, f"f_{name}")
            is_of_item = column in self.item_kinds or f"{column}_position" in self.item_kinds
            holder = "row" if self._of_row else "columns" if is_of_item else "given"
            kind = (self.item_kinds if is_of_item else self.kinds).get(column, "")
            after = converted(time) if time is not None and name == "timestamp" else ""
            sources[name] = ColumnSource(holder, column, kind, after=after)
        return sources

    def _rows_run(self, names: dict[str, str]) -> str:
        records, columns = self.declared.records, self.asked.columns
        known = {} if self.is_batch else {"offset": ColumnSource("", "numbers", "u64")}
        if self.asked.holds_values:
            known["value"] = ColumnSource("", "value", "")
        time = self.declared.time if records is None else records.time
        sources, body = self._sources(time, known), Statements(2)
        body.add("k, found = 0, 1", "content = room if packed[frame] != 0 else data")
        is_none = "given.none[frame]" if "none" in self.kinds else ""
        if self.is_batch:
            body.add(*self._unpacking(), *self._checks(), *self._newest())
            is_none += " and told[8] < 2" if is_none else ""
        elif "holds" in self.kinds:
            is_none = "not given.holds[frame]"
        body.add(*([f"if {is_none}:", "    continue"] if is_none else []))
        if not self.is_batch and self.items is not None:
            body.add(*self._unpacking())
        self._edges(body)
        within = "for k in range(found):" if self.is_batch else ""
        for name, column in columns.items():
            body.add(*(FIELDS if column.kind == PAIRS else put(name, column, sources[name], within)))
        body.add("row += found")
        of_items = names.get(RECORDS) or names.get(CONTENT, "")
        more = {"theres": "I64s", "newest": "I64s"} if self.is_batch else {}
        more |= {"lists": "I64s"} if "fields" in columns else {}
        more |= {"columns": "Columns"} if of_items else {}
        return ROWS_TEXT.format(
            title=self.declared.name,
            frames=names[FRAMES],
            imports=f"from {of_items} import Columns, block\n" if of_items else "",
            asked=fields_of((f"a_{name}", "bool") for name in columns),
            out=fields_of(out_fields(columns)),
            more="".join(f"    {name}: {kind},\n" for name, kind in more.items()),
            body=body.text,
        )

    def _time(self, place: str) -> str:
        """A record's time, of the frame or record at a place."""
        records = self.declared.records
        time, kinds = (self.declared.time, self.kinds) if records is None else (records.time, self.item_kinds)
        if time is None:
            return "0"
        return f"{signed(f'{self._holder}.time[{place}]', kinds['time'])}{converted(time)}"

    @property
    def _holder(self) -> str:
        return "columns" if self.is_batch else "given"

    def _edges(self, body: Statements) -> None:
        first, last = ("0", "found - 1") if self.is_batch else ("frame", "frame")
        number = "i64(columns.number[{}])" if self.is_batch else "i64(numbers[{}])"
        body.add("if found > 0:", "    if told[1] == 0:")
        body.add(f"told[2] = {self._time(first)}", f"told[4] = {number.format(first)}", more=2)
        body.add("told[1] = 1", f"told[3] = {self._time(last)}", f"told[5] = {number.format(last)}", more=1)

    def _newest(self) -> list[str]:
        return [
            "if told[8] != 0 and found > 0:",
            f"    newest[frame] = {self._time('0')}",
            "    for k in range(found):",
            f"        newest[frame] = max(newest[frame], {self._time('k')})",
        ]

    def _unpacking(self) -> list[str]:
        has_lists = "fields" in self.asked.columns
        call = ["content", "starts[frame]", "ends[frame]", "capacity", *self._arguments()]
        call += [*(["lists"] if has_lists else []), "columns"]
        full = ["    told[0] = 1 if lists[len(lists) - 1] != 0 else 0"] if has_lists else []
        full.append("    told[6] = -1 if status == 1 else 0")
        return [f"found, status, _ = block({', '.join(call)})", "if status != 0:", *full, "    return frame, row"]

    def _arguments(self) -> Iterator[str]:
        if self.items is None:
            return
        for place, (_, known) in enumerate(self.items.params):
            kind = self.kinds[f"param{place}"]
            text = f"given.param{place}[frame]"
            yield signed(text, kind) if known.low < 0 or known.high <= LARGEST_SIGNED else unsigned(text, kind)

    def _checks(self) -> list[str]:
        number = unsigned("columns.number[k]", self.item_kinds["number"])
        misnumbered = [f"{number} < following", f"{number} > last"]
        if self.item_kinds["number"] == "i64":
            misnumbered.append("columns.number[k] < 0")
        odd = [f"not columns.plain{place}[k]" for place in range(len(self._keys.plain))]
        wrong = []
        if self._keys.time is not None:
            time = time_is_wrong(self._keys.time, "columns.time[k]", self.item_kinds["time"])
            wrong += [time] if time else []
        for name, column in self.asked.columns.items():
            if column.names and f"f_{name}" in self.item_kinds:
                item = signed(f"columns.f_{name}[k]", self.item_kinds[f"f_{name}"])
                wrong.append(f"{item} < 0 or {item} >= {len(column.names)}")
                wrong += [f"{item} == {hole}" for hole, text in enumerate(column.names) if not text]
            wrong += other_signs(column, f"columns.f_{name}[k]", self.item_kinds.get(f"f_{name}"))
        first = unsigned("given.number[frame]", self.kinds["number"])
        last = first
        if self.declared.number.last:
            last = unsigned("given.last[frame]", self.kinds["last"])
        if self.declared.number.takes:
            last = f"{first} + u64({signed('given.takes[frame]', self.kinds['takes'])} - 1)"
        return [
            f"following, last, is_sound = {first}, {last}, True",
            f"is_plain = found == {signed('given.num[frame]', self.kinds['num'])}",
            "told[6] = found",
            "theres[frame] = found",
            "told[7] = 0",
            "for k in range(found):",
            f"    if told[7] == 0 and ({' or '.join(misnumbered)}):",
            "        told[7] = k + 1",
            *(line for each in wrong for line in (f"    if {each}:", "        is_sound = False")),
            *(line for each in odd for line in (f"    if {each}:", "        is_plain = False")),
            f"    following = {number} + u64(1)",
            "if not is_sound or told[7] != 0 or not (is_plain or told[8] != 0):",
            "    return frame, row",
        ]

    @property
    def _keys(self):  # type: ignore[no-untyped-def]
        assert self.declared.records is not None
        return self.declared.records


def converted(keys: TimeKeys) -> str:
    """The text after a stored time that makes it milliseconds since 1970."""
    (factor, divisor), since = UNITS[keys.unit], EPOCHS[keys.since]
    scaled = f" * {factor}" if factor != 1 else f" // {divisor}" if divisor != 1 else ""
    return f"{scaled} + {since}" if since else scaled


def other_signs(column: LaneColumn, stored: str, kind: str | None) -> list[str]:
    if column.kind == UNSIGNED and kind == "i64":
        return [f"{stored} < 0"]
    return [f"{stored} > u64({LARGEST_SIGNED})"] if column.kind == SIGNED and kind == "u64" else []


def time_is_wrong(keys: TimeKeys, stored: str, kind: str) -> str:
    """The condition for times beyond 64 bits; "" if all fit."""
    (factor, _), since = UNITS[keys.unit], EPOCHS[keys.since]
    most = (LARGEST_SIGNED - max(since, 0)) // factor
    least = (-LARGEST_SIGNED - 1 - min(since, 0)) // factor + (factor > 1)
    if kind == "u64":
        return f"{stored} > u64({most})"
    return "" if factor == 1 and not since else f"{stored} < {least} or {stored} > {most}"
