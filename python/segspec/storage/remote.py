"""Remote paths (such as `s3://…`) through fsspec.

A remote object, read in ranges; sequential reads fetch several at once.
"""

from __future__ import annotations

import errno
import hashlib
import inspect
import os
import random
import re
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from segspec.core.extras import advice
from segspec.storage.store_path import HIDDEN, NotUploadedError, UploadedPath, options_of, secrets_of

Fetched = TypeVar("Fetched")

ATTEMPTS = 7
FIRST_PAUSE = 0.1
"""The approximate seconds before the first repetition of a request; they double each time."""

ANY_OPTION = ("http", "https")

STORES = (
    ("botocore.exceptions", "BotoCoreError"),
    ("botocore.exceptions", "ClientError"),
    ("aiohttp", "ClientError"),
    ("gcsfs.retry", "HttpError"),
    ("google.auth.exceptions", "GoogleAuthError"),
    ("azure.core.exceptions", "AzureError"),
)
"""Errors of store clients other than `OSError`. Only loaded clients can raise them."""

WITHOUT_CREDENTIALS = "NoCredentialsError"
HOW_TO_GIVE_THEM = (
    "; they are storage options (key and secret; in Spark the options storage.key and storage.secret of the read: its "
    "fs.s3a.* settings are Hadoop's, and are not read here), or the environment's"
)

PRECONDITION_FAILED = 412

NAMED = re.compile(r"[a-z][a-z0-9+.-]*://[^:]*: ")
"""The beginning of an error's text that already names the object."""

FINAL = (FileNotFoundError, PermissionError, IsADirectoryError, NotADirectoryError, FileExistsError)
FINAL_NUMBERS = (errno.EINVAL, errno.EPERM, errno.EACCES, errno.ENOENT, errno.ENAMETOOLONG)

ON_THE_WAY = (
    ("botocore.exceptions", "HTTPClientError"),
    ("botocore.exceptions", "ConnectionError"),
    ("botocore.exceptions", "IncompleteReadError"),
    ("aiohttp", "ClientError"),
)


class ReplacedError(OSError):
    """An object was replaced while it was read."""

    def __init__(self, path: str) -> None:
        super().__init__(
            errno.ESTALE,
            "the object was replaced while it was read, and nothing more is read of it: read it again",
            path,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return ReplacedError, (self.filename,)


SAME = {"s3a": "s3", "s3n": "s3", "abfss": "abfs"}
"""Hadoop's schemes, with fsspec's names."""


def filesystem(path: str) -> tuple[Any, str]:
    """The fsspec file system of a `scheme://` path, and the path's key.

    Raises `OSError` if the package for the scheme is missing, `ValueError` for an unknown option.
    """
    try:
        from fsspec.core import url_to_fs
    except ImportError as error:
        raise OSError(f"{path}: {advice(error) or error}") from error
    scheme, _, rest = str(path).partition("://")
    known = SAME.get(scheme, scheme)
    options = _options(path, known)
    with as_os_errors(path):
        try:
            files, key = url_to_fs(f"{known}://{rest}", **options)
        except (ImportError, ValueError) as error:
            raise OSError(f"{path}: {advice(error) or error}") from error
    # Shared fsspec instances cache listings and would never see a new segment.
    files.invalidate_cache()
    if isinstance(getattr(files, "retries", None), int):
        # s3fs would retry 25 times in all; `ask` retries.
        files.retries = 1
    return files, key


def _options(path: str, protocol: str) -> dict[str, Any]:
    given = options_of(path)
    if "::" in protocol:
        return dict(given)
    from fsspec import get_filesystem_class

    try:
        kind = get_filesystem_class(protocol)
    except (ImportError, ValueError) as error:
        raise OSError(f"{path}: {advice(error) or error}") from error
    parameters = _parameters(kind)
    spelled = {name.lower(): name for name in parameters}
    made = {}
    for name, value in given.items():
        own = spelled.get(name.lower())
        if own is None and protocol not in ANY_OPTION:
            raise ValueError(
                f"unknown storage option {name!r}: for {protocol} there are {', '.join(sorted(parameters))}"
            )
        made[own or name] = value if own is None else _typed(own, value, parameters[own].default)
    return _with_defaults(made, parameters)


def _parameters(kind: type) -> dict[str, inspect.Parameter]:
    found: dict[str, inspect.Parameter] = {}
    for base in kind.__mro__:
        made = base.__dict__.get("__init__")
        if made is not None and base is not object:
            for name, parameter in list(inspect.signature(made).parameters.items())[1:]:
                if parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY):
                    found.setdefault(name, parameter)
    return found


def _typed(name: str, value: object, default: object) -> object:
    if not isinstance(value, str) or not isinstance(default, (bool, int, float)):
        return value
    try:
        if isinstance(default, bool):
            return {"true": True, "false": False}[value.lower()]
        return type(default)(value)
    except (KeyError, ValueError) as error:
        takes = "true or false" if isinstance(default, bool) else "a number"
        raise ValueError(f"storage option {name} takes {takes}") from error


