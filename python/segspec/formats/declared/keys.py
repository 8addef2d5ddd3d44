"""What a declaration may say, as plain values: every key, what it is for, and what is wrong with one that is not so."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from segspec.core.model import RECORD_COLUMNS
from segspec.formats.declared.checksums import ALGORITHMS, RULE

NAME = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
PATH = re.compile(r"[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*", re.ASCII)
FILES = re.compile(
    r"(?P<before>[^{}/\0]*)(?:\{(?P<what>base|file)(?::(?P<width>0[0-9]{1,2}))?\}(?P<after>[^{}/\0*]*))?"
)
UNITS = {"s": (1000, 1), "ms": (1, 1), "us": (1, 1000), "ns": (1, 1_000_000), "100ns": (1, 10_000)}
"""By unit, what makes milliseconds of it: a factor and a divisor."""

EPOCHS = {"1970": 0, "1601": -11_644_473_600_000, "2000": 946_684_800_000, "2001": 978_307_200_000}
"""By the year that times count from, its first moment in milliseconds since 1970."""

MOST_COLUMNS = 100
TAKEN = RECORD_COLUMNS | {"segment", "log"}
"""Names that further columns cannot have."""

LARGEST = (1 << 62) - 1


class WrongKeyError(ValueError):
    """What is wrong with a declaration, and the key that has it, as a path."""

    def __init__(self, path: tuple[str, ...], message: str) -> None:
        super().__init__(f"{'.'.join(path)}: {message}" if path else message)
        self.path = path


@dataclass(frozen=True)
class ChecksumKeys:
    """`field` holds the checksum, by `algorithm`, of the fields that it `covers`, in that order; `a..b` is all from the
    first of them to the last. `big_endian` is the path of a value that says so of an algorithm that takes numbers out
    of the bytes. `goes_on_from` is a value of the header from which the first frame's checksum goes on, and each
    other one from that of the frame before it."""

    field: str
    algorithm: str
    covers: tuple[str, ...]
    big_endian: str = ""
    goes_on_from: str = ""


@dataclass(frozen=True)
class NumberKeys:
    """Where a frame states its number, and how many numbers it `takes` (a field; one where none is named).

    Without a `field` the frames of a segment are counted from `first` on. With `gaps` numbers may be skipped without a
    word.
    """

    field: str = ""
    takes: str = ""
    first: int = 0
    gaps: bool = False


@dataclass(frozen=True)
class TimeKeys:
    field: str
    unit: str = "ms"
    since: str = "1970"


@dataclass(frozen=True)
class JoinKeys:
    """A record may lie in several frames side by side: the values that the field `by` has in one that is the `whole` of
    it, that `begins` it, that `goes_on` with it, and that `ends` it."""

    by: str
    whole: tuple[str, ...]
    begins: tuple[str, ...]
    goes_on: tuple[str, ...]
    ends: tuple[str, ...]


@dataclass(frozen=True)
class IndexKeys:
    """The index beside a segment: what is put in the place of the segment's suffix, and the structure of an entry, of
    this spec or that of another file; `number` and `position` are its fields."""

    suffix: str
    entry: str
    number: str
    position: str
    spec: str = ""


@dataclass(frozen=True)
class Declaration:
    """A log. `value` is what a record holds, `length` the field that says how many bytes that, or the frame, has.

    `holds` tells whether a frame holds a record, `content` is the structure that the value has: its fields are
    `content.x`. Each field that is the `same` as one of the header tells frames of this log from such as were left from
    before; no frame lies across a multiple of `block`, whose rest is filled where there is no room for a frame's fixed
    part.

    Paths are those of a frame's fields, with `.` between them; those of the segment's header begin with what
    the spec calls it at its top level."""

    name: str
    title: str
    files: str
    frame: str = ""
    value: str = ""
    key: str = ""
    columns: Mapping[str, str] = field(default_factory=dict)
    time: TimeKeys | None = None
    number: NumberKeys = NumberKeys()
    checksum: ChecksumKeys | None = None
    header_checksum: ChecksumKeys | None = None
    base: str = ""
    same: Mapping[str, str] = field(default_factory=dict)
    length: str = ""
    holds: str = ""
    content: str = ""
    block: int = 0
    join: JoinKeys | None = None
    index: IndexKeys | None = None

    @property
    def paths(self) -> dict[str, str]:
        """The paths of a frame's fields, each with the key that names it."""
        named = {"value": self.value, "key": self.key, "length": self.length, "holds": self.holds}
        named |= {f"columns.{name}": path for name, path in self.columns.items()}
        named |= {f"same.{path}": path for path in self.same}
        named |= {"number": self.number.field, "number.takes": self.number.takes}
        if self.time is not None:
            named["time"] = self.time.field
        if self.join is not None:
            named["join.by"] = self.join.by
        if self.checksum is not None:
            named |= _of_checksum(self.checksum, "checksum")
        return {key: path for key, path in named.items() if path}

    @property
    def header_paths(self) -> dict[str, str]:
        """The same of the header's."""
        named = {f"same.{path}": of for path, of in self.same.items()} | {"header.base": self.base}
        if self.checksum is not None:
            named |= {"checksum.big_endian": self.checksum.big_endian}
            named |= {"checksum.goes_on_from": self.checksum.goes_on_from}
        if self.header_checksum is not None:
            named |= _of_checksum(self.header_checksum, "header.checksum")
            named |= {"header.checksum.big_endian": self.header_checksum.big_endian}
        return {key: path for key, path in named.items() if path}


