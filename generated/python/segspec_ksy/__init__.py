# kaitai-struct-compiler 0.11.0, ksy/amqp_message.ksy sha256 10bf62fa1870bc97a3cdc83b01fe855a30d9aa50ebc3522326968b290a55327d
# kaitai-struct-compiler 0.11.0, ksy/amqp_section.ksy sha256 0850a3c7ab4b6c7f21b8f0c88bf117b68542d931922c81e04277f5363fe51f4e
# kaitai-struct-compiler 0.11.0, ksy/amqp_value.ksy sha256 56aea3f8119213e00ad400d81dea2a3008f334e4aa3502f1890995ecc44c87c8
# kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 e95c6ac25fa0b810b7871d4903b66f71295e8a986cc85a2d09fbd9ba78028dda
# kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 1841105c7ab905c8f8709f989dc452ee5d492b971dd874776606506154c69c9c
# kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 491d7b99261ac1d8a5d988848a97f95b9c052f9b92722a3d204ae1d0a9ee6820
# kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 d09439c6541997e6e02c9592608b9e87cd51ca4bbc955537df98130251569aff
# kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 9bc7c6be2a1192462e2c57a2adbbbb6bccf5a2bd21665d966753f81072a2cd87
# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 99be4a6190a4f0fc670a5939f90acaa10d72d1711455ec78da70c09d87112091
# kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 952322196ccd1d04504883785d94ef370a8956beabf1928ae42da142b0c6eb98
# kaitai-struct-compiler 0.11.0, ksy/ffwd_segment.ksy sha256 bb668a179ed95a80a02eb33d8a1188813304ae026bfd2a8fb9d5189e3b01f016
# kaitai-struct-compiler 0.11.0, ksy/leb128_u32.ksy sha256 113e163a967e99f0a8b0669546ad5396b77100a1dad8a85b7cc9a2f8f611a3a5
# kaitai-struct-compiler 0.11.0, ksy/listpack_element.ksy sha256 9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826
# kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 806a7ded0d99b22f8b21ffd8df6cb61ccab02286c5fe1e0ed7c25592a51bf846
# kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 d5a4bdb0ecdb7867dff6f2d2a24607fd5f6bcc5485f464e5dee2177af2c36759
# kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 8618251702690c78f1fa8a8760daae5541b75776cd3e0cc7c7e0ca23b795ac7a
# kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 b2bcb365cb534718bf9c514b4151afef5b43a1869da9ff5bf315480ddb2023c6
# kaitai-struct-compiler 0.11.0, ksy/mojo_id.ksy sha256 10f2bfe7ece2fce4cae7ab7d1ccbfd18c9a203f2d6fdae33dd52fd8a05d5e0c1
# kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 c3c2d3f29401d34b9d67ca2b4946e12e5092358b5901a1b5a9bb6e7a9380ddbb
# kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 602fd8f3864512d98e3a2f264b8d9746d4c20f46b1d6dcae7bf1f1eda6cdcc48
# kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 f5934be958fabc7b02a1be2cc5685135955e0022cb695aa37ca0c5fa327bfe28
# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 20efb0cd3fd69729b6cf21ccd6091271b0d9af962dd51f0b9583094d52b5c0cc
# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 7f543a445ecf48231f3ad5d00cb9245f11ce04ec220bb21c05190ee72ae18411
# kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 664b90c2e1d897a863df9bb2b70bbb60a0afc94e0cf40a9b25e94e4390aa7412
# kaitai-struct-compiler 0.11.0, ksy/mojo_suffix.ksy sha256 8123de803c1f8bf26461d5b107e270b40564ea517e0133b18d385e9fe9bf51f4
# kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 583c30c8a10b5030fde1dc2872e9f7e8f54bf2ca2a98635072a86d0e3d0917ad
# kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 537d5a822ebb5abb01eb169c416c2f053a4af8304282730837116893a03aa561
# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 e7595728dc8bab1242d2fa0be258b1358d9888fa5f7112a0f6121e166a372810
# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 3ca0d98fff852463d37111d7a83a8a8e083ba2ccf092cb07134f16246fa1ffda
# kaitai-struct-compiler 0.11.0, ksy/osiris_chunk_header.ksy sha256 93122c1dc4d8d5d7cae4cbebf5a75561e1ae4a1fe9d19c4a24135edaab0c2a6e
# kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 a63bbc5a516b26a41f9bf2200a193cae51435590537d7f755e853d2e73540c56
# kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 05d3d52834f1244beb24ce7023fb115c5bb58f5794c9b11d0b8204413356982a
# kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 2897c43cb15869c2d003d2682cf1a34f4503315c3030a8818d978679e59494da
# kaitai-struct-compiler 0.11.0, ksy/osiris_filter.ksy sha256 b4c3c6bbcf1db8eacd6d086e300647a637ecb7eefcdd83c38d48f89ffd005d64
# kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 8324821b1116d80a3e219bcdd0c7bec6bddc8f0d97a54dd79bec411548507a5d
# kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 7cbf663095ee50054426290a3594e6cde5a2c6843abf5aee918e50669ba95f16
# kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 b633ab0fac14dd165661884b9619e8d415c097c38488c9b51298fd4face9e67a
# kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 21fe7ce92e4d8973115699ff49380d659bdf85d5f9a9223430808973c18fa223
# kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 c4c3d029bec39ef9fa693423a67d184f9e8b59a6077598c023b890365d968b2e
# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 5140d70b06060fc7584027eb02806a5b069a05626f0d70a394c35e0dce3c593e
# kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 6523995b7f69f9676222c6b86ea8d3a365f035f726104d680020609328e52a93
# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 ea2f48eb94d8e6fe134979a9b876f80dc3a04041b6495510fcf74b7ed2d2e5a7
# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_delta.ksy sha256 cbf0408fc7d295904f0b655d339ebe64c95ab5fd59cbee752b4295af308b67e0
# kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 280493fb13a9891c53dc2cb100f9cb32a928b3457e476744492d54696dc45716
# kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 890b838a07be2c0d7907734eb909a4e0b60bc7ae67fe521f88f6c8b601efcda4
# kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 c0fd5926e87d55862287670b4a193068c28705ad9e872b5e344b3b494c46db91
# kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 702835e8bc5d77bc2f23aa575e2fbdac4d2967da1a97c32e01d8b183487eb09a
# kaitai-struct-compiler 0.11.0, ksy/tank_bundle_header.ksy sha256 e1d8992519f67704e71ffeb645c33a289b10b43d15f2fd2ad4720d85fe237bda
# kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 bd4b07cc6f3713992a6e8647259b4498c82c42073ad5e9478b27ba3a7025c8fe
# kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 26cb57aa40eb1e37060247964a0f684412c3e0746941584b74a91501494844d1
# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 063ac11d982020e6252d3090430d9697ae9948b3f52d1461a00c34667a70458b
# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 6a9bd9a6909be57dd9b29c2dd1c54ff938b54d49797ce762d22b9f3ee2bf812e
# kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 dcc7f8c12c27e0d2492aae21c9f4419f0c370aebdf04030e360c3de462970dd2
# kaitai-struct-compiler 0.11.0, ksy/tank_message.ksy sha256 25ecf4021d808f4240267d0bbdc93dc882a189484f00c60864c8e7593449b8b8
# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 585aec40c4ef114c7ae8101c563d4a8d38511f81e9358ede3275a3d74b7d148b
# kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 280aaec9a12e81567f039a8597caf05c80041d9b3d95664d074062b1e29e07ba
"""Kaitai Struct parsers of the specs in `ksy/`, one module each."""

