"""How kernels are run: in which lane, what they cost a small file, where machine code of users' kernels is kept."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from segspec.columns.backend import DONE, FULL, Kernel, lanes
from segspec.storage import private_cache
from segspec_kaitai.own import kept_kernel as own
from segspec_kaitai.programs import bounded
from segspec_kaitai.translate import translate
from segspec_kernels import runtime
from segspec_ksy.logs.kernels import ffwd_frames
from tests import needs
from tests.native.lane import LANES, PLAIN, loaded, use

ENTRIES = Kernel(ffwd_frames)

READERS = [name for name in dir(runtime) if name.startswith("read_")]
UNSIGNED = ("read_u8be", "read_u8le")
CHECKS = ("is_ascii", "is_utf8", "is_utf16le", "is_utf16be")
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
    "wide \U0001f600\ufffe".encode("utf-16-le"),
    "wide \U0001f600\ufffe".encode("utf-16-be"),
    b"\x00\xd8",
    b"\xd8\x00",
    b"\x00\xdc\x00\xd8",
    b"\xd8\x00\xdc\x00\xdc\x00",
    b"\xd8\x00\x00\x41",
    b"\x00\xd8\x00\xdc\x00",
    b"\xd8\x00\xdc",
]
LETTERS = (0, (1 << 27) - 2 | (1 << 27) - 2 << 32, 1 << 63, 1)
"""A set of bytes in four words: the letters of ASCII, and the bytes 0xbf and 0xc0."""
COUNTER = """
from typing import NamedTuple

from segspec_kernels.runtime import read_u1
from segspec_kernels.types import Bytes, U8s

MODE = "frames"
COLUMNS = (("value", "u8", "value", ""),)
PARAMS = ()
FAILURES = (("end of stream", "value"),)


class Columns(NamedTuple):
    value: U8s


def scan(data: Bytes, start: int, stop: int, end: int, capacity: int, columns: Columns) -> tuple[int, int, int, int]:
    rows = 0
    position = start
    while position < stop:
        if rows >= capacity:
            return rows, position, 1, position
        columns.value[rows] = read_u1(data, position)
        rows += 1
        position += 1
    return rows, position, 0, position
"""


def entries(count: int) -> bytes:
    return b"".join(len(blob).to_bytes(4, "big") + blob for blob in (b"x" * (n % 7) for n in range(count)))


Probe = Callable[[bytes, int, int], dict[str, int]]


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Probe:
    """What the C runtime reads at a position, and how it judges a text from there on."""
    needs.program("cc", "gcc", "clang")
    signed = [name for name in READERS if name not in UNSIGNED]
    lines = [f"    out[{n}] = {name}(data, position)" for n, name in enumerate(signed)]
    lines += [f"    unsigned[{n}] = {name}(data, position)" for n, name in enumerate(UNSIGNED)]
    lines += [f"    flags[{n}] = {name}(data, position, length)" for n, name in enumerate(CHECKS)]
    source = f"""
from segspec_kernels.runtime import {", ".join((*READERS, *CHECKS, "find_unit", "is_within", "u64", "utf8_length"))}
from segspec_kernels.types import Bools, Bytes, I64s, U64, U64s


def run(data: Bytes, position: int, length: int, out: I64s, unsigned: U64s, flags: Bools) -> tuple[int, int]:
{chr(10).join(lines)}
    return position, length


def block(data: Bytes, position: int, length: int, unit: U64, width: int) -> tuple[int, int, bool]:
    letters = is_within(data, position, length, {", ".join(f"u64({word})" for word in LETTERS)})
    found = find_unit(data, position, position + length, unit, width)
    return found, utf8_length(data, position, length), letters
