"""Rules, vectors, findings and functions hold together; where one lets go, the lint says which."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from segspec_kaitai.lint.held import Holding, held, ours
from tests.needs import ROOT

RULE = {"id": "quill.frame.crc", "finds": "bad-checksum", "by": ["fits"]}
VECTOR = {
    "id": "quill/frames/wrong-crc",
    "rules": ["quill.frame.crc"],
    "read": {"error": {"code": "bad-checksum"}, "findings": "any"},
}
MODULE = '''def fits(one: int, other: int) -> bool:
    """Whether a checksum fits.

    Rule: quill.frame.crc.
    """
    return one == other


def sum_of(one: int) -> int:
    return one
'''
READER = """def read(error):
    if error.code is Code.TORN:
        raise SegspecError(Code.BAD_CHECKSUM, "wrong")
"""


def said(folder: Path, rules: list[Any], vectors: list[Any], module: str = MODULE, reader: str = READER) -> list[str]:
    (folder / "vectors").mkdir()
    (folder / "quill").mkdir()
    (folder / "quill.json").write_text(json.dumps({"rules": rules}))
    (folder / "vectors" / "frames.json").write_text(json.dumps({"vectors": vectors}))
    (folder / "quill" / "rules.py").write_text(module)
    (folder / "quill" / "reader.py").write_text(reader)
    return held(Holding(folder / "quill.json", folder / "vectors", folder / "quill"))


def test_what_holds_together_is_not_spoken_of(tmp_path: Path) -> None:
    assert said(tmp_path, [RULE], [VECTOR]) == []


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"vectors": []}, "quill.frame.crc: no vector holds it"),
        ({"vectors": [VECTOR, VECTOR | {"id": "quill/frames/x", "rules": []}]}, "quill/frames/x: it holds no rule"),
        ({"vectors": [VECTOR | {"rules": ["quill.frame.crc", "quill.no.rule"]}]},
         "quill/frames/wrong-crc: there is no rule quill.no.rule"),
        ({"vectors": [VECTOR, VECTOR | {"read": {"error": {"code": "torn"}}}]},
         "quill/frames/wrong-crc: none of its rules finds torn"),
        ({"rules": [RULE | {"by": ["fits", "gone"]}]}, "quill.frame.crc: there is no function gone"),
        ({"module": MODULE.replace("frame.crc", "frame.sum")},
         "quill.frame.crc: the docstring of fits does not name it (`Rule: quill.frame.crc.`)"),
        ({"rules": [{"id": "quill.frame.crc", "finds": "bad-checksum"}]}, "quill: fits keeps no rule (`by`)"),
        ({"reader": READER.replace("BAD_CHECKSUM", "GAP")}, "quill/reader.py: no rule finds gap"),
    ],
)  # fmt: skip
def test_what_lets_go_is_named(tmp_path: Path, changed: dict[str, Any], words: str) -> None:
    assert words in said(tmp_path, **{"rules": [RULE], "vectors": [VECTOR]} | changed)


def test_all_formats_hold_together() -> None:
    each = list(ours(ROOT))
    assert {one.rules.stem for one in each} >= {"kafka"}
    assert [line for one in each for line in held(one)] == []
