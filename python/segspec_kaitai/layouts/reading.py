"""Reads from the compiler's Python where the fields of a structure lie, and what it demands of them.

The compiler has settled byte orders, type names, enums and contents by then. What only the spec's own keys say
(`-expect`, `-max-elements`) comes from the spec.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from enum import Enum

from segspec_kaitai.layouts.values import Classes
from segspec_kaitai.spec.model import TypeSpec, types_of
from segspec_kaitai.spec.source import Spec

READ = re.compile(r"^self\._io\.read_(?P<kind>[usf])(?P<size>[1248])(?:le|(?P<big>be))?$")
READ_BITS = re.compile(r"^self\._io\.read_bits_int_(?P<order>be|le)$")
CODES = {"u": "?BH?I???Q", "s": "?bh?i???q", "f": "????f???d"}
"""The codes of `struct` by kind and size."""

COMPARED = {"ValidationNotEqualError", "ValidationLessThanError", "ValidationGreaterThanError"}
"""Errors whose first argument is what the value, the second one, was compared with."""

Constant = int | bytes | None


@dataclass
class Field:
    """One field of constant size: of `size` bytes at `position`, or of `bits` at `shift` within the run of bit fields
    that begins there.

    `kind` is the Python type of its value; a structure of constant size is "bytes". `order` is "<", ">" or "" for a
    single byte. `expected` is the only value it may (`valid`, `contents`) or should (`-expect`) hold.
    """

    name: str
    kind: str
    size: int
    code: str = ""
    order: str = ""
    bits: int = 0
    enum: str = ""
    nested: str = ""
    position: int = 0
    shift: int = 0
    expected: Constant = None
    least: int | None = None
    most: int | None = None
    any_of: tuple[int, ...] = ()
    checks: list[ast.expr] = field(default_factory=list)


@dataclass
class Run:
    """Bit fields that share bytes; `size` in bytes. The first one has the highest bits where `order` is ">"."""

    fields: list[Field]
    order: str

    @property
    def bits(self) -> int:
        return sum(each.bits for each in self.fields)

    @property
    def size(self) -> int:
        return (self.bits + 7) // 8


@dataclass
class Layout:
    """One structure. `parts` are the fields of its fixed part, the longest row of fields of constant size that it
    begins with; `others` the fields of constant size after it. `whole` says that nothing else is in the structure.

    `items` gives the bytes of each item of a repeated field, `limits` the most items that a spec allows of one.
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
        """The fields of the fixed part, in their order."""
        return [each for part in self.parts for each in (part.fields if isinstance(part, Run) else [part])]

    @property
    def order(self) -> str:
        """The byte order of the fixed part: "" where no number takes more than a byte."""
        return next((part.order for part in self.parts if part.order and part.size > 1), "")


class Layouts:
    """The layouts of every structure of some specs; `texts` are the compiler's Python modules by spec."""

    def __init__(self, specs: list[Spec], texts: dict[str, str]) -> None:
        self.types = {type_spec.class_key: type_spec for spec in specs for type_spec in types_of(spec)}
        self.classes = Classes(texts)
        self._made: dict[str, Layout] = {}

    def of(self, type_spec: TypeSpec) -> Layout:
        key = type_spec.class_key
        if key not in self._made:
            # A structure that holds itself finds itself here, and it is not of constant size.
            self._made[key] = Layout(type_spec, whole=False)
            self._made[key] = Reading(self, type_spec).layout
        return self._made[key]

    def named(self, spec: str, called: str) -> Layout | None:
        """The layout of what a module calls `Outer.Inner`, or `other_spec.Outer.Inner`."""
        found = self.types.get(f"{spec}.{called}") or self.types.get(called)
        return None if found is None else self.of(found)


