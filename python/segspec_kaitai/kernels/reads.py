"""Reads of a stream: integers, bits, bytes, and the compiler's wrappers."""

from __future__ import annotations

import ast
import re

from segspec.columns.backend import reasons
from segspec_kaitai.kernels import arithmetic
from segspec_kaitai.kernels.context import (
    POSITIONS,
    ByteRun,
    Context,
    Stream,
    Value,
    align,
    distance,
    flush,
    moved,
    position,
)
from segspec_kaitai.kernels.expressions import Scope, scalar, stream_of
from segspec_kaitai.kernels.ir import (
    ZERO,
    Apply,
    Assign,
    Binary,
    Cast,
    Const,
    Expr,
    Kind,
    Need,
    Range,
    Var,
    constant,
    ref,
)
from segspec_kaitai.kernels.texts import decoded

INTEGER = re.compile(r"read_(?P<sign>[us])(?P<width>[1248])(?P<order>le|be)?$")
FLOAT = re.compile(r"read_f(?P<width>[48])(?P<order>le|be)$")
BITS = re.compile(r"read_bits_int_(?P<order>le|be)$")
MOST_TERMINATOR = 8


def read(context: Context, scope: Scope, node: ast.expr) -> Value | None:
    match node:
        case ast.Compare(left=left, ops=[ast.NotEq()], comparators=[ast.Constant(value=0)]):
            found = read(context, scope, left)
            return arithmetic.truth(found) if isinstance(found, Expr) else None
        case ast.Call(func=ast.Attribute(attr="resolve_enum"), args=[_, inner]):
            return read(context, scope, inner)
        case ast.Call(func=ast.Attribute(value=inner, attr="decode"), args=[ast.Constant(value=str() as encoding)]):
            found = read(context, scope, inner)
            return decoded(context, found, encoding) if isinstance(found, ByteRun) else None
        case ast.Call(
            func=ast.Attribute(attr="bytes_terminate"), args=[inner, ast.Constant(value=int() as term), include]
        ):
            found = read(context, scope, inner)
            return terminated(found, term, ast.unparse(include) == "True") if isinstance(found, ByteRun) else None
        case ast.Call(
            func=ast.Attribute(attr="bytes_terminate_multi"), args=[inner, ast.Constant(value=bytes() as unit), include]
        ):
            found = read(context, scope, inner)
            if not isinstance(found, ByteRun):
                return None
            return terminated_by_unit(context, found, unit, ast.unparse(include) == "True")
        case ast.Call(func=ast.Attribute(attr="bytes_strip_right"), args=[inner, ast.Constant(value=int() as pad)]):
            found = read(context, scope, inner)
            return stripped(found, pad) if isinstance(found, ByteRun) else None
        case ast.Call(func=ast.Attribute(value=owner, attr=method), args=arguments) if method.startswith("read_"):
            stream = stream_of(context, scope, owner)
            return None if stream is None else primitive(context, scope, stream, method, arguments)
    return None


def primitive(context: Context, scope: Scope, stream: Stream, method: str, arguments: list[ast.expr]) -> Value:
    integer = INTEGER.match(method)
    if integer:
        return read_integer(context, stream, method, integer)
    floating = FLOAT.match(method)
    if floating:
        return read_float(context, stream, int(floating["width"]), floating["order"])
    bits = BITS.match(method)
    if bits and isinstance(arguments[0], ast.Constant) and isinstance(arguments[0].value, int):
        return read_bits(context, stream, arguments[0].value, bits["order"])
    if method == "read_bytes":
        return read_bytes(context, stream, scalar(context, scope, arguments[0]))
    if method == "read_bytes_full":
        flush(context, stream)
        align(context, stream)
        return take(context, stream, distance(stream.end, ref(stream.position)))
    if method in ("read_bytes_term", "read_bytes_term_multi"):
        term, include, consume, strict = (ast.literal_eval(argument) for argument in arguments)
        return read_until(context, stream, term, include, consume, strict)
    raise context.unsupported(f"`{method}`")


