# kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 2691f0c983b6f9a2ac4e6bfd707c7f5408e0318755ae379fcb4077229754e5b4
"""mojo: readings of the document: the numbers of its layout."""

from segspec_ksy.mojo_enums import MojoEnums

NumberForm = MojoEnums.NumberForm
BytesForm = MojoEnums.BytesForm
ElementsForm = MojoEnums.ElementsForm
Tag = MojoEnums.Tag
