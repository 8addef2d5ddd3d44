"""The keys of a declaration: their purpose and validation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from segspec.core.code_text import is_name
from segspec.core.model import RECORD_COLUMNS
from segspec.frames.checksums import RULE, algorithm, algorithms
from segspec.frames.key_values import FILES, PATH, Keys, WrongKeyError
from segspec.frames.record_keys import RecordKeys, TimeKeys, record_keys, time_keys

MOST_COLUMNS = 100
KINDS = dict.fromkeys(("signed", "unsigned", "float", "flag", "text", "bytes"))

RECORD = "record."

TAKEN = RECORD_COLUMNS | {"segment", "log"}


class ChecksumKeys(NamedTuple):
    """A checksum in `field`, computed by `algorithm` over the fields that it `covers`, in this order.

    `a..b` is a range. `big_endian` is the path of the byte order. Chained checksums begin with the header value
    `goes_on_from`. `key` is the user's function for the key.
    """

    field: str
    algorithm: str
    covers: tuple[str, ...]
    big_endian: str = ""
    goes_on_from: str = ""
    key: str = ""

    @property
    def title(self) -> str:
        return self.algorithm.replace("crc", "CRC-").replace("32c", "32C")

    @property
    def rule(self) -> str:
        """The name of the rules' function that it needs, or ""."""
        return next((each.removeprefix(RULE) for each in (self.algorithm, self.key) if each.startswith(RULE)), "")


class NumberKeys(NamedTuple):
    """A frame's number, and how many numbers it `takes` (a field), or its `last` number.

    Without a `field`, frames are counted from `first`. With `gaps`, numbers may be skipped silently.
    """

    field: str = ""
    takes: str = ""
    last: str = ""
    first: int = 0
    gaps: bool = False


COUNTED = NumberKeys()


class JoinKeys(NamedTuple):
    """The values of the field `by` for a frame with a `whole` record, or that `begins`, `goes_on` with or `ends`
    one."""

    by: str
    whole: tuple[str, ...]
    begins: tuple[str, ...]
    goes_on: tuple[str, ...]
    ends: tuple[str, ...]


class IndexKeys(NamedTuple):
    """The suffix of an index, and its entries' structure with the fields `number` and `position`.

    `missing` and `unlisted` are as in `DenseIndex`.
    """

    suffix: str
    entry: str
    number: str
    position: str
    spec: str = ""
    missing: str = ""
    unlisted: str = ""


@dataclass(frozen=True)
class Declaration:
    """A log; docs/any-log.md describes its keys.

    `value` is a record's value, `length` the field with its size or the frame's. `holds` decides whether a frame holds
    a record. `content` is the value's structure, with paths `content.x`. The fields in `same` equal the header's,
    except in leftover frames. No frame crosses a multiple of `block`. `records` describes frames of many records.

    Paths are those of a frame's fields; the header's begin with its name in the spec, and those of an item of `records`
    with `record.` (columns). `plain` expressions are true for frames that need no explanation. At least `unwritten`
    final zero bytes were never written; 0 treats zeros as frames. Segments' names match `accepts`, or else `files`;
    `others` are further files. `certainty` describes what confirms a clean copy's records.
    """

    name: str
    title: str
    files: str
    frame: str = ""
    value: str = ""
    key: str = ""
    kind: str = "frame"
    records: RecordKeys | None = None
    columns: Mapping[str, str] = field(default_factory=dict)
    docs: Mapping[str, str] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)
    time: TimeKeys | None = None
    number: NumberKeys = COUNTED
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
    plain: tuple[str, ...] = ()
    unwritten: int = 0
    accepts: str = ""
    others: tuple[str, ...] = ()
    certainty: str = ""

    @property
    def paths(self) -> dict[str, str]:
        named = {"value": self.value, "key": self.key, "length": self.length, "holds": self.holds}
        named |= {f"columns.{name}": path for name, path in self.of_frames.items()}
        named |= {f"same.{path}": path for path in self.same}
        named |= {"number": self.number.field, "number.takes": self.number.takes, "number.last": self.number.last}
        if self.time is not None:
            named["time"] = self.time.field
        if self.join is not None:
            named["join.by"] = self.join.by
        if self.checksum is not None:
            named |= _of_checksum(self.checksum, "checksum")
        if self.records is not None:
            named |= self.records.paths
        return {key: path for key, path in named.items() if path}

    @property
    def of_frames(self) -> dict[str, str]:
        return {name: path for name, path in self.columns.items() if not path.startswith(RECORD)}

    @property
    def of_items(self) -> dict[str, str]:
        found = self.columns.items()
        return {name: path.removeprefix(RECORD) for name, path in found if path.startswith(RECORD)}

    @property
    def header_paths(self) -> dict[str, str]:
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