def _of_checksum(keys: ChecksumKeys, key: str) -> dict[str, str]:
    covered = {path for each in keys.covers for path in each.split("..")}
    return {f"{key}.field": keys.field} | {f"{key}.covers.{path}": path for path in sorted(covered)}


def declaration(table: Mapping[str, Any], name: str) -> Declaration:
    """What a mapping declares of the log `name`. Raises `WrongKeyError`."""
    keys = Keys(table, (), LOG)
    header = keys.table("header", {"base", "checksum"})
    made = Declaration(
        name=keys.matching("name", NAME, name),
        title=keys.text("title", name),
        files=keys.files("files"),
        frame=keys.path("frame"),
        value=keys.path("value"),
        key=keys.path("key"),
        columns=_columns(keys),
        time=_time(keys),
        number=_number(keys),
        checksum=_checksum(keys),
        header_checksum=None if header is None else _checksum(header),
        base="" if header is None else header.path("base"),
        same=keys.paths_by_path("same"),
        length=keys.path("length"),
        holds=keys.path("holds"),
        content=keys.matching("content", NAME, ""),
        block=keys.number("block", 0, least=2),
        join=_join(keys),
        index=_index(keys),
    )
    _agree(made)
    return made


LOG = frozenset(
    (
        *("spec", "name", "title", "files", "frame", "header", "value", "key", "columns", "time", "number"),
        *("checksum", "same", "length", "holds", "content", "block", "join", "index"),
    )
)


