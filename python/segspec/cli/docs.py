"""`segspec docs`: a page about an own format."""

from __future__ import annotations

from pathlib import Path

import click

from segspec.cli import options
from segspec.cli.spec_choice import IMPORT_PATH
from segspec.cli.streams import SOUND, USAGE
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
    help="Output file: a self-contained *.html, or *.md for a site. [default: Markdown on stdout]",
)
@click.option("--force", is_flag=True, help="Replace OUT if it exists.")
def command(spec: str, import_paths: tuple[str, ...], out: str | None, force: bool) -> int:
    """Makes a page about your own format from its Kaitai Struct spec.

    It draws every structure to scale, and lists fields, enums and computed values. Needs the extra `compile`, but no
    compiler: even a spec without a reader has a page. Nothing in the spec is executed.
    """
    if out is not None:
        options.check_out(out, [spec], force=force, is_file=True)
        if Path(out).suffix not in (HTML, MARKDOWN):
            raise click.UsageError(f"-o {out}: a page is a file named *{HTML} or *{MARKDOWN}")
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
