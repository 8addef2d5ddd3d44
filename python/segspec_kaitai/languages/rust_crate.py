"""The Rust crate of the parsers: what the compiler leaves out or gets wrong, and the crate's files.

The official runtime is published on no registry; the crate is built with the small one of the conformance lanes.
Upstream, for the state of the target: https://github.com/kaitai-io/kaitai_struct/issues/22
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
    """`modules`: which module defines a structure or an enum. `fields`: getters of fields, which cannot fail."""

    modules: dict[str, str]
    fields: frozenset[tuple[str, str]]


def rust_sources(texts: dict[str, str], specs: list[Spec]) -> dict[str, str]:
    """The compiler's files by module, rewritten so that they build as one crate."""
    modules = {name: module for module, text in texts.items() for name in DEFINED.findall(text)}
    crate = Crate(modules, frozenset(found for text in texts.values() for found in GETTER.findall(text)))
    checked = {spec.name: with_enum_rules(texts[spec.name], spec) for spec in specs}
    return {module: rust_source(text, crate) for module, text in checked.items()}


def rust_source(text: str, crate: Crate) -> str:
    # A structure of another spec has no root here, and no expression asks for one.
    rootless = text if "_r." in text else ROOT_LINE.sub("", text)
    with_names = rootless.replace(LAST_IMPORT, LAST_IMPORT + imports(text, crate), 1)
    # Whole numbers are calculated in 32 bits, which cuts sums of longer fields.
    wide = re.sub(r"\bi32\b", "i64", with_names)
    # The getter of a field returns no Result for `?`.
    plain = CAST_GETTER.sub(lambda m: m[1] if (m[2], m[3]) in crate.fields else m[0], wide)
    # A number that may be absent elsewhere is assigned as an Option to a plain field.
    bare = re.sub(r"(\.borrow_mut\(\) = )Some\((_io\.read_\w+\(\)\?\.into\(\))\);", r"\1\2;", plain)
    # Bytes of a switch's other cases are assigned without the Option that the structures of its cases are in.
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
    """The `use` lines for structures and enums of other specs that the compiler leaves out."""
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
    # The compiler's imports and names are the same whether a spec needs them or not.
    allowed = "#![allow(unused, ambiguous_glob_reexports)]\n"
    return f"// segspec_kaitai, for kaitai-struct-compiler {version}\n{allowed}{lines}"
