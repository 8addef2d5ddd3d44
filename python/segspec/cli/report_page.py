"""A report as one self-contained HTML page."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from importlib.resources import files

from segspec.cli.console import finding_line, origin_words
from segspec.cli.report_words import RIGHT, cells, columns, summary
from segspec.core.code_text import shell_path
from segspec.core.text import path_text, printable
from segspec.core.version import __version__
from segspec.library.node_report import LogReport, NodeReport, Urgency


def page(made: NodeReport) -> str:
    """The page, which loads nothing; names and messages are escaped."""
    return "\n".join(_page(made)) + "\n"


def _page(made: NodeReport) -> Iterator[str]:
    title = f"segspec report: {_text(path_text(made.path))}"
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    yield f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    style = files("segspec.cli").joinpath("report.css").read_text(encoding="utf-8")
    yield f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<h1>{title}</h1>"
    for text in summary(made):
        yield f"<p>{_text(text)}</p>"
    yield '<ul class="needs">'
    for need, count in made.needs.items():
        yield f'<li class="{need}"><b>{count:,}</b>{_text(need.words if count == 1 else need.words_of_many)}</li>'
    yield "</ul>"
    yield '<div class="wide">\n<table>\n<thead><tr>'
    for number, name in enumerate(columns(made)):
        yield f'<th scope="col"{_class(number)}>{_text(name)}</th>'
    yield "</tr></thead>\n<tbody>"
    for log in made.logs:
        yield f"<tr>{''.join(_cells(log, made.path))}</tr>"
    yield "</tbody>\n</table>\n</div>"
    needing = [log for log in made.logs if log.need is not Urgency.SOUND]
    if needing:
        yield "<h2>What to do first</h2>"
    for log in needing:
        yield from _details(log, made.path)
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S")
    yield f"<footer>made by segspec {_text(__version__)} at {now} UTC</footer>\n</body>\n</html>"


def _class(number: int) -> str:
    return ' class="number"' if number in RIGHT else ""


def _cells(log: LogReport, root: str) -> Iterator[str]:
    need, *others = cells(log, root)
    yield f'<td class="need {log.need}">{_text(need)}</td>'
    for number, text in enumerate(others, 1):
        yield f"<td{_class(number)}>{_text(text)}</td>"


def _details(log: LogReport, root: str) -> Iterator[str]:
    need, *_, folder = cells(log, root)
    name = origin_words(log.origin) or folder
    yield f'<details>\n<summary><span class="need {log.need}">{_text(need)}</span> {_text(name)}</summary>'
    yield f"<p>{_text(log.first)}</p>"
    if log.error:
        yield _listing([log.error])
    if log.findings:
        more = sum(log.counts.values()) - len(log.findings)
        told = [finding_line(finding) for finding in log.findings]
        command = f"segspec verify {shell_path(log.path)}"
        yield _listing([*told, *([f"… and {more:,} more: {command}"] if more > 0 else [])])
    if log.forecast is not None:
        told = [finding_line(finding) for finding in log.forecast.findings()]
        told += [f"a publisher: {log.forecast.publishers}"] if log.forecast.publishers else []
        told += [f"not known: {text}" for text in log.forecast.unknown]
        yield f'<p class="dim">{_text(log.forecast.owner)} at its next start</p>{_listing(told)}' if told else ""
        if log.forecast.advice:
            yield f'<p class="dim">first</p>{_listing(log.forecast.advice)}'
    yield "</details>"


def _listing(texts: Iterable[str]) -> str:
    return f"<pre>{chr(10).join(map(_text, texts))}</pre>"


def _text(text: str) -> str:
    return html.escape(printable(text))
