"""The keys of a mapping in a declaration, read as the fields of a class are annotated."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from inspect import signature
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from segspec.core.code_text import MOST_NAME, is_name

PATH = r"[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*"
WORD = r"[a-z][a-z0-9]*(?: [a-z0-9]+)*"
FILES = re.compile(
    r"(?P<before>[^{}/\0]*)(?:\{(?P<what>base|file)(?::(?=[0x+])(?P<width>0[0-9]{1,2}|\+)?(?P<hex>x)?)?\}"
    r"(?P<after>[^{}/\0]*))?"
)
LARGEST = (1 << 62) - 1


def is_hexadecimal(files: str) -> bool:
    found = FILES.fullmatch(files)
    return found is not None and found["hex"] is not None


class WrongKeyError(ValueError):
    """A wrong key of a declaration, with its path."""

    def __init__(self, path: tuple[str, ...], message: str) -> None:
        super().__init__(f"{'.'.join(path)}: {message}" if path else message)
        self.path = path


class Keys:
    """The keys of the mapping at `at`. `called` returns the parsers' name of a field."""

    def __init__(self, table: Any, at: tuple[str, ...], called: Callable[[str], str]) -> None:
        self.table, self.at, self.called = table, at, called

    @property
    def names(self) -> list[str]:
        """All keys. Raises `WrongKeyError` if there is no mapping."""
        if not isinstance(self.table, Mapping):
            raise WrongKeyError(self.at, "it is a mapping")
        return list(map(str, self.table))

    def wrong(self, key: str, message: str) -> WrongKeyError:
        return WrongKeyError((*self.at, key), message)

    def made(self, kind: Any) -> Any:
        """An object of `kind`, whose fields are the keys. Raises `WrongKeyError`."""
        known, usual = forms_of(kind), signature(kind).parameters
        for key in self.names:
            if key not in known:
                raise self.wrong(key, f"no such key: there are {', '.join(sorted(known))}")
        made = {}
        for name, form in known.items():
            found = self.table.get(name)
            if form.read is None and isinstance(found, str) and is_short(form.kind):
                made[name] = form.kind(self.path(name))
            elif form.read is None and found is not None:
                made[name] = self.inner(name).made(form.kind)
            elif form.read is not None and (name in self.table or usual[name].default is usual[name].empty):
                made[name] = form.read(self, name)
        return kind(**made)

    def text(self, key: str) -> str:
        found = self.table.get(key, "")
        if not isinstance(found, str):
            raise self.wrong(key, "it is a text")
        return found

    def name(self, key: str) -> str:
        found = self.text(key)
        if not is_name(found):
            raise self.wrong(key, f"{found[:MOST_NAME]!r} is no name: small letters, digits and _, at most {MOST_NAME}")
        return found

    def word(self, key: str) -> str:
        found = self.text(key)
        if not re.fullmatch(WORD, found):
            raise self.wrong(key, f"{found!r} is no word: small letters, with spaces between words")
        return found

    def path(self, key: str) -> str:
        found = self.text(key)
        if not found:
            raise self.wrong(key, "it is needed, and is a field")
        if not re.fullmatch(PATH, found):
            raise self.wrong(key, f"{found!r} is no field: names with . between them")
        return self.called(found)

    def number(self, key: str, least: int = 0) -> int:
        found = self.table[key]
        if not isinstance(found, int) or isinstance(found, bool):
            raise self.wrong(key, "it is a whole number")
        if not least <= found <= LARGEST:
            raise self.wrong(key, f"it is at least {least}, and at most {LARGEST}")
        return int(found)

    def flag(self, key: str) -> bool:
        found = self.table[key]
        if not isinstance(found, bool):
            raise self.wrong(key, "it is true or false")
        return found

    def one_of(self, key: str, choices: Mapping[str, Any]) -> str:
        found = str(self.table[key])
        if found not in choices:
            raise self.wrong(key, f"{found!r} is none of {', '.join(choices)}")
        return found

    def several(self, key: str) -> tuple[str, ...]:
        """One value or a list, as texts. Raises `WrongKeyError`."""
        found = self.table.get(key)
        items = found if isinstance(found, list) else [found]
        if not items or not all(isinstance(item, str | int) and not isinstance(item, bool) for item in items):
            raise self.wrong(key, "it is needed: a value, or a list of values")
        return tuple(str(item) for item in items)

    def expressions(self, key: str) -> tuple[str, ...]:
        found = self.table[key]
        if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
            raise self.wrong(key, "it is a list of expressions")
        return tuple(found)

    def covers(self, key: str) -> tuple[str, ...]:
        """Fields, and ranges FIRST..LAST of fields."""
        given = [each.split("..", 1) for each in self.several(key)]
        for each in given:
            if not all(re.fullmatch(PATH, path) for path in each):
                raise self.wrong(key, f"{'..'.join(each)!r} is neither a field nor FIRST..LAST")
        return tuple("..".join(map(self.called, each)) for each in given)

    def inner(self, key: str) -> Keys:
        return Keys(self.table[key], (*self.at, key), self.called)

    def paths(self, key: str) -> dict[str, str]:
        """A mapping of names to fields."""
        own = self.inner(key)
        return {name: own.path(name) for name in sorted(own.names)}

    def paths_by_path(self, key: str) -> dict[str, str]:
        """A mapping of field paths to field paths. Raises `WrongKeyError`."""
        found = self.table[key]
        if not isinstance(found, Mapping):
            raise self.wrong(key, "it is a mapping of a frame's fields to those of the header")
        for one, other in found.items():
            if not (re.fullmatch(PATH, str(one)) and isinstance(other, str) and re.fullmatch(PATH, other)):
                raise WrongKeyError((*self.at, key, str(one)), "it is a field, and so is what it is mapped to")
        return {self.called(str(one)): self.called(str(other)) for one, other in found.items()}

    def files(self, key: str) -> str:
        found = self.text(key)
        parts = FILES.fullmatch(found)
        is_starred = parts is not None and parts["what"] and ("*" in parts["before"] or parts["what"] == "base")
        if parts is None or not found or (is_starred and "*" in found) or found.count("*") > 1:
            raise self.wrong(
                key,
                "it is needed: the name of a segment, with one * for anything, or with {base} for the number of its "
                "first record, or {file} for a number that only says the order, perhaps with one * after it; "
                "{base:020} has 20 digits, and {base:016x} 16 hexadecimal ones; {base:+} may begin with a plus sign",
            )
        return found


