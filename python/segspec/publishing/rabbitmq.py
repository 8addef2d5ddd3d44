"""The address of a RabbitMQ stream or queue in a URI, and its connection, optionally over TLS."""

from __future__ import annotations

import asyncio
import re
import ssl
from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self
from urllib.parse import SplitResult, parse_qsl, quote, unquote, urlsplit

from segspec.core.errors import SegspecError
from segspec.core.model import Record
from segspec.formats.contract.publishing import PublishError, Sender, Terms


@dataclass(frozen=True, slots=True)
class Tls:
    """PEM files: `ca_file` has the trusted authorities in place of the system's, `cert_file` and `key_file` are the
    client's. Without `key_file` the key is in `cert_file`.

    `verifies`: the broker's certificate must be signed by one of them, for its host or for `server_name`, which is then
    sent as SNI.
    """

    ca_file: str | None = None
    cert_file: str | None = None
    key_file: str | None = None
    verifies: bool = True
    server_name: str | None = None

    def context(self, path: str) -> ssl.SSLContext:
        """Raises `PublishError` for an unusable file."""
        made = _NamedContext(self.server_name)
        try:
            if self.ca_file is None:
                made.load_default_certs()
            else:
                made.load_verify_locations(self.ca_file)
        except OSError as error:
            raise PublishError(f"cacertfile {self.ca_file}: {_words(error)}", path) from error
        if not self.verifies:
            made.check_hostname, made.verify_mode = False, ssl.CERT_NONE
        try:
            if self.cert_file is not None:
                # Otherwise a password would be requested at the terminal.
                made.load_cert_chain(self.cert_file, self.key_file, password="")
        except OSError as error:
            files = self.cert_file if self.key_file is None else f"{self.cert_file}, keyfile {self.key_file}"
            raise PublishError(f"certfile {files}: {_words(error)}", path) from error
        return made


def headers_of(record: Record) -> tuple[dict[str, bytes | None], int]:
    """The key and fields of a record as headers of a message, and how many were changed."""
    key = () if record.key is None else ((b"key", record.key),)
    given: list[tuple[bytes, bytes | None]] = [*key, *(record.fields or ())]
    texts = [(name.decode("utf-8", "backslashreplace"), value) for name, value in given]
    headers = dict(texts)
    shown = sum(text.encode() != name for (text, _), (name, _) in zip(texts, given, strict=True))
    return headers, len(given) - len(headers) + shown


class _NamedContext(ssl.SSLContext):
    name: str | None

    def __new__(cls, name: str | None) -> _NamedContext:
        made = super().__new__(cls, ssl.PROTOCOL_TLS_CLIENT)
        made.name = name
        return made

    def wrap_bio(self, *given: Any, **named: Any) -> ssl.SSLObject:
        return super().wrap_bio(*given, **({**named, "server_hostname": self.name} if self.name else named))

    def wrap_socket(self, *given: Any, **named: Any) -> ssl.SSLSocket:
        return super().wrap_socket(*given, **({**named, "server_hostname": self.name} if self.name else named))


def refusal(error: BaseException) -> str | None:
    """Explains a TLS error; None for another error."""
    if isinstance(error, ssl.SSLCertVerificationError):
        way_out = "?cacertfile=FILE names who vouches for it, ?server_name_indication=NAME whom it is for"
        return f"the broker's certificate is not trusted: {error.verify_message} ({way_out})"
    # Libraries wrap it in other errors, as text.
    reason = re.search(r"\[SSL: (\w+)\]", str(error))
    if reason is None:
        return None
    words = reason[1].lower().replace("_", " ")
    return f"TLS failed: {words}; does the broker speak it on this port, and does it want ?certfile=FILE?"


def silence(tls: Tls | None, seconds: float) -> str:
    wants = "" if tls is None or tls.cert_file else "; with TLS it may want ?certfile=FILE"
    return f"the broker did not answer in {seconds:g} s{wants}"


def _words(error: OSError) -> str:
    reason = getattr(error, "reason", None)
    return (str(reason).lower().replace("_", " ") if reason else error.strerror) or str(error)


PORTS = {"amqp": 5672, "amqps": 5671, "rabbitmq-stream": 5552, "rabbitmq-stream+tls": 5551}

ENCRYPTED = ("amqps", "rabbitmq-stream+tls")
TLS_OPTIONS = ("cacertfile", "certfile", "keyfile", "verify", "server_name_indication")

