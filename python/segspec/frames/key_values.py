"""The keys of a mapping in a declaration, by permitted values."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from segspec.core.code_text import MOST_NAME, is_name

PATH = re.compile(r"[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*", re.ASCII)
WORD = re.compile(r"[a-z][a-z0-9]*(?: [a-z0-9]+)*", re.ASCII)
FILES = re.compile(
    r"(?P<before>[^{}/\0]*)(?:\{(?P<what>base|file)(?::(?=[0x+])(?P<width>0[0-9]{1,2}|\+)?(?P<hex>x)?)?\}"
    r"(?P<after>[^{}/\0*]*))?"
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

    def __init__(
        self, table: Any, at: tuple[str, ...], known: frozenset[str] | set[str], called: Callable[[str], str]
    ) -> None:
        if not isinstance(table, Mapping):
            raise WrongKeyError(at, "it is a mapping")
        for key in table:
            if key not in known:
                raise WrongKeyError((*at, str(key)), f"no such key: there are {', '.join(sorted(known))}")
        self._table, self._at, self.called = table, at, called

    def wrong(self, key: str, message: str) -> WrongKeyError:
        return WrongKeyError((*self._at, key), message)

    def given(self, key: str) -> Any:
        return self._table.get(key)

    def text(self, key: str, default: str) -> str:
        found = self._table.get(key, default)
        if not isinstance(found, str):
            raise self.wrong(key, "it is a text")
        return found

    def names(self, key: str) -> tuple[str, ...]:
        found = self._table.get(key)
        return tuple(map(str, found)) if isinstance(found, Mapping) else ()

    def name(self, key: str, default: str, *, needed: bool = False) -> str:
        found = self.text(key, default)
        if (needed or key in self._table) and not is_name(found):
            raise self.wrong(key, f"{found[:MOST_NAME]!r} is no name: small letters, digits and _, at most {MOST_NAME}")
        return found

    def word(self, key: str, default: str) -> str:
        found = self.text(key, default)
        if not WORD.fullmatch(found):
            raise self.wrong(key, f"{found!r} is no word: small letters, with spaces between words")
        return found

    def path(self, key: str) -> str:
        found = self.text(key, "")
        if found and not PATH.fullmatch(found):
            raise self.wrong(key, f"{found!r} is no field: names with . between them")
        return self.called(found)

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
        """One value or a list, as texts. Raises `WrongKeyError`."""
        found = self._table.get(key)
        items = found if isinstance(found, list) else [found]
        if not items or not all(isinstance(item, str | int) and not isinstance(item, bool) for item in items):
            raise self.wrong(key, "it is needed: a value, or a list of values")
        return tuple(str(item) for item in items)

    def expressions(self, key: str) -> tuple[str, ...]:
        found = self._table.get(key, [])
        if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
            raise self.wrong(key, "it is a list of expressions")
        return tuple(found)

    def table(self, key: str, known: set[str]) -> Keys | None:
        found = self._table.get(key)
        return None if found is None else Keys(found, (*self._at, key), known, self.called)

    def paths_by_path(self, key: str) -> dict[str, str]:
        """A mapping of field paths to field paths. Raises `WrongKeyError`."""
        found = self._table.get(key)
        if found is None:
            return {}
        if not isinstance(found, Mapping):
            raise self.wrong(key, "it is a mapping of a frame's fields to those of the header")
        for one, other in found.items():
            if not (PATH.fullmatch(str(one)) and isinstance(other, str) and PATH.fullmatch(other)):
                raise WrongKeyError((*self._at, key, str(one)), "it is a field, and so is what it is mapped to")
        return {self.called(str(one)): self.called(str(other)) for one, other in found.items()}

    def files(self, key: str) -> str:
        found = self.text(key, "")
        parts = FILES.fullmatch(found)
        if parts is None or not found or (parts["what"] and "*" in found) or found.count("*") > 1:
            raise self.wrong(
                key,
                "it is needed: the name of a segment, with one * for anything, or with {base} for the number of its "
                "first record, or {file} for a number that only says the order; {base:020} has 20 digits, and "
                "{base:016x} 16 hexadecimal ones; {base:+} may begin with a plus sign",
            )
        return found
