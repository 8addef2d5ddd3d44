"""The allowed tokens in an expression of a spec. The compiler checks syntax and names."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

ENCODING = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.+-]{0,39}", re.ASCII)
NOT_PLAIN = frozenset(("idna", "punycode", "unicode_escape", "raw_unicode_escape", "undefined", "mbcs", "oem"))
"""Python encodings for host names, programs, or one system. Some take quadratic time."""


@cache
def is_text_encoding(name: str) -> bool:
    """Whether bytes can be decoded as text by this name. Only Python's own `encodings` are considered."""
    if not ENCODING.fullmatch(name):
        return False
    try:
        found = codecs.lookup(name)
    except (LookupError, ValueError):
        return False
    return bool(found._is_text_encoding) and found.name.replace("-", "_") not in NOT_PLAIN  # noqa: SLF001 - no other way


MOST_CHARACTERS = 16_000
MOST_BRACKETS = 32
"""Maximum depth of brackets: each is a level of parsers, and Python has at most 200 of them."""
MOST_OPERATORS = 100
"""Each is a level of an expression's tree, and of Python's brackets, whose maximum is 200."""

ESCAPE = r"""\\(?:[abtnvfre"'\\]|u[0-9a-fA-F]{4}|[0-7]{1,3})"""
FORMAT = rf"""(?:[^"\\{{}}\n]|{ESCAPE})*"""
TOKEN = re.compile(
    rf"""
    (?P<space>[ \t\r\n]+)
    | (?P<number>0[xX][0-9a-fA-F_]+ | 0[bB][01_]+ | 0[oO][0-7_]+
        | [0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:[eE][+-]?[0-9]+)?)(?![A-Za-z0-9_])
    | (?P<format>f"{FORMAT}["{{])
    | (?P<name>[a-z][a-z0-9_]*|_(?:io|root|parent|index|sizeof|is_le|buf|on)?)(?![A-Za-z0-9_])
    | (?P<text>'[^'\n]*' | "(?:[^"\\\n]|{ESCAPE})*")
    | (?P<open>[(\[])
    | (?P<close>[)\]] | \}}{FORMAT}["{{])
    | (?P<sign>::|<<|>>|<=|>=|==|!=|[-+*/%&|^~<>?:.,])
    """,
    re.VERBOSE | re.ASCII,
)
SIGNS = ("<<", ">>", "<=", ">=", "==", "!=", "-", "+", "*", "/", "%", "&", "|", "^", "~", "<", ">", "?")
OPERATORS = frozenset((*SIGNS, "and", "or", "not"))
PAIRS = ("()", "[]", "{}")


class Token(NamedTuple):
    """A word of an expression; `kind` is the name of its group in `TOKEN`."""

    kind: str
    text: str


class BadExpressionError(Exception):
    """A text that is not an expression; the message is the reason, as the rest of a sentence."""


def tokens(text: str) -> list[Token]:
    """The words of an expression, including spaces. Raises `BadExpressionError`."""
    if len(text) > MOST_CHARACTERS:
        raise BadExpressionError(f"has more than {MOST_CHARACTERS} characters")
    if not text.strip():
        raise BadExpressionError("is empty")
    out: list[Token] = []
    nesting = Nesting()
    place = 0
    while place < len(text):
        found = TOKEN.match(text, place)
        if found is None:
            raise BadExpressionError(f"has what is no word of an expression, at {text[place : place + 12]!r}")
        token = Token(str(found.lastgroup), found[0])
        if token.kind in ("text", "format") and out and out[-1].kind == "name":
            raise BadExpressionError(f"has an invalid text, at {token.text[:12]!r}")
        nesting.add(token, place)
        out.append(token)
        place = found.end()
    if nesting.opened:
        raise BadExpressionError("leaves a bracket open")
    return out


class Nesting:
    """How deeply an expression can be nested."""

    def __init__(self) -> None:
        self.opened = ""
        self.operators = [[0, 0]]
        """Per open bracket, the operators of the current item, and the maximum before."""

    def add(self, token: Token, place: int) -> None:
        """`{` is a bracket within `f"…"`, which continues as a text after its `}`."""
        if token.kind == "close":
            if not self.opened or self.opened[-1] + token.text[0] not in PAIRS:
                raise BadExpressionError(f"closes a bracket that is not open, at character {place + 1}")
            self.opened = self.opened[:-1]
            inner = max(self.operators.pop())
            self.operators[-1][0] += inner
        if token.kind == "open" or token.text[-1:] == "{":
            self.opened += token.text[-1]
            self.operators.append([0, 0])
        if token.text == ",":
            self.operators[-1] = [0, max(self.operators[-1])]
        self.operators[-1][0] += token.text in OPERATORS
        if len(self.opened) > MOST_BRACKETS:
            raise BadExpressionError(f"has more than {MOST_BRACKETS} brackets within each other")
        if sum(map(max, self.operators)) > MOST_OPERATORS:
            raise BadExpressionError(f"has more than {MOST_OPERATORS} operators within each other")


def encodings(text: str) -> Iterator[str]:
    words = [token for token in tokens(text) if token.kind != "space"]
    for name, bracket, given in zip(words, words[1:], words[2:], strict=False):
        if (name.text, bracket.text, given.kind) == ("to_s", "(", "text"):
            yield given.text[1:-1]


def escaped(text: str) -> str:
    """The expression with only printable characters in its texts. Raises `BadExpressionError`."""
    return "".join(printable(token) for token in tokens(text))


def printable(token: Token) -> str:
    if token.kind == "space" or token.text.isprintable():
        return token.text
    text = token.text
    if text.startswith("'"):
        inner = text[1:-1].replace("\\", r"\\").replace('"', r"\"")
        text = f'"{inner}"'
    if any(ord(one) > 0xFFFF and not one.isprintable() for one in text):
        raise BadExpressionError(f"has an invalid text, at {text[:12]!r}")
    return "".join(one if one.isprintable() else f"\\u{ord(one):04x}" for one in text)


def wrong_with(text: str) -> str:
    try:
        tokens(text)
    except BadExpressionError as error:
        return str(error)
    return ""