class KeyForm(NamedTuple):
    """How a field of a class is read from its key: by `read`, or as an object of `kind`; `owner` is that of paths."""

    kind: Any
    read: Callable[[Keys, str], Any] | None = None
    owner: str = ""


FRAME, HEADER, ITEM, INNER = "frame", "header", "item", "inner"
"""The owners of paths."""

TextKey = Annotated[str, Keys.text]
NameKey = Annotated[str, Keys.name]
WordKey = Annotated[str, Keys.word]
FilesKey = Annotated[str, Keys.files]
FlagKey = Annotated[bool, Keys.flag]
WholeKey = Annotated[int, Keys.number]
SeveralKey = Annotated[tuple[str, ...], Keys.several]
ExpressionsKey = Annotated[tuple[str, ...], Keys.expressions]
PathKey = Annotated[str, Keys.path, FRAME]
HeaderPathKey = Annotated[str, Keys.path, HEADER]
ItemPathKey = Annotated[str, Keys.path, ITEM]
InnerPathKey = Annotated[str, Keys.path, INNER]
CoversKey = Annotated[tuple[str, ...], Keys.covers, FRAME]
PathsKey = Annotated[Mapping[str, str], Keys.paths, FRAME]


@cache
def forms_of(kind: Any) -> dict[str, KeyForm]:
    """The fields of a class of keys."""
    made = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        given, *told = get_args(hint) if get_origin(hint) is Annotated else (hint,)
        made[name] = KeyForm((*get_args(given), given)[0], *told)
    return made


def is_short(kind: Any) -> bool:
    """Whether the first field, a path, can stand for all."""
    (first, form), *_ = forms_of(kind).items()
    needed = {name for name, each in signature(kind).parameters.items() if each.default is each.empty}
    return form.read is Keys.path and needed <= {first}


def paths_of(keys: Any, owner: str = "") -> Iterator[tuple[str, str]]:
    """The paths within structures of `owner`, or all, with their keys."""
    kind: Any = type(keys)
    for name, form in forms_of(kind).items():
        given, is_owned = getattr(keys, name), form.owner in (owner, "") or not owner
        if hasattr(given, "__match_args__") and is_owned:
            first = given.__match_args__[0] if is_short(type(given)) else ""
            inner = paths_of(given, "" if form.owner else owner)
            yield from ((name if key == first else f"{name}.{key}", path) for key, path in inner)
        elif form.owner and is_owned and isinstance(given, Mapping):
            yield from ((f"{name}.{each}", path) for each, path in given.items())
        elif form.owner and is_owned and isinstance(given, tuple):
            yield from ((f"{name}.{path}", path) for each in given for path in each.split(".."))
        elif form.owner and is_owned and given:
            yield name, given
