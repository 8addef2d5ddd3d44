"""The stubs of the parsers say what a parse gives, strictly enough for mypy."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest

pytestmark = pytest.mark.node

SNIPPET = """
from sample_ksy.sample_frame import SampleFrame
from sample_ksy.sample_varint import SampleVarint
from sample_ksy.runtime import KaitaiStream
from io import BytesIO

frame = SampleFrame(True, KaitaiStream(BytesIO(b"")))
reveal_type(frame.magic)
reveal_type(frame.kind)
reveal_type(frame.level)
reveal_type(frame.reserved)
reveal_type(frame.num_entries)
reveal_type(frame.body)
reveal_type(frame.body.entries)
reveal_type(frame.body.entries[0].content)
reveal_type(frame.note)
reveal_type(frame.weight)
reveal_type(frame.num_twice)
reveal_type(frame.is_empty)
reveal_type(SampleFrame.Text(KaitaiStream(BytesIO(b""))).value)
reveal_type(SampleVarint.from_bytes(b"").groups)
reveal_type(SampleFrame.Kind.control.value)
"""
REVEALED = [
    "bytes",
    "sample_ksy.sample_frame.SampleFrame.Kind",
    "int",  # an open enum: mypy joins `Level | int`
    "int",
    "int",
    "sample_ksy.sample_frame.SampleFrame.Body",
    "list[sample_ksy.sample_frame.SampleFrame.Entry]",
    "sample_ksy.sample_frame.SampleFrame.Text | sample_ksy.sample_varint.SampleVarint | None",
    "str | None",
    "float | None",
    "int",
    "bool",
    "bytes",
    "list[int]",
    "Literal[1]?",
]


MISUSE = {
    "frame.note.upper()": 'Item "None" of "str | None" has no attribute "upper"',
    "frame.nothing": 'has no attribute "nothing"',
    "frame.num_twice = 1": 'Property "num_twice"',
    "SampleFrame(True)": 'Missing positional argument "_io"',
}


def mypy(folder: Path, scratch: Path, *arguments: str) -> list[str]:
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", *arguments]
    environment = {**os.environ, "MYPYPATH": str(folder)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=scratch)
    return (done.stdout + done.stderr).splitlines()


def test_types_are_what_a_parse_gives_and_misuse_is_an_error(samples: Path, tmp_path: Path) -> None:
    (tmp_path / "use.py").write_text(SNIPPET)
    (tmp_path / "misuse.py").write_text(SNIPPET.split("reveal_type")[0] + "".join(f"{code}\n" for code in MISUSE))
    lines = mypy(samples, tmp_path, "use.py", "misuse.py")
    revealed = [line.split('"')[1].replace("builtins.", "") for line in lines if "Revealed type" in line]
    assert revealed == REVEALED
    errors = [line for line in lines if ": error:" in line]
    assert len(errors) == len(MISUSE), errors
    for error, message in zip(errors, MISUSE.values(), strict=True):
        assert message in error


def test_absent_fields_are_none(samples: Path) -> None:
    frame = importlib.import_module("sample_ksy.sample_frame").SampleFrame
    stream = importlib.import_module("sample_ksy.runtime").KaitaiStream
    parsed = frame(False, stream(BytesIO(b"FRAM\x01\x02\x20\x07\x00\x00")))
    assert (parsed.note, parsed.weight) == (None, None)
