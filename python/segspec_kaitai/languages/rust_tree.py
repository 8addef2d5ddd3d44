"""`tree.rs` of the Rust crate: everything that a parser read, as plain values. Rust has no reflection to find it by."""

from __future__ import annotations

import re
from dataclasses import dataclass

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
    """The module, from the rewritten texts of all others by name."""
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
        # What the parser keeps for itself: its stream, and the bytes of a substream.
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
    """A Rust expression for the tree of a reference of this type."""
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
    """`read`: the tree of the structure that a spec describes."""
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
