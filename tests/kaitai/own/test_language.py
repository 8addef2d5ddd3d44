"""The language of specs, all of it: each thing that a spec can say compiles, and its parser reads what it says."""

from __future__ import annotations

import json
import re
import struct
import tracemalloc
import zlib
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from segspec.custom import UnsupportedSpecError
from segspec.parsing import effort
from segspec_kaitai.own.compiling import Compilation, compile_spec
from tests.kaitai.own.conftest import Made

pytestmark = pytest.mark.node

HEAD = "meta:\n  id: made\n  endian: le\n"
PROGRAMS = "tests.kaitai.own.programs"


@pytest.fixture
def folder(tmp_path: Path, own: Made) -> Path:
    """A place for specs, where the compiler is installed."""
    own("tlv")
    return tmp_path


def compiled(folder: Path, text: str, *, name: str = "made", processes: Mapping[str, str] | None = None) -> Compilation:
    (folder / f"{name}.ksy").write_text(text, encoding="utf-8")
    return compile_spec(folder / f"{name}.ksy", processes=processes)


class Says(NamedTuple):
    """What follows a spec's `meta`, a file, and what its parser finds: paths of attributes with their values."""

    text: str
    data: bytes
    found: Mapping[str, Any]
    head: str = HEAD


def value_at(parsed: Any, path: str) -> Any:
    for part in path.split("."):
        parsed = parsed[int(part)] if part.isdigit() else getattr(parsed, part)
    return parsed


def values(*expressions: str) -> str:
    """Instances of these expressions: v0, v1, …"""
    return "instances:\n" + "".join(f"  v{n}:\n    value: {json.dumps(one)}\n" for n, one in enumerate(expressions))


TEXTS = {
    "UTF-16LE": "Zug",
    "utf8": "Züge",
    "utf-7": "Züge",
    "UTF-32BE": "Züge",
    "cp437": "Züge",
    "ISO-8859-15": "5 €",
    "mac_roman": "Züge",
    "IBM866": "Да",
    "cp1251": "Да",
    "KOI8-R": "Да",
    "Shift_JIS": "日本",
    "EUC-KR": "한국",
    "gb18030": "中文",
}
WORDS = """
seq:
  - {id: class, type: u1, enum: none}
  - {id: class_x, type: u1}
  - {id: class_, type: u1}
  - {id: from, type: 'true', if: 'class == none::not and class_x == 2 and _root.class_ == 3'}
  - {id: self, type: 'true::none(from.import, class_)'}
instances:
  property: {value: 'not (from.import == 4) or false'}
  pass: {value: self.super + self.in}
  is: {value: 'class == none::true ? 1 : from.as<true>.import + sizeof<true>'}
  del: {value: 'none::class_x.to_i + none::class.to_i'}
enums:
  none: {1: not, 2: true, 3: false, 4: none, 5: mro, 6: name, 7: class, 8: class_x}
types:
  true:
    seq: [{id: import, type: u1}]
    types:
      none:
        params: [{id: super, type: u1}, {id: in, type: u1}]
        seq: []
"""
PARAMETERS = """
seq:
  - {id: a, type: one}
  - {id: l, type: u1, repeat: expr, repeat-expr: 2}
  - {id: b, size: 2}
  - {id: p, type: 'all(a, l, a._io, true, "t", b, e::two, 1.5, a)'}
enums:
  e: {2: two}
types:
  one: {seq: [{id: x, type: u1}]}
  all:
    params:
      - {id: s, type: one}
      - {id: l, type: 'u1[]'}
      - {id: io, type: io}
      - {id: f, type: bool}
      - {id: t, type: str}
      - {id: b, type: bytes}
      - {id: m, type: u1, enum: e}
      - {id: d, type: f8}
      - {id: w, type: struct}
    instances:
      v: {value: 's.x + l[1] + io.size + b[0] + m.to_i + w.as<one>.x'}
      y: {value: 'f ? t : ""'}
"""
ORDER = """
seq: [{id: mark, size: 2}, {id: body, type: body}]
types:
  body:
    meta:
      endian: {switch-on: _root.mark, cases: {'[0x49, 0x49]': le, _: be}}
    seq: [{id: a, type: u2}, {id: d, type: deep}]
    types:
      deep: {seq: [{id: b, type: u4}]}
"""
ALLOWED = """
seq:
  - {id: a, type: u1, valid: 1}
  - {id: b, type: u1, valid: {min: 1, max: 2}}
  - {id: c, type: f4, valid: {any-of: [1.5, 2.5]}}
  - {id: d, type: u1, enum: e, valid: {in-enum: true}}
  - {id: f, type: str, size: 2, encoding: ASCII, valid: {expr: '_ == "ok"'}}
  - {id: g, type: u4, valid: 4294967295}
  - {id: h, size: 1, valid: '[1]'}
enums:
  e: {3: three}
"""
PEOPLE = r"""
doc: \N{DASH} and three quotes
doc-ref: [a, b]
to-string: f"{a}"
-webide-representation: '{a}'
seq:
  - {id: a, type: u1, doc: '\N', doc-ref: x, -orig-id: A, -webide-parse-mode: eager}
"""
PLACES = """
seq: [{id: n, type: u1}, {id: s, size: 3, type: sub}]
instances:
  last: {pos: _io.size - 1, type: u1}
  inner: {io: s._io, pos: 1, size: 1}
types:
  sub:
    seq: [{id: x, type: u1}, {id: y, size-eos: true}]
    instances:
      up: {value: _parent.n + _root.n}
      gone: {value: x, if: x > 200}
"""
SWITCH = """
seq:
  - {id: k, type: strz, encoding: ASCII}
  - id: v
    type: {switch-on: k, cases: {'"a"': inner(1), '"b"': other, _: inner(2)}}
types:
  inner: {params: [{id: n, type: s4}], seq: [{id: x, size: n}]}
  other: {seq: []}
"""

