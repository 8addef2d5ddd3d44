meta:
  id: tank_message_set
  title: 'TANK: message set'
  application: TANK
  file-extension:
    - log
    - ilog
  tags:
    - log
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - tank_message
  endian: le
doc: A bundle's messages, to the end of the bundle or of its decompressed block.
doc-ref:
  - seeds/tank.txt "BUNDLE"
  - phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume
params:
  - id: num_messages
    type: u4
    doc: The declared number of messages.
  - id: is_sparse
    type: bool
    doc: The bundle is sparse.
seq:
  - id: messages
    -orig-id: msg
    -role: structure
    type: 'tank_message(is_sparse, _index == 0 or _index == num_messages - 1, _index != 0 ? messages[_index - 1].timestamp : 0)'
    repeat: eos
    doc: TANK's reader ignores the declared number, and drops an incomplete message.
