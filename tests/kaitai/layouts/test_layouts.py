"""`segspec_ksy.layouts` says what the parsers say: each pack is read back, each constant is tried on the parser."""

from __future__ import annotations

import importlib
import inspect
import struct
from collections.abc import Iterator
from contextlib import suppress
from enum import IntEnum
from io import BytesIO
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaitaistruct import KaitaiStream, KaitaiStruct, KaitaiStructError

import segspec_ksy
from segspec_kaitai.layouts.packs import Unpackable, packing
from segspec_kaitai.layouts.reading import Layouts
from segspec_kaitai.spec.model import TypeSpec, camel, types_of
from segspec_kaitai.spec.source import KSY, load, spec_names
from segspec_ksy.layouts import (
    durable_log_record,
    ffwd_segment,
    leb128_u32,
    listpack_element,
    mojo_entry,
    mojo_footer,
    mojo_tag,
    osiris_chunk_header,
    osiris_entry,
    osiris_index_record,
    osiris_segment,
    osiris_simple_entry,
    tank_bundle_header,
    tank_message,
)
from segspec_ksy.mojo_enums import MojoEnums

TYPES = {t.key: t for name in spec_names(KSY) for t in types_of(load(KSY / f"{name}.ksy"))}
AFTER = bytes(64)
SAMPLES = {bool: st.booleans(), float: st.floats(allow_nan=False, width=32)}


def layout_of(type_spec: TypeSpec, package: str = "segspec_ksy") -> Any:
    found: Any = importlib.import_module(f"{package}.layouts.{type_spec.spec.name}")
    for name in type_spec.names[1:]:
        found = getattr(found, camel(name), None)
    return found


def parser_of(type_spec: TypeSpec, package: str = "segspec_ksy") -> Any:
    found: Any = importlib.import_module(f"{package}.{type_spec.spec.name}")
    for name in type_spec.names:
        found = getattr(found, camel(name))
    return found


FIXED = [key for key, type_spec in TYPES.items() if hasattr(layout_of(type_spec), "pack")]


PACK_HEADER = {"len_body": "len_bytes", "num_elements_read": "num_elements", "num_entries_read": "num_entries"}
"""Parameters of mojo's HEADER, whose rules compare its numbers with what was read, by the field that has to agree."""

LISTPACKS = {"redis_listpack", "redis_stream_node"}
"""Structures that state their own length."""


def parameters(type_spec: TypeSpec, wanted: dict[str, Any]) -> dict[str, Any]:
    """Something for each parameter: what makes the parser read on."""
    out: dict[str, Any] = {}
    for table in type_spec.table.get("params") or []:
        out[str(table["id"])] = False if str(table["type"]) == "bool" else 1
    if type_spec.key == "mojo_pack_header":
        out |= {name: wanted[field] for name, field in PACK_HEADER.items()} | {"bytes_form": 0, "elements_form": 0}
    if type_spec.key == "mojo_tag":
        out["expected"] = wanted["tag"]
    return out


def parsed(type_spec: TypeSpec, content: bytes, wanted: dict[str, Any]) -> Any:
    """An object of the parser that has read `content` as far as it can, with what it read as attributes."""
    made = object.__new__(parser_of(type_spec))
    KaitaiStruct.__init__(made, KaitaiStream(BytesIO(content)))
    made._parent = made._root = None
    for name, value in parameters(type_spec, wanted).items():
        setattr(made, name, value)
    # What follows the fixed part is made of zeros, which need not fit.
    with suppress(KaitaiStructError, AttributeError, ValueError):
        made._read()
    return made


