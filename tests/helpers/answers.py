"""Answers that take long to find and never change, kept from run to run in `build/answers`.

An answer is kept under the digest of its question, in a file that is named after the digest of all code that finds it:
where one byte of that code is another, no answer is known. The folder may be removed at any time.
"""

from __future__ import annotations

import atexit
import hashlib
import marshal
import sqlite3
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from tests.needs import ROOT

FOLDER = ROOT / "build" / "answers"
GATHERED = 500
"""So many new answers are written at once."""


class Answers:
    """Answers of one kind, made of numbers, texts, bytes, lists and tuples. Several processes may keep them at once."""

    def __init__(self, kind: str, code: Iterable[Path], folder: Path = FOLDER) -> None:
        name = f"{kind}-{digest_of(code)}.sqlite"
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob(f"{kind}-*"):
            if not old.name.startswith(name):
                old.unlink(missing_ok=True)
        self._store = sqlite3.connect(folder / name, timeout=60, isolation_level=None)
        self._store.execute("pragma journal_mode = wal")
        self._store.execute("pragma synchronous = off")
        self._store.execute("create table if not exists answers (question blob primary key, answer blob) without rowid")
        self._new: dict[bytes, bytes] = {}
        atexit.register(self.keep)

    def ask(self, question: tuple[Any, ...], find: Callable[[], Any]) -> Any:
        """The answer that is kept for `question`, or what `find` gives, which is kept from now on."""
        key = hashlib.sha256(marshal.dumps(question)).digest()
        known = self._new.get(key)
        if known is None:
            row = self._store.execute("select answer from answers where question = ?", (key,)).fetchone()
            known = row[0] if row is not None else None
        if known is not None:
            return marshal.loads(known)  # written by `keep`
        answer = find()
        self._new[key] = marshal.dumps(answer)
        if len(self._new) >= GATHERED:
            self.keep()
        return answer

    def keep(self) -> None:
        """Writes the new answers."""
        self._store.execute("begin immediate")
        self._store.executemany("insert or ignore into answers values (?, ?)", self._new.items())
        self._store.execute("commit")
        self._new.clear()


def digest_of(code: Iterable[Path]) -> str:
    """Of these files, and of Python's version."""
    whole = hashlib.sha256(sys.version.encode())
    for path in sorted(code):
        whole.update(path.read_bytes())
    return whole.hexdigest()[:20]
