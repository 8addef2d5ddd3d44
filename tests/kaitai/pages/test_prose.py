"""The Markdown of docs: what it becomes, and that a stranger's stays text."""

from __future__ import annotations

import html
import re
import time

import pytest
from markdown import markdown

from segspec_kaitai.pages.book import read_book
from segspec_kaitai.pages.prose import prose


def row(tag: str, cells: str) -> str:
    return f"<tr>{''.join(f'<{tag}>{cell}</{tag}>' for cell in cells)}</tr>"


def same(text: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r">\s+<", "><", html.unescape(text))).strip()


def test_the_docs_of_our_own_specs_read_as_markdown_has_them() -> None:
    texts = [part.table.get("doc") for one in read_book().types.values() for part in one.parts]
    texts += [one.table.get("doc") for one in read_book().types.values()]
    docs = [str(text) for text in texts if text]
    assert len(docs) > 500
    for text in docs:
        assert same(prose(text)) == same(markdown(text, extensions=["sane_lists", "tables"])), text


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("one\n\ntwo", "<p>one</p>\n<p>two</p>"),
        ("a *b* **c** _d_ e_f_g", "<p>a <em>b</em> <strong>c</strong> <em>d</em> e_f_g</p>"),
        ("`a < b` and ``x`y``", "<p><code>a &lt; b</code> and <code>x`y</code></p>"),
        ("has:\n- a\n  - b\n- c", "<p>has:</p>\n<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
        ("2. two\n3. three", '<ol start="2"><li>two</li><li>three</li></ol>'),
        ("layer\n3) of the stack", "<p>layer\n3) of the stack</p>"),
        ("# Head", "<p><strong>Head</strong></p>"),
        ("> said\n> so", "<blockquote><p>said\nso</p></blockquote>"),
        ("```\na\n\n<b>\n```", "<pre><code>a&#10;\n&lt;b&gt;</code></pre>"),
        ("    indented\n\n    code", "<pre><code>indented&#10;\ncode</code></pre>"),
        ("a|b\n-|-\n1|2", f"<table><thead>{row('th', 'ab')}</thead><tbody>{row('td', '12')}</tbody></table>"),
        ("[`x`](\n https://a.b/c_(d))", '<p><a href="https://a.b/c_(d)"><code>x</code></a></p>'),
        ("see https://a.b/c?d=1&e.", '<p>see <a href="https://a.b/c?d=1&amp;e">https://a.b/c?d=1&amp;e</a>.</p>'),
        ("`open and 2 * 3 * 4", "<p>`open and 2 * 3 * 4</p>"),
    ],
)  # fmt: skip
def test_markdown(text: str, wanted: str) -> None:
    assert prose(text) == wanted


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[x](javascript:alert(1))",
        '[x](https://a.b/"onclick="alert(1))',
        "[x](https://a.b 'y' onclick=alert(1))",
        "![x](data:text/html,<script>)",
        "<javascript:alert(1)>",
        "`</code><script>`",
        "```\n</code></pre><script>\n```",
        "&lt;script&gt; &#60;script&#62;",
        "<https://a.b/\" onclick='x'>",
        "a|<script>\n-|-\n<b>|[x](//a.b)",
    ],
)
def test_no_tag_and_no_address_of_a_stranger_becomes_the_pages(text: str) -> None:
    made = prose(text)
    tags = re.findall(r"<[^>]*>", made)
    attributes = [tag for tag in tags if " " in tag]
    assert all(re.fullmatch(r'<a href="https://[^"<> ]*">', tag) for tag in attributes), made
    assert not re.search(r"<(?:script|img|b>)", made)


@pytest.mark.parametrize(
    "part", ["[", "[a](", "*", "**a", "`", "> ", "- ", "|", "a|b\n-|-\n", "<http://", "- a\n", "&#x"]
)
def test_time_grows_with_the_text_only(part: str) -> None:
    def seconds(count: int) -> float:
        before = time.process_time()
        prose(part * count)
        return time.process_time() - before

    seconds(100)
    assert seconds(10_000) < 60 * seconds(1_000) + 0.5
