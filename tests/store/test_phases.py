"""The table of phases, enumerated: every entry in every phase either takes its step or is refused and changes
nothing."""

from __future__ import annotations

from itertools import product

import pytest

from segspec.core.errors import Code, SegspecError
from segspec.formats.mojo.layout import State
from segspec.store.aof import AofEntry, LoggedUrl, Upload, Verb
from segspec.store.inventory import HERE, IN_ARCHIVE, LETTERS, TRANSITIONS, Inventory, Phase, ends, settled, way_to

UPLOAD = Upload(LoggedUrl("s3://b/o/5-0"), 3, "sha256:" + "0" * 64)
NEIGHBOUR = (9, 0)


def said(verb: Verb, **more: object) -> AofEntry:
    return AofEntry(verb, (5, 0), upload=UPLOAD if verb is Verb.UP_DONE else None, **more)


def at(phase: Phase) -> Inventory:
    """A stream whose first segment is in a phase; a second one is written."""
    made = Inventory()
    for verb in way_to(phase):
        made.play(said(verb))
    if phase not in (Phase.WRITING, Phase.ABSENT):
        made.play(AofEntry(Verb.ADD, NEIGHBOUR))
        assert next(iter(made)).phase is phase
    return made


def entry_for(verb: Verb) -> AofEntry:
    if verb is Verb.TRIM:
        return AofEntry(verb, NEIGHBOUR)
    return said(verb, last=NEIGHBOUR) if verb.startswith("FOLD") else said(verb)


@pytest.mark.parametrize(("verb", "phase"), [*product(list(Verb)[1:], Phase)], ids=str)
def test_an_entry_takes_a_step_of_the_table_or_none(verb: Verb, phase: Phase) -> None:
    inventory = at(phase)
    if verb in (Verb.FOLD_DONE, Verb.FOLD_FAILED) and ends(verb, phase):
        inventory.play(entry_for(Verb.FOLD))
    before = [(one.id, one.phase) for one in inventory]
    allowed = ends(verb, settled(phase, verb))
    if verb is Verb.TRIM and phase is Phase.ABSENT:
        # Nothing is left to trim, which is no contradiction.
        allowed = (Phase.ABSENT,)
    if phase is Phase.WRITING and verb.startswith("FOLD"):
        # A segment that is written has no neighbour after it.
        allowed = ()
    if not allowed:
        with pytest.raises(SegspecError) as raised:
            inventory.play(entry_for(verb))
        assert raised.value.code is Code.BAD_ORDER
        assert [(one.id, one.phase) for one in inventory] == before
        return
    inventory.play(entry_for(verb))
    holding = inventory.get((5, 0))
    assert (Phase.ABSENT if holding is None else holding.phase) in allowed


def test_every_phase_has_a_way_in_a_way_out_and_files_of_its_own() -> None:
    for phase in Phase:
        assert phase is Phase.ABSENT or way_to(phase)
        assert any(one.start is phase for one in TRANSITIONS)
    assert len(set(LETTERS.values())) == len(Phase)
    assert len({(one.verb, one.start, one.end) for one in TRANSITIONS}) == len(TRANSITIONS)


def test_a_segment_is_only_evicted_when_the_archive_has_it() -> None:
    for one in TRANSITIONS:
        loses = one.start in HERE and one.end not in HERE
        if loses and one.end is not Phase.ABSENT:
            assert one.start in IN_ARCHIVE
            assert one.end in IN_ARCHIVE


def test_marks_are_never_the_only_file_of_what_is_not_archived() -> None:
    for phase, letters in LETTERS.items():
        if phase not in (Phase.ABSENT, *IN_ARCHIVE):
            assert letters & {State.LOCAL, State.WRITING}


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.ABSENT])
def test_a_log_that_is_made_anew_says_the_same(phase: Phase) -> None:
    inventory = at(phase)
    again = Inventory()
    for entry in inventory.anew():
        again.play(entry)
    assert [(one.id, one.phase, one.upload) for one in again] == [(one.id, one.phase, one.upload) for one in inventory]


def test_a_segment_is_added_above_the_last_only() -> None:
    inventory = at(Phase.LOCAL)
    with pytest.raises(SegspecError, match="it is not above 9-0"):
        inventory.play(AofEntry(Verb.ADD, NEIGHBOUR))


def test_a_merge_ends_with_the_ids_that_it_began_with() -> None:
    inventory = at(Phase.LOCAL)
    inventory.play(AofEntry(Verb.ADD, (12, 0)))
    inventory.play(entry_for(Verb.FOLD))
    with pytest.raises(SegspecError, match="each ends with its own ids"):
        inventory.play(AofEntry(Verb.FOLD_DONE, (5, 0), (12, 0)))
    inventory.play(entry_for(Verb.FOLD_DONE))
    assert [one.id for one in inventory] == [(5, 0), (12, 0)]


def test_what_left_is_told_from_what_nobody_knows() -> None:
    inventory = Inventory()
    for number in range(1, 7):
        inventory.play(AofEntry(Verb.ADD, (number, 0)))
    inventory.play(AofEntry(Verb.TRIM, (2, 0)))
    inventory.play(AofEntry(Verb.FOLD, (3, 0), (5, 0)))
    inventory.play(AofEntry(Verb.FOLD_DONE, (3, 0), (5, 0)))
    asked = ((1, 0), (1, 9), (2, 0), (3, 0), (3, 1), (4, 0), (5, 0), (5, 1), (6, 0), (9, 0))
    assert [one for one in asked if inventory.has_left(one)] == [(1, 0), (1, 9), (3, 1), (4, 0), (5, 0)]
    assert not Inventory().has_left((1, 0))


def test_a_segment_that_has_just_begun_has_no_bytes_of_a_finished_one() -> None:
    inventory = Inventory()
    inventory.play(AofEntry(Verb.ADD, (1, 0)))
    (holding,) = inventory
    assert (holding.bytes, holding.pins, holding.used, holding.changes) == (0, 0, 0, 0)
