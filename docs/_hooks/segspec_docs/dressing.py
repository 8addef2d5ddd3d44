"""Finishes a page's HTML: scrolling boxes get names, tables can be stacked."""

from __future__ import annotations

import re
from html import escape, unescape

SHORT_CODE = re.compile(r"<code>([^<\n]{1,34})</code>")
TABLE = re.compile(r"<table(?P<attributes>[^>]*)>(?P<inner>.*?)</table>", re.DOTALL)
HEAD_CELL = re.compile(r"<t[hd]\b[^>]*>(.*?)</t[hd]>", re.DOTALL)
ROW = re.compile(r"<tr\b.*?</tr>", re.DOTALL)
CELL = re.compile(r"<(t[dh])\b")
TAG = re.compile(r"<[^>]+>")
SCROLL = '<div class="scroll"'
CODE = '<div class="codehilite"><pre>'
UNSTACKED = ("fields", "matrix")
"""Tables with their own layout on narrow screens."""


def dressed(html: str) -> str:
    """Short code stays on one line; wide tables and code scroll in boxes."""
    html = SHORT_CODE.sub(r'<code class="short">\1</code>', html)
    html = html.replace(CODE, '<div class="codehilite"><pre tabindex="0" role="group" aria-label="Code">')
    html = TABLE.sub(table, html)
    return html.replace(SCROLL + ">", f'{SCROLL} tabindex="0" role="group" aria-label="Table">')


def table(match: re.Match[str]) -> str:
    """A table whose cells carry their column's head for narrow screens."""
    attributes, inner = match["attributes"], match["inner"]
    given = re.search(r'class="([^"]*)"', attributes)
    classes = given[1].split() if given else []
    if set(classes) & set(UNSTACKED):
        return match[0]
    head, end, body = inner.partition("</thead>")
    labels = [words(cell) for cell in HEAD_CELL.findall(head)]
    kind = "pair" if len(labels) < 3 else "stack"
    made = ROW.sub(lambda row: labelled(row[0], labels), body)
    bare = attributes.replace(given[0], "") if given else attributes
    shown = f'<table class="{" ".join([*classes, kind])}"{bare.rstrip()}>{head}{end}{made}</table>'
    return shown if classes else f"{SCROLL}>{shown}</div>"


def labelled(row: str, labels: list[str]) -> str:
    names = iter(labels)
    return CELL.sub(lambda cell: f'<{cell[1]} data-label="{escape(next(names, ""))}"', row)


def words(html: str) -> str:
    return " ".join(unescape(TAG.sub(" ", html)).split())
