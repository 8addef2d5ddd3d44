"""AMQP messages as JSON that keeps their types: every type, what RabbitMQ stored, and back to the same message."""

from __future__ import annotations

import json
import math
import struct
from pathlib import Path
from typing import Any, Literal
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.core.errors import SegspecError
from segspec.core.json_form import REVERSIBLE, ReversiblePayload
from segspec.formats.osiris.amqp.as_json import as_json, message
from segspec.formats.osiris.amqp.message import decode
from segspec.library.log import open as open_log
from tests.osiris.test_amqp import listed, mapped, section

HEX: ReversiblePayload = REVERSIBLE["hex"]


def shown(value: bytes) -> dict[str, Any]:
    """The JSON of a message, once through the text of a file."""
    return json.loads(json.dumps(as_json(value, bytes.hex)))  # type: ignore[no-any-return]


def value_shown(encoded: str) -> Any:
    return shown(section(0x77, bytes.fromhex(encoded)))["body"]["value"]


@pytest.mark.parametrize(
    ("encoded", "value"),
    [
        ("40", None),
        ("41", True),
        ("42", False),
        ("5601", True),
        ("50ff", {"ubyte": "255"}),
        ("51ff", {"byte": "-1"}),
        ("43", {"uint": "0"}),
        ("52ff", {"uint": "255"}),
        ("44", {"ulong": "0"}),
        ("80" + "ff" * 8, {"ulong": "18446744073709551615"}),
        ("60ffff", {"ushort": "65535"}),
        ("61ffff", {"short": "-1"}),
        ("70ffffffff", {"uint": "4294967295"}),
        ("71ffffffff", {"int": "-1"}),
        ("54ff", {"int": "-1"}),
        ("5580", {"long": "-128"}),
        ("723f800000", {"float": "1.0"}),
        ("823fb999999999999a", {"double": "0.1"}),
        ("82fff0000000000000", {"double": "-inf"}),
        ("827ff8000000000000", {"double": "nan"}),
        ("730001f600", {"char": "\U0001f600"}),
        ("8300000000000003e8", {"timestamp": "1000"}),
        ("7422500001", {"decimal32": "22500001"}),
        ("84" + "22" * 8, {"decimal64": "22" * 8}),
        ("94" + "22" * 16, {"decimal128": "22" * 16}),
        ("98" + "12" * 16, {"uuid": str(UUID(bytes=b"\x12" * 16))}),
        ("a00201ff", {"binary": "01ff"}),
        ("a102c3a9", "é"),
        ("a30161", {"symbol": "a"}),
        ("45", []),
        ("c006034041a10178", [None, True, "x"]),
        ("c10502a1016b41", {"map": {"k": True}}),
        ("c10502a3016b41", {"map": [[{"symbol": "k"}, True]]}),
        ("c10904a1016b41a1016b42", {"map": [["k", True], ["k", False]]}),
        ("c10702c0020141" + "5205", {"map": [[[True], {"uint": "5"}]]}),
        ("e00402500102", {"array": {"type": "ubyte", "items": ["1", "2"]}}),
        ("e0020341", {"array": {"type": "boolean", "items": [True, True, True]}}),
        ("00a30173a10176", {"described": [{"symbol": "s"}, "v"]}),
        (
            "e0080200a30173500102",
            {"array": {"descriptor": {"symbol": "s"}, "type": "ubyte", "items": ["1", "2"]}},
        ),
    ],
)
def test_every_type_has_its_own_json_and_comes_back(encoded: str, value: Any) -> None:
    before = section(0x77, bytes.fromhex(encoded))
    assert value_shown(encoded) == value
    after = message(shown(before), HEX)
    assert shown(after) == shown(before)
    if value != {"double": "nan"}:
        assert decode(after) == decode(before)


def test_null_application_properties_are_kept() -> None:
    given = section(0x74, mapped(b"\xa1\1n", b"\x40", b"\xa1\1t", b"\xa1\1" + b"1", b"\xa1\1i", b"\x54\1"))
    assert shown(given) == {"application_properties": {"n": None, "t": "1", "i": {"int": "1"}}}
    assert message(shown(given), HEX) == given


