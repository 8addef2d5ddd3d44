# kaitai-struct-compiler 0.11.0, ksy/amqp_message.ksy sha256 4bd31a43c09f26999e2a9427a5ba6334e481b95e2061d15dd9e5453e9e082faa
# kaitai-struct-compiler 0.11.0, ksy/amqp_section.ksy sha256 40fe8b157002e79e6da5cc6c2aef0513f6a6a83505a95eefb047aae31dac1cb0
# kaitai-struct-compiler 0.11.0, ksy/amqp_value.ksy sha256 426096dbaab577bb09ff629d2da68b58f435e7f3b63d60de03a4edf272cafaa5
# kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 c42c719adc068d3bba80c0c8bc67d3b71851a4d94e5dc4a6c98a156aa6eaffe3
# kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 81e2ab37af0f009000dc19009030e7ee352df721c9b24352961306efdb79a5b7
# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 2dced2916e77d977fd2522a568d13fec1dbe338d552366a8e51a8aa8f1d03fb4
# kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 28e38a8b440d9580ec2b3b08812f07a74437c7db55b8b4c43242a2b531a7fcc4
# kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 1cb1da7619d259ed51b4b4a56f2602c57d978963b71cff90499e866328733404
# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 9f332965a08e9fee39c576b75f8c64dd41e3f8d1210da3074edc068aca18642a
# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 9866d8904954af3d8db295ed6ec58085525d82b8433ecfe9b1322d51f006951c
# kaitai-struct-compiler 0.11.0, ksy/ffwd_segment.ksy sha256 dafe0629942979eb9ecc20c6cdbecc69aed47443f47812dc5bc111bbb490b524
# kaitai-struct-compiler 0.11.0, ksy/leb128_u32.ksy sha256 03807b93ff37cdc7e960d56eded59ef40c589c3240e36eab998b3c67432fd2af
# kaitai-struct-compiler 0.11.0, ksy/listpack_element.ksy sha256 c4469af8df89dd868f7da2327ac04a9b22dfc2d33fcaff2a50f1f59f236b4f67
# kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 355e42f24a9bfbdfcb49f7ce2d451ab2a997ed1517b10ef4006c1b94706d0a2f
# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 d8fabc5e464f76df61d3b11d19ede8fc7be7c987ffc9790e66dc84db5ef695a9
# kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 0b168aa4e096902e452a54bed526e4eb5d3ed5752074943954dd65ebd4ae3a60
# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 ede7ee2aca41f326b4396a8b5d37e3ad4bb7a1dec4b86ba8f55618af8370c199
# kaitai-struct-compiler 0.11.0, ksy/mojo_id.ksy sha256 a1845d66f7ec48638a4f1143b9f52a0a844a04d3f0e0d956e7fe397ee43e48db
# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 4cad7292baa05067610fea02fe2602aedaffdb24a91bd8950327feaaa21cd15a
# kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 602fd8f3864512d98e3a2f264b8d9746d4c20f46b1d6dcae7bf1f1eda6cdcc48
# kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 f4c0e2e870312aea53bb74da514407beaa057d0e1631d18e4d756f0b391c1e87
# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 6402ba2dbed1729993f243c42ea8a419d36c681796354b6711a6dfd9537cad65
# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 d7442abe2d702002c0caff4ef170402cbb1fe3cc4e4aac0f12b08e18e2aa6925
# kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 81a209019d4e2d769721be20b2ff3104f50ca689eaf2b2a6ef527fec3fa51854
# kaitai-struct-compiler 0.11.0, ksy/mojo_suffix.ksy sha256 6ce0624802e5f67080b6e40a9cbb56ecda160e8e0f613d6dda704ac9e23a310b
# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 672904a2ef7989541e99a7f6af3dca6a045db8457f4da794dd67b27679b6c463
# kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 2d800c77f235410128dd331ff807195a81f477ca489e87bcec4eaa8276b60740
# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 be3ba2474aca576dd94d7eb1be3c8d2a0da52087c7a76d6db7e76855872c0412
# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 6f6eaf9c0207b415f87dc57daa145fad6e59e65ef42bd024c43dad9added2fc4
# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk_header.ksy sha256 7bc82d8443e6a8340b9b033e08feb18070705d3a4be5d1cd987f4186376beb1d
# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 41da699adce93b6358aa56c7998e91c2fe028f6a88f51a55046b24207c1e90e5
# kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 d10dcf0af2a9b2f64109f8ef5a8a4b2e53fcbe53ea5cc23b656dcb071527ac1e
# kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 102632f385d0da42a4395f3c94cc9614563a89ef16cfce769d7f82e7b00edb8b
# kaitai-struct-compiler 0.11.0, ksy/osiris_filter.ksy sha256 e91e8a4c935bf92db93ce8bb02a75026b9bc23787c1a1f4d7bd365da79c765ee
# kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 4105446ae69c74e8e1e23e0076aedd1e00fab3aac360379407e7d5a2faae53be
# kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 5d95879e1e3ce72ccfd6bc7e17e93a38e2018f256385433b176ee676110082d6
# kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 aa65c4e615ad17b6d4832b8ffdfb8a7a5278d0d1ae6979cfc24731bdfe16f288
# kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 43e1e06a50b3d3583ef7da2c3a14040c93eed40ebc6ff914efe97ac3cd1dad37
# kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 0e2ef75a9303e6826a738ba2c064af4e778025c7f95c34b84cda6c1be4c174c3
# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 d79615d0a6133aac856760ca9d387009304b8bac5ce86d135b553044e875c9df
# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 6523995b7f69f9676222c6b86ea8d3a365f035f726104d680020609328e52a93
# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 2b16d8006a6585e839759cc3262f5f2bcbc7a17b3c2647d7d748143a5b9973b9
# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_delta.ksy sha256 df608447d01bb303315ed31b01f6625683057a9ea29e4e3b89bc91468a127a67
# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 8508f1c24ad93bdf44b5628355abb6ce6951a74fce837cd71890d31c719d3034
# kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 31cebaa6b02d024da67019eebf9c6db0da0c1748ee228f0e403b63368ce07bd9
# kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 a5825f4c0f54a98500dac99687b8994a7749740137351f423d97d5af0a86ae17
# kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 702835e8bc5d77bc2f23aa575e2fbdac4d2967da1a97c32e01d8b183487eb09a
# kaitai-struct-compiler 0.11.0, ksy/tank_bundle_header.ksy sha256 90f60529630297f14d30f00e3ba2e4e7b99b02abdc8c49296212bb89be5cc904
# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 a0b89fee88ce3d63168a0f1cec7aa7aacb999e050b628ed6f3832d43d0863a72
# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 2f7c61a8b70cf887f1dcecbe250bc2ed384d9c6b2b241da7dfcfcc86e5fab877
# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 f62b77783d413992a5f971046db84d0d1c78aa31de370d0f2663948bdd516b03
# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 38c6f5bae0ef390db46dd59e70f2c9f3af5afe0eb00e5e05ea48c3753670008a
# kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 a6faf61c7d5b14a8b8f58727d85f51cfb80cd0d0dd82668a65ccbedad1dd3dcc
# kaitai-struct-compiler 0.11.0, ksy/tank_message.ksy sha256 62af76256babd18a692a434c328f46d84f2a579e7b663e968a5be146499ee291
# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 e20f200b6d2ddaa9aa0d1bb31ec7fd7243647d43517b092d8e7c85ca44a55434
# kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 026e5e779cdbd70db7188a6ef04c2db2f1ac3e4d834912d6875081ccdfad525f
"""The same parsers in debug mode: `_read()` is called by the user, `_debug` holds positions."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'amqp_message': '4bd31a43c09f26999e2a9427a5ba6334e481b95e2061d15dd9e5453e9e082faa',
    'amqp_section': '40fe8b157002e79e6da5cc6c2aef0513f6a6a83505a95eefb047aae31dac1cb0',
    'amqp_value': '426096dbaab577bb09ff629d2da68b58f435e7f3b63d60de03a4edf272cafaa5',
    'durable_log_index': 'c42c719adc068d3bba80c0c8bc67d3b71851a4d94e5dc4a6c98a156aa6eaffe3',
    'durable_log_index_entry': '81e2ab37af0f009000dc19009030e7ee352df721c9b24352961306efdb79a5b7',
    'durable_log_record': '2dced2916e77d977fd2522a568d13fec1dbe338d552366a8e51a8aa8f1d03fb4',
    'durable_log_segment': '28e38a8b440d9580ec2b3b08812f07a74437c7db55b8b4c43242a2b531a7fcc4',
    'ffwd_entry': '1cb1da7619d259ed51b4b4a56f2602c57d978963b71cff90499e866328733404',
    'ffwd_index': '9f332965a08e9fee39c576b75f8c64dd41e3f8d1210da3074edc068aca18642a',
    'ffwd_index_entry': '9866d8904954af3d8db295ed6ec58085525d82b8433ecfe9b1322d51f006951c',
    'ffwd_segment': 'dafe0629942979eb9ecc20c6cdbecc69aed47443f47812dc5bc111bbb490b524',
    'leb128_u32': '03807b93ff37cdc7e960d56eded59ef40c589c3240e36eab998b3c67432fd2af',
    'listpack_element': 'c4469af8df89dd868f7da2327ac04a9b22dfc2d33fcaff2a50f1f59f236b4f67',
    'listpack_fixed': '355e42f24a9bfbdfcb49f7ce2d451ab2a997ed1517b10ef4006c1b94706d0a2f',
    'mojo_entry': 'd8fabc5e464f76df61d3b11d19ede8fc7be7c987ffc9790e66dc84db5ef695a9',
    'mojo_enums': '0b168aa4e096902e452a54bed526e4eb5d3ed5752074943954dd65ebd4ae3a60',
    'mojo_footer': 'ede7ee2aca41f326b4396a8b5d37e3ad4bb7a1dec4b86ba8f55618af8370c199',
    'mojo_id': 'a1845d66f7ec48638a4f1143b9f52a0a844a04d3f0e0d956e7fe397ee43e48db',
    'mojo_index': '4cad7292baa05067610fea02fe2602aedaffdb24a91bd8950327feaaa21cd15a',
    'mojo_index_entry': '602fd8f3864512d98e3a2f264b8d9746d4c20f46b1d6dcae7bf1f1eda6cdcc48',
    'mojo_pack': 'f4c0e2e870312aea53bb74da514407beaa057d0e1631d18e4d756f0b391c1e87',
    'mojo_pack_head': '6402ba2dbed1729993f243c42ea8a419d36c681796354b6711a6dfd9537cad65',
    'mojo_pack_header': 'd7442abe2d702002c0caff4ef170402cbb1fe3cc4e4aac0f12b08e18e2aa6925',
    'mojo_segment': '81a209019d4e2d769721be20b2ff3104f50ca689eaf2b2a6ef527fec3fa51854',
    'mojo_suffix': '6ce0624802e5f67080b6e40a9cbb56ecda160e8e0f613d6dda704ac9e23a310b',
    'mojo_tag': '672904a2ef7989541e99a7f6af3dca6a045db8457f4da794dd67b27679b6c463',
    'mojo_tail': '2d800c77f235410128dd331ff807195a81f477ca489e87bcec4eaa8276b60740',
    'mojo_unwritten': 'be3ba2474aca576dd94d7eb1be3c8d2a0da52087c7a76d6db7e76855872c0412',
    'osiris_chunk': '6f6eaf9c0207b415f87dc57daa145fad6e59e65ef42bd024c43dad9added2fc4',
    'osiris_chunk_header': '7bc82d8443e6a8340b9b033e08feb18070705d3a4be5d1cd987f4186376beb1d',
    'osiris_entries': '41da699adce93b6358aa56c7998e91c2fe028f6a88f51a55046b24207c1e90e5',
    'osiris_entry': 'd10dcf0af2a9b2f64109f8ef5a8a4b2e53fcbe53ea5cc23b656dcb071527ac1e',
    'osiris_enums': '102632f385d0da42a4395f3c94cc9614563a89ef16cfce769d7f82e7b00edb8b',
    'osiris_filter': 'e91e8a4c935bf92db93ce8bb02a75026b9bc23787c1a1f4d7bd365da79c765ee',
    'osiris_index': '4105446ae69c74e8e1e23e0076aedd1e00fab3aac360379407e7d5a2faae53be',
    'osiris_index_document': '5d95879e1e3ce72ccfd6bc7e17e93a38e2018f256385433b176ee676110082d6',
    'osiris_index_record': 'aa65c4e615ad17b6d4832b8ffdfb8a7a5278d0d1ae6979cfc24731bdfe16f288',
    'osiris_segment': '43e1e06a50b3d3583ef7da2c3a14040c93eed40ebc6ff914efe97ac3cd1dad37',
    'osiris_simple_entry': '0e2ef75a9303e6826a738ba2c064af4e778025c7f95c34b84cda6c1be4c174c3',
    'osiris_sub_batch': 'd79615d0a6133aac856760ca9d387009304b8bac5ce86d135b553044e875c9df',
    'osiris_sub_batch_body': '6523995b7f69f9676222c6b86ea8d3a365f035f726104d680020609328e52a93',
    'osiris_tracking_chunk_data': '2b16d8006a6585e839759cc3262f5f2bcbc7a17b3c2647d7d748143a5b9973b9',
    'osiris_tracking_delta': 'df608447d01bb303315ed31b01f6625683057a9ea29e4e3b89bc91468a127a67',
    'osiris_tracking_snapshot': '8508f1c24ad93bdf44b5628355abb6ce6951a74fce837cd71890d31c719d3034',
    'redis_listpack': '31cebaa6b02d024da67019eebf9c6db0da0c1748ee228f0e403b63368ce07bd9',
    'redis_stream_node': 'a5825f4c0f54a98500dac99687b8994a7749740137351f423d97d5af0a86ae17',
    'tank_bundle': '702835e8bc5d77bc2f23aa575e2fbdac4d2967da1a97c32e01d8b183487eb09a',
    'tank_bundle_header': '90f60529630297f14d30f00e3ba2e4e7b99b02abdc8c49296212bb89be5cc904',
    'tank_entry': 'a0b89fee88ce3d63168a0f1cec7aa7aacb999e050b628ed6f3832d43d0863a72',
    'tank_entry_header': '2f7c61a8b70cf887f1dcecbe250bc2ed384d9c6b2b241da7dfcfcc86e5fab877',
    'tank_enums': 'f62b77783d413992a5f971046db84d0d1c78aa31de370d0f2663948bdd516b03',
    'tank_index': '38c6f5bae0ef390db46dd59e70f2c9f3af5afe0eb00e5e05ea48c3753670008a',
    'tank_index_entry': 'a6faf61c7d5b14a8b8f58727d85f51cfb80cd0d0dd82668a65ccbedad1dd3dcc',
    'tank_message': '62af76256babd18a692a434c328f46d84f2a579e7b663e968a5be146499ee291',
    'tank_message_set': 'e20f200b6d2ddaa9aa0d1bb31ec7fd7243647d43517b092d8e7c85ca44a55434',
    'tank_segment': '026e5e779cdbd70db7188a6ef04c2db2f1ac3e4d834912d6875081ccdfad525f',
}
