"""Options and arguments that several verbs share."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click

from segspec.cli.console import as_options
from segspec.core.bounds import Bound, Range, parse_bound
from segspec.core.condition import Condition, ConditionError, parse
from segspec.core.limits import DEFAULT_LIMITS, LARGEST_LIMIT, Limits
from segspec.core.text import printable
from segspec.formats import listed, names
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.record_values import Decoder
from segspec.formats.registry import declared, is_declaration
from segspec.library.log import Log
from segspec.library.where import Where, where_of
from segspec.reading.chosen_modes import ModeError
from segspec.storage.source import is_remote
from segspec.storage.store_path import from_texts, with_options

if TYPE_CHECKING:
    from segspec.store.archived import ArchiveReader

Command = TypeVar("Command", bound=Callable[..., Any])

STORAGE = "segspec.storage_options"
"""Where the options of remote paths are kept until the paths are read."""


MODES = "segspec.modes"
"""Where the modes are kept by which logs are read."""

ARCHIVE = "segspec.archive"
"""Where the archive of what is read is kept."""


class InPath(click.ParamType[str]):
    """A path that a verb reads: with the storage options, where they are given."""

    name = "path"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        meta = {} if ctx is None else ctx.meta
        try:
            # With an archive, what is given for it may be for nothing else.
            return value if ARCHIVE in meta and not is_remote(value) else with_options(value, meta.get(STORAGE))
        except ValueError as error:
            self.fail(str(error), param, ctx)


def keep_storage_options(ctx: click.Context, param: click.Parameter, words: tuple[str, ...]) -> None:
    pairs = [word.partition("=") for word in words]
    if not all(name and equals for name, equals, _ in pairs):
        # Not what was given: it may be a secret.
        raise click.BadParameter("it takes NAME=VALUE", ctx, param)
    try:
        ctx.meta[STORAGE] = from_texts({name: value for name, _, value in pairs})
    except ValueError as error:
        raise click.BadParameter(str(error), ctx, param) from error


def reads(name: str, *, metavar: str | None = None, several: bool = False) -> Callable[[Command], Command]:
    """The argument of what a verb reads, and the option that says how a remote path is reached."""
    argument = click.argument(name, metavar=metavar, type=InPath(), nargs=-1 if several else 1, required=True)
    option = click.option(
        "--storage-option",
        multiple=True,
        metavar="NAME=VALUE",
        # Before the paths, which take it along.
        is_eager=True,
        expose_value=False,
        callback=keep_storage_options,
        help="An option of a remote path's file system in fsspec, such as endpoint_url or anon.",
    )
    return lambda command: argument(option(command))


def keep_archive(ctx: click.Context, param: click.Parameter, uri: str | None) -> None:
    if uri is not None:
        ctx.meta[ARCHIVE] = uri


archive = click.option(
    "--archive",
    metavar="URI",
    is_eager=True,
    expose_value=False,
    callback=keep_archive,
    help="The archive of a store: read the segments there that were evicted here. PATH is not changed.",
)


def archive_reader() -> ArchiveReader | None:
    """The archive that was given, with its storage options; None where none was. Raises `click.UsageError`."""
    meta = click.get_current_context().meta
    if ARCHIVE not in meta:
        return None
    from segspec.store.archived import ArchiveReader

    uri = meta[ARCHIVE]
    try:
        return ArchiveReader(uri, meta.get(STORAGE) if is_remote(uri) else None)
    except ValueError as error:
        raise click.UsageError(str(error)) from error


paths = reads("paths", metavar="PATH...", several=True)


class OutPath(click.Path):
    """A file or folder that a verb writes. Whoever takes one asks `check_output` before anything else; a test has every
    verb with such a parameter write where it must not."""

    def __init__(self, *, remote: bool = False, **settings: Any) -> None:
        super().__init__(**settings)
        self.remote = remote

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        # As a path, what makes it remote would be gone.
        if is_remote(str(value)):
            if self.remote:
                return value
            self.fail(f"{value} is remote: what is written goes to a local file system", param, ctx)
        return super().convert(value, param, ctx)


def out(name: str, *, metavar: str, help: str, remote: bool = False) -> Callable[[Command], Command]:
    """The option `--out` of a verb that always writes something; `remote` where it may be in a store."""
    return click.option("--out", "-o", name, type=OutPath(remote=remote), required=True, metavar=metavar, help=help)


class Chosen(click.Choice[str]):
    """A choice among names that are looked up only when they are needed: to check one, or to show them."""

    def __init__(self, names: Callable[[], Iterable[str]]) -> None:
        self.names = names
        self.case_sensitive = True

    @property
    def choices(self) -> tuple[str, ...]:  # type: ignore[override]  # click's own is never set
        return tuple(self.names())


def format_names() -> Iterator[str]:
    """The names of the formats, those with `_` as they are spelled with `-` too."""
    known = names()
    yield from known
    yield from (name.replace("_", "-") for name in known if "_" in name)


RULES = "segspec.rules"
"""Where the user's file of rules is kept until the format is loaded."""


