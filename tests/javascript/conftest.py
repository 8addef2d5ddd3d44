"""The JavaScript parsers: those that `generated/` ships, and a debug build that names the field that failed."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec_kaitai.ksc.compiler import Target, compile_specs
from segspec_kaitai.lint.__main__ import write_sources
from segspec_kaitai.spec.source import KSY, ROOT, spec_names
from tests import needs


@pytest.fixture(scope="session")
def parsers() -> Path:
    """The generated JavaScript parsers; skips where node or the npm packages are missing."""
    needs.npm("kaitai-struct")
    return ROOT / "generated" / "javascript"


@pytest.fixture(scope="session")
def debug_parsers(parsers: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same specs compiled in debug mode, whose half-read trees can be looked at."""
    compiled = compile_specs(ROOT, KSY, spec_names(), [Target("debug", "javascript", debug=True)])
    assert not compiled.problems
    folder = tmp_path_factory.mktemp("javascript_debug")
    write_sources(compiled.files["debug"], folder)
    return folder
