// kaitai-struct-compiler 0.11.0, ksy/amqp_message.ksy sha256 10bf62fa1870bc97a3cdc83b01fe855a30d9aa50ebc3522326968b290a55327d
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;


/**
 * The body of an osiris entry in RabbitMQ: the sections of an AMQP 1.0 message, to which AMQP 0.9.1 messages are
 * converted. Clients of the stream protocol may store other bytes.
 * @see "OASIS AMQP 1.0 part 3 "Messaging", 3.2 "Message Format""
 * @see "rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_msg_record.erl"
 * @see "rabbitmq/rabbitmq-server deps/rabbit/src/mc_amqp.erl"
 */
public class AmqpMessage extends KaitaiStruct {

    public enum ListFormat {
        EMPTY_LIST(69),
        LIST8(192),
        LIST32(208);

        private final long id;
        ListFormat(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ListFormat> byId = new HashMap<Long, ListFormat>(3);
        static {
            for (ListFormat e : ListFormat.values())
                byId.put(e.id(), e);
        }
        public static ListFormat byId(long id) { return byId.get(id); }
    }

    public AmqpMessage(KaitaiStream _io, int depthLeft) {
        this(_io, null, null, depthLeft);
    }

    public AmqpMessage(KaitaiStream _io, KaitaiStruct _parent, int depthLeft) {
        this(_io, _parent, null, depthLeft);
    }

