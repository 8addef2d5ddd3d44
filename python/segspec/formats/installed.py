"""A group's entry points from installed packages, without `importlib.metadata` if possible.

Importing it takes longer than reading a small file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import PathFinder
from operator import attrgetter
from typing import NamedTuple

METADATA = {".dist-info": "METADATA", ".egg-info": "PKG-INFO"}
ENTRY_POINTS = "entry_points.txt"
NAME = b"\nName:"


class Added(NamedTuple):
    """An entry point: its name, `module:object`, and package."""

    name: str
    value: str
    package: str

    def load(self) -> object:
        module, _, attribute = self.value.partition(":")
        return attrgetter(attribute)(import_module(module))


def added(group: str) -> list[Added]:
    """The entry points of a group. Of packages with one name, the first on `sys.path` counts."""
    is_usual = all(finder is PathFinder or not hasattr(finder, "find_distributions") for finder in sys.meta_path)
    found = _looked_up(group) if is_usual else None
    if found is not None:
        return found
    from importlib.metadata import entry_points

    known = entry_points(group=group)
    return [Added(one.name, one.value, one.dist.name if one.dist else "a package") for one in known]


def _looked_up(group: str) -> list[Added] | None:
    found: dict[str, list[Added]] = {}
    for place in sys.path:
        here = _in_folder(place or os.curdir, group)
        if here is None:
            return None
        for package, entries in here:
            found.setdefault(package, entries)
    return [entry for entries in found.values() for entry in entries]


def _in_folder(place: str, group: str) -> list[tuple[str, list[Added]]] | None:
    try:
        names = os.listdir(place)
    except NotADirectoryError:
        return None
    except OSError:
        # Python also omits a missing or inaccessible folder.
        return []
    if "EGG-INFO" in names:
        return None
    return [package for name in names if (package := _package(os.path.join(place, name), group)) is not None]


def _package(folder: str, group: str) -> tuple[str, list[Added]] | None:
    stem, ending = os.path.splitext(os.path.basename(folder))
    content = _content(os.path.join(folder, ENTRY_POINTS)) if ending in METADATA else b""
    if group.encode() not in content:
        return None
    told = _content(os.path.join(folder, METADATA[ending])).partition(NAME)[2].partition(b"\n")[0]
    package = told.decode("utf-8", "replace").strip() or stem.partition("-")[0]
    return package, list(_entries(content.decode("utf-8", "replace"), group, package))


def _entries(text: str, group: str, package: str) -> Iterator[Added]:
    section = ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            section = line.strip("[]").strip()
        elif section == group and "=" in line and not line.startswith(("#", ";")):
            name, _, value = line.partition("=")
            yield Added(name.strip(), value.partition("[")[0].replace(" ", ""), package)


def _content(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""
