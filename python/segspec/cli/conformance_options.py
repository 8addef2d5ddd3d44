"""Options of several verbs of `segspec conformance`."""

from __future__ import annotations

from typing import Any

import click

from segspec.cli.options import OptionGroup, ParsedText, choice, seconds
from segspec.formats import NAMES, registry


class VectorsFormat(click.Choice[str]):
    """One of our formats, or a plugin's format that has vectors."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in NAMES and value in registry.names() and registry.get(value).vectors is not None:
            return str(value)
        return super().convert(value, param, ctx)


def _version(text: str) -> str:
    from segspec.conformance.vectors import suite

    if text not in suite().versions:
        raise ValueError(f"the suite has no version {text}, only {', '.join(suite().versions)}")
    return text


adapter_argument = click.argument("adapter", metavar="-- ADAPTER...", nargs=-1, required=True, type=click.UNPROCESSED)
of_vectors = OptionGroup(
    (
        click.option(
            "--format",
            "formats",
            multiple=True,
            type=VectorsFormat(NAMES),
            help="Only vectors of this format. A package's format has to be named. Repeatable.",
        ),
        click.option(
            "--run",
            "globs",
            multiple=True,
            metavar="GLOB",
            help=f"Only vectors with a matching id: {NAMES[0]}/recovery, '*/torn-*', or one case, id#121. Repeatable.",
        ),
        choice(
            "--level",
            ["must", "should", "may"],
            "may",
            "must: any correct reader; should: also what a good one reports; may: all.",
        ),
        click.option(
            "--suite",
            type=ParsedText("version", _version),
            metavar="VERSION",
            help="Only vectors of this version of the suite, such as 1.0.",
        ),
    )
)
timeout_option = seconds("--timeout", default=10.0, help="Maximum time for one answer.")
