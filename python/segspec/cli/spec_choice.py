"""Options of verbs that read files of the user's own format, by its Kaitai Struct spec.

What a spec gives, for people: rows, columns, and the road to them.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from segspec.cli.options import SPEC_OF_FORMAT, OptionGroup, Pair, given, kept, refuse
from segspec.cli.streams import COULD_NOT, USAGE
from segspec.core.extras import needed
from segspec.core.text import printable
from segspec.storage.directory import is_directory

if TYPE_CHECKING:
    import pyarrow as pa

    from segspec.custom import OwnFormat
    from segspec.custom.spec_log import SpecLog, SpecLogs

ROWS = {"": "the whole spec, again and again", ".": "the whole file is one"}


def describe(format: OwnFormat) -> None:
    rows = ROWS.get(format.rows, f"one for each item of {format.rows}")
    click.echo(f"spec     {printable(str(format.path))}\nrows     {rows}")
    click.echo("road     fast: a kernel" if format.lane == "kernel" else "road     slow: the Kaitai parser, since")
    for problem in format.why:
        click.echo(f"           {printable(str(problem))}")
    click.echo("columns")
    show_columns(format.schema, 1)
    if format.omitted:
        click.echo(f"not columns, unless --columns names them\n  {', '.join(format.omitted)}")
    if format.others:
        click.echo(f"other rows, for --rows\n  {', '.join(format.others)}")


def show_columns(fields: Iterable[pa.Field], depth: int) -> None:
    """Prints one name and type per line, indented within structures."""
    from segspec.custom.spec_log import within

    given = list(fields)
    width = max((len(each.name) for each in given), default=0)
    for each in given:
        inner, kind = within(each.type)
        click.echo(f"{'  ' * depth}{each.name:<{width}}  {kind}{' or null' if each.nullable else ''}")
        show_columns(inner, depth + 1)


MadeOfSpec = TypeVar("MadeOfSpec")

NUMBER = r"[+-]?(?:0[xX][0-9a-fA-F]+|0[oO][0-7]+|0[bB][01]+|[0-9]+)"
PARAM = r"params=\{'(\w+)': …\}"
"""The library's words for a parameter without a value."""
PROGRAM = r"(?a:[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*:[A-Za-z_]\w*)"


class UnreadableSpecError(click.ClickException):
    """A spec for which no reader can be made; `lines` explain why."""

    def __init__(self, lines: Sequence[str], code: int) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines
        self.exit_code = code  # type: ignore[misc]  # click gives each class one

    def show(self, file: Any = None) -> None:
        for line in self.lines:
            click.echo(printable(re.sub(PARAM, r"--param \1=…", line)), err=True)


def made(make: Callable[[], MadeOfSpec]) -> MadeOfSpec:
    """The result of `make` for a spec. Raises `UnreadableSpecError` if it cannot be read."""
    with needed():
        from segspec.custom import CompilerMissingError, UnsupportedSpecError
    try:
        return make()
    except UnsupportedSpecError as error:
        raise UnreadableSpecError([str(problem) for problem in error.problems], USAGE) from error
    except CompilerMissingError as error:
        raise UnreadableSpecError(f"segspec: {error}".splitlines(), COULD_NOT) from error


ARGUMENTS = ("import_paths", "flatten", "enums", "text_errors", "params", "processes")