def need(context: Context, stream: Stream, size: int, early: int = 0) -> None:
    """Checks that `size` bytes follow; the field begins `early` bytes before them."""
    failure = (reasons.END_OF_STREAM, context.path)
    context.add(Need(stream.position, stream.end, stream.offset - early, stream.offset + size, failure))


def read_integer(context: Context, stream: Stream, method: str, match: re.Match[str]) -> Expr:
    width = int(match["width"])
    bits = 8 * width
    known = Range(0, (1 << bits) - 1) if match["sign"] == "u" else Range(-(1 << bits - 1), (1 << bits - 1) - 1)
    kind = known.kind
    assert kind is not None
    align(context, stream)
    need(context, stream, width)
    found = Apply(kind, known, method, (position(stream),))
    stream.offset += width
    return found


def read_float(context: Context, stream: Stream, width: int, order: str) -> Expr:
    align(context, stream)
    need(context, stream, width)
    kind = Kind.F32 if width == 4 else Kind.F64
    found = Apply(kind, Range(0, (1 << 8 * width) - 1), f"read_u{width}{order}", (position(stream),))
    stream.offset += width
    return found


def word(stream: Stream, count: int, order: str) -> Expr:
    name = "read_u1" if count == 1 else f"read_u{count}{order}"
    known = Range(0, (1 << 8 * count) - 1)
    return Apply(known.kind or Kind.UNSIGNED, known, name, (position(stream),))


