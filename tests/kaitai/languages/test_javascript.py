"""The harness that compares JavaScript with Python is exact where it must be: numbers, text, floats, absent fields."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from segspec_kaitai.parsers.__main__ import Tree, run
from tests.javascript.tree import javascript, python
from tests.kaitai.parsers.test_annotate import FRAME

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


@pytest.mark.parametrize("is_long", [True, False])
def test_everything_in_a_frame_is_compared(samples: Path, is_long: bool) -> None:
    request = {"spec": "sample_frame", "hex": FRAME.hex(), "params": [is_long]}
    [answer] = javascript(samples.parent / "javascript", [request])
    assert answer == python(request, "sample_ksy")
    tree = answer["tree"]
    assert tree["magic"] == "x:4652414d"
    assert tree["body"]["entries"][1]["content"]["value"] == "261"
    assert (tree["kind"], tree["isEmpty"], tree.get("note")) == ("1", False, "s:hi" if is_long else None)


@pytest.mark.parametrize(
    ("content", "kind"),
    [(FRAME[:12], "end"), (b"FROM" + FRAME[4:], "refused"), (FRAME[:19] + b"\xff\0" + FRAME[21:], "text")],
)
def test_failures_have_the_same_kind(samples: Path, content: bytes, kind: str) -> None:
    request = {"spec": "sample_frame", "hex": content.hex(), "params": [True]}
    [answer] = javascript(samples.parent / "javascript", [request])
    assert answer == python(request, "sample_ksy") == {"error": {"kind": kind}}


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
