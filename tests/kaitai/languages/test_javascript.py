"""The harness that compares JavaScript with Python is exact where it must be: numbers, text, floats, absent fields."""

from __future__ import annotations

import struct
from collections.abc import Callable

import pytest

from segspec_kaitai.parsers.__main__ import Tree, run
from tests.javascript.tree import javascript, python

pytestmark = pytest.mark.node

NUMBERS = """\
meta:
  id: numbers
seq:
  - id: big_unsigned
    type: u8be
  - id: little_unsigned
    type: u8le
  - id: big_signed
    type: s8be
  - id: little_signed
    type: s8le
  - id: small_float
    type: f4be
  - id: large_float
    type: f8le
"""
EDGES = [0, 1, -1, 2**31, -(2**32), 2**53 - 1, 2**53, 2**53 + 1, -(2**53) - 1, 2**63 - 1, -(2**63)]


def test_numbers_of_64_bits_are_exact(
    make_tree: Callable[[dict[str, str]], Tree], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make_tree({"numbers": NUMBERS})
    tree = Tree(made.root, made.ksy, made.generated, "exact_ksy")
    assert run(tree, check=False) == []
    monkeypatch.syspath_prepend(str(tree.generated / "python"))
    requests = []
    for edge in EDGES:
        unsigned = edge % 2**64
        content = struct.pack(">Q", unsigned) + struct.pack("<Q", unsigned) + struct.pack(">q", edge)
        content += struct.pack("<q", edge) + struct.pack(">f", edge / 3) + struct.pack("<d", edge / 3)
        requests.append({"spec": "numbers", "hex": content.hex()})
    answers = javascript(tree.generated / "javascript", requests)
    assert answers == [python(request, "exact_ksy") for request in requests]
    assert [answer["tree"]["littleSigned"] for answer in answers] == [str(edge) for edge in EDGES]
