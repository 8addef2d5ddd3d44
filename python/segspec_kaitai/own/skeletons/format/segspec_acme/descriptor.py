"""What segspec knows of the format. What only reading needs is not imported here, but named: `part("module:name")`."""

from __future__ import annotations

from segspec.frames.descriptor import built


class Acme(built("segspec_acme.generated")):  # type: ignore[misc]  # a class that is made when this is imported
    """Says all that the declaration says (`-log` in ksy/acme.ksy). What it cannot say is said here, by its name:
    `segspec.formats.contract.descriptor.Format` has the list."""