class Keys:
    """The keys of one mapping, by what they may hold. `at` is where it stands."""

    def __init__(self, table: Any, at: tuple[str, ...], known: frozenset[str] | set[str]) -> None:
        if not isinstance(table, Mapping):
            raise WrongKeyError(at, "it is a mapping")
        for key in table:
            if key not in known:
                raise WrongKeyError((*at, str(key)), f"no such key: there are {', '.join(sorted(known))}")
        self._table, self._at = table, at

    def wrong(self, key: str, message: str) -> WrongKeyError:
        return WrongKeyError((*self._at, key), message)

    def given(self, key: str) -> Any:
        return self._table.get(key)

    def text(self, key: str, default: str) -> str:
        found = self._table.get(key, default)
        if not isinstance(found, str):
            raise self.wrong(key, "it is a text")
        return found

    def matching(self, key: str, pattern: re.Pattern[str], default: str) -> str:
        found = self.text(key, default)
        if key in self._table and not pattern.fullmatch(found):
            raise self.wrong(key, f"{found!r} is no name: small letters, digits and _")
        return found

    def path(self, key: str) -> str:
        found = self.text(key, "")
        if found and not PATH.fullmatch(found):
            raise self.wrong(key, f"{found!r} is no field: names with . between them")
        return found

    def needed_path(self, key: str) -> str:
        found = self.path(key)
        if not found:
            raise self.wrong(key, "it is needed, and is a field")
        return found

    def number(self, key: str, default: int, *, least: int = 0) -> int:
        found = self._table.get(key, default)
        if type(found) is not int and not (isinstance(found, int) and not isinstance(found, bool)):
            raise self.wrong(key, "it is a whole number")
        if key in self._table and not least <= found <= LARGEST:
            raise self.wrong(key, f"it is at least {least}, and at most {LARGEST}")
        return int(found)

    def flag(self, key: str) -> bool:
        found = self._table.get(key, False)
        if not isinstance(found, bool):
            raise self.wrong(key, "it is true or false")
        return found

    def one_of(self, key: str, choices: Mapping[str, Any], default: str) -> str:
        found = str(self._table.get(key, default))
        if found not in choices:
            raise self.wrong(key, f"{found!r} is none of {', '.join(choices)}")
        return found

    def several(self, key: str) -> tuple[str, ...]:
        """A text or a number, or a list of them."""
        found = self._table.get(key)
        items = found if isinstance(found, list) else [found]
        if not items or not all(isinstance(item, str | int) and not isinstance(item, bool) for item in items):
            raise self.wrong(key, "it is needed: a value, or a list of values")
        return tuple(str(item) for item in items)

    def table(self, key: str, known: set[str]) -> Keys | None:
        found = self._table.get(key)
        return None if found is None else Keys(found, (*self._at, key), known)

    def paths_by_path(self, key: str) -> dict[str, str]:
        """A mapping of fields to fields."""
        found = self._table.get(key)
        if found is None:
            return {}
        if not isinstance(found, Mapping):
            raise self.wrong(key, "it is a mapping of a frame's fields to those of the header")
        for one, other in found.items():
            if not (PATH.fullmatch(str(one)) and isinstance(other, str) and PATH.fullmatch(other)):
                raise WrongKeyError((*self._at, key, str(one)), "it is a field, and so is what it is mapped to")
        return {str(one): str(other) for one, other in found.items()}

    def files(self, key: str) -> str:
        found = self.text(key, "")
        parts = FILES.fullmatch(found)
        if parts is None or not found or (parts["what"] and "*" in found) or found.count("*") > 1:
            raise self.wrong(
                key,
                "it is needed: the name of a segment, with one * for anything, or with {base} for the number of its "
                "first record, or {file} for a number that only says the order; {base:020} has 20 digits",
            )
        return found


def _columns(keys: Keys) -> dict[str, str]:
    found = keys.given("columns")
    if found is None:
        return {}
    if isinstance(found, list):
        found = {str(path).rpartition(".")[2]: path for path in found}
    if isinstance(found, Mapping) and (taken := [name for name in found if name in TAKEN]):
        raise WrongKeyError(("columns", str(taken[0])), "every log has, or could have, a column of this name")
    if not isinstance(found, Mapping) or len(found) > MOST_COLUMNS:
        raise keys.wrong("columns", f"it is a list of fields, or a mapping of names to fields, at most {MOST_COLUMNS}")
    for name, path in found.items():
        if not (NAME.fullmatch(str(name)) and isinstance(path, str) and PATH.fullmatch(path)):
            raise WrongKeyError(("columns", str(name)), "it is a name, and what it is mapped to is a field")
    return {str(name): str(path) for name, path in found.items()}


def _time(keys: Keys) -> TimeKeys | None:
    found = keys.given("time")
    if found is None:
        return None
    if isinstance(found, str):
        return TimeKeys(keys.needed_path("time"))
    own = keys.table("time", {"field", "unit", "since"})
    assert own is not None
    return TimeKeys(own.needed_path("field"), own.one_of("unit", UNITS, "ms"), own.one_of("since", EPOCHS, "1970"))


