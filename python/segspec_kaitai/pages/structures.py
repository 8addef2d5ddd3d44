"""The structures of a page: drawings, fields, computed values, enums, sources, and containment.

The structures of a page as HTML without blank lines, which would end it within Markdown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

from segspec_kaitai.pages import words
from segspec_kaitai.pages.book import BYTE, Book, Page
from segspec_kaitai.pages.drawing import drawings
from segspec_kaitai.pages.layout import Place, Row, row_of, rows, structure_size
from segspec_kaitai.pages.prose import prose
from segspec_kaitai.spec.model import Part, TypeSpec, anchor
from segspec_kaitai.spec.source import Spec, Table

URL = re.compile(r"https?://[^\s\"]+")
MOST_TREE_LEVELS = 16
REPOSITORY = re.compile(r"([A-Za-z0-9-]+/[A-Za-z0-9._-]+)(?= )")
PLACE = re.compile(
    r"(?P<repository>[A-Za-z0-9-]+/[A-Za-z0-9._-]+) (?P<path>[\w./+-]+)"
    r"(?P<line>#L\d+(?:-L?\d+)?)?@(?P<commit>[0-9a-f]{7,40})"
)
TAGGED = re.compile(
    r"(?P<repository>[A-Za-z0-9-]+/[A-Za-z0-9._-]+) (?P<commit>\d+\.\d+\.\d+) (?P<path>[\w./+-]+\.\w+)"
    r"(?P<line>:\d+(?:-\d+)?)?"
)
Node = tuple[str, str, str, list[Any]]


@dataclass(frozen=True)
class EnumTable:
    """An enum's rows."""

    anchor: str
    name: str
    rows: list[tuple[str, str, str, str]]


