"""The parts of a spec that a page shows, or the line of a fault.

Any expressions are accepted.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from segspec.core.code_text import MOST_NAME, NAME
from segspec.core.text import UNSAFE
from segspec_kaitai.own.errors import Problem
from segspec_kaitai.spec.model import type_name
from segspec_kaitai.spec.source import Items, Spec, Table

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
KEPT = frozenset(("-orig-id", "-role", "-log"))
AS_IT_STANDS = frozenset(("contents",))

SCALARS = (
    "if",
    "size",
    "repeat-expr",
    "repeat-until",
    "pos",
    "io",
    "value",
    "enum",
    "encoding",
    "process",
    "pad-right",
)
COMPANION = {"expr": "repeat-expr", "until": "repeat-until", "eos": "repeat"}
MOST_BITS = 64


class Plain:
    """One spec for pages. `problems` are all faults of its shape."""

    def __init__(self, spec: Spec) -> None:
        self.path = str(spec.path)
        self.problems: list[Problem] = []
        root = self.tidied(spec.root, spec.root.line)
        self.structure(root)
        self.spec = replace(spec, name=self.name_of(spec, root), root=root)

    def wrong(self, line: int, message: str) -> None:
        self.problems.append(Problem(self.path, line, message))

    def name_of(self, spec: Spec, root: Table) -> str:
        meta = root.get("meta")
        name = str(meta.get("id", spec.name)) if isinstance(meta, Table) else spec.name
        self.name(name, root.line_at("meta"))
        return name

    def name(self, name: str, line: int) -> None:
        if not re.fullmatch(NAME, name):
            self.wrong(line, f"{name[:60]!r} is no name: a small letter, then small letters, digits and underscores")
        elif len(name) > MOST_NAME:
            self.wrong(line, f"a name of more than {MOST_NAME} characters")

    def tidied(self, node: Any, line: int) -> Any:
        if isinstance(node, Table):
            return self.tidied_table(node)
        if isinstance(node, Items):
            items = Items(self.tidied(each, at) for each, at in zip(node, node.lines, strict=True))
            items.lines = node.lines
            return items
        if isinstance(node, int) and node.bit_length() > MOST_BITS:
            self.wrong(line, f"a number of {node.bit_length()} bits: at most {MOST_BITS}")
            return 0
        return readable(node) if isinstance(node, str) else node

    def tidied_table(self, node: Table) -> Table:
        table = Table()
        table.line, table.key_lines = node.line, {}
        for key, value in node.items():
            if not key.startswith("-") or key in KEPT or key[1:].isdigit():
                shown = readable(key)
                table[shown] = value if key in AS_IT_STANDS else self.tidied(value, node.line_at(key))
                table.key_lines[shown] = node.line_at(key)
        return table

    def structure(self, table: Table) -> None:
        self.meta(table)
        for section in ("params", "seq"):
            for part, line in self.items_of(table, section):
                if part.get("id") is not None:
                    self.name(str(part["id"]), part.line_at("id"))
                self.attribute(part, line)
        for part, line in self.named(table, "instances"):
            self.attribute(part, line)
        for nested, _ in self.named(table, "types"):
            self.structure(nested)
        for enum, _ in self.named(table, "enums"):
            for key, entry in enum.items():
                name = entry.get("id") if isinstance(entry, Table) else entry
                if not is_scalar(name):
                    self.wrong(enum.line_at(key), f"{key} has no name")

    def meta(self, table: Table) -> None:
        meta = table.get("meta")
        if meta is None:
            table["meta"] = empty(table.line)
        elif not isinstance(meta, Table):
            self.wrong(table.line_at("meta"), "meta is a mapping")
            table["meta"] = empty(table.line)
        elif isinstance(meta.get("endian"), Table):
            self.switch(meta["endian"], meta.line_at("endian"), "endian")

    def items_of(self, table: Table, section: str) -> list[tuple[Table, int]]:
        given = table.get(section)
        if given is None:
            table.pop(section, None)
            return []
        if not isinstance(given, Items):
            self.wrong(table.line_at(section), f"{section} is a list")
            return []
        for each, line in zip(given, given.lines, strict=True):
            if not isinstance(each, Table):
                self.wrong(line, f"{section} is a list of mappings")
        return [(each, line) for each, line in zip(given, given.lines, strict=True) if isinstance(each, Table)]

    def named(self, table: Table, section: str) -> list[tuple[Table, int]]:
        given = table.get(section)
        if given is None:
            table.pop(section, None)
            return []
        if not isinstance(given, Table):
            self.wrong(table.line_at(section), f"{section} are a mapping of names")
            return []
        out = []
        for name, value in given.items():
            line = given.line_at(name)
            self.name(name, line)
            if value is None:
                given[name] = value = empty(line)
            if isinstance(value, Table):
                out.append((value, line))
            else:
                self.wrong(line, f"{name} is a mapping")
        return out

    def attribute(self, part: Table, line: int) -> None:
        for key in SCALARS:
            if key in part and not is_scalar(part[key]):
                self.wrong(part.line_at(key), f"{key} is one value")
        if "type" in part:
            self.type(part, part["type"], part.line_at("type"))
        if "contents" in part:
            self.contents(part["contents"], part.line_at("contents"))
        if "repeat" in part:
            self.repeat(part, part.line_at("repeat"))
        valid = part.get("valid")
        if isinstance(valid, Table) and not isinstance(valid.get("any-of", Items()), Items):
            self.wrong(valid.line_at("any-of"), "any-of is a list")
        if isinstance(part.get("size"), int) and part["size"] < 0:
            self.wrong(part.line_at("size"), f"size: {part['size']} is no length")

    def type(self, part: Table, declared: Any, line: int) -> None:
        if isinstance(declared, Table):
            cases = self.switch(declared, line, "type")
            for key, each in cases.items():
                self.type_text(each, declared["cases"].line_at(key))
        elif declared is None:
            part.pop("type")
        else:
            self.type_text(declared, line)

    def type_text(self, declared: Any, line: int) -> None:
        if not isinstance(declared, str):
            self.wrong(line, f"{declared!s:.60} is no type")
        elif (bits := type_name(declared)).family == "b" and not 1 <= bits.size <= MOST_BITS:
            self.wrong(line, f"{declared}: a bit field has 1 to {MOST_BITS} bits")

    def switch(self, table: Table, line: int, what: str) -> Mapping[str, Any]:
        cases = table.get("cases")
        if is_scalar(table.get("switch-on")) and isinstance(cases, Table) and cases:
            return cases
        self.wrong(line, f"{what} is one value, or a switch-on with cases")
        return {}

    def contents(self, contents: Any, line: int) -> None:
        for each in contents if isinstance(contents, Items) else [contents]:
            is_byte = isinstance(each, int) and not isinstance(each, bool) and 0 <= each <= 255
            if not is_byte and not isinstance(each, str):
                self.wrong(line, f"contents: {each!s:.60} is neither a byte nor a text")

    def repeat(self, part: Table, line: int) -> None:
        kind = part["repeat"]
        if not isinstance(kind, str) or kind not in COMPANION:
            self.wrong(line, f"repeat: {kind!s:.60} is none of eos, expr and until")
        elif COMPANION[kind] not in part:
            self.wrong(line, f"repeat: {kind} needs {COMPANION[kind]}")
        elif isinstance(part.get("repeat-expr"), int) and part["repeat-expr"] < 0:
            self.wrong(part.line_at("repeat-expr"), f"repeat-expr: {part['repeat-expr']} is no count")


def is_scalar(value: Any) -> bool:
    return value is not None and not isinstance(value, Table | Items)


def readable(text: str) -> str:
    return re.sub(UNSAFE, escaped, CONTROL.sub(escaped, text.replace("\r\n", "\n")))


def escaped(found: re.Match[str]) -> str:
    return found[0].encode("unicode_escape").decode("ascii")


def empty(line: int) -> Table:
    table = Table()
    table.line, table.key_lines = line, {}
    return table
