"""Options and arguments that several verbs share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from inspect import cleandoc
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

import click

from segspec.cli.console import as_options
from segspec.core.bounds import Bound, Range, parse_bound
from segspec.core.extras import needed
from segspec.core.limits import DEFAULT_LIMITS, LARGEST_LIMIT, Limits
from segspec.core.text import printable
from segspec.formats import listed, names, owners
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.record_values import Decoder
from segspec.formats.contract.salvage import Holes
from segspec.formats.registry import declared, is_declaration
from segspec.library.log import Log
from segspec.storage.source import is_remote
from segspec.storage.store_path import from_texts, with_options

if TYPE_CHECKING:
    from pathlib import Path

    from click.types import OptionHelpExtra

    from segspec.core.condition import Condition
    from segspec.library.where import Where
    from segspec.store.archived import ArchiveReader

Command = TypeVar("Command", bound=Callable[..., Any])


TITLES: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "Options": (),
        "Input": (
            "format", "rules", "mode", "start", "end", "conditions", "deleted", "on_damage", "owner", "policies",
            "kind", "frames", "tracking",
        ),
        "Output": ("output", "out", "payload", "decode", "limit", "force"),
        "Remote paths": ("storage_option", "archive"),
        "Your own format": (
            "ksy", "rows", "columns", "import_paths", "flatten", "enums", "params", "processes", "max_file",
        ),
        "Limits": ("max_decompressed", "max_records"),
        "Help": ("help", "_click_default_help"),
    }
)  # fmt: skip
"""Groups of options in the help, with the names of parameters; options of no group come in the first."""


class VerbCommand(click.Command):
    """A verb whose help groups its options. `further` makes a last paragraph that takes time to make."""

    def __init__(self, *arguments: Any, further: Callable[[], str] | None = None, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.further = further

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for title, group in grouped(self.get_params(ctx)).items():
            with formatter.section(title):
                formatter.write_dl([record for one in group if (record := one.get_help_record(ctx)) is not None])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.further is not None:
            self.epilog = self.further()
        super().format_epilog(ctx, formatter)


class VerbGroup(click.Group):
    """A verb that has verbs."""

    command_class = VerbCommand


def grouped(parameters: Iterable[click.Parameter]) -> dict[str, list[click.Option]]:
    """The visible options, in their groups."""
    groups: dict[str, list[click.Option]] = {title: [] for title in TITLES}
    for one in parameters:
        if isinstance(one, click.Option) and not one.hidden:
            groups[next((title for title, names in TITLES.items() if one.name in names), "Options")].append(one)
    return {title: group for title, group in groups.items() if group}


verb = partial(click.command, cls=VerbCommand)


class OptionGroup(tuple[Callable[[Any], Any], ...]):
    """Several options as one decorator, in the order of the help."""

    def __call__(self, command: Command) -> Command:
        for option in reversed(self):
            command = option(command)
        return command


# what verbs do not pass on


def keep(ctx: click.Context, option: click.Parameter, value: Any) -> None:
    ctx.meta[f"segspec.{option.name}"] = value


def given(name: str) -> Any:
    """The value of a `kept` option; None in verbs without it."""
    return click.get_current_context().meta.get(f"segspec.{name}")


kept = partial(click.option, expose_value=False, callback=keep)
"""An option that the verb's function does not receive: `given` returns it by name."""


class Pair(click.ParamType[tuple[str, str]]):
    """NAME=VALUE, as the two."""

    name = "NAME=VALUE"
    refusal = "{} is no NAME=VALUE"
    needs_value = False

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, text = value.partition("=")
        if not name or not (text if self.needs_value else equals):
            self.fail(self.refusal.format(value), param, ctx)
        return name, text


class StorageOption(Pair):
    """An option of a remote path's file system. Errors do not repeat its value, which may be a secret."""

    refusal = "it takes NAME=VALUE"


