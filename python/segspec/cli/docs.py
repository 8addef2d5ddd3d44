"""`segspec docs`: a page about the user's own format, from its Kaitai Struct spec."""

from __future__ import annotations

from pathlib import Path

import click

from segspec.cli import options
from segspec.cli.exit_codes import SOUND, USAGE
from segspec.cli.spec_choice import IMPORT_PATH
from segspec.core.text import printable
from segspec.storage.atomic import appearing_file

HTML, MARKDOWN = ".html", ".md"


@options.verb(name="docs")
@click.argument("spec", metavar="SPEC.ksy", type=click.Path(exists=True, dir_okay=False))
@click.option("--import-path", "import_paths", **IMPORT_PATH)
@click.option(
    "--out",
    "-o",
    type=options.OutPath(dir_okay=False, writable=True),
    help="Write the page here: *.html is one file that needs no other, *.md is for a site.  "
    "[default: Markdown on stdout]",
)
@click.option("--force", is_flag=True, help="Replace OUT if it is there.")
def command(spec: str, import_paths: tuple[str, ...], out: str | None, force: bool) -> int:
    """The page about a format of your own: SPEC.ksy is its Kaitai Struct spec.

    Every structure as the pages of segspec's own formats show it: drawn to scale, each field with place, size, type,
    meaning and rules; enums, what is computed, what holds what. Needs the extra `compile`, and no compiler: any spec
    has a page, also one that no reader can be made of. Nothing that the spec says is run, its texts are shown as text,
    and the page loads nothing.
    """
    check_usage(spec, out, force)
    from segspec.custom import UnsupportedSpecError, spec_page

    is_html = out is not None and Path(out).suffix == HTML
    try:
        page = spec_page(spec, "html" if is_html else "markdown", import_paths=import_paths)
    except UnsupportedSpecError as error:
        for problem in error.problems:
            click.echo(printable(str(problem)), err=True)
        return USAGE
    if out is None:
        click.echo(page, nl=False)
        return SOUND
    with appearing_file(Path(out)) as file:
        file.write(page.encode("utf-8"))
    return SOUND


def check_usage(spec: str, out: str | None, force: bool) -> None:
    """Raises `click.UsageError` if OUT may not be written, or its name ends like no kind of page."""
    if out is None:
        return
    options.check_out(out, [spec], force=force)
    if Path(out).suffix not in (HTML, MARKDOWN):
        raise click.UsageError(f"-o {out}: a page can be written to a file named *{HTML} or *{MARKDOWN}")
    if Path(out).exists() and not force:
        raise click.UsageError(f"-o {out} is there; --force replaces it")
