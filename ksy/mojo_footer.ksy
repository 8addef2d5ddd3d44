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
doc: |
  A reader finds SUFFIX from the end of the file. It goes back over the zeros there, if there are any, and SUFFIX ends
  where they begin. This structure takes no bytes; its parts are found by position.
doc-ref: seeds/mojo.txt "RECOVERY"
params:
  - id: form
    type: u1
    enum: mojo_enums::number_form
    doc: How SUFFIX is written.
  - id: has_tags
    type: bool
    doc: INDEX is announced by `[I`.
  - id: ofs_end
    type: u8
    doc: The byte after SUFFIX.
instances:
  len_suffix:
    value: 'form == mojo_enums::number_form::strings ? 42 : 34'
    doc: Bytes of SUFFIX with its two end markers.
  ofs_suffix:
    value: ofs_end - len_suffix
    doc: Where SUFFIX begins.
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
