"""Names and texts from outside in generated code, checked or quoted."""

from __future__ import annotations

import re

from segspec.core.text import FIRST_BYTE, LAST_BYTE, printable

NAME = "[a-z][a-z0-9_]*"

MOST_NAME = 200

DOTTED = r"[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*"

PLAIN_DOC = r"[ !#-\[\]-~\n]*"
"""Text that a docstring can contain unchanged: no quotation mark, no backslash, only ASCII."""


def is_name(text: str) -> bool:
    return re.fullmatch(NAME, text) is not None and len(text) <= MOST_NAME


def checked_name(text: str) -> str:
    """Returns the text unchanged. Raises `ValueError` if it is not a name."""
    if not is_name(text):
        raise ValueError(f"{text[:MOST_NAME]!r} is no name: small letters, digits and _, at most {MOST_NAME}")
    return text


def checked_module(text: str) -> str:
    """Returns a dotted module name unchanged. Raises `ValueError` if it is not one."""
    if not re.fullmatch(DOTTED, text):
        raise ValueError(f"{text[:MOST_NAME]!r} is no name of a module")
    return text


def name_like(text: str, otherwise: str) -> str:
    """The nearest name: `My log-v1.2` is `my_log_v1_2`. Without a first letter it gets `otherwise` before it."""
    if is_name(text):
        return text
    made = re.sub("[^a-z0-9]+", "_", text.lower()).strip("_")
    return (made if re.match(NAME, made) else f"{otherwise}_{made}".rstrip("_"))[:MOST_NAME].rstrip("_")


def python_doc(text: str) -> str:
    return f'"""{text}"""' if re.fullmatch(PLAIN_DOC, text) else ascii(text)


def shell_path(path: str) -> str:
    """A path as one word of a command line; one that looks like an option begins with `./`."""
    return shell_word(f"./{path}" if path.startswith("-") else path)


def shell_word(text: str) -> str:
    """A text as one word of a command line. Unprintable text gets the escapes of bash, ksh and zsh."""
    if text.isprintable():
        from shlex import quote

        return quote(text)
    quoted = "".join(_in_shell(character) for character in text)
    return f"$'{quoted}'"


def _in_shell(character: str) -> str:
    if character in "'\\":
        return f"\\{character}"
    if character.isprintable():
        return character
    if FIRST_BYTE <= ord(character) <= LAST_BYTE:
        return printable(character)
    return "".join(f"\\x{byte:02x}" for byte in character.encode())
