"""Whether two names mean one file or folder, by device and inode."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

Identity = tuple[int, int]

LOCAL_SCHEMES = ("file", "local")


def local_path(path: str | os.PathLike[str]) -> Path | None:
    """The local path that `path` names, including `file://`; None for a remote one."""
    scheme, separator, rest = os.fspath(path).rpartition("://")
    if not separator:
        return Path(path)
    # fsspec chains protocols: `simplecache::file:///log`.
    return Path(rest) if scheme.rpartition("::")[2] in LOCAL_SCHEMES else None


def identity(path: Path) -> Identity | None:
    """The identity after following all links; None if the path does not exist."""
    try:
        status = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        words = f"it cannot be told whether this is an input: {error.strerror}"
        raise OSError(error.errno, words, str(path)) from error
    return status.st_dev, status.st_ino


def places(path: Path) -> list[Identity]:
    """The identities of `path` and of all folders above it, the nearest first. A dangling link is followed."""
    real = Path(os.path.realpath(path))
    return [found for each in (real, *real.parents) if (found := identity(each)) is not None]


def files_below(folder: Path) -> Iterator[tuple[Identity, Path]]:
    """Every file in a folder and below it; links count as their targets."""
    for above, _, names in os.walk(folder):
        for name in names:
            path = Path(above) / name
            found = identity(path)
            if found is not None:
                yield found, path


def nearest_folder(path: Path) -> Path:
    """The nearest existing folder above `path`."""
    return next(folder for folder in Path(os.path.realpath(path)).parents if folder.is_dir())
