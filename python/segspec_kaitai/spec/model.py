"""The contents of a spec for all readers: structures, parts, types and names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any

from segspec_kaitai.spec.source import Items, Spec, Table

SECTIONS = ("params", "seq", "instances")
PLAIN = re.compile(r"(?P<family>[us](?=1\Z|[248](?!\d))|f(?=[48](?!\d))|b)(?P<size>\d{1,9})(?P<order>le|be)?", re.ASCII)
SIZES = frozenset(("size", "size-eos", "terminator"))
STRUCTURE = re.compile(r"(?P<name>[a-z][a-z0-9_:]*)(?:\s*\(.*\))?", re.ASCII | re.DOTALL)


class Kind(Enum):
    """The kind of a type. `OTHER` is for parameters whose expression alone determines it: streams, any structure."""

    NUMBER, BITS, TEXT, BYTES, FLAG, OTHER, STRUCTURE = range(7)


READ = {"": Kind.BYTES, "str": Kind.TEXT, "strz": Kind.TEXT}
GIVEN = {
    "": Kind.BYTES,
    "bytes": Kind.BYTES,
    "str": Kind.TEXT,
    "bool": Kind.FLAG,
    **dict.fromkeys(("struct", "io", "any"), Kind.OTHER),
}
"""The words for kinds where bytes are read, and where a value is given (a parameter, `.as<…>`). Other words are
structures' names."""


@dataclass(frozen=True, slots=True)
class TypeName:
    """The meaning of a `type`, which is `text` in the spec.

    `family` is "u", "s" or "f" for numbers, "b" for bit fields, "" for others. `size` counts a number's bytes, or a bit
    field's bits. `order` is "" if the structure around gives it.
    """

    text: str
    kind: Kind
    family: str = ""
    size: int = 0
    order: str = ""
    structure: str = ""

    @property
    def is_number(self) -> bool:
        return self.kind is Kind.NUMBER

    @property
    def bits(self) -> int:
        return self.size if self.family == "b" else 0

    @property
    def bounds(self) -> tuple[int, int] | None:
        """The minimum and maximum integer; None for other types, or above 64 bits."""
        if self.kind is Kind.FLAG:
            return 0, 1
        width = 8 * self.size if self.family in ("u", "s") else self.bits
        if not 0 < width <= 64:
            return None
        return (-(1 << width - 1), (1 << width - 1) - 1) if self.family == "s" else (0, (1 << width) - 1)


def type_name(declared: object, words: Mapping[str, Kind] = READ) -> TypeName:
    """The type that a spec writes; `words` are `READ` or `GIVEN`."""
    text = "" if declared is None else str(declared).strip()
    if plain := PLAIN.fullmatch(text):
        kind = Kind.BITS if plain["family"] == "b" else Kind.NUMBER
        return TypeName(text, kind, plain["family"], int(plain["size"]), plain["order"] or "")
    if text in words:
        return TypeName(text, words[text])
    used = STRUCTURE.fullmatch(text)
    return TypeName(text, Kind.STRUCTURE if used else Kind.OTHER, structure=used["name"] if used else "")


@dataclass(frozen=True)
class Part:
    """A parameter, a field or an instance of `owner`: its keys in the spec, and its line.

    Without a name it gets the compiler's, such as `_unnamed2`.
    """

    owner: TypeSpec
    section: str
    name: str
    table: Table
    line: int

    @property
    def is_named(self) -> bool:
        return self.section == "instances" or bool(self.table.get("id"))

    @property
    def is_computed(self) -> bool:
        return self.section == "instances" and "value" in self.table

    @property
    def is_switch(self) -> bool:
        return isinstance(self.table.get("type"), Table)

    @property
    def is_unsettled(self) -> bool:
        return self.is_switch and "_" not in (self.table["type"].get("cases") or ())

    @cached_property
    def types(self) -> list[TypeName]:
        declared = self.table.get("type")
        cases = declared.get("cases") if isinstance(declared, Table) else None
        words = GIVEN if self.section == "params" else READ
        return [type_name(each, words) for each in (cases.values() if isinstance(cases, Table) else [declared])]

    @property
    def bits(self) -> int:
        return self.types[0].bits

    @property
    def has_other_bytes(self) -> bool:
        return self.is_unsettled and bool(SIZES & self.table.keys())

    @property
    def may_be_absent(self) -> bool:
        """Whether a parse can omit it, by its `if` or its switch."""
        unmatched = self.is_unsettled and not self.has_other_bytes and "repeat" not in self.table
        return "if" in self.table or unmatched


