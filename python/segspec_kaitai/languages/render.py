"""The trees of Go, Java and Rust in `generated/`, from what the compiler wrote."""

from __future__ import annotations

from pathlib import Path

from segspec_kaitai.ksc.compiler import Compiled
from segspec_kaitai.ksc.output import banner, tidy
from segspec_kaitai.languages.go import BOUNDED, go_module, go_registry, go_sources
from segspec_kaitai.languages.go import PACKAGE as GO_PACKAGE
from segspec_kaitai.languages.java import PACKAGE as JAVA_PACKAGE
from segspec_kaitai.languages.java import java_project, java_source
from segspec_kaitai.languages.rust import crate_manifest, crate_root, rust_sources, tree_module
from segspec_kaitai.spec.source import Spec

GO = Path("go")
JAVA = Path("java")
RUST = Path("rust")
JAVA_SOURCES = JAVA / "src" / "main" / "java" / Path(*JAVA_PACKAGE.split("."))
LOCKS = frozenset({"go.sum", "Cargo.lock"})
"""Files of the languages' own tools, committed beside what is generated."""


def render_languages(specs: list[Spec], compiled: Compiled) -> dict[Path, str]:
    """Every file of the three trees, relative to `generated/`."""
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
    """What each language's own tool builds the parsers by."""
    return {
        GO / "go.mod": go_module(version),
        GO / GO_PACKAGE / "specs.go": go_registry([spec.name for spec in specs], version),
        GO / GO_PACKAGE / "bounded.go": f"// segspec_kaitai, for kaitai-struct-compiler {version}\n{BOUNDED}",
        JAVA / "pom.xml": java_project(version),
        RUST / "Cargo.toml": crate_manifest(version),
        RUST / "src" / "lib.rs": crate_root(version, [spec.name for spec in specs]),
    }
