"""A real S3 server on this machine (moto's, over HTTP), and before it a proxy that does what stores do on bad days."""

from __future__ import annotations

import http.client
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

KEY, SECRET = "AKIAEXAMPLEEXAMPLE", "wJalrXUtnFEMIEXAMPLEKEY"
HELD_BACK = ("transfer-encoding", "connection", "content-length", "date", "server")

ERROR = "<?xml version='1.0'?><Error><Code>{0}</Code><Message>{1}</Message></Error>"


class Answer(NamedTuple):
    """What the store answers: status, headers, body; `sent` is how many bytes of it arrive before the line is cut."""

    status: int
    headers: dict[str, str]
    body: bytes
    sent: int | None = None
    pause: float = 0.0


Fault = Callable[["Request", Answer], Answer]
"""Changes what the store answers to a request."""


class Request(NamedTuple):
    """What was asked: `number` counts from 1 the requests of this method for this path with or without a range."""

    method: str
    path: str
    range: str | None
    number: int


def error(status: int, code: str) -> Fault:
    """The store says that it cannot just now."""
    body = ERROR.format(code, f"{code}: try again").encode()
    return lambda request, answer: Answer(status, {"content-type": "application/xml"}, body)


def short_body(request: Request, answer: Answer) -> Answer:
    """The line is cut in the middle of the body."""
    return answer._replace(sent=len(answer.body) // 2)


def short_range(request: Request, answer: Answer) -> Answer:
    """The store gives less than it was asked for, and says that this is all."""
    return answer._replace(body=answer.body[: len(answer.body) // 2])


def other_version(request: Request, answer: Answer) -> Answer:
    """The store gives a range of another object, whatever If-Match says."""
    return answer._replace(headers={**answer.headers, "etag": '"another"'})


def late(seconds: float) -> Fault:
    """The answer takes its time."""
    return lambda request, answer: answer._replace(pause=seconds)


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        # Who is killed in the middle of a request is no error of the server.
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class FaultyStore:
    """The proxy. `fault` is asked for each answer; `requests` is what was asked of it."""

    def __init__(self, port: int) -> None:
        self.upstream = port
        self.fault: Fault | None = None
        self.requests: list[Request] = []
        self._lock = threading.Lock()
        proxy = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                proxy.answer(self)

            do_HEAD = do_PUT = do_POST = do_DELETE = do_GET

            def log_message(self, *_: Any) -> None:
                return

        self.server = _Server(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def only(self, fault: Fault, *, ranges: bool = True, first: int = 1, last: int | None = None) -> None:
        """Has `fault` for GETs of ranges (or for all requests), from the `first` to the `last` of each."""

        def chosen(request: Request, answer: Answer) -> Answer:
            meant = request.range is not None or not ranges
            within = first <= request.number and (last is None or request.number <= last)
            return fault(request, answer) if meant and within else answer

        self.fault, self.requests = chosen, []

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        length = int(handler.headers.get("content-length") or 0)
        sent = handler.rfile.read(length)
        request = self._counted(handler)
        answer = self._ask(handler, sent)
        if self.fault is not None:
            answer = self.fault(request, answer)
        time.sleep(answer.pause)
        handler.send_response(answer.status)
        for name, value in answer.headers.items():
            handler.send_header(name, value)
        is_head = handler.command == "HEAD"
        size = answer.headers.get("x-size", "0") if is_head else str(len(answer.body))
        handler.send_header("content-length", size)
        handler.end_headers()
        if is_head:
            return
        with suppress(ConnectionError):
            # Who waited in vain is gone.
            handler.wfile.write(answer.body[: answer.sent])
        if answer.sent is not None:
            handler.close_connection = True

    def _counted(self, handler: BaseHTTPRequestHandler) -> Request:
        asked = handler.command, handler.path, handler.headers.get("range")
        with self._lock:
            number = 1 + sum((one.method, one.path, one.range) == asked for one in self.requests)
            request = Request(*asked, number)
            self.requests.append(request)
        return request

    def _ask(self, handler: BaseHTTPRequestHandler, sent: bytes) -> Answer:
        store = http.client.HTTPConnection("127.0.0.1", self.upstream, timeout=30)
        store.request(handler.command, handler.path, sent, dict(handler.headers))
        got = store.getresponse()
        body = got.read()
        headers = {name.lower(): value for name, value in got.getheaders()}
        size = headers.get("content-length", "0")
        kept = {name: value for name, value in headers.items() if name not in HELD_BACK}
        store.close()
        return Answer(got.status, {**kept, "x-size": size}, body)


@contextmanager
def faulty_store() -> Iterator[FaultyStore]:
    """The server and its proxy. Servers of one process have the same content."""
    from moto.server import ThreadedMotoServer

    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    try:
        with before(server.get_host_and_port()[1]) as proxy:
            yield proxy
    finally:
        server.stop()


@contextmanager
def before(port: int) -> Iterator[FaultyStore]:
    """A proxy before the server at a port."""
    proxy = FaultyStore(port)
    serving = threading.Thread(target=proxy.server.serve_forever, daemon=True)
    serving.start()
    try:
        yield proxy
    finally:
        proxy.server.shutdown()
        proxy.server.server_close()
        serving.join()
