"""The phases of a store's segment, and the steps between them.

The store runs from this table, and stream logs are checked against it. Source: seeds/mojo.txt "Archiving Process",
"Cache Management", "AOF".
"""

from __future__ import annotations

from collections import deque
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from segspec.formats.mojo.layout import State
from segspec.store.aof import Verb


class Phase(StrEnum):
    """`ABSENT` is the phase before a segment begins and after it left."""

    ABSENT = "absent"
    WRITING = "writing"
    LOCAL = "local"
    UPLOADING = "uploading"
    ARCHIVED = "archived"
    REMOTE = "remote"
    DOWNLOADING = "downloading"


class Transition(NamedTuple):
    """A step between phases. `verb` is its log entry; None if only the segment's name shows the step."""

    verb: Verb | None
    start: Phase
    end: Phase
    about: str


TRANSITIONS = (
    Transition(Verb.ADD, Phase.ABSENT, Phase.WRITING, "its first record comes"),
    Transition(Verb.ADD_FAILED, Phase.WRITING, Phase.ABSENT, "a crash left it without a record"),
    Transition(None, Phase.WRITING, Phase.LOCAL, "it is finished with INDEX and SUFFIX"),
    Transition(Verb.UP, Phase.LOCAL, Phase.UPLOADING, "its upload begins"),
    Transition(Verb.UP_FAILED, Phase.UPLOADING, Phase.LOCAL, "the upload failed"),
    Transition(Verb.UP_DONE, Phase.UPLOADING, Phase.ARCHIVED, "the archive has it"),
    Transition(Verb.UP, Phase.ARCHIVED, Phase.UPLOADING, "a record of it is deleted"),
    Transition(Verb.GC, Phase.ARCHIVED, Phase.REMOTE, "it is evicted"),
    Transition(Verb.DOWN, Phase.REMOTE, Phase.DOWNLOADING, "it is to be read"),
    Transition(Verb.DOWN_FAILED, Phase.DOWNLOADING, Phase.REMOTE, "the download failed"),
    Transition(Verb.DOWN_DONE, Phase.DOWNLOADING, Phase.ARCHIVED, "it is here, and what was uploaded"),
    Transition(Verb.FOLD, Phase.LOCAL, Phase.LOCAL, "its merging begins"),
    Transition(Verb.FOLD, Phase.ARCHIVED, Phase.ARCHIVED, "its merging begins"),
    Transition(Verb.FOLD_FAILED, Phase.LOCAL, Phase.LOCAL, "the merging failed"),
    Transition(Verb.FOLD_FAILED, Phase.ARCHIVED, Phase.ARCHIVED, "the merging failed"),
    Transition(Verb.FOLD_DONE, Phase.LOCAL, Phase.LOCAL, "it has the others' records"),
    Transition(Verb.FOLD_DONE, Phase.ARCHIVED, Phase.LOCAL, "it has the others' records"),
    Transition(Verb.FOLD_DONE, Phase.LOCAL, Phase.ABSENT, "another has its records"),
    Transition(Verb.FOLD_DONE, Phase.ARCHIVED, Phase.ABSENT, "another has its records"),
    Transition(Verb.TRIM, Phase.LOCAL, Phase.ABSENT, "it is trimmed"),
    Transition(Verb.TRIM, Phase.UPLOADING, Phase.ABSENT, "it is trimmed"),
    Transition(Verb.TRIM, Phase.ARCHIVED, Phase.ABSENT, "it is trimmed"),
    Transition(Verb.TRIM, Phase.REMOTE, Phase.ABSENT, "it is trimmed"),
)

LETTERS: dict[Phase, frozenset[State]] = {
    Phase.ABSENT: frozenset(),
    Phase.WRITING: frozenset({State.WRITING}),
    Phase.LOCAL: frozenset({State.LOCAL}),
    Phase.UPLOADING: frozenset({State.LOCAL, State.UPLOADING}),
    Phase.ARCHIVED: frozenset({State.LOCAL, State.ARCHIVED}),
    Phase.REMOTE: frozenset({State.ARCHIVED}),
    Phase.DOWNLOADING: frozenset({State.ARCHIVED, State.DOWNLOADING}),
}
"""The files of a segment in each phase, by the letter before its id. `a` and `u` are empty marks."""

HERE = frozenset(phase for phase, letters in LETTERS.items() if letters & {State.LOCAL, State.WRITING})

IN_ARCHIVE = frozenset({Phase.ARCHIVED, Phase.REMOTE, Phase.DOWNLOADING})


@cache
def ends(verb: Verb | None, start: Phase) -> tuple[Phase, ...]:
    """Possible phases after an entry; empty if it is not permitted."""
    return tuple(step.end for step in TRANSITIONS if step.verb == verb and step.start is start)


@cache
def settled(phase: Phase, verb: Verb) -> Phase:
    """`phase`, or the phase that it became without an entry if only that one allows the verb."""
    if ends(verb, phase):
        return phase
    return next((end for end in ends(None, phase) if ends(verb, end)), phase)


@cache
def way_to(phase: Phase) -> tuple[Verb, ...]:
    ways: dict[Phase, tuple[Verb, ...]] = {Phase.ABSENT: ()}
    queue = deque([Phase.ABSENT])
    while queue:
        at = queue.popleft()
        for step in TRANSITIONS:
            if step.start is at and step.end not in ways:
                ways[step.end] = ways[at] + ((step.verb,) if step.verb is not None else ())
                queue.append(step.end)
    return ways[phase]
