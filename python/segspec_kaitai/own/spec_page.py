"""A page about any spec: one HTML file, or Markdown for a site.

None of the spec is run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from os import PathLike
from pathlib import Path
from typing import Any, Literal

from segspec.core.errors import Code
from segspec_kaitai.own.compiling import MOST_SPECS, imports_of, named_paths, placed
from segspec_kaitai.own.errors import Problem, UnsupportedSpecError
from segspec_kaitai.own.grammar import MOST_TYPES
from segspec_kaitai.own.plain_spec import Plain
from segspec_kaitai.pages import book, words
from segspec_kaitai.pages.book import ORDERS, ROLES, Book
from segspec_kaitai.pages.structures import Structure, nesting, sources_of, structure_html, structures_of, to_html, tree
from segspec_kaitai.spec.model import Kind, Part, TypeSpec, anchor
from segspec_kaitai.spec.source import Items, Spec, SpecError, Table, load

Form = Literal["html", "markdown"]

POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
LAST_NAME = re.compile(r"(?<![a-z0-9_])[a-z][a-z0-9_]*+(?!\s*[.(])")
CHECKSUM = re.compile(r"(?:^|_)(?:crc\d*|checksum|chksum|adler\d*|md5|sha\d*|hash)(?:_|$)")
RESERVED = re.compile(r"(?:^|_)(?:reserved|unused|padding|pad)\d*(?:_|$)")
MAGIC = re.compile(r"(?:^|_)(?:magic|signature|sig)\d*(?:_|$)")
MOST_MAGICS = 6
MOST_SHOWN = 200
MARKS = re.compile(r"[\\`*_{}\[\]<>#!|&~$@]")

INTRODUCTION = (
    "Offsets count bytes from the beginning of the structure; <code>u32</code> is an unsigned number of 32 bits, "
    "<code>i64</code> a signed one in two's complement, <code>f64</code> a floating-point one. A dashed cell may be "
    "missing, an open one is as long as the field says."
)


class SpecBook(Book):
    """Any spec and its imports. A field's role is guessed from its name and its use."""

    roles = ROLES | {"payload": "text or bytes"}

    def __init__(self, specs: Sequence[Spec]) -> None:
        super().__init__(specs)
        self._counts = {name for type_spec in self.types.values() for name in counting(type_spec)}
        self._parts: dict[str, set[str]] = {}

    def role(self, part: Part) -> str:
        given = part.table.get("-role")
        if isinstance(given, str) and given in ROLES:
            return given
        if part.name in self._counts and all(each.is_number or each.bits > 1 for each in part.types):
            return "length"
        if CHECKSUM.search(part.name):
            return "checksum"
        if RESERVED.search(part.name):
            return "reserved"
        is_text = all(each.kind in (Kind.BYTES, Kind.TEXT) for each in part.types)
        return "payload" if is_text and "contents" not in part.table else "structure"

    def title(self, type_spec: TypeSpec) -> str:
        title = type_spec.table["meta"].get("title") if len(type_spec.names) == 1 else None
        if isinstance(title, str) and title.strip():
            return " ".join(title.split())
        words_of_id = type_spec.names[-1].replace("_", " ")
        return words_of_id[:1].upper() + words_of_id[1:]

    def holding(self, type_spec: TypeSpec) -> list[Part]:
        return [*type_spec.fields, *(part for part in type_spec.instances if not part.is_computed)]

    def byte_order(self, type_spec: TypeSpec) -> str:
        given = inherited(type_spec, "endian")
        order = byte_order(given)
        return f"byte order {order}" if isinstance(given, Table) else order

    def setting(self, type_spec: TypeSpec, key: str) -> str:
        given = inherited(type_spec, key)
        return "" if given is None or isinstance(given, Table) else str(given)

    def mentioned(self, name: str, within: TypeSpec) -> str:
        if within.key not in self._parts:
            self._parts[within.key] = {part.name for part in within.parts}
        if name in self._parts[within.key]:
            return anchor(within.key, name)
        found = self.find(name, within)
        return "" if found is None or found is within else self.anchor(found)


