meta:
  id: elf_symbols
  title: The symbols of an ELF file of 64 bits, little-endian
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
seq:
  - id: magic
    contents: [0x7f, ELF, 2, 1, 1]
  - id: rest_of_identification
    size: 9
  - id: file_type
    type: u2
  - id: machine
    type: u2
  - id: version
    type: u4
  - id: entry_point
    type: u8
  - id: ofs_program_headers
    type: u8
  - id: ofs_section_headers
    type: u8
  - id: flags
    type: u4
  - id: len_header
    type: u2
  - id: len_program_header
    type: u2
  - id: num_program_headers
    type: u2
  - id: len_section_header
    type: u2
    valid: 64
  - id: num_section_headers
    type: u2
instances:
  section_headers:
    pos: ofs_section_headers
    type: section_header
    repeat: expr
    repeat-expr: num_section_headers
types:
  section_header:
    seq:
      - id: ofs_name
        type: u4
      - id: section_type
        type: u4
        enum: section_type
      - id: flags
        type: u8
      - id: address
        type: u8
      - id: ofs_body
        type: u8
      - id: len_body
        type: u8
      - id: linked_section
        type: u4
      - id: info
        type: u4
      - id: alignment
        type: u8
      - id: len_entry
        type: u8
    instances:
      symbols:
        pos: ofs_body
        size: len_body
        type: symbols(_root.section_headers[linked_section].ofs_body)
        if: section_type == section_type::symbols or section_type == section_type::dynamic_symbols
  symbols:
    params:
      - id: ofs_names
        type: u8
    seq:
      - id: entries
        type: symbol
        repeat: eos
  symbol:
    seq:
      - id: ofs_name
        type: u4
      - id: binding
        type: b4
      - id: kind
        type: b4
      - id: visibility
        type: u1
      - id: section
        type: u2
      - id: value
        type: u8
      - id: size
        type: u8
    instances:
      name:
        io: _root._io
        pos: _parent.ofs_names + ofs_name
        type: strz
        encoding: ASCII
enums:
  section_type:
    2: symbols
    11: dynamic_symbols
