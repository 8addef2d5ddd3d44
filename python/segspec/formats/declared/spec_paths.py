"""What the paths of a declaration mean in its spec."""

from __future__ import annotations

from segspec.formats.declared.key_values import WrongKeyError
from segspec.formats.declared.record_keys import RecordKeys
from segspec_kaitai.spec.model import Part, Specs, TypeSpec

NO_CODEC = "none"
"""What an enum calls it that nothing is packed."""


def part_of(known: Specs, owner: TypeSpec, path: str) -> Part | None:
    """The field that a path means; None where there is none. Behind a switch it is that of the first case with one."""
    names, owners = path.split("."), [owner]
    part: Part | None = None
    for name in names:
        found = [part for each in owners for part in each.parts if part.name == name]
        if not found:
            return None
        part = found[0]
        owners = [each for one in found for each in known.structures(one)]
    return part


class RecordTypes:
    """The structures of the records within a frame: all of them together, and the `item` that is one of them."""

    def __init__(self, known: Specs, frame: TypeSpec, keys: RecordKeys) -> None:
        self._known, self._frame, self._keys = known, frame, keys
        self.all = self._of_all()
        self.params = self._params()
        self.item = self._items_of(self.all, "records.items", keys.items)
        for key, path in keys.item_paths.items():
            self._needed(self.item, key, path)
        if keys.fields is not None:
            field = self._items_of(self.item, "records.fields.items", keys.fields.items)
            self._needed(field, "records.fields.name", keys.fields.name)
            self._needed(field, "records.fields.value", keys.fields.value)

    def part(self, path: str) -> Part | None:
        return part_of(self._known, self.item, path)

    def codecs(self) -> dict[int, str]:
        """By number, what records can be packed in."""
        keys = self._keys.codec
        if keys is None:
            return {}
        part = part_of(self._known, self._frame, keys.field)
        assert part is not None, "the paths of a frame were looked for"
        enum = self._known.find_enum(str(part.table["enum"]), part.owner) if "enum" in part.table else None
        numbers = {NO_CODEC: 0} if enum is None else enum.numbers
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
        part = part_of(self._known, owner, path)
        structures = [] if part is None else self._known.structures(part)
        if part is None or "repeat" not in part.table or part.is_switch or len(structures) != 1:
            raise WrongKeyError(tuple(key.split(".")), f"{path} is no repeated field of one type")
        return structures[0]

    def _needed(self, owner: TypeSpec, key: str, path: str) -> None:
        if part_of(self._known, owner, path) is None:
            raise WrongKeyError(tuple(key.split(".")), f"the type {owner.names[-1]} has no field {path}")
