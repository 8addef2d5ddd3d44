"""The modules of a lowered log: its kernels, and the runs that ask of each frame what the declaration says."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from segspec.columns.flat import SIGNED, UNSIGNED
from segspec.core.code_text import checked_name
from segspec.formats.declared.lane_text import FRAMES_RUN as FRAMES_TEXT
from segspec.formats.declared.lane_text import ColumnSource, RowsPlan, Statements, signed, unsigned
from segspec.formats.declared.lowered_log import (
    FRAMES,
    FRAMES_RUN,
    PREFIX,
    RECORDS,
    ROWS_RUN,
    Detail,
    LaneColumn,
    LoweredLog,
)
from segspec.formats.declared.lowering import Lowering
from segspec.formats.declared.record_keys import EPOCHS, UNITS, TimeKeys
from segspec_kaitai.kernels.kernel import Kernel
from segspec_kaitai.own.generated import check_kernel

LARGEST_SIGNED = (1 << 63) - 1


class Texts:
    """Makes them, of what was `asked` and the kernels that have it."""

    def __init__(self, asked: Lowering, frames: Kernel, records: Kernel | None) -> None:
        self.asked, self.frames, self.records = asked, frames, records
        self.declared = asked.declared
        self.kinds = {column.name: column.kind for column in frames.columns}
        self.item_kinds = {} if records is None else {column.name: column.kind for column in records.columns}

    def made(self) -> LoweredLog:
        digest = hashlib.sha256(repr((self.declared, self.asked.columns)).encode())
        parts = {FRAMES: self.frames.source}
        if self.records is not None:
            parts[RECORDS] = self.records.source
        for text in parts.values():
            digest.update(text.encode())
        name = checked_name(self.declared.name)
        names = {part: f"{PREFIX}{name}_{digest.hexdigest()[:12]}_{part}" for part in
                 (*parts, FRAMES_RUN, ROWS_RUN)}  # fmt: skip
        parts[FRAMES_RUN] = self._frames_run(names[FRAMES])
        parts[ROWS_RUN] = self._rows_run(names)
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
        )

    def _details(self) -> dict[str, Detail] | None:
        """What is told of frames, in the reader's order: their own fields, and where they hold many records what these
        are packed in, how many they are, and the columns that all of them have from the frame. None where a number
        stands for a text that is not known here."""
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

    def _of(self, name: str, index: str = "n") -> str:
        """A number of a frame, signed."""
        return signed(f"columns.{name}[{index}]", self.kinds[name])

    def _unsigned(self, name: str, index: str = "n") -> str:
        return unsigned(f"columns.{name}[{index}]", self.kinds[name])

    def _frames_run(self, frames: str) -> str:
        lines = Statements(2)
        lines.refuse(*(f"not columns.{name}[n]" for name in self.asked.there.values()))
        plain = "most_records >= 0 and not columns.plain{}[n]"
        lines.refuse(*(plain.format(place) for place in range(len(self.declared.plain))))
        if "sum" in self.kinds:
            self._checksum(lines)
        if "holds" in self.kinds:
            lines.add("is_record = columns.holds[n]")
        inner = Statements(2 + ("holds" in self.kinds))
        self._numbers(inner)
        if self.declared.records is not None:
            self._goods(inner)
        for detail in self.asked.details.values():
            if detail.names:
                self._named(inner, detail.column, detail.names)
        for name, column in self.asked.columns.items():
            if column.names and f"f_{name}" in self.kinds:
                self._named(inner, f"f_{name}", column.names)
            inner.refuse(*other_signs(column, f"columns.f_{name}[n]", self.kinds.get(f"f_{name}")))
        if "time" in self.kinds and self.declared.time is not None:
            wrong = time_is_wrong(self.declared.time, "columns.time[n]", self.kinds["time"])
            inner.refuse(*([wrong] if wrong else []))
        # A loop of one pass, which is left for a frame that is not sound.
        head = ["if is_record:"] if "holds" in self.kinds else []
        lines.add(*head)
        text = f"{lines.text}\n{inner.text}" if lines.text else inner.text
        return FRAMES_TEXT.format(title=self.declared.name, frames=frames, conditions=text)

    def _checksum(self, lines: Statements) -> None:
        keys = self.declared.checksum
        assert keys is not None
        first, _, last = keys.covers[0].partition("..")
        start, end = self._edge("cover", first, 0), self._edge("until", last or first, 1)
        lines.add(f"cover, until = {start}, {end}")
        computed = f"{keys.algorithm}(data, cover, until - cover)"
        lines.refuse("until < cover", f"checks and {computed} != {self._of('sum')}")

    def _edge(self, key: str, path: str, is_end: int) -> str:
        """Where what a checksum covers begins, or ends."""
        if f"{key}_position" in self.kinds:
            place = f"i64(columns.{key}_position[n])"
            return f"{place} + i64(columns.{key}_length[n])" if is_end else place
        found = self.asked.place(path)
        if found is None or (is_end and not found[1]):
            return "i64(columns.end[n])"
        return f"i64(columns.position[n]) + {found[0] + is_end * found[1]}"

    def _numbers(self, lines: Statements) -> None:
        number = self.declared.number
        if number.field:
            negative = [f"columns.{name}[n] < 0" for name in ("number", "last") if self.kinds.get(name) == "i64"]
            lines.refuse(*negative)
            lines.add(f"number = {self._unsigned('number')}", "last = number")
        if number.last:
            lines.add(f"last = {self._unsigned('last')}")
        if number.takes:
            lines.refuse(f"{self._of('takes')} < 1", f"unsigned_add_overflows(number, u64({self._of('takes')}))")
            lines.add(f"last = number + u64({self._of('takes')} - 1)")
        lines.refuse("number > most or last > most", "last == u64(18446744073709551615)", "last + u64(1) < number")
        if not number.field:
            return
        if not number.gaps:
            lines.refuse("number != due")
            return
        lines.refuse("number < due")
        following = self._unsigned("number", "n + 1")
        lines.refuse(f"number > due and (n + 1 >= found or {following} <= max(last, number))")

    def _goods(self, lines: Statements) -> None:
        lines.refuse("columns.goods_length[n] < 0")
        lines.add("starts[n] = i64(columns.goods_position[n])", "ends[n] = starts[n] + i64(columns.goods_length[n])")
        codecs = self.asked.compiled.codecs
        if "codec" in self.kinds:
            codec = self._of("codec")
            lines.refuse(" and ".join(f"{codec} != {number}" for number in codecs) or "True")
            plain = [number for number, name in codecs.items() if name == "none"]
            for number in plain:
                lines.add(f"packed[n] = 0 if {codec} == {number} else 1")
            if not plain:
                lines.add("packed[n] = 1")
        lines.add(f"count = {self._of('num')}")
        # A record has a byte or more, so that a count that lies makes no room for rows.
        lines.refuse("most_records >= 0 and (count < 0 or count > most_records)")
        lines.refuse("most_records >= 0 and packed[n] == 0 and count > ends[n] - starts[n]")

    def _named(self, lines: Statements, column: str, names: tuple[str, ...]) -> None:
        """Refuses numbers that an enum has no name for."""
        number = self._of(column)
        holes = [place for place, name in enumerate(names) if not name]
        wrong = [f"{number} < 0 or {number} >= {len(names)}", *(f"{number} == {hole}" for hole in holes)]
        lines.refuse(" or ".join(wrong))

    # rows

    def _rows_run(self, names: dict[str, str]) -> str:
        records, is_batch = self.declared.records, self.records is not None
        kinds, holder = (self.item_kinds, "columns") if is_batch else (self.kinds, "given")
        time = self.declared.time if records is None else records.time
        before, after = ("", "") if time is None else converted(time)
        sources = {"position": ColumnSource("given", "position", "i64", "base + ")}
        for name in self.asked.columns.keys() - {"position", "fields"}:
            column = {"offset": "number", "timestamp": "time", "key": "key", "value": "value"}.get(name, f"f_{name}")
            is_of_item = column in kinds or f"{column}_position" in kinds
            at, known = (holder, kinds) if is_of_item else ("given", self.kinds)
            around = (before, after) if name == "timestamp" else ("", "")
            sources[name] = ColumnSource(at, column, known.get(column, ""), *around)
        said = sources.get("timestamp")
        number = f"i64({holder}.number[{{}}])" if "number" in kinds else "0"
        is_none = "given.none[frame]" if "none" in self.kinds else ""
        if not is_batch and "holds" in self.kinds:
            is_none = "not given.holds[frame]"
        return RowsPlan(
            self.declared.name,
            names[FRAMES],
            names.get(RECORDS, ""),
            self.asked.columns,
            sources,
            list(self._arguments()),
            self._checks() if is_batch else [],
            has_lists="fields" in self.asked.columns,
            number=number,
            time="0" if said is None else f"{before}{signed(f'{holder}.time[{{}}]', kinds['time'])}{after}",
            is_none=is_none,
        ).text()

    def _arguments(self) -> Iterator[str]:
        """The parameters of the records' kernel, of the frame's fields."""
        if self.records is None:
            return
        for place, (_, known) in enumerate(self.records.params):
            kind = self.kinds[f"param{place}"]
            text = f"given.param{place}[frame]"
            yield signed(text, kind) if known.low < 0 or known.high <= LARGEST_SIGNED else unsigned(text, kind)

    def _checks(self) -> list[str]:
        """What the records of a frame have to be: as many as it says, of rising numbers between its own."""
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


def converted(keys: TimeKeys) -> tuple[str, str]:
    """What stands before and after a stored time to make milliseconds since 1970 of it."""
    (factor, divisor), since = UNITS[keys.unit], EPOCHS[keys.since]
    scaled = f" * {factor}" if factor != 1 else f" // {divisor}" if divisor != 1 else ""
    return ("", f"{scaled} + {since}" if since else scaled)


def other_signs(column: LaneColumn, stored: str, kind: str | None) -> list[str]:
    """The condition that a number does not fit its column, if some may not."""
    if column.kind == UNSIGNED and kind == "i64":
        return [f"{stored} < 0"]
    return [f"{stored} > u64({LARGEST_SIGNED})"] if column.kind == SIGNED and kind == "u64" else []


def time_is_wrong(keys: TimeKeys, stored: str, kind: str) -> str:
    """The condition that a time does not fit 64 bits; "" where each does."""
    (factor, _), since = UNITS[keys.unit], EPOCHS[keys.since]
    most = (LARGEST_SIGNED - max(since, 0)) // factor
    least = (-LARGEST_SIGNED - 1 - min(since, 0)) // factor + (factor > 1)
    if kind == "u64":
        return f"{stored} > u64({most})"
    return "" if factor == 1 and not since else f"{stored} < {least} or {stored} > {most}"
