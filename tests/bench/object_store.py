"""A store that speaks as much of S3 as reading takes, over the files of a folder, as fast as the system can send them.

It counts what it is asked, and may wait before each answer as a store does that is far away. It runs as a process of
its own, so that it and who is measured do not share an interpreter.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
import urllib.request
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, quote, unquote, urlsplit
from xml.sax.saxutils import escape

BUCKET = "logs"
PAGE = 1000
"""Keys of one answer to a list, as in S3."""

COUNTS = "/-/counts"
"""Where the store says what it was asked since the last time."""

LISTED = (
    "<Contents><Key>{0}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><ETag>&quot;{2}&quot;</ETag>"
    "<Size>{1}</Size><StorageClass>STANDARD</StorageClass></Contents>"
)
PAGES = (
    '<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>{0}</Name>'
    "<KeyCount>{1}</KeyCount><MaxKeys>1000</MaxKeys><IsTruncated>{2}</IsTruncated>{3}</ListBucketResult>"
)


class _StoredKeys(NamedTuple):
    sizes: dict[str, int]
    keys: list[str]


class _ObjectServer(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def __init__(self, folder: Path, pause: float) -> None:
        super().__init__(("127.0.0.1", 0), _ObjectHandler)
        self.folder, self.pause = folder, pause
        sizes = {str(path.relative_to(folder)): path.stat().st_size for path in folder.rglob("*") if path.is_file()}
        self.kept = _StoredKeys(sizes, sorted(sizes))
        self.counts: Counter[str] = Counter()
        self.lock = threading.Lock()

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class _ObjectHandler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: _ObjectServer

    def do_GET(self) -> None:
        asked = urlsplit(self.path)
        key = unquote(asked.path).removeprefix(f"/{BUCKET}").removeprefix("/")
        if asked.path == COUNTS:
            self._counts()
        elif key:
            self._object(key)
        else:
            self._count("LIST")
            query = {name: values[0] for name, values in parse_qs(asked.query, keep_blank_values=True).items()}
            self._answer(200, self._page(query), "application/xml")

    do_HEAD = do_GET

    def log_message(self, *_: Any) -> None:
        return

    def _count(self, kind: str) -> None:
        with self.server.lock:
            self.server.counts[kind] += 1
        time.sleep(self.server.pause)

    def _counts(self) -> None:
        with self.server.lock:
            text = " ".join(f"{kind}={count}" for kind, count in self.server.counts.items())
            self.server.counts.clear()
        self._answer(200, text, "text/plain")

    def _answer(self, status: int, text: str, kind: str) -> None:
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def _page(self, query: dict[str, str]) -> str:
        """One page of the keys below a prefix, those below a delimiter as one."""
        keys, sizes = self.server.kept.keys, self.server.kept.sizes
        prefix, delimiter = query.get("prefix", ""), query.get("delimiter", "")
        most = min(int(query.get("max-keys", PAGE)), PAGE)
        after = query.get("continuation-token") or query.get("start-after")
        place = bisect_left(keys, prefix) if after is None else bisect_right(keys, after)
        entries: list[str] = []
        last = ""
        while place < len(keys) and keys[place].startswith(prefix) and len(entries) < most:
            key = last = keys[place]
            folder, found, _ = key[len(prefix) :].partition(delimiter) if delimiter else ("", "", "")
            if found:
                below = prefix + folder + delimiter
                entries.append(f"<CommonPrefixes><Prefix>{escape(below)}</Prefix></CommonPrefixes>")
                place = bisect_left(keys, below[:-1] + chr(ord(below[-1]) + 1))
                last = keys[place - 1]
            else:
                entries.append(LISTED.format(escape(key), sizes[key], _tag(key, sizes[key])))
                place += 1
        more = place < len(keys) and keys[place].startswith(prefix)
        token = f"<NextContinuationToken>{escape(last)}</NextContinuationToken>" if more else ""
        return PAGES.format(BUCKET, len(entries), str(more).lower(), "".join(entries) + token)

    def _object(self, key: str) -> None:
        self._count(self.command)
        size = self.server.kept.sizes.get(key)
        if size is None:
            self._answer(404, "<Error><Code>NoSuchKey</Code></Error>", "application/xml")
            return
        start, end = 0, size
        if (wanted := self.headers.get("Range")) is not None:
            first, _, last = wanted.removeprefix("bytes=").partition("-")
            start, end = int(first), min(int(last) + 1 if last else size, size)
        self.send_response(200 if wanted is None else 206)
        self.send_header("Content-Length", str(end - start))
        if wanted is not None:
            self.send_header("Content-Range", f"bytes {start}-{end - 1}/{size}")
        self.send_header("ETag", f'"{_tag(key, size)}"')
        self.send_header("Last-Modified", formatdate(0, usegmt=True))
        self.send_header("Accept-Ranges", "bytes")
        self.end_headers()
        if self.command == "HEAD":
            return
        with (self.server.folder / key).open("rb") as file:
            while start < end:
                start += os.sendfile(self.connection.fileno(), file.fileno(), start, end - start)


def _tag(key: str, size: int) -> str:
    return f"{quote(key, safe='')[-24:]}-{size}"


class FastStore:
    """The store at `url`; its objects are those of the bucket `BUCKET`."""

    def __init__(self, url: str) -> None:
        self.url = url

    @property
    def options(self) -> dict[str, Any]:
        """What s3fs has to know of it."""
        return {"endpoint_url": self.url, "key": "key", "secret": "secret"}

    def asked(self) -> dict[str, int]:
        """How often it was asked for what since this was last called."""
        with urllib.request.urlopen(f"{self.url}{COUNTS}") as answer:
            pairs = answer.read().decode().split()
        return {kind: int(count) for kind, _, count in (pair.partition("=") for pair in pairs)}


@contextmanager
def object_store(folder: Path, pause: float = 0.0) -> Iterator[FastStore]:
    """A store of the files below `folder`, as they are now, that waits `pause` seconds before each answer."""
    command = [sys.executable, "-m", __name__, str(folder), str(pause)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield FastStore(process.stdout.readline().strip())
        finally:
            process.terminate()


def main() -> None:
    folder, pause = sys.argv[1:]
    server = _ObjectServer(Path(folder), float(pause))
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
