"""AMQP 1.0 messages as JSON that keeps every type, and back. docs/reference/amqp-json.md is the mapping.

No tool of RabbitMQ has one that can be read back: its management API shows numbers and text of any type alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from segspec.core.errors import Finding, SegspecError, Severity, TellFinding
from segspec.core.json_form import ReversiblePayload, ShowBytes
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Record
from segspec.formats.contract.decoding import Decoder
from segspec.formats.osiris.amqp import message as amqp
from segspec.formats.osiris.amqp.message import KINDS, SECTIONS, SectionKind
from segspec.formats.osiris.amqp.value_types import CONSTANTS, SCALARS, TYPES, FormatCode, scalar_bytes
from segspec_ksy.amqp_section import AmqpSection
from segspec_ksy.amqp_value import AmqpValue
from segspec_ksy.fields import TYPES as SPECS
from segspec_ksy.layouts import amqp_section, amqp_value

HEADER: Mapping[str, str] = {
    "durable": "boolean",
    "priority": "ubyte",
    "ttl": "uint",
    "first_acquirer": "boolean",
    "delivery_count": "uint",
}
"""The type of each field of the header (part 3, 3.2.1)."""

PROPERTIES: Mapping[str, str] = {
    "user_id": "binary",
    "content_type": "symbol",
    "content_encoding": "symbol",
    "absolute_expiry_time": "timestamp",
    "creation_time": "timestamp",
    "group_sequence": "uint",
}
"""The type of each property that is no string (part 3, 3.2.4)."""

FIELDS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "header": ("header_fields", HEADER),
    "properties": ("properties_fields", PROPERTIES),
}
"""The sections that are a list of fields: the spec that names these, and their types."""

KEYS: Mapping[str, str] = {
    "delivery_annotations": "symbol",
    "message_annotations": "symbol",
    "application_properties": "string",
    "footer": "symbol",
}
"""The sections that are a map, and the type of their keys (part 3, 3.2)."""

TEXT = "string"
"""The type that text has in JSON where nothing else is due."""

DEPTH = DEFAULT_LIMITS.depth
"""Values that are nested deeper are not written; they would not be read either."""

MAX_LEN_8 = amqp_value.Compound8.MAX_LEN_CONTENT

Json = Any


def as_json(value: bytes, payload: ShowBytes, limits: Limits = DEFAULT_LIMITS) -> dict[str, Json]:
    """The sections of the message in a record's `value`, in their order; those that it does not have are absent.

    Raises what `amqp.decode` raises.
    """
    found: dict[str, Json] = {}
    bodies: list[tuple[SectionKind, Json]] = []
    for position, content, kind, section in amqp.sections_of(value, limits):
        if kind is SectionKind.data:
            bodies.append((kind, payload(amqp.data_of(section, position))))
            continue
        opened = amqp.opened(content, position, limits).body
        if kind in (SectionKind.header, SectionKind.properties):
            found[kind.name] = _fields(opened.fields, FIELDS[kind.name], payload)
        elif kind in (SectionKind.amqp_sequence, SectionKind.amqp_value):
            bodies.append((kind, _value(opened, TEXT, payload)))
        else:
            amqp.check_map(opened, kind, position)
            found[kind.name] = _members(opened.encoded.value.content.items, KEYS[kind.name], payload)
    amqp.check_bodies(bodies)
    if bodies:
        found["body"] = _body(bodies)
    return {name: found[name] for name in SECTIONS if name in found}


def _body(bodies: Sequence[tuple[SectionKind, Json]]) -> Json:
    kind, parts = bodies[0][0], [part for _, part in bodies]
    if kind is SectionKind.amqp_value:
        return {"value": parts[0]}
    if kind is SectionKind.amqp_sequence:
        return {"sequence": parts}
    return parts[0] if len(parts) == 1 else {"data": parts}


def _fields(fields: Any, known: tuple[str, Mapping[str, str]], payload: ShowBytes) -> dict[str, Json]:
    spec, types = known
    values = ((name, getattr(fields, name, None)) for name in field_names(spec))
    shown = {
        name: _value(value, types.get(name, TEXT), payload) for name, value in values if isinstance(value, AmqpValue)
    }
    return {name: value for name, value in shown.items() if value is not None}


def field_names(spec: str) -> list[str]:
    """The fields of a list in their order; the spec's parameters have no role."""
    return [name for name, field in SPECS[f"amqp_message.{spec}"].fields.items() if field.role]


