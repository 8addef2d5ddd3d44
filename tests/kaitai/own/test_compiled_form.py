"""The compiled form of a spec: kept, loaded, imported, and reading without a compiler."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from segspec.core.errors import Code, SegspecError
from segspec.custom import OwnFormat, load, save
from segspec_kaitai.own.kept_kernel import OwnKernel
from segspec_kaitai.programs import bounded
from tests import needs
from tests.kaitai.own.conftest import Made

pytestmark = pytest.mark.node

TLV = b"\4\0\1a\1" + b"\2\0\4enx\0\4" + b"\1\0\x08" + bytes(8) + b"\x08"


@pytest.fixture(params=[True, False], ids=["flat, by kernel", "nested"])
def format(own: Made, request: pytest.FixtureRequest) -> OwnFormat:
    return own("tlv", flatten=request.param)


def test_a_kept_format_reads_as_the_one_that_was_compiled(format: OwnFormat, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(TLV)
    save(format, tmp_path / "tlv_reader")
    kept = load(tmp_path / "tlv_reader")
    assert kept.schema == format.schema
    assert (kept.rows, kept.lane, kept.why) == (format.rows, format.lane, format.why)
    wanted = list(format.open(tmp_path / "file").records())
    assert len(wanted) == 3
    assert list(kept.open(tmp_path / "file").records()) == wanted
    assert list(pickle.loads(pickle.dumps(format)).open(tmp_path / "file").records()) == wanted


def test_the_folder_is_a_package_that_needs_python_alone(format: OwnFormat, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(TLV)
    save(format, tmp_path / "tlv_reader")
    script = (
        "import sys\n"
        "sys.modules['yaml'] = None\n"
        f"sys.path.insert(0, {str(tmp_path)!r})\n"
        "import tlv_reader\n"
        f"print(len(list(tlv_reader.open({str(tmp_path / 'file')!r}).records())))\n"
        "print(sorted(name for name in sys.modules if name.startswith('segspec_kaitai.') and 'compil' in name))\n"
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout == "3\n['segspec_kaitai.own.compiled_form']\n"


LANE = """
import pickle, sys
sys.modules["ziglang"] = None
from segspec.custom import load
format = pickle.load(sys.stdin.buffer) if sys.argv[1] == "-" else load(sys.argv[1])
print(format.fast.kernel.is_fast(1), len(list(format.open(sys.argv[2]).records())))
"""


def lane_of(given: object, path: Path, sent: bytes = b"") -> str:
    """Whether a compiled kernel reads, and how many rows, where there is no compiler."""
    path_of_packages = os.pathsep.join(p for p in sys.path if p)
    environment = os.environ | {"PYTHONPATH": path_of_packages, "PATH": "", "CC": "", "SEGSPEC_PLAIN": ""}
    environment["SEGSPEC_CACHE_DIR"] = str(path.parent / "cache")
    command = [sys.executable, "-c", LANE, str(given), str(path)]
    return subprocess.run(command, input=sent, capture_output=True, check=True, env=environment).stdout.decode()


@pytest.fixture
def machine_code(own: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is compiled of a kernel in a form that was made where there is a compiler."""
    needs.program("cc", "gcc", "clang")
    monkeypatch.setenv("SEGSPEC_CACHE_DIR", str(tmp_path / "makers cache"))
    (tmp_path / "file").write_bytes(TLV)
    save(own("tlv"), tmp_path / "form")
    (file,) = (tmp_path / "form").glob(f"kernel-{sysconfig.get_platform()}-*.abi3.so")
    return file


def test_a_form_that_was_made_with_a_compiler_brings_its_kernel_compiled(machine_code: Path, tmp_path: Path) -> None:
    assert lane_of(tmp_path / "form", tmp_path / "file") == "True 3\n"
    carried = pickle.dumps(load(tmp_path / "form"))
    assert lane_of("-", tmp_path / "file", carried) == "True 3\n"
    assert not (tmp_path / "cache").exists()


def test_what_tasks_get_of_a_spec_brings_its_kernel_compiled(own: Made, machine_code: Path, tmp_path: Path) -> None:
    assert lane_of("-", tmp_path / "file", pickle.dumps(own("tlv"))) == "False 3\n"
    assert lane_of("-", tmp_path / "file", pickle.dumps(own("tlv").compiled())) == "True 3\n"


@pytest.mark.parametrize(
    "change",
    [
        lambda file: file.rename(file.with_name("kernel-other-machine.abi3.so")),
        lambda file: file.write_bytes(b"no machine's code"),
        lambda file: file.write_bytes(file.read_bytes()[:4096]),
        lambda file: file.with_name("kernel.py").write_text(file.with_name("kernel.py").read_text() + "# Changed.\n"),
    ],
    ids=["another platform", "no code", "torn", "another text"],
)
def test_what_is_compiled_for_another_platform_or_of_another_text_is_not_used(
    change: Callable[[Path], object], machine_code: Path, tmp_path: Path
) -> None:
    change(machine_code)
    assert lane_of(tmp_path / "form", tmp_path / "file") == "False 3\n"


def test_a_form_that_was_made_without_a_compiler_is_plain(
    own: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("SEGSPEC_CACHE_DIR", str(tmp_path / "cache"))
    bounded.compiler.cache_clear()
    OwnKernel.of.cache_clear()
    (tmp_path / "file").write_bytes(TLV)
    try:
        save(own("tlv"), tmp_path / "form")
    finally:
        bounded.compiler.cache_clear()
        OwnKernel.of.cache_clear()
    assert not list((tmp_path / "form").glob("*.so"))
    assert lane_of(tmp_path / "form", tmp_path / "file") == "False 3\n"


def test_a_folder_that_is_there_is_left_alone(format: OwnFormat, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "mine").write_text("kept")
    with pytest.raises(OSError, match="there"):
        save(format, tmp_path / "there")
    assert [path.name for path in (tmp_path / "there").iterdir()] == ["mine"]


def test_another_edition_is_refused(format: OwnFormat, tmp_path: Path) -> None:
    save(format, tmp_path / "reader")
    description = tmp_path / "reader" / "format.json"
    table = json.loads(description.read_text())
    description.write_text(json.dumps(table | {"edition": 99}))
    with pytest.raises(SegspecError, match="compile it again") as caught:
        load(tmp_path / "reader")
    assert (caught.value.code, caught.value.actual) == (Code.UNSUPPORTED_VERSION, "99")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"edition": 1}', '{"edition": 1, "parser": 7, "kernel": null}'])
def test_what_is_no_compiled_spec_is_said_to_be_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "format.json").write_text(text)
    with pytest.raises(SegspecError, match="no compiled spec"):
        load(tmp_path)
