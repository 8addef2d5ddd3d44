"""A group's entry points from installed packages, without `importlib.metadata` if possible.

Importing it takes longer than reading a small file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from importlib.machinery import PathFinder
from itertools import chain
from operator import attrgetter
from typing import NamedTuple

METADATA = {".dist-info": "METADATA", ".egg-info": "PKG-INFO"}
ENTRY_POINTS = "entry_points.txt"
NAME = "\nName:"


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
    if all(finder is PathFinder or not hasattr(finder, "find_distributions") for finder in sys.meta_path):
        # An archive on the path is no folder.
        with suppress(NotADirectoryError):
            found = {}
            for folder in filter(_is_metadata, chain.from_iterable(map(_inside, sys.path))):
                text = _content(os.path.join(folder, ENTRY_POINTS))
                if group in text and (package := _package(folder)) not in found:
                    found[package] = list(_entries(text, group, package))
            return list(chain.from_iterable(found.values()))
    from importlib.metadata import entry_points

    known = entry_points(group=group)
    return [Added(one.name, one.value, one.dist.name if one.dist else "a package") for one in known]


def _inside(place: str) -> list[str]:
    place = place or os.curdir
    try:
        return [os.path.join(place, name) for name in os.listdir(place)]
    except NotADirectoryError:
        raise
    except OSError:
        # Python also omits a missing or inaccessible folder.
        return []


def _is_metadata(folder: str) -> bool:
    return folder.endswith(tuple(METADATA))


def _package(folder: str) -> str:
    stem, ending = os.path.splitext(os.path.basename(folder))
    told = _content(os.path.join(folder, METADATA[ending])).partition(NAME)[2].partition("\n")[0]
    return told.strip() or stem.partition("-")[0]


def _entries(text: str, group: str, package: str) -> Iterator[Added]:
    section = ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            section = line.strip("[]").strip()
        elif section == group and "=" in line and not line.startswith(("#", ";")):
            name, _, value = line.partition("=")
            yield Added(name.strip(), value.partition("[")[0].replace(" ", ""), package)


def _content(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""
