"""Nothing that the specs or the code have is missing on the pages."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import pytest

import segspec
from segspec.cli.main import command
from segspec.columns.schema import TABLES, schema
from segspec.core.errors import Code
from segspec.formats import every
from segspec_kaitai.pages.book import Book, read_book
from segspec_kaitai.spec.model import anchor
from tests.conftest import ROOT
from tests.docs.conftest import Texts

sys.path.insert(0, str(ROOT / "docs" / "_hooks"))

from segspec_docs.catalog import BOOKS, pages_of

pytestmark = pytest.mark.xdist_group("docs")


@pytest.fixture(scope="module", params=BOOKS)
def folder(request: pytest.FixtureRequest) -> str:
    """A folder of specs that has pages."""
    return str(request.param)


@pytest.fixture(scope="module")
def book(folder: str) -> Book:
    return read_book(ROOT / folder)


def test_every_structure_and_field_is_on_its_formats_page(folder: str, book: Book, texts: Texts) -> None:
    missing = []
    for page, specs in pages_of(book, BOOKS[folder]):
        ids = texts.ids(f"formats/{page.name}")
        names = {spec.name for spec in specs}
        for key, type_spec in book.types.items():
            if type_spec.spec.name not in names:
                continue
            wanted = [book.anchor(type_spec), *(anchor(key, part.name) for part in type_spec.parts)]
            wanted += [anchor(key, f"enum-{name}") for name in type_spec.enums]
            missing += [f"{page.name}: #{one}" for one in wanted if one not in ids]
    assert not missing, missing[:10]


def test_every_structure_with_bytes_has_a_drawing(folder: str, book: Book, texts: Texts) -> None:
    for page, specs in pages_of(book, BOOKS[folder]):
        text = texts.html(f"formats/{page.name}")
        for type_spec in book.types.values():
            has_bytes = any("contents" in part.table or part.types[0].text in ("u1", "u4") for part in type_spec.fields)
            if type_spec.spec in specs and has_bytes:
                assert f'id="drawing-{book.anchor(type_spec)}-wide"' in text, type_spec.key


def test_every_finding_code_is_explained(texts: Texts) -> None:
    assert {str(code) for code in Code} <= texts.ids("reference/findings")


def test_every_verb_and_option_is_in_the_reference(texts: Texts) -> None:
    ids = texts.ids("reference/cli")
    context = click.Context(command, info_name="segspec")
    for verb in command.list_commands(context):
        assert verb in ids
        sub = command.get_command(context, verb)
        assert sub is not None
        for option in sub.params:
            if isinstance(option, click.Option):
                assert f"{verb}-{max(option.opts, key=len).lstrip('-')}" in ids


def test_every_public_name_is_on_the_python_page(texts: Texts) -> None:
    ids = texts.ids("reference/python")
    assert set(segspec.__all__) <= ids
    assert {"Log.records", "Log.verify", "Log.info", "Log.arrow", "Log.arrow_c_stream"} <= ids


def test_spark_types_on_the_page_are_sparks_own(monkeypatch: pytest.MonkeyPatch) -> None:
    from segspec.spark.schemas import spark_type as sparks

    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "docs" / "_hooks"))
    from segspec_docs.tables import spark_type as shown

    for format in every():
        for table in TABLES:
            for column in schema(format, table):
                assert shown(column.type) == sparks(column.type).simpleString(), f"{format.name} {table} {column.name}"
