"""`segspec inspect`: every byte of one frame by its field."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run

SEGMENT = "segment_00000000000000000000.log"


def test_every_byte_of_the_frame_belongs_to_a_field_in_order(segspec: Run, corpus: Path) -> None:
    done = segspec("inspect", corpus / "durable_log/empty_payloads/log" / SEGMENT, "--at", "30", "-o", "json")
    assert done.code == 0
    assert [f["field"] for f in done.json] == [
        "magic", "version", "flags", "reserved", "offset", "len_payload", "checksum", "payload",
    ]  # fmt: skip
    at = 24
    for field in done.json:
        assert int(field["position"]) == at
        assert len(field["bytes"]) == 2 * int(field["size"])
        at += int(field["size"])
    assert at == 53
    assert done.json[4]["value"] == "1"
    assert done.json[6]["role"] == "checksum"


def test_a_torn_frame_is_shown_up_to_the_field_that_fails(segspec: Run, corpus: Path) -> None:
    done = segspec("inspect", corpus / "durable_log/torn_payload/log" / SEGMENT, "--at", "2500")
    assert done.code == 3
    assert "unreadable frame at 2480" in done.out
    assert "len_payload" in done.out
    assert "torn: payload needs 100 bytes, and 40 are left" in done.err


def test_a_frame_with_a_false_checksum_is_drawn_whole_and_reported(segspec: Run, corpus: Path) -> None:
    done = segspec("inspect", corpus / "durable_log/corrupt_payload/log" / SEGMENT, "--at", "868")
    assert done.code == 3
    assert "payload" in done.out
    assert "bad-checksum" in done.err


def test_a_byte_outside_the_file_is_an_error(segspec: Run, corpus: Path) -> None:
    done = segspec("inspect", corpus / "durable_log/corrupt_payload/log" / SEGMENT, "--at", "999999")
    assert done.code == 1
    assert "has 2480 bytes, so no byte 999999" in done.err


def test_a_folder_is_refused_with_a_segment_to_take_instead(segspec: Run, corpus: Path) -> None:
    done = segspec("inspect", corpus / "durable_log/multi_segment/log")
    assert done.code == 2
    assert "inspect takes one segment, for example" in done.err


def test_a_byte_before_the_first_frame_is_of_the_header(segspec: Run, corpus: Path) -> None:
    for case, fields in (
        ("ffwd/restart/qlog/0000000000000021", ["magic", "version", "base_offset"]),
        ("osiris/epochs/00000000000000000000.segment", ["magic", "version"]),
    ):
        done = segspec("inspect", corpus / case, "--at", "0", "-o", "json")
        assert (done.code, [field["field"] for field in done.json]) == (0, fields), case
        assert {field["part"] for field in done.json} == {"segment header"}


def test_a_compressed_message_set_follows_its_bundle(segspec: Run, corpus: Path) -> None:
    path = next((corpus / "tank/head_snappy").glob("*.log"))
    parts = {field["part"] for field in segspec("inspect", path, "-o", "json").json}
    assert parts == {"bundle at 0", "message set, decompressed"}
