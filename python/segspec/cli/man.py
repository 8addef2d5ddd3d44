"""`segspec man`: manual pages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import click

from segspec.cli import options
from segspec.core.version import __version__


@options.verb(name="man")
@click.argument("verbs", nargs=-1, metavar="[VERB]...")
def command(verbs: tuple[str, ...]) -> None:
    """Prints the manual page of a verb or of segspec: `segspec man info | man -l -`."""
    context = click.get_current_context().find_root()
    for verb in verbs:
        group = context.command
        made = group.get_command(context, verb) if isinstance(group, click.Group) else None
        if made is None:
            raise click.UsageError(f"{context.command_path} has no verb {verb}")
        context = click.Context(made, info_name=verb, parent=context)
    click.echo("\n".join(page(context)))


def page(context: click.Context) -> Iterator[str]:
    command, name = context.command, context.command_path
    yield f'.TH "{name.replace(" ", "-").upper()}" 1 "" "segspec {__version__}"'
    yield ".SH NAME"
    yield _plain(f"{name.replace(' ', '-')} - {command.get_short_help_str(200)}")
    yield ".SH SYNOPSIS"
    yield _plain(f"{name} {' '.join(command.collect_usage_pieces(context))}")
    yield ".SH DESCRIPTION"
    yield from paragraphs(command.help or "")
    if isinstance(command, click.Group):
        yield ".SH VERBS"
        for verb in command.list_commands(context):
            made = command.get_command(context, verb)
            yield from _entry(verb, "" if made is None else made.get_short_help_str(200))
    yield ".SH OPTIONS"
    for title, group in options.grouped(command.get_params(context)).items():
        yield f".SS {title}"
        for one in group:
            yield from _entry(*(one.get_help_record(context) or ("", "")))
    if isinstance(command, options.VerbCommand) and command.further is not None:
        yield from paragraphs(command.further())


def paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a help text; marked ones keep their lines."""
    for part in text.split("\n\n"):
        yield ".PP"
        if part.startswith("\b\n"):
            yield from (".nf", *map(_plain, part.removeprefix("\b\n").splitlines()), ".fi")
        else:
            yield _plain(" ".join(part.split()))


def _entry(term: str, words: str) -> Iterator[str]:
    yield from (".TP", f".B {_plain(term)}", _plain(" ".join(words.split())))


def _plain(text: str) -> str:
    return re.sub(r"^([.'])", r"\\&\1", text.replace("\\", "\\e").replace("-", "\\-"))
