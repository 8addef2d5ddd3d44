"""Files and folders that appear under their name when they are complete and on the disk, and not before."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

TEMPORARY_SUFFIX = ".segspec-tmp"
"""How names end until the files and folders are whole. What a crash left in a log's folder, its next writer removes."""


@contextmanager
def appearing_file(target: Path) -> Iterator[IO[bytes]]:
    """A file that takes the place of `target` when the block ends; where it raises, nothing is left."""
    part = _beside(target)
    try:
        with part.open("xb") as out:
            yield out
            sync_file(out)
        part.replace(target)
    except BaseException:
        with suppress(FileNotFoundError):
            part.unlink()
        raise
    sync_folder(target.parent)


def replace_file(target: Path, content: bytes) -> None:
    """Gives `target` the content as a whole: a crash leaves what was there before, or this."""
    with appearing_file(target) as out:
        out.write(content)


@contextmanager
def appearing_folder(target: Path, *, parents: bool = False) -> Iterator[Path]:
    """A folder that is called `target` when the block ends, in place of an empty one; where it raises, nothing is left.

    The files in it are the caller's to sync. With `parents` the folders above it are made where they are missing.
    """
    part = _beside(target)
    part.mkdir(parents=parents)
    try:
        yield part
        for folder in (part, *(below for below in part.rglob("*") if below.is_dir())):
            sync_folder(folder)
        part.rename(target)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise
    sync_folder(target.parent)


def sync_file(file: IO[bytes]) -> None:
    """Makes what was written to an open file durable."""
    file.flush()
    os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Makes the names in `folder` durable."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _beside(target: Path) -> Path:
    """A name in the same folder, for what is to become `target`."""
    return target.with_name(f".{target.name}.{os.getpid()}{TEMPORARY_SUFFIX}")
