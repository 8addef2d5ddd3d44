"""A name has one meaning, and a thing one name: of classes, of aliases of types, and of modules."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.house.imports import read_sources

PYTHON = Path(__file__).resolve().parents[2] / "python"

SAME_IN_EACH_FORMAT = {
    "Carried": "what a stretch leaves to the reader",
    "Requested": "how a writer is told what a conformance request asks for; the contract has the plain one",
    "Resyncer": "finds where reading continues after damage",
    "SegmentName": "what the name of a segment says",
}
"""Classes that formats have each for itself, with one meaning: whoever has read one has read all."""

SAME_MODULES = {
    "detect": "what a file is, by its content: the format; of mojo, the variant",
    "errors": "the errors of a folder, each raised there only",
    "options": "what a user may set, for a verb and for Spark",
    "reader": "reads segments, and for Spark partitions of them",
    "tail": "the end of a log, and of a mojo segment",
    "writer": "writes segments",
}
"""Modules outside `formats/` that share a name, or share one with those of formats, and what they have in common."""

VERBS_OF = ("segspec/cli/",)
"""A verb has the name of what it calls."""

ONE_WORD = {
    "rescue|rescuer|rescuing": "salvage",
    "serialize|serializer|serialise": "encode",
    "recovering|resynchronizer": "recovery of a log, resync of a reader",
    "protocol": "contract",
    "summary": "info, for people; a SegmentSummary is what a walk fills",
    "ranges": "bounds",
    "appearing": "atomic",
    "prospect": "overlay",
}
"""Words for which this repository has another one, which modules are called by."""

FORMATS = re.compile(r"segspec/(?:formats/\w+|frames)/")
"""The folders of formats, and that of the engine, which has what most of them have."""


def public_names(sources: Mapping[str, str]) -> dict[str, list[str]]:
    """Classes and aliases of types that do not begin with `_`, with the files that define them."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, text in sources.items():
        for name in _defined(text):
            found[name].append(path)
    return found


@cache
def _defined(text: str) -> dict[str, None]:
    found: dict[str, None] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            found[node.name] = None
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if re.fullmatch(r"[A-Z][A-Za-z]*[a-z][A-Za-z]*", name):
                found[name] = None
    return found


def homonyms(sources: Mapping[str, str]) -> list[str]:
    """The names with two meanings, each with its files."""
    named = sorted(public_names(sources).items())
    return [f"{name}: {', '.join(paths)}" for name, paths in named if _is_homonym(name, paths)]


def _is_homonym(name: str, paths: list[str]) -> bool:
    has_one_meaning = name in SAME_IN_EACH_FORMAT and all(FORMATS.match(path) for path in paths)
    return len(paths) > 1 and not has_one_meaning


def module_homonyms(sources: Mapping[str, str]) -> list[str]:
    """Modules of one name, but for those that each format has, a verb of what it calls, and those of `SAME_MODULES`."""
    places: dict[str, set[str]] = defaultdict(set)
    for path in sources:
        folder, _, file = path.rpartition("/")
        if file != "__init__.py" and not path.startswith(VERBS_OF):
            # Formats and the contract that they fulfil have the same modules.
            places[file.removesuffix(".py")].add(re.sub(FORMATS, "segspec/formats/<format>/", folder + "/"))
    return [f"{name}: {', '.join(sorted(at))}" for name, at in sorted(places.items())
            if len(at) > 1 and name not in SAME_MODULES]  # fmt: skip


def synonyms(sources: Mapping[str, str]) -> list[str]:
    """Modules and classes that are called by a word for which there is another one."""
    words = {word: meant for names, meant in ONE_WORD.items() for word in names.split("|")}
    out = []
    for path in sources:
        module = path.rpartition("/")[2].removesuffix(".py")
        out += [f"{path}: {word} is {words[word]}" for word in module.split("_") if word in words]
    for name, paths in public_names(sources).items():
        parts = [part.lower() for part in re.findall(r"[A-Z][a-z]+", name)]
        bad = [word for word in parts if word in words and word not in ("protocol", "summary")]
        out += [f"{path}: {name}: {word} is {words[word]}" for word in bad for path in paths]
    return out


@pytest.fixture(scope="module")
def library() -> dict[str, str]:
    return {path: text for path, text in read_sources(PYTHON, "segspec").items() if "/skeletons/" not in path}


def test_no_two_classes_or_aliases_share_a_name(library: dict[str, str]) -> None:
    assert homonyms(library) == []


def test_no_two_modules_share_a_name_for_different_things(library: dict[str, str]) -> None:
    assert module_homonyms(library) == []


def test_one_thing_has_one_word(library: dict[str, str]) -> None:
    assert synonyms(library) == []


def test_what_is_excepted_is_there(library: dict[str, str]) -> None:
    """An exception that nothing needs any more would let the next homonym pass."""
    names = public_names(library)
    assert [name for name in SAME_IN_EACH_FORMAT if len(names[name]) < 2] == []
    stems = [path.rpartition("/")[2].removesuffix(".py") for path in library]
    assert [name for name in SAME_MODULES if stems.count(name) < 2] == []


PLANTED = {
    "segspec/library/a.py": "class Place: ...\nReport = int\n",
    "segspec/recovery/report.py": "class Report: ...\nclass _Place: ...\n",
    "segspec/formats/tank/resync.py": "class Resyncer: ...\nclass Head: ...\n",
    "segspec/formats/ffwd/resync.py": "class Resyncer: ...\nclass Head: ...\n",
    "segspec/library/report.py": "class TankRescuer: ...\n",
    "segspec/core/ranges.py": "",
}


def test_planted_homonyms_and_synonyms_are_found() -> None:
    assert homonyms(PLANTED) == [
        "Head: segspec/formats/tank/resync.py, segspec/formats/ffwd/resync.py",
        "Report: segspec/library/a.py, segspec/recovery/report.py",
    ]
    assert module_homonyms(PLANTED) == ["report: segspec/library/, segspec/recovery/"]
    assert synonyms(PLANTED) == [
        "segspec/core/ranges.py: ranges is bounds",
        "segspec/library/report.py: TankRescuer: rescuer is salvage",
    ]
