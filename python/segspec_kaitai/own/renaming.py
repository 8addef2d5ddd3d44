"""Renames names with another meaning in Python throughout a spec before it is compiled.

Reserved words get the suffix `_x`, and so do names that already have it: `class` becomes `class_x`, `class_x` becomes
`class_x_x`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from segspec_kaitai.own.python_names import ATTRIBUTES, CLASS, MEMBERS, TYPES, suffixed
from segspec_kaitai.own.tokens import BadExpressionError, Token, tokens
from segspec_kaitai.spec.model import GIVEN, READ, Kind, camel
from segspec_kaitai.spec.source import Items, Spec, Table

PATH = re.compile(r"[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*", re.ASCII)
PROCESS = re.compile(r"(?P<name>[a-z_][a-z0-9_.]*)\s*(?P<arguments>\(.*\))", re.ASCII | re.DOTALL)
WORDS = frozenset(("and", "or", "not"))
GENERIC = frozenset(("as", "sizeof", "bitsizeof"))


def attribute_name(name: str) -> str:
    return suffixed(name, ATTRIBUTES)


def member_name(name: str) -> str:
    return suffixed(name, MEMBERS)


def class_name(name: str) -> str:
    return f"{name}_x" if CLASS.fullmatch(camel(name)) else suffixed(name, TYPES)


class Renamer:
    """Renames within one spec. Other modules report its faults."""

    def __init__(self, renamed: dict[str, str]) -> None:
        self.renamed = renamed
        self.keys: dict[str, Callable[[Any], Any]] = {
            **dict.fromkeys(("if", "size", "pos", "io", "value", "parent"), self.expression),
            **dict.fromkeys(("repeat-expr", "repeat-until"), self.expression),
            "id": self.attribute,
            "type": self.read_type,
            "enum": self.path,
            "process": self.process,
            "valid": self.valid,
        }

    def spec(self, spec: Spec) -> Spec:
        """The renamed spec; its own name is that of its `meta/id`, if any."""
        root = self.structure(spec.root)
        meta = root.get("meta")
        given = meta.get("id") if isinstance(meta, Table) else None
        return replace(spec, name=given if isinstance(given, str) and PATH.fullmatch(given) else spec.name, root=root)

    def noted(self, made: str, given: str) -> str:
        if made != given:
            self.renamed[made] = given
        return made

    def attribute(self, value: Any) -> Any:
        name = plain(value)
        return self.noted(attribute_name(name), name) if isinstance(name, str) else name

    def member(self, value: Any) -> Any:
        name = plain(value)
        return self.noted(member_name(name), name) if isinstance(name, str) else name

    def named(self, value: Any) -> Any:
        return self.noted(class_name(value), value) if isinstance(value, str) else value

    def path(self, value: Any) -> Any:
        return "::".join(map(self.named, value.split("::"))) if isinstance(value, str) else value

    def structure(self, value: Any) -> Any:
        if not isinstance(value, Table):
            return value
        parts: dict[str, Callable[[Any], Any]] = {
            "meta": self.meta,
            "params": lambda items: each(items, self.parameter),
            "seq": lambda items: each(items, self.field),
            "instances": lambda table: mapped(table, self.attribute, self.field),
            "types": lambda table: mapped(table, self.named, self.structure),
            "enums": lambda table: mapped(table, self.named, lambda enum: mapped(enum, str, self.value)),
        }
        return by_key(value, parts)

    def meta(self, value: Any) -> Any:
        return by_key(value, {"id": self.named, "endian": self.switch})

    def field(self, value: Any) -> Any:
        return by_key(value, self.keys)

    def parameter(self, value: Any) -> Any:
        return by_key(value, self.keys | {"type": lambda given: self.type(given, GIVEN)})

    def value(self, value: Any) -> Any:
        return by_key(value, {"id": self.member}) if isinstance(value, Table) else self.member(value)

    def valid(self, value: Any) -> Any:
        one = dict.fromkeys(("eq", "min", "max", "expr"), self.expression)
        return by_key(value, one | {"any-of": self.expression}) if isinstance(value, Table) else self.expression(value)

    def switch(self, value: Any, of_case: Callable[[Any], Any] = lambda case: case) -> Any:
        cases = lambda table: mapped(table, self.expression, of_case)  # noqa: E731 - it is one
        return by_key(value, {"switch-on": self.expression, "cases": cases})

    def read_type(self, value: Any) -> Any:
        return self.switch(value, self.type) if isinstance(value, Table) else self.type(value)

    def type(self, value: Any, words: Mapping[str, Kind] = READ) -> Any:
        found = PATH.match(value) if isinstance(value, str) else None
        if found is None:
            return value
        path = found[0] if found[0] in words else self.path(found[0])
        return path + self.expression(value[found.end() :])

    def process(self, value: Any) -> Any:
        found = PROCESS.fullmatch(value) if isinstance(value, str) else None
        return value if found is None else found["name"] + self.expression(found["arguments"])

    def expression(self, value: Any) -> Any:
        if isinstance(value, Items):
            return each(value, self.expression)
        if not isinstance(value, str):
            return value
        try:
            found = tokens(value)
        except BadExpressionError:
            return value
        words = [token for token in found if token.kind != "space"]
        names = iter([self.word(words, at) for at in range(len(words))])
        return "".join(token.text if token.kind == "space" else next(names) for token in found)

    def word(self, words: list[Token], at: int) -> str:
        word = words[at]
        before = words[at - 1].text if at else ""
        after = words[at + 1].text if at + 1 < len(words) else ""
        if word.kind != "name" or word.text.startswith("_"):
            return word.text
        if after == "::" or in_type(words, at):
            is_kind = word.text in GIVEN and "::" not in (before, after)
            return word.text if is_kind else str(self.named(word.text))
        if before == "::":
            return str(self.member(word.text))
        is_word = (word.text in WORDS and before != ".") or (word.text in GENERIC and after == "<")
        return word.text if is_word else str(self.attribute(word.text))


def in_type(words: list[Token], at: int) -> bool:
    while at >= 2 and words[at - 1].text == "::":
        at -= 2
    return at >= 2 and words[at - 1].text == "<" and words[at - 2].text in GENERIC


def plain(value: Any) -> Any:
    """`true` and `false` are names in the place of a name, as for the compiler."""
    return str(value).lower() if isinstance(value, bool) else value


def by_key(value: Any, parts: dict[str, Callable[[Any], Any]]) -> Any:
    if not isinstance(value, Table):
        return value
    out = Table({key: parts[key](one) if key in parts else one for key, one in value.items()})
    out.line, out.key_lines = value.line, value.key_lines
    return out


def mapped(value: Any, name: Callable[[str], str], one: Callable[[Any], Any]) -> Any:
    if not isinstance(value, Table):
        return value
    out = Table({name(key): one(inner) for key, inner in value.items()})
    out.line, out.key_lines = value.line, {name(key): line for key, line in value.key_lines.items()}
    return out


def each(value: Any, one: Callable[[Any], Any]) -> Any:
    if not isinstance(value, Items):
        return value
    out = Items(one(inner) for inner in value)
    out.lines = value.lines
    return out
