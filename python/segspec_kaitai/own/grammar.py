"""The valid part of a spec, as a new tree for the compiler.

Parts for people are dropped, because the compiler copies some into code; parts without a meaning are refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from segspec.core.code_text import NAME
from segspec_kaitai.ksc.pymodule import as_signed
from segspec_kaitai.own.errors import Problem
from segspec_kaitai.own.renaming import PATH
from segspec_kaitai.own.tokens import BadExpressionError, encodings, escaped, is_text_encoding, wrong_with
from segspec_kaitai.spec import model
from segspec_kaitai.spec.model import camel
from segspec_kaitai.spec.source import Items, Spec, Table

MOST_NAME = 1_000
MOST_ID = 200
"""Maximum length of a name; a spec's name is also a file's."""
MOST_NUMERAL = 100
MOST_TYPES = 1_000
MOST_CASES = 256
"""Maximum cases of a switch or values of `any-of`: each is a level of a tree."""
MOST_CONTENTS = 64 << 10
MOST_NUMBER = (1 << 31) - 1
"""The compiler reads greater numbers as floating point, so it gets them as expressions."""

VERSION = re.compile(r"[0-9]{1,4}(?:\.[0-9]{1,4}){0,3}", re.ASCII)
NUMBER = re.compile(r"-?(?:[0-9][0-9_]*|0x[0-9a-fA-F_]+|0b[01_]+|0o[0-7_]+)", re.ASCII)
PROCESS = re.compile(r"(?P<name>[a-z_][a-z0-9_.]*)\s*(?:\((?P<arguments>.*)\))?", re.ASCII | re.DOTALL)
SHIFTING = ("xor", "rol", "ror")

PEOPLES = frozenset(("doc", "doc-ref", "to-string"))
PEOPLES_META = frozenset(("title", "application", "file-extension", "xref", "license", "tags", "ks-debug"))

Value = Callable[["Cleaner", Any], Any]


class NoMeaning(Exception):  # noqa: N818 - a verdict on a value, reported as a problem
    """A value without a meaning at its place; the message is for people."""


class Cleaner:
    """Makes the compiler's tree of one spec. `problems` are all faults found."""

    def __init__(self, spec: Spec, imports: Mapping[str, str], programs: Mapping[str, str] | None = None) -> None:
        """`imports`: the ids of imported specs. `programs`: the names used here for the processes that the caller has
        named.
        """
        self.spec = spec
        self.imports = imports
        self.programs = programs or {}
        self.types = 0
        self.problems: list[Problem] = []

    def tree(self) -> dict[str, Any]:
        return self.structure(self.spec.root)

    def wrong(self, line: int, message: str) -> None:
        self.problems.append(Problem(str(self.spec.path), line, message))

    def mapping(self, table: Any, keys: Mapping[str, Value], peoples: frozenset[str], what: str) -> dict[str, Any]:
        if not isinstance(table, Table):
            raise NoMeaning(f"{what} is a mapping")
        out: dict[str, Any] = {}
        for key, value in table.items():
            if key in peoples or key.startswith("-"):
                continue
            if key not in keys:
                self.wrong(table.line_at(key), f"{key} is no key of {what}")
                continue
            self.kept(out, key, table.line_at(key), keys[key], value)
        return out

    def kept(self, out: dict[str, Any], key: str, line: int, clean: Value, value: Any) -> None:
        try:
            out[key] = clean(self, value)
        except NoMeaning as error:
            self.wrong(line, f"{key}: {error}")

    def named(self, table: Any, clean: Value, what: str) -> dict[str, Any]:
        if not isinstance(table, Table):
            raise NoMeaning(f"{what} are a mapping of names")
        out: dict[str, Any] = {}
        for key, value in table.items():
            try:
                name = identifier(self, key)
            except NoMeaning as error:
                self.wrong(table.line_at(key), str(error))
                continue
            self.kept(out, name, table.line_at(key), clean, value)
        return out

    def listed(self, items: Any, clean: Value, what: str) -> list[Any]:
        if not isinstance(items, Items):
            raise NoMeaning(f"{what} is a list")
        out: list[Any] = []
        for value, line in zip(items, items.lines, strict=True):
            try:
                out.append(clean(self, value))
            except NoMeaning as error:
                self.wrong(line, str(error))
        return out

    def structure(self, table: Any) -> dict[str, Any]:
        self.types += 1
        return self.mapping(table, STRUCTURE, PEOPLES, "a structure")


def spec_id(cleaner: Cleaner, value: Any) -> str:
    name = identifier(cleaner, value)
    if len(name) > MOST_ID:
        raise NoMeaning(f"{shown(value)} has more than {MOST_ID} characters")
    return name


