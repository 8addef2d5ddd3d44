"""`segspec conformance list|explain|copy|archive`."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from segspec.cli import options
from segspec.cli.conformance_options import of_vectors
from segspec.cli.streams import SOUND
from segspec.conformance.covered import rule_named
from segspec.conformance.vectors import (
    Question,
    Vector,
    VectorSection,
    VectorsError,
    folder,
    known_in,
    load,
    load_with,
    selected,
)
from segspec.conformance.vectors import suite as installed
from segspec.core.json_form import line
from segspec.core.text import printable
from segspec.formats.contract.rulebook import Rule
from segspec.library.output_places import check_output
from segspec.storage.atomic import appearing_file, appearing_folder

MOST_FRAMES = 8
MOST_RECORDS = 5
MOST_TEXT = 200
MOST_VECTORS = 20


@options.verb(name="list")
@of_vectors
@options.output("text", "json")
def list_vectors(formats: tuple[str, ...], globs: tuple[str, ...], level: str, suite: str | None, output: str) -> int:
    """Lists the vectors, one per line: id, level, questions, number of cases, comment."""
    for vector in known_in(selected(load_with(formats), globs, level, formats), suite or installed().version):
        cases = sum(1 for _ in vector.changes())
        kinds = [question.kind for question in vector.questions]
        if output == "json":
            click.echo(line(_listed(vector, kinds, cases)))
        else:
            count = f"  {cases} cases" if cases > 1 else ""
            click.echo(f"{vector.id}  {vector.level}  {'+'.join(kinds)}{count}  {vector.comment}")
    return SOUND


def _listed(vector: Vector, kinds: list[str], cases: int) -> dict[str, Any]:
    return {
        "id": vector.id,
        **({} if vector.since is None else {"since": vector.since}),
        "level": vector.level,
        "asks": kinds,
        "cases": cases,
        "requires": list(vector.requires),
        "flags": list(vector.flags),
        "comment": vector.comment,
    }


@options.verb(name="copy")
@click.argument("target", metavar="DIR", type=options.OutPath(path_type=Path))
def copy(target: Path) -> int:
    """Copies the vectors with their schema, README.md and licence into the new folder DIR.

    They are in the public domain (CC0).
    """
    check_output(target, [folder()])
    load()
    if target.exists() or target.is_symlink():
        raise FileExistsError(f"{target} already exists; choose a new folder")
    with appearing_folder(target) as made:
        shutil.copytree(folder(), made, dirs_exist_ok=True)
    files = sum(1 for path in target.rglob("*") if path.is_file())
    click.echo(f"{target}: {files} files")
    return SOUND


@options.verb(name="archive")
@click.argument("target", metavar="FILE", type=options.OutPath(dir_okay=False, path_type=Path))
def archive(target: Path) -> int:
    """Writes the vectors into the new archive FILE (.zip or .tar.gz): every case with its bytes in JSON, a schema,
    hashes, and readers in six languages.
    """
    from segspec.conformance.expanded import writer_of

    check_output(target, [folder()])
    writer = writer_of(target)
    if target.exists():
        raise FileExistsError(f"{target} already exists; choose a new file")
    with appearing_file(target) as out:
        count = writer(out, f"segspec-vectors-{installed().version}")
    click.echo(f"{target}: {count} files")
    return SOUND


@options.verb(name="explain")
@click.argument("name", metavar="ID")
def explain(name: str) -> int:
    """Shows the vector ID: its question and reason, the bug that a failure reveals, the outcome, and its bytes.

    ID may also be a case (id#121) or a rule (a.b.c).
    """
    if "/" not in name:
        rule = _rule(name)
        sections = load(formats=[rule.format])
        held = [vector.id for section in sections for vector in section.vectors if rule.id in vector.rules]
        _print(rule.id, rule_lines(rule, held))
        return SOUND
    section, vector, content = _found(load_with([name.partition("/")[0]]), name)
    _print(vector.id, _lines(section, vector))
    _draw(vector, content)
    return SOUND


def _found(sections: list[VectorSection], name: str) -> tuple[VectorSection, Vector, bytes]:
    wanted = name.split("#")[0]
    for section in sections:
        for vector in section.vectors:
            if vector.id == wanted == name:
                return section, vector, vector.segment.content if vector.segment else b""
            if vector.id == wanted:
                for question in vector.questions:
                    for case in question.cases():
                        if case.id == name:
                            return section, vector, case.content()
    gone = next((one for one in installed().withdrawn if one.id == wanted), None)
    raise _no_vector(name) if gone is None else VectorsError(str(gone))


def _no_vector(name: str) -> VectorsError:
    return VectorsError(f"no vector, case or rule is named {printable(name)}: see `segspec conformance list`")


def _print(title: str, lines: Iterator[tuple[str, str]]) -> None:
    click.secho(title, bold=True)
    for name, words in lines:
        click.echo(click.style(f"{name:<10}", dim=True) + words)


def _rule(name: str) -> Rule:
    found = rule_named(name)
    if found is None:
        raise _no_vector(name)
    return found


def rule_lines(rule: Rule, held: list[str]) -> Iterator[tuple[str, str]]:
    yield from (("", line) for line in rule.text)
    yield "level", f"{rule.level}: {', '.join(rule.basis)}"
    if rule.finds is not None:
        yield "found as", f"{rule.severity} {rule.finds}"
    yield from (("source", source) for source in rule.source)
    yield "see", rule.address
    for name in held[:MOST_VECTORS]:
        yield "vector", name
    if len(held) > MOST_VECTORS:
        yield "", f"and {len(held) - MOST_VECTORS} more"


def _lines(section: VectorSection, vector: Vector) -> Iterator[tuple[str, str]]:
    yield "", vector.comment
    yield "section", section.about
    yield "level", vector.level
    if vector.since is not None:
        yield "since", f"suite {vector.since}"
    for question in vector.questions:
        yield "asked", f"{question.id}, if the adapter can {', '.join(question.needs)}"
    yield from (("rule", f"{name}: {' '.join(_rule(name).text)}") for name in vector.rules)
    for flag in vector.flags:
        note = section.notes[flag]
        yield "bug", str(note["bug"])
        yield "effect", str(note["effect"])
        for link in note.get("links", ()):
            yield "see", str(link)
    if "derived" in vector.stored:
        derived = vector.stored["derived"]
        yield "made from", f"{derived['from']}, by {'; '.join(line(change) for change in derived['by'])}"
    if "every" in vector.stored:
        cases = [case.id for case in Question(vector, vector.questions[0].kind).cases()]
        yield "cases", f"{len(cases)}, from {cases[0]} to {cases[-1]}; rule {vector.rule}"
    yield from _outcome(vector)
    yield "docs", vector.docs


def _outcome(vector: Vector) -> Iterator[tuple[str, str]]:
    stored = vector.stored
    if "compute" in stored:
        compute = stored["compute"]
        yield "computes", f"{compute['function']} of {line(compute['arguments'])}"
        yield "result", compute["result"]
    if "index" in stored:
        found = [line(one) for one in stored["index"]["findings"]]
        yield "expected", "; ".join(found) or "no findings"
    for kind in ("log", "seek", "filter", "tracking", "skip"):
        yield from _members(stored.get(kind, {}))
    if "read" not in stored:
        return
    read = stored["read"]
    yield "expected", f"end {read['end']}, valid_bytes {read['valid_bytes']}, {len(read['records'])} records"
    if "error" in read:
        yield "error", line(read["error"])
    for finding in read.get("findings", ()):
        yield "finding", line(finding)
    yield from _listed_as("record", read["records"])
    if stored.get("write", "none") != "none":
        yield "write", f"{stored['write']} {line(stored.get('writing', {}))}"


def _members(wanted: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in wanted.items():
        if isinstance(value, list):
            yield name, str(len(value))
            yield from _listed_as("", value)
        else:
            yield name, value if isinstance(value, str) else line(value)


def _listed_as(name: str, values: list[Any]) -> Iterator[tuple[str, str]]:
    for number, value in enumerate(values[:MOST_RECORDS]):
        text = line(value)
        yield f"{name} {number}", text if len(text) <= MOST_TEXT else text[:MOST_TEXT] + "…"


def _draw(vector: Vector, content: bytes) -> None:
    from segspec.cli.inspect import annotate, show_fields
    from segspec.core.model import Listing
    from segspec.formats import get
    from segspec.library.locate import locate
    from segspec.library.log import Log
    from segspec.storage.source import from_bytes

    if vector.segment is not None:
        format = get(vector.format)
        segment = format.segment(vector.segment.name, None)
        source = from_bytes(content, vector.segment.name)
        log = Log(segment.path, format, Listing((segment,)))
        click.secho(f"\nsegment {segment.name}, {source.size} bytes", bold=True)
        at: int | None = 0
        for _ in range(MOST_FRAMES):
            if at is None or at >= source.size:
                break
            found = locate(log, source, at)
            parts, finding = annotate(found, source)
            show_fields(parts)
            if finding is not None:
                click.echo(f"{finding.severity} {finding.code}: {printable(finding.message)}")
            at = found.end if found.end is not None and found.end > at else None
    files = [*([] if vector.index is None else [("index", vector.index)]), *(("file", one) for one in vector.files)]
    for what, stream in files:
        click.secho(f"\n{what} {stream.name}, {len(stream.content)} bytes", bold=True)
        for start in range(0, min(len(stream.content), 512), 16):
            click.echo(f"{start:>8}  {stream.content[start : start + 16].hex(' ')}")
