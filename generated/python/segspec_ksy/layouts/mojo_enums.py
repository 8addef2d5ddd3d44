# kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 7f1e088cdb9ffc2f327f012c84ccf4b0588069c7ce905eae652d471596f78159
"""mojo: readings of the document: the numbers of its layout."""

from segspec_ksy.mojo_enums import MojoEnums

NumberForm = MojoEnums.NumberForm
BytesForm = MojoEnums.BytesForm
ElementsForm = MojoEnums.ElementsForm
Tag = MojoEnums.Tag
