"""The page about a spec of anybody's: what stands on it, and that what a stranger wrote is only text there."""

from __future__ import annotations

import copy
import itertools
import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
import yaml
from markdown import markdown

from segspec.core.errors import Code
from segspec.custom import Problem, UnsupportedSpecError, spec_page
from segspec_kaitai.spec.source import KSY
from tests.kaitai.own.conftest import SPECS

VOID = {"meta", "br", "wbr", "path"}
ACTIVE = {"script", "img", "iframe", "object", "embed", "link", "base", "form", "input"}
HEAD = "meta:\n  id: made\n  endian: le\n"


class Read(HTMLParser):
    """What a browser would make of a page: ids, links, tags, text; and tags that are not closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.stack: list[str] = []
        self.unbalanced: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.words = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in VOID:
            self.stack.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and (not self.stack or self.stack.pop() != tag):
            self.unbalanced.append(tag)

    def handle_data(self, data: str) -> None:
        if not self.stack or self.stack[-1] != "style":
            self.words += data


def sound(page: str) -> Read:
    """A page that is closed in order, whose ids are unique and whose links lead somewhere on it or to the web."""
    read = Read(page)
    assert not read.unbalanced
    assert not read.stack
    assert not read.tags & ACTIVE
    assert not {name for name in read.attributes if name.startswith("on")}
    assert len(read.ids) == len(set(read.ids))
    for link in read.links:
        assert link.startswith(("http://", "https://")) or link.removeprefix("#") in read.ids, link
    return read


def made(folder: Path, text: str, form: str = "html") -> str:
    (folder / "made.ksy").write_text(text, encoding="utf-8")
    return spec_page(folder / "made.ksy", "html" if form == "html" else "markdown")


def row_html(page: str, place: str) -> str:
    found = re.search(rf'<tr id="{re.escape(place)}".*?</tr>', page)
    assert found is not None, place
    return found[0]


def row(page: str, place: str) -> str:
    """The words of a field's row."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", row_html(page, place).replace("<wbr>", ""))).split())


def test_a_page_has_every_field_with_place_size_type_and_rule() -> None:
    page = spec_page(SPECS / "tlv.ksy")
    read = sound(page)
    assert row(page, "tlv.tag") == "0 1 tag u8, tag"
    assert row(page, "tlv.len-body") == "1 2 len_body u16 big-endian"
    assert row(page, "tlv.body").startswith("3 len_body body number or short_text or point or raw")
    assert row(page, "tlv.check") == "3 + len_body 1 check u8 Must be len_body & 0xff ."
    assert row(page, "tlv.note") == "4 + len_body 0 or 4 note u32 big-endian Present only if tag == tag::point ."
    assert row(page, "tlv.number.is-negative") == "is_negative value < 0"
    assert {"tlv", "tlv.number", "tlv.point", "tlv.raw", "short-text", "tlv.enum-tag"} <= set(read.ids)
    assert "drawing-tlv-wide" in read.ids
    assert "What holds what" in read.words
    assert 'class="cell r-length" href="#tlv.len-body"' in page


def test_a_page_loads_nothing_and_may_run_nothing() -> None:
    page = spec_page(SPECS / "tlv.ksy")
    assert "default-src 'none'; style-src 'unsafe-inline'" in page
    assert "url(" not in page
    assert "@import" not in page
    assert "@media print" in page
    assert "prefers-color-scheme: dark" in page


def test_markdown_of_a_site_shows_the_same_tables() -> None:
    page = spec_page(SPECS / "tlv.ksy")
    built = markdown(spec_page(SPECS / "tlv.ksy", "markdown"), extensions=["toc", "tables", "fenced_code"])
    read = Read(built)
    assert not read.unbalanced
    assert {one for one in Read(page).ids if not one.startswith("-")} <= set(read.ids)
    assert row(built, "tlv.note") == row(page, "tlv.note")
    assert built.count("<tr") == page.count("<tr")
    assert built.count("<svg") == page.count("<svg") > 0


