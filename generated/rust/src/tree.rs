// segspec_kaitai, for kaitai-struct-compiler 0.11.0
use super::amqp_message::*;
use super::amqp_section::*;
use super::amqp_value::*;
use super::durable_log_index::*;
use super::durable_log_index_entry::*;
use super::durable_log_record::*;
use super::durable_log_segment::*;
use super::ffwd_entry::*;
use super::ffwd_index::*;
use super::ffwd_index_entry::*;
use super::ffwd_segment::*;
use super::leb128_u32::*;
use super::listpack_element::*;
use super::listpack_fixed::*;
use super::mojo_entry::*;
use super::mojo_enums::*;
use super::mojo_footer::*;
use super::mojo_id::*;
use super::mojo_index::*;
use super::mojo_index_entry::*;
use super::mojo_pack::*;
use super::mojo_pack_head::*;
use super::mojo_pack_header::*;
use super::mojo_segment::*;
use super::mojo_suffix::*;
use super::mojo_tag::*;
use super::mojo_tail::*;
use super::mojo_unwritten::*;
use super::osiris_chunk::*;
use super::osiris_chunk_header::*;
use super::osiris_entries::*;
use super::osiris_entry::*;
use super::osiris_enums::*;
use super::osiris_filter::*;
use super::osiris_index::*;
use super::osiris_index_document::*;
use super::osiris_index_record::*;
use super::osiris_segment::*;
use super::osiris_simple_entry::*;
use super::osiris_sub_batch::*;
use super::osiris_sub_batch_body::*;
use super::osiris_tracking_chunk_data::*;
use super::osiris_tracking_delta::*;
use super::osiris_tracking_snapshot::*;
use super::redis_listpack::*;
use super::redis_stream_node::*;
use super::tank_bundle::*;
use super::tank_bundle_header::*;
use super::tank_entry::*;
use super::tank_entry_header::*;
use super::tank_enums::*;
use super::tank_index::*;
use super::tank_index_entry::*;
use super::tank_message::*;
use super::tank_message_set::*;
use super::tank_segment::*;

use kaitai::*;

/// What a parser read, field by field. `Failed` stands for an instance that cannot be read.
#[derive(Clone, Debug)]
pub enum Tree {
    Absent,
    Bool(bool),
    Whole(i128),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
    List(Vec<Tree>),
    Structure(Vec<(&'static str, Tree)>),
    Failed(KError),
}

/// A structure that lists its fields, parameters and instances.
pub trait Listed {
    fn tree(&self) -> Tree;
}

fn child<T: Listed>(structure: &OptRc<T>) -> Tree {
    structure.get_value().as_ref().map_or(Tree::Absent, |structure| structure.tree())
}

fn whole(number: impl Into<i128>) -> Tree {
    Tree::Whole(number.into())
}

fn instance<T: ?Sized>(value: KResult<std::cell::Ref<'_, T>>, tree: impl Fn(&T) -> Tree) -> Tree {
    value.map_or_else(Tree::Failed, |value| tree(&value))
}

impl Listed for AmqpMessage {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("sections", { let value = &*self.sections(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for AmqpMessage_EmptyListHead {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
        ])
    }
}

impl Listed for AmqpMessage_Header {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("head", { let value = &*self.head(); child(value) }),
            ("fields", { let value = &*self.fields(); child(value) }),
        ])
    }
}

impl Listed for AmqpMessage_HeaderFields {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("num_fields", { let value = &*self.num_fields(); whole(*value) }),
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("durable", { let value = &*self.durable(); child(value) }),
            ("priority", { let value = &*self.priority(); child(value) }),
            ("ttl", { let value = &*self.ttl(); child(value) }),
            ("first_acquirer", { let value = &*self.first_acquirer(); child(value) }),
            ("delivery_count", { let value = &*self.delivery_count(); child(value) }),
        ])
    }
}

impl Listed for AmqpMessage_List32Head {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_fields", instance(self.len_fields(), |value| whole(*value))),
            ("len_content", { let value = &*self.len_content(); whole(*value) }),
            ("num_fields", { let value = &*self.num_fields(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpMessage_List8Head {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_fields", instance(self.len_fields(), |value| whole(*value))),
            ("len_content", { let value = &*self.len_content(); whole(*value) }),
            ("num_fields", { let value = &*self.num_fields(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpMessage_ListHead {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_fields", instance(self.len_fields(), |value| whole(*value))),
            ("num_fields", instance(self.num_fields(), |value| whole(*value))),
            ("format_code", { let value = &*self.format_code(); whole(i64::from(value)) }),
            ("form", { let value = &*self.form(); match value { Some(AmqpMessage_ListHead_Form::AmqpMessage_EmptyListHead(held)) => child(held), Some(AmqpMessage_ListHead_Form::AmqpMessage_List32Head(held)) => child(held), Some(AmqpMessage_ListHead_Form::AmqpMessage_List8Head(held)) => child(held), None => Tree::Absent } }),
        ])
    }
}

impl Listed for AmqpMessage_Properties {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("head", { let value = &*self.head(); child(value) }),
            ("fields", { let value = &*self.fields(); child(value) }),
        ])
    }
}

impl Listed for AmqpMessage_PropertiesFields {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("num_fields", { let value = &*self.num_fields(); whole(*value) }),
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("message_id", { let value = &*self.message_id(); child(value) }),
            ("user_id", { let value = &*self.user_id(); child(value) }),
            ("to", { let value = &*self.to(); child(value) }),
            ("subject", { let value = &*self.subject(); child(value) }),
            ("reply_to", { let value = &*self.reply_to(); child(value) }),
            ("correlation_id", { let value = &*self.correlation_id(); child(value) }),
            ("content_type", { let value = &*self.content_type(); child(value) }),
            ("content_encoding", { let value = &*self.content_encoding(); child(value) }),
            ("absolute_expiry_time", { let value = &*self.absolute_expiry_time(); child(value) }),
            ("creation_time", { let value = &*self.creation_time(); child(value) }),
            ("group_id", { let value = &*self.group_id(); child(value) }),
            ("group_sequence", { let value = &*self.group_sequence(); child(value) }),
            ("reply_to_group_id", { let value = &*self.reply_to_group_id(); child(value) }),
        ])
    }
}

impl Listed for AmqpMessage_Section {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("marker", { let value = &*self.marker(); Tree::Bytes(value.clone()) }),
            ("descriptor", { let value = &*self.descriptor(); child(value) }),
            ("body", { let value = &*self.body(); match value { Some(AmqpMessage_Section_Body::AmqpMessage_Header(held)) => child(held), Some(AmqpMessage_Section_Body::AmqpMessage_Properties(held)) => child(held), Some(AmqpMessage_Section_Body::AmqpValue(held)) => child(held), None => Tree::Absent } }),
        ])
    }
}

