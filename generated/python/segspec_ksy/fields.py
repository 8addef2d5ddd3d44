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
        'AMQP 1.0: message', 'The body of an osiris entry in RabbitMQ: the sections of an AMQP 1.0 message. RabbitMQ converts AMQP 0.9.1 messages to it. Clients of the stream protocol may store other bytes.', 'amqp-message', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller allows, to keep readers safe. AMQP has no limit.', anchor='amqp-message.depth-left'),
            'sections': FieldInfo(role='structure', doc='In the order of their numbers. Data and sequence sections may repeat.', anchor='amqp-message.sections'),
        }
    ),
    'amqp_message.section': TypeInfo(
        'One opened section', 'One opened section.', 'amqp-message.section', '', {
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-message.section.depth-left'),
            'marker': FieldInfo(role='structure', doc='Every section is a described value.', rule='00', anchor='amqp-message.section.marker'),
            'descriptor': FieldInfo(role='structure', doc='Identifies the section.', anchor='amqp-message.section.descriptor'),
            'body': FieldInfo(role='structure', doc='A list of fields for header and properties, a map for annotations, application properties and footer, bytes for data, a list for a sequence, any value for a value.', anchor='amqp-message.section.body'),
        }
    ),
    'amqp_message.list_head': TypeInfo(
        'The number of fields of a list, and their size', 'The number of fields of a list, and their size.', 'amqp-message.list-head', '', {
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
            'num_fields': FieldInfo(role='length', doc='Present fields. All others are absent.', anchor='amqp-message.list8-head.num-fields'),
            'len_fields': FieldInfo(doc='Bytes of the fields.', anchor='amqp-message.list8-head.len-fields'),
        }
    ),
    'amqp_message.list32_head': TypeInfo(
        'A list of any size', 'A list of any size.', 'amqp-message.list32-head', '', {
            'len_content': FieldInfo(role='length', doc='Bytes of count and fields.', rule='at least 4', anchor='amqp-message.list32-head.len-content'),
            'num_fields': FieldInfo(role='length', doc='Present fields. All others are absent.', anchor='amqp-message.list32-head.num-fields'),
            'len_fields': FieldInfo(doc='Bytes of the fields.', anchor='amqp-message.list32-head.len-fields'),
        }
    ),
    'amqp_message.header': TypeInfo(
        'Delivery of the message', 'Delivery of the message.', 'amqp-message.header', '', {
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-message.header.depth-left'),
            'head': FieldInfo(role='structure', doc='The number of present fields.', anchor='amqp-message.header.head'),
            'fields': FieldInfo(role='structure', doc='In a fixed order.', anchor='amqp-message.header.fields'),
        }
    ),
    'amqp_message.header_fields': TypeInfo(
        'The present fields', 'The present fields. A null is the same as an absent field.', 'amqp-message.header-fields', '', {
            'num_fields': FieldInfo(doc='Present fields.', anchor='amqp-message.header-fields.num-fields'),
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-message.header-fields.depth-left'),
            'durable': FieldInfo(role='structure', doc='The message must survive a crash.', anchor='amqp-message.header-fields.durable'),
            'priority': FieldInfo(role='structure', doc='0 to 9. If absent, 4.', anchor='amqp-message.header-fields.priority'),
            'ttl': FieldInfo(role='structure', doc='Lifetime of the message in milliseconds.', anchor='amqp-message.header-fields.ttl'),
            'first_acquirer': FieldInfo(role='structure', doc='Nobody has acquired the message before.', orig_id='first-acquirer', anchor='amqp-message.header-fields.first-acquirer'),
            'delivery_count': FieldInfo(role='structure', doc='Failed deliveries.', orig_id='delivery-count', anchor='amqp-message.header-fields.delivery-count'),
        }
    ),
    'amqp_message.properties': TypeInfo(
        'Standard properties', 'Standard properties.', 'amqp-message.properties', '', {
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-message.properties.depth-left'),
            'head': FieldInfo(role='structure', doc='The number of present fields.', anchor='amqp-message.properties.head'),
            'fields': FieldInfo(role='structure', doc='In a fixed order.', anchor='amqp-message.properties.fields'),
        }
    ),
    'amqp_message.properties_fields': TypeInfo(
        'The present fields', 'The present fields. A null is the same as an absent field.', 'amqp-message.properties-fields', '', {
            'num_fields': FieldInfo(doc='Present fields.', anchor='amqp-message.properties-fields.num-fields'),
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-message.properties-fields.depth-left'),
            'message_id': FieldInfo(role='structure', doc='Identifies the message.', orig_id='message-id', anchor='amqp-message.properties-fields.message-id'),
            'user_id': FieldInfo(role='structure', doc='The publishing user, as bytes.', orig_id='user-id', anchor='amqp-message.properties-fields.user-id'),
            'to': FieldInfo(role='structure', doc='Destination.', anchor='amqp-message.properties-fields.to'),
            'subject': FieldInfo(role='structure', doc='Subject.', anchor='amqp-message.properties-fields.subject'),
            'reply_to': FieldInfo(role='structure', doc='Destination of answers.', orig_id='reply-to', anchor='amqp-message.properties-fields.reply-to'),
            'correlation_id': FieldInfo(role='structure', doc='The related message.', orig_id='correlation-id', anchor='amqp-message.properties-fields.correlation-id'),
            'content_type': FieldInfo(role='structure', doc='Media type of the body.', orig_id='content-type', anchor='amqp-message.properties-fields.content-type'),
            'content_encoding': FieldInfo(role='structure', doc='Encoding of the body.', orig_id='content-encoding', anchor='amqp-message.properties-fields.content-encoding'),
            'absolute_expiry_time': FieldInfo(role='structure', doc='Time of expiry, in milliseconds since the Unix epoch.', orig_id='absolute-expiry-time', anchor='amqp-message.properties-fields.absolute-expiry-time'),
            'creation_time': FieldInfo(role='structure', doc='Time of creation, in milliseconds since the Unix epoch.', orig_id='creation-time', anchor='amqp-message.properties-fields.creation-time'),
            'group_id': FieldInfo(role='structure', doc="The message's group.", orig_id='group-id', anchor='amqp-message.properties-fields.group-id'),
            'group_sequence': FieldInfo(role='structure', doc='Place in the group.', orig_id='group-sequence', anchor='amqp-message.properties-fields.group-sequence'),
            'reply_to_group_id': FieldInfo(role='structure', doc='The group of answers.', orig_id='reply-to-group-id', anchor='amqp-message.properties-fields.reply-to-group-id'),
        }
    ),
    'amqp_section': TypeInfo(
        'AMQP 1.0: message section, unopened', 'One section, with its content as bytes, so that readers can walk through any sections. The upper half of a format code determines the width of a value.', 'amqp-section', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller allows, to keep readers safe. AMQP has no limit.', anchor='amqp-section.depth-left'),
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
        'A value with its content as bytes', 'A value with its content as bytes.', 'amqp-section.unopened', '', {
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-section.unopened.depth-left'),
            'nesting': FieldInfo(role='reserved', doc='No bytes. It refuses deeper nesting.', rule='depth_left > 0, where _ is the value', anchor='amqp-section.unopened.nesting', code='limit-exceeded'),
            'format_code': FieldInfo(role='structure', doc='Encoding of the value, 0 if it is described. Codes between have no width.', rule='_ == 0 or _ >= 0x40, where _ is the value', anchor='amqp-section.unopened.format-code'),
            'encoded': FieldInfo(role='payload', doc='The value.', anchor='amqp-section.unopened.encoded'),
        }
    ),
    'amqp_section.unopened_described': TypeInfo(
        'A value with its descriptor', 'A value with its descriptor.', 'amqp-section.unopened-described', '', {
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-section.unopened-described.depth-left'),
            'descriptor': FieldInfo(role='structure', doc='A number or a symbol.', anchor='amqp-section.unopened-described.descriptor'),
            'described_value': FieldInfo(role='structure', doc='The value.', anchor='amqp-section.unopened-described.described-value'),
        }
    ),
    'amqp_section.fixed_width': TypeInfo(
        'A value whose format code gives its width', 'A value whose format code gives its width.', 'amqp-section.fixed-width', '', {
            'len_content': FieldInfo(doc='Bytes of the value.', anchor='amqp-section.fixed-width.len-content'),
            'content': FieldInfo(role='payload', doc='The value.', anchor='amqp-section.fixed-width.content'),
        }
    ),
    'amqp_section.variable_width_8': TypeInfo(
        'A value of up to 255 bytes', 'A value of up to 255 bytes.', 'amqp-section.variable-width-8', '', {
            'len_content': FieldInfo(role='length', doc='Bytes of the value. In a list, map or array, with its count.', anchor='amqp-section.variable-width-8.len-content'),
            'content': FieldInfo(role='payload', doc="The value. In a data section, the publisher's bytes.", anchor='amqp-section.variable-width-8.content'),
        }
    ),
    'amqp_section.variable_width_32': TypeInfo(
        'A value of any size', 'A value of any size.', 'amqp-section.variable-width-32', '', {
            'len_content': FieldInfo(role='length', doc='Bytes of the value. In a list, map or array, with its count.', anchor='amqp-section.variable-width-32.len-content'),
            'content': FieldInfo(role='payload', doc="The value. In a data section, the publisher's bytes.", anchor='amqp-section.variable-width-32.content'),
        }
    ),
    'amqp_value': TypeInfo(
        'AMQP 1.0: value', 'One value of any AMQP type.', 'amqp-value', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller allows, to keep readers safe. AMQP has no limit.', anchor='amqp-value.depth-left'),
            'format_code': FieldInfo(role='structure', doc='Type and encoding of the value.', rule='a value of format_code', anchor='amqp-value.format-code'),
            'encoded': FieldInfo(role='structure', doc='The value.', anchor='amqp-value.encoded'),
        }
    ),
    'amqp_value.encoded': TypeInfo(
        'A value without its format code, as in arrays', 'A value without its format code, as in arrays.', 'amqp-value.encoded', '', {
            'format_code': FieldInfo(doc='Encoding of the value.', anchor='amqp-value.encoded.format-code'),
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-value.encoded.depth-left'),
            'nesting': FieldInfo(role='reserved', doc='No bytes. It refuses deeper nesting.', rule='depth_left > 0, where _ is the value', anchor='amqp-value.encoded.nesting', code='limit-exceeded'),
            'value': FieldInfo(role='payload', doc='The value, or nothing if the code implies it.', anchor='amqp-value.encoded.value'),
            'is_without_bytes': FieldInfo(doc='The code implies the value.', anchor='amqp-value.encoded.is-without-bytes'),
        }
    ),
    'amqp_value.described': TypeInfo(
        'A value with a descriptor for its meaning', 'A value with a descriptor for its meaning.', 'amqp-value.described', '', {
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-value.described.depth-left'),
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
        'An unsigned 32-bit integer, or a code point', 'An unsigned 32-bit integer, or a code point.', 'amqp-value.uint', '', {
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
            'len_value': FieldInfo(role='length', doc='Bytes of the value.', anchor='amqp-value.binary8.len-value'),
            'value': FieldInfo(role='payload', doc='The bytes.', anchor='amqp-value.binary8.value'),
        }
    ),
    'amqp_value.binary32': TypeInfo(
        'Bytes with their length', 'Bytes with their length.', 'amqp-value.binary32', '', {
            'len_value': FieldInfo(role='length', doc='Bytes of the value.', anchor='amqp-value.binary32.len-value'),
            'value': FieldInfo(role='payload', doc='The bytes.', anchor='amqp-value.binary32.value'),
        }
    ),
    'amqp_value.string8': TypeInfo(
        'A string, or a symbol, which is ASCII in AMQP', 'A string, or a symbol, which is ASCII in AMQP. RabbitMQ stores AMQP 0.9.1 header names, which are UTF-8, as symbols.', 'amqp-value.string8', '', {
            'len_value': FieldInfo(role='length', doc='Bytes of the text.', anchor='amqp-value.string8.len-value'),
            'value': FieldInfo(role='payload', doc='The text.', anchor='amqp-value.string8.value'),
        }
    ),
    'amqp_value.string32': TypeInfo(
        'A string, or a symbol, which is ASCII in AMQP', 'A string, or a symbol, which is ASCII in AMQP. RabbitMQ stores AMQP 0.9.1 header names, which are UTF-8, as symbols.', 'amqp-value.string32', '', {
            'len_value': FieldInfo(role='length', doc='Bytes of the text.', anchor='amqp-value.string32.len-value'),
            'value': FieldInfo(role='payload', doc='The text.', anchor='amqp-value.string32.value'),
        }
    ),
    'amqp_value.compound8': TypeInfo(
        'A list or a map with its length', 'A list or a map with its length.', 'amqp-value.compound8', '', {
            'is_map': FieldInfo(doc='The items are keys and values in turn.', anchor='amqp-value.compound8.is-map'),
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-value.compound8.depth-left'),
            'len_content': FieldInfo(role='length', doc='Bytes of count and items.', anchor='amqp-value.compound8.len-content'),
            'content': FieldInfo(role='structure', doc='Count and items.', anchor='amqp-value.compound8.content'),
        }
    ),
    'amqp_value.compound8_content': TypeInfo(
        'The content of a list or map', 'The content of a list or map.', 'amqp-value.compound8-content', '', {
            'is_map': FieldInfo(doc='The items are keys and values in turn.', anchor='amqp-value.compound8-content.is-map'),
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-value.compound8-content.depth-left'),
            'num_items': FieldInfo(role='length', doc='Items of a list. In a map, keys and values together, so it is even.', rule='not is_map or _ % 2 == 0, where _ is the value', anchor='amqp-value.compound8-content.num-items'),
            'items': FieldInfo(role='structure', doc='The items. In a map, keys and values in turn.', anchor='amqp-value.compound8-content.items'),
        }
    ),
    'amqp_value.array8': TypeInfo(
        'An array with its length', 'An array with its length.', 'amqp-value.array8', '', {
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-value.array8.depth-left'),
            'len_content': FieldInfo(role='length', doc='Bytes of count, constructor and items.', anchor='amqp-value.array8.len-content'),
            'content': FieldInfo(role='structure', doc='Count, constructor and items.', anchor='amqp-value.array8.content'),
        }
    ),
    'amqp_value.array8_content': TypeInfo(
        'The content of an array', 'The content of an array. All items share one format code.', 'amqp-value.array8-content', '', {
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-value.array8-content.depth-left'),
            'num_items': FieldInfo(role='length', doc='Number of items.', anchor='amqp-value.array8-content.num-items'),
            'constructor': FieldInfo(role='structure', doc='The type of all items.', anchor='amqp-value.array8-content.constructor'),
            'items': FieldInfo(role='payload', doc='The items without format codes. Items without bytes are not listed: they are identical, and the length does not bound their number.', anchor='amqp-value.array8-content.items'),
        }
    ),
    'amqp_value.compound32': TypeInfo(
        'A list or a map with its length', 'A list or a map with its length.', 'amqp-value.compound32', '', {
            'is_map': FieldInfo(doc='The items are keys and values in turn.', anchor='amqp-value.compound32.is-map'),
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-value.compound32.depth-left'),
            'len_content': FieldInfo(role='length', doc='Bytes of count and items.', anchor='amqp-value.compound32.len-content'),
            'content': FieldInfo(role='structure', doc='Count and items.', anchor='amqp-value.compound32.content'),
        }
    ),
    'amqp_value.compound32_content': TypeInfo(
        'The content of a list or map', 'The content of a list or map.', 'amqp-value.compound32-content', '', {
            'is_map': FieldInfo(doc='The items are keys and values in turn.', anchor='amqp-value.compound32-content.is-map'),
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-value.compound32-content.depth-left'),
            'num_items': FieldInfo(role='length', doc='Items of a list. In a map, keys and values together, so it is even.', rule='not is_map or _ % 2 == 0, where _ is the value', anchor='amqp-value.compound32-content.num-items'),
            'items': FieldInfo(role='structure', doc='The items. In a map, keys and values in turn.', anchor='amqp-value.compound32-content.items'),
        }
    ),
    'amqp_value.array32': TypeInfo(
        'An array with its length', 'An array with its length.', 'amqp-value.array32', '', {
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-value.array32.depth-left'),
            'len_content': FieldInfo(role='length', doc='Bytes of count, constructor and items.', anchor='amqp-value.array32.len-content'),
            'content': FieldInfo(role='structure', doc='Count, constructor and items.', anchor='amqp-value.array32.content'),
        }
    ),
    'amqp_value.array32_content': TypeInfo(
        'The content of an array', 'The content of an array. All items share one format code.', 'amqp-value.array32-content', '', {
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-value.array32-content.depth-left'),
            'num_items': FieldInfo(role='length', doc='Number of items.', anchor='amqp-value.array32-content.num-items'),
            'constructor': FieldInfo(role='structure', doc='The type of all items.', anchor='amqp-value.array32-content.constructor'),
            'items': FieldInfo(role='payload', doc='The items without format codes. Items without bytes are not listed: they are identical, and the length does not bound their number.', anchor='amqp-value.array32-content.items'),
        }
    ),
    'amqp_value.array_constructor': TypeInfo(
        "The format code of an array's items, with a descriptor if they are described", "The format code of an array's items, with a descriptor if they are described.", 'amqp-value.array-constructor', '', {
            'depth_left': FieldInfo(doc='Allowed levels of nesting.', anchor='amqp-value.array-constructor.depth-left'),
            'format_code': FieldInfo(role='structure', doc="The items' format code, or 0 before a descriptor.", rule='a value of format_code', anchor='amqp-value.array-constructor.format-code'),
            'descriptor': FieldInfo(role='structure', doc='Describes every item.', anchor='amqp-value.array-constructor.descriptor'),
            'described_code': FieldInfo(role='structure', doc="The items' format code after a descriptor.", rule='a value of format_code', anchor='amqp-value.array-constructor.described-code'),
            'item_code': FieldInfo(doc='The format code of the items.', anchor='amqp-value.array-constructor.item-code'),
            'is_without_bytes': FieldInfo(doc='The items have no bytes.', anchor='amqp-value.array-constructor.is-without-bytes'),
        }
    ),
    'durable_log_index': TypeInfo(
        'durable-log index file (v1)', 'The file `segment_<base>.idx` next to a segment. Entry k is for the record with the offset base + k. It has no header.', 'durable-log-index', '', {
            'entries': FieldInfo(doc='One per record.', anchor='durable-log-index.entries'),
        }
    ),
    'durable_log_index_entry': TypeInfo(
        'durable-log index entry (v1)', "The position of one record. Only the system's code defines the index.\n\nAn entry has neither magic nor checksum. Compare it with its record before use.", 'durable-log-index-entry', '', {
            'offset': FieldInfo(doc='Offset of the record, base + k for entry k.', anchor='durable-log-index-entry.offset'),
            'ofs_record': FieldInfo(doc='Position of the record in the segment.', orig_id='position', anchor='durable-log-index-entry.ofs-record'),
        }
    ),
    'durable_log_record': TypeInfo(
        'durable-log record (v1)', 'The unit that durable-log appends: a header and a payload. The next record follows without padding.\n\nThe checksum covers the payload only. A wrong length shows as a wrong checksum or a missing magic after it, a wrong offset only in comparison with other records.', 'durable-log-record', '', {
            'magic': FieldInfo(doc='`47 4F 4C 44`, "GOLD" in ASCII.\n\nIt is the number 0x444C4F47, little-endian like all fields. As `44 4C 4F 47` ("DLOG") it is byte-swapped, which the real system never writes.', rule='47 4f 4c 44', anchor='durable-log-record.magic', code='bad-magic'),
            'version': FieldInfo(doc='Only 1 is defined. The length of a record of another version is unknown, so a reader must stop there or search for the next record.', rule='1', anchor='durable-log-record.version', code='unsupported-version'),
            'flags': FieldInfo(role='reserved', doc='Must be 0. The real system ignores other values, so the record is read and reported.', rule='should be 0', anchor='durable-log-record.flags'),
            'reserved': FieldInfo(role='reserved', doc='Must be 0. Other values are read, as in `flags`.', rule='should be 0', anchor='durable-log-record.reserved'),
            'offset': FieldInfo(doc="The record's number in its log. The document only requires that numbers grow. In the real system, the first record of a segment has the number in the file's name, and each further one the next number.", anchor='durable-log-record.offset'),
            'len_payload': FieldInfo(role='length', doc='Bytes of the payload. 0 is valid.', orig_id='payload_len', anchor='durable-log-record.len-payload'),
            'checksum': FieldInfo(role='checksum', doc="CRC-32 (zlib's) of the payload only. 0 for an empty payload.", anchor='durable-log-record.checksum'),
            'payload': FieldInfo(role='payload', doc="The user's bytes.", anchor='durable-log-record.payload'),
        }
    ),
    'durable_log_segment': TypeInfo(
        'durable-log segment file (v1)', 'A file `segment_<base>.log` of records. `base` is the offset of its first record in decimal, with 20 digits. The file may be empty. A new segment begins if the next record would exceed the limit (by default 64 MiB).', 'durable-log-segment', '', {
            'records': FieldInfo(doc='In the order of their offsets.', anchor='durable-log-segment.records'),
        }
    ),
    'ffwd_entry': TypeInfo(
        'ffwd queue entry', 'One message of the queue. Message i of a segment has the number base + i. Without a checksum, a changed byte of a blob cannot be noticed, and a changed size misplaces all later messages.', 'ffwd-entry', '', {
            'len_blob': FieldInfo(role='length', doc='Bytes of the blob, unsigned in the document. 0 is valid. The real system reads it as a signed Java int and does not start if the top bit is set.', orig_id='size', anchor='ffwd-entry.len-blob'),
            'blob': FieldInfo(role='payload', doc='The message.', anchor='ffwd-entry.blob'),
        }
    ),
    'ffwd_index': TypeInfo(
        'ffwd queue index file', "The file `index` in a queue's folder: the unordered positions of its consumers, without a header. The dots in the document have no meaning. It is rewritten when the queue is stopped, so a crashed queue has none or an old one.", 'ffwd-index', '', {
            'entries': FieldInfo(doc='One per consumer.', anchor='ffwd-index.entries'),
        }
    ),
    'ffwd_index_entry': TypeInfo(
        'ffwd queue index entry', 'The position of one consumer. The real system leaves it to its caller if this is the last handled message or the next one.', 'ffwd-index-entry', '', {
            'len_id': FieldInfo(role='length', doc="Bytes of the consumer's id. 0 is valid. The real system uses a signed Java int.", orig_id='idlength', anchor='ffwd-index-entry.len-id'),
            'offset': FieldInfo(doc='The number of a message.', anchor='ffwd-index-entry.offset'),
            'id': FieldInfo(role='payload', doc="The consumer's id in UTF-8.", anchor='ffwd-index-entry.id'),
        }
    ),
    'ffwd_segment': TypeInfo(
        'ffwd queue segment file', "A header, and entries to the end of the file. The file's name is its base offset in hexadecimal, with 16 digits (10 in the document's example).\n\nDocument and code have headers of different width. Both write version 0, so the bytes alone do not show which one a file has. The parameter does. A reader compares version 0, base offset and file name, and tests if entries end exactly at the end of the file. If that decides nothing, it is the system's header.\n\nNumbers are big-endian. The document does not specify it.", 'ffwd-segment', '', {
            'variant': FieldInfo(doc='The kind of header.', anchor='ffwd-segment.variant'),
            'header': FieldInfo(doc='The dots after it in the document have no meaning.', anchor='ffwd-segment.header'),
            'entries': FieldInfo(doc='In the order of their numbers.', anchor='ffwd-segment.entries'),
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
            'base_offset': FieldInfo(doc="Number of the segment's first message.", orig_id='offset', anchor='ffwd-segment.document-header.base-offset'),
        }
    ),
    'leb128_u32': TypeInfo(
        'Unsigned LEB128 integer of at most 32 bits', 'One to five groups of seven bits, the lowest first. If the high bit of a byte is set, another byte follows. Writers use the fewest bytes possible, but readers do not check it. Bits above 31 in the fifth byte are shifted out.', 'leb128-u32', 'value', {
            'groups': FieldInfo(role='length', doc='The bytes, up to the first one whose high bit is clear.', anchor='leb128-u32.groups'),
            'value': FieldInfo(doc='The number.', anchor='leb128-u32.value'),
            'size': FieldInfo(doc='Bytes of the integer.', anchor='leb128-u32.size'),
        }
    ),
    'leb128_u32.group': TypeInfo(
        'One byte, and the sum so far', 'One byte, and the sum so far.', 'leb128-u32.group', '', {
            'index': FieldInfo(doc="The byte's place, from 0.", anchor='leb128-u32.group.index'),
            'total_before': FieldInfo(doc='Sum of the groups before this one.', anchor='leb128-u32.group.total-before'),
            'weight': FieldInfo(doc='Value of the lowest bit of this group.', anchor='leb128-u32.group.weight'),
            'octet': FieldInfo(role='length', doc='Seven bits of the value. If the high bit is set, another byte follows. It is clear in the fifth byte.', rule='at most index == 4 ? 127 : 255', anchor='leb128-u32.group.octet'),
            'has_next': FieldInfo(doc='True if another byte follows.', anchor='leb128-u32.group.has-next'),
            'total': FieldInfo(doc='Sum through this group.', anchor='leb128-u32.group.total'),
        }
    ),
    'listpack_element': TypeInfo(
        'Redis listpack: element', 'An integer, a string, or the end marker FF. The first byte determines the type. `backlen`, after the data, is the length of first byte and data. It can be read from right to left, so that readers can walk the list backwards. It is the only redundancy of a listpack. A reader must check it, to stop at the first damaged element instead of misreading the rest. Zeros end a list: `00` is the integer 0 and requires the backlen `01`.\n\nA writer stores the canonical decimal form of a 64-bit integer as an integer, in the shortest encoding. A reader returns it as decimal digits, and accepts longer encodings.', 'listpack-element', '', {
            'encoding': FieldInfo(role='structure', doc='Type, and the first bits of the value or of the length. F5 to FE have no meaning.', rule='_ <= 0xf4 or _ == 0xff, where _ is the value', anchor='listpack-element.encoding'),
            'data': FieldInfo(role='payload', doc='The bytes after the first one. The end marker has none.', anchor='listpack-element.data'),
            'backlen': FieldInfo(role='length', doc='`len_body` in groups of 7 bits, the most significant first. Bit 7 is set in every byte except the first: a reader from the right continues while it is set. 500 is stored as `03 F4`. listpack.md has the opposite order, Redis this one.', rule='((len_body >> (7 * (num_backlen - 1 - _index))) & 0x7f) | (_index == 0 ? 0 : 0x80)', anchor='listpack-element.backlen', code='bad-length'),
            'kind': FieldInfo(doc='The type.', anchor='listpack-element.kind'),
            'is_end': FieldInfo(doc='The end marker has neither data nor backlen.', anchor='listpack-element.is-end'),
            'is_str': FieldInfo(doc='The type is a string.', anchor='listpack-element.is-str'),
            'is_int': FieldInfo(doc='The type is an integer.', anchor='listpack-element.is-int'),
            'len_body': FieldInfo(doc='Bytes of first byte and data.', anchor='listpack-element.len-body'),
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
        "110xxxxx and one byte, an integer from -4096 to 4095, two's complement", "110xxxxx and one byte, an integer from -4096 to 4095, two's complement.", 'listpack-element.data-int13', 'value', {
            'encoding': FieldInfo(doc='The first byte.', anchor='listpack-element.data-int13.encoding'),
            'low': FieldInfo(role='payload', doc='The low 8 bits. The first byte has the high 5.', anchor='listpack-element.data-int13.low'),
            'two_complement': FieldInfo(doc='The 13 bits, unsigned.', anchor='listpack-element.data-int13.two-complement'),
            'value': FieldInfo(doc='The integer.', anchor='listpack-element.data-int13.value'),
        }
    ),
    'listpack_element.data_str12': TypeInfo(
        '1110xxxx and one byte, a string of 64 to 4095 bytes', '1110xxxx and one byte, a string of 64 to 4095 bytes.', 'listpack-element.data-str12', '', {
            'encoding': FieldInfo(doc='The first byte.', anchor='listpack-element.data-str12.encoding'),
            'len_low': FieldInfo(role='length', doc='The low 8 bits of the length. The first byte has the high 4.', anchor='listpack-element.data-str12.len-low'),
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
        "F1, an integer of 16 bits, two's complement", "F1, an integer of 16 bits, two's complement.", 'listpack-element.data-int16', '', {
            'value': FieldInfo(role='payload', doc='The integer.', anchor='listpack-element.data-int16.value'),
        }
    ),
    'listpack_element.data_int24': TypeInfo(
        "F2, an integer of 24 bits, two's complement", "F2, an integer of 24 bits, two's complement.", 'listpack-element.data-int24', 'value', {
            'low': FieldInfo(role='payload', doc='The low 16 bits.', anchor='listpack-element.data-int24.low'),
            'high': FieldInfo(role='payload', doc='The high 8 bits, with the sign.', anchor='listpack-element.data-int24.high'),
            'value': FieldInfo(doc='The integer.', anchor='listpack-element.data-int24.value'),
        }
    ),
    'listpack_element.data_int32': TypeInfo(
        "F3, an integer of 32 bits, two's complement", "F3, an integer of 32 bits, two's complement.", 'listpack-element.data-int32', '', {
            'value': FieldInfo(role='payload', doc='The integer.', anchor='listpack-element.data-int32.value'),
        }
    ),
    'listpack_element.data_int64': TypeInfo(
        "F4, an integer of 64 bits, two's complement", "F4, an integer of 64 bits, two's complement.", 'listpack-element.data-int64', '', {
            'value': FieldInfo(role='payload', doc='The integer.', anchor='listpack-element.data-int64.value'),
        }
    ),
    'listpack_fixed': TypeInfo(
        'Redis listpack: number in a fixed-width string', 'An unsigned little-endian number as a listpack string of 4 or 8 bytes. mojo uses it for numbers that may be overwritten in place or read from a known distance.', 'listpack-fixed', '', {
        }
    ),
    'listpack_fixed.u4_string': TypeInfo(
        'A number of 32 bits in a string of 4 bytes', 'A number of 32 bits in a string of 4 bytes.', 'listpack-fixed.u4-string', '', {
            'encoding': FieldInfo(role='structure', doc='Frames 4 bytes. 84 is their type.', rule='84', anchor='listpack-fixed.u4-string.encoding', code='bad-index'),
            'value': FieldInfo(role='payload', doc='The number.', anchor='listpack-fixed.u4-string.value'),
            'backlen': FieldInfo(role='length', doc='Frames 4 bytes. 05 is the length of first byte and value.', rule='05', anchor='listpack-fixed.u4-string.backlen', code='bad-index'),
        }
    ),
    'listpack_fixed.u8_string': TypeInfo(
        'A number of 64 bits in a string of 8 bytes', 'A number of 64 bits in a string of 8 bytes.', 'listpack-fixed.u8-string', '', {
            'encoding': FieldInfo(role='structure', doc='Frames 8 bytes. 88 is their type.', rule='88', anchor='listpack-fixed.u8-string.encoding'),
            'value': FieldInfo(role='payload', doc='The number.', anchor='listpack-fixed.u8-string.value'),
            'backlen': FieldInfo(role='length', doc='Frames 8 bytes. 09 is the length of first byte and value.', rule='09', anchor='listpack-fixed.u8-string.backlen'),
        }
    ),
    'mojo_entry': TypeInfo(
        'mojo: entry of a pack', 'One record, or the end marker after the last one.', 'mojo-entry', '', {
            'num_master_fields': FieldInfo(doc='Number of names in the master entry.', anchor='mojo-entry.num-master-fields'),
            'has_lp_count': FieldInfo(doc='The entry ends with the number of its elements, as in Redis and older code. Not in the document.', anchor='mojo-entry.has-lp-count'),
            'num_elements_before': FieldInfo(doc='Elements of the pack before this entry.', anchor='mojo-entry.num-elements-before'),
            'num_live_before': FieldInfo(doc='Entries of the pack before this one, without deleted ones.', anchor='mojo-entry.num-live-before'),
            'flags': FieldInfo(role='structure', doc='Bit 0: the record was deleted, but its bytes are kept. Bit 1, SAMEFIELDS: the entry has only values, for the field names of the master entry. The code names bits 2 to 4 (SLOT, TX, DEDUPE), but never sets them, and their effect is unknown. The end marker may replace the flags.', rule='_.is_int or _.is_end, where _ is the value', anchor='mojo-entry.flags'),
            'content': FieldInfo(doc='The rest of the entry.', anchor='mojo-entry.content'),
            'is_end': FieldInfo(doc='This is the end marker, not an entry.', anchor='mojo-entry.is-end'),
            'is_deleted': FieldInfo(doc='The record was deleted.', anchor='mojo-entry.is-deleted'),
            'has_same_fields': FieldInfo(doc='Only values are stored, without names.', anchor='mojo-entry.has-same-fields'),
            'other_flags': FieldInfo(doc='Flags that the document does not describe.', anchor='mojo-entry.other-flags'),
            'num_elements_through': FieldInfo(doc='Elements of the pack through this entry.', anchor='mojo-entry.num-elements-through'),
            'num_live_through': FieldInfo(doc='Entries of the pack through this one, without deleted ones.', anchor='mojo-entry.num-live-through'),
        }
    ),
    'mojo_entry.entry_content': TypeInfo(
        'An entry after its flags', 'An entry after its flags.', 'mojo-entry.entry-content', '', {
            'ms_difference': FieldInfo(role='structure', doc='Added to the milliseconds of MASTER ID, modulo 2^64.', orig_id='id_ms', rule='_.is_int, where _ is the value', anchor='mojo-entry.entry-content.ms-difference'),
            'seq_difference': FieldInfo(role='structure', doc='Added to the number of MASTER ID, modulo 2^64. Negative if a record of a later millisecond has a lower number.', orig_id='id_seq', rule='_.is_int, where _ is the value', anchor='mojo-entry.entry-content.seq-difference'),
            'num_fields': FieldInfo(role='length', doc='Number of pairs.', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-entry.entry-content.num-fields'),
            'pairs': FieldInfo(doc='Names with their values.', orig_id='FIELD', anchor='mojo-entry.entry-content.pairs'),
            'values': FieldInfo(role='payload', doc='One value per field name of the master entry.', orig_id='value', rule='not _.is_end, where _ is the value', anchor='mojo-entry.entry-content.values'),
            'lp_count': FieldInfo(role='length', doc='Elements of the entry before this one. Older code also counts this one.', orig_id='lp-count', rule='_.is_int and (_.int_value == num_counted or _.int_value == num_counted + 1), where _ is the value', anchor='mojo-entry.entry-content.lp-count', code='bad-count'),
            'num_counted': FieldInfo(doc='Elements of the entry before lp-count.', anchor='mojo-entry.entry-content.num-counted'),
            'num_elements': FieldInfo(doc='Elements of the entry.', anchor='mojo-entry.entry-content.num-elements'),
        }
    ),
    'mojo_entry.pair': TypeInfo(
        'A field name and its value', 'A field name and its value.', 'mojo-entry.pair', '', {
            'name': FieldInfo(role='payload', doc="The field's name.", orig_id='key', rule='not _.is_end, where _ is the value', anchor='mojo-entry.pair.name'),
            'value': FieldInfo(role='payload', doc="The field's value.", rule='not _.is_end, where _ is the value', anchor='mojo-entry.pair.value'),
        }
    ),
    'mojo_enums': TypeInfo(
        'mojo: readings of the document', 'No program ever wrote a mojo segment, and its document has several interpretations. In the first value of each enum, all sizes agree with the document. The others come from its wording or from older code. The first pack and the end of the file show which one a file has.', 'mojo-enums', '', {
        }
    ),
    'mojo_footer': TypeInfo(
        'mojo: SUFFIX found from the end', 'Finds SUFFIX from the end of the file, before any zeros there. This structure takes no bytes.', 'mojo-footer', '', {
            'form': FieldInfo(doc='The form of SUFFIX.', anchor='mojo-footer.form'),
            'has_tags': FieldInfo(doc='`[I` precedes INDEX.', anchor='mojo-footer.has-tags'),
            'ofs_end': FieldInfo(doc='The end of SUFFIX.', anchor='mojo-footer.ofs-end'),
            'len_suffix': FieldInfo(doc='Bytes of SUFFIX, with its end markers.', anchor='mojo-footer.len-suffix'),
            'ofs_suffix': FieldInfo(doc='The start of SUFFIX.', anchor='mojo-footer.ofs-suffix'),
            'suffix': FieldInfo(doc="The segment's SUFFIX.", anchor='mojo-footer.suffix'),
            'len_index': FieldInfo(doc='Bytes of INDEX.', anchor='mojo-footer.len-index'),
            'ofs_tail': FieldInfo(doc='The end of the packs.', anchor='mojo-footer.ofs-tail'),
        }
    ),
    'mojo_id': TypeInfo(
        'mojo: record id', "A record's id: milliseconds, and a number within the millisecond. The text form is `ms-seq` in decimal.", 'mojo-id', '', {
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
        'mojo: INDEX', 'An entry for each pack in order, then a null. They are listpack elements without a header or an end marker. Only SUFFIX shows where they end.', 'mojo-index', '', {
            'len_index': FieldInfo(doc='Bytes of INDEX, from SUFFIX.', anchor='mojo-index.len-index'),
            'has_null_each': FieldInfo(doc='A null follows each entry, instead of one at the end.', anchor='mojo-index.has-null-each'),
            'body': FieldInfo(doc='The entries and the null.', anchor='mojo-index.body'),
        }
    ),
    'mojo_index.index_body': TypeInfo(
        'The elements of INDEX', 'The elements of INDEX.', 'mojo-index.index-body', '', {
            'has_null_each': FieldInfo(doc='A null follows each entry, instead of one at the end.', anchor='mojo-index.index-body.has-null-each'),
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
            'has_tag': FieldInfo(doc='`[P` precedes the pack. True except for the first pack of a segment.', anchor='mojo-pack.has-tag'),
            'has_counts': FieldInfo(doc='The master entry begins with count and deleted.', anchor='mojo-pack.has-counts'),
            'has_lp_count': FieldInfo(doc='Entries end with the number of their elements.', anchor='mojo-pack.has-lp-count'),
            'bytes_form': FieldInfo(doc="The meaning of HEADER's bytes.", anchor='mojo-pack.bytes-form'),
            'elements_form': FieldInfo(doc="The meaning of HEADER's lp_count.", anchor='mojo-pack.elements-form'),
            'head': FieldInfo(doc='MASTER ID and MASTER ENTRY.', anchor='mojo-pack.head'),
            'entries': FieldInfo(doc='The records in the order of their ids, then the end marker.', orig_id='ENTRY', anchor='mojo-pack.entries'),
            'header': FieldInfo(doc='Lengths and counts of the listpack.', orig_id='HEADER', anchor='mojo-pack.header'),
        }
    ),
    'mojo_pack_head': TypeInfo(
        'mojo: beginning of a pack', 'MASTER ID and MASTER ENTRY. Entries are stored as differences to them. From the master entry through the end marker, a pack is a listpack without its header.', 'mojo-pack-head', '', {
            'form': FieldInfo(doc='The form of MASTER ID.', anchor='mojo-pack-head.form'),
            'has_tag': FieldInfo(doc='`[P` precedes the pack. True except for the first pack of a segment.', anchor='mojo-pack-head.has-tag'),
            'has_counts': FieldInfo(doc='The master entry begins with count and deleted, as in Redis. They are commented out in the document.', anchor='mojo-pack-head.has-counts'),
            'tag': FieldInfo(doc='The characters `[P`.', anchor='mojo-pack-head.tag'),
            'start': FieldInfo(doc='Takes no bytes. Position of MASTER ID.', anchor='mojo-pack-head.start'),
            'master_id': FieldInfo(doc="Id of the pack's first record. Ids of entries are differences to it.", orig_id='MASTER ID', anchor='mojo-pack-head.master-id'),
            'body': FieldInfo(doc="Takes no bytes. Position of the pack's listpack.", anchor='mojo-pack-head.body'),
            'master': FieldInfo(doc='The field names of most entries.', orig_id='MASTER ENTRY', anchor='mojo-pack-head.master'),
        }
    ),
    'mojo_pack_head.mark': TypeInfo(
        'A position in the stream', 'A position in the stream.', 'mojo-pack-head.mark', '', {
            'position': FieldInfo(doc='The position.', anchor='mojo-pack-head.mark.position'),
        }
    ),
    'mojo_pack_head.master_entry': TypeInfo(
        "The first elements of the pack's listpack", "The first elements of the pack's listpack.", 'mojo-pack-head.master-entry', '', {
            'has_counts': FieldInfo(doc='The master entry begins with count and deleted.', anchor='mojo-pack-head.master-entry.has-counts'),
            'count': FieldInfo(role='length', doc='Entries, without deleted ones.', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-pack-head.master-entry.count'),
            'deleted': FieldInfo(role='length', doc='Deleted entries.', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-pack-head.master-entry.deleted'),
            'num_fields': FieldInfo(role='length', doc='Number of names.', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-pack-head.master-entry.num-fields'),
            'fields': FieldInfo(role='payload', doc='The names, in the order of the values in entries with SAMEFIELDS. A name may be an integer.', rule='not _.is_end, where _ is the value', anchor='mojo-pack-head.master-entry.fields'),
            'null_element': FieldInfo(role='structure', doc="The integer 0. A Redis reader that walks backwards reads it as an entry's lp-count.", orig_id='0 (null)', rule='_.is_int and _.int_value == 0, where _ is the value', anchor='mojo-pack-head.master-entry.null-element'),
            'num_elements': FieldInfo(doc='Elements of the master entry.', anchor='mojo-pack-head.master-entry.num-elements'),
        }
    ),
    'mojo_pack_header': TypeInfo(
        'mojo: HEADER of a pack', "A listpack's header, which follows it on disk, so that writers only append. Since there is no checksum, only its three numbers show damage. Readers must compare them with the pack.", 'mojo-pack-header', '', {
            'bytes_form': FieldInfo(doc='The meaning of `len_bytes`.', anchor='mojo-pack-header.bytes-form'),
            'elements_form': FieldInfo(doc='The meaning of `num_elements`.', anchor='mojo-pack-header.elements-form'),
            'len_body': FieldInfo(doc='Bytes from num_fields through the end marker.', anchor='mojo-pack-header.len-body'),
            'len_master_id': FieldInfo(doc='Bytes of MASTER ID.', anchor='mojo-pack-header.len-master-id'),
            'num_elements_read': FieldInfo(doc='Elements read, without the end marker.', anchor='mojo-pack-header.num-elements-read'),
            'num_entries_read': FieldInfo(doc='Entries read.', anchor='mojo-pack-header.num-entries-read'),
            'num_live_read': FieldInfo(doc='Entries read, without deleted ones.', anchor='mojo-pack-header.num-live-read'),
            'len_bytes': FieldInfo(role='length', doc='Length of the listpack; see bytes_form.', orig_id='bytes', rule='bytes_form == mojo_enums::bytes_form::redis ? len_body + 6 : bytes_form == mojo_enums::bytes_form::pack ? len_master_id + len_body + 8 : len_body', anchor='mojo-pack-header.len-bytes', code='bad-length'),
            'num_elements': FieldInfo(role='length', doc='Elements without the end marker. 65535 if the number does not fit.', orig_id='lp_count', rule='one of num_elements_read + (elements_form == mojo_enums::elements_form::memory ? 2 : 0), 65535', anchor='mojo-pack-header.num-elements', code='bad-count'),
            'num_entries': FieldInfo(role='length', doc="All entries, with deleted ones. In another reading (Redis' count), without them. 65535 if the number does not fit.", orig_id='count', rule='one of num_entries_read, num_live_read, 65535', anchor='mojo-pack-header.num-entries', code='bad-count'),
        }
    ),
    'mojo_segment': TypeInfo(
        'mojo: finished segment', 'A finished segment. With all parameters zero or false, and has_tags true, all sizes agree with the document.\n\nAn unfinished segment has no SUFFIX, and is read pack by pack. See mojo_pack.', 'mojo-segment', '', {
            'form': FieldInfo(doc='The form of ids and SUFFIX.', anchor='mojo-segment.form'),
            'has_lead_id': FieldInfo(doc="The segment's id precedes the first pack.", anchor='mojo-segment.has-lead-id'),
            'has_tags': FieldInfo(doc='Two characters precede INDEX, and every pack except the first.', anchor='mojo-segment.has-tags'),
            'has_counts': FieldInfo(doc='Master entries begin with count and deleted.', anchor='mojo-segment.has-counts'),
            'has_lp_count': FieldInfo(doc='Entries end with the number of their elements.', anchor='mojo-segment.has-lp-count'),
            'bytes_form': FieldInfo(doc="The meaning of HEADER's bytes.", anchor='mojo-segment.bytes-form'),
            'elements_form': FieldInfo(doc="The meaning of HEADER's lp_count.", anchor='mojo-segment.elements-form'),
            'has_null_each': FieldInfo(doc='A null follows each entry of INDEX, instead of one at the end.', anchor='mojo-segment.has-null-each'),
            'footer': FieldInfo(doc='Takes no bytes. It finds SUFFIX and the start of INDEX.', anchor='mojo-segment.footer'),
            'lead_id': FieldInfo(doc="The segment's id. If it is missing, the MASTER ID at the start of the document belongs to the first pack.", orig_id='MASTER ID', anchor='mojo-segment.lead-id'),
            'packs': FieldInfo(doc='In the order of their ids.', orig_id='PACK', anchor='mojo-segment.packs'),
            'tail': FieldInfo(doc='INDEX and SUFFIX.', anchor='mojo-segment.tail'),
        }
    ),
    'mojo_suffix': TypeInfo(
        'mojo: SUFFIX', 'The last bytes of a finished segment: 32, then two end markers. In its part on recovery, the document calls it FOOTER.', 'mojo-suffix', '', {
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
        'mojo: tag', 'Two characters that announce the next part. The first pack of a segment has none in the document.', 'mojo-tag', '', {
            'expected': FieldInfo(doc='The expected part.', anchor='mojo-tag.expected'),
            'tag': FieldInfo(role='structure', doc='`[P` before a pack, `[I` before INDEX.', orig_id='MESSAGE TYPE', rule='expected', anchor='mojo-tag.tag'),
        }
    ),
    'mojo_tail': TypeInfo(
        'mojo: INDEX and SUFFIX', 'The end of a finished segment.', 'mojo-tail', '', {
            'form': FieldInfo(doc='The form of SUFFIX.', anchor='mojo-tail.form'),
            'has_tags': FieldInfo(doc='`[I` precedes INDEX.', anchor='mojo-tail.has-tags'),
            'has_null_each': FieldInfo(doc='A null follows each entry of INDEX, instead of one at the end.', anchor='mojo-tail.has-null-each'),
            'len_index': FieldInfo(doc='Bytes of INDEX, from SUFFIX.', anchor='mojo-tail.len-index'),
            'tag': FieldInfo(doc='The characters `[I`.', anchor='mojo-tail.tag'),
            'index': FieldInfo(doc='The positions of the packs.', orig_id='INDEX', anchor='mojo-tail.index'),
            'suffix': FieldInfo(doc='Facts on the whole segment.', orig_id='SUFFIX', anchor='mojo-tail.suffix'),
        }
    ),
    'mojo_unwritten': TypeInfo(
        'mojo: room for more', 'The end of a preallocated segment: zeros, and before them an end marker if the writer keeps one, which the next entry overwrites. A listpack element cannot begin with two zeros, so zeros are never mistaken for data.', 'mojo-unwritten', '', {
            'len_room': FieldInfo(doc='Bytes to the end of the file.', anchor='mojo-unwritten.len-room'),
            'has_end_marker': FieldInfo(doc='An end marker precedes the zeros.', anchor='mojo-unwritten.has-end-marker'),
            'end_marker': FieldInfo(role='structure', doc='Ends the listpack for a concurrent reader.', orig_id='EOF', rule='ff', anchor='mojo-unwritten.end-marker'),
            'zeros': FieldInfo(role='reserved', doc='Unused space.', anchor='mojo-unwritten.zeros'),
        }
    ),
    'osiris_chunk': TypeInfo(
        'RabbitMQ osiris: chunk', 'The unit that is written, replicated and checked at once. Its parts are left as bytes, so that a damaged data section does not hide the next chunk. Check `data` first, then open it as `osiris_entries` (a user chunk) or `osiris_tracking_chunk_data` (a tracking chunk).', 'osiris-chunk', '', {
            'header': FieldInfo(role='structure', doc='Type, counts, lengths and checksum of the chunk.', anchor='osiris-chunk.header'),
            'filter': FieldInfo(role='structure', doc='An `osiris_filter`. Empty if no entry has a filter value. The document has no filters.', anchor='osiris-chunk.filter'),
            'data': FieldInfo(role='payload', doc='The entries. The checksum covers only this part.', orig_id='Data entries', anchor='osiris-chunk.data'),
            'trailer': FieldInfo(role='structure', doc='An `osiris_tracking_delta`. Only user chunks have one.', orig_id='Trailer entries', anchor='osiris-chunk.trailer'),
        }
    ),
    'osiris_chunk_header': TypeInfo(
        'RabbitMQ osiris: chunk header', 'The first 48 bytes of a chunk. No checksum covers them. The filter, the data section and the trailer follow, and then the next chunk.', 'osiris-chunk-header', '', {
            'magic': FieldInfo(role='structure', doc='With the version it makes the first byte 0x50.', orig_id='Mag', rule='5', anchor='osiris-chunk-header.magic', code='bad-magic', bits=4),
            'version': FieldInfo(role='structure', doc='osiris has always written 0, and accepts only that. In the document dialect it is 1. Nothing else differs.', orig_id='Ver', rule='one of 0, 1', anchor='osiris-chunk-header.version', code='unsupported-version', bits=4),
            'chunk_type': FieldInfo(role='structure', doc='The kind of the entries.', orig_id='Chunk type', rule='one of 0, 1, 2', anchor='osiris-chunk-header.chunk-type'),
            'num_entries': FieldInfo(role='length', doc='Entries in the data section. A sub-batch counts as one. 1 in a tracking chunk.', orig_id='Number of entries', anchor='osiris-chunk-header.num-entries'),
            'num_records': FieldInfo(role='length', doc="Offsets that the chunk takes: one for each simple entry and each record of a sub-batch, and 1 for a tracking chunk. The next chunk's id is `chunk_id + num_records`.", orig_id='Number of records', anchor='osiris-chunk-header.num-records'),
            'timestamp': FieldInfo(role='structure', doc="Milliseconds since the Unix epoch on the leader's clock, for all records of the chunk. It may step back.", orig_id='Timestamp', anchor='osiris-chunk-header.timestamp'),
            'epoch': FieldInfo(role='structure', doc='Increases by one with every election of a leader, and never decreases within a log.', orig_id='Epoch', anchor='osiris-chunk-header.epoch'),
            'chunk_id': FieldInfo(role='structure', doc='Offset of the first record.', orig_id='ChunkId', anchor='osiris-chunk-header.chunk-id'),
            'data_crc': FieldInfo(role='checksum', doc="CRC-32 of the data section only (zlib's crc32).", orig_id='Data CRC', anchor='osiris-chunk-header.data-crc'),
            'len_data': FieldInfo(role='length', doc='Bytes of the data section.', orig_id='Data length', anchor='osiris-chunk-header.len-data'),
            'len_trailer': FieldInfo(role='length', doc='Bytes of the trailer.', orig_id='Trailer length', anchor='osiris-chunk-header.len-trailer'),
            'len_filter': FieldInfo(role='length', doc='Bytes of the filter: 0, or 16 to 255. In the document, and up to osiris 1.5, this is a reserved byte with the value 0.', orig_id='Filter size', anchor='osiris-chunk-header.len-filter'),
            'reserved': FieldInfo(role='reserved', doc='Written as 0. Readers ignore it.', orig_id='Reserved', rule='should be 0', anchor='osiris-chunk-header.reserved', bits=24),
            'ofs_filter': FieldInfo(doc='Position of the filter in the chunk.', anchor='osiris-chunk-header.ofs-filter'),
            'ofs_data': FieldInfo(doc='Position of the data section in the chunk.', anchor='osiris-chunk-header.ofs-data'),
            'ofs_trailer': FieldInfo(doc='Position of the trailer in the chunk.', anchor='osiris-chunk-header.ofs-trailer'),
            'len_chunk': FieldInfo(doc='Bytes of the chunk.', anchor='osiris-chunk-header.len-chunk'),
            'is_filter_size_legal': FieldInfo(doc='osiris writes filters of this size (stream-filter-size-bytes is 16 to 255).', anchor='osiris-chunk-header.is-filter-size-legal'),
        }
    ),
    'osiris_entries': TypeInfo(
        'RabbitMQ osiris: data section of a user chunk', 'Entries to the end of the data section. The chunk header has their expected number.', 'osiris-entries', '', {
            'entries': FieldInfo(role='payload', doc='Simple entries and sub-batches, in any order.', anchor='osiris-entries.entries'),
        }
    ),
    'osiris_entry': TypeInfo(
        'RabbitMQ osiris: data entry', 'One entry of a data section. The highest bit of its first byte is set in a sub-batch.', 'osiris-entry', '', {
            'entry': FieldInfo(role='structure', doc='The entry.', anchor='osiris-entry.entry'),
            'first_byte': FieldInfo(doc='Read ahead of the entry.', anchor='osiris-entry.first-byte'),
            'kind': FieldInfo(doc='The `T` bit of the document.', anchor='osiris-entry.kind'),
        }
    ),
    'osiris_enums': TypeInfo(
        'RabbitMQ osiris: enumerations shared by segment and index files', 'The types of a chunk and of a tracking block, and the codecs of a sub-batch.', 'osiris-enums', '', {
        }
    ),
    'osiris_filter': TypeInfo(
        'RabbitMQ osiris: filter of a chunk', "A bloom filter over the filter values of a chunk's entries. Bit n is in byte n / 8, the highest bit of a byte first. A value v sets bit `phash2(v, num_bits - 1) + 1` and bit `phash2([v], num_bits - 1) + 1`, with Erlang's phash2. An empty value counts as no value.", 'osiris-filter', '', {
            'has_unfiltered': FieldInfo(role='structure', doc='Bit 0. Set if an entry has no filter value.', anchor='osiris-filter.has-unfiltered', bits=1),
            'first_bits': FieldInfo(role='structure', doc='Bits 1 to 7.', anchor='osiris-filter.first-bits', bits=7),
            'more_bits': FieldInfo(role='structure', doc='Bits 8 and up.', anchor='osiris-filter.more-bits'),
            'bits': FieldInfo(doc='All bits, as bytes.', anchor='osiris-filter.bits'),
            'num_bits': FieldInfo(doc='Number of bits.', anchor='osiris-filter.num-bits'),
        }
    ),
    'osiris_index': TypeInfo(
        'RabbitMQ osiris: index file', "The positions of a segment's chunks, as osiris writes them.", 'osiris-index', '', {
            'header': FieldInfo(role='structure', doc='Magic and version. The document has none.', anchor='osiris-index.header'),
            'records': FieldInfo(role='structure', doc="One per chunk, in the segment's order.", anchor='osiris-index.records'),
        }
    ),
    'osiris_index.index_header': TypeInfo(
        'The first 8 bytes of an index', 'The first 8 bytes of an index. osiris does not read them when it opens a log.', 'osiris-index.index-header', '', {
            'magic': FieldInfo(role='structure', doc='Identifies an index.', rule='"OSII"', anchor='osiris-index.index-header.magic', code='bad-index'),
            'version': FieldInfo(role='structure', doc='The same in all releases.', rule='1', anchor='osiris-index.index-header.version', code='unsupported-version'),
        }
    ),
    'osiris_index_document': TypeInfo(
        'RabbitMQ osiris: index file as the document describes it', 'An index as in the document, without the header that osiris writes.', 'osiris-index-document', '', {
            'records': FieldInfo(role='structure', doc="One per chunk, in the segment's order.", anchor='osiris-index-document.records'),
        }
    ),
    'osiris_index_record': TypeInfo(
        'RabbitMQ osiris: index record', 'One chunk of the segment, of any type. All fields can be restored from the segment.', 'osiris-index-record', '', {
            'chunk_id': FieldInfo(role='structure', doc="The chunk's id.", orig_id='Offset', anchor='osiris-index-record.chunk-id'),
            'timestamp': FieldInfo(role='structure', doc="The chunk's timestamp, milliseconds since the Unix epoch.", orig_id='Timestamp', anchor='osiris-index-record.timestamp'),
            'epoch': FieldInfo(role='structure', doc="The chunk's epoch.", orig_id='Epoch', anchor='osiris-index-record.epoch'),
            'ofs_chunk': FieldInfo(role='structure', doc="Position of the chunk's header in the segment.", orig_id='File Offset', anchor='osiris-index-record.ofs-chunk'),
            'chunk_type': FieldInfo(role='structure', doc="The chunk's type. The broker uses it to find the last user chunk.", orig_id='Chunk Type', anchor='osiris-index-record.chunk-type'),
            'is_zero': FieldInfo(doc='The record is all zeros, as after a crash. No chunk begins at position 0.', anchor='osiris-index-record.is-zero'),
        }
    ),
    'osiris_segment': TypeInfo(
        'RabbitMQ osiris: segment file', "One segment of a stream: a header, and chunks to the end of the file. The file's name is the id of its first chunk, in 20 decimal digits.", 'osiris-segment', '', {
            'header': FieldInfo(role='structure', doc='Magic and version.', anchor='osiris-segment.header'),
            'chunks': FieldInfo(role='structure', doc='In the order of their ids.', orig_id='Contiguous list of Chunks', anchor='osiris-segment.chunks'),
        }
    ),
    'osiris_segment.log_header': TypeInfo(
        'The first 8 bytes of a segment', 'The first 8 bytes of a segment. osiris does not read them when it opens a log.', 'osiris-segment.log-header', '', {
            'magic': FieldInfo(role='structure', doc='Identifies a segment.', orig_id='Log magic', rule='"OSIL"', anchor='osiris-segment.log-header.magic', code='bad-magic'),
            'version': FieldInfo(role='structure', doc='The same in all releases.', orig_id='Log version', rule='1', anchor='osiris-segment.log-header.version', code='unsupported-version'),
        }
    ),
    'osiris_simple_entry': TypeInfo(
        'RabbitMQ osiris: simple entry', 'One record. RabbitMQ stores an AMQP 1.0 message in its body. An empty body is valid and common.', 'osiris-simple-entry', '', {
            'is_sub_batch': FieldInfo(role='structure', doc='Clear in a simple entry.', orig_id='T', rule='false', anchor='osiris-simple-entry.is-sub-batch', bits=1),
            'len_body': FieldInfo(role='length', doc='Bytes of the body.', orig_id='Entry body length', anchor='osiris-simple-entry.len-body', bits=31),
            'body': FieldInfo(role='payload', doc="The publisher's bytes. In a tracking chunk, a list of tracking blocks.", orig_id='Entry body', anchor='osiris-simple-entry.body'),
        }
    ),
    'osiris_sub_batch': TypeInfo(
        'RabbitMQ osiris: sub-batch entry', 'Records that a client compressed into one body. osiris never opens it, and older brokers did not check the number of records and the lengths.', 'osiris-sub-batch', '', {
            'is_sub_batch': FieldInfo(role='structure', doc='Set in a sub-batch.', orig_id='T', rule='true', anchor='osiris-sub-batch.is-sub-batch', bits=1),
            'compression': FieldInfo(role='structure', doc='Codec of the body, in the container of the Java and the Go client.', orig_id='Cmp', rule='one of 0, 1, 2, 3, 4, 5, 6, 7', anchor='osiris-sub-batch.compression', bits=3),
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
            'is_snapshot': FieldInfo(doc='The chunk is a snapshot, and its blocks have the snapshot form.', anchor='osiris-tracking-chunk-data.is-snapshot'),
            'is_sub_batch': FieldInfo(role='structure', doc='Clear, as in every simple entry.', orig_id='T', rule='false', anchor='osiris-tracking-chunk-data.is-sub-batch', bits=1),
            'len_tracking': FieldInfo(role='length', doc='Bytes of the tracking blocks.', orig_id='Entry body length', anchor='osiris-tracking-chunk-data.len-tracking', bits=31),
            'tracking': FieldInfo(role='structure', doc='The tracking blocks.', orig_id='Entry Body', anchor='osiris-tracking-chunk-data.tracking'),
            'surplus': FieldInfo(role='reserved', doc='Empty. A tracking chunk has one entry.', rule='_.length == 0, where _ is the value', anchor='osiris-tracking-chunk-data.surplus', code='trailing-bytes'),
        }
    ),
    'osiris_tracking_delta': TypeInfo(
        'RabbitMQ osiris: tracking in delta form', "Changes: the trailer of a user chunk, or the body of a tracking delta chunk's entry. Blocks are unordered, at most one for each type and name.", 'osiris-tracking-delta', '', {
            'blocks': FieldInfo(role='structure', doc='To the end of the trailer or the body.', anchor='osiris-tracking-delta.blocks'),
        }
    ),
    'osiris_tracking_delta.block': TypeInfo(
        'One value with a name', 'One value with a name. Names belong to a type.', 'osiris-tracking-delta.block', '', {
            'tracking_type': FieldInfo(role='structure', doc='The kind of the value.', orig_id='Tracking type', rule='one of 0, 1, 2', anchor='osiris-tracking-delta.block.tracking-type'),
            'len_tracking_id': FieldInfo(role='length', doc='Bytes of the name.', orig_id='TrackingID size', anchor='osiris-tracking-delta.block.len-tracking-id'),
            'tracking_id': FieldInfo(role='payload', doc='Name of the publisher or consumer, as arbitrary bytes.', orig_id='TrackingID', anchor='osiris-tracking-delta.block.tracking-id'),
            'data': FieldInfo(role='structure', doc='8 bytes.', orig_id='Tracking data', anchor='osiris-tracking-delta.block.data'),
        }
    ),
    'osiris_tracking_delta.sequence': TypeInfo(
        "A publisher's progress", "A publisher's progress. It belongs to the chunk that contains the block.", 'osiris-tracking-delta.sequence', '', {
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
        'RabbitMQ osiris: tracking in snapshot form', "All tracking: the body of a tracking snapshot chunk's entry. Names that it lacks are no longer tracked. Unlike in the delta form, a sequence has the id of its chunk. The list may be empty.", 'osiris-tracking-snapshot', '', {
            'blocks': FieldInfo(role='structure', doc='To the end of the body.', anchor='osiris-tracking-snapshot.blocks'),
        }
    ),
    'osiris_tracking_snapshot.block': TypeInfo(
        'One value with a name', 'One value with a name. Names belong to a type.', 'osiris-tracking-snapshot.block', '', {
            'tracking_type': FieldInfo(role='structure', doc='The kind of the value.', orig_id='Trk type', rule='one of 0, 1, 2', anchor='osiris-tracking-snapshot.block.tracking-type'),
            'len_tracking_id': FieldInfo(role='length', doc='Bytes of the name.', orig_id='ID size', anchor='osiris-tracking-snapshot.block.len-tracking-id'),
            'tracking_id': FieldInfo(role='payload', doc='Name of the publisher or consumer, as arbitrary bytes.', orig_id='ID', anchor='osiris-tracking-snapshot.block.tracking-id'),
            'data': FieldInfo(role='structure', doc='16 bytes for a sequence, otherwise 8.', orig_id='Type specific data', anchor='osiris-tracking-snapshot.block.data'),
        }
    ),
    'osiris_tracking_snapshot.sequence': TypeInfo(
        "A publisher's progress, with its chunk", "A publisher's progress, with its chunk.", 'osiris-tracking-snapshot.sequence', '', {
            'chunk_id': FieldInfo(role='structure', doc='The chunk that contained this sequence. The broker keeps the sequences with the highest ones.', orig_id='ChunkId', anchor='osiris-tracking-snapshot.sequence.chunk-id'),
            'publishing_id': FieldInfo(role='structure', doc='The last publishing id that the broker stored for this publisher. 0 is valid.', orig_id='Sequence', anchor='osiris-tracking-snapshot.sequence.publishing-id'),
        }
    ),
    'redis_listpack': TypeInfo(
        'Redis: whole listpack', 'A listpack in memory or in a dump of Redis: a header of 6 bytes, the elements, the end marker. The stream must end with it.\n\nOn disk, mojo writes the elements without this header. See mojo_pack.', 'redis-listpack', '', {
            'len_total': FieldInfo(role='length', doc='Bytes of the listpack, including header and end marker.', orig_id='total-bytes', rule='_io.size', anchor='redis-listpack.len-total', code='bad-length'),
            'num_elements': FieldInfo(role='length', doc='Elements without the end marker. With 65535, a reader must count them.', orig_id='num-elements', anchor='redis-listpack.num-elements'),
            'elements': FieldInfo(doc='The elements and the end marker.', anchor='redis-listpack.elements'),
            'check': FieldInfo(doc='Takes no bytes. It compares the header with the content.', anchor='redis-listpack.check'),
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
        'Redis: node of a stream', "The listpack of one node of a Redis stream, on which mojo's packs are based. The node's key is its master id: two big-endian 64-bit numbers.", 'redis-stream-node', '', {
            'len_total': FieldInfo(role='length', doc='Bytes of the listpack, including header and end marker.', orig_id='total-bytes', rule='_io.size', anchor='redis-stream-node.len-total', code='bad-length'),
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
            'is_sparse': FieldInfo(role='structure', doc='The bundle states its sequence numbers. They are not consecutive, or do not follow those of the bundle before. In the seed document the bit is unused. The system has it since v0.34.', orig_id='(1)', anchor='tank-bundle-header.is-sparse', bits=1),
            'num_messages_short': FieldInfo(role='length', doc='Number of messages from 1 to 15. If it is 0, the number is a separate integer.', orig_id='(2, 6]', anchor='tank-bundle-header.num-messages-short', bits=4),
            'codec': FieldInfo(role='structure', doc="Codec of the message set. 2 and 3 are not assigned. TANK's client and its `verify` abort on them.", orig_id='(6, 8]', anchor='tank-bundle-header.codec', bits=2),
            'num_messages_long': FieldInfo(role='length', doc='Number of messages. Writers use it above 15. Readers accept any number except 0, on which the broker aborts.', orig_id='total messages in messages set', rule='_.value != 0, where _ is the value', anchor='tank-bundle-header.num-messages-long', code='bad-count'),
            'first_sequence': FieldInfo(role='structure', doc='Absolute sequence number of the first message.', orig_id='first_msg_seqnum', anchor='tank-bundle-header.first-sequence'),
            'last_delta': FieldInfo(role='structure', doc='Sequence number of the last message, minus that of the first, minus 1.', orig_id='last_msg_seqnum', anchor='tank-bundle-header.last-delta'),
            'num_messages': FieldInfo(doc='The declared number of messages. TANK does not compare it with the message set. Its broker numbers the next bundle by it, its client by the actual messages.', orig_id='msgset_size', anchor='tank-bundle-header.num-messages'),
            'last_sequence': FieldInfo(doc='Absolute sequence number of the last message of a sparse bundle.', anchor='tank-bundle-header.last-sequence'),
        }
    ),
    'tank_entry': TypeInfo(
        'TANK: entry of a segment', 'A bundle after its length. It is written with one system call. A full disk leaves a part of it.', 'tank-entry', '', {
            'len_bundle': FieldInfo(role='length', doc='Bytes of the bundle, without this integer. The first document omits it. The broker treats 0 as corruption.', orig_id='bundle length', rule='_.value != 0, where _ is the value', anchor='tank-entry.len-bundle', code='bad-length'),
            'bundle': FieldInfo(role='structure', doc='The bundle.', anchor='tank-entry.bundle'),
        }
    ),
    'tank_entry_header': TypeInfo(
        'TANK: what precedes the message set of an entry', 'The start of a `tank_entry`, for readers that step over bundles. The next entry begins `len_bundle` bytes after the length. A header that is longer than that is damaged.', 'tank-entry-header', '', {
            'len_bundle': FieldInfo(role='length', doc='Bytes of the bundle, without this integer. The header below is part of them.', orig_id='bundle length', rule='_.value != 0, where _ is the value', anchor='tank-entry-header.len-bundle', code='bad-length'),
            'header': FieldInfo(role='structure', doc="The bundle's header. The message set follows.", anchor='tank-entry-header.header'),
        }
    ),
    'tank_enums': TypeInfo(
        'TANK: names of values', "Values that several of TANK's structures share.", 'tank-enums', '', {
        }
    ),
    'tank_index': TypeInfo(
        'TANK: segment index', 'The index of one segment, `<base>.index`. The first entry is (0, 0), and both columns rise. The broker adds an entry if more than `log.index.interval.bytes` were written since the last one.', 'tank-index', '', {
            'entries': FieldInfo(role='structure', doc='To the end of the file.', anchor='tank-index.entries'),
        }
    ),
    'tank_index_entry': TypeInfo(
        'TANK: entry of a segment index', 'The position of one bundle. The seed document does not describe it.', 'tank-index-entry', '', {
            'relative_sequence': FieldInfo(role='structure', doc="Sequence number of the bundle's first message, minus the segment's base.", orig_id='relSeqNum', anchor='tank-index-entry.relative-sequence'),
            'position': FieldInfo(role='structure', doc="Position of the bundle's entry, including its length, in the segment.", orig_id='absPhysical', anchor='tank-index-entry.position'),
        }
    ),
    'tank_message': TypeInfo(
        'TANK: message', 'One message of a message set.', 'tank-message', '', {
            'is_sparse': FieldInfo(doc='The bundle is sparse.', anchor='tank-message.is-sparse'),
            'is_edge': FieldInfo(doc='The message is the first or the last declared one, so the header states its sequence number.', anchor='tank-message.is-edge'),
            'timestamp_before': FieldInfo(doc='Timestamp of the message before it in the bundle, or 0.', anchor='tank-message.timestamp-before'),
            'unused': FieldInfo(role='reserved', doc='Unused in all versions. Readers ignore these bits.', rule='should be 0', anchor='tank-message.unused', bits=5),
            'is_consecutive': FieldInfo(role='structure', doc='In a sparse bundle, the sequence number is that of the message before, plus 1, without a stored delta. The flag has no meaning on the first and the last message, or in other bundles. The seed document lacks it.', orig_id='SeqNumPrevPlusOne', anchor='tank-message.is-consecutive', bits=1),
            'uses_last_timestamp': FieldInfo(role='structure', doc='The timestamp is that of the message before.', orig_id='UseLastSpecifiedTS', anchor='tank-message.uses-last-timestamp', bits=1),
            'has_key': FieldInfo(role='structure', doc='A key is stored.', orig_id='HaveKey', anchor='tank-message.has-key', bits=1),
            'sequence_delta': FieldInfo(role='structure', doc='Sequence number, minus that of the message before, minus 1.', anchor='tank-message.sequence-delta'),
            'explicit_timestamp': FieldInfo(role='structure', doc="By convention, milliseconds since the Unix epoch. The producer's number, unchecked. It may fall.", orig_id='creation ts in milliseconds', anchor='tank-message.explicit-timestamp'),
            'len_key': FieldInfo(role='length', doc='Bytes of the key. Clients omit an empty key. 0 is accepted and means no key.', orig_id='keyLen', anchor='tank-message.len-key'),
            'key': FieldInfo(role='payload', doc='The key. By convention a message with a key but no content is a tombstone.', anchor='tank-message.key'),
            'len_content': FieldInfo(role='length', doc='Bytes of the content. It may be 0.', orig_id='content length', anchor='tank-message.len-content'),
            'content': FieldInfo(role='payload', doc="The producer's bytes.", orig_id='data', anchor='tank-message.content'),
            'timestamp': FieldInfo(doc='Without a stored one, that of the message before it in the bundle, or 0 for the first.', anchor='tank-message.timestamp'),
            'sequence_step': FieldInfo(doc='Difference to the sequence number of the message before, if the header does not state the number.', anchor='tank-message.sequence-step'),
        }
    ),
    'tank_message_set': TypeInfo(
        'TANK: message set', 'The messages of a bundle, to the end of the bundle or of its decompressed block.', 'tank-message-set', '', {
            'num_messages': FieldInfo(doc='The declared number of messages.', anchor='tank-message-set.num-messages'),
            'is_sparse': FieldInfo(doc='The bundle is sparse.', anchor='tank-message-set.is-sparse'),
            'messages': FieldInfo(role='structure', doc="To the end. TANK's reader ignores the declared number, and drops an incomplete message.", orig_id='msg', anchor='tank-message-set.messages'),
        }
    ),
    'tank_segment': TypeInfo(
        'TANK: segment of a partition log', "A whole file of entries, without header, magic, padding or checksum. The file's name states the sequence number of the first message. Numbers are consecutive, except in sparse bundles.", 'tank-segment', '', {
            'entries': FieldInfo(role='structure', doc='To the end of the file.', anchor='tank-segment.entries'),
        }
    ),
}