FORM = "SCHEME://[USER:PASSWORD@]HOST[:PORT]/[VHOST/]NAME"


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a stream or queue. Its text has no password.

    `through_balancer` if the address is a load balancer or a forwarded port: the stream's leader is then found by
    repeated connections, not by the node's own name. `tls` is set for a connection over TLS.
    """

    scheme: str
    host: str
    port: int
    vhost: str
    name: str
    user: str = "guest"
    password: str = field(default="guest", repr=False)
    through_balancer: bool = False
    tls: Tls | None = None

    @property
    def remembers(self) -> bool:
        return self.scheme.startswith("rabbitmq-stream")

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        place = f"{quote(self.vhost, safe='')}/{quote(self.name, safe='')}"
        return f"{self.scheme}://{host}:{self.port}/{place}"

    @classmethod
    def parse(cls, uri: str) -> Self:
        """The destination in `uri`: `FORM` with a scheme of `PORTS`, and `/`, `@` and `:` in its parts percent-encoded.
        The default virtual host is `/`. `?load_balancer=true` is for the stream protocol; with TLS, RabbitMQ's own
        parameters apply: `cacertfile`, `certfile`, `keyfile`, `verify`, `server_name_indication`.

        Raises `ValueError`.
        """
        try:
            parts = urlsplit(uri)
            port = parts.port
        except ValueError:
            raise ValueError(f"that is no URI of the form {FORM}") from None
        if not parts.hostname:
            raise ValueError(f"no host is given: the form is {FORM}")
        vhost, name = _place(parts)
        options = _options(parts)
        return cls(
            scheme=parts.scheme,
            host=parts.hostname,
            port=PORTS[parts.scheme] if port is None else port,
            vhost=vhost,
            name=name,
            user="guest" if parts.username is None else unquote(parts.username),
            password="guest" if parts.password is None else unquote(parts.password),
            through_balancer=_chosen(options, "load_balancer", {"true": True, "false": False}, "false"),
            tls=_tls(options) if parts.scheme in ENCRYPTED else None,
        )


def _place(parts: SplitResult) -> tuple[str, str]:
    names = [unquote(name) for name in parts.path.removeprefix("/").split("/")]
    if parts.fragment or len(names) > len(("vhost", "name")) or not all(names):
        raise ValueError(f"the stream or queue is missing or has unencoded characters: the form is {FORM}")
    return (names[0], names[1]) if len(names) > 1 else ("/", names[0])


def _options(parts: SplitResult) -> dict[str, str]:
    known: tuple[str, ...] = ("load_balancer",) if parts.scheme.startswith("rabbitmq-stream") else ()
    known += TLS_OPTIONS if parts.scheme in ENCRYPTED else ()
    given = parse_qsl(parts.query, keep_blank_values=True)
    options = dict(given)
    if not options.keys() <= set(known) or len(options) < len(given) or not all(options.values()):
        takes = f"may have the options {', '.join(known)}, each once" if known else "has no options"
        raise ValueError(f"a URI of {parts.scheme} {takes}, with a value")
    return options


def _chosen(options: Mapping[str, str], name: str, meanings: Mapping[str, bool], default: str) -> bool:
    given = options.get(name, default)
    if given not in meanings:
        raise ValueError(f"{name} of a URI is {' or '.join(meanings)}")
    return meanings[given]


def _tls(options: Mapping[str, str]) -> Tls:
    if "keyfile" in options and "certfile" not in options:
        raise ValueError("keyfile of a URI is for certfile, which is missing")
    return Tls(
        ca_file=options.get("cacertfile"),
        cert_file=options.get("certfile"),
        key_file=options.get("keyfile"),
        verifies=_chosen(options, "verify", {"verify_peer": True, "verify_none": False}, "verify_peer"),
        server_name=options.get("server_name_indication"),
    )


class RabbitSender(Sender):
    """What the senders of both protocols share. `connect` and `words` are theirs."""

    def __init__(self, to: Address, terms: Terms) -> None:
        self._to = to
        self._terms = terms
        self._confirmations = terms.confirmations

    async def open(self) -> int | None:
        try:
            return await asyncio.wait_for(self.connect(), self._terms.seconds)
        except SegspecError:
            raise
        except TimeoutError:
            raise PublishError(silence(self._to.tls, self._terms.seconds), str(self._to)) from None
        except Exception as error:  # whatever a client library raises
            raise PublishError(self.words(error), str(self._to)) from error

    @abstractmethod
    async def connect(self) -> int | None:
        """As `open`, without a limit of time, and with the client library's errors."""

    @staticmethod
    @abstractmethod
    def words(error: BaseException) -> str:
        """An error of the client library, explained."""
