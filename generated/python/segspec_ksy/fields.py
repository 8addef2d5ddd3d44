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
        'AMQP 1.0: message', 'What RabbitMQ stores as the body of an osiris entry: the sections of an AMQP 1.0 message, one after the other, to the end. A message that was published by AMQP 0.9.1 is converted to these sections first. Clients of the stream protocol may store any bytes instead.', 'amqp-message', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller allows. Not part of AMQP, which has no limit; it keeps readers safe.', anchor='amqp-message.depth-left'),
            'sections': FieldInfo(role='structure', doc='In the order of their numbers; data and sequence sections may repeat.', anchor='amqp-message.sections'),
        }
    ),
    'amqp_message.section': TypeInfo(
        'One section with its content opened', 'One section with its content opened.', 'amqp-message.section', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller allows.', anchor='amqp-message.section.depth-left'),
            'marker': FieldInfo(role='structure', doc='Begins a described value, which every section is.', rule='00', anchor='amqp-message.section.marker'),
            'descriptor': FieldInfo(role='structure', doc='Names the section.', anchor='amqp-message.section.descriptor'),
            'body': FieldInfo(role='structure', doc='A list of fields for header and properties, a map for annotations, application properties and footer, bytes for data, a list for a sequence, any value for a value.', anchor='amqp-message.section.body'),
        }
    ),
    'amqp_message.list_head': TypeInfo(
        'How many fields of a list follow, in how many bytes', 'How many fields of a list follow, in how many bytes.', 'amqp-message.list-head', '', {
            'format_code': FieldInfo(role='structure', doc="The list's encoding.", rule='one of 0x45, 0xc0, 0xd0', anchor='amqp-message.list-head.format-code'),
            'form': FieldInfo(role='length', doc='Length and count, in as many bytes as the encoding gives them.', anchor='amqp-message.list-head.form'),
            'num_fields': FieldInfo(doc='Present fields.', anchor='amqp-message.list-head.num-fields'),
            'len_fields': FieldInfo(doc='Bytes of the fields.', anchor='amqp-message.list-head.len-fields'),
        }
    ),
    'amqp_message.empty_list_head': TypeInfo(
        'No bytes; no field', 'No bytes; no field.', 'amqp-message.empty-list-head', '', {
        }
    ),
    'amqp_message.list8_head': TypeInfo(
        'A list of up to 255 bytes', 'A list of up to 255 bytes.', 'amqp-message.list8-head', '', {
            'len_content': FieldInfo(role='length', doc='Bytes of the count and of the fields.', rule='at least 1', anchor='amqp-message.list8-head.len-content'),
            'num_fields': FieldInfo(role='length', doc='Present fields; those after the last one are absent.', anchor='amqp-message.list8-head.num-fields'),
            'len_fields': FieldInfo(doc='Bytes of the fields alone.', anchor='amqp-message.list8-head.len-fields'),
        }
    ),
    'amqp_message.list32_head': TypeInfo(
        'A list of any size', 'A list of any size.', 'amqp-message.list32-head', '', {
            'len_content': FieldInfo(role='length', doc='Bytes of the count and of the fields.', rule='at least 4', anchor='amqp-message.list32-head.len-content'),
            'num_fields': FieldInfo(role='length', doc='Present fields; those after the last one are absent.', anchor='amqp-message.list32-head.num-fields'),
            'len_fields': FieldInfo(doc='Bytes of the fields alone.', anchor='amqp-message.list32-head.len-fields'),
        }
    ),
    'amqp_message.header': TypeInfo(
        'How the message is to be delivered', 'How the message is to be delivered.', 'amqp-message.header', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller allows.', anchor='amqp-message.header.depth-left'),
            'head': FieldInfo(role='structure', doc='The number of present fields.', anchor='amqp-message.header.head'),
            'fields': FieldInfo(role='structure', doc='The fields, in a fixed order.', anchor='amqp-message.header.fields'),
        }
    ),
    'amqp_message.header_fields': TypeInfo(
        'The present fields; a null means the same as an absent field', 'The present fields; a null means the same as an absent field.', 'amqp-message.header-fields', '', {
            'num_fields': FieldInfo(doc='Present fields.', anchor='amqp-message.header-fields.num-fields'),
            'depth_left': FieldInfo(doc='Levels of nesting that the caller allows.', anchor='amqp-message.header-fields.depth-left'),
            'durable': FieldInfo(role='structure', doc='Whether the message must survive a crash.', anchor='amqp-message.header-fields.durable'),
            'priority': FieldInfo(role='structure', doc='0 to 9; 4 where absent.', anchor='amqp-message.header-fields.priority'),
            'ttl': FieldInfo(role='structure', doc='Milliseconds that the message may live.', anchor='amqp-message.header-fields.ttl'),
            'first_acquirer': FieldInfo(role='structure', doc='Whether nobody has acquired the message before.', orig_id='first-acquirer', anchor='amqp-message.header-fields.first-acquirer'),
            'delivery_count': FieldInfo(role='structure', doc='Deliveries that failed.', orig_id='delivery-count', anchor='amqp-message.header-fields.delivery-count'),
        }
    ),
    'amqp_message.properties': TypeInfo(
        'The properties that the standard names', 'The properties that the standard names.', 'amqp-message.properties', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller allows.', anchor='amqp-message.properties.depth-left'),
            'head': FieldInfo(role='structure', doc='The number of present fields.', anchor='amqp-message.properties.head'),
            'fields': FieldInfo(role='structure', doc='The fields, in a fixed order.', anchor='amqp-message.properties.fields'),
        }
    ),
    'amqp_message.properties_fields': TypeInfo(
        'The present fields; a null means the same as an absent field', 'The present fields; a null means the same as an absent field.', 'amqp-message.properties-fields', '', {
            'num_fields': FieldInfo(doc='Present fields.', anchor='amqp-message.properties-fields.num-fields'),
            'depth_left': FieldInfo(doc='Levels of nesting that the caller allows.', anchor='amqp-message.properties-fields.depth-left'),
            'message_id': FieldInfo(role='structure', doc='Names the message.', orig_id='message-id', anchor='amqp-message.properties-fields.message-id'),
            'user_id': FieldInfo(role='structure', doc='The user who published it, as bytes.', orig_id='user-id', anchor='amqp-message.properties-fields.user-id'),
            'to': FieldInfo(role='structure', doc='Its destination.', anchor='amqp-message.properties-fields.to'),
            'subject': FieldInfo(role='structure', doc='What it is about.', anchor='amqp-message.properties-fields.subject'),
            'reply_to': FieldInfo(role='structure', doc='The destination of an answer.', orig_id='reply-to', anchor='amqp-message.properties-fields.reply-to'),
            'correlation_id': FieldInfo(role='structure', doc='The message that this one belongs to.', orig_id='correlation-id', anchor='amqp-message.properties-fields.correlation-id'),
            'content_type': FieldInfo(role='structure', doc='Media type of the body.', orig_id='content-type', anchor='amqp-message.properties-fields.content-type'),
            'content_encoding': FieldInfo(role='structure', doc='Encoding of the body.', orig_id='content-encoding', anchor='amqp-message.properties-fields.content-encoding'),
            'absolute_expiry_time': FieldInfo(role='structure', doc='When it is no longer worth anything, in milliseconds since the Unix epoch.', orig_id='absolute-expiry-time', anchor='amqp-message.properties-fields.absolute-expiry-time'),
            'creation_time': FieldInfo(role='structure', doc='When it was made, in milliseconds since the Unix epoch.', orig_id='creation-time', anchor='amqp-message.properties-fields.creation-time'),
            'group_id': FieldInfo(role='structure', doc='The group that it belongs to.', orig_id='group-id', anchor='amqp-message.properties-fields.group-id'),
            'group_sequence': FieldInfo(role='structure', doc='Its place in the group.', orig_id='group-sequence', anchor='amqp-message.properties-fields.group-sequence'),
            'reply_to_group_id': FieldInfo(role='structure', doc='The group that an answer should belong to.', orig_id='reply-to-group-id', anchor='amqp-message.properties-fields.reply-to-group-id'),
        }
    ),
    'amqp_section': TypeInfo(
        'AMQP 1.0: message section, unopened', 'One section of a message with its content left as bytes: enough to walk from section to section and to take the body out, whatever the content is. The upper half of a format code gives the width of a value, so that a reader can step over a value that it does not know.', 'amqp-section', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller allows. Not part of AMQP, which has no limit; it keeps readers safe.', anchor='amqp-section.depth-left'),
            'marker': FieldInfo(role='structure', doc='Begins a described value, which every section is.', rule='00', anchor='amqp-section.marker'),
            'descriptor': FieldInfo(role='structure', doc='Names the section.', anchor='amqp-section.descriptor'),
            'body': FieldInfo(role='structure', doc='What the section holds.', anchor='amqp-section.body'),
        }
    ),
    'amqp_section.section_descriptor': TypeInfo(
        "The section's number as an unsigned long, in either of its two forms", "The section's number as an unsigned long, in either of its two forms.", 'amqp-section.section-descriptor', '', {
            'format_code': FieldInfo(role='structure', doc='Which form follows.', rule='one of 0x53, 0x80', anchor='amqp-section.section-descriptor.format-code'),
            'form': FieldInfo(role='structure', doc='The number.', anchor='amqp-section.section-descriptor.form'),
            'number': FieldInfo(doc="The section's number.", anchor='amqp-section.section-descriptor.number'),
            'kind': FieldInfo(doc="The section's name.", anchor='amqp-section.section-descriptor.kind'),
        }
    ),
    'amqp_section.small_descriptor': TypeInfo(
        'The form that all writers use', 'The form that all writers use.', 'amqp-section.small-descriptor', '', {
            'number': FieldInfo(role='structure', doc="The section's number.", anchor='amqp-section.small-descriptor.number'),
        }
    ),
    'amqp_section.large_descriptor': TypeInfo(
        'The long form, legal wherever the small one is', 'The long form, legal wherever the small one is.', 'amqp-section.large-descriptor', '', {
            'number': FieldInfo(role='structure', doc="The section's number.", anchor='amqp-section.large-descriptor.number'),
        }
    ),
    'amqp_section.unopened': TypeInfo(
        'Any value, with its content as bytes', 'Any value, with its content as bytes.', 'amqp-section.unopened', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-section.unopened.depth-left'),
            'nesting': FieldInfo(role='reserved', doc='No bytes; refuses what is nested deeper than the caller allows.', rule='depth_left > 0, where _ is the value', anchor='amqp-section.unopened.nesting', code='limit-exceeded'),
            'format_code': FieldInfo(role='structure', doc='How the value is encoded; 0 where it is described. The codes between belong to no width.', rule='_ == 0 or _ >= 0x40, where _ is the value', anchor='amqp-section.unopened.format-code'),
            'encoded': FieldInfo(role='payload', doc='The value.', anchor='amqp-section.unopened.encoded'),
        }
    ),
    'amqp_section.unopened_described': TypeInfo(
        'A value with its descriptor', 'A value with its descriptor.', 'amqp-section.unopened-described', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-section.unopened-described.depth-left'),
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
            'len_content': FieldInfo(role='length', doc='Bytes of the value; of a list, map or array with its count.', anchor='amqp-section.variable-width-8.len-content'),
            'content': FieldInfo(role='payload', doc='The value; of a data section, the bytes that the publisher sent.', anchor='amqp-section.variable-width-8.content'),
        }
    ),
    'amqp_section.variable_width_32': TypeInfo(
        'A value of any size', 'A value of any size.', 'amqp-section.variable-width-32', '', {
            'len_content': FieldInfo(role='length', doc='Bytes of the value; of a list, map or array with its count.', anchor='amqp-section.variable-width-32.len-content'),
            'content': FieldInfo(role='payload', doc='The value; of a data section, the bytes that the publisher sent.', anchor='amqp-section.variable-width-32.content'),
        }
    ),
    'amqp_value': TypeInfo(
        'AMQP 1.0: value', 'One value after its format code: every type of the AMQP type system, described values, lists, maps and arrays, to any depth that the caller allows.', 'amqp-value', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows. Not part of AMQP, which has no limit; it keeps readers safe.', anchor='amqp-value.depth-left'),
            'format_code': FieldInfo(role='structure', doc='Type and encoding of the value.', rule='a value of format_code', anchor='amqp-value.format-code'),
            'encoded': FieldInfo(role='structure', doc='The value in the encoding that the format code names.', anchor='amqp-value.encoded'),
        }
    ),
    'amqp_value.encoded': TypeInfo(
        'A value without its format code, as arrays hold their items', 'A value without its format code, as arrays hold their items.', 'amqp-value.encoded', '', {
            'format_code': FieldInfo(doc='How the value is encoded.', anchor='amqp-value.encoded.format-code'),
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-value.encoded.depth-left'),
            'nesting': FieldInfo(role='reserved', doc='No bytes; refuses what is nested deeper than the caller allows.', rule='depth_left > 0, where _ is the value', anchor='amqp-value.encoded.nesting', code='limit-exceeded'),
            'value': FieldInfo(role='payload', doc='The value; nothing for the codes that are a value by themselves.', anchor='amqp-value.encoded.value'),
            'is_without_bytes': FieldInfo(doc='Whether the code is a value by itself.', anchor='amqp-value.encoded.is-without-bytes'),
        }
    ),
    'amqp_value.described': TypeInfo(
        'A value with a meaning that its descriptor names', 'A value with a meaning that its descriptor names.', 'amqp-value.described', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-value.described.depth-left'),
            'descriptor': FieldInfo(role='structure', doc='A number or a symbol.', anchor='amqp-value.described.descriptor'),
            'described_value': FieldInfo(role='structure', doc='The value.', anchor='amqp-value.described.described-value'),
        }
    ),
    'amqp_value.boolean': TypeInfo(
        'A boolean in a byte of its own', 'A boolean in a byte of its own.', 'amqp-value.boolean', '', {
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
            'value': FieldInfo(role='payload', doc='The bytes, most significant first.', anchor='amqp-value.decimal32.value'),
        }
    ),
    'amqp_value.decimal64': TypeInfo(
        'A 64-bit decimal number', 'A 64-bit decimal number.', 'amqp-value.decimal64', '', {
            'value': FieldInfo(role='payload', doc='The bytes, most significant first.', anchor='amqp-value.decimal64.value'),
        }
    ),
    'amqp_value.decimal128': TypeInfo(
        'A 128-bit decimal number', 'A 128-bit decimal number.', 'amqp-value.decimal128', '', {
            'value': FieldInfo(role='payload', doc='The bytes, most significant first.', anchor='amqp-value.decimal128.value'),
        }
    ),
    'amqp_value.uuid': TypeInfo(
        'A UUID', 'A UUID.', 'amqp-value.uuid', '', {
            'value': FieldInfo(role='payload', doc='The bytes, most significant first.', anchor='amqp-value.uuid.value'),
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
        'A string or a symbol with its length', 'A string or a symbol with its length. AMQP wants symbols in ASCII; RabbitMQ makes them of AMQP 0.9.1 header names, which are UTF-8.', 'amqp-value.string8', '', {
            'len_value': FieldInfo(role='length', doc='Bytes of the text.', anchor='amqp-value.string8.len-value'),
            'value': FieldInfo(role='payload', doc='The text.', anchor='amqp-value.string8.value'),
        }
    ),
    'amqp_value.string32': TypeInfo(
        'A string or a symbol with its length', 'A string or a symbol with its length. AMQP wants symbols in ASCII; RabbitMQ makes them of AMQP 0.9.1 header names, which are UTF-8.', 'amqp-value.string32', '', {
            'len_value': FieldInfo(role='length', doc='Bytes of the text.', anchor='amqp-value.string32.len-value'),
            'value': FieldInfo(role='payload', doc='The text.', anchor='amqp-value.string32.value'),
        }
    ),
    'amqp_value.compound8': TypeInfo(
        'A list or a map with its length', 'A list or a map with its length.', 'amqp-value.compound8', '', {
            'is_map': FieldInfo(doc='Whether the items are keys and values in turn.', anchor='amqp-value.compound8.is-map'),
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-value.compound8.depth-left'),
            'len_content': FieldInfo(role='length', doc='Bytes of the count and of the items.', anchor='amqp-value.compound8.len-content'),
            'content': FieldInfo(role='structure', doc='The items and their count.', anchor='amqp-value.compound8.content'),
        }
    ),
    'amqp_value.compound8_content': TypeInfo(
        'What a list or a map holds', 'What a list or a map holds.', 'amqp-value.compound8-content', '', {
            'is_map': FieldInfo(doc='Whether the items are keys and values in turn.', anchor='amqp-value.compound8-content.is-map'),
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-value.compound8-content.depth-left'),
            'num_items': FieldInfo(role='length', doc='Items of a list, or keys and values of a map together, which makes it even.', rule='not is_map or _ % 2 == 0, where _ is the value', anchor='amqp-value.compound8-content.num-items'),
            'items': FieldInfo(role='structure', doc='The items; in a map keys and values in turn.', anchor='amqp-value.compound8-content.items'),
        }
    ),
    'amqp_value.array8': TypeInfo(
        'An array with its length', 'An array with its length.', 'amqp-value.array8', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-value.array8.depth-left'),
            'len_content': FieldInfo(role='length', doc='Bytes of the count, of the constructor and of the items.', anchor='amqp-value.array8.len-content'),
            'content': FieldInfo(role='structure', doc='The items and what they are.', anchor='amqp-value.array8.content'),
        }
    ),
    'amqp_value.array8_content': TypeInfo(
        'What an array holds; all items share one format code', 'What an array holds; all items share one format code.', 'amqp-value.array8-content', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-value.array8-content.depth-left'),
            'num_items': FieldInfo(role='length', doc='Items of the array.', anchor='amqp-value.array8-content.num-items'),
            'constructor': FieldInfo(role='structure', doc='What every item is.', anchor='amqp-value.array8-content.constructor'),
            'items': FieldInfo(role='payload', doc='The items without format codes. Items that take no bytes are not listed: they are identical, and their number is not bounded by the length.', anchor='amqp-value.array8-content.items'),
        }
    ),
    'amqp_value.compound32': TypeInfo(
        'A list or a map with its length', 'A list or a map with its length.', 'amqp-value.compound32', '', {
            'is_map': FieldInfo(doc='Whether the items are keys and values in turn.', anchor='amqp-value.compound32.is-map'),
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-value.compound32.depth-left'),
            'len_content': FieldInfo(role='length', doc='Bytes of the count and of the items.', anchor='amqp-value.compound32.len-content'),
            'content': FieldInfo(role='structure', doc='The items and their count.', anchor='amqp-value.compound32.content'),
        }
    ),
    'amqp_value.compound32_content': TypeInfo(
        'What a list or a map holds', 'What a list or a map holds.', 'amqp-value.compound32-content', '', {
            'is_map': FieldInfo(doc='Whether the items are keys and values in turn.', anchor='amqp-value.compound32-content.is-map'),
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-value.compound32-content.depth-left'),
            'num_items': FieldInfo(role='length', doc='Items of a list, or keys and values of a map together, which makes it even.', rule='not is_map or _ % 2 == 0, where _ is the value', anchor='amqp-value.compound32-content.num-items'),
            'items': FieldInfo(role='structure', doc='The items; in a map keys and values in turn.', anchor='amqp-value.compound32-content.items'),
        }
    ),
    'amqp_value.array32': TypeInfo(
        'An array with its length', 'An array with its length.', 'amqp-value.array32', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-value.array32.depth-left'),
            'len_content': FieldInfo(role='length', doc='Bytes of the count, of the constructor and of the items.', anchor='amqp-value.array32.len-content'),
            'content': FieldInfo(role='structure', doc='The items and what they are.', anchor='amqp-value.array32.content'),
        }
    ),
    'amqp_value.array32_content': TypeInfo(
        'What an array holds; all items share one format code', 'What an array holds; all items share one format code.', 'amqp-value.array32-content', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-value.array32-content.depth-left'),
            'num_items': FieldInfo(role='length', doc='Items of the array.', anchor='amqp-value.array32-content.num-items'),
            'constructor': FieldInfo(role='structure', doc='What every item is.', anchor='amqp-value.array32-content.constructor'),
            'items': FieldInfo(role='payload', doc='The items without format codes. Items that take no bytes are not listed: they are identical, and their number is not bounded by the length.', anchor='amqp-value.array32-content.items'),
        }
    ),
    'amqp_value.array_constructor': TypeInfo(
        "The format code of an array's items, with a descriptor where they are described values", "The format code of an array's items, with a descriptor where they are described values.", 'amqp-value.array-constructor', '', {
            'depth_left': FieldInfo(doc='Levels of nesting that the caller still allows.', anchor='amqp-value.array-constructor.depth-left'),
            'format_code': FieldInfo(role='structure', doc="The items' format code, or 0 where a descriptor comes first.", rule='a value of format_code', anchor='amqp-value.array-constructor.format-code'),
            'descriptor': FieldInfo(role='structure', doc='Describes every item.', anchor='amqp-value.array-constructor.descriptor'),
            'described_code': FieldInfo(role='structure', doc="The items' format code after a descriptor.", rule='a value of format_code', anchor='amqp-value.array-constructor.described-code'),
            'item_code': FieldInfo(doc='The format code of the items.', anchor='amqp-value.array-constructor.item-code'),
            'is_without_bytes': FieldInfo(doc='Whether the items take no bytes.', anchor='amqp-value.array-constructor.is-without-bytes'),
        }
    ),
    'durable_log_index': TypeInfo(
        'durable-log index file (v1)', 'A file `segment_<base>.idx` next to the segment of the same base: one entry for every record, in their order, without a header. Entry k is the record with the offset base + k, which is how the system finds a record.', 'durable-log-index', '', {
            'entries': FieldInfo(doc='One entry a record.', anchor='durable-log-index.entries'),
        }
    ),
    'durable_log_index_entry': TypeInfo(
        'durable-log index entry (v1)', "Where one record of a segment lies. The document does not describe the index; the system's code alone defines it.\n\nAn entry has neither magic nor checksum: hold it against the record it points to before trusting it.", 'durable-log-index-entry', '', {
            'offset': FieldInfo(doc='Offset of the record. In a sound index entry k has the offset base + k.', anchor='durable-log-index-entry.offset'),
            'ofs_record': FieldInfo(doc="Position of the first byte of the record's header in the segment file.", orig_id='position', anchor='durable-log-index-entry.ofs-record'),
        }
    ),
    'durable_log_record': TypeInfo(
        'durable-log record (v1)', 'The unit that durable-log appends: a header of fixed size and a payload. Records follow each other without padding or any framing between them; the next one begins where the payload ends.\n\nThe checksum covers the payload only. Nothing protects the header: a wrong length shows as a wrong checksum or as a missing magic after it, a wrong offset only against the records before and after it.', 'durable-log-record', '', {
            'magic': FieldInfo(doc='The four bytes that begin every record, `47 4F 4C 44`, "GOLD" in ASCII.\n\nThe number is 0x444C4F47, which is "DLOG" only when it is written big-endian; like every field it is stored little-endian. A file with `44 4C 4F 47` in this place has it byte-swapped: the real system never writes that.', rule='47 4f 4c 44', anchor='durable-log-record.magic', code='bad-magic'),
            'version': FieldInfo(doc="Version of the record's format. Only 1 is defined. How long a record of another version is cannot be known, so a reader must stop there or search for the next record.", rule='1', anchor='durable-log-record.version', code='unsupported-version'),
            'flags': FieldInfo(role='reserved', doc='Must be 0. The real system writes 0 and does not look at it when it reads, so a record with another value is read and reported.', rule='should be 0', anchor='durable-log-record.flags'),
            'reserved': FieldInfo(role='reserved', doc='Must be 0, but other values are read, too, like `flags`.', rule='should be 0', anchor='durable-log-record.reserved'),
            'offset': FieldInfo(doc="The record's number in its log. The real system gives the first record of a segment the number in the file's name and every further one the number before it plus 1; the document only asks that numbers grow.", anchor='durable-log-record.offset'),
            'len_payload': FieldInfo(role='length', doc='Length of the payload in bytes. 0 is legal.', orig_id='payload_len', anchor='durable-log-record.len-payload'),
            'checksum': FieldInfo(role='checksum', doc="CRC-32 (IEEE 802.3, as zlib and crc32fast compute it) of the payload's bytes only, stored little-endian like any other number. An empty payload has 0.", anchor='durable-log-record.checksum'),
            'payload': FieldInfo(role='payload', doc='What the user appended, as it was.', anchor='durable-log-record.payload'),
        }
    ),
    'durable_log_segment': TypeInfo(
        'durable-log segment file (v1)', 'A file `segment_<base>.log`: records and nothing else. `base` is the offset of its first record, in decimal, padded with zeros to 20 digits. A file of no bytes is a segment without records. A new segment begins when the next record would make this one longer than the limit (64 MiB unless configured), so a segment may have exactly that length.', 'durable-log-segment', '', {
            'records': FieldInfo(doc='The records in the order of their offsets.', anchor='durable-log-segment.records'),
        }
    ),
    'ffwd_entry': TypeInfo(
        'ffwd queue entry', 'One message of the queue. It has no number of its own (message i of a segment is number base + i), no checksum, no type and no padding, so a changed byte of a blob cannot be noticed, and a changed size misplaces everything after it.', 'ffwd-entry', '', {
            'len_blob': FieldInfo(role='length', doc='Length of the blob in bytes; 0 is legal. Unsigned by the document. The real system reads it as a signed Java int and fails to start when the top bit is set.', orig_id='size', anchor='ffwd-entry.len-blob'),
            'blob': FieldInfo(role='payload', doc='The message as it was written.', anchor='ffwd-entry.blob'),
        }
    ),
    'ffwd_index': TypeInfo(
        'ffwd queue index file', "The file `index` of a queue's folder: the positions of its consumers, in no particular order (a Java HashMap's). There is no header; the dots in the document stand for nothing. The file is rewritten as a whole when the queue is stopped, so a queue that crashed has none or an old one.", 'ffwd-index', '', {
            'entries': FieldInfo(doc='One entry a consumer.', anchor='ffwd-index.entries'),
        }
    ),
    'ffwd_index_entry': TypeInfo(
        'ffwd queue index entry', 'One consumer of the queue and how far it has come. Whether the offset is of the last message that was handled or of the next one, the real system leaves to its caller.', 'ffwd-index-entry', '', {
            'len_id': FieldInfo(role='length', doc="Length of the consumer's id in bytes. 0 is legal. The real system holds it as a signed Java int.", orig_id='idlength', anchor='ffwd-index-entry.len-id'),
            'offset': FieldInfo(doc="The consumer's position in the queue, as a message's number.", anchor='ffwd-index-entry.offset'),
            'id': FieldInfo(role='payload', doc="The consumer's id in UTF-8.", anchor='ffwd-index-entry.id'),
        }
    ),
    'ffwd_segment': TypeInfo(
        'ffwd queue segment file', "A header and entries to the end of the file. The file is named by its base offset in hexadecimal, padded with zeros to 16 digits (10 in the document's example).\n\nDocument and code differ in the width of the header's version, and both write 0 there, so the bytes alone do not show which header a file has. The parameter does. A reader decides by: version 0, base offset equal to the file's name, entries ending exactly at the end of the file; if that decides nothing, it is the system's header.\n\nThe byte order is big-endian. The document does not specify it.", 'ffwd-segment', '', {
            'variant': FieldInfo(doc='Which of the two headers this file has.', anchor='ffwd-segment.variant'),
            'header': FieldInfo(doc="The file's header. The dots that follow it in the document stand for nothing.", anchor='ffwd-segment.header'),
            'entries': FieldInfo(doc='The messages, in their order.', anchor='ffwd-segment.entries'),
        }
    ),
    'ffwd_segment.system_header': TypeInfo(
        'The 16-byte header that the code writes', 'The 16-byte header that the code writes.', 'ffwd-segment.system-header', '', {
            'magic': FieldInfo(doc='The four bytes that begin every segment, `46 46 4C 47`, "FFLG" in ASCII.', rule='46 46 4c 47', anchor='ffwd-segment.system-header.magic', code='bad-magic'),
            'version': FieldInfo(doc="Version of the segment's format, as a Java int. Only 0 is defined.", rule='0', anchor='ffwd-segment.system-header.version', code='unsupported-version'),
            'base_offset': FieldInfo(doc="Number of the segment's first message, counted in messages since the queue began. The real system holds it as a signed Java long and ignores the file's name.", orig_id='offset', anchor='ffwd-segment.system-header.base-offset'),
        }
    ),
    'ffwd_segment.document_header': TypeInfo(
        'The 14-byte header that the document describes', 'The 14-byte header that the document describes. No known program writes it.', 'ffwd-segment.document-header', '', {
            'magic': FieldInfo(doc='The same four bytes as in the other header.', rule='46 46 4c 47', anchor='ffwd-segment.document-header.magic', code='bad-magic'),
            'version': FieldInfo(doc="Version of the segment's format, two bytes and unsigned. The document names no value; 0 is the code's.", rule='0', anchor='ffwd-segment.document-header.version', code='unsupported-version'),
            'base_offset': FieldInfo(doc="Number of the segment's first message, unsigned.", orig_id='offset', anchor='ffwd-segment.document-header.base-offset'),
        }
    ),
    'leb128_u32': TypeInfo(
        'Unsigned LEB128 integer of at most 32 bits', 'One to five groups of seven bits, the lowest first; the high bit of a byte means that another byte follows. Writers use as few bytes as the value needs, and no reader checks that. Bits above 31 in the fifth byte are shifted out.', 'leb128-u32', 'value', {
            'groups': FieldInfo(role='length', doc='The bytes, up to the first one whose high bit is clear.', anchor='leb128-u32.groups'),
            'value': FieldInfo(doc='The integer.', anchor='leb128-u32.value'),
            'size': FieldInfo(doc='Bytes that the integer takes.', anchor='leb128-u32.size'),
        }
    ),
    'leb128_u32.group': TypeInfo(
        'One byte, and the sum of the integer so far', 'One byte, and the sum of the integer so far.', 'leb128-u32.group', '', {
            'index': FieldInfo(doc="The byte's place, 0 to 4.", anchor='leb128-u32.group.index'),
            'total_before': FieldInfo(doc='Sum of the groups before this one.', anchor='leb128-u32.group.total-before'),
            'weight': FieldInfo(doc='What the lowest bit of this group is worth.', anchor='leb128-u32.group.weight'),
            'octet': FieldInfo(role='length', doc='The high bit means that another byte follows; the fifth byte is always the last. The rest are seven bits of the value.', rule='at most index == 4 ? 127 : 255', anchor='leb128-u32.group.octet'),
            'has_next': FieldInfo(doc='True if another byte follows.', anchor='leb128-u32.group.has-next'),
            'total': FieldInfo(doc='Sum of the groups up to and including this one.', anchor='leb128-u32.group.total'),
        }
    ),
    'listpack_element': TypeInfo(
        'Redis listpack: element', 'An integer or a string, or the end marker FF. The first byte alone shows which, and how the length of the data is found. After the data comes `backlen`, the length of encoding and data together. It is written so that it can be read from right to left, which lets a reader walk the list backwards. It is also the only redundancy that a listpack has, so a reader must check it: it then leaves a damaged list at the first element that contradicts itself, instead of misreading the rest. Zeros end a list at once, for `00` is the integer 0 and needs the backlen `01`.\n\nA writer stores every string that is the canonical decimal form of a 64-bit integer as an integer, in the shortest encoding that holds it. A reader prints it back as decimal digits, and does not insist on the shortest one.', 'listpack-element', '', {
            'encoding': FieldInfo(role='structure', doc='Type, and in its low bits the first bits of the value or of the length. F5 to FE have no meaning.', rule='_ <= 0xf4 or _ == 0xff, where _ is the value', anchor='listpack-element.encoding'),
            'data': FieldInfo(role='payload', doc='What follows the first byte. The end marker has none.', anchor='listpack-element.data'),
            'backlen': FieldInfo(role='length', doc='`len_body` in groups of 7 bits, the most significant group first. Bit 7 is set in every byte but the first, so that a reader that comes from the right continues to the left while it is set: 500 is stored as `03 F4`. listpack.md prints these bytes the other way round; Redis writes them so.', rule='((len_body >> (7 * (num_backlen - 1 - _index))) & 0x7f) | (_index == 0 ? 0 : 0x80)', anchor='listpack-element.backlen', code='bad-length'),
            'kind': FieldInfo(doc='The meaning of the first byte.', anchor='listpack-element.kind'),
            'is_end': FieldInfo(doc='The end marker closes the list. It has neither data nor backlen.', anchor='listpack-element.is-end'),
            'is_str': FieldInfo(doc='The element is a string.', anchor='listpack-element.is-str'),
            'is_int': FieldInfo(doc='The element is an integer.', anchor='listpack-element.is-int'),
            'len_body': FieldInfo(doc='Bytes of encoding and data, without backlen.', anchor='listpack-element.len-body'),
            'num_backlen': FieldInfo(doc='The bounds are strict: 16383 would fit into two groups, and takes three bytes.', anchor='listpack-element.num-backlen'),
            'int_value': FieldInfo(doc='The integer.', anchor='listpack-element.int-value'),
        }
    ),
    'listpack_element.data_uint7': TypeInfo(
        '0xxxxxxx, an integer from 0 to 127 within the first byte', '0xxxxxxx, an integer from 0 to 127 within the first byte.', 'listpack-element.data-uint7', '', {
            'encoding': FieldInfo(doc="The element's first byte.", anchor='listpack-element.data-uint7.encoding'),
            'value': FieldInfo(doc='The integer.', anchor='listpack-element.data-uint7.value'),
        }
    ),
    'listpack_element.data_str6': TypeInfo(
        '10xxxxxx, a string of 0 to 63 bytes', '10xxxxxx, a string of 0 to 63 bytes.', 'listpack-element.data-str6', '', {
            'encoding': FieldInfo(doc="The element's first byte.", anchor='listpack-element.data-str6.encoding'),
            'value': FieldInfo(role='payload', doc='The string.', anchor='listpack-element.data-str6.value'),
            'len_value': FieldInfo(doc='Length of the string in bytes.', anchor='listpack-element.data-str6.len-value'),
        }
    ),
    'listpack_element.data_int13': TypeInfo(
        "110xxxxx and one byte, an integer from -4096 to 4095, two's complement", "110xxxxx and one byte, an integer from -4096 to 4095, two's complement.", 'listpack-element.data-int13', 'value', {
            'encoding': FieldInfo(doc="The element's first byte.", anchor='listpack-element.data-int13.encoding'),
            'low': FieldInfo(role='payload', doc='The low 8 bits. The high 5 bits are in the first byte.', anchor='listpack-element.data-int13.low'),
            'two_complement': FieldInfo(doc='The 13 bits as an unsigned number.', anchor='listpack-element.data-int13.two-complement'),
            'value': FieldInfo(doc='The integer.', anchor='listpack-element.data-int13.value'),
        }
    ),
    'listpack_element.data_str12': TypeInfo(
        '1110xxxx and one byte, a string of 64 to 4095 bytes', '1110xxxx and one byte, a string of 64 to 4095 bytes.', 'listpack-element.data-str12', '', {
            'encoding': FieldInfo(doc="The element's first byte.", anchor='listpack-element.data-str12.encoding'),
            'len_low': FieldInfo(role='length', doc='The low 8 bits of the length. The high 4 bits are in the first byte.', anchor='listpack-element.data-str12.len-low'),
            'value': FieldInfo(role='payload', doc='The string.', anchor='listpack-element.data-str12.value'),
            'len_value': FieldInfo(doc='Length of the string in bytes.', anchor='listpack-element.data-str12.len-value'),
        }
    ),
    'listpack_element.data_str32': TypeInfo(
        'F0, a string of 4096 bytes and more', 'F0, a string of 4096 bytes and more.', 'listpack-element.data-str32', '', {
            'len_value': FieldInfo(role='length', doc='Length of the string in bytes, little-endian.', anchor='listpack-element.data-str32.len-value'),
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
        'Redis listpack: number in a fixed-width string', 'A listpack element that always takes the same space: a string of 4 or 8 bytes which holds an unsigned number, little-endian. mojo writes numbers so where they may be overwritten in place or read from a known distance. To a listpack reader they are ordinary strings.', 'listpack-fixed', '', {
        }
    ),
    'listpack_fixed.u4_string': TypeInfo(
        'A number of 32 bits in a string of 4 bytes', 'A number of 32 bits in a string of 4 bytes.', 'listpack-fixed.u4-string', '', {
            'encoding': FieldInfo(role='structure', doc='Frames a string of 4 bytes. It begins with 84.', rule='84', anchor='listpack-fixed.u4-string.encoding', code='bad-index'),
            'value': FieldInfo(role='payload', doc='The number.', anchor='listpack-fixed.u4-string.value'),
            'backlen': FieldInfo(role='length', doc='Frames a string of 4 bytes. 05 is the length of first byte and value.', rule='05', anchor='listpack-fixed.u4-string.backlen', code='bad-index'),
        }
    ),
    'listpack_fixed.u8_string': TypeInfo(
        'A number of 64 bits in a string of 8 bytes', 'A number of 64 bits in a string of 8 bytes.', 'listpack-fixed.u8-string', '', {
            'encoding': FieldInfo(role='structure', doc='Frames a string of 8 bytes. It begins with 88.', rule='88', anchor='listpack-fixed.u8-string.encoding'),
            'value': FieldInfo(role='payload', doc='The number.', anchor='listpack-fixed.u8-string.value'),
            'backlen': FieldInfo(role='length', doc='Frames a string of 8 bytes. 09 is the length of first byte and value.', rule='09', anchor='listpack-fixed.u8-string.backlen'),
        }
    ),
    'mojo_entry': TypeInfo(
        'mojo: entry of a pack', 'One record, or the end marker that closes the entries of a pack.', 'mojo-entry', '', {
            'num_master_fields': FieldInfo(doc="Field names in the pack's master entry.", anchor='mojo-entry.num-master-fields'),
            'has_lp_count': FieldInfo(doc='The entry ends with the number of its elements, as in Redis and in older code of mojo. The document has none.', anchor='mojo-entry.has-lp-count'),
            'num_elements_before': FieldInfo(doc='Elements of the pack before this entry.', anchor='mojo-entry.num-elements-before'),
            'num_live_before': FieldInfo(doc='Entries of the pack before this one that are not deleted.', anchor='mojo-entry.num-live-before'),
            'flags': FieldInfo(role='structure', doc='Bit 0, deleted: the record was deleted and its bytes are kept. Bit 1, SAMEFIELDS: the entry has the field names of the master entry, in that order, and stores its values only. The code names bits 2 to 4 (SLOT, TX, DEDUPE) and never sets them; what they would change is not known. The end marker may stand here instead.', rule='_.is_int or _.is_end, where _ is the value', anchor='mojo-entry.flags'),
            'content': FieldInfo(doc='The rest of the entry.', anchor='mojo-entry.content'),
            'is_end': FieldInfo(doc='The end marker stands here instead of an entry.', anchor='mojo-entry.is-end'),
            'is_deleted': FieldInfo(doc='The record was deleted.', anchor='mojo-entry.is-deleted'),
            'has_same_fields': FieldInfo(doc='Only values are stored; their names are those of the master entry.', anchor='mojo-entry.has-same-fields'),
            'other_flags': FieldInfo(doc='The flags that the document does not describe.', anchor='mojo-entry.other-flags'),
            'num_elements_through': FieldInfo(doc='Elements of the pack up to and including this entry.', anchor='mojo-entry.num-elements-through'),
            'num_live_through': FieldInfo(doc='Entries of the pack up to and including this one that are not deleted.', anchor='mojo-entry.num-live-through'),
        }
    ),
    'mojo_entry.entry_content': TypeInfo(
        'An entry after its flags', 'An entry after its flags.', 'mojo-entry.entry-content', '', {
            'ms_difference': FieldInfo(role='structure', doc='Added to the milliseconds of MASTER ID, modulo 2^64.', orig_id='id_ms', rule='_.is_int, where _ is the value', anchor='mojo-entry.entry-content.ms-difference'),
            'seq_difference': FieldInfo(role='structure', doc='Added to the number of MASTER ID, modulo 2^64. Negative where the record is of a later millisecond and begins again with a lower number.', orig_id='id_seq', rule='_.is_int, where _ is the value', anchor='mojo-entry.entry-content.seq-difference'),
            'num_fields': FieldInfo(role='length', doc='Pairs that follow.', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-entry.entry-content.num-fields'),
            'pairs': FieldInfo(doc='Field names of their own, each with its value.', orig_id='FIELD', anchor='mojo-entry.entry-content.pairs'),
            'values': FieldInfo(role='payload', doc='A value for each field name of the master entry.', orig_id='value', rule='not _.is_end, where _ is the value', anchor='mojo-entry.entry-content.values'),
            'lp_count': FieldInfo(role='length', doc='Elements of the entry before this one. Older code of mojo counts this one as well.', orig_id='lp-count', rule='_.is_int and (_.int_value == num_counted or _.int_value == num_counted + 1), where _ is the value', anchor='mojo-entry.entry-content.lp-count', code='bad-count'),
            'num_counted': FieldInfo(doc='Elements of the entry before lp-count.', anchor='mojo-entry.entry-content.num-counted'),
            'num_elements': FieldInfo(doc='Elements that the entry takes.', anchor='mojo-entry.entry-content.num-elements'),
        }
    ),
    'mojo_entry.pair': TypeInfo(
        'A field name and its value', 'A field name and its value.', 'mojo-entry.pair', '', {
            'name': FieldInfo(role='payload', doc='Name of the field.', orig_id='key', rule='not _.is_end, where _ is the value', anchor='mojo-entry.pair.name'),
            'value': FieldInfo(role='payload', doc='Value of the field.', rule='not _.is_end, where _ is the value', anchor='mojo-entry.pair.value'),
        }
    ),
    'mojo_enums': TypeInfo(
        'mojo: readings of the document', 'No program ever wrote a mojo segment, and the document that describes one can be read in several ways. The first value of each enum is the reading in which all sizes that the document states hold; the others are what its wording or older code allow as well. A reader finds out from the first pack and the end of the file which of them it has.', 'mojo-enums', '', {
        }
    ),
    'mojo_footer': TypeInfo(
        'mojo: SUFFIX found from the end', 'A reader finds SUFFIX from the end of the file. It goes back over the zeros there, if there are any, and SUFFIX ends where they begin. This structure takes no bytes; its parts are found by position.', 'mojo-footer', '', {
            'form': FieldInfo(doc='How SUFFIX is written.', anchor='mojo-footer.form'),
            'has_tags': FieldInfo(doc='INDEX is announced by `[I`.', anchor='mojo-footer.has-tags'),
            'ofs_end': FieldInfo(doc='The byte after SUFFIX.', anchor='mojo-footer.ofs-end'),
            'len_suffix': FieldInfo(doc='Bytes of SUFFIX with its two end markers.', anchor='mojo-footer.len-suffix'),
            'ofs_suffix': FieldInfo(doc='Where SUFFIX begins.', anchor='mojo-footer.ofs-suffix'),
            'suffix': FieldInfo(doc="The segment's SUFFIX.", anchor='mojo-footer.suffix'),
            'len_index': FieldInfo(doc='Bytes of INDEX.', anchor='mojo-footer.len-index'),
            'ofs_tail': FieldInfo(doc='The end of the packs.', anchor='mojo-footer.ofs-tail'),
        }
    ),
    'mojo_id': TypeInfo(
        'mojo: record id', 'The id of a record, in full: milliseconds since the Unix epoch and a number that distinguishes the records of one millisecond. Written `ms-seq` in decimal.', 'mojo-id', '', {
            'form': FieldInfo(doc='How numbers are written in this segment.', anchor='mojo-id.form'),
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
        'mojo: INDEX', 'An entry for each pack of the segment, in their order, then a null. All of it are listpack elements, without a header and without an end marker, so only SUFFIX shows where it ends.', 'mojo-index', '', {
            'len_index': FieldInfo(doc='Bytes of INDEX, from SUFFIX.', anchor='mojo-index.len-index'),
            'has_null_each': FieldInfo(doc='A null follows every entry instead of one after all of them.', anchor='mojo-index.has-null-each'),
            'body': FieldInfo(doc='The entries and the null.', anchor='mojo-index.body'),
        }
    ),
    'mojo_index.index_body': TypeInfo(
        'The elements of INDEX', 'The elements of INDEX.', 'mojo-index.index-body', '', {
            'has_null_each': FieldInfo(doc='A null follows every entry instead of one after all of them.', anchor='mojo-index.index-body.has-null-each'),
            'entries': FieldInfo(doc='One for each pack.', orig_id='ENTRY', anchor='mojo-index.index-body.entries'),
            'null_element': FieldInfo(role='structure', doc='The integer 0 ends INDEX. It takes two bytes.', orig_id='0 (null)', rule='_.is_int and _.int_value == 0, where _ is the value', anchor='mojo-index.index-body.null-element', code='bad-index'),
        }
    ),
    'mojo_index_entry': TypeInfo(
        'mojo: entry of INDEX', 'Where one pack lies in the segment, and the id it begins with.', 'mojo-index-entry', '', {
            'has_null': FieldInfo(doc='A null follows every entry instead of one after all of them.', anchor='mojo-index-entry.has-null'),
            'id_ms': FieldInfo(role='structure', doc="Milliseconds of the pack's MASTER ID. In other readings the difference to the segment's first id, or to the entry before, modulo 2^64: what it is shows in comparison with the packs.", rule='_.is_int, where _ is the value', anchor='mojo-index-entry.id-ms', code='bad-index'),
            'id_seq': FieldInfo(role='structure', doc="Number of the pack's MASTER ID, or the difference.", rule='_.is_int, where _ is the value', anchor='mojo-index-entry.id-seq', code='bad-index'),
            'offset': FieldInfo(role='length', doc="Byte of the segment at which the pack's MASTER ID begins.", anchor='mojo-index-entry.offset'),
            'len_pack': FieldInfo(role='length', doc='Bytes of the pack, from MASTER ID to the end of HEADER.', orig_id='length', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-index-entry.len-pack', code='bad-index'),
            'null_element': FieldInfo(role='structure', doc='The integer 0.', orig_id='0 (null)', rule='_.is_int and _.int_value == 0, where _ is the value', anchor='mojo-index-entry.null-element', code='bad-index'),
        }
    ),
    'mojo_pack': TypeInfo(
        'mojo: pack', "The unit that is written and checked at once: records with ids near to each other, whose field names are stored once where they agree. A pack holds at least one record; by the code's defaults it is closed at 65,500 bytes.\n\nThe last pack of a segment that is still being written has no end marker and no HEADER. It is read entry by entry, up to the first bytes that are not an element.", 'mojo-pack', '', {
            'form': FieldInfo(doc='How MASTER ID is written in this segment.', anchor='mojo-pack.form'),
            'has_tag': FieldInfo(doc='The pack is announced by `[P`; true for every pack but the first of a segment.', anchor='mojo-pack.has-tag'),
            'has_counts': FieldInfo(doc='The master entry begins with count and deleted.', anchor='mojo-pack.has-counts'),
            'has_lp_count': FieldInfo(doc='Every entry ends with the number of its elements.', anchor='mojo-pack.has-lp-count'),
            'bytes_form': FieldInfo(doc="What HEADER's bytes counts in this segment.", anchor='mojo-pack.bytes-form'),
            'elements_form': FieldInfo(doc="What HEADER's lp_count counts in this segment.", anchor='mojo-pack.elements-form'),
            'head': FieldInfo(doc='MASTER ID and MASTER ENTRY.', anchor='mojo-pack.head'),
            'entries': FieldInfo(doc='The records in the order of their ids, and the end marker in the place of one more.', orig_id='ENTRY', anchor='mojo-pack.entries'),
            'header': FieldInfo(doc='Lengths and counts of the listpack before it.', orig_id='HEADER', anchor='mojo-pack.header'),
        }
    ),
    'mojo_pack_head': TypeInfo(
        'mojo: beginning of a pack', 'MASTER ID and MASTER ENTRY: what the entries of a pack are stored as differences to. From the master entry to the end marker a pack is a listpack without its header.', 'mojo-pack-head', '', {
            'form': FieldInfo(doc='How MASTER ID is written in this segment.', anchor='mojo-pack-head.form'),
            'has_tag': FieldInfo(doc='The pack is announced by `[P`; true for every pack but the first of a segment.', anchor='mojo-pack-head.has-tag'),
            'has_counts': FieldInfo(doc='The master entry begins with count and deleted, as in Redis. The document has them commented out.', anchor='mojo-pack-head.has-counts'),
            'tag': FieldInfo(doc='The two characters `[P`.', anchor='mojo-pack-head.tag'),
            'start': FieldInfo(doc='Takes no bytes. Remembers where MASTER ID begins.', anchor='mojo-pack-head.start'),
            'master_id': FieldInfo(doc="Id of the pack's first record. The ids of all entries are stored as differences to it.", orig_id='MASTER ID', anchor='mojo-pack-head.master-id'),
            'body': FieldInfo(doc="Takes no bytes. Remembers where the pack's listpack begins.", anchor='mojo-pack-head.body'),
            'master': FieldInfo(doc='The field names that most entries of the pack share.', orig_id='MASTER ENTRY', anchor='mojo-pack-head.master'),
        }
    ),
    'mojo_pack_head.mark': TypeInfo(
        'A position of the stream, kept for later', 'A position of the stream, kept for later.', 'mojo-pack-head.mark', '', {
            'position': FieldInfo(doc='Byte of the stream.', anchor='mojo-pack-head.mark.position'),
        }
    ),
    'mojo_pack_head.master_entry': TypeInfo(
        "The first elements of the pack's listpack", "The first elements of the pack's listpack.", 'mojo-pack-head.master-entry', '', {
            'has_counts': FieldInfo(doc='The master entry begins with count and deleted.', anchor='mojo-pack-head.master-entry.has-counts'),
            'count': FieldInfo(role='length', doc='Entries that are not deleted.', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-pack-head.master-entry.count'),
            'deleted': FieldInfo(role='length', doc='Entries that are deleted.', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-pack-head.master-entry.deleted'),
            'num_fields': FieldInfo(role='length', doc='Field names that follow.', rule='_.is_int and _.int_value >= 0, where _ is the value', anchor='mojo-pack-head.master-entry.num-fields'),
            'fields': FieldInfo(role='payload', doc='The names, in the order in which the values of an entry with SAMEFIELDS follow. One may be an integer.', rule='not _.is_end, where _ is the value', anchor='mojo-pack-head.master-entry.fields'),
            'null_element': FieldInfo(role='structure', doc="The integer 0 ends the master entry. A Redis reader that walks backwards reads it as an entry's lp-count.", orig_id='0 (null)', rule='_.is_int and _.int_value == 0, where _ is the value', anchor='mojo-pack-head.master-entry.null-element'),
            'num_elements': FieldInfo(doc='Elements that the master entry takes.', anchor='mojo-pack-head.master-entry.num-elements'),
        }
    ),
    'mojo_pack_header': TypeInfo(
        'mojo: HEADER of a pack', 'What comes before a listpack in memory comes after it on disk, so that a pack is written by appending only. Its three numbers alone distinguish a whole pack from a damaged one: there is no checksum. A reader must compare them with what it read.', 'mojo-pack-header', '', {
            'bytes_form': FieldInfo(doc='What `len_bytes` counts in this segment.', anchor='mojo-pack-header.bytes-form'),
            'elements_form': FieldInfo(doc='What `num_elements` counts in this segment.', anchor='mojo-pack-header.elements-form'),
            'len_body': FieldInfo(doc='Bytes read from num_fields to the end marker.', anchor='mojo-pack-header.len-body'),
            'len_master_id': FieldInfo(doc='Bytes that MASTER ID took.', anchor='mojo-pack-header.len-master-id'),
            'num_elements_read': FieldInfo(doc='Elements read, without the end marker.', anchor='mojo-pack-header.num-elements-read'),
            'num_entries_read': FieldInfo(doc='Entries read.', anchor='mojo-pack-header.num-entries-read'),
            'num_live_read': FieldInfo(doc='Entries read that are not deleted.', anchor='mojo-pack-header.num-live-read'),
            'len_bytes': FieldInfo(role='length', doc='Length of the listpack; see bytes_form.', orig_id='bytes', rule='bytes_form == mojo_enums::bytes_form::redis ? len_body + 6 : bytes_form == mojo_enums::bytes_form::pack ? len_master_id + len_body + 8 : len_body', anchor='mojo-pack-header.len-bytes', code='bad-length'),
            'num_elements': FieldInfo(role='length', doc='Elements without the end marker. 65535 where there are more than fit, as in Redis.', orig_id='lp_count', rule='one of num_elements_read + (elements_form == mojo_enums::elements_form::memory ? 2 : 0), 65535', anchor='mojo-pack-header.num-elements', code='bad-count'),
            'num_entries': FieldInfo(role='length', doc="All entries, deleted ones included. In another reading, which is Redis' meaning of count, only those that are not deleted. The two differ only in a pack with deleted entries. 65535 where there are more than fit.", orig_id='count', rule='one of num_entries_read, num_live_read, 65535', anchor='mojo-pack-header.num-entries', code='bad-count'),
        }
    ),
    'mojo_segment': TypeInfo(
        'mojo: finished segment', 'A whole segment that its writer has finished: packs, INDEX, SUFFIX, and nothing after it. With every parameter zero or false, and has_tags true, this is the reading of the document in which all sizes hold.\n\nAn unfinished segment ends somewhere before SUFFIX, and is read pack by pack; see mojo_pack.', 'mojo-segment', '', {
            'form': FieldInfo(doc='How ids and SUFFIX are written.', anchor='mojo-segment.form'),
            'has_lead_id': FieldInfo(doc="The segment's id comes before the first pack.", anchor='mojo-segment.has-lead-id'),
            'has_tags': FieldInfo(doc='Packs but the first, and INDEX, are announced by two characters.', anchor='mojo-segment.has-tags'),
            'has_counts': FieldInfo(doc='Master entries begin with count and deleted.', anchor='mojo-segment.has-counts'),
            'has_lp_count': FieldInfo(doc='Every entry ends with the number of its elements.', anchor='mojo-segment.has-lp-count'),
            'bytes_form': FieldInfo(doc="What HEADER's bytes counts.", anchor='mojo-segment.bytes-form'),
            'elements_form': FieldInfo(doc="What HEADER's lp_count counts.", anchor='mojo-segment.elements-form'),
            'has_null_each': FieldInfo(doc='A null follows every entry of INDEX instead of one after all of them.', anchor='mojo-segment.has-null-each'),
            'footer': FieldInfo(doc='Takes no bytes. SUFFIX as seen from the end of the file, which shows where INDEX begins.', anchor='mojo-segment.footer'),
            'lead_id': FieldInfo(doc="The segment's id. Without it, the MASTER ID that the document begins with is that of the first pack.", orig_id='MASTER ID', anchor='mojo-segment.lead-id'),
            'packs': FieldInfo(doc='The packs, in the order of their ids.', orig_id='PACK', anchor='mojo-segment.packs'),
            'tail': FieldInfo(doc='INDEX and SUFFIX.', anchor='mojo-segment.tail'),
        }
    ),
    'mojo_suffix': TypeInfo(
        'mojo: SUFFIX', 'The last bytes of a finished segment: 32, then two end markers. The document calls it SUFFIX where it describes the file, and FOOTER where it describes recovery.', 'mojo-suffix', '', {
            'form': FieldInfo(doc='How numbers are written in this segment.', anchor='mojo-suffix.form'),
            'id': FieldInfo(doc="The segment's id, that of its first record, which its file is named after. The last record's in another reading.", orig_id='id_ms, id_seq', anchor='mojo-suffix.id'),
            'len_index': FieldInfo(role='length', doc='Bytes of INDEX with its null, without the `[I` before it.', orig_id='index_len', anchor='mojo-suffix.len-index'),
            'num_records': FieldInfo(role='length', doc='Entries of all packs.', orig_id='count', anchor='mojo-suffix.num-records'),
            'reserved': FieldInfo(role='reserved', doc='Not used; zero.', rule='should be 0', anchor='mojo-suffix.reserved'),
            'end_markers': FieldInfo(role='structure', doc='A segment that does not end with them is unfinished or damaged. Zeros may follow.', orig_id='EOF EOF', rule='ff ff', anchor='mojo-suffix.end-markers'),
        }
    ),
    'mojo_suffix.number': TypeInfo(
        'A number of 32 bits in the form of the segment', 'A number of 32 bits in the form of the segment.', 'mojo-suffix.number', 'value', {
            'form': FieldInfo(doc='How numbers are written.', anchor='mojo-suffix.number.form'),
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
        'mojo: tag', 'Two characters that announce what follows. The document draws the first pack of a segment without one.', 'mojo-tag', '', {
            'expected': FieldInfo(doc='What has to follow here.', anchor='mojo-tag.expected'),
            'tag': FieldInfo(role='structure', doc='`[P` before a pack, `[I` before INDEX.', orig_id='MESSAGE TYPE', rule='expected', anchor='mojo-tag.tag'),
        }
    ),
    'mojo_tail': TypeInfo(
        'mojo: INDEX and SUFFIX', 'What a writer appends to a segment when it finishes it.', 'mojo-tail', '', {
            'form': FieldInfo(doc='How SUFFIX is written.', anchor='mojo-tail.form'),
            'has_tags': FieldInfo(doc='INDEX is announced by `[I`.', anchor='mojo-tail.has-tags'),
            'has_null_each': FieldInfo(doc='A null follows every entry of INDEX instead of one after all of them.', anchor='mojo-tail.has-null-each'),
            'len_index': FieldInfo(doc='Bytes of INDEX, from SUFFIX; see mojo_footer.', anchor='mojo-tail.len-index'),
            'tag': FieldInfo(doc='The two characters `[I`.', anchor='mojo-tail.tag'),
            'index': FieldInfo(doc='The place of the packs.', orig_id='INDEX', anchor='mojo-tail.index'),
            'suffix': FieldInfo(doc='What is known of the segment as a whole.', orig_id='SUFFIX', anchor='mojo-tail.suffix'),
        }
    ),
    'mojo_unwritten': TypeInfo(
        'mojo: room for more', 'What comes after the last entry of a preallocated segment. These are zeros, and before them an end marker where the writer keeps one after its last entry, for the next to overwrite. A listpack element cannot begin with two zeros, so zeros are never mistaken for data.', 'mojo-unwritten', '', {
            'len_room': FieldInfo(doc='Bytes to the end of the file.', anchor='mojo-unwritten.len-room'),
            'has_end_marker': FieldInfo(doc='An end marker precedes the zeros.', anchor='mojo-unwritten.has-end-marker'),
            'end_marker': FieldInfo(role='structure', doc='Closes the listpack for a reader that comes now.', orig_id='EOF', rule='ff', anchor='mojo-unwritten.end-marker'),
            'zeros': FieldInfo(role='reserved', doc='Not written yet.', anchor='mojo-unwritten.zeros'),
        }
    ),
    'osiris_chunk': TypeInfo(
        'RabbitMQ osiris: chunk', 'The unit that is written, replicated and checked at once: header, filter, data section, trailer. The parts are left as bytes, so that a damaged data section does not hide where the next chunk begins: check `data` first, then open it as `osiris_entries` (a user chunk) or `osiris_tracking_chunk_data` (a tracking chunk), `trailer` as `osiris_tracking_delta`, `filter` as `osiris_filter`.', 'osiris-chunk', '', {
            'header': FieldInfo(role='structure', doc='What the chunk is, and how long its parts are.', anchor='osiris-chunk.header'),
            'filter': FieldInfo(role='structure', doc='A bloom filter over the filter values of the entries, an `osiris_filter`. Empty where no entry has one. The document has no filters.', anchor='osiris-chunk.filter'),
            'data': FieldInfo(role='payload', doc='The entries; the only bytes of a chunk that a checksum protects.', orig_id='Data entries', anchor='osiris-chunk.data'),
            'trailer': FieldInfo(role='structure', doc='Tracking that came with the entries, an `osiris_tracking_delta`; only user chunks have one.', orig_id='Trailer entries', anchor='osiris-chunk.trailer'),
        }
    ),
    'osiris_chunk_header': TypeInfo(
        'RabbitMQ osiris: chunk header', 'The first 48 bytes of every chunk. The filter, the data section and the trailer follow in this order, with the lengths given here; the next chunk follows at once. No checksum covers any of these bytes.', 'osiris-chunk-header', '', {
            'magic': FieldInfo(role='structure', doc='Begins every chunk. With the version it makes the first byte 0x50.', orig_id='Mag', rule='5', anchor='osiris-chunk-header.magic', code='bad-magic', bits=4),
            'version': FieldInfo(role='structure', doc='0 in every file that osiris has ever written, the only version that it accepts. The document has 1; a log with 1 in its chunks is of the document dialect. Nothing else differs.', orig_id='Ver', rule='one of 0, 1', anchor='osiris-chunk-header.version', code='unsupported-version', bits=4),
            'chunk_type': FieldInfo(role='structure', doc='Says what the entries of the data section are.', orig_id='Chunk type', rule='one of 0, 1, 2', anchor='osiris-chunk-header.chunk-type'),
            'num_entries': FieldInfo(role='length', doc='Entries in the data section; a sub-batch counts as one. 1 in a tracking chunk.', orig_id='Number of entries', anchor='osiris-chunk-header.num-entries'),
            'num_records': FieldInfo(role='length', doc="Offsets that the chunk consumes: simple entries, plus the records of every sub-batch. The next chunk's id is `chunk_id + num_records`. 1 in a tracking chunk, which is why users' offsets have holes.", orig_id='Number of records', anchor='osiris-chunk-header.num-records'),
            'timestamp': FieldInfo(role='structure', doc="Milliseconds since the Unix epoch on the leader's wall clock when it wrote the chunk; all records of the chunk share it. It may step backwards.", orig_id='Timestamp', anchor='osiris-chunk-header.timestamp'),
            'epoch': FieldInfo(role='structure', doc='Grows by one with every election of a leader. It never decreases within a log.', orig_id='Epoch', anchor='osiris-chunk-header.epoch'),
            'chunk_id': FieldInfo(role='structure', doc='Offset of the first record of the chunk.', orig_id='ChunkId', anchor='osiris-chunk-header.chunk-id'),
            'data_crc': FieldInfo(role='checksum', doc="CRC-32 of the data section only (polynomial 0x04c11db7 reflected, seed and final xor 0xffffffff: zlib's crc32). Header, filter and trailer are outside it.", orig_id='Data CRC', anchor='osiris-chunk-header.data-crc'),
            'len_data': FieldInfo(role='length', doc='Bytes of the data section.', orig_id='Data length', anchor='osiris-chunk-header.len-data'),
            'len_trailer': FieldInfo(role='length', doc='Bytes of the trailer.', orig_id='Trailer length', anchor='osiris-chunk-header.len-trailer'),
            'len_filter': FieldInfo(role='length', doc='Bytes of the filter: 0, or 16 to 255. Up to osiris 1.5 (and in the document) the first of four reserved bytes, written 0.', orig_id='Filter size', anchor='osiris-chunk-header.len-filter'),
            'reserved': FieldInfo(role='reserved', doc='Written 0; no reader checks it.', orig_id='Reserved', rule='should be 0', anchor='osiris-chunk-header.reserved', bits=24),
            'ofs_filter': FieldInfo(doc='The beginning of the filter, counted from the first byte of the header.', anchor='osiris-chunk-header.ofs-filter'),
            'ofs_data': FieldInfo(doc='The beginning of the data section, counted from the first byte of the header.', anchor='osiris-chunk-header.ofs-data'),
            'ofs_trailer': FieldInfo(doc='The beginning of the trailer, counted from the first byte of the header.', anchor='osiris-chunk-header.ofs-trailer'),
            'len_chunk': FieldInfo(doc='Bytes of the whole chunk; where the next one begins, counted from the first byte of the header.', anchor='osiris-chunk-header.len-chunk'),
            'is_filter_size_legal': FieldInfo(doc='Whether osiris could have written a filter of this size (stream-filter-size-bytes is 16 to 255).', anchor='osiris-chunk-header.is-filter-size-legal'),
        }
    ),
    'osiris_entries': TypeInfo(
        'RabbitMQ osiris: data section of a user chunk', 'Entries, back to back, to the end of the data section. The chunk header has their expected number.', 'osiris-entries', '', {
            'entries': FieldInfo(role='payload', doc='Simple entries and sub-batches, in any mixture.', anchor='osiris-entries.entries'),
        }
    ),
    'osiris_entry': TypeInfo(
        'RabbitMQ osiris: data entry', 'One entry of a data section. The highest bit of its first byte distinguishes a sub-batch from a simple entry.', 'osiris-entry', '', {
            'entry': FieldInfo(role='structure', doc='The entry itself.', anchor='osiris-entry.entry'),
            'first_byte': FieldInfo(doc="The entry's first byte, seen before the entry is read.", anchor='osiris-entry.first-byte'),
            'kind': FieldInfo(doc='The `T` bit of the document.', anchor='osiris-entry.kind'),
        }
    ),
    'osiris_enums': TypeInfo(
        'RabbitMQ osiris: enumerations shared by segment and index files', 'What a chunk carries, what a tracking block tracks, and how a sub-batch is compressed.', 'osiris-enums', '', {
        }
    ),
    'osiris_filter': TypeInfo(
        'RabbitMQ osiris: filter of a chunk', "A bloom filter of 16 to 255 bytes over the filter values of a chunk's entries. Bit n is in byte n / 8, the highest bit of a byte first. With `num_bits` bits, a value v sets bit `phash2(v, num_bits - 1) + 1` and bit `phash2([v], num_bits - 1) + 1`, where phash2 is Erlang's. An empty value counts as no value.", 'osiris-filter', '', {
            'has_unfiltered': FieldInfo(role='structure', doc='Bit 0; set where the chunk has an entry without a filter value.', anchor='osiris-filter.has-unfiltered', bits=1),
            'first_bits': FieldInfo(role='structure', doc='Bits 1 to 7.', anchor='osiris-filter.first-bits', bits=7),
            'more_bits': FieldInfo(role='structure', doc='Bits 8 and up.', anchor='osiris-filter.more-bits'),
            'bits': FieldInfo(doc='All bits, as bytes.', anchor='osiris-filter.bits'),
            'num_bits': FieldInfo(doc='How many bits there are.', anchor='osiris-filter.num-bits'),
        }
    ),
    'osiris_index': TypeInfo(
        'RabbitMQ osiris: index file', 'Where each chunk of a segment begins: a header and one record for every chunk, as osiris writes it.', 'osiris-index', '', {
            'header': FieldInfo(role='structure', doc='Says that this is an index, and of which version. The document has none.', anchor='osiris-index.header'),
            'records': FieldInfo(role='structure', doc='One for every chunk, in the order of the segment.', anchor='osiris-index.records'),
        }
    ),
    'osiris_index.index_header': TypeInfo(
        'The first 8 bytes of an index', 'The first 8 bytes of an index. osiris writes them and never looks at them again when it opens a log.', 'osiris-index.index-header', '', {
            'magic': FieldInfo(role='structure', doc='Names the file as an index.', rule='"OSII"', anchor='osiris-index.index-header.magic', code='bad-index'),
            'version': FieldInfo(role='structure', doc='The same since the first release.', rule='1', anchor='osiris-index.index-header.version', code='unsupported-version'),
        }
    ),
    'osiris_index_document': TypeInfo(
        'RabbitMQ osiris: index file as the document describes it', 'An index of the document dialect: records from the first byte on, without the header that osiris writes.', 'osiris-index-document', '', {
            'records': FieldInfo(role='structure', doc='One for every chunk, in the order of the segment.', anchor='osiris-index-document.records'),
        }
    ),
    'osiris_index_record': TypeInfo(
        'RabbitMQ osiris: index record', "One chunk of the segment, of whatever type. Every field repeats the chunk's header or gives its position, so the whole index can be rebuilt from its segment.", 'osiris-index-record', '', {
            'chunk_id': FieldInfo(role='structure', doc="The chunk's id, the offset of its first record.", orig_id='Offset', anchor='osiris-index-record.chunk-id'),
            'timestamp': FieldInfo(role='structure', doc="The chunk's timestamp, in milliseconds since the Unix epoch.", orig_id='Timestamp', anchor='osiris-index-record.timestamp'),
            'epoch': FieldInfo(role='structure', doc="The chunk's epoch.", orig_id='Epoch', anchor='osiris-index-record.epoch'),
            'ofs_chunk': FieldInfo(role='structure', doc="Position of the chunk's header in the segment.", orig_id='File Offset', anchor='osiris-index-record.ofs-chunk'),
            'chunk_type': FieldInfo(role='structure', doc="The chunk's type; the broker looks here for the last user chunk.", orig_id='Chunk Type', anchor='osiris-index-record.chunk-type'),
            'is_zero': FieldInfo(doc='Whether the record is zeros, as a crash leaves them at the end of a file. No chunk begins at position 0.', anchor='osiris-index-record.is-zero'),
        }
    ),
    'osiris_segment': TypeInfo(
        'RabbitMQ osiris: segment file', "One segment of a stream: a log header and chunks, back to back, to the end of the file. The file's name is the id of the first chunk that it will hold, in 20 decimal digits.", 'osiris-segment', '', {
            'header': FieldInfo(role='structure', doc='Says that this is a segment, and of which version.', anchor='osiris-segment.header'),
            'chunks': FieldInfo(role='structure', doc='In the order of their chunk ids.', orig_id='Contiguous list of Chunks', anchor='osiris-segment.chunks'),
        }
    ),
    'osiris_segment.log_header': TypeInfo(
        'The first 8 bytes of a segment', 'The first 8 bytes of a segment. osiris writes them and never looks at them again when it opens a log.', 'osiris-segment.log-header', '', {
            'magic': FieldInfo(role='structure', doc='Names the file as a segment.', orig_id='Log magic', rule='"OSIL"', anchor='osiris-segment.log-header.magic', code='bad-magic'),
            'version': FieldInfo(role='structure', doc='The same since the first release.', orig_id='Log version', rule='1', anchor='osiris-segment.log-header.version', code='unsupported-version'),
        }
    ),
    'osiris_simple_entry': TypeInfo(
        'RabbitMQ osiris: simple entry', 'One record: a 31-bit length and the body. RabbitMQ puts an AMQP 1.0 message into the body. A body of no bytes is legal and common.', 'osiris-simple-entry', '', {
            'is_sub_batch': FieldInfo(role='structure', doc='The highest bit of the first byte; clear in a simple entry.', orig_id='T', rule='false', anchor='osiris-simple-entry.is-sub-batch', bits=1),
            'len_body': FieldInfo(role='length', doc='Bytes of the body.', orig_id='Entry body length', anchor='osiris-simple-entry.len-body', bits=31),
            'body': FieldInfo(role='payload', doc='What the publisher sent; opaque to osiris. In a tracking chunk, a list of tracking blocks.', orig_id='Entry body', anchor='osiris-simple-entry.body'),
        }
    ),
    'osiris_sub_batch': TypeInfo(
        'RabbitMQ osiris: sub-batch entry', "Records that a client put into one body and compressed. osiris never opens it: the number of records and both lengths are the client's word, and older brokers stored them unchecked.", 'osiris-sub-batch', '', {
            'is_sub_batch': FieldInfo(role='structure', doc='The highest bit of the first byte; set in a sub-batch.', orig_id='T', rule='true', anchor='osiris-sub-batch.is-sub-batch', bits=1),
            'compression': FieldInfo(role='structure', doc='How the body is compressed. The containers are those that the Java and the Go client use.', orig_id='Cmp', rule='one of 0, 1, 2, 3, 4, 5, 6, 7', anchor='osiris-sub-batch.compression', bits=3),
            'reserved': FieldInfo(role='reserved', doc='Written 0; no reader checks it.', orig_id='Rsvd', rule='should be 0', anchor='osiris-sub-batch.reserved', bits=4),
            'num_records': FieldInfo(role='length', doc='Offsets that the sub-batch consumes. 0 occurs.', orig_id='Number of records', anchor='osiris-sub-batch.num-records'),
            'len_uncompressed': FieldInfo(role='length', doc='Bytes of the body once decompressed, as the client states them; it may be wrong.', orig_id='Uncompressed Length', anchor='osiris-sub-batch.len-uncompressed'),
            'len_body': FieldInfo(role='length', doc='Bytes of the body as stored.', orig_id='Length', anchor='osiris-sub-batch.len-body'),
            'body': FieldInfo(role='payload', doc='The compressed container; decompressed it is an `osiris_sub_batch_body`.', orig_id='Body', anchor='osiris-sub-batch.body'),
        }
    ),
    'osiris_sub_batch_body': TypeInfo(
        'RabbitMQ osiris: decompressed sub-batch', 'What a sub-batch holds once it is decompressed: simple entries to the end. Their offsets are consecutive. A sub-batch within a sub-batch does not exist.', 'osiris-sub-batch-body', '', {
            'entries': FieldInfo(role='payload', doc="As many as the sub-batch's `num_records` states, unless that is wrong.", anchor='osiris-sub-batch-body.entries'),
        }
    ),
    'osiris_tracking_chunk_data': TypeInfo(
        'RabbitMQ osiris: data section of a tracking chunk', 'Exactly one simple entry, whose body is a list of tracking blocks.', 'osiris-tracking-chunk-data', '', {
            'is_snapshot': FieldInfo(doc='Whether the chunk is a snapshot, and its blocks in the snapshot form.', anchor='osiris-tracking-chunk-data.is-snapshot'),
            'is_sub_batch': FieldInfo(role='structure', doc='Clear, as in every simple entry.', orig_id='T', rule='false', anchor='osiris-tracking-chunk-data.is-sub-batch', bits=1),
            'len_tracking': FieldInfo(role='length', doc='Bytes of the tracking blocks.', orig_id='Entry body length', anchor='osiris-tracking-chunk-data.len-tracking', bits=31),
            'tracking': FieldInfo(role='structure', doc='The tracking blocks.', orig_id='Entry Body', anchor='osiris-tracking-chunk-data.tracking'),
            'surplus': FieldInfo(role='reserved', doc='No bytes; a tracking chunk has no second entry.', rule='_.length == 0, where _ is the value', anchor='osiris-tracking-chunk-data.surplus', code='trailing-bytes'),
        }
    ),
    'osiris_tracking_delta': TypeInfo(
        'RabbitMQ osiris: tracking in delta form', 'What changed: the trailer of a user chunk, and the body of the one entry of a tracking delta chunk. Blocks come in any order, at most one for each type and id.', 'osiris-tracking-delta', '', {
            'blocks': FieldInfo(role='structure', doc="To the end of the trailer or of the entry's body.", anchor='osiris-tracking-delta.blocks'),
        }
    ),
    'osiris_tracking_delta.block': TypeInfo(
        'One tracked value under one name', 'One tracked value under one name. Every type has names of its own.', 'osiris-tracking-delta.block', '', {
            'tracking_type': FieldInfo(role='structure', doc='What is tracked.', orig_id='Tracking type', rule='one of 0, 1, 2', anchor='osiris-tracking-delta.block.tracking-type'),
            'len_tracking_id': FieldInfo(role='length', doc='Bytes of the name.', orig_id='TrackingID size', anchor='osiris-tracking-delta.block.len-tracking-id'),
            'tracking_id': FieldInfo(role='payload', doc='Name of the publisher or consumer; opaque bytes.', orig_id='TrackingID', anchor='osiris-tracking-delta.block.tracking-id'),
            'data': FieldInfo(role='structure', doc='The value, 8 bytes in every case.', orig_id='Tracking data', anchor='osiris-tracking-delta.block.data'),
        }
    ),
    'osiris_tracking_delta.sequence': TypeInfo(
        "A publisher's progress", "A publisher's progress. The chunk that carries the block is the chunk of the sequence.", 'osiris-tracking-delta.sequence', '', {
            'publishing_id': FieldInfo(role='structure', doc='The last publishing id that the broker stored for this publisher. 0 is legal.', orig_id='Sequence', anchor='osiris-tracking-delta.sequence.publishing-id'),
        }
    ),
    'osiris_tracking_delta.offset': TypeInfo(
        "A consumer's progress", "A consumer's progress.", 'osiris-tracking-delta.offset', '', {
            'offset': FieldInfo(role='structure', doc='The offset that the consumer stored.', orig_id='Offset', anchor='osiris-tracking-delta.offset.offset'),
        }
    ),
    'osiris_tracking_delta.timestamp': TypeInfo(
        'A stored point in time', 'A stored point in time.', 'osiris-tracking-delta.timestamp', '', {
            'timestamp': FieldInfo(role='structure', doc='Milliseconds since the Unix epoch.', orig_id='Timestamp', anchor='osiris-tracking-delta.timestamp.timestamp'),
        }
    ),
    'osiris_tracking_snapshot': TypeInfo(
        'RabbitMQ osiris: tracking in snapshot form', 'All that is tracked: the body of the one entry of a tracking snapshot chunk. A name that it does not list is no longer tracked. It differs from the delta form in sequences only, which name their chunk. The list may be empty.', 'osiris-tracking-snapshot', '', {
            'blocks': FieldInfo(role='structure', doc="To the end of the entry's body.", anchor='osiris-tracking-snapshot.blocks'),
        }
    ),
    'osiris_tracking_snapshot.block': TypeInfo(
        'One tracked value under one name', 'One tracked value under one name. Every type has names of its own.', 'osiris-tracking-snapshot.block', '', {
            'tracking_type': FieldInfo(role='structure', doc='What is tracked.', orig_id='Trk type', rule='one of 0, 1, 2', anchor='osiris-tracking-snapshot.block.tracking-type'),
            'len_tracking_id': FieldInfo(role='length', doc='Bytes of the name.', orig_id='ID size', anchor='osiris-tracking-snapshot.block.len-tracking-id'),
            'tracking_id': FieldInfo(role='payload', doc='Name of the publisher or consumer; opaque bytes.', orig_id='ID', anchor='osiris-tracking-snapshot.block.tracking-id'),
            'data': FieldInfo(role='structure', doc='The value, 16 bytes for a sequence and 8 for the others.', orig_id='Type specific data', anchor='osiris-tracking-snapshot.block.data'),
        }
    ),
    'osiris_tracking_snapshot.sequence': TypeInfo(
        "A publisher's progress, with the chunk that it was last seen in", "A publisher's progress, with the chunk that it was last seen in.", 'osiris-tracking-snapshot.sequence', '', {
            'chunk_id': FieldInfo(role='structure', doc='The chunk that carried this sequence. The broker keeps the sequences with the highest of these.', orig_id='ChunkId', anchor='osiris-tracking-snapshot.sequence.chunk-id'),
            'publishing_id': FieldInfo(role='structure', doc='The last publishing id that the broker stored for this publisher. 0 is legal.', orig_id='Sequence', anchor='osiris-tracking-snapshot.sequence.publishing-id'),
        }
    ),
    'redis_listpack': TypeInfo(
        'Redis: whole listpack', 'A listpack as Redis keeps it in memory and in its dumps: a header of 6 bytes, the elements, the end marker. The stream given to this spec must end where the listpack ends.\n\nmojo writes the same elements to disk without this header before them; see mojo_pack.', 'redis-listpack', '', {
            'len_total': FieldInfo(role='length', doc='Bytes of the whole listpack, with this header and the end marker.', orig_id='total-bytes', rule='_io.size', anchor='redis-listpack.len-total', code='bad-length'),
            'num_elements': FieldInfo(role='length', doc='Elements without the end marker. 65535 means that there may be more, and that a reader must count them.', orig_id='num-elements', anchor='redis-listpack.num-elements'),
            'elements': FieldInfo(doc='The elements, then the end marker.', anchor='redis-listpack.elements'),
            'check': FieldInfo(doc='Takes no bytes. Compares the header with the content.', anchor='redis-listpack.check'),
        }
    ),
    'redis_listpack.totals': TypeInfo(
        'What must hold once the elements have been read', 'What must hold once the elements have been read.', 'redis-listpack.totals', '', {
            'num_counted': FieldInfo(doc='Elements read, without the end marker.', anchor='redis-listpack.totals.num-counted'),
            'rest': FieldInfo(role='reserved', doc='Nothing follows the end marker.', rule='_.length == 0, where _ is the value', anchor='redis-listpack.totals.rest', code='trailing-bytes'),
            'num_elements_agree': FieldInfo(role='reserved', doc="The header's count is the number of elements, or 65535.", rule='_parent.num_elements == 65535 or _parent.num_elements == num_counted, where _ is the value', anchor='redis-listpack.totals.num-elements-agree', code='bad-count'),
        }
    ),
    'redis_stream_node': TypeInfo(
        'Redis: node of a stream', "The listpack of one node of a Redis stream: the layout that mojo's packs were made from. The node's master id is not in it, it is the node's key: two big-endian numbers of 64 bits.", 'redis-stream-node', '', {
            'len_total': FieldInfo(role='length', doc='Bytes of the whole listpack, with this header and the end marker.', orig_id='total-bytes', rule='_io.size', anchor='redis-stream-node.len-total', code='bad-length'),
            'num_elements': FieldInfo(role='length', doc='Elements without the end marker, or 65535.', orig_id='num-elements', anchor='redis-stream-node.num-elements'),
            'master': FieldInfo(doc='Counts and the field names that entries share.', anchor='redis-stream-node.master'),
            'entries': FieldInfo(doc='The records, and the end marker in the place of one more.', anchor='redis-stream-node.entries'),
        }
    ),
    'tank_bundle': TypeInfo(
        'TANK: bundle', 'The unit that a producer sends and the broker stores as it came. It has no length of its own and no checksum.', 'tank-bundle', '', {
            'header': FieldInfo(role='structure', doc='Flags, number of messages, sequence numbers of a sparse bundle.', anchor='tank-bundle.header'),
            'message_set': FieldInfo(role='payload', doc='To the end of the bundle. With a codec it is one compressed block, opaque here. Decompressed, it is a `tank_message_set` with the same parameters.', anchor='tank-bundle.message-set'),
        }
    ),
    'tank_bundle_header': TypeInfo(
        'TANK: bundle header', 'Flags, the number of messages and, in a sparse bundle, its first and last sequence number. It is never compressed.', 'tank-bundle-header', '', {
            'unused': FieldInfo(role='reserved', doc='Clear in every bundle that a client of TANK ever wrote. A later document gives it a meaning (an extra flags byte), and no code does: broker and client ignore the bit and expect no extra byte.', orig_id='(0)', rule='should be 0', anchor='tank-bundle-header.unused', bits=1),
            'is_sparse': FieldInfo(role='structure', doc='The bundle states its sequence numbers, since they are not consecutive or do not follow those of the bundle before. The seed document calls the bit unused; the system has it since v0.34.', orig_id='(1)', anchor='tank-bundle-header.is-sparse', bits=1),
            'num_messages_short': FieldInfo(role='length', doc='Number of messages if that is 1 to 15; 0 if the number follows as an integer of its own.', orig_id='(2, 6]', anchor='tank-bundle-header.num-messages-short', bits=4),
            'codec': FieldInfo(role='structure', doc="How the message set is compressed. 2 and 3 are not assigned; TANK's client and its `verify` abort on them.", orig_id='(6, 8]', anchor='tank-bundle-header.codec', bits=2),
            'num_messages_long': FieldInfo(role='length', doc='Number of messages. Writers use it above 15, readers take any number but 0, on which the broker aborts.', orig_id='total messages in messages set', rule='_.value != 0, where _ is the value', anchor='tank-bundle-header.num-messages-long', code='bad-count'),
            'first_sequence': FieldInfo(role='structure', doc='Absolute sequence number of the first message.', orig_id='first_msg_seqnum', anchor='tank-bundle-header.first-sequence'),
            'last_delta': FieldInfo(role='structure', doc='Sequence number of the last message, minus that of the first, minus 1.', orig_id='last_msg_seqnum', anchor='tank-bundle-header.last-delta'),
            'num_messages': FieldInfo(doc='Messages that the bundle declares. TANK does not compare it with the message set: its broker numbers what follows by it, its client by the actual messages.', orig_id='msgset_size', anchor='tank-bundle-header.num-messages'),
            'last_sequence': FieldInfo(doc='Absolute sequence number of the last message of a sparse bundle.', anchor='tank-bundle-header.last-sequence'),
        }
    ),
    'tank_entry': TypeInfo(
        'TANK: entry of a segment', 'A bundle, preceded by its length. An entry is written with one system call; a full disk leaves a part of it.', 'tank-entry', '', {
            'len_bundle': FieldInfo(role='length', doc='Bytes of the bundle, without this integer. The first document does not mention it. The broker takes 0 for corruption.', orig_id='bundle length', rule='_.value != 0, where _ is the value', anchor='tank-entry.len-bundle', code='bad-length'),
            'bundle': FieldInfo(role='structure', doc='The bundle.', anchor='tank-entry.bundle'),
        }
    ),
    'tank_entry_header': TypeInfo(
        'TANK: what precedes the message set of an entry', 'What a `tank_entry` begins with, for readers that step from entry to entry: the next one begins `len_bundle` bytes after the end of the length. An entry whose header is longer than that contradicts itself.', 'tank-entry-header', '', {
            'len_bundle': FieldInfo(role='length', doc='Bytes of the bundle, without this integer. They are those of the header below and of the message set.', orig_id='bundle length', rule='_.value != 0, where _ is the value', anchor='tank-entry-header.len-bundle', code='bad-length'),
            'header': FieldInfo(role='structure', doc="The bundle's header; the message set follows.", anchor='tank-entry-header.header'),
        }
    ),
    'tank_enums': TypeInfo(
        'TANK: names of values', "Values that several of TANK's structures share.", 'tank-enums', '', {
        }
    ),
    'tank_index': TypeInfo(
        'TANK: segment index', 'The index of one segment, `<base>.index`: entries to the end of the file. The first one is (0, 0), and both columns rise with every entry. The broker adds an entry when more than `log.index.interval.bytes` were written since the last one.', 'tank-index', '', {
            'entries': FieldInfo(role='structure', doc='To the end of the file.', anchor='tank-index.entries'),
        }
    ),
    'tank_index_entry': TypeInfo(
        'TANK: entry of a segment index', 'The beginning of one bundle. The seed document names the index and does not describe it.', 'tank-index-entry', '', {
            'relative_sequence': FieldInfo(role='structure', doc="Sequence number of the bundle's first message, minus the segment's base.", orig_id='relSeqNum', anchor='tank-index-entry.relative-sequence'),
            'position': FieldInfo(role='structure', doc="The byte of the segment at which the bundle's entry begins, its length included.", orig_id='absPhysical', anchor='tank-index-entry.position'),
        }
    ),
    'tank_message': TypeInfo(
        'TANK: message', 'One message of a message set.', 'tank-message', '', {
            'is_sparse': FieldInfo(doc='The bundle is sparse.', anchor='tank-message.is-sparse'),
            'is_edge': FieldInfo(doc='The message is the first or the last of those that the bundle declares; the header states its sequence number.', anchor='tank-message.is-edge'),
            'timestamp_before': FieldInfo(doc='Timestamp of the message before it in the same bundle, 0 for the first.', anchor='tank-message.timestamp-before'),
            'unused': FieldInfo(role='reserved', doc='No version gives these bits a meaning; readers ignore them.', rule='should be 0', anchor='tank-message.unused', bits=5),
            'is_consecutive': FieldInfo(role='structure', doc='In a sparse bundle: the sequence number is that of the message before, plus 1, and no delta is stored. The flag means nothing on the first and the last message, and outside of sparse bundles. It is not in the seed document.', orig_id='SeqNumPrevPlusOne', anchor='tank-message.is-consecutive', bits=1),
            'uses_last_timestamp': FieldInfo(role='structure', doc='The timestamp is that of the message before, and is not stored.', orig_id='UseLastSpecifiedTS', anchor='tank-message.uses-last-timestamp', bits=1),
            'has_key': FieldInfo(role='structure', doc='A key is stored.', orig_id='HaveKey', anchor='tank-message.has-key', bits=1),
            'sequence_delta': FieldInfo(role='structure', doc='Sequence number, minus that of the message before, minus 1.', anchor='tank-message.sequence-delta'),
            'explicit_timestamp': FieldInfo(role='structure', doc='Milliseconds since the Unix epoch by convention: it is whatever the producer passed. It may fall, and nobody checks it.', orig_id='creation ts in milliseconds', anchor='tank-message.explicit-timestamp'),
            'len_key': FieldInfo(role='length', doc='Bytes of the key. Clients omit an empty key; 0 is accepted and means no key.', orig_id='keyLen', anchor='tank-message.len-key'),
            'key': FieldInfo(role='payload', doc='The key. By convention a message with a key and without content is a tombstone.', anchor='tank-message.key'),
            'len_content': FieldInfo(role='length', doc='Bytes of the content, which may be 0.', orig_id='content length', anchor='tank-message.len-content'),
            'content': FieldInfo(role='payload', doc='What the producer wrote.', orig_id='data', anchor='tank-message.content'),
            'timestamp': FieldInfo(doc="The message's timestamp. A bundle whose first message uses the last one starts from 0: nothing is carried from bundle to bundle.", anchor='tank-message.timestamp'),
            'sequence_step': FieldInfo(doc='How much higher the sequence number is than that of the message before, if the header does not state it.', anchor='tank-message.sequence-step'),
        }
    ),
    'tank_message_set': TypeInfo(
        'TANK: message set', 'The messages of a bundle, one after the other, to the end of the bundle (or of what its message set decompresses to).', 'tank-message-set', '', {
            'num_messages': FieldInfo(doc="Messages that the bundle's header declares.", anchor='tank-message-set.num-messages'),
            'is_sparse': FieldInfo(doc='The bundle is sparse.', anchor='tank-message-set.is-sparse'),
            'messages': FieldInfo(role='structure', doc="As many as there is room for: TANK's reader goes by the bytes, not by the declared number, and drops a rest that is not a whole message.", orig_id='msg', anchor='tank-message-set.messages'),
        }
    ),
    'tank_segment': TypeInfo(
        'TANK: segment of a partition log', "A whole segment file: entries, one after the other, and nothing else; no file header, no magic, no padding, no checksum. The sequence number of the first message is the file name's; from there they count up, except where a bundle is sparse.", 'tank-segment', '', {
            'entries': FieldInfo(role='structure', doc='To the end of the file.', anchor='tank-segment.entries'),
        }
    ),
}
