# kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 037fffdf65256f24c705c5e042f2faa0c854517c5f7c8627fe1ea7735f530ae6
# kaitai-struct-compiler 0.11.0, ksy/kafka_varint.ksy sha256 105b9e2794f03e90fadcc6469e945d11808808eb2d8515ca75da6b0c0e249413
# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 c3e77a442195f6ba71eb3e01de2102e33c6e7516a968d306dbef9663f3913b8e
# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 9c4b647c347effdcf68e59298adb7aabbf00e95429d2e9cc215f57a3a45a870d
# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 d1d924ab1d8d33375bbfbf0e75d8b3fdcbd7500fa0d51e11841c2153b46a50ce
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 de6ab9b7dbf809039b82e003c8d04d3d856edc0a372c8a9197c6a818d8f0c6eb
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 0d1c5731bf9d06df994d476c48a5eaebfb037577836e755d4c66c4a1e6590ec2
# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 2a385e682d4fc3412555bb0a761c9b711995b7b3e0e979a8f8edbf2c82883116
# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 bb0ae2fd1d33cc2ffb4d85fc6a6709329a1ceff7da5b4f99b20cc87536d4e4a1
# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 9d8928cf05a6572aaab2429a1ebd5ef299644db91842fac8d832039d2a4512ca
# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 d6394af41cdfbc6f15afff7bbd8c8320c81a365e31ec2feee09fae818741fa26
# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 6051e367a067bca6351b9ac4b55e07fd3037c187255e8a8a5b20ece3bfa66881
# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 50b6b35f8a2dae56e19975f6575d38245667ee7f0998d8553efbdadfbd517b85
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 259c3f18e5e8ae5c5392b5e0600b9aababf8182da971c6894d182043c814c6f0
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 f98632c20f379ed1d22c9abfe33fbb6dedfe68267d1aebc111a84534572bca3f
# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 8fd63a529c35d4fbc03d48a7e07a1a5840cbbe1ed855bb45387283b473afd9ec
# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 3590a56143cb3ba44e2e3c98ed1afe56df9c8eae844c470d399cdb6237d637e7
# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 22dac636e7203892d67209c29763403f3ed82fb41de9979d00caa9a766288424
# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 20aa9a386acc79fe4ef24e90ab7ea2d8589473d7c62d315b648717b2efd128d6
# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 41ba18dd8893bb482ee2fa5e318a7aac2754447d75ca3a071c281e328b9e893d
# kaitai-struct-compiler 0.11.0, ksy/kafka_producer_snapshot.ksy sha256 a838d07115dcbcb2991ddad276a32904e36c1f86a324bd535b6ea58d337389ff
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 70f3d6215797819726bcc97a6dda78e36ad0e959c395b450ea00dedf34c0370a
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 f347e81553fad47bece77a4120866d0e7135db6c311841607fd1cd6c72b0b8d6
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 eac164ba5557ac18961b57a438d7aaf909edf7066ebbfaeda4bf5f27ab81c0f0
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 6b917e8f7c18d00146df52eb61308c4d09d9ab8c1f61cd6e2b621d4792788f64
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 62de42079bc05dba84803f52a56af1eaf20d51277127b0857e54455dd43e7471
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 1187ee0f8185cfb7df025a3ec2891506b70d7117921bde5ed9d2c47b30fda169
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 9ca09549eab52ed9dc626225a6a9cecc4f6157ad642915a58ed5fa731e48f36d
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 ba9633b337804390f155e0e1263762f966d4ad760f73d65e8d0caca3f22c7ea5
"""Kaitai Struct parsers of the specs in `ksy/`, one module each."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'kafka': '037fffdf65256f24c705c5e042f2faa0c854517c5f7c8627fe1ea7735f530ae6',
    'kafka_varint': '105b9e2794f03e90fadcc6469e945d11808808eb2d8515ca75da6b0c0e249413',
    'kafka_varlong': 'c3e77a442195f6ba71eb3e01de2102e33c6e7516a968d306dbef9663f3913b8e',
    'kafka_bytes': '9c4b647c347effdcf68e59298adb7aabbf00e95429d2e9cc215f57a3a45a870d',
    'kafka_uvarint': 'd1d924ab1d8d33375bbfbf0e75d8b3fdcbd7500fa0d51e11841c2153b46a50ce',
    'kafka_control_key': 'de6ab9b7dbf809039b82e003c8d04d3d856edc0a372c8a9197c6a818d8f0c6eb',
    'kafka_control_value': '0d1c5731bf9d06df994d476c48a5eaebfb037577836e755d4c66c4a1e6590ec2',
    'kafka_count': '2a385e682d4fc3412555bb0a761c9b711995b7b3e0e979a8f8edbf2c82883116',
    'kafka_flag': 'bb0ae2fd1d33cc2ffb4d85fc6a6709329a1ceff7da5b4f99b20cc87536d4e4a1',
    'kafka_string': '9d8928cf05a6572aaab2429a1ebd5ef299644db91842fac8d832039d2a4512ca',
    'kafka_tagged_field': 'd6394af41cdfbc6f15afff7bbd8c8320c81a365e31ec2feee09fae818741fa26',
    'kafka_uuid': '6051e367a067bca6351b9ac4b55e07fd3037c187255e8a8a5b20ece3bfa66881',
    'kafka_epoch_checkpoint': '50b6b35f8a2dae56e19975f6575d38245667ee7f0998d8553efbdadfbd517b85',
    'kafka_group_key': '259c3f18e5e8ae5c5392b5e0600b9aababf8182da971c6894d182043c814c6f0',
    'kafka_group_value': 'f98632c20f379ed1d22c9abfe33fbb6dedfe68267d1aebc111a84534572bca3f',
    'kafka_index': '8fd63a529c35d4fbc03d48a7e07a1a5840cbbe1ed855bb45387283b473afd9ec',
    'kafka_index_entry': '3590a56143cb3ba44e2e3c98ed1afe56df9c8eae844c470d399cdb6237d637e7',
    'kafka_metadata': '22dac636e7203892d67209c29763403f3ed82fb41de9979d00caa9a766288424',
    'kafka_offset_checkpoint': '20aa9a386acc79fe4ef24e90ab7ea2d8589473d7c62d315b648717b2efd128d6',
    'kafka_partition_metadata': '41ba18dd8893bb482ee2fa5e318a7aac2754447d75ca3a071c281e328b9e893d',
    'kafka_producer_snapshot': 'a838d07115dcbcb2991ddad276a32904e36c1f86a324bd535b6ea58d337389ff',
    'kafka_share_key': '70f3d6215797819726bcc97a6dda78e36ad0e959c395b450ea00dedf34c0370a',
    'kafka_share_value': 'f347e81553fad47bece77a4120866d0e7135db6c311841607fd1cd6c72b0b8d6',
    'kafka_time_index': 'eac164ba5557ac18961b57a438d7aaf909edf7066ebbfaeda4bf5f27ab81c0f0',
    'kafka_time_index_entry': '6b917e8f7c18d00146df52eb61308c4d09d9ab8c1f61cd6e2b621d4792788f64',
    'kafka_transaction_index': '62de42079bc05dba84803f52a56af1eaf20d51277127b0857e54455dd43e7471',
    'kafka_transaction_index_entry': '1187ee0f8185cfb7df025a3ec2891506b70d7117921bde5ed9d2c47b30fda169',
    'kafka_transaction_key': '9ca09549eab52ed9dc626225a6a9cecc4f6157ad642915a58ed5fa731e48f36d',
    'kafka_transaction_value': 'ba9633b337804390f155e0e1263762f966d4ad760f73d65e8d0caca3f22c7ea5',
}