def _with_defaults(options: dict[str, Any], parameters: Mapping[str, inspect.Parameter]) -> dict[str, Any]:
    if "local_expiry_check" in parameters:
        # A store without If-Match would mix an object with its replacement.
        options.setdefault("local_expiry_check", True)
    if "config_kwargs" in parameters and "AWS_MAX_ATTEMPTS" not in os.environ:
        # With the client's retries too, a dead store would take an hour.
        config = dict(options.get("config_kwargs") or {})
        config.setdefault("retries", {"total_max_attempts": 1})
        options["config_kwargs"] = config
    return options


def ask(path: str, call: Callable[[], Fetched]) -> Fetched:
    """The store's answer. Temporary failures are retried. Raises `OSError` with the path."""
    pause = FIRST_PAUSE
    for _ in range(ATTEMPTS - 1):
        try:
            with as_os_errors(path):
                return call()
        except OSError as error:
            if not _passes(error):
                raise
        # Tasks that were refused together should not retry together.
        time.sleep(pause * random.uniform(0.5, 1.5))  # noqa: S311 - no secret
        pause *= 2
    with as_os_errors(path):
        return call()


def _passes(error: OSError) -> bool:
    if isinstance(error, (*FINAL, ReplacedError)) or error.errno in FINAL_NUMBERS:
        return False
    cause = error.__context__
    return not isinstance(cause, _loaded(STORES)) or isinstance(cause, (OSError, *_loaded(ON_THE_WAY)))


@contextmanager
def as_os_errors(path: str) -> Iterator[None]:
    """Turns errors of a store's client into an `OSError` that names the path and hides secrets."""
    try:
        yield
    except _errors() as error:
        made, hidden = _told(error, path)
        if made is error:
            raise
        # A cause would be printed together with the error.
        raise made from (None if hidden else error)


def _told(error: Exception, path: str) -> tuple[Exception, bool]:
    if isinstance(error, ReplacedError):
        return error, False
    if _is_replaced(error):
        return ReplacedError(str(path)), _says_a_secret(error, path)
    text, hidden = _without_secrets(str(error), path), _says_a_secret(error, path)
    if type(error).__name__ == WITHOUT_CREDENTIALS:
        text += HOW_TO_GIVE_THEM
    if not isinstance(error, OSError):
        return OSError(f"{path}: {text}"), hidden
    if not hidden and (str(path) in str(error) or error.filename is not None or NAMED.match(str(error))):
        # Other objects have their own names in errors.
        return error, False
    if isinstance(error, FileNotFoundError):
        return FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)), hidden
    words = _without_secrets(error.strerror or str(error), path)
    kind = type(error) if type(error) in FINAL else OSError
    return (kind(error.errno, words, str(path)) if error.errno else kind(f"{path}: {words}")), hidden


def _is_replaced(error: BaseException) -> bool:
    if type(error).__name__ == "FileExpired":
        return True
    response = getattr(error.__cause__, "response", None) or getattr(error, "response", None)
    return (
        isinstance(response, dict) and response.get("ResponseMetadata", {}).get("HTTPStatusCode") == PRECONDITION_FAILED
    )


def _without_secrets(text: str, path: str) -> str:
    for secret in secrets_of(options_of(path)):
        text = text.replace(secret, HIDDEN)
    return text


def _says_a_secret(error: BaseException | None, path: str) -> bool:
    while error is not None:
        if any(secret in str(error) for secret in secrets_of(options_of(path))):
            return True
        error = error.__cause__ or error.__context__
    return False


def _errors() -> tuple[type[Exception], ...]:
    return OSError, *_loaded(STORES)


def _loaded(names: tuple[tuple[str, str], ...]) -> tuple[type[Exception], ...]:
    return tuple(getattr(sys.modules[module], name) for module, name in names if module in sys.modules)


BLOCK = 4 << 20

MOST_AHEAD = 8
"""Ranges fetched ahead of a reader. A file also keeps the last ones."""

THREADS = 8

PIECE = 64 << 10

VERSIONS = ("ETag", "etag", "generation", "version_id", "content_md5")
"""The keys of fsspec's information that distinguish an object from its replacement."""


