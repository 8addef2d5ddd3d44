"""Atomic files and folders: they get their names when they are complete and on the disk, and not before."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

TEMPORARY_SUFFIX = ".segspec-tmp"
"""How names end until a file or folder is complete. The next writer of a log removes what a crash left in its
folder."""


@contextmanager
def appearing_file(target: Path) -> Iterator[IO[bytes]]:
    """A file that replaces `target` when the block ends. Where the block raises, nothing is left."""
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
    """Replaces all of `target` with the content: a crash leaves what was there before, or this."""
    with appearing_file(target) as out:
        out.write(content)


@contextmanager
def appearing_folder(target: Path, *, parents: bool = False) -> Iterator[Path]:
    """A folder that is renamed to `target`, where nothing or an empty folder is, when the block ends. Where the block
    raises, nothing is left.

    The caller syncs the files in it. With `parents` missing folders above it are made too.
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
    """A temporary name in the same folder."""
    return target.with_name(f".{target.name}.{os.getpid()}{TEMPORARY_SUFFIX}")