class ModeChoice(Pair):
    """A read mode, and a choice of it."""

    name = "NAME=CHOICE"
    refusal = "{} is not NAME=CHOICE"
    needs_value = True


class InPath(click.ParamType[str]):
    """A path that a verb reads, with the storage options if given."""

    name = "path"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        # With an archive, the options may be for the archive alone.
        if not given("storage_option") or (given("archive") is not None and not is_remote(value)):
            return str(value)
        try:
            return with_options(value, storage_options())
        except ValueError as error:
            self.fail(str(error), param, ctx)


def storage_options() -> dict[str, Any]:
    """The options of remote paths. Raises `click.BadParameter` if they contradict each other."""
    try:
        return from_texts(dict(given("storage_option")))
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="'--storage-option'") from error


# Options that affect paths and formats are eager, so they are parsed first.
storage_option = partial(kept, "--storage-option", multiple=True, type=StorageOption(), is_eager=True)
archive = kept(
    "--archive",
    metavar="URI",
    is_eager=True,
    help="The archive of a store: read the segments there that were evicted here. PATH is not changed.",
)


def reads(name: str, *, metavar: str | None = None, several: bool = False) -> OptionGroup:
    """The argument for a verb's input, and the options for reaching remote paths."""
    words = "An option of a remote path's file system in fsspec, such as endpoint_url or anon."
    argument = click.argument(name, metavar=metavar, type=InPath(), nargs=-1 if several else 1, required=True)
    return OptionGroup((argument, storage_option(help=words)))


paths = reads("paths", metavar="PATH...", several=True)


def archive_reader() -> ArchiveReader | None:
    """The given archive with its storage options, or None. Raises `click.UsageError`."""
    uri = given("archive")
    if uri is None:
        return None
    from segspec.store.archived import ArchiveReader

    try:
        return ArchiveReader(uri, storage_options() if is_remote(uri) else None)
    except ValueError as error:
        raise click.UsageError(str(error)) from error


FORMS = ("text", "json", "csv", "html")
"""The values of `--output`, and of `-o` in verbs that write no files."""


class OutPath(click.Path):
    """A file or folder that a verb writes.
    A verb that takes one first calls `check_output`; a test makes every such verb write where it must not.
    """

    def __init__(self, *, remote: bool = False, **settings: Any) -> None:
        super().__init__(**settings)
        self.remote = remote

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value in FORMS:
            self.fail(f"it names what is written: for {value} on stdout say --output {value}, for a file ./{value}")
        # As a path, what makes it remote would be gone.
        if is_remote(str(value)):
            if self.remote:
                return value
            self.fail(f"{value} is remote: what is written goes to a local file system", param, ctx)
        return super().convert(value, param, ctx)


def out(name: str, *, metavar: str, help: str, remote: bool = False) -> Callable[[Command], Command]:
    """The option `--out` of a verb that always writes; `remote` if the target may be in a store."""
    return click.option("--out", "-o", name, type=OutPath(remote=remote), required=True, metavar=metavar, help=help)


def check_out(target: str | Path, inputs: Sequence[str | None] = (), *, force: bool = False) -> None:
    """Raises `click.UsageError` if `target` may not be written."""
    from segspec.library.output_places import OutputError, check_output

    try:
        check_output(target, [one for one in inputs if one is not None], force=force)
    except OutputError as error:
        raise click.UsageError(f"-o {error}") from error


class Chosen(click.Choice[str]):
    """A choice whose names are looked up only to check or show them."""

    def __init__(self, names: Callable[[], Iterable[str]]) -> None:
        self.names = names
        self.case_sensitive = True

    @property
    def choices(self) -> tuple[str, ...]:  # type: ignore[override]  # click's own is never set
        return tuple(self.names())


def format_names() -> Iterator[str]:
    """The formats' names; those with `_` are also spelled with `-`."""
    known = names()
    yield from known
    yield from (name.replace("_", "-") for name in known if "_" in name)


