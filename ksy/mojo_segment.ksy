meta:
  id: mojo_segment
  title: 'mojo: finished segment'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - mojo_enums
    - mojo_footer
    - mojo_id
    - mojo_pack
    - mojo_tail
doc: |
  A whole segment that its writer has finished: packs, INDEX, SUFFIX, and nothing after it. With every parameter zero
  or false, and has_tags true, this is the reading of the document in which all sizes hold.

  An unfinished segment ends somewhere before SUFFIX, and is read pack by pack; see mojo_pack.
doc-ref: seeds/mojo.txt "SEGMENT FILE FORMAT", "PACK > [P > PACK > [I > INDEX > SUFFIX"
params:
  - id: form
    type: u1
    enum: mojo_enums::number_form
    doc: How ids and SUFFIX are written.
  - id: has_lead_id
    type: bool
    doc: The segment's id comes before the first pack.
  - id: has_tags
    type: bool
    doc: Packs but the first, and INDEX, are announced by two characters.
  - id: has_counts
    type: bool
    doc: Master entries begin with count and deleted.
  - id: has_lp_count
    type: bool
    doc: Every entry ends with the number of its elements.
  - id: bytes_form
    type: u1
    enum: mojo_enums::bytes_form
    doc: What HEADER's bytes counts.
  - id: elements_form
    type: u1
    enum: mojo_enums::elements_form
    doc: What HEADER's lp_count counts.
  - id: has_null_each
    type: bool
    doc: A null follows every entry of INDEX instead of one after all of them.
seq:
  - id: footer
    type: mojo_footer(form, has_tags, _io.size)
    doc: Takes no bytes. SUFFIX as seen from the end of the file, which shows where INDEX begins.
  - id: lead_id
    -orig-id: MASTER ID
    type: mojo_id(form)
    if: has_lead_id
    doc: The segment's id. Without it, the MASTER ID that the document begins with is that of the first pack.
  - id: packs
    -orig-id: PACK
    type: mojo_pack(form, has_tags and _index != 0, has_counts, has_lp_count, bytes_form, elements_form)
    repeat: until
    repeat-until: _io.pos >= footer.ofs_tail
    doc: The packs, in the order of their ids.
  - id: tail
    type: mojo_tail(form, has_tags, has_null_each, footer.len_index)
    doc: INDEX and SUFFIX.
