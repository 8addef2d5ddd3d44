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
doc: |
  What a writer appends to a segment when it finishes it.
doc-ref: seeds/mojo.txt "PACK > [P > PACK > [I > INDEX > SUFFIX"
params:
  - id: form
    type: u1
    enum: mojo_enums::number_form
    doc: How SUFFIX is written.
  - id: has_tags
    type: bool
    doc: INDEX is announced by `[I`.
  - id: has_null_each
    type: bool
    doc: A null follows every entry of INDEX instead of one after all of them.
  - id: len_index
    type: u8
    doc: Bytes of INDEX, from SUFFIX; see mojo_footer.
seq:
  - id: tag
    type: mojo_tag(mojo_enums::tag::index)
    if: has_tags
    doc: The two characters `[I`.
  - id: index
    -orig-id: INDEX
    type: mojo_index(len_index, has_null_each)
    doc: The place of the packs.
  - id: suffix
    -orig-id: SUFFIX
    type: mojo_suffix(form)
    doc: What is known of the segment as a whole.
