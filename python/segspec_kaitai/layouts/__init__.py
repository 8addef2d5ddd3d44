"""Writes `segspec_ksy.layouts`: for every spec a module with the numbers of its layout, by the names of its fields."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Any

from segspec_kaitai.layouts.reading import CODES, Field, Layout, Layouts, Run
from segspec_kaitai.layouts.values import Classes, Domain, Instance
from segspec_kaitai.spec.model import TypeSpec, camel, types_of
from segspec_kaitai.spec.source import Spec

MOST_EACH = 16
"""The maximum bits of inputs that are tried value by value."""

PACKAGE_DOC = '''"""The numbers of the specs' layouts: a module a spec, with the names of its fields.

A module is about the spec's own structure; a structure within it is a class of the module. In each:

- `SIZE`, `STRUCT`, `Fields`, `pack`, `unpack`: the fixed part, which is the longest row of fields of constant size that
  the structure begins with. `pack` takes the fields by name; a field that has only one value need not be given.
  `unpack` checks nothing. Both raise `struct.error` for what does not fit. A structure within the fixed part is bytes.
- `AT_X`: the position of field x, in bytes from the structure's start. `BYTE_ORDER`: of the fixed part's numbers.
- `X`: the only value of x (`contents`, `valid`), or the one it should have (`-expect`).
- `MIN_X`, `MAX_X`, `ANY_OF_X`: what x can hold by its width, or may hold by its rule.
- `SHIFT_X`, `MASK_X`: where a bit field lies in the number that its bytes make.
- `SIZE_X`, `pack_x`, `unpack_x`: of a field of constant size after the fixed part. `SIZE_OF_X`: of each item of x.
- `MOST_X`: so many items may x have.
- An enum has the parser's own class.

Of an instance that is computed:

- `X`: its value, where that is constant. `MIN_X`, `MAX_X`: where its inputs bound it.
- `MASK_X` (or `MASKS_X`): the bits that it looks at. `SHIFT_X`: by how much it moves them.
- `Y_CASE`, or `MIN_Y_CASE` and `MAX_Y_CASE`, or `RANGES_Y_CASE`: the values of field y that make it say `case`, where
  it tells apart the values of that field alone. Of a truth value, `CASE` is its own name: what makes it true.
- `X_MEMBER`: what it says of a member of an enum, where it depends on that alone.
"""
'''


class LayoutError(Exception):
    """A structure whose numbers would have the same name twice."""


def render_layouts(specs: list[Spec], texts: dict[str, str], package: str) -> dict[str, str]:
    """The modules of `package`.layouts, by name; `texts` is the compiler's Python by spec."""
    layouts, classes = Layouts(specs), Classes(texts)
    out = {spec.name: Module(layouts, classes, spec, package).text() for spec in specs}
    return out | {"__init__": PACKAGE_DOC}


def number(value: int) -> str:
    for power in (31, 32, 63, 64):
        if value in (1 << power, (1 << power) - 1):
            return f"2**{power}" + (" - 1" if value & 1 else "")
        if value == -(1 << power):
            return f"-(2**{power})"
    return str(value)


def literal(value: object) -> str:
    if isinstance(value, bool) or not isinstance(value, int):
        return repr(value)
    return number(int(value))


