"""The index: consumers whose positions fit the queue or not. The queue is the messages 100 to 105."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.ffwd import INDEX, consumer, header, segment_name
from tests.generator.book import Book, Section, Stream, clean, torn
from tests.generator.ffwd.build import DIALECT, OLD, SIX, THREE, rules

Findings = Sequence[tuple[str, int | None]]

INSIDE = {
    "one-before-the-first": (99, "the message before the first one: all of the queue is due"),
    "the-first": (100, "the first message"),
    "the-middle": (103, "a message in the middle"),
    "the-last": (105, "the last message"),
    "behind-the-last": (106, "the message that comes next: everything was handled"),
}

AHEAD = {
    "by-one": 107, "by-many": 5000, "2-31": 1 << 31, "2-32": 1 << 32, "2-32-and-the-middle": (1 << 32) + 103,
    "2-63": 1 << 63, "2-64-less-1": (1 << 64) - 1,
}  # fmt: skip

BEHIND = {"by-one": 98, "by-half": 50, "one": 1, "zero": 0}


NOTES = """\
The consumers of a queue, held against its messages. Whether an offset is that of the last message handled or of the
next one is up to the consumer, so one less and one more than there are messages are sound.

Ahead (ffwd.index.ahead): A consumer that is further on than the queue goes unnoticed.
  -> Messages were lost, or numbers begin anew: the consumer skips what comes next.
Behind (ffwd.index.behind): A consumer whose next message was removed goes unnoticed.
  -> Messages that it never saw are gone, and nobody knows.
Sound (ffwd.index.ahead, ffwd.index.behind): A consumer that is done, or has not begun, is reported as wrong.
  -> Every healthy queue raises an alarm.
Twice (ffwd.index.twice): Two entries of one consumer pass.
  -> The real system keeps the later one, another reader the first: messages are handled twice or never.
Believed (ffwd.index.believed): What is read from a segment depends on the index.
  -> A damaged index loses messages that are there.
