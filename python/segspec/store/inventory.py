"""The segments of a stream, from its log's entries and the table of phases.

The phases of a store's segment, and the steps between them.

The store runs from this table, and stream logs are checked against it. Source: seeds/mojo.txt "Archiving Process",
"Cache Management", "AOF".
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, partial
from typing import NamedTuple

from segspec.core.errors import Code, SegspecError
from segspec.core.model import Id, id_text
from segspec.formats.mojo.layout import State
from segspec.store.aof import AofEntry, Upload, Verb


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


LogStep = Callable[[], None]


@dataclass(slots=True)
class Holding:
    """One segment. `used` counts up; `pins` are readers that need it; `changes` were made in place since the start."""

    id: Id
    phase: Phase
    upload: Upload | None = None
    bytes: int = 0
    used: int = 0
    pins: int = 0
    changes: int = 0

    @property
    def name(self) -> str:
        return id_text(self.id)


class Inventory:
    """The segments of one stream, ordered by id.

    `folding` are begun merges. `folded` and `trimmed` identify files left by a crash. `not_begun` is the highest id of
    a segment without a record.
    """

    def __init__(self) -> None:
        self.name: str | None = None
        self.folding: tuple[Id, Id] | None = None
        self.folded: list[tuple[Id, Id]] = []
        self.trimmed: Id | None = None
        self.not_begun: Id | None = None
        self.entries = 0
        self._ids: list[Id] = []
        self._holdings: dict[Id, Holding] = {}
        self._rules: dict[Verb, Callable[[AofEntry], LogStep]] = {
            Verb.STREAM: self._stream,
            Verb.ADD: self._add,
            Verb.ADD_FAILED: self._not_begun,
            Verb.FOLD: self._fold,
            Verb.FOLD_FAILED: self._fold,
            Verb.FOLD_DONE: self._fold,
            Verb.TRIM: self._trim,
        }

    def __len__(self) -> int:
        return len(self._ids)

    def __iter__(self) -> Iterator[Holding]:
        return iter([self._holdings[one] for one in self._ids])

    def get(self, segment_id: Id) -> Holding | None:
        return self._holdings.get(segment_id)

    def last(self) -> Holding | None:
        return self._holdings[self._ids[-1]] if self._ids else None

    def between(self, first: Id, last: Id) -> list[Holding]:
        """Segments from `first` to `last`, inclusive."""
        return [self._holdings[one] for one in self._ids[bisect_left(self._ids, first) : bisect_right(self._ids, last)]]

    def covering(self, start: Id | None, end: Id | None) -> list[Id]:
        """The ids of segments that may hold records from `start` to `end` (exclusive)."""
        low = 0 if start is None else max(0, bisect_right(self._ids, start) - 1)
        high = len(self._ids) if end is None else bisect_left(self._ids, end)
        return self._ids[low:high]

    def has_left(self, segment_id: Id) -> bool:
        """Whether a missing segment was trimmed or merged."""
        is_trimmed = self.trimmed is not None and segment_id < self.trimmed
        return is_trimmed or any(first < segment_id <= last for first, last in self.folded)

    def play(self, entry: AofEntry) -> None:
        """Applies an entry. Raises `SegspecError` (bad-order), and changes nothing, if the table has no such step."""
        self.step(entry)()
        self.entries += 1

    def step(self, entry: AofEntry) -> LogStep:
        """A function that applies the entry when called. Raises `SegspecError`."""
        return self._rules.get(entry.verb, self._one)(entry)

    def _stream(self, entry: AofEntry) -> LogStep:
        if self.name is not None:
            raise _impossible(entry, f"the log is that of {self.name} already")
        return partial(setattr, self, "name", entry.name)

    def _add(self, entry: AofEntry) -> LogStep:
        if self._ids and entry.id <= self._ids[-1]:
            raise _impossible(entry, f"it is not above {id_text(self._ids[-1])}")
        return partial(self._take_added, entry)

    def _take_added(self, entry: AofEntry) -> None:
        last = self.last()
        if last is not None and last.phase is Phase.WRITING:
            # One segment is written at a time.
            (last.phase,) = ends(None, last.phase)
        self._holdings[entry.id] = Holding(entry.id, ends(entry.verb, Phase.ABSENT)[0])
        self._ids.append(entry.id)

    def _not_begun(self, entry: AofEntry) -> LogStep:
        step = self._one(entry)

        def take() -> None:
            step()
            self.not_begun = max(entry.id, self.not_begun or entry.id)

        return take

    def _one(self, entry: AofEntry) -> LogStep:
        holding = self._known(entry)
        phase = settled(holding.phase, entry.verb)
        ends_in = ends(entry.verb, phase)
        if not ends_in:
            raise _impossible(entry, f"it is {holding.phase}")
        return partial(self._take_one, entry, holding, ends_in[0])

    def _take_one(self, entry: AofEntry, holding: Holding, end: Phase) -> None:
        holding.phase = end
        if entry.verb is Verb.UP_DONE:
            holding.upload = entry.upload
        elif entry.verb in (Verb.UP, Verb.UP_FAILED):
            holding.upload = None
        if holding.phase is Phase.ABSENT:
            self._leave([holding])

    def _fold(self, entry: AofEntry) -> LogStep:
        self._known(entry)
        assert entry.last is not None
        among = self.between(entry.id, entry.last)
        last = self._known(entry._replace(id=entry.last))
        if len(among) < 2:
            raise _impossible(entry, "there is nothing to merge it with")
        for holding in among:
            if not ends(entry.verb, settled(holding.phase, entry.verb)):
                raise _impossible(entry, f"{holding.name} is {holding.phase}")
        begun = self.folding == (entry.id, last.id)
        if (entry.verb is Verb.FOLD) != (self.folding is None) or (entry.verb is not Verb.FOLD and not begun):
            raise _impossible(entry, "merging is one thing after another, and each ends with its own ids")
        return partial(self._take_fold, entry, among)

    def _take_fold(self, entry: AofEntry, among: list[Holding]) -> None:
        for holding in among:
            holding.phase = settled(holding.phase, entry.verb)
        ends_are = entry.id, among[-1].id
        self.folding = ends_are if entry.verb is Verb.FOLD else None
        if entry.verb is Verb.FOLD_DONE:
            self.folded.append(ends_are)
            among[0].phase, among[0].upload = Phase.LOCAL, None
            self._leave(among[1:])

    def _trim(self, entry: AofEntry) -> LogStep:
        before = self._ids[: bisect_left(self._ids, entry.id)]
        leaving = [self._holdings[one] for one in before]
        for holding in leaving:
            if Phase.ABSENT not in ends(entry.verb, settled(holding.phase, entry.verb)):
                raise _impossible(entry, f"{holding.name} is {holding.phase}")
        return partial(self._take_trim, entry, leaving)

    def _take_trim(self, entry: AofEntry, leaving: list[Holding]) -> None:
        self.trimmed = entry.id
        self._leave(leaving)

    def _leave(self, holdings: Iterable[Holding]) -> None:
        for holding in holdings:
            holding.phase = Phase.ABSENT
            del self._holdings[holding.id]
            del self._ids[bisect_left(self._ids, holding.id)]

    def _known(self, entry: AofEntry) -> Holding:
        holding = self._holdings.get(entry.id)
        if holding is None:
            raise _impossible(entry, "there is no such segment")
        return holding

    def anew(self) -> Iterator[AofEntry]:
        return fewest_entries(self.name, self, self.not_begun)


def fewest_entries(name: str | None, holdings: Iterable[Holding], not_begun: Id | None) -> Iterator[AofEntry]:
    """The shortest log of these segments, ordered by id. Ids below `not_begun` are used."""
    if name is not None:
        yield AofEntry(Verb.STREAM, name=name)
    last: Id | None = None
    for holding in holdings:
        last = holding.id
        for verb in way_to(holding.phase):
            yield AofEntry(verb, last, upload=holding.upload if verb is Verb.UP_DONE else None)
    if not_begun is not None and (last is None or not_begun > last):
        yield AofEntry(Verb.ADD, not_begun)
        yield AofEntry(Verb.ADD_FAILED, not_begun)


def _impossible(entry: AofEntry, why: str) -> SegspecError:
    what = entry.name if entry.name is not None else id_text(entry.id)
    return SegspecError(Code.BAD_ORDER, f"{entry.verb} {what}: {why}", field="entry", actual=f"{entry.verb} {what}")
