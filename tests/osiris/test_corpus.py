"""Every case of the corpus against what the real clients, the real reader and the broker said of it."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from segspec.formats.osiris.chunk import Chunk
from segspec.formats.osiris.index import Comparison, derive, entries
from segspec.library.log import Log
from segspec.library.log import open as open_log
from segspec.storage.source import open_source
from tests.osiris import truth
from tests.osiris.reading import broker_state

CASES = [
    "dedup",
    "empty",
    "epochs",
    "new_bloom16",
    "new_tracking",
    "new_wide",
    "offsets",
    "plain_amqp091",
    "plain_stream",
    "subbatch",
    "torn_20",
    "torn_20_recovered",
    "torn_small",
    "torn_small_recovered",
]
TORN = {"torn_20": (2_208_095, 16_352), "torn_small": (19_833, 1_195)}


@pytest.fixture(params=CASES)
def case(request: pytest.FixtureRequest, corpus: Path) -> Path:
    return corpus / "osiris" / str(request.param)


@pytest.fixture
def log(case: Path) -> Log:
    return open_log(case, format="osiris")


@pytest.mark.parametrize("policy", ["stop", "skip"])
def test_every_record_is_the_one_that_was_appended(case: Path, log: Log, policy: str) -> None:
    want = truth.digests(case)
    got = {
        record.offset: hashlib.sha256(record.value or b"").hexdigest()
        for record in log.records(on_damage=policy, report=lambda finding: None)
    }
    if case.name == "new_wide":
        # Its truth has chunks and no records.
        assert len(got) == sum(line["num_records"] for line in truth.chunks(case))
    else:
        assert got == want


def test_records_carry_the_chunk_they_came_in(case: Path, log: Log) -> None:
    times = {line["offset"]: line["chunk_ts"] for line in truth.of_kind(case, "msg")}
    chunk_ids = {line["chunk_id"]: line for line in truth.chunks(case)}
    for record in log.records(report=lambda finding: None):
        assert times.get(record.offset or 0, record.timestamp) == record.timestamp
        if record.chunk_id in chunk_ids:
            header = chunk_ids[record.chunk_id]
            assert (record.epoch, record.timestamp) == (header["epoch"], header["timestamp"])


def test_every_chunk_header_is_what_was_seen_on_the_wire(case: Path, log: Log) -> None:
    """Clients see user chunks only, the real reader all; a trailer is not sent."""
    chunks = {}
    for _, step in log.steps():
        if isinstance(step.frame, Chunk):
            chunks[step.frame.header.chunk_id] = step.frame.header
    for wanted in truth.chunks(case):
        header = chunks[wanted["chunk_id"]]
        assert {name: getattr(header, name) for name in wanted} == wanted


def test_all_is_sound_but_a_torn_tail(case: Path, log: Log) -> None:
    findings = list(log.verify())
    if case.name not in TORN:
        assert not findings
        return
    position, records = TORN[case.name]
    assert [(f.code, f.severity, f.position, f.field) for f in findings] == [("torn", "error", position, "data")]
    assert log.info()["records"] == records


def test_a_recovered_log_has_the_records_that_its_torn_one_gave(corpus: Path) -> None:
    for name in TORN:
        folder = corpus / "osiris" / name
        torn = open_log(folder, format="osiris").records(report=lambda finding: None)
        recovered = open_log(folder.with_name(f"{name}_recovered"), format="osiris").records()
        assert [(r.offset, r.value) for r in torn] == [(r.offset, r.value) for r in recovered]


def test_every_index_equals_the_one_derived_from_its_segment(log: Log) -> None:
    for segment in log.segments:
        assert segment.index is not None
        with open_source(segment.path) as source, open_source(segment.index) as index:
            listed = [{k: v for k, v in entry.items() if k != "position"} for entry in entries(index)]
            derived = [record._asdict() for record in derive(source)]
            assert listed == derived
            assert not list(Comparison(index, source).findings())


def test_the_broker_holds_the_tracking_that_the_last_segment_says(case: Path, log: Log) -> None:
    _, state = broker_state(log)
    for line in truth.of_kind(case, "tracking_state"):
        sequences = {bytes.fromhex(s["id_hex"]): (s["chunk_id"], s["seq"]) for s in line["sequences"]}
        assert state.sequences == sequences
        assert state.offsets == {bytes.fromhex(o["id_hex"]): o["offset"] for o in line["offsets"]}
    for line in truth.of_kind(case, "producer"):
        assert state.sequences[bytes.fromhex(line["name_hex"])][1] == line["last_publishing_id"]
    for line in truth.of_kind(case, "consumer_offset"):
        assert state.offsets[line["name"].encode()] == line["offset"]


def test_the_live_state_of_new_tracking_is_replayed_whole(corpus: Path) -> None:
    case = corpus / "osiris" / "new_tracking"
    _, state = broker_state(open_log(case, format="osiris"))
    lines = truth.of_kind(case, "sequence", "offset", "timestamp")
    assert state.sequences == {
        bytes.fromhex(line["id_hex"]): (line["chunk_id"], line["seq"]) for line in lines if line["t"] == "sequence"
    }
    assert state.offsets == {bytes.fromhex(line["id_hex"]): line["offset"] for line in lines if line["t"] == "offset"}
    assert state.timestamps == {bytes.fromhex(line["id_hex"]): line["ts"] for line in lines if line["t"] == "timestamp"}
    assert len(state.sequences) == 281


def test_other_files_in_the_folder_are_none_of_the_logs(log: Log) -> None:
    assert f"{log.path}/truth.jsonl" in log.listing.others
    assert not log.listing.findings
