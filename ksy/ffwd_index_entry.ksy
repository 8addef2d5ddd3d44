meta:
  id: ffwd_index_entry
  title: ffwd queue index entry
  application: ffwd
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  encoding: UTF-8
  endian: be
doc: "The position of one consumer: the last handled message or the next one, as the caller of the real system decides."
doc-ref: seeds/ffwd.txt "Files"
seq:
  - id: len_id
    -orig-id: idlength
    type: u4
    -role: length
    doc: Bytes of the consumer's id. 0 is valid. The real system uses a signed Java int.
    doc-ref: seeds/ffwd.txt "Files"
  - id: offset
    type: u8
    doc: The number of a message.
    doc-ref: seeds/ffwd.txt "Files"
  - id: id
    size: len_id
    type: str
    -role: payload
    doc: The consumer's id in UTF-8.
    doc-ref: seeds/ffwd.txt "Files"
