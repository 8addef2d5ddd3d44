"""The project of a new format, which works at once: a spec with its declaration, a package, tests."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

from segspec.storage.atomic import appearing_folder, replace_file

SKELETON = Path(__file__).with_name("skeletons") / "format"
NAME = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*", re.ASCII)
TITLE = re.compile(r"[^\s\"\\](?:[^\"\\\x00-\x1f\x7f]{0,58}[^\s\"\\])?")
OURS = frozenset(("log", "fields", "runtime", "debug", "layouts", "kernels", "c", "rules"))
"""Modules of a generated package other than its specs: no spec can have such a name."""
HIDDEN = "gitignore"
"""A file that gets a leading dot when written: packaging often omits such files."""


def checked_name(name: str) -> str:
    """Raises `ValueError` for an invalid or used name."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise ValueError(f"{name!r} is no name of a format: small letters, digits and _, a letter first")
    if name in OURS:
        raise ValueError(f"{name} is what a generated package calls a part of its own: choose another name")
    for package in (f"segspec_{name}", f"pyspark_{name}"):
        if find_spec(package) is not None:
            raise ValueError(f"there is a package {package}: choose another name")
    return name


def new_package(name: str, folder: Path, title: str | None = None) -> list[Path]:
    """Makes the project of a format in a new folder; returns its files, below it.

    Raises `ValueError` for invalid names and titles, `FileExistsError` if the folder exists.
    """
    checked_name(name)
    shown = name.replace("_", " ").title() if title is None else title
    if not TITLE.fullmatch(shown):
        raise ValueError(
            f"{shown!r} is no title: a line of at most 60 characters without quotation marks and backslashes"
        )
    made = {Path(rename(path, name)): renamed(path, name, shown) for path in skeleton()}
    with appearing_folder(folder) as target:
        for path, text in made.items():
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            replace_file(target / path, text.encode())
    return list(made)


def skeleton() -> list[Path]:
    found = (path for path in SKELETON.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return sorted(path.relative_to(SKELETON) for path in found)


def rename(path: Path, name: str) -> str:
    given = path.as_posix().replace("acme", name)
    return f".{given}" if given == HIDDEN else given


def renamed(path: Path, name: str, title: str) -> str:
    text = (SKELETON / path).read_text(encoding="utf-8")
    class_name = "".join(part.capitalize() for part in name.split("_"))
    magic = name.upper().encode()[:4].ljust(4, b"_").decode()
    words = {"The Acme log": title, "segspec-acme": f"segspec-{name.replace('_', '-')}", "acme": name}
    words |= {"Acme": class_name, "ACME": magic}
    return re.sub("|".join(words), lambda found: words[found[0]], text)
