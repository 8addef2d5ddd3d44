"""`segspec format new|build`: the project of an own format, and its generated parts."""

from __future__ import annotations

from pathlib import Path

import click

from segspec.cli import options
from segspec.cli.spec_choice import made
from segspec.cli.streams import COULD_NOT, SOUND
from segspec.core.extras import needed
from segspec.core.text import printable


@click.group(name="format", cls=options.VerbGroup)
def command() -> None:
    """Makes your own format a package, whose name every verb, Arrow and Spark then know."""


@command.command(name="new")
@click.argument("name", metavar="NAME")
@click.option("--title", metavar="T", help="Title for people. [default: from NAME]")
@click.option(
    "--out",
    "-o",
    type=options.OutPath(file_okay=False, path_type=Path),
    help="The output folder. [default: segspec-NAME]",
)
def new(name: str, title: str | None, out: Path | None) -> int:
    """Creates the project of a new format: a working example of a spec, with package and tests.

    NAME has lower-case letters, digits and _. Existing files are never overwritten.
    """
    from segspec.custom import new_package
    from segspec.formats import names

    if name in names():
        raise click.UsageError(f"format {name} exists: choose another name")
    folder = out or Path(f"segspec-{name.replace('_', '-')}")
    options.check_out(folder)
    if folder.exists():
        raise click.UsageError(f"{folder} exists: choose another folder with -o")
    try:
        files = new_package(name, folder, title)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    for path in files:
        click.echo(str(folder / path))
    click.echo(f"next: cd {folder} && pip install -e '.[test]' && segspec format build && pytest", err=True)
    return SOUND


@command.command(name="build")
@click.argument(
    "folder", metavar="[FOLDER]", default=".", type=click.Path(exists=True, file_okay=False, path_type=Path)
)
@click.option("--check", is_flag=True, help="Write nothing; exit with 1 if a file is out of date.")
def build(folder: Path, check: bool) -> int:
    """Generates parsers, layouts, kernels, the declaration and a page from the specs of a project.

    FOLDER has pyproject.toml and ksy/*.ksy; its package's generated/ is rewritten. Needs the extra `compile`, node, and
    the npm package kaitai-struct-compiler; using the package needs none of them.
    """
    with needed():
        from segspec.custom import NoPackageError, build_package

    try:
        built = made(lambda: build_package(folder, check=check))
    except NoPackageError as error:
        raise click.UsageError(str(error)) from error
    for line in (*built.problems, *built.notes):
        click.echo(printable(line), err=True)
    if built.problems:
        return COULD_NOT
    click.echo(f"{built.folder}: {built.files} files are up to date")
    return SOUND