def test_fields_of_the_type_that_is_due_are_plain_and_others_say_theirs() -> None:
    header = section(0x70, listed(b"\x41", b"\x50\7", b"\x40", b"\x42"))
    fields = (b"\x53\5", b"\xa0\1u", b"\x40", b"\xa3\1s", b"\x40", b"\x40", b"\xa3\3a/b", b"\xa1\1x")
    given = header + section(0x73, listed(*fields))
    assert shown(given) == {
        "header": {"durable": True, "priority": "7", "first_acquirer": False},
        "properties": {
            "message_id": {"ulong": "5"},
            "user_id": "75",
            "subject": {"symbol": "s"},
            "content_type": "a/b",
            "content_encoding": {"string": "x"},
        },
    }
    assert message(shown(given), HEX) == given


def test_annotations_with_keys_of_several_types_are_a_list_of_pairs() -> None:
    given = section(0x72, mapped(b"\xa3\1k", b"\x41", b"\x53\5", b"\x42"))
    assert shown(given) == {"message_annotations": [["k", True], [{"ulong": "5"}, False]]}
    assert message(shown(given), HEX) == given


@pytest.mark.parametrize(
    ("given", "body"),
    [
        (section(0x75, b"\xa0\1a"), "61"),
        (section(0x75, b"\xa0\1a") + section(0x75, b"\xa0\0"), {"data": ["61", ""]}),
        (section(0x76, b"\x45") + section(0x76, b"\xc0\2\1\x41"), {"sequence": [[], [True]]}),
        (section(0x77, b"\xa1\1a"), {"value": "a"}),
        (section(0x77, b"\x40"), {"value": None}),
        (section(0x77, b"\xa0\1a"), {"value": {"binary": "61"}}),
    ],
)
def test_bodies_of_each_kind_are_told_apart(given: bytes, body: Any) -> None:
    assert shown(given)["body"] == body
    assert message(shown(given), HEX) == given


def test_what_rabbitmq_stored_comes_back_as_the_same_message(data: Path) -> None:
    count = 0
    for record in open_log(data / "osiris" / "plain_amqp091", format="osiris").records():
        assert record.value is not None
        after = message(shown(record.value), HEX)
        assert decode(after) == decode(record.value)
        assert shown(after) == shown(record.value)
        count += 1
    assert count == 3


WHOLE = {"ubyte": (0, 8), "ushort": (0, 16), "uint": (0, 32), "ulong": (0, 64), "byte": (1, 8), "short": (1, 16),
         "int": (1, 32), "long": (1, 64), "timestamp": (1, 64)}  # fmt: skip
CHARACTERS = st.characters(exclude_categories=["Cs"])
TEXT = st.text(CHARACTERS, max_size=12)