EVERYTHING = """
meta:
  id: made
  title: Everything
  application: [one, two]
  file-extension: evr
  xref: {wikidata: Q1, mime: [a/b, c/d]}
  encoding: UTF-8
  endian:
    switch-on: order
    cases: {0: le, _: be}
params:
  - {id: order, type: u1}
doc-ref: https://example.org/spec
seq:
  - {id: magic_1, contents: [0x89, EVR]}
  - {id: ratio, type: f8}
  - {id: name, type: strz, encoding: Shift_JIS, eos-error: false, include: true}
  - {id: line, type: str, terminator: [13, 10], consume: false}
  - {id: padded, type: str, size: 8, pad-right: 0x20, terminator: 0}
  - {id: count, type: u2}
  - {id: crc32, type: u4be, valid: {min: 1, max: 0xff}}
  - {id: items, type: item(count), repeat: expr, repeat-expr: count}
  - {id: packed, process: zlib, size-eos: true, type: item(1)}
instances:
  far: {pos: 0x10, io: _root._io, size: 4, type: u4, if: count > 0}
  total: {value: count * 2, enum: kind}
types:
  item:
    params:
      - {id: n, type: u2}
    seq:
      - {id: low, type: b3}
      - {id: high, type: b5le}
      - {id: inner, type: item(1), if: n > 1}
      - id: body
        type:
          switch-on: low
          cases: {0: u1, 1: s2, 2: f4, 3: strz, 4: item(2), 5: u1}
enums:
  kind: {0: none, 1: {id: one, doc: The `first`, -orig-id: ONE}, 0x10: sixteen}
"""


def test_all_of_the_language_is_said_in_words(tmp_path: Path) -> None:
    page = made(tmp_path, EVERYTHING)
    sound(page)
    assert row(page, "made.magic-1").endswith("Always 89 45 56 52 .")
    assert "f64" in row(page, "made.ratio")
    assert "text, Shift_JIS" in row(page, "made.name")
    assert "Ends with 00 , which is part of the value, or with the data." in row(page, "made.name")
    assert "Ends with 0D 0A , where the next field begins." in row(page, "made.line")
    assert "Filled up with bytes 20 , which are not part of the value." in row(page, "made.padded")
    assert "Must be at least 1 and at most 0xff ." in row(page, "made.crc32")
    assert '<tr id="made.crc32" class="r-checksum">' in page
    assert "Repeats count times." in row(page, "made.items")
    assert "Its bytes go through zlib before they are read." in row(page, "made.packed")
    assert row(page, "made.far").startswith("far u32 at 0x10 of _root._io , 4 bytes Present only if count > 0 .")
    assert "one of 5 types" in row(page, "made.item.body")
    assert "0 , 5 : u8" in row(page, "made.item.body")
    assert "byte order by <code>order</code>" in page
    assert "Upstream name: <code>ONE</code>" in page
    assert "wikidata Q1, mime a/b, c/d" in page
    assert '<a href="https://example.org/spec">' in page


@pytest.mark.parametrize("path", sorted(KSY.glob("*.ksy")), ids=lambda path: path.stem)
def test_each_of_our_own_specs_has_a_page(path: Path) -> None:
    read = sound(spec_page(path))
    assert path.stem.replace("_", "-") in read.ids


WRONG: tuple[Any, ...] = (
    *(None, True, -1, 0, 1 << 70, 1.5, "", "a b", "b9", "b99", "str", "'", "_", "a::b", "eos", "foo(1", "<b>", "{{x}}"),
    *([], ["a"], [[]], {}, {"a": 1}, {"switch-on": "x", "cases": {"1": "u1", "_": "str"}}, {"any-of": 1}, {"id": "x"}),
)