def declaration(table: Mapping[str, Any], name: str, called: Callable[[str], str]) -> Declaration:
    """The declaration of the log `name`; `called` is that of `Keys`. Raises `WrongKeyError`."""
    keys = Keys(table, (), LOG, called)
    header, tail = keys.table("header", {"base", "checksum"}), keys.table("tail", {"unwritten"})
    made = Declaration(
        name=keys.name("name", name),
        title=keys.text("title", name),
        files=keys.files("files"),
        frame=keys.path("frame"),
        value=keys.path("value"),
        key=keys.path("key"),
        kind=keys.word("kind", "frame"),
        records=record_keys(keys),
        columns=_columns(keys),
        docs=_told(keys, "doc"),
        kinds=_told(keys, "kind"),
        time=time_keys(keys, "time"),
        number=_number(keys),
        checksum=_checksum(keys),
        header_checksum=None if header is None else _checksum(header),
        base="" if header is None else header.path("base"),
        same=keys.paths_by_path("same"),
        length=keys.path("length"),
        holds=keys.path("holds"),
        content=keys.name("content", ""),
        block=keys.number("block", 0, least=2),
        join=_join(keys),
        index=_index(keys),
        plain=keys.expressions("plain"),
        unwritten=0 if tail is None else tail.number("unwritten", 0, least=1),
        accepts=keys.files("accepts") if keys.given("accepts") else "",
        others=keys.several("others") if keys.given("others") else (),
        certainty=keys.text("certainty", ""),
    )
    _agree(made)
    return made


LOG = frozenset(
    (
        *("spec", "name", "title", "files", "frame", "header", "value", "key", "columns", "time", "number"),
        *("checksum", "same", "length", "holds", "content", "block", "join", "index", "kind", "records", "plain"),
        *("accepts", "others", "certainty", "tail"),
    )
)


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
        if isinstance(path, Mapping):
            own = Keys(path, ("columns", str(name)), {"path", "doc", "kind"}, keys.called)
            own.needed_path("path")
            own.text("doc", "")
            own.one_of("kind", KINDS, "text")
    paths = {str(name): path["path"] if isinstance(path, Mapping) else path for name, path in found.items()}
    for name, path in paths.items():
        if not (is_name(name) and isinstance(path, str) and PATH.fullmatch(path)):
            raise WrongKeyError(("columns", name), "it is a name, and what it is mapped to is a field, or path and doc")
    return {name: keys.called(path) for name, path in paths.items()}


def _told(keys: Keys, key: str) -> dict[str, str]:
    found = keys.given("columns")
    columns = found.items() if isinstance(found, Mapping) else ()
    return {str(name): str(path[key]) for name, path in columns if isinstance(path, Mapping) and key in path}


def _number(keys: Keys) -> NumberKeys:
    found = keys.given("number")
    if found is None:
        return NumberKeys()
    if isinstance(found, str):
        return NumberKeys(keys.needed_path("number"))
    own = keys.table("number", {"field", "takes", "last", "first", "gaps"})
    assert own is not None
    made = NumberKeys(own.path("field"), own.path("takes"), own.path("last"), own.number("first", 0), own.flag("gaps"))
    if made.field and made.first:
        raise own.wrong("first", "frames that state their numbers (field) are not counted")
    for key in ("takes", "last", "gaps"):
        if not made.field and getattr(made, key):
            raise own.wrong(key, "only frames that state their numbers (field) have it")
    if made.takes and made.last:
        raise own.wrong("takes", "the last number (last) says how many there are")
    return made


