meta:
  id: kafka_uvarint
  title: 'Apache Kafka: unsigned varint'
  application: Apache Kafka
  tags:
    - serialization
  license: CC0-1.0
  ks-version: '0.11'
doc: |
  A 32-bit number: one to five groups of seven bits, the lowest first. A byte's high bit announces another byte. Bits
  above 31 in the fifth byte are shifted out.
doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java:159-186
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
types:
  group:
    doc: A byte, and the sum so far.
    doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java:159-186
    params:
      - id: index
        type: s4
        doc: The byte's place, 0 to 4.
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
        doc: A fifth byte with the high bit is refused.
        doc-ref: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java:176-180
    instances:
      has_next:
        value: octet > 127
        doc: Another byte follows.
      total:
        value: 'total_before + (index == 4 ? octet & 15 : octet & 127) * weight'
        doc: Sum through this group.
