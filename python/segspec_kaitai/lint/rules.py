"""The style rules of the specs, each a function over one structure. The docstrings state the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from segspec.core.errors import Code
from segspec_kaitai.parsers.field_table import ROLES
from segspec_kaitai.spec.model import Part, TypeSpec
from segspec_kaitai.spec.source import Items, Spec, Table

META_ORDER = (
    "id", "title", "application", "file-extension", "xref", "tags", "license", "ks-version", "imports", "encoding",
    "endian", "bit-endian",
)  # fmt: skip
META_REQUIRED = ("id", "title", "application", "license", "ks-version")
NESTED_META = ("encoding", "endian", "bit-endian")
SECTION_ORDER = ("meta", "doc", "doc-ref", "params", "seq", "instances", "types", "enums")
COMPILER = "0.11"
LICENSE = "CC0-1.0"

IDENTIFIER = re.compile(r"^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$")
REFERENCE = re.compile(r"^(?:[a-z_][a-z0-9_]*\.)*?(?P<name>[a-z][a-z0-9_]*)(?:\.(?:int_)?value)?$")
BARE_QUANTITY = re.compile(r"(?:^|_)(?:len|length|size|count|cnt|num)$")
PROMISED_NAME = re.compile(r"(?:^|_)(?:magic|version|reserved)(?:_|$)")
NAMED_REFUSAL = re.compile(r"(?:^|_)(?:magic|version)(?:_|$)")
PROMISED_VALUE = re.compile(r"\b(?:[Mm]ust be|[Aa]lways) (?:zero\b|0x[0-9a-fA-F]+\b|\d+\b)")
RESERVED_TEXT = """
abstract and asm assert auto bool boolean break byte case catch char class const continue default delete do double elif
else enum except export extends extern final finally float fn for friend from function global goto if impl implements
import in inline instanceof int interface is lambda let long loop match mod move mutable namespace native new nonlocal
not operator or package pass private protected pub public raise ref register return self short signed sizeof static
struct super switch synchronized template this throw trait transient try typedef typename union unsafe unsigned use
using var virtual void volatile where while with yield
"""
RESERVED_WORDS = frozenset(RESERVED_TEXT.split())
PREFIXES = {"size": ("len_",), "repeat-expr": ("num_",), "pos": ("ofs_", "pos_")}
PROMISES = ("contents", "valid", "-expect")
CODES = frozenset(map(str, Code))


class Findings:
    """One spec's problems."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.found: list[tuple[int, str]] = []

    def add(self, line: int, message: str) -> None:
        self.found.append((line, message))

    def lines(self) -> list[str]:
        where = f"{self.spec.path.parent.name}/{self.spec.path.name}"
        return [f"{where}:{line}: {message}" for line, message in sorted(self.found)]


Rule = Callable[[TypeSpec, Findings], None]


def parsed_fields(owner: TypeSpec) -> Iterator[tuple[str, Table]]:
    for part in (*owner.fields, *owner.instances):
        if not part.is_computed:
            yield part.name, part.table


def line_of_key(table: Any, key: str) -> int:
    return table.line_at(key) if isinstance(table, Table) else 1


def is_top(owner: TypeSpec) -> bool:
    return len(owner.names) == 1


def order_of(table: Table, order: tuple[str, ...], what: str, findings: Findings) -> None:
    """Keys are in `order`; our own keys (`-…`) may be anywhere."""
    present = [key for key in table if key in order]
    wanted = sorted(present, key=order.index)
    for key, right in zip(present, wanted, strict=True):
        if key != right:
            findings.add(table.line_at(key), f"{what}: `{key}` stands where `{right}` belongs ({', '.join(order)})")
            return


def check_meta(owner: TypeSpec, findings: Findings) -> None:
    """`meta` has its keys in the style guide's order, has an id, and quotes `ks-version`."""
    meta = owner.table.get("meta")
    if not is_top(owner):
        for key in meta or {}:
            if key not in NESTED_META:
                findings.add(line_of_key(meta, key), f"{owner.key}: `meta/{key}` belongs at the top level only")
        return
    if isinstance(meta, Table):
        check_top_meta(owner.spec, meta, findings)
    else:
        findings.add(1, "`meta` is missing")


