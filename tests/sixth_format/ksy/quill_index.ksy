meta:
  id: quill_index
  title: Quill journal index
  application: Quill
  file-extension: quillx
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: An entry for each record of the segment of the same name, in order.
seq:
  - id: entries
    type: entry
    repeat: eos
    -role: structure
    doc: To the end of the file.
types:
  entry:
    doc: Where one record lies.
    seq:
      - id: offset
        type: u8
        doc: The record's offset.
      - id: ofs_record
        type: u8
        doc: The position of the record's mark in the segment.
