"""AMQP 1.0 messages as JSON that keeps every type, and back: docs/reference/amqp-json.md.

RabbitMQ's tools have no reversible mapping.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from segspec.core.errors import Finding, SegspecError, Severity, TellFinding
from segspec.core.json_form import ReversiblePayload, ShowBytes
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Record
from segspec.formats.contract.parts import Decoder
from segspec.formats.osiris.amqp.message import FIELDS, SECTIONS, MessageSection, SectionKind, parted
from segspec.formats.osiris.amqp.values import CODES, SCALARS, Array, Value, encoded
from segspec_ksy.amqp_section import AmqpSection
from segspec_ksy.layouts import amqp_section

FIELD_TYPES: Mapping[str, str] = {
    "durable": "boolean",
    "priority": "ubyte",
    "ttl": "uint",
    "first_acquirer": "boolean",
    "delivery_count": "uint",
    "user_id": "binary",
    "content_type": "symbol",
    "content_encoding": "symbol",
    "absolute_expiry_time": "timestamp",
    "creation_time": "timestamp",
    "group_sequence": "uint",
}
"""Types other than strings (part 3, 3.2.1 and 3.2.4)."""

TEXT = "string"

KEY_TYPES: Mapping[str, str] = {"application_properties": TEXT}
"""Keys that are not symbols (part 3, 3.2)."""

DEPTH = DEFAULT_LIMITS.depth

DESCRIPTORS: Mapping[SectionKind, bytes] = {
    kind: amqp_section.pack()
    + amqp_section.SectionDescriptor.pack(format_code=AmqpSection.DescriptorFormat.small_ulong)
    + amqp_section.SmallDescriptor.pack(number=kind)
    for kind in SectionKind
}

Json = Any
Given = TypeVar("Given")


def as_json(value: bytes, payload: ShowBytes, limits: Limits = DEFAULT_LIMITS) -> dict[str, Json]:
    """The sections of the message in a record's `value`, in order.

    Raises what `amqp.decode` raises.
    """
    sections, bodies = parted(value, limits)
    found = {name: _section_json(section, payload) for name, section in sections.items()}
    if bodies:
        found["body"] = _body_json(bodies, payload)
    return {name: found[name] for name in SECTIONS if name in found}


def _section_json(section: MessageSection, payload: ShowBytes) -> Json:
    name = section.kind.name
    if name not in FIELDS:
        return _members(section.pairs(), KEY_TYPES.get(name, "symbol"), payload)
    return {name: _shown(value, FIELD_TYPES.get(name, TEXT), payload) for name, value in section.fields().items()}


def _body_json(bodies: Sequence[MessageSection], payload: ShowBytes) -> Json:
    if bodies[0].is_data:
        parts = [payload(section.data()) for section in bodies]
        return parts[0] if len(parts) == 1 else {"data": parts}
    values = [_shown(section.value(), TEXT, payload) for section in bodies]
    return {"value": values[0]} if bodies[0].kind is SectionKind.amqp_value else {"sequence": values}


def _members(pairs: Sequence[tuple[Value, Value]], key_type: str, payload: ShowBytes) -> Json:
    shown = [[_shown(key, key_type, payload), _shown(value, TEXT, payload)] for key, value in pairs]
    is_object = all(isinstance(key, str) for key, _ in shown)
    members = dict(shown) if is_object else {}
    return members if len(members) == len(shown) else shown


def _shown(value: Value, due: str, payload: ShowBytes) -> Json:
    name, content = value
    if name in SCALARS:
        text = SCALARS[name].show(content, payload)
        return text if name == due else {name: text}
    if name == "list":
        return [_shown(item, TEXT, payload) for item in content]
    if name == "map":
        return {name: _members(content, TEXT, payload)}
    if name == "described":
        return {name: [_shown(part, TEXT, payload) for part in content]}
    if name == "array":
        described = content.descriptor is not None
        descriptor = {"descriptor": _shown(content.descriptor, TEXT, payload)} if described else {}
        items = [_shown(item, content.type, payload) for item in content.items]
        return {name: {**descriptor, "type": content.type, "items": items}}
    return content


def message(sections: Mapping[str, Json], payload: ReversiblePayload) -> bytes:
    """The message for `as_json` sections, each value in its shortest encoding.

    Raises `ValueError` with the section for invalid JSON.
    """
    parts: list[bytes] = []
    for name in SECTIONS:
        if name not in sections:
            continue
        try:
            for kind, value in _sections(name, sections[name], payload):
                parts += (DESCRIPTORS[kind], encoded(value))
        except (ValueError, TypeError) as error:
            raise ValueError(f"{name}: {error}") from error
    if not parts:
        raise ValueError(f"it has no section of a message: {', '.join(SECTIONS)}")
    return b"".join(parts)


def _sections(name: str, given: Json, payload: ReversiblePayload) -> Iterator[tuple[SectionKind, Value]]:
    if name == "body":
        yield from _bodies(given, payload)
    elif name in FIELDS:
        yield getattr(SectionKind, name), _field_list(given, FIELDS[name], payload)
    else:
        yield getattr(SectionKind, name), _map(given, KEY_TYPES.get(name, "symbol"), payload, DEPTH)


def _bodies(given: Json, payload: ReversiblePayload) -> Iterator[tuple[SectionKind, Value]]:
    name, content = ("data", [given]) if isinstance(given, str) else _tagged(given)
    if name == "value":
        yield SectionKind.amqp_value, _read(content, TEXT, payload, DEPTH)
        return
    if not isinstance(content, list) or not content:
        raise ValueError(f"{name} takes a list with an item for each section")
    if name not in ("data", "sequence"):
        raise ValueError(f"{name!r} is no body: it is text, or has the name data, sequence or value")
    for part in content:
        if name == "data":
            yield SectionKind.data, _scalar("binary", part, payload)
        else:
            yield SectionKind.amqp_sequence, _read(_of(list, part, "list"), TEXT, payload, DEPTH)


def _field_list(given: Json, names: Sequence[str], payload: ReversiblePayload) -> Value:
    fields = _of(dict, given, "object")
    for name in fields:
        if name not in names:
            raise ValueError(f"there is no field {name!r}: there are {', '.join(names)}")
    last = max((names.index(name) + 1 for name, value in fields.items() if value is not None), default=0)
    items = [_read(fields.get(name), FIELD_TYPES.get(name, TEXT), payload, DEPTH) for name in names[:last]]
    return Value("list", items)


def _read(given: Json, due: str, payload: ReversiblePayload, depth: int) -> Value:
    if depth < 1:
        raise ValueError(f"it is nested deeper than {DEPTH} levels")
    if given is None or isinstance(given, bool):
        return Value("null" if given is None else "boolean", given)
    if isinstance(given, str):
        if due not in SCALARS:
            raise ValueError(f"{given[:64]!r} is text, and a {due} is due: another type has its name before it")
        return _scalar(due, given, payload)
    if isinstance(given, list):
        return Value("list", [_read(item, TEXT, payload, depth - 1) for item in given])
    name, content = _tagged(given)
    if name in SCALARS:
        return _scalar(name, content, payload)
    if name == "map":
        return _map(content, TEXT, payload, depth)
    if name == "array":
        return Value(name, _array(content, payload, depth))
    if name == "described":
        return Value(name, tuple(_read(part, TEXT, payload, depth - 1) for part in _pair(content)))
    raise ValueError(f"{name!r} is no type of AMQP: there are {', '.join(SCALARS)}, map, array, described")


def _scalar(name: str, given: Json, payload: ReversiblePayload) -> Value:
    return Value(name, SCALARS[name].read(_of(str, given, "text"), payload))


def _map(given: Json, key_type: str, payload: ReversiblePayload, depth: int) -> Value:
    pairs = list(given.items()) if isinstance(given, dict) else [_pair(pair) for pair in _of(list, given, "list")]
    return Value(
        "map",
        [(_read(key, key_type, payload, depth - 1), _read(value, TEXT, payload, depth - 1)) for key, value in pairs],
    )


def _array(given: Json, payload: ReversiblePayload, depth: int) -> Array:
    content = _of(dict, given, "object")
    if set(content) - {"descriptor"} != {"type", "items"}:
        raise ValueError("an array has type and items, and perhaps a descriptor")
    name, items = content["type"], _of(list, content["items"], "list")
    if not isinstance(name, str) or name not in CODES or name == "described":
        raise ValueError(f"{name!r} is no type that items of an array have")
    descriptor = _read(content["descriptor"], TEXT, payload, depth - 1) if "descriptor" in content else None
    return Array(name, descriptor, [_item(item, name, payload, depth - 1) for item in items])


def _item(given: Json, name: str, payload: ReversiblePayload, depth: int) -> Value:
    found = _scalar(name, given, payload) if name in SCALARS and depth > 0 else _read(given, name, payload, depth)
    if found.type != name:
        raise ValueError(f"{str(given)[:64]!r} is no {name}, as the array's items are")
    return found


def _tagged(given: Json) -> tuple[str, Json]:
    if not isinstance(given, dict) or len(given) != 1:
        raise ValueError(
            f"{str(given)[:64]!r} is no value: it is text, true, false, null, a list, or an object "
            "whose only name is a type"
        )
    return next(iter(given.items()))


def _of(kind: type[Given], given: Json, name: str) -> Given:
    if not isinstance(given, kind):
        raise TypeError(f"{str(given)[:64]!r} is no {name}")
    return given


def _pair(given: Json) -> tuple[Json, Json]:
    if not isinstance(given, list) or len(given) != 2:
        raise TypeError(f"{str(given)[:64]!r} is no pair")
    return given[0], given[1]


def sections(path: str, record: Record, payload: ShowBytes, report: TellFinding) -> dict[str, Json]:
    """The sections of a record's message.

    Clients may store raw bytes: no AMQP message yields no sections and a note.
    """
    try:
        return as_json(record.value or b"", payload)
    except SegspecError as error:
        note = f"offset {record.offset} is not an AMQP 1.0 message"
        found = Finding.from_error(error, severity=Severity.NOTE, note=note)
        report(found._replace(path=path, position=record.position))
        return {}


def decoder(name: str) -> Decoder:
    assert name == "amqp"
    return Decoder(SECTIONS, sections, message)