LANGUAGE: dict[str, Says] = {
    "floating point": Says(
        "seq: [{id: a, type: f4}, {id: b, type: f8be}]\n" + values("a * 1.5", "1e3", "b.to_i", "-0.5"),
        struct.pack("<f", 2.5) + struct.pack(">d", 7.9),
        {"a": 2.5, "b": 7.9, "v0": 3.75, "v1": 1000.0, "v2": 7, "v3": -0.5},
    ),
    **{
        f"text in {name}": Says(
            f"seq: [{{id: a, type: str, size-eos: true, encoding: {name}}}]\n", text.encode(name), {"a": text}
        )
        for name, text in TEXTS.items()
    },
    "zlib": Says(
        "seq: [{id: a, size-eos: true, process: zlib, type: in}]\ntypes:\n  in: {seq: [{id: b, type: u2}]}\n",
        zlib.compress(b"\1\2"),
        {"a.b": 0x201},
    ),
    "xor and rotations": Says(
        "seq:\n  - {id: k, type: u1}\n  - {id: a, size: 2, process: xor(k)}\n"
        "  - {id: b, size: 2, process: 'xor([1, 2])'}\n  - {id: c, size: 1, process: rol(k)}\n"
        "  - {id: d, size: 1, process: ror(1)}\n  - {id: e, size: 2, process: xor(a)}\n",
        b"\1\3\4\3\4\x81\x81\2\5",
        {"a": b"\2\5", "b": b"\2\6", "c": b"\3", "d": b"\xc0", "e": b"\0\0"},
    ),
    "names that are Python's own": Says(
        WORDS,
        b"\1\2\3\4",
        {
            "class_x.value": 1,
            "class_x.name": "not_x",
            "class_x_x": 2,
            "class_": 3,
            "from_x.import_x": 4,
            "property_x": False,
            "pass_x": 7,
            "is_x": 5,
            "self_x.super_x": 4,
            "del_x": 15,
        },
    ),
    "words that are no names": Says(
        "seq: []\n" + values('"class".length', "'from' + \"in\"", "0x1f", "[1, 0x2, 0b1_1].size"),
        b"",
        {"v0": 5, "v1": "fromin", "v2": 31, "v3": 3},
    ),
    "format strings": Says(
        "seq: [{id: class, type: u1}]\n"
        + values(r'f"<{class}|{class + 1}|{f"{class}"}>\t"', 'f""', 'f"{class == 7 ? "}" : "{"}"'),
        b"\7",
        {"v0": "<7|8|7>\t", "v1": "", "v2": "}"},
    ),
    "methods of bytes and lists": Says(
        "seq: [{id: a, size: 3}, {id: l, type: u1, repeat: expr, repeat-expr: 3}]\n"
        + values(
            *("a.first", "a.last", "a.min", "a.max", "a.length", "a[1]", "a < [255].as<bytes>"),
            *("l.first", "l.last", "l.min", "l.max", "l.size", "[1, 2].as<bytes>", "[1.5, 2.5].max"),
        ),
        b"\3\1\2\6\4\5",
        {
            "v0": 3,
            "v1": 2,
            "v2": 1,
            "v3": 3,
            "v4": 3,
            "v5": 1,
            "v6": True,
            "v7": 6,
            "v8": 5,
            "v9": 4,
            "v10": 6,
            "v11": 3,
            "v12": b"\1\2",
            "v13": 2.5,
        },
    ),
    "methods of texts and numbers": Says(
        "seq: [{id: a, size: 2}]\n"
        + values(
            *('"abc".substring(1, 2) + "xyz".reverse', '"17".to_i + "ff".to_i(16)', "12.to_s", 'a.to_s("latin-1")'),
            *("(1 == 1).to_i", "-7 / 2", "-7 % 4", "a[0] > 1 ? 2 : 3", "~1 ^ 3 | 1 << 70"),
        ),
        b"\xe9\1",
        {
            "v0": "bzyx",
            "v1": 272,
            "v2": "12",
            "v3": "é\1",
            "v4": 1,
            "v5": -4,
            "v6": 1,
            "v7": 2,
            "v8": ~1 ^ 3 | 1 << 70,
        },
    ),
    "texts with what cannot be printed": Says(
        "seq: [{id: a, type: str, size: 2, encoding: ASCII}]\n"
        + values("a == '\0\1'", "'\u202e\\\"'.length", '"\u202e\\"".length'),
        b"\0\1",
        {"v0": True, "v1": 3, "v2": 2},
    ),
    "parameters of any type": Says(PARAMETERS, b"\1\2\3\4\5", {"p.v": 1 + 3 + 5 + 4 + 2 + 1, "p.y": "t", "p.d": 1.5}),
    "sizes of types and fields": Says(
        "seq: [{id: a, type: t}]\n"
        + values("sizeof<t>", "bitsizeof<t::u>", "a._sizeof", "sizeof<u8>")
        + "types:\n  t:\n    seq: [{id: x, type: u4}, {id: y, type: u}]\n"
        "    types: {u: {seq: [{id: z, type: b8}]}}\n",
        bytes(5),
        {"v0": 5, "v1": 8, "v2": 5, "v3": 8},
    ),
    "terminators, of several bytes too": Says(
        "seq:\n  - {id: a, terminator: 10, include: true}\n  - {id: b, type: strz, encoding: UTF-16LE}\n"
        "  - {id: c, size: 6, terminator: 0, pad-right: 32}\n  - {id: d, type: strz, encoding: UTF-16BE, size: 6}\n",
        b"ab\nx\0\0\1\0\0q\0    \0d\0\0zz",
        {"a": b"ab\n", "b": "x\u0100", "c": b"q", "d": "d"},
    ),
    "an order that is computed": Says(ORDER, b"MM\0\1\0\0\0\2", {"body.a": 1, "body.d.b": 2}),
    "what is allowed": Says(
        ALLOWED,
        b"\1\2" + struct.pack("<f", 2.5) + b"\3ok\xff\xff\xff\xff\1",
        {"d.value": 3, "f": "ok", "g": (1 << 32) - 1},
    ),
    "repetitions": Says(
        "seq:\n  - {id: a, type: u1, repeat: expr, repeat-expr: 2}\n"
        "  - {id: b, type: b4, repeat: expr, repeat-expr: 2}\n"
        "  - {id: c, type: u1, repeat: until, repeat-until: _ == 0 and _index > 0}\n"
        "  - {id: d, size: 1, repeat: eos}\n",
        b"\1\2\x34\0\0xy",
        {"a": [1, 2], "b": [3, 4], "c": [0, 0], "d": [b"x", b"y"]},
    ),
    "bits in both orders": Says(
        "seq:\n  - {id: a, type: b3}\n  - {id: b, type: b13}\n  - {id: c, type: b68be}\n  - {id: d, type: b4be}\n",
        b"\x0d\0" + bytes(8) + b"\x75",
        {"a": 5, "b": 1, "c": 7, "d": 5},
        "meta: {id: made, bit-endian: le}\n",
    ),
    "numbers of all kinds": Says(
        "seq: [{id: a, type: u8, enum: e}, {id: b, type: s1, enum: e}]\n"
        + values("0xffff_ffff_ffff_ffff", "-9223372036854775808", "1_000", "0b1010", "3000000000", "9007199254740993")
        + f"enums:\n  e: {{{(1 << 64) - 1}: most, -2: below, 0x0253_f2f4: hex, 0b11: bits}}\n",
        b"\xff" * 8 + b"\xfe",
        {
            "a.value": (1 << 64) - 1,
            "a.name": "most",
            "b.name": "below",
            "v0": (1 << 64) - 1,
            "v1": -(1 << 63),
            "v2": 1000,
            "v3": 10,
            "v4": 3_000_000_000,
            "v5": 9007199254740993,
        },
    ),
    "what is for people and other tools": Says(
        PEOPLE,
        b"\1",
        {"a": 1},
        "meta: {id: made, ks-zero-copy-substream: false, title: a, xref: {mime: x/y}, ks-debug: true, tags: [a]}\n",
    ),
    "positions, streams and parents": Says(
        PLACES, b"\5abcz", {"last": ord("z"), "inner": b"b", "s.y": b"bc", "s.up": 10, "s.gone": None}
    ),
    "a structure that contains itself": Says(
        "seq: [{id: n, type: u1}, {id: next, type: made, if: n > 0}]\n",
        b"\2\1\0",
        {"next.next.n": 0, "next.next.next": None},
    ),
    "a switch of items of one size": Says(
        "seq:\n  - id: a\n    type: {switch-on: _index, cases: {1: in}}\n    size: 1\n    repeat: eos\n"
        "types:\n  in: {seq: [{id: b, type: u1}]}\n",
        b"\1\2",
        {"a.0": b"\1", "a.1.b": 2},
    ),
    "a switch by texts": Says(SWITCH, b"z\0\1\0", {"v.x": b"\1\0"}),
}