def places_in(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every mapping and list of a spec with each key or index."""
    for key in list(node) if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ():
        yield node, key
        yield from places_in(node[key])


def test_a_spec_with_anything_anywhere_has_a_page_or_is_refused(tmp_path: Path) -> None:
    everything = yaml.safe_load(EVERYTHING)
    count = len(list(places_in(everything)))
    pages, refused = 0, list[Problem]()
    for number, wrong in itertools.product(range(count), WRONG):
        if (number * len(WRONG) + WRONG.index(wrong)) % 31:
            continue
        tree = copy.deepcopy(everything)
        node, key = next(itertools.islice(places_in(tree), number, None))
        node[key] = copy.deepcopy(wrong)
        try:
            page = made(tmp_path, yaml.dump(tree, Dumper=yaml.CSafeDumper, sort_keys=False))
        except UnsupportedSpecError as error:
            refused += error.problems
            continue
        read = Read(page)
        assert not read.unbalanced, (number, wrong)
        assert "b" not in read.tags, (number, wrong)
        pages += 1
    assert pages > 40
    assert len(refused) > 40
    assert {(problem.path, problem.line > 0) for problem in refused} == {(str(tmp_path / "made.ksy"), True)}


EVIL = "</td></div></style><script>alert(1)</script><img src=x onerror=alert(1)>{{ 7*7 }}{% x %}{# y #} {onclick=a}"


def test_texts_of_a_stranger_are_only_text(tmp_path: Path) -> None:
    evil = EVIL.replace("'", "''")
    spec = (
        f"meta:\n  id: made\n  title: '{evil}'\n  application: '{evil}'\n  license: '{evil}'\n  xref: {{a: '{evil}'}}\n"
        f"  file-extension: '{evil}'\n  encoding: '{evil}'\n"
        f"doc: '{evil}'\ndoc-ref: ['{evil}', 'javascript:alert(1)', 'https://a.b/\"onclick=\"alert(1)']\n"
        f"seq:\n  - id: a\n    size: '{evil}'\n    if: '{evil}'\n    doc: '{evil}'\n    process: '{evil}'\n"
        f"    -orig-id: '{evil}'\n    -role: '{evil}'\n    enum: '{evil}'\n"
        f"    repeat: until\n    repeat-until: '{evil}'\n"
        f"    valid:\n      any-of: ['{evil}']\n"
        f"  - id: b\n    type:\n      switch-on: '{evil}'\n      cases:\n        '{evil}': '{evil}'\n        1: u1\n"
        f"instances:\n  c:\n    value: '{evil}'\n  d:\n    pos: '{evil}'\n    io: '{evil}'\n    type: '{evil}'\n"
        f"enums:\n  e:\n    '{evil}': '{evil}'\n    2:\n      id: '{evil}'\n      doc: '{evil}'\n"
    )
    page = made(tmp_path, spec)
    read = sound(page)
    assert read.words.count("alert(1)") > 20
    assert "javascript:" not in "".join(read.links)
    text = made(tmp_path, spec, "markdown")
    assert not re.search(r"\{[{%#]", text)
    built = Read(markdown(text, extensions=["toc", "tables", "fenced_code", "attr_list", "md_in_html"]))
    assert not built.tags & ACTIVE
    assert not {name for name in built.attributes if name.startswith("on")}
    assert not built.unbalanced


def test_control_characters_are_shown_as_escapes(tmp_path: Path) -> None:
    page = made(tmp_path, f'{HEAD}doc: "a\\e[31m\\0b\\u202ec"\nseq:\n  - {{id: a, contents: "\\0\\e"}}\n', "markdown")
    assert "a\\x1b[31m\\x00b\\u202ec" in page
    assert "Always <code>00 1B</code>" in page
    assert all(character.isprintable() or character == "\n" for character in page)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("seq: 5\n", 4, "seq is a list"),
        ("seq:\n  - 5\n", 5, "seq is a list of mappings"),
        ("types: [a]\n", 4, "types are a mapping of names"),
        ("types:\n  a: 5\n", 5, "a is a mapping"),
        ("types:\n  'a.b': {}\n", 5, "'a.b' is no name: a small letter, then small letters, digits and underscores"),
        ("seq:\n  - id: a\n    type: [u1]\n", 6, "['u1'] is no type"),
        ("seq:\n  - id: a\n    type: b900\n", 6, "b900: a bit field has 1 to 64 bits"),
        ("seq:\n  - id: a\n    type: {switch-on: a}\n", 6, "type is one value, or a switch-on with cases"),
        ("seq:\n  - id: a\n    contents: [300]\n", 6, "contents: 300 is neither a byte nor a text"),
        ("seq:\n  - id: a\n    repeat: expr\n", 6, "repeat: expr needs repeat-expr"),
        ("seq:\n  - id: a\n    repeat: often\n", 6, "repeat: often is none of eos, expr and until"),
        ("seq:\n  - id: a\n    size: [1]\n", 6, "size is one value"),
        ("seq:\n  - id: a\n    size: 99999999999999999999999\n", 6, "a number of 77 bits: at most 64"),
        ("enums:\n  e:\n    1:\n", 6, "1 has no name"),
        ("meta: [a]\n", 4, "the key meta stands here twice"),
    ],
)
def test_what_no_page_can_show_is_named_with_its_line(tmp_path: Path, text: str, line: int, message: str) -> None:
    with pytest.raises(UnsupportedSpecError) as caught:
        made(tmp_path, HEAD + text)
    assert [(problem.path, problem.line) for problem in caught.value.problems] == [(str(tmp_path / "made.ksy"), line)]
    assert message in str(caught.value)


def test_a_structure_within_itself_has_a_page(tmp_path: Path) -> None:
    inner = "  a: {seq: [{id: x, type: u4}, {id: b, type: b}]}\n  b: {seq: [{id: y, type: u1}, {id: a, type: a}]}\n"
    fields = "seq: [{id: a, type: a}, {id: again, type: made, if: true}]\n"
    page = made(tmp_path, f"{HEAD}{fields}types:\n{inner}")
    sound(page)
    assert "<code>made</code> · at least" in page


def test_structures_that_stand_for_endless_bytes_are_drawn_in_bounded_time(tmp_path: Path) -> None:
    chain = "".join(f"  t{n}: {{seq: [{{id: a, type: t{n + 1}}}, {{id: b, type: t{n + 1}}}]}}\n" for n in range(400))
    page = made(tmp_path, f"{HEAD}seq: [{{id: a, type: t0}}]\ntypes:\n{chain}  t400: {{seq: [{{id: x, type: u4}}]}}\n")
    sound(page)
    assert len(page) < 4_000_000


def test_too_many_structures_are_refused_as_beyond_a_limit(tmp_path: Path) -> None:
    types = "".join(f"  t{number}: {{}}\n" for number in range(1001))
    with pytest.raises(UnsupportedSpecError, match="at most 1000 structures") as caught:
        made(tmp_path, f"{HEAD}types:\n{types}")
    assert caught.value.code is Code.LIMIT_EXCEEDED


def test_an_import_that_leads_out_is_refused(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "other.ksy").write_text("meta: {id: other}\n")
    with pytest.raises(UnsupportedSpecError, match=r"import of \.\./other"):
        made(tmp_path / "inner", "meta:\n  id: made\n  imports: [../other]\n")


def test_a_spec_below_an_import_path_is_on_the_page(tmp_path: Path) -> None:
    (tmp_path / "common").mkdir()
    (tmp_path / "common" / "part.ksy").write_text("meta: {id: part, title: A part}\nseq: [{id: x, type: u1}]\n")
    (tmp_path / "made.ksy").write_text("meta:\n  id: made\n  imports: [/common/part]\nseq: [{id: a, type: part}]\n")
    page = spec_page(tmp_path / "made.ksy", import_paths=[tmp_path])
    assert "A part" in sound(page).words
    assert '<a href="#part">part</a>' in row_html(page, "made.a")
