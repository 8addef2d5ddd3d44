"""Remote paths with the endpoint and credentials of their store."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from typing import Any

HIDES = "key|secret|token|passw|credential|sas|signature|connection_string|cookie|auth"

SHORTEST_SECRET = 4
HIDDEN = "***"


class StorePath(str):
    """A remote path with its fsspec options (`storage_options`).

    Its text is the path alone; a pickle also has the options.
    """

    options: Mapping[str, Any]

    def __new__(cls, path: str, options: Mapping[str, Any]) -> StorePath:
        made = super().__new__(cls, path)
        made.options = dict(options)
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return StorePath, (str(self), self.options)


class UploadedPath(StorePath):
    """The path of an uploaded object, with size and digest (`sha256:` and 64 hex digits). `home` is the folder of its
    log.
    """

    bytes: int
    digest: str
    home: str

    def __new__(
        cls, path: str, options: Mapping[str, Any], size: int = 0, digest: str = "", home: str = ""
    ) -> UploadedPath:
        made = str.__new__(cls, path)
        made.options, made.bytes, made.digest, made.home = dict(options), size, digest, home
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return UploadedPath, (str(self), self.options, self.bytes, self.digest, self.home)


class NotUploadedError(OSError):
    """An object differs from the upload: discard the bytes read."""


def with_options(path: str | os.PathLike[str], options: Mapping[str, Any] | None) -> str:
    """The path with these options. Raises `ValueError` for options of a local path."""
    name = os.fspath(path)
    if not options:
        return name
    if "://" not in name:
        raise ValueError(f"storage options are for remote paths, and {name} is on this machine")
    return StorePath(name, options)


def options_of(path: str) -> Mapping[str, Any]:
    """The store's options in a path; empty for a plain text."""
    return path.options if isinstance(path, StorePath) else {}


def like(path: str, other: str) -> str:
    return StorePath(path, other.options) if isinstance(other, StorePath) else path


def from_texts(texts: Mapping[str, str]) -> dict[str, Any]:
    """Options given as text. A dot leads into a mapping (`client_kwargs.region_name`); JSON is a whole one
    (`client_kwargs={"region_name": "…"}`). Raises `ValueError` for both."""
    made: dict[str, Any] = {}
    for name, text in texts.items():
        first, dot, inner = name.partition(".")
        if not dot:
            made[first] = _mapping(text)
        elif first in texts:
            raise ValueError(f"storage option {first} is given twice, as a whole and in parts")
        else:
            made.setdefault(first, {})[inner] = _plain(text)
    return made


def _mapping(text: str) -> object:
    import json

    return json.loads(text) if text.startswith("{") else text


def _plain(text: str) -> object:
    """Numbers, true and false as values, because no signature gives the types within a mapping."""
    import json

    try:
        value = json.loads(text)
    except ValueError:
        return text
    return text if isinstance(value, (str, list, dict)) or value is None else value


def secrets_of(options: Mapping[str, Any]) -> Iterator[str]:
    """The values that must not be shown."""
    for name, value in options.items():
        hide = re.search(HIDES, name, re.IGNORECASE) is not None
        if isinstance(value, Mapping):
            yield from (_texts(value) if hide else secrets_of(value))
        elif hide and isinstance(value, str) and len(value) >= SHORTEST_SECRET:
            yield value


def _texts(values: Mapping[str, Any]) -> Iterator[str]:
    for value in values.values():
        if isinstance(value, Mapping):
            yield from _texts(value)
        elif isinstance(value, str) and len(value) >= SHORTEST_SECRET:
            yield value
