"""Findings, made of the rules that were broken: code, severity, field and words stand in the row of the rule."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity

NO_VALUES: Mapping[str, object] = MappingProxyType({})

SHARED = "frames"
"""The rules that formats share, a row of which a rule of a format is by `as`."""


class RuleTable:
    """The rules of one format, read when the first of them is broken.

    The texts of a row have places, `{number}` or `{checksum:08x}`, for the values that the caller gives by these names.
    """

    def __init__(self, place: Path) -> None:
        self._place = place

    @cached_property
    def rows(self) -> dict[str, dict[str, Any]]:
        """The rows by the ids of their rules."""
        rows = json.loads(self._place.read_text(encoding="utf-8"))["rules"]
        # A file may break a rule as often as it has frames.
        of = {"finds": Code, "severity": Severity}
        return {row["id"]: row | {name: kind(row[name]) for name, kind in of.items() if name in row} for row in rows}

    @cached_property
    def numbered(self) -> dict[int, str]:
        """The rules that a run tells by their numbers."""
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
        """What is to be said of a broken rule. `field` names the field if the row does not."""
        row = self.rows[rule]
        message: str = row["words"].format_map(values)
        expected = row["expected"].format_map(values) if "expected" in row else None
        actual = row["actual"].format_map(values) if "actual" in row else None
        field = field or (row["fields"][0] if "fields" in row else None)
        code, severity = row["finds"], row["severity"]
        return Finding(path, position, code, severity, message, field, expected, actual, records, bytes, rule)

    def error(
        self,
        rule: str,
        path: str,
        position: int,
        values: Mapping[str, object] = NO_VALUES,
        *,
        field: str | None = None,
    ) -> SegspecError:
        """The same as an error: nothing of the frame may be released."""
        return self.finding(rule, path, position, values, field=field).error()


def place_of(name: str) -> Path | None:
    """Where the rules of a format of ours lie, if it has some; None without the generated parsers."""
    parsers = find_spec("segspec_ksy")
    found = None if parsers is None or parsers.origin is None else Path(parsers.origin).parent
    return None if found is None else found / "rules" / f"{name}.json"


@cache
def table(name: str) -> RuleTable:
    """The rules of a format of ours, or those that formats share."""
    place = place_of(name)
    assert place is not None
    return RuleTable(place)
