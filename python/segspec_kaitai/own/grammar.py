"""A spec as it may be: the keys, names and values that have a meaning, as a tree of their own for the compiler.

A stranger's spec is data. What is for people (docs, titles, keys of other tools) does not reach the compiler, which
writes some of it into code as it stands. What has no meaning in a spec is refused here, with its line.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Mapping
from typing import Any

from segspec_kaitai.own.errors import Problem
from segspec_kaitai.spec import model
from segspec_kaitai.spec.model import camel
from segspec_kaitai.spec.source import Items, Spec, Table

MOST_NAME = 100
MOST_TYPES = 1_000
MOST_CASES = 256
"""Cases of a switch, and values of `any-of`: each is a level of the tree that is made of it."""
MOST_CONTENTS = 64 << 10
EXACT = 1 << 53
"""Beyond it JavaScript's numbers are not exact; the compiler gets such a number as an expression."""

NAME = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
PATH = re.compile(r"[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*", re.ASCII)
VERSION = re.compile(r"[0-9]{1,4}(?:\.[0-9]{1,4}){0,3}", re.ASCII)
ENCODING = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.+-]*", re.ASCII)
NUMBER = re.compile(r"-?(?:[0-9][0-9_]*|0x[0-9a-fA-F_]+|0b[01_]+|0o[0-7_]+)", re.ASCII)
PROCESS = re.compile(r"(?P<name>[a-z_][a-z0-9_.]*)\s*(?:\((?P<arguments>.*)\))?", re.ASCII | re.DOTALL)
PROCESSES = ("xor", "rol", "ror")
"""Those that give as many bytes as they take, and that the runtime has itself. Others are programs or unpack."""

ENCODINGS = frozenset(
    (
        *("ascii", "utf-8", "utf-16le", "utf-16be", "utf-32le", "utf-32be"),
        *("sjis", "shift_jis", "euc-jp", "gb2312", "gbk", "gb18030", "big5", "euc-kr", "koi8-r", "koi8-u"),
        *(f"iso-8859-{number}" for number in range(1, 17) if number != 12),
        *(f"windows-{number}" for number in range(1250, 1259)),
        *("ibm437", "ibm850", "ibm852", "ibm855", "ibm857", "ibm858", "ibm860", "ibm866"),
    )
)

RESERVED_TYPES = frozenset(("KaitaiStruct", "KaitaiStream", "BytesIO", "IntEnum", "Exception"))
RESERVED_SPECS = frozenset(("debug", "fields", "kaitaistruct", "collections", "enum"))
RESERVED_NAMES = frozenset(("self", "mro"))
"""Names that the parsers use themselves."""

PEOPLES = frozenset(("doc", "doc-ref", "to-string"))
PEOPLES_META = frozenset(("title", "application", "file-extension", "xref", "license", "tags", "ks-debug"))
"""Keys that say nothing about bytes."""

Value = Callable[["Cleaner", Any], Any]


class NoMeaning(Exception):  # noqa: N818 - a verdict on a value, told as a problem
    """A value that has no meaning where it stands; the message is for people."""


class Cleaner:
    """Makes the compiler's tree of one spec. `problems` are all that were found wrong."""

    def __init__(self, spec: Spec, imports: Mapping[str, str]) -> None:
        """`imports`: what the spec calls the specs that it imports, to their ids."""
        self.spec = spec
        self.imports = imports
        self.types = 0
        self.problems: list[Problem] = []

    def tree(self) -> dict[str, Any]:
        return self.structure(self.spec.root)

    def wrong(self, line: int, message: str) -> None:
        self.problems.append(Problem(str(self.spec.path), line, message))

    def mapping(self, table: Any, keys: Mapping[str, Value], peoples: frozenset[str], what: str) -> dict[str, Any]:
        """The keys of a mapping that have a meaning, with their values made clean."""
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
        """Puts a clean value into `out`, or says what is wrong with it."""
        try:
            out[key] = clean(self, value)
        except NoMeaning as error:
            self.wrong(line, f"{key}: {error}")

    def named(self, table: Any, clean: Value, what: str) -> dict[str, Any]:
        """A mapping whose keys are names."""
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