class SpecChoice(NamedTuple):
    """The options of a spec: its place (a .ksy, or the folder of a compiled one), and what is wanted of it."""

    path: str
    rows: str | None
    columns: str | None
    import_paths: tuple[str, ...]
    flatten: bool
    enums: str
    text_errors: str
    params: Mapping[str, Any]
    processes: Mapping[str, str]
    max_file: int | None

    @property
    def is_compiled(self) -> bool:
        return is_directory(self.path)

    @property
    def max_bytes(self) -> int | None:
        return None if self.max_file is None else self.max_file << 20

    @property
    def names(self) -> list[str] | None:
        return None if self.columns is None else self.columns.split(",")

    @property
    def arguments(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ARGUMENTS}

    def made(self, make: Callable[[], MadeOfSpec]) -> MadeOfSpec:
        """The result of `make` for the spec. Raises `UnreadableSpecError` if it cannot be read."""
        check_programs(self.processes)
        return made(make)

    def format(self) -> OwnFormat:
        """The reader of the spec. Raises `click.ClickException` if it has none."""
        if self.is_compiled:
            from segspec.custom import load

            refuse(COMPILED, "was settled when the spec was compiled")
            return self.made(lambda: load(self.path))
        from segspec.custom import compile_format

        return self.made(lambda: compile_format(self.path, self.rows, self.names, **self.arguments))

    def files(self) -> SpecLogs:
        """The files of the spec. Raises `click.ClickException` if it has no reader, or no such column."""
        from segspec.custom.spec_log import SpecLogs

        format = self.format()
        names = self.names if self.is_compiled else None
        unknown = [name for name in names or () if name not in format.schema.names]
        if unknown:
            raise click.UsageError(f"--columns: no column {unknown[0]}: one of {', '.join(format.schema.names)}")
        reads_all = "--rows . --columns '*'" if self.columns is None else None
        whole = None if self.is_compiled or reads_all is None else partial(self._whole, format)
        return SpecLogs(format, whole, names, self.max_bytes, reads_all)

    def open(self, path: str) -> SpecLog:
        return made(lambda: self.files().open(path))

    def _whole(self, format: OwnFormat) -> OwnFormat:
        """The reader of `format`'s rows with everything that their instances read; `format` if that adds nothing."""
        from segspec.custom import UnsupportedSpecError, compile_format

        with suppress(UnsupportedSpecError):
            made = compile_format(self.path, self.rows, ["*"], **self.arguments)
            return format if made.schema == format.schema else made
        return format


def check_programs(processes: Mapping[str, str]) -> None:
    """Raises `click.UsageError` if a class that the user named cannot be imported."""
    for name, place in processes.items():
        module, _, kind = place.partition(":")
        try:
            getattr(import_module(module), kind)
        except Exception as error:
            raise click.UsageError(f"--process {name}={place}: {printable(str(error))}") from error


# the options


def param_value(text: str) -> Any:
    """A parameter's value: a number, true, false, hex:… for bytes; else text, with or without quotes."""
    if re.fullmatch(NUMBER, text):
        digits = text.lstrip("+-")
        number = int(digits, 10 if digits.isdecimal() else 0)
        return -number if text.startswith("-") else number
    if text in ("true", "false"):
        return text == "true"
    if text.startswith("hex:"):
        return bytes.fromhex(text.removeprefix("hex:"))
    if text.startswith('"'):
        import json

        return json.loads(text)
    try:
        number_with_point = float(text)
    except ValueError:
        return text
    return number_with_point if math.isfinite(number_with_point) else text


