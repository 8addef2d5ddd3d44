# kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 cd0e96be56a715cc24547627a0bc487c952bcfc125e73f2aa51b5f70df22ae5c
# kaitai-struct-compiler 0.11.0, ksy/kafka_varint.ksy sha256 5593e39f032edb5d5dcc6fa48cc7d2c4954a1d525f23f1192ece617dd3098810
# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 7c50e7177b5430f49c60da652b08560877997afb51c775e7a156a24a08cfd841
# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 6b3b43a5441f790dad62d682a4fa62718f25ff3f76c9f494dc2ce8dab097bd09
# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 c4427e6703128430229ceb6e82c98cbaacc5aeb0516faa09d814b98431f8dedb
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 20859b1f7536c6e6f44c2d55c9888b4b7e31d302072e507cc41d74206d1f028e
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 049b1c7e028d11ba5e11e8f56c447b30f0f652744ab685715d0d1e412a176d83
# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 43728f6e773311c5f98c1ae9054135f7752fee2766800b9392cd99f094a50699
# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 c6a17583f02731000d4962e974af7079f1ddfc2d5d880e883abd31c94897f421
# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 8e803fb2cc1ef0a8f20303bc5edda7fe73e4bb873fbb2092a256289d26b49ac9
# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_field.ksy sha256 84012fbab955b77f3c8fb22da3deaded369795935cfdf9bc38454c46b957bf25
# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 a19b856b2db3f86d9f72634373c6cc4401923e2b187bc38a17579690c40c5d92
# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 7f278d4fd9ebacd34c893be01820c8e1f1797bc486ed7d18d2726eb7a04ec859
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 af5bc9f45e3b13b905826c1149527947fd43fad6b87e8c34aa5bd753b9325144
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 c0d12e7bc244398813503945e2865703e04ad3a8f6134d796fd2437e98c3c3fe
# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 c0b218773b7bbd275e4335bb9b3ff66e0286eb79991e9000842c4291847f3a6c
# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 2401d6399bc3ce8dc0a7ba929d3f5ad4ec118768e90d13f665863b63fbfae84e
# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 60e3ce50f4d267c97cf6698c4a3b918bcf21d4fc25ae860f4a67b0003ef1b1f6
# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 b2750cdfa0715f59725c732c47a0211f1c5a9849f5f11acc2dee0771b59565e2
# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 dc2c7a71172273486e713dd958de842f1f54a2aed1ae95cbf0e44224a5e14ef6
# kaitai-struct-compiler 0.11.0, ksy/kafka_producer_snapshot.ksy sha256 6d91810fccc729329bf5c8170ba7a2cd09b5dceef3e941ae5fb47930c6e6b5ab
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 51fab029ea8206d645a6958a8c21595b7a187066d0165abf095ecd2d56360b50
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 965b543526a839685f6e76109c111acd4edc0adc4c3aed35f45424298c00b11a
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 b24e8c716ad4746808fb7a002e1792cd2a7af4ac48393fdddf9537e17fc24f5e
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 85bdbcdbc26707f88b65ebfc6e3c014e291aec48997efda0ba1ffc6b68aa076c
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 adc1c05f46621eb2351688b6279680fec66429a7f8869d52c6989f38d92cf220
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 f05156b11d847171446a94504c072ea881d3d400d278f7a8f52ad9d629bab8ea
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 633d1dc549eebc124269b80cd3e768162a36f60e40bd57985ae024c8b4d04558
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 55d15ad4218bda3162935ccf2a100167ccac5f0fd43afc070ebf10289ca283ec
"""Kaitai Struct parsers of the specs in `ksy/`, one module each."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'kafka': 'cd0e96be56a715cc24547627a0bc487c952bcfc125e73f2aa51b5f70df22ae5c',
    'kafka_varint': '5593e39f032edb5d5dcc6fa48cc7d2c4954a1d525f23f1192ece617dd3098810',
    'kafka_varlong': '7c50e7177b5430f49c60da652b08560877997afb51c775e7a156a24a08cfd841',
    'kafka_bytes': '6b3b43a5441f790dad62d682a4fa62718f25ff3f76c9f494dc2ce8dab097bd09',
    'kafka_uvarint': 'c4427e6703128430229ceb6e82c98cbaacc5aeb0516faa09d814b98431f8dedb',
    'kafka_control_key': '20859b1f7536c6e6f44c2d55c9888b4b7e31d302072e507cc41d74206d1f028e',
    'kafka_control_value': '049b1c7e028d11ba5e11e8f56c447b30f0f652744ab685715d0d1e412a176d83',
    'kafka_count': '43728f6e773311c5f98c1ae9054135f7752fee2766800b9392cd99f094a50699',
    'kafka_flag': 'c6a17583f02731000d4962e974af7079f1ddfc2d5d880e883abd31c94897f421',
    'kafka_string': '8e803fb2cc1ef0a8f20303bc5edda7fe73e4bb873fbb2092a256289d26b49ac9',
    'kafka_tagged_field': '84012fbab955b77f3c8fb22da3deaded369795935cfdf9bc38454c46b957bf25',
    'kafka_uuid': 'a19b856b2db3f86d9f72634373c6cc4401923e2b187bc38a17579690c40c5d92',
    'kafka_epoch_checkpoint': '7f278d4fd9ebacd34c893be01820c8e1f1797bc486ed7d18d2726eb7a04ec859',
    'kafka_group_key': 'af5bc9f45e3b13b905826c1149527947fd43fad6b87e8c34aa5bd753b9325144',
    'kafka_group_value': 'c0d12e7bc244398813503945e2865703e04ad3a8f6134d796fd2437e98c3c3fe',
    'kafka_index': 'c0b218773b7bbd275e4335bb9b3ff66e0286eb79991e9000842c4291847f3a6c',
    'kafka_index_entry': '2401d6399bc3ce8dc0a7ba929d3f5ad4ec118768e90d13f665863b63fbfae84e',
    'kafka_metadata': '60e3ce50f4d267c97cf6698c4a3b918bcf21d4fc25ae860f4a67b0003ef1b1f6',
    'kafka_offset_checkpoint': 'b2750cdfa0715f59725c732c47a0211f1c5a9849f5f11acc2dee0771b59565e2',
    'kafka_partition_metadata': 'dc2c7a71172273486e713dd958de842f1f54a2aed1ae95cbf0e44224a5e14ef6',
    'kafka_producer_snapshot': '6d91810fccc729329bf5c8170ba7a2cd09b5dceef3e941ae5fb47930c6e6b5ab',
    'kafka_share_key': '51fab029ea8206d645a6958a8c21595b7a187066d0165abf095ecd2d56360b50',
    'kafka_share_value': '965b543526a839685f6e76109c111acd4edc0adc4c3aed35f45424298c00b11a',
    'kafka_time_index': 'b24e8c716ad4746808fb7a002e1792cd2a7af4ac48393fdddf9537e17fc24f5e',
    'kafka_time_index_entry': '85bdbcdbc26707f88b65ebfc6e3c014e291aec48997efda0ba1ffc6b68aa076c',
    'kafka_transaction_index': 'adc1c05f46621eb2351688b6279680fec66429a7f8869d52c6989f38d92cf220',
    'kafka_transaction_index_entry': 'f05156b11d847171446a94504c072ea881d3d400d278f7a8f52ad9d629bab8ea',
    'kafka_transaction_key': '633d1dc549eebc124269b80cd3e768162a36f60e40bd57985ae024c8b4d04558',
    'kafka_transaction_value': '55d15ad4218bda3162935ccf2a100167ccac5f0fd43afc070ebf10289ca283ec',
}
