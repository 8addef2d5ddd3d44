"""The Rust crate of the parsers: corrections of the compiler's output, and the crate's files.

`tree.rs` has what a parser read as plain values. Upstream, for the state of the target:
https://github.com/kaitai-io/kaitai_struct/issues/22
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from segspec_kaitai.spec.model import types_of
from segspec_kaitai.spec.source import Spec

CRATE = "segspec_ksy"
RUNTIME_PATH = "../../tests/adapters/rust/kaitai"
GETTER = re.compile(r"^impl (\w+) \{\n    pub fn (\w+)\(&self\) -> Ref<", re.MULTILINE)
CAST_GETTER = re.compile(
    r"(Into::<OptRc<(\w+)>>::into\(&\*self(?:_rc)?\.\w+\(\)\.as_ref\(\)\.unwrap\(\)\)\.(\w+)\(\))\?"
)
DEFINED = re.compile(r"^pub (?:struct|enum) (\w+)", re.MULTILINE)
IMPORTED = re.compile(r"^use super::\w+::(\w+);", re.MULTILINE)
USED = re.compile(r"\b[A-Z]\w+_[A-Z]\w+\b|(?<=OptRc<)\w+(?=>)")
ROOT_LINE = re.compile(r"^ +let (?:_rrc = self(?:_rc)?\._root\..*|_r = .*);\n", re.MULTILINE)
LAST_IMPORT = "use std::rc::{Rc, Weak};\n"
OTHER_CASE = re.compile(r"(_ => \{\n\s+\*self_rc\.\w+\.borrow_mut\(\) = )(_io\.read_bytes\w*\(.*\)\?\.into\(\));")
BRANCH = re.compile(r"\{ (?!if )([^{}]+) \}")
NUMERIC_IF = re.compile(r"\bif .*\}\)? as [iu]\d+")


@dataclass(frozen=True)
class Crate:
    """`modules`: the module of each structure and enum. `fields`: getters of fields, which cannot fail."""

    modules: dict[str, str]
    fields: frozenset[tuple[str, str]]


def rust_sources(texts: dict[str, str], specs: list[Spec]) -> dict[str, str]:
    modules = {name: module for module, text in texts.items() for name in DEFINED.findall(text)}
    crate = Crate(modules, frozenset(found for text in texts.values() for found in GETTER.findall(text)))
    checked = {spec.name: with_enum_rules(texts[spec.name], spec) for spec in specs}
    return {module: rust_source(text, crate) for module, text in checked.items()}


def rust_source(text: str, crate: Crate) -> str:
    # A structure of another spec has no root here.
    rootless = text if "_r." in text else ROOT_LINE.sub("", text)
    with_names = rootless.replace(LAST_IMPORT, LAST_IMPORT + imports(text, crate), 1)
    # The compiler calculates in 32 bits, which cuts sums of longer fields.
    wide = re.sub(r"\bi32\b", "i64", with_names)
    # The getter of a field returns no Result for `?`.
    plain = CAST_GETTER.sub(lambda m: m[1] if (m[2], m[3]) in crate.fields else m[0], wide)
    # A number that is optional elsewhere is assigned as an Option to a plain field.
    bare = re.sub(r"(\.borrow_mut\(\) = )Some\((_io\.read_\w+\(\)\?\.into\(\))\);", r"\1\2;", plain)
    # Bytes of a switch's other cases are assigned without the Option of the structures.
    held = OTHER_CASE.sub(r"\1Some(\2);", bare)
    owned = re.sub(r"let _tmpa = \*?(.*);", r"let _tmpa = \1.clone();", held)
    inverted = re.sub(r"~(?=\d)", "!", owned)
    compared = re.sub(r"_io\.(pos|size)\(\) (>=|<=|<|>|==|!=) ", r"(_io.\1() as i64) \2 ", inverted)
    return "\n".join(map(with_equal_branches, compared.split("\n")))


def with_enum_rules(text: str, spec: Spec) -> str:
    """The rule `in-enum`, which the compiler leaves out."""
    for owner in types_of(spec):
        name = owner.qualname.replace(".", "_")
        start = text.index(f"impl KStruct for {name} {{\n")
        declared, body, rest = text[:start], *split_at(text, text.index("\n}\n", start), start)
        for number, field in enumerate(owner.fields):
            if (field.table.get("valid") or {}) == {"in-enum": True}:
                enum = re.findall(rf"^    {field.name}: RefCell<(\w+)>,$", declared, re.MULTILINE)[-1]
                path = "".join(f"/types/{part}" for part in owner.names[1:]) + f"/seq/{number}"
                body = with_enum_rule(body, field.name, enum, path)
        text = declared + body + rest
    return text


def split_at(text: str, end: int, start: int) -> tuple[str, str]:
    return text[start:end], text[end:]


def with_enum_rule(body: str, field: str, enum: str, path: str) -> str:
    assigned = re.compile(rf"^( +)\*self_rc\.{field}\.borrow_mut\(\) = .*\.try_into\(\)\?;\n", re.MULTILINE)
    check = (
        rf"\g<0>\1if matches!(*self_rc.{field}(), {enum}::Unknown(_)) {{\n"
        rf"\1    return Err(KError::ValidationFailed(ValidationFailedError {{ "
        rf'kind: ValidationKind::NotInEnum, src_path: "{path}".to_string() }}));\n'
        r"\1}\n"
    )
    checked, count = assigned.subn(check, body)
    if count != 1:
        raise ValueError(f"{path}: the compiler's Rust reads {field} in another way")
    return checked


def imports(text: str, crate: Crate) -> str:
    known = set(DEFINED.findall(text)) | set(IMPORTED.findall(text))
    wanted = sorted({name for name in USED.findall(text) if name in crate.modules} - known)
    return "".join(f"use super::{crate.modules[name]}::{name};\n" for name in wanted)


def with_equal_branches(line: str) -> str:
    """The branches of a numeric `if` as one type."""
    if not NUMERIC_IF.search(line) or "if let" in line or " as bool" in line:
        return line
    return BRANCH.sub(r"{ (\1) as i64 }", line)


def crate_manifest(version: str) -> str:
    return (
        f"# segspec_kaitai, for kaitai-struct-compiler {version}\n"
        f'[package]\nname = "{CRATE}"\nversion = "{version}"\nedition = "2021"\nlicense = "CC0-1.0"\npublish = false\n'
        f'\n[dependencies]\nkaitai = {{ path = "{RUNTIME_PATH}" }}\n'
    )


def crate_root(version: str, modules: list[str]) -> str:
    lines = "".join(f"pub mod {module};\n" for module in [*modules, "tree"])
    # The compiler's imports and names do not depend on the spec.
    allowed = "#![allow(unused, ambiguous_glob_reexports)]\n"
    return f"// segspec_kaitai, for kaitai-struct-compiler {version}\n{allowed}{lines}"


OWNER = re.compile(r"^impl (\w+) \{$")
FIELD = re.compile(r"^    pub fn (\w+)\(&self\) -> Ref<'_, (.+)> \{$")
INSTANCE = re.compile(r"^    pub fn (\w+)\($")
RESULT = re.compile(r"^    \) -> KResult<Ref<'_, (.+)>> \{$")
PARAMETERS = re.compile(r"^    pub fn set_params\(&mut self, (.+)\) \{$")
CHOICE = re.compile(r"^pub enum (\w+) \{\n((?:    \w+\(.+\),\n)+)\}$", re.MULTILINE)
CASE = re.compile(r"^    (\w+)\((.+)\),$", re.MULTILINE)
PUSHED = re.compile(r"self_rc\.(\w+)\.borrow_mut\(\)\.push\(")
"""Repeated fields: a list of bytes has the type of a row of bytes."""
WHOLE = re.compile(r"[iu]\d+")
HEAD = """
use kaitai::*;