class Module:
    """One module's text."""

    def __init__(self, layouts: Layouts, classes: Classes, spec: Spec, package: str) -> None:
        self.layouts, self.classes, self.spec, self.package = layouts, classes, spec, package
        self.structs: list[str] = []
        self.enums: set[str] = set()
        self.typed: set[str] = set()
        self.has_checks = False

    def text(self) -> str:
        top = next(types_of(self.spec))
        body = self.structure(top)
        title = f"{self.spec.root['meta'].get('title', self.spec.name)}: the numbers of its layout."
        head = [f'"""{title}"""', ""]
        if self.structs:
            head.append("from struct import Struct" + (", error as _error" if self.has_checks else ""))
            head.append(f"from typing import {', '.join(['TYPE_CHECKING', *sorted(self.typed)])}")
            head.append("")
        if self.enums:
            head += [f"from {self.package}.{self.spec.name} import {camel(self.spec.name)}", ""]
        if self.structs:
            head += ["if TYPE_CHECKING:", "    from _typeshed import ReadableBuffer", "", *self.structs, ""]
        return "\n".join(head + body).rstrip("\n") + "\n"

    def structure(self, type_spec: TypeSpec) -> list[str]:
        layout = self.layouts.of(type_spec)
        names = Names(type_spec)
        functions: list[str] = []
        is_top = len(type_spec.names) == 1
        if layout.size:
            functions += self.fixed_part(layout, names, is_top)
        self.fields(layout, names)
        for each in layout.others:
            functions += self.other(layout, each, names, is_top)
        for name, size in layout.items.items():
            names.add(f"SIZE_OF_{name}", size)
        for name, most in layout.limits.items():
            names.add(f"MOST_{name}", most)
        self.instances(layout, names)
        aliases = [f"{camel(name)} = {type_spec.qualname}.{camel(name)}" for name in type_spec.enums]
        self.enums.update(aliases)
        lines = [*names.lines, *aliases, *([""] if functions else []), *functions]
        for nested in self.nested(type_spec):
            inner = self.structure(nested)
            if inner:
                lines += ["", f"class {camel(nested.names[-1])}:", *(f"    {line}" if line else "" for line in inner)]
        return lines

    def nested(self, type_spec: TypeSpec) -> list[TypeSpec]:
        depth = len(type_spec.names) + 1
        return [t for t in types_of(self.spec) if len(t.names) == depth and t.names[:-1] == type_spec.names]

    def fixed_part(self, layout: Layout, names: Names, is_top: bool) -> list[str]:
        self.typed.add("NamedTuple")
        names.add("SIZE", layout.size)
        struct = self.struct(layout.type_spec, "", (layout.order or "<") + "".join(map(codes, layout.parts)))
        if not is_top:
            names.add_text("STRUCT", struct)
        if layout.order:
            self.typed.add("Final")
            names.values["BYTE_ORDER: Final"] = repr("big" if layout.order == ">" else "little")
        fields = [each for each in layout.fields if each.size or each.bits]
        out = ["class Fields(NamedTuple):"]
        for each in fields:
            ignored = "  # type: ignore[assignment]" if each.name in {"count", "index"} else ""
            out.append(f"    {each.name}: {each.kind}{ignored}")
        given = ", ".join(parameter(each) for each in fields)
        packed = ", ".join(text for part in layout.parts if part.size for text in pack_values(part))
        out += ["", *([] if is_top else ["@staticmethod"]), f"def pack(*, {given}) -> bytes:"]
        out += [f"    {line}" for part in layout.parts for line in self.checks(part)]
        out += [f"    return {struct}.pack({packed})", "", *([] if is_top else ["@staticmethod"])]
        result = "Fields" if is_top else f"{qualified(layout.type_spec)}.Fields"
        out += [f'def unpack(data: "ReadableBuffer", position: int = 0) -> {"Fields" if is_top else quoted(result)}:']
        if any(isinstance(part, Run) for part in layout.parts):
            out += [f"    numbers = {struct}.unpack_from(data, position)"]
            out += [f"    return {result}({', '.join(unpack_values(layout))})"]
        else:
            out += [f"    return {result}._make({struct}.unpack_from(data, position))"]
        return [*out, ""]

    def struct(self, type_spec: TypeSpec, field: str, form: str) -> str:
        """Makes a module's `Struct` once; returns its name."""
        path = "_".join([*type_spec.names[1:], field]).strip("_").upper()
        name = f"_{path}" if path else "STRUCT"
        self.structs.append(f"{name} = Struct({form!r})")
        return name

    def checks(self, part: Field | Run) -> Iterator[str]:
        """Refuses values that exceed their bits; `struct` checks the highest ones."""
        if not isinstance(part, Run):
            return
        for each in part.fields:
            if each.shift + each.bits < 8 * part.size and each.kind != "bool":
                self.has_checks = True
                yield f"if {each.name} >> {each.bits}:"
                yield f'    raise _error("{each.name} is a number of {bits(each.bits)}")'

    def fields(self, layout: Layout, names: Names) -> None:
        for part in layout.parts:
            for each in part.fields if isinstance(part, Run) else [part]:
                if not (each.size or each.bits):
                    continue
                names.add(f"AT_{each.name}", each.position)
                if isinstance(part, Run) and len(part.fields) > 1:
                    names.add(f"SHIFT_{each.name}", each.shift)
                    names.add_text(f"MASK_{each.name}", hex(((1 << each.bits) - 1) << each.shift))
                self.limits(layout, each, names)

    def limits(self, layout: Layout, each: Field, names: Names) -> None:
        if each.expected is not None:
            names.add(each.name, bool(each.expected) if each.kind == "bool" else each.expected)
        elif each.any_of:
            names.add(f"ANY_OF_{each.name}", each.any_of)
        elif each.kind == "int" and not each.enum:
            least, most = bounds(each)
            if least:
                names.add(f"MIN_{each.name}", least)
            names.add(f"MAX_{each.name}", most)

    def other(self, layout: Layout, each: Field, names: Names, is_top: bool) -> list[str]:
        """The numbers of a constant-size field after the fixed part, and its `pack` and `unpack`."""
        self.limits(layout, each, names)
        if not each.size:
            return []
        names.add(f"SIZE_{each.name}", each.size)
        if each.kind == "bytes":
            return []
        struct = self.struct(layout.type_spec, each.name, (each.order or "<") + each.code)
        static = [] if is_top else ["@staticmethod"]
        return [
            *static,
            f"def pack_{each.name}({parameter(each)}) -> bytes:",
            f"    return {struct}.pack({each.name})",
            "",
            *static,
            f'def unpack_{each.name}(data: "ReadableBuffer", position: int = 0) -> {each.kind}:',
            f"    value: {each.kind} = {struct}.unpack_from(data, position)[0]",
            "    return value",
            "",
        ]

    def instances(self, layout: Layout, names: Names) -> None:
        for part in layout.type_spec.instances:
            name = part.name
            if "-expect" in part.table:
                names.add(name, int(part.table["-expect"]))
            if not part.is_computed:
                continue
            instance = Instance(self.classes, part)
            masks = instance.operands(ast.BitAnd)
            if len(masks) == 1:
                names.add_text(f"MASK_{name}", hex(masks[0]))
            elif masks:
                names.add_text(f"MASKS_{name}", f"({', '.join(map(hex, masks))})")
            shifts = instance.operands(ast.LShift, ast.RShift)
            if len(shifts) == 1:
                names.add(f"SHIFT_{name}", shifts[0])
            self.said(layout, instance, names)

    def said(self, layout: Layout, instance: Instance, names: Names) -> None:
        inputs = instance.looks_at()
        if inputs is None:
            return
        domains = [self.domain(layout, name) for name in inputs]
        known = [domain for domain in domains if domain is not None]
        if len(known) < len(domains):
            return
        table = instance.table(known)
        values = [value for _, value in table] if table is not None else instance.corners(known)
        if not values or any(value is None for value in values):
            return
        if not inputs:
            names.add(instance.name, values[0])
        elif isinstance(values[0], bool | IntEnum):
            if table is not None and len(known) == 1 and not known[0].is_enum:
                tags(known[0].name, instance.name, [(point[0], value) for point, value in table], names)
        elif table is not None and len(known) == 1 and known[0].is_enum:
            for (member,), value in table:
                names.add(f"{instance.name}_{member.name}", value)
        elif isinstance(values[0], int):
            names.add(f"MIN_{instance.name}", min(values))
            names.add(f"MAX_{instance.name}", max(values))

    def domain(self, layout: Layout, name: str) -> Domain | None:
        found = next((each for each in [*layout.fields, *layout.others] if each.name == name), None)
        type_spec = layout.type_spec
        if found is None:
            parts = [*type_spec.instances, *type_spec.params]
            found = next((self.layouts.field(each) for each in parts if each.name == name), None)
        if found is None or found.kind not in {"int", "bool"}:
            return None
        if found.kind == "bool":
            return Domain(name, [False, True])
        if found.enum:
            return Domain(name, list(self.classes.member(found.enum.class_key)))
        least, most = bounds(found)
        if most - least >= 1 << MOST_EACH:
            return Domain(name, [least, most], is_each=False)
        allowed = found.any_of or range(least, most + 1)
        return Domain(name, [each for each in allowed if self.classes.allows(type_spec.class_key, name, each)])


