# kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 cd0e96be56a715cc24547627a0bc487c952bcfc125e73f2aa51b5f70df22ae5c
# kaitai-struct-compiler 0.11.0, ksy/kafka_varint.ksy sha256 5593e39f032edb5d5dcc6fa48cc7d2c4954a1d525f23f1192ece617dd3098810
# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 7c50e7177b5430f49c60da652b08560877997afb51c775e7a156a24a08cfd841
# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 6b3b43a5441f790dad62d682a4fa62718f25ff3f76c9f494dc2ce8dab097bd09
# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 c4427e6703128430229ceb6e82c98cbaacc5aeb0516faa09d814b98431f8dedb
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 20859b1f7536c6e6f44c2d55c9888b4b7e31d302072e507cc41d74206d1f028e
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 05c5c5130c49b6c3548825fd22845e517d4d676d7851cbbe6b75059996a9d319
# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 43728f6e773311c5f98c1ae9054135f7752fee2766800b9392cd99f094a50699
# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 c6a17583f02731000d4962e974af7079f1ddfc2d5d880e883abd31c94897f421
# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 8e803fb2cc1ef0a8f20303bc5edda7fe73e4bb873fbb2092a256289d26b49ac9
# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_fields.ksy sha256 eeeb63d62c67008bc5272d8de5ce1fb663bed84556d923cccee25680fce7dace
# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 a19b856b2db3f86d9f72634373c6cc4401923e2b187bc38a17579690c40c5d92
# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 7f278d4fd9ebacd34c893be01820c8e1f1797bc486ed7d18d2726eb7a04ec859
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 4076f4512fe496d5f675e4c8af537ab0578c2e84d54169b1a357d823c1aa0bdb
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 b475c92535426f12a3e7a3377e7ce315cf0df7815d0e547c534ec90ae0708dc9
# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 c0b218773b7bbd275e4335bb9b3ff66e0286eb79991e9000842c4291847f3a6c
# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 2401d6399bc3ce8dc0a7ba929d3f5ad4ec118768e90d13f665863b63fbfae84e
# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 0c836372d50b97dcd4f5e74d00878f9fd8c3c1af3f0fa3d545f9aad35cd0680d
# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 b2750cdfa0715f59725c732c47a0211f1c5a9849f5f11acc2dee0771b59565e2
# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 dc2c7a71172273486e713dd958de842f1f54a2aed1ae95cbf0e44224a5e14ef6
# kaitai-struct-compiler 0.11.0, ksy/kafka_producer_snapshot.ksy sha256 6d91810fccc729329bf5c8170ba7a2cd09b5dceef3e941ae5fb47930c6e6b5ab
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 c74128db87ec395abcc5864c3426f4dc805984806291316f709eff11151f7272
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 d9b4e4d6b603257d1647df3ee516e9f17460ebed039b63641206096ee00475cd
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 b24e8c716ad4746808fb7a002e1792cd2a7af4ac48393fdddf9537e17fc24f5e
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 85bdbcdbc26707f88b65ebfc6e3c014e291aec48997efda0ba1ffc6b68aa076c
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 adc1c05f46621eb2351688b6279680fec66429a7f8869d52c6989f38d92cf220
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 f05156b11d847171446a94504c072ea881d3d400d278f7a8f52ad9d629bab8ea
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 e9f8df07b573511f814b60f6883a4bacfababb3bb9dc8a600a22d45dc2faf32f
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 d4baf81538e5dc52ce42a82692cfe521b02ff5b16cfdd9903c475600bef12c27
"""The same parsers in debug mode: `_read()` is called by the user, `_debug` holds positions."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'kafka': 'cd0e96be56a715cc24547627a0bc487c952bcfc125e73f2aa51b5f70df22ae5c',
    'kafka_varint': '5593e39f032edb5d5dcc6fa48cc7d2c4954a1d525f23f1192ece617dd3098810',
    'kafka_varlong': '7c50e7177b5430f49c60da652b08560877997afb51c775e7a156a24a08cfd841',
    'kafka_bytes': '6b3b43a5441f790dad62d682a4fa62718f25ff3f76c9f494dc2ce8dab097bd09',
    'kafka_uvarint': 'c4427e6703128430229ceb6e82c98cbaacc5aeb0516faa09d814b98431f8dedb',
    'kafka_control_key': '20859b1f7536c6e6f44c2d55c9888b4b7e31d302072e507cc41d74206d1f028e',
    'kafka_control_value': '05c5c5130c49b6c3548825fd22845e517d4d676d7851cbbe6b75059996a9d319',
    'kafka_count': '43728f6e773311c5f98c1ae9054135f7752fee2766800b9392cd99f094a50699',
    'kafka_flag': 'c6a17583f02731000d4962e974af7079f1ddfc2d5d880e883abd31c94897f421',
    'kafka_string': '8e803fb2cc1ef0a8f20303bc5edda7fe73e4bb873fbb2092a256289d26b49ac9',
    'kafka_tagged_fields': 'eeeb63d62c67008bc5272d8de5ce1fb663bed84556d923cccee25680fce7dace',
    'kafka_uuid': 'a19b856b2db3f86d9f72634373c6cc4401923e2b187bc38a17579690c40c5d92',
    'kafka_epoch_checkpoint': '7f278d4fd9ebacd34c893be01820c8e1f1797bc486ed7d18d2726eb7a04ec859',
    'kafka_group_key': '4076f4512fe496d5f675e4c8af537ab0578c2e84d54169b1a357d823c1aa0bdb',
    'kafka_group_value': 'b475c92535426f12a3e7a3377e7ce315cf0df7815d0e547c534ec90ae0708dc9',
    'kafka_index': 'c0b218773b7bbd275e4335bb9b3ff66e0286eb79991e9000842c4291847f3a6c',
    'kafka_index_entry': '2401d6399bc3ce8dc0a7ba929d3f5ad4ec118768e90d13f665863b63fbfae84e',
    'kafka_metadata': '0c836372d50b97dcd4f5e74d00878f9fd8c3c1af3f0fa3d545f9aad35cd0680d',
    'kafka_offset_checkpoint': 'b2750cdfa0715f59725c732c47a0211f1c5a9849f5f11acc2dee0771b59565e2',
    'kafka_partition_metadata': 'dc2c7a71172273486e713dd958de842f1f54a2aed1ae95cbf0e44224a5e14ef6',
    'kafka_producer_snapshot': '6d91810fccc729329bf5c8170ba7a2cd09b5dceef3e941ae5fb47930c6e6b5ab',
    'kafka_share_key': 'c74128db87ec395abcc5864c3426f4dc805984806291316f709eff11151f7272',
    'kafka_share_value': 'd9b4e4d6b603257d1647df3ee516e9f17460ebed039b63641206096ee00475cd',
    'kafka_time_index': 'b24e8c716ad4746808fb7a002e1792cd2a7af4ac48393fdddf9537e17fc24f5e',
    'kafka_time_index_entry': '85bdbcdbc26707f88b65ebfc6e3c014e291aec48997efda0ba1ffc6b68aa076c',
    'kafka_transaction_index': 'adc1c05f46621eb2351688b6279680fec66429a7f8869d52c6989f38d92cf220',
    'kafka_transaction_index_entry': 'f05156b11d847171446a94504c072ea881d3d400d278f7a8f52ad9d629bab8ea',
    'kafka_transaction_key': 'e9f8df07b573511f814b60f6883a4bacfababb3bb9dc8a600a22d45dc2faf32f',
    'kafka_transaction_value': 'd4baf81538e5dc52ce42a82692cfe521b02ff5b16cfdd9903c475600bef12c27',
}
