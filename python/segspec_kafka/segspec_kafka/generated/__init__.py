# kaitai-struct-compiler 0.11.0, ksy/kafka.ksy sha256 965e64de1a49bfe3b450012e353303b6217a0e0f08eec7d81928894cbaeb4021
# kaitai-struct-compiler 0.11.0, ksy/kafka_varint.ksy sha256 b00c68674424f7ef83ae6f12d2d556a6d62eefa0c3b6f57908fce31e07408d79
# kaitai-struct-compiler 0.11.0, ksy/kafka_varlong.ksy sha256 7d17e77d1a089c620fa5099e9c2fc4dd2a70e2d6f9564ed58fba50320270d2eb
# kaitai-struct-compiler 0.11.0, ksy/kafka_bytes.ksy sha256 8f12c692e7fad9ef1b08e80fffdcd81634be4e38ee8540c930c3f36a9b1b2c5c
# kaitai-struct-compiler 0.11.0, ksy/kafka_uvarint.ksy sha256 5dae8b2d415208d45e136c74fae010e7777947250c95df8885d58b7425539c6d
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_key.ksy sha256 20859b1f7536c6e6f44c2d55c9888b4b7e31d302072e507cc41d74206d1f028e
# kaitai-struct-compiler 0.11.0, ksy/kafka_control_value.ksy sha256 f6f22e4ccd67bcf1228ae8a7ef6e9e59a60c7a073a4682090cea63fc0fcb464f
# kaitai-struct-compiler 0.11.0, ksy/kafka_count.ksy sha256 7ed68c9315dc92815824c76b25691aa9da423d5c1374b72ffa95e97c78347ae2
# kaitai-struct-compiler 0.11.0, ksy/kafka_flag.ksy sha256 58ab7b8c903c9b13faef8a32ead804fca808c6979d29d04c6e539c0d1a2e32a5
# kaitai-struct-compiler 0.11.0, ksy/kafka_string.ksy sha256 ccd775cfcb791265a3d2c8de1c1a89ec2f98bd48c3aa4fe6ddcad4eaa989f1fa
# kaitai-struct-compiler 0.11.0, ksy/kafka_tagged_fields.ksy sha256 eeeb63d62c67008bc5272d8de5ce1fb663bed84556d923cccee25680fce7dace
# kaitai-struct-compiler 0.11.0, ksy/kafka_uuid.ksy sha256 7f13684da17c242c16ea1b939347439ac119cecc3b391b8f40ffa1e538a8caca
# kaitai-struct-compiler 0.11.0, ksy/kafka_epoch_checkpoint.ksy sha256 2caded761d3b34f9fa2200788061c5c489a1db486e2b29f69b7a057cce835fc0
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_key.ksy sha256 30ce240dea759146859cf3ffd87bcc6ef193cff801a8fe1351d418288c930c2e
# kaitai-struct-compiler 0.11.0, ksy/kafka_group_value.ksy sha256 d067ab406bb259c18dc21be75a7d449a346699607273ebe3ec5c8a0851826dea
# kaitai-struct-compiler 0.11.0, ksy/kafka_index.ksy sha256 c0b218773b7bbd275e4335bb9b3ff66e0286eb79991e9000842c4291847f3a6c
# kaitai-struct-compiler 0.11.0, ksy/kafka_index_entry.ksy sha256 1b6c46319c835edbe3588d34e7ca9a2b9fcf9b23a8f95db609ca018b52c9853a
# kaitai-struct-compiler 0.11.0, ksy/kafka_metadata.ksy sha256 78a6d447c2b4d125a68fe5299ec09ea0595bb8f257423e537cd48cbd5ece1924
# kaitai-struct-compiler 0.11.0, ksy/kafka_offset_checkpoint.ksy sha256 6ef4170248f0dfc8a52fa5372bdd52585d14e598d2a9332ea099f184067f1a24
# kaitai-struct-compiler 0.11.0, ksy/kafka_partition_metadata.ksy sha256 f93888294ca78c42ceda7e8071ec9eb247b3a3b5ef797c3fda6a506c9f4e3b20
# kaitai-struct-compiler 0.11.0, ksy/kafka_producer_snapshot.ksy sha256 33a3e79ea4eeb907b2efcb983d9fccdd4a5acd304d106c612ba5fcd12aef31a1
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_key.ksy sha256 149f9e5469ccbab88ffc68e9b8611bc39ccc8bbdd2845b55679e78fbe26ea99a
# kaitai-struct-compiler 0.11.0, ksy/kafka_share_value.ksy sha256 8d5b5b9296fcc881374bbfce42e903f1821cb4736da48994a815d22a9b6489a3
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index.ksy sha256 b24e8c716ad4746808fb7a002e1792cd2a7af4ac48393fdddf9537e17fc24f5e
# kaitai-struct-compiler 0.11.0, ksy/kafka_time_index_entry.ksy sha256 478e84d2e03215f9a66651da5bc8d09550d3af7e0bce8ea566b59ac184a96211
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index.ksy sha256 adc1c05f46621eb2351688b6279680fec66429a7f8869d52c6989f38d92cf220
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_index_entry.ksy sha256 c23222de32e5f3426fa113bc818733055d612a2adf9fa76b57adacae4097075a
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 d0d762760e05823614c98a6932092f7a95e584eb54ef6c1992b9fa9d0f40d3b7
# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 f582a89ec0e76bf2323115fa7b133c267b12697429f5d83bda8bb6ae3b68e195
"""Kaitai Struct parsers of the specs in `ksy/`, one module each."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'kafka': '965e64de1a49bfe3b450012e353303b6217a0e0f08eec7d81928894cbaeb4021',
    'kafka_varint': 'b00c68674424f7ef83ae6f12d2d556a6d62eefa0c3b6f57908fce31e07408d79',
    'kafka_varlong': '7d17e77d1a089c620fa5099e9c2fc4dd2a70e2d6f9564ed58fba50320270d2eb',
    'kafka_bytes': '8f12c692e7fad9ef1b08e80fffdcd81634be4e38ee8540c930c3f36a9b1b2c5c',
    'kafka_uvarint': '5dae8b2d415208d45e136c74fae010e7777947250c95df8885d58b7425539c6d',
    'kafka_control_key': '20859b1f7536c6e6f44c2d55c9888b4b7e31d302072e507cc41d74206d1f028e',
    'kafka_control_value': 'f6f22e4ccd67bcf1228ae8a7ef6e9e59a60c7a073a4682090cea63fc0fcb464f',
    'kafka_count': '7ed68c9315dc92815824c76b25691aa9da423d5c1374b72ffa95e97c78347ae2',
    'kafka_flag': '58ab7b8c903c9b13faef8a32ead804fca808c6979d29d04c6e539c0d1a2e32a5',
    'kafka_string': 'ccd775cfcb791265a3d2c8de1c1a89ec2f98bd48c3aa4fe6ddcad4eaa989f1fa',
    'kafka_tagged_fields': 'eeeb63d62c67008bc5272d8de5ce1fb663bed84556d923cccee25680fce7dace',
    'kafka_uuid': '7f13684da17c242c16ea1b939347439ac119cecc3b391b8f40ffa1e538a8caca',
    'kafka_epoch_checkpoint': '2caded761d3b34f9fa2200788061c5c489a1db486e2b29f69b7a057cce835fc0',
    'kafka_group_key': '30ce240dea759146859cf3ffd87bcc6ef193cff801a8fe1351d418288c930c2e',
    'kafka_group_value': 'd067ab406bb259c18dc21be75a7d449a346699607273ebe3ec5c8a0851826dea',
    'kafka_index': 'c0b218773b7bbd275e4335bb9b3ff66e0286eb79991e9000842c4291847f3a6c',
    'kafka_index_entry': '1b6c46319c835edbe3588d34e7ca9a2b9fcf9b23a8f95db609ca018b52c9853a',
    'kafka_metadata': '78a6d447c2b4d125a68fe5299ec09ea0595bb8f257423e537cd48cbd5ece1924',
    'kafka_offset_checkpoint': '6ef4170248f0dfc8a52fa5372bdd52585d14e598d2a9332ea099f184067f1a24',
    'kafka_partition_metadata': 'f93888294ca78c42ceda7e8071ec9eb247b3a3b5ef797c3fda6a506c9f4e3b20',
    'kafka_producer_snapshot': '33a3e79ea4eeb907b2efcb983d9fccdd4a5acd304d106c612ba5fcd12aef31a1',
    'kafka_share_key': '149f9e5469ccbab88ffc68e9b8611bc39ccc8bbdd2845b55679e78fbe26ea99a',
    'kafka_share_value': '8d5b5b9296fcc881374bbfce42e903f1821cb4736da48994a815d22a9b6489a3',
    'kafka_time_index': 'b24e8c716ad4746808fb7a002e1792cd2a7af4ac48393fdddf9537e17fc24f5e',
    'kafka_time_index_entry': '478e84d2e03215f9a66651da5bc8d09550d3af7e0bce8ea566b59ac184a96211',
    'kafka_transaction_index': 'adc1c05f46621eb2351688b6279680fec66429a7f8869d52c6989f38d92cf220',
    'kafka_transaction_index_entry': 'c23222de32e5f3426fa113bc818733055d612a2adf9fa76b57adacae4097075a',
    'kafka_transaction_key': 'd0d762760e05823614c98a6932092f7a95e584eb54ef6c1992b9fa9d0f40d3b7',
    'kafka_transaction_value': 'f582a89ec0e76bf2323115fa7b133c267b12697429f5d83bda8bb6ae3b68e195',
}