impl Listed for AmqpSection {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("marker", { let value = &*self.marker(); Tree::Bytes(value.clone()) }),
            ("descriptor", { let value = &*self.descriptor(); child(value) }),
            ("body", { let value = &*self.body(); child(value) }),
        ])
    }
}

impl Listed for AmqpSection_FixedWidth {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_content", { let value = &*self.len_content(); whole(*value) }),
            ("content", { let value = &*self.content(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for AmqpSection_LargeDescriptor {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("number", { let value = &*self.number(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpSection_SectionDescriptor {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("kind", instance(self.kind(), |value| whole(i64::from(value)))),
            ("number", instance(self.number(), |value| whole(*value))),
            ("format_code", { let value = &*self.format_code(); whole(i64::from(value)) }),
            ("form", { let value = &*self.form(); match value { Some(AmqpSection_SectionDescriptor_Form::AmqpSection_SmallDescriptor(held)) => child(held), Some(AmqpSection_SectionDescriptor_Form::AmqpSection_LargeDescriptor(held)) => child(held), None => Tree::Absent } }),
        ])
    }
}

impl Listed for AmqpSection_SmallDescriptor {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("number", { let value = &*self.number(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpSection_Unopened {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("nesting", { let value = &*self.nesting(); Tree::Bytes(value.clone()) }),
            ("format_code", { let value = &*self.format_code(); whole(*value) }),
            ("encoded", { let value = &*self.encoded(); match value { Some(AmqpSection_Unopened_Encoded::AmqpSection_FixedWidth(held)) => child(held), Some(AmqpSection_Unopened_Encoded::AmqpSection_VariableWidth32(held)) => child(held), Some(AmqpSection_Unopened_Encoded::AmqpSection_VariableWidth8(held)) => child(held), Some(AmqpSection_Unopened_Encoded::AmqpSection_UnopenedDescribed(held)) => child(held), None => Tree::Absent } }),
        ])
    }
}

impl Listed for AmqpSection_UnopenedDescribed {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("descriptor", { let value = &*self.descriptor(); child(value) }),
            ("described_value", { let value = &*self.described_value(); child(value) }),
        ])
    }
}

impl Listed for AmqpSection_VariableWidth32 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_content", { let value = &*self.len_content(); whole(*value) }),
            ("content", { let value = &*self.content(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for AmqpSection_VariableWidth8 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_content", { let value = &*self.len_content(); whole(*value) }),
            ("content", { let value = &*self.content(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for AmqpValue {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("format_code", { let value = &*self.format_code(); whole(i64::from(value)) }),
            ("encoded", { let value = &*self.encoded(); child(value) }),
        ])
    }
}

impl Listed for AmqpValue_Array32 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("len_content", { let value = &*self.len_content(); whole(*value) }),
            ("content", { let value = &*self.content(); child(value) }),
        ])
    }
}

impl Listed for AmqpValue_Array32Content {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("num_items", { let value = &*self.num_items(); whole(*value) }),
            ("constructor", { let value = &*self.constructor(); child(value) }),
            ("items", { let value = &*self.items(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for AmqpValue_Array8 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("len_content", { let value = &*self.len_content(); whole(*value) }),
            ("content", { let value = &*self.content(); child(value) }),
        ])
    }
}

impl Listed for AmqpValue_Array8Content {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("num_items", { let value = &*self.num_items(); whole(*value) }),
            ("constructor", { let value = &*self.constructor(); child(value) }),
            ("items", { let value = &*self.items(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for AmqpValue_ArrayConstructor {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("is_without_bytes", instance(self.is_without_bytes(), |value| Tree::Bool(*value))),
            ("item_code", instance(self.item_code(), |value| whole(i64::from(value)))),
            ("format_code", { let value = &*self.format_code(); whole(i64::from(value)) }),
            ("descriptor", { let value = &*self.descriptor(); child(value) }),
            ("described_code", { let value = &*self.described_code(); whole(i64::from(value)) }),
        ])
    }
}

impl Listed for AmqpValue_Binary32 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_value", { let value = &*self.len_value(); whole(*value) }),
            ("value", { let value = &*self.value(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for AmqpValue_Binary8 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_value", { let value = &*self.len_value(); whole(*value) }),
            ("value", { let value = &*self.value(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for AmqpValue_Boolean {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpValue_Byte {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpValue_Compound32 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("is_map", { let value = &*self.is_map(); Tree::Bool(*value) }),
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("len_content", { let value = &*self.len_content(); whole(*value) }),
            ("content", { let value = &*self.content(); child(value) }),
        ])
    }
}

impl Listed for AmqpValue_Compound32Content {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("is_map", { let value = &*self.is_map(); Tree::Bool(*value) }),
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("num_items", { let value = &*self.num_items(); whole(*value) }),
            ("items", { let value = &*self.items(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for AmqpValue_Compound8 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("is_map", { let value = &*self.is_map(); Tree::Bool(*value) }),
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("len_content", { let value = &*self.len_content(); whole(*value) }),
            ("content", { let value = &*self.content(); child(value) }),
        ])
    }
}

impl Listed for AmqpValue_Compound8Content {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("is_map", { let value = &*self.is_map(); Tree::Bool(*value) }),
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("num_items", { let value = &*self.num_items(); whole(*value) }),
            ("items", { let value = &*self.items(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for AmqpValue_Decimal128 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for AmqpValue_Decimal32 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for AmqpValue_Decimal64 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for AmqpValue_Described {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("descriptor", { let value = &*self.descriptor(); child(value) }),
            ("described_value", { let value = &*self.described_value(); child(value) }),
        ])
    }
}

impl Listed for AmqpValue_Double {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); Tree::Real(f64::from(*value)) }),
        ])
    }
}

impl Listed for AmqpValue_Encoded {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("format_code", { let value = &*self.format_code(); whole(i64::from(value)) }),
            ("depth_left", { let value = &*self.depth_left(); whole(*value) }),
            ("is_without_bytes", instance(self.is_without_bytes(), |value| Tree::Bool(*value))),
            ("nesting", { let value = &*self.nesting(); Tree::Bytes(value.clone()) }),
            ("value", { let value = &*self.value(); match value { Some(AmqpValue_Encoded_Value::AmqpValue_Uuid(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Compound8(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Binary32(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Binary8(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Decimal128(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Array8(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_String8(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Ulong(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Short(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Uint(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Boolean(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Long(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Int(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Decimal64(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Float(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Compound32(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Ushort(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Ubyte(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Byte(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Described(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Double(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Decimal32(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_Array32(held)) => child(held), Some(AmqpValue_Encoded_Value::AmqpValue_String32(held)) => child(held), None => Tree::Absent } }),
        ])
    }
}

impl Listed for AmqpValue_Float {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); Tree::Real(f64::from(*value)) }),
        ])
    }
}

impl Listed for AmqpValue_Int {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpValue_Long {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpValue_Short {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpValue_String32 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_value", { let value = &*self.len_value(); whole(*value) }),
            ("value", { let value = &*self.value(); Tree::Text(value.clone()) }),
        ])
    }
}

impl Listed for AmqpValue_String8 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_value", { let value = &*self.len_value(); whole(*value) }),
            ("value", { let value = &*self.value(); Tree::Text(value.clone()) }),
        ])
    }
}

impl Listed for AmqpValue_Ubyte {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpValue_Uint {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpValue_Ulong {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpValue_Ushort {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for AmqpValue_Uuid {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for DurableLogIndex {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("entries", { let value = &*self.entries(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for DurableLogIndexEntry {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("offset", { let value = &*self.offset(); whole(*value) }),
            ("ofs_record", { let value = &*self.ofs_record(); whole(*value) }),
        ])
    }
}

impl Listed for DurableLogRecord {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("magic", { let value = &*self.magic(); Tree::Bytes(value.clone()) }),
            ("version", { let value = &*self.version(); whole(*value) }),
            ("flags", { let value = &*self.flags(); whole(*value) }),
            ("reserved", { let value = &*self.reserved(); whole(*value) }),
            ("offset", { let value = &*self.offset(); whole(*value) }),
            ("len_payload", { let value = &*self.len_payload(); whole(*value) }),
            ("checksum", { let value = &*self.checksum(); whole(*value) }),
            ("payload", { let value = &*self.payload(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for DurableLogSegment {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("records", { let value = &*self.records(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for FfwdEntry {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_blob", { let value = &*self.len_blob(); whole(*value) }),
            ("blob", { let value = &*self.blob(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for FfwdIndex {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("entries", { let value = &*self.entries(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for FfwdIndexEntry {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_id", { let value = &*self.len_id(); whole(*value) }),
            ("offset", { let value = &*self.offset(); whole(*value) }),
            ("id", { let value = &*self.id(); Tree::Text(value.clone()) }),
        ])
    }
}

impl Listed for FfwdSegment {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("variant", { let value = &*self.variant(); whole(i64::from(value)) }),
            ("header", { let value = &*self.header(); match value { Some(FfwdSegment_Header::FfwdSegment_DocumentHeader(held)) => child(held), Some(FfwdSegment_Header::FfwdSegment_SystemHeader(held)) => child(held), None => Tree::Absent } }),
            ("entries", { let value = &*self.entries(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for FfwdSegment_DocumentHeader {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("magic", { let value = &*self.magic(); Tree::Bytes(value.clone()) }),
            ("version", { let value = &*self.version(); whole(*value) }),
            ("base_offset", { let value = &*self.base_offset(); whole(*value) }),
        ])
    }
}

impl Listed for FfwdSegment_SystemHeader {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("magic", { let value = &*self.magic(); Tree::Bytes(value.clone()) }),
            ("version", { let value = &*self.version(); whole(*value) }),
            ("base_offset", { let value = &*self.base_offset(); whole(*value) }),
        ])
    }
}

impl Listed for Leb128U32 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("size", instance(self.size(), |value| whole(*value))),
            ("value", instance(self.value(), |value| whole(*value))),
            ("groups", { let value = &*self.groups(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for Leb128U32_Group {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("index", { let value = &*self.index(); whole(*value) }),
            ("total_before", { let value = &*self.total_before(); whole(*value) }),
            ("weight", { let value = &*self.weight(); whole(*value) }),
            ("has_next", instance(self.has_next(), |value| Tree::Bool(*value))),
            ("total", instance(self.total(), |value| whole(*value))),
            ("octet", { let value = &*self.octet(); whole(*value) }),
        ])
    }
}

impl Listed for ListpackElement {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("int_value", instance(self.int_value(), |value| whole(*value))),
            ("is_end", instance(self.is_end(), |value| Tree::Bool(*value))),
            ("is_int", instance(self.is_int(), |value| Tree::Bool(*value))),
            ("is_str", instance(self.is_str(), |value| Tree::Bool(*value))),
            ("kind", instance(self.kind(), |value| whole(i64::from(value)))),
            ("len_body", instance(self.len_body(), |value| whole(*value))),
            ("num_backlen", instance(self.num_backlen(), |value| whole(*value))),
            ("encoding", { let value = &*self.encoding(); whole(*value) }),
            ("data", { let value = &*self.data(); match value { Some(ListpackElement_Data::ListpackElement_DataStr32(held)) => child(held), Some(ListpackElement_Data::ListpackElement_DataInt13(held)) => child(held), Some(ListpackElement_Data::ListpackElement_DataStr12(held)) => child(held), Some(ListpackElement_Data::ListpackElement_DataInt24(held)) => child(held), Some(ListpackElement_Data::ListpackElement_DataStr6(held)) => child(held), Some(ListpackElement_Data::ListpackElement_DataInt16(held)) => child(held), Some(ListpackElement_Data::ListpackElement_DataInt64(held)) => child(held), Some(ListpackElement_Data::ListpackElement_DataInt32(held)) => child(held), Some(ListpackElement_Data::ListpackElement_DataUint7(held)) => child(held), None => Tree::Absent } }),
            ("backlen", { let value = &*self.backlen(); Tree::List(value.iter().map(|item| whole(*item)).collect()) }),
        ])
    }
}

impl Listed for ListpackElement_DataInt13 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("encoding", { let value = &*self.encoding(); whole(*value) }),
            ("two_complement", instance(self.two_complement(), |value| whole(*value))),
            ("value", instance(self.value(), |value| whole(*value))),
            ("low", { let value = &*self.low(); whole(*value) }),
        ])
    }
}

impl Listed for ListpackElement_DataInt16 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for ListpackElement_DataInt24 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", instance(self.value(), |value| whole(*value))),
            ("low", { let value = &*self.low(); whole(*value) }),
            ("high", { let value = &*self.high(); whole(*value) }),
        ])
    }
}

impl Listed for ListpackElement_DataInt32 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for ListpackElement_DataInt64 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for ListpackElement_DataStr12 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("encoding", { let value = &*self.encoding(); whole(*value) }),
            ("len_value", instance(self.len_value(), |value| whole(*value))),
            ("len_low", { let value = &*self.len_low(); whole(*value) }),
            ("value", { let value = &*self.value(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for ListpackElement_DataStr32 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_value", { let value = &*self.len_value(); whole(*value) }),
            ("value", { let value = &*self.value(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for ListpackElement_DataStr6 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("encoding", { let value = &*self.encoding(); whole(*value) }),
            ("len_value", instance(self.len_value(), |value| whole(*value))),
            ("value", { let value = &*self.value(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for ListpackElement_DataUint7 {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("encoding", { let value = &*self.encoding(); whole(*value) }),
            ("value", instance(self.value(), |value| whole(*value))),
        ])
    }
}

impl Listed for ListpackFixed {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
        ])
    }
}

impl Listed for ListpackFixed_U4String {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("encoding", { let value = &*self.encoding(); Tree::Bytes(value.clone()) }),
            ("value", { let value = &*self.value(); whole(*value) }),
            ("backlen", { let value = &*self.backlen(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for ListpackFixed_U8String {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("encoding", { let value = &*self.encoding(); Tree::Bytes(value.clone()) }),
            ("value", { let value = &*self.value(); whole(*value) }),
            ("backlen", { let value = &*self.backlen(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for MojoEntry {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("num_master_fields", { let value = &*self.num_master_fields(); whole(*value) }),
            ("has_lp_count", { let value = &*self.has_lp_count(); Tree::Bool(*value) }),
            ("num_elements_before", { let value = &*self.num_elements_before(); whole(*value) }),
            ("num_live_before", { let value = &*self.num_live_before(); whole(*value) }),
            ("has_same_fields", instance(self.has_same_fields(), |value| Tree::Bool(*value))),
            ("is_deleted", instance(self.is_deleted(), |value| Tree::Bool(*value))),
            ("is_end", instance(self.is_end(), |value| Tree::Bool(*value))),
            ("num_elements_through", instance(self.num_elements_through(), |value| whole(*value))),
            ("num_live_through", instance(self.num_live_through(), |value| whole(*value))),
            ("other_flags", instance(self.other_flags(), |value| whole(*value))),
            ("flags", { let value = &*self.flags(); child(value) }),
            ("content", { let value = &*self.content(); child(value) }),
        ])
    }
}

impl Listed for MojoEntry_EntryContent {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("num_counted", instance(self.num_counted(), |value| whole(*value))),
            ("num_elements", instance(self.num_elements(), |value| whole(*value))),
            ("ms_difference", { let value = &*self.ms_difference(); child(value) }),
            ("seq_difference", { let value = &*self.seq_difference(); child(value) }),
            ("num_fields", { let value = &*self.num_fields(); child(value) }),
            ("pairs", { let value = &*self.pairs(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
            ("values", { let value = &*self.values(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
            ("lp_count", { let value = &*self.lp_count(); child(value) }),
        ])
    }
}

impl Listed for MojoEntry_Pair {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("name", { let value = &*self.name(); child(value) }),
            ("value", { let value = &*self.value(); child(value) }),
        ])
    }
}

impl Listed for MojoEnums {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
        ])
    }
}

impl Listed for MojoFooter {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("form", { let value = &*self.form(); whole(i64::from(value)) }),
            ("has_tags", { let value = &*self.has_tags(); Tree::Bool(*value) }),
            ("ofs_end", { let value = &*self.ofs_end(); whole(*value) }),
            ("len_index", instance(self.len_index(), |value| whole(*value))),
            ("len_suffix", instance(self.len_suffix(), |value| whole(*value))),
            ("ofs_suffix", instance(self.ofs_suffix(), |value| whole(*value))),
            ("ofs_tail", instance(self.ofs_tail(), |value| whole(*value))),
            ("suffix", instance(self.suffix(), |value| child(value))),
        ])
    }
}

impl Listed for MojoId {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("form", { let value = &*self.form(); whole(i64::from(value)) }),
            ("ms", instance(self.ms(), |value| whole(*value))),
            ("seq", instance(self.seq(), |value| whole(*value))),
            ("parts", { let value = &*self.parts(); match value { Some(MojoId_Parts::MojoId_RawBe(held)) => child(held), Some(MojoId_Parts::MojoId_RawLe(held)) => child(held), Some(MojoId_Parts::MojoId_Strings(held)) => child(held), None => Tree::Absent } }),
        ])
    }
}

impl Listed for MojoId_RawBe {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("ms", { let value = &*self.ms(); whole(*value) }),
            ("seq", { let value = &*self.seq(); whole(*value) }),
        ])
    }
}

impl Listed for MojoId_RawLe {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("ms", { let value = &*self.ms(); whole(*value) }),
            ("seq", { let value = &*self.seq(); whole(*value) }),
        ])
    }
}

impl Listed for MojoId_Strings {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("ms_string", { let value = &*self.ms_string(); child(value) }),
            ("seq_string", { let value = &*self.seq_string(); child(value) }),
        ])
    }
}

impl Listed for MojoIndex {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_index", { let value = &*self.len_index(); whole(*value) }),
            ("has_null_each", { let value = &*self.has_null_each(); Tree::Bool(*value) }),
            ("body", { let value = &*self.body(); child(value) }),
        ])
    }
}

impl Listed for MojoIndex_IndexBody {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("has_null_each", { let value = &*self.has_null_each(); Tree::Bool(*value) }),
            ("entries", { let value = &*self.entries(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
            ("null_element", { let value = &*self.null_element(); child(value) }),
        ])
    }
}

impl Listed for MojoIndexEntry {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("has_null", { let value = &*self.has_null(); Tree::Bool(*value) }),
            ("id_ms", { let value = &*self.id_ms(); child(value) }),
            ("id_seq", { let value = &*self.id_seq(); child(value) }),
            ("offset", { let value = &*self.offset(); child(value) }),
            ("len_pack", { let value = &*self.len_pack(); child(value) }),
            ("null_element", { let value = &*self.null_element(); child(value) }),
        ])
    }
}

