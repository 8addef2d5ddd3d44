"""All specs, as pages show them.

Lengths of fields and structures in bits, as far as a spec determines them.

The site's colours and layout, for a page alone or in another site.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from segspec_kaitai.spec.model import Part, Specs, TypeSpec, anchor
from segspec_kaitai.spec.source import KSY, Spec, load, spec_names

INSTALLED = Path(__file__).with_name("theme")
REPOSITORY = Path(__file__).resolve().parents[3] / "docs" / "_theme"

ALONE = """
.frame { grid-template-columns: minmax(0, 1fr); }
main { grid-column: 1; grid-row: 1; }
nav.here { display: none; top: 0; max-height: 100vh; }
nav.here p { margin: 0 0 .3rem; font-size: .75rem; font-weight: 650; letter-spacing: .06em; color: var(--soft);
  text-transform: uppercase; }
html { scroll-padding-top: 1rem; }
:target { scroll-margin-top: 1rem; }
@media (min-width: 78rem) {
  .frame { grid-template-columns: minmax(0, 1fr) 15rem; max-width: 76rem; }
  nav.here { display: block; grid-column: 2; grid-row: 1; position: sticky; padding: 1.6rem 0 2rem; font-size: .85rem; }
}
"""

AS_A_GUEST = """
.segspec { container: content / inline-size; overflow-wrap: break-word;
  --ink: currentColor; --ground: transparent; --link: currentColor; --hot: rgb(255 210 60 / .3);
  --soft: color-mix(in srgb, currentColor 65%, transparent); --line: color-mix(in srgb, currentColor 20%, transparent);
  --structure: #5b74e8; --length: #2a93a6; --checksum: #d0517c; --payload: #4a9a54; --reserved: #808894; --gap: #cf7a2a;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.segspec .ruler a { color: inherit; }
.segspec td code { white-space: normal; overflow-wrap: anywhere; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
"""
"""Colours for a site with an unknown background."""


@cache
def sheet(name: str) -> str:
    folder = INSTALLED if INSTALLED.is_dir() else REPOSITORY
    text = (folder / name).read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL).strip()


def alone() -> str:
    return f"{sheet('site.css')}\n{sheet('bytes.css')}{ALONE}"


def as_a_guest() -> str:
    """The style of a page in another site, without blank lines, which would end the HTML."""
    return re.sub(r"\n\s*\n", "\n", f"{AS_A_GUEST}{sheet('bytes.css')}\n")


BYTE = 8
MOST = 1 << 66
"""Longer lengths count as unbounded, so that numbers stay small."""


@dataclass(frozen=True)
class Size:
    """A length in bits; `high` is None if unbounded."""

    low: int
    high: int | None

    @property
    def is_fixed(self) -> bool:
        return self.low == self.high

    def times(self, count: int) -> Size:
        return bounded_size(self.low * count, None if self.high is None else self.high * count)

    def plus(self, other: Size) -> Size:
        both = None if self.high is None or other.high is None else self.high + other.high
        return bounded_size(self.low + other.low, both)

    def or_else(self, other: Size) -> Size:
        both = None if self.high is None or other.high is None else max(self.high, other.high)
        return Size(min(self.low, other.low), both)


NOTHING = Size(0, 0)
ANYTHING = Size(0, None)


def bounded_size(low: int, high: int | None) -> Size:
    return Size(min(low, MOST), None if high is None or high > MOST else high)


def fixed_bytes(count: int) -> Size:
    return bounded_size(count * BYTE, count * BYTE)


ROLES = {
    "structure": "structure",
    "length": "length or count",
    "checksum": "checksum",
    "payload": "what users appended",
    "reserved": "reserved",
}
"""The roles of fields (key `-role`), and their words in a legend."""


ORDERS = {"be": "big-endian", "le": "little-endian"}


@dataclass(frozen=True)
class Page:
    """One page: the specs with one of `prefixes`; those of `roots` and their contents come first."""

    name: str
    title: str
    subtitle: str
    prefixes: tuple[str, ...]
    roots: tuple[str, ...]


class Book(Specs):
    """Every structure of some specs by key, `spec` or `spec.type`, in the order of the files.

    `sizes` caches the structures' lengths.
    """

    roles = ROLES

    def __init__(self, specs: Iterable[Spec]) -> None:
        super().__init__(specs)
        self.sizes: dict[str, Size] = {}
        self._settings: dict[tuple[str, str], str] = {}

    def setting(self, type_spec: TypeSpec, key: str) -> str:
        asked = type_spec.key, key
        if asked not in self._settings:
            self._settings[asked] = type_spec.setting(key)
        return self._settings[asked]

    def byte_order(self, type_spec: TypeSpec) -> str:
        return ORDERS.get(self.setting(type_spec, "endian"), "")

    def role(self, part: Part) -> str:
        return str(part.table.get("-role", "structure"))

    def holding(self, type_spec: TypeSpec) -> list[Part]:
        return type_spec.fields

    def title(self, type_spec: TypeSpec) -> str:
        if len(type_spec.names) > 1:
            words_of_id = type_spec.names[-1].replace("_", " ")
            return words_of_id[:1].upper() + words_of_id[1:]
        meta = type_spec.table["meta"]
        title = str(meta.get("title", type_spec.key))
        own = title.split(": ", 1)[-1].removeprefix(f"{meta.get('application', '')} ")
        return own[:1].upper() + own[1:]

    def mentioned(self, name: str, within: TypeSpec) -> str:
        found = self.types.get(name)
        return "" if found is None or found is within else self.anchor(found)

    def children(self, type_spec: TypeSpec) -> list[TypeSpec]:
        nested = [f"{type_spec.key}.{name}" for name in type_spec.table.get("types") or {}]
        return [self.types[key] for key in nested if key in self.types]

    def anchor(self, type_spec: TypeSpec) -> str:
        """The id of a structure's heading, unlike any field's."""
        *outer, name = type_spec.names
        around = self.types.get(".".join(outer))
        taken = around is not None and name in [part.name for part in (*around.fields, *around.instances)]
        if not taken:
            return anchor(type_spec.key)
        has_such_a_part = any(part.name == "type" for part in type_spec.parts)
        return anchor(type_spec.key, "-type" if has_such_a_part else "type")


def read_book(folder: Path = KSY) -> Book:
    """Raises `SpecError`."""
    return Book(load(folder / f"{name}.ksy") for name in spec_names(folder))
