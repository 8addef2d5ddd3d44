"""Options of several verbs of `segspec conformance`."""

from __future__ import annotations

from typing import Any

import click

from segspec.cli.options import OptionGroup
from segspec.core.text import printable
from segspec.formats import NAMES, registry


class VectorsFormat(click.Choice[str]):
    """One of our formats, or a plugin's format that has vectors."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in NAMES and value in registry.names() and registry.get(value).vectors is not None:
            return str(value)
        return super().convert(value, param, ctx)


class SuiteVersion(click.ParamType[str]):
    """A version that the installed suite contains."""

    name = "version"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from segspec.conformance.suite import suite

        versions = ", ".join(suite().versions)
        if value not in suite().versions:
            self.fail(f"the suite has no version {printable(str(value))}, only {versions}", param, ctx)
        return str(value)


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
        click.option(
            "--level",
            type=click.Choice(["must", "should", "may"]),
            default="may",
            show_default=True,
            help="must: any correct reader; should: also what a good one reports; may: all.",
        ),
        click.option(
            "--suite",
            type=SuiteVersion(),
            metavar="VERSION",
            help="Only vectors of this version of the suite, such as 1.0.",
        ),
    )
)
"""The options that choose vectors."""
timeout_option = click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=10.0,
    show_default=True,
    metavar="SECONDS",
    help="Maximum time for one answer.",
)
