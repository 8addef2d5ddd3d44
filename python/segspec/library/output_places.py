"""Decides whether an output may be written: never over an input, and not into the folder of a log."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from segspec.core.errors import SegspecError, ShrunkError
from segspec.formats.contract.reading import WEAK
from segspec.reading.detect import format_of_directory
from segspec.storage.directory import list_directory
from segspec.storage.disk import Identity, files_below, identity, local_path, nearest_folder, places
from segspec.storage.source import is_remote

HOW = ", or force it if it is a new file"


class OutputError(ValueError):
    """An output is refused because of its place; nothing was written."""


def check_output(
    out: str | os.PathLike[str], inputs: Iterable[str | os.PathLike[str]] = (), *, force: bool = False
) -> None:
    """Raises `OutputError` if the file or folder `out` may not be written.

    It may not be an input, contain one, be a file of a log, or be a dangling link. A new file in a log's folder needs
    `force`. A file of a log in `inputs` stands for all of its files. Files are compared by identity.
    """
    if is_remote(os.fspath(out)):
        raise OutputError(f"{out} is remote: what is written goes to a local file system")
    target = Path(out)
    if target.is_symlink() and not target.exists():
        raise OutputError(f"{target} is a link to {target.readlink()}, where nothing is: name the place itself")
    own, around = identity(target), places(target)
    for given in inputs:
        source = local_path(given)
        if source is not None and identity(source) is not None:
            _check_input(target, own, source)
            if not force:
                _check_folders(target, around, source)
    _check_neighbours(target, force=force)


def _check_input(target: Path, own: Identity | None, source: Path) -> None:
    if own is None:
        return
    if own == identity(source):
        raise OutputError(f"{target} is what is read: nothing is changed in place")
    if own in places(source):
        raise OutputError(f"{target} contains {source}, which is read: nothing is changed in place")
    for folder in _folders(source):
        for found, path in files_below(folder):
            if found == own:
                raise OutputError(f"{target} is the same file as {path}, which is read: nothing is changed in place")


def _check_folders(target: Path, around: Sequence[Identity], source: Path) -> None:
    for folder in _folders(source):
        if identity(folder) in around:
            raise OutputError(f"{target} lies in {folder}, which is read: choose another folder{HOW}")


def _check_neighbours(target: Path, *, force: bool) -> None:
    if target.is_dir():
        format = _log_in(target)
        if format is not None:
            raise OutputError(f"{target} is the folder of a log ({format})")
    folder = nearest_folder(target)
    format = _log_in(folder)
    if format is not None and target.is_file():
        raise OutputError(f"{target} is a file in the folder of a log ({format}): none of them is ever replaced")
    if format is not None and not force:
        raise OutputError(f"{target} lies in {folder}, the folder of a log ({format}): choose another folder{HOW}")


def _folders(source: Path) -> tuple[Path, ...]:
    if source.is_dir():
        return (source,)
    return (source.parent,) if _log_in(source.parent) is not None else ()


def _log_in(folder: Path) -> str | None:
    try:
        found = format_of_directory(list_directory(folder), least=WEAK)
    except ShrunkError:
        raise
    except (OSError, SegspecError):
        return None
    return None if found is None else found[0].name