def _checksum(keys: Keys) -> ChecksumKeys | None:
    own = keys.table("checksum", {"field", "algorithm", "covers", "big_endian", "goes_on_from", "key"})
    if own is None:
        return None
    name = own.text("algorithm", "")
    if name not in algorithms() and not name.startswith(RULE):
        raise own.wrong("algorithm", f"{name!r} is none of {', '.join(algorithms())}, {RULE}NAME")
    if name.startswith(RULE) and not is_name(name.removeprefix(RULE)):
        raise own.wrong("algorithm", f"after {RULE} comes the name of a function")
    given = own.several("covers")
    covers = tuple("..".join(map(own.called, each.split("..", 1))) for each in given)
    for each in given:
        if not all(PATH.fullmatch(path) for path in each.split("..", 1)):
            raise own.wrong("covers", f"{each!r} is neither a field nor FIRST..LAST")
    paths, key, known = (own.path("big_endian"), own.path("goes_on_from")), own.text("key", ""), algorithm(name)
    made = ChecksumKeys(own.needed_path("field"), name, covers, *paths, key)
    if bool(key) != (known is not None and known.key > 0) or (key and not is_name(key.removeprefix(RULE))):
        raise own.wrong("key", f"algorithms with a key need {RULE}NAME, a function that gives it, and others have none")
    if made.goes_on_from and (known is None or not known.goes_on):
        able = ", ".join(each for each in algorithms() if (found := algorithm(each)) and found.goes_on)
        raise own.wrong("goes_on_from", f"{name} does not go on from another one: {able} do")
    if made.big_endian and (known is None or not known.words):
        raise own.wrong("big_endian", f"{name} takes bytes, whatever their order")
    return made


def _join(keys: Keys) -> JoinKeys | None:
    own = keys.table("join", {"by", "whole", "begins", "goes_on", "ends"})
    if own is None:
        return None
    return JoinKeys(own.needed_path("by"), *map(own.several, ("whole", "begins", "goes_on", "ends")))


def _index(keys: Keys) -> IndexKeys | None:
    own = keys.table("index", {"suffix", "entry", "spec", "number", "position", "missing", "unlisted"})
    if own is None:
        return None
    suffix = own.text("suffix", "")
    if not suffix or set(suffix) & set("/\0{}*"):
        raise own.wrong("suffix", "it is needed: how an index is called, in the place of the segment's suffix")
    entry, spec = own.name("entry", ""), own.text("spec", "")
    if bool(entry) == bool(spec):
        raise own.wrong("entry", "an entry is a type of this spec (entry), or the spec of another file (spec)")
    number, position = own.needed_path("number"), own.needed_path("position")
    return IndexKeys(suffix, entry, number, position, spec, own.text("missing", ""), own.text("unlisted", ""))


OF_ITEMS = "value, key, content and join are for frames that are one record each"

PART_OF_CONTENT = "it tells what the content is read from, or whether, and is no part of it"


def _number_in(files: str) -> tuple[str | None, ...]:
    found = FILES.fullmatch(files)
    return () if found is None else found.group("what", "hex")


def _agree(made: Declaration) -> None:
    rules: tuple[tuple[bool, str, str], ...] = (
        (bool(made.join) and not made.value, "join", "what is joined is the value, which is not named"),
        (
            bool(made.join) and not (made.checksum and made.length),
            "join",
            "what is joined needs a checksum and a length",
        ),
        (bool(made.content) and not made.value, "content", "the value is not named that has this structure"),
        (made.value.startswith("content."), "value", PART_OF_CONTENT),
        (made.holds.startswith("content."), "holds", PART_OF_CONTENT),
        (bool(made.records) and bool(made.value or made.key or made.content or made.join), "records", OF_ITEMS),
        (made.records is not None and not made.number.field, "records", "frames of many records state their numbers"),
        (bool(made.of_items) and not made.records, "columns", "frames have no records of their own (records)"),
        (made.index is not None and "{base" not in made.files, "index", "the files have no {base} in their names"),
        (bool(made.header_checksum and made.header_checksum.key), "header", "its checksum is none with a key"),
        (bool(made.base and made.number.first), "number", "the first one is the header's (base)"),
        (
            "{base" in made.files and not (made.number.field or made.base),
            "files",
            "{base} is for frames that state their numbers, or a header that states the first (header.base)",
        ),
        (
            bool(made.accepts) and _number_in(made.accepts) != _number_in(made.files),
            "accepts",
            "its number is that of files",
        ),
    )
    for is_wrong, key, message in rules:
        if is_wrong:
            raise WrongKeyError((key,), message)