def check_top_meta(spec: Spec, meta: Table, findings: Findings) -> None:
    order_of(meta, META_ORDER, "meta", findings)
    for key in META_REQUIRED:
        if key not in meta:
            findings.add(meta.line, f"`meta/{key}` is missing")
    for key in meta:
        if key not in META_ORDER and not key.startswith("-"):
            findings.add(meta.line_at(key), f"`meta/{key}` is not a key of the style guide")
    if meta.get("id", spec.name) != spec.name:
        findings.add(meta.line_at("id"), f"`meta/id` is {meta['id']}, and the file is called {spec.name}")
    if meta.get("license", LICENSE) != LICENSE:
        findings.add(meta.line_at("license"), f"`meta/license` is {meta['license']}, not {LICENSE}")
    check_compiler_version(meta, findings)


def check_compiler_version(meta: Table, findings: Findings) -> None:
    version = meta.get("ks-version", COMPILER)
    if not isinstance(version, str):
        findings.add(meta.line_at("ks-version"), f"`meta/ks-version` is a number: quote it, as in '{COMPILER}'")
    elif version != COMPILER:
        findings.add(meta.line_at("ks-version"), f"`meta/ks-version` is {version}, not {COMPILER}")


def check_section_order(owner: TypeSpec, findings: Findings) -> None:
    """A structure's keys have one order."""
    order_of(owner.table, SECTION_ORDER, owner.key, findings)


def check_names(owner: TypeSpec, findings: Findings) -> None:
    """Ids are snake_case and not reserved words; numbers that measure have the right prefix."""
    for part in owner.parts:
        name, line = part.name, part.line
        if not IDENTIFIER.match(name):
            findings.add(line, f"{owner.key}: `{name}` is not snake_case")
        if name in RESERVED_WORDS:
            findings.add(line, f"{owner.key}.{name}: a reserved word of a language that the specs compile to")
        if BARE_QUANTITY.search(name) and part.types[0].family in ("u", "s", "b"):
            findings.add(line, f"{owner.key}.{name}: lengths begin with `len_`, counts with `num_`")
    for section in ("types", "enums"):
        table = owner.table.get(section)
        for name in table if isinstance(table, Table) else ():
            if not IDENTIFIER.match(name):
                findings.add(line_of_key(table, name), f"{owner.key}: `{name}` is not snake_case")


def check_prefixes(owner: TypeSpec, findings: Findings) -> None:
    """Lengths, counts and positions have such names."""
    for name, field in parsed_fields(owner):
        for key, prefixes in PREFIXES.items():
            named = REFERENCE.match(str(field.get(key, "")))
            if named and not named["name"].startswith(prefixes) and "_io" not in str(field[key]):
                findings.add(
                    field.line_at(key),
                    f"{owner.key}.{name}: `{named['name']}` is used as `{key}`, so its name begins with "
                    + " or ".join(f"`{prefix}`" for prefix in prefixes),
                )


def check_docs(owner: TypeSpec, findings: Findings) -> None:
    """Every structure has `doc` and, unless it lies within another one, `doc-ref`; every parameter, field and instance
    has `doc`."""
    line = 1 if is_top(owner) else owner.table.line
    for key in ("doc", "doc-ref"):
        if not owner.table.get(key) and (key == "doc" or len(owner.names) <= 2):
            findings.add(line, f"{owner.key}: `{key}` is missing")
    for part in owner.parts:
        if not part.table.get("doc"):
            findings.add(part.line, f"{owner.key}.{part.name}: `doc` is missing")


def check_field_order(owner: TypeSpec, findings: Findings) -> None:
    """A field begins with its id and ends with `doc`, `doc-ref`."""
    for part in owner.parts:
        where, keys = f"{owner.key}.{part.name}", list(part.table)
        if "id" in keys and keys[0] != "id":
            findings.add(part.line, f"{where}: `id` comes first")
        tail = [key for key in ("doc", "doc-ref") if key in keys]
        if tail and keys[-len(tail) :] != tail:
            findings.add(part.table.line_at(tail[0]), f"{where}: {' and '.join(f'`{t}`' for t in tail)} come last")


def check_promises(owner: TypeSpec, findings: Findings) -> None:
    """The promises of a name or a doc are rules, too: magic, version, reserved, "must be 0"."""
    for name, field in parsed_fields(owner):
        if any(key in field for key in PROMISES):
            continue
        if PROMISED_NAME.search(name):
            findings.add(field.line, f"{owner.key}.{name}: needs `contents`, `valid` or `-expect`")
        else:
            promise = PROMISED_VALUE.search(str(field.get("doc", "")))
            if promise:
                findings.add(field.line_at("doc"), f'{owner.key}.{name}: doc says "{promise[0]}" and no rule does')


