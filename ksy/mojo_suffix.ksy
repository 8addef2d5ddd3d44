meta:
  id: mojo_suffix
  title: 'mojo: SUFFIX'
  application: mojo (run-mojo/sliced)
  tags:
    - database
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - listpack_fixed
    - mojo_enums
    - mojo_id
doc: "The last bytes of a finished segment: 32, then two end markers. The document's part on recovery calls it FOOTER."
doc-ref: seeds/mojo.txt "SUFFIX (32 bytes)", "RECOVERY"
params:
  - id: form
    type: u1
    enum: mojo_enums::number_form
    doc: The form of numbers.
seq:
  - id: id
    -orig-id: id_ms, id_seq
    type: mojo_id(form)
    doc: |
      The segment's id: that of its first record, as in the file's name. In another reading, that of the last record.
  - id: len_index
    -orig-id: index_len
    -role: length
    type: number(form)
    doc: Bytes of INDEX with its null, without `[I`.
  - id: num_records
    -orig-id: count
    -role: length
    type: number(form)
    doc: Entries of all packs.
  - id: reserved
    -role: reserved
    type: u8le
    -expect: 0
    -rule: mojo.index.reserved
    -text: The reserved bytes of SUFFIX are 0.
    -severity: warning
    -basis: judgement
    -fields: [suffix.reserved]
    -expected: "{promised}"
    -actual: "{reserved}"
    -words: "the reserved bytes of SUFFIX are {reserved:#x}"
    doc: Unused, 0.
  - id: end_markers
    -orig-id: EOF EOF
    -role: structure
    contents: [0xff, 0xff]
    -rule: mojo.index.end-markers
    -text: SUFFIX ends with two end markers.
    -basis: document
    doc: Without them the segment is unfinished or damaged. Zeros may follow.
types:
  number:
    -value-of: value
    doc: A 32-bit number in the segment's form.
    doc-ref: seeds/mojo.txt "SUFFIX (32 bytes)"
    params:
      - id: form
        type: u1
        enum: mojo_enums::number_form
        doc: The form of numbers.
    seq:
      - id: holder
        type:
          switch-on: form
          cases:
            'mojo_enums::number_form::raw_le': raw_le
            'mojo_enums::number_form::raw_be': raw_be
            'mojo_enums::number_form::strings': listpack_fixed::u4_string
        doc: The number in its form.
    instances:
      value:
        value: >-
          (form == mojo_enums::number_form::strings ? holder.as<listpack_fixed::u4_string>.value :
          form == mojo_enums::number_form::raw_be ? holder.as<raw_be>.value : holder.as<raw_le>.value).as<u4>
        doc: The number.
  raw_le:
    doc: A plain number, little-endian.
    doc-ref: seeds/mojo.txt "SUFFIX (32 bytes)"
    seq:
      - id: value
        type: u4le
        doc: The number.
  raw_be:
    doc: A plain number, big-endian.
    doc-ref: seeds/mojo.txt "SUFFIX (32 bytes)"
    seq:
      - id: value
        type: u4be
        doc: The number.