def values(type_spec: TypeSpec, layout: Any) -> st.SearchStrategy[dict[str, Any]]:
    """Fields of the fixed part that the layout says are allowed."""
    tables = {part.name: part.table for part in type_spec.fields}
    out = {}
    for name, kind in layout.Fields.__annotations__.items():
        upper, table = name.upper(), tables[name]
        kind = eval(kind) if isinstance(kind, str) else kind
        if hasattr(layout, upper) and "-expect" not in table:
            out[name] = st.just(getattr(layout, upper))
        elif hasattr(layout, f"ANY_OF_{upper}"):
            out[name] = st.sampled_from(getattr(layout, f"ANY_OF_{upper}"))
        elif "enum" in table:
            out[name] = st.sampled_from(list(enum_of(type_spec, table)))
        elif hasattr(layout, f"MAX_{upper}"):
            out[name] = st.integers(getattr(layout, f"MIN_{upper}", 0), getattr(layout, f"MAX_{upper}"))
        elif name in nested_of(type_spec):
            out[name] = packs(nested_of(type_spec)[name])
        elif kind is bytes:
            out[name] = st.binary(min_size=size_of(layout, name), max_size=size_of(layout, name))
        elif kind is int:
            out[name] = st.just(getattr(layout, upper))
        else:
            out[name] = SAMPLES[kind]
    if type_spec.key in LISTPACKS:
        out["len_total"] = st.just(layout.SIZE + len(AFTER))
    return st.fixed_dictionaries(out)


def nested_of(type_spec: TypeSpec) -> dict[str, TypeSpec]:
    """Fields that are structures, as far as the layout has a module or class for them."""
    out = {}
    for field in type_spec.fields:
        target = field.types[0].structure.replace("::", ".")
        found = TYPES.get(f"{type_spec.spec.name}.{target}") or TYPES.get(target)
        if found is not None:
            out[field.name] = found
    return out


def packs(type_spec: TypeSpec) -> st.SearchStrategy[bytes]:
    layout = layout_of(type_spec)
    return values(type_spec, layout).map(lambda given: bytes(layout.pack(**given)))


def size_of(layout: Any, name: str) -> int:
    """Bytes of a field of bytes: up to where the next one begins."""
    ends = [getattr(layout, f"AT_{field.upper()}") for field in layout.Fields._fields] + [layout.SIZE]
    at = getattr(layout, f"AT_{name.upper()}")
    return int(min(end for end in ends if end > at) - at)


def enum_of(type_spec: TypeSpec, table: Any) -> type[IntEnum]:
    if str(table["enum"]) == "mojo_enums::tag":
        return MojoEnums.Tag
    *path, last = (camel(part) for part in str(table["enum"]).split("::"))
    spec = str(table["enum"]).split("::")[0] if path else type_spec.spec.name
    found: Any = importlib.import_module(f"segspec_ksy.{spec}")
    for part in path or [camel(type_spec.spec.name)]:
        found = getattr(found, part)
    enum: type[IntEnum] = getattr(found, last)
    return enum


def test_a_module_for_every_spec() -> None:
    folder = Path(inspect.getfile(segspec_ksy)).parent / "layouts"
    assert sorted(path.stem for path in folder.glob("*.py")) == sorted(["__init__", *spec_names(KSY)])
    assert len(FIXED) > 60


@pytest.mark.parametrize("key", FIXED)
@given(data=st.data())
def test_a_pack_is_read_back(key: str, data: st.DataObject) -> None:
    type_spec, layout = TYPES[key], layout_of(TYPES[key])
    wanted = data.draw(values(type_spec, layout))
    packed = layout.pack(**wanted)
    assert len(packed) == layout.SIZE == layout.STRUCT.size
    assert layout.unpack(b"?" + packed, 1)._asdict() == wanted
    found = parsed(type_spec, packed + AFTER, wanted)
    for name, value in wanted.items():
        got = getattr(found, name)
        if isinstance(got, KaitaiStruct):
            inner = layout_of(nested_of(type_spec)[name]).unpack(value)
            assert inner._asdict() == {field: getattr(got, field) for field in inner._fields}
        else:
            assert got == value, name
    assert_positions(layout, packed, wanted)


def assert_positions(layout: Any, packed: bytes, wanted: dict[str, Any]) -> None:
    """Another value of a field changes bytes from its position on, and no byte before it."""
    for name, value in wanted.items():
        if not isinstance(value, int):
            continue
        at = getattr(layout, f"AT_{name.upper()}")
        other = layout.pack(**wanted | {name: bool(not value) if isinstance(value, bool) else int(value) ^ 1})
        changed = [place for place in range(len(packed)) if packed[place] != other[place]]
        assert changed
        assert at <= changed[0]
        shift = getattr(layout, f"SHIFT_{name.upper()}", None)
        if shift is not None:
            assert getattr(layout, f"MASK_{name.upper()}") & 1 << shift


