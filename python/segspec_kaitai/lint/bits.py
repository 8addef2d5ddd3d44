"""The rule about bits: no byte is shared between structures, and none is left half read.

Python carries bits over from one structure to the next; JavaScript and C++ do not, and read other values unsaid.
"""

from __future__ import annotations

from segspec_kaitai.lint.rules import Findings
from segspec_kaitai.parsers.field_table import BIT_TYPE
from segspec_kaitai.spec.model import Table, TypeSpec


def check_bits(owner: TypeSpec, findings: Findings) -> None:
    """Every run of bit fields fills whole bytes, whatever is absent or repeated, and says which bit comes first."""
    run: list[Table] = []
    for field in [*owner.fields, None]:
        if isinstance(field, Table) and width(field):
            run.append(field)
            continue
        check_run(owner, run, field, findings)
        run = []
    if any(isinstance(f, Table) and width(f) for f in owner.fields) and not declares_bit_order(owner):
        first = next(f for f in owner.fields if isinstance(f, Table) and width(f))
        findings.add(first.line_at("type"), f"{owner.key}.{first.get('id')}: bit fields need `bit-endian` in `meta`")


def check_run(owner: TypeSpec, run: list[Table], following: Table | None, findings: Findings) -> None:
    if not run:
        return
    for field in run:
        bits = width(field)
        if "if" in field and bits % 8:
            findings.add(
                field.line_at("if"), f"{owner.key}.{field.get('id')}: {bits} bits that may be absent split a byte"
            )
        if "repeat" in field and bits % 8 and times(field) is None:
            findings.add(
                field.line_at("repeat"), f"{owner.key}.{field.get('id')}: repeated {bits} bits may split a byte"
            )
    total = sum(width(field) * (times(field) or 1) for field in run)
    if total % 8:
        where = f"before `{following.get('id')}`" if isinstance(following, Table) else "at the end of the type"
        last = run[-1]
        findings.add(
            last.line_at("type"), f"{owner.key}.{last.get('id')}: bit fields end within a byte {where} ({total} bits)"
        )


def width(field: Table) -> int:
    """Bits of a `bN` field; 0 for any other."""
    found = BIT_TYPE.match(str(field.get("type", "")))
    return int(found["bits"]) if found else 0


def times(field: Table) -> int | None:
    """How often a field repeats, where the spec says a number; 1 where it does not repeat."""
    if "repeat" not in field:
        return 1
    given = field.get("repeat-expr")
    return given if isinstance(given, int) else None


def declares_bit_order(owner: TypeSpec) -> bool:
    table = owner.spec.root
    metas = [table.get("meta") or {}]
    for name in owner.names[1:]:
        table = table["types"][name]
        metas.append(table.get("meta") or {})
    return any("bit-endian" in meta for meta in metas)
