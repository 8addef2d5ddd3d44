"""Which files are read, and how tasks share them, by folders alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from segspec.custom import Cut, RowCut
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
    cut: Cut | RowCut | None = None


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


Cutting = Callable[[FoundFile, int], Sequence[Cut | RowCut]]
"""Finds the parts of about so many bytes of a file; none if it cannot be cut."""


def pieces_of(files: Iterable[FoundFile], options: SpecOptions, cutting: Cutting) -> Iterator[SpecPiece]:
    """The pieces for tasks: files, and parts of large ones."""
    # A part ends with its last row, and includes the bytes before rows.
    step = min(options.max_partition_bytes, max(1, options.max_file // 2))
    for file in files:
        cuts = cutting(file, step) if file.size > step else ()
        for number, cut in enumerate(cuts):
            yield SpecPiece(file.path, min(step, max(0, file.size - number * step)), file.size, cut)
        if not cuts:
            yield SpecPiece(file.path, file.size, file.size)
