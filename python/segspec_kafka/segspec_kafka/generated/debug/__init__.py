# kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 037fffdf65256f24c705c5e042f2faa0c854517c5f7c8627fe1ea7735f530ae6
# kaitai-struct-compiler 0.11.0, ksy/kafka_varint.ksy sha256 105b9e2794f03e90fadcc6469e945d11808808eb2d8515ca75da6b0c0e249413
# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 c3e77a442195f6ba71eb3e01de2102e33c6e7516a968d306dbef9663f3913b8e
# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 9c4b647c347effdcf68e59298adb7aabbf00e95429d2e9cc215f57a3a45a870d
# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 d1d924ab1d8d33375bbfbf0e75d8b3fdcbd7500fa0d51e11841c2153b46a50ce
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 de6ab9b7dbf809039b82e003c8d04d3d856edc0a372c8a9197c6a818d8f0c6eb
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 a686e47e719454225de9b97a7e8b37729088bd7bc17637b0a161ecc96bf3e251
# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 2a385e682d4fc3412555bb0a761c9b711995b7b3e0e979a8f8edbf2c82883116
# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 bb0ae2fd1d33cc2ffb4d85fc6a6709329a1ceff7da5b4f99b20cc87536d4e4a1
# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 9d8928cf05a6572aaab2429a1ebd5ef299644db91842fac8d832039d2a4512ca
# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 d6394af41cdfbc6f15afff7bbd8c8320c81a365e31ec2feee09fae818741fa26
# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 6051e367a067bca6351b9ac4b55e07fd3037c187255e8a8a5b20ece3bfa66881
# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 50b6b35f8a2dae56e19975f6575d38245667ee7f0998d8553efbdadfbd517b85
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 784d5e229a59bc2279f6758b9ec72ba021d13528607927a98afc14623cc2aae7
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 55a363865308c099d243e326411021339d76cde88e7e585773acfee694eb1985
# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 8fd63a529c35d4fbc03d48a7e07a1a5840cbbe1ed855bb45387283b473afd9ec
# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 3590a56143cb3ba44e2e3c98ed1afe56df9c8eae844c470d399cdb6237d637e7
# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 bce382c4b13900beb34e4f5a97d3e8a1b78e46c9d705ee4b492fcf681d56ec22
# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 20aa9a386acc79fe4ef24e90ab7ea2d8589473d7c62d315b648717b2efd128d6
# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 41ba18dd8893bb482ee2fa5e318a7aac2754447d75ca3a071c281e328b9e893d
# kaitai-struct-compiler 0.11.0, ksy/kafka_producer_snapshot.ksy sha256 a838d07115dcbcb2991ddad276a32904e36c1f86a324bd535b6ea58d337389ff
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 7d4bb5efc45e5941a592df33bf15a422a37e7dd20f33bdff5c2fa77c2c9bf292
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 f0fd8b06e535a90652668d2d79864bcb991720d12403ade5fe5efddcde492cb6
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 eac164ba5557ac18961b57a438d7aaf909edf7066ebbfaeda4bf5f27ab81c0f0
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 6b917e8f7c18d00146df52eb61308c4d09d9ab8c1f61cd6e2b621d4792788f64
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 62de42079bc05dba84803f52a56af1eaf20d51277127b0857e54455dd43e7471
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 1187ee0f8185cfb7df025a3ec2891506b70d7117921bde5ed9d2c47b30fda169
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 5476ecc0c69fb643dc19198657c927e09868f693eb29c9be9445aac5d1ebf480
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 99ff6a5d300021dc49bd69c87649bf9961380efe844b786d4c14dfca0aba06f6
"""The same parsers in debug mode: `_read()` is called by the user, `_debug` holds positions."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'kafka': '037fffdf65256f24c705c5e042f2faa0c854517c5f7c8627fe1ea7735f530ae6',
    'kafka_varint': '105b9e2794f03e90fadcc6469e945d11808808eb2d8515ca75da6b0c0e249413',
    'kafka_varlong': 'c3e77a442195f6ba71eb3e01de2102e33c6e7516a968d306dbef9663f3913b8e',
    'kafka_bytes': '9c4b647c347effdcf68e59298adb7aabbf00e95429d2e9cc215f57a3a45a870d',
    'kafka_uvarint': 'd1d924ab1d8d33375bbfbf0e75d8b3fdcbd7500fa0d51e11841c2153b46a50ce',
    'kafka_control_key': 'de6ab9b7dbf809039b82e003c8d04d3d856edc0a372c8a9197c6a818d8f0c6eb',
    'kafka_control_value': 'a686e47e719454225de9b97a7e8b37729088bd7bc17637b0a161ecc96bf3e251',
    'kafka_count': '2a385e682d4fc3412555bb0a761c9b711995b7b3e0e979a8f8edbf2c82883116',
    'kafka_flag': 'bb0ae2fd1d33cc2ffb4d85fc6a6709329a1ceff7da5b4f99b20cc87536d4e4a1',
    'kafka_string': '9d8928cf05a6572aaab2429a1ebd5ef299644db91842fac8d832039d2a4512ca',
    'kafka_tagged_field': 'd6394af41cdfbc6f15afff7bbd8c8320c81a365e31ec2feee09fae818741fa26',
    'kafka_uuid': '6051e367a067bca6351b9ac4b55e07fd3037c187255e8a8a5b20ece3bfa66881',
    'kafka_epoch_checkpoint': '50b6b35f8a2dae56e19975f6575d38245667ee7f0998d8553efbdadfbd517b85',
    'kafka_group_key': '784d5e229a59bc2279f6758b9ec72ba021d13528607927a98afc14623cc2aae7',
    'kafka_group_value': '55a363865308c099d243e326411021339d76cde88e7e585773acfee694eb1985',
    'kafka_index': '8fd63a529c35d4fbc03d48a7e07a1a5840cbbe1ed855bb45387283b473afd9ec',
    'kafka_index_entry': '3590a56143cb3ba44e2e3c98ed1afe56df9c8eae844c470d399cdb6237d637e7',
    'kafka_metadata': 'bce382c4b13900beb34e4f5a97d3e8a1b78e46c9d705ee4b492fcf681d56ec22',
    'kafka_offset_checkpoint': '20aa9a386acc79fe4ef24e90ab7ea2d8589473d7c62d315b648717b2efd128d6',
    'kafka_partition_metadata': '41ba18dd8893bb482ee2fa5e318a7aac2754447d75ca3a071c281e328b9e893d',
    'kafka_producer_snapshot': 'a838d07115dcbcb2991ddad276a32904e36c1f86a324bd535b6ea58d337389ff',
    'kafka_share_key': '7d4bb5efc45e5941a592df33bf15a422a37e7dd20f33bdff5c2fa77c2c9bf292',
    'kafka_share_value': 'f0fd8b06e535a90652668d2d79864bcb991720d12403ade5fe5efddcde492cb6',
    'kafka_time_index': 'eac164ba5557ac18961b57a438d7aaf909edf7066ebbfaeda4bf5f27ab81c0f0',
    'kafka_time_index_entry': '6b917e8f7c18d00146df52eb61308c4d09d9ab8c1f61cd6e2b621d4792788f64',
    'kafka_transaction_index': '62de42079bc05dba84803f52a56af1eaf20d51277127b0857e54455dd43e7471',
    'kafka_transaction_index_entry': '1187ee0f8185cfb7df025a3ec2891506b70d7117921bde5ed9d2c47b30fda169',
    'kafka_transaction_key': '5476ecc0c69fb643dc19198657c927e09868f693eb29c9be9445aac5d1ebf480',
    'kafka_transaction_value': '99ff6a5d300021dc49bd69c87649bf9961380efe844b786d4c14dfca0aba06f6',
}
