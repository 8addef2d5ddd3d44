"""Texts that instances build from words, numbers and other texts.

Each variable part is a column; the caller assembles the text.
"""

from __future__ import annotations

from segspec_kaitai.kernels import arithmetic
from segspec_kaitai.kernels.access import branches_of, export, is_made, maybe_bytes
from segspec_kaitai.kernels.context import Context, Joined, MadeText, Remote, Value
from segspec_kaitai.kernels.ir import BOOLS, TRUE, ZERO, Assign, Expr, Kind, Var, ref


def word(text: str) -> MadeText:
    return MadeText((("word", text),), (TRUE, TRUE))


def digits(number: Expr) -> MadeText:
    return MadeText((("digits", ""),), (TRUE, number, TRUE))


def made_text(context: Context, value: Value) -> MadeText | None:
    if isinstance(value, MadeText):
        return value
    if isinstance(value, Joined) and (found := joined_text(context, value)) is not None:
        return found
    if isinstance(value, Remote) and (found := exported(context, value)) is not None:
        return found
    run = maybe_bytes(context, value)
    if run is None or not run.encoding:
        return None
    there = arithmetic.compare(">=", run.length, ZERO)
    return MadeText((("run", run.encoding),), (there, run.position, run.length))


def concatenated(first: MadeText, second: MadeText) -> MadeText:
    there = arithmetic.logic("and", [first.parts[0], second.parts[0]])
    return MadeText((*first.pieces, *second.pieces), (there, *first.parts[1:], *second.parts[1:]))


def joined_text(context: Context, joined: Joined) -> MadeText | None:
    """The text of the taken branch: the pieces of all branches, empty for the others."""
    if joined.text is not None or not is_made(context, joined):
        return joined.text
    branches = branches_of(context, joined, "bytes")
    pieces: tuple[tuple[str, str], ...] = ()
    there = Var(context.name(f"{joined.path}_there"), Kind.BOOL, BOOLS)
    variables = [there]
    for block, value in branches:
        with context.at_end_of(block):
            text = made_text(context, value)
        if text is None:
            continue
        own = [
            Var(context.name(f"{joined.path}_piece"), each.kind, each.range.union(ZERO.range)) for each in text.parts
        ]
        block.statements += [Assign(var, part) for var, part in zip([there, *own[1:]], text.parts, strict=True)]
        pieces += text.pieces
        variables += own[1:]
    for var in variables:
        joined.block.before(joined.anchor, Assign(var, arithmetic.cast(ZERO, var.kind)))
    joined.text = MadeText(pieces, tuple(map(ref, variables)))
    return joined.text


def exported(context: Context, remote: Remote) -> MadeText | None:
    outline = remote.outline
    if not is_made(context, remote):
        return None
    with outline.context.at_end_of(outline.function.body):
        inner = made_text(outline.context, remote.value)
        parts = [] if inner is None else [outline.context.bind("piece", part) for part in inner.parts]
    return None if inner is None else MadeText(inner.pieces, tuple(export(context, remote, part) for part in parts))
