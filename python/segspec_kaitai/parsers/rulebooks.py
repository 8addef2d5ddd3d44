"""Compiles each format's rules from `ksy/rules/<format>.yml` and the specs' `-rule` keys to `rules/<format>.json`."""

from __future__ import annotations

import json
import re
import string
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from segspec.core.errors import Code, Severity
from segspec.frames import explain
from segspec_kaitai.parsers.field_table import first_sentence, rule_of, text_of
from segspec_kaitai.spec.model import Part, anchor, types_of
from segspec_kaitai.spec.source import Spec, SpecError, Table, load

FOLDER, SHARED = "rules", explain.SHARED
ID = re.compile(r"[a-z][a-z0-9_]*\.[a-z][a-z0-9-]*\.[a-z0-9]+(?:-[a-z0-9]+)*")
LEVELS = ("must", "should", "may")
BASES = ("document", "system", "judgement")
DIALECTS = ("document", "system")
SEVERITIES = tuple(map(str, Severity))
CODES = frozenset(map(str, Code))
SAID = ("finds", "severity", "fields", "expected", "actual", "words")
"""The facts on a rule's findings. A rule with `as` takes them, and the text, from a shared one, unless it has its
own.
"""
KEYS = frozenset((*SAID, "text", "level", "basis", "as", "number", "by", "source", "dialects", "example"))
LISTS = frozenset(("text", "basis", "fields", "as", "by", "source", "dialects"))
"""What may be one text or a list of them."""


@dataclass
class Rulebook:
    """Compiled rules."""

    format: str
    parts: dict[str, str] = field(default_factory=dict)
    rules: list[dict[str, Any]] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def numbers(self) -> str:
        made = [f"{constant(rule['id'])} = {rule['number']}\n" for rule in self.rules if "number" in rule]
        return f'"""The rules of {self.format} that runs tell by their numbers."""\n\n{"".join(made)}' if made else ""

    def json(self) -> str:
        order = list(self.parts)
        rules = sorted(self.rules, key=lambda rule: order.index(rule["id"].split(".")[1]))
        stored = {"format": self.format, "parts": self.parts, "rules": rules}
        return json.dumps(stored, indent=1, ensure_ascii=False) + "\n"


def rulebooks(folder: Path, specs: Iterable[Spec]) -> list[Rulebook]:
    books = {path.stem: Rulebook(path.stem) for path in sorted((folder / FOLDER).glob("*.yml"))}
    shared: dict[str, dict[str, Any]] = {}
    # Shared rules are read first; a package's formats use the installed ones.
    for name, book in sorted(books.items(), key=lambda each: each[0] != SHARED):
        if name != SHARED and not shared:
            shared = (
                {rule["id"]: rule for rule in books[SHARED].rules} if SHARED in books else explain.table(SHARED).rows
            )
        try:
            read_file(book, load(folder / FOLDER / f"{name}.yml"), shared)
        except SpecError as error:
            book.problems.append(str(error))
    for spec in specs:
        for part in (part for owner in types_of(spec) for part in owner.parts if "-rule" in part.table):
            of_layout(books, part)
    return list(books.values())


def render_rules(folder: Path, specs: Iterable[Spec]) -> tuple[dict[Path, str], list[str]]:
    books = rulebooks(folder, specs)
    problems = [line for book in books for line in book.problems]
    if problems:
        return {}, problems
    files = {Path(FOLDER) / f"{book.format}.json": book.json() for book in books}
    numbered = {Path(FOLDER) / f"{book.format}.py": text for book in books if (text := book.numbers())}
    if numbered:
        numbered[Path(FOLDER) / "__init__.py"] = '"""The numbers of rules."""\n'
    return files | numbered, problems


def constant(rule: str) -> str:
    return rule.partition(".")[2].replace(".", "_").replace("-", "_").upper()


def read_file(book: Rulebook, spec: Spec, shared: dict[str, dict[str, Any]]) -> None:
    shown = f"{spec.path.parent.name}/{spec.path.name}"
    book.parts = {str(key): str(value) for key, value in spec.root.get("parts", {}).items()}
    rules = spec.root.get("rules", Table())
    for name, table in rules.items():
        where = f"{shown}:{rules.line_at(name)}: {name}"
        if not isinstance(table, Table) or not table.keys() & {"text", "as"}:
            book.problems.append(f"{where}: a rule has a `text`")
            continue
        book.problems += [f"{where}: {key} is not a key of a rule" for key in sorted(table.keys() - KEYS)]
        usual = {"basis": ["judgement"]} if book.format == SHARED else {}
        made = {"id": name} | usual | {key: plain(key, table[key]) for key in table}
        unknown = [name for name in made.get("as", ()) if name not in shared]
        book.problems += [f"{where}: there is no shared rule {name}" for name in unknown]
        of = {} if unknown or "as" not in made else shared[made["as"][0]]
        add(book, where, {"id": name} | {key: of[key] for key in ("text", *SAID) if key in of} | made)


