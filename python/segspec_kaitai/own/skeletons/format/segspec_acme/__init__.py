"""The Acme log, as a format of segspec. The entry point gives `FORMAT`."""

from __future__ import annotations

from segspec_acme.descriptor import Acme

FORMAT = Acme()
