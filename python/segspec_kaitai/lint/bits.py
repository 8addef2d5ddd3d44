"""The rule about bits: no byte is shared between structures, and none is left half read.

Python carries bits over from one structure to the next; JavaScript and C++ do not, and read other values unsaid.
"""

from __future__ import annotations

from segspec_kaitai.lint.rules import Findings
from segspec_kaitai.spec.model import Part, TypeSpec
from segspec_kaitai.spec.source import Table


def check_bits(owner: TypeSpec, findings: Findings) -> None:
    """Every run of bit fields fills whole bytes, whatever is absent or repeated, and says which bit comes first."""
    run: list[Part] = []
    for field in owner.fields:
        if field.bits:
            run.append(field)
            continue
        check_run(run, f"before `{field.name}`", findings)
        run = []
    check_run(run, "at the end of the type", findings)
    first = next((field for field in owner.fields if field.bits), None)
    if first is not None and not owner.setting("bit-endian"):
        findings.add(first.table.line_at("type"), f"{owner.key}.{first.name}: bit fields need `bit-endian` in `meta`")


def check_run(run: list[Part], where: str, findings: Findings) -> None:
    for field in run:
        table, named = field.table, f"{field.owner.key}.{field.name}"
        if "if" in table and field.bits % 8:
            findings.add(table.line_at("if"), f"{named}: {field.bits} bits that may be absent split a byte")
        if "repeat" in table and field.bits % 8 and times(table) is None:
            findings.add(table.line_at("repeat"), f"{named}: repeated {field.bits} bits may split a byte")
    total = sum(field.bits * (times(field.table) or 1) for field in run)
    if total % 8:
        last = run[-1]
        message = f"{last.owner.key}.{last.name}: bit fields end within a byte {where} ({total} bits)"
        findings.add(last.table.line_at("type"), message)


def times(field: Table) -> int | None:
    """How often a field repeats, where the spec says a number; 1 where it does not repeat."""
    if "repeat" not in field:
        return 1
    given = field.get("repeat-expr")
    return given if isinstance(given, int) else None
