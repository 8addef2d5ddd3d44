"""What has no lowering is named with its spec and line; a wrong row or column is named too."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from segspec_kaitai.kernels import (
    ColumnError,
    KernelMode,
    KernelSpec,
    RowSource,
    Sources,
    Unsupported,
    from_texts,
    lower,
)
from segspec_kaitai.ksc.compiler import Target, compile_specs
from segspec_kaitai.spec.source import ROOT, load
from tests import needs

pytestmark = pytest.mark.node

HERE = "  # here"
HEAD = "meta:\n  id: {name}\n  endian: be\n  bit-endian: be\n"


@dataclass(frozen=True)
class Case:
    """A spec's text without its head, `# here` on the line that has no lowering, and words of the verdict."""

    name: str
    text: str
    words: str
    columns: dict[str, str]


CASES = [
    Case(
        "floating_rest",
        "seq:\n  - id: f\n    type: f4\n  - id: a  # here\n    type: u1\n    if: f % 2 > 1\n",
        "`%` of a floating point number",
        {"f": "f"},
    ),
    Case(
        "made_text",
        "seq:\n  - id: f\n    type: u1\n  - id: body  # here\n    size: part.length\ninstances:\n"
        "  part:\n    value: 'text + f.to_s'\n  text:\n    value: '\"a\"'\n",
        "in place of bytes",
        {"f": "f"},
    ),
    Case(
        "recursive",
        "seq:\n  - id: a\n    type: u1\n  - id: more  # here\n    type: node\n"
        "types:\n  node:\n    seq:\n      - id: next  # here\n        type: node\n        if: _io.size > 3\n",
        "contains itself",
        {"a": "a"},
    ),
    Case(
        "computed_index",
        "seq:\n  - id: n\n    type: u1\n  - id: xs\n    type: strz\n    encoding: ASCII\n    repeat: expr\n"
        "    repeat-expr: n\n  - id: chosen  # here\n    size: xs[n - 1].length\n",
        "computed index",
        {"n": "n"},
    ),
    Case(
        "processed",
        "seq:\n  - id: n\n    type: u1\n  - id: body  # here\n    size: n\n    process: xor(7)\n    type: inner\n"
        "types:\n  inner:\n    seq:\n      - id: a\n        type: u1\n",
        "process_xor",
        {"n": "n"},
    ),
    Case(
        "parameter_of_bytes",
        "seq:\n  - id: n\n    size: 3\n  - id: inner\n    type: inner(n)\n"
        "types:\n  inner:\n    params:\n      - id: given  # here\n        type: bytes\n"
        "    seq:\n      - id: a\n        type: u1\n",
        "parameter `given`",
        {"a": "inner.a"},
    ),
    Case(
        "unknown_text",
        "seq:\n  - id: text  # here\n    type: str\n    size: 4\n    encoding: UTF-9\n",
        "text in UTF-9, which Python does not know",
        {"text": "text"},
    ),
    Case(
        "compared_kanji",
        "seq:\n  - id: text\n    type: str\n    size: 4\n    encoding: SHIFT_JIS\n"
        "  - id: more  # here\n    type: u1\n    if: text == 'abc'\n",
        "text in shift_jis in an expression",
        {"text": "text"},
    ),
    Case(
        "length_of_kanji",
        "seq:\n  - id: text\n    type: str\n    size: 4\n    encoding: SHIFT_JIS\n"
        "  - id: more  # here\n    size: text.length\n",
        "the length of text in shift_jis",
        {"text": "text"},
    ),
    Case(
        "compared_text",
        "seq:\n  - id: text\n    type: str\n    size: 4\n    encoding: ASCII\n"
        "  - id: more  # here\n    type: u1\n    if: text > 'abc'\n",
        "order of bytes",
        {"text": "text"},
    ),
]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Sources:
    needs.npm("kaitai-struct-compiler")
    folder = tmp_path_factory.mktemp("unsupported")
    for case in CASES:
        (folder / f"{case.name}.ksy").write_text(HEAD.format(name=case.name) + case.text)
    names = [case.name for case in CASES]
    compiled = compile_specs(ROOT, folder, names, [Target("python", "python")])
    assert compiled.problems == []
    texts = {name: compiled.files["python"][name][f"{name}.py"] for name in names}
    return from_texts(texts, {name: load(Path(folder) / f"{name}.ksy") for name in names})


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_construct_without_lowering_is_named_with_its_line(case: Case, sources: Sources) -> None:
    with pytest.raises(Unsupported) as caught:
        lower(sources, KernelSpec(case.name, case.name, (RowSource("", case.columns),)))
    lines = (HEAD.format(name=case.name) + case.text).splitlines()
    marked = [number for number, line in enumerate(lines, 1) if line.endswith(HERE)]
    assert case.words in str(caught.value)
    assert caught.value.spec == case.name
    assert caught.value.line in marked, str(caught.value)
    assert str(caught.value).startswith(f"{case.name}.ksy:{caught.value.line}: ")


def test_a_row_that_the_spec_does_not_have_is_named(own_parsers: Sources) -> None:
    with pytest.raises(ColumnError, match="no structure or list at 'packages'"):
        lower(own_parsers, KernelSpec("k", "pcap", (RowSource("packages", {"a": "body"}),)))


def test_a_column_that_the_row_does_not_have_is_named(own_parsers: Sources) -> None:
    with pytest.raises(ColumnError, match="column a of k: 'bodies'"):
        lower(own_parsers, KernelSpec("k", "pcap", (RowSource("packets", {"a": "bodies"}),)))


def test_a_column_that_is_read_after_the_row_is_named(own_parsers: Sources) -> None:
    with pytest.raises(ColumnError, match="column a of k"):
        lower(own_parsers, KernelSpec("k", "counted", (RowSource("rows", {"a": "_frame.ending"}),)))


def test_a_column_that_is_a_structure_is_named(own_parsers: Sources) -> None:
    with pytest.raises(ColumnError, match="structure or a list"):
        lower(own_parsers, KernelSpec("k", "pcap", (RowSource("packets", {"a": "_frame.header"}),)))


def test_the_last_item_behind_a_released_list_cannot_be_had(own_parsers: Sources) -> None:
    columns = {"code": "code"}
    lower(own_parsers, KernelSpec("k", "ledger", (RowSource("pages.entries", columns),)))
    with pytest.raises(Unsupported, match=r"ledger\.ksy:\d+: the last item of the list that makes the rows"):
        lower(own_parsers, KernelSpec("k", "ledger", (RowSource("pages.entries", columns),), KernelMode.FILE))
