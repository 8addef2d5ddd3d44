"""`segspec VERB PATH…`: finds the verb, and turns errors into words and exit codes."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

import click

from segspec.cli import streams
from segspec.cli.console import as_options, words_of
from segspec.cli.exit_codes import COULD_NOT, INTERRUPTED, SOUND
from segspec.core.errors import MEMORY_ENDED, Code, SegspecError
from segspec.core.notices import prepare
from segspec.core.text import printable
from segspec.core.version import __version__
from segspec.storage.source import is_remote

if TYPE_CHECKING:
    from logging import Logger

VERBS = {
    "doctor": "What is there, what is wrong, what the next start does, and the next command.",
    "info": "One screen: format, segments, ranges, damage.",
    "dump": "Records (or frames, tracking, index entries) as text, JSON or CSV.",
    "verify": "Silent when sound; one finding a line.",
    "forecast": "What the owner will do to these files at its next start.",
    "recover": "A clean copy of every record that can be read.",
    "compare": "What several nodes hold of one log, and which to keep; --merge.",
    "index": "Indexes compared with their segments, or made anew.",
    "clients": "Who reads and writes a log, and where each stands: groups, consumers, producers.",
    "report": "A whole node or tree: a line a log, those first that need something done.",
    "inspect": "The annotated bytes of one frame.",
    "tail": "The last records, and with -f the next ones as they come.",
    "convert": "A log as another one, or as JSON lines, Parquet or Arrow, and back.",
    "publish": "Records into a live RabbitMQ, a stream or a queue.",
    "queue": "A living queue on disk: its consumers, and messages in and out.",
    "store": "Streams whose segments are archived, evicted and fetched back.",
    "compile": "A reader for a format of your own, from its Kaitai Struct spec.",
    "format": "A format of your own as a package: its project, and what is generated in it.",
    "docs": "The page about a format of your own, from its Kaitai Struct spec.",
    "conformance": "Known answers for readers in any language, and the runner that asks them.",
    "samples": "The sample logs, copied to where commands can be tried on them.",
    "completion": "The script with which bash, zsh or fish completes verbs and options.",
    "man": "The manual page of a verb, or of segspec.",
    "demo": "Sample logs of all five formats through Spark to Parquet.",
}


class LazyGroup(click.Group):
    """Imports a verb only when it is used, so that a small file is answered at once.
    `verbs` describes each. A verb's module has its name and a `command`, unless `places` names another.
    """

    verbs: ClassVar[Mapping[str, str]]
    places: ClassVar[Mapping[str, tuple[str, str]]] = MappingProxyType({})

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.verbs)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.verbs:
            return None
        module, name = self.places.get(cmd_name, (cmd_name, "command"))
        command: click.Command = getattr(import_module(f"segspec.cli.{module}"), name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Verbs"):
            formatter.write_dl(list(self.verbs.items()))


OTHER_WORDS = {
    "cat": "dump", "check": "verify", "fsck": "verify", "head": "dump", "help": "--help", "ls": "info",
    "open": "doctor", "predict": "forecast", "print": "dump", "read": "dump", "repair": "recover",
    "rescue": "recover", "scan": "verify", "show": "info", "stat": "info", "status": "doctor",
    "version": "--version", "watch": "tail",
}  # fmt: skip
"""What other programs call a verb."""


class Segspec(LazyGroup):
    """The verbs; a path in place of a verb is for `doctor`."""

    verbs = VERBS

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        word = args[0]
        if word in VERBS or word.startswith("-"):
            return super().resolve_command(ctx, args)
        if is_remote(word) or "/" in word or "." in word or os.path.lexists(word):
            return "doctor", self.get_command(ctx, "doctor"), args
        raise click.UsageError(_no_verb(word), ctx)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError as error:
            # click would exit with 1.
            raise streams.ReaderLeft from error


def _no_verb(word: str) -> str:
    """The message for a word that is neither a verb nor a path."""
    from difflib import get_close_matches

    near = [OTHER_WORDS[word]] if word in OTHER_WORDS else get_close_matches(word, VERBS)
    meant = f" Did you mean {' or '.join(f'segspec {each}' for each in near)}?" if near else ""
    return f"{word} is not a verb, and no file or folder has this name.{meant}"


@click.command(cls=Segspec, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="segspec")
def command() -> None:
    """Reads, checks and rescues the files of append-only logs: RabbitMQ streams, Apache Kafka partitions (with
    segspec[kafka]), TANK, durable-log, mojo, ffwd, and any log or file that has a Kaitai Struct spec.

    `segspec PATH` says what is there, what is wrong, what the next start does, and what to type next. PATH is a file
    or a folder: a log, a node, or a tree of logs. Inputs are never modified; recover, convert and index build only
    create new files.

    Exit codes: 0 success, 1 failure, 2 usage error, 3 finished, but data is damaged or lost; 128 and a signal's number
    if that signal ended it.
    """


def _show_notices(logger: Logger) -> None:
    """Shows the library's notices on stderr: a kernel is being compiled, or compiled ones are missing."""
    import logging

    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("segspec: %(message)s"))
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)


FEW_COLLECTIONS = 20_000
"""Allocations between garbage collections. A verb's objects mostly stay: the default of 700 costs a tenth of the
start.
"""


def main() -> int:
    gc.set_threshold(FEW_COLLECTIONS)
    # Arrow imports numpy, which would start one thread per processor for linear algebra; no verb uses any.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    streams.prepare_streams()
    prepare(_show_notices)
    try:
        with streams.stoppable():
            return _run()
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except streams.Stopped as stopped:
        return stopped.exit_code
    except BrokenPipeError:
        # Nobody reads our words on stderr either.
        return COULD_NOT
    finally:
        streams.drop_output()


def _run() -> int:
    try:
        # no-color.org; None is click's own choice: colours on a terminal.
        color = False if os.environ.get("NO_COLOR") else None
        code = command.main(prog_name="segspec", standalone_mode=False, color=color)
        # If nobody reads the rest, the verb has finished.
        with suppress(BrokenPipeError):
            sys.stdout.flush()
        return code if isinstance(code, int) else SOUND
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return SOUND
    except click.ClickException as error:
        error.message = printable(as_options(error.message))  # type: ignore[misc]  # final for click, and `show` is its last reader
        error.show()
        return error.exit_code
    except click.exceptions.Exit as error:
        return error.exit_code
    except (streams.ReaderLeft, BrokenPipeError):
        return SOUND
    except ImportError as error:
        from segspec.core.extras import advice

        words = advice(error)
        if words is None:
            raise
        click.echo(f"segspec: {words}", err=True)
        return COULD_NOT
    except (SegspecError, OSError, ValueError) as error:
        click.echo(f"segspec: {printable(words_of(error))}", err=True)
        return COULD_NOT
    except MemoryError:
        click.echo(f"segspec: {Code.LIMIT_EXCEEDED}: {MEMORY_ENDED}", err=True)
        return COULD_NOT


if __name__ == "__main__":
    sys.exit(main())