    public AmqpMessage(KaitaiStream _io, KaitaiStruct _parent, AmqpMessage _root, int depthLeft) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.depthLeft = depthLeft;
        _read();
    }
    private void _read() {
        this.sections = new ArrayList<Section>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.sections.add(new Section(this._io, this, _root, depthLeft()));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.sections.size(); i++) {
            this.sections.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * No bytes and no fields.
     * @see "AMQP 1.0 part 1, 1.6.22"
     */
    public static class EmptyListHead extends KaitaiStruct {
        public static EmptyListHead fromFile(String fileName) throws IOException {
            return new EmptyListHead(new ByteBufferKaitaiStream(fileName));
        }

        public EmptyListHead(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EmptyListHead(KaitaiStream _io, AmqpMessage.ListHead _parent) {
            this(_io, _parent, null);
        }

        public EmptyListHead(KaitaiStream _io, AmqpMessage.ListHead _parent, AmqpMessage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
        }

        public void _fetchInstances() {
        }
        private AmqpMessage _root;
        private AmqpMessage.ListHead _parent;
        public AmqpMessage _root() { return _root; }
        public AmqpMessage.ListHead _parent() { return _parent; }
    }

    /**
     * Delivery of the message.
     * @see "AMQP 1.0 part 3, 3.2.1"
     */
    public static class Header extends KaitaiStruct {

        public Header(KaitaiStream _io, int depthLeft) {
            this(_io, null, null, depthLeft);
        }

        public Header(KaitaiStream _io, AmqpMessage.Section _parent, int depthLeft) {
            this(_io, _parent, null, depthLeft);
        }

        public Header(KaitaiStream _io, AmqpMessage.Section _parent, AmqpMessage _root, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.head = new ListHead(this._io, this, _root);
            KaitaiStream _io_fields = this._io.substream(head().lenFields());
            this.fields = new HeaderFields(_io_fields, this, _root, head().numFields(), depthLeft());
        }

        public void _fetchInstances() {
            this.head._fetchInstances();
            this.fields._fetchInstances();
        }
        private ListHead head;
        private HeaderFields fields;
        private int depthLeft;
        private AmqpMessage _root;
        private AmqpMessage.Section _parent;

        /**
         * The number of present fields.
         */
        public ListHead head() { return head; }

        /**
         * In a fixed order.
         */
        public HeaderFields fields() { return fields; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpMessage _root() { return _root; }
        public AmqpMessage.Section _parent() { return _parent; }
    }

    /**
     * A null means absent.
     * @see "AMQP 1.0 part 3, 3.2.1"
     */
    public static class HeaderFields extends KaitaiStruct {

        public HeaderFields(KaitaiStream _io, long numFields, int depthLeft) {
            this(_io, null, null, numFields, depthLeft);
        }

        public HeaderFields(KaitaiStream _io, AmqpMessage.Header _parent, long numFields, int depthLeft) {
            this(_io, _parent, null, numFields, depthLeft);
        }

        public HeaderFields(KaitaiStream _io, AmqpMessage.Header _parent, AmqpMessage _root, long numFields, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.numFields = numFields;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            if (numFields() > 0) {
                this.durable = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 1) {
                this.priority = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 2) {
                this.ttl = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 3) {
                this.firstAcquirer = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 4) {
                this.deliveryCount = new AmqpValue(this._io, depthLeft());
            }
        }

        public void _fetchInstances() {
            if (numFields() > 0) {
                this.durable._fetchInstances();
            }
            if (numFields() > 1) {
                this.priority._fetchInstances();
            }
            if (numFields() > 2) {
                this.ttl._fetchInstances();
            }
            if (numFields() > 3) {
                this.firstAcquirer._fetchInstances();
            }
            if (numFields() > 4) {
                this.deliveryCount._fetchInstances();
            }
        }
        private AmqpValue durable;
        private AmqpValue priority;
        private AmqpValue ttl;
        private AmqpValue firstAcquirer;
        private AmqpValue deliveryCount;
        private long numFields;
        private int depthLeft;
        private AmqpMessage _root;
        private AmqpMessage.Header _parent;

        /**
         * The message must survive a crash.
         */
        public AmqpValue durable() { return durable; }

        /**
         * 0 to 9. If absent, 4.
         */
        public AmqpValue priority() { return priority; }

        /**
         * Lifetime in milliseconds.
         */
        public AmqpValue ttl() { return ttl; }

        /**
         * Nobody has acquired the message before.
         */
        public AmqpValue firstAcquirer() { return firstAcquirer; }

        /**
         * Failed deliveries.
         */
        public AmqpValue deliveryCount() { return deliveryCount; }

        /**
         * Present fields.
         */
        public long numFields() { return numFields; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpMessage _root() { return _root; }
        public AmqpMessage.Header _parent() { return _parent; }
    }

    /**
     * A list of any size.
     * @see "AMQP 1.0 part 1, 1.6.22"
     */
    public static class List32Head extends KaitaiStruct {
        public static List32Head fromFile(String fileName) throws IOException {
            return new List32Head(new ByteBufferKaitaiStream(fileName));
        }

        public List32Head(KaitaiStream _io) {
            this(_io, null, null);
        }

        public List32Head(KaitaiStream _io, AmqpMessage.ListHead _parent) {
            this(_io, _parent, null);
        }

        public List32Head(KaitaiStream _io, AmqpMessage.ListHead _parent, AmqpMessage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenContent = this._io.readU4be();
            if (!(this.lenContent >= 4)) {
                throw new KaitaiStream.ValidationLessThanError(4, this.lenContent, this._io, "/types/list32_head/seq/0");
            }
            this.numFields = this._io.readU4be();
        }

        public void _fetchInstances() {
        }
        private java.lang.Long lenFields;

        /**
         * Bytes of the fields.
         */
        public long lenFields() {
            if (this.lenFields != null)
                return this.lenFields;
            this.lenFields = ((Number) (lenContent() - 4)).longValue();
            return this.lenFields;
        }
        private long lenContent;
        private long numFields;
        private AmqpMessage _root;
        private AmqpMessage.ListHead _parent;

        /**
         * Bytes of count and fields.
         */
        public long lenContent() { return lenContent; }

        /**
         * Present fields.
         */
        public long numFields() { return numFields; }
        public AmqpMessage _root() { return _root; }
        public AmqpMessage.ListHead _parent() { return _parent; }
    }

    /**
     * A list of up to 255 bytes.
     * @see "AMQP 1.0 part 1, 1.6.22"
     */
    public static class List8Head extends KaitaiStruct {
        public static List8Head fromFile(String fileName) throws IOException {
            return new List8Head(new ByteBufferKaitaiStream(fileName));
        }

        public List8Head(KaitaiStream _io) {
            this(_io, null, null);
        }

        public List8Head(KaitaiStream _io, AmqpMessage.ListHead _parent) {
            this(_io, _parent, null);
        }

        public List8Head(KaitaiStream _io, AmqpMessage.ListHead _parent, AmqpMessage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenContent = this._io.readU1();
            if (!(this.lenContent >= 1)) {
                throw new KaitaiStream.ValidationLessThanError(1, this.lenContent, this._io, "/types/list8_head/seq/0");
            }
            this.numFields = this._io.readU1();
        }

        public void _fetchInstances() {
        }
        private java.lang.Long lenFields;

        /**
         * Bytes of the fields.
         */
        public long lenFields() {
            if (this.lenFields != null)
                return this.lenFields;
            this.lenFields = ((Number) (lenContent() - 1)).longValue();
            return this.lenFields;
        }
        private int lenContent;
        private int numFields;
        private AmqpMessage _root;
        private AmqpMessage.ListHead _parent;

        /**
         * Bytes of count and fields.
         */
        public int lenContent() { return lenContent; }

        /**
         * Present fields.
         */
        public int numFields() { return numFields; }
        public AmqpMessage _root() { return _root; }
        public AmqpMessage.ListHead _parent() { return _parent; }
    }

    /**
     * Number of fields, and their size.
     * @see "AMQP 1.0 part 1, 1.6.22"
     */
    public static class ListHead extends KaitaiStruct {
        public static ListHead fromFile(String fileName) throws IOException {
            return new ListHead(new ByteBufferKaitaiStream(fileName));
        }

        public ListHead(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ListHead(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public ListHead(KaitaiStream _io, KaitaiStruct _parent, AmqpMessage _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.formatCode = AmqpMessage.ListFormat.byId(this._io.readU1());
            if (this.formatCode == null) {
                throw new KaitaiStream.ValidationNotInEnumError(this.formatCode, this._io, "/types/list_head/seq/0");
            }
            {
                var on = formatCode();
                if (on != null) {
                    switch (formatCode()) {
                    case EMPTY_LIST: {
                        this.form = new EmptyListHead(this._io, this, _root);
                        break;
                    }
                    case LIST32: {
                        this.form = new List32Head(this._io, this, _root);
                        break;
                    }
                    case LIST8: {
                        this.form = new List8Head(this._io, this, _root);
                        break;
                    }
                    }
                }
            }
        }

        public void _fetchInstances() {
            {
                var on = formatCode();
                if (on != null) {
                    switch (formatCode()) {
                    case EMPTY_LIST: {
                        ((EmptyListHead) (this.form))._fetchInstances();
                        break;
                    }
                    case LIST32: {
                        ((List32Head) (this.form))._fetchInstances();
                        break;
                    }
                    case LIST8: {
                        ((List8Head) (this.form))._fetchInstances();
                        break;
                    }
                    }
                }
            }
        }
        private java.lang.Long lenFields;

        /**
         * Bytes of the fields.
         */
        public long lenFields() {
            if (this.lenFields != null)
                return this.lenFields;
            this.lenFields = ((Number) ((formatCode() == AmqpMessage.ListFormat.LIST8 ? ((AmqpMessage.List8Head) (form())).lenFields() : (formatCode() == AmqpMessage.ListFormat.LIST32 ? ((AmqpMessage.List32Head) (form())).lenFields() : 0)))).longValue();
            return this.lenFields;
        }
        private java.lang.Long numFields;

        /**
         * Present fields.
         */
        public long numFields() {
            if (this.numFields != null)
                return this.numFields;
            this.numFields = ((Number) ((formatCode() == AmqpMessage.ListFormat.LIST8 ? ((AmqpMessage.List8Head) (form())).numFields() : (formatCode() == AmqpMessage.ListFormat.LIST32 ? ((AmqpMessage.List32Head) (form())).numFields() : 0)))).longValue();
            return this.numFields;
        }
        private ListFormat formatCode;
        private KaitaiStruct form;
        private AmqpMessage _root;
        private KaitaiStruct _parent;

        /**
         * The list's encoding.
         */
        public ListFormat formatCode() { return formatCode; }

        /**
         * Length and count.
         */
        public KaitaiStruct form() { return form; }
        public AmqpMessage _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Standard properties.
     * @see "AMQP 1.0 part 3, 3.2.4"
     */
    public static class Properties extends KaitaiStruct {

        public Properties(KaitaiStream _io, int depthLeft) {
            this(_io, null, null, depthLeft);
        }

        public Properties(KaitaiStream _io, AmqpMessage.Section _parent, int depthLeft) {
            this(_io, _parent, null, depthLeft);
        }

        public Properties(KaitaiStream _io, AmqpMessage.Section _parent, AmqpMessage _root, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.head = new ListHead(this._io, this, _root);
            KaitaiStream _io_fields = this._io.substream(head().lenFields());
            this.fields = new PropertiesFields(_io_fields, this, _root, head().numFields(), depthLeft());
        }

        public void _fetchInstances() {
            this.head._fetchInstances();
            this.fields._fetchInstances();
        }
        private ListHead head;
        private PropertiesFields fields;
        private int depthLeft;
        private AmqpMessage _root;
        private AmqpMessage.Section _parent;

        /**
         * The number of present fields.
         */
        public ListHead head() { return head; }

        /**
         * In a fixed order.
         */
        public PropertiesFields fields() { return fields; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpMessage _root() { return _root; }
        public AmqpMessage.Section _parent() { return _parent; }
    }

    /**
     * As in `header_fields`.
     * @see "AMQP 1.0 part 3, 3.2.4"
     */
    public static class PropertiesFields extends KaitaiStruct {

        public PropertiesFields(KaitaiStream _io, long numFields, int depthLeft) {
            this(_io, null, null, numFields, depthLeft);
        }

        public PropertiesFields(KaitaiStream _io, AmqpMessage.Properties _parent, long numFields, int depthLeft) {
            this(_io, _parent, null, numFields, depthLeft);
        }

        public PropertiesFields(KaitaiStream _io, AmqpMessage.Properties _parent, AmqpMessage _root, long numFields, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.numFields = numFields;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            if (numFields() > 0) {
                this.messageId = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 1) {
                this.userId = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 2) {
                this.to = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 3) {
                this.subject = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 4) {
                this.replyTo = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 5) {
                this.correlationId = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 6) {
                this.contentType = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 7) {
                this.contentEncoding = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 8) {
                this.absoluteExpiryTime = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 9) {
                this.creationTime = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 10) {
                this.groupId = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 11) {
                this.groupSequence = new AmqpValue(this._io, depthLeft());
            }
            if (numFields() > 12) {
                this.replyToGroupId = new AmqpValue(this._io, depthLeft());
            }
        }

        public void _fetchInstances() {
            if (numFields() > 0) {
                this.messageId._fetchInstances();
            }
            if (numFields() > 1) {
                this.userId._fetchInstances();
            }
            if (numFields() > 2) {
                this.to._fetchInstances();
            }
            if (numFields() > 3) {
                this.subject._fetchInstances();
            }
            if (numFields() > 4) {
                this.replyTo._fetchInstances();
            }
            if (numFields() > 5) {
                this.correlationId._fetchInstances();
            }
            if (numFields() > 6) {
                this.contentType._fetchInstances();
            }
            if (numFields() > 7) {
                this.contentEncoding._fetchInstances();
            }
            if (numFields() > 8) {
                this.absoluteExpiryTime._fetchInstances();
            }
            if (numFields() > 9) {
                this.creationTime._fetchInstances();
            }
            if (numFields() > 10) {
                this.groupId._fetchInstances();
            }
            if (numFields() > 11) {
                this.groupSequence._fetchInstances();
            }
            if (numFields() > 12) {
                this.replyToGroupId._fetchInstances();
            }
        }
        private AmqpValue messageId;
        private AmqpValue userId;
        private AmqpValue to;
        private AmqpValue subject;
        private AmqpValue replyTo;
        private AmqpValue correlationId;
        private AmqpValue contentType;
        private AmqpValue contentEncoding;
        private AmqpValue absoluteExpiryTime;
        private AmqpValue creationTime;
        private AmqpValue groupId;
        private AmqpValue groupSequence;
        private AmqpValue replyToGroupId;
        private long numFields;
        private int depthLeft;
        private AmqpMessage _root;
        private AmqpMessage.Properties _parent;

        /**
         * Identifies the message.
         */
        public AmqpValue messageId() { return messageId; }

        /**
         * The publishing user, as bytes.
         */
        public AmqpValue userId() { return userId; }

        /**
         * Destination.
         */
        public AmqpValue to() { return to; }

        /**
         * Subject.
         */
        public AmqpValue subject() { return subject; }

        /**
         * Destination of answers.
         */
        public AmqpValue replyTo() { return replyTo; }

        /**
         * The related message.
         */
        public AmqpValue correlationId() { return correlationId; }

        /**
         * Media type of the body.
         */
        public AmqpValue contentType() { return contentType; }

        /**
         * Encoding of the body.
         */
        public AmqpValue contentEncoding() { return contentEncoding; }

        /**
         * In milliseconds since the Unix epoch.
         */
        public AmqpValue absoluteExpiryTime() { return absoluteExpiryTime; }

        /**
         * In milliseconds since the Unix epoch.
         */
        public AmqpValue creationTime() { return creationTime; }

        /**
         * The message's group.
         */
        public AmqpValue groupId() { return groupId; }

        /**
         * Place in the group.
         */
        public AmqpValue groupSequence() { return groupSequence; }

        /**
         * The group of answers.
         */
        public AmqpValue replyToGroupId() { return replyToGroupId; }

        /**
         * Present fields.
         */
        public long numFields() { return numFields; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpMessage _root() { return _root; }
        public AmqpMessage.Properties _parent() { return _parent; }
    }

    /**
     * One opened section.
     * @see "AMQP 1.0 part 3, 3.2"
     */
    public static class Section extends KaitaiStruct {

        public Section(KaitaiStream _io, int depthLeft) {
            this(_io, null, null, depthLeft);
        }

        public Section(KaitaiStream _io, AmqpMessage _parent, int depthLeft) {
            this(_io, _parent, null, depthLeft);
        }

        public Section(KaitaiStream _io, AmqpMessage _parent, AmqpMessage _root, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.marker = this._io.readBytes(1);
            if (!(Arrays.equals(this.marker, new byte[] { 0 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { 0 }, this.marker, this._io, "/types/section/seq/0");
            }
            this.descriptor = new AmqpSection.SectionDescriptor(this._io);
            {
                var on = descriptor().kind();
                if (on != null) {
                    switch (descriptor().kind()) {
                    case HEADER: {
                        this.body = new Header(this._io, this, _root, depthLeft());
                        break;
                    }
                    case PROPERTIES: {
                        this.body = new Properties(this._io, this, _root, depthLeft());
                        break;
                    }
                    default: {
                        this.body = new AmqpValue(this._io, depthLeft());
                        break;
                    }
                    }
                } else {
                    this.body = new AmqpValue(this._io, depthLeft());
                }
            }
        }

        public void _fetchInstances() {
            this.descriptor._fetchInstances();
            {
                var on = descriptor().kind();
                if (on != null) {
                    switch (descriptor().kind()) {
                    case HEADER: {
                        ((Header) (this.body))._fetchInstances();
                        break;
                    }
                    case PROPERTIES: {
                        ((Properties) (this.body))._fetchInstances();
                        break;
                    }
                    default: {
                        ((AmqpValue) (this.body))._fetchInstances();
                        break;
                    }
                    }
                } else {
                    ((AmqpValue) (this.body))._fetchInstances();
                }
            }
        }
        private byte[] marker;
        private AmqpSection.SectionDescriptor descriptor;
        private KaitaiStruct body;
        private int depthLeft;
        private AmqpMessage _root;
        private AmqpMessage _parent;

        /**
         * Every section is a described value.
         */
        public byte[] marker() { return marker; }

        /**
         * Identifies the section.
         */
        public AmqpSection.SectionDescriptor descriptor() { return descriptor; }

        /**
         * A list of fields for header and properties, a map for annotations, application properties and footer, bytes
         * for data, a list for a sequence, any value for a value.
         */
        public KaitaiStruct body() { return body; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpMessage _root() { return _root; }
        public AmqpMessage _parent() { return _parent; }
    }
    private List<Section> sections;
    private int depthLeft;
    private AmqpMessage _root;
    private KaitaiStruct _parent;

    /**
     * In ascending order. Data and sequence sections may repeat.
     */
    public List<Section> sections() { return sections; }

    /**
     * Allowed nesting.
     */
    public int depthLeft() { return depthLeft; }
    public AmqpMessage _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