class Param(Pair):
    """A parameter of a spec, and its value."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, Any]:
        name, text = super().convert(value, param, ctx)
        try:
            return name, param_value(text)
        except (ValueError, RecursionError) as error:
            self.fail(str(error), param, ctx)


class ProcessClass(Pair):
    """A name in a spec, and the class that it stands for."""

    name = "NAME=MODULE:CLASS"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        name, place = super().convert(value, param, ctx)
        if not re.fullmatch(PROGRAM, place):
            self.fail(f"{place} is no MODULE:CLASS", param, ctx)
        return name, place


IMPORT_PATH: dict[str, Any] = {
    "multiple": True,
    "metavar": "DIR",
    "type": click.Path(exists=True, file_okay=False),
    "help": "Specs that SPEC imports may lie below this folder, too, and absolute ones do; as do those that KSY_PATH "
    "names.  [default: only below SPEC's own]",
}

of_a_spec = OptionGroup(
    (
        kept(
            "--rows",
            help="Path of the repeated field whose items are rows; '' reads the whole spec again and again, '.' makes "
            "one row of the file.",
        ),
        kept(
            "--columns",
            help="Only these fields, comma-separated; '*' is all of them.  [default: every field of a row]",
        ),
        kept("--import-path", "import_paths", **IMPORT_PATH),
        kept("--flatten", is_flag=True, help="Flat columns (body_text) in place of nested ones."),
        kept(
            "--enums",
            type=click.Choice(["numbers", "names"]),
            default="numbers",
            show_default=True,
            help="What is in the columns of enums.",
        ),
        kept(
            "--text-errors",
            type=click.Choice(["null", "replace", "bytes"]),
            default="null",
            show_default=True,
            help="Text that does not decode is null, or gets U+FFFD for each invalid part; with bytes, columns of text "
            "contain the bytes.",
        ),
        kept(
            "--param",
            "params",
            multiple=True,
            type=Param(),
            help='A parameter of the spec: a number, true, false, hex:… for bytes, else text, also in quotes ("7").',
        ),
        kept(
            "--process",
            "processes",
            multiple=True,
            type=ProcessClass(),
            help="The Python class that the spec's `process: NAME`, or its type that no spec describes, stands for. "
            "Nothing else is ever imported for a spec.",
        ),
        kept(
            "--max-file",
            type=click.IntRange(min=1),
            metavar="MIB",
            help="The most that a file may have.",
        ),
    )
)
"""The options of a spec, which `choice` reads."""

OWN_NAMES = SpecChoice._fields[1:]
"""The parameters that they set."""
COMPILED = ("rows", *ARGUMENTS)
"""Options that are fixed when a spec is compiled."""
OF_COLUMNS = ("flatten", "enums")
"""Options that change how columns look, and nothing else."""
NAMED = {"params": "--param", "processes": "--process"}
"""Parameters whose values have names, and their options."""
EVERYWHERE = ("ksy", "storage_option")
"""What any verb with --ksy has."""

ksy = kept(
    "--ksy",
    metavar="SPEC",
    type=click.Path(exists=True),
    help="PATH is of a format of your own: SPEC is its Kaitai Struct spec (.ksy), or the folder that `segspec "
    "compile SPEC -o DIR` made of it. The options that follow are for it.",
)


def parameters() -> list[click.Parameter]:
    """`--ksy` and the options of a spec, which `chosen` reads."""

    def verb() -> None: ...

    return click.command()(OptionGroup((ksy, *of_a_spec))(verb)).params


def choice(path: str) -> SpecChoice:
    made = {name: given(name) for name in OWN_NAMES}
    for name, option in NAMED.items():
        made[name] = dict(made[name])
        twice = [one for one, count in Counter(one for one, _ in given(name)).items() if count > 1]
        if twice:
            raise click.BadParameter(f"{twice[0]} is given twice", param_hint=f"'{option}'")
    return SpecChoice(path, **made)


def chosen(*shared: str, has_columns: bool) -> SpecChoice | None:
    """The choice by --ksy; None without it. Raises `click.UsageError` for --ksy with options not in `shared`, for
    options of a spec without --ksy, and for those of columns if the verb neither prints nor writes any.
    """
    path, by_format = given("ksy"), click.get_current_context().meta.get(SPEC_OF_FORMAT)
    if path is not None and by_format is not None:
        raise click.UsageError("--ksy and --format both name a spec")
    path = path or by_format
    if path is None:
        refuse(OWN_NAMES, "is for --ksy")
        return None
    known = (*shared, *OWN_NAMES, *EVERYWHERE, *["format"] * (by_format is not None))
    verb = click.get_current_context().command
    refuse([str(each.name) for each in verb.params if each.name not in known], "is not for --ksy")
    if not has_columns:
        refuse(OF_COLUMNS, "is for verbs that print or write columns")
    return choice(path)
