"""What all formats share: calling a generated parser, and the shape of an answer."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from kaitaistruct import EndOfStreamError, KaitaiStream, KaitaiStructError

JSON = dict[str, Any]
ENDS = {"torn": "torn", "zeroed": "torn", "unsupported-version": "unsupported"}


class Fault(Exception):
    """Why a frame may not be used."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Torn(Fault):
    def __init__(self) -> None:
        super().__init__("torn")


class Refused(Fault):
    """A rule of the spec is broken; `path` names it as the compiler does, such as `/seq/0`."""

    def __init__(self, path: str) -> None:
        super().__init__("bad-encoding")
        self.path: str = path


def parse(spec: Any, content: bytes, at: int, *params: object) -> tuple[Any, int]:
    """One structure at `at`, and where it ends. Raises `Torn` and `Refused`."""
    stream = KaitaiStream(BytesIO(content))
    stream.seek(at)
    try:
        return spec(*params, stream), stream.pos()
    except EndOfStreamError as error:
        raise Torn from error
    except KaitaiStructError as error:
        raise Refused(getattr(error, "src_path", "")) from error


def attempt(spec: Any, content: bytes, at: int, *params: object) -> tuple[Any, int] | None:
    try:
        return parse(spec, content, at, *params)
    except Fault:
        return None


def is_zero_from(content: bytes, at: int) -> bool:
    return at < len(content) and not any(content[at:])


class Records(list[JSON]):
    """The records of a segment, and where the frame of each begins."""

    def __init__(self) -> None:
        super().__init__()
        self.places: list[int] = []

    def add(self, at: int, found: list[JSON]) -> None:
        self += found
        self.places += [at] * len(found)


def answer(records: list[JSON], valid: int, code: str | None = None, end: str | None = None) -> JSON:
    """What is said of a segment that reads up to the byte `valid`; and `places`, for questions about whole logs."""
    said: JSON = {"end": end or "clean", "valid_bytes": str(valid), "records": records}
    said["places"] = records.places if isinstance(records, Records) else []
    if code is not None:
        said["end"] = end or ENDS.get(code, "corrupt")
        said["error"] = {"code": code, "at": str(valid)}
    return said
