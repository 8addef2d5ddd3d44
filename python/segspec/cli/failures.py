"""Errors that end a verb, as messages and exit codes."""

from __future__ import annotations

import click

from segspec.cli.console import as_options, words_of
from segspec.cli.streams import COULD_NOT, SOUND
from segspec.core.errors import MEMORY_ENDED, Code, SegspecError
from segspec.core.extras import advice
from segspec.core.text import printable


def tell(error: Exception) -> int | None:
    """Prints the error, and returns the exit code; None for an error of the program itself."""
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        click.echo(error.format_message())
        return SOUND
    if isinstance(error, click.ClickException):
        error.message = printable(as_options(error.message))  # type: ignore[misc]  # final for click, and `show` is its last reader
        error.show()
        return error.exit_code
    words = words_for(error)
    if words is not None:
        click.echo(f"segspec: {words}", err=True)
    return None if words is None else COULD_NOT


def words_for(error: Exception) -> str | None:
    if isinstance(error, ImportError):
        words = advice(error)
        return None if words is None else str(words)
    if isinstance(error, MemoryError):
        return f"{Code.LIMIT_EXCEEDED}: {MEMORY_ENDED}"
    return printable(words_of(error)) if isinstance(error, SegspecError | OSError | ValueError) else None
