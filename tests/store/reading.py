"""A process that reads the streams of a store, which others use and kill, in every way, until it is killed.

python -m tests.store.reading ROOT JOURNAL COUNT READER

READER is JSON, with seed, archive, storage_options and has_faults. JOURNAL is that of `loading`. How many reads were
made, and how many of them said that something was removed, is written to COUNT. Ends with 1 where a read gives what it
should not.
"""

from __future__ import annotations

import json
import random
import re
import sys
import time
from pathlib import Path
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.model import Id, parse_id
from segspec.library.log import Log, open
from segspec.storage import remote
from segspec.store.archive import ArchiveReader
from tests.helpers.reading_beside import ReadBeside, fail, is_clear
from tests.store.loading import STREAMS
from tests.store.marked import mark_of

LINE = re.compile(r"([aDT]) (\S+) (\d+-\d+)(?: .*)?")


class Journaled:
    """What `loading` has said of one stream."""

    def __init__(self) -> None:
        self.appended: set[Id] = set()
        self.deleted: set[Id] = set()
        self.trimmed: Id = (0, 0)


class JournalOfStreams:
    def __init__(self, path: Path) -> None:
        self.said = {name: Journaled() for name in STREAMS}
        self._path = path
        self._position = 0

    def read_on(self) -> None:
        with self._path.open("rb") as file:
            file.seek(self._position)
            content = file.read()
        whole = content[: content.rfind(b"\n") + 1]
        self._position += len(whole)
        for line in whole.decode().splitlines():
            found = LINE.fullmatch(line)
            if found is None:
                continue
            letter, name, own_id = found[1], found[2], parse_id(found[3])
            said = self.said[name]
            if letter == "a":
                said.appended.add(own_id)
            elif letter == "D":
                said.deleted.add(own_id)
            else:
                said.trimmed = max(said.trimmed, own_id)


def is_allowed(finding: Finding) -> bool:
    """A kill may leave the last entry, and an object that the log does not know yet; a segment that was evicted is not
    here without the archive."""
    torn = finding.code in (Code.TORN, Code.ZEROED)
    is_away = finding.code is Code.MISSING_SEGMENT and "marks it as" in finding.message
    return torn or is_away or is_other_object(finding)


def is_other_object(error: Finding | Exception) -> bool:
    return "the archive has not what was uploaded" in str(error)


def main() -> None:
    root, journal, count, given = sys.argv[1:]
    options: dict[str, Any] = json.loads(given)
    remote.FIRST_PAUSE = 0.002
    chance = random.Random(options["seed"])
    archive = ArchiveReader(options["archive"], options["storage_options"])
    said = JournalOfStreams(Path(journal))

    def through_archive(folder: Path) -> Log:
        return archive.log(open(folder))

    readers = {}
    for name in STREAMS:
        folder = Path(root) / name
        arguments = () if "://" in options["archive"] else ("--archive", options["archive"])
        readers[name, True] = ReadBeside(folder, through_archive, chance, is_allowed, mark_of, arguments)
        readers[name, False] = ReadBeside(folder, open, chance, is_allowed, mark_of)
    made = removed = 0
    while True:
        name, archived = chance.choice(list(readers))
        reader, of = readers[name, archived], said.said[name]
        if has_nothing(Path(root) / name):
            time.sleep(0.01)
            continue
        said.read_on()
        due = set(of.appended)
        start = chance.choice(sorted(due)[-200:]) if due and chance.random() < 0.3 else None
        try:
            ids = reader.once(start)
        except (SegspecError, OSError) as error:
            of_archive = archived and isinstance(error, OSError)
            is_caused = of_archive and (options["has_faults"] or is_other_object(error))
            if not (is_clear(error) or is_caused):
                fail(f"{reader.what} of {name}, {archived=}")
            removed += 1
            ids = None
        except Exception:
            fail(f"{reader.what} of {name}, {archived=}")
        made += 1
        Path(count).write_text(f"{made} {removed}")
        if ids is not None:
            said.read_on()
            try:
                is_whole = archived and (not reader.what.startswith("segspec") or "://" not in options["archive"])
                check(ids, due, of, start, complete=is_whole)
            except AssertionError:
                fail(f"{reader.what} of {name} from {start}, {archived=}")
        time.sleep(chance.uniform(0, 0.01))


def has_nothing(folder: Path) -> bool:
    """Whether there is no segment of a stream yet."""
    return not folder.exists() or not any(folder.glob("[adwu1-9]*"))


def check(ids: list[Any], due: set[Id], of: Journaled, start: Id | None, *, complete: bool) -> None:
    assert ids == sorted(set(ids)), "a record came twice, or in another order"
    if not complete:
        return
    least = of.trimmed if start is None else max(of.trimmed, start)
    missing = sorted(one for one in due - set(ids) if one >= least and one not in of.deleted)
    assert not missing, f"{len(missing)} records are missing: {missing[:5]}"


if __name__ == "__main__":
    main()
