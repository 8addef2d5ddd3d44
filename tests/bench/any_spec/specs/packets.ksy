meta:
  id: packets
  title: Captured packets, as libpcap writes them on a little-endian machine
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
seq:
  - id: magic
    contents: [0xd4, 0xc3, 0xb2, 0xa1]
  - id: version_major
    type: u2
    valid: 2
  - id: version_minor
    type: u2
  - id: this_zone
    type: s4
  - id: significant_figures
    type: u4
  - id: snap_length
    type: u4
  - id: network
    type: u4
  - id: packets
    type: packet
    repeat: eos
types:
  packet:
    seq:
      - id: seconds
        type: u4
      - id: microseconds
        type: u4
      - id: len_body
        type: u4
      - id: len_original
        type: u4
      - id: body
        size: len_body