class RemoteFile:
    """The bytes of the object at `path`. Raises `OSError`.

    Scattered reads are requested in pieces, sequential reads in blocks.
    """

    long_run = PIECE
    """After this many bytes a reader will probably continue to the end."""

    def __init__(self, path: str) -> None:
        files, key = filesystem(path)
        self._file = ask(path, lambda: files.open(key, "rb", cache_type="none", block_size=BLOCK))
        # Another request could get the size of a replacement.
        size = getattr(self._file, "size", None)
        self.size = int(ask(path, lambda: files.size(key)) if size is None else size)
        self._path = path
        self._fetch = _fetcher(self._file)
        # This file system checks by itself that ranges belong to the opened object.
        watched = getattr(files, "local_expiry_check", None) is None
        self._files, self._key = files, key
        self._version = _version(getattr(self._file, "details", None)) if watched else None
        self._blocks: dict[int, Future[bytes]] = {}
        self._threads: ThreadPoolExecutor | None = None
        self._last = -2
        self._ahead = 0
        self._run_start = self._run_end = 0
        self._piece_start, self._piece = 0, b""

    def read_at(self, position: int, length: int) -> bytes:
        made = bytearray(length)
        self.read_into(memoryview(made), position)
        return bytes(made)

    def read_into(self, room: memoryview, position: int) -> None:
        if not self._run_start <= position <= self._run_end:
            self._run_start = self._run_end = position
        self._run_end = max(self._run_end, position + len(room))
        is_held = position // BLOCK in self._blocks
        if is_held or self.size <= BLOCK or self._run_end - self._run_start > self.long_run:
            self._read_blocks(room, position)
            return
        start = position - self._piece_start
        if not 0 <= start <= len(self._piece) - len(room):
            self._piece_start, start = position, 0
            self._piece = self._range(position, min(position + max(len(room), PIECE), self.size))
        room[:] = self._piece[start : start + len(room)]

    def _read_blocks(self, room: memoryview, position: int) -> None:
        while len(room):
            number, start = divmod(position, BLOCK)
            piece = memoryview(self._block(number))[start : start + len(room)]
            room[: len(piece)] = piece
            room, position = room[len(piece) :], position + len(piece)

    def data_from(self, position: int) -> int:
        """Returns `position`: remote objects have no holes."""
        return position

    def check(self) -> None:
        """Failed requests raise `OSError` at once."""

    def close(self) -> None:
        if self._threads is not None:
            self._threads.shutdown(wait=True, cancel_futures=True)
            self._threads = None
        self._blocks.clear()
        self._file.close()

    def _block(self, number: int) -> bytes:
        if number == self._last + 1:
            self._ahead = min(2 * self._ahead + 1, MOST_AHEAD)
        elif number != self._last:
            self._ahead = 0
        self._last = number
        last = min(number + self._ahead, (self.size - 1) // BLOCK)
        for wanted in range(number, last + 1):
            if wanted not in self._blocks:
                self._blocks[wanted] = self._asked_for(wanted)
        # A parser may go back to the block before.
        for known in [known for known in self._blocks if not number - 1 <= known <= last]:
            self._blocks.pop(known).cancel()
        return self._blocks[number].result()

    def _asked_for(self, number: int) -> Future[bytes]:
        if self._threads is None:
            self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="segspec-range")
        return self._threads.submit(self._range, number * BLOCK, min((number + 1) * BLOCK, self.size))

    def _range(self, start: int, end: int) -> bytes:
        return ask(self._path, lambda: self._whole(start, end))

    def _whole(self, start: int, end: int) -> bytes:
        got = self._fetch(start, end)
        if self._version is not None and self._version != _version(self._files.info(self._key)):
            raise ReplacedError(str(self._path))
        if len(got) != end - start:
            raise OSError(f"{self._path}: the store gave {len(got)} of the {end - start} bytes from {start} on")
        return got


class UploadedFile(RemoteFile):
    """An unchanged uploaded object of the given size, which may be read in parts. Raises `NotUploadedError`.

    In a sequential read, its digest is checked before the last block is returned.
    """

    long_run = 2 << 20

    def __init__(self, path: UploadedPath) -> None:
        try:
            super().__init__(path)
        except FileNotFoundError as error:
            raise FileNotFoundError(errno.ENOENT, "the archive does not have it", str(path)) from error
        self._uploaded = path
        self._hashed = 0
        self._hash = hashlib.sha256()
        self._failed: NotUploadedError | None = None
        if self.size != path.bytes:
            self.close()
            raise self._other(f"it has {self.size} bytes, and {path.bytes} were uploaded")

    def _block(self, number: int) -> bytes:
        block = super()._block(number)
        if number == self._hashed:
            self._hash.update(block)
            self._hashed += 1
            if self._hashed * BLOCK >= self.size:
                self._compare(f"sha256:{self._hash.hexdigest()}")
        if self._failed is not None:
            raise self._failed
        return block

    def _compare(self, digest: str) -> None:
        if digest != self._uploaded.digest:
            self._failed = self._other(f"its digest is {digest}, and {self._uploaded.digest} was uploaded")

    def _other(self, how: str) -> NotUploadedError:
        return NotUploadedError(errno.EBADMSG, f"the archive has not what was uploaded: {how}", str(self._uploaded))


def _version(details: Any) -> object | None:
    if not isinstance(details, dict):
        return None
    return next((details[name] for name in VERSIONS if details.get(name)), None)


def _fetcher(file: Any) -> Callable[[int, int], bytes]:
    """A function that reads ranges of an fsspec file, several at once if possible."""
    from fsspec.spec import AbstractBufferedFile

    if isinstance(file, AbstractBufferedFile):
        fetch: Callable[[int, int], bytes] = getattr(file, "_fetch_range")  # noqa: B009 - it has no public name
        return fetch
    # Other files have one position, like those of a disk.
    from threading import Lock

    lock = Lock()

    def read(start: int, end: int) -> bytes:
        with lock:
            file.seek(start)
            return bytes(file.read(end - start))

    return read
