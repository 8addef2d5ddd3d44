"""Where each field of a structure lies and how long it is, as far as the spec alone can say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from segspec_kaitai.pages.book import Book, user_type
from segspec_kaitai.spec.model import Table, TypeSpec, anchor

NUMBER = re.compile(r"^[suf](?P<bytes>[1248])(?P<endian>le|be)?$")
BITS = re.compile(r"^b(?P<bits>\d+)(?P<endian>le|be)?$")
NAME = re.compile(r"^[a-z_][a-z0-9_.]*$")
BYTE = 8


@dataclass(frozen=True)
class Size:
    """A length in bits, from `low` to `high`; `high` is None where the spec sets no bound."""

    low: int
    high: int | None

    @property
    def is_fixed(self) -> bool:
        return self.low == self.high

    def times(self, count: int) -> Size:
        return Size(self.low * count, None if self.high is None else self.high * count)

    def plus(self, other: Size) -> Size:
        both = None if self.high is None or other.high is None else self.high + other.high
        return Size(self.low + other.low, both)

    def or_else(self, other: Size) -> Size:
        both = None if self.high is None or other.high is None else max(self.high, other.high)
        return Size(min(self.low, other.low), both)


NOTHING = Size(0, 0)
ANYTHING = Size(0, None)


@dataclass(frozen=True)
class Place:
    """Where a field begins: `bits` after the sum of `terms`, the lengths of the fields before it that vary.

    `after` is the last of those fields ("" where every byte before this field is of known length). `terms` is None
    where a length among them has no name.
    """

    bits: int = 0
    terms: tuple[str, ...] | None = ()
    after: str = ""

    def past(self, field: str, size: Size, length: str) -> Place:
        """The place after a field of this name, size and (if it has one) length expression."""
        if size.is_fixed:
            return Place(self.bits + size.low, self.terms, self.after)
        if length and self.terms is not None:
            return Place(self.bits, (*self.terms, length), field)
        return Place(0, None, field)


@dataclass(frozen=True)
class Row:
    """One field of a `seq`. `each` is the size of one element, `size` of all of them; `length` is its size expression
    where that is one name. `little_bits`: a bit field that counts from the low bit."""

    name: str
    anchor: str
    table: Table
    owner: TypeSpec
    place: Place
    size: Size
    each: Size
    length: str
    role: str
    little_bits: bool

    @property
    def is_bits(self) -> bool:
        return bool(BITS.match(str(self.table.get("type", ""))))

    @property
    def is_whole_bytes(self) -> bool:
        """Whether the field shares no byte with another, though its type may count bits."""
        return self.place.bits % BYTE == 0 and self.each.low % BYTE == 0

    @property
    def is_repeated(self) -> bool:
        return "repeat" in self.table

    @property
    def is_optional(self) -> bool:
        return "if" in self.table


def rows(book: Book, type_spec: TypeSpec) -> list[Row]:
    """The fields of a structure in order, each with its place and its size."""
    out = []
    place = Place()
    for field in type_spec.fields:
        name = str(field["id"])
        each = element_size(book, type_spec, field)
        size = whole_size(field, each)
        length = size_name(field)
        role = str(field.get("-role", "structure"))
        little = setting(type_spec, "bit-endian") == "le" or bits_endian(field) == "le"
        place = aligned(place, field)
        out.append(Row(name, anchor(type_spec.key, name), field, type_spec, place, size, each, length, role, little))
        place = place.past(name, size, length)
    return out


def structure_size(book: Book, type_spec: TypeSpec, parents: tuple[str, ...] = ()) -> Size:
    """The length of a whole structure; unbounded where it holds itself."""
    if type_spec.key in parents:
        return ANYTHING
    total = NOTHING
    for field in type_spec.fields:
        if not BITS.match(str(field.get("type", ""))):
            total = Size(-(-total.low // BYTE) * BYTE, total.high)
        total = total.plus(whole_size(field, element_size(book, type_spec, field, (*parents, type_spec.key))))
    return total


def element_size(book: Book, type_spec: TypeSpec, field: Table, parents: tuple[str, ...] = ()) -> Size:
    """The length of a field, or of one element where it repeats."""
    if "contents" in field:
        return fixed_bytes(len(contents_bytes(field["contents"])))
    if "size" in field:
        declared = field["size"]
        return fixed_bytes(declared) if isinstance(declared, int) else ANYTHING
    if field.get("size-eos") or "terminator" in field or field.get("type") == "strz":
        return ANYTHING
    declared = field.get("type")
    if isinstance(declared, Table):
        sizes = [type_size(book, type_spec, str(case), parents) for case in declared["cases"].values()]
        total = sizes[0]
        for size in sizes[1:]:
            total = total.or_else(size)
        return total
    return type_size(book, type_spec, str(declared), parents)


def type_size(book: Book, type_spec: TypeSpec, declared: str, parents: tuple[str, ...]) -> Size:
    if number := NUMBER.match(declared):
        return fixed_bytes(int(number["bytes"]))
    if bits := BITS.match(declared):
        return Size(int(bits["bits"]), int(bits["bits"]))
    use = user_type(declared)
    return structure_size(book, book.find(use["name"], type_spec), parents) if use else ANYTHING


def whole_size(field: Table, each: Size) -> Size:
    """The length of all elements of a field, none included where a condition may leave it out.

    `-max-elements` is our own key: the most elements that there can be where no expression says so.
    """
    size = each
    if each == NOTHING:
        return NOTHING
    if "repeat" in field:
        count = field.get("repeat-expr")
        if isinstance(count, int):
            size = each.times(count)
        else:
            most = each.times(field["-max-elements"]).high if "-max-elements" in field else None
            size = Size(each.low if field["repeat"] == "until" else 0, most)
    return Size(0, size.high) if "if" in field else size


def size_name(field: Table) -> str:
    """The size expression of a field that is there once, where it is the name of another field."""
    declared = str(field.get("size", ""))
    single = "repeat" not in field and "if" not in field
    return declared if single and NAME.match(declared) else ""


def aligned(place: Place, field: Table) -> Place:
    """Whole-byte fields begin at a byte: the reader drops the bits that are left."""
    if BITS.match(str(field.get("type", ""))):
        return place
    return Place(-(-place.bits // BYTE) * BYTE, place.terms, place.after)


def fixed_bytes(count: int) -> Size:
    return Size(count * BYTE, count * BYTE)


def contents_bytes(contents: object) -> bytes:
    """The bytes that `contents` demands."""
    if isinstance(contents, str):
        return contents.encode()
    parts: list[Any] = contents if isinstance(contents, list) else [contents]
    return b"".join(part.encode() if isinstance(part, str) else bytes([part]) for part in parts)


def bits_endian(field: Table) -> str:
    match = BITS.match(str(field.get("type", "")))
    return (match["endian"] or "") if match else ""


def setting(type_spec: TypeSpec, key: str) -> str:
    """A `meta` setting that a structure inherits (`endian`, `bit-endian`, `encoding`); "" where nobody gives it."""
    table = type_spec.spec.root
    given = str((table.get("meta") or {}).get(key, ""))
    for name in type_spec.names[1:]:
        table = table["types"][name]
        given = str((table.get("meta") or {}).get(key, given))
    return given