def identifier(_: Cleaner, value: Any) -> str:
    if not isinstance(value, str) or not re.fullmatch(NAME, value):
        raise NoMeaning(f"{shown(value)} is no name: a small letter, then small letters, digits and underscores")
    if len(value) > MOST_NAME:
        raise NoMeaning(f"{shown(value)} has more than {MOST_NAME} characters")
    return value


def shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:60]}…"


def types(cleaner: Cleaner, value: Any) -> dict[str, Any]:
    seen: set[str] = set()
    for name in value if isinstance(value, Table) else ():
        made = camel(name)
        if made in seen:
            cleaner.wrong(value.line_at(name), f"the type {name} has the name of another")
        seen.add(made)
    return cleaner.named(value, Cleaner.structure, "types")


def flag(_: Cleaner, value: Any) -> bool:
    if not isinstance(value, bool):
        raise NoMeaning(f"{shown(value)} is neither true nor false")
    return value


def byte(_: Cleaner, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 255:
        raise NoMeaning(f"{shown(value)} is no byte")
    return int(value)


def expression(cleaner: Cleaner, value: Any) -> Any:
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        if not -(1 << 63) <= value < 1 << 64:
            raise NoMeaning(f"{shown(value)} has more than 64 bits")
        return int(value) if abs(value) <= MOST_NUMBER else str(int(value))
    text = str(value) if isinstance(value, float) else value
    if not isinstance(text, str):
        raise NoMeaning(f"{shown(value)} is no expression")
    try:
        for name in encodings(text):
            encoding(cleaner, name)
        return escaped(text)
    except BadExpressionError as error:
        raise NoMeaning(f"the expression {shown(text)} {error}") from error


def path(_: Cleaner, value: Any) -> str:
    if not isinstance(value, str) or not PATH.fullmatch(value):
        raise NoMeaning(f"{shown(value)} is no name of an enum")
    return value


def text_type(cleaner: Cleaner, value: Any) -> str:
    if not isinstance(value, str) or not re.match(NAME, value):
        raise NoMeaning(f"{shown(value)} is no type")
    return str(expression(cleaner, value))


def cases_of(clean: Value) -> Value:
    def cases(cleaner: Cleaner, value: Any) -> dict[str, Any]:
        if not isinstance(value, Table):
            raise NoMeaning("cases are a mapping")
        if len(value) > MOST_CASES:
            raise NoMeaning(f"a switch of {len(value)} cases: at most {MOST_CASES}")
        out: dict[str, Any] = {}
        for key, case in value.items():
            why = wrong_with(key)
            if why:
                cleaner.wrong(value.line_at(key), f"the case {shown(key)} {why}")
                continue
            cleaner.kept(out, escaped(key), value.line_at(key), clean, case)
        return out

    return cases


def encoding(_: Cleaner, value: Any) -> str:
    if not isinstance(value, str) or not is_text_encoding(value):
        raise NoMeaning(f"the encoding {shown(value)} is not an encoding that Python decodes")
    return value


def contents(_: Cleaner, value: Any) -> list[int]:
    out = bytearray()
    for part in value if isinstance(value, Items) else [value]:
        if isinstance(part, str):
            out += part.encode("utf-8")
        elif isinstance(part, int) and not isinstance(part, bool) and 0 <= part <= 255:
            out.append(part)
        else:
            raise NoMeaning(f"{shown(part)} is neither a byte nor a text")
    if len(out) > MOST_CONTENTS:
        raise NoMeaning(f"more than {MOST_CONTENTS} bytes")
    return list(out)


def to_name(program: str) -> str:
    return f"name its class: --process {program}=package.module:Class, in Python processes="


def process(cleaner: Cleaner, value: Any) -> str:
    found = PROCESS.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise NoMeaning(f"{shown(value)} is no process")
    name, arguments = found["name"], found["arguments"]
    given = "" if arguments is None else f"({expression(cleaner, arguments)})" if arguments.strip() else "()"
    if (name in SHIFTING and given) or (name == "zlib" and not given):
        return f"{name}{given}"
    if name in (*SHIFTING, "zlib"):
        raise NoMeaning(f"the process {name} takes {'no' if name == 'zlib' else 'an'} argument")
    if name not in cleaner.programs:
        raise NoMeaning(f"the process {name} is a program, and a spec does not choose what is run; {to_name(name)}")
    return f"{cleaner.programs[name]}{given}"


def any_of(cleaner: Cleaner, value: Any) -> list[Any]:
    if isinstance(value, Items) and len(value) > MOST_CASES:
        raise NoMeaning(f"{len(value)} values: at most {MOST_CASES}")
    return cleaner.listed(value, expression, "any-of")


def enum(cleaner: Cleaner, value: Any) -> dict[str, Any]:
    if not isinstance(value, Table):
        raise NoMeaning("an enum is a mapping of numbers to names")
    out: dict[str, Any] = {}
    names: set[str] = set()
    for key, member in value.items():
        line = value.line_at(key)
        try:
            number = enum_number(key)
            name = identifier(cleaner, member["id"] if isinstance(member, Table) and "id" in member else member)
        except NoMeaning as error:
            cleaner.wrong(line, str(error))
            continue
        compiled = str(as_signed(number))
        if compiled in out or name in names:
            cleaner.wrong(line, f"{key}: {name} stands in the enum twice")
        out[compiled] = name
        names.add(name)
    return out


def enum_number(key: str) -> int:
    if not NUMBER.fullmatch(key) or len(key) > MOST_NUMERAL:
        raise NoMeaning(f"{shown(key)} is no number of an enum")
    try:
        number = model.enum_number(key)
    except ValueError as error:
        raise NoMeaning(f"{shown(key)} is no number of an enum") from error
    if not -(1 << 63) <= number < 1 << 64:
        raise NoMeaning(f"{key} has more than 64 bits")
    return number


def enums(cleaner: Cleaner, value: Any) -> dict[str, Any]:
    return cleaner.named(value, enum, "enums")


def imports(cleaner: Cleaner, value: Any) -> list[str]:
    """Specs by id: the compiler does not need their places."""
    if value is None or isinstance(value, Table) or any(isinstance(one, list | dict) for one in items_of(value)):
        raise NoMeaning("imports are names of files")
    return [cleaner.imports[name] for name in map(str, items_of(value)) if name in cleaner.imports]


def items_of(value: Any) -> list[Any]:
    return value if isinstance(value, Items) else [value]


def version(_: Cleaner, value: Any) -> str:
    if not VERSION.fullmatch(str(value)):
        raise NoMeaning(f"{shown(value)} is no version")
    return str(value)


def instance(cleaner: Cleaner, value: Any) -> dict[str, Any]:
    """The `id` of an instance that reads is ignored: its name is its key."""
    peoples = PEOPLES if isinstance(value, Table) and "value" in value else PEOPLES | {"id"}
    return cleaner.mapping(value, INSTANCE, peoples, "an instance")


def mapping_of(keys: Mapping[str, Value], what: str, peoples: frozenset[str] = PEOPLES) -> Value:
    return lambda cleaner, value: cleaner.mapping(value, keys, peoples, what)


def list_of(clean: Value, what: str) -> Value:
    return lambda cleaner, value: cleaner.listed(value, clean, what)


def either(of_mapping: Value, of_other: Value) -> Value:
    return lambda cleaner, value: (of_mapping if isinstance(value, Table) else of_other)(cleaner, value)


def word(words: tuple[str, ...], what: str) -> Value:
    def one(_: Cleaner, value: Any) -> str:
        if value not in words:
            raise NoMeaning(f"{shown(value)} is {what}")
        return str(value)

    return one


def switch(clean: Value, what: str) -> Value:
    return mapping_of({"switch-on": expression, "cases": cases_of(clean)}, what)


order = word(("le", "be"), "neither le nor be")

META: dict[str, Value] = {
    "id": spec_id,
    "imports": imports,
    "endian": either(switch(order, "a byte order"), order),
    "bit-endian": order,
    "encoding": encoding,
    "ks-version": version,
    "ks-opaque-types": flag,
    "ks-zero-copy-substream": flag,
}
VALID: dict[str, Value] = {
    "eq": expression,
    "min": expression,
    "max": expression,
    "any-of": any_of,
    "expr": expression,
    "in-enum": flag,
}
ATTRIBUTE: dict[str, Value] = {
    "type": either(switch(text_type, "a switch"), text_type),
    "if": expression,
    "contents": contents,
    "size": expression,
    "size-eos": flag,
    "terminator": byte,
    "consume": flag,
    "include": flag,
    "eos-error": flag,
    "pad-right": byte,
    "encoding": encoding,
    "enum": path,
    "process": process,
    "parent": expression,
    "repeat": word(("eos", "expr", "until"), "none of eos, expr and until"),
    "repeat-expr": expression,
    "repeat-until": expression,
    "valid": either(mapping_of(VALID, "valid", frozenset()), expression),
}
PARAMETER: dict[str, Value] = {"id": identifier, "type": text_type, "enum": path}
FIELD: dict[str, Value] = {"id": identifier, **ATTRIBUTE}
INSTANCE: dict[str, Value] = {"pos": expression, "io": expression, "value": expression, **ATTRIBUTE}
STRUCTURE: dict[str, Value] = {
    "meta": mapping_of(META, "meta", PEOPLES_META | PEOPLES),
    "params": list_of(mapping_of(PARAMETER, "a parameter"), "params"),
    "seq": list_of(mapping_of(FIELD, "a field"), "seq"),
    "types": types,
    "instances": lambda cleaner, value: cleaner.named(value, instance, "instances"),
    "enums": enums,
}
