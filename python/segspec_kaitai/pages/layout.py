"""Where each field of a structure lies and how long it is, as far as the spec alone can say."""

from __future__ import annotations

import re
from dataclasses import dataclass

from segspec_kaitai.pages.book import Book
from segspec_kaitai.spec.model import Part, TypeName, TypeSpec, anchor, contents_bytes
from segspec_kaitai.spec.source import Table

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

    part: Part
    place: Place
    size: Size
    each: Size
    length: str
    role: str
    little_bits: bool

    @property
    def name(self) -> str:
        return self.part.name

    @property
    def anchor(self) -> str:
        return anchor(self.part.owner.key, self.name)

    @property
    def table(self) -> Table:
        return self.part.table

    @property
    def owner(self) -> TypeSpec:
        return self.part.owner

    @property
    def is_bits(self) -> bool:
        return bool(self.part.bits)

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
    little = type_spec.setting("bit-endian") == "le"
    for part in type_spec.fields:
        each = element_size(book, part)
        size = whole_size(part.table, each)
        length = size_name(part.table)
        role = str(part.table.get("-role", "structure"))
        place = aligned(place, part)
        out.append(Row(part, place, size, each, length, role, little or part.types[0].order == "le"))
        place = place.past(part.name, size, length)
    return out


def structure_size(book: Book, type_spec: TypeSpec, parents: tuple[str, ...] = ()) -> Size:
    """The length of a whole structure; unbounded where it holds itself."""
    if type_spec.key in parents:
        return ANYTHING
    total = NOTHING
    for part in type_spec.fields:
        if not part.bits:
            total = Size(-(-total.low // BYTE) * BYTE, total.high)
        total = total.plus(whole_size(part.table, element_size(book, part, (*parents, type_spec.key))))
    return total


def element_size(book: Book, part: Part, parents: tuple[str, ...] = ()) -> Size:
    """The length of a field, or of one element where it repeats."""
    field = part.table
    if "contents" in field:
        return fixed_bytes(len(contents_bytes(field["contents"])))
    if "size" in field:
        declared = field["size"]
        return fixed_bytes(declared) if isinstance(declared, int) else ANYTHING
    if field.get("size-eos") or "terminator" in field:
        return ANYTHING
    total, *others = [type_size(book, each, part.owner, parents) for each in part.types]
    for size in others:
        total = total.or_else(size)
    return total


def type_size(book: Book, declared: TypeName, within: TypeSpec, parents: tuple[str, ...]) -> Size:
    if declared.is_number:
        return fixed_bytes(declared.size)
    if declared.bits:
        return Size(declared.bits, declared.bits)
    target = book.find(declared.structure, within)
    return ANYTHING if target is None else structure_size(book, target, parents)


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


def aligned(place: Place, part: Part) -> Place:
    """Whole-byte fields begin at a byte: the reader drops the bits that are left."""
    if part.bits:
        return place
    return Place(-(-place.bits // BYTE) * BYTE, place.terms, place.after)


def fixed_bytes(count: int) -> Size:
    return Size(count * BYTE, count * BYTE)