/// What a parser read, field by field. `Failed` stands for an instance that cannot be read.
#[derive(Clone, Debug)]
pub enum Tree {
    Absent,
    Bool(bool),
    Whole(i128),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
    List(Vec<Tree>),
    Structure(Vec<(&'static str, Tree)>),
    Failed(KError),
}

/// A structure that lists its fields, parameters and instances.
pub trait Listed {
    fn tree(&self) -> Tree;
}

fn child<T: Listed>(structure: &OptRc<T>) -> Tree {
    structure.get_value().as_ref().map_or(Tree::Absent, |structure| structure.tree())
}

fn whole(number: impl Into<i128>) -> Tree {
    Tree::Whole(number.into())
}

fn instance<T: ?Sized>(value: KResult<std::cell::Ref<'_, T>>, tree: impl Fn(&T) -> Tree) -> Tree {
    value.map_or_else(Tree::Failed, |value| tree(&value))
}
"""


@dataclass
class Listing:
    """One structure: its getters as `(name, type, can fail)`, and the types of its parameters."""

    module: str
    getters: list[tuple[str, str, bool]]
    parameters: list[str]


def tree_module(sources: dict[str, str], version: str) -> str:
    listings: dict[str, Listing] = {}
    for module, text in sources.items():
        read_listings(module, text, listings)
    choices = {name: CASE.findall(cases) for text in sources.values() for name, cases in CHOICE.findall(text)}
    lists = {(module, name) for module, text in sources.items() for name in PUSHED.findall(text)}
    uses = "".join(f"use super::{module}::*;\n" for module in sources)
    parts = [structure(name, listing, choices, lists) for name, listing in listings.items()]
    head = f"// segspec_kaitai, for kaitai-struct-compiler {version}\n"
    return head + uses + HEAD + "".join(parts) + reader(listings)


def read_listings(module: str, text: str, listings: dict[str, Listing]) -> None:
    for name in re.findall(r"^impl KStruct for (\w+) \{$", text, re.MULTILINE):
        listings[name] = Listing(module, [], [])
    owner, pending = "", ""
    for line in text.split("\n"):
        if found := OWNER.match(line):
            owner = found[1]
        elif found := FIELD.match(line):
            listings[owner].getters.append((found[1], found[2], False))
        elif found := INSTANCE.match(line):
            pending = found[1]
        elif found := RESULT.match(line):
            listings[owner].getters.append((pending, found[1], True))
        elif found := PARAMETERS.match(line):
            listings[owner].parameters = [part.split(": ")[1] for part in found[1].split(", ")]


def structure(
    name: str, listing: Listing, choices: dict[str, list[tuple[str, str]]], lists: set[tuple[str, str]]
) -> str:
    rows = []
    names = {getter for getter, _, _ in listing.getters}
    for getter, kind, can_fail in listing.getters:
        # The parser's own fields: its stream, and the bytes of a substream.
        if getter == "_io" or getter.removesuffix("_raw") in names - {getter}:
            continue
        of = value("value", kind, choices, is_list=(listing.module, getter) in lists)
        tree = f"instance(self.{getter}(), |value| {of})" if can_fail else in_place(getter, of)
        rows.append(f'            ("{getter}", {tree}),\n')
    body = f"        Tree::Structure(vec![\n{''.join(rows)}        ])\n"
    return f"\nimpl Listed for {name} {{\n    fn tree(&self) -> Tree {{\n{body}    }}\n}}\n"


def in_place(getter: str, of: str) -> str:
    return f"{{ let value = &*self.{getter}(); {of} }}"


def value(expression: str, kind: str, choices: dict[str, list[tuple[str, str]]], *, is_list: bool = False) -> str:
    if kind.startswith("Vec<") and (kind != "Vec<u8>" or is_list):
        return f"Tree::List({expression}.iter().map(|item| {value('item', kind[4:-1], choices)}).collect())"
    if kind.startswith("Option<"):
        cases = choices[kind[7:-1]]
        arms = "".join(f"Some({kind[7:-1]}::{case}(held)) => {value('held', of, choices)}, " for case, of in cases)
        return f"match {expression} {{ {arms}None => Tree::Absent }}"
    if kind.startswith("OptRc<"):
        return f"child({expression})"
    simple = {"Vec<u8>": "Tree::Bytes({}.clone())", "String": "Tree::Text({}.clone())", "bool": "Tree::Bool(*{})"}
    if kind in simple:
        return simple[kind].format(expression)
    if kind in ("f32", "f64"):
        return f"Tree::Real(f64::from(*{expression}))"
    return f"whole(*{expression})" if WHOLE.fullmatch(kind) else f"whole(i64::from({expression}))"


def reader(listings: dict[str, Listing]) -> str:
    arms = "".join(arm(name, listing) for name, listing in listings.items() if "_" not in name)
    return f"""
/// Reads the structure of a spec from where the stream is, with these parameters.
pub fn read(spec: &str, given: &[i64], stream: &BytesReader) -> KResult<Tree> {{
    match spec {{
{arms}        _ => Err(KError::CastError),
    }}
}}

fn parsed<T: KStruct + Listed + 'static>(stream: &BytesReader, init: &dyn Fn(&mut T) -> KResult<()>) -> KResult<Tree> {{
    Ok(T::read_into_with_init::<_, T>(stream, None, None, init)?.tree())
}}
"""


def arm(name: str, listing: Listing) -> str:
    passed = ", ".join(given(number, kind) for number, kind in enumerate(listing.parameters))
    init = f"{{ blank.set_params({passed}); Ok(()) }}" if passed else "Ok(())"
    blank = "blank" if passed else "_"
    return f'        "{listing.module}" => parsed(stream, &|{blank}: &mut {name}| {init}),\n'


def given(number: int, kind: str) -> str:
    if kind == "bool":
        return f"given[{number}] != 0"
    if kind.startswith("&"):
        return f"&{kind[1:]}::try_from(given[{number}])?"
    return f"given[{number}] as {kind}"