@pytest.mark.parametrize("name", LANGUAGE)
def test_a_spec_says_it_and_its_parser_reads_it(folder: Path, name: str) -> None:
    case = LANGUAGE[name]
    made = compiled(folder, case.head + case.text)
    with effort.bounded():
        parsed = made.parser.from_bytes(case.data)
        found = {path: value_at(parsed, path) for path in case.found}
        debug = import_module(f"{made.package}.debug.made").Made.from_bytes(case.data)
        debug._read()
        again = {path: value_at(debug, path) for path in case.found}
    assert found == case.found
    assert again == case.found
    assert set(made.java) == {"made"}


def test_a_name_that_another_one_got_is_renamed_in_every_place(folder: Path) -> None:
    text = "seq: [{id: exception_x, type: exception}, {id: none, type: none_x}]\n"
    text += "types:\n  exception: {seq: [{id: none_x, type: u1}]}\n  none_x: {seq: [{id: mro_x, type: u1}]}\n"
    made = compiled(folder, HEAD + text)
    parsed = made.parser.from_bytes(b"\1\2")
    assert (parsed.exception_x_x.none_x_x, parsed.none.mro_x_x) == (1, 2)
    assert {name: made.renamed.get(name, name) for name in ("exception_x", "exception_x_x", "none", "none_x_x")} == {
        "exception_x": "exception",
        "exception_x_x": "exception_x",
        "none": "none",
        "none_x_x": "none_x",
    }


