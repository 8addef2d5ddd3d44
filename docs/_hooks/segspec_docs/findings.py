"""The reference of findings' codes, with the rules of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path

import yaml
from markdown import markdown

from segspec.core.errors import Code, Severity
from segspec.formats.contract.rulebook import Rule
from segspec_docs.transcripts import TranscriptError

PARTS = {"costs": "What it costs", "do": "What to do"}
KNOWN = {"means", "try", *PARTS}


class UndescribedCodeError(Exception):
    """A code without words, or words without a code."""


class Findings:
    """The table `findings.yml`, the rules with their vectors, and a terminal for examples."""

    def __init__(
        self,
        path: Path,
        rules: Iterable[Rule],
        held: Callable[[str], dict[str, list[str]]],
        call: Callable[[str], tuple[str, int]],
    ) -> None:
        self._words: dict[str, dict[str, str]] = yaml.safe_load(path.read_text(encoding="utf-8"))
        self._rules = [rule for rule in rules if rule.finds is not None]
        self._held, self._call = held, call
        known = {str(code) for code in Code}
        if known != set(self._words):
            differing = ", ".join(sorted(known ^ set(self._words)))
            raise UndescribedCodeError(f"codes that only the code or only docs/_data/findings.yml has: {differing}")
        for code, words in self._words.items():
            if not words.keys() >= {"means", *PARTS} or not words.keys() <= KNOWN:
                raise UndescribedCodeError(
                    f"docs/_data/findings.yml: {code} needs means, costs and do, and may have try"
                )

    def __call__(self) -> str:
        return "\n\n".join(self._section(code) for code in Code)

    def _section(self, code: Code) -> str:
        words = self._words[code]
        rules = [rule for rule in self._rules if rule.finds is code]
        rows = [("How bad", severities(rules))] if rules else []
        rows += [(title, str(markdown(words[part]))) for part, title in PARTS.items()]
        rows += [("Example", "".join(f"<p><code>{escape(line)}</code></p>" for line in self._examples(code, rules)))]
        items = "".join(f"<dt>{title}</dt><dd>{text}</dd>" for title, text in rows if text)
        return f'## {code} {{#{code}}}\n\n{words["means"]}\n\n<dl class="glance">{items}</dl>\n\n{self._list(rules)}'

    def _examples(self, code: Code, rules: list[Rule]) -> list[str]:
        lines = []
        if line := self._words[code].get("try"):
            printed, _ = self._call(line)
            if str(code) not in printed:
                raise TranscriptError(f"docs/_data/findings.yml: `{line}` does not find {code}:\n{printed}")
            lines.append(line)
        if rules:
            lines.append(f"segspec conformance explain {min(rules, key=lambda rule: rule.level != 'must').id}")
        return lines

    def _list(self, rules: list[Rule]) -> str:
        if not rules:
            return "No rule of a format finds it: it is of segspec itself, or of a folder."
        lines = "".join(self._line(rule) for rule in rules)
        count = f"{len(rules)} rule{'s' if len(rules) != 1 else ''} of {len({rule.format for rule in rules})} formats"
        return f"<details><summary>{count}</summary><ul>{lines}</ul></details>"

    def _line(self, rule: Rule) -> str:
        vectors = len(self._held(rule.format).get(rule.id, ()))
        held = f"{vectors:,} vector{'s' if vectors != 1 else ''}" if vectors else "no vector"
        link = f'<a href="../{rule.address}"><code>{rule.id}</code></a>'
        return f"<li>{link} <small>{rule.level}, {rule.severity}, {held}</small></li>"


def severities(rules: list[Rule]) -> str:
    given = [severity for severity in Severity if any(rule.severity is severity for rule in rules)]
    if len(given) == 1:
        return f"<p>{given[0]}</p>"
    counts = ", ".join(
        f"{severity} in {', '.join(dict.fromkeys(rule.format for rule in rules if rule.severity is severity))}"
        for severity in given
    )
    return f"<p>{counts}</p>"
