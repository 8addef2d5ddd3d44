"""Options that verbs of `segspec conformance` share."""

from __future__ import annotations

import click

from segspec.formats import NAMES

adapter_argument = click.argument("adapter", metavar="-- ADAPTER...", nargs=-1, required=True, type=click.UNPROCESSED)
formats_option = click.option(
    "--format", "formats", multiple=True, type=click.Choice(NAMES), help="Only vectors of this format; may be repeated."
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
timeout_option = click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=10.0,
    show_default=True,
    metavar="SECONDS",
    help="How long the adapter may take for one answer.",
)
