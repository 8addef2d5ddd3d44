"""osiris: epochs at a log's end that nothing but the chunk and its index bears out, seen by every verb."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Code, Severity
from segspec.formats.osiris.owner.releases import RELEASES
from tests.builders.osiris import NewChunk, index_name, plain, positions, segment, segment_name
from tests.conftest import RABBITMQ
from tests.osiris.reading import write_log

START = 1_700_000_000_000
NEVER = 1 << 40
BROKERS = [release.name for release in RELEASES.values() if release.is_broker]


def led(*epochs: int, every: int = 10, start: int = START) -> list[NewChunk]:
    """A chunk of two records for each epoch, one every so many milliseconds."""
    return [plain(b"a", b"b", epoch=epoch, timestamp=start + every * n) for n, epoch in enumerate(epochs)]


def stream(folder: Path, *segments: list[NewChunk]) -> Path:
    """A log whose indexes say what the chunks do."""
    base, parts = 0, []
    for chunks in segments:
        parts.append((base, *segment(*chunks, base=base)))
        base += 2 * len(chunks)
    return write_log(folder, *parts)


def epochs(folder: Path) -> list[int | None]:
    """The epoch of each chunk, by the first of its records."""
    found = segspec.open(folder).records(on_damage="skip", report=lambda _: None)
    return [record.epoch for record in found if not (record.offset or 0) % 2]


DOUBTED = {
    "the last": [led(1, 1, 1, 5001)],
    "the last three": [led(1, 1, 5001, 5001, 5001)],
    "the last three, each another": [led(1, 1, 5001, 5007, 5008)],
    "the first of its segment": [led(1, 1), led(5001, start=START + 20)],
    "a whole segment": [led(1, 1), led(5001, 5001, start=START + 20)],
    "after many leaders": [led(1, 2, 3, 4, 5, 6, 7008)],
    "the last, by far": [led(1, 1, 1, NEVER)],
    "the last two, by far": [led(1, 1), led(NEVER, NEVER, start=START + 20)],
}
LED_TO = {"after many leaders": 6}
"""The last epoch before the one in doubt, if it is not 1."""


@pytest.mark.parametrize("case", DOUBTED)
def test_an_epoch_that_there_was_no_time_for_is_told_and_copied(case: str, tmp_path: Path) -> None:
    folder = stream(tmp_path / "log", *DOUBTED[case])
    last = DOUBTED[case][-1][-1]
    due = LED_TO.get(case, 1)
    (said,) = segspec.open(folder).verify()
    assert (said.code, said.severity, said.field) == (Code.BAD_ORDER, Severity.WARNING, "header.epoch")
    assert (said.position, said.expected, said.actual) == (positions(*DOUBTED[case][-1])[-2], str(due), str(last.epoch))
    assert said.message == (
        f"the last chunk is of epoch {last.epoch}, and there was no time for this many elections since epoch {due}: a "
        "broker starts when it was tried once for each, or never"
    )

    (made,) = segspec.recover(folder, tmp_path / "copy").logs
    chunks = [chunk for each in DOUBTED[case] for chunk in each]
    assert epochs(tmp_path / "copy") == [chunk.epoch for chunk in chunks]
    assert (made.records, made.lost.anything) == (2 * len(chunks), False)
    assert [left.message for left in segspec.open(tmp_path / "copy").verify()] == [said.message]
    (left,) = made.remaining
    assert (left.message, left.position) == (said.message, said.position)
    assert left.path.startswith(str(tmp_path / "copy")), "of the copy where it will be found, not of where it was made"


@pytest.mark.parametrize("owner", BROKERS)
def test_a_broker_starts_after_as_many_tries_as_there_are_epochs_too_many(owner: str, tmp_path: Path) -> None:
    made = segspec.open(stream(tmp_path / "log", led(1, 1, 5001))).forecast(owner)
    (warning,) = made.hazards
    assert made.crash is None
    assert warning.message == (
        "the last chunk is of epoch 5001, and those before it cannot have led further than 1: 4,999 starts fail "
        "(invalid_epoch), each with the next epoch, for about 111 s; then the stream starts, in that epoch"
    )
    assert made.publishers.startswith("nothing is confirmed until a start succeeds")


@pytest.mark.parametrize("owner", BROKERS)
@pytest.mark.parametrize("case", ["the last, by far", "the last two, by far"])
def test_a_broker_never_starts_with_an_epoch_that_is_far_away(owner: str, case: str, tmp_path: Path) -> None:
    made = segspec.open(stream(tmp_path / "log", *DOUBTED[case])).forecast(owner)
    assert made.crash is not None
    assert made.crash.reason == (
        f"the last chunk is of epoch {NEVER}, and the writer's is 2 (exit invalid_epoch); each try raises the writer's "
        "by one, and the 1,099,511,627,774 that it takes would last 758 years"
    )
    assert made.loses_data


def test_a_log_all_of_whose_chunks_have_it_is_told_by_when_its_folder_says_it_was_declared(tmp_path: Path) -> None:
    folder = stream(tmp_path / f"__orders_{START - 500}000000", led(NEVER, NEVER))
    (said,) = segspec.open(folder).verify()
    assert (said.expected, said.actual) == ("1", str(NEVER))
    assert segspec.open(folder).forecast("rabbitmq-3.10").crash is not None

    unknown = stream(tmp_path / "orders", led(NEVER, NEVER))
    assert list(segspec.open(unknown).verify()) == []


@pytest.mark.parametrize(
    "case",
    [
        [led(1, 1, 2, 3)],
        [led(1, 1, 93)],
        [led(1, 5001, every=60_000)],
        [led(1, 1), led(5001, start=START + 600_000)],
        [led(1, 1), led(200_000, start=START + 3_600_000)],
        [led(1, 1, 2, every=-60_000)],
        # The tries that a wrong epoch once took are over: what came later is of the one that they ended with.
        [led(1, 1, 5001), led(5001, 5002, start=START + 200_000)],
        [[NewChunk((), epoch=7)]],
    ],
    ids=str,
)
def test_epochs_that_elections_can_have_led_to_are_left(case: list[list[NewChunk]], tmp_path: Path) -> None:
    folder = stream(tmp_path / "log", *case)
    assert [said for said in segspec.open(folder).verify() if said.field == "header.epoch"] == []
    for owner in BROKERS:
        assert (made := segspec.open(folder).forecast(owner)).crash is None
        assert made.hazards == ()


def test_the_chunk_before_bears_out_an_epoch_against_a_wrong_index(tmp_path: Path) -> None:
    chunks = led(1, 6, 6)
    content, _ = segment(*chunks)
    _, index = segment(*chunks[:2], replace(chunks[2], epoch=1))
    made = segspec.open(write_log(tmp_path / "log", (0, content, index))).forecast("rabbitmq-3.10")
    assert (made.crash, made.hazards) == (None, ())


def test_without_an_index_the_first_and_the_last_chunk_of_each_segment_say_it(tmp_path: Path) -> None:
    folder = stream(tmp_path / "log", led(1, 1), led(1, NEVER, start=START + 20))
    for index in folder.glob("*.index"):
        index.unlink()
    found = [said for said in segspec.open(folder).verify() if said.field == "header.epoch"]
    assert [(said.expected, said.actual) for said in found] == [("1", str(NEVER))]


@pytest.mark.parametrize(
    "folder", sorted((RABBITMQ / "replicas").glob("*/r?")), ids=lambda folder: f"{folder.parent.name}-{folder.name}"
)
def test_what_real_replicas_have_is_never_doubted(folder: Path) -> None:
    assert [said for said in segspec.open(folder).verify() if "elections" in said.message] == []


def test_a_report_names_a_stream_that_no_try_ever_starts(tmp_path: Path) -> None:
    stream(tmp_path / f"__orders_{START - 500}000000", *DOUBTED["the last, by far"])
    (log,) = segspec.report(tmp_path, owner="rabbitmq-3.10").logs
    assert log.need == "does-not-start"
    assert log.warnings == 1


SETTLED: list[tuple[list[int], list[int], list[int]]] = [
    # headers, the index, the copy
    ([1, 7, 3], [1, 2, 3], [1, 2, 3]),
    ([1, 2, 4], [1, 3, 4], [1, 3, 4]),
    ([1, 3, 4], [1, 1, 4], [1, 1, 4]),
    ([9, 2, 2], [1, 2, 2], [1, 2, 2]),
    ([1, 9, 9, 1], [1, 1, 1, 1], [1, 1, 1, 1]),
    # A neighbour bears out the header.
    ([1, 3, 3], [1, 2, 3], [1, 3, 3]),
    # Nothing bears out either.
    ([1, 1, 9, 1, 1], [1, 1, 9, 1, 1], [1, 1, 9, 1, 1]),
    ([5, 1, 1, 2], [5, 1, 1, 2], [5, 1, 1, 2]),
    ([1, 0, 4], [1, 9, 4], [1, 0, 4]),
]


@pytest.mark.parametrize("parted", [False, True])
@pytest.mark.parametrize(("headers", "listed", "copy"), SETTLED, ids=str)
def test_neighbours_and_index_settle_an_epoch_together(
    headers: list[int], listed: list[int], copy: list[int], parted: bool, tmp_path: Path
) -> None:
    """In one segment, or with the first chunk in a segment of its own."""
    folder = tmp_path / "log"
    folder.mkdir()
    first = 1 if parted else 0
    for begin, end in ((0, first), (first, len(headers))):
        content, _ = segment(*led(*headers)[begin:end], base=2 * begin)
        _, index = segment(*led(*listed)[begin:end], base=2 * begin)
        if begin < end:
            (folder / segment_name(2 * begin)).write_bytes(content)
            (folder / index_name(2 * begin)).write_bytes(index)
    segspec.recover(folder, tmp_path / "copy")
    assert epochs(tmp_path / "copy") == copy
    is_told = any(said.field == "header.epoch" for said in segspec.open(tmp_path / "copy").verify())
    assert is_told is (sorted(copy) != copy)
