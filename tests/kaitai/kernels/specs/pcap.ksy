meta:
  id: pcap
  title: Captured packets, after libpcap's file format
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
seq:
  - id: header
    type: header
  - id: packets
    type: packet
    repeat: eos
types:
  header:
    seq:
      - id: magic
        contents: [0xd4, 0xc3, 0xb2, 0xa1]
      - id: version_major
        type: u2
        valid: 2
      - id: version_minor
        type: u2
      - id: time_zone
        type: s4
      - id: sigfigs
        type: u4
      - id: max_length
        type: u4
      - id: network
        type: u4
  packet:
    seq:
      - id: seconds
        type: u4
      - id: microseconds
        type: u4
        valid:
          max: 999999
      - id: len_body
        type: u4
        valid:
          max: _root.header.max_length
      - id: len_original
        type: u4
      - id: body
        size: len_body
    instances:
      time:
        value: seconds * 1000000 + microseconds
