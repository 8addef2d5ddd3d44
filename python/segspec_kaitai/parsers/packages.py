"""The files of `generated/`: the Python package, its debug twin, and the other languages."""

from __future__ import annotations

import json
from pathlib import Path

from segspec_kaitai.ksc.compiler import Compiled, Target
from segspec_kaitai.ksc.output import banner, tidy
from segspec_kaitai.ksc.pymodule import python_module
from segspec_kaitai.languages.go import BOUNDED, go_module, go_registry, go_sources
from segspec_kaitai.languages.go import PACKAGE as GO_PACKAGE
from segspec_kaitai.languages.java import PACKAGE as JAVA_PACKAGE
from segspec_kaitai.languages.java import java_project, java_source
from segspec_kaitai.languages.rust import crate_manifest, crate_root, rust_sources, tree_module
from segspec_kaitai.layouts import render_layouts
from segspec_kaitai.parsers.field_table import render_fields
from segspec_kaitai.parsers.stubs import Stub
from segspec_kaitai.spec.model import Specs
from segspec_kaitai.spec.source import Spec

TARGETS = [
    Target("python", "python"),
    Target("python_debug", "python", debug=True),
    Target("javascript", "javascript"),
    Target("javascript_debug", "javascript", debug=True),
    Target("java", "java"),
    Target("go", "go"),
    Target("rust", "rust"),
]
IN_BROWSER = [target for target in TARGETS if target.language == "javascript"]
PYTHON = Path("python")
JAVASCRIPT = Path("javascript")
GO = Path("go")
JAVA = Path("java")
RUST = Path("rust")
JAVA_SOURCES = JAVA / "src" / "main" / "java" / Path(*JAVA_PACKAGE.split("."))
LOCKS = frozenset({"go.sum", "Cargo.lock"})
PACKAGE = "segspec_ksy"

RUNTIME = '''"""The Kaitai Struct runtime's two classes that the parsers' signatures name, with types."""

from kaitaistruct import KaitaiStream, KaitaiStruct  # type: ignore[import-untyped]

__all__ = ["KaitaiStream", "KaitaiStruct"]
'''
RUNTIME_STUB = """from typing import Any, BinaryIO, Protocol, Self

class Readable(Protocol):
    def read(self, n: int = ..., /) -> bytes: ...
    def seek(self, offset: int, whence: int = ..., /) -> object: ...
    def tell(self) -> int: ...

class KaitaiStream:
    def __init__(self, io: Readable) -> None: ...
    def pos(self) -> int: ...
    def size(self) -> int: ...
    def seek(self, n: int) -> None: ...
    def is_eof(self) -> bool: ...
    def read_bytes(self, n: int) -> bytes: ...
    def read_bytes_full(self) -> bytes: ...
    def close(self) -> None: ...

class KaitaiStruct:
    _io: KaitaiStream
    _parent: Any
    _root: Any
    def __init__(self, _io: KaitaiStream) -> None: ...
    @classmethod
    def from_file(cls, filename: str) -> Self: ...
    @classmethod
    def from_bytes(cls, buf: bytes) -> Self: ...
    @classmethod
    def from_io(cls, io: BinaryIO) -> Self: ...
    def close(self) -> None: ...

__all__ = ["KaitaiStream", "KaitaiStruct"]
"""


def render(specs: list[Spec], compiled: Compiled, package: str = PACKAGE) -> dict[Path, str]:
    """Every generated file, relative to `generated/`; specs that failed have none."""
    good = [spec for spec in specs if spec.name not in compiled.failed]
    out = {PYTHON / package / path: text for path, text in python_files(specs, compiled, package).items()}
    out[JAVASCRIPT / "package.json"] = package_json(compiled.version)
    out |= render_javascript(good, compiled)
    return out | render_languages(good, compiled) | project_files(good, compiled.version)


def render_javascript(specs: list[Spec], compiled: Compiled) -> dict[Path, str]:
    out = {}
    for spec in specs:
        for folder, target in ((JAVASCRIPT, "javascript"), (JAVASCRIPT / "debug", "javascript_debug")):
            name, text = compiled.own(target, spec.name)
            out[folder / name] = banner(compiled.version, [spec], "//") + tidy(text)
    return out


