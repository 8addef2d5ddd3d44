"""The position and length of each field, as far as the spec determines them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from segspec_kaitai.pages.book import ANYTHING, BYTE, NOTHING, Book, Size, bounded_size, fixed_bytes
from segspec_kaitai.spec.model import Part, TypeName, TypeSpec, anchor, contents_bytes
from segspec_kaitai.spec.source import Table

NAME = re.compile(r"^[a-z_][a-z0-9_.]*$")
MOST_TERMS = 2
"""The maximum number of lengths in a sum; after more, a place is relative to the last."""


@dataclass(frozen=True)
class Place:
    """A field's position: `bits` after the sum of `terms`, the lengths of variable fields before it.

    `after` is the last of those fields, or "". `terms` is None if a length has no name.
    """

    bits: int = 0
    terms: tuple[str, ...] | None = ()
    after: str = ""

    def past(self, field: str, size: Size, length: str) -> Place:
        if size.is_fixed:
            return Place(self.bits + size.low, self.terms, self.after)
        if length and self.terms is not None and len(self.terms) < MOST_TERMS:
            return Place(self.bits, (*self.terms, length), field)
        return Place(0, None, field)


@dataclass(frozen=True)
class Row:
    """One field of a `seq`. `each` is the size of one element, `size` of all; `length` is its size expression if that
    is a name. `little_bits`: it counts from the low bit."""

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
        return self.place.bits % BYTE == 0 and self.each.low % BYTE == 0

    @property
    def is_repeated(self) -> bool:
        return "repeat" in self.table

    @property
    def is_optional(self) -> bool:
        return "if" in self.table


def rows(book: Book, type_spec: TypeSpec) -> list[Row]:
    out = []
    place = Place()
    for part in type_spec.fields:
        place = aligned(place, part)
        out.append(row_of(book, part, place))
        place = place.past(part.name, out[-1].size, out[-1].length)
    return out


def row_of(book: Book, part: Part, place: Place) -> Row:
    each = element_size(book, part)
    little = book.setting(part.owner, "bit-endian") == "le" or part.types[0].order == "le"
    return Row(part, place, whole_size(part.table, each), each, size_name(part.table), book.role(part), little)


def structure_size(book: Book, type_spec: TypeSpec) -> Size:
    """The length of a whole structure; unbounded if it contains itself. Not recursive: specs may nest deeply."""
    if type_spec.key in book.sizes:
        return book.sizes[type_spec.key]
    pending, done, begun = [type_spec], dict[str, TypeSpec](), set[str]()
    while pending:
        current = pending[-1]
        if current.key in done or (current.key in book.sizes and current.key not in begun):
            pending.pop()
        elif current.key in begun:
            book.sizes[current.key] = total_size(book, current)
            done[current.key] = current
            pending.pop()
        else:
            begun.add(current.key)
            book.sizes[current.key] = ANYTHING
            pending += [held for held in held_at_their_own_size(book, current) if held.key not in book.sizes]
    for known in done.values():
        book.sizes[known.key] = total_size(book, known)
    return book.sizes[type_spec.key]


def held_at_their_own_size(book: Book, type_spec: TypeSpec) -> list[TypeSpec]:
    deciding = [part for part in type_spec.fields if declared_size(part.table) is None]
    return [held for part in deciding for held in book.structures(part)]


def total_size(book: Book, type_spec: TypeSpec) -> Size:
    total = NOTHING
    for part in type_spec.fields:
        if not part.bits:
            total = whole_bytes(total)
        total = total.plus(whole_size(part.table, element_size(book, part)))
    return total


def whole_bytes(size: Size) -> Size:
    return bounded_size(-(-size.low // BYTE) * BYTE, None if size.high is None else -(-size.high // BYTE) * BYTE)


def declared_size(field: Table) -> Size | None:
    if "contents" in field:
        return fixed_bytes(len(contents_bytes(field["contents"])))
    if "size" in field:
        declared = field["size"]
        return fixed_bytes(declared) if isinstance(declared, int) else ANYTHING
    return ANYTHING if field.get("size-eos") or "terminator" in field else None


def element_size(book: Book, part: Part) -> Size:
    declared = declared_size(part.table)
    if declared is not None:
        return declared
    total, *others = [type_size(book, each, part.owner) for each in part.types]
    for size in others:
        total = total.or_else(size)
    # A switch without a matching case takes no bytes.
    return Size(0, total.high) if part.is_unsettled and not covers_its_enum(book, part) else total


def covers_its_enum(book: Book, part: Part) -> bool:
    cases = part.table["type"]["cases"]
    paths = {key.rpartition("::")[0] for key in cases}
    found = book.find_enum(paths.pop(), part.owner) if len(paths) == 1 else None
    if found is None or len(found.table) > len(cases):
        return False
    return set(found.names) <= {key.rpartition("::")[2] for key in cases}


def type_size(book: Book, declared: TypeName, within: TypeSpec) -> Size:
    if declared.is_number:
        return fixed_bytes(declared.size)
    if declared.bits:
        return Size(declared.bits, declared.bits)
    target = book.find(declared.structure, within)
    if target is None:
        return ANYTHING
    return book.sizes[target.key] if target.key in book.sizes else structure_size(book, target)


def whole_size(field: Table, each: Size) -> Size:
    """The length of all elements; the minimum is 0 if a condition may omit the field.

    `-max-elements` is our own key for their maximum number.
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
    declared = str(field.get("size", ""))
    single = "repeat" not in field and "if" not in field
    return declared if single and NAME.match(declared) else ""


def aligned(place: Place, part: Part) -> Place:
    """Whole-byte fields begin at a byte: the reader drops remaining bits."""
    if part.bits:
        return place
    return Place(-(-place.bits // BYTE) * BYTE, place.terms, place.after)
