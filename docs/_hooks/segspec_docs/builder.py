"""Fills templates: the functions that a page may call, and the generated pages."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import jinja2
import yaml
from markdown import markdown

from segspec_docs.any_spec import AnySpec
from segspec_docs.api import api
from segspec_docs.bench import Bench, targets
from segspec_docs.bench_answers import Answers
from segspec_docs.catalog import BOOKS, pages_of
from segspec_docs.commands import command_line, verbs
from segspec_docs.conformance import Conformance
from segspec_docs.downloads import Downloads
from segspec_docs.errata import overview
from segspec_docs.explorer import Explorer
from segspec_docs.findings import Findings
from segspec_docs.frames import annotated_frame
from segspec_docs.glance import byte_orders, checksum, magics
from segspec_docs.glossary import Glossary
from segspec_docs.messages import messages_table
from segspec_docs.package_lines import PackageLines
from segspec_docs.phases import letters_table, phases_picture, phases_table
from segspec_docs.queue_bench import QueueBench
from segspec_docs.rules import Rules, stored_rules, vectors_of
from segspec_docs.spark_bench import SparkBench
from segspec_docs.store_bench import StoreBench
from segspec_docs.tables import (
    columns,
    conversion_table,
    not_read_table,
    record_columns,
    spark_options,
    spec_options,
)
from segspec_docs.transcripts import Terminal
from segspec_docs.verb_bench import VerbBench
from segspec_kaitai.pages.book import Book, Page, read_book
from segspec_kaitai.pages.structures import pages


def inline(text: str) -> str:
    """One line of Markdown as HTML."""
    return str(markdown(text)).removeprefix("<p>").removesuffix("</p>")


class Builder:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.docs = root / "docs"
        self.books: dict[str, Book] = {folder: read_book(root / folder) for folder in BOOKS}
        self.glossary = Glossary(self.docs / "_data" / "glossary.yml")
        self.downloads = Downloads(root, self.docs / "_data" / "downloads.yml")
        self.facts: dict[str, dict[str, Any]] = yaml.safe_load((self.docs / "_data" / "formats.yml").read_text())

    @cached_property
    def terminal(self) -> Terminal:
        return Terminal()

    @cached_property
    def explorer(self) -> Explorer:
        return Explorer(self.root, self.books)

    @cached_property
    def environment(self) -> jinja2.Environment:
        environment = jinja2.Environment(  # noqa: S701 - what is filled in is Markdown and HTML
            loader=jinja2.FileSystemLoader([self.docs / "_templates", self.docs / "_formats"]),
            undefined=jinja2.StrictUndefined,
            keep_trailing_newline=True,
            comment_start_string="{##",
            comment_end_string="##}",
            trim_blocks=True,
            lstrip_blocks=True,
        )
        environment.filters["inline"] = inline
        bench, verb_bench = (
            Bench(self.docs / "_data" / "bench.json"),
            VerbBench(self.docs / "_data" / "bench-verbs.json"),
        )
        environment.globals.update(
            run=lambda line, **options: self.terminal.run(line, **options),
            command_line=lambda: command_line(self.examples()),
            verbs=verbs,
            glossary=self.glossary.page,
            errata=self.errata,
            findings=self.findings,
            messages=lambda system: messages_table(self.docs / "_data" / "messages.yml", system),
            api=api,
            record_columns=record_columns,
            columns=columns,
            spark_options=spark_options,
            not_read_table=not_read_table,
            spec_options=spec_options,
            conversion_table=conversion_table,
            format_table=self.format_table,
            bench=bench,
            bench_targets=lambda: targets(self.docs / "_data"),
            verb_bench=verb_bench,
            answers=Answers(bench, verb_bench),
            any_spec=AnySpec(self.docs / "_data" / "any-spec.json"),
            any_spec_bench=Bench(self.docs / "_data" / "bench-any-spec.json"),
            kafka_bench=Bench(self.docs / "_data" / "bench-kafka.json"),
            spark_bench=SparkBench(self.docs / "_data" / "bench-spark.json"),
            queue_bench=QueueBench(self.docs / "_data" / "bench-queue.json"),
            store_bench=StoreBench(self.docs / "_data" / "bench-store.json"),
            conformance=Conformance(self.docs / "_data" / "conformance.json"),
            python=lambda caller: self.terminal.python(caller()),
            facts=self.facts,
            package_lines=PackageLines(self.root / "python"),
            phases_picture=phases_picture,
            phases_table=phases_table,
            letters_table=letters_table,
        )
        return environment

    def format_pages(self) -> dict[str, str]:
        """The unfilled Markdown of each format's page."""
        template = self.environment.get_template("format.md")
        made = {}
        for folder, book in self.books.items():
            structures = pages(book, pages_of(book, BOOKS[folder]))
            made |= {page.name: self.format_page(template, book, page, structures[page.name]) for page in BOOKS[folder]}
        return made

    def format_page(self, template: jinja2.Template, book: Book, page: Page, structures: str) -> str:
        facts = self.facts[page.name]
        fragment = self.docs / "_formats" / f"{page.name}.md"
        rules = Rules(self.root, page.name)
        prose = self.environment.get_template(fragment.name).render(rules=rules) if fragment.exists() else ""
        sample = facts.get("sample")
        text = template.render(
            page=page,
            intro=self.intro(book, page),
            facts=facts,
            checksum=checksum(book, facts.get("checksum")),
            magics=magics(book, page),
            byte_orders=byte_orders(book, page),
            explorer=self.explorer.link(sample),
            frame=annotated_frame(self.root, sample) if sample else "",
            structures=structures,
            prose=prose,
            downloads=self.downloads.table(page.name, self.spec_files(book, page)),
            rules=rules.rest(),
        )
        return f"{{% raw %}}{text}{{% endraw %}}"

    def intro(self, book: Book, page: Page) -> str:
        return str(book.types[page.roots[0]].table["doc"])

    def findings(self) -> str:
        rules = [rule for book in stored_rules(self.root).values() for rule in book.rules.values()]
        return Findings(self.docs / "_data" / "findings.yml", rules, vectors_of, self.terminal.call)()

    def errata(self) -> str:
        titles = {page.name: page.title for pages in BOOKS.values() for page in pages}
        return overview(self.docs / "_formats", titles)

    def spec_files(self, book: Book, page: Page) -> list[Path]:
        placed = pages_of(book, next(pages for pages in BOOKS.values() if page in pages))
        waiting = [spec.name for other, specs in placed if other is page for spec in specs]
        found: dict[str, Path] = {}
        while waiting:
            spec = book.types[waiting.pop(0)].spec
            if spec.name not in found:
                found[spec.name] = spec.path
                waiting += spec.root["meta"].get("imports", [])
        return [found[name] for name in sorted(found)]

    def examples(self) -> dict[str, list[str]]:
        """The transcripts of each verb's examples; those that are only shown are code."""
        out = {}
        for verb, given in self.facts["examples"].items():
            shown = [self.terminal.run(**one) if "line" in one else f"```shell\n{one['only']}\n```" for one in given]
            out[f"segspec {verb}"] = shown
        return out

    def format_table(self) -> str:
        lines = ["| Format | Written by | Frame | Byte order | Checksum |", "|---|---|---|---|---|"]
        for book, page in ((self.books[folder], page) for folder in BOOKS for page in BOOKS[folder]):
            facts = self.facts[page.name]
            has = (
                {"crc32c": "CRC-32C"}.get(facts["checksum"].get("algorithm"), "CRC-32")
                if "checksum" in facts
                else "none"
            )
            orders = byte_orders(book, page)
            link = f"[{page.title}](formats/{page.name}.md)"
            lines.append(f"| {link} | {facts['owner']} | {facts['frame']} | {orders} | {has} |")
        return "\n".join(lines)

    def fill(self, markdown: str, name: str) -> str:
        return self.environment.from_string(markdown).render(name=name)

    def close(self) -> None:
        if "terminal" in self.__dict__:
            self.terminal.close()
