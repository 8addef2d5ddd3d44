"""Options and arguments that several verbs share."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict, TypeVar

import click
from click.core import ParameterSource

from segspec.cli.console import as_options
from segspec.core.bounds import Bound, Range, parse_bound
from segspec.core.extras import needed
from segspec.core.json_form import PAYLOADS
from segspec.core.limits import DEFAULT_LIMITS, LARGEST_LIMIT, Limits
from segspec.core.text import printable
from segspec.formats import listed, names, owners
from segspec.formats.contract.descriptor import Format
from segspec.formats.registry import declared, is_declaration
from segspec.library.log import Log
from segspec.storage.source import is_remote
from segspec.storage.store_path import from_texts, with_options

if TYPE_CHECKING:
    from pathlib import Path

    from click.types import OptionHelpExtra

    from segspec.core.condition import Condition
    from segspec.formats.contract.parts import Decoder
    from segspec.library.where import Where
    from segspec.store.archive import ArchiveReader

    class HowOpened(TypedDict):
        format: str | None
        limits: Limits


Command = TypeVar("Command", bound=Callable[..., Any])


TITLES: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "Options": (),
        "Input": (
            "format", "rules", "mode", "start", "end", "where", "deleted", "on_damage", "owner", "policies",
            "kind", "frames", "tracking",
        ),
        "Output": ("output", "out", "payload", "decode", "limit", "force"),
        "Remote paths": ("storage_option", "archive"),
        "Your own format": (
            "ksy", "rows", "columns", "import_paths", "flatten", "enums", "text_errors", "params", "processes",
            "max_file",
        ),
        "Limits": ("max_decompressed", "max_records"),
        "Help": ("help", "_click_default_help"),
    }
)  # fmt: skip
"""Groups of options in the help, by parameter names."""


class VerbCommand(click.Command):
    """A verb whose help groups its options and may have a last paragraph.

    With `or_by_spec`, the options of a spec are made only for words that are no other options, and for the help.
    """

    _all: list[click.Parameter] | None = None
    _is_plain = False

    def __init__(self, *arguments: Any, further: Callable[[], str] | None = None, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.further = further

    @property
    def params(self) -> list[click.Parameter]:
        if self._is_plain or not getattr(self.callback, BY_SPEC, False):
            return self._own
        if self._all is None:
            # By name: that module is built on this one. The same list each time, for click adds to it.
            self._all = [*self._own, *import_module("segspec.cli.spec_choice").parameters()]
        return self._all

    @params.setter
    def params(self, own: list[click.Parameter]) -> None:
        self._own = own

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not ctx.resilient_parsing and not any(word.endswith(".ksy") for word in args):
            self._is_plain = True
            try:
                left = super().parse_args(ctx, [*args])
            except click.NoSuchOption:
                pass
            else:
                ctx.meta[BY_SPEC] = False
                return left
            finally:
                self._is_plain = False
        return super().parse_args(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self._is_plain = False
        for title, group in grouped(self.get_params(ctx)).items():
            with formatter.section(title):
                formatter.write_dl([record for one in group if (record := one.get_help_record(ctx)) is not None])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.further is not None:
            self.epilog = self.further()
        super().format_epilog(ctx, formatter)


BY_SPEC = "segspec.by_spec"


def or_by_spec(verb: Command) -> Command:
    """`--ksy` and the options of a spec, which `each_log.chosen_spec` reads."""
    setattr(verb, BY_SPEC, True)
    return verb


class VerbGroup(click.Group):
    command_class = VerbCommand


def grouped(parameters: Iterable[click.Parameter]) -> dict[str, list[click.Option]]:
    groups: dict[str, list[click.Option]] = {title: [] for title in TITLES}
    for one in parameters:
        if isinstance(one, click.Option) and not one.hidden:
            groups[next((title for title, names in TITLES.items() if one.name in names), "Options")].append(one)
    return {title: group for title, group in groups.items() if group}


verb = partial(click.command, cls=VerbCommand)


class OptionGroup(tuple[Callable[[Any], Any], ...]):
    """Several options as one decorator."""

    def __call__(self, command: Command) -> Command:
        for option in reversed(self):
            command = option(command)
        return command


def keep(ctx: click.Context, option: click.Parameter, value: Any) -> None:
    ctx.meta[f"segspec.{option.name}"] = value


def given(name: str) -> Any:
    """The value of a `kept` option; None if the verb lacks it."""
    return click.get_current_context().meta.get(f"segspec.{name}")


kept = partial(click.option, expose_value=False, callback=keep)
"""An option that only `given` returns."""


class Amount(click.IntRange):
    """How many to print; more than any machine can hold are as many as there are."""

    def __init__(self) -> None:
        super().__init__(min=0)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        return min(super().convert(value, param, ctx), sys.maxsize)


class Pair(click.ParamType[tuple[str, str]]):
    """NAME=VALUE; errors do not repeat a `secret` value."""

    name = "NAME=VALUE"

    def __init__(self, *, needs_value: bool = False, secret: bool = False) -> None:
        self.needs_value, self.secret = needs_value, secret

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, text = value.partition("=")
        if not name or not (text if self.needs_value else equals):
            self.fail(f"{'it' if self.secret else value} is not NAME=VALUE", param, ctx)
        return name, text


class ParsedText(click.ParamType[Any]):
    """The value that `parse` makes of a text."""

    def __init__(self, name: str, parse: Callable[[str], Any]) -> None:
        self.name, self.parse = name, parse

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return self.parse(value) if isinstance(value, str) else value
        except ValueError as error:
            self.fail(printable(str(error)), param, ctx)


def _in_path(text: str) -> str:
    # The options may be for the archive alone.
    if not given("storage_option") or (given("archive") is not None and not is_remote(text)):
        return text
    return with_options(text, storage_options())


in_path = ParsedText("path", _in_path)
"""A path that a verb reads, with the storage options."""


def seconds(*names: str, default: float, help: str, least: float = 0) -> Callable[[Command], Command]:
    """An option for a time in seconds."""
    kind = click.FloatRange(min=least, min_open=not least)
    return click.option(*names, type=kind, default=default, show_default=True, metavar="SECONDS", help=help)


def choice(name: str, values: Sequence[str], default: str, help: str) -> Callable[[Command], Command]:
    """An option with one of several values."""
    return click.option(name, type=click.Choice(values), default=default, show_default=True, help=help)


def storage_options() -> dict[str, Any]:
    """Raises `click.BadParameter` if they contradict each other."""
    try:
        return from_texts(dict(given("storage_option")))
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="'--storage-option'") from error


# Eager options are parsed first: paths and formats depend on them.
storage_option = partial(kept, "--storage-option", multiple=True, type=Pair(secret=True), is_eager=True)
archive = kept(
    "--archive",
    metavar="URI",
    is_eager=True,
    help="The archive of a store, to read evicted segments from. PATH is not changed.",
)


STORAGE_WORDS = "An fsspec option for remote paths, such as endpoint_url or anon."


def reads(name: str, *, metavar: str | None = None, several: bool = False) -> OptionGroup:
    argument = click.argument(name, metavar=metavar, type=in_path, nargs=-1 if several else 1, required=True)
    return OptionGroup((argument, storage_option(help=STORAGE_WORDS)))


paths = reads("paths", metavar="PATH...", several=True)


def archive_reader() -> ArchiveReader | None:
    """Raises `click.UsageError`."""
    uri = given("archive")
    if uri is None:
        return None
    from segspec.store.archive import ArchiveReader

    try:
        return ArchiveReader(uri, storage_options() if is_remote(uri) else None)
    except ValueError as error:
        raise click.UsageError(str(error)) from error


FORMS = ("text", "json", "csv", "html")
"""The values of `--output`."""


class OutPath(click.Path):
    """An output, which the verb checks with `check_output`."""

    def __init__(self, *, remote: bool = False, **settings: Any) -> None:
        super().__init__(**settings)
        self.remote = remote

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value in FORMS:
            self.fail(f"it is an output path: for {value} on stdout use --output {value}, for a file ./{value}")
        # As a path, what makes it remote would be gone.
        if is_remote(str(value)):
            if self.remote:
                return value
            self.fail(f"{value} is remote: outputs are local", param, ctx)
        return super().convert(value, param, ctx)


def out(name: str, *, metavar: str, help: str, remote: bool = False) -> Callable[[Command], Command]:
    return click.option("--out", "-o", name, type=OutPath(remote=remote), required=True, metavar=metavar, help=help)


def check_out(
    target: str | Path, inputs: Sequence[str | None] = (), *, force: bool = False, is_file: bool = False
) -> None:
    """Raises `click.UsageError` if `target` may not be written: as a file, only `force` replaces one."""
    from pathlib import Path

    from segspec.library.output_places import OutputError, check_output

    try:
        check_output(target, [one for one in inputs if one is not None], force=force)
    except OutputError as error:
        raise click.UsageError(f"-o {error}") from error
    if is_file and Path(target).exists() and not force:
        raise click.UsageError(f"-o {target} exists; --force replaces it")


class Chosen(click.Choice[str]):
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
    """A format's name, or the file that declares one."""

    name = "format"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return f"[{'|'.join(names())}|FILE]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        rules = given("rules")
        if isinstance(value, str) and is_declaration(value):
            if is_plain_spec(value) and ctx is not None and any(each.name == "ksy" for each in ctx.command.params):
                # The verb reads a spec without a log as with --ksy.
                ctx.meta[SPEC_OF_FORMAT] = value
                return None
            try:
                return declared(value, rules).name
            except (OSError, ValueError) as error:
                self.fail(printable(as_options(str(error))), param, ctx)
            except RuntimeError as error:
                raise click.ClickException(str(error)) from error
        if rules is not None:
            self.fail("--rules is for a --format that a file declares", param, ctx)
        return super().convert(value, param, ctx)


