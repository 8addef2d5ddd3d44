"""Every reader of the bench sees every record; what cannot be measured says why."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests import needs
from tests.bench import child, own, programs, verbs, writing
from tests.bench.data import generate
from tests.bench.kafka import readers as of_kafka
from tests.bench.kafka.topics import KAFKA_KINDS
from tests.bench.kinds import KINDS, LogFile
from tests.bench.peers.kaitai_javascript import KAITAI_JAVASCRIPT
from tests.bench.peers.kaitai_python import KAITAI_PYTHON
from tests.bench.peers.limits import MEMCPY, READ
from tests.bench.registry import PARTS, all_measures
from tests.kafka import releases

SMALL = 60_000


@pytest.fixture(autouse=True)
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pass after the first is enough."""
    monkeypatch.setattr(child, "ENOUGH_SECONDS", 1e-9)


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, LogFile]:
    folder = tmp_path_factory.mktemp("logs")
    names = [name for name in KINDS if name.endswith("100 B")]
    return {name: generate(KINDS[name], SMALL, folder / str(number)) for number, name in enumerate(names)}


@pytest.mark.parametrize("what", [own.ARROW, own.ARROW_VIEWS, own.RECORDS, KAITAI_PYTHON, MEMCPY, READ])
def test_each_format_is_seen_whole(what: str, logs: dict[str, LogFile]) -> None:
    for name, log in logs.items():
        answer = child.measure(what, log)
        assert answer["seconds"] > 0, name
        assert answer["first_seconds"] > 0, name
        assert answer["peak_bytes"] > 1 << 20, name


@pytest.mark.node
def test_javascript_sees_each_format_whole(logs: dict[str, LogFile]) -> None:
    needs.npm("kaitai-struct")
    for log in logs.values():
        assert child.measure(KAITAI_JAVASCRIPT, log)["seconds"] > 0


def test_a_reader_that_misses_a_record_fails(logs: dict[str, LogFile]) -> None:
    log = logs["ffwd 100 B"]
    with pytest.raises(ValueError, match=f"{KAITAI_PYTHON} saw {log.records} of {log.records + 1} records of ffwd"):
        child.measure(KAITAI_PYTHON, replace(log, records=log.records + 1))
    with pytest.raises(ValueError, match="file of ffwd"):
        child.measure(MEMCPY, replace(log, file_bytes=log.file_bytes - 1))


def test_a_program_that_fails_is_no_measurement() -> None:
    with pytest.raises(RuntimeError, match="exit code 7"):
        programs.run_program(["sh", "-c", "exit 7"])


@pytest.mark.parametrize("what", writing.WRITING)
def test_each_format_is_written_whole_and_leaves_nothing(what: str, logs: dict[str, LogFile]) -> None:
    for name, log in logs.items():
        assert child.measure(what, log)["seconds"] > 0, name
        assert not list(Path(log.folder).parent.glob("written-*"))


def test_a_writer_that_leaves_out_a_record_fails(logs: dict[str, LogFile], monkeypatch: pytest.MonkeyPatch) -> None:
    log = logs["ffwd 100 B"]
    monkeypatch.setattr(writing, "values", lambda log: [b"one"])
    with pytest.raises(ValueError, match=f"append_many stored 1 of {log.records} records"):
        child.measure(writing.APPEND_LIST, log)


def test_no_two_measures_have_one_name() -> None:
    assert len(all_measures()) == sum(len(part.MEASURES) for part in PARTS)


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
