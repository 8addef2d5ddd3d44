"""What a spec calls its types, fields, enums and imports is of no account: every name gives the values that any other
gives, which are those of plain Kaitai's parser."""

from __future__ import annotations

import builtins
import json
import keyword
import random
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest
from kaitaistruct import KaitaiStream, KaitaiStruct

import segspec
from segspec.custom import OwnFormat, UnsupportedSpecError, load, save
from segspec_kaitai.own.java_types import KINDS
from segspec_kaitai.own.nodes import INTEGERS, LEAVES, Node
from segspec_kaitai.own.python_names import ATTRIBUTES, CLASSES, MEMBERS, TYPES
from segspec_kaitai.spec.model import GIVEN, READ, Kind
from tests.helpers.sweeps import some
from tests.kaitai.own.plain_kaitai import plain_parser, value_of

pytestmark = pytest.mark.usefixtures("compiler")

WORDS = """
any array arrow bool boolean buffer byte bytes bytearray bytes_io case char class column columns count data date dict
double end enum enum_ false field fields flag flags float frame frame_position group has_value id index index_ int
integer io is item items json kaitai kaitai_stream kaitai_struct key keys kind len length list long map mapping memory
name names none null number numbers object offset one option optional pair params parent position read record records
root row rows scalar schema self seq short size sizeof source start str str_ stream string struct structure switch
table tag text text_io time timestamp to_s to_i true tuple type types u1 s8 f4 b1 b12 u3 uint sint union value values
variant void word x x_x int_x class_x bytes_value number_value bool_x float_x str_x process processes debug
"""


FEWER = re.compile("error$|warning$|^packer_")
"""Names of kinds of which some say enough."""


def every_name() -> list[str]:
    """Names of kinds, and of all that the languages, the runtime and our own columns have names for."""
    found = [
        *WORDS.split(),
        *(word for one in (READ, GIVEN) for word in one if word),
        *(one.name for one in Kind),
        *LEAVES,
        *(name for _, name in INTEGERS),
        *Node.__dataclass_fields__,
        *(name for name in KINDS if "[" not in name),
        *(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name) for name in (*KINDS, *CLASSES) if "[" not in name),
        *(*ATTRIBUTES, *MEMBERS, *TYPES),
        *("struct", "zlib", "collections", "enum", "io", "os", "typing", "numpy", "pyarrow"),
        *keyword.kwlist,
        *keyword.softkwlist,
        *dir(builtins),
        *(name for kind in (IntEnum, KaitaiStruct, KaitaiStream) for name in dir(kind)),
    ]
    lower = (name.lower() for name in found)
    return sorted({name for name in lower if re.fullmatch("[a-z][a-z0-9_]*", name) and not FEWER.search(name)})


NAMES = every_name()
CHUNKS = 16
TRIED = some(range(CHUNKS), 2)
"""Every sixteenth name is in a chunk."""
PLAIN = re.compile(r"[us](1|[248](le|be)?)|f[48](le|be)?|b[0-9]+(le|be)?")


def neutral(name: str) -> str:
    return f"q{NAMES.index(name)}_neutral"


def same(name: str) -> str:
    return name


def can_be_read(name: str) -> bool:
    """Whether a field can be of a type of this name: a kind's word means that kind there, also to Kaitai."""
    return name not in READ and PLAIN.fullmatch(name) is None