impl Listed for MojoPack {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("form", { let value = &*self.form(); whole(i64::from(value)) }),
            ("has_tag", { let value = &*self.has_tag(); Tree::Bool(*value) }),
            ("has_counts", { let value = &*self.has_counts(); Tree::Bool(*value) }),
            ("has_lp_count", { let value = &*self.has_lp_count(); Tree::Bool(*value) }),
            ("bytes_form", { let value = &*self.bytes_form(); whole(i64::from(value)) }),
            ("elements_form", { let value = &*self.elements_form(); whole(i64::from(value)) }),
            ("head", { let value = &*self.head(); child(value) }),
            ("entries", { let value = &*self.entries(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
            ("header", { let value = &*self.header(); child(value) }),
        ])
    }
}

impl Listed for MojoPackHead {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("form", { let value = &*self.form(); whole(i64::from(value)) }),
            ("has_tag", { let value = &*self.has_tag(); Tree::Bool(*value) }),
            ("has_counts", { let value = &*self.has_counts(); Tree::Bool(*value) }),
            ("tag", { let value = &*self.tag(); child(value) }),
            ("start", { let value = &*self.start(); child(value) }),
            ("master_id", { let value = &*self.master_id(); child(value) }),
            ("body", { let value = &*self.body(); child(value) }),
            ("master", { let value = &*self.master(); child(value) }),
        ])
    }
}