class FormatChoice(Chosen):
    """The name of a format, or the file that declares one, which is loaded then."""

    name = "format"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        rules = None if ctx is None else ctx.meta.get(RULES)
        if isinstance(value, str) and is_declaration(value):
            try:
                return declared(value, rules).name
            except (OSError, ValueError) as error:
                self.fail(printable(as_options(str(error))), param, ctx)
            except RuntimeError as error:
                # The compiler is missing; what is missing of Python's packages is said elsewhere.
                raise click.ClickException(str(error)) from error
        if rules is not None:
            self.fail("--rules is for a --format that a file declares", param, ctx)
        return super().convert(value, param, ctx)


def keep_rules(ctx: click.Context, param: click.Parameter, path: str | None) -> None:
    if path is not None:
        ctx.meta[RULES] = path


def format_option(command: Command) -> Command:
    """Gives a command its `format_name`: by name, or by the file of a declaration, with the user's own rules."""
    chosen = click.option(
        "--format",
        "format_name",
        type=FormatChoice(format_names),
        help="Read as this format instead of detecting it: a name, or the file of a log that is declared, *.ksy with "
        "-log in it or *.log.yaml.",
    )
    rules = click.option(
        "--rules",
        metavar="FILE.py",
        type=click.Path(exists=True, dir_okay=False),
        is_eager=True,
        expose_value=False,
        callback=keep_rules,
        help="Python of your own that the declaration asks for; it is run.",
    )
    return chosen(rules(command))


on_damage = click.option(
    "--on-damage",
    type=click.Choice(["stop", "skip", "fail"]),
    default="stop",
    show_default=True,
    help="At damage: give the sound prefix, read on after it, or give nothing of the damaged frame and exit 1.",
)


def limits(command: Callable[..., Any]) -> Callable[..., Any]:
    """Gives a command its `limits`, and the options that set them."""
    add_bytes = click.option(
        "--max-decompressed",
        type=click.IntRange(min=1, max=LARGEST_LIMIT >> 20),
        default=Limits().decompressed_bytes >> 20,
        show_default=True,
        metavar="MIB",
        help="The most that one block may have: what a compressed one grows to, or another takes in the file.",
        expose_value=False,
        callback=lambda context, _, given: _limit(context, decompressed_bytes=given << 20),
    )
    add_records = click.option(
        "--max-records",
        type=click.IntRange(min=1, max=LARGEST_LIMIT),
        default=Limits().records,
        show_default=True,
        metavar="N",
        help="The most records that one block may have.",
        expose_value=False,
        callback=lambda context, _, given: _limit(context, records=given),
    )
    return add_bytes(add_records(command))


def _limit(context: click.Context, **given: int) -> None:
    context.params["limits"] = context.params.get("limits", DEFAULT_LIMITS)._replace(**given)


def output(*choices: str, default: str = "text") -> Callable[[Command], Command]:
    return click.option(
        "--output", "-o", type=click.Choice(choices), default=default, show_default=True, help="Form of the result."
    )


class BoundType(click.ParamType[Bound]):
    """An offset, an id, or a time."""

    name = "offset|id|time"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Bound:
        if isinstance(value, Bound):
            return value
        try:
            return parse_bound(value)
        except ValueError as error:
            self.fail(str(error), param, ctx)


start = click.option("--from", "start", type=BoundType(), help="First offset, id (ms-seq) or ISO time to give.")
end = click.option("--to", "end", type=BoundType(), help="First offset, id or ISO time not to give any more.")


def decodings() -> list[str]:
    """The names of all decodings."""
    return sorted({name for format in listed() for name in format.decodings})


