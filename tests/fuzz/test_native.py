"""The targets in C: they can be built, and keep what they promise on the seeds that libFuzzer begins with."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hatch_build import NATIVE, C
from tests import needs
from tests.fuzz.native.material import CONTROL, TARGETS, inputs

HERE = Path(__file__).parent / "native"
FLAGS = ("-std=gnu11", "-O0", "-fwrapv", "-fno-strict-aliasing", "-w", "-DSEG_CHECK", f"-I{NATIVE}", f"-I{C}")
EACH = 7
"""Of so many seeds one is run."""


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The kernels that check every access, as objects."""
    compiler, folder = needs.program("cc", "gcc", "clang"), tmp_path_factory.mktemp("kernels")
    made = []
    for source in (C / "segspec_kernels.c", NATIVE / "segspec_crc.c"):
        made.append(str(folder / f"{source.stem}.o"))
        subprocess.run([compiler, *FLAGS, "-c", str(source), "-o", made[-1]], check=True)
    return made


@pytest.mark.parametrize("target", TARGETS)
def test_a_target_keeps_its_promises_on_its_seeds(target: str, kernels: list[str], tmp_path: Path) -> None:
    program, files = str(tmp_path / "target"), []
    sources = [str(HERE / f"{target}.c"), str(HERE / "replay.c")]
    subprocess.run([needs.program("cc", "gcc", "clang"), *FLAGS, *sources, *kernels, "-o", program], check=True)
    for number, content in enumerate(list(inputs(target))[::EACH]):
        files.append(tmp_path / f"{number}")
        files[-1].write_bytes(content)
    done = subprocess.run([program, *map(str, files)], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{len(files)} inputs\n", "")
    assert len(files) > 100


def test_a_broken_promise_ends_the_process(tmp_path: Path) -> None:
    target = tmp_path / "target.c"
    broken_by_7 = "void target(const uint8_t *c, seg_u8 d) { PROMISE(d.n < 2 || d.p[1] != 7); }"
    target.write_text(f'#include "harness.h"\n{broken_by_7}\n', encoding="ascii")
    program, sound, broken = tmp_path / "program", tmp_path / "sound", tmp_path / "broken"
    compiler = needs.program("cc", "gcc", "clang")
    subprocess.run([compiler, *FLAGS, f"-I{HERE}", str(target), str(HERE / "replay.c"), "-o", str(program)], check=True)
    sound.write_bytes(bytes(CONTROL) + b"\0\0")
    broken.write_bytes(bytes(CONTROL) + b"\0\7")
    assert subprocess.run([program, sound]).returncode == 0
    done = subprocess.run([program, broken], capture_output=True, text=True)
    assert done.returncode < 0
    assert "broken: d.n < 2 || d.p[1] != 7" in done.stderr