read_as = OptionGroup(
    (
        kept(
            "--format",
            type=FormatChoice(format_names),
            help="Read as this format instead of detecting it. FILE is a declaration (*.log.yaml, or *.ksy with -log), "
            "or a spec as for --ksy.",
        ),
        kept(
            "--rules",
            metavar="FILE.py",
            type=click.Path(exists=True, dir_okay=False),
            is_eager=True,
            help="Python file with the rules of the declared format. It will be executed.",
        ),
    )
)

on_damage = choice(
    "--on-damage",
    ["stop", "skip", "fail"],
    "stop",
    "At damage: keep the sound prefix, continue after the damage, or omit the damaged frame and exit with 1.",
)


class LimitOption(click.Option):
    def get_help_extra(self, ctx: click.Context) -> OptionHelpExtra:
        extra = super().get_help_extra(ctx)
        extra.pop("range", None)
        return extra


def _limit(name: str, most: int, default: int, metavar: str, help: str) -> Callable[[Any], Any]:
    kind = click.IntRange(min=1, max=most)
    return kept(name, cls=LimitOption, type=kind, default=default, show_default=True, metavar=metavar, help=help)


MIB = 20
"""Bits of a count of bytes below a MiB."""
BLOCK_BYTES, BLOCK_RECORDS = DEFAULT_LIMITS.decompressed_bytes >> MIB, DEFAULT_LIMITS.records
limits = OptionGroup(
    (
        _limit("--max-decompressed", LARGEST_LIMIT >> MIB, BLOCK_BYTES, "MIB", "Maximum size of a decompressed block."),
        _limit("--max-records", LARGEST_LIMIT, BLOCK_RECORDS, "N", "Maximum number of records in a block."),
    )
)


