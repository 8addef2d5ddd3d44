"""Formats whose declaration was built, by `segspec format build` or here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType

from segspec.frames.descriptor import DeclaredFormat, format_class

OURS = "segspec_ksy.logs"


@cache
def built(package: str) -> type[DeclaredFormat]:
    """A class of `Format` for the declaration built into `package`, such as `segspec_acme.generated`.

    A package derives its descriptor:

        class Acme(built("segspec_acme.generated")):
            reader = part("reader:AcmeReader")  # derived from DeclaredReader

    Raises `ImportError` if nothing was built.
    """
    # Formats of our own need no path, and this import is a fortieth of a short start.
    from pathlib import Path

    log = _log(f"{package}.log", f"{package} was not built: run `segspec format build` in its project")
    made = format_class(log.LOG)
    made.rules = Path(str(log.__file__)).with_name("rules") / f"{made.name}.json"
    return made


@cache
def built_of_ours(name: str) -> type[DeclaredFormat]:
    """A format whose spec in `ksy/` declares it."""
    return format_class(_log(f"{OURS}.{name}", f"no spec declares the log {name}, or it was not built").LOG)


def _log(module: str, otherwise: str) -> ModuleType:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        raise ImportError(otherwise) from error
