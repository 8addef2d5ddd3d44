"""The tree of columns of a spec's rows, made from the spec and the types that its compiler infers."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from segspec_kaitai.own.java_types import ANY, Inferred
from segspec_kaitai.own.kernel_lane import is_total
from segspec_kaitai.own.nodes import INTEGERS, ITEM, Node, joined, loosened
from segspec_kaitai.spec.model import EnumSpec, Kind, Part, Specs, TypeName, TypeSpec, lower_camel

ROW, VALUE = "_", "value"
"""The path of an item that is a row itself, and the column of one without a structure."""

KINDS = {"int": "number", "bool": "flag"}
"""The names for a switch's values of plain kinds, if they differ from the kind's name."""

MOST_COLUMNS = 2_000
"""Maximum leaves of a tree; beyond it, the deepest parts are JSON text."""
MOST_LEVELS = 64
WITHIN_ITSELF = 2
"""How often a structure may be nested within itself as columns; deeper ones are JSON text."""

CHECKED = frozenset(("valid", "contents"))
OWN_BYTES = frozenset(("size", "size-eos", "terminator"))

ITEM_NUMBER = re.compile(r"\[[^\[\]]*\]")
CONSTANT = re.compile(r"\b(?:0x[0-9a-fA-F_]*[0-9a-fA-F]|0b[01_]*[01]|0o[0-7_]*[0-7]|[1-9][0-9_]*)(?![\w.])")
LARGEST_SIGNED = (1 << 63) - 1


@dataclass
class Wanted:
    """The selected columns: by default all fields stored in the row.

    A path may have underscores for its dots, and omit the names of cases. "*" adds instances that read elsewhere,
    contents, parameters, and computed structures.
    """

    names: Sequence[str] | None = None
    found: set[str] = field(default_factory=set)

    @property
    def all(self) -> bool:
        return self.names is not None and "*" in self.names

    def takes(self, paths: Sequence[str], inherited: bool, usual: bool) -> tuple[bool, bool]:
        if self.names is None or self.all:
            return usual or self.all, inherited
        flat = [path.replace(".", "_") for path in paths]
        hits = [name for name in self.names if name.replace(".", "_") in flat]
        self.found.update(hits)
        if hits:
            return True, True
        leads = any(name.replace(".", "_").startswith(f"{path}_") for name in self.names for path in flat)
        return leads or (inherited and usual), inherited

    def missing(self) -> list[str]:
        return [name for name in self.names or () if name != "*" and name not in self.found]


@dataclass(frozen=True, slots=True)
class Place:
    """The paths to a structure (without and with the names of cases), the structures around it, and whether it was
    named.
    """

    path: str = ""
    full: str = ""
    within: tuple[str, ...] = ()
    named: bool = False

    def to(self, name: str) -> tuple[str, str]:
        return (f"{self.path}.{name}" if self.path else name), (f"{self.full}.{name}" if self.full else name)


class TooManyColumnsError(Exception):
    """The tree has more leaves than a table may have columns."""


@dataclass
class Columns:
    """Makes the trees of structures.

    `java` are the types by spec, class and getter; `renamed` has the original names.
    """

    specs: Specs
    java: Mapping[str, Mapping[str, Mapping[str, Inferred]]]
    renamed: Mapping[str, str] = field(default_factory=dict)
    enum_names: bool = False
    unions: bool = False
    text_errors: str = "null"
    holds_content: Callable[[Part], bool] = lambda part: False
    """Whether an instance is a column by default."""
    decisive: Collection[str] = ()
    _levels: int = MOST_LEVELS
    _itself: int = WITHIN_ITSELF
    _count: int = 0

    def rows(self, parts: Sequence[Part], root: TypeSpec, wanted: Wanted) -> Node:
        """The tree of a row: an item of a repeated field, perhaps one per case of a switch, or the whole spec."""
        bounds = [(MOST_LEVELS, WITHIN_ITSELF), *((levels, 1) for levels in (MOST_LEVELS, 12, 8, 6, 5, 4, 3, 2, 1))]
        for self._levels, self._itself in bounds:
            self._count = 0
            try:
                return loosened(self._row(parts, root, wanted))
            except TooManyColumnsError:
                continue
        self._levels = 0
        return loosened(self._row(parts, root, wanted))

    def _row(self, parts: Sequence[Part], root: TypeSpec, wanted: Wanted) -> Node:
        if not parts:
            return self.structure(root, Node("", "struct"), Place(), wanted)
        made = [self.value(part, Node(VALUE, "", ROW), Place(), wanted, item=True) for part in parts]
        kinds = [child for each in made for child in (each.children if each.kind in ("switch", "union") else (each,))]
        kinds = list({each.holds or each.kind: each for each in kinds}.values())
        if len(kinds) == 1 and kinds[0].kind == "struct":
            return kinds[0]
        narrows = self.narrows(wanted, Place())
        taken = [
            each
            for each in kinds
            if (any(each.leaves()) or not narrows if each.holds else wanted.takes((VALUE, each.name), False, True)[0])
        ]
        if len(kinds) == 1:
            return Node("", "struct", children=tuple(taken))
        named = [replace(each, name=self.case_name(each), nullable=True) for each in taken]
        return Node("", "switch", children=tuple(named))

    def case_name(self, node: Node) -> str:
        found = self._classes().get(node.holds) if node.name == VALUE else None
        return self.shown(found.names[-1]) if isinstance(found, TypeSpec) else node.name

    def structure(self, owner: TypeSpec, base: Node, place: Place, wanted: Wanted) -> Node:
        holds = owner.class_key
        if place.within.count(owner.key) >= self._itself or len(place.within) > self._levels:
            return replace(base, kind="json", type="string", holds=holds)
        place = replace(place, within=(*place.within, owner.key))
        children = [made for part in self.parts(owner) if (made := self.child(part, place, wanted)) is not None]
        return replace(base, kind="struct", children=tuple(children), holds=holds)

    def parts(self, owner: TypeSpec) -> Iterator[Part]:
        for part in [*owner.fields, *owner.instances, *owner.params]:
            if part.is_named:
                yield part

    def child(self, part: Part, place: Place, wanted: Wanted) -> Node | None:
        inferred = self.inferred(part)
        structural = part.is_computed and isinstance(self.named(inferred, part.owner), TypeSpec)
        usual = (part.section == "seq" and "contents" not in part.table) or (part.is_computed and not structural)
        usual = usual or self.holds_content(part)
        path, full = place.to(self.shown(part.name))
        taken, named = wanted.takes((path, full), place.named, usual)
        if not taken or inferred.kind == "stream":
            return None
        lossy = part.section == "instances" and not part.is_computed
        base = Node(self.shown(part.name), "", path, part.name, nullable=part.may_be_absent, lossy=lossy)
        below = Place(path, full, place.within, named)
        made = self.value(part, base, below, wanted)
        if structural and made.kind == "json":
            # An instance may return the structure around it, endlessly.
            return None
        return None if self.narrows(wanted, below) and not any(made.leaves()) else made

    def narrows(self, wanted: Wanted, place: Place) -> bool:
        return wanted.names is not None and not wanted.all and not place.named

    def value(self, part: Part, base: Node, place: Place, wanted: Wanted, *, item: bool = False) -> Node:
        if "repeat" in part.table and not item:
            inner = self.value(part, Node(ITEM, "", base.path), place, wanted, item=True)
            return replace(base, kind="list", children=(inner,))
        if base.path != ROW or not self.specs.structures(part):
            # A row is not null: it is left out.
            base = replace(base, lossy=base.lossy or self.may_be_lost(part))
        if part.is_computed or part.section == "params":
            return self.of_inferred(self.inferred(part), part, base, place, wanted)
        if part.is_switch:
            return self.switch(part, base, place, wanted)
        return self.of_declared(part.types[0], part, base, place, wanted)

    def may_be_lost(self, part: Part) -> bool:
        made = "process" in part.table or any(each.kind is Kind.STRUCTURE for each in part.types)
        is_checked = not CHECKED.isdisjoint(part.table) and part.name not in self.decisive
        return is_checked or (made and not OWN_BYTES.isdisjoint(part.table))

    def of_declared(self, declared: TypeName, part: Part, base: Node, place: Place, wanted: Wanted) -> Node:
        if declared.kind is Kind.STRUCTURE:
            owner = self.specs.find(declared.structure, part.owner)
            if owner is None:
                return self.leaf(replace(base, kind="object", type="string"))
            return self.structure(owner, base, place, wanted)
        if "enum" in part.table:
            return self.enum(self.specs.find_enum(str(part.table["enum"]), part.owner), integer(declared), base)
        if declared.kind is Kind.TEXT:
            encoding = str(part.table.get("encoding") or part.owner.setting("encoding") or "UTF-8")
            lossy = base.lossy or not is_total(encoding)
            errors = self.text_errors if lossy and self.text_errors != "null" else ""
            if self.text_errors == "bytes":
                return self.leaf(replace(base, kind="bytes", type="binary", errors="bytes"))
            return self.leaf(replace(base, kind="text", type="string", encoding=encoding, lossy=lossy, errors=errors))
        if declared.kind is Kind.BYTES:
            return self.leaf(replace(base, kind="bytes", type="binary"))
        if declared.family == "f":
            return self.leaf(replace(base, kind="float", type="double" if declared.size == 8 else "float"))
        if declared.bits == 1:
            return self.leaf(replace(base, kind="bool", type="bool"))
        return self.leaf(replace(base, kind="int", type=integer(declared)))

    def enum(self, spec: EnumSpec | None, kind: str, base: Node) -> Node:
        if not self.enum_names or spec is None:
            return self.leaf(replace(base, kind="int", type=kind))
        names = tuple((number, self.shown(name)) for name, number in spec.numbers.items())
        return self.leaf(replace(base, kind="name", type=kind, names=names))

    def of_inferred(self, inferred: Inferred, part: Part, base: Node, place: Place, wanted: Wanted) -> Node:
        if inferred.lists:
            inner = replace(inferred, lists=inferred.lists - 1)
            child = self.of_inferred(inner, part, Node(ITEM, "", base.path, nullable=True), place, wanted)
            return replace(base, kind="list", children=(child,), nullable=True, computed=True)
        base = replace(base, nullable=True, computed=part.is_computed and not base.nullable)
        match inferred.kind:
            case "int":
                return self.leaf(replace(base, kind="int", type=self.computed_integer(part)))
            case "float":
                return self.leaf(replace(base, kind="float", type="double"))
            case "bool":
                return self.leaf(replace(base, kind="bool", type="bool"))
            case "str":
                return self.leaf(replace(base, kind="text", type="string"))
            case "bytes":
                return self.leaf(replace(base, kind="bytes", type="binary"))
        found = self.named(inferred, part.owner)
        if isinstance(found, EnumSpec):
            return self.enum(found, self.computed_integer(part), base)
        if found is None:
            return self.leaf(replace(base, kind="json", type="string"))
        return self.structure(found, replace(base, computed=False), place, wanted)

    def switch(self, part: Part, base: Node, place: Place, wanted: Wanted) -> Node:
        case, narrows = replace(base, nullable=True), self.narrows(wanted, place)
        known = [each for each in part.types if self.specs.find(each.structure, part.owner) is None]
        plain = [self.of_declared(each, part, case, place, wanted) for each in known]
        if part.has_other_bytes:
            plain.append(self.leaf(replace(case, kind="bytes", type="binary")))
        plain, owners = joined(plain), self.specs.structures(part)
        made = [self.of_case(owner, owners, base, place, wanted) for owner in owners]
        if len(plain) + len(made) == 1:
            only = replace(*plain, *made, name=base.name, attribute=base.attribute, nullable=base.nullable)
            return replace(only, lossy=base.lossy or only.lossy)
        if narrows:
            plain, made = plain if base.path == ROW else [], [each for each in made if any(each.leaves())]
        taken = {each.name for each in made}
        named = [replace(each, name=free(KINDS.get(each.kind, each.kind), taken)) for each in plain]
        # The part without a spec comes last: it has the values of no other case.
        children = sorted((*named, *made), key=lambda each: each.kind == "object")
        return replace(base, kind="union" if self.unions else "switch", children=tuple(children))

    def of_case(self, owner: TypeSpec, owners: Sequence[TypeSpec], base: Node, place: Place, wanted: Wanted) -> Node:
        last = self.shown(owner.names[-1])
        is_alone = [self.shown(each.names[-1]) for each in owners].count(last) == 1
        name = last if is_alone else owner.key.replace(".", "_")
        full = f"{place.full}.{name}" if place.full else name
        below = replace(place, full=full)
        if self.narrows(wanted, place):
            below = replace(below, named=wanted.takes((full,), False, False)[1])
        return self.structure(owner, Node(name, "", base.path, nullable=True), below, wanted)

    def leaf(self, node: Node) -> Node:
        self._count += 1
        if self._count > MOST_COLUMNS and self._levels:
            raise TooManyColumnsError
        return node

    def shown(self, name: str) -> str:
        return self.renamed.get(name, name)

    def inferred(self, part: Part) -> Inferred:
        classes = self.java.get(part.owner.spec.name, {})
        return classes.get(part.owner.qualname, {}).get(lower_camel(part.name), ANY)

    def named(self, inferred: Inferred, within: TypeSpec) -> TypeSpec | EnumSpec | None:
        if inferred.kind != "named":
            return None
        found = self._classes()
        spec, *own = within.class_key.split(".")
        for depth in range(len(own), -1, -1):
            name = ".".join([*own[:depth], inferred.name])
            for key in (f"{spec}.{name}", *(f"{spec}.{name}" for spec in self.java)):
                if key in found:
                    return found[key]
        return None

    def _classes(self) -> dict[str, TypeSpec | EnumSpec]:
        if not self._named:
            for owner in self.specs.types.values():
                self._named[owner.class_key] = owner
                self._named |= {enum.class_key: enum for enum in owner.enum_specs}
        return self._named

    _named: dict[str, TypeSpec | EnumSpec] = field(default_factory=dict)

    def computed_integer(self, part: Part) -> str:
        """A value that only names unsigned fields, one of 64 bits, is never negative, nor is a constant too large for a
        sign.
        """
        text = str(part.table.get("value", ""))
        while ITEM_NUMBER.search(text):
            text = ITEM_NUMBER.sub("", text)
        if re.search(r"[-~]", text):
            return "int64"
        if any(int(found.replace("_", ""), 0) > LARGEST_SIGNED for found in CONSTANT.findall(text)):
            return "uint64"
        names = set(re.findall(r"[a-z][a-z0-9_]*", text))
        declared = [
            each
            for owner in self.specs.types.values()
            for found in owner.parts
            if found.name in names
            for each in found.types
        ]
        widest = any((each.family == "u" and each.size == 8) or each.bits == 64 for each in declared)
        return "uint64" if widest and not any(each.family == "s" for each in declared) else "int64"


def free(name: str, taken: Collection[str]) -> str:
    while name in taken:
        name = f"{name}_{VALUE}"
    return name


def integer(declared: TypeName) -> str:
    """The narrowest Arrow type that holds all numbers of a field."""
    bounds = declared.bounds
    if bounds is None or bounds[0] < 0:
        return "int64"
    return next(name for bits, name in INTEGERS if bounds[1] < 1 << bits)
