"""A stream's folder: the files of its segments, with letters before their ids."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from segspec.core.model import Id, id_text
from segspec.formats.mojo.layout import FUTURE_NAME, State, parse_name
from segspec.storage import disk
from segspec.store.aof_file import FILE_NAME

MERGING = ".merging"


class Merge(NamedTuple):
    """A file of merged segments, with ids from `first` to `last`."""

    first: Id
    last: Id


class Contents(NamedTuple):
    """The letters and size of each segment, `min-max` files, the size of `w0` (None if missing), and all other
    names."""

    letters: dict[Id, set[State]]
    sizes: dict[Id, int]
    merges: list[Merge]
    future_bytes: int | None
    others: list[str]


NOTHING: frozenset[State] = frozenset()


class SegmentFolder:
    """Renames are not durable before `sync`."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def of(self, segment: Id, state: State) -> Path:
        return self.path / f"{state}{id_text(segment)}"

    def of_merge(self, merge: Merge) -> Path:
        return self.path / f"{id_text(merge.first)}-{id_text(merge.last)}"

    def mark(self, segment: Id, state: State) -> None:
        """Creates an empty file, or empties it."""
        path = self.of(segment, state)
        disk.close(disk.open_file(path, os.O_CREAT | os.O_TRUNC, 0o644), path)

    def remove(self, segment: Id, state: State) -> None:
        disk.remove(self.of(segment, state))

    def turn(self, segment: Id, state: State, into: State) -> None:
        """Renames a file to another state."""
        disk.rename(self.of(segment, state), self.of(segment, into))

    def sync(self) -> None:
        disk.sync_folder(self.path)

    def contents(self) -> Contents:
        found = Contents({}, {}, [], None, [])
        future = None
        with os.scandir(self.path) as entries:
            for entry in entries:
                named = parse_name(entry.name)
                if entry.name == FUTURE_NAME:
                    future = entry.stat().st_size
                elif named is None or named.first is None or entry.name.endswith(".dat"):
                    found.others.append(entry.name)
                elif named.second is not None:
                    found.merges.append(Merge(named.first, named.second))
                else:
                    with suppress(FileNotFoundError):
                        # A file may disappear during the listing.
                        if named.state in (State.LOCAL, State.WRITING):
                            found.sizes[named.first] = entry.stat().st_size
                        found.letters.setdefault(named.first, set()).add(named.state)
        known = (FILE_NAME, MERGING)
        return found._replace(
            future_bytes=future, others=sorted(name for name in found.others if name not in known and name[0] != ".")
        )
