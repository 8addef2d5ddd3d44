"""A spec's YAML is read as the npm compiler's own reader does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from segspec_kaitai.spec.source import SpecError, load


def read(text: str, folder: Path) -> Any:
    path = folder / "made.ksy"
    path.write_text(text)
    return load(path).root


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("a: b\tc\n", {"a": "b\tc"}),
        ("a:\tb\n", {"a": "b"}),
        ("a\t: b\n", {"a": "b"}),
        ("a: b\t# words\n", {"a": "b"}),
        ("a: b#\tc\n", {"a": "b#\tc"}),
        ("a: b \t \n  c\n", {"a": "b c"}),
        ("a:\n  b: 1\n\t\n  \t# words\n  c: 2\n", {"a": {"b": 1, "c": 2}}),
        ("-\ta\n".replace("-", "k:\n-"), {"k": ["a"]}),
        ("a: [1,\t2,\n\t3]\n", {"a": [1, 2, 3]}),
        ("a: |\n  x\ty\n", {"a": "x\ty\n"}),
    ],
)
def test_a_tab_after_a_word_is_a_blank(text: str, wanted: Any, tmp_path: Path) -> None:
    assert read(text, tmp_path) == wanted


@pytest.mark.parametrize("text", ["a:\n\tb: 1\n", "a: b\n\tc: 2\n", "\ta: 1\n", "a:\n  - 1\n\t- 2\n"])
def test_a_tab_that_indents_is_refused_with_its_line(text: str, tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"made\.ksy:\d: not YAML: found character '\\t'"):
        read(text, tmp_path)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("0b1010", 10),
        ("-0b11", -3),
        ("-0x1f", -31),
        ("+0x1f", 31),
        ("-0o17", -15),
        ("017", 17),
        ("1_000", "1_000"),
        ("-.5", "-.5"),
        (".5", 0.5),
        ("1.5e1", 15.0),
    ],
)
def test_a_number_of_any_base_is_a_number(text: str, wanted: Any, tmp_path: Path) -> None:
    value = read(f"a: {text}\n", tmp_path)["a"]
    assert (value, type(value)) == (wanted, type(wanted))
