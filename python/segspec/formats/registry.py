"""The available formats: ours, those of installed packages, and, by name only, those added in this process.

A package adds a format by an entry point of the group `segspec.formats`: its name is the format's, its object a
`Format`. Formats are imported on request, and packages' metadata is read only if no format of ours matches,
without `importlib.metadata` if possible: importing it takes longer than reading a small file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from itertools import chain
from operator import attrgetter
from typing import NamedTuple

from segspec.core.code_text import is_name
from segspec.core.notices import logger
from segspec.core.text import is_like_any
from segspec.formats.contract.descriptor import REQUIRED, Format
from segspec.formats.declared import SUFFIXES, load

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


BUILT_IN = ("osiris", "tank", "durable_log", "mojo", "ffwd")
BY_MAGIC = {
    "osiris": ("*.segment", "*.index"),
    "durable_log": ("segment_*",),
    "ffwd": ("????????????????", "index"),
}
"""Those of ours that first bytes tell, with their usual names: a file with such a name needs no other format."""
GROUP = "segspec.formats"


class BrokenFormatError(ValueError):
    """An installed package's entry point has no format, or fails, for the reason in the message."""


def names() -> tuple[str, ...]:
    """Our formats, then other packages' by name."""
    return (*BUILT_IN, *_others())


def get(name: str | Format) -> Format:
    """The format called `name`, with `-` and `_` alike, or declared in a file `name`; a given format is added to this
    process. Raises `ValueError`, and `TypeError` for any other object."""
    if isinstance(name, Format):
        return add(name)
    if not isinstance(name, str):
        raise TypeError(f"format is {type(name).__name__}; it must be a format or its name")
    if is_declaration(name):
        return declared(name)
    known = name.replace("-", "_")
    if known in BUILT_IN:
        return _ours(known)
    if known in _others():
        return _load(known)
    if known in _given:
        return _given[known]
    raise ValueError(f"unknown format {name!r}: one of {', '.join(names())}")


def add(format: Format) -> Format:
    """Adds a format to this process, replacing one of its name; returns it.

    It must be named: files are not detected as it. Raises `ValueError` if an installed one has this name.
    """
    if format.name in BUILT_IN:
        if type(format) is not type(_ours(format.name)):
            raise ValueError(f"{format.name} is the name of another format: give yours another one")
    elif format.name in _others():
        if format is not _load(format.name):
            raise ValueError(f"{format.name} is the name of {shown_name(format.name)}: give yours another one")
    else:
        _given[format.name] = format
    return format


_given: dict[str, Format] = {}


@cache
def declared(path: str, rules: str | None = None) -> Format:
    """Adds the format that the file at `path` declares. Raises as `load` and `add` do."""
    return add(load(path, rules))


def is_declaration(name: str) -> bool:
    return name.endswith(SUFFIXES)


def listed() -> list[Format]:
    """All formats in the order of `names`, except those that cannot be loaded, with one warning."""
    return [_ours(name) for name in BUILT_IN] + _sound_others()


def owners() -> dict[str, str]:
    """The format of each owner, older releases first."""
    return {owner: format.name for format in listed() for owner in format.owners}


def every(files: Collection[str] = ()) -> Iterator[Format]:
    """All available formats, in the order to try on files with these names.

    Those recognized by a file's first bytes come first, matching names before others; then ours with matching names, so
    that a search may load no others.
    """
    unusual = []
    for name, patterns in BY_MAGIC.items():
        if is_like_any(files, patterns):
            yield _ours(name)
        else:
            unusual.append(name)
    yield from map(_ours, unusual)
    rest = [_ours(name) for name in BUILT_IN if name not in BY_MAGIC]
    likely = [format for format in rest if format.usual(files)]
    yield from likely
    others = [*(format for format in rest if format not in likely), *_sound_others()]
    yield from sorted(others, key=lambda one: (one.evidence, not one.usual(files)))


def _ours(name: str) -> Format:
    found: Format = import_module(f"segspec.formats.{name}").FORMAT
    return found


@cache
def _others() -> Mapping[str, Added]:
    found: dict[str, Added] = {}
    for entry in sorted(added(GROUP)):
        if not is_name(entry.name):
            logger().warning("%s is left out: a format's name has small letters, digits and _", _shown(entry))
        elif entry.name in BUILT_IN or entry.name in found:
            logger().warning("%s is left out: there is a format of that name", _shown(entry))
        else:
            found[entry.name] = entry
    return found


@cache
def _load(name: str) -> Format:
    entry = _others()[name]
    try:
        made = entry.load()
        if isinstance(made, Format):
            # Import errors should occur now, not during a search for another format.
            for required in REQUIRED:
                getattr(made, required)
    except Exception as error:  # whatever another package's import raises is a reason
        raise BrokenFormatError(f"{_shown(entry)} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(made, Format):
        raise BrokenFormatError(f"{_shown(entry)} is no format: it is of the type {type(made).__name__}")
    if made.name != name:
        raise BrokenFormatError(f"{_shown(entry)} calls itself {made.name!r}: the two names have to be one")
    return made


def _sound_others() -> list[Format]:
    return [format for name in _others() if (format := _sound(name)) is not None]


@cache
def _sound(name: str) -> Format | None:
    try:
        return _load(name)
    except BrokenFormatError as error:
        logger().warning("%s; it is left out", error)
        return None


def shown_name(name: str) -> str:
    entry = _others().get(name)
    return f"the format {name}" if entry is None else _shown(entry)


def _shown(entry: Added) -> str:
    return f"the format {entry.name} of {entry.package} ({entry.value})"
