"""`segspec samples`: copies the sample logs, to try commands on them."""

from __future__ import annotations

from pathlib import Path

import click

from segspec.cli import options
from segspec.cli.exit_codes import SOUND


@options.verb(name="samples")
@click.argument("target", metavar="DIR", type=options.OutPath(path_type=Path))
def command(target: Path) -> int:
    """Copies the sample logs that come with segspec into the new folder DIR, to try the other verbs on.

    They are small real logs, some of them damaged: DIR/README.md says where each comes from, and `truth.jsonl` beside
    each log what is in it.
    """
    from segspec.cli.console import console
    from segspec.samples import copy_samples

    for sample in copy_samples(target):
        console().print(f"{target / sample.format / sample.name / 'log'}  {sample.about}", soft_wrap=True, markup=False)
    return SOUND