def _members(items: Sequence[AmqpValue], key_type: str, payload: ShowBytes) -> Json:
    """A map: an object where its keys are of `key_type` and all different, else a list of pairs."""
    pairs = [
        [_value(key, key_type, payload), _value(value, TEXT, payload)]
        for key, value in zip(items[::2], items[1::2], strict=True)
    ]
    is_object = all(isinstance(key, str) for key, _ in pairs)
    members = dict(pairs) if is_object else {}
    return members if len(members) == len(pairs) else pairs


def _value(value: AmqpValue, due: str, payload: ShowBytes) -> Json:
    return _shown(value.format_code, value.encoded, due, payload)


def _shown(code: FormatCode, encoded: Any, due: str, payload: ShowBytes) -> Json:
    name = TYPES[code]
    if name in SCALARS:
        text = SCALARS[name].show(_parsed(code, encoded), payload)
        return text if name == due else {name: text}
    if code in CONSTANTS:
        return CONSTANTS[code]
    if name == "boolean":
        return bool(encoded.value.value)
    if name == "list":
        items = () if code is FormatCode.empty_list else encoded.value.content.items
        return [_value(item, TEXT, payload) for item in items]
    if name == "map":
        return {name: _members(encoded.value.content.items, TEXT, payload)}
    if name == "array":
        return {name: _array(encoded.value.content, payload)}
    parts = encoded.value
    return {name: [_value(parts.descriptor, TEXT, payload), _value(parts.described_value, TEXT, payload)]}


def _parsed(code: FormatCode, encoded: Any) -> Any:
    if code in CONSTANTS:
        return CONSTANTS[code]
    return encoded.value.value


def _array(content: Any, payload: ShowBytes) -> dict[str, Json]:
    constructor = content.constructor
    code = constructor.item_code
    name = TYPES[code]
    if constructor.is_without_bytes:
        amqp.check_items_without_bytes(content.num_items)
        items = [_shown(code, None, name, payload)] * content.num_items
    else:
        items = [_shown(code, item, name, payload) for item in content.items]
    described = constructor.format_code is FormatCode.described
    descriptor = {"descriptor": _value(constructor.descriptor, TEXT, payload)} if described else {}
    return {**descriptor, "type": name, "items": items}


def message(sections: Mapping[str, Json], payload: ReversiblePayload) -> bytes:
    """The message whose `as_json` these sections are: every value with its type, in its shortest encoding.

    Raises `ValueError` that names the section, for what is no such JSON.
    """
    parts: list[bytes] = []
    for name in SECTIONS:
        if name not in sections:
            continue
        try:
            parts += _section(name, sections[name], payload)
        except (ValueError, TypeError) as error:
            raise ValueError(f"{name}: {error}") from error
    if not parts:
        raise ValueError(f"no section of a message is there: {', '.join(SECTIONS)}")
    return b"".join(parts)


def _section(name: str, given: Json, payload: ReversiblePayload) -> Iterable[bytes]:
    if name == "body":
        return _body_sections(given, payload)
    kind = KINDS[name]
    if name in FIELDS:
        return [_descriptor(kind) + _field_list(given, FIELDS[name], payload)]
    return [_descriptor(kind) + _map_bytes(given, KEYS[name], payload, DEPTH)]


def _body_sections(given: Json, payload: ReversiblePayload) -> list[bytes]:
    if isinstance(given, str):
        return [_data_bytes(given, payload)]
    name, content = _tagged(given)
    if name == "value":
        return [_descriptor(SectionKind.amqp_value) + _value_bytes(content, TEXT, payload, DEPTH)]
    if not isinstance(content, list) or not content:
        raise ValueError(f"{name} takes a list with an item for each section")
    if name == "data":
        return [_data_bytes(part, payload) for part in content]
    if name == "sequence":
        head = _descriptor(SectionKind.amqp_sequence)
        return [head + _list_bytes(part, payload, DEPTH) for part in content]
    raise ValueError(f"{name!r} is no body: it is text, or has the name data, sequence or value")


def _data_bytes(given: Json, payload: ReversiblePayload) -> bytes:
    return _descriptor(SectionKind.data) + scalar_bytes("binary", _text_of(given), payload)


def _descriptor(kind: SectionKind) -> bytes:
    return (
        amqp_section.pack()
        + amqp_section.SectionDescriptor.pack(format_code=AmqpSection.DescriptorFormat.small_ulong)
        + amqp_section.SmallDescriptor.pack(number=kind)
    )


