"""What may be given as an option of a store."""

from __future__ import annotations

import os
from math import isfinite
from pathlib import Path

from segspec.storage.source import is_remote


def checked_seconds(name: str, value: object) -> float:
    """`value` if it is a time that passes; else a `ValueError` or `TypeError` that names it."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"{name} is {value!r}; it is a number of seconds")
    if not isfinite(value) or value <= 0:
        raise ValueError(f"{name} is {value:g}; it is more than 0 seconds")
    return value


def checked_root(root: str | os.PathLike[str], archive: str | os.PathLike[str] | None) -> Path:
    """The folder of a store. Raises `ValueError` for what is none, and for one that is the archive, too: what is
    evicted would be gone."""
    name = os.fspath(root)
    if is_remote(name):
        raise ValueError(f"root is {name!r}; a store is in a folder of this machine, and its archive may be elsewhere")
    if archive is not None and not os.fspath(archive):
        raise ValueError("archive is empty; it is a folder or a URL")
    if archive is not None and _folder(os.fspath(archive)) == Path(name).resolve():
        raise ValueError(f"archive is {os.fspath(archive)!r}, the folder of the store; an archive is somewhere else")
    return Path(name)


def _folder(archive: str) -> Path | None:
    """The folder that an archive is; None where it is in an object store."""
    local = archive.removeprefix("file://")
    return None if is_remote(local) else Path(local).resolve()
