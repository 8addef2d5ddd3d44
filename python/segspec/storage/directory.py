"""A folder of files, local or remote: what is in it, and how to open a file of it."""

from __future__ import annotations

import os
from typing import NamedTuple

from segspec.storage.source import Source, is_remote, open_source


class Directory(NamedTuple):
    """One folder: `path`, its files' sizes by name, and the names of the folders in it (each sorted by name)."""

    path: str
    sizes: dict[str, int]
    folders: tuple[str, ...] = ()

    def names(self) -> list[str]:
        return list(self.sizes)

    def join(self, name: str) -> str:
        return f"{self.path.rstrip('/')}/{name}" if self.path not in ("", ".") else name

    def open(self, name: str) -> Source:
        return open_source(self.join(name))


def list_directory(path: str | os.PathLike[str]) -> Directory:
    """Reads the folder at `path`. Raises `OSError` when it cannot."""
    name = os.fspath(path)
    if is_remote(name):
        return _list_remote(name)
    entries = [(entry, os.path.join(name, entry)) for entry in sorted(os.listdir(name))]
    sizes = {entry: os.path.getsize(place) for entry, place in entries if os.path.isfile(place)}
    return Directory(name, sizes, tuple(entry for entry, place in entries if os.path.isdir(place)))


def is_directory(path: str | os.PathLike[str]) -> bool:
    name = os.fspath(path)
    if not is_remote(name):
        return os.path.isdir(name)
    from segspec.storage.remote import as_os_errors, filesystem

    files, key = filesystem(name)
    with as_os_errors(name):
        return bool(files.isdir(key))


def parent(path: str) -> tuple[str, str]:
    """The folder of a file and its name."""
    folder, slash, name = path.rpartition("/")
    return (folder or "/") if slash else ".", name


def _list_remote(path: str) -> Directory:
    from segspec.storage.remote import as_os_errors, filesystem

    files, key = filesystem(path)
    with as_os_errors(path):
        entries = sorted(files.ls(key, detail=True), key=lambda entry: entry["name"])
    base = {entry["name"]: entry["name"].rstrip("/").rsplit("/", 1)[-1] for entry in entries}
    sizes = {base[e["name"]]: int(e["size"]) for e in entries if e["type"] == "file" and e["name"].rstrip("/") != key}
    return Directory(path, sizes, tuple(base[e["name"]] for e in entries if e["type"] == "directory"))