def python_files(specs: list[Spec], compiled: Compiled, package: str) -> dict[Path, str]:
    """The files of the Python package `package`, relative to its folder. Types come from the compiler's Java."""
    names = sorted(spec.name for spec in specs)
    debug = Path("debug")
    known = Specs(specs)
    good = [spec for spec in specs if spec.name not in compiled.failed]
    heads = {spec.name: banner(compiled.version, [spec]) for spec in good}
    texts = {spec.name: compiled.text("python", spec.name) for spec in good}
    out: dict[Path, str] = {}
    for spec in good:
        name, head = spec.name, heads[spec.name]
        out[Path(f"{name}.py")] = head + python_module(texts[name], spec, package, names)
        out[Path(f"{name}.pyi")] = head + Stub(spec, compiled.text("java", name), known).text()
        debug_text = compiled.text("python_debug", name)
        out[debug / f"{name}.py"] = head + python_module(debug_text, spec, f"{package}.debug", names)
    tool = f"# segspec_kaitai, for kaitai-struct-compiler {compiled.version}\n"
    for name, text in render_layouts(good, texts, package).items():
        out[Path("layouts") / f"{name}.py"] = heads.get(name, tool) + text
    return out | package_files(specs, compiled.version)


def package_files(specs: list[Spec], version: str) -> dict[Path, str]:
    tool = f"# segspec_kaitai, for kaitai-struct-compiler {version}\n"
    head = banner(version, specs)
    docs = {
        ".": "Kaitai Struct parsers of the specs in `ksy/`, one module each.",
        "debug": "The same parsers in debug mode: `_read()` is called by the user, `_debug` holds positions.",
    }
    return {Path(folder) / "__init__.py": head + package_init(doc, version, specs) for folder, doc in docs.items()} | {
        Path("py.typed"): "",
        Path("runtime.py"): tool + RUNTIME,
        Path("runtime.pyi"): tool + RUNTIME_STUB,
        Path("fields.py"): head + render_fields(specs),
    }


def package_init(doc: str, version: str, specs: list[Spec]) -> str:
    digests = "".join(f"    {spec.name!r}: {spec.sha256!r},\n" for spec in specs)
    return (
        f'"""{doc}"""\n\nCOMPILER_VERSION = {version!r}\n\n'
        f"#: sha256 of the spec that each module was compiled from.\nSPECS: dict[str, str] = {{\n{digests}}}\n"
    )


def package_json(version: str) -> str:
    fields = {
        "name": "segspec-ksy",
        "private": True,
        "description": f"Parsers of the specs in ksy/, written by kaitai-struct-compiler {version}",
        "license": "Apache-2.0",
        "type": "commonjs",
        "dependencies": {"kaitai-struct": version},
    }
    return json.dumps(fields, indent=2) + "\n"


def render_languages(specs: list[Spec], compiled: Compiled) -> dict[Path, str]:
    go = go_sources({spec.name: compiled.text("go", spec.name) for spec in specs})
    rust = rust_sources({spec.name: compiled.text("rust", spec.name) for spec in specs}, specs)
    out = {}
    for spec in specs:
        head = banner(compiled.version, [spec], "//")
        java_name, java = compiled.own("java", spec.name)
        out[GO / GO_PACKAGE / f"{spec.name}.go"] = head + tidy(go[spec.name])
        out[JAVA_SOURCES / java_name] = head + tidy(java_source(java))
        out[RUST / "src" / f"{spec.name}.rs"] = head + tidy(rust[spec.name])
    out[RUST / "src" / "tree.rs"] = tree_module(rust, compiled.version)
    return out


def project_files(specs: list[Spec], version: str) -> dict[Path, str]:
    return {
        GO / "go.mod": go_module(version),
        GO / GO_PACKAGE / "specs.go": go_registry([spec.name for spec in specs], version),
        GO / GO_PACKAGE / "bounded.go": f"// segspec_kaitai, for kaitai-struct-compiler {version}\n{BOUNDED}",
        JAVA / "pom.xml": java_project(version),
        RUST / "Cargo.toml": crate_manifest(version),
        RUST / "src" / "lib.rs": crate_root(version, [spec.name for spec in specs]),
    }
