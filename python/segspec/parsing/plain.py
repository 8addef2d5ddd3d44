"""A parsed structure as plain values: dicts of its fields, lists, numbers, texts and bytes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from kaitaistruct import KaitaiStruct


class Plain:
    """How structures become plain. `values` say by the name of a class what stands for it (None leaves its field out);
    fields that match `unsaid` are left out; the items of a field called `merged` are merged into what holds them, each
    by its `content`. What is absent, or null, is absent."""

    def __init__(self, values: Mapping[str, Callable[[Any], Any]], unsaid: str, merged: str = "") -> None:
        self._values, self._unsaid, self._merged = values, re.compile(unsaid), merged

    def __call__(self, tree: Any) -> Any:
        if isinstance(tree, list):
            return [self(each) for each in tree]
        if not isinstance(tree, KaitaiStruct):
            return tree
        made = self._values.get(type(tree).__name__)
        return self._fields(tree) if made is None else made(tree)

    def _fields(self, tree: Any) -> dict[str, Any]:
        said = {name: self(value) for name, value in vars(tree).items() if not self._unsaid.fullmatch(name)}
        for one in getattr(tree, self._merged, None) or ():
            content = self(one.content)
            said |= (
                content
                if isinstance(content, dict)
                else {f"{self._merged}_{getattr(one.tag, 'value', one.tag)}": content}
            )
        return {name: value for name, value in said.items() if value is not None}
