"""Makes findings from broken rules, whose rows contain code, severity, field and text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from segspec.core.errors import Code, Finding, SegspecError, Severity

if TYPE_CHECKING:
    from pathlib import Path

NO_VALUES: Mapping[str, object] = MappingProxyType({})

RowTexts = tuple[Code, Severity, str | None, str, str | None, str | None]

SHARED = "frames"
"""The shared rules. A format's rule refers to one with `as`."""


class RuleTable:
    """The rules of one format, read on first use. Texts contain places (`{number}`)."""

    def __init__(self, of: str | Path) -> None:
        self._of = of
        self._said: dict[str, RowTexts] = {}

    @cached_property
    def rows(self) -> dict[str, dict[str, Any]]:
        # Sound frames need no rules.
        import json

        place = place_of(self._of) if isinstance(self._of, str) else self._of
        assert place is not None, "the generated parsers are there"
        return {row["id"]: row for row in json.loads(place.read_text(encoding="utf-8"))["rules"]}

    @cached_property
    def numbered(self) -> dict[int, str]:
        return {row["number"]: name for name, row in self.rows.items() if "number" in row}

    def finding(
        self,
        rule: str,
        path: str,
        position: int,
        values: Mapping[str, object] = NO_VALUES,
        *,
        field: str | None = None,
        records: int | None = None,
        bytes: int | None = None,
    ) -> Finding:
        """The finding for a broken rule, with its row's field or else `field`."""
        code, severity, usual, words, expected, actual = self._said.get(rule) or self._read(rule)
        message = words.format_map(values)
        expected = None if expected is None else expected.format_map(values)
        actual = None if actual is None else actual.format_map(values)
        field = field or usual
        return Finding(path, position, code, severity, message, field, expected, actual, records, bytes, rule)

    def _read(self, rule: str) -> RowTexts:
        row = self.rows[rule]
        field = row["fields"][0] if "fields" in row else None
        texts = row["words"], row.get("expected"), row.get("actual")
        said = Code(row["finds"]), Severity(row["severity"]), field, *texts
        self._said[rule] = said
        return said

    def error(
        self,
        rule: str,
        path: str,
        position: int,
        values: Mapping[str, object] = NO_VALUES,
        *,
        field: str | None = None,
    ) -> SegspecError:
        """The error of a broken rule; the frame must not be released."""
        return self.finding(rule, path, position, values, field=field).error()


def place_of(name: str) -> Path | None:
    """The path of a built-in format's rules, which may not exist; None without generated parsers."""
    from importlib.util import find_spec
    from pathlib import Path

    parsers = find_spec("segspec_ksy")
    found = None if parsers is None or parsers.origin is None else Path(parsers.origin).parent
    return None if found is None else found / "rules" / f"{name}.json"


table = cache(RuleTable)
