"""The places of a structure's fields, as far as the spec fixes them, and their required values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from segspec_kaitai.spec.model import EnumSpec, Kind, Part, Specs, TypeSpec, contents_bytes
from segspec_kaitai.spec.source import Spec, Table

CODES = {"u": "?BH?I???Q", "s": "?bh?i???q", "f": "????f???d"}
"""The codes of `struct` by kind and size."""

ORDERS = {"le": "<", "be": ">"}
CUT = ("terminator", "pad-right", "process")

Constant = int | bytes | None


@dataclass
class Field:
    """One field of constant size: of `size` bytes at `position`, or of `bits` at `shift` within the bit fields there.

    `kind` is the Python type of its value ("bytes" for a structure). `order` is "<", ">" or "" for a single byte.
    `expected` is the only value that it may (`valid`, `contents`) or should (`-expect`) have.
    """

    name: str
    kind: str
    size: int
    code: str = ""
    order: str = ""
    bits: int = 0
    enum: EnumSpec | None = None
    position: int = 0
    shift: int = 0
    expected: Constant = None
    least: int | None = None
    most: int | None = None
    any_of: tuple[int, ...] = ()


@dataclass
class Run:
    """Bit fields that share bytes; `size` in bytes. The first one has the highest bits if `order` is ">"."""

    fields: list[Field]
    order: str

    @property
    def size(self) -> int:
        return (sum(each.bits for each in self.fields) + 7) // 8


@dataclass
class Layout:
    """One structure. `parts` are the constant-size fields at its beginning, `others` those after.

    `whole`: it contains nothing else. `items` is the size in bytes of a repeated field's items, `limits` their maximum
    number.
    """

    type_spec: TypeSpec
    parts: list[Field | Run] = field(default_factory=list)
    others: list[Field] = field(default_factory=list)
    items: dict[str, int] = field(default_factory=dict)
    limits: dict[str, int] = field(default_factory=dict)
    whole: bool = True

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    @property
    def fields(self) -> list[Field]:
        return [each for part in self.parts for each in (part.fields if isinstance(part, Run) else [part])]

    @property
    def order(self) -> str:
        return next((part.order for part in self.parts if part.order and part.size > 1), "")

    def add(self, found: Field, *, may_be_absent: bool) -> None:
        if self.whole and not may_be_absent and self.takes(found):
            return
        self.whole = False
        self.others.append(found)

    def takes(self, found: Field) -> bool:
        """Adds a field to the fixed part; False if its byte order differs."""
        parts = list(self.parts)
        last = parts[-1] if parts else None
        if not found.bits:
            parts.append(found)
        elif isinstance(last, Run) and last.order == found.order:
            parts[-1] = Run([*last.fields, found], found.order)
        else:
            parts.append(Run([found], found.order))
        if len({part.order for part in parts if part.order and part.size > 1}) > 1:
            return False
        self.parts = parts
        return True

    def place(self) -> None:
        position = 0
        for part in self.parts:
            before = 0
            for each in part.fields if isinstance(part, Run) else [part]:
                each.position = position + before // 8
                # In an incomplete last byte, a run that counts from the high bit leaves its low bits.
                each.shift = before if part.order == "<" else 8 * part.size - before - each.bits
                before += each.bits
            position += part.size


class Layouts(Specs):
    """All structures' layouts."""

    def __init__(self, specs: Iterable[Spec]) -> None:
        super().__init__(specs)
        self._made: dict[str, Layout] = {}

    def of(self, owner: TypeSpec) -> Layout:
        if owner.key not in self._made:
            # A structure that contains itself finds this entry, and is not of constant size.
            self._made[owner.key] = Layout(owner, whole=False)
            self._made[owner.key] = self._read(owner)
        return self._made[owner.key]

    def with_own(self, key: str) -> tuple[Layout, list[Layout]]:
        own = [found for name, found in self.types.items() if name.rpartition(".")[0] == key]
        return self.of(self.types[key]), [self.of(found) for found in own]

    def _read(self, owner: TypeSpec) -> Layout:
        layout = Layout(owner)
        for part in owner.fields:
            found = self.field(part)
            if "repeat" in part.table:
                layout.whole = False
                if found is not None and found.size:
                    layout.items[part.name] = found.size
                if "-max-elements" in part.table:
                    layout.limits[part.name] = int(part.table["-max-elements"])
            elif found is None:
                layout.whole = False
            else:
                layout.add(found, may_be_absent="if" in part.table)
        layout.place()
        return layout

    def field(self, part: Part) -> Field | None:
        """A field, or an item of a repeated one; None if its size is not constant."""
        found = None if any(key in part.table for key in CUT) else self._read_as(part)
        if found is not None:
            self._take_rules(found, part)
        return found

    def _read_as(self, part: Part) -> Field | None:
        name, declared = part.name, part.types[0]
        content = part.table.get("contents")
        size = part.table.get("size") if content is None else len(contents_bytes(content))
        if size is not None and not part.is_switch:
            return Field(name, "bytes", size, f"{size}s") if isinstance(size, int) else None
        if part.is_switch:
            return None
        enum = self.find_enum(str(part.table["enum"]), part.owner) if "enum" in part.table else None
        if declared.kind is Kind.FLAG:
            return Field(name, "bool", 1)
        if declared.bits:
            order = ORDERS[declared.order or part.owner.setting("bit-endian") or "be"]
            return Field(name, "bool" if declared.bits == 1 else "int", 0, order=order, bits=declared.bits, enum=enum)
        if declared.is_number:
            order = "" if declared.size == 1 else ORDERS.get(declared.order or part.owner.setting("endian"), "?")
            if order == "?":
                return None
            code = CODES[declared.family][declared.size]
            return Field(name, "float" if declared.family == "f" else "int", declared.size, code, order, enum=enum)
        target = self.find(declared.structure, part.owner)
        inner = None if target is None else self.of(target)
        return Field(name, "bytes", inner.size, f"{inner.size}s") if inner is not None and inner.whole else None

    def _take_rules(self, found: Field, part: Part) -> None:
        rule = part.table.get("valid")
        given = rule if isinstance(rule, Table) else Table(eq=rule)
        found.expected, found.least, found.most = (self._constant(given.get(k), part) for k in ("eq", "min", "max"))
        if "contents" in part.table:
            found.expected = contents_bytes(part.table["contents"])
        if "-expect" in part.table:
            found.expected = int(part.table["-expect"])
        values = [self._constant(each, part) for each in given.get("any-of", ())]
        found.any_of = tuple(each for each in values if each is not None) if None not in values else ()

    def _constant(self, written: object, part: Part) -> int | None:
        if isinstance(written, int):
            return written
        *path, name = str(written).split("::")
        enum = self.find_enum("::".join(path), part.owner) if path else None
        return None if enum is None else enum.numbers.get(name)
