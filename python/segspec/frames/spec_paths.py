"""Resolves the paths of a declaration in its spec."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import NamedTuple

from segspec.frames.key_values import ITEM, WrongKeyError, paths_of
from segspec.frames.keys import RecordKeys
from segspec_kaitai.layouts.reading import Layouts, Run
from segspec_kaitai.own.python_names import path_in_parsers
from segspec_kaitai.spec.model import Part, Specs, TypeSpec

NO_CODEC = "none"


class Paths:
    """The fields of paths from structures of `known`, with `preferred` cases of a switch first."""

    def __init__(self, known: Specs, preferred: frozenset[str] = frozenset()) -> None:
        self.known, self._preferred = known, preferred

    def parts(self, owner: TypeSpec, path: str) -> list[Part]:
        """The parts of a path with its target; empty without such a field."""
        made: list[Part] = []
        owners = [owner]
        for name in path.split("."):
            found = [part for each in owners for part in each.parts if part.name == name]
            if not found:
                return []
            found.sort(key=lambda part: part.owner.key not in self._preferred)
            made.append(found[0])
            owners = self.known.structures(found[0])
        return made

    def part(self, owner: TypeSpec, path: str) -> Part | None:
        found = self.parts(owner, path)
        return found[-1] if found else None

    def leading_to(self, owner: TypeSpec, path: str) -> Paths:
        return Paths(self.known, frozenset(part.owner.key for part in self.parts(owner, path)))

    def numbers_of(self, part: Part) -> Mapping[str, int]:
        """The numbers of a field's enum by name, if it has one."""
        enum = self.known.find_enum(str(part.table["enum"]), part.owner) if "enum" in part.table else None
        return {} if enum is None else enum.numbers

    def may_be_absent(self, owner: TypeSpec, path: str) -> bool:
        return any(part.is_switch or "if" in part.table for part in self.parts(owner, path))


class RecordTypes:
    """The types of a frame's records: `all` of them, and one `item`."""

    def __init__(self, paths: Paths, frame: TypeSpec, keys: RecordKeys) -> None:
        self._known, self._frame, self._keys = paths.known, frame, keys
        self._paths = paths
        self.all = self._of_all()
        self.params = self._params()
        self.item = self._items_of(self.all, "records.items", keys.items)
        for key, path in paths_of(keys, ITEM):
            self._needed(self.item, f"records.{key}", path)
        if keys.fields is not None:
            field = self._items_of(self.item, "records.fields.items", keys.fields.items)
            self._needed(field, "records.fields.name", keys.fields.name)
            self._needed(field, "records.fields.value", keys.fields.value)

    def part(self, path: str) -> Part | None:
        return self._paths.part(self.item, path)

    def codecs(self) -> dict[int, str]:
        """The codecs by number; empty if records are not packed. Raises `WrongKeyError`."""
        keys = self._keys.codec
        if keys is None:
            return {}
        part = self._paths.part(self._frame, keys.field)
        assert part is not None, "the paths of a frame were looked for"
        numbers = self._paths.numbers_of(part) or {NO_CODEC: 0}
        made = {numbers[NO_CODEC]: NO_CODEC} if NO_CODEC in numbers else {}
        for name, container in keys.containers.items():
            if name not in numbers and not name.isdecimal():
                raise WrongKeyError(("records", "codec", name), f"{keys.field} has no value of this name")
            made[numbers[name] if name in numbers else int(name)] = container
        return made

    def _of_all(self) -> TypeSpec:
        found = self._known.find(self._keys.type, self._frame)
        if found is None:
            raise WrongKeyError(("records", "type"), f"the spec has no type {self._keys.type}")
        return found

    def _params(self) -> tuple[str, ...]:
        names, given = [part.name for part in self.all.params], self._keys.params
        if set(names) != set(given):
            listed = ", ".join(names) or "none"
            raise WrongKeyError(("records", "params"), f"the parameters of {self._keys.type} are {listed}")
        return tuple(given[name] for name in names)

    def _items_of(self, owner: TypeSpec, key: str, path: str) -> TypeSpec:
        part = self._paths.part(owner, path)
        structures = [] if part is None else self._known.structures(part)
        if part is None or "repeat" not in part.table or part.is_switch or len(structures) != 1:
            raise WrongKeyError(tuple(key.split(".")), f"{path} is no repeated field of one type")
        return structures[0]

    def _needed(self, owner: TypeSpec, key: str, path: str) -> None:
        if self._paths.part(owner, path) is None:
            raise WrongKeyError(tuple(key.split(".")), f"the type {owner.names[-1]} has no field {path}")


class LogTypes(NamedTuple):
    """The types of a log in its spec."""

    paths: Paths
    root: TypeSpec
    frame: TypeSpec
    content: TypeSpec | None
    records: RecordTypes | None


def place_of(layouts: Layouts, parts: Sequence[Part]) -> tuple[int, int] | None:
    """The fixed position of a field, by the parts of its path, and its size.

    The size is 0 if unknown or the byte is shared. None for a varying position.
    """
    at = size = 0
    for part in parts:
        place = _place_in(layouts, part)
        if place is None:
            return None
        at, size = at + place[0], place[1]
    return at, size


def _place_in(layouts: Layouts, wanted: Part) -> tuple[int, int] | None:
    owner, name = wanted.owner, wanted.name
    layout, at = layouts.of(owner), 0
    for part in layout.parts:
        bits = 0
        for each in part.fields if isinstance(part, Run) else (part,):
            width = each.bits or 8 * each.size
            if each.name == name:
                return None if bits % 8 else (at + bits // 8, 0 if width % 8 else width // 8)
            bits += width
        at += part.size
    following = owner.fields[len(layout.fields)].name if len(layout.fields) < len(owner.fields) else ""
    return (at, 0) if name == following else None


OF_ROOT = re.compile(r"\b_root\.([a-z0-9_.]+)")


def asked_of_root(known: Specs, frame: TypeSpec) -> list[str]:
    texts = (text for _, text in _expressions(known, frame, set()))
    return list(dict.fromkeys(path_in_parsers(path) for text in texts for path in OF_ROOT.findall(text)))


def not_alone(known: Specs, frame: TypeSpec, given: Container[str]) -> Part | None:
    """The part of a frame whose end or value depends on its place in the file; None if a frame parses equally anywhere
    with the same `given` root values."""
    seen = set[str]()
    for part in frame.fields:
        if (open_ended := _open_end(known, part, seen)) is not None:
            return open_ended
    for part, text in _expressions(known, frame, set()):
        told = OF_ROOT.sub(lambda found: "" if path_in_parsers(found[1]) in given else found[0], text)
        if "_io" in told or "_root" in told:
            return part
    return None


def _open_end(known: Specs, part: Part, seen: set[str]) -> Part | None:
    if "size" in part.table:
        return None
    if part.table.get("size-eos") or part.table.get("eos-error") is False or part.table.get("repeat") == "eos":
        return part
    inner = [each for each in known.structures(part) if each.key not in seen]
    seen.update(each.key for each in inner)
    found = (_open_end(known, field, seen) for each in inner for field in each.fields)
    return next((each for each in found if each is not None), None)


def _expressions(known: Specs, owner: TypeSpec, seen: set[str]) -> Iterator[tuple[Part, str]]:
    seen.add(owner.key)
    for part in owner.parts:
        yield part, repr({key: value for key, value in part.table.items() if not key.startswith(("doc", "-"))})
        for each in known.structures(part):
            if each.key not in seen:
                yield from _expressions(known, each, seen)
