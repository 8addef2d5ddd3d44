"""What a spec says, asked once: its parts by name and line, what their types are, what a name means where it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec_kaitai.spec.model import GIVEN, Kind, Specs, type_name
from segspec_kaitai.spec.source import load

SPEC = """\
meta:
  id: box
  endian: le
params:
  - id: kind
    type: u2
seq:
  - id: lid
    type: part(3)
  - size: 4
  - id: body
    type:
      switch-on: kind
      cases:
        1: part
        2: u4be
        _: part::inner
instances:
  answer:
    value: 42
types:
  part:
    meta:
      endian: be
    seq:
      - id: first
        type: inner
    types:
      inner:
        enums:
          kind: {1: one}
enums:
  kind: {2: two}
"""


@pytest.fixture
def specs(tmp_path: Path) -> Specs:
    path = tmp_path / "box.ksy"
    path.write_text(SPEC)
    return Specs([load(path)])


def test_a_name_means_the_nearest_of_those_around(specs: Specs) -> None:
    inner, box = specs.types["box.part.inner"], specs.types["box"]
    owners = [found.owner.key for found in (specs.find_enum("kind", inner), specs.find_enum("kind", box)) if found]
    assert owners == ["box.part.inner", "box"]
    assert specs.find("inner", box) is None
    assert specs.find_enum("none", inner) is None
    assert [specs.types[key].setting("endian") for key in ("box", "box.part", "box.part.inner")] == ["le", "be", "be"]


@pytest.mark.parametrize(
    ("text", "family", "size", "order", "structure", "bounds"),
    [
        ("u2be", "u", 2, "be", "", (0, 65535)),
        ("s1", "s", 1, "", "", (-128, 127)),
        ("f8", "f", 8, "", "", None),
        ("b12le", "b", 12, "le", "", (0, 4095)),
        ("b65", "b", 65, "", "", None),
        ("bool", "", 0, "", "bool", None),
        ("u1le", "", 0, "", "u1le", None),
        ("strz", "", 0, "", "", None),
        ("u3", "", 0, "", "u3", None),
        ("other::part(1, x)", "", 0, "", "other::part", None),
        (None, "", 0, "", "", None),
        ("b" + "9" * 5000, "", 0, "", "b" + "9" * 5000, None),
    ],
)
def test_what_a_type_says(
    text: str | None, family: str, size: int, order: str, structure: str, bounds: tuple[int, int] | None
) -> None:
    found = type_name(text)
    assert (found.family, found.size, found.order, found.structure) == (family, size, order, structure)
    assert found.bounds == bounds


@pytest.mark.parametrize(
    ("text", "read", "given"),
    [
        (None, Kind.BYTES, Kind.BYTES),
        ("str", Kind.TEXT, Kind.TEXT),
        ("strz", Kind.TEXT, Kind.STRUCTURE),
        ("bytes", Kind.STRUCTURE, Kind.BYTES),
        ("bool", Kind.STRUCTURE, Kind.FLAG),
        ("io", Kind.STRUCTURE, Kind.OTHER),
        ("u4", Kind.NUMBER, Kind.NUMBER),
        ("b3", Kind.BITS, Kind.BITS),
        ("float", Kind.STRUCTURE, Kind.STRUCTURE),
    ],
)
def test_a_word_for_a_kind_is_one_where_the_language_has_it(text: str | None, read: Kind, given: Kind) -> None:
    assert (type_name(text).kind, type_name(text, GIVEN).kind) == (read, given)
    assert type_name("bool", GIVEN).bounds == (0, 1)


def test_what_a_parse_can_leave_out(tmp_path: Path) -> None:
    switch = "{switch-on: kind, cases: {1: u1, 2: u2}}"
    fields = {
        "plain": "type: u1",
        "guarded": "type: u1, if: kind > 1",
        "chosen": f"type: {switch}",
        "sized": f"size: 4, type: {switch}",
        "settled": "type: {switch-on: kind, cases: {1: u1, _: u2}}",
        "listed": f"repeat: eos, type: {switch}",
    }
    lines = [f"  - {{id: {name}, {text}}}" for name, text in fields.items()]
    (tmp_path / "box.ksy").write_text("\n".join(["meta: {id: box}", "seq:", *lines, ""]))
    parts = Specs([load(tmp_path / "box.ksy")]).types["box"].fields
    assert [part.name for part in parts if part.may_be_absent] == ["guarded", "chosen"]
    assert [part.name for part in parts if part.has_other_bytes] == ["sized"]
