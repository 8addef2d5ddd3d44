"""A format of another package has kernels and a run by one command, plain and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from segspec_kaitai.spec.source import ROOT

SIXTH = ROOT / "tests" / "sixth_format"

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
from acme.lowered.quill_records import Columns
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
import acme.lowered.quill_records as module
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


def command(package: Path, *options: object) -> subprocess.CompletedProcess[str]:
    folders = {
        "--specs": SIXTH / "ksy",
        "--parsers": SIXTH / "generated/python/quill_ksy",
        "--formats": package,
        "--kernels": package / "lowered",
        "--c": package / "c",
    }
    words = [str(word) for pair in folders.items() for word in pair]
    line = [sys.executable, "-m", "segspec_kaitai.kernels", *words, *map(str, options)]
    return subprocess.run(line, capture_output=True, text=True, check=False)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    files = {
        "kernels.py": TABLE,
        "rules.py": RULES,
        "scan/count_run.py": RUN,
        "__init__.py": "",
        "scan/__init__.py": "",
    }
    for name, text in files.items():
        file = tmp_path / "acme" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path / "acme"


def test_one_command_makes_and_compiles_them(package: Path) -> None:
    done = command(package, "--build", package / "_compiled.abi3.so")
    assert (done.returncode, done.stderr) == (0, "")
    path = os.pathsep.join([str(package.parent), *sys.path])
    read = subprocess.run(
        [sys.executable, "-c", READ], capture_output=True, text=True, check=True, env=os.environ | {"PYTHONPATH": path}
    )
    rows = "4 [0, 1, 2, 9] [0, 1, 2, 9] 3"
    assert read.stdout == f"False {rows}\nTrue {rows}\n"


def test_what_is_old_is_found(package: Path) -> None:
    assert command(package).returncode == 0
    assert command(package, "--check").returncode == 0
    (package / "rules.py").write_text(RULES.replace("==", "!="))
    done = command(package, "--check")
    assert done.returncode == 1
    assert done.stderr == f"{package / 'c' / 'acme_lowered.c'} differs: run `make generate`\n"


def test_a_kernel_that_cannot_be_is_named(package: Path) -> None:
    (package / "kernels.py").write_text(TABLE.replace("body.offset", "body.nothing"))
    done = command(package)
    assert done.returncode == 1
    assert done.stderr.startswith("kernel quill_records: column offset of quill_records: 'body.nothing'")