def counting(type_spec: TypeSpec) -> Iterator[str]:
    for part in type_spec.parts:
        for key in ("size", "repeat-expr"):
            if isinstance(text := part.table.get(key), str):
                yield from LAST_NAME.findall(text)


def inherited(type_spec: TypeSpec, key: str) -> Any:
    table = type_spec.spec.root
    given = table["meta"].get(key)
    for name in type_spec.names[1:]:
        table = table["types"][name]
        given = table["meta"].get(key, given)
    return given


def spec_page(
    path: str | PathLike[str], form: Form = "html", *, import_paths: Sequence[str | PathLike[str]] = ()
) -> str:
    """The page of a spec and its imports. Raises `UnsupportedSpecError`, or `OSError`."""
    specs = plain_specs(Path(path), [*(Path(folder) for folder in import_paths), *named_paths()])
    book = SpecBook(specs)
    page = SpecPage(book, specs)
    return page.html() if form == "html" else page.markdown()


def plain_specs(path: Path, import_paths: Sequence[Path]) -> list[Spec]:
    roots = [path.parent.resolve(), *(folder.resolve() for folder in import_paths)]
    found: dict[Path, Spec] = {}
    named: dict[str, Path] = {}
    problems: list[Problem] = []
    pending, types = [path], 0
    while pending:
        current = pending.pop(0)
        if current.resolve() in found:
            continue
        plain = Plain(loaded(current))
        problems += plain.problems
        if plain.spec.name in named:
            problems.append(Problem(str(current), 0, f"another spec of the name {plain.spec.name} is imported, too"))
        named[plain.spec.name] = current
        found[current.resolve()] = plain.spec
        types += 0 if plain.problems else len(Book([plain.spec]).types)
        if types > MOST_TYPES or len(found) > MOST_SPECS:
            most = f"a spec and its imports have at most {MOST_TYPES} structures and are at most {MOST_SPECS} files"
            raise UnsupportedSpecError([Problem(str(path), 0, most)], Code.LIMIT_EXCEEDED)
        pending += imports_of(plain.spec, roots, problems).values()
    if problems:
        raise UnsupportedSpecError(problems)
    return list(found.values())


def loaded(path: Path) -> Spec:
    try:
        return load(path)
    except SpecError as error:
        told = placed({path.stem: Spec(path.stem, path, "", Table())}, str(error))
        raise UnsupportedSpecError([told]) from error


class SpecPage:
    """The documentation page of one spec."""

    def __init__(self, book: SpecBook, specs: Sequence[Spec]) -> None:
        self.book = book
        self.specs = list(specs)
        self.root = book.types[specs[0].name]
        self.title = book.title(self.root)

    def structures(self) -> list[Structure]:
        return structures_of(self.book, self.specs)

    def introduction(self) -> str:
        facts = [(name, value) for name, value in glance(self.book, self.specs) if value]
        rows = "\n".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in facts)
        sources = sources_of(self.root.table)
        parts = [
            f'<p class="lead">A format as <code>{escape(self.specs[0].path.name)}</code> describes it.</p>',
            to_html(self.book, self.root, self.root.table.get("doc")),
            f'<p class="origin">Source: {"; ".join(sources)}</p>' if sources else "",
            f'<dl class="glance">\n{rows}\n</dl>',
        ]
        return "\n".join(part for part in parts if part)

    def tree(self) -> str:
        return tree(nesting(self.book, (self.root.key,), self.specs))

    def html(self) -> str:
        """The page as one file, which loads nothing and runs nothing."""
        body = [
            f"<h1>{escape(self.title)}</h1>",
            self.introduction(),
            "<h2>Structures</h2>",
            f"<p>{INTRODUCTION}</p>",
            self.tree(),
        ]
        links = []
        for structure in self.structures():
            level = min(3 + structure.depth, 6)
            heading = escape(structure.title)
            mark = f'<a class="headerlink" href="#{structure.anchor}" title="Link to this place">#</a>'
            body += [f'<h{level} id="{structure.anchor}">{heading}{mark}</h{level}>', structure_html(structure)]
            links.append(f'<li><a href="#{structure.anchor}">{heading}</a></li>')
        return "\n".join(
            [
                '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
                f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                '<meta name="color-scheme" content="light dark">',
                f"<title>{escape(self.title)}</title>",
                f"<style>\n{book.alone()}</style>\n</head>\n<body>",
                '<div class="frame">\n<main id="-content">',
                *body,
                "</main>",
                '<nav class="here" aria-label="On this page">\n<p>On this page</p>\n<ul>',
                *links,
                "</ul>\n</nav>\n</div>\n</body>\n</html>\n",
            ]
        )

    def markdown(self) -> str:
        """The page for a Markdown site, such as one of mkdocs, with its style."""
        blocks = [
            f"# {words_of_markdown(self.title)}",
            guest(self.introduction()),
            "## Structures",
            guest(f"<p>{INTRODUCTION}</p>\n{self.tree()}"),
        ]
        for structure in self.structures():
            level = "#" * min(3 + structure.depth, 6)
            blocks.append(f'<a id="{structure.anchor}"></a>')
            blocks.append(f"{level} {words_of_markdown(structure.title)}")
            blocks.append(guest(structure_html(structure)))
        text = "\n\n".join(blocks)
        # A spec must not use the placeholders of sites (jinja2's braces).
        text = re.sub(r"\{(?=[{%#])", "&#123;", text)
        return f"{text}\n\n<style>{book.as_a_guest()}</style>\n"