def others() -> Iterator[tuple[str, str]]:
    for key, type_spec in TYPES.items():
        layout = layout_of(type_spec)
        for name in vars(layout) if layout is not None else ():
            if name.startswith("pack_"):
                yield key, name.removeprefix("pack_")


@pytest.mark.parametrize(("key", "name"), list(others()))
def test_a_field_after_the_fixed_part_has_its_own_pack(key: str, name: str) -> None:
    type_spec, layout = TYPES[key], layout_of(TYPES[key])
    kind = next(part for part in type_spec.fields if part.name == name).types[0]
    size, signed = kind.size, kind.family == "s"
    order = "big" if (kind.order or type_spec.setting("endian")) == "be" else "little"
    for value in {1, (1 << 8 * size - 1) - 1, getattr(layout, f"MAX_{name.upper()}", 1)}:
        packed = getattr(layout, f"pack_{name}")(value)
        assert packed == value.to_bytes(size, order, signed=signed)
        assert getattr(layout, f"unpack_{name}")(b"??" + packed, 2) == value
    assert getattr(layout, f"SIZE_{name.upper()}") == size


def constants(type_spec: TypeSpec) -> dict[str, Any]:
    layout = layout_of(type_spec)
    return {} if layout is None else {n: v for n, v in vars(layout).items() if n.isupper() and not n.startswith("_")}


def test_constant_instances_are_what_the_parser_computes() -> None:
    tried = []
    for type_spec in TYPES.values():
        for part in type_spec.instances:
            value = constants(type_spec).get(part.name.upper())
            if value is not None and "-expect" not in part.table:
                assert getattr(object.__new__(parser_of(type_spec)), part.name) == value
                tried.append(part.name)
    assert "ofs_filter" in tried


def test_expected_values_are_constants() -> None:
    """All that the specs say with `-expect`, of fields and of instances."""
    found = {}
    for key, type_spec in TYPES.items():
        for part in (*type_spec.fields, *type_spec.instances):
            if "-expect" in part.table:
                assert constants(type_spec)[part.name.upper()] == part.table["-expect"]
                found[f"{key}.{part.name}"] = part.table["-expect"]
    assert {"durable_log_record.flags", "osiris_chunk_header.reserved", "mojo_suffix.reserved"} <= found.keys()


def test_the_values_that_a_field_tells_apart_are_the_parser_s() -> None:
    """Every first byte of a listpack element, of an osiris entry and of an LEB128 group."""
    layout, kinds = listpack_element, {}
    for value in chain(range(0xF5), [0xFF]):
        element = object.__new__(parser_of(TYPES["listpack_element"]))
        element.encoding = value
        kinds.setdefault(element.kind.name.upper(), []).append(value)
    for kind, found in kinds.items():
        one = getattr(layout, f"ENCODING_{kind}", None)
        first = getattr(layout, f"MIN_ENCODING_{kind}", one)
        last = getattr(layout, f"MAX_ENCODING_{kind}", one)
        assert found == list(range(first, last + 1))
    assert osiris_entry.MIN_FIRST_BYTE_SUB_BATCH == 0x80
    assert leb128_u32.Group.MIN_OCTET_HAS_NEXT == 0x80
    assert leb128_u32.MOST_GROUPS == 5


def test_known_layouts() -> None:
    """What upstream's sources say of some of them, so that a fault of the generator and of the parser cannot agree."""
    record = durable_log_record
    assert record.pack(offset=7, len_payload=2, checksum=9) == struct.pack("<4sBBHQII", b"GOLD", 1, 0, 0, 7, 2, 9)
    assert (record.AT_CHECKSUM, record.SIZE, record.MAX_OFFSET) == (20, 24, (1 << 64) - 1)
    system, document = ffwd_segment.SystemHeader, ffwd_segment.DocumentHeader
    assert system.pack(base_offset=5) == struct.pack(">4siQ", b"FFLG", 0, 5)
    assert document.pack(base_offset=5) == struct.pack(">4sHQ", b"FFLG", 0, 5)
    assert osiris_segment.LogHeader.pack() == b"OSIL\0\0\0\1"
    assert osiris_simple_entry.pack(len_body=3) == b"\0\0\0\3"
    flags = tank_bundle_header.pack(is_sparse=True, num_messages_short=3, codec=1)
    assert flags == bytes([0x40 | 3 << 2 | 1])
    assert tank_message.pack(is_consecutive=True, uses_last_timestamp=True, has_key=False) == b"\6"
    assert mojo_tag.pack(tag=MojoEnums.Tag.index) == b"[I"
    assert (mojo_entry.MASK_IS_DELETED, mojo_entry.MASK_HAS_SAME_FIELDS) == (1, 2)
    assert (mojo_footer.LEN_SUFFIX_RAW_LE, mojo_footer.LEN_SUFFIX_STRINGS) == (34, 42)
    assert osiris_index_record.SIZE == 29
    header = osiris_chunk_header
    chunk = header.pack(version=1, chunk_type=2, num_entries=3, num_records=4, timestamp=-5, epoch=6, chunk_id=7,
                        data_crc=8, len_data=9, len_trailer=10, len_filter=11, reserved=0xABCDEF)  # fmt: skip
    assert chunk == struct.pack(">BBHIqQQIIIB", 0x51, 2, 3, 4, -5, 6, 7, 8, 9, 10, 11) + b"\xab\xcd\xef"
    assert header.unpack(chunk).reserved == 0xABCDEF


