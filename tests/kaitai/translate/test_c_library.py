"""The kernels as a library of C: a program without Python reads a segment; C++ takes the header."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import segspec
from segspec_kaitai.programs import bounded
from segspec_kaitai.spec.source import ROOT

C = ROOT / "generated" / "c"
INCLUDED = [f"-I{C}", f"-I{bounded.NATIVE}"]


def test_a_program_in_c_reads_a_segment(tmp_path: Path) -> None:
    payloads = [b"x" * n for n in (0, 1, 300, 7)]
    with segspec.create(tmp_path / "log", "durable_log") as writer:
        for payload in payloads:
            writer.append(payload)
    (segment,) = (tmp_path / "log").glob("*.log")
    sources = [Path(__file__).with_name("offsets.c"), C / "segspec_kernels.c", bounded.NATIVE / "segspec_crc.c"]
    program = tmp_path / "offsets"
    flags = [
        "-std=c11",
        "-O1",
        "-fwrapv",
        "-DSEG_CHECK",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-Wno-unused",
        "-Wno-unused-parameter",
    ]
    subprocess.run([*bounded.compiler(), *flags, *INCLUDED, *map(str, sources), "-o", str(program)], check=True)
    done = subprocess.run([program, segment], capture_output=True, text=True)
    lines = [f"{offset} {len(payload)}\n" for offset, payload in enumerate(payloads)]
    assert done.stdout == "".join(lines) + f"{len(payloads)} rows to {segment.stat().st_size}\n"
    assert done.returncode == 0


def test_the_header_is_of_cpp_too(tmp_path: Path) -> None:
    compiler = shutil.which("c++")
    if compiler is None:
        pytest.skip("c++ is missing: the header cannot be tried with C++")
    source = tmp_path / "header.cpp"
    source.write_text('#include "segspec_kernels.h"\n#include "segspec_kernels.h"\nint main() { return 0; }\n')
    subprocess.run([compiler, "-fsyntax-only", "-Wall", "-Werror", *INCLUDED, str(source)], check=True)
