"""Lowers a declared log to kernels, and runs that join them.

The explaining reader handles frames that are not plainly intact.
"""

from __future__ import annotations

from collections.abc import Iterator

from segspec.columns.flat import BYTES, FLAGS, PAIRS, SIGNED, TEXTS, UNSIGNED
from segspec.formats.contract.descriptor import Further
from segspec.formats.contract.kernel_spec import KernelMode, KernelSpec, RowSource
from segspec.frames.checksums import algorithm
from segspec.frames.compiled import CompiledLog
from segspec.frames.lowered_log import Detail, LaneColumn
from segspec.frames.spec_paths import LogTypes, asked_of_root, not_alone, place_of
from segspec_kaitai.kernels import lower
from segspec_kaitai.kernels.kernel import Kernel
from segspec_kaitai.kernels.load import ColumnError, Sources, Unsupported
from segspec_kaitai.layouts.reading import Layouts
from segspec_kaitai.spec.model import Part, TypeSpec

CONTENT = "content."
MOST_NAMES = 1 << 10
MAY_BE_ABSENT = "it may be absent"
NO_COUNT = "a kernel needs the field with their number (count)"
NO_SUM = "a kernel computes neither digests nor your own checksums"
NO_GAPS = "a kernel takes no numbers that may be skipped, with block or content"
NO_FLOAT = "a kernel makes no column of floating-point numbers"
FLATS = {"signed": SIGNED, "unsigned": UNSIGNED, "flag": FLAGS, "bytes": BYTES, "text": TEXTS}


class NotLoweredError(Exception):
    """What cannot be lowered: a `part` of the spec, or a `key` of the declaration."""

    def __init__(self, message: str, key: str = "", part: Part | None = None) -> None:
        super().__init__(message)
        self.key, self.part = key, part


