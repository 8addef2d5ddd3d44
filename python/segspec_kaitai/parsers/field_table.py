"""The table of the specs for the library's run time: `fields.py`, with names, roles, codes, docs and rules."""

from __future__ import annotations

import re

from segspec_kaitai.spec.model import Part, Specs, TypeSpec, anchor
from segspec_kaitai.spec.source import Hex, Spec, Table

ROLES = ("structure", "length", "checksum", "payload", "reserved")
LISTED_VALUES = 8

FIELDS_HEAD = '''"""What the specs say of every field: role, doc, rule and its code, upstream name, width in bits."""

from typing import NamedTuple


class FieldInfo(NamedTuple):
    """One field. `role` is "" where the spec gives none: it is then its parent's. `bits` is 0 for whole-byte fields.

    `rule` is what the spec demands of the value ("" for nothing); `anchor` is the field's place in the docs; `code` is
    what the spec calls a value that breaks the rule ("" where it has no name of its own).
    """

    role: str = ""
    doc: str = ""
    orig_id: str = ""
    bits: int = 0
    little_endian_bits: bool = False
    rule: str = ""
    anchor: str = ""
    code: str = ""


class TypeInfo(NamedTuple):
    """One structure: the title or first sentence the spec gives it, its fields in order, then its instances.

    `value_of` names the instance that stands for the whole structure in a drawing ("" for none).
    """

    title: str
    doc: str
    anchor: str
    value_of: str
    fields: dict[str, FieldInfo]


'''


def render_fields(specs: list[Spec]) -> str:
    known = Specs(specs)
    classes = "".join(f"    {t.class_key!r}: {t.key!r},\n" for t in known.types.values())
    bodies = "".join(type_literal(t, known) for t in known.types.values())
    return (
        f"{FIELDS_HEAD}#: Module and class of a parser, to the key of its structure.\n"
        f"CLASSES: dict[str, str] = {{\n{classes}}}\n\nTYPES: dict[str, TypeInfo] = {{\n{bodies}}}\n"
    )


def type_literal(type_spec: TypeSpec, specs: Specs) -> str:
    table = type_spec.table
    title = text_of(table.get("meta", {}).get("title")) or first_sentence(text_of(table.get("doc")))
    value_of = text_of(table.get("-value-of"))
    head = f"{title!r}, {text_of(table.get('doc'))!r}, {anchor(type_spec.key)!r}, {value_of!r}"
    named = [part for part in type_spec.parts if part.is_named]
    rows = "".join(f"            {part.name!r}: {field_literal(part, specs)},\n" for part in named)
    return f"    {type_spec.key!r}: TypeInfo(\n        {head}, {{\n{rows}        }}\n    ),\n"


def field_literal(part: Part, specs: Specs) -> str:
    table = part.table
    parts = {
        "role": text_of(table.get("-role")),
        "doc": text_of(table.get("doc")),
        "orig_id": original_name(table),
        "rule": rule_of(table) or enum_rule(part, specs),
        "anchor": anchor(part.owner.key, part.name),
        "code": text_of(table.get("-code")),
    }
    given = [f"{key}={value!r}" for key, value in parts.items() if value]
    if part.bits:
        given.append(f"bits={part.bits}")
        if (part.types[0].order or part.owner.setting("bit-endian")) == "le":
            given.append("little_endian_bits=True")
    return f"FieldInfo({', '.join(given)})"


def original_name(table: Table) -> str:
    given = table.get("-orig-id", "")
    return ", ".join(map(text_of, given)) if isinstance(given, list) else text_of(given)


def first_sentence(doc: str) -> str:
    return re.split(r"(?<=[.:])\s|\n\n", doc, maxsplit=1)[0].rstrip(".:") if doc else ""


def text_of(value: object) -> str:
    if value is None:
        return ""
    paragraphs = re.split(r"\n\s*\n", str(value).strip())
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def rule_of(table: Table) -> str:
    if "contents" in table:
        return contents_text(table["contents"])
    if "-expect" in table:
        return f"should be {literal(table['-expect'])}"
    valid = table.get("valid")
    if valid is None:
        return ""
    if not isinstance(valid, dict):
        return literal(valid)
    if "eq" in valid:
        return literal(valid["eq"])
    if "any-of" in valid:
        return "one of " + ", ".join(literal(value) for value in valid["any-of"])
    if "expr" in valid:
        return f"{valid['expr']}, where _ is the value"
    low, high = valid.get("min"), valid.get("max")
    words = [
        f"at least {literal(low)}" if low is not None else "",
        f"at most {literal(high)}" if high is not None else "",
    ]
    return " and ".join(word for word in words if word)


def enum_rule(part: Part, specs: Specs) -> str:
    valid = part.table.get("valid")
    if not isinstance(valid, dict) or "in-enum" not in valid:
        return ""
    name = text_of(part.table.get("enum"))
    found = specs.find_enum(name, part.owner)
    members = [] if found is None else list(found.table)
    return f"one of {', '.join(members)}" if 0 < len(members) <= LISTED_VALUES else f"a value of {name}"


def contents_text(contents: object) -> str:
    if isinstance(contents, str):
        return f'"{contents}"'
    if not isinstance(contents, list):
        return literal(contents)
    return " ".join(f'"{part}"' if isinstance(part, str) else f"{part:02x}" for part in contents)


def literal(value: object) -> str:
    if isinstance(value, Hex):
        return value.text
    return str(value).lower() if isinstance(value, bool) else str(value)
