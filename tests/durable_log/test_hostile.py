"""Every prefix, every flipped bit, and random bytes."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.formats.durable_log import FORMAT, layout
from tests.builders.durable_log import LEN_HEADER, record, segment
from tests.durable_log.reading import read_all
from tests.helpers.hostile import assert_flips_are_caught, assert_prefixes_are_prefixes
from tests.helpers.logs import offsets

NAME = layout.NAMES.segment(0)
SMALL = {
    "three records": segment([0, 1, 2]),
    "empty payloads": b"".join(record(n, b"") for n in range(4)),
    "gap": segment([0, 1, 5]),
    "flags": segment([0]) + record(1, b"x", flags=1, reserved=1) + segment([2]),
    "unsupported": segment([0]) + record(1, b"x", version=2) + segment([2]),
    "zero tail": segment([0, 1]) + bytes(40),
}
FIELDS = {"flags": range(5, 6), "reserved": range(6, 8), "offset": range(8, 16)}


def fields_at(content: bytes, position: int) -> set[str]:
    """The unprotected fields that the byte at `position` is part of, by a walk that uses no spec."""
    at = 0
    while at < len(content):
        length = int.from_bytes(content[at + 16 : at + 20], "little")
        if at <= position < at + LEN_HEADER:
            return {name for name, bytes_of in FIELDS.items() if position - at in bytes_of}
        at += LEN_HEADER + length
    return set()


@pytest.mark.parametrize("name", SMALL)
def test_every_prefix(name: str) -> None:
    assert_prefixes_are_prefixes(FORMAT, SMALL[name], NAME)


@pytest.mark.parametrize("name", SMALL)
def test_every_flipped_bit(name: str) -> None:
    content = SMALL[name]
    assert_flips_are_caught(FORMAT, content, NAME, lambda at: "offset" in fields_at(content, at))


def test_a_flipped_offset_with_sound_neighbours_is_caught() -> None:
    content = segment([0, 1, 2, 3])
    start = len(segment([0, 1]))
    for position in range(start + 8, start + 16):
        for bit in range(8):
            changed = bytearray(content)
            changed[position] ^= 1 << bit
            records, findings, _ = read_all(bytes(changed))
            assert offsets(records) == [0, 1, 3]
            assert [str(f.code) for f in findings] == ["bad-order"]


@pytest.mark.parametrize(
    "case", ["empty_payloads", "torn_payload_reopened", "bad_version_flags_reserved", "corrupt_len"]
)
def test_every_prefix_and_some_flips_of_real_files(data: Path, case: str) -> None:
    content = (data / "durable_log" / case / "log" / NAME).read_bytes()
    cut = content[-700:] if case == "corrupt_len" else content[:700]
    assert_prefixes_are_prefixes(FORMAT, cut if case != "corrupt_len" else content[:700], NAME)
    whole = content[:700]
    spots = random.Random(case).sample(range(len(whole)), min(120, len(whole)))
    assert_flips_are_caught(FORMAT, whole, NAME, lambda at: "offset" in fields_at(whole, at), spots)


@given(st.lists(st.binary(max_size=40), max_size=8), st.data())
def test_what_is_written_is_read_and_one_overwritten_stretch_costs_only_what_it_touches(
    payloads: list[bytes], data: st.DataObject
) -> None:
    frames = [record(n, value) for n, value in enumerate(payloads)]
    content = b"".join(frames)
    assert [(r.offset, r.value) for r in read_all(content)[0]] == list(enumerate(payloads))
    if not content:
        return
    start = data.draw(st.integers(0, len(content) - 1))
    end = data.draw(st.integers(start, len(content)))
    damaged = content[:start] + b"\xa5" * (end - start) + content[end:]
    touched, at = set(), 0
    for number, frame in enumerate(frames):
        if start < at + len(frame) and end > at:
            touched.add(number)
        at += len(frame)
    got = {(r.offset, r.value) for r in read_all(damaged)[0]}
    assert got >= {(n, v) for n, v in enumerate(payloads) if n not in touched}


def test_a_file_full_of_false_magics_ends_in_time() -> None:
    assert read_all(b"GOLD\x01" * 20_000)[0] == []


def test_a_file_full_of_overlapping_records_ends_in_time() -> None:
    content = b"".join(record(n, b"", length=200_000, checksum=1) for n in range(4_000)) + bytes(200_000) + b"x"
    assert read_all(content)[0] == []
