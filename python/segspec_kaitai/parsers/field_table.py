"""The table about the specs that the library reads at run time: `fields.py`, with roles, docs and rules.

Python code never types what a field is called upstream, which role it has or what its refusal is called: it looks here.
"""

from __future__ import annotations

import re
from typing import Any

from segspec_kaitai.spec.model import Hex, Spec, Table, TypeSpec, anchor, find_enum, types_of

ROLES = ("structure", "length", "checksum", "payload", "reserved")
LISTED_VALUES = 8
BIT_TYPE = re.compile(r"^b(?P<bits>\d+)(?P<endian>le|be)?$")

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
    by_name = {spec.name: spec for spec in specs}
    types = [type_spec for spec in specs for type_spec in types_of(spec)]
    classes = "".join(f"    {t.class_key!r}: {t.key!r},\n" for t in types)
    bodies = "".join(type_literal(t, by_name) for t in types)
    return (
        f"{FIELDS_HEAD}#: Module and class of a parser, to the key of its structure.\n"
        f"CLASSES: dict[str, str] = {{\n{classes}}}\n\nTYPES: dict[str, TypeInfo] = {{\n{bodies}}}\n"
    )


def type_literal(type_spec: TypeSpec, specs: dict[str, Spec]) -> str:
    table = type_spec.table
    title = text_of(table.get("meta", {}).get("title")) or first_sentence(text_of(table.get("doc")))
    value_of = text_of(table.get("-value-of"))
    head = f"{title!r}, {text_of(table.get('doc'))!r}, {anchor(type_spec.key)!r}, {value_of!r}"
    named = [
        (str(f.get("id")), f)
        for f in [*(table.get("params") or []), *type_spec.fields]
        if isinstance(f, Table) and f.get("id")
    ]
    named += [(name, t) for name, t in type_spec.instances.items() if isinstance(t, Table)]
    little = little_endian_bits(type_spec)
    rows = "".join(f"            {name!r}: {field_literal(type_spec, name, t, little, specs)},\n" for name, t in named)
    return f"    {type_spec.key!r}: TypeInfo(\n        {head}, {{\n{rows}        }}\n    ),\n"


def field_literal(owner: TypeSpec, name: str, table: Table, little: bool, specs: dict[str, Spec]) -> str:
    parts = {
        "role": text_of(table.get("-role")),
        "doc": text_of(table.get("doc")),
        "orig_id": original_name(table),
        "rule": rule_of(table) or enum_rule(owner, table, specs),
        "anchor": anchor(owner.key, name),
        "code": text_of(table.get("-code")),
    }
    bits = BIT_TYPE.match(text_of(table.get("type")))
    given = [f"{key}={value!r}" for key, value in parts.items() if value]
    if bits:
        given.append(f"bits={int(bits['bits'])}")
        if bits["endian"] == "le" or (little and bits["endian"] is None):
            given.append("little_endian_bits=True")
    return f"FieldInfo({', '.join(given)})"


def little_endian_bits(type_spec: TypeSpec) -> bool:
    """Whether `bN` counts from the low bit: `bit-endian` of the structure's own meta, else of the nearest outer one."""
    table: Any = type_spec.spec.root
    metas = [table.get("meta") or {}]
    for name in type_spec.names[1:]:
        table = table["types"][name]
        metas.append(table.get("meta") or {})
    declared = [meta["bit-endian"] for meta in metas if "bit-endian" in meta]
    return bool(declared) and declared[-1] == "le"


def original_name(table: Table) -> str:
    given = table.get("-orig-id", "")
    return ", ".join(map(text_of, given)) if isinstance(given, list) else text_of(given)


def first_sentence(doc: str) -> str:
    return re.split(r"(?<=[.:])\s|\n\n", doc, maxsplit=1)[0].rstrip(".:") if doc else ""


def text_of(value: object) -> str:
    """A scalar of a spec as one line of text; block scalars keep their paragraphs."""
    if value is None:
        return ""
    paragraphs = re.split(r"\n\s*\n", str(value).strip())
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def rule_of(table: Table) -> str:
    """The promise of a field in words: its `contents`, `valid` or `-expect`."""
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


def enum_rule(owner: TypeSpec, table: Table, specs: dict[str, Spec]) -> str:
    """The values that `valid: in-enum` allows."""
    valid = table.get("valid")
    if not isinstance(valid, dict) or "in-enum" not in valid:
        return ""
    members = find_enum(owner, text_of(table.get("enum")), specs)
    named = f"a value of {text_of(table.get('enum'))}"
    return f"one of {', '.join(members)}" if 0 < len(members) <= LISTED_VALUES else named


def contents_text(contents: object) -> str:
    if isinstance(contents, str):
        return f'"{contents}"'
    if not isinstance(contents, list):
        return literal(contents)
    return " ".join(f'"{part}"' if isinstance(part, str) else f"{part:02x}" for part in contents)


def literal(value: object) -> str:
    """A value of a spec as it was written there, as far as it matters."""
    if isinstance(value, Hex):
        return value.text
    return str(value).lower() if isinstance(value, bool) else str(value)
