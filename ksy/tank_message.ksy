meta:
  id: tank_message
  title: 'TANK: message'
  application: TANK
  file-extension:
    - log
    - ilog
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - leb128_u32
  endian: le
  bit-endian: be
doc: One message of a message set.
doc-ref:
  - seeds/tank.txt "BUNDLE"
  - phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume
params:
  - id: is_sparse
    type: bool
    doc: The bundle is sparse.
  - id: is_edge
    type: bool
    doc: The first or the last declared message, whose sequence number the header states.
  - id: timestamp_before
    type: u8
    doc: Timestamp of the message before it in the bundle, or 0.
seq:
  - id: unused
    -role: reserved
    -expect: 0
    -rule: tank.message.unused
    -text: A message's upper five flag bits are clear.
    -fields: [message_set.messages.unused]
    -severity: warning
    -expected: "0"
    -words: "{odd} of {count} messages have flags set to which no version gives a meaning; TANK ignores them"
    type: b5
    doc: Unused. Readers ignore these bits.
  - id: is_consecutive
    -orig-id: SeqNumPrevPlusOne
    -role: structure
    type: b1
    doc: |
      In a sparse bundle, the sequence number is the previous one plus 1, without a stored delta. The seed document
      lacks it.
    doc-ref: phaistos-networks/TANK common.h TankFlags::BundleMsgFlags
  - id: uses_last_timestamp
    -orig-id: UseLastSpecifiedTS
    -role: structure
    type: b1
    doc: The previous timestamp applies.
    doc-ref: phaistos-networks/TANK common.h TankFlags::BundleMsgFlags
  - id: has_key
    -orig-id: HaveKey
    -role: structure
    type: b1
    doc: A key is stored.
    doc-ref: phaistos-networks/TANK common.h TankFlags::BundleMsgFlags
  - id: sequence_delta
    -role: structure
    type: leb128_u32
    if: is_sparse and not is_edge and not is_consecutive
    doc: Sequence number, minus the previous one, minus 1.
    doc-ref: phaistos-networks/TANK client_api_consume.cpp log_base_seqnum
  - id: explicit_timestamp
    -orig-id: creation ts in milliseconds
    -role: structure
    type: u8
    if: not uses_last_timestamp
    doc: By convention, milliseconds since the Unix epoch. The producer's number, unchecked. It may fall.
  - id: len_key
    -orig-id: keyLen
    -role: length
    type: u1
    if: has_key
    doc: In bytes. Clients omit an empty key.
  - id: key
    -role: payload
    size: len_key
    if: has_key
    doc: The key.
  - id: len_content
    -orig-id: content length
    -role: length
    type: leb128_u32
    doc: In bytes. 0 is valid.
  - id: content
    -orig-id: data
    -role: payload
    size: len_content.value
    doc: The producer's bytes.
instances:
  timestamp:
    value: '(uses_last_timestamp ? timestamp_before : explicit_timestamp).as<u8>'
    doc: Without a stored one, the previous message's, or 0 for the first.
    doc-ref: phaistos-networks/TANK client_api_consume.cpp ts
  sequence_step:
    value: '(is_sparse and not is_edge and not is_consecutive ? sequence_delta.value.as<u8> : 0) + 1'
    doc: Difference to the previous sequence number, if the header does not state the number.
