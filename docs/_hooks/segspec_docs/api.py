"""The Python API's page, from docstrings and signatures."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from enum import Enum
from typing import Any

import segspec

LONGEST_LINE = 88
SECTION = re.compile(r"^(Args|Attributes|Raises|Returns):\n((?: {4}.*\n)+)\n?", re.MULTILINE)
EXAMPLE = re.compile(r"^>>> (?:.*\S.*\n)+", re.MULTILINE)


def api() -> str:
    """Markdown: functions first, then classes with their members."""
    names = sorted(segspec.__all__, key=lambda name: (inspect.isclass(getattr(segspec, name)), name.lower()))
    return "\n\n".join(entry(name, getattr(segspec, name)) for name in names)


def entry(name: str, value: Any) -> str:
    head = f"## segspec.{name} {{#{name}}}"
    if not inspect.isclass(value):
        return f"{head}\n\n{signature(f'segspec.{name}', value)}\n\n{docs(value)}"
    call = "" if issubclass(value, Enum) else signature(f"segspec.{name}", value)
    return "\n\n".join(part for part in (head, call, docs(value), *members(name, value)) if part)


def members(owner: str, value: type) -> list[str]:
    if issubclass(value, Enum):
        return ["Values: " + ", ".join(f"`{member.value}`" for member in value) + "."]
    out = []
    for name, member in vars(value).items():
        target = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        is_public = not name.startswith("_") or name == "__arrow_c_stream__"
        if not (is_public and inspect.getdoc(target)):
            continue
        head = f"### `{owner}.{name}` {{#{owner}.{name.strip('_')}}}"
        if isinstance(target, property):
            out.append(f"{head}\n\n{docs(target)}")
        elif inspect.isfunction(target):
            out.append(f"{head}\n\n{signature(name, target)}\n\n{docs(target)}")
    return out


def signature(name: str, value: Any) -> str:
    """The call as code; a long one has one argument per line."""
    try:
        declared = inspect.signature(value)
    except (TypeError, ValueError):
        return ""
    parts = list(arguments(declared))
    result = "" if inspect.isclass(value) else f" -> {words(declared.return_annotation)}"
    text = f"({', '.join(parts)}){result}"
    if len(name) + len(text) > LONGEST_LINE:
        text = "(\n" + "".join(f"    {part},\n" for part in parts) + f"){result}"
    return f"```python\n{name}{text}\n```"


def arguments(declared: inspect.Signature) -> Iterator[str]:
    """Arguments with annotations and defaults; `*` before the first keyword-only one."""
    is_named = False
    for parameter in declared.parameters.values():
        if parameter.name in ("self", "cls"):
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not is_named:
            is_named = True
            yield "*"
        text = f"{parameter.name}: {words(parameter.annotation)}"
        yield text if parameter.default is parameter.empty else f"{text} = {default_words(parameter.default)}"


def words(annotation: Any) -> str:
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    return re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Z])", "", text)


def default_words(value: Any) -> str:
    return f"{type(value).__name__}.{value.name}" if isinstance(value, Enum) else repr(value)


def docs(value: Any) -> str:
    """A docstring as Markdown: its sections become lists, its examples code."""
    text = SECTION.sub(lambda found: f"**{found[1]}**\n\n{_items(found[2])}\n\n", f"{inspect.getdoc(value) or ''}\n")
    return EXAMPLE.sub(lambda found: f"```python\n{found[0].rstrip()}\n```\n", text).strip()


def _items(lines: str) -> str:
    items = re.sub(r"\n {5,}", " ", inspect.cleandoc(f"\n{lines}").replace("\n    ", "\n        "))
    return re.sub(r"^([\w, ]+): ", r"- `\1`: ", items, flags=re.MULTILINE)
