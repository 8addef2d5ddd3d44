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
"""What the specs say of every field: role, doc, rule and its code, upstream name, width in bits."""

from typing import NamedTuple


class FieldInfo(NamedTuple):
    """One field. `role` is "" where the spec gives none: it is then its parent's. `bits` is 0 for whole-byte fields.

    `rule` is what the spec demands of the value ("" for nothing); `anchor` is the field's place in the docs; `code` is
    what the spec calls a value that breaks the rule ("" where it has no name of its own).
    """

    role: str = ""
    doc: str = ""
    orig_id: str = ""
    bits: int = 0
    little_endian_bits: bool = False
    rule: str = ""
    anchor: str = ""
    code: str = ""


class TypeInfo(NamedTuple):
    """One structure: the title or first sentence the spec gives it, its fields in order, then its instances.

    `value_of` names the instance that stands for the whole structure in a drawing ("" for none).
    """

    title: str
    doc: str
    anchor: str
    value_of: str
    fields: dict[str, FieldInfo]


#: Module and class of a parser, to the key of its structure.
CLASSES: dict[str, str] = {
    'amqp_message.AmqpMessage': 'amqp_message',
    'amqp_message.AmqpMessage.Section': 'amqp_message.section',
    'amqp_message.AmqpMessage.ListHead': 'amqp_message.list_head',
    'amqp_message.AmqpMessage.EmptyListHead': 'amqp_message.empty_list_head',
    'amqp_message.AmqpMessage.List8Head': 'amqp_message.list8_head',
    'amqp_message.AmqpMessage.List32Head': 'amqp_message.list32_head',
    'amqp_message.AmqpMessage.Header': 'amqp_message.header',
    'amqp_message.AmqpMessage.HeaderFields': 'amqp_message.header_fields',
    'amqp_message.AmqpMessage.Properties': 'amqp_message.properties',
    'amqp_message.AmqpMessage.PropertiesFields': 'amqp_message.properties_fields',
    'amqp_section.AmqpSection': 'amqp_section',
    'amqp_section.AmqpSection.SectionDescriptor': 'amqp_section.section_descriptor',
    'amqp_section.AmqpSection.SmallDescriptor': 'amqp_section.small_descriptor',
    'amqp_section.AmqpSection.LargeDescriptor': 'amqp_section.large_descriptor',
    'amqp_section.AmqpSection.Unopened': 'amqp_section.unopened',
    'amqp_section.AmqpSection.UnopenedDescribed': 'amqp_section.unopened_described',
    'amqp_section.AmqpSection.FixedWidth': 'amqp_section.fixed_width',
    'amqp_section.AmqpSection.VariableWidth8': 'amqp_section.variable_width_8',
    'amqp_section.AmqpSection.VariableWidth32': 'amqp_section.variable_width_32',
    'amqp_value.AmqpValue': 'amqp_value',
    'amqp_value.AmqpValue.Encoded': 'amqp_value.encoded',
    'amqp_value.AmqpValue.Described': 'amqp_value.described',
    'amqp_value.AmqpValue.Boolean': 'amqp_value.boolean',
    'amqp_value.AmqpValue.Ubyte': 'amqp_value.ubyte',
    'amqp_value.AmqpValue.Byte': 'amqp_value.byte',
    'amqp_value.AmqpValue.Ushort': 'amqp_value.ushort',
    'amqp_value.AmqpValue.Short': 'amqp_value.short',
    'amqp_value.AmqpValue.Uint': 'amqp_value.uint',
    'amqp_value.AmqpValue.Int': 'amqp_value.int',
    'amqp_value.AmqpValue.Ulong': 'amqp_value.ulong',
    'amqp_value.AmqpValue.Long': 'amqp_value.long',
    'amqp_value.AmqpValue.Float': 'amqp_value.float',
    'amqp_value.AmqpValue.Double': 'amqp_value.double',
    'amqp_value.AmqpValue.Decimal32': 'amqp_value.decimal32',
    'amqp_value.AmqpValue.Decimal64': 'amqp_value.decimal64',
    'amqp_value.AmqpValue.Decimal128': 'amqp_value.decimal128',
    'amqp_value.AmqpValue.Uuid': 'amqp_value.uuid',
    'amqp_value.AmqpValue.Binary8': 'amqp_value.binary8',
    'amqp_value.AmqpValue.Binary32': 'amqp_value.binary32',
    'amqp_value.AmqpValue.String8': 'amqp_value.string8',
    'amqp_value.AmqpValue.String32': 'amqp_value.string32',
    'amqp_value.AmqpValue.Compound8': 'amqp_value.compound8',
    'amqp_value.AmqpValue.Compound8Content': 'amqp_value.compound8_content',
    'amqp_value.AmqpValue.Array8': 'amqp_value.array8',
    'amqp_value.AmqpValue.Array8Content': 'amqp_value.array8_content',
    'amqp_value.AmqpValue.Compound32': 'amqp_value.compound32',
    'amqp_value.AmqpValue.Compound32Content': 'amqp_value.compound32_content',
    'amqp_value.AmqpValue.Array32': 'amqp_value.array32',
    'amqp_value.AmqpValue.Array32Content': 'amqp_value.array32_content',
    'amqp_value.AmqpValue.ArrayConstructor': 'amqp_value.array_constructor',
    'durable_log_index.DurableLogIndex': 'durable_log_index',
    'durable_log_index_entry.DurableLogIndexEntry': 'durable_log_index_entry',
    'durable_log_record.DurableLogRecord': 'durable_log_record',
    'durable_log_segment.DurableLogSegment': 'durable_log_segment',
    'ffwd_entry.FfwdEntry': 'ffwd_entry',
    'ffwd_index.FfwdIndex': 'ffwd_index',
    'ffwd_index_entry.FfwdIndexEntry': 'ffwd_index_entry',
    'ffwd_segment.FfwdSegment': 'ffwd_segment',
    'ffwd_segment.FfwdSegment.SystemHeader': 'ffwd_segment.system_header',
    'ffwd_segment.FfwdSegment.DocumentHeader': 'ffwd_segment.document_header',
    'leb128_u32.Leb128U32': 'leb128_u32',
    'leb128_u32.Leb128U32.Group': 'leb128_u32.group',
    'listpack_element.ListpackElement': 'listpack_element',
    'listpack_element.ListpackElement.DataUint7': 'listpack_element.data_uint7',
    'listpack_element.ListpackElement.DataStr6': 'listpack_element.data_str6',
    'listpack_element.ListpackElement.DataInt13': 'listpack_element.data_int13',
    'listpack_element.ListpackElement.DataStr12': 'listpack_element.data_str12',
    'listpack_element.ListpackElement.DataStr32': 'listpack_element.data_str32',
    'listpack_element.ListpackElement.DataInt16': 'listpack_element.data_int16',
    'listpack_element.ListpackElement.DataInt24': 'listpack_element.data_int24',
    'listpack_element.ListpackElement.DataInt32': 'listpack_element.data_int32',
    'listpack_element.ListpackElement.DataInt64': 'listpack_element.data_int64',
    'listpack_fixed.ListpackFixed': 'listpack_fixed',
    'listpack_fixed.ListpackFixed.U4String': 'listpack_fixed.u4_string',
    'listpack_fixed.ListpackFixed.U8String': 'listpack_fixed.u8_string',
    'mojo_entry.MojoEntry': 'mojo_entry',
    'mojo_entry.MojoEntry.EntryContent': 'mojo_entry.entry_content',
    'mojo_entry.MojoEntry.Pair': 'mojo_entry.pair',
    'mojo_enums.MojoEnums': 'mojo_enums',
    'mojo_footer.MojoFooter': 'mojo_footer',
    'mojo_id.MojoId': 'mojo_id',
    'mojo_id.MojoId.RawLe': 'mojo_id.raw_le',
    'mojo_id.MojoId.RawBe': 'mojo_id.raw_be',
    'mojo_id.MojoId.Strings': 'mojo_id.strings',
    'mojo_index.MojoIndex': 'mojo_index',
    'mojo_index.MojoIndex.IndexBody': 'mojo_index.index_body',
    'mojo_index_entry.MojoIndexEntry': 'mojo_index_entry',
    'mojo_pack.MojoPack': 'mojo_pack',
    'mojo_pack_head.MojoPackHead': 'mojo_pack_head',
    'mojo_pack_head.MojoPackHead.Mark': 'mojo_pack_head.mark',
    'mojo_pack_head.MojoPackHead.MasterEntry': 'mojo_pack_head.master_entry',
    'mojo_pack_header.MojoPackHeader': 'mojo_pack_header',
    'mojo_segment.MojoSegment': 'mojo_segment',
    'mojo_suffix.MojoSuffix': 'mojo_suffix',
    'mojo_suffix.MojoSuffix.Number': 'mojo_suffix.number',
    'mojo_suffix.MojoSuffix.RawLe': 'mojo_suffix.raw_le',
    'mojo_suffix.MojoSuffix.RawBe': 'mojo_suffix.raw_be',
    'mojo_tag.MojoTag': 'mojo_tag',
    'mojo_tail.MojoTail': 'mojo_tail',
    'mojo_unwritten.MojoUnwritten': 'mojo_unwritten',
    'osiris_chunk.OsirisChunk': 'osiris_chunk',
    'osiris_chunk_header.OsirisChunkHeader': 'osiris_chunk_header',
    'osiris_entries.OsirisEntries': 'osiris_entries',
    'osiris_entry.OsirisEntry': 'osiris_entry',
    'osiris_enums.OsirisEnums': 'osiris_enums',
    'osiris_filter.OsirisFilter': 'osiris_filter',
    'osiris_index.OsirisIndex': 'osiris_index',
    'osiris_index.OsirisIndex.IndexHeader': 'osiris_index.index_header',
    'osiris_index_document.OsirisIndexDocument': 'osiris_index_document',
    'osiris_index_record.OsirisIndexRecord': 'osiris_index_record',
    'osiris_segment.OsirisSegment': 'osiris_segment',
    'osiris_segment.OsirisSegment.LogHeader': 'osiris_segment.log_header',
    'osiris_simple_entry.OsirisSimpleEntry': 'osiris_simple_entry',
    'osiris_sub_batch.OsirisSubBatch': 'osiris_sub_batch',
    'osiris_sub_batch_body.OsirisSubBatchBody': 'osiris_sub_batch_body',
    'osiris_tracking_chunk_data.OsirisTrackingChunkData': 'osiris_tracking_chunk_data',
    'osiris_tracking_delta.OsirisTrackingDelta': 'osiris_tracking_delta',
    'osiris_tracking_delta.OsirisTrackingDelta.Block': 'osiris_tracking_delta.block',
    'osiris_tracking_delta.OsirisTrackingDelta.Sequence': 'osiris_tracking_delta.sequence',
    'osiris_tracking_delta.OsirisTrackingDelta.Offset': 'osiris_tracking_delta.offset',
    'osiris_tracking_delta.OsirisTrackingDelta.Timestamp': 'osiris_tracking_delta.timestamp',
    'osiris_tracking_snapshot.OsirisTrackingSnapshot': 'osiris_tracking_snapshot',
    'osiris_tracking_snapshot.OsirisTrackingSnapshot.Block': 'osiris_tracking_snapshot.block',
    'osiris_tracking_snapshot.OsirisTrackingSnapshot.Sequence': 'osiris_tracking_snapshot.sequence',
    'redis_listpack.RedisListpack': 'redis_listpack',
    'redis_listpack.RedisListpack.Totals': 'redis_listpack.totals',
    'redis_stream_node.RedisStreamNode': 'redis_stream_node',
    'tank_bundle.TankBundle': 'tank_bundle',
    'tank_bundle_header.TankBundleHeader': 'tank_bundle_header',
    'tank_entry.TankEntry': 'tank_entry',
    'tank_entry_header.TankEntryHeader': 'tank_entry_header',
    'tank_enums.TankEnums': 'tank_enums',
    'tank_index.TankIndex': 'tank_index',
    'tank_index_entry.TankIndexEntry': 'tank_index_entry',
    'tank_message.TankMessage': 'tank_message',
    'tank_message_set.TankMessageSet': 'tank_message_set',
    'tank_segment.TankSegment': 'tank_segment',
}