def _field_list(given: Json, known: tuple[str, Mapping[str, str]], payload: ReversiblePayload) -> bytes:
    spec, types = known
    names = field_names(spec)
    fields = _object(given)
    for name in fields:
        if name not in names:
            raise ValueError(f"there is no field {name!r}: there are {', '.join(names)}")
    last = max((names.index(name) + 1 for name, value in fields.items() if value is not None), default=0)
    items = [_value_bytes(fields.get(name), types.get(name, TEXT), payload, DEPTH) for name in names[:last]]
    return _compound(items, FormatCode.list8, FormatCode.list32)


def _value_bytes(given: Json, due: str, payload: ReversiblePayload, depth: int) -> bytes:
    """A value with its format code."""
    if depth < 1:
        raise ValueError(f"it is nested deeper than {DEPTH} levels")
    if given is None or isinstance(given, bool):
        return _constant(given)
    if isinstance(given, str):
        return _plain_text(given, due, payload)
    if isinstance(given, list):
        return _list_bytes(given, payload, depth)
    name, content = _tagged(given)
    if name in SCALARS:
        return scalar_bytes(name, _text_of(content), payload)
    if name == "map":
        return _map_bytes(content, TEXT, payload, depth)
    if name == "array":
        return _array_bytes(content, payload, depth)
    if name == "described":
        descriptor, value = _pair(content)
        return (
            amqp_value.pack(format_code=FormatCode.described)
            + _value_bytes(descriptor, TEXT, payload, depth - 1)
            + _value_bytes(value, TEXT, payload, depth - 1)
        )
    raise ValueError(f"{name!r} is no type of AMQP: there are {', '.join(SCALARS)}, map, array, described")


def _constant(given: bool | None) -> bytes:
    return next(
        amqp_value.pack(format_code=code)
        for code, value in CONSTANTS.items()
        if value is given and TYPES[code] not in SCALARS
    )


def _plain_text(given: str, due: str, payload: ReversiblePayload) -> bytes:
    if due not in SCALARS:
        raise ValueError(f"{given[:64]!r} is text, and a {due} is due: another type has its name before it")
    return scalar_bytes(due, given, payload)


def _list_bytes(given: Json, payload: ReversiblePayload, depth: int) -> bytes:
    items = [_value_bytes(item, TEXT, payload, depth - 1) for item in _list(given)]
    return _compound(items, FormatCode.list8, FormatCode.list32)


def _map_bytes(given: Json, key_type: str, payload: ReversiblePayload, depth: int) -> bytes:
    pairs = list(given.items()) if isinstance(given, dict) else [_pair(pair) for pair in _list(given)]
    items = []
    for key, value in pairs:
        items += [_value_bytes(key, key_type, payload, depth - 1), _value_bytes(value, TEXT, payload, depth - 1)]
    return _compound(items, FormatCode.map8, FormatCode.map32)


def _compound(items: Sequence[bytes], short: FormatCode, long: FormatCode) -> bytes:
    if not items and short is FormatCode.list8:
        return amqp_value.pack(format_code=FormatCode.empty_list)
    code = _width(len(items), sum(map(len, items)), short, long)
    return amqp_value.pack(format_code=code) + _content(items, code in NARROW)


def _width(count: int, size: int, short: FormatCode, long: FormatCode) -> FormatCode:
    return short if amqp_value.Compound8Content.SIZE + size <= MAX_LEN_8 and count <= MAX_LEN_8 else long


NARROW = frozenset({FormatCode.list8, FormatCode.map8, FormatCode.array8})


def _content(items: Sequence[bytes], narrow: bool, constructor: bytes = b"", count: int | None = None) -> bytes:
    """Length, count and content of a list, a map or an array."""
    body = constructor + b"".join(items)
    number = len(items) if count is None else count
    if narrow:
        size = amqp_value.Compound8Content.SIZE + len(body)
        return amqp_value.Compound8.pack(len_content=size) + amqp_value.Compound8Content.pack(num_items=number) + body
    size = amqp_value.Compound32Content.SIZE + len(body)
    return amqp_value.Compound32.pack(len_content=size) + amqp_value.Compound32Content.pack(num_items=number) + body


