"""A format of another package has kernels and a run by one command, plain and compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from segspec_kaitai.programs import bounded
from segspec_kaitai.spec.source import ROOT
from tests import needs

SIXTH = ROOT / "tests" / "sixth_format"

PROJECT = """
[project]
name = "acme"
[project.entry-points."segspec.formats"]
acme = "acme:FORMAT"
"""
TABLE = """
from segspec.formats.contract.kernel_spec import KernelSpec, KernelMode, RowSource

RECORDS = KernelSpec(
    "quill_records",
    "quill_segment",
    (RowSource("records", {"offset": "body.offset", "value": "body.value", "checksum": "checksum"}),),
    KernelMode.FILE,
)
KERNELS = (RECORDS,)
"""
RULES = """
from segspec_kernels.types import U64


def is_due(offset: U64, due: U64) -> bool:
    return offset == due
"""
RUN = '''
from acme.generated.kernels.quill_records import Columns
from acme.rules import is_due
from segspec_kernels.types import U64


def run(rows: int, due: U64, columns: Columns) -> int:
    """How many rows have the offsets that are due."""
    for row in range(rows):
        if not is_due(columns.offset[row], due):
            return row
        due += 1
    return rows
'''
READ = """
import acme.generated.kernels.quill_records as module
from acme.scan.count_run import run
from segspec.columns.backend import lanes
from segspec.columns.backend.kernel import Kernel

def record(number):
    body = number.to_bytes(8, "little") + bytes(8) + bytes(2) + b"v" * number
    return b"QR" + len(body).to_bytes(4, "little") + bytes(4) + body

data = b"QUIL\\1\\0\\0\\0" + bytes(8) + b"".join(map(record, (0, 1, 2, 9)))
for fast in (False, True):
    (found,) = Kernel(module).scan_file(data, fast=fast)
    counted = lanes.compiled("acme.scan.count_run", "run") if fast else run
    columns = module.Columns(*found.columns.values())
    print(fast, found.rows, list(columns.offset), list(columns.value_length), counted(found.rows, 0, columns))
"""


def build(project: Path, *options: str, **variables: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "segspec", "format", "build", *options, str(project)]
    return subprocess.run(line, capture_output=True, text=True, check=False, env=os.environ | variables)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    needs.npm("kaitai-struct-compiler")
    files = {
        "pyproject.toml": PROJECT,
        "acme/kernels.py": TABLE,
        "acme/rules.py": RULES,
        "acme/scan/count_run.py": RUN,
        "acme/__init__.py": "",
        "acme/scan/__init__.py": "",
    }
    for name, text in files.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    shutil.copytree(SIXTH / "ksy", tmp_path / "ksy")
    return tmp_path


def read(project: Path) -> str:
    path = os.pathsep.join([str(project), *sys.path])
    command = [sys.executable, "-c", READ]
    return subprocess.run(
        command, capture_output=True, text=True, check=True, env=os.environ | {"PYTHONPATH": path}
    ).stdout


def assert_old(project: Path, said: str) -> None:
    done = build(project, "--check")
    assert (done.returncode, done.stderr) == (1, f"{said}: run `segspec format build`\n")


def test_one_command_makes_and_compiles_them_and_finds_and_mends_what_is_old(project: Path) -> None:
    needs.program("cc", "gcc", "clang")
    done = build(project)
    assert (done.returncode, done.stderr) == (0, "")
    rows = "4 [0, 1, 2, 9] [0, 1, 2, 9] 3"
    assert read(project) == f"False {rows}\nTrue {rows}\n"
    assert build(project, "--check").returncode == 0
    (project / "acme/generated/kernels/other.py").write_text("")
    assert_old(project, "acme/generated/kernels/other.py has no spec")
    (project / "acme/rules.py").write_text(RULES.replace("==", "!="))
    assert_old(project, "acme/generated/c/acme_generated_kernels.c differs")
    (project / "acme/generated/layouts/quill_index.py").unlink()
    assert_old(project, "acme/generated/layouts/quill_index.py is missing")
    assert build(project).returncode == 0
    assert build(project, "--check").returncode == 0


def test_without_a_c_compiler_they_are_made_and_that_is_said(project: Path) -> None:
    done = build(project, CC="no-such-compiler")
    assert done.returncode == 0
    assert done.stderr == f"the kernels are not compiled, and slower for that: {bounded.MISSING}\n"
    assert (project / "acme/generated/kernels/quill_records.py").exists()
    assert not list(project.rglob("*.so"))


def test_a_kernel_that_cannot_be_is_named(project: Path) -> None:
    (project / "acme/kernels.py").write_text(TABLE.replace("body.offset", "body.nothing"))
    done = build(project)
    assert done.returncode == 1
    assert done.stderr.startswith("kernel quill_records: column offset of quill_records: 'body.nothing'")
