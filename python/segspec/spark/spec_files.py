"""Which files are read, and how tasks share them, by folders alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from segspec.custom import Cut
from segspec.spark.options import FileChoice
from segspec.spark.paths import expand
from segspec.spark.spec_options import SpecOptions
from segspec.storage.directory import Directory, is_directory, list_directory, parent
from segspec.storage.identity import Identity
from segspec.storage.source import open_source

HIDDEN = ("_", ".")
"""The beginnings of names that Spark's sources omit."""


class FoundFile(NamedTuple):
    """A file, its bytes, and the time of its last change if needed."""

    path: str
    size: int
    time: float | None = None

    def is_before(self, moment: float) -> bool:
        return self.time is not None and self.time < moment


@dataclass(frozen=True)
class SpecPiece:
    """A file, or a part of one. About `size` of its `whole` bytes are read."""

    path: str
    size: int
    whole: int
    cut: Cut | None = None


def found_files(options: SpecOptions) -> Iterator[FoundFile]:
    """The files in order of paths, by name within a folder. Raises `OSError`."""
    for given in options.paths:
        yield from found_at(given, options)


def found_at(given: str, options: SpecOptions) -> Iterator[FoundFile]:
    choice = FileChoice(options)
    return (file for file in every_file(given, recursive=options.recursive) if choice.takes(file.path))


def every_file(given: str, *, recursive: bool) -> Iterator[FoundFile]:
    paths = expand(given)
    known: dict[str, Directory] = {}
    for path in paths:
        folder, name = parent(path)
        if len(paths) > 1 and folder not in known:
            known[folder] = list_directory(folder)
        if len(paths) > 1 and name in known[folder].sizes:
            yield listed_file(known[folder], name)._replace(path=path)
        elif is_directory(path):
            yield from below(path, set(), recursive=recursive)
        else:
            with open_source(path) as source:
                size = source.size
            yield FoundFile(path, size)


def below(folder: str, seen: set[Identity], *, recursive: bool) -> Iterator[FoundFile]:
    listed = list_directory(folder)
    yield from (listed_file(listed, name) for name in listed.sizes if not name.startswith(HIDDEN))
    for name in listed.folders if recursive else ():
        identity = listed.identities.get(name)
        if name.startswith(HIDDEN) or identity in seen:
            continue
        if identity is not None:
            seen.add(identity)
        yield from below(listed.join(name), seen, recursive=recursive)


def listed_file(folder: Directory, name: str) -> FoundFile:
    return FoundFile(folder.join(name), folder.sizes[name], folder.times.get(name))


def pieces_of(files: Iterable[FoundFile], options: SpecOptions, *, can_be_cut: bool) -> Iterator[SpecPiece]:
    """The pieces for tasks: files, and parts of large ones."""
    # A part ends with its last row, and includes the bytes before rows.
    step = min(options.max_partition_bytes, max(1, options.max_file // 2))
    for path, size, _ in files:
        parts = -(-size // step)
        if parts > 1 and can_be_cut:
            for number in range(parts):
                yield SpecPiece(path, min(step, size - number * step), size, Cut(step, number, parts))
        else:
            yield SpecPiece(path, size, size)
