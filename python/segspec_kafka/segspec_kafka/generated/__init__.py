# kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 bc017b31966265fc3923ae32489fdad66bd55a9eb9326f493a3f75e7918c286d
# kaitai-struct-compiler 0.11.0, ksy/kafka_varint.ksy sha256 5593e39f032edb5d5dcc6fa48cc7d2c4954a1d525f23f1192ece617dd3098810
# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 7c50e7177b5430f49c60da652b08560877997afb51c775e7a156a24a08cfd841
# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 6b3b43a5441f790dad62d682a4fa62718f25ff3f76c9f494dc2ce8dab097bd09
# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 c4427e6703128430229ceb6e82c98cbaacc5aeb0516faa09d814b98431f8dedb
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 3ca52644f01335575c32192202122e68d4a53666a16edd715ae721c80c531d13
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 a686e47e719454225de9b97a7e8b37729088bd7bc17637b0a161ecc96bf3e251
# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 43728f6e773311c5f98c1ae9054135f7752fee2766800b9392cd99f094a50699
# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 bb0ae2fd1d33cc2ffb4d85fc6a6709329a1ceff7da5b4f99b20cc87536d4e4a1
# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 8e803fb2cc1ef0a8f20303bc5edda7fe73e4bb873fbb2092a256289d26b49ac9
# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 54771698edc7f2e5f282ca76b6c157ea9b2e0f1084ff6faca07c20b426cfa731
# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 5bcb5895adfa6bdb8a4e4f7cd95e2a48977edf31d72d9758488c7d49582f0e87
# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 1434cb84699d8507a098830ef5cc38ff419045f71fd99ece644e1ad79459b338
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 784d5e229a59bc2279f6758b9ec72ba021d13528607927a98afc14623cc2aae7
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 55a363865308c099d243e326411021339d76cde88e7e585773acfee694eb1985
# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 967692c6421a829baa69e489852bed9fc485cbc00c3907d97b554df452f4dd5e
# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 98029a3f6ed98e0ff674ba6534d87a630b45bcf7b64acc361f7e8c6d2ab218e2
# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 bce382c4b13900beb34e4f5a97d3e8a1b78e46c9d705ee4b492fcf681d56ec22
# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 f648d2e6e5a594ac2d8f589949561f0323d7f3c470225a8dec2f8e737c86044b
# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 41ba18dd8893bb482ee2fa5e318a7aac2754447d75ca3a071c281e328b9e893d
# kaitai-struct-compiler 0.11.0, ksy/kafka_producer_snapshot.ksy sha256 b549beb1bf99aa2e5927447c0ef8d4f9bb57c68e375a53ea0f59adbd97dd5d93
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 7d4bb5efc45e5941a592df33bf15a422a37e7dd20f33bdff5c2fa77c2c9bf292
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 f0fd8b06e535a90652668d2d79864bcb991720d12403ade5fe5efddcde492cb6
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 70cf6ff041a30f9e005c97fdec6dcd8b3e5109719519905727d00e54823fe855
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 b5c86175ef1f888342c91c255012ffe3b84b93715a43236304070e97573e526e
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 c09a2074a25920857e78c7f37d865b0cbae0b1e7e2778933cb125161fdcb80e5
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 1187ee0f8185cfb7df025a3ec2891506b70d7117921bde5ed9d2c47b30fda169
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 5476ecc0c69fb643dc19198657c927e09868f693eb29c9be9445aac5d1ebf480
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 99ff6a5d300021dc49bd69c87649bf9961380efe844b786d4c14dfca0aba06f6
"""Kaitai Struct parsers of the specs in `ksy/`, one module each."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'kafka': 'bc017b31966265fc3923ae32489fdad66bd55a9eb9326f493a3f75e7918c286d',
    'kafka_varint': '5593e39f032edb5d5dcc6fa48cc7d2c4954a1d525f23f1192ece617dd3098810',
    'kafka_varlong': '7c50e7177b5430f49c60da652b08560877997afb51c775e7a156a24a08cfd841',
    'kafka_bytes': '6b3b43a5441f790dad62d682a4fa62718f25ff3f76c9f494dc2ce8dab097bd09',
    'kafka_uvarint': 'c4427e6703128430229ceb6e82c98cbaacc5aeb0516faa09d814b98431f8dedb',
    'kafka_control_key': '3ca52644f01335575c32192202122e68d4a53666a16edd715ae721c80c531d13',
    'kafka_control_value': 'a686e47e719454225de9b97a7e8b37729088bd7bc17637b0a161ecc96bf3e251',
    'kafka_count': '43728f6e773311c5f98c1ae9054135f7752fee2766800b9392cd99f094a50699',
    'kafka_flag': 'bb0ae2fd1d33cc2ffb4d85fc6a6709329a1ceff7da5b4f99b20cc87536d4e4a1',
    'kafka_string': '8e803fb2cc1ef0a8f20303bc5edda7fe73e4bb873fbb2092a256289d26b49ac9',
    'kafka_tagged_field': '54771698edc7f2e5f282ca76b6c157ea9b2e0f1084ff6faca07c20b426cfa731',
    'kafka_uuid': '5bcb5895adfa6bdb8a4e4f7cd95e2a48977edf31d72d9758488c7d49582f0e87',
    'kafka_epoch_checkpoint': '1434cb84699d8507a098830ef5cc38ff419045f71fd99ece644e1ad79459b338',
    'kafka_group_key': '784d5e229a59bc2279f6758b9ec72ba021d13528607927a98afc14623cc2aae7',
    'kafka_group_value': '55a363865308c099d243e326411021339d76cde88e7e585773acfee694eb1985',
    'kafka_index': '967692c6421a829baa69e489852bed9fc485cbc00c3907d97b554df452f4dd5e',
    'kafka_index_entry': '98029a3f6ed98e0ff674ba6534d87a630b45bcf7b64acc361f7e8c6d2ab218e2',
    'kafka_metadata': 'bce382c4b13900beb34e4f5a97d3e8a1b78e46c9d705ee4b492fcf681d56ec22',
    'kafka_offset_checkpoint': 'f648d2e6e5a594ac2d8f589949561f0323d7f3c470225a8dec2f8e737c86044b',
    'kafka_partition_metadata': '41ba18dd8893bb482ee2fa5e318a7aac2754447d75ca3a071c281e328b9e893d',
    'kafka_producer_snapshot': 'b549beb1bf99aa2e5927447c0ef8d4f9bb57c68e375a53ea0f59adbd97dd5d93',
    'kafka_share_key': '7d4bb5efc45e5941a592df33bf15a422a37e7dd20f33bdff5c2fa77c2c9bf292',
    'kafka_share_value': 'f0fd8b06e535a90652668d2d79864bcb991720d12403ade5fe5efddcde492cb6',
    'kafka_time_index': '70cf6ff041a30f9e005c97fdec6dcd8b3e5109719519905727d00e54823fe855',
    'kafka_time_index_entry': 'b5c86175ef1f888342c91c255012ffe3b84b93715a43236304070e97573e526e',
    'kafka_transaction_index': 'c09a2074a25920857e78c7f37d865b0cbae0b1e7e2778933cb125161fdcb80e5',
    'kafka_transaction_index_entry': '1187ee0f8185cfb7df025a3ec2891506b70d7117921bde5ed9d2c47b30fda169',
    'kafka_transaction_key': '5476ecc0c69fb643dc19198657c927e09868f693eb29c9be9445aac5d1ebf480',
    'kafka_transaction_value': '99ff6a5d300021dc49bd69c87649bf9961380efe844b786d4c14dfca0aba06f6',
}