def _number(keys: Keys) -> NumberKeys:
    found = keys.given("number")
    if found is None:
        return NumberKeys()
    if isinstance(found, str):
        return NumberKeys(keys.needed_path("number"))
    own = keys.table("number", {"field", "takes", "first", "gaps"})
    assert own is not None
    made = NumberKeys(own.path("field"), own.path("takes"), own.number("first", 0), own.flag("gaps"))
    if made.field and made.first:
        raise own.wrong("first", "frames that state their numbers (field) are not counted")
    if not made.field and (made.takes or made.gaps):
        raise own.wrong("takes" if made.takes else "gaps", "only frames that state their numbers (field) have it")
    return made


def _checksum(keys: Keys) -> ChecksumKeys | None:
    own = keys.table("checksum", {"field", "algorithm", "covers", "big_endian", "goes_on_from"})
    if own is None:
        return None
    algorithm = own.text("algorithm", "")
    if algorithm not in ALGORITHMS and not algorithm.startswith(RULE):
        raise own.wrong("algorithm", f"{algorithm!r} is none of {', '.join(ALGORITHMS)}, {RULE}NAME")
    if algorithm.startswith(RULE) and not NAME.fullmatch(algorithm.removeprefix(RULE)):
        raise own.wrong("algorithm", f"after {RULE} comes the name of a function")
    covers = own.several("covers")
    for each in covers:
        if not all(PATH.fullmatch(path) for path in each.split("..", 1)):
            raise own.wrong("covers", f"{each!r} is neither a field nor FIRST..LAST")
    made = ChecksumKeys(own.needed_path("field"), algorithm, covers, own.path("big_endian"), own.path("goes_on_from"))
    known = ALGORITHMS.get(algorithm)
    if made.goes_on_from and (known is None or not known.goes_on):
        able = ", ".join(name for name, each in ALGORITHMS.items() if each.goes_on)
        raise own.wrong("goes_on_from", f"{algorithm} does not go on from another one: {able} do")
    if made.big_endian and (known is None or not known.words):
        raise own.wrong("big_endian", f"{algorithm} takes bytes, whatever their order")
    return made


def _join(keys: Keys) -> JoinKeys | None:
    own = keys.table("join", {"by", "whole", "begins", "goes_on", "ends"})
    if own is None:
        return None
    return JoinKeys(own.needed_path("by"), *map(own.several, ("whole", "begins", "goes_on", "ends")))


def _index(keys: Keys) -> IndexKeys | None:
    own = keys.table("index", {"suffix", "entry", "spec", "number", "position"})
    if own is None:
        return None
    suffix = own.text("suffix", "")
    if not suffix or set(suffix) & set("/\0{}*"):
        raise own.wrong("suffix", "it is needed: how an index is called, in the place of the segment's suffix")
    entry, spec = own.matching("entry", NAME, ""), own.text("spec", "")
    if bool(entry) == bool(spec):
        raise own.wrong("entry", "an entry is a type of this spec (entry), or the spec of another file (spec)")
    return IndexKeys(suffix, entry, own.needed_path("number"), own.needed_path("position"), spec)


def _agree(made: Declaration) -> None:
    """Raises `WrongKeyError` for keys that contradict one another."""
    rules: tuple[tuple[bool, str, str], ...] = (
        (bool(made.join) and not made.value, "join", "what is joined is the value, which is not named"),
        (
            bool(made.join) and not (made.checksum and made.length),
            "join",
            "what is joined needs a checksum and a length",
        ),
        (bool(made.content) and not made.value, "content", "the value is not named that has this structure"),
        (made.index is not None and "{base" not in made.files, "index", "the files have no {base} in their names"),
        (bool(made.base) and not made.number.field, "header", "base is for frames that state their numbers"),
        ("{base" in made.files and not made.number.field, "files", "{base} is for frames that state their numbers"),
    )
    for is_wrong, key, message in rules:
        if is_wrong:
            raise WrongKeyError((key,), message)