def opening() -> HowOpened:
    mebibytes, records = given("max_decompressed"), given("max_records")
    bounds = DEFAULT_LIMITS if records is None else Limits(decompressed_bytes=mebibytes << MIB, records=records)
    return {"format": given("format"), "limits": bounds}


class OutputOption(click.Option):
    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        super().add_to_parser(parser, ctx)
        parser.add_option(obj=self, opts=["--json"], dest=self.name, action="store_const", const="json")


def output(
    *choices: str, short: bool = True, default: str | None = "text", declare: Callable[..., Any] = click.option
) -> Callable[[Command], Command]:
    """The option `--output`; `-o` is its short form in verbs without `--out`."""
    made: Callable[[Command], Command] = declare(
        "--output",
        *(("-o",) if short else ()),
        cls=OutputOption,
        type=click.Choice(choices),
        default=default,
        show_default=True,
        help="Output format; --json is short for --output json.",
    )
    return made


def owner(help: str) -> Callable[[Command], Command]:
    words = f"{help} (segspec forecast --help lists releases)"
    return click.option("--owner", type=Chosen(owners), metavar="RELEASE", help=words)


bound = ParsedText("offset|id|time", parse_bound)
start = click.option("--from", "start", type=bound, help="Start at this offset, id (ms-seq) or ISO time.")
end = click.option("--to", "end", type=bound, help="Stop before this offset, id or ISO time.")


