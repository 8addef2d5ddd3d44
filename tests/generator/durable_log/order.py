"""The records' numbers: gaps, steps back, and numbers that the neighbours contradict."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.durable_log import segment_name
from tests.generator.book import Book, Frame, Outcome, Section, Stream, clean, corrupt, joined, records_of
from tests.generator.durable_log.build import broken, frame, rules

TOP = (1 << 64) - 1
Numbers = Sequence[int]

GAPS: dict[str, tuple[int, Numbers, Numbers, str]] = {
    "one-number": (0, (0, 1, 3), (2,), "the third record has 3 where 2 is due, and nothing lies after it"),
    "one-number-and-on": (0, (0, 1, 3, 4), (2,), "numbers go from 1 to 3, and on from there"),
    "three-numbers-and-on": (0, (0, 1, 5, 6, 7), (2,), "numbers go from 1 to 5, and on from there"),
    "behind-the-first": (0, (0, 9, 10), (1,), "numbers go from 0 to 9"),
    "before-the-first": (0, (5, 6), (0,), "the file's name says 0, and its first record 5"),
    "before-the-only-one": (0, (5,), (0,), "the file's name says 0, and its only record 5"),
    "twice": (0, (0, 10, 11, 20, 21), (1, 3), "numbers go from 0 to 10, and from 11 to 20"),
    "at-every-record": (0, (10, 20, 30, 40), (0, 1, 2, 3), "every number is ten more than the one before"),
    "of-two-at-the-end": (0, (0, 1, 2, 5), (3,), "the last record has 5 where 3 is due"),
    "above-2-32": (0, (0, 1 << 32, (1 << 32) + 1), (1,), "numbers go from 0 to 2^32"),
    "above-2-63": (0, (0, 1 << 63, (1 << 63) + 1), (1,), "numbers go from 0 to 2^63"),
    "to-the-greatest": (0, (0, 1, TOP), (2,), "the last record has the greatest number there is"),
}
"""Base, numbers, which records skip something, and what that is."""

BACK: dict[str, tuple[int, Numbers, int, str]] = {
    "the-same-twice": (0, (0, 1, 1), 2, "the number 1 is there twice"),
    "the-first-twice": (0, (0, 0), 1, "the number 0 is there twice, and nothing besides"),
    "to-the-first": (0, (0, 1, 2, 0), 3, "after 2 comes 0"),
    "by-one": (10, (10, 11, 12, 11), 3, "after 12 comes 11"),
    "and-on": (10, (10, 11, 12, 11, 12, 13), 3, "after 12 come 11, 12 and 13"),
    "below-the-name": (10, (10, 11, 3), 2, "after 11 comes a number below that in the file's name"),
    "behind-a-gap": (0, (0, 8, 9, 4), 3, "a gap from 0 to 8, and after 9 comes 4"),
    "behind-the-greatest": (TOP, (TOP, 0), 1, "after the greatest number there is comes 0"),
    "below-2-32": (1 << 32, (1 << 32, (1 << 32) + 1, 1), 2,
     "after 2^32 + 1 comes 1: the lower half counts on, not all"),
}  # fmt: skip
"""Base, numbers, which record steps back, and what that is."""

CONTRADICTED: dict[str, tuple[int, Numbers, int, str]] = {
    "ahead-and-back": (0, (0, 1, 9, 3, 4), 2, "9 where 2 is due, and 3 follows"),
    "ahead-by-one": (0, (0, 1, 3, 3), 2, "3 where 2 is due, and 3 follows"),
    "the-first-one": (0, (7, 1, 2), 0, "7 where the name says 0, and 1 follows"),
    "the-first-one-low": (10, (3, 11, 12), 0, "3 where the name says 10, and 11 follows"),
    "far-ahead": (0, (0, TOP, 2), 1, "the greatest number where 1 is due, and 2 follows"),
    "followed-by-what-was-due": (0, (0, 1, 6, 2), 2, "6 where 2 is due, and 2 follows"),
    "followed-by-less": (0, (0, 1, 6, 5), 2, "6 where 2 is due, and 5 follows: one of them is wrong, or both"),
    "by-the-same-number": (0, (0, 1, 9, 9), 2, "9 where 2 is due, and 9 follows: one of them is wrong, or both"),
    "the-first-one-by-the-same": (0, (7, 7), 0, "7 where the name says 0, and 7 follows"),
    "one-high-bit": (0, (0, 1, 2 + (1 << 40), 3), 2, "2 + 2^40 where 2 is due, and 3 follows"),
}
"""Base, numbers, which record is not to be believed, and what it says."""


NOTES = """\
Nothing protects a record's number but the records before and after it, and the file's name.

