# kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 7c8ccc152469a70c2f4bfc6ba9b596feab810da39fe72f110a01d724ac554fe6
"""mojo: readings of the document: the numbers of its layout."""

from segspec_ksy.mojo_enums import MojoEnums

NumberForm = MojoEnums.NumberForm
BytesForm = MojoEnums.BytesForm
ElementsForm = MojoEnums.ElementsForm
Tag = MojoEnums.Tag