SPEC_OF_FORMAT = "segspec.spec_of_format"


def is_plain_spec(path: str) -> bool:
    from pathlib import Path

    if not path.endswith(".ksy") or not Path(path).is_file():
        return False
    with needed():
        from segspec.custom import declares_log

    return not declares_log(path)


class FormatChoice(Chosen):
    """A format's name, or the file that declares one, which is then loaded."""

    name = "format"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return f"[{'|'.join(names())}|FILE]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        rules = given("rules")
        if isinstance(value, str) and is_declaration(value):
            if is_plain_spec(value) and ctx is not None and any(each.name == "ksy" for each in ctx.command.params):
                # A spec without a log is read as with --ksy, which the verb has.
                ctx.meta[SPEC_OF_FORMAT] = value
                return None
            try:
                return declared(value, rules).name
            except (OSError, ValueError) as error:
                self.fail(printable(as_options(str(error))), param, ctx)
            except RuntimeError as error:
                # The compiler is missing; missing Python packages are reported elsewhere.
                raise click.ClickException(str(error)) from error
        if rules is not None:
            self.fail("--rules is for a --format that a file declares", param, ctx)
        return super().convert(value, param, ctx)


read_as = OptionGroup(
    (
        kept(
            "--format",
            type=FormatChoice(format_names),
            help="Read as this format instead of detecting it; FILE declares a log (*.log.yaml, or *.ksy with -log in "
            "it) or is any other spec, as for --ksy.",
        ),
        kept(
            "--rules",
            metavar="FILE.py",
            type=click.Path(exists=True, dir_okay=False),
            is_eager=True,
            help="Python of your own that the declaration asks for; it is run.",
        ),
    )
)
"""The input's format: by name, or by a declaration's file and the user's own rules."""

on_damage = click.option(
    "--on-damage",
    type=click.Choice(["stop", "skip", "fail"]),
    default="stop",
    show_default=True,
    help="At damage: give the sound prefix, read on after it, or give nothing of the damaged frame and exit 1.",
)


class LimitOption(click.Option):
    """A limit whose range is not in the help."""

    def get_help_extra(self, ctx: click.Context) -> OptionHelpExtra:
        extra = super().get_help_extra(ctx)
        extra.pop("range", None)
        return extra


limits = OptionGroup(
    (
        kept(
            "--max-decompressed",
            cls=LimitOption,
            type=click.IntRange(min=1, max=LARGEST_LIMIT >> 20),
            default=DEFAULT_LIMITS.decompressed_bytes >> 20,
            show_default=True,
            metavar="MIB",
            help="Maximum size of a block, after decompression.",
        ),
        kept(
            "--max-records",
            cls=LimitOption,
            type=click.IntRange(min=1, max=LARGEST_LIMIT),
            default=DEFAULT_LIMITS.records,
            show_default=True,
            metavar="N",
            help="Maximum number of records in a block.",
        ),
    )
)


class HowOpened(TypedDict):
    """How logs are opened."""

    format: str | None
    limits: Limits


def opening() -> HowOpened:
    """How logs are opened, according to the verb's options."""
    mebibytes, records = given("max_decompressed"), given("max_records")
    bounds = DEFAULT_LIMITS if records is None else Limits(decompressed_bytes=mebibytes << 20, records=records)
    return {"format": given("format"), "limits": bounds}


class OutputOption(click.Option):
    """`--output`, and `--json` as its short form."""

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        super().add_to_parser(parser, ctx)
        parser.add_option(obj=self, opts=["--json"], dest=self.name, action="store_const", const="json")


def output(*choices: str, short: bool = True, default: str | None = "text") -> Callable[[Command], Command]:
    """The option `--output`. JSON is one of its choices; `-o` is its short form in verbs without `--out`."""
    return click.option(
        "--output",
        *(("-o",) if short else ()),
        cls=OutputOption,
        type=click.Choice(choices),
        default=default,
        show_default=True,
        help="Output format; --json is short for --output json.",
    )


