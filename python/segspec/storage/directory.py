"""A local or remote folder of files."""

from __future__ import annotations

import errno
import os
import stat
import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from segspec.core.text import path_text
from segspec.storage.source import Source, is_remote, kind_of, open_regular, open_source
from segspec.storage.store_path import like

if TYPE_CHECKING:
    from segspec.storage.disk import Identity

NONE: Mapping[str, Any] = MappingProxyType({})

TIME_NAMES = ("LastModified", "updated", "last_modified", "mtime", "created")
"""The names of the modification time in fsspec's file systems: S3, Google, Azure, Arrow, local, memory."""


COARSE = 2.0
"""Changes of a folder within this many seconds may have the same time."""

READINGS = 20


class Directory(NamedTuple):
    """One folder: `path`, the sizes of its files by name, and the names of its folders, sorted.

    `odd` are other names with their kinds, `links` folders reached by a link, `times` modification times in seconds
    since the epoch, if known.
    """

    path: str
    sizes: dict[str, int]
    folders: tuple[str, ...] = ()
    odd: Mapping[str, str] = NONE
    links: frozenset[str] = frozenset()
    identities: Mapping[str, Identity] = NONE
    times: Mapping[str, float] = NONE
    identity: Identity | None = None

    def names(self) -> list[str]:
        return list(self.sizes)

    def join(self, name: str) -> str:
        return like(f"{self.path.rstrip('/')}/{name}", self.path) if self.path not in ("", ".") else name

    def open(self, name: str) -> Source:
        return open_source(self.join(name))

    def start(self, name: str, length: int) -> bytes:
        """Up to `length` bytes from the beginning of a file: cheaper than opening it."""
        path = self.join(name)
        if is_remote(path):
            with open_source(path) as source:
                return source.read(0, length)
        descriptor = open_regular(path)
        try:
            return os.pread(descriptor, length, 0)
        finally:
            os.close(descriptor)


def list_directory(path: str | os.PathLike[str]) -> Directory:
    """Reads the folder at `path`. Raises `OSError`.

    The listing of a living log has no false gaps.
    """
    name = os.fspath(path)
    if is_remote(name):
        return _list_remote(name)
    for _ in range(READINGS):
        # A file renamed since then has a name that was not read.
        listed, is_whole = _list_local(name)
        if is_whole:
            break
    return listed


def _list_local(name: str) -> tuple[Directory, bool]:
    is_whole = True
    sizes: dict[str, int] = {}
    odd: dict[str, str] = {}
    links: set[str] = set()
    identities: dict[str, Identity] = {}
    times: dict[str, float] = {}
    for entry in _entries(name or "."):
        try:
            found = entry.stat()
        except OSError as error:
            if error.errno != errno.ENOENT or entry.is_symlink():
                odd[entry.name] = _why_not(error)
            else:
                is_whole = False
            continue
        if stat.S_ISDIR(found.st_mode):
            identities[entry.name] = found.st_dev, found.st_ino
            if entry.is_symlink():
                links.add(entry.name)
        elif not stat.S_ISREG(found.st_mode):
            odd[entry.name] = kind_of(found.st_mode)
        elif not found.st_mode & stat.S_IROTH and not os.access(entry.path, os.R_OK):
            odd[entry.name] = "a file that may not be read"
        else:
            sizes[entry.name] = found.st_size
            times[entry.name] = found.st_mtime
    own = os.stat(name or ".")
    identity = own.st_dev, own.st_ino
    return Directory(name, sizes, tuple(identities), odd, frozenset(links), identities, times, identity), is_whole


def _entries(folder: str) -> list[os.DirEntry[str]]:
    """The entries by name.

    A listing may lack an older file, so it is repeated until two agree.
    """
    before: list[str] | None = None
    for _ in range(READINGS):
        changed = os.stat(folder).st_mtime
        found = _read_names(folder)
        names = [entry.name for entry in found]
        if names == before or (changed == os.stat(folder).st_mtime and time.time() - changed > COARSE):
            break
        before = names
    return found


def _read_names(folder: str) -> list[os.DirEntry[str]]:
    with os.scandir(folder) as entries:
        return sorted(entries, key=lambda entry: entry.name)


def _why_not(error: OSError) -> str:
    if error.errno == errno.ENOENT:
        return "a link to a missing target"
    if error.errno == errno.ELOOP:
        return "a link that leads to itself"
    return f"what the system does not show ({error.strerror})"


def is_directory(path: str | os.PathLike[str]) -> bool:
    name = os.fspath(path)
    if not is_remote(name):
        return os.path.isdir(name)
    from segspec.storage.remote import ask, filesystem

    files, key = filesystem(name)
    return ask(name, lambda: _is_remote_directory(files, key))


def _is_remote_directory(files: Any, key: str) -> bool:
    # Clients list a whole folder to recognize it; these are single requests.
    with suppress(OSError):
        if files.info(key)["type"] == "directory":
            return True
    return bool(files.isdir(key))


def parent(path: str) -> tuple[str, str]:
    """The folder of a file, and its name."""
    folder, slash, name = path.rpartition("/")
    return like(folder or "/", path) if slash else ".", name


def above(folder: str) -> str:
    """The parent of a folder. `.`, `..` and a final `/` count as names."""
    name = folder.rstrip("/")
    if not is_remote(folder) and name.rpartition("/")[2] in ("", ".", ".."):
        name = os.path.abspath(folder)
    return parent(name)[0]


def folder_names(path: str) -> list[str]:
    """Names of a folder and of those above it, the outermost first."""
    # The first part in a store (a bucket, a host) is not a folder.
    names = path.split("/")[len(("scheme:", "", "bucket")) :] if is_remote(path) else os.path.abspath(path).split("/")
    return [*([] if is_remote(path) else ["/"]), *(path_text(name) for name in names if name)]


def _list_remote(path: str) -> Directory:
    from segspec.storage.remote import ask, filesystem

    files, key = filesystem(path)
    entries = sorted(ask(path, lambda: files.ls(key, detail=True)), key=lambda entry: str(entry["name"]))
    base = {entry["name"]: entry["name"].rstrip("/").rsplit("/", 1)[-1] for entry in entries}
    files_of = [e for e in entries if e["type"] == "file" and e["name"].rstrip("/") != key]
    sizes = {base[e["name"]]: int(e["size"]) for e in files_of}
    times = {base[e["name"]]: when for e in files_of if (when := _changed(e)) is not None}
    folders = tuple(base[e["name"]] for e in entries if e["type"] == "directory")
    return Directory(path, sizes, folders, times=times)


def _changed(entry: Mapping[str, Any]) -> float | None:
    for name in TIME_NAMES:
        when = entry.get(name)
        if isinstance(when, datetime):
            return when.timestamp()
        if isinstance(when, (int, float)):
            return float(when)
        if isinstance(when, str):
            return datetime.fromisoformat(when).timestamp()
    return None
