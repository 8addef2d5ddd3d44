"""What strangers chose to write is escaped: for terminals, in JSON, in the names of files."""

from __future__ import annotations

import json
import os
import random
import tracemalloc

import pytest

from segspec.core.errors import Code, Finding, Severity
from segspec.core.json_form import line
from segspec.core.text import path_of_text, path_text, printable

HARMFUL = [
    *map(chr, range(0x20)),
    *map(chr, range(0x7F, 0xA0)),
    *"\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
]
"""C0, DEL, C1, line and paragraph separators, bidi controls."""


@pytest.mark.parametrize("harmful", HARMFUL, ids=lambda each: f"U+{ord(each):04X}")
def test_no_control_character_is_left_in_text_or_json_and_json_still_says_it(harmful: str) -> None:
    text = f"a{harmful}b"
    assert harmful not in printable(text)
    made = line({"message": text})
    assert harmful not in made
    assert json.loads(made) == {"message": text}


def test_what_is_harmless_stays_as_it_is() -> None:
    text = "Größe 記録 😀 a\\b"
    assert printable(text) == text
    assert line({"value": text}) == '{"value":"Größe 記録 😀 a\\\\b"}'


NAMES = [
    b"plain",
    b"caf\xc3\xa9",
    b"\xff\xfe",
    b"a\\b",
    b"a\\xff",
    b"a\\x5cxff",
    b"\\\xff\\\\xff",
    b"\\x\xff",
    b"\x1b[2J\n",
    b"\\x5",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_any_bytes_is_utf8_in_json_and_comes_back(name: bytes) -> None:
    path = os.fsdecode(name)
    finding = Finding(path, 0, Code.TORN, Severity.ERROR, f"{path} is torn")
    made = json.loads(line(finding.as_json()).encode("utf-8"))
    assert os.fsencode(path_of_text(made["path"])) == name


def test_names_of_all_kinds_come_back() -> None:
    source = random.Random(3)
    for _ in range(5000):
        path = os.fsdecode(bytes(source.choices(b"\\\\xx5cf\xff\xc3\xa9a0", k=source.randrange(12))))
        assert path_of_text(path_text(path)) == path


def test_a_byte_of_a_name_is_shown_as_one() -> None:
    assert printable(os.fsdecode(b"a\xffb")) == r"a\xffb"
    assert path_text(os.fsdecode(b"a\xffb")) == r"a\xffb"
    assert path_text(r"a\xffb") == r"a\x5cxffb"
    assert path_text(r"C:\logs") == r"C:\logs"


def test_long_text_is_escaped_in_memory_of_its_own_size_not_of_an_object_a_character() -> None:
    text = "\x00ab\n" * 50_000
    tracemalloc.start()
    try:
        made = printable(text)
        assert tracemalloc.get_traced_memory()[1] < 3 * len(made)
    finally:
        tracemalloc.stop()
    assert made == "\\x00ab\\n" * 50_000
