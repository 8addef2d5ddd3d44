"""What mkdocs calls: pages of the formats from `ksy/`, transcripts and reference from the code, the search index."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
for folder in ("python", "python/segspec_kafka", "generated/python"):
    if str(ROOT / folder) not in sys.path:
        sys.path.insert(0, str(ROOT / folder))

from mkdocs.config.defaults import MkDocsConfig  # noqa: E402
from mkdocs.structure.files import File, Files  # noqa: E402
from mkdocs.structure.pages import Page  # noqa: E402
from segspec_docs.builder import Builder  # noqa: E402
from segspec_docs.search import SearchIndex  # noqa: E402

SHORT_CODE = re.compile(r"<code>([^<\n]{1,34})</code>")
PLAIN_TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)


class State:
    """What one build keeps between mkdocs' events."""

    builder: Builder
    index: SearchIndex


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Reads the specs; a fault in them ends the build here."""
    State.builder = Builder(ROOT)
    State.index = SearchIndex()
    config.watch += [str(ROOT / folder) for folder in ("ksy", "python", "docs")]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds one page a format: their Markdown exists in memory only."""
    for name, text in State.builder.format_pages().items():
        files.append(File.generated(config, f"formats/{name}.md", content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Fills in what a page takes from the code."""
    return State.builder.fill(markdown, page.file.src_uri)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Keeps wide tables from moving the page and short code on one line, and notes what can be searched for."""
    html = SHORT_CODE.sub(r'<code class="short">\1</code>', html)
    html = PLAIN_TABLE.sub(lambda match: f'<div class="scroll">{match[0]}</div>', html)
    State.index.add(page.title or "", page.url, html)
    return html


def on_post_build(config: MkDocsConfig) -> None:
    (Path(config.site_dir) / "search-index.js").write_text(State.index.script(), encoding="utf-8")
    State.builder.close()


def on_build_error(error: Exception) -> Any:
    if hasattr(State, "builder"):
        State.builder.close()
