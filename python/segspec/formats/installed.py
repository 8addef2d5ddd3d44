"""Whether an installed package may add a format, told without `importlib.metadata`, whose import takes longer than
reading a small file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.machinery import PathFinder

METADATA = (".dist-info", ".egg-info")
ENTRY_POINTS = "entry_points.txt"


def may_add(group: str) -> bool:
    """Whether any package has entry points of `group`. True also where that cannot be told by looking at folders."""
    if any(hasattr(finder, "find_distributions") and finder is not PathFinder for finder in sys.meta_path):
        return True
    word = group.encode()
    return any(word in content for place in sys.path for content in _entry_points(place or os.curdir, word))


def _entry_points(place: str, unknown: bytes) -> Iterator[bytes]:
    """The files of entry points in a folder of `sys.path`; for an archive, which is not opened, `unknown`."""
    try:
        names = os.listdir(place)
    except NotADirectoryError:
        yield unknown
        return
    except OSError:
        # Python leaves out a folder that is missing or closed to us, and so do we.
        return
    for name in names:
        if name.endswith(METADATA) or name == "EGG-INFO":
            yield _content(os.path.join(place, name, ENTRY_POINTS))


def _content(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""
