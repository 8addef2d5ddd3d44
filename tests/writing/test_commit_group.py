"""Threads that append at the same time share a write: each is told its own fate, and nobody waits for ever."""

from __future__ import annotations

import errno
import threading
import time
from collections.abc import Callable

import pytest

from segspec.writing import commit_group
from segspec.writing.commit_group import CommitGroup, GroupCommit
from tests.helpers.patience import PATIENCE


class Note:
    """What one thread appends; `place` is what it is told."""

    def __init__(self, text: str) -> None:
        self.text, self.place = text, -1


class Notes(GroupCommit[Note]):
    """Keeps what is appended in memory. A write goes on once `goes_on` is set, and `fails` says what it raises."""

    def __init__(self, *, syncs: bool = True) -> None:
        super().__init__("notes", syncs=syncs)
        self.groups: list[list[str]] = []
        self.goes_on, self.has_begun = threading.Event(), threading.Event()
        self.fails: BaseException | None = None

    def _write(self, given: list[Note]) -> None:
        self.has_begun.set()
        assert self.goes_on.wait(PATIENCE)
        if self.fails is not None:
            failed, self.fails = self.fails, None
            raise failed
        first = sum(map(len, self.groups))
        for place, note in enumerate(given, first):
            note.place = place
        self.groups.append([note.text for note in given])

    def has(self, count: int) -> bool:
        """Whether so many wait to be written."""
        return len(self._group.given) == count


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.001)


class Append(threading.Thread):
    """Appends in a thread; `raised` is what it was told instead of a place."""

    def __init__(self, notes: Notes, text: str) -> None:
        super().__init__(daemon=True)
        self.notes, self.note = notes, Note(text)
        self.raised: BaseException | None = None
        self.start()

    def run(self) -> None:
        try:
            self.notes.commit(self.note)
        except BaseException as error:
            self.raised = error


def first_and_others(notes: Notes, others: int) -> tuple[Append, list[Append]]:
    """One thread writes, and the others wait meanwhile."""
    first = Append(notes, "first")
    assert notes.has_begun.wait(PATIENCE)
    found = []
    for number in range(others):
        found.append(Append(notes, f"other {number}"))
        until(lambda number=number: notes.has(number + 1))  # type: ignore[misc]
    return first, found


def ended(*appends: Append) -> None:
    for append in appends:
        append.join(PATIENCE)
        assert not append.is_alive(), "it waits for ever"


@pytest.mark.parametrize("syncs", [True, False])
def test_what_threads_append_during_a_write_is_written_together_after_it(syncs: bool) -> None:
    notes = Notes(syncs=syncs)
    first, others = first_and_others(notes, 5)
    notes.goes_on.set()
    ended(first, *others)
    assert notes.groups == [["first"], [f"other {number}" for number in range(5)]]
    assert [append.note.place for append in (first, *others)] == list(range(6))


def test_a_write_that_failed_is_told_to_those_of_its_group_and_to_nobody_else() -> None:
    notes = Notes()
    notes.fails = OSError(errno.ENOSPC, "there is no room")
    first, others = first_and_others(notes, 3)
    notes.goes_on.set()
    ended(first, *others)
    assert isinstance(first.raised, OSError)
    words = (errno.ENOSPC, "the write failed: there is no room", "notes")
    assert (first.raised.errno, first.raised.strerror, first.raised.filename) == words
    assert [append.raised for append in others] == [None] * 3
    assert notes.groups == [["other 0", "other 1", "other 2"]]


def test_an_interruption_is_raised_where_it_came_and_the_others_are_told_that_their_write_may_have_failed() -> None:
    notes = Notes()
    first, others = first_and_others(notes, 3)
    interruption = KeyboardInterrupt()

    def write(given: list[Note]) -> None:
        raise interruption

    notes._write = write  # type: ignore[method-assign]
    notes.goes_on.set()
    ended(first, *others)
    assert first.raised is None
    raised = [append.raised for append in others]
    assert raised[0] is interruption, "the first of a group writes it"
    assert all(isinstance(error, InterruptedError) for error in raised[1:])
    del notes._write
    notes.commit(Note("later"))
    assert notes.groups == [["first"], ["later"]]


def test_whoever_waits_for_a_thread_that_was_interrupted_before_it_wrote_writes_instead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(commit_group, "LEADER_SECONDS", 0.01)
    notes = Notes()
    notes.goes_on.set()
    # It was to write, and never comes.
    assert notes._group.join(Note("interrupted"))
    ended(Append(notes, "other"))
    assert notes.groups == [["interrupted", "other"]]


def test_a_group_waits_for_the_threads_of_the_last_one() -> None:
    group: CommitGroup[Note] = CommitGroup()
    assert group.join(Note("first")), "the first one leads"
    assert group.want(3)
    threads = [threading.Timer(0.01, group.join, [Note("other")]) for _ in range(2)]
    for thread in threads:
        thread.start()
    began = time.monotonic()
    group.gather(60)
    assert time.monotonic() - began < 30
    assert len(group.given) == 3
    assert not group.want(3)
