"""Remote paths (`s3://…` and the like) through fsspec, which is only needed for them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


def filesystem(path: str) -> tuple[Any, str]:
    """The fsspec file system of a `scheme://` path, and the path's key within it."""
    try:
        from fsspec.core import url_to_fs
    except ImportError as error:
        raise OSError(f"{path}: reading a remote path needs fsspec: pip install 'segspec[remote]'") from error
    # Spark calls S3 s3a; fsspec calls it s3.
    known = path.replace("s3a://", "s3://", 1) if path.startswith("s3a://") else path
    try:
        files, key = url_to_fs(known)
    except (ImportError, ValueError) as error:
        raise OSError(f"{path}: {error}") from error
    # Instances are shared and remember listings: in a long-lived Spark worker a new segment would never be seen.
    files.invalidate_cache()
    return files, key


@contextmanager
def as_os_errors(path: str) -> Iterator[None]:
    """Turns what the client of a store raises (no credentials, no such region) into an `OSError` that names the
    path."""
    try:
        yield
    except _store_errors() as error:
        raise OSError(f"{path}: {error}") from error


def _store_errors() -> tuple[type[Exception], ...]:
    try:
        from botocore.exceptions import BotoCoreError, ClientError
    except ImportError:
        return ()
    return BotoCoreError, ClientError