decode = click.option(
    "--decode",
    type=Chosen(decodings),
    help="Add what the values of records hold, such as AMQP 1.0 body and properties.",
)


def decoder_of(log: Log, name: str | None) -> Decoder | None:
    """The decoder called `name` for the log's records; None for none. Raises `click.UsageError` where they cannot be
    decoded so."""
    if name is None:
        return None
    only_for(f"--decode {name}", lambda one: name in one.decodings, log)
    assert log.format.messages is not None, "it has the decoding"
    return log.format.messages.decoder(name)


class ConditionType(click.ParamType[Condition]):
    """A condition on records."""

    name = "condition"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Condition:
        if isinstance(value, Condition):
            return value
        try:
            return parse(value)
        except ConditionError as error:
            self.fail(printable(str(error)), param, ctx)


def keep_modes(ctx: click.Context, param: click.Parameter, words: tuple[str, ...]) -> None:
    pairs = [word.partition("=") for word in words]
    wrong = next((word for word, (name, _, choice) in zip(words, pairs, strict=True) if not (name and choice)), None)
    if wrong is not None:
        raise click.BadParameter(f"{printable(wrong)} is not NAME=CHOICE", ctx, param)
    ctx.meta[MODES] = {name: choice for name, _, choice in pairs}


mode = click.option(
    "--mode",
    multiple=True,
    metavar="NAME=CHOICE",
    expose_value=False,
    callback=keep_modes,
    help="How records are given, in formats that offer ways of it, such as isolation=read_committed; may come several "
    "times.",
)


@contextmanager
def refused_modes() -> Iterator[None]:
    """Says of what option it is where a format does not have a mode."""
    try:
        yield
    except ModeError as error:
        raise click.UsageError(f"--mode: {error}") from error


def given_modes() -> dict[str, str] | None:
    """The modes that were chosen; None in verbs that do not offer them, and take logs as they lie there."""
    given: dict[str, str] | None = click.get_current_context().meta.get(MODES)
    return given


kind = click.option(
    "--kind",
    metavar="NAME",
    help="Only what the format calls so of the files beside segments, such as index. [default: all of them]",
)


def check_kind(log: Log, kind: str | None) -> None:
    """Raises `click.UsageError` where the format has no such file beside its segments."""
    try:
        log.format.companion(kind)
    except ValueError as error:
        raise click.UsageError(f"--kind: {error}") from error


where = click.option(
    "--where",
    "conditions",
    multiple=True,
    type=ConditionType(),
    metavar="CONDITION",
    help="Only records that fulfil this, such as 'routing_key = orders.eu'; may come several times.",
)

OPERATORS_HELP = """
    A --where is FIELD OPERATOR VALUE: = and != (a field that is there and has another value), ~ (a regular expression
    of RE2 finds a place in it), <, <=, >, >=; or FIELD exists, FIELD missing. Fields are the columns of a record and
    fields.NAME; of a stream's records also body, routing_key, exchange, properties.NAME, application_properties.NAME,
    message_annotations.NAME, header.NAME, delivery_annotations.NAME, footer.NAME. A value in double quotes is text,
    whatever it looks like.
"""
"""What every verb with `--where` says of it; put into its help by `explains_where`."""


def explains_where(command: Command) -> Command:
    """Adds the words on `--where` to a command's help."""
    command.__doc__ = f"{inspect.cleandoc(command.__doc__ or '')}\n\n{inspect.cleandoc(OPERATORS_HELP)}"
    return command


def where_in(log: Log, conditions: tuple[Condition, ...]) -> Where | None:
    """The conditions on the log's records; None for none. Raises `click.UsageError` for what they cannot be asked."""
    try:
        return where_of(log.format, conditions)
    except ValueError as error:
        raise click.UsageError(f"--where {printable(str(error))}") from error


def range_of(start: Bound | None, end: Bound | None) -> Range | None:
    return Range(start, end) if start or end else None


def has_deleted(format: Format) -> bool:
    """Whether records of the format can be marked as deleted."""
    return "deleted" in format.columns


def only_for(option: str, fits: Callable[[Format], bool], log: Log) -> None:
    """Raises `click.UsageError` where `option` is given for a log of a format that it does not fit."""
    if not fits(log.format):
        fitting = " and ".join(format.name for format in listed() if fits(format))
        raise click.UsageError(f"{option} is for {fitting}, and {log.path} is {log.format.name}")
