"""The structures of a page as HTML without blank lines, which would end it within Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

from segspec_kaitai.pages import words
from segspec_kaitai.pages.book import Book, Page
from segspec_kaitai.pages.layout import Row
from segspec_kaitai.pages.structures import EnumTable, Node, Structure, nesting, sources_of, structures_of
from segspec_kaitai.spec.model import anchor
from segspec_kaitai.spec.source import Spec

HREF = re.compile(r'href="#(?P<spec>[a-z0-9-]+)(?P<rest>[a-z0-9.-]*)"')
LARGEST_OPEN_TREE = 36


def size_of_tree(nodes: list[Node]) -> int:
    return sum(1 + size_of_tree(inner) for *_, inner in nodes)


def tree(nodes: list[Node]) -> str:
    is_open = " open" if size_of_tree(nodes) <= LARGEST_OPEN_TREE else ""
    return f'<details class="tree"{is_open}><summary>What holds what</summary>\n{branch(nodes)}\n</details>'


def branch(nodes: list[Node]) -> str:
    lines = []
    for field, title, target, inner in nodes:
        name = f"<code>{field}</code> " if field else ""
        lines.append(f'<li>{name}<a href="#{target}">{escape(title)}</a>{branch(inner) if inner else ""}</li>')
    return "\n".join(["<ul>", *lines, "</ul>"])


def structure_html(structure: Structure) -> str:
    return "\n".join(['<div class="structure">', *(part for part in parts_of_structure(structure) if part), "</div>"])


def parts_of_structure(structure: Structure) -> Iterator[str]:
    facts = [words.code(structure.type_spec.key), structure.size, structure.byte_order]
    yield f'<p class="facts">{" · ".join(fact for fact in facts if fact)}</p>'
    yield structure.doc
    if structure.params:
        yield table_of("params", "What the reader must know beforehand", "Type", structure.params)
    if structure.drawing:
        yield f"<figure>{structure.drawing}{legend(structure)}</figure>"
    if structure.rows:
        yield layout_table(structure)
    if structure.instances:
        yield table_of("computed", "What follows from the fields", "Value", structure.instances)
    for enum in structure.enums:
        yield enum_html(enum)
    if structure.sources:
        yield f'<p class="origin">Source: {"; ".join(structure.sources)}</p>'


def legend(structure: Structure) -> str:
    keys = "".join(f'<span class="key r-{role}">{text}</span> ' for role, text in structure.roles)
    return f"<figcaption>{keys}</figcaption>" if keys else ""


def heads(names: Iterable[str]) -> str:
    cells = "".join(f'<th scope="col">{name}</th>' for name in names)
    return f"<thead><tr>{cells}</tr></thead>"


def field_cell(target: str, name: str) -> str:
    return f'<td class="field"><a href="#{target}"><code>{name}</code></a></td>'


def layout_table(structure: Structure) -> str:
    top = f'<table class="fields layout"><caption class="unseen">Fields of {escape(structure.title)}</caption>'
    return with_meanings(top, ("At", "Size", "Field", "Type"), [layout_row(structure, row) for row in structure.rows])


def layout_row(structure: Structure, row: Row) -> tuple[str, str]:
    behind = " behind" if row.place.after else ""
    upstream = structure.upstream(row)
    origin = [f"Upstream name: {words.code(upstream)}"] if upstream else []
    origin += ["; ".join(sources_of(row.table))] if sources_of(row.table) else []
    below = f'<p class="origin">{" · ".join(origin)}</p>' if origin else ""
    cells = (
        f'<tr id="{row.anchor}" class="r-{row.role}"><td class="at{behind}">{words.place_words(row)}</td>'
        f'<td class="size">{structure.length(row)}</td>{field_cell(row.anchor, row.name)}'
        f'<td class="type">{words.type_words(structure.book, row)}</td>'
    )
    return cells, f"{structure.meaning(row.table)}{structure.rules(row)}{below}"


def table_of(kind: str, caption: str, head: str, entries: list[tuple[str, str, str, str]]) -> str:
    lines = [
        (f'<tr id="{target}">{field_cell(target, name)}<td class="how">{how}</td>', meaning)
        for target, name, how, meaning in entries
    ]
    return with_meanings(f'<table class="fields {kind}"><caption>{caption}</caption>', ("Name", head), lines)


def enum_html(enum: EnumTable) -> str:
    lines = []
    for value, name, upstream, meaning in enum.rows:
        origin = f'<p class="origin">Upstream name: {words.code(upstream)}</p>' if upstream else ""
        cells = f'<td class="at">{escape(value)}</td><td class="field">{words.code(name)}</td>'
        lines.append((f"<tr>{cells}", meaning + origin))
    top = f'<table class="fields enum" id="{enum.anchor}"><caption>Values of {words.code(enum.name)}</caption>'
    return with_meanings(top, ("Value", "Name"), lines)


def with_meanings(top: str, names: Iterable[str], lines: list[tuple[str, str]]) -> str:
    if any(meaning for _, meaning in lines):
        names = (*names, "Meaning")
        lines = [(f'{cells}<td class="meaning">{meaning}</td>', "") for cells, meaning in lines]
    return "\n".join([top, heads(names), "<tbody>", *(f"{cells}</tr>" for cells, _ in lines), "</tbody></table>"])


def render(book: Book, page: Page, specs: list[Spec], homes: dict[str, str]) -> str:
    """One page as Markdown. `homes` names the page of each spec, for links."""
    out = [tree(nesting(book, page.roots, specs))]
    for structure in structures_of(book, specs):
        level = "#" * min(3 + structure.depth, 6)
        out += [f"{level} {structure.title} {{#{structure.anchor}}}", structure_html(structure)]
    away = {anchor(name): home for name, home in homes.items() if home != page.name}

    def across(match: re.Match[str]) -> str:
        home = away.get(match["spec"])
        return f'href="{home}.html#{match["spec"]}{match["rest"]}"' if home else match[0]

    return HREF.sub(across, "\n\n".join(out)) + "\n"


def pages(book: Book, placed: list[tuple[Page, list[Spec]]]) -> dict[str, str]:
    homes = {spec.name: page.name for page, specs in placed for spec in specs}
    return {page.name: render(book, page, specs, homes) for page, specs in placed}