def decodings() -> list[str]:
    return sorted({name for format in listed() for name in format.decodings})


decode = click.option(
    "--decode",
    type=Chosen(decodings),
    help="Add the content of values, such as AMQP 1.0 body and properties.",
)


mode = kept(
    "--mode",
    multiple=True,
    type=Pair(needs_value=True),
    metavar="NAME=CHOICE",
    help="A read mode of the format, such as isolation=read_committed. Repeatable.",
)


def given_modes() -> dict[str, str] | None:
    """The chosen modes; None if the verb has no modes."""
    modes = given("mode")
    return None if modes is None else dict(modes)


kind = click.option(
    "--kind",
    metavar="NAME",
    help="Only files of this kind, such as index. [default: all files that belong to segments]",
)


def hole_choices() -> list[str]:
    from segspec.formats.contract.salvage import Holes

    return [str(each) for each in Holes]


holes = click.option(
    "--holes",
    type=Chosen(hole_choices),
    help="For missing offsets at which consumers stop: fill adds frames without records (the default then), renumber "
    "closes the gaps, keep leaves them.",
)


def check_kind(log: Log, kind: str | None) -> None:
    try:
        log.format.companion(kind)
    except ValueError as error:
        raise click.UsageError(f"--kind: {error}") from error


def _condition(text: str) -> Condition:
    from segspec.core.condition import parse

    return parse(text)


where = click.option(
    "--where",
    multiple=True,
    type=ParsedText("condition", _condition),
    metavar="CONDITION",
    help="Only records that match, such as 'routing_key = orders.eu'. Repeatable.",
)

WHERE_WORDS = """
A --where condition is FIELD OPERATOR VALUE, FIELD exists, or FIELD missing. Operators are =, != (the field exists with
another value), ~ (it contains a match of this RE2 expression), <, <=, > and >=. Fields are the columns of a record and
fields.NAME. Records of a stream also have body, routing_key, exchange, and NAME in properties, application_properties,
message_annotations, header, delivery_annotations and footer, such as properties.NAME. A quoted VALUE is text.
"""
record_verb = partial(verb, further=lambda: WHERE_WORDS.strip())

payload = click.option(
    "--payload",
    type=click.Choice(list(PAYLOADS)),
    help="Output form of values, keys and names. [default: utf8 in text, else hex]",
)
deleted = click.option("--deleted", is_flag=True, help="Include entries that are marked as deleted.")


def payload_form(payload: str | None, output: str) -> str:
    return payload or ("utf8" if output == "text" else "hex")


class RecordChoice(NamedTuple):
    output: str
    payload: str | None
    decode: str | None
    where: tuple[Condition, ...]
    deleted: bool

    @property
    def form(self) -> str:
        """The form of values, keys and names."""
        return payload_form(self.payload, self.output)

    def of(self, log: Log) -> tuple[Where | None, Decoder | None]:
        """Raises `click.UsageError` for what the log lacks."""
        name, decoder = self.decode, None
        if self.deleted:
            only_for("--deleted", lambda one: "deleted" in one.columns, log)
        if name is not None:
            only_for(f"--decode {name}", lambda one: name in one.decodings, log)
            decoder = log.format.messages.decoder(name) if log.format.messages is not None else None
        return where_in(log, self.where), decoder


def where_in(log: Log, conditions: tuple[Condition, ...]) -> Where | None:
    if not conditions:
        return None
    from segspec.library.where import where_of

    try:
        return where_of(log.format, conditions)
    except ValueError as error:
        raise click.UsageError(f"--where {printable(str(error))}") from error


def range_of(start: Bound | None, end: Bound | None) -> Range | None:
    return Range(start, end) if start or end else None


def refuse(names: Collection[str], why: str) -> None:
    context = click.get_current_context()
    for parameter in context.command.params:
        if parameter.name in names and context.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE:
            raise click.UsageError(f"{parameter.opts[0]} {why}")


def only_for(option: str, fits: Callable[[Format], bool], log: Log) -> None:
    """Raises `click.UsageError` if `option` is given for a log of another format."""
    if not fits(log.format):
        fitting = " and ".join(format.name for format in listed() if fits(format))
        raise click.UsageError(f"{option} is for {fitting}, and {log.path} is {log.format.name}")
