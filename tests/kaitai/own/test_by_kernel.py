"""What specs of others do, by kernel: texts and floating point that instances compute, lists of one name in several
cases, bits that a condition leaves, numbers that texts say, rows that lie elsewhere, a file that is one row."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import Finding
from segspec.custom import OwnFormat
from tests.helpers.sweeps import some
from tests.kaitai.own.conftest import Made
from tests.native.lane import has_compiler

pytestmark = pytest.mark.node

SPECS = Path(__file__).parents[1] / "kernels" / "specs"
LANES = (False, True) if has_compiler() else (False,)


@dataclass(frozen=True)
class Situation:
    """A spec, a file of it, and its rows (None: those that the parser reads); `rows` and `columns` are what is asked
    for."""

    spec: str | Path
    content: bytes
    found: list[dict[str, Any]] | None = None
    rows: str | None = None
    columns: tuple[str, ...] | None = None
    more: list[bytes] = field(default_factory=list)


def head(text: str) -> str:
    return "meta: {id: made, endian: le, bit-endian: be, encoding: UTF-8}\n" + text


SITUATIONS = {
    "a price is a number divided by another one": Situation(
        head(
            "seq: [{id: mantissa, type: s4}, {id: scale, type: u1}, {id: rate, type: f4}]\n"
            "instances:\n  price: {value: mantissa / 10000.0}\n  each: {value: -price * scale + rate}\n"
            "  whole: {value: (price * 2).to_i}\n  is_dear: {value: price >= 1.5}\n"
            "  share: {value: 'scale > 1 ? mantissa / (scale * 1.0) : 0.5'}\n"
        ),
        struct.pack("<iBf", -12345, 2, 0.25) + struct.pack("<iBf", 30000, 1, -0.0),
        [
            {"mantissa": -12345, "scale": 2, "rate": 0.25, "price": -1.2345, "each": 2.719, "whole": -2,
             "is_dear": False, "share": -6172.5},
            {"mantissa": 30000, "scale": 1, "rate": -0.0, "price": 3.0, "each": -3.0, "whole": 6, "is_dear": True,
             "share": 0.5},
        ],
        more=[struct.pack("<iB", 1, 3) + bytes.fromhex(rate) for rate in ("0000c07f", "000080ff", "010000ff")],
    ),
    "a text is made of words, numbers and other texts": Situation(
        head(
            "seq: [{id: kind, type: u1}, {id: hour, type: s2}, {id: unit, type: str, size: 2}]\n"
            "instances:\n  name: {value: 'kind == 1 ? \"int\" + (hour * 8).to_s : kind == 2 ? \"text\" : unit'}\n"
            "  padded: {value: '(hour < 10 ? \"0\" : \"\") + hour.to_s + \" \" + unit'}\n"
            "  maybe: {value: '\"is \" + unit', if: kind == 2}\n"
        ),
        b"\1\4\0cm\2\x0c\0\xc3\xa9\3\xff\xffkg",
        [
            {"kind": 1, "hour": 4, "unit": "cm", "name": "int32", "padded": "04 cm", "maybe": None},
            {"kind": 2, "hour": 12, "unit": "é", "name": "text", "padded": "12 é", "maybe": "is é"},
            {"kind": 3, "hour": -1, "unit": "kg", "name": "kg", "padded": "0-1 kg", "maybe": None},
        ],
    ),
    "cases have lists of one name": Situation(
        head(
            "seq: [{id: kind, type: u1}, {id: body, type: {switch-on: kind, cases: {1: points, 2: words}}}]\n"
            "types:\n  points: {seq: [{id: n, type: u1}, {id: items, type: u2, repeat: expr, repeat-expr: n}]}\n"
            "  words: {seq: [{id: items, type: word, repeat: expr, repeat-expr: 2}]}\n"
            "  word: {seq: [{id: parts, type: u1, repeat: expr, repeat-expr: 2}, {id: text, type: strz}]}\n"
        ),
        b"\1\2\5\0\6\0\2\1\2a\0\3\4b\0\1\0\3",
        [
            {"kind": 1, "body": {"points": {"n": 2, "items": [5, 6]}, "words": None}},
            {"kind": 2, "body": {"points": None, "words": {
                "items": [{"parts": [1, 2], "text": "a"}, {"parts": [3, 4], "text": "b"}]}}},
            {"kind": 1, "body": {"points": {"n": 0, "items": []}, "words": None}},
            {"kind": 3, "body": None},
        ],
    ),
    "a condition leaves bits of a byte": Situation(
        head(
            "seq: [{id: flag, type: b1}, {id: some, type: b11, if: flag}, {id: other, type: b4, if: not flag},\n"
            "  {id: flags, type: b1, repeat: expr, repeat-expr: 3}, {id: last, type: u1}]\n"
        ),
        bytes([0b1_1010101, 0b0101_101_0, 7, 0b0_0110_011, 9]),
        [
            {"flag": True, "some": 0b10101010101, "other": None, "flags": [True, False, True], "last": 7},
            {"flag": False, "some": None, "other": 6, "flags": [False, True, True], "last": 9},
        ],
        "",
    ),
    "a list of bits goes on to the end": Situation(
        head("seq: [{id: n, type: u1}, {id: nibbles, type: b4, repeat: eos}]\n"),
        b"\1\x23\x45",
        [{"n": 1, "nibbles": [2, 3, 4, 5]}],
        ".",
    ),
    "a text says a number": Situation(
        head(
            "seq: [{id: len_text, type: str, size: 3}, {id: mode, type: str, size: 4},"
            " {id: text, type: str, encoding: UTF-16BE, size: len_text.to_i}]\n"
            "instances: {bits: {value: mode.to_i(8)}, first: {value: 'mode.substring(0, 2)'}}\n"
        ),
        b" 4 0755" + "hé".encode("utf-16-be") + b"+2\n  -7" + "é".encode("utf-16-be"),
        [
            {"len_text": " 4 ", "mode": "0755", "text": "hé", "bits": 0o755, "first": "07"},
            {"len_text": "+2\n", "mode": "  -7", "text": "é", "bits": -7, "first": "  "},
        ],
        more=[b"1_00755x", b"0x20755ab", b"2  8\xc3\xa9 ab", b"99 abcd", b"   7777"],
    ),
    "rows lie where the header says": Situation(
        head(
            "seq: [{id: place, type: u1}, {id: count, type: u1}]\n"
            "instances:\n  entries: {pos: place, type: entry, repeat: expr, repeat-expr: count}\ntypes:\n"
            "  entry: {seq: [{id: at, type: u1}, {id: size, type: u1}],"
            " instances: {body: {pos: at, size: size, io: _root._io}}}\n"
        ),
        b"\5\2abc\2\1\3\2",
        [{"at": 2, "size": 1, "body": b"a"}, {"at": 3, "size": 2, "body": b"bc"}],
        "entries",
        ("at", "size", "body"),
    ),
    "one number is signed, another one large": Situation(
        head(
            "seq: [{id: kind, type: u1}, {id: n, type: {switch-on: kind, cases: {1: s8, 2: u8}}},\n"
            "  {id: less, type: u1}]\n"
            "instances: {rest: {value: n - less, if: kind < 3}}\n"
        ),
        b"\1" + struct.pack("<qB", -5, 1) + b"\2" + struct.pack("<QB", 1 << 62, 2) + b"\3\4",
        [
            {"kind": 1, "n": -5, "less": 1, "rest": -6},
            {"kind": 2, "n": 1 << 62, "less": 2, "rest": (1 << 62) - 2},
            {"kind": 3, "n": None, "less": 4, "rest": None},
        ],
    ),
    "a switch has structures, numbers and lists of switches": Situation(
        SPECS / "events.ksy",
        bytes.fromhex(
            "0000002101000003ffe400205b62ea2102035bd700002fb52103000026326df14b6b17d978cf301021040000b6e9133d2105"
            "00006fd02106000021"
        ),
        rows="",
    ),
    "the file says the order of its numbers": Situation(
        SPECS / "ordered.ksy",
        bytes.fromhex(
            "4d4d0004ff00000000010d1ceaa692e3053b0f238baa6f6e6585de6e616d65006131000000011ca45521a2b521125f3e0488"
            "6f6e65a4be6e616d65005a5a000000006a0c7c6e81fa542038a870d6ca2925afc09b6f6e6533fe5a5a00000001df54bf151f"
            "840cdfb4c84acb74776fcdad8cd379731234"
        ),
        rows="body.records",
    ),
    "numbers of floating point are of every kind": Situation(
        SPECS / "measured.ksy",
        bytes.fromhex(
            "00b99e8306e1988ad9f06c144aff800000bcb81287fdc8c0387fa1234580d27f58df111a3b013c344c41c2ce6f440000f07f"
            "7ff40000000000008c2e0718822ce47ce66cb0e47ff40000000000007fc0000039f3c3e693114351020aa41aa87467537a00"
            "00f0ff5e351a7fab0e49793f993b1d1a8edf4f7ff400000000000080000000b82b2ff716ca0b9b03951cb239000000000000"
            "f07f7ff80000cc0861b4718bf11b1bfa8000000000000000ffc00001e89ac9bc9570714c04bc27f07a000000000000f87fd1"
            "d3fb5d8c80000000e30348c7a421e829ffc00001685d2578acfb210b7f800001d4b49280c790183a059a78cdc20000000000"
            "00f47f878d972f9a451da1305317feed6740b9bd7425dc80000000fff00000000000007fc0000080000000df64a0d8060732"
            "b9d0e9a413ca59758f837f80000180000000ac0eee267fa123457ff8000000000000"
        ),
        rows="",
    ),
    "texts have many encodings": Situation(
        SPECS / "named.ksy",
        bytes.fromhex(
            "01000000e9010000000000000000000000007a000000410042009e788000c9942666ae2102ac2000003dd800de7e01000000"
            "f1005a0000004100616263ed80003780e88080c5be00c752e62103f100000000000000000000000000004100420043d89e78"
            "80003d2d706c61696e00913c5321"
        ),
        rows="",
        columns=("kind", "wide", "high", "cell", "cut", "western", "dos", "latin", "mark", "mine", "raw_text"),
    ),
    "lists lie in lists": Situation(
        SPECS / "nested.ksy",
        bytes.fromhex(
            "0004030004fab428f762e6e282e5c1657c0006020358950278df43e47ae83761c3a90026480161c6230000040102d6ba0012"
            "61c3a900045758de786e006e616d00000006020473f70131728d7a6100af42040f61c3a90000000121"
        ),
        rows="records",
    ),
}  # fmt: skip


def made(situation: Situation) -> OwnFormat:
    path = Path(situation.spec if isinstance(situation.spec, Path) else "made.ksy")
    if isinstance(situation.spec, str):
        path.write_text(situation.spec)
    return segspec.compile(path, situation.rows, situation.columns)


def read(format: OwnFormat, content: bytes, *, fast: bool | None = None) -> tuple[str, list[tuple[Any, ...]]]:
    """The rows, as text since what is no number is equal to nothing, and what is told."""
    Path("file").write_bytes(content)
    told: list[Finding] = []
    rows = format.open("file").arrow(report=told.append, fast=fast).read_all().to_pylist()
    return repr(rows), [(each.code, each.position, each.field, each.message) for each in told]


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_kernel_reads_what_the_parser_reads_of_whole_and_torn_files(
    name: str, own: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own("tlv")
    monkeypatch.chdir(tmp_path)
    situation = SITUATIONS[name]
    format = made(situation)
    assert (format.lane, format.why) == ("kernel", ())
    slow = replace(format, fast=None)
    found, told = read(slow, situation.content)
    assert told == []
    assert found != "[]"
    assert situation.found is None or found == repr(situation.found)
    torn = [situation.content[:length] for length in range(len(situation.content))]
    flipped = [bytes(b ^ (at == place) * 0x81 for at, b in enumerate(situation.content)) for place in range(len(torn))]
    for content in (situation.content, *situation.more, *some(torn, 14), *some(flipped, 18)):
        wanted = read(slow, content)
        for fast in LANES:
            assert read(format, content, fast=fast) == wanted, content
