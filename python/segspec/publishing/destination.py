"""Where records are published to: a stream or a queue of a RabbitMQ, as its URI says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import SplitResult, parse_qsl, quote, unquote, urlsplit

from segspec.publishing.tls import Tls

PORTS = {"amqp": 5672, "amqps": 5671, "rabbitmq-stream": 5552, "rabbitmq-stream+tls": 5551}
"""The schemes, and the port of each where a URI names none."""

ENCRYPTED = ("amqps", "rabbitmq-stream+tls")
TLS_OPTIONS = ("cacertfile", "certfile", "keyfile", "verify", "server_name_indication")
"""What a URI can say of TLS, in the words of RabbitMQ's URI query parameters."""

FORM = "SCHEME://[USER:PASSWORD@]HOST[:PORT]/[VHOST/]NAME"


@dataclass(frozen=True, slots=True)
class Destination:
    """A stream or queue, and how it is reached. Its text has no password.

    `through_balancer` where the address is a load balancer's or a forwarded port: the stream's leader is looked for by
    connecting to it again and again, not by the name that the node gives itself. `tls` is how it is reached by TLS.
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
    def is_stream_protocol(self) -> bool:
        return self.scheme.startswith("rabbitmq-stream")

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        place = f"{quote(self.vhost, safe='')}/{quote(self.name, safe='')}"
        return f"{self.scheme}://{host}:{self.port}/{place}"

    @classmethod
    def parse(cls, uri: str) -> Destination:
        """The destination that `uri` names: `FORM` with a scheme of `PORTS`, its parts percent-encoded where they have
        `/`, `@` or `:`. Without a virtual host it is `/`. `?load_balancer=true` goes for the stream protocol; with
        TLS, those of RabbitMQ's own URIs: `cacertfile`, `certfile`, `keyfile`, `verify`, `server_name_indication`.

        Raises `ValueError`, whose message has nothing of the URI but its scheme: the rest may hold a password.
        """
        try:
            parts = urlsplit(uri)
            port = parts.port
        except ValueError:
            raise ValueError(f"that is no URI of the form {FORM}") from None
        if parts.scheme not in PORTS:
            given = f"{parts.scheme!r} is no scheme of a broker" if parts.scheme else "no scheme is given"
            raise ValueError(f"{given}: it is {', '.join(PORTS)}")
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
    """The query of the URI. Raises `ValueError` for what goes not with its scheme."""
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
        raise ValueError("keyfile of a URI is for certfile, which is not there")
    return Tls(
        ca_file=options.get("cacertfile"),
        cert_file=options.get("certfile"),
        key_file=options.get("keyfile"),
        verifies=_chosen(options, "verify", {"verify_peer": True, "verify_none": False}, "verify_peer"),
        server_name=options.get("server_name_indication"),
    )