COMPILER_VERSION = '0.11.0'

#: sha256 of the spec that each module was compiled from.
SPECS: dict[str, str] = {
    'amqp_message': '10bf62fa1870bc97a3cdc83b01fe855a30d9aa50ebc3522326968b290a55327d',
    'amqp_section': '0850a3c7ab4b6c7f21b8f0c88bf117b68542d931922c81e04277f5363fe51f4e',
    'amqp_value': '56aea3f8119213e00ad400d81dea2a3008f334e4aa3502f1890995ecc44c87c8',
    'durable_log_index': 'e95c6ac25fa0b810b7871d4903b66f71295e8a986cc85a2d09fbd9ba78028dda',
    'durable_log_index_entry': '1841105c7ab905c8f8709f989dc452ee5d492b971dd874776606506154c69c9c',
    'durable_log_record': '491d7b99261ac1d8a5d988848a97f95b9c052f9b92722a3d204ae1d0a9ee6820',
    'durable_log_segment': 'd09439c6541997e6e02c9592608b9e87cd51ca4bbc955537df98130251569aff',
    'ffwd_entry': '9bc7c6be2a1192462e2c57a2adbbbb6bccf5a2bd21665d966753f81072a2cd87',
    'ffwd_index': '99be4a6190a4f0fc670a5939f90acaa10d72d1711455ec78da70c09d87112091',
    'ffwd_index_entry': '952322196ccd1d04504883785d94ef370a8956beabf1928ae42da142b0c6eb98',
    'ffwd_segment': 'bb668a179ed95a80a02eb33d8a1188813304ae026bfd2a8fb9d5189e3b01f016',
    'leb128_u32': '113e163a967e99f0a8b0669546ad5396b77100a1dad8a85b7cc9a2f8f611a3a5',
    'listpack_element': '9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826',
    'listpack_fixed': '806a7ded0d99b22f8b21ffd8df6cb61ccab02286c5fe1e0ed7c25592a51bf846',
    'mojo_entry': 'd5a4bdb0ecdb7867dff6f2d2a24607fd5f6bcc5485f464e5dee2177af2c36759',
    'mojo_enums': '8618251702690c78f1fa8a8760daae5541b75776cd3e0cc7c7e0ca23b795ac7a',
    'mojo_footer': 'b2bcb365cb534718bf9c514b4151afef5b43a1869da9ff5bf315480ddb2023c6',
    'mojo_id': '10f2bfe7ece2fce4cae7ab7d1ccbfd18c9a203f2d6fdae33dd52fd8a05d5e0c1',
    'mojo_index': 'c3c2d3f29401d34b9d67ca2b4946e12e5092358b5901a1b5a9bb6e7a9380ddbb',
    'mojo_index_entry': '602fd8f3864512d98e3a2f264b8d9746d4c20f46b1d6dcae7bf1f1eda6cdcc48',
    'mojo_pack': 'f5934be958fabc7b02a1be2cc5685135955e0022cb695aa37ca0c5fa327bfe28',
    'mojo_pack_head': '20efb0cd3fd69729b6cf21ccd6091271b0d9af962dd51f0b9583094d52b5c0cc',
    'mojo_pack_header': '7f543a445ecf48231f3ad5d00cb9245f11ce04ec220bb21c05190ee72ae18411',
    'mojo_segment': '664b90c2e1d897a863df9bb2b70bbb60a0afc94e0cf40a9b25e94e4390aa7412',
    'mojo_suffix': '8123de803c1f8bf26461d5b107e270b40564ea517e0133b18d385e9fe9bf51f4',
    'mojo_tag': '583c30c8a10b5030fde1dc2872e9f7e8f54bf2ca2a98635072a86d0e3d0917ad',
    'mojo_tail': '537d5a822ebb5abb01eb169c416c2f053a4af8304282730837116893a03aa561',
    'mojo_unwritten': 'e7595728dc8bab1242d2fa0be258b1358d9888fa5f7112a0f6121e166a372810',
    'osiris_chunk': '3ca0d98fff852463d37111d7a83a8a8e083ba2ccf092cb07134f16246fa1ffda',
    'osiris_chunk_header': '93122c1dc4d8d5d7cae4cbebf5a75561e1ae4a1fe9d19c4a24135edaab0c2a6e',
    'osiris_entries': 'a63bbc5a516b26a41f9bf2200a193cae51435590537d7f755e853d2e73540c56',
    'osiris_entry': '05d3d52834f1244beb24ce7023fb115c5bb58f5794c9b11d0b8204413356982a',
    'osiris_enums': '2897c43cb15869c2d003d2682cf1a34f4503315c3030a8818d978679e59494da',
    'osiris_filter': 'b4c3c6bbcf1db8eacd6d086e300647a637ecb7eefcdd83c38d48f89ffd005d64',
    'osiris_index': '8324821b1116d80a3e219bcdd0c7bec6bddc8f0d97a54dd79bec411548507a5d',
    'osiris_index_document': '7cbf663095ee50054426290a3594e6cde5a2c6843abf5aee918e50669ba95f16',
    'osiris_index_record': 'b633ab0fac14dd165661884b9619e8d415c097c38488c9b51298fd4face9e67a',
    'osiris_segment': '21fe7ce92e4d8973115699ff49380d659bdf85d5f9a9223430808973c18fa223',
    'osiris_simple_entry': 'c4c3d029bec39ef9fa693423a67d184f9e8b59a6077598c023b890365d968b2e',
    'osiris_sub_batch': '5140d70b06060fc7584027eb02806a5b069a05626f0d70a394c35e0dce3c593e',
    'osiris_sub_batch_body': '6523995b7f69f9676222c6b86ea8d3a365f035f726104d680020609328e52a93',
    'osiris_tracking_chunk_data': 'ea2f48eb94d8e6fe134979a9b876f80dc3a04041b6495510fcf74b7ed2d2e5a7',
    'osiris_tracking_delta': 'cbf0408fc7d295904f0b655d339ebe64c95ab5fd59cbee752b4295af308b67e0',
    'osiris_tracking_snapshot': '280493fb13a9891c53dc2cb100f9cb32a928b3457e476744492d54696dc45716',
    'redis_listpack': '890b838a07be2c0d7907734eb909a4e0b60bc7ae67fe521f88f6c8b601efcda4',
    'redis_stream_node': 'c0fd5926e87d55862287670b4a193068c28705ad9e872b5e344b3b494c46db91',
    'tank_bundle': '702835e8bc5d77bc2f23aa575e2fbdac4d2967da1a97c32e01d8b183487eb09a',
    'tank_bundle_header': 'e1d8992519f67704e71ffeb645c33a289b10b43d15f2fd2ad4720d85fe237bda',
    'tank_entry': 'bd4b07cc6f3713992a6e8647259b4498c82c42073ad5e9478b27ba3a7025c8fe',
    'tank_entry_header': '26cb57aa40eb1e37060247964a0f684412c3e0746941584b74a91501494844d1',
    'tank_enums': '063ac11d982020e6252d3090430d9697ae9948b3f52d1461a00c34667a70458b',
    'tank_index': '6a9bd9a6909be57dd9b29c2dd1c54ff938b54d49797ce762d22b9f3ee2bf812e',
    'tank_index_entry': 'dcc7f8c12c27e0d2492aae21c9f4419f0c370aebdf04030e360c3de462970dd2',
    'tank_message': '25ecf4021d808f4240267d0bbdc93dc882a189484f00c60864c8e7593449b8b8',
    'tank_message_set': '585aec40c4ef114c7ae8101c563d4a8d38511f81e9358ede3275a3d74b7d148b',
    'tank_segment': '280aaec9a12e81567f039a8597caf05c80041d9b3d95664d074062b1e29e07ba',
}
