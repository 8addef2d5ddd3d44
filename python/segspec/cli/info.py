"""`segspec info`: the content of a log on one screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import click

from segspec.cli import options, table
from segspec.cli.console import END_COLOURS, SHOWN_FINDINGS, styled, writing_words
from segspec.cli.each_log import EachLog, chosen_spec
from segspec.cli.progress import following
from segspec.cli.table import StyledText
from segspec.core.code_text import shell_path
from segspec.core.json_form import line, moment, plain
from segspec.core.text import counted, printable
from segspec.library.info import damaged
from segspec.library.log import Log
from segspec.library.stored_log import origin_of
from segspec.storage.being_written import Sign

MOST_SCREENS = 3
SHOWN_SEGMENTS = 40
OF_SPEC = {"spec", "rows", "road", "why", "columns"}
COMMON = {"format", "path", "dialect", "kind", "records", "bytes", "records_behind_damage", "segments", "findings",
          "first_offset", "last_offset", "first_timestamp", "last_timestamp", "entries",
          "being_written", "uncommitted", "clients", *OF_SPEC}  # fmt: skip


@options.verb(name="info")
@options.paths
@options.or_by_spec
@options.archive
@options.mode
@options.read_as
@options.output("text", "json")
@options.limits
def command(paths: tuple[str, ...], output: str) -> int:
    """Shows the format, segments, ranges, records, bytes and damage of PATH.

    Counts and ranges cover each segment's undamaged prefix; records after damage are counted separately. Up to three
    logs get a screen each, more get a line each. JSON has one object per log.
    """
    is_damaged = False
    logs = EachLog(paths, chosen_spec("paths", "output"))
    if logs.of_spec is not None and output == "text":
        from segspec.cli.spec_choice import describe

        describe(logs.of_spec.format)
    found = list(logs)
    rows: list[tuple[Log, dict[str, Any]]] = []
    for log in found:
        with following(log.path, log.size):
            facts = logs.tried(log, lambda one: one.info())
        if facts is None:
            continue
        is_damaged |= damaged(facts["findings"])
        if output == "json":
            click.echo(line(plain(facts)))
            continue
        has_screen = logs.of_spec is not None or len(found) <= MOST_SCREENS
        if has_screen and (rows or logs.of_spec is not None):
            click.echo()
        rows.append((log, facts))
        if has_screen:
            show(log, facts)
    if rows and not has_screen:
        _show_table(rows, paths[0] if len(paths) == 1 else ".")
    return logs.code(damaged=is_damaged)


def _show_table(rows: list[tuple[Log, dict[str, Any]]], root: str) -> None:
    from segspec.cli import report
    from segspec.cli.report_words import OF_FORECASTS
    from segspec.library.node_report import LogReport, NodeReport

    names = ("bytes", "records", "records_behind_damage", "first_offset", "last_offset", "first_timestamp")
    made = (
        LogReport(
            log.path,
            log.format.name,
            origin_of(log),
            segments=len(facts["segments"]),
            counts=Counter((finding.severity, finding.code) for finding in facts["findings"]),
            **{name: facts[name] for name in (*names, "last_timestamp") if name in facts},
        )
        for log, facts in rows
    )
    report.table(NodeReport(root, tuple(made)), without=OF_FORECASTS)


def show(log: Log, facts: dict[str, Any]) -> None:
    kind = f" {facts['kind']}" if "kind" in facts else ""
    click.echo(f"{click.style(facts['format'] + kind, bold=True)}  {printable(facts['path'])}")
    table.show_pairs(_top(log, facts))
    if facts["segments"]:
        click.echo()
        _segments(facts["segments"])
    _findings(facts)


def _top(log: Log, facts: dict[str, Any]) -> list[tuple[str, str]]:
    origin = {name: facts[name] for name in log.format.origin.columns if name in facts}
    out = [(name, _words(value)) for name, value in origin.items()]
    if "entries" in facts:
        out.append(("entries", f"{facts['entries']:,}"))
    else:
        behind = facts.get("records_behind_damage", 0)
        more = f"  and {behind:,} more after damage (--on-damage skip)" if behind else ""
        out.append(("records", f"{facts['records']:,}{more}"))
    if "first_offset" in facts:
        name = "ids" if isinstance(facts["first_offset"], str) else "offsets"
        out.append((name, f"{facts['first_offset']} … {facts['last_offset']}"))
    if "first_timestamp" in facts:
        out.append(("time", f"{moment(facts['first_timestamp'])} … {moment(facts['last_timestamp'])} UTC"))
    segments = len(facts["segments"])
    where = f" in {counted(segments, 'segment')}" if segments else ""
    out.append(("bytes", f"{facts['bytes']:,}{where}"))
    if "dialect" in facts:
        out.append(("dialect", facts["dialect"]))
    for name, value in facts.items():
        if name not in COMMON and name not in origin and value not in (None, [], {}, ""):
            out.append((name.replace("_", " "), _words(value)))
    if "road" in facts and "columns" not in facts:
        words = "fast: a kernel, without" if facts["road"] == "fast" else "slow: the Kaitai parser, since"
        out += [("road", words), *(("", printable(said)) for said in facts["why"])]
    if "being_written" in facts:
        out.append(("being written", writing_words(Sign(**sign) for sign in facts["being_written"])))
    out += [("clients", printable(said)) for said in facts.get("clients", ())]
    for staged in facts.get("uncommitted", ()):
        when = f"last written {moment(staged['written'])} UTC; remove it if that write has ended"
        out.append(("uncommitted", f"{staged['bytes']:,} bytes in {printable(staged['path'])}, {when}"))
    return out


def _words(value: Any) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{printable(_words(k))}={_words(v)}" for k, v in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(_words(v) for v in value)
    if isinstance(value, bytes):
        return printable(value.decode("utf-8", "backslashreplace"))
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else printable(str(value))


def _segments(segments: list[dict[str, Any]]) -> None:
    names = {"bytes": "bytes", "valid": "valid_bytes", "frames": "frames", "records": "records"}
    # Files of a user's format have no frames, and no numbers.
    shown = {name: key for name, key in names.items() if key in segments[0]}
    offsets = [] if len(shown) < len(names) else ["offsets"]
    rows: list[Sequence[table.TableCell]] = []
    hidden = 0
    for segment in segments:
        if len(rows) >= SHOWN_SEGMENTS and segment["end"] == "clean":
            hidden += 1
            continue
        spread = f"{segment['first_offset']} … {segment['last_offset']}" if "first_offset" in segment else ""
        name = printable(segment["path"].rsplit("/", 1)[-1])
        texts = [name, *(f"{segment[key]:,}" for key in shown.values()), *([spread] if offsets else [])]
        rows.append((*texts, StyledText(segment["end"], END_COLOURS[segment["end"]])))
    table.show(("segment", *shown, *offsets, "end"), rows, right=range(1, len(shown) + 1))
    if hidden:
        click.secho(f"… and {hidden} more clean segments", dim=True)


def _findings(facts: dict[str, Any]) -> None:
    order = ["error", "warning", "note"]
    findings = sorted(facts["findings"], key=lambda finding: order.index(finding.severity))
    click.echo()
    if not findings:
        click.secho("no damage found", fg="green")
        return
    of_spec = f"--ksy {shell_path(facts['spec'])} " if "spec" in facts else ""
    more = f": segspec verify {of_spec}{shell_path(facts['path'])}"
    table.show_some(findings, SHOWN_FINDINGS, styled, more=more)
