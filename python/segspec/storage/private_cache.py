"""The user's cache of what is run: compiled kernels, and the program for Spark's Python processes.

It is `SEGSPEC_CACHE_DIR`, else `$XDG_CACHE_HOME/segspec`, else `~/.cache/segspec`. A folder that others could write to
is not used.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

from segspec.storage import disk

VARIABLE = "SEGSPEC_CACHE_DIR"


def cache_folder() -> Path:
    """May not exist. Raises `OSError` if the user has none."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen).absolute()
    given = os.environ.get("XDG_CACHE_HOME", "")
    # The XDG definition ignores a relative path.
    if not Path(given).is_absolute():
        try:
            given = str(Path.home() / ".cache")
        except RuntimeError as error:
            raise FileNotFoundError(str(error)) from error
    return Path(given) / "segspec"


def private_folder(name: str) -> Path:
    """A folder of the cache. Raises `OSError` if the user has none, or others can write to it."""
    folder = cache_folder() / name
    make_private(folder)
    return folder


def make_private(folder: Path) -> None:
    """Creates the folder. Raises `PermissionError` if others can write to it."""
    for missing in [place for place in (*reversed(folder.parents), folder) if not place.exists()]:
        try:
            disk.perform(os.mkdir, missing, 0o700)
        except FileExistsError:
            if not missing.is_dir():
                raise
    real = folder.resolve()
    found = real.stat()
    for place in (real, *real.parents):
        refuse_strangers(place, place.stat(), allow_root=place != real)
    if found.st_mode & 0o077:
        # Others could read it, which is harmless.
        real.chmod(0o700)


def refuse_strangers(place: Path, found: os.stat_result, *, allow_root: bool = False) -> None:
    owners = (os.geteuid(), 0) if allow_root else (os.geteuid(),)
    shared = found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    # In a sticky folder such as /tmp nobody can rename other people's files.
    sticky = allow_root and stat.S_ISDIR(found.st_mode) and found.st_mode & stat.S_ISVTX
    if found.st_uid not in owners or (shared and not sticky):
        raise PermissionError(f"others could change {place}: nothing of it is loaded")
