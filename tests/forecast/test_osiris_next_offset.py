"""osiris: a next offset that lies before what the log has given out, and what consumers make of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.core.errors import Code
from segspec.formats.contract.startup import Forecast
from segspec.formats.osiris import startup as module
from segspec.library.log import open as open_log
from segspec.library.node_report import report
from tests.builders.osiris import DELTA, NewChunk, offset, plain, positions, segment, simple
from tests.cli.conftest import Run, segspec
from tests.osiris.reading import write_log

__all__ = ["segspec"]

CHUNKS = [plain(*(b"%d" % (8 * number + each) for each in range(8))) for number in range(12)]
"""Offsets 0 to 95, eight to a chunk."""

ID = 24
"""Where a chunk's id begins in its header."""
BROKERS = [release.name for release in module.RELEASES.values() if release.is_broker]


def stream(folder: Path, chunks: list[NewChunk], content: bytes | None = None) -> Path:
    """A stream of one segment, with the index of its chunks as they should be."""
    made = segment(*chunks)
    return write_log(folder, (0, made[0] if content is None else content, segment(*CHUNKS)[1]))


def ahead(folder: Path, owner: str = "rabbitmq-3.10") -> Forecast:
    return open_log(folder, format="osiris").forecast(owner)


def claiming(number: int, records: int) -> bytes:
    """The segment in which one chunk's header claims so many records; nothing else is another."""
    content, at = bytearray(segment(*CHUNKS)[0]), positions(*CHUNKS)[number]
    content[at + 4 : at + 8] = records.to_bytes(4, "big")
    return bytes(content)


def zeroed_from_the_last_id() -> bytes:
    """The segment in which a page of zeros begins with the last chunk's id: checksum and length are 0, too, and fit."""
    content = segment(*CHUNKS)[0]
    at = positions(*CHUNKS)[-2] + ID
    return content[:at] + bytes(len(content) - at)


@pytest.mark.parametrize("owner", BROKERS)
def test_a_consumer_waits_where_a_chunk_claims_offsets_after_the_end(owner: str, tmp_path: Path) -> None:
    """The tenth of twelve chunks leads to offset 112, and the log's next offset is 96."""
    made = ahead(stream(tmp_path / "log", CHUNKS, claiming(9, 40)), owner)
    assert (made.next_offset, made.falls_back_from) == (96, None)
    assert made.consumers is not None
    assert (made.consumers.first_offset, made.consumers.until_offset) == (0, 80)
    stop = made.consumers.stop
    assert stop is not None
    assert (stop.code, stop.how, stop.position) == (Code.BAD_ORDER, "waits silently", positions(*CHUNKS)[9])
    assert stop.reason == (
        "it waits for offset 112, where the next offset is 96: the log's last chunk has the id 88, and nothing after "
        "that is handed out"
    )
    assert made.loses_data


@pytest.mark.parametrize("claimed", [17, 24])
def test_a_consumer_waits_already_for_an_offset_after_the_last_chunks_id(claimed: int, tmp_path: Path) -> None:
    """80 and 17 are not after the next offset, 96, but after the last chunk's id: it is not looked at what follows."""
    made = ahead(stream(tmp_path / "log", CHUNKS, claiming(9, claimed))).consumers
    assert made is not None
    assert made.stop is not None
    assert (made.until_offset, made.stop.how) == (80, "waits silently")


@pytest.mark.parametrize("claimed", [7, 9, 16])
def test_what_a_chunk_has_and_not_what_it_claims_is_received_before_a_chunk_that_is_not_due(
    claimed: int, tmp_path: Path
) -> None:
    made = ahead(stream(tmp_path / "log", CHUNKS, claiming(9, claimed))).consumers
    assert made is not None
    assert made.stop is not None
    assert (made.until_offset, made.stop.how) == (80, "is disconnected")
    assert made.stop.position == positions(*CHUNKS)[10]


@pytest.mark.parametrize("claimed", [0, 1, 7])
def test_offsets_of_a_last_chunk_that_claims_too_few_are_given_out_again(claimed: int, tmp_path: Path) -> None:
    made = ahead(stream(tmp_path / "log", CHUNKS, claiming(11, claimed)))
    assert (made.next_offset, made.falls_back_from) == (88 + claimed, 96)
    (said,) = made.findings()
    assert (said.code, said.severity, said.expected, said.actual) == ("bad-count", "error", "8", str(claimed))
    assert made.consumers is not None
    assert made.consumers.stop is None


def test_a_last_chunk_that_claims_more_than_it_has_sets_nothing_back(tmp_path: Path) -> None:
    made = ahead(stream(tmp_path / "log", CHUNKS, claiming(11, 40)))
    assert (made.next_offset, made.falls_back_from) == (128, None)
    assert made.consumers is not None
    assert (made.consumers.until_offset, made.consumers.stop) == (128, None)


def test_a_page_of_zeros_in_the_last_header_lets_the_next_offset_fall_back(tmp_path: Path, segspec: Run) -> None:
    folder = stream(tmp_path / "log", CHUNKS, zeroed_from_the_last_id())
    made = ahead(folder)
    assert (made.next_offset, made.falls_back_from) == (8, 88)
    assert made.consumers is not None
    assert (made.consumers.first_offset, made.consumers.until_offset) == (0, 8)
    assert made.consumers.stop is not None
    assert made.consumers.stop.how == "waits silently"
    assert made.as_json()["falls_back_from"] == "88"
    done = segspec("forecast", folder, "--owner", "rabbitmq-3.10")
    assert done.code == 3
    assert done.lines[1] == (
        "48 unreadable bytes will be lost, the next offset falls back from 88 to 8, consumers stop before the end"
    )
    assert done.lines[2].startswith("a consumer receives 0 … 7, then waits silently: it waits for")