"""
    folder = tmp_path_factory.mktemp("probe")
    (folder / "probe.c").write_text(translate({"probe": source}, extension="probe").single)
    bounded.build([folder / "probe.c"], folder / "probe.so", ["-DSEG_CHECK"])
    extension = loaded("probe", folder / "probe.so")

    def call(data: bytes, position: int, length: int) -> dict[str, int]:
        out, unsigned, flags = array("q", [0]) * len(signed), array("Q", [0]) * 2, bytearray(len(CHECKS))
        extension.probe_run(data, position, length, out, unsigned, flags)
        return dict(zip((*signed, *UNSIGNED, *CHECKS), (*out, *unsigned, *flags), strict=True))

    call.block = extension.probe_block  # type: ignore[attr-defined]
    return call


def test_readers_agree_at_every_alignment(probe: Probe) -> None:
    data = random.Random(5).randbytes(24) + b"\xff" * 8 + b"\x80" + b"\0" * 8
    for position in range(len(data) - 8):
        found = probe(data, position, 0)
        for name in READERS:
            assert found[name] == getattr(runtime, name)(data, position), name


@pytest.mark.parametrize("text", TEXTS, ids=repr)
def test_texts_are_judged_alike(text: bytes, probe: Probe) -> None:
    data = b"\x41\x80" + text + bytes(8)
    found = probe(data, 2, len(text))
    for check in CHECKS:
        assert bool(found[check]) is getattr(runtime, check)(data, 2, len(text))


@pytest.mark.parametrize("width", range(1, 9))
def test_units_and_characters_are_counted_alike(width: int, probe: Probe) -> None:
    chance = random.Random(width)
    for _ in range(200):
        data = bytes(chance.choice(b"\0\0\0aZ\xbf\xc0") for _ in range(chance.randrange(40)))
        position = chance.randrange(len(data) + 1)
        length = chance.randrange(len(data) - position + 1)
        term = bytes(chance.choice(b"\0\0a") for _ in range(width))
        unit = int.from_bytes(term, "little")
        units = [data[at : at + width] for at in range(position, position + length - width + 1, width)]
        expected = position + units.index(term) * width if term in units else position + length
        found = probe.block(data, position, length, unit, width)  # type: ignore[attr-defined]
        assert runtime.find_unit(data, position, position + length, unit, width) == expected
        characters = runtime.utf8_length(data, position, length)
        letters = runtime.is_within(data, position, length, *LETTERS)
        assert letters is all(byte in b"aZ\xbf\xc0" for byte in data[position : position + length])
        assert found == (expected, characters, letters)
    assert runtime.utf8_length("żółw \U0001f600".encode(), 0, 12) == 6


def test_full_columns_end_a_run_that_can_be_taken_up() -> None:
    data, scanned = entries(100), ENTRIES
    position = rows = 0
    while True:
        found = scanned.scan(data, position, capacity=7, fast=False)
        rows, position = rows + found.rows, found.position
        if found.status == DONE:
            break
        assert (found.status, found.rows, found.reason) == (FULL, 7, "")
    assert (rows, position) == (100, len(data))


@pytest.mark.parametrize("lane", LANES)
def test_any_buffer_will_do(lane: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import mmap

    use(monkeypatch, lane)
    data = entries(50)
    (tmp_path / "file").write_bytes(data)
    with (tmp_path / "file").open("rb") as file:
        mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    for buffer in (data, bytearray(data), memoryview(data), mapped):
        assert ENTRIES.scan(buffer).rows == 50


def python(code: str, **environment: str) -> str:
    """What a fresh process prints."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": path} | environment,
    )
    return done.stdout.strip()


def test_a_scan_imports_no_numpy() -> None:
    code = (
        "import sys; from segspec.columns.backend import Kernel; from segspec_ksy.logs.kernels import ffwd_frames;"
        "print(Kernel(ffwd_frames).scan(bytes(8)).rows, 'numpy' in sys.modules)"
    )
    assert python(code) == "2 False"


def test_without_the_extension_everything_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, PLAIN)
    assert not ENTRIES.is_fast(1 << 30)
    assert ENTRIES.scan(entries(3)).rows == 3
    with pytest.raises(RuntimeError, match="the compiled kernels are missing"):
        ENTRIES.scan(entries(3), fast=True)


