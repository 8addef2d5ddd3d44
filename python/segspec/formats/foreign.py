"""Files of other stores near logs, identified by their first bytes only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from segspec.core.extras import install
from segspec.formats.registry import names
from segspec.storage.directory import Directory
from segspec.storage.source import Source, is_remote

LONGEST = 17
"""First bytes that distinguish all of them."""


@cache
def _kinds() -> list[dict[str, Any]]:
    import tomllib
    from importlib import resources

    text = resources.files(__package__).joinpath("foreign.toml").read_text(encoding="utf-8")
    known = names()
    kinds = ({"at": 0, "starts": "", "format": None} | kind for kind in tomllib.loads(text)["files"])
    return [kind | {"hint": _hint(kind["format"])} for kind in kinds if kind["format"] not in known]


def _hint(format: str | None) -> str:
    return "" if format is None else f" (for {format}: {install(format)})"


def _begins(kind: Mapping[str, Any], first: bytes) -> bool:
    return first.startswith(kind["starts"].encode("latin-1"), kind["at"])


def refusal(source: Source) -> str | None:
    """The kind of an unsupported file, if known."""
    name, first = source.name, source.read(0, LONGEST)
    found = (kind for kind in _kinds() if _begins(kind, first) and (kind["starts"] or fnmatchcase(name, kind["name"])))
    return next((f"{kind['one']}: segspec does not read it{kind['hint']}" for kind in found), None)


def counted(directory: Directory) -> Counter[str]:
    """The number of files per kind in a local folder."""
    kinds = [] if is_remote(directory.path) else _kinds()
    named = ((kind, name) for name in directory.sizes for kind in kinds if fnmatchcase(name, kind["name"]))
    return Counter(kind["many"] for kind, name in named if _begins(kind, directory.start(name, LONGEST)))


def listed(counts: Mapping[str, int]) -> str:
    kinds = {kind["many"]: kind for kind in _kinds()}
    said = (f"{count:,} {many}" if count > 1 else kinds[many]["one"] for many, count in sorted(counts.items()))
    return ", ".join(said) + "".join(dict.fromkeys(kinds[many]["hint"] for many in counts))


def no_log(counts: Mapping[str, int]) -> str:
    """A message why the folder has no readable log."""
    why = "no log of a known format in this folder or below it"
    return f"{why}; segspec does not read {listed(counts)}" if counts else why