impl Listed for MojoPackHead_Mark {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("position", { let value = &*self.position(); whole(*value) }),
        ])
    }
}

impl Listed for MojoPackHead_MasterEntry {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("has_counts", { let value = &*self.has_counts(); Tree::Bool(*value) }),
            ("num_elements", instance(self.num_elements(), |value| whole(*value))),
            ("count", { let value = &*self.count(); child(value) }),
            ("deleted", { let value = &*self.deleted(); child(value) }),
            ("num_fields", { let value = &*self.num_fields(); child(value) }),
            ("fields", { let value = &*self.fields(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
            ("null_element", { let value = &*self.null_element(); child(value) }),
        ])
    }
}

impl Listed for MojoPackHeader {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("bytes_form", { let value = &*self.bytes_form(); whole(i64::from(value)) }),
            ("elements_form", { let value = &*self.elements_form(); whole(i64::from(value)) }),
            ("len_body", { let value = &*self.len_body(); whole(*value) }),
            ("len_master_id", { let value = &*self.len_master_id(); whole(*value) }),
            ("num_elements_read", { let value = &*self.num_elements_read(); whole(*value) }),
            ("num_entries_read", { let value = &*self.num_entries_read(); whole(*value) }),
            ("num_live_read", { let value = &*self.num_live_read(); whole(*value) }),
            ("len_bytes", { let value = &*self.len_bytes(); whole(*value) }),
            ("num_elements", { let value = &*self.num_elements(); whole(*value) }),
            ("num_entries", { let value = &*self.num_entries(); whole(*value) }),
        ])
    }
}

