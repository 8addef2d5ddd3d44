"""Encodings of texts, which stay bytes.

Like the parser, the kernel refuses undecodable bytes in ASCII, UTF-8, UTF-16 of a given order, and single-byte
encodings.

Texts that instances build from words, numbers and other texts.

Each variable part is a column; the caller assembles the text.
"""

from __future__ import annotations

import codecs
from functools import cache
from importlib import import_module
from pkgutil import ModuleInfo, iter_modules

from segspec.columns.backend import reasons
from segspec_kaitai.kernels import arithmetic
from segspec_kaitai.kernels.access import branches_of, export, is_made, maybe_bytes
from segspec_kaitai.kernels.context import POSITIONS, ByteRun, Context, Joined, MadeText, Remote, Value, moved
from segspec_kaitai.kernels.ir import (
    BOOLS,
    SIGNED,
    TRUE,
    UNSIGNED,
    ZERO,
    Apply,
    Assign,
    Binary,
    Expr,
    Kind,
    Var,
    constant,
    ref,
)


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


CHECKED = {"utf-8": "is_utf8", "ascii": "is_ascii", "utf-16-le": "is_utf16le", "utf-16-be": "is_utf16be"}

UNDEFINED = "\ufffe"


@cache
def canonical(encoding: str) -> str:
    try:
        found = codecs.lookup(encoding)
        b"a".decode(encoding)
    except UnicodeDecodeError:
        return found.name
    except (LookupError, ValueError):
        return ""
    return found.name


@cache
def modules() -> frozenset[str]:
    import encodings

    found: list[ModuleInfo] = list(iter_modules(encodings.__path__))
    return frozenset(module.name for module in found)


@cache
def characters(encoding: str) -> str | None:
    if encoding == "iso8859-1":
        return bytes(range(256)).decode("latin-1")
    name = encoding.replace("-", "_")
    table = getattr(import_module(f"encodings.{name}"), "decoding_table", None) if name in modules() else None
    return table if isinstance(table, str) and len(table) == 256 else None


@cache
def defined_bytes(encoding: str) -> tuple[int, int, int, int] | None:
    """The bytes that are a character, as the bits of four words; None if single bytes cannot decide it."""
    table = characters(encoding)
    if table is None:
        return None
    bits = sum(1 << byte for byte, character in enumerate(table) if character != UNDEFINED)
    first, second, third, fourth = (bits >> shift & (1 << 64) - 1 for shift in (0, 64, 128, 192))
    return first, second, third, fourth


def is_checked(encoding: str) -> bool:
    return encoding in CHECKED or defined_bytes(encoding) is not None


def is_comparable(encoding: str) -> bool:
    table = characters(encoding)
    if table is None:
        return encoding in CHECKED
    known = table.replace(UNDEFINED, "")
    return len(set(known)) == len(known)


WORDS = (8, 4, 2, 1)


def encoded(context: Context, run: ByteRun, text: str) -> bytes | None:
    """A text as bytes in the encoding of the compared one; None if they cannot be equal."""
    if run.encoding and not is_comparable(run.encoding):
        raise context.unsupported(f"text in {run.encoding} in an expression")
    try:
        return text.encode(run.encoding or "utf-8")
    except UnicodeEncodeError:
        return None


EVERY_BYTE = ((1 << 64) - 1,) * 4


def decoded(context: Context, found: ByteRun, encoding: str) -> ByteRun:
    """Text stays bytes; recognizable undecodable bytes are refused."""
    name = canonical(encoding)
    if not name:
        raise context.unsupported(f"text in {encoding}, which Python does not know,")
    length = context.bind(f"{context.path}_length", found.length)
    arguments: tuple[Expr, ...] = (found.position, length)
    check, defined = CHECKED.get(name), defined_bytes(name)
    if check is None and defined is not None and defined != EVERY_BYTE:
        check = "is_within"
        arguments += tuple(arithmetic.cast(constant(word), Kind.UNSIGNED) for word in defined)
    if check is not None:
        context.refuse(arithmetic.negation(Apply(Kind.BOOL, BOOLS, check, arguments)), reasons.ENCODING)
    return ByteRun(found.position, length, name)


def part(context: Context, run: ByteRun, first: Expr, last: Expr) -> ByteRun:
    if min(first.range.low, last.range.low) < 0:
        raise context.unsupported("a part of a text by a place that may count from its end")
    if run.encoding == "utf-8":
        plain = Apply(Kind.BOOL, BOOLS, "is_ascii", (run.position, run.length))
        context.refuse(arithmetic.negation(plain), reasons.ENCODING)
    elif run.encoding != "ascii" and characters(run.encoding) is None:
        raise context.unsupported(f"a part of text in {run.encoding or 'bytes'}")
    begin, end = (context.bind("place", least(each, run.length)) for each in (first, last))
    end = arithmetic.choose(arithmetic.compare(">", begin, end), begin, end)
    length = Binary(Kind.SIGNED, POSITIONS, "-", end, begin)
    return ByteRun(Binary(Kind.SIGNED, POSITIONS, "+", run.position, begin), length, run.encoding)


def least(place: Expr, length: Expr) -> Expr:
    return arithmetic.cast(arithmetic.choose(arithmetic.compare("<", place, length), place, length), Kind.SIGNED)


def number(context: Context, run: ByteRun, base: int) -> Expr:
    """The number in a text; other texts, and numbers above 63 bits, are left to the parser."""
    if run.encoding not in ("ascii", "utf-8") and characters(run.encoding) is None:
        raise context.unsupported(f"the number that text in {run.encoding} says")
    read = Apply(Kind.SIGNED, SIGNED, "text_number", (run.position, run.length, constant(base)))
    found = context.bind(f"{context.path}_number", read)
    context.refuse(arithmetic.compare("==", found, constant(SIGNED.low)), reasons.ENCODING)
    return found


def equals(run: ByteRun, content: bytes) -> Expr:
    tests = [arithmetic.compare("==", run.length, constant(len(content)))]
    done = 0
    while done < len(content):
        width = next(w for w in WORDS if w <= len(content) - done)
        word = int.from_bytes(content[done : done + width], "little")
        name = "read_u1" if width == 1 else f"read_u{width}le"
        kind, known = (Kind.UNSIGNED, UNSIGNED) if width == 8 else (Kind.SIGNED, SIGNED)
        found = Apply(kind, known, name, (moved(run.position, done),))
        tests.append(arithmetic.compare("==", found, constant(word)))
        done += width
    return arithmetic.logic("and", tests)
