"""Calls the generated parsers, and translates all their errors into `SegspecError`."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, TypeVar

from kaitaistruct import (
    EndOfStreamError,
    KaitaiStream,
    KaitaiStruct,
    ValidationFailedError,
)

from segspec.core.errors import Code, SegspecError
from segspec.parsing.errors import PARSE_ERRORS
from segspec.storage.source import Source

if TYPE_CHECKING:
    from segspec.parsing.annotate import Explanation

REMEMBERED = 256
REMEMBERED_BYTES = 64

PLAIN = (int, bytes, str, type(None))

STATED = ("src_path", "expected", "min", "max", "bytes_needed", "bytes_available")

_REMEMBERED: dict[tuple[object, ...], Explanation] = {}

Parsed = TypeVar("Parsed", bound=KaitaiStruct)


def parse(
    spec: type[Parsed],
    source: Source,
    position: int,
    *params: object,
) -> tuple[Parsed, int]:
    """Parses one `spec` of `source` at `position`; returns it and the position after it.

    Raises `SegspecError`: `torn` at the end of the file; the spec's code (`-code`) for a refused field value;
    `limit-exceeded` for too deep nesting; `bad-encoding` for anything else.
    """
    stream = source.stream()
    try:
        stream.seek(position)
        parsed = spec(*params, stream)
        return parsed, stream.pos()
    except PARSE_ERRORS as error:
        raise translate(error, spec, stream, position, params, source.path, position) from error


def refused(
    spec: type[KaitaiStruct],
    source: Source,
    position: int,
    *params: object,
    within: str = "",
    frame: int | None = None,
) -> SegspecError:
    """Why no `spec` can be read at `position`, according to the spec, or that the file is torn there if one can be read
    now.

    `within` precedes the failing field's path, and `frame` is the position to report, if it is another one.
    """
    stream, told = source.stream(), position if frame is None else frame
    try:
        stream.seek(position)
        spec(*params, stream)
    except PARSE_ERRORS as error:
        return translate(error, spec, stream, position, params, source.path, told, within)
    message = f"{within or 'it'} was written while it was read"
    return SegspecError(Code.TORN, message, path=source.path, position=told, field=within or None)


def attempt(spec: type[Parsed], source: Source, position: int, *params: object) -> tuple[Parsed, int] | None:
    """Like `parse`, but None if the bytes do not fit."""
    return attempt_stream(spec, source.stream(), position, *params)


def attempt_stream(
    spec: type[Parsed], stream: KaitaiStream, position: int, *params: object
) -> tuple[Parsed, int] | None:
    try:
        stream.seek(position)
        return spec(*params, stream), stream.pos()
    except PARSE_ERRORS:
        return None


def parse_bytes(
    spec: type[Parsed],
    content: bytes,
    *params: object,
    path: str,
    position: int,
    within: str = "",
) -> Parsed:
    """Parses bytes that were taken out of a frame (a data section, a decompressed block).

    Errors carry the frame's `path` and `position`; `within` precedes the failing field's path. If the bytes end early,
    the code is `bad-length`, because the frame itself is complete.
    """
    stream = KaitaiStream(BytesIO(content))
    try:
        parsed: Parsed = spec(*params, stream)
    except PARSE_ERRORS as error:
        found = translate(error, spec, stream, 0, params, path, position, within)
        if found.code is Code.TORN:
            found.code = Code.BAD_LENGTH
        raise found from error
    return parsed


def _explained(
    error: Exception, spec: type[KaitaiStruct], stream: KaitaiStream, start: int, params: tuple[object, ...]
) -> Explanation:
    """Cached, because it is slower than a parse, and repeated damage has the same bytes and reason."""
    # Imported on use: most parses succeed.
    from segspec.parsing.annotate import explain

    size, stated = stream.pos() - start, tuple(getattr(error, name, None) for name in STATED)
    is_known = isinstance(error, ValidationFailedError | EndOfStreamError)
    is_plain = all(isinstance(each, PLAIN) for each in (*params, *stated))
    if not is_known or not is_plain or not 0 <= size <= REMEMBERED_BYTES:
        return explain(spec, stream, start, params)
    stream.seek(start)
    key = spec, params, type(error), stated, stream.read_bytes(size)
    found = _REMEMBERED.get(key)
    if found is None:
        found = explain(spec, stream, start, params)
        if found.position is not None:
            found = found._replace(position=found.position - start)
        if len(_REMEMBERED) >= REMEMBERED:
            _REMEMBERED.clear()
        _REMEMBERED[key] = found
    return found if found.position is None else found._replace(position=start + found.position)


def translate(
    error: Exception,
    spec: type[KaitaiStruct],
    stream: KaitaiStream,
    start: int,
    params: tuple[object, ...],
    path: str,
    position: int,
    within: str = "",
) -> SegspecError:
    at, field, expected, actual, code = _explained(error, spec, stream, start, params)
    where = f"{within}.{field}" if within and field else field or within or None
    if isinstance(error, RecursionError):
        code = Code.LIMIT_EXCEEDED
    if isinstance(error, EndOfStreamError):
        code = Code.TORN
        needed, available = error.bytes_needed, error.bytes_available
        expected, actual = f"{needed} bytes", f"{available} bytes"
        message = f"{where or spec.__name__} needs {needed} bytes, and {available} are left"
    elif expected is not None or actual is not None:
        message = f"{where} is {actual}" + (f", not {expected}" if expected is not None else ", which is not allowed")
    else:
        message = f"{where or spec.__name__}: {error}"
    if at is not None and at != start:
        message += f" (byte {at - start} of the frame)" if not within else f" (byte {at - start} of {within})"
    return SegspecError(
        code or Code.BAD_ENCODING,
        message,
        path=path,
        position=position,
        field=where,
        expected=expected,
        actual=actual,
    )