def spec_of(id: str, names: list[str], called: Callable[[str], str]) -> dict[str, Any]:
    """A spec whose row has a field, a list, a switch and instances of a type of each name; and a field, an instance, an
    enum, a value and a parameter of that name."""
    row: list[dict[str, Any]] = [{"id": "byte", "type": "u1"}]
    instances: dict[str, Any] = {}
    types: dict[str, Any] = {"the_other": {"seq": [{"id": "only", "type": "u1"}]}}
    enums: dict[str, Any] = {}
    names_of_fields: list[dict[str, Any]] = []
    given: list[dict[str, Any]] = []
    for number, name in enumerate(names):
        made = called(name)
        names_of_fields.append({"id": made, "type": "u1", "enum": made})
        given.append({"id": made, "type": "u1"})
        enums[made] = {0: "zero", 7: made}
        instances[f"e{number}"] = {"value": f"all_names.{made}.to_i + of_names::{made}::{made}.to_i + all_given.{made}"}
        types[made] = {
            "seq": [{"id": "byte", "type": "u1"}],
            "instances": {"value": {"value": "byte != 0"}, "twice": {"value": "byte * 2"}},
        }
        if not can_be_read(name):
            continue
        row += [
            {"id": f"a{number}", "type": made},
            {"id": f"l{number}", "type": made, "repeat": "expr", "repeat-expr": 2},
            {
                "id": f"s{number}",
                "size": 1,
                "type": {"switch-on": "byte & 3", "cases": {0: made, 1: "the_other"}},
            },
        ]
        instances[f"v{number}"] = {"value": f"a{number}"}
        instances[f"w{number}"] = {"value": f"l{number}"}
        if name not in GIVEN:
            instances[f"x{number}"] = {"value": f"a{number}.as<{made}>.byte + sizeof<{made}>"}
    row += [{"id": "all_names", "type": "of_names"}]
    arguments = ", ".join(str(number) for number, _ in enumerate(names))
    row += [{"id": "all_given", "type": f"the_given({arguments})"}]
    types["of_names"] = {"seq": names_of_fields, "enums": enums}
    types["the_given"] = {"params": given, "seq": []}
    types["the_row"] = {"seq": row, "instances": instances}
    meta = {"id": id, "endian": "le"}
    return {"meta": meta, "seq": [{"id": "rows", "type": "the_row", "repeat": "eos"}], "types": types}


def content_of(names: list[str]) -> bytes:
    """Rows of any numbers, but for those of enums, which have a name or none."""
    chance, read = random.Random(len(names)), sum(map(can_be_read, names))
    sizes, ends = range(1 + 4 * read), (0, 7, 9)
    rows = [[chance.randrange(256) for _ in sizes] + [chance.choice(ends) for _ in names] for _ in range(6)]
    return b"".join(map(bytes, rows))


def cases(row: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """A row whose switches are the one case that is there."""
    switches = {f"s{number}" for number, _ in enumerate(names)}
    return {
        name: next(one for one in value.values() if one is not None) if name in switches else value
        for name, value in row.items()
    }


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, list):
        return [renamed(one, names) for one in value]
    if isinstance(value, dict):
        return {names.get(name, name): renamed(one, names) for name, one in value.items()}
    return value


def rows_of(format: OwnFormat, file: Path) -> list[dict[str, Any]]:
    return list(format.open(file).arrow(on_damage="fail").read_all().to_pylist())


@pytest.mark.parametrize("chunk", TRIED)
def test_any_name_gives_the_values_of_any_other(tmp_path: Path, chunk: int) -> None:
    names = NAMES[chunk::CHUNKS]
    for id, called in (("neutral_spec", neutral), ("made", same)):
        (tmp_path / f"{id}.ksy").write_text(json.dumps(spec_of(id, names, called)))
    file = tmp_path / "file"
    file.write_bytes(content := content_of(names))
    with plain_parser(tmp_path / "neutral_spec.ksy") as parser:
        expected = renamed(value_of(parser.from_bytes(content))["rows"], {neutral(name): name for name in names})
    everything = segspec.compile(tmp_path / "made.ksy", columns="*")
    assert [cases(row, names) for row in rows_of(everything, file)] == expected
    usual = segspec.compile(tmp_path / "made.ksy")
    assert usual.lane == "kernel"
    by_kernel = rows_of(usual, file)
    assert by_kernel == rows_of(replace(usual, fast=None), file)
    assert [cases(row, names) for row in by_kernel] == [
        {name: {} if name == "all_given" else one for name, one in row.items() if name in usual.schema.names}
        for row in expected
    ]
    for number, name in enumerate(names):
        if can_be_read(name):
            shown = [field.name for field in usual.schema.field(f"s{number}").type]
            assert sorted(shown) == sorted([name, "the_other", "bytes_value" if name == "bytes" else "bytes"])


PART = {"seq": [{"id": "n", "type": "u2"}], "instances": {"more": {"value": "n + 1"}}}
FILES = ("w3-Part", "part.v1", "UPPER", "with space", "größe", "x+y=(z)", "sub/b-c.d", "sub/../1st", "~", "class")


def importing(id: str, parts: Mapping[str, str]) -> dict[str, Any]:
    """A spec that imports these files, whose specs have these ids, and has a field of each."""
    row = [{"id": f"a{number}", "type": part} for number, part in enumerate(parts.values())]
    return {
        "meta": {"id": id, "endian": "le", "imports": list(parts)},
        "seq": [{"id": "rows", "type": "the_row", "repeat": "eos"}],
        "types": {"the_row": {"seq": row}},
    }


