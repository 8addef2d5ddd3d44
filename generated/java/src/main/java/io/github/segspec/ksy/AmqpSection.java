// kaitai-struct-compiler 0.11.0, ksy/amqp_section.ksy sha256 0850a3c7ab4b6c7f21b8f0c88bf117b68542d931922c81e04277f5363fe51f4e
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;
import java.util.Arrays;


/**
 * One section, with its content as bytes, so that readers can walk through any sections. A format code's upper half
 * determines the width of a value.
 * @see "OASIS AMQP 1.0 part 1 "Type System", 1.2 "Type Encodings""
 * @see "OASIS AMQP 1.0 part 3 "Messaging", 3.2 "Message Format""
 */
public class AmqpSection extends KaitaiStruct {

    public enum DescriptorFormat {
        SMALL_ULONG(83),
        ULONG(128);

        private final long id;
        DescriptorFormat(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, DescriptorFormat> byId = new HashMap<Long, DescriptorFormat>(2);
        static {
            for (DescriptorFormat e : DescriptorFormat.values())
                byId.put(e.id(), e);
        }
        public static DescriptorFormat byId(long id) { return byId.get(id); }
    }

    public enum SectionKind {
        HEADER(112),
        DELIVERY_ANNOTATIONS(113),
        MESSAGE_ANNOTATIONS(114),
        PROPERTIES(115),
        APPLICATION_PROPERTIES(116),
        DATA(117),
        AMQP_SEQUENCE(118),
        AMQP_VALUE(119),
        FOOTER(120);

        private final long id;
        SectionKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, SectionKind> byId = new HashMap<Long, SectionKind>(9);
        static {
            for (SectionKind e : SectionKind.values())
                byId.put(e.id(), e);
        }
        public static SectionKind byId(long id) { return byId.get(id); }
    }

    public AmqpSection(KaitaiStream _io, int depthLeft) {
        this(_io, null, null, depthLeft);
    }

    public AmqpSection(KaitaiStream _io, KaitaiStruct _parent, int depthLeft) {
        this(_io, _parent, null, depthLeft);
    }

    public AmqpSection(KaitaiStream _io, KaitaiStruct _parent, AmqpSection _root, int depthLeft) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.depthLeft = depthLeft;
        _read();
    }
    private void _read() {
        this.marker = this._io.readBytes(1);
        if (!(Arrays.equals(this.marker, new byte[] { 0 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 0 }, this.marker, this._io, "/seq/0");
        }
        this.descriptor = new SectionDescriptor(this._io, this, _root);
        this.body = new Unopened(this._io, this, _root, depthLeft());
    }

    public void _fetchInstances() {
        this.descriptor._fetchInstances();
        this.body._fetchInstances();
    }

    /**
     * The format code gives the width.
     * @see "AMQP 1.0 part 1, 1.2.1"
     */
    public static class FixedWidth extends KaitaiStruct {

        public FixedWidth(KaitaiStream _io, int lenContent) {
            this(_io, null, null, lenContent);
        }

        public FixedWidth(KaitaiStream _io, AmqpSection.Unopened _parent, int lenContent) {
            this(_io, _parent, null, lenContent);
        }

        public FixedWidth(KaitaiStream _io, AmqpSection.Unopened _parent, AmqpSection _root, int lenContent) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.lenContent = lenContent;
            _read();
        }
        private void _read() {
            this.content = this._io.readBytes(lenContent());
        }

        public void _fetchInstances() {
        }
        private byte[] content;
        private int lenContent;
        private AmqpSection _root;
        private AmqpSection.Unopened _parent;

        /**
         * The value.
         */
        public byte[] content() { return content; }

        /**
         * In bytes.
         */
        public int lenContent() { return lenContent; }
        public AmqpSection _root() { return _root; }
        public AmqpSection.Unopened _parent() { return _parent; }
    }

    /**
     * The long form, valid for all numbers.
     * @see "AMQP 1.0 part 1, 1.6.6"
     */
    public static class LargeDescriptor extends KaitaiStruct {
        public static LargeDescriptor fromFile(String fileName) throws IOException {
            return new LargeDescriptor(new ByteBufferKaitaiStream(fileName));
        }

