meta:
  id: quill_index
  title: Quill journal index
  application: Quill
  file-extension: quillx
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - quill_entry
  endian: le
doc: An entry for each record of the segment of the same name, in order.
seq:
  - id: entries
    type: quill_entry
    repeat: eos
    -role: structure
    doc: To the end of the file.
