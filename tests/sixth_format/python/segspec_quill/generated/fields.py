# kaitai-struct-compiler 0.11.0, ksy/quill_entry.ksy sha256 155b5f5650fff392910385b93171ddba5be069aafe62665b9d07d85e090a21dd
# kaitai-struct-compiler 0.11.0, ksy/quill_index.ksy sha256 931c7cd9633f1c664d1076f40d896f3619ff893e1f6c301d03447d5e16e4c325
# kaitai-struct-compiler 0.11.0, ksy/quill_segment.ksy sha256 f3320891d340741a27baa7e8a94846dd26b4cb9f5a6d3813e5690bb294d02da7
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
    'quill_entry.QuillEntry': 'quill_entry',
    'quill_index.QuillIndex': 'quill_index',
    'quill_segment.QuillSegment': 'quill_segment',
    'quill_segment.QuillSegment.Header': 'quill_segment.header',
    'quill_segment.QuillSegment.Record': 'quill_segment.record',
    'quill_segment.QuillSegment.RecordBody': 'quill_segment.record_body',
}

TYPES: dict[str, TypeInfo] = {
    'quill_entry': TypeInfo(
        'Quill journal index entry', 'Where one record lies.', 'quill-entry', '', {
            'offset': FieldInfo(doc="The record's offset.", anchor='quill-entry.offset'),
            'ofs_record': FieldInfo(doc="The position of the record's mark in the segment.", anchor='quill-entry.ofs-record'),
        }
    ),
    'quill_index': TypeInfo(
        'Quill journal index', 'An entry for each record of the segment of the same name, in order.', 'quill-index', '', {
            'entries': FieldInfo(role='structure', doc='To the end of the file.', anchor='quill-index.entries'),
        }
    ),
    'quill_segment': TypeInfo(
        'Quill journal segment', 'A header and records to the end of the file, which is named by its base offset in 20 decimal digits. Quill is made up.', 'quill-segment', '', {
            'header': FieldInfo(role='structure', doc='The first 16 bytes.', anchor='quill-segment.header'),
            'records': FieldInfo(role='structure', doc='The messages, in their order.', anchor='quill-segment.records'),
        }
    ),
    'quill_segment.header': TypeInfo(
        'Says that this is a segment, of which version, and where it begins', 'Says that this is a segment, of which version, and where it begins.', 'quill-segment.header', '', {
            'magic': FieldInfo(doc='Names the file as a segment.', rule='"QUIL"', anchor='quill-segment.header.magic', code='bad-magic'),
            'version': FieldInfo(doc='Only 1 is defined.', rule='1', anchor='quill-segment.header.version', code='unsupported-version'),
            'reserved': FieldInfo(role='reserved', doc='Must be 0.', rule='should be 0', anchor='quill-segment.header.reserved'),
            'base_offset': FieldInfo(doc="The offset of the first record; the same as in the file's name.", anchor='quill-segment.header.base-offset'),
        }
    ),
    'quill_segment.record': TypeInfo(
        'One message', 'One message. The checksum covers all of the body, and nothing before it.', 'quill-segment.record', '', {
            'mark': FieldInfo(doc='Begins every record.', rule='"QR"', anchor='quill-segment.record.mark', code='bad-magic'),
            'len_body': FieldInfo(role='length', doc='Bytes of the body.', anchor='quill-segment.record.len-body'),
            'checksum': FieldInfo(role='checksum', doc='CRC-32 (as in gzip) of the body.', anchor='quill-segment.record.checksum'),
            'body': FieldInfo(role='structure', doc='What the checksum covers.', anchor='quill-segment.record.body'),
        }
    ),
    'quill_segment.record_body': TypeInfo(
        'The message and what is known of it', 'The message and what is known of it.', 'quill-segment.record-body', '', {
            'offset': FieldInfo(doc='The number of the record, one more than that of the record before it.', anchor='quill-segment.record-body.offset'),
            'timestamp': FieldInfo(doc='When it was appended, in milliseconds since the Unix epoch.', anchor='quill-segment.record-body.timestamp'),
            'len_key': FieldInfo(role='length', doc='Bytes of the key; 0 where there is none.', anchor='quill-segment.record-body.len-key'),
            'key': FieldInfo(role='payload', doc="The message's key.", anchor='quill-segment.record-body.key'),
            'value': FieldInfo(role='payload', doc='The message.', anchor='quill-segment.record-body.value'),
        }
    ),
}
