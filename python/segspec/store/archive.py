"""The archive: a folder of an object store (or of a disk) for each stream, with an object for each segment.

An object has the name of its segment, so that the folder of a stream in the archive is a log that every verb reads.
Every call that changes something goes through `disk.perform`, as those of a disk do.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from segspec.core.errors import Code, SegspecError
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.storage.remote import ask, filesystem
from segspec.storage.source import is_remote
from segspec.storage.store_path import like, with_options
from segspec.store.aof import Upload


def digest_of(content: bytes) -> str:
    return "sha256:" + hashlib.sha256(content).hexdigest()


class Archive:
    """What a store does with objects: each call is asked again with growing pauses where the object store fails in
    passing, and raises `OSError` where it goes on failing.

    With `read_back` an upload counts only after it was read again and has the digest of what was sent.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        storage_options: Mapping[str, Any] | None = None,
        *,
        read_back: bool = True,
    ) -> None:
        name = os.fspath(path)
        self._local = not is_remote(name)
        self.path = with_options(f"file://{Path(name).absolute()}" if self._local else name, storage_options)
        self._read_back = read_back

    def url(self, stream: str, segment: str) -> str:
        return like(f"{self.path.rstrip('/')}/{stream}/{segment}", self.path)

    def own(self, url: str) -> str:
        """A URL of a stream's log, which knows the options of this archive."""
        return like(url, self.path)

    def put(self, url: str, content: bytes) -> Upload:
        """Makes or replaces an object. Raises `OSError` where what the archive has then is not `content`."""
        sent = Upload(str(url), len(content), digest_of(content))
        files, key = filesystem(url)
        if self._local:
            # On a disk an object is as durable as a store's, and replaced at once.
            disk.make_folders(Path(key).parent)
            replace_file(Path(key), content)
        else:
            ask(url, lambda: disk.perform(files.pipe_file, key, content))
        if self._read_back:
            problem = wrong(sent, self.get(url))
            if problem is not None:
                raise OSError(f"{url}: the archive took the upload, and {problem}")
        elif self.size(url) != len(content):
            raise OSError(f"{url}: the archive took the upload, and has not as many bytes")
        return sent

    def get(self, url: str) -> bytes:
        files, key = filesystem(url)
        got: bytes = ask(url, lambda: disk.perform(files.cat_file, key))
        return got

    def download(self, upload: Upload) -> bytes:
        """What was uploaded. Raises `SegspecError` (bad-checksum) where the archive gives something else, twice."""
        url = self.own(upload.url)
        content = self.get(url)
        if wrong(upload, content) is None:
            return content
        content = self.get(url)
        problem = wrong(upload, content)
        if problem is not None:
            raise SegspecError(
                Code.BAD_CHECKSUM,
                f"the archive has not what was uploaded: {problem}",
                path=str(url),
                field="digest",
                expected=upload.digest,
                actual=digest_of(content),
            )
        return content

    def size(self, url: str) -> int | None:
        """The bytes of an object; None where there is none."""
        files, key = filesystem(url)
        try:
            return int(ask(url, lambda: files.info(key))["size"])
        except FileNotFoundError:
            return None

    def sizes(self, stream: str) -> dict[str, int]:
        """The objects of a stream by name. A listing may be late: an object that it lacks is asked for by `size`."""
        url = self.url(stream, "")
        files, key = filesystem(url)
        try:
            found = ask(url, lambda: files.ls(key.rstrip("/"), detail=True))
        except FileNotFoundError:
            return {}
        objects = [one for one in found if one["type"] == "file"]
        names = {one["name"].rsplit("/", 1)[-1]: int(one["size"]) for one in objects}
        # A local archive may have what an upload left that a crash cut short.
        return {name: size for name, size in names.items() if not name.startswith(".")}

    def remove(self, url: str) -> None:
        """Removes an object, if there is one."""
        files, key = filesystem(url)

        def remove() -> None:
            try:
                disk.perform(files.rm_file, key)
            except FileNotFoundError:
                return

        ask(url, remove)


def wrong(upload: Upload, content: bytes) -> str | None:
    """What tells `content` from what was uploaded, in words; None where nothing does."""
    if len(content) != upload.bytes:
        return f"gives {len(content)} bytes of {upload.bytes}"
    return None if digest_of(content) == upload.digest else "gives other bytes"
