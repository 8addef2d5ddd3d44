"""Parses with the debug build of the parsers, which records the start and end of each field, and finds where a parse
stopped.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import FrameType
from typing import Any, NamedTuple

from kaitaistruct import KaitaiStream, KaitaiStruct, ValidationFailedError

from segspec.parsing.errors import PARSE_ERRORS, ManyFieldsError


class FieldPlace(NamedTuple):
    """A field of one object of a parsed tree.

    `owner` and its `path` in the tree, the `base` of its stream, the field's `name` in the debug build, and its `item`
    if it repeats.
    """

    owner: Any
    path: str
    base: int
    name: str
    item: int | None

    @property
    def field_path(self) -> str:
        suffix = "" if self.item is None else f"[{self.item}]"
        return join(self.path, f"{public_name(self.name)}{suffix}")

    @property
    def start(self) -> int | None:
        entry = spans(self.owner).get(self.name, {})
        if self.item is not None and self.item < len(entry.get("arr", ())):
            entry = entry["arr"][self.item]
        return self.base + entry["start"] if "start" in entry else None


def read(
    spec: type[KaitaiStruct], io: KaitaiStream, position: int, params: tuple[object, ...], most: int | None = None
) -> tuple[Any, Exception | None]:
    """The tree as far as it was parsed, and the error that stopped it, or None."""
    io.seek(position)
    tree = debug_class(spec)(*params, io)  # type: ignore[arg-type]  # classes can be hashed
    try:
        with at_most(most, io):
            tree._read()  # noqa: SLF001 - the switch of a debug build for parsing
    except (*PARSE_ERRORS, ManyFieldsError) as error:
        return tree, error
    return tree, None


@contextmanager
def at_most(most: int | None, io: KaitaiStream) -> Iterator[None]:
    """Within the block, `ManyFieldsError` stops parsing `io` after about `most` fields. Counts position queries: a
    debug build makes one before and after each field.
    """
    if most is None:
        yield
        return
    left, counted = 2 * most, type(io).pos.__code__

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal left
        if frame.f_code is counted and event == "call":
            left -= 1
            if left < 0:
                raise ManyFieldsError

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(before)


@cache
def debug_class(spec: type[KaitaiStruct]) -> Any:
    package, _, module = spec.__module__.rpartition(".")
    if package.endswith(".debug"):
        return spec
    found: Any = importlib.import_module(f"{package}.debug.{module}")
    for name in spec.__qualname__.split("."):
        found = getattr(found, name)
    return found


@cache
def _tables(package: str) -> Any:
    return importlib.import_module(f"{package.removesuffix('.debug')}.fields")


def is_described(value: Any) -> bool:
    return isinstance(value, KaitaiStruct) and hasattr(value, "_debug") and _is_described(type(value))  # type: ignore[arg-type]  # classes can be hashed


@cache
def _is_described(kind: type[Any]) -> bool:
    package, _, module = kind.__module__.rpartition(".")
    try:
        return bool(package) and f"{module}.{kind.__qualname__}" in _tables(package).CLASSES
    except (ImportError, AttributeError):
        return False


def type_info(owner: Any) -> tuple[Any, str]:
    return _info_of(type(owner))  # type: ignore[arg-type]  # the same


@cache
def _info_of(kind: type[Any]) -> tuple[Any, str]:
    package, _, module = kind.__module__.rpartition(".")
    tables = _tables(package)
    key: str = tables.CLASSES[f"{module}.{kind.__qualname__}"]
    return tables.TYPES[key], key


def field_info(owner: Any, name: str) -> tuple[Any, str]:
    info, key = type_info(owner)
    return info.fields[public_name(name)], key


def spans(owner: Any) -> dict[str, dict[str, Any]]:
    """The start and end of each field, in the order in which they were begun."""
    found: dict[str, dict[str, Any]] = owner._debug  # noqa: SLF001 - the debug build has no other access
    return found


def stream_of(owner: Any) -> KaitaiStream:
    return owner._io  # noqa: SLF001


def public_name(name: str) -> str:
    return name.removeprefix("_m_")


def join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def failing(tree: Any, error: Exception) -> FieldPlace | None:
    """The innermost field that was begun but not ended, or None."""
    trail = list(open_fields(tree))
    if isinstance(error, ValidationFailedError):
        found = refused_field(tree, trail, error.src_path)
        if found is not None:
            return found
    return trail[-1] if trail else None


def open_fields(tree: Any) -> Iterator[FieldPlace]:
    owner, path, base = tree, "", 0
    bases = {id(stream_of(tree)): 0}
    while True:
        opened = [name for name, entry in spans(owner).items() if "start" in entry and "end" not in entry]
        if not opened:
            return
        # An instance is begun while the field that needs it is open, so the last one begun is the innermost.
        name = opened[-1]
        entry = spans(owner)[name]
        value = getattr(owner, name, None)
        index = len(entry["arr"]) - 1 if entry.get("arr") else None
        place = FieldPlace(owner, path, base, name, index)
        yield place
        if index is not None:
            items = value or []
            value = items[index] if "end" not in entry["arr"][index] and index < len(items) else None
        if not is_described(value):
            return
        start = place.start
        base = bases.setdefault(id(stream_of(value)), base if start is None else start)
        owner, path = value, place.field_path


def refused_field(tree: Any, trail: list[FieldPlace], source_path: str) -> FieldPlace | None:
    """The field that a `valid` refused. `source_path` is such as `/types/header/seq/3`, from its own spec."""
    parts = source_path.strip("/").split("/")
    types = ".".join(parts[1:-2:2])
    inner = [child_of(place) for place in reversed(trail)]
    for owner, path, base in [*(found for found in inner if found is not None), (tree, "", 0)]:
        if type_info(owner)[1].partition(".")[2] != types:
            continue
        name = name_in_debug(owner, parts[-2], parts[-1])
        if name is not None:
            index = len(spans(owner)[name]["arr"]) - 1 if "arr" in spans(owner)[name] else None
            return FieldPlace(owner, path, base, name, index)
    return None


def child_of(place: FieldPlace) -> tuple[Any, str, int] | None:
    value = getattr(place.owner, place.name, None)
    if place.item is not None and value is not None:
        value = value[place.item] if place.item < len(value) else None
    if not is_described(value):
        return None
    shares_stream = stream_of(value) is stream_of(place.owner)
    start = place.start
    return value, place.field_path, place.base if shares_stream or start is None else start


def name_in_debug(owner: Any, kind: str, which: str) -> str | None:
    """The name in `_debug` of `seq/3` or `instances/index`; None if the object was not read so far."""
    if kind == "instances":
        name = f"_m_{which}"
    else:
        name = owner.SEQ_FIELDS[int(which)] if int(which) < len(owner.SEQ_FIELDS) else ""
    return name if name in spans(owner) else None