impl Listed for MojoSegment {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("form", { let value = &*self.form(); whole(i64::from(value)) }),
            ("has_lead_id", { let value = &*self.has_lead_id(); Tree::Bool(*value) }),
            ("has_tags", { let value = &*self.has_tags(); Tree::Bool(*value) }),
            ("has_counts", { let value = &*self.has_counts(); Tree::Bool(*value) }),
            ("has_lp_count", { let value = &*self.has_lp_count(); Tree::Bool(*value) }),
            ("bytes_form", { let value = &*self.bytes_form(); whole(i64::from(value)) }),
            ("elements_form", { let value = &*self.elements_form(); whole(i64::from(value)) }),
            ("has_null_each", { let value = &*self.has_null_each(); Tree::Bool(*value) }),
            ("footer", { let value = &*self.footer(); child(value) }),
            ("lead_id", { let value = &*self.lead_id(); child(value) }),
            ("packs", { let value = &*self.packs(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
            ("tail", { let value = &*self.tail(); child(value) }),
        ])
    }
}

impl Listed for MojoSuffix {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("form", { let value = &*self.form(); whole(i64::from(value)) }),
            ("id", { let value = &*self.id(); child(value) }),
            ("len_index", { let value = &*self.len_index(); child(value) }),
            ("num_records", { let value = &*self.num_records(); child(value) }),
            ("reserved", { let value = &*self.reserved(); whole(*value) }),
            ("end_markers", { let value = &*self.end_markers(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for MojoSuffix_Number {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("form", { let value = &*self.form(); whole(i64::from(value)) }),
            ("value", instance(self.value(), |value| whole(*value))),
            ("holder", { let value = &*self.holder(); match value { Some(MojoSuffix_Number_Holder::MojoSuffix_RawBe(held)) => child(held), Some(MojoSuffix_Number_Holder::MojoSuffix_RawLe(held)) => child(held), Some(MojoSuffix_Number_Holder::ListpackFixed_U4String(held)) => child(held), None => Tree::Absent } }),
        ])
    }
}

impl Listed for MojoSuffix_RawBe {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for MojoSuffix_RawLe {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("value", { let value = &*self.value(); whole(*value) }),
        ])
    }
}

impl Listed for MojoTag {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("expected", { let value = &*self.expected(); whole(i64::from(value)) }),
            ("tag", { let value = &*self.tag(); whole(i64::from(value)) }),
        ])
    }
}

impl Listed for MojoTail {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("form", { let value = &*self.form(); whole(i64::from(value)) }),
            ("has_tags", { let value = &*self.has_tags(); Tree::Bool(*value) }),
            ("has_null_each", { let value = &*self.has_null_each(); Tree::Bool(*value) }),
            ("len_index", { let value = &*self.len_index(); whole(*value) }),
            ("tag", { let value = &*self.tag(); child(value) }),
            ("index", { let value = &*self.index(); child(value) }),
            ("suffix", { let value = &*self.suffix(); child(value) }),
        ])
    }
}