class Names:
    """A structure's constants."""

    def __init__(self, type_spec: TypeSpec) -> None:
        self.key = type_spec.key
        self.values: dict[str, str] = {}

    def add(self, name: str, value: object) -> None:
        if isinstance(value, tuple):
            inner = ", ".join(map(literal, value))
            self.add_text(name, f"({inner},)" if len(value) == 1 else f"({inner})")
        else:
            self.add_text(name, literal(value))

    def add_text(self, name: str, text: str) -> None:
        upper = name.upper()
        if self.values.get(upper, text) != text:
            raise LayoutError(f"{self.key}: {upper} would be {self.values[upper]} and {text}")
        self.values[upper] = text

    @property
    def lines(self) -> list[str]:
        return [f"{name} = {text}" for name, text in self.values.items()]


def tags(field: str, instance: str, table: list[tuple[int, Any]], names: Names) -> None:
    cases: dict[str, list[int]] = {}
    for value, said in table:
        if said is not False:
            cases.setdefault(instance if said is True else said.name, []).append(value)
    for case, values in cases.items():
        first, last = values[0], values[-1]
        if first == last:
            names.add_text(f"{field}_{case}", hex(first))
        elif last - first == len(values) - 1:
            names.add_text(f"MIN_{field}_{case}", hex(first))
            names.add_text(f"MAX_{field}_{case}", hex(last))
        else:
            names.add_text(f"RANGES_{field}_{case}", f"({', '.join(map(repr, ranges(values)))})")


