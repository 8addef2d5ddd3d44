"""`segspec samples`: copies the sample logs."""

from __future__ import annotations

from pathlib import Path

import click

from segspec.cli import options
from segspec.cli.streams import SOUND
from segspec.core.extras import install
from segspec.core.text import counted


@options.verb(name="samples")
@click.argument("target", metavar="DIR", type=options.OutPath(path_type=Path))
def command(target: Path) -> int:
    """Copies the installed sample logs, some of them damaged, into the new folder DIR.

    DIR/README.md lists their origins, `truth.jsonl` their records.
    """
    from segspec.cli.console import console
    from segspec.samples import copy_samples, listed, logs_without_truth

    copied = copy_samples(target)
    logs = {f"{sample.format}/{sample.name}/log": sample.about for sample in copied} | logs_without_truth()
    for log, about in logs.items():
        console().print(f"{target / log}  {about}", soft_wrap=True, markup=False)
    if absent := len(list(listed())) - len(copied):
        click.echo(f"{counted(absent, 'more sample')} can be installed: {install('conformance')}", err=True)
    return SOUND
