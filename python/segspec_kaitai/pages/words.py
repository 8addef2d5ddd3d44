"""A field's type, size, position and rule in words."""

from __future__ import annotations

import re
from html import escape
from typing import Any

from segspec_kaitai.pages.book import BYTE, ORDERS, Book, Size
from segspec_kaitai.pages.layout import Place, Row
from segspec_kaitai.spec.model import Kind, Part, TypeName, anchor, contents_bytes
from segspec_kaitai.spec.source import Hex, Items, Table

FAMILIES = {"u": "u", "s": "i", "f": "f"}
FINDING = "reserved-nonzero"
EN_DASH = "\N{EN DASH}"
MOST_SHOWN_TYPES = 4
MOST_SHOWN_BYTES = 64


def code(text: object) -> str:
    shown = text.text if isinstance(text, Hex) else str(text)
    return f"<code>{escape(' '.join(shown.split()))}</code>"


def breakable(html: str) -> str:
    return re.sub(r"(?<=[a-z0-9\]])([._]+)(?=[a-z0-9])", r"\1<wbr>", html)


def enum_anchor(owner: str, name: str) -> str:
    return anchor(owner, f"enum-{name}")


def type_words(book: Book, row: Row) -> str:
    field = row.table
    if "contents" in field:
        return "fixed bytes"
    kinds = list(dict.fromkeys(linked(book, row.part, each) for each in row.part.types))
    words = " or ".join(kinds) if len(kinds) <= MOST_SHOWN_TYPES else f"one of {len(kinds)} types"
    return f"{words}, {enum_link(book, row.part)}" if "enum" in field else words


def enum_link(book: Book, part: Part) -> str:
    found = book.find_enum(str(part.table["enum"]), part.owner)
    if found is None:
        return escape(str(part.table["enum"]))
    return f'<a href="#{enum_anchor(found.owner.key, found.name)}">{escape(found.name)}</a>'


def linked(book: Book, part: Part, declared: TypeName) -> str:
    """`u32 big-endian` for a number, a link for a structure."""
    owner = part.owner
    if declared.is_number:
        width = declared.size * BYTE
        order = ORDERS.get(declared.order or book.setting(owner, "endian"), "")
        return f"{FAMILIES[declared.family]}{width}" + (f" {order}" if width > BYTE and order else "")
    if width := declared.bits:
        order = ORDERS.get(declared.order or book.setting(owner, "bit-endian") or "be", "") if width > BYTE else ""
        return "flag" if width == 1 else f"u{width} {order}".rstrip()
    if declared.kind is Kind.TEXT:
        return f"text, {escape(str(part.table.get('encoding') or book.setting(owner, 'encoding') or 'UTF-8'))}"
    target = book.find(declared.structure, owner)
    if target is None:
        return escape(declared.text) or "bytes"
    return f'<a href="#{book.anchor(target)}">{escape(target.names[-1])}</a>'


def size_words(row: Row) -> str:
    """The length of a field as text: `4`, `3 bits`, `len_data`, `1 to 5`, `to the end`."""
    if row.is_bits and not (row.is_repeated or row.is_whole_bytes):
        return plural(row.size.low, "bit")
    if row.is_repeated:
        return f"{element_words(row)} each" if row.size.high is None else range_words(row.size)
    words = element_words(row)
    return f"0 or {words}" if row.is_optional and row.each.is_fixed else words


