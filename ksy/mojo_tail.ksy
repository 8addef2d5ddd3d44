meta:
  id: mojo_tail
  title: 'mojo: INDEX and SUFFIX'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - mojo_enums
    - mojo_index
    - mojo_suffix
    - mojo_tag
doc: The end of a finished segment.
doc-ref: seeds/mojo.txt "PACK > [P > PACK > [I > INDEX > SUFFIX"
params:
  - id: form
    type: u1
    enum: mojo_enums::number_form
    doc: The form of SUFFIX.
  - id: has_tags
    type: bool
    doc: "`[I` precedes INDEX."
  - id: has_null_each
    type: bool
    doc: A null follows each entry of INDEX.
  - id: len_index
    type: u8
    doc: Bytes of INDEX, from SUFFIX.
seq:
  - id: tag
    type: mojo_tag(mojo_enums::tag::index)
    if: has_tags
    doc: The characters `[I`.
  - id: index
    -orig-id: INDEX
    type: mojo_index(len_index, has_null_each)
    doc: The positions of the packs.
  - id: suffix
    -orig-id: SUFFIX
    type: mojo_suffix(form)
    doc: Facts on the whole segment.
