meta:
  id: leb128_u32
  title: Unsigned LEB128 integer of at most 32 bits
  application: TANK
  xref:
    wikidata: Q6459433
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
doc: |
  One to five groups of seven bits, the lowest first. A byte's high bit announces another byte. Bits above 31 in the
  fifth byte are shifted out.
doc-ref:
  - seeds/tank.txt "Important Notes"
  - phaistos-networks/TANK Switch/compress.h UnpackUInt32, UnpackUInt32Check
-value-of: value
seq:
  - id: groups
    -role: length
    type: 'group(_index, _index != 0 ? groups[_index - 1].total : 0, _index != 0 ? groups[_index - 1].weight * 128 : 1)'
    repeat: until
    repeat-until: not _.has_next
    -max-elements: 5
    doc: Up to the first byte whose high bit is clear.
instances:
  value:
    value: groups.last.total
    doc: The number.
  size:
    value: groups.size
    doc: Bytes of the integer.
types:
  group:
    doc: A byte, and the sum so far.
    doc-ref: phaistos-networks/TANK Switch/compress.h UnpackUInt32
    params:
      - id: index
        type: s4
        doc: The byte's place, from 0.
      - id: total_before
        type: u4
        doc: Sum of earlier groups.
      - id: weight
        type: u4
        doc: Value of its lowest bit.
    seq:
      - id: octet
        -role: length
        type: u1
        valid:
          max: 'index == 4 ? 127 : 255'
        -rule: tank.integer.five-bytes
        -text: An integer has at most five bytes. The fifth's high bit is clear.
        doc: Seven bits of the value, and the high bit, clear in the fifth byte.
        doc-ref: phaistos-networks/TANK Switch/compress.h#L86@ecb7a2d23532bf6eb21c5f587490f71b7afdb859
    instances:
      has_next:
        value: octet > 127
        doc: True if another byte follows.
      total:
        value: 'total_before + (index == 4 ? octet & 15 : octet & 127) * weight'
        doc: Sum through this group.
