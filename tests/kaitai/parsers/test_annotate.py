"""Every byte of a frame has a field, with position, value, role and source; also where the frame is broken."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from segspec.core.errors import Code
from segspec.parsing.annotate import Field, annotate_bytes, annotate_source, explain, shown
from segspec.storage.source import from_bytes
from segspec_ksy.durable_log_record import DurableLogRecord

HEAD = b"FRAM\x01\x02\x20\x07"
ENTRIES = b"\x01\x03abc" + b"\x02\x85\x02"
FRAME = HEAD + bytes([2, len(ENTRIES) + 1]) + ENTRIES + b"\xee" + b"hi\0" + b"\x3f\x80\x00\x00"


@pytest.fixture
def spec(samples: Path) -> Any:
    return importlib.import_module("sample_ksy.sample_frame").SampleFrame


def rows(fields: list[Field]) -> list[tuple[int, int, str, object, str]]:
    return [(field.start, field.end, field.path, field.value, field.role) for field in fields]


def test_every_byte_of_a_frame_has_its_field(spec: Any) -> None:
    fields = annotate_bytes(spec, FRAME, (True,))
    assert rows(fields) == [
        (0, 4, "magic", b"FRAM", "structure"),
        (4, 6, "version", 0x0102, "structure"),
        (6, 7, "kind", 1, "structure"),
        (6, 7, "reserved", 0, "reserved"),
        (7, 8, "level", 7, "structure"),
        (8, 9, "num_entries", 2, "length"),
        (9, 10, "len_body", 9, "length"),
        (10, 11, "body.entries[0].tag", 1, "payload"),
        (11, 12, "body.entries[0].content.len_value", 3, "length"),
        (12, 15, "body.entries[0].content.value", b"abc", "payload"),
        (15, 16, "body.entries[1].tag", 2, "payload"),
        (16, 18, "body.entries[1].content", 261, "payload"),
        (18, 19, "gap", None, "gap"),
        (19, 22, "note", "hi", "structure"),
        (22, 26, "weight", 1.0, "structure"),
    ]
    assert b"".join(f.content for f in fields if f.path != "reserved") == FRAME


def test_fields_of_bits_say_which_bits_they_are(spec: Any) -> None:
    bits = {field.path: field.bits for field in annotate_bytes(spec, FRAME, (True,))}
    assert bits["kind"] == (0, 3)
    assert bits["reserved"] == (3, 5)
    assert bits["magic"] is None


def test_fields_say_where_they_are_described(spec: Any) -> None:
    fields = {field.path: field for field in annotate_bytes(spec, FRAME, (True,))}
    value = fields["body.entries[0].content.value"]
    assert (value.spec, value.anchor, value.doc) == ("sample_frame.text", "sample-frame.text.value", "The bytes.")


def test_positions_count_from_where_the_content_lies(spec: Any) -> None:
    fields = annotate_bytes(spec, FRAME, (True,), 1000)
    assert [field.start for field in fields[:2]] == [1000, 1004]
    assert [field.start for field in fields if field.path.endswith("content.value")] == [1012]
    assert fields[-1].end == 1000 + len(FRAME)


def test_a_frame_within_a_file_has_the_files_positions(spec: Any) -> None:
    source = from_bytes(b"junk" + FRAME + b"more")
    fields = annotate_source(spec, source, 4, (True,))
    assert (fields[0].start, fields[-1].end) == (4, 4 + len(FRAME))
    assert fields[0].content == b"FRAM"
    assert rows(annotate_source(spec, source, 4, (True,), 4 + len(FRAME) + 4))[-1] == (30, 34, "gap", None, "gap")


def test_a_cut_frame_is_shown_up_to_the_field_that_fails(spec: Any) -> None:
    fields = annotate_bytes(spec, FRAME[:13], (True,))
    assert rows(fields)[-2:] == [(9, 10, "len_body", 9, "length"), (10, 13, "body", None, "payload")]
    assert [field.failed for field in fields[-2:]] == [False, True]


def test_a_refused_field_keeps_its_value_and_is_marked(spec: Any) -> None:
    broken = FRAME[:10] + b"\x09" + FRAME[11:]
    fields = annotate_bytes(spec, broken, (True,))
    assert [(f.path, f.value) for f in fields if f.failed] == [("body.entries[0].tag", 9)]
    assert rows(fields)[-1] == (11, len(FRAME), "gap", None, "gap")


def test_a_field_that_fails_in_the_middle_of_an_inner_stream_has_the_files_position(spec: Any) -> None:
    broken = FRAME[:11] + b"\x40" + FRAME[12:]
    failed = [field for field in annotate_bytes(spec, broken, (True,), 500) if field.failed]
    assert [(f.path, f.start) for f in failed] == [("body.entries[0].content.value", 512)]


@pytest.mark.parametrize(
    ("at", "changed", "position", "field", "expected", "actual"),
    [
        (0, b"FROM", 0, "magic", '46 52 41 4d ("FRAM")', '46 52 4f 4d ("FROM")'),
        (4, b"\x03\x02", 4, "version", "0x0102", "0x0302"),
        (6, b"\xa0", 6, "kind", "one of 0, 1", "5"),
        (8, b"\x04", 8, "num_entries", "at most 3", "4"),
        (10, b"\x09", 10, "body.entries[0].tag", "one of 1, 2", "9"),
        (11, b"\x08", 12, "body.entries[0].content.value", "8 bytes", "7 bytes"),
        (15, b"\x03", 15, "body.entries[1].tag", "one of 1, 2", "3"),
        (9, b"\xff", 10, "body", "255 bytes", "16 bytes"),
    ],
)
def test_a_failure_is_explained_by_its_field(
    spec: Any, at: int, changed: bytes, position: int, field: str, expected: str, actual: str
) -> None:
    broken = b"...." + FRAME[:at] + changed + FRAME[at + len(changed) :]
    found = explain(spec, from_bytes(broken).stream(), 4, (True,))
    assert found[:4] == (position + 4, field, expected, actual)
    assert found.code == {"magic": Code.BAD_MAGIC, "version": Code.UNSUPPORTED_VERSION}.get(field)


def test_text_that_is_none_is_explained_without_values(spec: Any) -> None:
    broken = FRAME[:19] + b"\xff\xff\0" + FRAME[22:]
    assert explain(spec, from_bytes(broken).stream(), 0, (True,)) == (19, "note", None, None, None)


def test_a_sound_frame_has_nothing_to_explain(spec: Any) -> None:
    assert explain(spec, from_bytes(FRAME).stream(), 0, (True,)) == (None, None, None, None, None)


@pytest.mark.parametrize("length", range(len(FRAME)))
def test_every_prefix_is_covered_and_explained(spec: Any, length: int) -> None:
    fields = annotate_bytes(spec, FRAME[:length], (True,))
    covered = {at for field in fields for at in range(field.start, field.end)}
    assert covered == set(range(length))
    assert explain(spec, from_bytes(FRAME[:length]).stream(), 0, (True,)).field


def test_a_real_record_is_covered_by_its_fields(data: Path) -> None:
    path = min((data / "durable_log").rglob("*.log"))
    content = path.read_bytes()
    fields = annotate_source(DurableLogRecord, from_bytes(content), 0)
    assert [field.path for field in fields] == [
        "magic", "version", "flags", "reserved", "offset", "len_payload", "checksum", "payload",
    ]  # fmt: skip
    assert b"".join(field.content for field in fields) == content[: fields[-1].end]
    assert {field.role for field in fields} == {"structure", "reserved", "length", "checksum", "payload"}


def test_values_are_shown_for_people(spec: Any) -> None:
    assert shown(b"") == "nothing"
    assert shown(b"\0\1") == "00 01"
    assert shown(bytes(40)) == ("00 " * 32).strip() + "…"
    assert shown(True) == "true"
    assert shown(spec.Kind.control) == "control (1)"
