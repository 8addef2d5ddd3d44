meta:
  id: mojo_footer
  title: 'mojo: SUFFIX found from the end'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - mojo_enums
    - mojo_suffix
doc: Finds SUFFIX from the end of the file, before any zeros there. It takes no bytes.
doc-ref: seeds/mojo.txt "RECOVERY"
params:
  - id: form
    type: u1
    enum: mojo_enums::number_form
    doc: The form of SUFFIX.
  - id: has_tags
    type: bool
    doc: "`[I` precedes INDEX."
  - id: ofs_end
    type: u8
    doc: The end of SUFFIX.
instances:
  len_suffix:
    value: 'form == mojo_enums::number_form::strings ? 42 : 34'
    doc: Bytes, with its end markers.
  ofs_suffix:
    value: ofs_end - len_suffix
    doc: The start of SUFFIX.
  suffix:
    pos: ofs_suffix
    type: mojo_suffix(form)
    doc: The segment's SUFFIX.
  len_index:
    value: suffix.len_index.value
    doc: Bytes of INDEX.
  ofs_tail:
    value: 'ofs_suffix - len_index - (has_tags ? 2 : 0)'
    doc: The end of the packs.
