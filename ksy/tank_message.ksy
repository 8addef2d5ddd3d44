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
    doc: The message is the first or the last of those that the bundle declares; the header states its sequence number.
  - id: timestamp_before
    type: u8
    doc: Timestamp of the message before it in the same bundle, 0 for the first.
seq:
  - id: unused
    -role: reserved
    -expect: 0
    -rule: tank.message.unused
    -text: The upper five bits of a message's flags are clear.
    -fields: [message_set.messages.unused]
    -severity: warning
    -expected: "0"
    -words: "{odd} of {count} messages have flags set to which no version gives a meaning; TANK ignores them"
    type: b5
    doc: No version gives these bits a meaning; readers ignore them.
  - id: is_consecutive
    -orig-id: SeqNumPrevPlusOne
    -role: structure
    type: b1
    doc: |
      In a sparse bundle: the sequence number is that of the message before, plus 1, and no delta is stored. The flag means
      nothing on the first and the last message, and outside of sparse bundles. It is not in the seed document.
    doc-ref: phaistos-networks/TANK common.h TankFlags::BundleMsgFlags
  - id: uses_last_timestamp
    -orig-id: UseLastSpecifiedTS
    -role: structure
    type: b1
    doc: The timestamp is that of the message before, and is not stored.
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
    doc: Sequence number, minus that of the message before, minus 1.
    doc-ref: phaistos-networks/TANK client_api_consume.cpp log_base_seqnum
  - id: explicit_timestamp
    -orig-id: creation ts in milliseconds
    -role: structure
    type: u8
    if: not uses_last_timestamp
    doc: |
      Milliseconds since the Unix epoch by convention: it is whatever the producer passed. It may fall, and nobody checks it.
  - id: len_key
    -orig-id: keyLen
    -role: length
    type: u1
    if: has_key
    doc: Bytes of the key. Clients omit an empty key; 0 is accepted and means no key.
  - id: key
    -role: payload
    size: len_key
    if: has_key
    doc: The key. By convention a message with a key and without content is a tombstone.
  - id: len_content
    -orig-id: content length
    -role: length
    type: leb128_u32
    doc: Bytes of the content, which may be 0.
  - id: content
    -orig-id: data
    -role: payload
    size: len_content.value
    doc: What the producer wrote.
instances:
  timestamp:
    value: '(uses_last_timestamp ? timestamp_before : explicit_timestamp).as<u8>'
    doc: |
      The message's timestamp. A bundle whose first message uses the last one starts from 0: nothing is carried
      from bundle to bundle.
    doc-ref: phaistos-networks/TANK client_api_consume.cpp ts
  sequence_step:
    value: '(is_sparse and not is_edge and not is_consecutive ? sequence_delta.value.as<u8> : 0) + 1'
    doc: How much higher the sequence number is than that of the message before, if the header does not state it.