def element_words(row: Row) -> str:
    size = row.each
    if size.is_fixed:
        return str(size.low // BYTE)
    if "size" in row.table:
        return " ".join(str(row.table["size"]).split())
    if row.table.get("size-eos"):
        return "to the end"
    if size.high is not None:
        return range_words(size)
    return f"≥ {size.low // BYTE}" if size.low else "varies"


def range_words(size: Size) -> str:
    low, high = -(-size.low // BYTE), -(-(size.high or 0) // BYTE)
    if low == high:
        return str(low)
    return f"{low} or {high}" if low + 1 == high else f"{low} to {high}"


def note_words(row: Row) -> str:
    if row.is_repeated and row.size.high is None:
        return repeat_words(row.table)
    words = size_words(row)
    if row.size.high is not None:
        return f"{words} bytes"
    if "size" not in row.table:
        return {"varies": "length varies"}.get(words, f"{words} bytes" if words.startswith("≥") else words)
    return f"{words} bytes"


def repeat_words(field: Table) -> str:
    kind = field["repeat"]
    if kind == "expr":
        return f"{' '.join(str(field['repeat-expr']).split())} times"
    return "to the end" if kind == "eos" else f"until {' '.join(str(field['repeat-until']).split())}"


def place_words(row: Row) -> str:
    """A field's position as HTML: a number, a sum of named lengths, or the field before it."""
    place = row.place
    if row.is_bits:
        return bit_place_words(row)
    at = place.bits // BYTE
    if not place.after:
        return str(at)
    if place.terms is not None and len(place.terms) <= 2:
        names = " + ".join(breakable(code(term)) for term in place.terms)
        return f"{at} + {names}" if at else names
    return behind_words(place, at)


def behind_words(place: Place, at: int) -> str:
    name = breakable(code(place.after))
    return f"{at} after {name}" if at else f"after {name}"


def bit_place_words(row: Row) -> str:
    """`0, bits 7` to `4`; of several bytes only the first."""
    start, count = row.place.bits, row.size.low
    at = str(start // BYTE) if not row.place.after else behind_words(row.place, start // BYTE)
    first = start % BYTE
    if row.is_whole_bytes:
        return at
    inside = min(count, BYTE - first)
    low = first if row.little_bits else BYTE - first - inside
    high = low + inside - 1
    return f"{at}, bit {low}" if high == low else f"{at}, bits {high}{EN_DASH}{low}"


def rule_words(book: Book, row: Row) -> list[str]:
    field = row.table
    out = []
    if "if" in field:
        out.append(f"Present only if {code(field['if'])}.")
    if "repeat" in field:
        out.append(f"Repeats {repeat_html(field)}.")
    if row.part.is_switch and len({each.text for each in row.part.types}) > MOST_SHOWN_TYPES:
        out.append(case_words(book, row.part))
    if "process" in field:
        out.append(f"Its bytes go through {code(field['process'])} before they are read.")
    if "contents" in field:
        out.append(f"Always {contents_words(field['contents'])}.")
    if "terminator" in field or any(each.kind is Kind.TEXT and each.text == "strz" for each in row.part.types):
        out.append(end_words(field))
    if "pad-right" in field:
        out.append(f"Filled up with bytes {byte_words(field['pad-right'])}, which are not part of the value.")
    if "valid" in field and (rule := valid_words(book, row, field["valid"])):
        out.append(rule)
    if "-expect" in field:
        link = f'<a href="../reference/findings.html#{FINDING}">{FINDING}</a>'
        out.append(f"Should be {code(field['-expect'])}; another value is read all the same and reported as {link}.")
    return out


def case_words(book: Book, part: Part) -> str:
    switch = part.table["type"]
    keys: dict[str, list[str]] = {}
    for key, each in zip(switch["cases"], part.types, strict=True):
        keys.setdefault(linked(book, part, each), []).append("else" if key == "_" else code(key))
    cases = "".join(f"<br>{', '.join(names)}: {kind}" for kind, names in keys.items())
    return f"By {code(switch['switch-on'])}:{cases}"


def end_words(field: Table) -> str:
    ends = field.get("terminator", 0)
    words = f"Ends with {byte_words(ends)}"
    if field.get("include") is True:
        words += ", which is part of the value"
    if field.get("consume") is False:
        words += ", where the next field begins"
    return words + (", or with the data." if field.get("eos-error") is False else ".")


def byte_words(value: object) -> str:
    numbers = value if isinstance(value, Items) else [value]
    return code(" ".join(f"{number:02X}" if isinstance(number, int) else str(number) for number in numbers))


def repeat_html(field: Table) -> str:
    if field["repeat"] == "expr":
        return f"{code(field['repeat-expr'])} times"
    return "to the end" if field["repeat"] == "eos" else f"until {code(field['repeat-until'])}"


def contents_words(contents: object) -> str:
    data = contents_bytes(contents)
    if len(data) > MOST_SHOWN_BYTES:
        return f"{code(data[:MOST_SHOWN_BYTES].hex(' ').upper())}… ({len(data)} bytes)"
    shown = data.decode("ascii", "replace")
    text = f" ({code(chr(34) + shown + chr(34))})" if shown.isprintable() and shown.isascii() else ""
    return code(data.hex(" ").upper()) + text


def valid_words(book: Book, row: Row, valid: Any) -> str:
    if not isinstance(valid, Table):
        return f"Must be {value_words(valid)}."
    if "eq" in valid:
        return f"Must be {value_words(valid['eq'])}."
    if "any-of" in valid:
        return f"Must be {' or '.join(value_words(value) for value in valid['any-of'])}."
    if "in-enum" in valid:
        return f"Must be a value of {enum_link(book, row.part)}." if valid["in-enum"] is True else ""
    if "expr" in valid:
        return f"Must hold: {code(re.sub(r'(?<![a-z0-9_])_(?![a-z0-9_])', row.name, str(valid['expr'])))}."
    limits = {"min": "at least", "max": "at most"}
    given = [f"{limits[key]} {value_words(valid[key])}" for key in limits if key in valid]
    return f"Must be {' and '.join(given)}." if given else ""


def value_words(value: object) -> str:
    return code(str(value).lower() if isinstance(value, bool) else value)


def plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
