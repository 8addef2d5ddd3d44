"""Options that verbs of `segspec conformance` share."""

from __future__ import annotations

from typing import Any

import click

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

        versions = suite().versions
        if value not in versions:
            self.fail(
                f"there is no version {printable(str(value))} of the suite here; there is {', '.join(versions)}",
                param,
                ctx,
            )
        return str(value)


adapter_argument = click.argument("adapter", metavar="-- ADAPTER...", nargs=-1, required=True, type=click.UNPROCESSED)
formats_option = click.option(
    "--format",
    "formats",
    multiple=True,
    type=VectorsFormat(NAMES),
    help="Only vectors of this format; also of one that a package has added, which are asked only so. May be repeated.",
)
globs_option = click.option(
    "--run",
    "globs",
    multiple=True,
    metavar="GLOB",
    help=f"Only vectors whose id it matches: {NAMES[0]}/recovery, '*/torn-*', or one case, id#121; may be repeated.",
)
level_option = click.option(
    "--level",
    type=click.Choice(["must", "should", "may"]),
    default="may",
    show_default=True,
    help="must: what every correct reader does; should: what a good one reports, too; may: all.",
)
suite_option = click.option(
    "--suite",
    "pinned",
    type=SuiteVersion(),
    metavar="VERSION",
    help="Only vectors that this version of the suite has, such as 1.0: what came later is not asked.",
)
timeout_option = click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=10.0,
    show_default=True,
    metavar="SECONDS",
    help="How long the adapter may take for one answer.",
)
