"""`segspec VERB PATH…`: finds the verb, and turns errors into messages and exit codes."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

import click

from segspec.cli import streams
from segspec.cli.streams import COULD_NOT, INTERRUPTED, SOUND
from segspec.core.notices import prepare
from segspec.core.version import __version__

if TYPE_CHECKING:
    from logging import Logger

VERBS = {
    "doctor": "What a path contains, what is wrong, the next start, and the next command.",
    "info": "Format, segments, ranges and damage on one screen.",
    "dump": "Records (or frames, tracking, index entries) as text, JSON or CSV.",
    "verify": "One line per finding; silent if all is sound.",
    "forecast": "What the owner will do to these files at its next start.",
    "recover": "A clean copy of every readable record.",
    "compare": "The replicas of a log, and which to keep; --merge.",
    "index": "Compares or rebuilds indexes.",
    "clients": "The readers and writers of a log: groups, consumers, producers.",
    "report": "A node or tree, one line per log, the most urgent first.",
    "inspect": "The annotated bytes of one frame.",
    "tail": "The last records; -f follows.",
    "convert": "Between logs, JSON lines, Parquet and Arrow.",
    "publish": "From a log to a live RabbitMQ stream or queue.",
    "queue": "A live queue on disk: consumers and messages.",
    "store": "Streams whose segments are archived, evicted and fetched.",
    "compile": "A reader for your own format, from its Kaitai Struct spec.",
    "format": "A package for your own format: the project and its generated parts.",
    "docs": "A page about your own format, from its Kaitai Struct spec.",
    "conformance": "Checks readers in any language with known answers.",
    "samples": "Copies the sample logs, to try commands on.",
    "completion": "The completion script for bash, zsh or fish.",
    "man": "The manual page of a verb, or of segspec.",
    "demo": "Reads the sample logs with Spark and writes Parquet.",
}


class LazyGroup(click.Group):
    """Imports a verb when it is used: `command` of the module with its name, unless `places` names another."""

    verbs: ClassVar[Mapping[str, str]]
    places: ClassVar[Mapping[str, tuple[str, str]]] = MappingProxyType({})

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.verbs)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.verbs:
            return None
        module, name = self.places.get(cmd_name, (cmd_name, "command"))
        command: click.Command = getattr(import_module(f"segspec.cli.{module}"), name)
        if not gc.isenabled():
            # `main` has disabled it. What was imported is never visited again.
            gc.freeze()
            gc.enable()
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


class Segspec(LazyGroup):
    verbs = VERBS

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        from segspec.storage.source import is_remote

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
    from difflib import get_close_matches

    near = [OTHER_WORDS[word]] if word in OTHER_WORDS else get_close_matches(word, VERBS)
    meant = f" Did you mean {' or '.join(f'segspec {each}' for each in near)}?" if near else ""
    return f"{word} is not a verb, and no file or folder has this name.{meant}"


def _show_version(ctx: click.Context, _: click.Parameter, is_asked: bool) -> None:
    if is_asked and not ctx.resilient_parsing:
        click.echo(f"segspec, version {__version__}")
        ctx.exit()


@click.command(cls=Segspec, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_show_version,
    help="Show the version and exit.",
)
def command() -> None:
    """Reads, checks and recovers the files of append-only logs: RabbitMQ streams, Apache Kafka partitions (with
    segspec[kafka]), TANK, durable-log, mojo, ffwd, and any log or file that has a Kaitai Struct spec.

    `segspec PATH` shows what a file, log, node or tree of logs contains, what is wrong, what the next start does, and
    the next command. Inputs are never modified; recover, convert and index build only create new files.

    Exit codes: 0 success, 1 failure, 2 usage error, 3 finished, but data is damaged or lost, 128 + N ended by signal N.
    """


def _show_notices(logger: Logger) -> None:
    import logging

    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("segspec: %(message)s"))
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)


def main() -> int:
    gc.disable()
    # Arrow imports numpy, which would start a thread per processor.
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
        # Nobody reads stderr either.
        return COULD_NOT
    finally:
        streams.drop_output()
        # The process ends: its memory need not be searched for garbage.
        gc.freeze()


def _run() -> int:
    try:
        # no-color.org; None is click's own choice: colours on a terminal.
        color = False if os.environ.get("NO_COLOR") else None
        code = command.main(prog_name="segspec", standalone_mode=False, color=color)
        streams.flush_output()
        return code if isinstance(code, int) else SOUND
    except click.exceptions.Exit as error:
        return error.exit_code
    except (streams.ReaderLeft, BrokenPipeError):
        return SOUND
    except click.Abort:
        raise
    except Exception as error:
        # Only failures need these modules.
        from segspec.cli.failures import tell

        code = tell(error)
        if code is None:
            raise
        return code


if __name__ == "__main__":
    sys.exit(main())
