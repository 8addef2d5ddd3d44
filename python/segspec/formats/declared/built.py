"""Formats of packages whose declaration was built (`segspec format build`): read with Python alone."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from segspec.formats.contract.descriptor import Format
from segspec.formats.declared.descriptor import format_class


@cache
def built(package: str) -> type[Format]:
    """A class of `Format` with all that the declaration says that was built into `package`, such as
    `segspec_acme.generated`. A package's descriptor derives its own from it:

        class Acme(built("segspec_acme.generated")):
            reader = part("reader:AcmeReader")  # derived from DeclaredReader

    Nothing of the parsers is imported before a file is looked at. Raises `ImportError` where nothing was built.
    """
    try:
        log = import_module(f"{package}.log")
    except ModuleNotFoundError as error:
        if error.name is None or not f"{package}.log".startswith(error.name):
            raise
        raise ImportError(f"{package} was not built: run `segspec format build` in its project") from error
    made = format_class(log.LOG)
    made.rules = Path(str(log.__file__)).with_name("rules") / f"{made.name}.json"
    return made
