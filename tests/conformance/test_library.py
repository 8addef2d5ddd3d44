"""segspec itself as an adapter: each request of the protocol."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from segspec.conformance.library import answer, can, serve
from segspec.formats import NAMES
from tests.conformance import compare
from tests.conformance.small_suite import BOTH, NAME, RECORDS, TORN, record

JSON = dict[str, Any]


def asked(cmd: str, format: str = "durable_log", **more: Any) -> JSON:
    return {"cmd": cmd, "seq": 3, "format": format} | more


def stream(content: bytes, name: str = NAME) -> JSON:
    return {"name": name, "hex": content.hex()}


def entry(offset: int, position: int) -> bytes:
    return offset.to_bytes(8, "little") + position.to_bytes(8, "little")


def test_it_says_what_it_can() -> None:
    said = answer({"cmd": "start", "protocol": 1})
    assert (said["protocol"], said["name"], said["language"]) == (1, "segspec", "python")
    assert said["can"] == can()


def test_it_reads_up_to_damage() -> None:
    said = answer(asked("read", input={"segment": stream(BOTH[:-1])}))
    assert (said["error"].pop("field"), said["error"].pop("severity")) == ("payload", "error")
    assert said == TORN | {"seq": 3}


def test_it_reads_with_an_index_beside() -> None:
    index = stream(entry(0, 0), NAME.replace(".log", ".idx"))
    assert answer(asked("read", input={"segment": stream(BOTH), "index": index}))["end"] == "clean"


def test_what_did_not_stop_it_is_a_finding() -> None:
    said = answer(asked("read", input={"segment": stream(BOTH[:5] + b"\1" + BOTH[6:])}))
    found = {"code": "reserved-nonzero", "at": "0", "severity": "warning", "field": "flags"}
    assert (said["end"], said["findings"]) == ("clean", [found])


@pytest.mark.parametrize(
    ("index", "findings"),
    [
        (entry(0, 0) + entry(1, 29), []),
        (entry(0, 0) + entry(1, 30), [{"code": "bad-index", "at": "16"}]),
        (entry(0, 0), [{"code": "index-behind", "at": "16"}]),
        (None, [{"code": "missing-index", "at": "0"}]),
    ],
)
def test_it_compares_an_index(index: bytes | None, findings: list[JSON]) -> None:
    files = {"segment": stream(BOTH)}
    if index is not None:
        files["index"] = stream(index, NAME.replace(".log", ".idx"))
    said = answer(asked("index", input=files))
    assert [{name: one[name] for name in ("code", "at")} for one in said["findings"]] == findings


def test_an_index_without_a_segment_is_an_orphan() -> None:
    files = {"index": stream(entry(0, 0) + b"rest", NAME.replace(".log", ".idx"))}
    found = answer(asked("index", input=files))["findings"]
    assert [(one["code"], one["at"], one.get("severity")) for one in found] == [
        ("missing-segment", "0", None),
        ("torn", "16", "warning"),
    ]


@pytest.mark.parametrize("name", ["../evil", "/evil", "a/b", "", ".", ".."])
def test_a_name_that_leads_elsewhere_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="is not a file name"):
        answer(asked("index", input={"segment": stream(BOTH, name)}))


def test_it_writes() -> None:
    assert answer(asked("write", name=NAME, records=RECORDS)) == {"seq": 3, "hex": BOTH.hex()}
    assert answer(asked("write", name=NAME, records=[])) == {"seq": 3, "hex": ""}


@pytest.mark.parametrize("format", NAMES)
def test_it_writes_the_very_bytes_that_owners_and_builders_make(format: str) -> None:
    """Vectors ask only that the records be the same. What a compressor makes, no two libraries make alike."""
    plain = [
        (question, vector)
        for section in compare.sections(format)
        for vector in section.vectors
        for question in vector.questions
        if question.kind == "write" and not any(need.startswith("compression:") for need in vector.requires)
    ]
    assert len(plain) > 15
    for question, vector in plain:
        (case,) = question.cases()
        assert answer(case.request(0))["hex"] == compare.content(vector.stored).hex(), question.id


def test_what_goes_not_into_one_segment_is_skipped() -> None:
    gap = [RECORDS[0], RECORDS[1] | {"offset": "7"}]
    assert answer(asked("write", name=NAME, records=gap))["skip"] == "these records do not go into one segment"


CHUNKS = [
    {"offset": str(n), "timestamp": "1000", "value": f"{n:02x}", "chunk_id": chunk, "epoch": epoch}
    for n, (chunk, epoch) in enumerate([("0", "1"), ("0", "1"), ("2", "1"), ("3", "5"), ("3", "5")])
]
MESSAGES = [
    {"offset": str(n), "timestamp": str(n), "value": "00"} | ({"key": "6b"} if n % 2 else {}) for n in range(1, 6)
]
ENTRIES = [{"id": f"{n}-0", "deleted": n == 2, "fields": [["61", "62"]]} for n in range(1, 6)]


@pytest.mark.parametrize(
    ("format", "name", "records", "more"),
    [
        ("osiris", "00000000000000000000.segment", CHUNKS, {}),
        ("osiris", "00000000000000000000.segment", CHUNKS, {"frames": ["2", "1", "2"], "codec": "zstd"}),
        ("osiris", "00000000000000000000.segment", CHUNKS, {"dialect": "document"}),
        ("tank", "1_1469700000.log", MESSAGES, {"frames": ["2", "3"]}),
        ("tank", "1_1469700000.log", MESSAGES, {"codec": "snappy"}),
        ("mojo", "1-0", ENTRIES, {"frames": ["2", "3"]}),
        ("mojo", "w1-0", ENTRIES, {}),
        ("ffwd", "0000000000000000", [RECORDS[0], RECORDS[1]], {}),
        ("ffwd", "0000000000", [RECORDS[0], RECORDS[1]], {"dialect": "document"}),
        ("durable_log", NAME, RECORDS, {}),
    ],
)
def test_what_it_writes_reads_the_same(format: str, name: str, records: list[JSON], more: JSON) -> None:
    written = answer(asked("write", format, name=name, records=records, **more))
    said = answer(asked("read", format, input={"segment": {"name": name, "hex": written["hex"]}}))
    assert said["records"] == records
    assert said["end"] == "clean"


def test_known_answers() -> None:
    crc = asked("compute", function="crc32", arguments={"bytes": b"123456789".hex()})
    assert answer(crc) == {"seq": 3, "result": "cbf43926"}
    assert answer(crc | {"function": "md5"}) == {"seq": 3, "skip": "no function md5"}


def test_an_unknown_command_is_skipped() -> None:
    assert answer(asked("dance")) == {"seq": 3, "skip": "dance is no command of protocol 1"}


def test_it_serves_until_it_is_told_to_stop() -> None:
    lines = [json.dumps({"cmd": "start", "protocol": 1}), json.dumps(asked("dance")), '{"cmd":"stop"}', "never read"]
    out = io.StringIO()
    serve(lines, out)
    assert [set(json.loads(line)) for line in out.getvalue().splitlines()] == [
        {"protocol", "name", "version", "language", "can"},
        {"seq", "skip"},
    ]


def test_a_hostile_length_costs_nothing() -> None:
    lying = bytearray(record(0, b"x"))
    lying[16:20] = b"\xff\xff\xff\xff"
    assert answer(asked("read", input={"segment": stream(bytes(lying))}))["error"]["code"] == "torn"