def write_part(folder: Path, file: str, id: str) -> None:
    (folder / f"{file}.ksy").write_text(json.dumps({"meta": {"id": id, "endian": "le"}, **PART}))


def test_an_import_has_any_name_of_a_file_and_any_id(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    ids = [name for name in NAMES if can_be_read(name)][:: len(NAMES) // 40]
    ids = list(dict.fromkeys(["bool", "bytes", "struct", "io", "float", "object", "class", "int", "zlib", *ids]))
    parts = {file: f"part{number}" for number, file in enumerate(FILES)} | {f"of_{id}": id for id in ids}
    plain = {f"neutral_{number}": f"neutral_{number}" for number, _ in enumerate(parts)}
    for file, id in (*parts.items(), *plain.items()):
        write_part(tmp_path, file, id)
    (tmp_path / "neutral_all.ksy").write_text(json.dumps(importing("neutral_all", plain)))
    (tmp_path / "made.ksy").write_text(json.dumps(importing("made", parts)))
    (tmp_path / "file").write_bytes(content := random.Random(1).randbytes(6 * len(parts)))
    with plain_parser(tmp_path / "neutral_all.ksy") as parser:
        expected = value_of(parser.from_bytes(content))["rows"]
    made = segspec.compile(tmp_path / "made.ksy")
    assert rows_of(made, tmp_path / "file") == rows_of(replace(made, fast=None), tmp_path / "file") == expected


def test_one_import_needs_no_list(tmp_path: Path) -> None:
    write_part(tmp_path, "the-part", "part")
    spec = importing("made", {"the-part": "part"})
    spec["meta"]["imports"] = "the-part"
    (tmp_path / "made.ksy").write_text(json.dumps(spec))
    (tmp_path / "file").write_bytes(b"\1\0")
    assert rows_of(segspec.compile(tmp_path / "made.ksy"), tmp_path / "file") == [{"a0": {"n": 1, "more": 2}}]


@pytest.mark.parametrize("id", ["str", "struct", "bytes", "class", "float", "u1", "n" * 200])
def test_a_spec_has_any_id(tmp_path: Path, id: str) -> None:
    write_part(tmp_path, "made", id)
    (tmp_path / "file").write_bytes(b"\1\0\2\0")
    made = segspec.compile(tmp_path / "made.ksy")
    expected = [{"n": 1, "more": 2}, {"n": 2, "more": 3}]
    assert rows_of(made, tmp_path / "file") == rows_of(replace(made, fast=None), tmp_path / "file") == expected
    save(made, tmp_path / "form")
    assert rows_of(load(tmp_path / "form"), tmp_path / "file") == expected


@pytest.mark.parametrize("size", [101, 1000])
def test_a_name_may_be_long(tmp_path: Path, size: int) -> None:
    spec = spec_of("made", [name := "n" * size], same)
    (tmp_path / "made.ksy").write_text(json.dumps(spec))
    (tmp_path / "file").write_bytes(bytes(range(6)))
    (row,) = rows_of(segspec.compile(tmp_path / "made.ksy"), tmp_path / "file")
    assert (row["a0"]["byte"], row["all_names"], row["e0"]) == (1, {name: 5}, 12)
    (tmp_path / "made.ksy").write_text(json.dumps(spec_of("made", ["n" * 1001], same)))
    with pytest.raises(UnsupportedSpecError, match="has more than 1000 characters"):
        segspec.compile(tmp_path / "made.ksy")


def test_an_instance_that_reads_may_have_an_id_which_says_nothing(tmp_path: Path) -> None:
    spec = {"meta": {"id": "made"}, "seq": [{"id": "n", "type": "u1"}], "instances": {}}
    spec["instances"] = {"v": {"id": "class", "pos": 0, "type": "u1"}}
    (tmp_path / "made.ksy").write_text(json.dumps(spec))
    (tmp_path / "file").write_bytes(b"\5")
    assert rows_of(segspec.compile(tmp_path / "made.ksy", columns="*"), tmp_path / "file") == [{"n": 5, "v": 5}]
    spec["instances"] = {"v": {"id": "class", "value": 1}}
    (tmp_path / "made.ksy").write_text(json.dumps(spec))
    with pytest.raises(UnsupportedSpecError, match="id is no key of an instance"):
        segspec.compile(tmp_path / "made.ksy")
