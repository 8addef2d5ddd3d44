meta:
  id: mojo_id
  title: 'mojo: record id'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - listpack_fixed
    - mojo_enums
doc: "A record's id: milliseconds, and a number within the millisecond. As text, `ms-seq` in decimal."
doc-ref: seeds/mojo.txt "MASTER ID (128bit)"
params:
  - id: form
    type: u1
    enum: mojo_enums::number_form
    doc: The form of numbers.
seq:
  - id: parts
    type:
      switch-on: form
      cases:
        'mojo_enums::number_form::raw_le': raw_le
        'mojo_enums::number_form::raw_be': raw_be
        'mojo_enums::number_form::strings': strings
    doc: The two numbers.
instances:
  ms:
    value: >-
      (form == mojo_enums::number_form::strings ? parts.as<strings>.ms_string.value :
      form == mojo_enums::number_form::raw_be ? parts.as<raw_be>.ms : parts.as<raw_le>.ms).as<u8>
    doc: Milliseconds since the Unix epoch.
  seq:
    value: >-
      (form == mojo_enums::number_form::strings ? parts.as<strings>.seq_string.value :
      form == mojo_enums::number_form::raw_be ? parts.as<raw_be>.seq : parts.as<raw_le>.seq).as<u8>
    doc: Number within the millisecond.
types:
  raw_le:
    doc: Plain numbers, little-endian.
    doc-ref: run-mojo/sliced src/stream/id.rs try_parse
    seq:
      - id: ms
        -orig-id: master_ms
        type: u8le
        doc: Milliseconds since the Unix epoch.
      - id: seq
        -orig-id: master_seq
        type: u8le
        doc: Number within the millisecond.
  raw_be:
    doc: Plain numbers, big-endian.
    doc-ref: run-mojo/sliced src/stream/id.rs StreamID::encode (keys of a rax)
    seq:
      - id: ms
        -orig-id: master_ms
        type: u8be
        doc: Milliseconds since the Unix epoch.
      - id: seq
        -orig-id: master_seq
        type: u8be
        doc: Number within the millisecond.
  strings:
    doc: Numbers in listpack strings of 8 bytes.
    doc-ref: seeds/mojo.txt "MASTER ID - (16 bytes)"
    seq:
      - id: ms_string
        -orig-id: master_ms
        type: listpack_fixed::u8_string
        doc: Milliseconds since the Unix epoch.
      - id: seq_string
        -orig-id: master_seq
        type: listpack_fixed::u8_string
        doc: Number within the millisecond.
