"""The reference of findings' codes: the closed list from the code, in the docs' words."""

from __future__ import annotations

from markdown import markdown

from segspec.core.errors import Code


class UndescribedCodeError(Exception):
    """A code without words, or words without a code."""


def findings(meanings: dict[str, str]) -> str:
    """A table row for each code, with its anchor. Raises UndescribedCodeError where code and docs differ."""
    known = {str(code) for code in Code}
    if known != set(meanings):
        differing = ", ".join(sorted(known ^ set(meanings)))
        raise UndescribedCodeError(f"codes that only the code or only docs/_data/formats.yml has: {differing}")
    rows = "".join(
        f'<tr id="{code}"><td class="field"><a href="#{code}"><code>{code}</code></a></td>'
        f'<td class="meaning">{markdown(meanings[str(code)])}</td></tr>'
        for code in Code
    )
    head = '<tr><th scope="col">Code</th><th scope="col">Meaning</th></tr>'
    return f'<table class="fields codes"><thead>{head}</thead><tbody>{rows}</tbody></table>'
