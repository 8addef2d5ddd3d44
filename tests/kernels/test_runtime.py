"""How kernels are run: with and without numba, what they cost a small file, where their machine code is kept."""

from __future__ import annotations

import importlib
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from segspec.columns.backend import DONE, FULL, cache, from_source, jit, kernel
from segspec.columns.backend.kernel import FAST_FROM
from segspec_kernels import runtime as plain

READERS = [name for name in dir(plain) if name.startswith("read_")]
TEXTS = [
    b"",
    b"plain",
    "żółw".encode(),
    "\U0001f600".encode(),
    b"\xc0\x80",
    b"\xe0\x80\x80",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\xf5\x80\x80\x80",
    b"\xc3",
    b"\xe2\x82",
    b"a\x80",
    b"\xf0\x8f\xbf\xbf",
    b"\xef\xbf\xbf",
]
COUNTER = """
from typing import Any, NamedTuple
from segspec_kernels.runtime import read_u1
MODE = "frames"
FUNCTIONS = ()
COLUMNS = (("value", "u8", "value", ""),)
PARAMS = ()
FAILURES = (("end of stream", "value"),)


class Columns(NamedTuple):
    value: Any


def scan(data, start, stop, end, capacity, columns):
    c_value, = columns
    rows = 0
    position = start
    while position < stop:
        if rows >= capacity:
            return rows, position, 1, position
        c_value[rows] = read_u1(data, position)
        rows += 1
        position += 1
    return rows, position, 0, position
"""


def entries(count: int) -> bytes:
    return b"".join(len(blob).to_bytes(4, "big") + blob for blob in (b"x" * (n % 7) for n in range(count)))


@pytest.mark.parametrize("name", READERS)
def test_readers_agree_at_every_alignment(name: str) -> None:
    import numpy as np
    from numba import njit

    space = {"read": getattr(importlib.import_module("segspec.columns.backend.fast"), name)}
    compiled = njit(eval("lambda data, position: read(data, position)", space))
    data = random.Random(name).randbytes(24) + b"\xff" * 8 + b"\x80" + b"\0" * 8
    for position in range(len(data) - 8):
        assert int(compiled(np.frombuffer(data, np.uint8), position)) == getattr(plain, name)(data, position)


@pytest.mark.parametrize("text", TEXTS, ids=repr)
def test_texts_are_judged_alike(text: bytes) -> None:
    import numpy as np

    from segspec.columns.backend import fast

    data = b"\x41\x80" + text + b"\x80"
    for check in ("is_utf8", "is_ascii"):
        own = getattr(plain, check)(data, 2, len(text))
        assert bool(getattr(fast, check)(np.frombuffer(data, np.uint8), 2, len(text))) is own


def test_the_runtime_of_the_lowering_is_that_of_the_kernels() -> None:
    from segspec.toolchain.lower.context import RUNTIME

    assert [name for name in RUNTIME if not hasattr(plain, name)] == []


def test_full_columns_end_a_run_that_can_be_taken_up() -> None:
    data, own = entries(100), kernel("ffwd_entries")
    position = rows = 0
    while True:
        found = own.scan(data, position, capacity=7, fast=False)
        rows, position = rows + found.rows, found.position
        if found.status == DONE:
            break
        assert (found.status, found.rows, found.reason) == (FULL, 7, "")
    assert (rows, position) == (100, len(data))


def test_no_bytes_are_no_rows() -> None:
    found = kernel("ffwd_entries").scan(b"", fast=False)
    assert (found.rows, found.position, found.status) == (0, 0, DONE)


@pytest.mark.parametrize("fast", [False, True])
def test_any_buffer_will_do(fast: bool, tmp_path: Path) -> None:
    import mmap

    data = entries(50)
    (tmp_path / "file").write_bytes(data)
    with (tmp_path / "file").open("rb") as file:
        mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    for buffer in (data, bytearray(data), memoryview(data), mapped):
        assert kernel("ffwd_entries").scan(buffer, fast=fast).rows == 50


def test_a_small_file_imports_neither_numba_nor_numpy() -> None:
    code = (
        "import sys; from segspec.columns.backend import kernel;"
        "print(kernel('ffwd_entries').scan(bytes(8)).rows, sorted({'numba', 'numpy'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": path()},
    )
    assert done.stdout.strip() == "2 []"


def path() -> str:
    return os.pathsep.join(entry for entry in sys.path if entry)


def test_without_numba_everything_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "find_spec", lambda name: None)
    jit.available.cache_clear()
    try:
        assert not kernel("ffwd_entries").chooses_fast(100 * FAST_FROM)
        assert kernel("ffwd_entries").scan(entries(3)).rows == 3
    finally:
        jit.available.cache_clear()


def test_large_data_is_worth_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "available", lambda: True)
    own = from_source("counter", COUNTER)
    assert own.chooses_fast(FAST_FROM)
    assert not own.chooses_fast(FAST_FROM - 1)


def test_machine_code_is_kept_and_found_again(tmp_path: Path) -> None:
    code = (
        "from segspec.columns.backend import from_source;"
        f"own = from_source('counter', {COUNTER!r});"
        "assert own.scan(b'abc', fast=True).rows == 3;"
        "stats = own.fast.stats; print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))"
    )
    env = os.environ | {"PYTHONPATH": path(), cache.VARIABLE: str(tmp_path / "kept")}
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env).stdout.split()
        for _ in range(2)
    ]
    assert runs == [["0", "1"], ["1", "0"]]
    assert list((tmp_path / "kept").glob("kernels-*/**/*.nbi"))


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "file" / "below"))
    assert cache.kernel_folder() is None
    own = from_source("counter", COUNTER)
    assert own.scan(b"abc", fast=False).rows == 3
    if jit.available():
        assert own.scan(b"abc", fast=True).rows == 3


def test_the_cache_follows_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(cache.VARIABLE, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.base_folder() == tmp_path / "segspec"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache.base_folder() == Path.home() / ".cache" / "segspec"


def test_with_boundscheck_numba_checks_every_read() -> None:
    """A kernel that reads behind the end falls there; the generated ones, over damaged data, never do."""
    careless = COUNTER.replace("position < stop", "position <= stop")
    code = (
        "from segspec.columns.backend import from_source\n"
        f"own = from_source('careless', {careless!r})\n"
        "try:\n    own.scan(b'abc', fast=True)\nexcept IndexError:\n    print('caught')\n"
    )
    env = os.environ | {"PYTHONPATH": path(), "NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert done.stdout.strip() == "caught"
    tests = [str(Path(__file__).with_name(name)) for name in ("test_formats.py", "test_own_specs.py")]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "damage or frames", *tests]
    checked = subprocess.run(
        command, capture_output=True, text=True, check=False, env=env | {"SEGSPEC_MUTATIONS": "60"}
    )
    assert checked.returncode == 0, checked.stdout