impl Listed for MojoUnwritten {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_room", { let value = &*self.len_room(); whole(*value) }),
            ("has_end_marker", { let value = &*self.has_end_marker(); Tree::Bool(*value) }),
            ("end_marker", { let value = &*self.end_marker(); Tree::Bytes(value.clone()) }),
            ("zeros", { let value = &*self.zeros(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for OsirisChunk {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("header", { let value = &*self.header(); child(value) }),
            ("filter", { let value = &*self.filter(); Tree::Bytes(value.clone()) }),
            ("data", { let value = &*self.data(); Tree::Bytes(value.clone()) }),
            ("trailer", { let value = &*self.trailer(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for OsirisChunkHeader {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("is_filter_size_legal", instance(self.is_filter_size_legal(), |value| Tree::Bool(*value))),
            ("len_chunk", instance(self.len_chunk(), |value| whole(*value))),
            ("ofs_data", instance(self.ofs_data(), |value| whole(*value))),
            ("ofs_filter", instance(self.ofs_filter(), |value| whole(*value))),
            ("ofs_trailer", instance(self.ofs_trailer(), |value| whole(*value))),
            ("magic", { let value = &*self.magic(); whole(*value) }),
            ("version", { let value = &*self.version(); whole(*value) }),
            ("chunk_type", { let value = &*self.chunk_type(); whole(i64::from(value)) }),
            ("num_entries", { let value = &*self.num_entries(); whole(*value) }),
            ("num_records", { let value = &*self.num_records(); whole(*value) }),
            ("timestamp", { let value = &*self.timestamp(); whole(*value) }),
            ("epoch", { let value = &*self.epoch(); whole(*value) }),
            ("chunk_id", { let value = &*self.chunk_id(); whole(*value) }),
            ("data_crc", { let value = &*self.data_crc(); whole(*value) }),
            ("len_data", { let value = &*self.len_data(); whole(*value) }),
            ("len_trailer", { let value = &*self.len_trailer(); whole(*value) }),
            ("len_filter", { let value = &*self.len_filter(); whole(*value) }),
            ("reserved", { let value = &*self.reserved(); whole(*value) }),
        ])
    }
}

impl Listed for OsirisEntries {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("entries", { let value = &*self.entries(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for OsirisEntry {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("first_byte", instance(self.first_byte(), |value| whole(*value))),
            ("kind", instance(self.kind(), |value| whole(i64::from(value)))),
            ("entry", { let value = &*self.entry(); match value { Some(OsirisEntry_Entry::OsirisSimpleEntry(held)) => child(held), Some(OsirisEntry_Entry::OsirisSubBatch(held)) => child(held), None => Tree::Absent } }),
        ])
    }
}

impl Listed for OsirisEnums {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
        ])
    }
}

impl Listed for OsirisFilter {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("bits", instance(self.bits(), |value| Tree::Bytes(value.clone()))),
            ("num_bits", instance(self.num_bits(), |value| whole(*value))),
            ("has_unfiltered", { let value = &*self.has_unfiltered(); Tree::Bool(*value) }),
            ("first_bits", { let value = &*self.first_bits(); whole(*value) }),
            ("more_bits", { let value = &*self.more_bits(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for OsirisIndex {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("header", { let value = &*self.header(); child(value) }),
            ("records", { let value = &*self.records(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for OsirisIndex_IndexHeader {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("magic", { let value = &*self.magic(); Tree::Bytes(value.clone()) }),
            ("version", { let value = &*self.version(); whole(*value) }),
        ])
    }
}

impl Listed for OsirisIndexDocument {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("records", { let value = &*self.records(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for OsirisIndexRecord {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("is_zero", instance(self.is_zero(), |value| Tree::Bool(*value))),
            ("chunk_id", { let value = &*self.chunk_id(); whole(*value) }),
            ("timestamp", { let value = &*self.timestamp(); whole(*value) }),
            ("epoch", { let value = &*self.epoch(); whole(*value) }),
            ("ofs_chunk", { let value = &*self.ofs_chunk(); whole(*value) }),
            ("chunk_type", { let value = &*self.chunk_type(); whole(i64::from(value)) }),
        ])
    }
}

impl Listed for OsirisSegment {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("header", { let value = &*self.header(); child(value) }),
            ("chunks", { let value = &*self.chunks(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for OsirisSegment_LogHeader {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("magic", { let value = &*self.magic(); Tree::Bytes(value.clone()) }),
            ("version", { let value = &*self.version(); whole(*value) }),
        ])
    }
}

impl Listed for OsirisSimpleEntry {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("is_sub_batch", { let value = &*self.is_sub_batch(); Tree::Bool(*value) }),
            ("len_body", { let value = &*self.len_body(); whole(*value) }),
            ("body", { let value = &*self.body(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for OsirisSubBatch {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("is_sub_batch", { let value = &*self.is_sub_batch(); Tree::Bool(*value) }),
            ("compression", { let value = &*self.compression(); whole(i64::from(value)) }),
            ("reserved", { let value = &*self.reserved(); whole(*value) }),
            ("num_records", { let value = &*self.num_records(); whole(*value) }),
            ("len_uncompressed", { let value = &*self.len_uncompressed(); whole(*value) }),
            ("len_body", { let value = &*self.len_body(); whole(*value) }),
            ("body", { let value = &*self.body(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for OsirisSubBatchBody {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("entries", { let value = &*self.entries(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for OsirisTrackingChunkData {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("is_snapshot", { let value = &*self.is_snapshot(); Tree::Bool(*value) }),
            ("is_sub_batch", { let value = &*self.is_sub_batch(); Tree::Bool(*value) }),
            ("len_tracking", { let value = &*self.len_tracking(); whole(*value) }),
            ("tracking", { let value = &*self.tracking(); match value { Some(OsirisTrackingChunkData_Tracking::OsirisTrackingDelta(held)) => child(held), Some(OsirisTrackingChunkData_Tracking::OsirisTrackingSnapshot(held)) => child(held), Some(OsirisTrackingChunkData_Tracking::Bytes(held)) => Tree::Bytes(held.clone()), None => Tree::Absent } }),
            ("surplus", { let value = &*self.surplus(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for OsirisTrackingDelta {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("blocks", { let value = &*self.blocks(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for OsirisTrackingDelta_Block {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("tracking_type", { let value = &*self.tracking_type(); whole(i64::from(value)) }),
            ("len_tracking_id", { let value = &*self.len_tracking_id(); whole(*value) }),
            ("tracking_id", { let value = &*self.tracking_id(); Tree::Bytes(value.clone()) }),
            ("data", { let value = &*self.data(); match value { Some(OsirisTrackingDelta_Block_Data::OsirisTrackingDelta_Offset(held)) => child(held), Some(OsirisTrackingDelta_Block_Data::OsirisTrackingDelta_Sequence(held)) => child(held), Some(OsirisTrackingDelta_Block_Data::OsirisTrackingDelta_Timestamp(held)) => child(held), None => Tree::Absent } }),
        ])
    }
}

impl Listed for OsirisTrackingDelta_Offset {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("offset", { let value = &*self.offset(); whole(*value) }),
        ])
    }
}

impl Listed for OsirisTrackingDelta_Sequence {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("publishing_id", { let value = &*self.publishing_id(); whole(*value) }),
        ])
    }
}

impl Listed for OsirisTrackingDelta_Timestamp {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("timestamp", { let value = &*self.timestamp(); whole(*value) }),
        ])
    }
}

impl Listed for OsirisTrackingSnapshot {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("blocks", { let value = &*self.blocks(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for OsirisTrackingSnapshot_Block {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("tracking_type", { let value = &*self.tracking_type(); whole(i64::from(value)) }),
            ("len_tracking_id", { let value = &*self.len_tracking_id(); whole(*value) }),
            ("tracking_id", { let value = &*self.tracking_id(); Tree::Bytes(value.clone()) }),
            ("data", { let value = &*self.data(); match value { Some(OsirisTrackingSnapshot_Block_Data::OsirisTrackingDelta_Offset(held)) => child(held), Some(OsirisTrackingSnapshot_Block_Data::OsirisTrackingSnapshot_Sequence(held)) => child(held), Some(OsirisTrackingSnapshot_Block_Data::OsirisTrackingDelta_Timestamp(held)) => child(held), None => Tree::Absent } }),
        ])
    }
}

impl Listed for OsirisTrackingSnapshot_Sequence {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("chunk_id", { let value = &*self.chunk_id(); whole(*value) }),
            ("publishing_id", { let value = &*self.publishing_id(); whole(*value) }),
        ])
    }
}

impl Listed for RedisListpack {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_total", { let value = &*self.len_total(); whole(*value) }),
            ("num_elements", { let value = &*self.num_elements(); whole(*value) }),
            ("elements", { let value = &*self.elements(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
            ("check", { let value = &*self.check(); child(value) }),
        ])
    }
}

impl Listed for RedisListpack_Totals {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("num_counted", { let value = &*self.num_counted(); whole(*value) }),
            ("rest", { let value = &*self.rest(); Tree::Bytes(value.clone()) }),
            ("num_elements_agree", { let value = &*self.num_elements_agree(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for RedisStreamNode {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_total", { let value = &*self.len_total(); whole(*value) }),
            ("num_elements", { let value = &*self.num_elements(); whole(*value) }),
            ("master", { let value = &*self.master(); child(value) }),
            ("entries", { let value = &*self.entries(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for TankBundle {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("header", { let value = &*self.header(); child(value) }),
            ("message_set", { let value = &*self.message_set(); match value { Some(TankBundle_MessageSet::TankMessageSet(held)) => child(held), Some(TankBundle_MessageSet::Bytes(held)) => Tree::Bytes(held.clone()), None => Tree::Absent } }),
        ])
    }
}

impl Listed for TankBundleHeader {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("last_sequence", instance(self.last_sequence(), |value| whole(*value))),
            ("num_messages", instance(self.num_messages(), |value| whole(*value))),
            ("unused", { let value = &*self.unused(); Tree::Bool(*value) }),
            ("is_sparse", { let value = &*self.is_sparse(); Tree::Bool(*value) }),
            ("num_messages_short", { let value = &*self.num_messages_short(); whole(*value) }),
            ("codec", { let value = &*self.codec(); whole(i64::from(value)) }),
            ("num_messages_long", { let value = &*self.num_messages_long(); child(value) }),
            ("first_sequence", { let value = &*self.first_sequence(); whole(*value) }),
            ("last_delta", { let value = &*self.last_delta(); child(value) }),
        ])
    }
}

impl Listed for TankEntry {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_bundle", { let value = &*self.len_bundle(); child(value) }),
            ("bundle", { let value = &*self.bundle(); child(value) }),
        ])
    }
}

impl Listed for TankEntryHeader {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("len_bundle", { let value = &*self.len_bundle(); child(value) }),
            ("header", { let value = &*self.header(); child(value) }),
        ])
    }
}

impl Listed for TankEnums {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
        ])
    }
}

impl Listed for TankIndex {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("entries", { let value = &*self.entries(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for TankIndexEntry {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("relative_sequence", { let value = &*self.relative_sequence(); whole(*value) }),
            ("position", { let value = &*self.position(); whole(*value) }),
        ])
    }
}

impl Listed for TankMessage {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("is_sparse", { let value = &*self.is_sparse(); Tree::Bool(*value) }),
            ("is_edge", { let value = &*self.is_edge(); Tree::Bool(*value) }),
            ("timestamp_before", { let value = &*self.timestamp_before(); whole(*value) }),
            ("sequence_step", instance(self.sequence_step(), |value| whole(*value))),
            ("timestamp", instance(self.timestamp(), |value| whole(*value))),
            ("unused", { let value = &*self.unused(); whole(*value) }),
            ("is_consecutive", { let value = &*self.is_consecutive(); Tree::Bool(*value) }),
            ("uses_last_timestamp", { let value = &*self.uses_last_timestamp(); Tree::Bool(*value) }),
            ("has_key", { let value = &*self.has_key(); Tree::Bool(*value) }),
            ("sequence_delta", { let value = &*self.sequence_delta(); child(value) }),
            ("explicit_timestamp", { let value = &*self.explicit_timestamp(); whole(*value) }),
            ("len_key", { let value = &*self.len_key(); whole(*value) }),
            ("key", { let value = &*self.key(); Tree::Bytes(value.clone()) }),
            ("len_content", { let value = &*self.len_content(); child(value) }),
            ("content", { let value = &*self.content(); Tree::Bytes(value.clone()) }),
        ])
    }
}

impl Listed for TankMessageSet {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("num_messages", { let value = &*self.num_messages(); whole(*value) }),
            ("is_sparse", { let value = &*self.is_sparse(); Tree::Bool(*value) }),
            ("messages", { let value = &*self.messages(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

impl Listed for TankSegment {
    fn tree(&self) -> Tree {
        Tree::Structure(vec![
            ("entries", { let value = &*self.entries(); Tree::List(value.iter().map(|item| child(item)).collect()) }),
        ])
    }
}

/// Reads the structure of a spec from where the stream is, with these parameters.
pub fn read(spec: &str, given: &[i64], stream: &BytesReader) -> KResult<Tree> {
    match spec {
        "amqp_message" => parsed(stream, &|blank: &mut AmqpMessage| { blank.set_params(given[0] as u8); Ok(()) }),
        "amqp_section" => parsed(stream, &|blank: &mut AmqpSection| { blank.set_params(given[0] as u8); Ok(()) }),
        "amqp_value" => parsed(stream, &|blank: &mut AmqpValue| { blank.set_params(given[0] as u8); Ok(()) }),
        "durable_log_index" => parsed(stream, &|_: &mut DurableLogIndex| Ok(())),
        "durable_log_index_entry" => parsed(stream, &|_: &mut DurableLogIndexEntry| Ok(())),
        "durable_log_record" => parsed(stream, &|_: &mut DurableLogRecord| Ok(())),
        "durable_log_segment" => parsed(stream, &|_: &mut DurableLogSegment| Ok(())),
        "ffwd_entry" => parsed(stream, &|_: &mut FfwdEntry| Ok(())),
        "ffwd_index" => parsed(stream, &|_: &mut FfwdIndex| Ok(())),
        "ffwd_index_entry" => parsed(stream, &|_: &mut FfwdIndexEntry| Ok(())),
        "ffwd_segment" => parsed(stream, &|blank: &mut FfwdSegment| { blank.set_params(&FfwdSegment_HeaderVariant::try_from(given[0])?); Ok(()) }),
        "leb128_u32" => parsed(stream, &|_: &mut Leb128U32| Ok(())),
        "listpack_element" => parsed(stream, &|_: &mut ListpackElement| Ok(())),
        "listpack_fixed" => parsed(stream, &|_: &mut ListpackFixed| Ok(())),
        "mojo_entry" => parsed(stream, &|blank: &mut MojoEntry| { blank.set_params(given[0] as i64, given[1] != 0, given[2] as i64, given[3] as i64); Ok(()) }),
        "mojo_enums" => parsed(stream, &|_: &mut MojoEnums| Ok(())),
        "mojo_footer" => parsed(stream, &|blank: &mut MojoFooter| { blank.set_params(&MojoEnums_NumberForm::try_from(given[0])?, given[1] != 0, given[2] as u64); Ok(()) }),
        "mojo_id" => parsed(stream, &|blank: &mut MojoId| { blank.set_params(&MojoEnums_NumberForm::try_from(given[0])?); Ok(()) }),
        "mojo_index" => parsed(stream, &|blank: &mut MojoIndex| { blank.set_params(given[0] as u64, given[1] != 0); Ok(()) }),
        "mojo_index_entry" => parsed(stream, &|blank: &mut MojoIndexEntry| { blank.set_params(given[0] != 0); Ok(()) }),
        "mojo_pack" => parsed(stream, &|blank: &mut MojoPack| { blank.set_params(&MojoEnums_NumberForm::try_from(given[0])?, given[1] != 0, given[2] != 0, given[3] != 0, &MojoEnums_BytesForm::try_from(given[4])?, &MojoEnums_ElementsForm::try_from(given[5])?); Ok(()) }),
        "mojo_pack_head" => parsed(stream, &|blank: &mut MojoPackHead| { blank.set_params(&MojoEnums_NumberForm::try_from(given[0])?, given[1] != 0, given[2] != 0); Ok(()) }),
        "mojo_pack_header" => parsed(stream, &|blank: &mut MojoPackHeader| { blank.set_params(&MojoEnums_BytesForm::try_from(given[0])?, &MojoEnums_ElementsForm::try_from(given[1])?, given[2] as u64, given[3] as u64, given[4] as i64, given[5] as i64, given[6] as i64); Ok(()) }),
        "mojo_segment" => parsed(stream, &|blank: &mut MojoSegment| { blank.set_params(&MojoEnums_NumberForm::try_from(given[0])?, given[1] != 0, given[2] != 0, given[3] != 0, given[4] != 0, &MojoEnums_BytesForm::try_from(given[5])?, &MojoEnums_ElementsForm::try_from(given[6])?, given[7] != 0); Ok(()) }),
        "mojo_suffix" => parsed(stream, &|blank: &mut MojoSuffix| { blank.set_params(&MojoEnums_NumberForm::try_from(given[0])?); Ok(()) }),
        "mojo_tag" => parsed(stream, &|blank: &mut MojoTag| { blank.set_params(&MojoEnums_Tag::try_from(given[0])?); Ok(()) }),
        "mojo_tail" => parsed(stream, &|blank: &mut MojoTail| { blank.set_params(&MojoEnums_NumberForm::try_from(given[0])?, given[1] != 0, given[2] != 0, given[3] as u64); Ok(()) }),
        "mojo_unwritten" => parsed(stream, &|blank: &mut MojoUnwritten| { blank.set_params(given[0] as u64, given[1] != 0); Ok(()) }),
        "osiris_chunk" => parsed(stream, &|_: &mut OsirisChunk| Ok(())),
        "osiris_chunk_header" => parsed(stream, &|_: &mut OsirisChunkHeader| Ok(())),
        "osiris_entries" => parsed(stream, &|_: &mut OsirisEntries| Ok(())),
        "osiris_entry" => parsed(stream, &|_: &mut OsirisEntry| Ok(())),
        "osiris_enums" => parsed(stream, &|_: &mut OsirisEnums| Ok(())),
        "osiris_filter" => parsed(stream, &|_: &mut OsirisFilter| Ok(())),
        "osiris_index" => parsed(stream, &|_: &mut OsirisIndex| Ok(())),
        "osiris_index_document" => parsed(stream, &|_: &mut OsirisIndexDocument| Ok(())),
        "osiris_index_record" => parsed(stream, &|_: &mut OsirisIndexRecord| Ok(())),
        "osiris_segment" => parsed(stream, &|_: &mut OsirisSegment| Ok(())),
        "osiris_simple_entry" => parsed(stream, &|_: &mut OsirisSimpleEntry| Ok(())),
        "osiris_sub_batch" => parsed(stream, &|_: &mut OsirisSubBatch| Ok(())),
        "osiris_sub_batch_body" => parsed(stream, &|_: &mut OsirisSubBatchBody| Ok(())),
        "osiris_tracking_chunk_data" => parsed(stream, &|blank: &mut OsirisTrackingChunkData| { blank.set_params(given[0] != 0); Ok(()) }),
        "osiris_tracking_delta" => parsed(stream, &|_: &mut OsirisTrackingDelta| Ok(())),
        "osiris_tracking_snapshot" => parsed(stream, &|_: &mut OsirisTrackingSnapshot| Ok(())),
        "redis_listpack" => parsed(stream, &|_: &mut RedisListpack| Ok(())),
        "redis_stream_node" => parsed(stream, &|_: &mut RedisStreamNode| Ok(())),
        "tank_bundle" => parsed(stream, &|_: &mut TankBundle| Ok(())),
        "tank_bundle_header" => parsed(stream, &|_: &mut TankBundleHeader| Ok(())),
        "tank_entry" => parsed(stream, &|_: &mut TankEntry| Ok(())),
        "tank_entry_header" => parsed(stream, &|_: &mut TankEntryHeader| Ok(())),
        "tank_enums" => parsed(stream, &|_: &mut TankEnums| Ok(())),
        "tank_index" => parsed(stream, &|_: &mut TankIndex| Ok(())),
        "tank_index_entry" => parsed(stream, &|_: &mut TankIndexEntry| Ok(())),
        "tank_message" => parsed(stream, &|blank: &mut TankMessage| { blank.set_params(given[0] != 0, given[1] != 0, given[2] as u64); Ok(()) }),
        "tank_message_set" => parsed(stream, &|blank: &mut TankMessageSet| { blank.set_params(given[0] as u32, given[1] != 0); Ok(()) }),
        "tank_segment" => parsed(stream, &|_: &mut TankSegment| Ok(())),
        _ => Err(KError::CastError),
    }
}

fn parsed<T: KStruct + Listed + 'static>(stream: &BytesReader, init: &dyn Fn(&mut T) -> KResult<()>) -> KResult<Tree> {
    Ok(T::read_into_with_init::<_, T>(stream, None, None, init)?.tree())
}
