"""`llms.txt`: the pages for programs that read texts (llmstxt.org)."""

from __future__ import annotations

from collections.abc import Iterable

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page


def llms(config: MkDocsConfig, pages: Iterable[Page]) -> str:
    lines = [f"# {config.site_name}", "", f"> {config.site_description}", "", "## Pages", ""]
    base = config.site_url or ""
    for page in pages:
        about = page.meta.get("description", "")
        lines.append(f"- [{page.title}]({base}{page.url}){f': {about}' if about else ''}")
    return "\n".join([*lines, ""])
