"""A segment that its owner cuts off while another process reads it: one clear error, never a signal."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import segspec
from tests.helpers.patience import PATIENCE

RECORDS, SIZE = 16_000, 1_000
FORMATS = ("durable_log", "osiris", "tank", "mojo", "ffwd")

READERS = {
    "records": "for _ in segspec.open(LOG).records(): once()",
    "arrow": "for _ in segspec.open(LOG).arrow(): once()",
    "verify": "list(segspec.open(LOG).verify(progress=lambda read: once()))",
    "info": "segspec.open(LOG).info(progress=lambda read: once())",
    "skip": "for _ in segspec.open(LOG).records(on_damage='skip', report=print): once()",
}

READER = """
import os, signal, sys
import segspec
LOG, done = sys.argv[1], []
def once():
    if not done:
        done.append(1)
        print("began", flush=True)
        sys.stdin.readline()
try:
    {read}
except (segspec.SegspecError, OSError) as error:
    print(type(error).__name__, error)
    sys.exit(1)
"""


def written(folder: Path, format: str) -> Path:
    """The segment of a new log of 16 MB, which is longer than what any reader holds of it."""
    with segspec.create(folder, format, segment_bytes=1 << 30) as log:
        chance = random.Random(1)
        for _ in range(RECORDS):
            # Nothing that could be compressed.
            value = chance.randbytes(SIZE)
            log.append(fields=[(b"f", value)]) if format == "mojo" else log.append(value)
    return max((path for path in folder.iterdir() if path.is_file()), key=lambda path: path.stat().st_size)


@pytest.mark.parametrize("how", READERS)
def test_a_segment_that_is_cut_off_under_a_reader_is_one_error_that_names_it(tmp_path: Path, how: str) -> None:
    cut_off_under(tmp_path / "log", "durable_log", how)


@pytest.mark.parametrize("format", FORMATS[1:])
def test_a_segment_of_any_format_that_is_cut_off_is_one_error(tmp_path: Path, format: str) -> None:
    cut_off_under(tmp_path / "log", format, "arrow")


def cut_off_under(folder: Path, format: str, how: str) -> None:
    segment = written(folder, format)
    before, after = segment.stat().st_size, 100_000
    with subprocess.Popen(
        [sys.executable, "-c", READER.format(read=READERS[how]), str(folder)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as reader:  # fmt: skip
        assert reader.stdout is not None
        assert reader.stdout.readline() == "began\n"
        with segment.open("r+b") as owner:
            owner.truncate(after)
        out, errors = reader.communicate("\n", timeout=PATIENCE)
    assert (reader.returncode, errors) == (1, "")
    words = f"torn: the file was cut off while it was read: it had {before:,} bytes, and has {after:,}\n"
    assert out.startswith(f"ShrunkError {segment}:")
    assert out.endswith(words)


def test_dump_of_a_segment_that_is_cut_off_ends_with_exit_1(tmp_path: Path) -> None:
    segment = written(tmp_path / "log", "durable_log")
    with subprocess.Popen(
        [sys.executable, "-m", "segspec.cli.main", "dump", str(segment)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as reader:  # fmt: skip
        assert reader.stdout is not None
        # The rest waits in a pipe that is full.
        reader.stdout.readline()
        with segment.open("r+b") as owner:
            owner.truncate(100_000)
        _, errors = reader.communicate(timeout=PATIENCE)
    assert reader.returncode == 1
    assert errors.startswith(f"segspec: {segment}:")
    assert errors.endswith("and has 100,000\n")


def test_a_segment_that_grows_is_read_as_far_as_it_was(tmp_path: Path) -> None:
    segment = written(tmp_path / "log", "durable_log")
    records = segspec.open(segment).records(on_damage="fail")
    next(records)
    with segment.open("ab") as owner:
        owner.write(b"\xff" * 1000)
    assert sum(1 for _ in records) == RECORDS - 1