def test_a_report_ranks_offsets_that_are_given_out_again_with_what_is_lost(tmp_path: Path) -> None:
    names = ("back", "few", "torn", "waits", "sound")
    back, few, torn, waits, _ = (stream(tmp_path / f"__{name}_1700000000000000001", CHUNKS) for name in names)
    (back / "00000000000000000000.segment").write_bytes(zeroed_from_the_last_id())
    (few / "00000000000000000000.segment").write_bytes(claiming(11, 7))
    (torn / "00000000000000000000.segment").write_bytes(segment(*CHUNKS)[0][:-3])
    (waits / "00000000000000000000.segment").write_bytes(claiming(9, 40))
    logs = report(tmp_path, owner="rabbitmq-3.10").logs
    assert {log.origin["queue"]: log.need for log in logs} == {
        "back": "loses-data",
        "few": "loses-data",
        "torn": "damaged",
        "waits": "stops-consumers",
        "sound": "sound",
    }


def test_a_consumer_of_a_log_whose_front_is_deleted_receives_nothing_where_the_next_offset_falls_before_it(
    tmp_path: Path,
) -> None:
    content, index = segment(*CHUNKS, base=800)
    at = positions(*CHUNKS)[-2] + ID
    folder = write_log(tmp_path / "log", (800, content[:at] + bytes(len(content) - at), index))
    made = ahead(folder)
    assert (made.next_offset, made.falls_back_from) == (8, 888)
    assert made.consumers is not None
    assert (made.consumers.first_offset, made.consumers.until_offset) == (800, 800)
    assert made.consumers.stop is not None


def test_what_is_cut_off_or_passed_over_is_where_the_next_offset_falls_back_from(tmp_path: Path) -> None:
    content, index = segment(*CHUNKS)
    cut = ahead(write_log(tmp_path / "cut", (0, content, index[: -3 * 29])))
    assert (cut.next_offset, cut.falls_back_from, cut.records_lost) == (72, 96, 24)
    last = segment(*CHUNKS[:2], base=96)
    ignored = ahead(write_log(tmp_path / "ignored", (0, content, index), (96, last[0], None)))
    assert (ignored.next_offset, ignored.falls_back_from) == (96, 112)
    gone = write_log(tmp_path / "gone", (0, content, index), (96, *last))
    (gone / "00000000000000000096.segment").unlink()
    assert ahead(gone, "rabbitmq-3.10").falls_back_from is None, "it does not start"
    made = ahead(gone, "rabbitmq-4.0")
    assert (made.next_offset, made.falls_back_from) == (96, 105)


def test_of_a_segment_that_is_ignored_no_bytes_are_lost(tmp_path: Path, segspec: Run) -> None:
    last = segment(*CHUNKS[:2], base=96)
    folder = write_log(tmp_path / "ignored", (0, *segment(*CHUNKS)), (96, last[0], None))
    done = segspec("forecast", folder, "--owner", "rabbitmq-3.10")
    assert done.lines[1] == "16 records will not be served, the next offset falls back from 112 to 96"
    assert done.lines[2] == "a consumer receives 0 … 95, all that is left"


def test_an_index_alone_that_says_more_is_no_witness(tmp_path: Path) -> None:
    """Its last id has a wrong bit, and the chunk there another id."""
    content, index = segment(*CHUNKS)
    spoiled = bytearray(index)
    spoiled[-29] ^= 0x10
    made = ahead(write_log(tmp_path / "log", (0, content, bytes(spoiled))))
    assert (made.next_offset, made.falls_back_from) == (96, None)


@pytest.mark.parametrize("owner", module.RELEASES)
def test_a_sound_log_falls_back_from_nothing_and_nobody_waits(owner: str, data: Path) -> None:
    made = ahead(data / "osiris/epochs", owner)
    assert made.falls_back_from is None
    assert "falls_back_from" not in made.as_json()
    assert made.consumers is not None
    assert made.consumers.stop is None


def test_a_chunk_of_tracking_that_claims_records_takes_one_offset(tmp_path: Path) -> None:
    chunks = [CHUNKS[0], NewChunk([simple(offset(b"c", 1))], kind=DELTA), CHUNKS[1]]
    content, index = segment(*chunks)
    at = positions(*chunks)[1] + 4
    made = ahead(write_log(tmp_path / "log", (0, content[:at] + bytes((0, 0, 0, 40)) + content[at + 4 :], index)))
    assert made.consumers is not None
    assert (made.next_offset, made.consumers.until_offset) == (17, 9)
    assert made.consumers.stop is not None


def test_a_consumer_of_a_log_that_is_taken_for_empty_begins_at_0(tmp_path: Path) -> None:
    content, index = segment(*CHUNKS)
    made = ahead(write_log(tmp_path / "log", (0, content, index[:8])))
    assert made.consumers is not None
    assert (made.next_offset, made.falls_back_from) == (0, 96)
    assert (made.consumers.first_offset, made.consumers.until_offset, made.consumers.stop) == (0, 0, None)


def test_of_a_stream_without_files_the_folder_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "__gone_1700000000000000001"
    folder.mkdir()
    made = ahead(folder)
    (said,) = made.hazards
    assert (said.path, said.position, said.code) == (str(folder), 0, Code.MISSING_SEGMENT)
    assert made.next_offset == 0
