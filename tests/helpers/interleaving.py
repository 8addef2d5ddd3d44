"""A folder that changes at a chosen moment of a read: just before the n-th file is opened."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from segspec.storage import being_written, directory, source

Change = Callable[[], object]

OPENERS = (source, being_written, directory)
"""The modules that open files by name for readers."""


class Openings:
    """Counts the files that are opened by name, and makes one change before each of some of them."""

    def __init__(self) -> None:
        self.count = 0
        self.before: dict[int, Change] = {}
        self._is_changing = False

    def opened(self) -> None:
        if self._is_changing:
            return
        change = self.before.pop(self.count, None)
        self.count += 1
        if change is not None:
            self._is_changing = True
            change()
            self._is_changing = False


@contextmanager
def openings(changes: dict[int, Change]) -> Iterator[Openings]:
    """Within the block the change of number n is made before the n-th opening, from 0 on."""
    made = Openings()
    made.before = dict(changes)
    open_regular = source.open_regular

    def counted(path: str) -> int:
        made.opened()
        return open_regular(path)

    with pytest.MonkeyPatch.context() as patch:
        for module in OPENERS:
            patch.setattr(module, "open_regular", counted)
        yield made


def steps_to(folder: Path, after: Path) -> list[Change]:
    """The changes of `folder` that make it what `after` is, in the order of an owner: what is new appears whole, what
    has another name is renamed, what is gone is removed, and last what has other content takes its place."""
    old = {path.name: path.read_bytes() for path in folder.iterdir()}
    new = {path.name: path.read_bytes() for path in after.iterdir()}
    gone, came = old.keys() - new.keys(), new.keys() - old.keys()
    made: list[Change] = []
    for name in sorted(came):
        former = next((other for other in sorted(gone) if old[other] and new[name].startswith(old[other])), None)
        if former is None:
            made.append(lambda name=name: _put(after / name, folder / name))
        else:
            gone.discard(former)
            made.append(lambda name=name, former=former: _rename(folder / former, folder / name, after / name))
    made += [(folder / name).unlink for name in sorted(gone)]
    for name in sorted(old.keys() & new.keys()):
        if old[name] != new[name]:
            grown = old[name] and new[name].startswith(old[name])
            change = _grow if grown else _put
            made.append(lambda name=name, change=change: change(after / name, folder / name))
    return made


def _put(content: Path, place: Path) -> None:
    temporary = place.with_name(f".{place.name}")
    shutil.copyfile(content, temporary)
    temporary.rename(place)


def _rename(former: Path, place: Path, content: Path) -> None:
    """A segment is finished before it gets its name."""
    _grow(content, former)
    former.rename(place)


def _grow(content: Path, place: Path) -> None:
    with place.open("ab") as file:
        file.write(content.read_bytes()[place.stat().st_size :])