def read_bits(context: Context, stream: Stream, count: int, order: str) -> Expr:
    if count > 64 or (stream.bits_left and stream.bit_order != order):
        raise context.unsupported("a field of more than 64 bits" if count > 64 else "bits of both orders in one byte")
    stream.bit_order = order
    if stream.bits is not None:
        return read_odd_bits(context, stream, stream.bits, count, order)
    left = stream.bits_left
    before = Apply(Kind.SIGNED, Range(0, 255), "read_u1", (position(stream, -1),))
    size = -(-(count - left) // 8) if count > left else 0
    if size:
        need(context, stream, size, early=1 if left else 0)
    found = (high_first if order == "be" else low_first)(context, stream, count, left, before, size)
    stream.offset += size
    stream.bits_left = left + 8 * size - count
    return found


def read_odd_bits(context: Context, stream: Stream, left: Var, count: int, order: str) -> Expr:
    """`count` bits, if the number of remaining bits is known only at run time."""
    flush(context, stream)
    due = arithmetic.binary("-", constant(count + 7), ref(left), context.refuse)
    size = context.bind(f"{context.path}_size", shifted(context, ">>", due, 3))
    context.refuse(arithmetic.compare(">", size, distance(stream.end, ref(stream.position))), reasons.END_OF_STREAM)
    known = Range(0, (1 << count) - 1)
    read = Apply(Kind.UNSIGNED, known, f"bits_{order}", (ref(stream.position), ref(left), constant(count)))
    found = context.bind(context.path, read if known.kind is Kind.UNSIGNED else Cast(Kind.SIGNED, known, read))
    context.add(Assign(stream.position, Binary(Kind.SIGNED, POSITIONS, "+", ref(stream.position), size)))
    after = arithmetic.binary("-", ref(left), constant(count), context.refuse)
    context.add(Assign(left, arithmetic.bits("&", after, constant(7))))
    return found


def masked(context: Context, expr: Expr, count: int) -> Expr:
    if expr.range.high < 1 << count:
        return expr
    return arithmetic.binary("&", expr, constant((1 << count) - 1), context.refuse)


def shifted(context: Context, op: str, expr: Expr, count: int) -> Expr:
    return arithmetic.binary(op, expr, constant(count), context.refuse) if count else expr


def high_first(context: Context, stream: Stream, count: int, left: int, before: Expr, size: int) -> Expr:
    if not size:
        return masked(context, shifted(context, ">>", masked(context, before, left), left - count), count)
    low = shifted(context, ">>", word(stream, size, "be"), left + 8 * size - count)
    if not left:
        return masked(context, low, count)
    high = shifted(context, "<<", masked(context, before, left), count - left)
    return arithmetic.binary("|", high, low, context.refuse)


def low_first(context: Context, stream: Stream, count: int, left: int, before: Expr, size: int) -> Expr:
    low = shifted(context, ">>", before, 8 - left) if left else ZERO
    if not size:
        return masked(context, low, count)
    high = masked(context, word(stream, size, "le"), count - left)
    if not left:
        return high
    return arithmetic.binary("|", shifted(context, "<<", high, left), low, context.refuse)


def read_bytes(context: Context, stream: Stream, size: Expr) -> ByteRun:
    align(context, stream)
    if isinstance(size, Const) and 0 <= size.value <= 1 << 20:
        need(context, stream, size.value)
        found = ByteRun(ref(context.variable(f"{context.path}_position", position(stream))), size)
        stream.offset += size.value
        return found
    flush(context, stream)
    size = context.bind(f"{context.path}_length", size)
    if size.range.low < 0:
        context.refuse(arithmetic.compare("<", size, ZERO), reasons.NEGATIVE)
    left = distance(stream.end, ref(stream.position))
    context.refuse(arithmetic.compare(">", size, left), reasons.END_OF_STREAM)
    return take(context, stream, arithmetic.cast(size, Kind.SIGNED))


def take(context: Context, stream: Stream, size: Expr) -> ByteRun:
    start = context.variable(f"{context.path}_position", ref(stream.position))
    length = context.bind(f"{context.path}_length", size)
    context.add(Assign(stream.position, Binary(Kind.SIGNED, POSITIONS, "+", ref(stream.position), length)))
    return ByteRun(ref(start), length)


def search(context: Context, start: Expr, end: Expr, term: int | bytes) -> Expr:
    """The position of `term`, a multiple of its length after `start`, or the end."""
    if isinstance(term, int):
        return Apply(Kind.SIGNED, POSITIONS, "find_byte", (start, end, constant(term)))
    if not 0 < len(term) <= MOST_TERMINATOR:
        raise context.unsupported(f"a terminator of {len(term)} bytes")
    word = arithmetic.cast(constant(int.from_bytes(term, "little")), Kind.UNSIGNED)
    return Apply(Kind.SIGNED, POSITIONS, "find_unit", (start, end, word, constant(len(term))))


def read_until(
    context: Context, stream: Stream, term: int | bytes, include: bool, consume: bool, strict: bool
) -> ByteRun:
    flush(context, stream)
    align(context, stream)
    found = ref(context.variable(f"{context.path}_end", search(context, ref(stream.position), stream.end, term)))
    ended = arithmetic.compare("==", found, stream.end)
    if strict:
        context.refuse(ended, reasons.END_OF_STREAM)
    after = arithmetic.choose(ended, found, moved(found, 1 if isinstance(term, int) else len(term)))
    start = ref(context.variable(f"{context.path}_position", ref(stream.position)))
    last = after if include else found
    length = Binary(Kind.SIGNED, POSITIONS, "-", last, start)
    result = ByteRun(start, ref(context.variable(f"{context.path}_length", length)))
    context.add(Assign(stream.position, after if consume else found))
    return result


def terminated(found: ByteRun, term: int, include: bool) -> ByteRun:
    stop = Binary(Kind.SIGNED, POSITIONS, "+", found.position, found.length)
    name = "length_through" if include else "length_before"
    return ByteRun(found.position, Apply(Kind.SIGNED, POSITIONS, name, (found.position, stop, constant(term))))


def terminated_by_unit(context: Context, found: ByteRun, unit: bytes, include: bool) -> ByteRun:
    stop = context.bind(f"{context.path}_stop", Binary(Kind.SIGNED, POSITIONS, "+", found.position, found.length))
    last = context.bind(f"{context.path}_end", search(context, found.position, stop, unit))
    if include:
        last = arithmetic.choose(arithmetic.compare("==", last, stop), last, moved(last, len(unit)))
    return ByteRun(found.position, Binary(Kind.SIGNED, POSITIONS, "-", last, found.position))


def stripped(found: ByteRun, pad: int) -> ByteRun:
    stop = Binary(Kind.SIGNED, POSITIONS, "+", found.position, found.length)
    arguments = (found.position, stop, constant(pad))
    return ByteRun(found.position, Apply(Kind.SIGNED, POSITIONS, "length_stripped", arguments))