def ranges(values: list[int]) -> list[range]:
    out: list[range] = []
    for value in values:
        out = (
            [*out[:-1], range(out[-1].start, value + 1)]
            if out and out[-1].stop == value
            else [*out, range(value, value + 1)]
        )
    return out


def bounds(each: Field) -> tuple[int, int]:
    """The minimum and maximum by width and rule."""
    width = each.bits or 8 * each.size
    signed = each.code.islower() and not each.bits
    least, most = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)
    return least if each.least is None else each.least, most if each.most is None else each.most


def parameter(each: Field) -> str:
    default = "" if each.expected is None else f" = {each.name.upper()}"
    return f"{each.name}: {each.kind}{default}"


def words(run: Run) -> list[tuple[int, int]]:
    sizes = [
        size for size in (8, 4, 2, 1) for _ in range(run.size // size if size == 8 else run.size % (2 * size) // size)
    ]
    out, left = [], run.size
    for size in sizes:
        left -= size
        out.append((8 * left, size))
    if run.order == "<":
        out = [(8 * run.size - shift - 8 * size, size) for shift, size in out]
    return out


def codes(part: Field | Run) -> str:
    if isinstance(part, Run):
        return "".join(CODES["u"][size] for _, size in words(part))
    return part.code if part.size else ""


def pack_values(part: Field | Run, shown: Callable[[Field], str] = lambda each: each.name) -> list[str]:
    if not isinstance(part, Run):
        return [shown(part)]
    total = " | ".join(f"{shown(each)} << {each.shift}" if each.shift else shown(each) for each in part.fields)
    pieces = words(part)
    if len(pieces) == 1:
        return [total]
    if len(part.fields) > 1 or part.fields[0].shift:
        total = f"({total})"
    out = []
    for shift, size in pieces:
        moved = f"{total} >> {shift}" if shift else total
        is_top = shift + 8 * size == 8 * part.size
        out.append(moved if is_top else f"{moved} & {hex((1 << 8 * size) - 1)}")
    return out


def unpack_values(layout: Layout) -> list[str]:
    out, at = [], 0
    for part in layout.parts:
        if not isinstance(part, Run):
            if part.size:
                out.append(f"numbers[{at}]")
                at += 1
            continue
        pieces = words(part)
        terms = [
            f"numbers[{at + n}] << {shift}" if shift else f"numbers[{at + n}]" for n, (shift, _) in enumerate(pieces)
        ]
        total = terms[0] if len(terms) == 1 else f"({' | '.join(terms)})"
        at += len(pieces)
        for each in part.fields:
            moved = f"{total} >> {each.shift}" if each.shift else total
            value = moved if each.shift + each.bits == 8 * part.size else f"{moved} & {hex((1 << each.bits) - 1)}"
            out.append(f"bool({value})" if each.kind == "bool" else value)
    return out


def qualified(type_spec: TypeSpec) -> str:
    return ".".join(camel(name) for name in type_spec.names[1:])


def quoted(text: str) -> str:
    return f'"{text}"'


def bits(count: int) -> str:
    return "1 bit" if count == 1 else f"{count} bits"