# Programs: only those that the caller names


SECRET = "seq:\n  - {id: k, type: u1}\n  - {id: a, size: 3, process: 'my_lib.turn(k, true)', type: in}\n"
SECRET += "  - {id: b, size: 2, process: plain}\ntypes:\n  in: {seq: [{id: x, type: u1}, {id: y, size-eos: true}]}\n"


def test_a_process_is_run_where_the_caller_names_its_class(folder: Path) -> None:
    named = {"my_lib.turn": f"{PROGRAMS}:Turned", "plain": f"{PROGRAMS}:Turned", "never.used": f"{PROGRAMS}:Failing"}
    made = compiled(folder, HEAD + SECRET, processes=named)
    parsed = made.parser.from_bytes(b"\1abcde")
    assert (parsed.a.x, parsed.a.y, parsed.b) == (ord("d"), b"cb", b"ed")


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("Failing", "Failing: no idea what b'abc' is"),
        ("Talking", "Talking gave str, not bytes"),
        ("compiled_nowhere", ""),
    ],
)
def test_a_process_that_fails_is_an_error_of_the_bytes(folder: Path, program: str, words: str) -> None:
    text = "meta: {id: made}\nseq: [{id: a, size: 3, process: fails}]\n"
    if not words:
        with pytest.raises(UnsupportedSpecError, match=f"which cannot be imported: .*'{program}'"):
            compiled(folder, text, processes={"fails": f"{PROGRAMS}:{program}"})
        return
    made = compiled(folder, text, processes={"fails": f"{PROGRAMS}:{program}"})
    with pytest.raises(effort.UnpackError, match=re.escape(words)):
        made.parser.from_bytes(b"abc")