TYPES: dict[str, TypeInfo] = {
    'amqp_message': TypeInfo(
        'AMQP 1.0: message', 'The body of an osiris entry in RabbitMQ: the sections of an AMQP 1.0 message, to which AMQP 0.9.1 messages are converted. Clients of the stream protocol may store other bytes.', 'amqp-message', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-message.depth-left'),
            'sections': FieldInfo(role='structure', doc='In ascending order. Data and sequence sections may repeat.', anchor='amqp-message.sections'),
        }
    ),
    'amqp_message.section': TypeInfo(
        'One opened section', 'One opened section.', 'amqp-message.section', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-message.section.depth-left'),
            'marker': FieldInfo(role='structure', doc='Every section is a described value.', rule='00', anchor='amqp-message.section.marker'),
            'descriptor': FieldInfo(role='structure', doc='Identifies the section.', anchor='amqp-message.section.descriptor'),
            'body': FieldInfo(role='structure', doc='A list of fields for header and properties, a map for annotations, application properties and footer, bytes for data, a list for a sequence, any value for a value.', anchor='amqp-message.section.body'),
        }
    ),
    'amqp_message.list_head': TypeInfo(
        'Number of fields, and their size', 'Number of fields, and their size.', 'amqp-message.list-head', '', {
            'format_code': FieldInfo(role='structure', doc="The list's encoding.", rule='one of 0x45, 0xc0, 0xd0', anchor='amqp-message.list-head.format-code'),
            'form': FieldInfo(role='length', doc='Length and count.', anchor='amqp-message.list-head.form'),
            'num_fields': FieldInfo(doc='Present fields.', anchor='amqp-message.list-head.num-fields'),
            'len_fields': FieldInfo(doc='Bytes of the fields.', anchor='amqp-message.list-head.len-fields'),
        }
    ),
    'amqp_message.empty_list_head': TypeInfo(
        'No bytes and no fields', 'No bytes and no fields.', 'amqp-message.empty-list-head', '', {
        }
    ),
    'amqp_message.list8_head': TypeInfo(
        'A list of up to 255 bytes', 'A list of up to 255 bytes.', 'amqp-message.list8-head', '', {
            'len_content': FieldInfo(role='length', doc='Bytes of count and fields.', rule='at least 1', anchor='amqp-message.list8-head.len-content'),
            'num_fields': FieldInfo(role='length', doc='Present fields.', anchor='amqp-message.list8-head.num-fields'),
            'len_fields': FieldInfo(doc='Bytes of the fields.', anchor='amqp-message.list8-head.len-fields'),
        }
    ),
    'amqp_message.list32_head': TypeInfo(
        'A list of any size', 'A list of any size.', 'amqp-message.list32-head', '', {
            'len_content': FieldInfo(role='length', doc='Bytes of count and fields.', rule='at least 4', anchor='amqp-message.list32-head.len-content'),
            'num_fields': FieldInfo(role='length', doc='Present fields.', anchor='amqp-message.list32-head.num-fields'),
            'len_fields': FieldInfo(doc='Bytes of the fields.', anchor='amqp-message.list32-head.len-fields'),
        }
    ),
    'amqp_message.header': TypeInfo(
        'Delivery of the message', 'Delivery of the message.', 'amqp-message.header', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-message.header.depth-left'),
            'head': FieldInfo(role='structure', doc='The number of present fields.', anchor='amqp-message.header.head'),
            'fields': FieldInfo(role='structure', doc='In a fixed order.', anchor='amqp-message.header.fields'),
        }
    ),
    'amqp_message.header_fields': TypeInfo(
        'A null means absent', 'A null means absent.', 'amqp-message.header-fields', '', {
            'num_fields': FieldInfo(doc='Present fields.', anchor='amqp-message.header-fields.num-fields'),
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-message.header-fields.depth-left'),
            'durable': FieldInfo(role='structure', doc='The message must survive a crash.', anchor='amqp-message.header-fields.durable'),
            'priority': FieldInfo(role='structure', doc='0 to 9. If absent, 4.', anchor='amqp-message.header-fields.priority'),
            'ttl': FieldInfo(role='structure', doc='Lifetime in milliseconds.', anchor='amqp-message.header-fields.ttl'),
            'first_acquirer': FieldInfo(role='structure', doc='Nobody has acquired the message before.', orig_id='first-acquirer', anchor='amqp-message.header-fields.first-acquirer'),
            'delivery_count': FieldInfo(role='structure', doc='Failed deliveries.', orig_id='delivery-count', anchor='amqp-message.header-fields.delivery-count'),
        }
    ),
    'amqp_message.properties': TypeInfo(
        'Standard properties', 'Standard properties.', 'amqp-message.properties', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-message.properties.depth-left'),
            'head': FieldInfo(role='structure', doc='The number of present fields.', anchor='amqp-message.properties.head'),
            'fields': FieldInfo(role='structure', doc='In a fixed order.', anchor='amqp-message.properties.fields'),
        }
    ),
    'amqp_message.properties_fields': TypeInfo(
        'As in `header_fields`', 'As in `header_fields`.', 'amqp-message.properties-fields', '', {
            'num_fields': FieldInfo(doc='Present fields.', anchor='amqp-message.properties-fields.num-fields'),
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-message.properties-fields.depth-left'),
            'message_id': FieldInfo(role='structure', doc='Identifies the message.', orig_id='message-id', anchor='amqp-message.properties-fields.message-id'),
            'user_id': FieldInfo(role='structure', doc='The publishing user, as bytes.', orig_id='user-id', anchor='amqp-message.properties-fields.user-id'),
            'to': FieldInfo(role='structure', doc='Destination.', anchor='amqp-message.properties-fields.to'),
            'subject': FieldInfo(role='structure', doc='Subject.', anchor='amqp-message.properties-fields.subject'),
            'reply_to': FieldInfo(role='structure', doc='Destination of answers.', orig_id='reply-to', anchor='amqp-message.properties-fields.reply-to'),
            'correlation_id': FieldInfo(role='structure', doc='The related message.', orig_id='correlation-id', anchor='amqp-message.properties-fields.correlation-id'),
            'content_type': FieldInfo(role='structure', doc='Media type of the body.', orig_id='content-type', anchor='amqp-message.properties-fields.content-type'),
            'content_encoding': FieldInfo(role='structure', doc='Encoding of the body.', orig_id='content-encoding', anchor='amqp-message.properties-fields.content-encoding'),
            'absolute_expiry_time': FieldInfo(role='structure', doc='In milliseconds since the Unix epoch.', orig_id='absolute-expiry-time', anchor='amqp-message.properties-fields.absolute-expiry-time'),
            'creation_time': FieldInfo(role='structure', doc='In milliseconds since the Unix epoch.', orig_id='creation-time', anchor='amqp-message.properties-fields.creation-time'),
            'group_id': FieldInfo(role='structure', doc="The message's group.", orig_id='group-id', anchor='amqp-message.properties-fields.group-id'),
            'group_sequence': FieldInfo(role='structure', doc='Place in the group.', orig_id='group-sequence', anchor='amqp-message.properties-fields.group-sequence'),
            'reply_to_group_id': FieldInfo(role='structure', doc='The group of answers.', orig_id='reply-to-group-id', anchor='amqp-message.properties-fields.reply-to-group-id'),
        }
    ),
    'amqp_section': TypeInfo(
        'AMQP 1.0: message section, unopened', "One section, with its content as bytes, so that readers can walk through any sections. A format code's upper half determines the width of a value.", 'amqp-section', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-section.depth-left'),
            'marker': FieldInfo(role='structure', doc='Every section is a described value.', rule='00', anchor='amqp-section.marker'),
            'descriptor': FieldInfo(role='structure', doc='Identifies the section.', anchor='amqp-section.descriptor'),
            'body': FieldInfo(role='structure', doc="The section's content.", anchor='amqp-section.body'),
        }
    ),
    'amqp_section.section_descriptor': TypeInfo(
        "The section's number as an unsigned long, in one of two forms", "The section's number as an unsigned long, in one of two forms.", 'amqp-section.section-descriptor', '', {
            'format_code': FieldInfo(role='structure', doc='The form.', rule='one of 0x53, 0x80', anchor='amqp-section.section-descriptor.format-code'),
            'form': FieldInfo(role='structure', doc='The number.', anchor='amqp-section.section-descriptor.form'),
            'number': FieldInfo(doc="The section's number.", anchor='amqp-section.section-descriptor.number'),
            'kind': FieldInfo(doc="The section's kind.", anchor='amqp-section.section-descriptor.kind'),
        }
    ),
    'amqp_section.small_descriptor': TypeInfo(
        'The usual form', 'The usual form.', 'amqp-section.small-descriptor', '', {
            'number': FieldInfo(role='structure', doc="The section's number.", anchor='amqp-section.small-descriptor.number'),
        }
    ),
    'amqp_section.large_descriptor': TypeInfo(
        'The long form, valid for all numbers', 'The long form, valid for all numbers.', 'amqp-section.large-descriptor', '', {
            'number': FieldInfo(role='structure', doc="The section's number.", anchor='amqp-section.large-descriptor.number'),
        }
    ),
    'amqp_section.unopened': TypeInfo(
        'The content is left as bytes', 'The content is left as bytes.', 'amqp-section.unopened', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-section.unopened.depth-left'),
            'nesting': FieldInfo(role='reserved', doc='Refuses deeper nesting, without bytes.', rule='depth_left > 0, where _ is the value', anchor='amqp-section.unopened.nesting', code='limit-exceeded'),
            'format_code': FieldInfo(role='structure', doc='Encoding of the value, 0 if described. Codes between have no width.', rule='_ == 0 or _ >= 0x40, where _ is the value', anchor='amqp-section.unopened.format-code'),
            'encoded': FieldInfo(role='payload', doc='The value.', anchor='amqp-section.unopened.encoded'),
        }
    ),
    'amqp_section.unopened_described': TypeInfo(
        'A value with its descriptor', 'A value with its descriptor.', 'amqp-section.unopened-described', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-section.unopened-described.depth-left'),
            'descriptor': FieldInfo(role='structure', doc='A number or a symbol.', anchor='amqp-section.unopened-described.descriptor'),
            'described_value': FieldInfo(role='structure', doc='The value.', anchor='amqp-section.unopened-described.described-value'),
        }
    ),
    'amqp_section.fixed_width': TypeInfo(
        'The format code gives the width', 'The format code gives the width.', 'amqp-section.fixed-width', '', {
            'len_content': FieldInfo(doc='In bytes.', anchor='amqp-section.fixed-width.len-content'),
            'content': FieldInfo(role='payload', doc='The value.', anchor='amqp-section.fixed-width.content'),
        }
    ),
    'amqp_section.variable_width_8': TypeInfo(
        'Up to 255 bytes', 'Up to 255 bytes.', 'amqp-section.variable-width-8', '', {
            'len_content': FieldInfo(role='length', doc='Bytes of the value, in a list, map or array with its count.', anchor='amqp-section.variable-width-8.len-content'),
            'content': FieldInfo(role='payload', doc="The value, in a data section the publisher's bytes.", anchor='amqp-section.variable-width-8.content'),
        }
    ),
    'amqp_section.variable_width_32': TypeInfo(
        'A value of any size', 'A value of any size.', 'amqp-section.variable-width-32', '', {
            'len_content': FieldInfo(role='length', doc='As in the 8-bit form.', anchor='amqp-section.variable-width-32.len-content'),
            'content': FieldInfo(role='payload', doc='As in the 8-bit form.', anchor='amqp-section.variable-width-32.content'),
        }
    ),
    'amqp_value': TypeInfo(
        'AMQP 1.0: value', 'One value of any AMQP type.', 'amqp-value', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller allows. AMQP has no limit.', anchor='amqp-value.depth-left'),
            'format_code': FieldInfo(role='structure', doc='Type and encoding of the value.', rule='a value of format_code', anchor='amqp-value.format-code'),
            'encoded': FieldInfo(role='structure', doc='The value.', anchor='amqp-value.encoded'),
        }
    ),
    'amqp_value.encoded': TypeInfo(
        'A value without its format code, as in arrays', 'A value without its format code, as in arrays.', 'amqp-value.encoded', '', {
            'format_code': FieldInfo(doc='Encoding of the value.', anchor='amqp-value.encoded.format-code'),
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-value.encoded.depth-left'),
            'nesting': FieldInfo(role='reserved', doc='Refuses deeper nesting, without bytes.', rule='depth_left > 0, where _ is the value', anchor='amqp-value.encoded.nesting', code='limit-exceeded'),
            'value': FieldInfo(role='payload', doc='The value, unless the code implies it.', anchor='amqp-value.encoded.value'),
            'is_without_bytes': FieldInfo(doc='The code implies the value.', anchor='amqp-value.encoded.is-without-bytes'),
        }
    ),
    'amqp_value.described': TypeInfo(
        'A value and its descriptor', 'A value and its descriptor.', 'amqp-value.described', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-value.described.depth-left'),
            'descriptor': FieldInfo(role='structure', doc='A number or a symbol.', anchor='amqp-value.described.descriptor'),
            'described_value': FieldInfo(role='structure', doc='The value.', anchor='amqp-value.described.described-value'),
        }
    ),
    'amqp_value.boolean': TypeInfo(
        'A boolean in one byte', 'A boolean in one byte.', 'amqp-value.boolean', '', {
            'value': FieldInfo(role='payload', doc='0 is false, 1 is true.', rule='at most 1', anchor='amqp-value.boolean.value'),
        }
    ),
    'amqp_value.ubyte': TypeInfo(
        'An unsigned byte', 'An unsigned byte.', 'amqp-value.ubyte', '', {
            'value': FieldInfo(role='payload', doc='The number.', anchor='amqp-value.ubyte.value'),
        }
    ),
    'amqp_value.byte': TypeInfo(
        'A signed byte', 'A signed byte.', 'amqp-value.byte', '', {
            'value': FieldInfo(role='payload', doc='The number.', anchor='amqp-value.byte.value'),
        }
    ),
    'amqp_value.ushort': TypeInfo(
        'An unsigned 16-bit integer', 'An unsigned 16-bit integer.', 'amqp-value.ushort', '', {
            'value': FieldInfo(role='payload', doc='The number.', anchor='amqp-value.ushort.value'),
        }
    ),
    'amqp_value.short': TypeInfo(
        'A signed 16-bit integer', 'A signed 16-bit integer.', 'amqp-value.short', '', {
            'value': FieldInfo(role='payload', doc='The number.', anchor='amqp-value.short.value'),
        }
    ),
    'amqp_value.uint': TypeInfo(
        'An unsigned 32-bit integer or code point', 'An unsigned 32-bit integer or code point.', 'amqp-value.uint', '', {
            'value': FieldInfo(role='payload', doc='The number.', anchor='amqp-value.uint.value'),
        }
    ),
    'amqp_value.int': TypeInfo(
        'A signed 32-bit integer', 'A signed 32-bit integer.', 'amqp-value.int', '', {
            'value': FieldInfo(role='payload', doc='The number.', anchor='amqp-value.int.value'),
        }
    ),
    'amqp_value.ulong': TypeInfo(
        'An unsigned 64-bit integer', 'An unsigned 64-bit integer.', 'amqp-value.ulong', '', {
            'value': FieldInfo(role='payload', doc='The number.', anchor='amqp-value.ulong.value'),
        }
    ),
    'amqp_value.long': TypeInfo(
        'A signed 64-bit integer, or a point in time', 'A signed 64-bit integer, or a point in time.', 'amqp-value.long', '', {
            'value': FieldInfo(role='payload', doc='The number.', anchor='amqp-value.long.value'),
        }
    ),
    'amqp_value.float': TypeInfo(
        'A 32-bit floating-point number', 'A 32-bit floating-point number.', 'amqp-value.float', '', {
            'value': FieldInfo(role='payload', doc='The number.', anchor='amqp-value.float.value'),
        }
    ),
    'amqp_value.double': TypeInfo(
        'A 64-bit floating-point number', 'A 64-bit floating-point number.', 'amqp-value.double', '', {
            'value': FieldInfo(role='payload', doc='The number.', anchor='amqp-value.double.value'),
        }
    ),
    'amqp_value.decimal32': TypeInfo(
        'A 32-bit decimal number', 'A 32-bit decimal number.', 'amqp-value.decimal32', '', {
            'value': FieldInfo(role='payload', doc='Most significant byte first.', anchor='amqp-value.decimal32.value'),
        }
    ),
    'amqp_value.decimal64': TypeInfo(
        'A 64-bit decimal number', 'A 64-bit decimal number.', 'amqp-value.decimal64', '', {
            'value': FieldInfo(role='payload', doc='Most significant byte first.', anchor='amqp-value.decimal64.value'),
        }
    ),
    'amqp_value.decimal128': TypeInfo(
        'A 128-bit decimal number', 'A 128-bit decimal number.', 'amqp-value.decimal128', '', {
            'value': FieldInfo(role='payload', doc='Most significant byte first.', anchor='amqp-value.decimal128.value'),
        }
    ),
    'amqp_value.uuid': TypeInfo(
        'A UUID', 'A UUID.', 'amqp-value.uuid', '', {
            'value': FieldInfo(role='payload', doc='Most significant byte first.', anchor='amqp-value.uuid.value'),
        }
    ),
    'amqp_value.binary8': TypeInfo(
        'Bytes with their length', 'Bytes with their length.', 'amqp-value.binary8', '', {
            'len_value': FieldInfo(role='length', doc='In bytes.', anchor='amqp-value.binary8.len-value'),
            'value': FieldInfo(role='payload', doc='The bytes.', anchor='amqp-value.binary8.value'),
        }
    ),
    'amqp_value.binary32': TypeInfo(
        'Bytes with their length', 'Bytes with their length.', 'amqp-value.binary32', '', {
            'len_value': FieldInfo(role='length', doc='In bytes.', anchor='amqp-value.binary32.len-value'),
            'value': FieldInfo(role='payload', doc='The bytes.', anchor='amqp-value.binary32.value'),
        }
    ),
    'amqp_value.string8': TypeInfo(
        'A string or symbol', "A string or symbol. AMQP's symbols are ASCII, but RabbitMQ stores AMQP 0.9.1 header names, in UTF-8, as symbols.", 'amqp-value.string8', '', {
            'len_value': FieldInfo(role='length', doc='In bytes.', anchor='amqp-value.string8.len-value'),
            'value': FieldInfo(role='payload', doc='The text.', anchor='amqp-value.string8.value'),
        }
    ),
    'amqp_value.string32': TypeInfo(
        'A string or symbol, as in `string8`', 'A string or symbol, as in `string8`.', 'amqp-value.string32', '', {
            'len_value': FieldInfo(role='length', doc='In bytes.', anchor='amqp-value.string32.len-value'),
            'value': FieldInfo(role='payload', doc='The text.', anchor='amqp-value.string32.value'),
        }
    ),
    'amqp_value.compound8': TypeInfo(
        'A list or map', 'A list or map.', 'amqp-value.compound8', '', {
            'is_map': FieldInfo(doc='Keys and values alternate.', anchor='amqp-value.compound8.is-map'),
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-value.compound8.depth-left'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='amqp-value.compound8.len-content'),
            'content': FieldInfo(role='structure', doc='Count and items.', anchor='amqp-value.compound8.content'),
        }
    ),
    'amqp_value.compound8_content': TypeInfo(
        'Count and items', 'Count and items.', 'amqp-value.compound8-content', '', {
            'is_map': FieldInfo(doc='Keys and values alternate.', anchor='amqp-value.compound8-content.is-map'),
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-value.compound8-content.depth-left'),
            'num_items': FieldInfo(role='length', doc="Items. A map's keys and values count separately.", rule='not is_map or _ % 2 == 0, where _ is the value', anchor='amqp-value.compound8-content.num-items'),
            'items': FieldInfo(role='structure', doc='The items. In a map, keys and values alternate.', anchor='amqp-value.compound8-content.items'),
        }
    ),
    'amqp_value.array8': TypeInfo(
        'An array with its length', 'An array with its length.', 'amqp-value.array8', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-value.array8.depth-left'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='amqp-value.array8.len-content'),
            'content': FieldInfo(role='structure', doc='Count, constructor and items.', anchor='amqp-value.array8.content'),
        }
    ),
    'amqp_value.array8_content': TypeInfo(
        'All items share one format code', 'All items share one format code.', 'amqp-value.array8-content', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-value.array8-content.depth-left'),
            'num_items': FieldInfo(role='length', doc='Number of items.', anchor='amqp-value.array8-content.num-items'),
            'constructor': FieldInfo(role='structure', doc="The items' type.", anchor='amqp-value.array8-content.constructor'),
            'items': FieldInfo(role='payload', doc='The items without format codes. Items without bytes are not listed: they are identical, and the length does not bound their number.', anchor='amqp-value.array8-content.items'),
        }
    ),
    'amqp_value.compound32': TypeInfo(
        'A list or map', 'A list or map.', 'amqp-value.compound32', '', {
            'is_map': FieldInfo(doc='Keys and values alternate.', anchor='amqp-value.compound32.is-map'),
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-value.compound32.depth-left'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='amqp-value.compound32.len-content'),
            'content': FieldInfo(role='structure', doc='Count and items.', anchor='amqp-value.compound32.content'),
        }
    ),
    'amqp_value.compound32_content': TypeInfo(
        'Count and items', 'Count and items.', 'amqp-value.compound32-content', '', {
            'is_map': FieldInfo(doc='Keys and values alternate.', anchor='amqp-value.compound32-content.is-map'),
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-value.compound32-content.depth-left'),
            'num_items': FieldInfo(role='length', doc="Items. A map's keys and values count separately.", rule='not is_map or _ % 2 == 0, where _ is the value', anchor='amqp-value.compound32-content.num-items'),
            'items': FieldInfo(role='structure', doc='The items. In a map, keys and values alternate.', anchor='amqp-value.compound32-content.items'),
        }
    ),
    'amqp_value.array32': TypeInfo(
        'An array with its length', 'An array with its length.', 'amqp-value.array32', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-value.array32.depth-left'),
            'len_content': FieldInfo(role='length', doc='In bytes.', anchor='amqp-value.array32.len-content'),
            'content': FieldInfo(role='structure', doc='Count, constructor and items.', anchor='amqp-value.array32.content'),
        }
    ),
    'amqp_value.array32_content': TypeInfo(
        'All items share one format code', 'All items share one format code.', 'amqp-value.array32-content', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-value.array32-content.depth-left'),
            'num_items': FieldInfo(role='length', doc='Number of items.', anchor='amqp-value.array32-content.num-items'),
            'constructor': FieldInfo(role='structure', doc="The items' type.", anchor='amqp-value.array32-content.constructor'),
            'items': FieldInfo(role='payload', doc='As in `array8_content`.', anchor='amqp-value.array32-content.items'),
        }
    ),
    'amqp_value.array_constructor': TypeInfo(
        "The items' format code, with a descriptor if described", "The items' format code, with a descriptor if described.", 'amqp-value.array-constructor', '', {
            'depth_left': FieldInfo(doc='Allowed nesting.', anchor='amqp-value.array-constructor.depth-left'),
            'format_code': FieldInfo(role='structure', doc="The items' format code, or 0 before a descriptor.", rule='a value of format_code', anchor='amqp-value.array-constructor.format-code'),
            'descriptor': FieldInfo(role='structure', doc='Describes every item.', anchor='amqp-value.array-constructor.descriptor'),
            'described_code': FieldInfo(role='structure', doc='The code after a descriptor.', rule='a value of format_code', anchor='amqp-value.array-constructor.described-code'),
            'item_code': FieldInfo(doc="The items' format code.", anchor='amqp-value.array-constructor.item-code'),
            'is_without_bytes': FieldInfo(doc='The items have no bytes.', anchor='amqp-value.array-constructor.is-without-bytes'),
        }
    ),
    'durable_log_index': TypeInfo(
        'durable-log index file (v1)', 'The file `segment_<base>.idx` next to a segment, without a header. Entry k is for the record with the offset base + k.', 'durable-log-index', '', {
            'entries': FieldInfo(doc='One per record.', anchor='durable-log-index.entries'),
        }
    ),
    'durable_log_index_entry': TypeInfo(
        'durable-log index entry (v1)', "The position of one record. Only the system's code defines the index.\n\nAn entry has neither magic nor checksum. Compare it with its record before use.", 'durable-log-index-entry', '', {
            'offset': FieldInfo(doc='Offset of the record, base + k for entry k.', anchor='durable-log-index-entry.offset'),
            'ofs_record': FieldInfo(doc="The record's position.", orig_id='position', anchor='durable-log-index-entry.ofs-record'),
        }
    ),
    'durable_log_record': TypeInfo(
        'durable-log record (v1)', 'A header and a payload. The next record follows without padding. The checksum covers the payload only. A wrong length shows as a wrong checksum or a missing magic after it, a wrong offset only in comparison with other records.', 'durable-log-record', '', {
            'magic': FieldInfo(doc='`47 4F 4C 44`, "GOLD" in ASCII.\n\nIt is the number 0x444C4F47, little-endian like all fields. As `44 4C 4F 47` ("DLOG") it is byte-swapped, which the real system never writes.', rule='47 4f 4c 44', anchor='durable-log-record.magic', code='bad-magic'),
            'version': FieldInfo(doc='Only 1 is defined. The length of a record of another version is unknown, so a reader stops or searches for the next record.', rule='1', anchor='durable-log-record.version', code='unsupported-version'),
            'flags': FieldInfo(role='reserved', doc='Must be 0. The real system ignores other values, so they are read and reported.', rule='should be 0', anchor='durable-log-record.flags'),
            'reserved': FieldInfo(role='reserved', doc='Must be 0. Other values are read, as in `flags`.', rule='should be 0', anchor='durable-log-record.reserved'),
            'offset': FieldInfo(doc="The record's number in its log. In the real system, numbers are consecutive, and a segment's first one is in its name.", anchor='durable-log-record.offset'),
            'len_payload': FieldInfo(role='length', doc='In bytes. 0 is valid.', orig_id='payload_len', anchor='durable-log-record.len-payload'),
            'checksum': FieldInfo(role='checksum', doc="CRC-32 (zlib's) of the payload only, 0 for an empty one.", anchor='durable-log-record.checksum'),
            'payload': FieldInfo(role='payload', doc="The user's bytes.", anchor='durable-log-record.payload'),
        }
    ),
    'durable_log_segment': TypeInfo(
        'durable-log segment file (v1)', "A file `segment_<base>.log` of records, possibly empty. `base` is its first record's offset in decimal, with 20 digits. A new segment begins if the next record would exceed the limit (by default 64 MiB).", 'durable-log-segment', '', {
            'records': FieldInfo(doc='In ascending order.', anchor='durable-log-segment.records'),
        }
    ),
    'ffwd_entry': TypeInfo(
        'ffwd queue entry', 'One message of the queue. Message i of a segment has the number base + i. There is no checksum: a changed size misplaces all later messages.', 'ffwd-entry', '', {
            'len_blob': FieldInfo(role='length', doc='Bytes of the blob, unsigned in the document. 0 is valid. The real system reads a signed Java int and does not start if the top bit is set.', orig_id='size', anchor='ffwd-entry.len-blob'),
            'blob': FieldInfo(role='payload', doc='The message.', anchor='ffwd-entry.blob'),
        }
    ),
    'ffwd_index': TypeInfo(
        'ffwd queue index file', "The file `index` in a queue's folder: the unordered positions of its consumers, without a header. The document's dots have no meaning. It is rewritten when the queue is stopped, so a crashed queue has none or an old one.", 'ffwd-index', '', {
            'entries': FieldInfo(doc='One per consumer.', anchor='ffwd-index.entries'),
        }
    ),
    'ffwd_index_entry': TypeInfo(
        'ffwd queue index entry', 'The position of one consumer: the last handled message or the next one, as the caller of the real system decides.', 'ffwd-index-entry', '', {
            'len_id': FieldInfo(role='length', doc="Bytes of the consumer's id. 0 is valid. The real system uses a signed Java int.", orig_id='idlength', anchor='ffwd-index-entry.len-id'),
            'offset': FieldInfo(doc='The number of a message.', anchor='ffwd-index-entry.offset'),
            'id': FieldInfo(role='payload', doc="The consumer's id in UTF-8.", anchor='ffwd-index-entry.id'),
        }
    ),
    'ffwd_segment': TypeInfo(
        'ffwd queue segment file', "A header, and entries to the end of the file. The file's name is its base offset in hexadecimal, with 16 digits (10 in the document's example). Document and code have headers of different width, and both write version 0. The parameter states which one a file has, and the rules ffwd.choice how to find out. Numbers are big-endian, which the document does not specify.", 'ffwd-segment', '', {
            'variant': FieldInfo(doc='The kind of header.', anchor='ffwd-segment.variant'),
            'header': FieldInfo(doc='The dots after it in the document have no meaning.', anchor='ffwd-segment.header'),
            'entries': FieldInfo(doc='In ascending order.', anchor='ffwd-segment.entries'),
        }
    ),
    'ffwd_segment.system_header': TypeInfo(
        "The code's header of 16 bytes", "The code's header of 16 bytes.", 'ffwd-segment.system-header', '', {
            'magic': FieldInfo(doc='`46 46 4C 47`, "FFLG" in ASCII.', rule='46 46 4c 47', anchor='ffwd-segment.system-header.magic', code='bad-magic'),
            'version': FieldInfo(doc='Only 0 is defined. A Java int.', rule='0', anchor='ffwd-segment.system-header.version', code='unsupported-version'),
            'base_offset': FieldInfo(doc="Number of the segment's first message since the queue began. The real system uses a signed Java long, and ignores the file's name.", orig_id='offset', anchor='ffwd-segment.system-header.base-offset'),
        }
    ),
    'ffwd_segment.document_header': TypeInfo(
        "The document's header of 14 bytes", "The document's header of 14 bytes. No known program writes it.", 'ffwd-segment.document-header', '', {
            'magic': FieldInfo(doc='The same as in the other header.', rule='46 46 4c 47', anchor='ffwd-segment.document-header.magic', code='bad-magic'),
            'version': FieldInfo(doc="The document names no value. 0 is the code's.", rule='0', anchor='ffwd-segment.document-header.version', code='unsupported-version'),
            'base_offset': FieldInfo(doc="The first message's number.", orig_id='offset', anchor='ffwd-segment.document-header.base-offset'),
        }
    ),
    'leb128_u32': TypeInfo(
        'Unsigned LEB128 integer of at most 32 bits', "One to five groups of seven bits, the lowest first. A byte's high bit announces another byte. Bits above 31 in the fifth byte are shifted out.", 'leb128-u32', 'value', {
            'groups': FieldInfo(role='length', doc='Up to the first byte whose high bit is clear.', anchor='leb128-u32.groups'),
            'value': FieldInfo(doc='The number.', anchor='leb128-u32.value'),
            'size': FieldInfo(doc='Bytes of the integer.', anchor='leb128-u32.size'),
        }
    ),
    'leb128_u32.group': TypeInfo(
        'A byte, and the sum so far', 'A byte, and the sum so far.', 'leb128-u32.group', '', {
            'index': FieldInfo(doc="The byte's place, from 0.", anchor='leb128-u32.group.index'),
            'total_before': FieldInfo(doc='Sum of earlier groups.', anchor='leb128-u32.group.total-before'),
            'weight': FieldInfo(doc='Value of its lowest bit.', anchor='leb128-u32.group.weight'),
            'octet': FieldInfo(role='length', doc='Seven bits of the value, and the high bit, clear in the fifth byte.', rule='at most index == 4 ? 127 : 255', anchor='leb128-u32.group.octet'),
            'has_next': FieldInfo(doc='True if another byte follows.', anchor='leb128-u32.group.has-next'),
            'total': FieldInfo(doc='Sum through this group.', anchor='leb128-u32.group.total'),
        }
    ),
    'listpack_element': TypeInfo(
        'Redis listpack: element', 'An integer, a string, or the end marker FF. The first byte determines the type. `backlen`, after the data, is the length of first byte and data, for readers that walk the list backwards. A reader must check this only redundancy, to stop at the first damaged element instead of misreading the rest. Zeros end a list: `00` is the integer 0 and requires the backlen `01`.', 'listpack-element', '', {
            'encoding': FieldInfo(role='structure', doc='Type, and the first bits of the value or of the length. F5 to FE have no meaning.', rule='_ <= 0xf4 or _ == 0xff, where _ is the value', anchor='listpack-element.encoding'),
            'data': FieldInfo(role='payload', doc='The bytes after the first one, none for the end marker.', anchor='listpack-element.data'),
            'backlen': FieldInfo(role='length', doc='`len_body` in groups of 7 bits, the most significant first. Bit 7 is set in every byte except the first: a reader from the right continues while it is set. 500 is stored as `03 F4`. listpack.md has the opposite order, Redis this one.', rule='((len_body >> (7 * (num_backlen - 1 - _index))) & 0x7f) | (_index == 0 ? 0 : 0x80)', anchor='listpack-element.backlen', code='bad-length'),
            'kind': FieldInfo(doc='The type.', anchor='listpack-element.kind'),
            'is_end': FieldInfo(doc='An end marker, without data and backlen.', anchor='listpack-element.is-end'),
            'is_str': FieldInfo(doc='The type is a string.', anchor='listpack-element.is-str'),
            'is_int': FieldInfo(doc='The type is an integer.', anchor='listpack-element.is-int'),
            'len_body': FieldInfo(doc='Bytes through the data.', anchor='listpack-element.len-body'),
            'num_backlen': FieldInfo(doc='The bounds are strict: 16383 would fit into two groups, but has three bytes.', anchor='listpack-element.num-backlen'),
            'int_value': FieldInfo(doc='The integer.', anchor='listpack-element.int-value'),
        }
    ),
    'listpack_element.data_uint7': TypeInfo(
        '0xxxxxxx, an integer from 0 to 127', '0xxxxxxx, an integer from 0 to 127.', 'listpack-element.data-uint7', '', {
            'encoding': FieldInfo(doc='The first byte.', anchor='listpack-element.data-uint7.encoding'),
            'value': FieldInfo(doc='The integer.', anchor='listpack-element.data-uint7.value'),
        }
    ),
    'listpack_element.data_str6': TypeInfo(
        '10xxxxxx, a string of 0 to 63 bytes', '10xxxxxx, a string of 0 to 63 bytes.', 'listpack-element.data-str6', '', {
            'encoding': FieldInfo(doc='The first byte.', anchor='listpack-element.data-str6.encoding'),
            'value': FieldInfo(role='payload', doc='The string.', anchor='listpack-element.data-str6.value'),
            'len_value': FieldInfo(doc='Bytes of the string.', anchor='listpack-element.data-str6.len-value'),
        }
    ),
    'listpack_element.data_int13': TypeInfo(
        '110xxxxx and one byte, an integer from -4096 to 4095', '110xxxxx and one byte, an integer from -4096 to 4095.', 'listpack-element.data-int13', 'value', {
            'encoding': FieldInfo(doc='The first byte.', anchor='listpack-element.data-int13.encoding'),
            'low': FieldInfo(role='payload', doc="The low 8 bits, after the first byte's 5.", anchor='listpack-element.data-int13.low'),
            'two_complement': FieldInfo(doc='The 13 bits, unsigned.', anchor='listpack-element.data-int13.two-complement'),
            'value': FieldInfo(doc='The integer.', anchor='listpack-element.data-int13.value'),
        }
    ),
    'listpack_element.data_str12': TypeInfo(
        '1110xxxx and one byte, a string of 64 to 4095 bytes', '1110xxxx and one byte, a string of 64 to 4095 bytes.', 'listpack-element.data-str12', '', {
            'encoding': FieldInfo(doc='The first byte.', anchor='listpack-element.data-str12.encoding'),
            'len_low': FieldInfo(role='length', doc="The length's low 8 bits, after the first byte's 4.", anchor='listpack-element.data-str12.len-low'),
            'value': FieldInfo(role='payload', doc='The string.', anchor='listpack-element.data-str12.value'),
            'len_value': FieldInfo(doc='Bytes of the string.', anchor='listpack-element.data-str12.len-value'),
        }
    ),
    'listpack_element.data_str32': TypeInfo(
        'F0, a string of 4096 bytes or more', 'F0, a string of 4096 bytes or more.', 'listpack-element.data-str32', '', {
            'len_value': FieldInfo(role='length', doc='Bytes of the string, little-endian.', anchor='listpack-element.data-str32.len-value'),
            'value': FieldInfo(role='payload', doc='The string.', anchor='listpack-element.data-str32.value'),
        }
    ),
    'listpack_element.data_int16': TypeInfo(
        'F1, a signed 16-bit integer', 'F1, a signed 16-bit integer.', 'listpack-element.data-int16', '', {
            'value': FieldInfo(role='payload', doc='The integer.', anchor='listpack-element.data-int16.value'),
        }
    ),
    'listpack_element.data_int24': TypeInfo(
        'F2, a signed 24-bit integer', 'F2, a signed 24-bit integer.', 'listpack-element.data-int24', 'value', {
            'low': FieldInfo(role='payload', doc='The low 16 bits.', anchor='listpack-element.data-int24.low'),
            'high': FieldInfo(role='payload', doc='The high 8 bits, with the sign.', anchor='listpack-element.data-int24.high'),
            'value': FieldInfo(doc='The integer.', anchor='listpack-element.data-int24.value'),
        }
    ),
    'listpack_element.data_int32': TypeInfo(
        'F3, a signed 32-bit integer', 'F3, a signed 32-bit integer.', 'listpack-element.data-int32', '', {
            'value': FieldInfo(role='payload', doc='The integer.', anchor='listpack-element.data-int32.value'),
        }
    ),
    'listpack_element.data_int64': TypeInfo(
        'F4, a signed 64-bit integer', 'F4, a signed 64-bit integer.', 'listpack-element.data-int64', '', {
            'value': FieldInfo(role='payload', doc='The integer.', anchor='listpack-element.data-int64.value'),
        }
    ),
    'listpack_fixed': TypeInfo(
        'Redis listpack: number in a fixed-width string', 'An unsigned little-endian number as a listpack string of 4 or 8 bytes, for numbers that may be overwritten in place or read from a known distance.', 'listpack-fixed', '', {
        }
    ),
    'listpack_fixed.u4_string': TypeInfo(
        'A 32-bit number in a string of 4 bytes', 'A 32-bit number in a string of 4 bytes.', 'listpack-fixed.u4-string', '', {
            'encoding': FieldInfo(role='structure', doc='Frames 4 bytes. 84 is their type.', rule='84', anchor='listpack-fixed.u4-string.encoding', code='bad-index'),
            'value': FieldInfo(role='payload', doc='The number.', anchor='listpack-fixed.u4-string.value'),
            'backlen': FieldInfo(role='length', doc='Frames 4 bytes. 05 is the length of first byte and value.', rule='05', anchor='listpack-fixed.u4-string.backlen', code='bad-index'),
        }
    ),
    'listpack_fixed.u8_string': TypeInfo(
        'A 64-bit number in a string of 8 bytes', 'A 64-bit number in a string of 8 bytes.', 'listpack-fixed.u8-string', '', {
            'encoding': FieldInfo(role='structure', doc='Frames 8 bytes. 88 is their type.', rule='88', anchor='listpack-fixed.u8-string.encoding'),
            'value': FieldInfo(role='payload', doc='The number.', anchor='listpack-fixed.u8-string.value'),
            'backlen': FieldInfo(role='length', doc='Frames 8 bytes. 09 is the length of first byte and value.', rule='09', anchor='listpack-fixed.u8-string.backlen'),
        }
    ),
    'mojo_entry': TypeInfo(
        'mojo: entry of a pack', 'One record, or the end marker after the last one.', 'mojo-entry', '', {
            'num_master_fields': FieldInfo(doc="The master entry's number of names.", anchor='mojo-entry.num-master-fields'),
            'has_lp_count': FieldInfo(doc='The entry ends with the number of its elements, as in Redis and older code.', anchor='mojo-entry.has-lp-count'),
            'num_elements_before': FieldInfo(doc="The pack's earlier elements.", anchor='mojo-entry.num-elements-before'),
            'num_live_before': FieldInfo(doc="The pack's earlier entries, without deleted ones.", anchor='mojo-entry.num-live-before'),
            'flags': FieldInfo(role='structure', doc="Bit 0: the record was deleted, but its bytes are kept. Bit 1, SAMEFIELDS: the entry has only values, for the master entry's field names. The code names bits 2 to 4 (SLOT, TX, DEDUPE), but never sets them, and their effect is unknown.", rule='_.is_int or _.is_end, where _ is the value', anchor='mojo-entry.flags'),
            'content': FieldInfo(doc='The rest.', anchor='mojo-entry.content'),
            'is_end': FieldInfo(doc='The end marker, not an entry.', anchor='mojo-entry.is-end'),
            'is_deleted': FieldInfo(doc='The record was deleted.', anchor='mojo-entry.is-deleted'),
            'has_same_fields': FieldInfo(doc='Only values are stored.', anchor='mojo-entry.has-same-fields'),
            'other_flags': FieldInfo(doc='Flags outside the document.', anchor='mojo-entry.other-flags'),
            'num_elements_through': FieldInfo(doc="The pack's elements so far.", anchor='mojo-entry.num-elements-through'),
            'num_live_through': FieldInfo(doc="The pack's entries so far, without deleted ones.", anchor='mojo-entry.num-live-through'),
        }
    ),
    'mojo_entry.entry_content': TypeInfo(
        'An entry after its flags', 'An entry after its flags.', 'mojo-entry.entry-content', '', {
            'ms_difference': FieldInfo(role='structure', doc='Added to the milliseconds of MASTER ID, modulo 2^64.', orig_id='id_ms', rule='_.is_int, where _ is the value', anchor='mojo-entry.entry-content.ms-difference'),
            'seq_difference': FieldInfo(role='structure', doc="Added to MASTER ID's number, modulo 2^64. Negative if a record of a later millisecond has a lower number.", orig_id='id_seq', rule='_.is_int, where _ is the value', anchor='mojo-entry.entry-content.seq-difference'),
            'num_fields': FieldInfo(role='length', doc='Number of pairs.', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-entry.entry-content.num-fields'),
            'pairs': FieldInfo(doc='Names with their values.', orig_id='FIELD', anchor='mojo-entry.entry-content.pairs'),
            'values': FieldInfo(role='payload', doc='One value per field name of the master entry.', orig_id='value', rule='not _.is_end, where _ is the value', anchor='mojo-entry.entry-content.values'),
            'lp_count': FieldInfo(role='length', doc='Elements of the entry before this one. Older code also counts this one.', orig_id='lp-count', rule='_.is_int and (_.int_value == num_counted or _.int_value == num_counted + 1), where _ is the value', anchor='mojo-entry.entry-content.lp-count', code='bad-count'),
            'num_counted': FieldInfo(doc="The entry's elements before lp-count.", anchor='mojo-entry.entry-content.num-counted'),
            'num_elements': FieldInfo(doc='Elements of the entry.', anchor='mojo-entry.entry-content.num-elements'),
        }
    ),
    'mojo_entry.pair': TypeInfo(
        'A name and its value', 'A name and its value.', 'mojo-entry.pair', '', {
            'name': FieldInfo(role='payload', doc="The field's name.", orig_id='key', rule='not _.is_end, where _ is the value', anchor='mojo-entry.pair.name'),
            'value': FieldInfo(role='payload', doc="The field's value.", rule='not _.is_end, where _ is the value', anchor='mojo-entry.pair.value'),
        }
    ),
    'mojo_enums': TypeInfo(
        'mojo: readings of the document', "No program ever wrote a mojo segment, and its document has several interpretations. In the first value of each enum, all sizes agree with the document. The others come from its wording or from older code. A file's first pack and end show which one it has.", 'mojo-enums', '', {
        }
    ),
    'mojo_footer': TypeInfo(
        'mojo: SUFFIX found from the end', 'Finds SUFFIX from the end of the file, before any zeros there. It takes no bytes.', 'mojo-footer', '', {
            'form': FieldInfo(doc='The form of SUFFIX.', anchor='mojo-footer.form'),
            'has_tags': FieldInfo(doc='`[I` precedes INDEX.', anchor='mojo-footer.has-tags'),
            'ofs_end': FieldInfo(doc='The end of SUFFIX.', anchor='mojo-footer.ofs-end'),
            'len_suffix': FieldInfo(doc='Bytes, with its end markers.', anchor='mojo-footer.len-suffix'),
            'ofs_suffix': FieldInfo(doc='The start of SUFFIX.', anchor='mojo-footer.ofs-suffix'),
            'suffix': FieldInfo(doc="The segment's SUFFIX.", anchor='mojo-footer.suffix'),
            'len_index': FieldInfo(doc='Bytes of INDEX.', anchor='mojo-footer.len-index'),
            'ofs_tail': FieldInfo(doc='The end of the packs.', anchor='mojo-footer.ofs-tail'),
        }
    ),
    'mojo_id': TypeInfo(
        'mojo: record id', "A record's id: milliseconds, and a number within the millisecond. As text, `ms-seq` in decimal.", 'mojo-id', '', {
            'form': FieldInfo(doc='The form of numbers.', anchor='mojo-id.form'),
            'parts': FieldInfo(doc='The two numbers.', anchor='mojo-id.parts'),
            'ms': FieldInfo(doc='Milliseconds since the Unix epoch.', anchor='mojo-id.ms'),
            'seq': FieldInfo(doc='Number within the millisecond.', anchor='mojo-id.seq'),
        }
    ),
    'mojo_id.raw_le': TypeInfo(
        'Plain numbers, little-endian', 'Plain numbers, little-endian.', 'mojo-id.raw-le', '', {
            'ms': FieldInfo(doc='Milliseconds since the Unix epoch.', orig_id='master_ms', anchor='mojo-id.raw-le.ms'),
            'seq': FieldInfo(doc='Number within the millisecond.', orig_id='master_seq', anchor='mojo-id.raw-le.seq'),
        }
    ),
    'mojo_id.raw_be': TypeInfo(
        'Plain numbers, big-endian', 'Plain numbers, big-endian.', 'mojo-id.raw-be', '', {
            'ms': FieldInfo(doc='Milliseconds since the Unix epoch.', orig_id='master_ms', anchor='mojo-id.raw-be.ms'),
            'seq': FieldInfo(doc='Number within the millisecond.', orig_id='master_seq', anchor='mojo-id.raw-be.seq'),
        }
    ),
    'mojo_id.strings': TypeInfo(
        'Numbers in listpack strings of 8 bytes', 'Numbers in listpack strings of 8 bytes.', 'mojo-id.strings', '', {
            'ms_string': FieldInfo(doc='Milliseconds since the Unix epoch.', orig_id='master_ms', anchor='mojo-id.strings.ms-string'),
            'seq_string': FieldInfo(doc='Number within the millisecond.', orig_id='master_seq', anchor='mojo-id.strings.seq-string'),
        }
    ),
    'mojo_index': TypeInfo(
        'mojo: INDEX', 'An entry for each pack in order, then a null: listpack elements without a header or an end marker. Only SUFFIX shows where they end.', 'mojo-index', '', {
            'len_index': FieldInfo(doc='Bytes of INDEX, from SUFFIX.', anchor='mojo-index.len-index'),
            'has_null_each': FieldInfo(doc='A null follows each entry, instead of one at the end.', anchor='mojo-index.has-null-each'),
            'body': FieldInfo(doc='The entries and the null.', anchor='mojo-index.body'),
        }
    ),
    'mojo_index.index_body': TypeInfo(
        'The elements of INDEX', 'The elements of INDEX.', 'mojo-index.index-body', '', {
            'has_null_each': FieldInfo(doc='A null follows each entry.', anchor='mojo-index.index-body.has-null-each'),
            'entries': FieldInfo(doc='One per pack.', orig_id='ENTRY', anchor='mojo-index.index-body.entries'),
            'null_element': FieldInfo(role='structure', doc='The integer 0, in two bytes.', orig_id='0 (null)', rule='_.is_int and _.int_value == 0, where _ is the value', anchor='mojo-index.index-body.null-element', code='bad-index'),
        }
    ),
    'mojo_index_entry': TypeInfo(
        'mojo: entry of INDEX', 'Position and id of a pack.', 'mojo-index-entry', '', {
            'has_null': FieldInfo(doc='A null follows the entry.', anchor='mojo-index-entry.has-null'),
            'id_ms': FieldInfo(role='structure', doc="Milliseconds of the pack's MASTER ID. In other readings, the difference to the segment's first id or to the previous entry, modulo 2^64. Comparison with the packs shows which.", rule='_.is_int, where _ is the value', anchor='mojo-index-entry.id-ms', code='bad-index'),
            'id_seq': FieldInfo(role='structure', doc="Number of the pack's MASTER ID, or the difference.", rule='_.is_int, where _ is the value', anchor='mojo-index-entry.id-seq', code='bad-index'),
            'offset': FieldInfo(role='length', doc="Position of the pack's MASTER ID in the segment.", anchor='mojo-index-entry.offset'),
            'len_pack': FieldInfo(role='length', doc='Bytes of the pack, from MASTER ID through HEADER.', orig_id='length', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-index-entry.len-pack', code='bad-index'),
            'null_element': FieldInfo(role='structure', doc='The integer 0.', orig_id='0 (null)', rule='_.is_int and _.int_value == 0, where _ is the value', anchor='mojo-index-entry.null-element', code='bad-index'),
        }
    ),
    'mojo_pack': TypeInfo(
        'mojo: pack', 'The unit that is written and checked at once: at least one record. By default the code closes it at 65,500 bytes.\n\nWhile a segment is being written, its last pack has no end marker and no HEADER. It is read entry by entry, up to the first bytes that are not an element.', 'mojo-pack', '', {
            'form': FieldInfo(doc='The form of MASTER ID.', anchor='mojo-pack.form'),
            'has_tag': FieldInfo(doc="`[P` precedes the pack, unless it is a segment's first.", anchor='mojo-pack.has-tag'),
            'has_counts': FieldInfo(doc='Master entries begin with count and deleted.', anchor='mojo-pack.has-counts'),
            'has_lp_count': FieldInfo(doc='Entries end with their number of elements.', anchor='mojo-pack.has-lp-count'),
            'bytes_form': FieldInfo(doc="The meaning of HEADER's bytes.", anchor='mojo-pack.bytes-form'),
            'elements_form': FieldInfo(doc="The meaning of HEADER's lp_count.", anchor='mojo-pack.elements-form'),
            'head': FieldInfo(doc='MASTER ID and MASTER ENTRY.', anchor='mojo-pack.head'),
            'entries': FieldInfo(doc='The records in the order of their ids, then the end marker.', orig_id='ENTRY', anchor='mojo-pack.entries'),
            'header': FieldInfo(doc="The listpack's lengths and counts.", orig_id='HEADER', anchor='mojo-pack.header'),
        }
    ),
    'mojo_pack_head': TypeInfo(
        'mojo: beginning of a pack', 'MASTER ID and MASTER ENTRY, to which entries are stored as differences. From the master entry through the end marker, a pack is a listpack without its header.', 'mojo-pack-head', '', {
            'form': FieldInfo(doc='The form of MASTER ID.', anchor='mojo-pack-head.form'),
            'has_tag': FieldInfo(doc="`[P` precedes the pack, unless it is a segment's first.", anchor='mojo-pack-head.has-tag'),
            'has_counts': FieldInfo(doc='The master entry begins with count and deleted, as in Redis. The document comments them out.', anchor='mojo-pack-head.has-counts'),
            'tag': FieldInfo(doc='The characters `[P`.', anchor='mojo-pack-head.tag'),
            'start': FieldInfo(doc='Takes no bytes. Position of MASTER ID.', anchor='mojo-pack-head.start'),
            'master_id': FieldInfo(doc="Id of the pack's first record, the base of its entries' ids.", orig_id='MASTER ID', anchor='mojo-pack-head.master-id'),
            'body': FieldInfo(doc="Takes no bytes. Position of the pack's listpack.", anchor='mojo-pack-head.body'),
            'master': FieldInfo(doc="Most entries' field names.", orig_id='MASTER ENTRY', anchor='mojo-pack-head.master'),
        }
    ),
    'mojo_pack_head.mark': TypeInfo(
        'A position in the stream', 'A position in the stream.', 'mojo-pack-head.mark', '', {
            'position': FieldInfo(doc='The position.', anchor='mojo-pack-head.mark.position'),
        }
    ),
    'mojo_pack_head.master_entry': TypeInfo(
        "The listpack's first elements", "The listpack's first elements.", 'mojo-pack-head.master-entry', '', {
            'has_counts': FieldInfo(doc='Master entries begin with count and deleted.', anchor='mojo-pack-head.master-entry.has-counts'),
            'count': FieldInfo(role='length', doc='Entries, without deleted ones.', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-pack-head.master-entry.count'),
            'deleted': FieldInfo(role='length', doc='Deleted entries.', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-pack-head.master-entry.deleted'),
            'num_fields': FieldInfo(role='length', doc='Number of names.', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-pack-head.master-entry.num-fields'),
            'fields': FieldInfo(role='payload', doc="The names, in the order of SAMEFIELDS entries' values. A name may be an integer.", rule='not _.is_end, where _ is the value', anchor='mojo-pack-head.master-entry.fields'),
            'null_element': FieldInfo(role='structure', doc="The integer 0. A Redis reader that walks backwards reads an entry's lp-count.", orig_id='0 (null)', rule='_.is_int and _.int_value == 0, where _ is the value', anchor='mojo-pack-head.master-entry.null-element'),
            'num_elements': FieldInfo(doc='Elements of the master entry.', anchor='mojo-pack-head.master-entry.num-elements'),
        }
    ),
    'mojo_pack_header': TypeInfo(
        'mojo: HEADER of a pack', "A listpack's header, which follows it on disk, so that writers only append. Without a checksum, only its three numbers show damage. Readers must compare them with the pack.", 'mojo-pack-header', '', {
            'bytes_form': FieldInfo(doc='The meaning of `len_bytes`.', anchor='mojo-pack-header.bytes-form'),
            'elements_form': FieldInfo(doc='The meaning of `num_elements`.', anchor='mojo-pack-header.elements-form'),
            'len_body': FieldInfo(doc='Bytes from num_fields through the end marker.', anchor='mojo-pack-header.len-body'),
            'len_master_id': FieldInfo(doc='Bytes of MASTER ID.', anchor='mojo-pack-header.len-master-id'),
            'num_elements_read': FieldInfo(doc='Elements read, without the end marker.', anchor='mojo-pack-header.num-elements-read'),
            'num_entries_read': FieldInfo(doc='Entries read.', anchor='mojo-pack-header.num-entries-read'),
            'num_live_read': FieldInfo(doc='Entries read, without deleted ones.', anchor='mojo-pack-header.num-live-read'),
            'len_bytes': FieldInfo(role='length', doc='Length of the listpack; see bytes_form.', orig_id='bytes', rule='bytes_form == mojo_enums::bytes_form::redis ? len_body + 6 : bytes_form == mojo_enums::bytes_form::pack ? len_master_id + len_body + 8 : len_body', anchor='mojo-pack-header.len-bytes', code='bad-length'),
            'num_elements': FieldInfo(role='length', doc='Elements without the end marker. 65535 if the number does not fit.', orig_id='lp_count', rule='one of num_elements_read + (elements_form == mojo_enums::elements_form::memory ? 2 : 0), 65535', anchor='mojo-pack-header.num-elements', code='bad-count'),
            'num_entries': FieldInfo(role='length', doc="All entries. In another reading (Redis' count), without deleted ones. 65535 if the number does not fit.", orig_id='count', rule='one of num_entries_read, num_live_read, 65535', anchor='mojo-pack-header.num-entries', code='bad-count'),
        }
    ),
    'mojo_segment': TypeInfo(
        'mojo: finished segment', 'A finished segment. With all parameters zero or false, and has_tags true, all sizes agree with the document.\n\nAn unfinished segment has no SUFFIX, and is read pack by pack. See mojo_pack.', 'mojo-segment', '', {
            'form': FieldInfo(doc='The form of ids and SUFFIX.', anchor='mojo-segment.form'),
            'has_lead_id': FieldInfo(doc="The segment's id precedes the first pack.", anchor='mojo-segment.has-lead-id'),
            'has_tags': FieldInfo(doc='Two characters precede INDEX, and every pack except the first.', anchor='mojo-segment.has-tags'),
            'has_counts': FieldInfo(doc='Master entries begin with count and deleted.', anchor='mojo-segment.has-counts'),
            'has_lp_count': FieldInfo(doc='Entries end with their number of elements.', anchor='mojo-segment.has-lp-count'),
            'bytes_form': FieldInfo(doc="The meaning of HEADER's bytes.", anchor='mojo-segment.bytes-form'),
            'elements_form': FieldInfo(doc="The meaning of HEADER's lp_count.", anchor='mojo-segment.elements-form'),
            'has_null_each': FieldInfo(doc='A null follows each entry of INDEX.', anchor='mojo-segment.has-null-each'),
            'footer': FieldInfo(doc='Takes no bytes. It finds SUFFIX and the start of INDEX.', anchor='mojo-segment.footer'),
            'lead_id': FieldInfo(doc="The segment's id. If it is missing, the MASTER ID at the start of the document belongs to the first pack.", orig_id='MASTER ID', anchor='mojo-segment.lead-id'),
            'packs': FieldInfo(doc='In ascending order.', orig_id='PACK', anchor='mojo-segment.packs'),
            'tail': FieldInfo(doc='INDEX and SUFFIX.', anchor='mojo-segment.tail'),
        }
    ),
    'mojo_suffix': TypeInfo(
        'mojo: SUFFIX', "The last bytes of a finished segment: 32, then two end markers. The document's part on recovery calls it FOOTER.", 'mojo-suffix', '', {
            'form': FieldInfo(doc='The form of numbers.', anchor='mojo-suffix.form'),
            'id': FieldInfo(doc="The segment's id: that of its first record, as in the file's name. In another reading, that of the last record.", orig_id='id_ms, id_seq', anchor='mojo-suffix.id'),
            'len_index': FieldInfo(role='length', doc='Bytes of INDEX with its null, without `[I`.', orig_id='index_len', anchor='mojo-suffix.len-index'),
            'num_records': FieldInfo(role='length', doc='Entries of all packs.', orig_id='count', anchor='mojo-suffix.num-records'),
            'reserved': FieldInfo(role='reserved', doc='Unused, 0.', rule='should be 0', anchor='mojo-suffix.reserved'),
            'end_markers': FieldInfo(role='structure', doc='Without them the segment is unfinished or damaged. Zeros may follow.', orig_id='EOF EOF', rule='ff ff', anchor='mojo-suffix.end-markers'),
        }
    ),
    'mojo_suffix.number': TypeInfo(
        "A 32-bit number in the segment's form", "A 32-bit number in the segment's form.", 'mojo-suffix.number', 'value', {
            'form': FieldInfo(doc='The form of numbers.', anchor='mojo-suffix.number.form'),
            'holder': FieldInfo(doc='The number in its form.', anchor='mojo-suffix.number.holder'),
            'value': FieldInfo(doc='The number.', anchor='mojo-suffix.number.value'),
        }
    ),
    'mojo_suffix.raw_le': TypeInfo(
        'A plain number, little-endian', 'A plain number, little-endian.', 'mojo-suffix.raw-le', '', {
            'value': FieldInfo(doc='The number.', anchor='mojo-suffix.raw-le.value'),
        }
    ),
    'mojo_suffix.raw_be': TypeInfo(
        'A plain number, big-endian', 'A plain number, big-endian.', 'mojo-suffix.raw-be', '', {
            'value': FieldInfo(doc='The number.', anchor='mojo-suffix.raw-be.value'),
        }
    ),
    'mojo_tag': TypeInfo(
        'mojo: tag', "Two characters before a part. The document's first pack has none.", 'mojo-tag', '', {
            'expected': FieldInfo(doc='The expected part.', anchor='mojo-tag.expected'),
            'tag': FieldInfo(role='structure', doc='`[P` before a pack, `[I` before INDEX.', orig_id='MESSAGE TYPE', rule='expected', anchor='mojo-tag.tag'),
        }
    ),
    'mojo_tail': TypeInfo(
        'mojo: INDEX and SUFFIX', 'The end of a finished segment.', 'mojo-tail', '', {
            'form': FieldInfo(doc='The form of SUFFIX.', anchor='mojo-tail.form'),
            'has_tags': FieldInfo(doc='`[I` precedes INDEX.', anchor='mojo-tail.has-tags'),
            'has_null_each': FieldInfo(doc='A null follows each entry of INDEX.', anchor='mojo-tail.has-null-each'),
            'len_index': FieldInfo(doc='Bytes of INDEX, from SUFFIX.', anchor='mojo-tail.len-index'),
            'tag': FieldInfo(doc='The characters `[I`.', anchor='mojo-tail.tag'),
            'index': FieldInfo(doc='The positions of the packs.', orig_id='INDEX', anchor='mojo-tail.index'),
            'suffix': FieldInfo(doc='Facts on the whole segment.', orig_id='SUFFIX', anchor='mojo-tail.suffix'),
        }
    ),
    'mojo_unwritten': TypeInfo(
        'mojo: room for more', 'The end of a preallocated segment: zeros, after an end marker if the writer keeps one for the next entry to overwrite. A listpack element cannot begin with two zeros, so zeros are never mistaken for data.', 'mojo-unwritten', '', {
            'len_room': FieldInfo(doc='To the end of the file.', anchor='mojo-unwritten.len-room'),
            'has_end_marker': FieldInfo(doc='An end marker precedes the zeros.', anchor='mojo-unwritten.has-end-marker'),
            'end_marker': FieldInfo(role='structure', doc='Ends the listpack for a concurrent reader.', orig_id='EOF', rule='ff', anchor='mojo-unwritten.end-marker'),
            'zeros': FieldInfo(role='reserved', doc='Unused space.', anchor='mojo-unwritten.zeros'),
        }
    ),
    'osiris_chunk': TypeInfo(
        'RabbitMQ osiris: chunk', 'The unit that is written, replicated and checked at once. Its parts are left as bytes, so that a damaged data section does not hide the next chunk. Check `data` first, then open it as `osiris_entries` (a user chunk) or `osiris_tracking_chunk_data` (a tracking chunk).', 'osiris-chunk', '', {
            'header': FieldInfo(role='structure', doc='Type, counts, lengths and checksum.', anchor='osiris-chunk.header'),
            'filter': FieldInfo(role='structure', doc='An `osiris_filter`, empty without filter values. The document has no filters.', anchor='osiris-chunk.filter'),
            'data': FieldInfo(role='payload', doc='The entries, covered by the checksum.', orig_id='Data entries', anchor='osiris-chunk.data'),
            'trailer': FieldInfo(role='structure', doc='An `osiris_tracking_delta`. Only user chunks have one.', orig_id='Trailer entries', anchor='osiris-chunk.trailer'),
        }
    ),
    'osiris_chunk_header': TypeInfo(
        'RabbitMQ osiris: chunk header', 'The first 48 bytes of a chunk, without a checksum. The filter, the data section and the trailer follow, and then the next chunk.', 'osiris-chunk-header', '', {
            'magic': FieldInfo(role='structure', doc='With the version it makes the first byte 0x50.', orig_id='Mag', rule='5', anchor='osiris-chunk-header.magic', code='bad-magic', bits=4),
            'version': FieldInfo(role='structure', doc='osiris has always written 0, and accepts only that. In the document dialect it is 1.', orig_id='Ver', rule='one of 0, 1', anchor='osiris-chunk-header.version', code='unsupported-version', bits=4),
            'chunk_type': FieldInfo(role='structure', doc='The kind of the entries.', orig_id='Chunk type', rule='one of 0, 1, 2', anchor='osiris-chunk-header.chunk-type'),
            'num_entries': FieldInfo(role='length', doc='Entries in the data section, 1 in a tracking chunk. A sub-batch counts as one.', orig_id='Number of entries', anchor='osiris-chunk-header.num-entries'),
            'num_records': FieldInfo(role='length', doc='Offsets that the chunk takes: one for each simple entry and each record of a sub-batch, and 1 for a tracking chunk.', orig_id='Number of records', anchor='osiris-chunk-header.num-records'),
            'timestamp': FieldInfo(role='structure', doc="Milliseconds since the Unix epoch on the leader's clock, which may step back, for all records.", orig_id='Timestamp', anchor='osiris-chunk-header.timestamp'),
            'epoch': FieldInfo(role='structure', doc='Increases by one with every leader election, and never decreases within a log.', orig_id='Epoch', anchor='osiris-chunk-header.epoch'),
            'chunk_id': FieldInfo(role='structure', doc='Offset of the first record.', orig_id='ChunkId', anchor='osiris-chunk-header.chunk-id'),
            'data_crc': FieldInfo(role='checksum', doc="CRC-32 (zlib's) of the data section only.", orig_id='Data CRC', anchor='osiris-chunk-header.data-crc'),
            'len_data': FieldInfo(role='length', doc='Bytes of the data section.', orig_id='Data length', anchor='osiris-chunk-header.len-data'),
            'len_trailer': FieldInfo(role='length', doc='Bytes of the trailer.', orig_id='Trailer length', anchor='osiris-chunk-header.len-trailer'),
            'len_filter': FieldInfo(role='length', doc='Bytes of the filter: 0, or 16 to 255. In the document, and up to osiris 1.5, a reserved 0.', orig_id='Filter size', anchor='osiris-chunk-header.len-filter'),
            'reserved': FieldInfo(role='reserved', doc='Written as 0. Readers ignore it.', orig_id='Reserved', rule='should be 0', anchor='osiris-chunk-header.reserved', bits=24),
            'ofs_filter': FieldInfo(doc='Position in the chunk.', anchor='osiris-chunk-header.ofs-filter'),
            'ofs_data': FieldInfo(doc='Position in the chunk.', anchor='osiris-chunk-header.ofs-data'),
            'ofs_trailer': FieldInfo(doc='Position in the chunk.', anchor='osiris-chunk-header.ofs-trailer'),
            'len_chunk': FieldInfo(doc='Bytes of the chunk.', anchor='osiris-chunk-header.len-chunk'),
            'is_filter_size_legal': FieldInfo(doc='osiris writes filters of this size (stream-filter-size-bytes).', anchor='osiris-chunk-header.is-filter-size-legal'),
        }
    ),
    'osiris_entries': TypeInfo(
        'RabbitMQ osiris: data section of a user chunk', 'Entries to the end of the data section.', 'osiris-entries', '', {
            'entries': FieldInfo(role='payload', doc='Simple entries and sub-batches.', anchor='osiris-entries.entries'),
        }
    ),
    'osiris_entry': TypeInfo(
        'RabbitMQ osiris: data entry', 'One entry. The highest bit of its first byte is set in a sub-batch.', 'osiris-entry', '', {
            'entry': FieldInfo(role='structure', doc='The entry.', anchor='osiris-entry.entry'),
            'first_byte': FieldInfo(doc='Read ahead of the entry.', anchor='osiris-entry.first-byte'),
            'kind': FieldInfo(doc='The `T` bit of the document.', anchor='osiris-entry.kind'),
        }
    ),
    'osiris_enums': TypeInfo(
        'RabbitMQ osiris: enumerations shared by segment and index files', 'Types of chunks and tracking blocks, and codecs of sub-batches.', 'osiris-enums', '', {
        }
    ),
    'osiris_filter': TypeInfo(
        'RabbitMQ osiris: filter of a chunk', "A bloom filter over the filter values of a chunk's entries. The rule osiris.filter.bits describes its bits.", 'osiris-filter', '', {
            'has_unfiltered': FieldInfo(role='structure', doc='Bit 0. An entry has no filter value.', anchor='osiris-filter.has-unfiltered', bits=1),
            'first_bits': FieldInfo(role='structure', doc='Bits 1 to 7.', anchor='osiris-filter.first-bits', bits=7),
            'more_bits': FieldInfo(role='structure', doc='Bits 8 and up.', anchor='osiris-filter.more-bits'),
            'bits': FieldInfo(doc='All bits, as bytes.', anchor='osiris-filter.bits'),
            'num_bits': FieldInfo(doc='Number of bits.', anchor='osiris-filter.num-bits'),
        }
    ),
    'osiris_index': TypeInfo(
        'RabbitMQ osiris: index file', "A segment's chunk positions, as osiris writes them.", 'osiris-index', '', {
            'header': FieldInfo(role='structure', doc='Magic and version. The document has none.', anchor='osiris-index.header'),
            'records': FieldInfo(role='structure', doc="One per chunk, in the segment's order.", anchor='osiris-index.records'),
        }
    ),
    'osiris_index.index_header': TypeInfo(
        'The first 8 bytes, which osiris skips when it opens a log', 'The first 8 bytes, which osiris skips when it opens a log.', 'osiris-index.index-header', '', {
            'magic': FieldInfo(role='structure', doc='Identifies an index.', rule='"OSII"', anchor='osiris-index.index-header.magic', code='bad-index'),
            'version': FieldInfo(role='structure', doc='The same in all releases.', rule='1', anchor='osiris-index.index-header.version', code='unsupported-version'),
        }
    ),
    'osiris_index_document': TypeInfo(
        'RabbitMQ osiris: index file as the document describes it', 'An index as in the document, without a header.', 'osiris-index-document', '', {
            'records': FieldInfo(role='structure', doc="One per chunk, in the segment's order.", anchor='osiris-index-document.records'),
        }
    ),
    'osiris_index_record': TypeInfo(
        'RabbitMQ osiris: index record', 'One chunk of any type. All fields can be restored from the segment.', 'osiris-index-record', '', {
            'chunk_id': FieldInfo(role='structure', doc="The chunk's id.", orig_id='Offset', anchor='osiris-index-record.chunk-id'),
            'timestamp': FieldInfo(role='structure', doc='In milliseconds since the Unix epoch.', orig_id='Timestamp', anchor='osiris-index-record.timestamp'),
            'epoch': FieldInfo(role='structure', doc="The chunk's epoch.", orig_id='Epoch', anchor='osiris-index-record.epoch'),
            'ofs_chunk': FieldInfo(role='structure', doc="Position of the chunk's header.", orig_id='File Offset', anchor='osiris-index-record.ofs-chunk'),
            'chunk_type': FieldInfo(role='structure', doc='The broker uses it to find the last user chunk.', orig_id='Chunk Type', anchor='osiris-index-record.chunk-type'),
            'is_zero': FieldInfo(doc='All zeros, as after a crash. No chunk begins at position 0.', anchor='osiris-index-record.is-zero'),
        }
    ),
    'osiris_segment': TypeInfo(
        'RabbitMQ osiris: segment file', "A header, and chunks to the end of the file. The file's name is the id of its first chunk, in 20 decimal digits.", 'osiris-segment', '', {
            'header': FieldInfo(role='structure', doc='Magic and version.', anchor='osiris-segment.header'),
            'chunks': FieldInfo(role='structure', doc='In ascending order.', orig_id='Contiguous list of Chunks', anchor='osiris-segment.chunks'),
        }
    ),
    'osiris_segment.log_header': TypeInfo(
        'The first 8 bytes, which osiris skips when it opens a log', 'The first 8 bytes, which osiris skips when it opens a log.', 'osiris-segment.log-header', '', {
            'magic': FieldInfo(role='structure', doc='Identifies a segment.', orig_id='Log magic', rule='"OSIL"', anchor='osiris-segment.log-header.magic', code='bad-magic'),
            'version': FieldInfo(role='structure', doc='The same in all releases.', orig_id='Log version', rule='1', anchor='osiris-segment.log-header.version', code='unsupported-version'),
        }
    ),
    'osiris_simple_entry': TypeInfo(
        'RabbitMQ osiris: simple entry', 'One record, in RabbitMQ an AMQP 1.0 message. An empty body is valid and common.', 'osiris-simple-entry', '', {
            'is_sub_batch': FieldInfo(role='structure', doc='Clear in a simple entry.', orig_id='T', rule='false', anchor='osiris-simple-entry.is-sub-batch', bits=1),
            'len_body': FieldInfo(role='length', doc='Bytes of the body.', orig_id='Entry body length', anchor='osiris-simple-entry.len-body', bits=31),
            'body': FieldInfo(role='payload', doc="The publisher's bytes. In a tracking chunk, a list of tracking blocks.", orig_id='Entry body', anchor='osiris-simple-entry.body'),
        }
    ),
    'osiris_sub_batch': TypeInfo(
        'RabbitMQ osiris: sub-batch entry', 'Records that a client compressed into one body. osiris never opens it, and older brokers did not check the number of records and the lengths.', 'osiris-sub-batch', '', {
            'is_sub_batch': FieldInfo(role='structure', doc='Set in a sub-batch.', orig_id='T', rule='true', anchor='osiris-sub-batch.is-sub-batch', bits=1),
            'compression': FieldInfo(role='structure', doc='In the container of the Java and the Go client.', orig_id='Cmp', rule='one of 0, 1, 2, 3, 4, 5, 6, 7', anchor='osiris-sub-batch.compression', bits=3),
            'reserved': FieldInfo(role='reserved', doc='Written as 0. Readers ignore it.', orig_id='Rsvd', rule='should be 0', anchor='osiris-sub-batch.reserved', bits=4),
            'num_records': FieldInfo(role='length', doc='Offsets that the sub-batch takes. 0 occurs.', orig_id='Number of records', anchor='osiris-sub-batch.num-records'),
            'len_uncompressed': FieldInfo(role='length', doc='Bytes of the decompressed body, as stated by the client. It may be wrong.', orig_id='Uncompressed Length', anchor='osiris-sub-batch.len-uncompressed'),
            'len_body': FieldInfo(role='length', doc='Bytes of the stored body.', orig_id='Length', anchor='osiris-sub-batch.len-body'),
            'body': FieldInfo(role='payload', doc='The container. Decompressed, it is an `osiris_sub_batch_body`.', orig_id='Body', anchor='osiris-sub-batch.body'),
        }
    ),
    'osiris_sub_batch_body': TypeInfo(
        'RabbitMQ osiris: decompressed sub-batch', 'The decompressed body of a sub-batch: simple entries with consecutive offsets, to the end. Sub-batches are not nested.', 'osiris-sub-batch-body', '', {
            'entries': FieldInfo(role='payload', doc='Normally `num_records` of the sub-batch.', anchor='osiris-sub-batch-body.entries'),
        }
    ),
    'osiris_tracking_chunk_data': TypeInfo(
        'RabbitMQ osiris: data section of a tracking chunk', 'One simple entry with a list of tracking blocks.', 'osiris-tracking-chunk-data', '', {
            'is_snapshot': FieldInfo(doc='The chunk is a snapshot, and its blocks have that form.', anchor='osiris-tracking-chunk-data.is-snapshot'),
            'is_sub_batch': FieldInfo(role='structure', doc='Clear, as in every simple entry.', orig_id='T', rule='false', anchor='osiris-tracking-chunk-data.is-sub-batch', bits=1),
            'len_tracking': FieldInfo(role='length', doc='Bytes of the tracking blocks.', orig_id='Entry body length', anchor='osiris-tracking-chunk-data.len-tracking', bits=31),
            'tracking': FieldInfo(role='structure', doc='The tracking blocks.', orig_id='Entry Body', anchor='osiris-tracking-chunk-data.tracking'),
            'surplus': FieldInfo(role='reserved', doc='Empty. A tracking chunk has one entry.', rule='_.length == 0, where _ is the value', anchor='osiris-tracking-chunk-data.surplus', code='trailing-bytes'),
        }
    ),
    'osiris_tracking_delta': TypeInfo(
        'RabbitMQ osiris: tracking in delta form', "Changes: a user chunk's trailer, or the body of a tracking delta chunk's entry. Blocks are unordered, at most one for each type and name.", 'osiris-tracking-delta', '', {
            'blocks': FieldInfo(role='structure', doc='To the end.', anchor='osiris-tracking-delta.blocks'),
        }
    ),
    'osiris_tracking_delta.block': TypeInfo(
        'A value and its name, which belongs to a type', 'A value and its name, which belongs to a type.', 'osiris-tracking-delta.block', '', {
            'tracking_type': FieldInfo(role='structure', doc='The kind of the value.', orig_id='Tracking type', rule='one of 0, 1, 2', anchor='osiris-tracking-delta.block.tracking-type'),
            'len_tracking_id': FieldInfo(role='length', doc='Bytes of the name.', orig_id='TrackingID size', anchor='osiris-tracking-delta.block.len-tracking-id'),
            'tracking_id': FieldInfo(role='payload', doc='Name of the publisher or consumer, arbitrary bytes.', orig_id='TrackingID', anchor='osiris-tracking-delta.block.tracking-id'),
            'data': FieldInfo(role='structure', doc='8 bytes.', orig_id='Tracking data', anchor='osiris-tracking-delta.block.data'),
        }
    ),
    'osiris_tracking_delta.sequence': TypeInfo(
        "A publisher's progress, for the chunk that contains the block", "A publisher's progress, for the chunk that contains the block.", 'osiris-tracking-delta.sequence', '', {
            'publishing_id': FieldInfo(role='structure', doc='The last publishing id that the broker stored for this publisher. 0 is valid.', orig_id='Sequence', anchor='osiris-tracking-delta.sequence.publishing-id'),
        }
    ),
    'osiris_tracking_delta.offset': TypeInfo(
        "A consumer's progress", "A consumer's progress.", 'osiris-tracking-delta.offset', '', {
            'offset': FieldInfo(role='structure', doc="The consumer's offset.", orig_id='Offset', anchor='osiris-tracking-delta.offset.offset'),
        }
    ),
    'osiris_tracking_delta.timestamp': TypeInfo(
        'A point in time', 'A point in time.', 'osiris-tracking-delta.timestamp', '', {
            'timestamp': FieldInfo(role='structure', doc='Milliseconds since the Unix epoch.', orig_id='Timestamp', anchor='osiris-tracking-delta.timestamp.timestamp'),
        }
    ),
    'osiris_tracking_snapshot': TypeInfo(
        'RabbitMQ osiris: tracking in snapshot form', "All tracking: the body of a tracking snapshot chunk's entry, possibly empty. Names that it lacks are no longer tracked.", 'osiris-tracking-snapshot', '', {
            'blocks': FieldInfo(role='structure', doc='To the end of the body.', anchor='osiris-tracking-snapshot.blocks'),
        }
    ),
    'osiris_tracking_snapshot.block': TypeInfo(
        'A value and its name, which belongs to a type', 'A value and its name, which belongs to a type.', 'osiris-tracking-snapshot.block', '', {
            'tracking_type': FieldInfo(role='structure', doc='The kind of the value.', orig_id='Trk type', rule='one of 0, 1, 2', anchor='osiris-tracking-snapshot.block.tracking-type'),
            'len_tracking_id': FieldInfo(role='length', doc='Bytes of the name.', orig_id='ID size', anchor='osiris-tracking-snapshot.block.len-tracking-id'),
            'tracking_id': FieldInfo(role='payload', doc='Name of the publisher or consumer, arbitrary bytes.', orig_id='ID', anchor='osiris-tracking-snapshot.block.tracking-id'),
            'data': FieldInfo(role='structure', doc='16 bytes for a sequence, otherwise 8.', orig_id='Type specific data', anchor='osiris-tracking-snapshot.block.data'),
        }
    ),
    'osiris_tracking_snapshot.sequence': TypeInfo(
        "A publisher's progress, with its chunk", "A publisher's progress, with its chunk.", 'osiris-tracking-snapshot.sequence', '', {
            'chunk_id': FieldInfo(role='structure', doc='The chunk that contained this sequence. The broker keeps the highest ones.', orig_id='ChunkId', anchor='osiris-tracking-snapshot.sequence.chunk-id'),
            'publishing_id': FieldInfo(role='structure', doc='As in the delta form.', orig_id='Sequence', anchor='osiris-tracking-snapshot.sequence.publishing-id'),
        }
    ),
    'redis_listpack': TypeInfo(
        'Redis: whole listpack', 'A listpack in memory or in a dump of Redis: a header of 6 bytes, the elements, the end marker, and nothing else.\n\nOn disk, mojo writes the elements without this header. See mojo_pack.', 'redis-listpack', '', {
            'len_total': FieldInfo(role='length', doc='Bytes of the whole listpack.', orig_id='total-bytes', rule='_io.size', anchor='redis-listpack.len-total', code='bad-length'),
            'num_elements': FieldInfo(role='length', doc='Elements without the end marker. With 65535, a reader must count them.', orig_id='num-elements', anchor='redis-listpack.num-elements'),
            'elements': FieldInfo(doc='The elements and the end marker.', anchor='redis-listpack.elements'),
            'check': FieldInfo(doc='Compares the header with the content. It takes no bytes.', anchor='redis-listpack.check'),
        }
    ),
    'redis_listpack.totals': TypeInfo(
        'Facts that must hold after the elements', 'Facts that must hold after the elements.', 'redis-listpack.totals', '', {
            'num_counted': FieldInfo(doc='Elements read, without the end marker.', anchor='redis-listpack.totals.num-counted'),
            'rest': FieldInfo(role='reserved', doc='Empty.', rule='_.length == 0, where _ is the value', anchor='redis-listpack.totals.rest', code='trailing-bytes'),
            'num_elements_agree': FieldInfo(role='reserved', doc="The header's count is the number of elements, or 65535.", rule='_parent.num_elements == 65535 or _parent.num_elements == num_counted, where _ is the value', anchor='redis-listpack.totals.num-elements-agree', code='bad-count'),
        }
    ),
    'redis_stream_node': TypeInfo(
        'Redis: node of a stream', "One node of a Redis stream, on which mojo's packs are based. The node's key is its master id: two big-endian 64-bit numbers.", 'redis-stream-node', '', {
            'len_total': FieldInfo(role='length', doc='Bytes of the whole listpack.', orig_id='total-bytes', rule='_io.size', anchor='redis-stream-node.len-total', code='bad-length'),
            'num_elements': FieldInfo(role='length', doc='Elements without the end marker, or 65535.', orig_id='num-elements', anchor='redis-stream-node.num-elements'),
            'master': FieldInfo(doc='Counts, and the field names that entries share.', anchor='redis-stream-node.master'),
            'entries': FieldInfo(doc='The records, then the end marker.', anchor='redis-stream-node.entries'),
        }
    ),
    'tank_bundle': TypeInfo(
        'TANK: bundle', 'The unit that a producer sends. The broker stores it unchanged, without length or checksum.', 'tank-bundle', '', {
            'header': FieldInfo(role='structure', doc='Flags, number of messages, sequence numbers of a sparse bundle.', anchor='tank-bundle.header'),
            'message_set': FieldInfo(role='payload', doc='To the end of the bundle. Decompressed, it is a `tank_message_set` with the same parameters. With a codec it is one block.', anchor='tank-bundle.message-set'),
        }
    ),
    'tank_bundle_header': TypeInfo(
        'TANK: bundle header', 'It is never compressed.', 'tank-bundle-header', '', {
            'unused': FieldInfo(role='reserved', doc="Clear in all bundles that TANK's clients wrote. A later document defines it (an extra flags byte), but broker and client ignore it and expect no such byte.", orig_id='(0)', rule='should be 0', anchor='tank-bundle-header.unused', bits=1),
            'is_sparse': FieldInfo(role='structure', doc="The bundle states its sequence numbers, which are not consecutive, or do not follow the previous bundle's. In the seed document the bit is unused. The system has it since v0.34.", orig_id='(1)', anchor='tank-bundle-header.is-sparse', bits=1),
            'num_messages_short': FieldInfo(role='length', doc='Number of messages from 1 to 15. If 0, it is a separate integer.', orig_id='(2, 6]', anchor='tank-bundle-header.num-messages-short', bits=4),
            'codec': FieldInfo(role='structure', doc="Codec of the message set. TANK's client and its `verify` abort on 2 and 3, which are not assigned.", orig_id='(6, 8]', anchor='tank-bundle-header.codec', bits=2),
            'num_messages_long': FieldInfo(role='length', doc='Number of messages. Writers use it above 15. Readers accept any number except 0, on which the broker aborts.', orig_id='total messages in messages set', rule='_.value != 0, where _ is the value', anchor='tank-bundle-header.num-messages-long', code='bad-count'),
            'first_sequence': FieldInfo(role='structure', doc="The first message's absolute sequence number.", orig_id='first_msg_seqnum', anchor='tank-bundle-header.first-sequence'),
            'last_delta': FieldInfo(role='structure', doc="The last message's sequence number, minus that of the first, minus 1.", orig_id='last_msg_seqnum', anchor='tank-bundle-header.last-delta'),
            'num_messages': FieldInfo(doc="The declared number of messages, not compared with the message set. TANK's broker numbers the next bundle by it, its client by the actual messages.", orig_id='msgset_size', anchor='tank-bundle-header.num-messages'),
            'last_sequence': FieldInfo(doc="Absolute sequence number of a sparse bundle's last message.", anchor='tank-bundle-header.last-sequence'),
        }
    ),
    'tank_entry': TypeInfo(
        'TANK: entry of a segment', 'A bundle after its length, written with one system call, partly if the disk is full.', 'tank-entry', '', {
            'len_bundle': FieldInfo(role='length', doc='Bytes of the bundle, without this integer. The first document omits it. The broker treats 0 as corruption.', orig_id='bundle length', rule='_.value != 0, where _ is the value', anchor='tank-entry.len-bundle', code='bad-length'),
            'bundle': FieldInfo(role='structure', doc='The bundle.', anchor='tank-entry.bundle'),
        }
    ),
    'tank_entry_header': TypeInfo(
        'TANK: what precedes the message set of an entry', 'The start of a `tank_entry`, for readers that step over bundles. The next entry begins `len_bundle` bytes after the length. A longer header is damaged.', 'tank-entry-header', '', {
            'len_bundle': FieldInfo(role='length', doc='Bytes of the bundle, without this integer. They include the header below.', orig_id='bundle length', rule='_.value != 0, where _ is the value', anchor='tank-entry-header.len-bundle', code='bad-length'),
            'header': FieldInfo(role='structure', doc='The message set follows.', anchor='tank-entry-header.header'),
        }
    ),
    'tank_enums': TypeInfo(
        'TANK: names of values', "Values that several of TANK's structures share.", 'tank-enums', '', {
        }
    ),
    'tank_index': TypeInfo(
        'TANK: segment index', 'The file `<base>.index` next to a segment. The first entry is (0, 0), and both columns rise. The broker adds an entry if more than `log.index.interval.bytes` were written since the last one.', 'tank-index', '', {
            'entries': FieldInfo(role='structure', doc='To the end of the file.', anchor='tank-index.entries'),
        }
    ),
    'tank_index_entry': TypeInfo(
        'TANK: entry of a segment index', "One bundle's position, not in the seed document.", 'tank-index-entry', '', {
            'relative_sequence': FieldInfo(role='structure', doc="The bundle's first sequence number, minus the segment's base.", orig_id='relSeqNum', anchor='tank-index-entry.relative-sequence'),
            'position': FieldInfo(role='structure', doc="Position of the bundle's entry, including its length.", orig_id='absPhysical', anchor='tank-index-entry.position'),
        }
    ),
    'tank_message': TypeInfo(
        'TANK: message', 'One message of a message set.', 'tank-message', '', {
            'is_sparse': FieldInfo(doc='The bundle is sparse.', anchor='tank-message.is-sparse'),
            'is_edge': FieldInfo(doc='The first or the last declared message, whose sequence number the header states.', anchor='tank-message.is-edge'),
            'timestamp_before': FieldInfo(doc='Timestamp of the message before it in the bundle, or 0.', anchor='tank-message.timestamp-before'),
            'unused': FieldInfo(role='reserved', doc='Unused. Readers ignore these bits.', rule='should be 0', anchor='tank-message.unused', bits=5),
            'is_consecutive': FieldInfo(role='structure', doc='In a sparse bundle, the sequence number is the previous one plus 1, without a stored delta. The seed document lacks it.', orig_id='SeqNumPrevPlusOne', anchor='tank-message.is-consecutive', bits=1),
            'uses_last_timestamp': FieldInfo(role='structure', doc='The previous timestamp applies.', orig_id='UseLastSpecifiedTS', anchor='tank-message.uses-last-timestamp', bits=1),
            'has_key': FieldInfo(role='structure', doc='A key is stored.', orig_id='HaveKey', anchor='tank-message.has-key', bits=1),
            'sequence_delta': FieldInfo(role='structure', doc='Sequence number, minus the previous one, minus 1.', anchor='tank-message.sequence-delta'),
            'explicit_timestamp': FieldInfo(role='structure', doc="By convention, milliseconds since the Unix epoch. The producer's number, unchecked. It may fall.", orig_id='creation ts in milliseconds', anchor='tank-message.explicit-timestamp'),
            'len_key': FieldInfo(role='length', doc='In bytes. Clients omit an empty key.', orig_id='keyLen', anchor='tank-message.len-key'),
            'key': FieldInfo(role='payload', doc='The key.', anchor='tank-message.key'),
            'len_content': FieldInfo(role='length', doc='In bytes. 0 is valid.', orig_id='content length', anchor='tank-message.len-content'),
            'content': FieldInfo(role='payload', doc="The producer's bytes.", orig_id='data', anchor='tank-message.content'),
            'timestamp': FieldInfo(doc="Without a stored one, the previous message's, or 0 for the first.", anchor='tank-message.timestamp'),
            'sequence_step': FieldInfo(doc='Difference to the previous sequence number, if the header does not state the number.', anchor='tank-message.sequence-step'),
        }
    ),
    'tank_message_set': TypeInfo(
        'TANK: message set', "A bundle's messages, to the end of the bundle or of its decompressed block.", 'tank-message-set', '', {
            'num_messages': FieldInfo(doc='The declared number of messages.', anchor='tank-message-set.num-messages'),
            'is_sparse': FieldInfo(doc='The bundle is sparse.', anchor='tank-message-set.is-sparse'),
            'messages': FieldInfo(role='structure', doc="TANK's reader ignores the declared number, and drops an incomplete message.", orig_id='msg', anchor='tank-message-set.messages'),
        }
    ),
    'tank_segment': TypeInfo(
        'TANK: segment of a partition log', "A whole file of entries, without header, magic, padding or checksum. The file's name states the first message's sequence number. Numbers are consecutive, except in sparse bundles.", 'tank-segment', '', {
            'entries': FieldInfo(role='structure', doc='To the end of the file.', anchor='tank-segment.entries'),
        }
    ),
}
