"""Finds the rows of a spec: repeated fields whose items can be rows, and the chosen one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from segspec_kaitai.own.errors import Problem, UnsupportedSpecError
from segspec_kaitai.pages.book import BYTE, Book
from segspec_kaitai.pages.layout import structure_size
from segspec_kaitai.spec.model import Part, TypeSpec
from segspec_kaitai.spec.source import Spec

AGAIN, ONCE = "", "."
"""Rows outside a list: the whole spec, repeatedly, and the file as one row."""


STREAM_OF_ITS_OWN = {"size", "size-eos", "terminator"}


@dataclass(frozen=True, slots=True)
class RepeatedField:
    """A repeated field at `path`. `inner`: it lies within the items of another. `sure`: it is under no condition or
    case.
    """

    path: str
    part: Part
    inner: bool
    sure: bool

    @property
    def where(self) -> Problem:
        return Problem(str(self.part.owner.spec.path), self.part.line, f"the repeated field {self.path}")


@dataclass(frozen=True, slots=True)
class ChosenRows:
    """The chosen rows: `path` as the user names it, the fields on the `way`, and the repeated fields there, one per
    case of a switch.

    Rows not `in_order` are stored elsewhere and read last. `shown` is their name in messages. With a `case`, the rows
    are only its structures.
    """

    path: str
    way: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()
    in_order: bool = True
    shown: str = ""
    case: tuple[str, ...] = ()

    @property
    def is_list(self) -> bool:
        return bool(self.parts)


class Shape:
    """The structures of a spec and its imports."""

    def __init__(self, spec: Spec, specs: Mapping[str, Spec], renamed: Mapping[str, str] | None = None) -> None:
        self.renamed = renamed or {}
        self.specs = Book(specs.values())
        self.root = self.specs.types[spec.name]

    @cached_property
    def rows(self) -> dict[str, RepeatedField]:
        """The repeated fields that are consecutive in the file, by path, outer before inner, and those that the whole
        spec has elsewhere.
        """
        found: dict[str, RepeatedField] = {}
        seen = {self.root.key}
        pending = [(self.root, "", False, True)]
        while pending:
            owner, prefix, inner, there = pending.pop(0)
            for part in (each for each in owner.fields if each.is_named):
                path = f"{prefix}{self.shown(part.name)}"
                repeats = "repeat" in part.table
                sure = there and "if" not in part.table and not part.is_switch
                if repeats:
                    found.setdefault(path, RepeatedField(path, part, inner, there and "if" not in part.table))
                for structure in self.specs.structures(part):
                    if structure.key not in seen:
                        seen.add(structure.key)
                        pending.append((structure, f"{path}.", inner or repeats, sure))
        for part in self.root.instances:
            if "repeat" in part.table and self.holds_content(part):
                path = self.shown(part.name)
                found.setdefault(path, RepeatedField(path, part, inner=False, sure="if" not in part.table))
        return found

    def holds_content(self, part: Part) -> bool:
        """Whether an instance has content outside the order of the file."""
        place = str(part.table.get("pos", ""))
        if part.section != "instances" or not place or "_io.pos" in place:
            return False
        owner = self.root if "_root" in str(part.table.get("io", "")) else part.owner
        if place.isdecimal() and int(place) * BYTE < structure_size(self.specs, owner).low:
            return False
        owners = self.specs.structures(part)
        return not owners or not self.in_order.issuperset(each.key for each in owners)

    @cached_property
    def in_order(self) -> frozenset[str]:
        return frozenset(each.key for each in self.reached(by_fields=True))

    def shown(self, name: str) -> str:
        return self.renamed.get(name, name)

    def chosen(self, wanted: str | None) -> ChosenRows:
        """The requested or usual rows. Raises `UnsupportedSpecError`."""
        if wanted is None:
            wanted = self.usual()
        if wanted in (AGAIN, ONCE):
            return ChosenRows(wanted)
        made = self.at(wanted)
        if made is not None:
            return made
        path = str(self.root.spec.path)
        choices = [
            Problem(path, each.where.line, f"rows={name!r} would make rows of it") for name, each in self.rows.items()
        ]
        whole = [
            Problem(path, 0, "rows='' would read the whole spec, again and again to the end of the file"),
            Problem(path, 0, "rows='.' would make one row of the whole file"),
        ]
        raise UnsupportedSpecError([Problem(path, 0, f"no repeated field at {wanted!r}"), *choices, *whole])

    def usual(self) -> str:
        """The spec's one list, or the one that continues to the end, or is stored elsewhere. Else the spec, once if it
        looks elsewhere, else repeatedly.
        """
        there = [part for part in self.root.instances if self.holds_content(part)]
        if len(there) == 1 == len(self.rows) and there[0] is next(iter(self.rows.values())).part:
            return next(iter(self.rows)) if next(iter(self.rows.values())).sure else ONCE
        lists = [each for each in self.rows.values() if each.sure and not each.inner and each.part.section == "seq"]
        own = [each for each in lists if "." not in each.path]
        if len(own) != 1:
            own = [each for each in own or lists if each.part.table["repeat"] == "eos"]
        if len(own) == 1:
            return own[0].path
        return ONCE if any(True for _ in self.looks()) else AGAIN

    def looks(self) -> Iterator[Part]:
        for owner in self.reached():
            for part in owner.instances:
                place = str(part.table.get("pos", ""))
                # Without `io`, a position is one in the file or in the bytes of a field around it.
                stream = str(part.table.get("io", "_root" if owner.key in self.in_file else ""))
                if place and "_io.pos" not in place and "_root" in stream:
                    yield part

    @cached_property
    def in_file(self) -> frozenset[str]:
        """The structures that are not only read from the bytes of a field."""
        return frozenset(each.key for each in self.reached(in_file=True))

    def reached(self, *, by_fields: bool = False, in_file: bool = False) -> list[TypeSpec]:
        found = {self.root.key: self.root}
        pending = [self.root]
        while pending:
            owner = pending.pop()
            inside = [
                each
                for part in (owner.fields if by_fields else (*owner.fields, *owner.instances))
                if not (in_file and STREAM_OF_ITS_OWN & part.table.keys())
                for each in self.specs.structures(part)
            ]
            inner = [each for each in inside if each.key not in found]
            found |= {each.key: each for each in inner}
            pending += inner
        return list(found.values())

    def at(self, path: str) -> ChosenRows | None:
        """The repeated field at a path, which may name cases; or the structure there within its items, or within the
        whole spec.
        """
        owners = [self.root]
        way: list[str] = []
        shown: list[str] = []
        parts: list[Part] = []
        in_order = True
        names = path.split(".")
        lists: list[ChosenRows] = []
        for place, name in enumerate(names):
            parts = [part for owner in owners for part in owner.parts if self.shown(part.name) == name]
            if parts:
                way.append(parts[0].name)
                shown.append(name + "[]" * any("repeat" in part.table for part in parts))
                in_order = in_order and all(part.section == "seq" for part in parts)
                owners = list({each.key: each for part in parts for each in self.specs.structures(part)}.values())
                if repeated := tuple(part for part in parts if "repeat" in part.table):
                    given = path if place == len(names) - 1 else ".".join(names[: place + 1])
                    lists.append(
                        ChosenRows(given, tuple(way), repeated, in_order, ".".join(shown), tuple(names[place + 1 :]))
                    )
                continue
            owners = [owner for owner in owners if self.shown(owner.names[-1]) == name]
            if not owners:
                return None
        if lists and (owners or not lists[-1].case):
            return lists[-1]
        whole = self.usual() if owners else None
        return ChosenRows(whole, case=tuple(names)) if whole in (AGAIN, ONCE) else None