@dataclass(frozen=True)
class Structure:
    """One structure; `depth` is 0 for a spec and grows with nesting."""

    book: Book
    type_spec: TypeSpec
    depth: int
    is_introduced: bool = False

    @property
    def anchor(self) -> str:
        return self.book.anchor(self.type_spec)

    @property
    def name(self) -> str:
        return self.type_spec.names[-1]

    @property
    def title(self) -> str:
        return self.book.title(self.type_spec)

    @property
    def doc(self) -> str:
        if self.is_introduced:
            return ""
        return to_html(self.book, self.type_spec, self.type_spec.table.get("doc"))

    @property
    def sources(self) -> list[str]:
        return sources_of(self.type_spec.table)

    @cached_property
    def rows(self) -> list[Row]:
        return rows(self.book, self.type_spec)

    @property
    def size(self) -> str:
        size = structure_size(self.book, self.type_spec)
        if size.is_fixed:
            return words.plural(size.low // BYTE, "byte")
        if size.high is not None:
            return f"{size.low // BYTE} to {size.high // BYTE} bytes"
        return f"at least {words.plural(size.low // BYTE, 'byte')}" if size.low else ""

    @property
    def byte_order(self) -> str:
        return self.book.byte_order(self.type_spec)

    @property
    def drawing(self) -> str:
        title = f"{self.title}{': ' + self.size if self.size else ''}"
        return drawings(self.rows, title, f"drawing-{self.anchor}")

    @property
    def roles(self) -> list[tuple[str, str]]:
        found = {row.role for row in self.rows}
        return [(role, text) for role, text in self.book.roles.items() if role in found and len(found) > 1]

    @property
    def params(self) -> list[tuple[str, str, str, str]]:
        out = []
        for part in self.type_spec.params:
            kind = words.linked(self.book, part, part.types[0])
            if "enum" in part.table:
                kind = words.enum_link(self.book, part)
            out.append((anchor(self.type_spec.key, part.name), part.name, kind, self.meaning(part.table)))
        return out

    @property
    def instances(self) -> list[tuple[str, str, str, str]]:
        out = []
        for part in self.type_spec.instances:
            row = row_of(self.book, part, Place())
            how = computed(self.book, part) if part.is_computed else self.peeked(row)
            meaning = self.meaning(part.table) + self.rules(row)
            out.append((anchor(self.type_spec.key, part.name), part.name, how, meaning))
        return out

    def peeked(self, row: Row) -> str:
        how = words.type_words(self.book, row)
        if "pos" in row.table:
            how += f" at {words.code(row.table['pos'])}"
        if "io" in row.table:
            how += f" of {words.code(row.table['io'])}"
        if "size" in row.table:
            length = words.element_words(row)
            how += f", {length if row.each.is_fixed else words.code(length)} bytes"
        return f"{how}, to the end" if row.table.get("size-eos") is True else how

    def rules(self, row: Row) -> str:
        return "".join(f'<p class="rule">{rule}</p>' for rule in words.rule_words(self.book, row))

    @property
    def enums(self) -> list[EnumTable]:
        out = []
        for name, table in self.type_spec.enums.items():
            lines = [enum_row(self.book, self.type_spec, value, entry) for value, entry in table.items()]
            out.append(EnumTable(words.enum_anchor(self.type_spec.key, name), name, lines))
        return out

    def meaning(self, field: Table) -> str:
        return to_html(self.book, self.type_spec, field.get("doc"))

    def length(self, row: Row) -> str:
        text = words.size_words(row)
        is_expression = "size" in row.table and not row.each.is_fixed
        return words.breakable(words.code(text)) if is_expression else escape(text)

    def upstream(self, row: Row) -> str:
        """The upstream name; "" if only its letter case differs."""
        given = row.table.get("-orig-id", "")
        text = ", ".join(map(str, given)) if isinstance(given, list) else str(given)
        return "" if text.replace(" ", "_").lower() == row.name else text


def computed(book: Book, part: Part) -> str:
    value = words.code(part.table["value"])
    return f"{value}, {words.enum_link(book, part)}" if "enum" in part.table else value


def enum_row(book: Book, type_spec: TypeSpec, value: str, entry: Any) -> tuple[str, str, str, str]:
    if not isinstance(entry, Table):
        return value, str(entry).lower() if isinstance(entry, bool) else str(entry), "", ""
    return value, str(entry["id"]), str(entry.get("-orig-id", "")), to_html(book, type_spec, entry.get("doc"))


def sources_of(table: Table) -> list[str]:
    given = table.get("doc-ref") or []
    texts = given if isinstance(given, list) else [given]
    return [linked_source(escape(str(text), quote=False)) for text in texts]


def linked_source(text: str) -> str:
    """A source with its address as a link. `owner/repository path#L12@commit` is a place in a file."""
    if URL.search(text):
        return URL.sub(lambda match: f'<a href="{match[0]}">{match[0]}</a>', text)
    text = TAGGED.sub(placed, PLACE.sub(placed, text))
    repository = REPOSITORY.match(text)
    if repository is None or repository[1].startswith("seeds/"):
        return text
    return f'<a href="https://github.com/{repository[1]}">{repository[1]}</a>{text[repository.end() :]}'


def placed(found: re.Match[str]) -> str:
    """The link to a file or its lines: `file#L7-L9@commit`, `release file:7-9`."""
    line = re.sub(
        r"^:(\d+)(?:-(\d+))?$", lambda at: f"#L{at[1]}" + (f"-L{at[2]}" if at[2] else ""), found["line"] or ""
    )
    address = f"https://github.com/{found['repository']}/blob/{found['commit']}/{found['path']}{line}"
    return f'<a href="{address}">{found["repository"]} {found["path"]}{line}</a>'


def to_html(book: Book, type_spec: TypeSpec, doc: object) -> str:
    if not doc:
        return ""

    def link(match: re.Match[str]) -> str:
        target = book.mentioned(match[1], type_spec)
        return f'<a href="#{target}">{match[0]}</a>' if target else match[0]

    return re.sub(r"<code>([a-z0-9_.:]+)</code>(?!</a>)", link, prose(str(doc)))


def structures_of(book: Book, specs: list[Spec]) -> list[Structure]:
    """Every structure of the specs in reading order. The page begins with the first one's `doc`."""
    out: list[Structure] = []

    def visit(type_spec: TypeSpec, depth: int) -> None:
        out.append(Structure(book, type_spec, depth, is_introduced=not out))
        for child in book.children(type_spec):
            visit(child, depth + 1)

    for spec in specs:
        visit(book.types[spec.name], 0)
    return out


def nesting(book: Book, roots: tuple[str, ...], specs: list[Spec]) -> list[Node]:
    """The containment tree from the page's roots, each opened once. Uncontained specs are also roots."""
    seen: set[str] = set()

    def node(field: str, target: TypeSpec, level: int) -> Node:
        is_new = target.key not in seen and level < MOST_TREE_LEVELS
        if is_new:
            seen.add(target.key)
        return field, book.title(target), book.anchor(target), held(target, level) if is_new else []

    def held(type_spec: TypeSpec, level: int) -> list[Node]:
        pairs = [(part.name, target) for part in book.holding(type_spec) for target in targets(book, part)]
        if any("type" not in part.table and "contents" not in part.table for part in type_spec.fields):
            known = {target.key for _, target in pairs}
            pairs += [("", target) for target in named(book, type_spec.table) if target.key not in known]
        return [node(", ".join(names), target, level + 1) for names, target in grouped(pairs)]

    out = [node("", book.types[name], 0) for name in roots if name in book.types]
    # Each call adds to those seen.
    for spec in specs:
        out += [node("", book.types[spec.name], 0)] if spec.name not in seen else []
    return out


def grouped(pairs: list[tuple[str, TypeSpec]]) -> list[tuple[list[str], TypeSpec]]:
    out: list[tuple[list[str], TypeSpec]] = []
    for name, target in pairs:
        if out and out[-1][1] is target:
            out[-1][0].append(name)
        else:
            out.append(([name], target))
    return [([names[0], "…", names[-1]] if len(names) > 3 else names, target) for names, target in out]


def targets(book: Book, part: Part) -> list[TypeSpec]:
    """The structures in a field: by its type, or by its `doc` if the bytes stay opaque."""
    declared = book.structures(part)
    return declared if declared or "type" in part.table else named(book, part.table)


def named(book: Book, table: Table) -> list[TypeSpec]:
    found = re.findall(r"`([a-z0-9_]+)`", str(table.get("doc", "")))
    return [book.types[name] for name in dict.fromkeys(found) if name in book.types]


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