def guest(html: str) -> str:
    """HTML within Markdown: a block that no blank line ends."""
    return re.sub(r"\n\s*\n", "\n", f'<div class="segspec">\n{html}\n</div>')


def words_of_markdown(text: str) -> str:
    return MARKS.sub(lambda match: f"&#{ord(match[0])};", text)


def declared_log(table: Any) -> Iterator[str]:
    if isinstance(table, Table):
        for key, value in table.items():
            yield f"<p>{escape(key)}: {words.code(flat(value)[:MOST_SHOWN])}</p>"


def glance(book: SpecBook, specs: Sequence[Spec]) -> Iterator[tuple[str, str]]:
    root = book.types[specs[0].name]
    meta = root.table["meta"]
    yield "Application", escape(flat(meta.get("application")))
    yield "Files", ", ".join(words.code(f"*.{each}") for each in listed(meta.get("file-extension")))
    yield "Byte order", byte_order(meta.get("endian"))
    yield "Text", escape(flat(meta.get("encoding")))
    yield "Magic", "".join(f"<p>{each}</p>" for each in magics(book))
    yield "As a log", "".join(declared_log(root.table.get("-log")))
    yield "Known as", escape(flat(meta.get("xref")))
    yield "Licence of the spec", escape(flat(meta.get("license")))
    links = [f'<a href="#{book.anchor(book.types[each.name])}">{escape(each.name)}</a>' for each in specs[1:]]
    yield "Imports", ", ".join(links)


def byte_order(endian: Any) -> str:
    if isinstance(endian, Table):
        return f"by {words.code(endian['switch-on'])}"
    return ORDERS.get(str(endian), "")


def magics(book: SpecBook) -> list[str]:
    found: list[str] = []
    for type_spec in book.types.values():
        for part in type_spec.fields:
            if "contents" in part.table and MAGIC.search(part.name) and len(found) < MOST_MAGICS:
                place = f'<a href="#{anchor(type_spec.key, part.name)}">{escape(book.title(type_spec))}</a>'
                found.append(f"{words.contents_words(part.table['contents'])} {place}")
    return found


def listed(value: Any) -> list[str]:
    if value is None or isinstance(value, Table):
        return []
    return [" ".join(str(each).split()) for each in (value if isinstance(value, Items) else [value])]


def flat(value: Any) -> str:
    if isinstance(value, Table):
        return ", ".join(f"{key} {flat(each)}" for key, each in value.items())
    return ", ".join(listed(value))