@pytest.mark.parametrize(
    "program", ["os", "os.system", "os:system()", "os:a.b", ":x", "os:system\n", "no_such_module:X"]
)
def test_what_is_named_for_a_process_is_a_class_of_a_module(folder: Path, program: str) -> None:
    with pytest.raises(UnsupportedSpecError, match="the process p is to be"):
        compiled(folder, "meta: {id: made}\nseq: []\n", processes={"p": program})


# Where imports lie


OTHER = "meta: {id: other}\nseq: [{id: b, type: u1}]\n"


def test_a_spec_is_known_by_its_id_whatever_its_file_is_called(folder: Path) -> None:
    (folder / "file_2.ksy").write_text(OTHER)
    made = compiled(folder, "meta: {id: main, imports: [file_2]}\nseq: [{id: o, type: other}]\n", name="Some File-1")
    assert made.parser.from_bytes(b"\7").o.b == 7
    assert (made.spec.name, list(made.specs), list(made.java)) == ("main", ["main", "other"], ["main", "other"])


def test_two_files_of_one_id_are_refused(folder: Path) -> None:
    for name in ("one", "two"):
        (folder / f"{name}.ksy").write_text(OTHER)
    with pytest.raises(UnsupportedSpecError, match=r"two\.ksy: another spec of the name other is imported, too"):
        compiled(folder, "meta: {id: main, imports: [one, two]}\nseq: []\n")


def test_a_spec_of_a_gallery_imports_what_lies_above_it_in_the_gallery(folder: Path) -> None:
    for name in ("common", "network"):
        (folder / "gallery" / name).mkdir(parents=True)
    (folder / "gallery" / "common" / "other.ksy").write_text(OTHER)
    network = folder / "gallery" / "network"
    (network / "near.ksy").write_text("meta: {id: near, imports: [../common/other]}\nseq: [{id: o, type: other}]\n")
    (network / "made.ksy").write_text(
        "meta: {id: made, imports: [/common/other, near]}\nseq: [{id: o, type: other}, {id: n, type: near}]\n"
    )
    parsed = compile_spec(network / "made.ksy", [folder / "gallery"]).parser.from_bytes(b"\7\10")
    assert (parsed.o.b, parsed.n.o.b) == (7, 8)
    with pytest.raises(UnsupportedSpecError, match="outside the spec's folder and the import paths"):
        compile_spec(network / "near.ksy")


