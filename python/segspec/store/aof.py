r"""The log of a stream (its AOF) as text: one entry per line, in a strict grammar.

```
log      = *( entry LF ) [ torn ]
entry    = "STREAM" SP name
         / ( "ADD" / "SEGMENT" / "ADD-" ) SP id
         / ( "UP" / "ARCHIVE" ) SP id
         / ( "UP+" / "ARCHIVE_COMPLETE" ) SP id SP url SP bytes SP "sha256:" 64hex
         / ( "UP-" / "ARCHIVE_FAILED" ) SP id
         / ( "DOWN" / "DOWN+" / "DOWN-" / "GC" / "TRIM" ) SP id
         / ( "FOLD" / "FOLD+" / "FOLD-" ) SP id SP id
id       = number [ "-" number ]            ; "3" is 3-0
name     = 1*200( ALPHA / DIGIT / "_" / "." / "-" / ":" ), not first ".", "-" or ":"
url      = 1*( any printable ASCII but SP and "%" / "%" 2HEXDIG )   ; other bytes are percent-coded
```

A crash leaves a torn end: a line without LF, or zeros in place of a line. Anything else that does not match is damage.
Source: seeds/mojo.txt "Stream AOF", "AOF / REPLICATION".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple
from urllib.parse import quote, unquote

from segspec.core.errors import Code, SegspecError
from segspec.core.model import ID_MODULUS, Id, id_text


class Verb(StrEnum):
    """The entries of a stream's log (seeds/mojo.txt "Stream AOF"). `ADD-`, `FOLD+`, `FOLD-` and `TRIM` are our
    additions."""

    STREAM = "STREAM"
    ADD = "ADD"
    ADD_FAILED = "ADD-"
    UP = "UP"
    UP_DONE = "UP+"
    UP_FAILED = "UP-"
    DOWN = "DOWN"
    DOWN_DONE = "DOWN+"
    DOWN_FAILED = "DOWN-"
    GC = "GC"
    FOLD = "FOLD"
    FOLD_DONE = "FOLD+"
    FOLD_FAILED = "FOLD-"
    TRIM = "TRIM"


LONG_FORMS = {
    "SEGMENT": Verb.ADD,
    "ARCHIVE": Verb.UP,
    "ARCHIVE_COMPLETE": Verb.UP_DONE,
    "ARCHIVE_FAILED": Verb.UP_FAILED,
}


NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.:-]{0,199}", re.ASCII)
"""The valid names of a stream, which also name its folder and its place in the archive."""

_ID = r"(0|[1-9][0-9]{0,19})(?:-(0|[1-9][0-9]{0,19}))?"
_URL = r"(?:[!-$&-~]|%[0-9A-Fa-f]{2})+"
_COUNT = r"0|[1-9][0-9]{0,19}"
_DIGEST = r"sha256:[0-9a-f]{64}"

_ARGUMENTS = {
    Verb.STREAM: f"({NAME.pattern})",
    Verb.UP_DONE: f"{_ID} ({_URL}) ({_COUNT}) ({_DIGEST})",
    **dict.fromkeys((Verb.FOLD, Verb.FOLD_DONE, Verb.FOLD_FAILED), f"{_ID} {_ID}"),
}
_WORDS = {**{str(verb): verb for verb in Verb}, **LONG_FORMS}
_GRAMMAR = {verb: re.compile(_ARGUMENTS.get(verb, _ID), re.ASCII) for verb in Verb}
_UNCODED = "".join(map(chr, range(ord("!"), ord("~") + 1))).replace("%", "")
_UPLOADED = tuple(word + " " for word, verb in _WORDS.items() if verb is Verb.UP_DONE)
_SHORT_TO_LONG = {verb: word for word, verb in LONG_FORMS.items()}


class LoggedUrl(NamedTuple):
    """A decoded URL from a log line. It is not a `str`, so that nothing can follow it."""

    text: str

    def __str__(self) -> str:
        return self.text


class Upload(NamedTuple):
    """The archived copy of a segment: URL, size in bytes, and digest (`sha256:` and 64 hex digits)."""

    url: LoggedUrl
    bytes: int
    digest: str


class AofEntry(NamedTuple):
    """One entry. `name` belongs to `STREAM`, `last` is the second id of `FOLD`, `upload` holds the rest of `UP+`."""

    verb: Verb
    id: Id = (0, 0)
    last: Id | None = None
    upload: Upload | None = None
    name: str | None = None


class Aof(NamedTuple):
    """A parsed log; `torn` bytes follow the last complete entry."""

    entries: list[AofEntry]
    valid_bytes: int
    torn: bytes


def checked_name(name: str) -> str:
    """The name of a stream. Raises `ValueError` if it is not valid."""
    if not NAME.fullmatch(name):
        raise ValueError(
            f"{name!r} names no stream: a name has up to 200 letters, digits, '_', '.', ':' and '-', "
            "and begins with a letter, a digit or '_'"
        )
    return name


def entry_line(entry: AofEntry, *, long: bool = False) -> str:
    """The line of an entry with its end; `long` writes the seed's longer word. Raises `ValueError` for an invalid
    entry."""
    word = _SHORT_TO_LONG.get(entry.verb, entry.verb) if long else entry.verb
    line = f"{word} {' '.join(_arguments(entry))}"
    if _parsed(line) != entry:
        raise ValueError(f"the log of a stream cannot say {line!r}")
    return line + "\n"


def _arguments(entry: AofEntry) -> Iterable[str]:
    if entry.verb is Verb.STREAM:
        return (str(entry.name),)
    if entry.last is not None:
        return id_text(entry.id), id_text(entry.last)
    if entry.upload is not None:
        url = quote(entry.upload.url.text, safe=_UNCODED, errors="surrogateescape")
        return id_text(entry.id), url, str(entry.upload.bytes), entry.upload.digest
    return (id_text(entry.id),)


def redis_command(stream: str, segment: Id) -> bytes:
    """`MO.X SEG CREATE stream id` as a Redis protocol command (redis.io "RESP protocol specification")."""
    entry_line(AofEntry(Verb.ADD, segment))
    parts = (b"MO.X", b"SEG", b"CREATE", checked_name(stream).encode(), id_text(segment).encode())
    return b"".join([b"*%d\r\n" % len(parts), *(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)])


def read_aof(content: bytes, path: str = "") -> Aof:
    """The entries of a log. Raises `SegspecError` (bad-encoding) for damage."""
    whole = content.rstrip(b"\0")
    end = whole.rfind(b"\n") + 1
    entries: list[AofEntry] = []
    position = 0
    for line in whole[:end].decode("latin-1").split("\n")[:-1]:
        entry = _parsed(line)
        if entry is None:
            raise _damaged(path, position, line)
        entries.append(entry)
        position += len(line) + 1
    return Aof(entries, end, content[end:])


def sound_entries(content: bytes) -> list[AofEntry]:
    """The readable entries of a damaged log. They may contradict each other."""
    entries = (_parsed(line) for line in content.decode("latin-1").split("\n")[:-1])
    return [entry for entry in entries if entry is not None]


def upload_lines(content: bytes) -> dict[Id, tuple[int, int]]:
    """The last line that records the upload of each segment: its number from 1, and its first byte."""
    found: dict[Id, tuple[int, int]] = {}
    position = 0
    for number, line in enumerate(content.decode("latin-1").split("\n")[:-1], 1):
        entry = _parsed(line) if line.startswith(_UPLOADED) else None
        if entry is not None:
            found[entry.id] = number, position
        position += len(line) + 1
    return found


def _parsed(line: str) -> AofEntry | None:
    word, _, arguments = line.partition(" ")
    verb = _WORDS.get(word)
    match = _GRAMMAR[verb].fullmatch(arguments) if verb is not None else None
    if verb is None or match is None:
        return None
    if verb is Verb.STREAM:
        return AofEntry(verb, name=match[1])
    first = int(match[1]), int(match[2] or 0)
    if max(first) >= ID_MODULUS:
        return None
    if verb is Verb.UP_DONE:
        url = unquote(match[3], errors="surrogateescape")
        return AofEntry(verb, first, None, Upload(LoggedUrl(url), int(match[4]), match[5]))
    if match.re.groups == ONE_ID:
        return AofEntry(verb, first)
    last = int(match[3]), int(match[4] or 0)
    return AofEntry(verb, first, last) if first <= last and max(last) < ID_MODULUS else None


ONE_ID = re.compile(_ID).groups


def _damaged(path: str, position: int, line: str) -> SegspecError:
    return SegspecError(
        Code.BAD_ENCODING,
        f"no entry of a stream's log: {line[:80]!r}",
        path=path,
        position=position,
        field="entry",
        actual=line[:80],
    )
