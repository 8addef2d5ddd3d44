"""The words that an expression of a spec may be made of: what the compiler's expression language has, and no more.

What they mean together, and whether the names are there, is the compiler's to say.
"""

from __future__ import annotations

import re

MOST_CHARACTERS = 4_000
MOST_BRACKETS = 16
"""Brackets within brackets: the compiler's time grows by each."""
MOST_OPERATORS = 100
"""Each is a level of the tree that is made of an expression, and of Python's brackets, of which it takes 200."""

TOKEN = re.compile(
    r"""
    (?P<space>[ \t\r\n]+)
    | (?P<number>0[xX][0-9a-fA-F_]+ | 0[bB][01_]+ | 0[oO][0-7_]+
        | [0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:[eE][+-]?[0-9]+)?)(?![A-Za-z0-9_])
    | (?P<name>[a-z][a-z0-9_]*|_(?:io|root|parent|index|sizeof|is_le|buf|on)?)(?![A-Za-z0-9_])
    | (?P<text>'[^'\n]*' | "(?:[^"\\\n]|\\(?:[abtnvfre"'\\]|u[0-9a-fA-F]{4}|[0-7]{1,3}))*")
    | (?P<open>[(\[])
    | (?P<close>[)\]])
    | (?P<sign>::|<<|>>|<=|>=|==|!=|[-+*/%&|^~<>?:.,])
    """,
    re.VERBOSE | re.ASCII,
)
SIGNS = ("<<", ">>", "<=", ">=", "==", "!=", "-", "+", "*", "/", "%", "&", "|", "^", "~", "<", ">", "?")
OPERATORS = frozenset((*SIGNS, "and", "or", "not"))


def wrong_with(text: str) -> str:
    """Why this is no expression; "" where it may be one."""
    if len(text) > MOST_CHARACTERS:
        return f"has more than {MOST_CHARACTERS} characters"
    place, opened, last, operators = 0, "", "", 0
    while place < len(text):
        found = TOKEN.match(text, place)
        if found is None:
            return f"has what is no word of an expression, at {text[place : place + 12]!r}"
        kind = str(found.lastgroup)
        if kind == "text" and (last == "name" or not found[0].isprintable()):
            return f"has a text that is none, at {found[0][:12]!r}"
        if kind == "open":
            opened += found[0]
        elif kind == "close" and (not opened or opened[-1] + found[0] not in ("()", "[]")):
            return f"closes a bracket that is not open, at character {place + 1}"
        elif kind == "close":
            opened = opened[:-1]
        operators += found[0] in OPERATORS
        if len(opened) > MOST_BRACKETS:
            return f"has more than {MOST_BRACKETS} brackets within each other"
        if operators > MOST_OPERATORS:
            return f"has more than {MOST_OPERATORS} operators"
        place, last = found.end(), kind
    return "leaves a bracket open" if opened else "" if text.strip() else "is empty"