Gap (durable_log.number.gap, durable_log.number.released): A jump forward ends the reading, or nothing is said of it.
  -> The real system cuts the file at a jump; records that were lost are not missed.
Back (durable_log.number.step-back): Numbers are not compared at all.
  -> Records are delivered twice, or under numbers that belong to others.
Contradicted (durable_log.number.contradicted): A single wrong number is taken for a gap, though the next record
  contradicts it.
  -> A record comes out under a wrong number, and the one after it seems to step back.
Base (durable_log.number.released): The number in the file's name is not compared with the first record.
  -> A renamed segment, or one that lost its head, is read as if nothing had happened.
"""


def write(book: Book) -> None:
    section = book.section("order", NOTES)
    for words, (base, numbers, skipping, said) in GAPS.items():
        _gap(section, words, base, numbers, skipping, said)
    for words, (base, numbers, fault, said) in BACK.items():
        _refused(section, f"back-{words}", base, numbers, fault, f"A step back: {said}.", "Back")
    for words, (base, numbers, fault, said) in CONTRADICTED.items():
        comment = f"A wrong number between sound ones: {said}."
        _refused(section, f"contradicted-{words}", base, numbers, fault, comment, "Contradicted")
    _below_the_name(section)
    _behind_is_damaged(section)


def _frames(numbers: Numbers) -> list[Frame]:
    return [frame(number, f"{place}".encode()) for place, number in enumerate(numbers)]


LEN_FRAME = 25


def _gap(section: Section, words: str, base: int, numbers: Numbers, skipping: Numbers, said: str) -> None:
    frames = _frames(numbers)
    findings = [("gap", LEN_FRAME * k) for k in skipping]
    text = f"A jump forward: {said}. Every record is released."
    stream = Stream(segment_name(base), joined(frames))
    outcome = clean(records_of(frames), LEN_FRAME * len(frames), findings)
    section.read(f"gap-{words}", text, stream, outcome, flags=("Gap", "Base") if 0 in skipping else ("Gap",))


def _refused(section: Section, words: str, base: int, numbers: Numbers, fault: int, comment: str, flag: str) -> None:
    frames = _frames(numbers)
    findings = [("gap", LEN_FRAME)] if words == "back-behind-a-gap" else []
    outcome = corrupt("bad-order", records_of(frames[:fault]), LEN_FRAME * fault, field="offset", findings=findings)
    stream = Stream(segment_name(base), joined(frames))
    held = [*(rules("number.gap") if findings else []), *(rules("number.greatest") if TOP in numbers else [])]
    section.read(words, comment, stream, outcome, flags=(flag,), rules=held)


def _below_the_name(section: Section) -> None:
    """Below the number in the name, with no record before it: the name may be what is wrong, so the record is read."""
    for words, numbers in (("alone", (3,)), ("and-on", (3, 4, 5)), ("by-one", (9, 10, 11)), ("by-one-alone", (9,))):
        frames = _frames(numbers)
        text = f"The file's name says 10, and its first record {numbers[0]}: reported, and every record is released."
        stream = Stream(segment_name(10), joined(frames))
        outcome = clean(records_of(frames), LEN_FRAME * len(frames), [("bad-order", 0)])
        held = rules("number.below-the-name")
        section.read(f"below-the-name-{words}", text, stream, outcome, flags=("Base",), rules=held)


def _behind_is_damaged(section: Section) -> None:
    """Only an intact neighbour contradicts a number."""
    ahead = [*_frames((0, 1)), frame(6, b"2")]
    released = records_of(ahead)
    for words, behind, outcome, said in (
        ("false-checksum", frame(3, b"3", checksum=1).content, ("corrupt", "bad-checksum"), "has a wrong checksum"),
        ("torn", frame(3, b"3").content[:-1], ("torn", "torn"), "is torn"),
        ("another-version", frame(3, b"3", version=2).content, ("unsupported", "unsupported-version"),
         "has another version"),
        ("no-magic", frame(3, b"3", magic=b"GOLF").content, ("corrupt", "bad-magic"), "has a wrong magic"),
    ):  # fmt: skip
        end, code = outcome
        text = f"6 where 2 is due, and the record after it says 3 but {said}: it contradicts nothing."
        stream = Stream(segment_name(0), joined(ahead) + behind)
        found = Outcome(end, 3 * LEN_FRAME, released, code, findings=[("gap", 2 * LEN_FRAME)])
        held = broken(found, "number.gap", "number.released")
        section.read(f"gap-and-the-next-{words}", text, stream, found, flags=("Contradicted",), rules=held)
