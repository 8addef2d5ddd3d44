"""Only a missing program is a reason to skip: what a run of its own says of tests that skip for this and that."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.needs import ROOT

TESTS = """
import pytest
from tests import needs

def test_sound(): pass
def test_program(): needs.program("no-such-program", "nor-this")
def test_same_program(): needs.program("no-such-program", "nor-this")
@pytest.mark.xfail(reason="known", strict=True)
def test_known(): assert False
"""
OTHERS = {
    "call": "import pytest\ndef test_it(): pytest.skip('no data')",
    "mark": "import pytest\n@pytest.mark.skip(reason='no data')\ndef test_it(): pass",
    "condition": "import pytest\n@pytest.mark.skipif(True, reason='no data')\ndef test_it(): pass",
    "fixture": "import pytest\n@pytest.fixture\ndef it(): pytest.skip('no data')\ndef test_it(it): pass",
    "module": "import pytest\npytest.skip('no data', allow_module_level=True)",
    "package": "import pytest\npytest.importorskip('no_such_package', reason='no data')",
    "empty": "import pytest\n@pytest.mark.parametrize('case', [])\ndef test_it(case): pass",
}


def run(folder: Path, text: str, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A run of pytest in a process of its own over one file, with the hooks of all tests."""
    (folder / "test_own.py").write_text(text)
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", *options]
    path = os.pathsep.join(entry for entry in sys.path if entry)
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "SEGSPEC_EVERY"))}
    return subprocess.run(
        [*command, "--rootdir", str(folder), "-c", str(ROOT / "pyproject.toml"), str(folder / "test_own.py")],
        capture_output=True, text=True, check=False, cwd=ROOT, env=inherited | {"PYTHONPATH": path} | environment,
    )  # fmt: skip


@pytest.mark.parametrize("options", [(), ("-n", "2")], ids=["alone", "workers"])
def test_a_missing_program_is_named_once(options: tuple[str, ...], tmp_path: Path) -> None:
    done = run(tmp_path, TESTS, *options)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "no-such-program or nor-this: skipped 2 tests" in done.stdout
    assert done.stdout.count("no-such-program") == 1
    assert "1 passed, 2 skipped, 1 xfailed" in done.stdout


def test_a_missing_program_fails_where_every_lane_has_to_be_there(tmp_path: Path) -> None:
    done = run(tmp_path, TESTS, SEGSPEC_EVERY_LANE="1")
    assert done.returncode == 1
    assert "SEGSPEC_EVERY_LANE=1 is set" in done.stdout
    assert "2 failed, 1 passed, 1 xfailed" in done.stdout


def test_any_other_skip_fails(tmp_path: Path) -> None:
    for way, text in OTHERS.items():
        (tmp_path / f"test_{way}.py").write_text(text)
    done = run(tmp_path, "", str(tmp_path), "--continue-on-collection-errors")
    for way in OTHERS:
        assert f"test_{way}.py" in done.stdout[done.stdout.index("short test summary") :], way
    assert done.stdout.count("skipped, but only a missing program is a reason to skip") >= len(OTHERS)
    assert "skipped" not in done.stdout.splitlines()[-1]
