"""`segspec completion`: shell completion."""

from __future__ import annotations

import click
from click.shell_completion import ShellComplete, get_completion_class

from segspec.cli import options

SHELLS = {
    "bash": 'eval "$(segspec completion bash)"  # in ~/.bashrc',
    "zsh": 'eval "$(segspec completion zsh)"  # in ~/.zshrc',
    "fish": "segspec completion fish > ~/.config/fish/completions/segspec.fish",
}


@options.verb(name="completion", further=lambda: "\b\n" + "\n".join(SHELLS.values()))
@click.argument("shell", type=click.Choice(list(SHELLS)))
def command(shell: str) -> None:
    """Prints the script that completes verbs, options and values in a shell."""
    kind = get_completion_class(shell)
    assert kind is not None, "click knows all of them"
    made = kind(click.get_current_context().find_root().command, {}, "segspec", "_SEGSPEC_COMPLETE")
    # click's class for bash would start a bash to learn its version.
    click.echo(ShellComplete.source(made))
