# kaitai-struct-compiler 0.11.0, ksy/amqp_message.ksy sha256 68481a9a40c4c1eb05765a7a964b956a0b4450e20dc78cd17f5b6ee2f76548a4
# kaitai-struct-compiler 0.11.0, ksy/amqp_section.ksy sha256 ba73e1856b6d3cee10f934a14d8fe69ed71a0d522f921e040cd6413a32faab59
# kaitai-struct-compiler 0.11.0, ksy/amqp_value.ksy sha256 3091c3f32a3c959774f94d08d64515925ef24ac9fb49f8f068314c314cdb67bc
# kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 65eaf76aaea1ba678ae33e4cdc5b20b0a747e6a6c031300cd795a2c8804e8fea
# kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 b12859d5c2d8525c89b9aa7bd6ff2fc926f6e767a6e50bf9032c870290453dab
# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 7a33ae6698793ab1bf18afc3f54c7cad13d8e0585cf3b297f7f4543e6cb23b19
# kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 9ec7ec093ff4a40f93d9446e56623e65989be832a153d24bc033e32e55059d3f
# kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 60d647ac56fd1c78254897dcc1d7fdec5dd70ea1e2686ad920084bc2e67a20a6
# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 9d617ae54441c3b78e4a695be85469580619aa0ed8ba7005098b6ad26652e3e3
# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 73e498df470bc5eded914ccb2e7a62e35f6719e617f884d4ba928cbe21eeee40
# kaitai-struct-compiler 0.11.0, ksy/ffwd_segment.ksy sha256 1cb56562689f3e3d9c7e68b9acb97f8a1b968398617ad7f97cca4180d22ebb47
# kaitai-struct-compiler 0.11.0, ksy/leb128_u32.ksy sha256 e0386182973835e340db2dfb33054b32bb465de43dd403a3c4680d1862937aa7
# kaitai-struct-compiler 0.11.0, ksy/listpack_element.ksy sha256 f881a30193c52c96c13804e8f6e898e79c980213bc0735cc2c08bd4db0d0c39c
# kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 6230f74de0b31196e1a886fd0c7316d6e9f1216a2d767a4b58039af8658ef8da
# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 c43f5cd8e3592f4d1589eb5325e77a2f2b502110a92e0b1454799fe4b5933c9c
# kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 2691f0c983b6f9a2ac4e6bfd707c7f5408e0318755ae379fcb4077229754e5b4
# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 f13317342660d16e5a3144162c13caa07fb10f54bd2b15f28771aa5aedbbda4f
# kaitai-struct-compiler 0.11.0, ksy/mojo_id.ksy sha256 179af36f0b3aabeef682e94f94dc879a97a107ee93b8fc3a0e2f0ef68718b8a1
# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 b2451925652a2876de4439b05412e54b47e69b6538fbd440f88eedeb531d9bd4
# kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 3e3003371d0460997855a3d79ab9ee697f00317832697aac925c694860192406
# kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 3b3fa01c141960f895906a531a7e02fa62d4cf8a7f785fa4830b771c2f23536b
# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 44ff329118e9a7e399c99cfbded003ac98bcacfc177bace85950ab46e0aac1d0
# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 51e2ba501818a8923ced6e0638e04225334cd0c1e2030dee54fa70a184560feb
# kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 4e22840db06a82d65e4923b0d2ecba97c880f3ffd6e9483fadfb4262e63a7d98
# kaitai-struct-compiler 0.11.0, ksy/mojo_suffix.ksy sha256 7e668ef339174234cc0d50eb3f191b62f25d03d0f869fe32a62ea49f604940ae
# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 7b3836f6112089d115b95544c0d2603d22e13742b0c58996f0fa4fb3f8a46d46
# kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 23b484da527ccc104f1a8555fa8e8511d9b3355cd5f408f3c17b441b46bde232
# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 4fe47b36f50db88823d01d7cbb0cb8b13cfabf1ea49c4ddbd372505e2bffc7d3
# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 d0bd964f4355c0ba48ad40907a4433d4a4542561a4b09a01d1337df17c7816e5
# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk_header.ksy sha256 774fa51fc56f1d1fe001c0cbb413d2ae94859bc673a07d1e494b1fe132e79905
# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 e0071c4eec5b52a13680b7a9906c49906c905d028ed9d7faff7475003dfdb95d
# kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 3f32795bbe39146a14af09799ca27d1a2c2992a42641bc45d018565785496626
# kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 e46bd9763041f51e31fef722b240b39bceb713a3e4504925b1b78f498fb65c44
# kaitai-struct-compiler 0.11.0, ksy/osiris_filter.ksy sha256 204dba2294ef93be054d2b02c0015fe3aad7760a8b4370dc09218a5ecf6fc40b
# kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 9abb35129258ad57a5953d0d8886936216c0f63d3f595921d91ff4b5bd6a51a2
# kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 df476981c81ea0e0e1816181fe0185db2e29ea3496c9ced3969d111ab3723972
# kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 653734401e5a671c5644ed8c1132a34c75494a39eeddd9da3e65d4f5d545cfbc
# kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 7b541ff5b91b02c14045e3ee00e89723d173b9d5d832730b2de9c3f46c474211
# kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 532be064e940d4068505f18111e026937b2cbfba8254d59c9dc00dbe7baea8f8
# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 2b85912dbd39126e590d98ea08389c1bca90238025282c96ae2605c7015dbc85
# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 103ff87e611262a893756a01eeef2bccb60210bf947276f73f26b871a7c36117
# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 59c2c42c3635a5c5f055f6f39c7cc8657a794fa7f66f6dd7587e0af893414a89
# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_delta.ksy sha256 46cd3f6b5a09fa2dc8ad5e81724fb1717f97477e182c8ad12c9fa6edef7a276f
# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 fb59b72c49d03cb7763096aa0dc0163c93430e361a2773caac27913916ec0496
# kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 019f313e07b7d43fa33c7a75fad1fe74d8900ec523b93b72ee638f3f9da9c6a5
# kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 adfa9c7fc7c94830a465e6bbcdf5209ac470cc29e16da9fbdb81d0a8782ec4a5
# kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 13e551291650063807c28c8bb8c4a2174c12e09bc0b3fd43110b0538e6da4618
# kaitai-struct-compiler 0.11.0, ksy/tank_bundle_header.ksy sha256 5cc417005f709d1dce0db44a772e29186dcac9174213b6dfc6201b05f7905b36
# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 37d9f80757bc43ebd7d5655488a80796591e95d7a087bab5ef3ddd6a2c55fe52
# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 2ff942b290354f515bb612c442bf630a123c84a08defa934e59c2c0952934dd7
# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 016351416236299b8854d6a89e52b3c33696047d82de91d5e31a9e7cf82eeaaa
# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 acce695fb11c0d33cd6ed69f365d8214d922daaf3fc12d6ff9af74d44f18d7ea
# kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 979ecc25c54f4d2b848721013f9b83888c565fda1dd125abeb8083b115c2a1b8
# kaitai-struct-compiler 0.11.0, ksy/tank_message.ksy sha256 23c341a4dedf3394aef6eb338f98c2fd6f575a14341dee2351d55f9ae5d41b51
# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 e097802db3eade8200512acbaa3e7017617835c990bf939dc63549ed6154f92e
# kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 bad876acce987581aca9b2f75648791da423169d22255480e26a72938bf0a4b2
"""The same parsers in debug mode: `_read()` is called by the user, `_debug` holds positions."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'amqp_message': '68481a9a40c4c1eb05765a7a964b956a0b4450e20dc78cd17f5b6ee2f76548a4',
    'amqp_section': 'ba73e1856b6d3cee10f934a14d8fe69ed71a0d522f921e040cd6413a32faab59',
    'amqp_value': '3091c3f32a3c959774f94d08d64515925ef24ac9fb49f8f068314c314cdb67bc',
    'durable_log_index': '65eaf76aaea1ba678ae33e4cdc5b20b0a747e6a6c031300cd795a2c8804e8fea',
    'durable_log_index_entry': 'b12859d5c2d8525c89b9aa7bd6ff2fc926f6e767a6e50bf9032c870290453dab',
    'durable_log_record': '7a33ae6698793ab1bf18afc3f54c7cad13d8e0585cf3b297f7f4543e6cb23b19',
    'durable_log_segment': '9ec7ec093ff4a40f93d9446e56623e65989be832a153d24bc033e32e55059d3f',
    'ffwd_entry': '60d647ac56fd1c78254897dcc1d7fdec5dd70ea1e2686ad920084bc2e67a20a6',
    'ffwd_index': '9d617ae54441c3b78e4a695be85469580619aa0ed8ba7005098b6ad26652e3e3',
    'ffwd_index_entry': '73e498df470bc5eded914ccb2e7a62e35f6719e617f884d4ba928cbe21eeee40',
    'ffwd_segment': '1cb56562689f3e3d9c7e68b9acb97f8a1b968398617ad7f97cca4180d22ebb47',
    'leb128_u32': 'e0386182973835e340db2dfb33054b32bb465de43dd403a3c4680d1862937aa7',
    'listpack_element': 'f881a30193c52c96c13804e8f6e898e79c980213bc0735cc2c08bd4db0d0c39c',
    'listpack_fixed': '6230f74de0b31196e1a886fd0c7316d6e9f1216a2d767a4b58039af8658ef8da',
    'mojo_entry': 'c43f5cd8e3592f4d1589eb5325e77a2f2b502110a92e0b1454799fe4b5933c9c',
    'mojo_enums': '2691f0c983b6f9a2ac4e6bfd707c7f5408e0318755ae379fcb4077229754e5b4',
    'mojo_footer': 'f13317342660d16e5a3144162c13caa07fb10f54bd2b15f28771aa5aedbbda4f',
    'mojo_id': '179af36f0b3aabeef682e94f94dc879a97a107ee93b8fc3a0e2f0ef68718b8a1',
    'mojo_index': 'b2451925652a2876de4439b05412e54b47e69b6538fbd440f88eedeb531d9bd4',
    'mojo_index_entry': '3e3003371d0460997855a3d79ab9ee697f00317832697aac925c694860192406',
    'mojo_pack': '3b3fa01c141960f895906a531a7e02fa62d4cf8a7f785fa4830b771c2f23536b',
    'mojo_pack_head': '44ff329118e9a7e399c99cfbded003ac98bcacfc177bace85950ab46e0aac1d0',
    'mojo_pack_header': '51e2ba501818a8923ced6e0638e04225334cd0c1e2030dee54fa70a184560feb',
    'mojo_segment': '4e22840db06a82d65e4923b0d2ecba97c880f3ffd6e9483fadfb4262e63a7d98',
    'mojo_suffix': '7e668ef339174234cc0d50eb3f191b62f25d03d0f869fe32a62ea49f604940ae',
    'mojo_tag': '7b3836f6112089d115b95544c0d2603d22e13742b0c58996f0fa4fb3f8a46d46',
    'mojo_tail': '23b484da527ccc104f1a8555fa8e8511d9b3355cd5f408f3c17b441b46bde232',
    'mojo_unwritten': '4fe47b36f50db88823d01d7cbb0cb8b13cfabf1ea49c4ddbd372505e2bffc7d3',
    'osiris_chunk': 'd0bd964f4355c0ba48ad40907a4433d4a4542561a4b09a01d1337df17c7816e5',
    'osiris_chunk_header': '774fa51fc56f1d1fe001c0cbb413d2ae94859bc673a07d1e494b1fe132e79905',
    'osiris_entries': 'e0071c4eec5b52a13680b7a9906c49906c905d028ed9d7faff7475003dfdb95d',
    'osiris_entry': '3f32795bbe39146a14af09799ca27d1a2c2992a42641bc45d018565785496626',
    'osiris_enums': 'e46bd9763041f51e31fef722b240b39bceb713a3e4504925b1b78f498fb65c44',
    'osiris_filter': '204dba2294ef93be054d2b02c0015fe3aad7760a8b4370dc09218a5ecf6fc40b',
    'osiris_index': '9abb35129258ad57a5953d0d8886936216c0f63d3f595921d91ff4b5bd6a51a2',
    'osiris_index_document': 'df476981c81ea0e0e1816181fe0185db2e29ea3496c9ced3969d111ab3723972',
    'osiris_index_record': '653734401e5a671c5644ed8c1132a34c75494a39eeddd9da3e65d4f5d545cfbc',
    'osiris_segment': '7b541ff5b91b02c14045e3ee00e89723d173b9d5d832730b2de9c3f46c474211',
    'osiris_simple_entry': '532be064e940d4068505f18111e026937b2cbfba8254d59c9dc00dbe7baea8f8',
    'osiris_sub_batch': '2b85912dbd39126e590d98ea08389c1bca90238025282c96ae2605c7015dbc85',
    'osiris_sub_batch_body': '103ff87e611262a893756a01eeef2bccb60210bf947276f73f26b871a7c36117',
    'osiris_tracking_chunk_data': '59c2c42c3635a5c5f055f6f39c7cc8657a794fa7f66f6dd7587e0af893414a89',
    'osiris_tracking_delta': '46cd3f6b5a09fa2dc8ad5e81724fb1717f97477e182c8ad12c9fa6edef7a276f',
    'osiris_tracking_snapshot': 'fb59b72c49d03cb7763096aa0dc0163c93430e361a2773caac27913916ec0496',
    'redis_listpack': '019f313e07b7d43fa33c7a75fad1fe74d8900ec523b93b72ee638f3f9da9c6a5',
    'redis_stream_node': 'adfa9c7fc7c94830a465e6bbcdf5209ac470cc29e16da9fbdb81d0a8782ec4a5',
    'tank_bundle': '13e551291650063807c28c8bb8c4a2174c12e09bc0b3fd43110b0538e6da4618',
    'tank_bundle_header': '5cc417005f709d1dce0db44a772e29186dcac9174213b6dfc6201b05f7905b36',
    'tank_entry': '37d9f80757bc43ebd7d5655488a80796591e95d7a087bab5ef3ddd6a2c55fe52',
    'tank_entry_header': '2ff942b290354f515bb612c442bf630a123c84a08defa934e59c2c0952934dd7',
    'tank_enums': '016351416236299b8854d6a89e52b3c33696047d82de91d5e31a9e7cf82eeaaa',
    'tank_index': 'acce695fb11c0d33cd6ed69f365d8214d922daaf3fc12d6ff9af74d44f18d7ea',
    'tank_index_entry': '979ecc25c54f4d2b848721013f9b83888c565fda1dd125abeb8083b115c2a1b8',
    'tank_message': '23c341a4dedf3394aef6eb338f98c2fd6f575a14341dee2351d55f9ae5d41b51',
    'tank_message_set': 'e097802db3eade8200512acbaa3e7017617835c990bf939dc63549ed6154f92e',
    'tank_segment': 'bad876acce987581aca9b2f75648791da423169d22255480e26a72938bf0a4b2',
}