def identifier(_: Cleaner, value: Any) -> str:
    if not isinstance(value, str) or not NAME.fullmatch(value):
        raise NoMeaning(f"{shown(value)} is no name: a small letter, then small letters, digits and underscores")
    if len(value) > MOST_NAME:
        raise NoMeaning(f"{shown(value)} has more than {MOST_NAME} characters")
    if keyword.iskeyword(value):
        raise NoMeaning(f"the name {value} is a keyword of Python")
    if value in RESERVED_NAMES:
        raise NoMeaning(f"{value} is a name that segspec itself uses")
    return value


def shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:60]}…"


def type_name(cleaner: Cleaner, value: Any) -> str:
    name = identifier(cleaner, value)
    if keyword.iskeyword(camel(name)):
        raise NoMeaning(f"the type {name} is a keyword of Python")
    if camel(name) in RESERVED_TYPES:
        raise NoMeaning(f"{name} is a name that segspec itself uses")
    return name


def types(cleaner: Cleaner, value: Any) -> dict[str, Any]:
    seen: set[str] = set()
    for name in value if isinstance(value, Table) else ():
        try:
            made = camel(type_name(cleaner, name))
        except NoMeaning as error:
            cleaner.wrong(value.line_at(name), str(error))
            continue
        if made in seen:
            cleaner.wrong(value.line_at(name), f"the type {name} has the name of another")
        seen.add(made)
    return cleaner.named(value, Cleaner.structure, "types")


def spec_name(cleaner: Cleaner, value: Any) -> str:
    name = type_name(cleaner, value)
    if name in RESERVED_SPECS:
        raise NoMeaning(f"meta/id is {name}, a name that segspec itself uses")
    return name


def flag(_: Cleaner, value: Any) -> bool:
    if not isinstance(value, bool):
        raise NoMeaning(f"{shown(value)} is neither true nor false")
    return value


def byte(_: Cleaner, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 255:
        raise NoMeaning(f"{shown(value)} is no byte")
    return int(value)


def terminator(cleaner: Cleaner, value: Any) -> Any:
    return cleaner.listed(value, byte, "a terminator") if isinstance(value, Items) else byte(cleaner, value)


def expression(_: Cleaner, value: Any) -> Any:
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        if not -(1 << 63) <= value < 1 << 64:
            raise NoMeaning(f"{shown(value)} has more than 64 bits")
        return int(value) if abs(value) <= EXACT else str(int(value))
    text = str(value) if isinstance(value, float) else value
    if not isinstance(text, str):
        raise NoMeaning(f"{shown(value)} is no expression")
    why = wrong_with(text)
    if why:
        raise NoMeaning(f"the expression {shown(text)} {why}")
    return text


def path(_: Cleaner, value: Any) -> str:
    if not isinstance(value, str) or not PATH.fullmatch(value):
        raise NoMeaning(f"{shown(value)} is no name of an enum")
    return value


def text_type(cleaner: Cleaner, value: Any) -> str:
    """A type by its name, with arguments."""
    if not isinstance(value, str) or not NAME.match(value):
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
            cleaner.kept(out, key, value.line_at(key), clean, case)
        return out

    return cases


def encoding(_: Cleaner, value: Any) -> str:
    if not isinstance(value, str) or not ENCODING.fullmatch(value) or value.lower() not in ENCODINGS:
        raise NoMeaning(f"the encoding {shown(value)} has no lowering")
    return value


def contents(_: Cleaner, value: Any) -> list[int]:
    """The bytes themselves: no text of a spec is quoted anywhere."""
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


def process(cleaner: Cleaner, value: Any) -> str:
    found = PROCESS.fullmatch(value) if isinstance(value, str) else None
    if found is None or found["name"] not in PROCESSES or found["arguments"] is None:
        raise NoMeaning(f"the process {value if found else shown(value)} has no lowering")
    return f"{found['name']}({expression(cleaner, found['arguments'])})"


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
        if number in out or name in names:
            cleaner.wrong(line, f"{key}: {name} stands in the enum twice")
        out[number] = name
        names.add(name)
    return out


def enum_number(key: str) -> str:
    if not NUMBER.fullmatch(key) or len(key) > MOST_NAME:
        raise NoMeaning(f"{shown(key)} is no number of an enum")
    try:
        number = model.enum_number(key)
    except ValueError as error:
        raise NoMeaning(f"{shown(key)} is no number of an enum") from error
    if not -(1 << 63) <= number < 1 << 64:
        raise NoMeaning(f"{key} has more than 64 bits")
    return str(number)


def enums(cleaner: Cleaner, value: Any) -> dict[str, Any]:
    for name in value if isinstance(value, Table) else ():
        if camel(name) in RESERVED_TYPES:
            cleaner.wrong(value.line_at(name), f"{name} is a name that segspec itself uses")
    return cleaner.named(value, enum, "enums")


def imports(cleaner: Cleaner, value: Any) -> list[str]:
    """Specs by their ids: where they lie is decided elsewhere, and of no concern to the compiler."""
    if not isinstance(value, Items):
        raise NoMeaning("imports are a list")
    return [cleaner.imports[name] for name in value if isinstance(name, str) and name in cleaner.imports]


def opaque(cleaner: Cleaner, value: Any) -> bool:
    if flag(cleaner, value):
        raise NoMeaning("types that the spec does not describe would be programs")
    return value is True


def version(_: Cleaner, value: Any) -> str:
    if not VERSION.fullmatch(str(value)):
        raise NoMeaning(f"{shown(value)} is no version")
    return str(value)


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
    "id": spec_name,
    "imports": imports,
    "endian": either(switch(order, "a byte order"), order),
    "bit-endian": order,
    "encoding": encoding,
    "ks-version": version,
    "ks-opaque-types": opaque,
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
    "terminator": terminator,
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
    "instances": lambda cleaner, value: cleaner.named(value, mapping_of(INSTANCE, "an instance"), "instances"),
    "enums": enums,
}


