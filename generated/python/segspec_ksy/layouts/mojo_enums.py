# kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 8618251702690c78f1fa8a8760daae5541b75776cd3e0cc7c7e0ca23b795ac7a
"""mojo: readings of the document: the numbers of its layout."""

from segspec_ksy.mojo_enums import MojoEnums

NumberForm = MojoEnums.NumberForm
BytesForm = MojoEnums.BytesForm
ElementsForm = MojoEnums.ElementsForm
Tag = MojoEnums.Tag