FAULTS = {
    "size: a +": r"/seq/1/size: error: parsing expression 'a \+' failed",
    "size: b + 1": "/seq/1/size: error: unable to access 'b'",
    "type: nowhere": "/seq/1/type: error: unable to find type 'nowhere'",
    "type: u4": "/seq/1/type: error: unable to use type 'u4' without default endianness",
    "type: u1, enum: nowhere": "/seq/1/enum: error: unable to find enum 'nowhere'",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_in_an_import_is_told_with_its_file_and_line(folder: Path, fault: str) -> None:
    other = folder / "other.ksy"
    other.write_text(f"meta: {{id: other}}\nseq:\n  - {{id: a, type: u1}}\n  - {{id: class, {fault}}}\n")
    (folder / "middle.ksy").write_text("meta: {id: middle, imports: [other]}\nseq: [{id: o, type: other}]\n")
    with pytest.raises(UnsupportedSpecError, match=FAULTS[fault]) as caught:
        compiled(folder, "meta: {id: made, imports: [middle]}\nseq: [{id: m, type: middle}]\n")
    assert [(problem.path, problem.line) for problem in caught.value.problems] == [(str(other), 4)]


def test_enums_and_types_of_imports_are_found_by_their_paths(folder: Path) -> None:
    (folder / "class.ksy").write_text(
        "meta: {id: class}\nseq: []\nenums:\n  true: {1: none}\n"
        "types:\n  false:\n    seq: [{id: x, type: u1, enum: 'true'}]\n    enums: {e: {2: two}}\n"
    )
    made = compiled(
        folder,
        "meta: {id: made, imports: [class]}\n"
        "seq: [{id: a, type: 'class::false'}, {id: b, type: u1, enum: 'class::true'}]\n"
        "instances:\n  v: {value: a.x == class::true::none and class::false::e::two.to_i == 2}\n",
    )
    parsed = made.parser.from_bytes(b"\1\1")
    assert (parsed.v, parsed.b.name, made.renamed["class_x"]) == (True, "none", "class")


# Bounds


ENDLESS = {
    "the same bytes again and again": "seq: [{id: a, type: e, repeat: eos}]\n"
    "types:\n  e: {seq: [{id: x, size: 0}, {id: y, size: 0}], instances: {z: {pos: 0, size-eos: true}}}\n",
    "values that ask each other": "seq: [{id: n, type: u1}]\ninstances:\n"
    + "".join(f"  v{n}: {{value: n, if: v{n + 1} != v{n + 1}}}\n" for n in range(60))
    + "  v60: {value: n, if: n == 999}\n",
    "greater and greater lists": "seq: [{id: l, type: u1, repeat: until, repeat-until: l.max > 255 or _io.eof}]\n",
}


@pytest.mark.parametrize("name", ENDLESS)
def test_a_parser_is_stopped_where_a_spec_asks_for_endless_work(folder: Path, name: str) -> None:
    made = compiled(folder, HEAD + ENDLESS[name])

    def read_all() -> object:
        parsed = made.parser.from_bytes(b"\xff" * 30_000)
        return parsed.v0 if "values" in name else [one.z for one in parsed.a]

    with effort.bounded(ticks=20_000), pytest.raises(effort.TooMuchWorkError, match="more work than a file"):
        read_all()


def test_a_bomb_is_unpacked_up_to_the_bound(folder: Path) -> None:
    made = compiled(folder, "meta: {id: made}\nseq: [{id: a, size-eos: true, process: zlib}]\n")
    bomb = zlib.compress(bytes(64 << 20))
    tracemalloc.start()
    with effort.bounded(unpacked=1 << 20), pytest.raises(effort.TooMuchWorkError, match="more than 1048576 bytes"):
        made.parser.from_bytes(bomb)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 8 << 20
    with effort.bounded(unpacked=64 << 20):
        assert len(made.parser.from_bytes(bomb).a) == 64 << 20


@pytest.mark.parametrize("data", [b"", b"no zlib", zlib.compress(b"abc")[:-5]])
def test_what_zlib_cannot_unpack_is_an_error_of_the_bytes(folder: Path, data: bytes) -> None:
    made = compiled(folder, "meta: {id: made}\nseq: [{id: a, size-eos: true, process: zlib}]\n")
    with pytest.raises(effort.UnpackError, match="bytes that zlib cannot unpack"):
        made.parser.from_bytes(data)


@pytest.mark.parametrize(
    ("expression", "data"),
    [("a / 0", b"\0"), ("l[a]", b"\5"), ("t.x", b"\1"), ('"x".to_i', b"\1"), ("1 << (a << a)", b"\x0f")],
)
def test_whatever_an_expression_meets_is_one_of_the_errors_of_a_parser(
    folder: Path, expression: str, data: bytes
) -> None:
    head = "meta: {id: made}\nseq: [{id: a, type: u1}, {id: l, type: u1, repeat: eos}, {id: t, type: s, if: a > 99}]\n"
    made = compiled(folder, f"{head}types: {{s: {{seq: [{{id: x, type: u1}}]}}}}\n{values(expression)}")
    with effort.bounded(), pytest.raises(effort.ERRORS):
        assert made.parser.from_bytes(data).v0 is None