def plain(key: str, value: Any) -> Any:
    if key == "number":
        return int(value)
    if key not in LISTS:
        return text_of(value)
    return [text_of(one) for one in value] if isinstance(value, list) else [text_of(value)]


def of_layout(books: dict[str, Rulebook], part: Part) -> None:
    """Adds the rule of a spec's promise (`contents`, `valid`, `-expect`)."""
    name, table = str(part.table["-rule"]), part.table
    where = f"{part.owner.spec.path.parent.name}/{part.owner.spec.path.name}:{part.line}: {name}"
    book = books.setdefault(name.split(".")[0], Rulebook(""))
    if not book.format:
        book.problems.append(f"{where}: no file of rules is of that format")
        return
    promise, places = rule_of(table), (table, part.owner.table, part.owner.spec.root)
    if not promise and "valid" not in table:
        book.problems.append(f"{where}: `-rule` stands beside `contents`, `valid` or `-expect`")
    is_refused = "-expect" not in table
    code = text_of(table.get("-code")) or str(Code.BAD_ENCODING if is_refused else Code.RESERVED_NONZERO)
    text = text_of(table.get("-text")) or f"`{part.name}` {'is' if is_refused else ''} {promise or 'a known value'}"
    rule: dict[str, Any] = {
        "id": name,
        "text": [" ".join(text.split()).rstrip(".") + "."],
        "level": text_of(table.get("-level")) or ("must" if is_refused else "should"),
        "basis": plain("basis", table.get("-basis", "system")),
        "finds": code,
        "severity": text_of(table.get("-severity")) or str(Severity.ERROR if is_refused else Severity.NOTE),
        "fields": plain("fields", table.get("-fields", part.name)),
        "source": plain("source", next((one["doc-ref"] for one in places if "doc-ref" in one), [])),
        "layout": anchor(part.owner.key, part.name),
        "about": first_sentence(text_of(table.get("doc"))),
    } | {key: text_of(table[f"-{key}"]) for key in ("expected", "actual", "words") if f"-{key}" in table}
    if "-number" in table:
        rule["number"] = plain("number", table["-number"])
    if not any(is_same(rule, one) for one in book.rules):
        add(book, where, rule)


def is_same(rule: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two fields make the same promise: they share one rule."""
    return all(rule[key] == other.get(key) for key in rule if key not in ("layout", "source"))


def add(book: Rulebook, where: str, rule: dict[str, Any]) -> None:
    rule.setdefault("basis", ["system"])
    rule.setdefault("level", "must" if {"document", "system"} & set(rule["basis"]) else "should")
    if "finds" in rule:
        rule.setdefault("severity", str(Severity.ERROR))
    book.problems += [f"{where}: {line}" for line in wrong(book, rule)]
    if ID.fullmatch(rule["id"]) and rule["id"].split(".")[1] in book.parts:
        book.rules.append(rule)


def wrong(book: Rulebook, rule: dict[str, Any]) -> Iterator[str]:
    name = rule["id"]
    if not ID.fullmatch(name) or name.split(".")[0] != book.format:
        yield f"an id is {book.format}.<part>.<words-with-dashes>"
    elif name.split(".")[1] not in book.parts:
        yield f"`parts` has no {name.split('.')[1]}"
    if any(one["id"] == name for one in book.rules):
        yield "is there twice"
    if any(one.get("number", 0) == rule.get("number", -1) for one in book.rules):
        yield "another rule has its number"
    yield from wrong_level(rule)
    yield from wrong_finding(rule)


def wrong_level(rule: dict[str, Any]) -> Iterator[str]:
    """A rule has a level and a source; a must is not our own judgement."""
    if rule["level"] not in LEVELS:
        yield f"`level` is one of {', '.join(LEVELS)}"
    if not set(rule["basis"]) <= set(BASES):
        yield f"`basis` is of {', '.join(BASES)}"
    if rule["level"] == "must" and not {"document", "system"} & set(rule["basis"]):
        yield "what neither document nor system says is no must"
    if not set(rule.get("dialects", DIALECTS)) <= set(DIALECTS):
        yield f"`dialects` are of {', '.join(DIALECTS)}"
    if not rule.get("source") and "judgement" not in rule["basis"]:
        yield "`source` says where document or system have it"


def wrong_finding(rule: dict[str, Any]) -> Iterator[str]:
    """Texts about a finding require one."""
    if "finds" not in rule:
        said = [key for key in SAID if key in rule]
        yield from (f"`{key}` is about a finding, and it has none" for key in said)
    elif rule["finds"] not in CODES or rule["severity"] not in SEVERITIES:
        yield f"`finds` is a code and `severity` one of {', '.join(SEVERITIES)}"
    for key in ("words", "expected", "actual"):
        if key in rule and not is_template(rule[key]):
            yield f"`{key}` has a place that is no name, `{{name}}` or `{{name:08x}}`"


def is_template(text: str) -> bool:
    try:
        places = [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]
    except ValueError:
        return False
    return all(name.isidentifier() for name in places)
