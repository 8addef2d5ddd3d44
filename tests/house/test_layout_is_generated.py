"""Layout is generated: the library states no number of the formats' layouts, it asks `segspec_ksy.layouts`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import segspec
from segspec.formats import NAMES
from tests.house.numbers import Found, contents, numbers

ROOT = Path(segspec.__file__).parent
OF_FORMATS = tuple(f"formats/{name}/" for name in NAMES)
EXCEPTIONS = {
    "conformance/skeletons/adapter.py": "copied out for who writes a reader; it shares nothing with ours",
    "frames/checksums.py": "the checksums that a declaration can name: algorithms over the numbers in bytes",
    "formats/ffwd/layout.py MAX_INT": "Java's int, in which the system holds sizes; the document has no such limit",
    "formats/ffwd/layout.py MAX_LONG": "Java's long, in which the system holds offsets; the document has no such limit",
    "formats/mojo/encode_run.py (BITS, GROUP, CONTINUED)": "backlen's groups of bits: an algorithm",
    "formats/mojo/scan/pack_run.py (HEAD, ENTRIES, HEADER, CLOSED)": "the parts of a pack, numbered in their order",
    "formats/mojo/encode_run.py put_backlen": "how many groups Redis gives a backlen: an algorithm",
    "formats/osiris/chunk.py": "a bloom filter and the hash of Erlang's phash2: algorithms, which a spec cannot state",
    "formats/osiris/rules.py has_bit": "which bit of a bloom filter is the first: as in formats/osiris/chunk.py",
    "formats/tank/scan/snappy.py": "the elements of a snappy block: what a compressor writes, no spec of ours says",
    "storage/compression.py _xerial": "as in storage/compression.py",
    "storage/compression.py xxh32": "a hash over the numbers in bytes: an algorithm",
    "storage/compression.py": "the frame of snappy-java's blocks: what a compressor writes, and no spec of ours says",
    "formats/tank/writer.py MAX_RELATIVE": "a signed integer of the broker's, which aborts; the layout allows more",
}
"""What stays, by file or by file and scope, with the reason."""


@cache
def stated() -> dict[str, list[Found]]:
    """The numbers that each file states by itself, exceptions included."""
    out = {}
    for path in sorted(ROOT.rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        found = numbers(path.read_text(), of_format=name.startswith(OF_FORMATS))
        out |= {name: found} if found else {}
    return out


def keys(file: str, found: Found) -> set[str]:
    """What an exception for it may be called: the file, or the file with the scope or one around that."""
    parts = found.scope.split(".")
    return {file, *(f"{file} {'.'.join(parts[:depth])}" for depth in range(1, len(parts) + 1))}


def test_no_file_states_a_layout_by_itself() -> None:
    wrong = [
        f"{file}:{found.line} {found.scope}: {found.what}"
        for file, all_found in stated().items()
        for found in all_found
        if not keys(file, found) & EXCEPTIONS.keys()
    ]
    assert wrong == [], "\n".join(["take these from segspec_ksy.layouts, or list them with a reason:", *wrong])


def test_every_exception_is_one() -> None:
    """A list that names what is there no longer would hide what comes there next."""
    needed = {key for file, all_found in stated().items() for found in all_found for key in keys(file, found)}
    assert EXCEPTIONS.keys() - needed == set()


@pytest.mark.parametrize(
    ("text", "scope", "what"),
    [
        ("import struct", "", "imports struct"),
        ("def f():\n    from struct import pack", "f", "imports struct"),
        ("HEADER = Struct('<4sBBHQII')", "HEADER", "the struct format '<4sBBHQII'"),
        ("MAGIC = b'OSIL'", "MAGIC", "b'OSIL', the contents of osiris_segment.LogHeader.magic"),
        ("class Tags:\n    INDEX = b'[I'", "Tags", "b'[I', the contents of mojo_tag index"),
        ("def f(n):\n    return n.to_bytes(4, order)", "f", "to_bytes with a size or an order of its own"),
        ("def f(b):\n    return int.from_bytes(b, 'little')", "f", "from_bytes with a size or an order of its own"),
        (
            "def f(b):\n    return int.from_bytes(b, byteorder='big')",
            "f",
            "from_bytes with a size or an order of its own",
        ),
    ],
)
def test_a_planted_number_is_found_anywhere(text: str, scope: str, what: str) -> None:
    assert [(found.scope, found.what) for found in numbers(text, of_format=False)] == [(scope, what)]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("SPARSE = 0x40", "the number 0x40"),
        ("MAX_OFFSET = (1 << 64) - 1", "the width 1 << 64"),
        ("MAX_OFFSET = 2**64 - 1", "the width 2 ** 64"),
        ("UNCOUNTED = 65535", "the width 65535"),
        ("count = flags >> 2", "the bits of flags >> 2"),
        ("count = flags & 15", "the bits of flags & 15"),
        ("flags = count << 2 | codec", "the bits of count << 2"),
        ("HAVE_KEY, CONSECUTIVE = 1, 4", "(HAVE_KEY, CONSECUTIVE), which is called like a part of a layout"),
        ("LONGEST_HEADER = 1 + 5 + 8", "LONGEST_HEADER, which is called like a part of a layout"),
    ],
)
def test_a_planted_number_is_found_in_a_format(text: str, what: str) -> None:
    assert [found.what for found in numbers(text, of_format=True)] == [what]
    assert numbers(text, of_format=False) == []


@pytest.mark.parametrize(
    "text",
    [
        "from segspec_ksy.layouts import durable_log_record\nlength = durable_log_record.unpack(data, at).len_payload",
        "flags & layout.MASK_IS_SPARSE",
        '"""Bytes 0x40 of a header, `<4sBBHQII`."""',
        "one = value.to_bytes()",
        "n = value.to_bytes(layout.SIZE, layout.BYTE_ORDER)",
        "BLOCK = 1 << 20",
        "LEN_END = layout.SIZE + 1",
        "name = '<base>.index'",
        "nothing = b''\nzero = b'\\0'",
    ],
)
def test_what_is_no_number_of_a_layout_passes(text: str) -> None:
    assert numbers(text, of_format=True) == []


def test_the_contents_of_the_specs_are_known() -> None:
    assert {b"GOLD", b"FFLG", b"OSIL", b"OSII", b"[P", b"[I", b"\xff\xff"} <= contents().keys()