# The words that an expression of a spec may be made of: what the compiler's expression language has, and no more. What
# they mean together, and whether the names are there, is the compiler's to say.

MOST_CHARACTERS = 4_000
MOST_BRACKETS = 16
"""Brackets within brackets: the compiler's time grows by each."""
MOST_OPERATORS = 100
"""Each is a level of the tree that is made of an expression, and of Python's brackets, of which it takes 200."""

TOKEN = re.compile(
    r"""
    (?P<space>[ \t\r\n]+)
    | (?P<number>0[xX][0-9a-fA-F_]+ | 0[bB][01_]+ | 0[oO][0-7_]+
        | [0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:[eE][+-]?[0-9]+)?)(?![A-Za-z0-9_])
    | (?P<name>[a-z][a-z0-9_]*|_(?:io|root|parent|index|sizeof|is_le|buf|on)?)(?![A-Za-z0-9_])
    | (?P<text>'[^'\n]*' | "(?:[^"\\\n]|\\(?:[abtnvfre"'\\]|u[0-9a-fA-F]{4}|[0-7]{1,3}))*")
    | (?P<open>[(\[])
    | (?P<close>[)\]])
    | (?P<sign>::|<<|>>|<=|>=|==|!=|[-+*/%&|^~<>?:.,])
    """,
    re.VERBOSE | re.ASCII,
)
SIGNS = ("<<", ">>", "<=", ">=", "==", "!=", "-", "+", "*", "/", "%", "&", "|", "^", "~", "<", ">", "?")
OPERATORS = frozenset((*SIGNS, "and", "or", "not"))


def wrong_with(text: str) -> str:
    """Why this is no expression; "" where it may be one."""
    if len(text) > MOST_CHARACTERS:
        return f"has more than {MOST_CHARACTERS} characters"
    place, opened, last, operators = 0, "", "", 0
    while place < len(text):
        found = TOKEN.match(text, place)
        if found is None:
            return f"has what is no word of an expression, at {text[place : place + 12]!r}"
        kind = str(found.lastgroup)
        if kind == "text" and (last == "name" or not found[0].isprintable()):
            return f"has a text that is none, at {found[0][:12]!r}"
        if kind == "open":
            opened += found[0]
        elif kind == "close" and (not opened or opened[-1] + found[0] not in ("()", "[]")):
            return f"closes a bracket that is not open, at character {place + 1}"
        elif kind == "close":
            opened = opened[:-1]
        operators += found[0] in OPERATORS
        if len(opened) > MOST_BRACKETS:
            return f"has more than {MOST_BRACKETS} brackets within each other"
        if operators > MOST_OPERATORS:
            return f"has more than {MOST_OPERATORS} operators"
        place, last = found.end(), kind
    return "leaves a bracket open" if opened else "" if text.strip() else "is empty"
