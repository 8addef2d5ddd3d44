# kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 0b168aa4e096902e452a54bed526e4eb5d3ed5752074943954dd65ebd4ae3a60
"""mojo: readings of the document: the numbers of its layout."""

from segspec_ksy.mojo_enums import MojoEnums

NumberForm = MojoEnums.NumberForm
BytesForm = MojoEnums.BytesForm
ElementsForm = MojoEnums.ElementsForm
Tag = MojoEnums.Tag
