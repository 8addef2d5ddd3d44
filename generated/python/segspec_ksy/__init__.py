# kaitai-struct-compiler 0.11.0, ksy/amqp_message.ksy sha256 d655ad9dfebea67106ee560f49ce6997a9967f62068c5e4a105271e3055bfba3
# kaitai-struct-compiler 0.11.0, ksy/amqp_section.ksy sha256 a36dd09d7e73b34bfae981507e0d5b53f89b8fe46a4214907617b3f64d9f9044
# kaitai-struct-compiler 0.11.0, ksy/amqp_value.ksy sha256 3db0f797d61bcfcbf50bac96897230d6f9d824ee35cbabb9437b1127c9fd884c
# kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 76c6a56a22a47f47acc27bc143b7f7845bfa3f4dd27c4e5a6a593bb53b7840ad
# kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 b12859d5c2d8525c89b9aa7bd6ff2fc926f6e767a6e50bf9032c870290453dab
# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 1412cf483906bb5174e57cd56982d9b33d44c36bea3bf941eaac4201439f8f17
# kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 9ec7ec093ff4a40f93d9446e56623e65989be832a153d24bc033e32e55059d3f
# kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 60d647ac56fd1c78254897dcc1d7fdec5dd70ea1e2686ad920084bc2e67a20a6
# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 19669703ca6c4908efd4b799126f670754f21cbadcf9ebbc32eaf191af4d152f
# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 8a1f7a4418c0aa427dbef1d5e769332ca4fc3c9a772135b7b69965c23179551b
# kaitai-struct-compiler 0.11.0, ksy/ffwd_segment.ksy sha256 3b6105b2bea6d6f3e2a12c77ad046bcc05cf2e826fb4c12c52638bae9bd69212
# kaitai-struct-compiler 0.11.0, ksy/leb128_u32.ksy sha256 ba678c5083e000e1806128c68a761f306742a25ecd16b87ef7527e39da1279f7
# kaitai-struct-compiler 0.11.0, ksy/listpack_element.ksy sha256 234c31b6973cd18b5c16136b8ca260ce41d180762f73b22c3d72c641498980a2
# kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 c990e02cd45b2644d4aa6f1521aaa18a9b93cf765b1ddaa16c53887eb488dfb4
# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 5420b6ed03989ac4857c8edf1292795a64adda32dcb0ed77f8fd0ee059ee5b1e
# kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 7f1e088cdb9ffc2f327f012c84ccf4b0588069c7ce905eae652d471596f78159
# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 216685720a26d51e4f07cc445070d82d7a108471da972ac7b376d8978cf6ae2c
# kaitai-struct-compiler 0.11.0, ksy/mojo_id.ksy sha256 c6bfd87c80ff17eeedaa86808560e1990acd0743d41ce9f03772c1c05b5ce068
# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 dd4cef8d0a52e911053410e3d6d59deef5615579ab199698ecae711f2cbb2fc4
# kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 7a714912ef09dce00cdce98813a6b8b2cdc332bebbe218307b951214c5bb0e18
# kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 34d3d4e7f7b6303249fc2856111c4c47a5cf00425c1ef5e1cd8774d581d59748
# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 536f472f90c7b22728213231bc0476e047c0eb7fad8610a5f56b9441ba96d1ee
# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 0dab61f77150f260a37d3d0fe06b012f63ca31a34108f71ba38445056b255087
# kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 cd1d6627556dd15ec5c8f73daa563559c01ecd8c17aeef07c4276b9cd0b2780c
# kaitai-struct-compiler 0.11.0, ksy/mojo_suffix.ksy sha256 b9b834a404fff3f7c09035d9b5b27126cac63d66bb53f32cdb1fda2df68b01fc
# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 cff102220fd6c49d5b0831dc907e75e5ddc62e9d437e0b8ff31a28b8095a480f
# kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 97d0a9b5db39bbcbb48d23a013ed43cddd0507171bf5e78986f4cdf6b20a01c9
# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 821828a7c0748c168576efd7b5c1d77451fb044df327d26750eaf0e1b62606da
# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 d0bd964f4355c0ba48ad40907a4433d4a4542561a4b09a01d1337df17c7816e5
# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk_header.ksy sha256 97da88fb3488cd03f2243ef5d157ffdd807495d52491e1df0e467cb578e931f8
# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 a6e69677da2dd1bb7710c19a07eda39b2a80c77195f4ff7c86d803149b16d2dd
# kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 c17f914b4fa54a08978cc81e22fddc4d1d5799c8ab83752c1c3a5775cf9a1dec
# kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 dd89290135403177f120c118f80e05be8bb8953aa91261e3440497a6e7da910d
# kaitai-struct-compiler 0.11.0, ksy/osiris_filter.ksy sha256 204dba2294ef93be054d2b02c0015fe3aad7760a8b4370dc09218a5ecf6fc40b
# kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 9abb35129258ad57a5953d0d8886936216c0f63d3f595921d91ff4b5bd6a51a2
# kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 df476981c81ea0e0e1816181fe0185db2e29ea3496c9ced3969d111ab3723972
# kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 347f80898dbe61ee321525983757a841afe5fc58039ab209208cdf155cfd7f99
# kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 7b541ff5b91b02c14045e3ee00e89723d173b9d5d832730b2de9c3f46c474211
# kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 532be064e940d4068505f18111e026937b2cbfba8254d59c9dc00dbe7baea8f8
# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 2b85912dbd39126e590d98ea08389c1bca90238025282c96ae2605c7015dbc85
# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 103ff87e611262a893756a01eeef2bccb60210bf947276f73f26b871a7c36117
# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 0759e61ba3b460087ad74f03a533fa01e43fb653e9445f091433c693b0437779
# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_delta.ksy sha256 46cd3f6b5a09fa2dc8ad5e81724fb1717f97477e182c8ad12c9fa6edef7a276f
# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 221655a46ba63e6acc5f3221b702cb1ac8b8a28b3df8cd0d4cfa8e6dfe49c676
# kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 ef95f32ac5e3373c10ce12a39a1df42b3bc68d02412b153096894dcdb89f0e2e
# kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 61b7f0f861e01d2c42dff25624304c06c870ffce78953b8b37351d78777bf806
# kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 13e551291650063807c28c8bb8c4a2174c12e09bc0b3fd43110b0538e6da4618
# kaitai-struct-compiler 0.11.0, ksy/tank_bundle_header.ksy sha256 c1e97262f258077b4856bada816eef59688b8d57ba4132f82d0f4eb0c7096571
# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 b83f73037cba10f3362de072833318dc8165643f6a189c17378539a285b80a2f
# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 85d671c7eb8fe073e2b9eacf638d2b91a5b5967a1850c3d4a87ffc16c7a9bab4
# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 4ae38daa08e9bc650a475486a21a0a9ff8f6679b678790123e4c2b4541da1eef
# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 acce695fb11c0d33cd6ed69f365d8214d922daaf3fc12d6ff9af74d44f18d7ea
# kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 2cbf3bd9e12737b14f68e2e1b4443fb493029a7d1c78cf06e9d2ac4eec5b8198
# kaitai-struct-compiler 0.11.0, ksy/tank_message.ksy sha256 9133920186f9471580f779c6f77321ca9034469a812a678dc49b9b80a0963f42
# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 e097802db3eade8200512acbaa3e7017617835c990bf939dc63549ed6154f92e
# kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 bad876acce987581aca9b2f75648791da423169d22255480e26a72938bf0a4b2
"""Kaitai Struct parsers of the specs in `ksy/`, one module each."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'amqp_message': 'd655ad9dfebea67106ee560f49ce6997a9967f62068c5e4a105271e3055bfba3',
    'amqp_section': 'a36dd09d7e73b34bfae981507e0d5b53f89b8fe46a4214907617b3f64d9f9044',
    'amqp_value': '3db0f797d61bcfcbf50bac96897230d6f9d824ee35cbabb9437b1127c9fd884c',
    'durable_log_index': '76c6a56a22a47f47acc27bc143b7f7845bfa3f4dd27c4e5a6a593bb53b7840ad',
    'durable_log_index_entry': 'b12859d5c2d8525c89b9aa7bd6ff2fc926f6e767a6e50bf9032c870290453dab',
    'durable_log_record': '1412cf483906bb5174e57cd56982d9b33d44c36bea3bf941eaac4201439f8f17',
    'durable_log_segment': '9ec7ec093ff4a40f93d9446e56623e65989be832a153d24bc033e32e55059d3f',
    'ffwd_entry': '60d647ac56fd1c78254897dcc1d7fdec5dd70ea1e2686ad920084bc2e67a20a6',
    'ffwd_index': '19669703ca6c4908efd4b799126f670754f21cbadcf9ebbc32eaf191af4d152f',
    'ffwd_index_entry': '8a1f7a4418c0aa427dbef1d5e769332ca4fc3c9a772135b7b69965c23179551b',
    'ffwd_segment': '3b6105b2bea6d6f3e2a12c77ad046bcc05cf2e826fb4c12c52638bae9bd69212',
    'leb128_u32': 'ba678c5083e000e1806128c68a761f306742a25ecd16b87ef7527e39da1279f7',
    'listpack_element': '234c31b6973cd18b5c16136b8ca260ce41d180762f73b22c3d72c641498980a2',
    'listpack_fixed': 'c990e02cd45b2644d4aa6f1521aaa18a9b93cf765b1ddaa16c53887eb488dfb4',
    'mojo_entry': '5420b6ed03989ac4857c8edf1292795a64adda32dcb0ed77f8fd0ee059ee5b1e',
    'mojo_enums': '7f1e088cdb9ffc2f327f012c84ccf4b0588069c7ce905eae652d471596f78159',
    'mojo_footer': '216685720a26d51e4f07cc445070d82d7a108471da972ac7b376d8978cf6ae2c',
    'mojo_id': 'c6bfd87c80ff17eeedaa86808560e1990acd0743d41ce9f03772c1c05b5ce068',
    'mojo_index': 'dd4cef8d0a52e911053410e3d6d59deef5615579ab199698ecae711f2cbb2fc4',
    'mojo_index_entry': '7a714912ef09dce00cdce98813a6b8b2cdc332bebbe218307b951214c5bb0e18',
    'mojo_pack': '34d3d4e7f7b6303249fc2856111c4c47a5cf00425c1ef5e1cd8774d581d59748',
    'mojo_pack_head': '536f472f90c7b22728213231bc0476e047c0eb7fad8610a5f56b9441ba96d1ee',
    'mojo_pack_header': '0dab61f77150f260a37d3d0fe06b012f63ca31a34108f71ba38445056b255087',
    'mojo_segment': 'cd1d6627556dd15ec5c8f73daa563559c01ecd8c17aeef07c4276b9cd0b2780c',
    'mojo_suffix': 'b9b834a404fff3f7c09035d9b5b27126cac63d66bb53f32cdb1fda2df68b01fc',
    'mojo_tag': 'cff102220fd6c49d5b0831dc907e75e5ddc62e9d437e0b8ff31a28b8095a480f',
    'mojo_tail': '97d0a9b5db39bbcbb48d23a013ed43cddd0507171bf5e78986f4cdf6b20a01c9',
    'mojo_unwritten': '821828a7c0748c168576efd7b5c1d77451fb044df327d26750eaf0e1b62606da',
    'osiris_chunk': 'd0bd964f4355c0ba48ad40907a4433d4a4542561a4b09a01d1337df17c7816e5',
    'osiris_chunk_header': '97da88fb3488cd03f2243ef5d157ffdd807495d52491e1df0e467cb578e931f8',
    'osiris_entries': 'a6e69677da2dd1bb7710c19a07eda39b2a80c77195f4ff7c86d803149b16d2dd',
    'osiris_entry': 'c17f914b4fa54a08978cc81e22fddc4d1d5799c8ab83752c1c3a5775cf9a1dec',
    'osiris_enums': 'dd89290135403177f120c118f80e05be8bb8953aa91261e3440497a6e7da910d',
    'osiris_filter': '204dba2294ef93be054d2b02c0015fe3aad7760a8b4370dc09218a5ecf6fc40b',
    'osiris_index': '9abb35129258ad57a5953d0d8886936216c0f63d3f595921d91ff4b5bd6a51a2',
    'osiris_index_document': 'df476981c81ea0e0e1816181fe0185db2e29ea3496c9ced3969d111ab3723972',
    'osiris_index_record': '347f80898dbe61ee321525983757a841afe5fc58039ab209208cdf155cfd7f99',
    'osiris_segment': '7b541ff5b91b02c14045e3ee00e89723d173b9d5d832730b2de9c3f46c474211',
    'osiris_simple_entry': '532be064e940d4068505f18111e026937b2cbfba8254d59c9dc00dbe7baea8f8',
    'osiris_sub_batch': '2b85912dbd39126e590d98ea08389c1bca90238025282c96ae2605c7015dbc85',
    'osiris_sub_batch_body': '103ff87e611262a893756a01eeef2bccb60210bf947276f73f26b871a7c36117',
    'osiris_tracking_chunk_data': '0759e61ba3b460087ad74f03a533fa01e43fb653e9445f091433c693b0437779',
    'osiris_tracking_delta': '46cd3f6b5a09fa2dc8ad5e81724fb1717f97477e182c8ad12c9fa6edef7a276f',
    'osiris_tracking_snapshot': '221655a46ba63e6acc5f3221b702cb1ac8b8a28b3df8cd0d4cfa8e6dfe49c676',
    'redis_listpack': 'ef95f32ac5e3373c10ce12a39a1df42b3bc68d02412b153096894dcdb89f0e2e',
    'redis_stream_node': '61b7f0f861e01d2c42dff25624304c06c870ffce78953b8b37351d78777bf806',
    'tank_bundle': '13e551291650063807c28c8bb8c4a2174c12e09bc0b3fd43110b0538e6da4618',
    'tank_bundle_header': 'c1e97262f258077b4856bada816eef59688b8d57ba4132f82d0f4eb0c7096571',
    'tank_entry': 'b83f73037cba10f3362de072833318dc8165643f6a189c17378539a285b80a2f',
    'tank_entry_header': '85d671c7eb8fe073e2b9eacf638d2b91a5b5967a1850c3d4a87ffc16c7a9bab4',
    'tank_enums': '4ae38daa08e9bc650a475486a21a0a9ff8f6679b678790123e4c2b4541da1eef',
    'tank_index': 'acce695fb11c0d33cd6ed69f365d8214d922daaf3fc12d6ff9af74d44f18d7ea',
    'tank_index_entry': '2cbf3bd9e12737b14f68e2e1b4443fb493029a7d1c78cf06e9d2ac4eec5b8198',
    'tank_message': '9133920186f9471580f779c6f77321ca9034469a812a678dc49b9b80a0963f42',
    'tank_message_set': 'e097802db3eade8200512acbaa3e7017617835c990bf939dc63549ed6154f92e',
    'tank_segment': 'bad876acce987581aca9b2f75648791da423169d22255480e26a72938bf0a4b2',
}
