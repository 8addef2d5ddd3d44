"""The trial of public specs, on small ones of our own; and, where a folder has them, on every source of the list."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from tests import needs
from tests.kaitai.public_specs.plain import PlainCompiler
from tests.kaitai.public_specs.sources import Source, sources
from tests.kaitai.public_specs.trial import AGREED, DISAGREED, FINE, tried

pytestmark = pytest.mark.node

FOLDER, IMPORTS = "SEGSPEC_PUBLIC_SPECS", "SEGSPEC_PUBLIC_IMPORTS"
REPOSITORIES = {name: list(found) for name, found in groupby(sources(), lambda source: source.repository)}

SOUND = """
meta: {id: made, endian: le, encoding: UTF-8, imports: [part]}
params: [{id: width, type: u1}]
seq:
  - {id: magic, contents: ab}
  - {id: n, type: u1, valid: {max: 3}}
  - {id: items, type: item, repeat: expr, repeat-expr: n}
  - {id: rest, type: part}
types:
  item:
    seq: [{id: kind, type: u1}, {id: body, type: {switch-on: kind, cases: {0: u2, 1: part}}}]
    instances: {twice: {value: kind * 2}}
"""
PART = "meta: {id: part, encoding: UTF-8}\nseq: [{id: text, type: strz}]\n"


@pytest.fixture
def compiler() -> Iterator[PlainCompiler]:
    needs.npm("kaitai-struct-compiler")
    with PlainCompiler() as made:
        yield made


def test_a_sound_spec_agrees_on_files_that_are_made_for_it(compiler: PlainCompiler, tmp_path: Path) -> None:
    (tmp_path / "made.ksy").write_text(SOUND)
    (tmp_path / "part.ksy").write_text(PART)
    made = tried(compiler, "made", tmp_path / "made.ksy", tmp_path, tmp_path / "scratch")
    assert (made.outcome, made.why, made.wrong) == (AGREED, "", [])
    assert made.whole > 0
    assert made.equal > 10


def test_a_value_that_differs_is_told_by_its_path(compiler: PlainCompiler, tmp_path: Path) -> None:
    (tmp_path / "made.ksy").write_text("meta: {id: made}\nseq: [{id: a, type: u1}]\ninstances: {b: {value: a + 1}}\n")

    class Wrong(PlainCompiler):
        def files(self, *given: object) -> dict[str, str]:
            found = compiler.files(*given)  # type: ignore[arg-type]
            return {name: text.replace("self.a + 1", "self.a + 2") for name, text in found.items()}

    made = tried(Wrong(), "made", tmp_path / "made.ksy", tmp_path, tmp_path / "scratch")
    assert made.outcome == DISAGREED
    assert made.wrong[0].startswith("b: ")


def test_the_list_names_each_spec_once() -> None:
    found = list(sources())
    assert len(found) >= 500
    assert len({source.sha256 for source in found}) == len(found)
    assert all(len(source.commit) == 40 and source.path.endswith(".ksy") for source in found)


@pytest.mark.parametrize("repository", REPOSITORIES)
def test_public_specs_are_taken_and_read_as_by_the_plain_parser(
    repository: str, compiler: PlainCompiler, tmp_path: Path
) -> None:
    folder = Path(os.environ.get(FOLDER, ""))
    chosen: list[Source] = REPOSITORIES[repository]
    if FOLDER not in os.environ or not any(source.is_there(folder) for source in chosen):
        raise needs.Missing(f"a folder of public specs ({FOLDER})")
    imports = [Path(one) for one in os.environ.get(IMPORTS, "").split(os.pathsep) if one]
    made = [
        tried(compiler, source.name, source.file(folder), source.top(folder), tmp_path / "scratch", imports)
        for source in chosen
        if source.is_there(folder)
    ]
    assert [each for each in made if each.outcome not in FINE and not each.needs_program] == []
