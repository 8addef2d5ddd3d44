"""Which files are read, and how tasks share them: decided by folders alone, without opening a file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from segspec.custom import Cut
from segspec.spark.anyspec.spec_options import SpecOptions
from segspec.spark.paths import expand, name_filter
from segspec.storage.directory import Directory, is_directory, list_directory, parent
from segspec.storage.identity import Identity
from segspec.storage.source import open_source

HIDDEN = ("_", ".")
"""The beginnings of names that Spark's own sources leave out of a folder."""


class FoundFile(NamedTuple):
    """A file, its bytes, and the time of its last change if needed."""

    path: str
    size: int
    time: float | None = None


@dataclass(frozen=True)
class SpecPiece:
    """A file, or a part of one. `size` is about how many bytes are read for it, `whole` the size of the file."""

    path: str
    size: int
    whole: int
    cut: Cut | None = None


def found_files(options: SpecOptions) -> Iterator[FoundFile]:
    """The files in the order of the paths, and by name within a folder. Raises `OSError`."""
    choice = FileChoice(options)
    for given in options.paths:
        yield from found_at(given, choice)


def found_at(given: str, choice: FileChoice) -> Iterator[FoundFile]:
    paths = expand(given)
    known: dict[str, Directory] = {}
    for path in paths:
        folder, name = parent(path)
        if len(paths) > 1 and folder not in known:
            # The matches of a pattern are in few folders; one request per file would take long.
            known[folder] = list_directory(folder)
        if len(paths) > 1 and name in known[folder].sizes:
            file = FoundFile(path, known[folder].sizes[name], known[folder].times.get(name))
            yield from choice.of([file])
        elif is_directory(path):
            yield from choice.below(path, set())
        else:
            yield from choice.of([measured(path, timed=choice.by_time)])


def measured(path: str, *, timed: bool) -> FoundFile:
    with open_source(path) as source:
        size = source.size
    folder, name = parent(path)
    return FoundFile(path, size, list_directory(folder).times.get(name) if timed else None)


class FileChoice:
    """The files that the options let through."""

    def __init__(self, options: SpecOptions) -> None:
        self._recursive = options.recursive
        self._names = None if options.path_glob_filter is None else name_filter(options.path_glob_filter)
        self._after = -inf if options.modified_after is None else options.modified_after
        self._before = inf if options.modified_before is None else options.modified_before

    @property
    def by_time(self) -> bool:
        return (self._after, self._before) != (-inf, inf)

    def of(self, files: Iterable[FoundFile]) -> Iterator[FoundFile]:
        for file in files:
            if self._names is not None and not self._names.fullmatch(parent(file.path)[1]):
                continue
            if self.by_time:
                if file.time is None:
                    raise ValueError(
                        f"{file.path}: nothing says when it was changed: leave modifiedAfter and its kin out"
                    )
                if not self._after < file.time < self._before:
                    continue
            yield file

    def below(self, folder: str, seen: set[Identity]) -> Iterator[FoundFile]:
        listed = list_directory(folder)
        names = [name for name in listed.sizes if not name.startswith(HIDDEN)]
        yield from self.of(FoundFile(listed.join(name), listed.sizes[name], listed.times.get(name)) for name in names)
        if not self._recursive:
            return
        for name in listed.folders:
            identity = listed.identities.get(name)
            if name.startswith(HIDDEN) or identity in seen:
                continue
            if identity is not None:
                seen.add(identity)
            yield from self.below(listed.join(name), seen)


def pieces_of(files: Iterable[FoundFile], options: SpecOptions, *, can_be_cut: bool) -> Iterator[SpecPiece]:
    """The pieces for tasks: files, and parts of those larger than a task should read."""
    # A part ends with its last row, and also has the bytes before the rows.
    step = min(options.max_partition_bytes, max(1, options.max_file // 2))
    for path, size, _ in files:
        parts = -(-size // step)
        if parts > 1 and can_be_cut:
            for number in range(parts):
                yield SpecPiece(path, min(step, size - number * step), size, Cut(step, number, parts))
        else:
            yield SpecPiece(path, size, size)
