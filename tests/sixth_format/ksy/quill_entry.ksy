meta:
  id: quill_entry
  title: Quill journal index entry
  application: Quill
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: Where one record lies.
seq:
  - id: offset
    type: u8
    doc: The record's offset.
  - id: ofs_record
    type: u8
    doc: The position of the record's mark in the segment.
