"""`segspec verify --ksy`: checks every field of every row in files of the user's own format."""

from __future__ import annotations

import click

from segspec.cli.console import Errors, styled
from segspec.cli.own_files import EachFile, read_through
from segspec.cli.own_options import SpecChoice
from segspec.core.errors import Finding
from segspec.core.json_form import line


def run(own: SpecChoice, paths: tuple[str, ...], output: str) -> int:
    format = own.format()
    files = EachFile(own, format, paths)

    def show(finding: Finding) -> None:
        click.echo(line(finding.as_json()) if output == "json" else styled(finding))

    report = Errors(show)
    for log in files:
        with files.attempt(log.path):
            read_through(files, log, report)
    return files.code(damaged=report.count > 0)