def tagged(name: str, values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return values.map(lambda value: {name: value})


def whole(signed: int, bits: int) -> st.SearchStrategy[str]:
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    return st.integers(low, high).map(str)


def real(width: Literal[32, 64]) -> st.SearchStrategy[str]:
    return st.floats(width=width).map(lambda value: "nan" if math.isnan(value) else repr(value))


OF_TYPE: dict[str, st.SearchStrategy[str]] = {
    **{name: whole(*size) for name, size in WHOLE.items()},
    "float": real(32),
    "double": real(64),
    "decimal32": st.binary(min_size=4, max_size=4).map(bytes.hex),
    "decimal128": st.binary(min_size=16, max_size=16).map(bytes.hex),
    "char": CHARACTERS,
    "uuid": st.uuids().map(str),
    "binary": st.binary(max_size=300).map(bytes.hex),
    "string": TEXT,
    "symbol": TEXT,
}


@st.composite
def simple(draw: st.DrawFn) -> Any:
    """Null, true, false, or a value of one of the types that are text."""
    name = draw(st.sampled_from(["null", "boolean", *OF_TYPE]))
    if name == "null":
        return None
    if name == "boolean":
        return draw(st.booleans())
    text = draw(OF_TYPE[name])
    return text if name == "string" else {name: text}


@st.composite
def arrays(draw: st.DrawFn) -> Any:
    """An array of one of these types."""
    name = draw(st.sampled_from(list(OF_TYPE)))
    return {"array": {"type": name, "items": draw(st.lists(OF_TYPE[name], max_size=4))}}


SIMPLE, ARRAYS = simple(), arrays()


def pairs_or_object(keys: st.SearchStrategy[Any], values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """A map's JSON: a list of pairs only where an object could not hold it."""
    pairs = st.lists(st.tuples(keys, values).map(list), min_size=1, max_size=3)
    odd = pairs.filter(lambda found: any(not isinstance(key, str) for key, _ in found))
    return st.dictionaries(TEXT, values, max_size=4) | odd


def nested(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    lists = st.lists(values, max_size=4)
    return st.one_of(
        lists,
        tagged("map", pairs_or_object(SIMPLE, values)),
        tagged("described", st.tuples(SIMPLE, values).map(list)),
        tagged("array", st.fixed_dictionaries({"type": st.just("list"), "items": st.lists(lists, max_size=2)})),
        ARRAYS,
        tagged("array", st.fixed_dictionaries({"type": st.just("array"), "items": st.lists(ARRAYS, max_size=2)})),
    )


VALUES = st.recursive(SIMPLE | ARRAYS, nested, max_leaves=8)
SECTIONS = st.fixed_dictionaries(
    {},
    optional={
        "header": st.fixed_dictionaries({}, optional={"durable": st.booleans(), "priority": OF_TYPE["ubyte"]}),
        "message_annotations": pairs_or_object(tagged("ulong", OF_TYPE["ulong"]), VALUES),
        "properties": st.fixed_dictionaries(
            {},
            optional={
                "message_id": TEXT | tagged("uuid", OF_TYPE["uuid"]) | tagged("ulong", OF_TYPE["ulong"]),
                "user_id": OF_TYPE["binary"],
                "creation_time": OF_TYPE["timestamp"],
                "reply_to_group_id": TEXT,
            },
        ),
        "application_properties": st.dictionaries(TEXT, VALUES, max_size=4),
        "body": OF_TYPE["binary"]
        | tagged("value", VALUES)
        | tagged("data", st.lists(OF_TYPE["binary"], min_size=2, max_size=3))
        | tagged("sequence", st.lists(st.lists(VALUES, max_size=3), min_size=1, max_size=2)),
    },
).filter(bool)


@given(SECTIONS)
def test_any_message_as_json_is_read_back_as_the_same_json(sections: dict[str, Any]) -> None:
    assert shown(message(sections, HEX)) == sections


def test_text_of_300_bytes_and_lists_of_300_items_take_the_long_encodings() -> None:
    sections = {"body": {"value": ["x" * 300, [None] * 300, {"map": {str(n): True for n in range(200)}}]}}
    assert shown(message(sections, HEX)) == sections


@pytest.mark.parametrize(
    ("sections", "words"),
    [
        ({}, "it has no section of a message"),
        ({"body": {"value": {"int": "2147483648"}}}, "body: '2147483648' does not fit into a int"),
        ({"body": {"value": {"ubyte": "-1"}}}, "does not fit into a ubyte"),
        ({"body": {"value": {"ubyte": 1}}}, "is no text"),
        ({"body": {"value": {"float": "0.1"}}}, "does not fit into a float"),
        ({"body": {"value": {"char": "ab"}}}, "is not one character"),
        ({"body": {"value": {"number": "1"}}}, "'number' is no type of AMQP"),
        ({"body": {"value": {"int": "1", "long": "1"}}}, "is no value"),
        ({"body": {"value": 5}}, "is no value"),
        ({"body": {"text": "x"}}, "takes a list|is no body"),
        ({"body": {"value": {"array": {"type": "int"}}}}, "an array has type and items"),
        ({"body": {"value": {"array": {"type": "thing", "items": []}}}}, "'thing' is no type that items"),
        ({"body": {"value": {"described": ["a"]}}}, "is no pair"),
        ({"body": "6"}, "body: "),
        ({"header": {"durable": "yes"}}, "header: 'yes' is text, and a boolean is due"),
        ({"properties": {"colour": "red"}}, "properties: there is no field 'colour'"),
        ({"application_properties": "x"}, "is no list"),
    ],
)
def test_what_is_no_such_json_is_refused_by_the_name_of_its_section(sections: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        message(sections, HEX)


def test_json_nested_deeper_than_it_would_be_read_is_refused() -> None:
    value: Any = None
    for _ in range(64):
        value = [value]
    with pytest.raises(ValueError, match="nested deeper than 64 levels"):
        message({"body": {"value": value}}, HEX)
    assert shown(message({"body": {"value": value[0]}}, HEX)) == {"body": {"value": value[0]}}


def test_a_surrogate_is_no_char() -> None:
    with pytest.raises(SegspecError, match="0xd800 is not a character"):
        decode(section(0x77, b"\x73" + struct.pack(">I", 0xD800)))
