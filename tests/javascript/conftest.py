"""The JavaScript parsers: those that `generated/` ships, and a debug build that names the field that failed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ksytools.gate import write_sources
from segspec.toolchain.ksc import Target, compile_specs
from segspec.toolchain.specs import KSY, ROOT, spec_names


@pytest.fixture(scope="session")
def parsers() -> Path:
    """The generated JavaScript parsers; skips where node or the npm packages are missing."""
    if shutil.which("node") is None:
        pytest.skip("node is missing: the JavaScript parsers cannot run")
    if not (ROOT / "node_modules" / "kaitai-struct").is_dir():
        pytest.skip("the npm packages are missing: run `npm ci`")
    return ROOT / "generated" / "javascript"


@pytest.fixture(scope="session")
def debug_parsers(parsers: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same specs compiled in debug mode, whose half-read trees can be looked at."""
    compiled = compile_specs(ROOT, KSY, spec_names(), [Target("debug", "javascript", debug=True)])
    assert not compiled.problems
    folder = tmp_path_factory.mktemp("javascript_debug")
    write_sources(compiled.files["debug"], folder)
    return folder