class Reading:
    """Goes through the `_read` of one class."""

    def __init__(self, layouts: Layouts, type_spec: TypeSpec) -> None:
        self.layouts = layouts
        self.spec = type_spec.spec.name
        self.layout = Layout(type_spec)
        self.by_name: dict[str, Field] = {}
        self.lists: set[str] = set()
        self.statements(layouts.classes.structs[type_spec.class_key].read)
        for part in type_spec.parts:
            if "-expect" in part.table and part.name in self.by_name:
                self.by_name[part.name].expected = int(part.table["-expect"])
            if "-max-elements" in part.table:
                self.layout.limits[part.name] = int(part.table["-max-elements"])
        place(self.layout)

    def statements(self, body: list[ast.stmt]) -> None:
        for statement in body:
            match statement:
                case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)], value=value):
                    self.assigned(name, value)
                case ast.If(test=test, body=[ast.Raise(exc=ast.Call() as error)]):
                    self.checked(test, error)
                case ast.If(test=test, body=inner, orelse=orelse):
                    self.layout.whole = False
                    if not orelse and not mentions(test, "_on"):
                        self.statements(inner)
                case ast.For(body=inner) | ast.While(body=inner):
                    self.layout.whole = False
                    self.repeated(inner)
                case _:
                    pass

    def assigned(self, name: str, value: ast.expr) -> None:
        if isinstance(value, ast.List):
            self.lists.add(name)
            self.layout.whole = False
            return
        if f"_raw_{name}" in self.by_name or f"_io__raw_{name}" in ast.unparse(value):
            return
        found = self.shape(name.removeprefix("_raw_"), value)
        if found is None:
            self.layout.whole = False
            return
        self.by_name[found.name] = found
        if self.layout.whole and self.takes(found):
            return
        self.layout.whole = False
        self.layout.others.append(found)

    def takes(self, found: Field) -> bool:
        """Adds a field to the fixed part; False where its byte order is not that of the numbers before it."""
        parts = list(self.layout.parts)
        last = parts[-1] if parts else None
        if not found.bits:
            parts.append(found)
        elif isinstance(last, Run) and last.order == found.order:
            parts[-1] = Run([*last.fields, found], found.order)
        else:
            parts.append(Run([found], found.order))
        if len({part.order for part in parts if part.order and part.size > 1}) > 1:
            return False
        self.layout.parts = parts
        return True

    def repeated(self, body: list[ast.stmt]) -> None:
        """Notes the size of an item, where all items have the same."""
        values = {
            statement.targets[0].id: statement.value
            for statement in body
            if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
        }
        for statement in body:
            match statement:
                case ast.Expr(
                    value=ast.Call(
                        func=ast.Attribute(value=ast.Attribute(value=ast.Name(id="self"), attr=name), attr="append"),
                        args=[item],
                    )
                ):
                    item = values.get(item.id, item) if isinstance(item, ast.Name) else item
                    found = self.shape(name, item)
                    if found is not None and found.size:
                        self.layout.items[name] = found.size

    def shape(self, name: str, value: ast.expr) -> Field | None:
        """The field that an expression reads; None where its size is not constant."""
        match value:
            case ast.Compare(left=ast.Call() as call, ops=[ast.NotEq()]):
                found = self.shape(name, call)
                if found is not None:
                    found.kind = "bool"
                return found
            case ast.Call(func=ast.Attribute(attr="resolve_enum"), args=[enum, call]):
                found = self.shape(name, call)
                if found is not None:
                    found.enum = ast.unparse(enum)
                return found
            case ast.Call(func=ast.Attribute(value=inner, attr="decode")):
                return self.shape(name, inner)
            case ast.Call(func=func, args=arguments):
                return self.call(name, ast.unparse(func), arguments)
        return None

    def call(self, name: str, called: str, arguments: list[ast.expr]) -> Field | None:
        if number := READ.match(called):
            size = int(number["size"])
            order = "" if size == 1 else ">" if number["big"] else "<"
            return Field(name, "float" if number["kind"] == "f" else "int", size, CODES[number["kind"]][size], order)
        if bits := READ_BITS.match(called):
            width = self.constant(arguments[0])
            assert isinstance(width, int)
            return Field(name, "int", 0, bits=width, order=">" if bits["order"] == "be" else "<")
        if called == "self._io.read_bytes":
            count = self.constant(arguments[0])
            return Field(name, "bytes", count, f"{count}s") if isinstance(count, int) else None
        nested = self.layouts.named(self.spec, called)
        if nested is not None and nested.whole:
            key = nested.type_spec.class_key
            return Field(name, "bytes", nested.size, f"{nested.size}s", nested=key)
        return None

    def checked(self, test: ast.expr, error: ast.Call) -> None:
        """Takes what a check demands of the field whose value the error reports."""
        assert isinstance(test, ast.UnaryOp)
        assert isinstance(error.func, ast.Attribute)
        reported = error.args[1 if error.func.attr in COMPARED else 0]
        found = next((self.by_name[name] for name in attributes_of(reported) if name in self.by_name), None)
        if found is None:
            return
        found.checks.append(test.operand)
        match error.func:
            case ast.Attribute(attr="ValidationNotEqualError"):
                found.expected = self.constant(error.args[0])
            case ast.Attribute(attr="ValidationLessThanError"):
                found.least = whole_number(self.constant(error.args[0]))
            case ast.Attribute(attr="ValidationGreaterThanError"):
                found.most = whole_number(self.constant(error.args[0]))
            case ast.Attribute(attr="ValidationNotAnyOfError"):
                found.any_of = self.alternatives(test)

    def alternatives(self, test: ast.expr) -> tuple[int, ...]:
        """The values of `valid: any-of`; none where one of them is not constant."""
        given = [self.constant(node.comparators[0]) for node in ast.walk(test) if isinstance(node, ast.Compare)]
        return tuple(v for v in given if isinstance(v, int)) if all(isinstance(v, int) for v in given) else ()

    def constant(self, node: ast.expr) -> Constant:
        """The value of an expression that needs no parsed object; None for any other."""
        if any(isinstance(part, ast.Name) and part.id in {"self", "_", "i"} for part in ast.walk(node)):
            return None
        found = self.layouts.classes.evaluate(self.spec, node, {})
        if isinstance(found, Enum):
            found = found.value
        return found if isinstance(found, int | bytes) else None


def whole_number(value: Constant) -> int | None:
    return value if isinstance(value, int) else None


def place(layout: Layout) -> None:
    """Gives every field of the fixed part its position, and bit fields their shift."""
    position = 0
    for part in layout.parts:
        if not isinstance(part, Run):
            part.position = position
            position += part.size
            continue
        before = 0
        for each in part.fields:
            each.position = position + before // 8
            # Where the last byte is not full, a run that counts from the high bit leaves its low bits.
            each.shift = before if part.order == "<" else 8 * part.size - before - each.bits
            before += each.bits
        position += part.size


def mentions(node: ast.AST, name: str) -> bool:
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node))


def attributes_of(node: ast.AST) -> list[str]:
    """Names of `self.name` in an expression, without the parser's own."""
    return [
        part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute)
        and isinstance(part.value, ast.Name)
        and part.value.id == "self"
        and not part.attr.startswith("_")
    ]