def check_rules(owner: TypeSpec, findings: Findings) -> None:
    """`-expect` is a number without `valid`; `-role` is one of five; `-orig-id` differs from the id; `-code` is one of
    our codes on a value that can be refused, and magics and versions have one."""
    for name, part in ((each.name, each.table) for each in owner.parts):
        where = f"{owner.key}.{name}"
        if "-expect" in part and not isinstance(part["-expect"], int):
            findings.add(part.line_at("-expect"), f"{where}: `-expect` is a number")
        if "-expect" in part and ("valid" in part or "contents" in part):
            findings.add(part.line_at("-expect"), f"{where}: `-expect` is reported, `valid` is refused: choose one")
        check_code(name, part, where, findings)
        if part.get("-role", ROLES[0]) not in ROLES:
            findings.add(part.line_at("-role"), f"{where}: `-role` is one of {', '.join(ROLES)}")
        if part.get("-orig-id", "") == name or ("-orig-id" in part and not part["-orig-id"]):
            findings.add(part.line_at("-orig-id"), f"{where}: `-orig-id` names what upstream calls it otherwise")
    shown = owner.table.get("-value-of")
    if shown is not None and shown not in [part.name for part in owner.parts]:
        findings.add(owner.table.line_at("-value-of"), f"{owner.key}: `-value-of` names no field or instance of it")


def check_code(name: str, part: Table, where: str, findings: Findings) -> None:
    is_refused = "valid" in part or "contents" in part
    is_ruled = (findings.spec.path.parent / "rules").is_dir()
    if is_ruled and "-rule" not in part and (is_refused or "-expect" in part):
        findings.add(part.line, f"{where}: what it promises is a rule, which has an id (`-rule`)")
    if "-code" in part and part["-code"] not in CODES:
        findings.add(part.line_at("-code"), f"{where}: `-code` is one of {', '.join(sorted(CODES))}")
    if "-code" in part and not is_refused:
        findings.add(part.line_at("-code"), f"{where}: `-code` names a refusal, and no `contents` or `valid` refuses")
    if "-code" not in part and is_refused and NAMED_REFUSAL.search(name):
        findings.add(part.line, f"{where}: a refused magic or version has a name: `-code`")


def check_enums(owner: TypeSpec, findings: Findings) -> None:
    """Every value of an enum has `id` and `doc`; a field with an enum explains other values."""
    for enum, members in owner.enums.items():
        for value, member in members.items() if isinstance(members, Table) else ():
            if not isinstance(member, Table) or not member.get("doc"):
                findings.add(members.line_at(value), f"{owner.key}.{enum}: the value {value} has no `doc`")
    for name, field in parsed_fields(owner):
        if "enum" not in field:
            continue
        if not is_closed(field.get("valid")) and not field.get("-open-enum"):
            findings.add(
                field.line_at("enum"),
                f"{owner.key}.{name}: needs `valid: in-enum: true`, or `-open-enum:` with the reason",
            )


def is_closed(valid: object) -> bool:
    if isinstance(valid, Table):
        return bool(valid.get("in-enum")) or "eq" in valid or "any-of" in valid
    return valid is not None


def check_repeated_switch(owner: TypeSpec, findings: Findings) -> None:
    """A repeated field reads bytes in every case; otherwise it would repeat forever, or fail without a name."""
    for name, field in parsed_fields(owner):
        kind = field.get("type")
        if "repeat" not in field or not isinstance(kind, Table) or "cases" not in kind:
            continue
        if "_" not in kind["cases"] and not {"size", "size-eos"} & field.keys():
            findings.add(field.line_at("type"), f"{owner.key}.{name}: a repeated switch needs a case `_` or a `size`")


def check_doc_refs(owner: TypeSpec, findings: Findings) -> None:
    """`doc-ref` is a text or a list of texts, none empty."""
    for where, table in [(owner.key, owner.table), *((f"{owner.key}.{p.name}", p.table) for p in owner.parts)]:
        given = table.get("doc-ref", "-")
        texts = given if isinstance(given, Items) else [given]
        if not texts or not all(isinstance(text, str) and text.strip() for text in texts):
            findings.add(table.line_at("doc-ref"), f"{where}: `doc-ref` names a source")


def check_bits(owner: TypeSpec, findings: Findings) -> None:
    """Every run of bit fields fills whole bytes in every case, and states which bit comes first.

    Python carries bits over to the next structure; JavaScript and C++ do not, and silently read other values.
    """
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
    if "repeat" not in field:
        return 1
    given = field.get("repeat-expr")
    return given if isinstance(given, int) else None


RULES: tuple[Rule, ...] = (
    check_meta,
    check_section_order,
    check_names,
    check_prefixes,
    check_docs,
    check_field_order,
    check_promises,
    check_rules,
    check_enums,
    check_repeated_switch,
    check_doc_refs,
    check_bits,
)
