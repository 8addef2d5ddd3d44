"""TLS to a broker: whom we trust, and how we show who we are."""

from __future__ import annotations

import re
import ssl
from dataclasses import dataclass
from typing import Any

from segspec.publishing.errors import PublishError


@dataclass(frozen=True, slots=True)
class Tls:
    """Files in PEM: `ca_file` has the authorities that are trusted in place of the system's, `cert_file` and `key_file`
    (None: in the same file) are ours.

    `verifies`: the broker's certificate has to be of one of them, and for its host, or for `server_name`, which is then
    also what is asked for.
    """

    ca_file: str | None = None
    cert_file: str | None = None
    key_file: str | None = None
    verifies: bool = True
    server_name: str | None = None

    def context(self, path: str) -> ssl.SSLContext:
        """Raises `PublishError`, of `path`, for files that cannot be used."""
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
                # Without a password it would be asked for at the terminal.
                made.load_cert_chain(self.cert_file, self.key_file, password="")
        except OSError as error:
            files = self.cert_file if self.key_file is None else f"{self.cert_file}, keyfile {self.key_file}"
            raise PublishError(f"certfile {files}: {_words(error)}", path) from error
        return made


class _NamedContext(ssl.SSLContext):
    """A client's context; whatever library uses it, the broker has to be `name`, where one is given."""

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
    """What an error of TLS means, in words; None for another error."""
    if isinstance(error, ssl.SSLCertVerificationError):
        way_out = "?cacertfile=FILE names who vouches for it, ?server_name_indication=NAME whom it is for"
        return f"the broker's certificate is not trusted: {error.verify_message} ({way_out})"
    # Libraries wrap it in errors of their own, as text.
    reason = re.search(r"\[SSL: (\w+)\]", str(error))
    if reason is None:
        return None
    words = reason[1].lower().replace("_", " ")
    return f"TLS failed: {words}; does the broker speak it on this port, and does it want ?certfile=FILE?"


def silence(tls: Tls | None, seconds: float) -> str:
    """What is said of a broker that does not answer."""
    wants = "" if tls is None or tls.cert_file else "; with TLS it may want ?certfile=FILE"
    return f"the broker did not answer in {seconds:g} s{wants}"


def _words(error: OSError) -> str:
    reason = getattr(error, "reason", None)
    return (str(reason).lower().replace("_", " ") if reason else error.strerror) or str(error)