class Lowering:
    """Lowers one log.

    The kernels' columns, `of_frames` and `of_items`, are expressions by name. `there` has a run's values for missing
    fields, `header` the paths of header values for runs, `given` those for the frames' kernel. `left` are the columns
    that only the parser reads.
    """

    def __init__(
        self, compiled: CompiledLog, sources: Sources, layouts: Layouts, types: LogTypes, *, computed: bool
    ) -> None:
        self.compiled, self.declared = compiled, compiled.declaration
        self.sources, self.layouts, self.paths, self.types = sources, layouts, types.paths, types
        self.left: list[NotLoweredError] = []
        self.frame, self.records = types.frame, types.records
        self.given = self._given()
        self.header = [*self.given]
        self.of_frames: dict[str, str] = {"position": "_position", "end": "_end"}
        self.of_items: dict[str, str] = {}
        self.there: dict[str, str] = {}
        self.columns: dict[str, LaneColumn] = {}
        self.details: dict[str, Detail] = {}
        self.unnamed, self._computed = False, computed

    def kernels(self) -> tuple[Kernel, Kernel | None]:
        """The kernel of frames, and of records or content if any. Raises `NotLoweredError`."""
        self._refuse()
        self._ask_of_frames()
        self._ask_of_records()
        name = self.declared.name
        doc, items = f"Frames of {name}.", self._of_content() if self.records is None else self._of_items()
        frames = KernelSpec.of(f"{name}_frames", self.frame.key, self.of_frames, doc=doc, given=self.given)
        try:
            lowered = lower(self.sources, frames)
            inner = None if items is None else lower(self.sources, items)
        except (Unsupported, ColumnError) as error:
            raise NotLoweredError(str(error)) from error
        return lowered, inner

    def _refuse(self) -> None:
        declared = self.declared
        of_content = {key for key, path in declared.paths.items() if declared.content and path.startswith(CONTENT)}
        of_content -= {"number", "number.takes", *(f"columns.{name}" for name in declared.columns)}
        unable = {
            "records": (declared.records is not None and not declared.records.count, NO_COUNT),
            "checksum": (declared.checksum is not None and not self.sum_module, NO_SUM),
            "number.gaps": (declared.number.gaps and (declared.block or declared.content), NO_GAPS),
            min(of_content, default="content"): (of_content, "a kernel does not read it from the content"),
            "value": (self.holds_values and self.paths.may_be_absent(self.frame, declared.value), MAY_BE_ABSENT),
        }
        for key, (is_unable, message) in unable.items():
            if is_unable:
                raise NotLoweredError(message, key)
        part = not_alone(self.layouts, self.frame, self.given)
        if part is not None:
            raise NotLoweredError("it depends on what is around the frame", part=part)

    @property
    def holds_values(self) -> bool:
        return bool(self.declared.join or self.declared.content)

    @property
    def sum_module(self) -> str:
        """The module of the checksum of frames, or ""."""
        keys = self.declared.checksum
        found = None if keys is None else algorithm(keys.algorithm)
        return "" if found is None else found.module

    def _given(self) -> dict[str, tuple[int, int]]:
        made = {}
        for path in asked_of_root(self.layouts, self.frame):
            part = self.paths.part(self.types.root, path)
            bounds = None if part is None or part.is_computed or part.is_switch else part.types[0].bounds
            if bounds is None or bounds[0] < 0:
                raise NotLoweredError("frames depend on it, and it is no unsigned number", part=part)
            made[path] = bounds
        return made

    def told(self, path: str) -> str:
        if path not in self.header:
            self.header.append(path)
        return f"header[{self.header.index(path)}]"

    def need(self, path: str, if_so: str = "") -> str:
        """A path of the frame. With `if_so`, only frames that have it are plainly intact."""
        key = f"{if_so}{path}"
        if self.paths.may_be_absent(self.frame, path) and path not in self.there and key not in self.there:
            name = f"there{len(self.there)}"
            self.of_frames[name] = f"present({path})"
            self.there[key] = f"{if_so}not row.{name}"
        return path

    def _numbers(self) -> Iterator[tuple[str, str]]:
        declared, number, records = self.declared, self.declared.number, self.declared.records
        yield from {"number": number.field, "last": number.last, "takes": number.takes, "holds": declared.holds}.items()
        yield from ((f"same{place}", path) for place, path in enumerate(declared.same))
        yield "sum", "" if declared.checksum is None else declared.checksum.field
        yield "piece", "" if declared.join is None else declared.join.by
        yield "time", "" if declared.time is None else declared.time.field
        if records is not None:
            yield from {"num": records.count, "none": records.none}.items()
            yield from ((f"param{place}", path) for place, path in enumerate(self.compiled.params))
            yield "codec", "" if records.codec is None else records.codec.field

    def _ask_of_frames(self) -> None:
        declared = self.declared
        held = {"held": declared.value if self.holds_values else ""}
        held["goods"] = "" if declared.records is None else declared.records.bytes
        self.of_frames |= {name: f"bytes({path})" for name, path in held.items() if path}
        for name, path in self._numbers():
            if path.startswith(CONTENT) and self.types.content is not None:
                self.of_items[name] = self._always(self.types.content, path.removeprefix(CONTENT))
            elif path:
                self.of_frames[name] = self.need(path)
        self.of_frames |= {f"plain{place}": text for place, text in enumerate(declared.plain)}
        for name in self.compiled.shown:
            key, part = f"d_{name}", self._part(self.frame, name)
            self.of_frames[key] = self.need(name, "tells and ")
            self.details[name] = Detail(key, self.names_of(part))
            self.unnamed |= "enum" in part.table and not self.details[name].names
        if declared.checksum is not None:
            for each, covers in enumerate(declared.checksum.covers):
                self._cover(covers, f"cover{each}", f"until{each}")
            for each, covers in enumerate(declared.checksum.zeroed):
                self._cover(covers, f"zero{each}", f"one{each}")

    def _always(self, owner: TypeSpec, path: str) -> str:
        if path and self.paths.may_be_absent(owner, path):
            raise NotLoweredError(MAY_BE_ABSENT, part=self._part(owner, path))
        return path

    def _cover(self, covers: str, start: str, end: str) -> None:
        """Asks for the places of a range of fields, by the names `start` and `end`, where they are not fixed."""
        first, _, last = covers.partition("..")
        for key, path in ((start, first), (end, last or first)):
            place, part = self.place(path), self._part(self.frame, path)
            is_run, is_end = "type" not in part.table and not part.is_computed, key == end
            is_known = place is not None and (not is_end or place[1] > 0)
            is_known |= is_end and path == self.frame.fields[-1].name and not part.may_be_absent
            if not is_known and is_run:
                self.of_frames[key] = f"bytes({path})"
            elif not is_known and not (is_end and path == self.frame.fields[-1].name):
                raise NotLoweredError("the checksum covers it, and its place is not known", part=part)

    def place(self, path: str) -> tuple[int, int] | None:
        return place_of(self.layouts, self.paths.parts(self.frame, path))

    def _ask_of_records(self) -> None:
        declared, records = self.declared, self.declared.records
        self.columns["offset"] = LaneColumn(UNSIGNED)
        self.columns["position"] = LaneColumn(SIGNED)
        of = records or declared
        if of.time is not None:
            self.columns["timestamp"] = LaneColumn(SIGNED)
        for name, path in (("key", of.key), ("value", of.value)):
            if path:
                is_optional = records is not None or self.paths.may_be_absent(self.frame, path)
                self.columns[name] = LaneColumn(BYTES, is_optional=is_optional)
                target = self.of_frames if records is None else self.of_items
                if name == "key" or not self.holds_values:
                    target[name] = f"bytes({path})"
        if records is not None and self.records is not None:
            self.of_items |= {"number": records.number}
            if records.time is not None:
                self.of_items["time"] = records.time.field
            self.of_items |= {f"plain{place}": text for place, text in enumerate(records.plain)}
            if records.fields is not None:
                self.columns["fields"] = LaneColumn(PAIRS)
            for path in (records.number, "" if records.time is None else records.time.field):
                self._always(self.records.item, path)
        for name, column in self.compiled.further.items():
            self._ask_of_column(name, column)

    def _ask_of_column(self, name: str, column: Further) -> None:
        path = self.declared.of_items.get(name)
        owner, target = self.frame, self.of_frames
        if path is not None and self.records is not None:
            owner, target = self.records.item, self.of_items
        else:
            path = self.declared.columns[name].path
        if path.startswith(CONTENT) and self.types.content is not None:
            owner, target, path = self.types.content, self.of_items, path.removeprefix(CONTENT)
        part, kind = self._part(owner, path), FLATS.get(column.kind)
        names = self.names_of(part) if kind == TEXTS else ()
        is_text = kind == TEXTS and not names
        if part.is_computed and not self._computed:
            return
        if kind is None or part.is_switch or "repeat" in part.table or (is_text and "str" not in part.types[0].text):
            words = "a kernel makes no text of a structure, a list or a number" if kind == TEXTS else NO_FLOAT
            self.left.append(NotLoweredError(words, f"columns.{name}"))
            return
        is_optional = self.paths.may_be_absent(owner, path)
        if target is self.of_frames and (self.records is not None or names):
            path, is_optional = self.need(path), False
        elif is_optional and kind not in (BYTES, TEXTS):
            target[f"f_{name}_there"] = f"present({path})"
        target[f"f_{name}"] = f"bytes({path})" if kind == BYTES or is_text else path
        self.columns[name] = LaneColumn(kind, names, is_optional)

    def _of_content(self) -> KernelSpec | None:
        content, name = self.types.content, self.declared.name
        if content is None:
            return None
        rows = (RowSource("", {"begins": "_position"} | self.of_items),)
        return KernelSpec(f"{name}_content", content.key, rows, KernelMode.BLOCKS, doc=f"Content of {name}.")

    def _of_items(self) -> KernelSpec:
        records = self.declared.records
        assert records is not None
        assert self.records is not None
        lists: tuple[RowSource, ...] = ()
        columns = dict(self.of_items)
        if records.fields is not None:
            keys = records.fields
            path = f"{records.items}.{keys.items}"
            columns["fields"] = f"end_of({path!r})"
            pair = {"pair_name": f"bytes({keys.name})", "pair_text": f"bytes({keys.value})"}
            lists = (RowSource(path, pair),)
        name = self.declared.name
        rows = (RowSource(records.items, columns),)
        doc = f"Records of {name}."
        return KernelSpec(f"{name}_records", self.records.all.key, rows, KernelMode.BLOCKS, doc=doc, lists=lists)

    def _part(self, owner: TypeSpec, path: str) -> Part:
        return self.paths.parts(owner, path)[-1]

    def names_of(self, part: Part) -> tuple[str, ...]:
        """An enum's names by number, "" for gaps; empty if large."""
        numbers = self.paths.numbers_of(part)
        if not numbers or not 0 <= min(numbers.values()) <= max(numbers.values()) < MOST_NAMES:
            return ()
        made = [""] * (max(numbers.values()) + 1)
        for name, number in numbers.items():
            made[number] = name
        return tuple(made)
