"""A source reads any part of a file, local, in memory, or remote, and never more than asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from segspec.storage.source import SEARCH_BLOCK, Source, from_bytes, open_source


def local(content: bytes, folder: Path) -> Source:
    path = folder / "file"
    path.write_bytes(content)
    return open_source(path)


def in_memory(content: bytes, folder: Path) -> Source:
    return from_bytes(content)


def remote(content: bytes, folder: Path) -> Source:
    import fsspec

    with fsspec.open("memory://tests/file", "wb") as file:
        file.write(content)
    return open_source("memory://tests/file")


@pytest.fixture(params=[local, in_memory, remote])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[bytes], Source]:
    return lambda content: request.param(content, tmp_path)


def test_reading_past_the_end_gives_what_is_there(make: Callable[[bytes], Source]) -> None:
    source = make(b"0123456789")
    assert (source.size, source.read(8, 100), source.read(10, 1), source.read(3, 0)) == (10, b"89", b"", b"")


def test_an_empty_file_can_be_opened(make: Callable[[bytes], Source]) -> None:
    source = make(b"")
    assert (source.size, source.read(0, 1), source.find(b"x", 0)) == (0, b"", -1)


def test_a_pattern_across_two_search_blocks_is_found(make: Callable[[bytes], Source]) -> None:
    source = make(bytes(SEARCH_BLOCK - 2) + b"GOLD" + bytes(10))
    assert source.find(b"GOLD", 0) == SEARCH_BLOCK - 2
    assert source.find(b"GOLD", SEARCH_BLOCK - 1) == -1
    assert source.find(b"GOLD", 0, SEARCH_BLOCK) == -1


def test_a_run_of_zeros_ends_at_the_first_other_byte_or_the_file(make: Callable[[bytes], Source]) -> None:
    source = make(b"a" + bytes(2 * SEARCH_BLOCK) + b"b" + bytes(3))
    assert source.zeros_until(1) == 2 * SEARCH_BLOCK + 1
    assert source.zeros_until(0) == 0
    assert source.zeros_until(2 * SEARCH_BLOCK + 2) == source.size


def test_a_missing_file_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        open_source(tmp_path / "missing")
