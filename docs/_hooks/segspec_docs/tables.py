"""Columns of every table, from the code's schemas, and Spark's options."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from html import escape
from importlib import resources
from typing import TYPE_CHECKING

import pyarrow as pa

from segspec.columns.schema import RECORD_TYPES, TABLES, schema
from segspec.conversion import effects
from segspec.formats import NAMES, get
from segspec.formats.contract.descriptor import Effect, Outcome

if TYPE_CHECKING:
    from segspec.spark.option_table import Option


def record_columns() -> str:
    types: dict[str, pa.DataType] = {}
    for name in NAMES:
        types |= {field.name: field.type for field in schema(get(name), "records")}
    order = {name: place for place, name in enumerate([*RECORD_TYPES, *types])}
    heads = "".join(f"<th scope='col'>{head}</th>" for head in ("Column", "Arrow", "Spark", *NAMES))
    rows = []
    for name in sorted(types, key=lambda name: order[name]):
        has = [name in schema(get(format_name), "records").names for format_name in NAMES]
        marks = "".join(f"<td>{'yes' if one else ''}</td>" for one in has)
        kinds = f"<td>{escape(str(types[name]))}</td><td>{escape(spark_type(types[name]))}</td>"
        rows.append(f"<tr><td><code>{name}</code></td>{kinds}{marks}</tr>")
    body = f"<thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody>"
    return f'<div class="scroll"><table class="schema">{body}</table></div>'


def conversion_table() -> str:
    """The fate of every column in a conversion to each format."""
    heads = "".join(f"<th scope='col'>{head}</th>" for head in ("Column", *NAMES))
    rows = []
    for name, made in effects().items():
        cells = "".join(f"<td>{escape(conversion_cell(name, made[target]))}</td>" for target in NAMES)
        rows.append(f"<tr><td><code>{name}</code></td>{cells}</tr>")
    body = f"<thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody>"
    return f'<div class="scroll"><table class="schema">{body}</table></div>'


def conversion_cell(column: str, effect: Effect) -> str:
    if effect.outcome is Outcome.REFUSED:
        return f"refused without --drop {column}"
    if effect.outcome is Outcome.CHANGED:
        return effect.words
    return f"{effect.outcome}: {effect.words}" if effect.words else str(effect.outcome)


def columns(format_name: str, table: str) -> str:
    """The columns of a table in one line of Markdown, with Spark's types."""
    return ", ".join(f"`{field.name}` {spark_type(field.type)}" for field in schema(get(format_name), table))


def spark_options() -> str:
    from segspec.spark.option_table import GROUPS

    return option_groups(
        GROUPS, "| Option | Default | Takes | For | Tables | What it does |\n|---|---|---|---|---|---|", option_cells
    )


def not_read_table() -> str:
    text = resources.files("segspec.formats").joinpath("foreign.toml").read_text(encoding="utf-8")
    return "\n".join(f"| `{kind['name']}` | {kind['one']} |" for kind in tomllib.loads(text)["files"])


def spec_options() -> str:
    from segspec.spark.spec_options import SPEC_GROUPS

    heads = "| Option | Default | Takes | For | What it does |\n|---|---|---|---|---|"
    return option_groups(SPEC_GROUPS, heads, lambda option: [*option_cells(option)[:4], option.does])


def option_groups(groups: Mapping[str, Iterable[Option]], heads: str, cells: Callable[[Option], list[str]]) -> str:
    tables = []
    for group, options in groups.items():
        rows = (f"| {' | '.join(cells(option))} |" for option in options)
        tables.append("\n".join([f"#### {group}\n", heads, *rows]))
    return "\n\n".join(tables)


def option_cells(option: Option) -> list[str]:
    from segspec.spark.option_table import ANY_TABLE, Use

    default = "" if option.default is None else f"`{option.default}`"
    uses = ", ".join(f"`{use}`" for use in Use if use in option.uses)
    tables = "all" if option.tables == ANY_TABLE else ", ".join(f"`{name}`" for name in TABLES if name in option.tables)
    return [f"`{option.name}`", default, option.takes.words, uses, tables, option.does]


def spark_type(arrow: pa.DataType) -> str:
    """Spark's name for a column's type, without Spark."""
    if pa.types.is_timestamp(arrow):
        return "timestamp"
    if pa.types.is_list(arrow):
        inner = ",".join(f"{field.name}:{spark_type(field.type)}" for field in arrow.value_type)
        return f"array<struct<{inner}>>"
    whole, fraction = dict.fromkeys((pa.uint64(), pa.int64()), "bigint"), {pa.float64(): "double"}
    return (whole | fraction | {pa.string(): "string", pa.binary(): "binary", pa.bool_(): "boolean"})[arrow]
