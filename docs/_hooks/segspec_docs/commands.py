"""The command line reference, from the click commands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Any

import click

from segspec.cli.options import VerbCommand, grouped

PROGRAM = "segspec"


def command_line(examples: dict[str, list[str]]) -> str:
    """Markdown with usage, help, options and examples (Markdown or HTML) of each verb."""
    from segspec.cli.main import command

    context = click.Context(command, info_name=PROGRAM)
    return "\n\n".join(
        "\n\n".join([section(each), *examples.get(each.command_path, [])]) for each in walk(command, context)
    )


def verbs() -> str:
    from segspec.cli.main import command

    context = click.Context(command, info_name=PROGRAM)
    rows = [
        f"| [`{name}`](#{name}) | {sub.get_short_help_str(200)} |"
        for name in command.list_commands(context)
        if (sub := command.get_command(context, name)) is not None and not sub.hidden
    ]
    return "\n".join(["| Verb | What it does |", "|---|---|", *rows])


def walk(command: click.Command, context: click.Context) -> Iterator[click.Context]:
    if not isinstance(command, click.Group):
        return
    for name in command.list_commands(context):
        sub = command.get_command(context, name)
        if sub is None or sub.hidden:
            continue
        child = click.Context(sub, info_name=name, parent=context)
        yield child
        yield from walk(sub, child)


def section(context: click.Context) -> str:
    command = context.command
    words = context.command_path.split()
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    help_text = paragraphs(command.help or "")
    further = command.further if isinstance(command, VerbCommand) else None
    if further is not None:
        help_text += f"\n\n{paragraphs(further())}"
    params = []
    for title, group in grouped(command.get_params(context)).items():
        params.append(f'<tr><th scope="rowgroup" colspan="2">{title}</th></tr>')
        params += [option_row(param, context) for param in group]
    table = (
        '<table class="fields options"><thead><tr><th scope="col">Option</th><th scope="col">Meaning</th></tr>'
        f"</thead><tbody>{''.join(row.replace('ID-', '-'.join(words[1:]) + '-') for row in params)}</tbody></table>"
    )
    depth = "#" * len(words)
    return (
        f"{depth} {context.command_path} {{#{'-'.join(words[1:])}}}\n\n```text\n{usage}\n```\n\n{help_text}\n\n{table}"
    )


def paragraphs(text: str) -> str:
    """Help as Markdown; blocks that click does not wrap become code."""
    out = []
    for part in text.split("\n\n"):
        if part.startswith("\b\n"):
            out.append("```text\n" + part.removeprefix("\b\n").rstrip() + "\n```")
        else:
            out.append(" ".join(part.split()))
    return "\n\n".join(out)


def option_row(param: click.Option, context: click.Context) -> str:
    """An option as a row; arguments are in the usage."""
    metavar = "" if param.is_flag or param.count else param.make_metavar(ctx=context)
    names = ", ".join(f"<code>{escape(name)}</code>" for name in (*param.opts, *param.secondary_opts))
    value = f' <code class="metavar">{escape(metavar)}</code>' if metavar else ""
    extra = "".join(f" <em>{escape(text)}.</em>" for text in extras(param))
    anchor = max(param.opts, key=len).lstrip("-")
    return (
        f'<tr id="ID-{anchor}"><td class="field">{names}{value}</td>'
        f'<td class="meaning">{with_code(param.help or "")}{extra}</td></tr>'
    )


def with_code(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))


def extras(param: click.Option) -> Iterator[str]:
    if param.show_default and param.default is not None:
        yield f"Default: {shown_default(param.default)}"
    if param.required:
        yield "Required"
    if param.multiple:
        yield "May be given several times"


def shown_default(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