def _array_bytes(given: Json, payload: ReversiblePayload, depth: int, *, coded: bool = True) -> bytes:
    """An array; without its format code where it is an item of another one, and then in its long form."""
    content = _object(given)
    if set(content) - {"descriptor"} != {"type", "items"}:
        raise ValueError("an array has type and items, and perhaps a descriptor")
    name, items = content["type"], _list(content["items"])
    code = _item_code(name)
    constructor = amqp_value.ArrayConstructor.pack(format_code=code)
    if "descriptor" in content:
        constructor = (
            amqp_value.ArrayConstructor.pack(format_code=FormatCode.described)
            + _value_bytes(content["descriptor"], TEXT, payload, depth - 1)
            + amqp_value.ArrayConstructor.pack_described_code(code)
        )
    encoded = [_item_bytes(item, name, code, payload, depth - 1) for item in items]
    size = len(constructor) + sum(map(len, encoded))
    kind = _width(len(items), size, FormatCode.array8, FormatCode.array32) if coded else FormatCode.array32
    head = amqp_value.pack(format_code=kind) if coded else b""
    return head + _content(encoded, kind in NARROW, constructor)


ITEM_CODES: Mapping[str, FormatCode] = {
    "null": FormatCode.null_value,
    "boolean": FormatCode.boolean,
    "list": FormatCode.list32,
    "map": FormatCode.map32,
    "array": FormatCode.array32,
}
"""The encoding that all items of an array have, by their type; of other types it is the longest one."""


def _item_code(name: Json) -> FormatCode:
    if isinstance(name, str) and name in ITEM_CODES:
        return ITEM_CODES[name]
    if isinstance(name, str) and name in SCALARS:
        return list(SCALARS[name].codes)[-1]
    raise ValueError(f"{name!r} is no type that items of an array have")


def _item_bytes(given: Json, name: str, code: FormatCode, payload: ReversiblePayload, depth: int) -> bytes:
    """An item without its format code."""
    if depth < 1:
        raise ValueError(f"it is nested deeper than {DEPTH} levels")
    if name in SCALARS:
        return scalar_bytes(name, _text_of(given), payload, code)
    if name == "null" and given is None:
        return b""
    if name == "boolean" and isinstance(given, bool):
        return amqp_value.Boolean.pack(value=given)
    if name == "list" and isinstance(given, list):
        return _content([_value_bytes(item, TEXT, payload, depth - 1) for item in given], False)
    tag, content = _tagged(given)
    if tag != name or name not in ("map", "array"):
        raise ValueError(f"{str(given)[:64]!r} is no {name}, as the array's items are")
    if name == "array":
        return _array_bytes(content, payload, depth, coded=False)
    return _long_map(content, payload, depth)


def _long_map(given: Json, payload: ReversiblePayload, depth: int) -> bytes:
    pairs = list(given.items()) if isinstance(given, dict) else [_pair(pair) for pair in _list(given)]
    items = [_value_bytes(part, TEXT, payload, depth - 1) for pair in pairs for part in pair]
    return _content(items, False)


def _tagged(given: Json) -> tuple[str, Json]:
    if not isinstance(given, dict) or len(given) != 1:
        raise ValueError(
            f"{str(given)[:64]!r} is no value: it is text, true, false, null, a list, or an object "
            "whose only name is a type"
        )
    return next(iter(given.items()))


def _text_of(given: Json) -> str:
    if not isinstance(given, str):
        raise TypeError(f"{str(given)[:64]!r} is no text")
    return given


def _list(given: Json) -> list[Json]:
    if not isinstance(given, list):
        raise TypeError(f"{str(given)[:64]!r} is no list")
    return given


def _object(given: Json) -> dict[str, Json]:
    if not isinstance(given, dict):
        raise TypeError(f"{str(given)[:64]!r} is no object")
    return given


def _pair(given: Json) -> tuple[Json, Json]:
    if not isinstance(given, list) or len(given) != 2:
        raise TypeError(f"{str(given)[:64]!r} is no pair")
    return given[0], given[1]


def sections(path: str, record: Record, payload: ShowBytes, report: TellFinding) -> dict[str, Json]:
    """The sections that the message in the record has.

    A value that is not an AMQP message (clients may store raw bytes) gives nothing and is reported as a note.
    """
    try:
        return as_json(record.value or b"", payload)
    except SegspecError as error:
        report(_not_amqp(path, record, error))
        return {}


def _not_amqp(path: str, record: Record, error: SegspecError) -> Finding:
    found = Finding.from_error(error, severity=Severity.NOTE, note=f"offset {record.offset} is not an AMQP 1.0 message")
    return Finding(
        path, record.position, found.code, found.severity, found.message, found.field, found.expected, found.actual
    )


def decoder(name: str) -> Decoder:
    """What `--decode amqp` shows of a record; `name` can be nothing else."""
    assert name == "amqp"
    return Decoder(SECTIONS, sections, message)
