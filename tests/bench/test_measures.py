"""Every reader of the bench sees every record; what cannot be measured says why."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests import needs
from tests.bench import child, cold, commands, own, programs, verbs, writing
from tests.bench.any_spec import on_spark, readers
from tests.bench.data import generate
from tests.bench.kafka import readers as of_kafka
from tests.bench.kafka.topics import KAFKA_KINDS
from tests.bench.kinds import KINDS, LogFile
from tests.bench.peers.decompression import CRAMJAM
from tests.bench.peers.kaitai_javascript import KAITAI_JAVASCRIPT
from tests.bench.peers.kaitai_python import KAITAI_PYTHON
from tests.bench.peers.limits import CRC, MEMCPY, MEMCPY_FRESH, READ
from tests.bench.peers.struct_loop import STRUCT
from tests.bench.peers.with_construct import CONSTRUCT
from tests.bench.peers.with_cstruct import CSTRUCT
from tests.bench.registry import PEERS, all_measures
from tests.kafka import releases

SMALL = 60_000


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, LogFile]:
    folder = tmp_path_factory.mktemp("logs")
    names = [name for name in KINDS if name.endswith("100 B") or "100 B, snappy" in name]
    return {name: generate(KINDS[name], SMALL, folder / str(number)) for number, name in enumerate(names)}


@pytest.mark.parametrize(
    "what",
    [
        own.SCAN,
        own.ARROW,
        own.ARROW_UNCHECKED,
        own.VERIFY,
        own.RECORDS,
        own.RECORDS_LATER,
        KAITAI_PYTHON,
        MEMCPY,
        READ,
        CRC,
    ],
)
def test_each_format_is_seen_whole(what: str, logs: dict[str, LogFile]) -> None:
    for name, log in logs.items():
        if "," in name and what == KAITAI_PYTHON:
            continue
        answer = child.measure(what, log)
        assert answer["seconds"] > 0, name
        assert answer["first_seconds"] > 0, name
        assert answer["peak_bytes"] > 1 << 20, name


@pytest.mark.parametrize(
    ("what", "formats"),
    [
        (CONSTRUCT, {"durable_log", "osiris", "tank", "ffwd"}),
        (CSTRUCT, {"durable_log", "osiris", "ffwd"}),
        (STRUCT, {"durable_log", "osiris", "tank", "ffwd"}),
    ],
)
def test_hand_written_readers_see_whole_the_formats_that_they_have(
    what: str, formats: set[str], logs: dict[str, LogFile]
) -> None:
    for name, log in logs.items():
        if "," in name:
            continue
        answer = child.measure(what, log)
        assert ("seconds" in answer) == (log.kind.format in formats), answer
        if log.kind.format not in formats:
            assert log.kind.format in answer["skipped"]


@pytest.mark.node
def test_javascript_sees_each_format_whole(logs: dict[str, LogFile]) -> None:
    needs.npm("kaitai-struct")
    for name, log in logs.items():
        if "," not in name:
            assert child.measure(KAITAI_JAVASCRIPT, log)["seconds"] > 0


def test_bare_decompression_gives_all_the_content(logs: dict[str, LogFile]) -> None:
    for name in ("TANK 100 B, snappy", "osiris 100 B, snappy sub-batches"):
        assert child.measure(CRAMJAM, logs[name])["seconds"] > 0


def test_a_reader_that_misses_a_record_fails(logs: dict[str, LogFile]) -> None:
    log = logs["ffwd 100 B"]
    with pytest.raises(ValueError, match=f"{KAITAI_PYTHON} saw {log.records} of {log.records + 1} records of ffwd"):
        child.measure(KAITAI_PYTHON, replace(log, records=log.records + 1))
    with pytest.raises(ValueError, match="file of ffwd"):
        child.measure(MEMCPY_FRESH, replace(log, file_bytes=log.file_bytes - 1))


def test_a_damaged_log_is_no_log_to_measure(tmp_path: Path) -> None:
    log = generate(KINDS["durable-log 100 B"], SMALL, tmp_path)
    with Path(log.segment).open("r+b") as file:
        file.seek(-1, 2)
        file.write(b"\0")
    with pytest.raises(ValueError, match=r"a generated log is not sound: .*bad-checksum"):
        child.measure(own.VERIFY, log)


def test_programs_are_timed_to_their_first_line_and_their_end() -> None:
    outcome = programs.run_program(["sh", "-c", "echo one; sleep 0.2; echo two"])
    assert outcome.seen == 2
    assert outcome.first_seconds is not None
    assert outcome.first_seconds + 0.1 < outcome.seconds
    assert outcome.peak_bytes > 0


def test_a_program_that_fails_is_no_measurement() -> None:
    with pytest.raises(RuntimeError, match="exit code 7"):
        programs.run_program(["sh", "-c", "exit 7"])


def test_dump_has_to_give_every_record(logs: dict[str, LogFile]) -> None:
    log = logs["ffwd 100 B"]
    assert child.measure(commands.DUMP, log)["first_seconds"] > 0
    with pytest.raises(ValueError, match=f"gave {log.records} lines of 7 records"):
        child.measure(commands.DUMP, replace(log, records=7))


@pytest.mark.parametrize("what", writing.WRITING)
def test_each_format_is_written_whole_and_leaves_nothing(what: str, logs: dict[str, LogFile]) -> None:
    for name, log in logs.items():
        if "," not in name:
            assert child.measure(what, log)["seconds"] > 0, name
            assert not list(Path(log.folder).parent.glob("written-*"))


def test_a_writer_that_leaves_out_a_record_fails(logs: dict[str, LogFile], monkeypatch: pytest.MonkeyPatch) -> None:
    log = logs["ffwd 100 B"]
    monkeypatch.setattr(writing, "values", lambda log: [b"one"])
    with pytest.raises(ValueError, match=f"append_many stored 1 of {log.records} records"):
        child.measure(writing.APPEND_LIST, log)


def test_convert_is_measured_by_the_processor_s_seconds(logs: dict[str, LogFile]) -> None:
    assert child.measure(writing.CONVERT, logs["osiris 100 B"])["seconds"] > 0


def test_a_warm_dump_prints_what_the_program_prints(logs: dict[str, LogFile]) -> None:
    log = logs["ffwd 100 B"]
    whole, warm = (child.measure(what, log)["output_bytes"] for what in (commands.DUMP, writing.DUMP_WARM))
    assert whole == warm > log.records * log.kind.value_bytes
    with pytest.raises(ValueError, match=f"gave {log.records} lines of 7 records"):
        child.measure(writing.DUMP_WARM, replace(log, records=7))


def test_no_two_measures_have_one_name() -> None:
    parts = (own, commands, cold, verbs, writing, readers, on_spark, of_kafka)
    names = [measure.name for part in parts for measure in part.MEASURES] + [peer.name for peer in PEERS]
    assert len(all_measures()) == len(names)


def test_every_verb_does_what_its_measure_says_of_a_small_log(logs: dict[str, LogFile]) -> None:
    log = logs["ffwd 100 B"]
    for verb in verbs.OWN:
        if verb.cannot(log.kind.format):
            assert "cannot be built" in verb.cannot(log.kind.format)
        else:
            assert child.measure(verb.name, log)["seconds"] > 0
    lines = verbs.made_of(log.folder) / "lines.jsonl"
    assert [path.name for path in lines.parent.iterdir()] == [lines.name]
    assert len(lines.read_bytes().splitlines()) == log.records
    with pytest.raises(ValueError, match=f"printed {log.records} lines of a log of 7 records"):
        child.measure("segspec dump LOG", replace(log, records=7))


def test_a_topic_is_seen_whole_by_segspec_and_by_what_comes_with_kafka(tmp_path: Path) -> None:
    releases.jars(releases.RELEASES[-1])
    log = generate(KAFKA_KINDS[2], SMALL, tmp_path / "topic")
    assert log.kind.codec == "lz4"
    for what in (own.ARROW, own.RECORDS, of_kafka.BARE, of_kafka.VERIFY, of_kafka.DUMP_LOG_SEGMENTS, of_kafka.CONSUMER):
        assert child.measure(what, log)["seconds"] > 0, what
    with pytest.raises(ValueError, match="DumpLogSegments printed"):
        child.measure(of_kafka.DUMP_LOG_SEGMENTS, replace(log, records=1_000_000))
