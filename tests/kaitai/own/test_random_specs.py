"""Random small specs and random files: both roads and the Kaitai parser read the same, and nothing else escapes."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from kaitaistruct import KaitaiStream, KaitaiStruct

import segspec
from segspec.core.errors import Finding
from segspec.custom import OwnFormat
from segspec.parsing.errors import PARSE_ERRORS
from segspec_kaitai.own.compiling import compile_spec
from tests.helpers.sweeps import some
from tests.kaitai.own.conftest import Made
from tests.native.lane import has_compiler

pytestmark = pytest.mark.node

SEEDS = (*some(range(10), 3), 118, 125)
NUMBERS = ("u1", "u2", "s2", "u4", "s1", "u8", "f4", "b3", "b1", "u2be")
COMPUTED = {"half": "n / 2 + 1", "share": "(n - 3) / 7.5 * 2", "label": '(n < 9 ? "0" : "") + (n * 3).to_s + "."'}
Row = dict[str, Any]


class Writer:
    """Makes a spec of fields, lists, switches, conditions and structures."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.types: list[str] = []

    def spec(self) -> str:
        fields = self.fields(0)
        types = "".join(f"  {text}" for text in self.types)
        head = "meta: {id: made, endian: le, bit-endian: be, encoding: ISO-8859-1}\n"
        return f"{head}seq:\n{fields}" + (f"types:\n{types}" if types else "")

    def fields(self, deep: int) -> str:
        pad = "      " if deep else "  "
        lines = [f"{pad}- {{id: n, type: u1, valid: {{max: 200}}}}\n"]
        lines += [f"{pad}- {{id: f{number}, {self.field(deep)}}}\n" for number in range(self.chance.randint(1, 4))]
        lines.append(f"{pad}- {{id: last, type: u1}}\n")
        return "".join(lines)

    def field(self, deep: int) -> str:
        pick = self.chance.random()
        if pick < 0.3 or deep > 2:
            text = f"type: {self.chance.choice(NUMBERS)}"
        elif pick < 0.4:
            text = self.chance.choice(["size: n & 3", "type: strz", "type: str, size: 2", "size: 2"])
        elif pick < 0.65:
            cases = [f"{each}: {self.case(deep)}" for each in range(self.chance.randint(1, 3))]
            size = self.chance.choice(["", "size: 4, "])
            text = f"{size}type: {{switch-on: n & 3, cases: {{{', '.join(cases)}}}}}"
        else:
            text = f"type: {self.structure(deep)}"
        if self.chance.random() < 0.3:
            text += self.chance.choice([", repeat: expr, repeat-expr: n & 3", ", repeat: expr, repeat-expr: 2"])
        if self.chance.random() < 0.25:
            text += ", if: n & 4 != 0"
        return text

    def case(self, deep: int) -> str:
        return self.chance.choice(("u1", "u2", "s4", "strz")) if self.chance.random() < 0.5 else self.structure(deep)

    def structure(self, deep: int) -> str:
        name = f"t{len(self.types)}"
        self.types.append("")
        text = f"{name}:\n    seq:\n{self.fields(deep + 1)}"
        computed = [
            f"      {name}: {{value: '{what}'}}\n" for name, what in COMPUTED.items() if self.chance.random() < 0.4
        ]
        if computed:
            text += "    instances:\n" + "".join(computed)
        self.types[int(name[1:])] = text
        return name


USUAL = (0, 1, 2, 3, 4, 5, 7, 9, 65)


def files(chance: random.Random) -> list[bytes]:
    sizes = [size for size in (0, 1, 3, 8, 30, 90, 200, 400) for _ in range(3)]
    return [bytes(chance.choice((*USUAL, chance.randrange(256))) for _ in range(size)) for size in sizes]


def truth(parser: Any, content: bytes) -> tuple[list[Any], bool]:
    """The objects of the frames that the Kaitai parser reads, and whether it came to the end."""
    stream = KaitaiStream(BytesIO(content))
    rows: list[Any] = []
    while not stream.is_eof():
        try:
            rows.append(parser(stream))
            stream.align_to_byte()
        except PARSE_ERRORS:
            return rows, False
    return rows, True


def shape(value: Any) -> Any:
    """An object of the parser as a row has it, without what tells cases apart."""
    if isinstance(value, KaitaiStruct):
        kind = type(value)
        held = {name: shape(getattr(value, name, None)) for name in vars(value) if not name.startswith("_")}
        held |= {name: getattr(value, name) for name in COMPUTED if isinstance(getattr(kind, name, None), property)}
        return {name: each for name, each in held.items() if each is not None}
    if isinstance(value, list):
        return [shape(each) for each in value]
    return value


CASE = re.compile(r"t\d+|number|text|bytes|flag|float")


def told_apart(value: Any) -> Any:
    """A row without absent fields and without the names of cases."""
    if isinstance(value, dict):
        held = {name: told_apart(each) for name, each in value.items() if each is not None}
        if held and all(CASE.fullmatch(name) for name in held):
            (held,) = held.values()
        return held
    if isinstance(value, list):
        return [told_apart(each) for each in value]
    return value


def read(format: OwnFormat, content: bytes, *, fast: bool | None = None) -> tuple[list[Row], list[Finding]]:
    Path("file").write_bytes(content)
    told: list[Finding] = []
    reader = format.open("file").arrow(report=told.append, batch_rows=2, batch_bytes=50, fast=fast)
    return [row for batch in reader for row in batch.to_pylist()], told


@pytest.mark.parametrize("seed", SEEDS)
def test_all_roads_read_a_random_spec_as_the_kaitai_parser_does(
    seed: int, own: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own("tlv")
    monkeypatch.chdir(tmp_path)
    Path("made.ksy").write_text(Writer(seed).spec())
    format = segspec.compile("made.ksy", "")
    parser = compile_spec(Path("made.ksy")).parser
    slow = replace(format, fast=None)
    sound = 0
    for content in files(random.Random(seed)):
        wanted, ended = truth(parser, content)
        rows, told = read(slow, content)
        assert [told_apart(row) for row in rows] == [shape(each) for each in wanted]
        assert [each.severity for each in told] == ([] if ended else ["error"])
        sound += len(rows)
        if format.fast is None:
            continue
        for fast in (False, True) if has_compiler() else (False,):
            same, findings = read(format, content, fast=fast)
            assert same == rows
            assert [each.position for each in findings] == [each.position for each in told]
    assert sound > 0