"""


FINDS = {
    "index-ahead": "index.ahead", "index-behind": "index.behind", "bad-index": "index.twice", "torn": "index.torn",
    "missing-segment": "index.orphan",
}  # fmt: skip
"""The rule that a finding is about."""


def write(book: Book) -> None:
    section = book.section("index", NOTES)
    for part in (_sound, _outside, _second_entries, _twice, _queues, _not_believed):
        part(section)


def _compared(
    section: Section,
    words: str,
    comment: str,
    content: bytes | None,
    findings: Findings,
    flag: str,
    *,
    segment: Stream | None = SIX.stream,
    held: Sequence[str] = (),
    requires: Sequence[str] = (),
) -> None:
    index = None if content is None else Stream(INDEX, content)
    held = [*rules(*(FINDS[code] for code, _ in findings)), *held]
    section.index(words, comment, segment, index, findings, flags=(flag,), rules=held, requires=requires)


def _sound(section: Section) -> None:
    for words, (offset, said) in INSIDE.items():
        _compared(section, f"at-{words}", f"A consumer is at {said}.", consumer(b"a", offset), [], "Sound")
    _compared(section, "empty", "An index without consumers.", b"", [], "Sound")
    comment = "There is no index: the queue was never stopped. That is no fault of its files."
    _compared(section, "none", comment, None, [], "Sound", held=rules("index.missing"))
    three = consumer(b"b", 101) + consumer(b"a", 106) + consumer(b"", 100)
    comment = "Three consumers, in no order, one with an empty id."
    _compared(section, "three", comment, three, [], "Sound", held=rules("index.entry"))
    many = b"".join(consumer(f"consumer {k}".encode(), 100 + k % 7) for k in range(100))
    _compared(section, "hundred", "A hundred consumers.", many, [], "Sound")


def _outside(section: Section) -> None:
    for words, offset in AHEAD.items():
        comment = f"A consumer is at {offset}, and the queue ends with 105."
        _compared(section, f"ahead-{words}", comment, consumer(b"a", offset), [("index-ahead", 0)], "Ahead")
    for words, offset in BEHIND.items():
        comment = f"A consumer is at {offset}, and the queue begins with 100."
        _compared(section, f"behind-{words}", comment, consumer(b"a", offset), [("index-behind", 0)], "Behind")


def _second_entries(section: Section) -> None:
    sound = consumer(b"sound", 103)
    second, third = len(sound), len(sound) + len(consumer(b"far", 0))
    for words, content, findings, said in (
        ("ahead", sound + consumer(b"far", 200), [("index-ahead", second)], "the second is too far on"),
        ("behind", sound + consumer(b"far", 3), [("index-behind", second)], "the second is too far back"),
        ("ahead-and-behind", sound + consumer(b"far", 200) + consumer(b"old", 3),
         [("index-ahead", second), ("index-behind", third)], "the second is too far on and the third too far back"),
        ("then-sound", consumer(b"far", 200) + consumer(b"old", 3) + sound,
         [("index-ahead", 0), ("index-behind", third - second)], "the first two are outside and the third is not"),
        ("both-ahead", consumer(b"far", 200) + consumer(b"old", 300),
         [("index-ahead", 0), ("index-ahead", third - second)], "each is a finding of its own"),
    ):  # fmt: skip
        flag = "Ahead" if "ahead" in words else "Behind"
        _compared(section, f"several-{words}", f"Several consumers: {said}.", content, findings, flag)


def _twice(section: Section) -> None:
    one = consumer(b"a", 103)
    for words, content, findings, said in (
        ("the-same", one * 2, [("bad-index", len(one))], "One entry is there twice"),
        ("thrice", one * 3, [("bad-index", len(one)), ("bad-index", 2 * len(one))], "One entry is there three times"),
        ("another-offset", one + consumer(b"a", 105), [("bad-index", len(one))], "One consumer has two offsets"),
        ("apart", one + consumer(b"b", 104) + one, [("bad-index", 2 * len(one))], "Another consumer stands between"),
        ("empty-ids", consumer(b"", 103) * 2, [("bad-index", 12)], "Two consumers have an empty id"),
        ("and-ahead", one + consumer(b"a", 200), [("bad-index", len(one)), ("index-ahead", len(one))],
         "The second entry of a consumer is too far on, too"),
    ):  # fmt: skip
        _compared(section, f"twice-{words}", f"{said}.", content, findings, "Twice")
    other_case = one + consumer(b"A", 103)
    _compared(section, "twice-in-two-cases", "Two ids that differ in case are two consumers.", other_case, [], "Twice")


def _queues(section: Section) -> None:
    at_zero, at_three = consumer(b"a", 0), consumer(b"a", 3)
    first = Stream(segment_name(0), THREE.content)
    _compared(section, "first-segment-at-0", "A queue from 0 on, a consumer at 0.", at_zero, [], "Sound", segment=first)
    comment = "A queue of three messages from 0 on, a consumer at 3."
    _compared(section, "first-segment-at-3", comment, at_three, [], "Sound", segment=first)
    comment = "A queue of three messages from 0 on, a consumer at 4."
    ahead: Findings = [("index-ahead", 0)]
    _compared(section, "first-segment-at-4", comment, consumer(b"a", 4), ahead, "Ahead", segment=first)
    bare = Stream(segment_name(100), header(100))
    for words, offset, findings in (
        ("99", 99, []), ("100", 100, []), ("101", 101, ahead), ("98", 98, [("index-behind", 0)]),
    ):  # fmt: skip
        comment = f"A queue of a header alone, from 100 on, and a consumer at {offset}."
        _compared(section, f"no-messages-at-{words}", comment, consumer(b"a", offset), findings, "Ahead", segment=bare)
    document = Stream(OLD.name, OLD.content)
    for words, offset, findings in (("258", 258, []), ("259", 259, ahead), ("253", 253, [("index-behind", 0)])):
        comment = f"A queue with the document's header, messages 255 to 257, and a consumer at {offset}."
        _compared(
            section, f"document-at-{words}", comment, consumer(b"a", offset), findings, "Ahead", segment=document,
            held=rules("header.document"), requires=DIALECT,
        )  # fmt: skip
    cut = Stream(SIX.name, SIX.content[:-1])
    for words, offset, findings in (("105", 105, []), ("106", 106, ahead)):
        comment = f"The last message, 105, is torn, and a consumer is at {offset}."
        _compared(section, f"torn-queue-at-{words}", comment, consumer(b"a", offset), findings, "Ahead", segment=cut)
    unwritten = Stream(SIX.name, SIX.content + bytes(100))
    comment = "After the last message lie 100 zeros, which are no messages, and a consumer is at 120."
    held = rules("tail.unwritten")
    _compared(section, "zero-tail-at-120", comment, consumer(b"a", 120), ahead, "Ahead", segment=unwritten, held=held)
    for words, content, findings, said in (
        ("whole", consumer(b"a", 103), [], "An index"),
        ("empty", b"", [], "An index of no bytes"),
        ("torn", consumer(b"a", 103)[:-1], [("torn", 0)], "A torn index"),
    ):
        orphan: Findings = [("missing-segment", 0), *findings]
        comment = f"{said} without any segment: a queue that was stopped has one at least."
        _compared(section, f"orphan-{words}", comment, content, orphan, "Ahead", segment=None)


def _not_believed(section: Section) -> None:
    indexes = {
        "sound": (consumer(b"a", 103), "is sound"),
        "empty": (b"", "is empty"),
        "ahead": (consumer(b"a", 1 << 40), "has a consumer far ahead"),
        "torn": (consumer(b"a", 103)[:-1], "is torn"),
        "zeros": (bytes(64), "is of zeros"),
        "text": (b"this file is no index, whatever its name may be", "is text"),
        "segment": (SIX.content, "is a copy of the segment"),
    }
    for words, (content, said) in indexes.items():
        text = f"The index {said}. What is read from the segment does not depend on it."
        outcome = clean(SIX.records, SIX.size)
        section.read(
            f"reading-beside-{words}", text, SIX.stream, outcome, flags=("Believed",), index=Stream(INDEX, content)
        )
    last = SIX.positions[5]
    for words, content in (("sound", consumer(b"a", 106)), ("ahead", consumer(b"a", 900))):
        text = f"The last message is torn, and a consumer has handled {'it' if words == 'sound' else 'more'}."
        stream = Stream(SIX.name, SIX.content[:-1])
        outcome = torn(SIX.before(5), last)
        section.read(
            f"torn-queue-beside-{words}", text, stream, outcome, flags=("Believed",), rules=rules("tail.torn"),
            index=Stream(INDEX, content),
        )  # fmt: skip