@pytest.mark.parametrize(
    "given",
    [{"version": 16}, {"version": -1}, {"magic": 16}, {"num_entries": 1 << 16}, {"reserved": 1 << 24}],
)
def test_what_does_not_fit_is_refused(given: dict[str, int]) -> None:
    zeros = dict.fromkeys(osiris_chunk_header.Fields._fields, 0)
    with pytest.raises(struct.error):
        osiris_chunk_header.pack(**zeros | given)


def test_specs_of_the_tests_own(samples: Path) -> None:
    """A number of two bytes after bit fields, an enum that is open, a field that may be absent."""
    frame: ModuleType = importlib.import_module("sample_ksy.layouts.sample_frame")
    packed = frame.pack(kind=1, level=9, num_entries=2, len_body=0)
    assert packed == b"FRAM\x01\x02" + bytes([1 << 5, 9, 2, 0])
    assert (frame.VERSION, frame.RESERVED, frame.MAX_NUM_ENTRIES, frame.MAX_NUM_TWICE) == (0x0102, 0, 3, 6)
    assert frame.NUM_ENTRIES_IS_EMPTY == 0
    assert frame.unpack_weight(frame.pack_weight(0.5)) == 0.5
    assert frame.Kind is importlib.import_module("sample_ksy.sample_frame").SampleFrame.Kind


RULES = """\
meta: {id: box, endian: le, bit-endian: le}
seq:
  - {id: tag, contents: [B, 0x58]}
  - {id: kind, type: u1, enum: kind, valid: {any-of: ["kind::open", "kind::shut"]}}
  - {id: only, type: u2, enum: kind, valid: "kind::shut"}
  - {id: low, type: b3}
  - {id: flag, type: b1}
  - {id: high, type: b12, valid: {max: 7}}
  - {id: name, type: str, size: 8, encoding: ASCII, pad-right: 0}
  - {id: small, type: u2be, valid: {min: 3, max: low}}
  - {id: pairs, type: pair, repeat: eos, -max-elements: 5}
types:
  pair:
    seq:
      - {id: left, type: s2}
      - {id: right, type: f4}
enums:
  kind: {0x10: open, 17: {id: shut}}
"""


def test_layouts_of_a_spec(tmp_path: Path) -> None:
    """Rules by names of an enum, bits from the low end, and what has no constant size or value."""
    (tmp_path / "box.ksy").write_text(RULES)
    layouts = Layouts([load(tmp_path / "box.ksy")])
    box = layouts.of(layouts.types["box"])
    assert [(each.name, each.position, each.shift) for each in box.fields if each.bits] == [
        ("low", 5, 0), ("flag", 5, 3), ("high", 5, 4),
    ]  # fmt: skip
    tag, kind, only, *_, high = box.fields
    assert (tag.expected, kind.any_of, only.expected, high.most) == (b"BX", (16, 17), 17, 7)
    assert [(each.name, each.least, each.most) for each in box.others] == [("small", 3, None)]
    assert (box.size, box.items, box.limits, box.whole) == (7, {"pairs": 6}, {"pairs": 5}, False)
    assert "write_u2le(out, at + 3, 17)" in packing(box)
    with pytest.raises(Unpackable, match="right"):
        packing(layouts.of(layouts.types["box.pair"]))
