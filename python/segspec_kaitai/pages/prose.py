"""Converts the Markdown of a `doc` to HTML: paragraphs, lists, tables, quotes, code, emphasis, links to http and https.

The input is untrusted: its tags stay text, only web addresses become links, and the time is linear.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape, unescape

MOST_LEVELS = 8
"""Maximum nesting of lists and quotes; deeper ones are paragraphs."""

FENCE = re.compile(r" {0,3}(?P<fence>`{3,}|~{3,})[^`]*$")
HEADING = re.compile(r"#{1,6} +(?P<words>\S.*)$")
ITEM = re.compile(r"(?P<indent> {0,3})(?P<mark>[-*+]|\d{1,9}[.)])(?P<space> +)(?=\S)")
QUOTE = re.compile(r" {0,3}> ?")
RULE = re.compile(r" {0,3}(?:-{3,}|\*{3,}|_{3,}|={3,}) *$")
CODE_INDENT = 4
BEFORE_BLANK = re.compile(r"\n(?=\n)")

WORD = re.compile(
    r"""
    (?P<code>`+)
    | !?\[(?P<words>[^\[\]]{1,500})\]
        \(\s{0,8}(?P<to>https?://(?:[^()\s"'<>]|\([^()\s"'<>]{0,200}\)){1,2000})\s{0,8}(?:"[^"()\[]{0,300}")?\)
    | <(?P<named>https?://[^<>\s"']{1,2000})>
    | (?P<url>https?://[^\s<>"'`\\)\]}]{1,2000})
    | \\(?P<plain>[!-/:-@\[-`{-~])
    | (?<![*\w])\*\*(?=[^\s*])(?P<strong>[^*`]{1,500})(?<=[^\s*])\*\*(?![*\w])
    | (?<![*\w])\*(?=[^\s*])(?P<star>[^*`]{1,500})(?<=[^\s*])\*(?![*\w])
    | (?<![_\w])_(?=[^\s_])(?P<line>[^_`]{1,500})(?<=[^\s_])_(?![_\w])
    """,
    re.VERBOSE | re.IGNORECASE,
)


def prose(text: str) -> str:
    return "\n".join(blocks(text.expandtabs(4).splitlines(), 0))


def blocks(lines: list[str], level: int) -> Iterator[str]:
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
        elif fence := FENCE.match(line):
            end = end_of_fence(lines, at + 1, fence["fence"])
            yield preformatted(lines[at + 1 : end])
            at = end + 1
        elif line.startswith(" " * CODE_INDENT):
            end = end_of_indented(lines, at)
            yield preformatted([each[CODE_INDENT:] for each in lines[at:end]])
            at = end
        elif heading := HEADING.match(line):
            yield f"<p><strong>{inline(heading['words'].rstrip('# '))}</strong></p>"
            at += 1
        elif RULE.match(line):
            at += 1
        elif level < MOST_LEVELS and QUOTE.match(line):
            end = end_of_paragraph(lines, at, quoted=True)
            inner = [QUOTE.sub("", each, count=1) for each in lines[at:end]]
            yield f"<blockquote>{''.join(blocks(inner, level + 1))}</blockquote>"
            at = end
        elif level < MOST_LEVELS and ITEM.match(line):
            html, at = listing(lines, at, level)
            yield html
        elif at + 1 < len(lines) and (columns := rule_of_table(line, lines[at + 1])):
            end = end_of_paragraph(lines, at, quoted=True)
            yield table(lines[at], lines[at + 2 : end], columns)
            at = end
        else:
            end = end_of_paragraph(lines, at)
            yield f"<p>{inline(paragraph(lines[at:end]))}</p>"
            at = end


def paragraph(lines: list[str]) -> str:
    return "\n".join(line.strip() for line in lines)


def preformatted(lines: list[str]) -> str:
    """Code; an empty line would end the HTML around it."""
    text = escape("\n".join(line.rstrip() for line in lines).strip("\n"), quote=False)
    return f"<pre><code>{BEFORE_BLANK.sub('&#10;', text)}</code></pre>"


def end_of_fence(lines: list[str], at: int, fence: str) -> int:
    while at < len(lines) and not (lines[at].strip().startswith(fence) and not lines[at].strip().strip(fence[0])):
        at += 1
    return at


def end_of_indented(lines: list[str], at: int) -> int:
    end = at
    while at < len(lines) and (not lines[at].strip() or lines[at].startswith(" " * CODE_INDENT)):
        at += 1
        if lines[at - 1].strip():
            end = at
    return end


def end_of_paragraph(lines: list[str], at: int, *, quoted: bool = False) -> int:
    at += 1
    while at < len(lines) and lines[at].strip():
        if not quoted and begins_block(lines[at]):
            break
        at += 1
    return at


def begins_block(line: str) -> bool:
    """Whether a line ends the paragraph before it. Among numbers only 1 does, because text contains numbers."""
    item = ITEM.match(line)
    begins_list = item is not None and (not item["mark"][0].isdigit() or item["mark"][:-1] == "1")
    return begins_list or any(pattern.match(line) for pattern in (FENCE, HEADING, QUOTE))


def listing(lines: list[str], at: int, level: int) -> tuple[str, int]:
    first = ITEM.match(lines[at])
    assert first is not None
    ordered = first["mark"][0].isdigit()
    items: list[list[str]] = []
    while at < len(lines):
        found = ITEM.match(lines[at])
        if found is None or found["mark"][0].isdigit() != ordered:
            break
        start = at
        width = min(found.end(), len(found["indent"]) + len(found["mark"]) + 2)
        at = end_of_item(lines, at + 1, width)
        items.append([lines[start][found.end() :], *(dedented(line, found.end()) for line in lines[start + 1 : at])])
    tag = "ol" if ordered else "ul"
    start_words = f' start="{int(first["mark"][:-1])}"' if ordered and int(first["mark"][:-1]) != 1 else ""
    return f"<{tag}{start_words}>{''.join(item(each, level) for each in items)}</{tag}>", at


def end_of_item(lines: list[str], at: int, width: int) -> int:
    end, after_blank = at, False
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            after_blank = True
        elif line.startswith(" " * min(width, 2)) and not (after_blank and not line.startswith(" " * width)):
            end, after_blank = at + 1, False
        elif after_blank or ITEM.match(line) or FENCE.match(line) or HEADING.match(line):
            break
        else:
            end = at + 1
        at += 1
    return at if at < len(lines) and ITEM.match(lines[at]) else end


def dedented(line: str, width: int) -> str:
    return line[min(width, len(line) - len(line.lstrip(" "))) :]


def item(lines: list[str], level: int) -> str:
    inner = list(blocks(lines, level + 1))
    if inner and inner[0].startswith("<p>") and not any(each.startswith("<p>") for each in inner[1:]):
        inner[0] = inner[0].removeprefix("<p>").removesuffix("</p>")
    return f"<li>{''.join(inner)}</li>"


def cells_of(line: str) -> list[str]:
    text = line.strip().removeprefix("|")
    text = text[:-1] if text.endswith("|") and not text.endswith("\\|") else text
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", text)]


def rule_of_table(head: str, rule: str) -> int:
    if "|" not in head or "|" not in rule:
        return 0
    cells = cells_of(rule)
    return len(cells) if all(re.fullmatch(r":?-+:?", cell) for cell in cells) else 0


def table(head: str, rows: list[str], columns: int) -> str:
    def row(line: str, tag: str) -> str:
        cells = [*cells_of(line), *[""] * columns][:columns]
        return f"<tr>{''.join(f'<{tag}>{inline(cell)}</{tag}>' for cell in cells)}</tr>"

    return f"<table><thead>{row(head, 'th')}</thead><tbody>{''.join(row(line, 'td') for line in rows)}</tbody></table>"


def inline(text: str) -> str:
    ends = code_ends(text)
    out: list[str] = []
    at = 0
    for found in WORD.finditer(text):
        if found.start() < at:
            continue
        out.append(plain(text[at : found.start()]))
        at = found.end()
        if found["code"]:
            end = ends.get(found.start())
            out.append(escape(found[0]) if end is None else code_span(text[at:end]))
            at = at if end is None else end + len(found["code"])
        else:
            out.append(marked(found))
    out.append(plain(text[at:]))
    return "".join(out)


def code_ends(text: str) -> dict[int, int]:
    """The end of the code that begins at each run of backticks: the next run of that length."""
    ends: dict[int, int] = {}
    following: dict[int, int] = {}
    for run in reversed(list(re.finditer("`+", text))):
        length = run.end() - run.start()
        if length in following:
            ends[run.start()] = following[length]
        following[length] = run.start()
    return ends


def code_span(text: str) -> str:
    inner = text[1:-1] if text[:1] == text[-1:] == " " and text.strip() else text
    return f"<code>{escape(inner, quote=False)}</code>"


def marked(found: re.Match[str]) -> str:
    if address := found["to"] or found["named"]:
        words = found["words"]
        return link(address, words_of_link(words) if words else escape(address, quote=False))
    if found["url"]:
        address = found["url"].rstrip(".,;:!?*_")
        return link(address, escape(address, quote=False)) + escape(found["url"][len(address) :], quote=False)
    if found["plain"]:
        return escape(found["plain"], quote=False)
    tag = "strong" if found["strong"] else "em"
    return f"<{tag}>{plain(found['strong'] or found['star'] or found['line'])}</{tag}>"


def words_of_link(text: str) -> str:
    parts = re.split(r"`([^`]+)`", text)
    return "".join(code_span(part) if number % 2 else plain(part) for number, part in enumerate(parts))


def link(address: str, words: str) -> str:
    return f'<a href="{escape(address)}">{words}</a>'


def plain(text: str) -> str:
    return escape(unescape(text), quote=False)