        public LargeDescriptor(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LargeDescriptor(KaitaiStream _io, AmqpSection.SectionDescriptor _parent) {
            this(_io, _parent, null);
        }

        public LargeDescriptor(KaitaiStream _io, AmqpSection.SectionDescriptor _parent, AmqpSection _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.number = this._io.readU8be();
        }

        public void _fetchInstances() {
        }
        private long number;
        private AmqpSection _root;
        private AmqpSection.SectionDescriptor _parent;

        /**
         * The section's number.
         */
        public long number() { return number; }
        public AmqpSection _root() { return _root; }
        public AmqpSection.SectionDescriptor _parent() { return _parent; }
    }

    /**
     * The section's number as an unsigned long, in one of two forms.
     * @see "AMQP 1.0 part 3, 3.2"
     */
    public static class SectionDescriptor extends KaitaiStruct {
        public static SectionDescriptor fromFile(String fileName) throws IOException {
            return new SectionDescriptor(new ByteBufferKaitaiStream(fileName));
        }

        public SectionDescriptor(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SectionDescriptor(KaitaiStream _io, AmqpSection _parent) {
            this(_io, _parent, null);
        }

        public SectionDescriptor(KaitaiStream _io, AmqpSection _parent, AmqpSection _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.formatCode = AmqpSection.DescriptorFormat.byId(this._io.readU1());
            if (this.formatCode == null) {
                throw new KaitaiStream.ValidationNotInEnumError(this.formatCode, this._io, "/types/section_descriptor/seq/0");
            }
            {
                var on = formatCode();
                if (on != null) {
                    switch (formatCode()) {
                    case SMALL_ULONG: {
                        this.form = new SmallDescriptor(this._io, this, _root);
                        break;
                    }
                    case ULONG: {
                        this.form = new LargeDescriptor(this._io, this, _root);
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
                    case SMALL_ULONG: {
                        ((SmallDescriptor) (this.form))._fetchInstances();
                        break;
                    }
                    case ULONG: {
                        ((LargeDescriptor) (this.form))._fetchInstances();
                        break;
                    }
                    }
                }
            }
        }
        private SectionKind kind;

        /**
         * The section's kind.
         */
        public SectionKind kind() {
            if (this.kind != null)
                return this.kind;
            this.kind = AmqpSection.SectionKind.byId(number());
            return this.kind;
        }
        private java.lang.Long number;

        /**
         * The section's number.
         */
        public long number() {
            if (this.number != null)
                return this.number;
            this.number = ((Number) ((formatCode() == AmqpSection.DescriptorFormat.SMALL_ULONG ? ((AmqpSection.SmallDescriptor) (form())).number() : ((AmqpSection.LargeDescriptor) (form())).number()))).longValue();
            return this.number;
        }
        private DescriptorFormat formatCode;
        private KaitaiStruct form;
        private AmqpSection _root;
        private AmqpSection _parent;

        /**
         * The form.
         */
        public DescriptorFormat formatCode() { return formatCode; }

        /**
         * The number.
         */
        public KaitaiStruct form() { return form; }
        public AmqpSection _root() { return _root; }
        public AmqpSection _parent() { return _parent; }
    }

    /**
     * The usual form.
     * @see "AMQP 1.0 part 1, 1.6.6"
     */
    public static class SmallDescriptor extends KaitaiStruct {
        public static SmallDescriptor fromFile(String fileName) throws IOException {
            return new SmallDescriptor(new ByteBufferKaitaiStream(fileName));
        }

        public SmallDescriptor(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SmallDescriptor(KaitaiStream _io, AmqpSection.SectionDescriptor _parent) {
            this(_io, _parent, null);
        }

        public SmallDescriptor(KaitaiStream _io, AmqpSection.SectionDescriptor _parent, AmqpSection _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.number = this._io.readU1();
        }

        public void _fetchInstances() {
        }
        private int number;
        private AmqpSection _root;
        private AmqpSection.SectionDescriptor _parent;

        /**
         * The section's number.
         */
        public int number() { return number; }
        public AmqpSection _root() { return _root; }
        public AmqpSection.SectionDescriptor _parent() { return _parent; }
    }

    /**
     * The content is left as bytes.
     * @see "AMQP 1.0 part 1, 1.2"
     */
    public static class Unopened extends KaitaiStruct {

        public Unopened(KaitaiStream _io, int depthLeft) {
            this(_io, null, null, depthLeft);
        }

        public Unopened(KaitaiStream _io, KaitaiStruct _parent, int depthLeft) {
            this(_io, _parent, null, depthLeft);
        }

        public Unopened(KaitaiStream _io, KaitaiStruct _parent, AmqpSection _root, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.nesting = this._io.readBytes(0);
            {
                byte[] _it = this.nesting;
                if (!(depthLeft() > 0)) {
                    throw new KaitaiStream.ValidationExprError(this.nesting, this._io, "/types/unopened/seq/0");
                }
            }
            this.formatCode = this._io.readU1();
            {
                int _it = this.formatCode;
                if (!( ((_it == 0) || (_it >= 64)) )) {
                    throw new KaitaiStream.ValidationExprError(this.formatCode, this._io, "/types/unopened/seq/1");
                }
            }
            switch (formatCode() >> 4) {
            case 0: {
                this.encoded = new UnopenedDescribed(this._io, this, _root, depthLeft());
                break;
            }
            case 10: {
                this.encoded = new VariableWidth8(this._io, this, _root);
                break;
            }
            case 11: {
                this.encoded = new VariableWidth32(this._io, this, _root);
                break;
            }
            case 12: {
                this.encoded = new VariableWidth8(this._io, this, _root);
                break;
            }
            case 13: {
                this.encoded = new VariableWidth32(this._io, this, _root);
                break;
            }
            case 14: {
                this.encoded = new VariableWidth8(this._io, this, _root);
                break;
            }
            case 15: {
                this.encoded = new VariableWidth32(this._io, this, _root);
                break;
            }
            case 4: {
                this.encoded = new FixedWidth(this._io, this, _root, 0);
                break;
            }
            case 5: {
                this.encoded = new FixedWidth(this._io, this, _root, 1);
                break;
            }
            case 6: {
                this.encoded = new FixedWidth(this._io, this, _root, 2);
                break;
            }
            case 7: {
                this.encoded = new FixedWidth(this._io, this, _root, 4);
                break;
            }
            case 8: {
                this.encoded = new FixedWidth(this._io, this, _root, 8);
                break;
            }
            case 9: {
                this.encoded = new FixedWidth(this._io, this, _root, 16);
                break;
            }
            }
        }

        public void _fetchInstances() {
            switch (formatCode() >> 4) {
            case 0: {
                ((UnopenedDescribed) (this.encoded))._fetchInstances();
                break;
            }
            case 10: {
                ((VariableWidth8) (this.encoded))._fetchInstances();
                break;
            }
            case 11: {
                ((VariableWidth32) (this.encoded))._fetchInstances();
                break;
            }
            case 12: {
                ((VariableWidth8) (this.encoded))._fetchInstances();
                break;
            }
            case 13: {
                ((VariableWidth32) (this.encoded))._fetchInstances();
                break;
            }
            case 14: {
                ((VariableWidth8) (this.encoded))._fetchInstances();
                break;
            }
            case 15: {
                ((VariableWidth32) (this.encoded))._fetchInstances();
                break;
            }
            case 4: {
                ((FixedWidth) (this.encoded))._fetchInstances();
                break;
            }
            case 5: {
                ((FixedWidth) (this.encoded))._fetchInstances();
                break;
            }
            case 6: {
                ((FixedWidth) (this.encoded))._fetchInstances();
                break;
            }
            case 7: {
                ((FixedWidth) (this.encoded))._fetchInstances();
                break;
            }
            case 8: {
                ((FixedWidth) (this.encoded))._fetchInstances();
                break;
            }
            case 9: {
                ((FixedWidth) (this.encoded))._fetchInstances();
                break;
            }
            }
        }
        private byte[] nesting;
        private int formatCode;
        private KaitaiStruct encoded;
        private int depthLeft;
        private AmqpSection _root;
        private KaitaiStruct _parent;

        /**
         * Refuses deeper nesting, without bytes.
         */
        public byte[] nesting() { return nesting; }

        /**
         * Encoding of the value, 0 if described. Codes between have no width.
         */
        public int formatCode() { return formatCode; }

        /**
         * The value.
         */
        public KaitaiStruct encoded() { return encoded; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpSection _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * A value with its descriptor.
     * @see "AMQP 1.0 part 1, 1.2"
     */
    public static class UnopenedDescribed extends KaitaiStruct {

        public UnopenedDescribed(KaitaiStream _io, int depthLeft) {
            this(_io, null, null, depthLeft);
        }

        public UnopenedDescribed(KaitaiStream _io, AmqpSection.Unopened _parent, int depthLeft) {
            this(_io, _parent, null, depthLeft);
        }

        public UnopenedDescribed(KaitaiStream _io, AmqpSection.Unopened _parent, AmqpSection _root, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.descriptor = new Unopened(this._io, this, _root, depthLeft() - 1);
            this.describedValue = new Unopened(this._io, this, _root, depthLeft() - 1);
        }

        public void _fetchInstances() {
            this.descriptor._fetchInstances();
            this.describedValue._fetchInstances();
        }
        private Unopened descriptor;
        private Unopened describedValue;
        private int depthLeft;
        private AmqpSection _root;
        private AmqpSection.Unopened _parent;

        /**
         * A number or a symbol.
         */
        public Unopened descriptor() { return descriptor; }

        /**
         * The value.
         */
        public Unopened describedValue() { return describedValue; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpSection _root() { return _root; }
        public AmqpSection.Unopened _parent() { return _parent; }
    }

    /**
     * A value of any size.
     * @see "AMQP 1.0 part 1, 1.2.2"
     */
    public static class VariableWidth32 extends KaitaiStruct {
        public static VariableWidth32 fromFile(String fileName) throws IOException {
            return new VariableWidth32(new ByteBufferKaitaiStream(fileName));
        }

        public VariableWidth32(KaitaiStream _io) {
            this(_io, null, null);
        }

        public VariableWidth32(KaitaiStream _io, AmqpSection.Unopened _parent) {
            this(_io, _parent, null);
        }

        public VariableWidth32(KaitaiStream _io, AmqpSection.Unopened _parent, AmqpSection _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenContent = this._io.readU4be();
            this.content = this._io.readBytes(lenContent());
        }

        public void _fetchInstances() {
        }
        private long lenContent;
        private byte[] content;
        private AmqpSection _root;
        private AmqpSection.Unopened _parent;

        /**
         * As in the 8-bit form.
         */
        public long lenContent() { return lenContent; }

        /**
         * As in the 8-bit form.
         */
        public byte[] content() { return content; }
        public AmqpSection _root() { return _root; }
        public AmqpSection.Unopened _parent() { return _parent; }
    }

    /**
     * Up to 255 bytes.
     * @see "AMQP 1.0 part 1, 1.2.2"
     */
    public static class VariableWidth8 extends KaitaiStruct {
        public static VariableWidth8 fromFile(String fileName) throws IOException {
            return new VariableWidth8(new ByteBufferKaitaiStream(fileName));
        }

        public VariableWidth8(KaitaiStream _io) {
            this(_io, null, null);
        }

        public VariableWidth8(KaitaiStream _io, AmqpSection.Unopened _parent) {
            this(_io, _parent, null);
        }

        public VariableWidth8(KaitaiStream _io, AmqpSection.Unopened _parent, AmqpSection _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenContent = this._io.readU1();
            this.content = this._io.readBytes(lenContent());
        }

        public void _fetchInstances() {
        }
        private int lenContent;
        private byte[] content;
        private AmqpSection _root;
        private AmqpSection.Unopened _parent;

        /**
         * Bytes of the value, in a list, map or array with its count.
         */
        public int lenContent() { return lenContent; }

        /**
         * The value, in a data section the publisher's bytes.
         */
        public byte[] content() { return content; }
        public AmqpSection _root() { return _root; }
        public AmqpSection.Unopened _parent() { return _parent; }
    }
    private byte[] marker;
    private SectionDescriptor descriptor;
    private Unopened body;
    private int depthLeft;
    private AmqpSection _root;
    private KaitaiStruct _parent;

    /**
     * Every section is a described value.
     */
    public byte[] marker() { return marker; }

    /**
     * Identifies the section.
     */
    public SectionDescriptor descriptor() { return descriptor; }

    /**
     * The section's content.
     */
    public Unopened body() { return body; }

    /**
     * Allowed nesting.
     */
    public int depthLeft() { return depthLeft; }
    public AmqpSection _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
