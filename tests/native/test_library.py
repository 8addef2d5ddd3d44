"""The C library: its checksums, every way and machine that can be tried here, and a program that is linked with it."""

from __future__ import annotations

import random
import subprocess
import zlib
from pathlib import Path

import pytest

from hatch_build import NATIVE, C
from tests import needs
from tests.builders.durable_log import record
from tests.native.lane import CHECKED, COMPILED, LANES, checked, installed

HERE = Path(__file__).parent
WARNINGS = (
    "-std=gnu11",
    "-O1",
    "-Wall",
    "-Wextra",
    "-Wno-unused",
    "-Wno-unused-parameter",
    "-Werror",
    f"-I{NATIVE}",
    f"-I{C}",
)
ON_X86 = [
    "crc32 tables",
    "crc32c tables",
    "crc32c sse4.2",
    "crc32 pclmul",
    "crc32c pclmul",
    "crc32 avx512",
    "crc32c avx512",
]
ON_ARM = ["crc32 tables", "crc32c tables", "crc32 armv8", "crc32c armv8", "crc32 pmull", "crc32c pmull"]


def built(compiler: str, folder: Path, *arguments: object) -> str:
    program = folder / "program"
    subprocess.run([compiler, *WARNINGS, *map(str, arguments), "-o", str(program)], check=True)
    return str(program)


def printed(*command: str) -> list[str]:
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_every_way_of_this_machine_takes_the_same_checksums(tmp_path: Path) -> None:
    """Each length to 4 KB at each alignment of 16."""
    compiler = needs.program("cc", "gcc", "clang")
    ways = printed(built(compiler, tmp_path, HERE / "crc.c", NATIVE / "segspec_crc.c"))
    assert ways[:2] == ["crc32 tables", "crc32c tables"]
    assert set(ways) <= {*ON_X86, *ON_ARM}


def test_every_way_of_aarch64_takes_the_same_checksums(tmp_path: Path) -> None:
    compiler, machine = needs.program("aarch64-linux-gnu-gcc"), needs.program("qemu-aarch64-static", "qemu-aarch64")
    program = built(compiler, tmp_path, "-static", HERE / "crc.c", NATIVE / "segspec_crc.c")
    assert printed(machine, program) == ON_ARM


@pytest.mark.parametrize("lane", [lane for lane in LANES if lane in (COMPILED, CHECKED)])
def test_the_extension_takes_zlib_s_checksums(lane: str) -> None:
    extension = installed() if lane == COMPILED else checked()
    data = random.Random(32).randbytes(4096 + 16)
    for alignment in range(16):
        for length in range(0, 4097, 1 if alignment == 0 else 61):
            part = memoryview(data)[alignment : alignment + length]
            assert extension.crc32(part) == zlib.crc32(part), (alignment, length)
    assert extension.crc32c(b"123456789") == 0xE3069283


def test_a_c_program_reads_a_segment(tmp_path: Path) -> None:
    """With every access checked its kernels are built and run in tests/fuzz/test_native.py."""
    compiler = needs.program("cc", "gcc", "clang")
    sources = (HERE / "reader.c", C / "segspec_kernels.c", NATIVE / "segspec_crc.c")
    program = built(compiler, tmp_path, "-DNDEBUG", "-std=c11", "-O0", *sources)
    content = b"".join(record(n + 7, b"value %d" % n) for n in range(1000))
    segment = tmp_path / "segment"
    segment.write_bytes(content)
    assert printed(program, str(segment)) == [
        f"1000 records, {len(content)} bytes, status 0",
        "first 7: value 0",
        "last 1006",
    ]
    segment.write_bytes(content[:-1])
    at = len(content) - len(record(1006, b"value 999"))
    assert printed(program, str(segment))[0] == f"999 records, {at} bytes, status 11"


def test_the_header_is_of_cpp_too(tmp_path: Path) -> None:
    source = tmp_path / "header.cpp"
    source.write_text('#include "segspec_kernels.h"\n#include "segspec_kernels.h"\nint main() { return 0; }\n')
    compiler = needs.program("c++", "g++", "clang++")
    subprocess.run([compiler, "-fsyntax-only", "-Wall", "-Werror", f"-I{C}", f"-I{NATIVE}", source], check=True)