@dataclass(frozen=True)
class TypeSpec:
    """One structure: the top level of a spec or a nested type; `key` is `spec` or `spec.type[.type]`."""

    key: str
    spec: Spec
    table: Table

    @property
    def names(self) -> list[str]:
        return self.key.split(".")

    @property
    def qualname(self) -> str:
        return ".".join(camel(name) for name in self.names)

    @property
    def class_key(self) -> str:
        """Module and class of a parsed object, such as `osiris_chunk.OsirisChunk.Header`."""
        return f"{self.spec.name}.{self.qualname}"

    @cached_property
    def parts(self) -> list[Part]:
        return [part for section in SECTIONS for part in parts_of(self, section)]

    @property
    def params(self) -> list[Part]:
        return [part for part in self.parts if part.section == "params"]

    @property
    def fields(self) -> list[Part]:
        return [part for part in self.parts if part.section == "seq"]

    @property
    def instances(self) -> list[Part]:
        return [part for part in self.parts if part.section == "instances"]

    @property
    def enums(self) -> dict[str, Table]:
        return self.table.get("enums") or Table()

    @property
    def enum_specs(self) -> list[EnumSpec]:
        return [EnumSpec(self, name, table) for name, table in self.enums.items()]

    def setting(self, key: str) -> str:
        """An inherited key of `meta` (`endian`, `bit-endian`, `encoding`), or ""."""
        table = self.spec.root
        given = str((table.get("meta") or {}).get(key, ""))
        for name in self.names[1:]:
            table = table["types"][name]
            given = str((table.get("meta") or {}).get(key, given))
        return given


def parts_of(owner: TypeSpec, section: str) -> Iterator[Part]:
    given = owner.table.get(section)
    if isinstance(given, Table):
        for name, table in given.items():
            if isinstance(table, Table):
                yield Part(owner, section, name, table, given.line_at(name))
    elif isinstance(given, Items):
        for number, table in enumerate(given):
            if isinstance(table, Table):
                yield Part(owner, section, str(table.get("id") or f"_unnamed{number}"), table, table.line_at("id"))


def types_of(spec: Spec) -> Iterator[TypeSpec]:
    pending = [TypeSpec(spec.name, spec, spec.root)]
    while pending:
        current = pending.pop(0)
        yield current
        nested = current.table.get("types")
        if isinstance(nested, Table):
            children = [TypeSpec(f"{current.key}.{n}", spec, t) for n, t in nested.items() if isinstance(t, Table)]
            pending = children + pending


@dataclass(frozen=True)
class EnumSpec:
    """One enum."""

    owner: TypeSpec
    name: str
    table: Table

    @property
    def class_key(self) -> str:
        return f"{self.owner.class_key}.{camel(self.name)}"

    @property
    def names(self) -> list[str]:
        return [str(m["id"] if isinstance(m, Table) else m) for m in self.table.values()]

    @property
    def numbers(self) -> dict[str, int]:
        return dict(zip(self.names, map(enum_number, self.table), strict=True))


def enum_number(key: str) -> int:
    """Raises `ValueError`."""
    return int(key.replace("_", ""), 0 if key.lstrip("-")[:2] in ("0x", "0b", "0o") else 10)


def imports_in(spec: Spec) -> list[tuple[str, int]]:
    meta = spec.root.get("meta")
    if not isinstance(meta, Table):
        return []
    given = meta.get("imports")
    if isinstance(given, Items):
        return [(str(name), line) for name, line in zip(given, given.lines, strict=True)]
    return [] if given is None or isinstance(given, Table) else [(str(given), meta.line_at("imports"))]


class Specs:
    """The structures of some specs by key; resolves names as the compiler does."""

    def __init__(self, specs: Iterable[Spec]) -> None:
        self.types = {found.key: found for spec in specs for found in types_of(spec)}

    def find(self, name: str, within: TypeSpec) -> TypeSpec | None:
        """The structure that `name` (such as `block` or `osiris_tracking_delta::offset`) means inside `within`."""
        return next(self.meant(name.split("::"), within), None) if name else None

    def find_enum(self, name: str, within: TypeSpec) -> EnumSpec | None:
        """The enum that `name` (such as `kind` or `osiris_enums::compression`) means inside `within`."""
        *path, last = name.split("::")
        for owner in self.meant(path, within):
            if isinstance(found := owner.enums.get(last), Table):
                return EnumSpec(owner, last, found)
        return None

    def meant(self, path: list[str], within: TypeSpec) -> Iterator[TypeSpec]:
        for depth in range(len(within.names), -1, -1):
            key = ".".join([*within.names[:depth], *path])
            if key in self.types:
                yield self.types[key]

    def structures(self, part: Part) -> list[TypeSpec]:
        found = [self.find(each.structure, part.owner) for each in part.types]
        return list({each.key: each for each in found if each is not None}.values())


def contents_bytes(contents: object) -> bytes:
    if isinstance(contents, str):
        return contents.encode()
    parts: list[Any] = contents if isinstance(contents, list) else [contents]
    return b"".join(part.encode() if isinstance(part, str) else bytes([part]) for part in parts)


def camel(name: str) -> str:
    """The compiler's class name of an id: `len_2x` gives `Len2x`."""
    return "".join(part[:1].upper() + part[1:] for part in name.split("_"))


def lower_camel(name: str) -> str:
    """The compiler's JavaScript and Java name of a field: `len_data` gives `lenData`."""
    first, *rest = name.split("_")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


def anchor(type_key: str, field: str = "") -> str:
    """The id of a place in the docs: `len_data` of `osiris_chunk.header` is at `osiris-chunk.header.len-data`."""
    return (f"{type_key}.{field}" if field else type_key).replace("_", "-")
