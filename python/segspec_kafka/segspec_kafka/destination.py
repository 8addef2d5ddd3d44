"""A partition in a live cluster as a destination.

Its options are librdkafka's properties: https://github.com/confluentinc/librdkafka/blob/master/CONFIGURATION.md
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import parse_qsl, quote, unquote, urlsplit

from segspec.core.extras import MissingExtraError
from segspec.formats.contract.publishing import Destination, Sender, Terms

FORM = "kafka://[USER:PASSWORD@]HOST[:PORT][,HOST[:PORT]…]/TOPIC"
HOSTS = re.compile(r"([\w.-]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?(,([\w.-]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?)*")
TOPIC = re.compile(r"[a-zA-Z0-9._-]{1,249}")
"""The valid names of a topic: clients/…/common/internals/Topic.java."""

PROPERTIES = (
    "compression.type",
    "enable.ssl.certificate.verification",
    "sasl.mechanism",
    "security.protocol",
    "ssl.ca.location",
    "ssl.certificate.location",
    "ssl.endpoint.identification.algorithm",
    "ssl.key.location",
)
BY_PASSWORD = {"security.protocol": "SASL_SSL", "sasl.mechanism": "PLAIN"}


@dataclass(frozen=True, slots=True)
class Partition(Destination):
    """A destination for records; `partition` is None if the topic has one."""

    servers: str
    topic: str
    partition: int | None = None
    properties: dict[str, str] = field(default_factory=dict, repr=False)

    @property
    def remembers(self) -> bool:
        """Positions are offsets of a consumer group."""
        return True

    def __str__(self) -> str:
        which = "" if self.partition is None else f"?partition={self.partition}"
        return f"kafka://{self.servers}/{quote(self.topic)}{which}"

    @classmethod
    def parse(cls, uri: str) -> Partition:
        """See `Destination.parse`: `FORM`, with the options `partition` and `PROPERTIES`."""
        try:
            parts = urlsplit(uri)
        except ValueError:
            raise ValueError(f"that is no URI of the form {FORM}") from None
        login, _, servers = parts.netloc.rpartition("@")
        topic = unquote(parts.path.removeprefix("/"))
        if not HOSTS.fullmatch(servers) or parts.fragment or not TOPIC.fullmatch(topic):
            raise ValueError(f"that is no URI of the form {FORM}")
        given = parse_qsl(parts.query, keep_blank_values=True)
        options = dict(given)
        if not options.keys() <= {"partition", *PROPERTIES} or len(options) < len(given) or not all(options.values()):
            raise ValueError(f"a URI of kafka may have the options partition, {', '.join(PROPERTIES)}, each once")
        partition = options.pop("partition", None)
        if partition is not None and not re.fullmatch(r"\d{1,9}", partition):
            raise ValueError("partition of a URI is a number")
        if login:
            user, _, password = login.partition(":")
            secret = {"sasl.username": unquote(user), "sasl.password": unquote(password)}
            options = BY_PASSWORD | options | secret
        options["bootstrap.servers"] = servers
        return cls(servers, topic, None if partition is None else int(partition), options)

    def sender(self, terms: Terms) -> Sender:
        try:
            from segspec_kafka.sender import KafkaSender
        except ModuleNotFoundError as error:
            if error.name != "confluent_kafka":
                raise
            words = "confluent_kafka is not installed: pip install 'segspec-kafka[publish]'"
            raise MissingExtraError(words, name=error.name) from error
        return KafkaSender(self, terms)
