"""A process that reads the folder of a queue, which others use and kill, in every way, until it is killed.

python -m tests.queue.reading FOLDER JOURNAL COUNT SEED

JOURNAL is that of `loading`. How many reads were made, and how many of them said that something was removed, is written
to COUNT. Ends with 1 where a read gives what it should not.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import segspec
from segspec.core.errors import Code, Finding
from tests.helpers.reading_beside import ReadBeside, fail, is_clear
from tests.queue.journal import JournalLines, origin_of


def is_allowed(finding: Finding) -> bool:
    """A kill may leave a part of the last message, and numbers that a failed write has used up."""
    return finding.code in (Code.TORN, Code.ZEROED)


def check_value(record: segspec.Record) -> None:
    if record.value:
        origin_of(record.value)


def main() -> None:
    folder, journal, count, seed = sys.argv[1:]
    chance = random.Random(int(seed))
    reader = ReadBeside(Path(folder), segspec.open, chance, is_allowed, check_value)
    said, end = JournalLines(Path(journal)), 0
    made = removed = 0
    while not any(Path(folder).glob("0*")):
        time.sleep(0.01)
    while True:
        for line in said.new():
            if line.startswith(b"told "):
                end = max(end, int(line.split(b" ", 2)[1]) + 1)
        start = chance.randrange(end) if end and chance.random() < 0.3 else None
        numbers: Sequence[Any] | None = None
        try:
            numbers = reader.once(start)
            check(numbers or (), end)
        except Exception as error:
            if not is_clear(error):
                fail(f"{reader.what} from {start}, where {end} messages were acknowledged")
            removed += 1
        made += 1
        Path(count).write_text(f"{made} {removed}")
        time.sleep(chance.uniform(0, 0.01))


def check(numbers: Sequence[int], end: int) -> None:
    assert list(numbers) == sorted(set(numbers)), "a message came twice, or in another order"
    assert not numbers or list(numbers) == list(range(numbers[0], numbers[-1] + 1)), "a message is missing"
    assert not numbers or numbers[-1] >= end - 1, f"the last message is {numbers[-1]}, and {end - 1} was acknowledged"


if __name__ == "__main__":
    main()
