"""Crashes by enumeration: every call that changes a disk or the archive is a place where a process, or the machine, may
end. What is there then is kept as an image of the folder, on which a store is started again.

A process that is killed leaves what it wrote (`killed`), or the first half of a write (`torn`). A machine that loses
its power leaves what was synced and nothing else (`power`): the content of a file as of its last fsync, and the names
in a folder as of the folder's.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from segspec.storage import disk

ARCHIVE = "archive"
"""The folder below the root that stands for an object store: what a call put there is there."""


class Image(NamedTuple):
    """What a crash leaves: a folder; `point` says which call it came before, `kind` which crash it was."""

    folder: Path
    point: str
    kind: str
    state: Any


class Recorder:
    """Makes images of `root` in `images`, at every call, with what `state` returns at that time: `calls` and `crashes`
    count all of them, and `made` has those that differ."""

    def __init__(self, root: Path, images: Path, state: Callable[[], Any]) -> None:
        self.root, self.images, self.state = root, images, state
        self.made: list[Image] = []
        self.calls = self.crashes = 0
        self._names: dict[Path, dict[str, int]] = {}
        self._files: dict[Path, int] = {}
        self._seen: set[str] = set()
        self._synced: dict[int, bytes] = {}
        for folder, _, files in os.walk(root):
            for name in files:
                path = Path(folder) / name
                self._synced[self._new(path)] = path.read_bytes()
        for folder, _, _ in os.walk(root):
            self._sync_names(Path(folder))

    def perform(self, call: Any, *arguments: Any) -> Any:
        name = getattr(call, "__name__", str(call))
        if call is os.close or (call is os.open and not arguments[1] & (os.O_CREAT | os.O_TRUNC)):
            return call(*arguments)
        self.calls += 1
        point = f"{self.calls} {name}"
        self._image(point, "killed", self._copy)
        self._image(point, "power", self._power)
        if call is os.pwrite and len(arguments[1]) > 1:
            self._image(point, "torn", lambda target: self._torn(target, *arguments))
        if call is os.fsync:
            return self._sync(Path(f"/proc/self/fd/{arguments[0]}").readlink())
        made = call(*arguments)
        self._follow(call, *arguments)
        return made

    def end(self) -> None:
        """What is there after the last call."""
        self._image("end", "killed", self._copy)
        self._image("end", "power", self._power)

    def _image(self, point: str, kind: str, make: Callable[[Path], None]) -> None:
        self.crashes += 1
        folder = self.images / str(self.crashes)
        folder.mkdir(parents=True)
        make(folder)
        state = self.state()
        same = repr((sorted((str(path.relative_to(folder)), path.read_bytes()) for path in folder.rglob("*")
                            if path.is_file()), state))  # fmt: skip
        # A crash that leaves what another left, of the same history, ends in the same way.
        if same in self._seen:
            shutil.rmtree(folder)
        else:
            self.made.append(Image(folder, point, kind, state))
        self._seen.add(same)

    def _copy(self, target: Path) -> None:
        shutil.copytree(self.root, target, dirs_exist_ok=True)

    def _torn(self, target: Path, descriptor: int, content: Any, position: int) -> None:
        self._copy(target)
        path = target / Path(f"/proc/self/fd/{descriptor}").readlink().relative_to(self.root)
        with path.open("r+b") as file:
            file.seek(position)
            file.write(bytes(content)[: len(content) // 2])

    def _power(self, target: Path) -> None:
        for folder, names in self._names.items():
            if folder != self.root and self.root / ARCHIVE not in (folder, *folder.parents) and self._is_named(folder):
                made = target / folder.relative_to(self.root)
                made.mkdir(parents=True, exist_ok=True)
                for name, number in names.items():
                    if number >= 0:
                        (made / name).write_bytes(self._synced.get(number, b""))
        if (self.root / ARCHIVE).exists():
            shutil.copytree(self.root / ARCHIVE, target / ARCHIVE, dirs_exist_ok=True)

    def _is_named(self, folder: Path) -> bool:
        return folder == self.root or (
            folder.name in self._names.get(folder.parent, {}) and self._is_named(folder.parent)
        )

    def _new(self, path: Path) -> int:
        self._files[path] = number = len(self._files) + len(self._synced) + self.calls * 1000 + 1
        while number in self._synced:
            number += 1
        self._files[path] = number
        return number

    def _sync(self, path: Path) -> None:
        if path.is_dir():
            self._sync_names(path)
        else:
            self._synced[self._files[path]] = path.read_bytes()

    def _sync_names(self, folder: Path) -> None:
        entries = {path.name: -1 if path.is_dir() else self._files[path] for path in folder.iterdir()
                   if path.is_dir() or path in self._files}  # fmt: skip
        self._names[folder] = entries
        for name, number in entries.items():
            if number < 0:
                self._names.setdefault(folder / name, {})

    def _follow(self, call: Any, *arguments: Any) -> None:
        if call is os.open and Path(arguments[0]) not in self._files:
            self._new(Path(arguments[0]))
        elif call is os.link:
            self._files[Path(arguments[1])] = self._files[Path(arguments[0])]
        elif call is os.rename:
            source, target = map(Path, arguments[:2])
            for path in [one for one in self._files if one == source or source in one.parents]:
                self._files[target / path.relative_to(source)] = self._files.pop(path)
        elif call is os.unlink:
            self._files.pop(Path(arguments[0]), None)
        elif call is shutil.rmtree:
            for path in [one for one in self._files if Path(arguments[0]) in one.parents]:
                del self._files[path]


@contextmanager
def recorded(root: Path, images: Path, state: Callable[[], Any], patch: pytest.MonkeyPatch) -> Iterator[Recorder]:
    """Every call within the block is a crash point."""
    recorder = Recorder(root, images, state)
    with patch.context() as patched:
        patched.setattr(disk, "perform", recorder.perform)
        yield recorder
    recorder.end()
