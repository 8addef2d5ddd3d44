"""Where records are published to: a stream or a queue of a RabbitMQ, as its URI says."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import SplitResult, parse_qsl, quote, unquote, urlsplit

PORTS = {"amqp": 5672, "amqps": 5671, "rabbitmq-stream": 5552, "rabbitmq-stream+tls": 5551}
"""The schemes, and the port of each where a URI names none."""

FORM = "SCHEME://[USER:PASSWORD@]HOST[:PORT]/[VHOST/]NAME"


@dataclass(frozen=True, slots=True)
class Destination:
    """A stream or queue, and how it is reached. Its text has no password.

    `through_balancer` where the address is a load balancer's or a forwarded port: the stream's leader is looked for by
    connecting to it again and again, not by the name that the node gives itself.
    """

    scheme: str
    host: str
    port: int
    vhost: str
    name: str
    user: str = "guest"
    password: str = field(default="guest", repr=False)
    through_balancer: bool = False

    @property
    def is_stream_protocol(self) -> bool:
        return self.scheme.startswith("rabbitmq-stream")

    @property
    def is_encrypted(self) -> bool:
        return self.scheme in ("amqps", "rabbitmq-stream+tls")

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        place = f"{quote(self.vhost, safe='')}/{quote(self.name, safe='')}"
        return f"{self.scheme}://{host}:{self.port}/{place}"

    @classmethod
    def parse(cls, uri: str) -> Destination:
        """The destination that `uri` names: `FORM` with a scheme of `PORTS`, its parts percent-encoded where they have
        `/`, `@` or `:`. Without a virtual host it is `/`. `?load_balancer=true` goes for the stream protocol.

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
        return cls(
            scheme=parts.scheme,
            host=parts.hostname,
            port=PORTS[parts.scheme] if port is None else port,
            vhost=vhost,
            name=name,
            user="guest" if parts.username is None else unquote(parts.username),
            password="guest" if parts.password is None else unquote(parts.password),
            through_balancer=_through_balancer(parts),
        )


def _place(parts: SplitResult) -> tuple[str, str]:
    names = [unquote(name) for name in parts.path.removeprefix("/").split("/")]
    if parts.fragment or len(names) > len(("vhost", "name")) or not all(names):
        raise ValueError(f"the stream or queue is missing or has unencoded characters: the form is {FORM}")
    return (names[0], names[1]) if len(names) > 1 else ("/", names[0])


def _through_balancer(parts: SplitResult) -> bool:
    options = dict(parse_qsl(parts.query, keep_blank_values=True))
    given = options.pop("load_balancer", "false")
    if (
        options
        or given not in ("true", "false")
        or (given == "true" and not parts.scheme.startswith("rabbitmq-stream"))
    ):
        raise ValueError("the one option of a URI is load_balancer=true, of the stream protocol")
    return given == "true"