def owner(help: str) -> Callable[[Command], Command]:
    told = f"{help} (segspec forecast --help lists them)"
    return click.option("--owner", type=Chosen(owners), metavar="RELEASE", help=told)


class ParsedText(click.ParamType[Any]):
    """The value that `parse` makes of a text. Its `ValueError` explains what is wrong."""

    def __init__(self, name: str, parse: Callable[[str], Any]) -> None:
        self.name, self.parse = name, parse

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return self.parse(value) if isinstance(value, str) else value
        except ValueError as error:
            self.fail(printable(str(error)), param, ctx)


bound = ParsedText("offset|id|time", parse_bound)
start = click.option("--from", "start", type=bound, help="First offset, id (ms-seq) or ISO time to give.")
end = click.option("--to", "end", type=bound, help="First offset, id or ISO time not to give any more.")


def decodings() -> list[str]:
    return sorted({name for format in listed() for name in format.decodings})


decode = click.option(
    "--decode",
    type=Chosen(decodings),
    help="Add what the values of records hold, such as AMQP 1.0 body and properties.",
)


def decoder_of(log: Log, name: str) -> Decoder:
    """The named decoder for the log's records. Raises `click.UsageError` if it does not apply to them."""
    only_for(f"--decode {name}", lambda one: name in one.decodings, log)
    assert log.format.messages is not None, "it has the decoding"
    return log.format.messages.decoder(name)


mode = kept(
    "--mode",
    multiple=True,
    type=ModeChoice(),
    help="How records are given, in formats that offer ways of it, such as isolation=read_committed; may come several "
    "times.",
)


def given_modes() -> dict[str, str] | None:
    """The chosen modes; None in verbs that do not offer them and take logs as they are."""
    modes = given("mode")
    return None if modes is None else dict(modes)


kind = click.option(
    "--kind",
    metavar="NAME",
    help="Only what the format calls so of the files beside segments, such as index. [default: all of them]",
)


holes = click.option(
    "--holes",
    type=click.Choice([str(each) for each in Holes]),
    help="For missing offsets at which consumers stop: fill adds frames without records (the default then), renumber "
    "closes the gaps, keep leaves them.",
)


def check_kind(log: Log, kind: str | None) -> None:
    """Raises `click.UsageError` if the format's segments have no such companion file."""
    try:
        log.format.companion(kind)
    except ValueError as error:
        raise click.UsageError(f"--kind: {error}") from error


def _condition(text: str) -> Condition:
    from segspec.core.condition import parse

    return parse(text)


where = click.option(
    "--where",
    "conditions",
    multiple=True,
    type=ParsedText("condition", _condition),
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


class CommandWithWhere(VerbCommand):
    """A verb with `--where`, which its help explains."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.help = f"{cleandoc(self.help or '')}\n{OPERATORS_HELP.rstrip()}"


def where_in(log: Log, conditions: tuple[Condition, ...]) -> Where | None:
    """The conditions on the log's records, or None. Raises `click.UsageError` for conditions that do not apply."""
    from segspec.library.where import where_of

    try:
        return where_of(log.format, conditions)
    except ValueError as error:
        raise click.UsageError(f"--where {printable(str(error))}") from error


def range_of(start: Bound | None, end: Bound | None) -> Range | None:
    return Range(start, end) if start or end else None


def has_deleted(format: Format) -> bool:
    """Whether the format can mark records as deleted."""
    return "deleted" in format.columns


def only_for(option: str, fits: Callable[[Format], bool], log: Log) -> None:
    """Raises `click.UsageError` if `option` is given for a log of another format."""
    if not fits(log.format):
        fitting = " and ".join(format.name for format in listed() if fits(format))
        raise click.UsageError(f"{option} is for {fitting}, and {log.path} is {log.format.name}")
