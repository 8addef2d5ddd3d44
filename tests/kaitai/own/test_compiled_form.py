"""The compiled form of a spec: kept, loaded, imported, and reading without a compiler."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from segspec.core.errors import Code, SegspecError
from segspec.custom import OwnFormat, load, save
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
    with pytest.raises(SegspecError, match="compile it anew") as caught:
        load(tmp_path / "reader")
    assert (caught.value.code, caught.value.actual) == (Code.UNSUPPORTED_VERSION, "99")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"edition": 1}', '{"edition": 1, "parser": 7, "kernel": null}'])
def test_what_is_no_compiled_spec_is_said_to_be_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "format.json").write_text(text)
    with pytest.raises(SegspecError, match="no compiled spec"):
        load(tmp_path)