@pytest.mark.parametrize("lane", [lane for lane in LANES if lane != PLAIN])
def test_arguments_of_another_kind_are_refused(lane: str, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, lane)
    compiled = ENTRIES.scanner(fast=True)
    columns = ENTRIES.arrays(4, fast=True)
    given = (b"", 0, 0, 0, 4)
    assert compiled(*given, columns) == (0, 0, 0, 0)
    for wrong in (
        given,
        (*given, columns, 0),
        ("text", *given[1:], columns),
        (b"", 0.5, *given[2:], columns),
        (*given, columns[:-1]),
        (*given, tuple(array("d", [0.0] * 4) for _ in columns)),
        (*given, tuple(array("Q", [0] * 4) for _ in columns)),
    ):
        with pytest.raises(TypeError):
            compiled(*wrong)
    with pytest.raises(BufferError):
        compiled(*given, tuple(memoryview(column).toreadonly() for column in columns))


def test_a_users_kernel_is_compiled_for_large_data_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs.program("cc", "gcc", "clang")
    monkeypatch.setenv(private_cache.VARIABLE, str(tmp_path))
    monkeypatch.delenv(lanes.PLAIN, raising=False)
    assert not own.OwnKernel("counter", COUNTER).is_fast(own.COMPILE_FROM - 1)
    assert own.OwnKernel("counter", COUNTER).is_fast(own.COMPILE_FROM)
    (kept,) = (tmp_path / "kernels").iterdir()
    when = kept.stat().st_mtime_ns
    again = own.OwnKernel("counter", COUNTER)
    assert again.is_fast(1), "what is kept costs nothing"
    assert again.scan(b"abc").columns["value"].tolist() == [97, 98, 99]
    assert kept.stat().st_mtime_ns == when
    monkeypatch.setenv(lanes.PLAIN, "1")
    assert not own.OwnKernel("counter", COUNTER).is_fast(own.COMPILE_FROM)


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs.program("cc", "gcc", "clang")
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv(private_cache.VARIABLE, str(tmp_path / "file" / "below"))
    for fast in (False, True):
        assert own.OwnKernel("counter", COUNTER).scan(b"abc", fast=fast).rows == 3


@pytest.mark.parametrize("compiler", ["no-such-compiler", "false"])
def test_without_a_compiler_a_users_kernel_is_plain(compiler: str, tmp_path: Path) -> None:
    code = (
        "from segspec_kaitai.own import kept_kernel as own;"
        f"made = own.OwnKernel('counter', {COUNTER!r});"
        "print(made.is_fast(own.COMPILE_FROM), made.scan(b'abc').rows)"
    )
    assert python(code, CC=compiler, **{private_cache.VARIABLE: str(tmp_path)}) == "False 3"


def test_the_cache_follows_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(private_cache.VARIABLE, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert private_cache.cache_folder() == tmp_path / "segspec"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert private_cache.cache_folder() == Path.home() / ".cache" / "segspec"


def test_with_checks_a_read_after_the_end_ends_the_process(tmp_path: Path) -> None:
    """The tests of the generated kernels run over damaged data in this lane, and never do so."""
    needs.program("cc", "gcc", "clang")
    careless = COUNTER.replace("position < stop", "position <= stop")
    code = (
        "from segspec_kaitai.own.kept_kernel import OwnKernel\n"
        "from segspec_kaitai.programs import bounded\n"
        "bounded.FLAGS = (*bounded.FLAGS, '-DSEG_CHECK')\n"
        f"OwnKernel('careless', {careless!r}).scan(b'abc', fast=True)\n"
    )
    with pytest.raises(subprocess.CalledProcessError) as caught:
        python(code, **{private_cache.VARIABLE: str(tmp_path)})
    assert caught.value.returncode == -signal.SIGABRT
    assert "3+1 of 3" in caught.value.stderr
