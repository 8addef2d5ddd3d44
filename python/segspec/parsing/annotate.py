"""Shows the meaning of every byte of a frame, and which field stopped a parse.

Positions come from the debug build of the parsers (`segspec_ksy.debug`), everything else from `segspec_ksy.fields`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from io import BytesIO
from typing import Any, NamedTuple

from kaitaistruct import EndOfStreamError, KaitaiStream, KaitaiStruct, ValidationFailedError

from segspec.core.errors import Code
from segspec.core.limits import MEBIBYTE
from segspec.parsing.debug_tree import (
    FieldPlace,
    failing,
    field_info,
    is_described,
    join,
    public_name,
    read,
    spans,
    stream_of,
    type_info,
)
from segspec.parsing.errors import ManyFieldsError
from segspec.parsing.plain import drawn_value
from segspec.storage.source import Source

DEFAULT_ROLE = "structure"
GAP = "gap"
NOT_DRAWN = "not drawn"
"""The path of the bytes after the maximum number of fields, and of a gap of more than `MOST_OF_GAP` bytes."""
MOST_OF_GAP = 1 << 20
SHOWN_BYTES = 32


@dataclass(frozen=True, slots=True)
class Field:
    """A run of bytes of one field of a spec.

    `start:end` are positions in the file or content. `path` is the field's place in the frame, such as
    `entries[3].len_body`. `role` is structure, length, checksum, payload, reserved or gap (bytes without a field).
    `spec` is the field's structure and `anchor` its place in the docs. For fields of bits, `bits` is (first bit of byte
    `start` in reading order, number of bits). `failed` marks the field that stopped the parse.
    """

    start: int
    end: int
    path: str
    value: Any
    role: str
    spec: str = ""
    anchor: str = ""
    doc: str = ""
    bits: tuple[int, int] | None = None
    failed: bool = False
    content: bytes = b""


class Explanation(NamedTuple):
    """Why a parse failed. `position` is the byte where the failing field begins, on the stream that was parsed.

    `code` is the spec's code for refusing that field's value (`-code`), if any.
    """

    position: int | None
    field: str | None
    expected: str | None
    actual: str | None
    code: Code | None = None


def annotate_source(
    spec: type[KaitaiStruct],
    source: Source,
    position: int,
    params: tuple[object, ...] = (),
    end: int | None = None,
    *,
    most: int | None = None,
) -> list[Field]:
    """The fields of the frame at `position` of `source`, in order; with `end`, every byte up to it has a field. After
    about `most` fields the rest is one, `NOT_DRAWN`, without its bytes.
    """
    fields = _annotate(spec, source.stream(), position, params, end, 0, most)
    return [_filled(field, lambda start, end: source.read(start, end - start)) for field in fields]


def annotate_bytes(
    spec: type[KaitaiStruct],
    content: bytes,
    params: tuple[object, ...] = (),
    position: int | None = None,
    *,
    most: int | None = None,
) -> list[Field]:
    """The fields of `content`, whose place in its file is `position`."""
    base = position or 0
    fields = _annotate(spec, KaitaiStream(BytesIO(content)), 0, params, len(content), base, most)
    return [_filled(field, lambda start, end: content[start - base : end - base]) for field in fields]


def _filled(field: Field, read_bytes: Callable[[int, int], bytes]) -> Field:
    if field.path == NOT_DRAWN:
        return field
    # Bytes without a field extend to the end of the file, whatever size that claims.
    is_rest = field.failed or field.role == GAP
    end = min(field.end, field.start + MEBIBYTE) if is_rest else field.end
    return replace(field, content=read_bytes(field.start, end))


def explain(spec: type[KaitaiStruct], io: KaitaiStream, position: int, params: tuple[object, ...] = ()) -> Explanation:
    """Parses again in debug mode and names the field that fails, if any."""
    tree, error = read(spec, io, position, params)
    if error is None:
        return Explanation(None, None, None, None)
    place = failing(tree, error)
    expected, actual = _contradiction(error, place)
    if place is None:
        return Explanation(position, None, expected, actual)
    start, info = place.start, field_info(place.owner, place.name)[0]
    if start is not None and info.bits:
        start = _first_byte_of_bits(place, start)
    code = Code(info.code) if info.code and isinstance(error, ValidationFailedError) else None
    return Explanation(position if start is None else start, place.field_path, expected, actual, code)


def _first_byte_of_bits(place: FieldPlace, start: int) -> int:
    own = leaves(place.owner, place.base)
    found = next((field.start for field in own if field.path == public_name(place.name)), None)
    if found is not None:
        return found
    # If the field's bytes run out, the bits before it show whether it begins in their last byte.
    last = own[-1] if own else None
    shares = last is not None and last.bits is not None and last.end == start and sum(last.bits) % 8
    return start - 1 if shares else start


def leaves(tree: Any, base: int = 0) -> list[Field]:
    """The fields of a parsed (or half parsed) debug object by position, without gaps and empty fields.

    If a look ahead (an instance with `pos`) and a field of `seq` read the same bytes, these belong to the field.
    """
    sequence: list[Field] = []
    instances: list[Field] = []
    _collect(tree, "", base, DEFAULT_ROLE, {id(stream_of(tree)): base}, sequence, instances)
    covered = _merged((field.start, field.end) for field in sequence)
    sequence += [field for field in instances if not any(a < field.end and field.start < b for a, b in covered)]
    return sorted(sequence, key=lambda field: (field.start, field.bits or (0, 0), field.end))


def with_gaps(fields: list[Field], start: int, end: int) -> Iterator[Field]:
    """The fields in a range, and a `gap` for bytes without a field."""
    at = start
    for field in fields:
        if field.start >= end or field.end < start:
            continue
        if field.start > at:
            yield _gap(at, field.start)
        yield field
        at = max(at, field.end)
    if at < end:
        yield _gap(at, end)


def _gap(start: int, end: int) -> Field:
    return Field(start, end, GAP if end - start <= MOST_OF_GAP else NOT_DRAWN, None, GAP)


def _annotate(
    spec: type[KaitaiStruct],
    io: KaitaiStream,
    position: int,
    params: tuple[object, ...],
    end: int | None,
    base: int,
    most: int | None,
) -> list[Field]:
    tree, error = read(spec, io, position, params, most)
    return drawn(tree, error, io.size(), position, end, base)


def drawn(tree: Any, error: Exception | None, size: int, position: int, end: int | None, base: int) -> list[Field]:
    """The fields of a debug object that was read at `position` of a stream of `size` bytes, whose first is byte `base`
    of the file, up to `error`; without their bytes.
    """
    fields = leaves(tree, base)
    if isinstance(error, ManyFieldsError):
        at, end = max((f.end for f in fields), default=base + position), base + (size if end is None else end)
        rest = [Field(at, end, NOT_DRAWN, None, GAP)] if at < end else []
        return [*with_gaps(fields, base + position, at), *rest]
    place = None if error is None else failing(tree, error)
    if end is None:
        end = size if error is not None else max((f.end for f in fields), default=position)
    if place is not None:
        fields = _with_failed(fields, place, base, base + end)
    return list(with_gaps(fields, base + position, base + end))


def _with_failed(fields: list[Field], place: FieldPlace, base: int, end: int) -> list[Field]:
    path = place.field_path
    if any(field.path == path for field in fields):
        return [replace(field, failed=True) if field.path == path else field for field in fields]
    start = place.start
    if start is None or base + start >= end:
        return fields
    info, spec = field_info(place.owner, place.name)
    failed = Field(base + start, end, path, None, info.role or DEFAULT_ROLE, spec, info.anchor, info.doc, failed=True)
    return sorted([*fields, failed], key=lambda field: field.start)


def _collect(
    owner: Any,
    path: str,
    base: int,
    role: str,
    bases: dict[int, int],
    sequence: list[Field],
    instances: list[Field],
) -> None:
    cursor = _BitCursor()
    for name, entry in list(spans(owner).items()):
        if "start" not in entry:
            continue
        info, spec = field_info(owner, name)
        own_role = info.role or role
        target = sequence if name in owner.SEQ_FIELDS else instances
        value = getattr(owner, name, None)
        for index, (item, span) in enumerate(_items(value, entry)):
            at = join(path, public_name(name) + (f"[{index}]" if "arr" in entry else ""))
            if is_drawn_within(item) and not (type_info(item)[0].value_of and "end" in span):
                stream = stream_of(item)
                child_base = bases.setdefault(id(stream), getattr(stream, "base", base + span["start"]))
                inner = sequence if target is sequence else instances
                _collect(item, at, child_base, own_role, bases, inner, instances)
                continue
            if "end" not in span:
                continue
            start, end, bits = cursor.span(base + span["start"], base + span["end"], info)
            if end > start:
                shown = _value_of(item) if is_described(item) else drawn_value(item)
                target.append(Field(start, end, at, shown, own_role, spec, info.anchor, info.doc, bits))


def is_drawn_within(item: Any) -> bool:
    return is_described(item) and getattr(stream_of(item), "base", 0) is not None


def _value_of(item: Any) -> Any:
    name = type_info(item)[0].value_of
    return getattr(item, name) if name else None


def _items(value: Any, entry: dict[str, Any]) -> Iterator[tuple[Any, dict[str, int]]]:
    if "arr" not in entry:
        yield value, entry
        return
    yield from zip(value or (), entry["arr"], strict=False)


class _BitCursor:
    def __init__(self) -> None:
        self.next_bit = 0

    def span(self, start: int, end: int, info: Any) -> tuple[int, int, tuple[int, int] | None]:
        if not info.bits:
            self.next_bit = 0
            return start, end, None
        first = self.next_bit if self.next_bit % 8 else start * 8
        self.next_bit = first + info.bits
        return first // 8, -(-self.next_bit // 8), (first % 8, info.bits)


def _merged(spans: Iterator[tuple[int, int]]) -> list[tuple[int, int]]:
    out: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if out and start <= out[-1][1]:
            out[-1] = (out[-1][0], max(end, out[-1][1]))
        else:
            out.append((start, end))
    return out


def _contradiction(error: Exception, place: FieldPlace | None) -> tuple[str | None, str | None]:
    if isinstance(error, EndOfStreamError):
        return f"{error.bytes_needed} bytes", f"{error.bytes_available} bytes"
    if not isinstance(error, ValidationFailedError):
        return None, None
    rule = field_info(place.owner, place.name)[0].rule if place is not None else ""
    actual = getattr(error, "actual", None)
    if rule.startswith("0x") and isinstance(actual, int):
        return rule, f"0x{actual:0{len(rule) - 2}x}"
    for attribute, words in (("expected", ""), ("min", "at least "), ("max", "at most ")):
        if hasattr(error, attribute):
            return words + shown(getattr(error, attribute)), shown(actual)
    return rule or None, shown(actual)


def shown(value: object) -> str:
    """A field's value as a short text: bytes in hex, with their characters if all are printable; a structure by its
    replacement, or by its name.
    """
    if is_described(value):
        stands = _value_of(value)
        return type(value).__name__ if stands is None else shown(stands)
    if isinstance(value, IntEnum):
        return f"{value.name} ({value.value})"
    if isinstance(value, bytes):
        more = "…" if len(value) > SHOWN_BYTES else ""
        text = value[:SHOWN_BYTES].hex(" ") + more
        printable = bool(value) and all(0x20 <= byte < 0x7F for byte in value[:SHOWN_BYTES])
        return f'{text} ("{value[:SHOWN_BYTES].decode("ascii")}{more}")' if printable else text or "nothing"
    return str(value).lower() if isinstance(value, bool) else str(drawn_value(value))
