"""`segspec info --ksy`: the columns of a spec, and the content of files of its format."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

from segspec.cli.console import COLOURS, END_COLOURS, SHOWN_FINDINGS, Errors, finding_line
from segspec.cli.own_files import EachFile, read_through
from segspec.cli.own_options import SpecChoice
from segspec.cli.table import StyledText, lines
from segspec.core.code_text import shell_path
from segspec.core.errors import Code, Finding, Severity
from segspec.core.json_form import line, plain
from segspec.core.text import path_text, printable
from segspec.reading.walk import ENDS
from segspec.storage.source import open_source

if TYPE_CHECKING:
    import pyarrow as pa

    from segspec.custom import OwnFormat, OwnLog

KEPT_FINDINGS = 1_000
"""Maximum findings per file that are kept, and listed in JSON."""

ROADS = {"kernel": "fast", "parser": "slow"}
ROWS = {"": "the whole spec, again and again", ".": "the whole file is one"}


def run(own: SpecChoice, paths: tuple[str, ...], output: str) -> int:
    format = own.format()
    files = EachFile(own, format, paths)
    if output == "text":
        describe(format)
    is_damaged = False
    for log in files:
        with files.attempt(log.path):
            facts = facts_of(files, log)
            is_damaged |= facts["segments"][0]["end"] != "clean"
            if output == "json":
                click.echo(line(plain(facts)))
            else:
                click.echo()
                show(facts)
    return files.code(damaged=is_damaged)


def facts_of(files: EachFile, log: OwnLog) -> dict[str, Any]:
    format = files.format
    findings: list[Finding] = []
    errors = Errors(lambda finding: findings.append(finding) if len(findings) < KEPT_FINDINGS else None)
    before, behind, damage = read_through(files, log, errors)
    with open_source(log.path) as source:
        size = source.size
    first = next(iter(findings), None)
    end = end_of(first)
    out: dict[str, Any] = {"format": format.name, "path": log.path, "spec": path_text(str(format.path))}
    out |= {"rows": format.rows, "road": ROADS[format.lane], "why": [str(problem) for problem in format.why]}
    out |= {"columns": [column_json(field) for field in format.schema], "records": before, "bytes": size}
    if behind:
        out["records_behind_damage"] = behind
    valid = size if first is None or damage is None else damage
    out["segments"] = [{"path": log.path, "bytes": size, "valid_bytes": valid, "records": before, "end": end}]
    out["findings"] = findings
    return out


def end_of(first: Finding | None) -> str:
    if first is None or first.severity is not Severity.ERROR:
        return "clean"
    if first.code == Code.BAD_MAGIC and first.position == 0:
        return "not-this-format"
    return ENDS.get(Code(first.code), "corrupt")


def column_json(field: pa.Field) -> dict[str, Any]:
    """A column and those within it. The type is Arrow's name."""
    inner, kind = within(field.type)
    out: dict[str, Any] = {"name": field.name, "type": kind, "nullable": field.nullable}
    if inner:
        out["columns"] = [column_json(each) for each in inner]
    return out


def within(kind: pa.DataType) -> tuple[list[pa.Field], str]:
    """The fields within a column, and its kind: `uint8`, `struct`, `list of struct`, `list of uint8`."""
    words = ""
    while hasattr(kind, "value_field"):
        kind, words = kind.value_field.type, f"{words}list of "
    if str(kind).startswith("struct<"):
        return list(kind), f"{words}struct"
    return [], f"{words}{kind}"


# for people


def describe(format: OwnFormat) -> None:
    rows = ROWS.get(format.rows, f"one for each item of {format.rows}")
    click.echo(f"spec     {printable(str(format.path))}\nrows     {rows}")
    click.echo("road     fast: a kernel" if format.lane == "kernel" else "road     slow: the Kaitai parser, since")
    for problem in format.why:
        click.echo(f"           {printable(str(problem))}")
    click.echo("columns")
    show_columns(format.schema, 1)
    if format.omitted:
        click.echo(f"not columns, unless --columns names them\n  {', '.join(format.omitted)}")
    if format.others:
        click.echo(f"other rows, for --rows\n  {', '.join(format.others)}")


def show_columns(fields: Iterable[pa.Field], depth: int) -> None:
    """Prints one name and type per line, indented within structures."""
    given = list(fields)
    width = max((len(each.name) for each in given), default=0)
    for each in given:
        inner, kind = within(each.type)
        click.echo(f"{'  ' * depth}{each.name:<{width}}  {kind}{' or null' if each.nullable else ''}")
        show_columns(inner, depth + 1)


def show(facts: dict[str, Any]) -> None:
    click.echo(f"{click.style(facts['format'], bold=True)}  {printable(facts['path'])}")
    segment = facts["segments"][0]
    behind = facts.get("records_behind_damage", 0)
    more = f"  and {behind:,} more after damage (--on-damage skip)" if behind else ""
    valid = f", {segment['valid_bytes']:,} of them valid" if segment["valid_bytes"] != segment["bytes"] else ""
    rows: list[tuple[str, str, str | None]] = [
        ("records", f"{facts['records']:,}{more}", None),
        ("bytes", f"{facts['bytes']:,}{valid}", None),
    ]
    rows.append(("end", segment["end"], END_COLOURS[segment["end"]]))
    for text in lines([(StyledText(name, dim=True), StyledText(text, colour)) for name, text, colour in rows]):
        click.echo(text)
    findings = facts["findings"]
    if not findings:
        click.secho("no damage found", fg="green")
    for finding in findings[:SHOWN_FINDINGS]:
        click.secho(finding_line(finding), fg=COLOURS[finding.severity])
    if len(findings) > SHOWN_FINDINGS:
        click.secho(f"… and more: segspec verify --ksy … {shell_path(facts['path'])}", dim=True)
