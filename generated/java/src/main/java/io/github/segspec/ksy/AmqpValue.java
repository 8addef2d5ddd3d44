// kaitai-struct-compiler 0.11.0, ksy/amqp_value.ksy sha256 56aea3f8119213e00ad400d81dea2a3008f334e4aa3502f1890995ecc44c87c8
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;
import java.util.ArrayList;
import java.util.List;
import java.nio.charset.StandardCharsets;


/**
 * One value of any AMQP type.
 * @see "OASIS AMQP 1.0 part 1 "Type System", 1.2 "Type Encodings", 1.6 "Primitive Type Definitions""
 * @see "rabbitmq/rabbitmq-server deps/amqp10_common/src/amqp10_binary_parser.erl"
 */
public class AmqpValue extends KaitaiStruct {

    public enum FormatCode {
        DESCRIBED(0),
        NULL_VALUE(64),
        TRUE_VALUE(65),
        FALSE_VALUE(66),
        UINT_ZERO(67),
        ULONG_ZERO(68),
        EMPTY_LIST(69),
        UBYTE(80),
        BYTE(81),
        SMALL_UINT(82),
        SMALL_ULONG(83),
        SMALL_INT(84),
        SMALL_LONG(85),
        BOOLEAN(86),
        USHORT(96),
        SHORT(97),
        UINT(112),
        INT(113),
        FLOAT(114),
        CHAR(115),
        DECIMAL32(116),
        ULONG(128),
        LONG(129),
        DOUBLE(130),
        TIMESTAMP(131),
        DECIMAL64(132),
        DECIMAL128(148),
        UUID(152),
        BINARY8(160),
        STRING8(161),
        SYMBOL8(163),
        BINARY32(176),
        STRING32(177),
        SYMBOL32(179),
        LIST8(192),
        MAP8(193),
        LIST32(208),
        MAP32(209),
        ARRAY8(224),
        ARRAY32(240);

        private final long id;
        FormatCode(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<java.lang.Long, FormatCode> byId = new HashMap<java.lang.Long, FormatCode>(40);
        static {
            for (FormatCode e : FormatCode.values())
                byId.put(e.id(), e);
        }
        public static FormatCode byId(long id) { return byId.get(id); }
    }

    public AmqpValue(KaitaiStream _io, int depthLeft) {
        this(_io, null, null, depthLeft);
    }

    public AmqpValue(KaitaiStream _io, KaitaiStruct _parent, int depthLeft) {
        this(_io, _parent, null, depthLeft);
    }

    public AmqpValue(KaitaiStream _io, KaitaiStruct _parent, AmqpValue _root, int depthLeft) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.depthLeft = depthLeft;
        _read();
    }
    private void _read() {
        this.formatCode = FormatCode.byId(this._io.readU1());
        if (this.formatCode == null) {
            throw new KaitaiStream.ValidationNotInEnumError(this.formatCode, this._io, "/seq/0");
        }
        this.encoded = new Encoded(this._io, this, _root, formatCode(), depthLeft());
    }

    public void _fetchInstances() {
        this.encoded._fetchInstances();
    }

    /**
     * An array with its length.
     * @see "AMQP 1.0 part 1, 1.2.4"
     */
    public static class Array32 extends KaitaiStruct {

        public Array32(KaitaiStream _io, int depthLeft) {
            this(_io, null, null, depthLeft);
        }

        public Array32(KaitaiStream _io, AmqpValue.Encoded _parent, int depthLeft) {
            this(_io, _parent, null, depthLeft);
        }

        public Array32(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.lenContent = this._io.readU4be();
            KaitaiStream _io_content = this._io.substream(lenContent());
            this.content = new Array32Content(_io_content, this, _root, depthLeft());
        }

        public void _fetchInstances() {
            this.content._fetchInstances();
        }
        private long lenContent;
        private Array32Content content;
        private int depthLeft;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * In bytes.
         */
        public long lenContent() { return lenContent; }

        /**
         * Count, constructor and items.
         */
        public Array32Content content() { return content; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * All items share one format code.
     * @see "AMQP 1.0 part 1, 1.2.4"
     */
    public static class Array32Content extends KaitaiStruct {

        public Array32Content(KaitaiStream _io, int depthLeft) {
            this(_io, null, null, depthLeft);
        }

        public Array32Content(KaitaiStream _io, AmqpValue.Array32 _parent, int depthLeft) {
            this(_io, _parent, null, depthLeft);
        }

        public Array32Content(KaitaiStream _io, AmqpValue.Array32 _parent, AmqpValue _root, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4be();
            this.constructor = new ArrayConstructor(this._io, this, _root, depthLeft());
            this.items = new ArrayList<Encoded>();
            for (int i = 0; i < (constructor().isWithoutBytes() ? 0 : numItems()); i++) {
                this.items.add(new Encoded(this._io, this, _root, constructor().itemCode(), depthLeft() - 1));
            }
        }

        public void _fetchInstances() {
            this.constructor._fetchInstances();
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private ArrayConstructor constructor;
        private List<Encoded> items;
        private int depthLeft;
        private AmqpValue _root;
        private AmqpValue.Array32 _parent;

        /**
         * Number of items.
         */
        public long numItems() { return numItems; }

        /**
         * The items' type.
         */
        public ArrayConstructor constructor() { return constructor; }

        /**
         * As in `array8_content`.
         */
        public List<Encoded> items() { return items; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Array32 _parent() { return _parent; }
    }

    /**
     * An array with its length.
     * @see "AMQP 1.0 part 1, 1.2.4"
     */
    public static class Array8 extends KaitaiStruct {

        public Array8(KaitaiStream _io, int depthLeft) {
            this(_io, null, null, depthLeft);
        }

        public Array8(KaitaiStream _io, AmqpValue.Encoded _parent, int depthLeft) {
            this(_io, _parent, null, depthLeft);
        }

        public Array8(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.lenContent = this._io.readU1();
            KaitaiStream _io_content = this._io.substream(lenContent());
            this.content = new Array8Content(_io_content, this, _root, depthLeft());
        }

        public void _fetchInstances() {
            this.content._fetchInstances();
        }
        private int lenContent;
        private Array8Content content;
        private int depthLeft;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * In bytes.
         */
        public int lenContent() { return lenContent; }

        /**
         * Count, constructor and items.
         */
        public Array8Content content() { return content; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * All items share one format code.
     * @see "AMQP 1.0 part 1, 1.2.4"
     */
    public static class Array8Content extends KaitaiStruct {

        public Array8Content(KaitaiStream _io, int depthLeft) {
            this(_io, null, null, depthLeft);
        }

        public Array8Content(KaitaiStream _io, AmqpValue.Array8 _parent, int depthLeft) {
            this(_io, _parent, null, depthLeft);
        }

        public Array8Content(KaitaiStream _io, AmqpValue.Array8 _parent, AmqpValue _root, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU1();
            this.constructor = new ArrayConstructor(this._io, this, _root, depthLeft());
            this.items = new ArrayList<Encoded>();
            for (int i = 0; i < (constructor().isWithoutBytes() ? 0 : numItems()); i++) {
                this.items.add(new Encoded(this._io, this, _root, constructor().itemCode(), depthLeft() - 1));
            }
        }

        public void _fetchInstances() {
            this.constructor._fetchInstances();
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private int numItems;
        private ArrayConstructor constructor;
        private List<Encoded> items;
        private int depthLeft;
        private AmqpValue _root;
        private AmqpValue.Array8 _parent;

        /**
         * Number of items.
         */
        public int numItems() { return numItems; }

        /**
         * The items' type.
         */
        public ArrayConstructor constructor() { return constructor; }

        /**
         * The items without format codes. Items without bytes are not listed: they are identical, and the length does
         * not bound their number.
         */
        public List<Encoded> items() { return items; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Array8 _parent() { return _parent; }
    }

    /**
     * The items' format code, with a descriptor if described.
     * @see "AMQP 1.0 part 1, 1.2.4"
     */
    public static class ArrayConstructor extends KaitaiStruct {

        public ArrayConstructor(KaitaiStream _io, int depthLeft) {
            this(_io, null, null, depthLeft);
        }

        public ArrayConstructor(KaitaiStream _io, KaitaiStruct _parent, int depthLeft) {
            this(_io, _parent, null, depthLeft);
        }

        public ArrayConstructor(KaitaiStream _io, KaitaiStruct _parent, AmqpValue _root, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.formatCode = AmqpValue.FormatCode.byId(this._io.readU1());
            if (this.formatCode == null) {
                throw new KaitaiStream.ValidationNotInEnumError(this.formatCode, this._io, "/types/array_constructor/seq/0");
            }
            if (formatCode() == AmqpValue.FormatCode.DESCRIBED) {
                this.descriptor = new AmqpValue(this._io, this, _root, depthLeft() - 1);
            }
            if (formatCode() == AmqpValue.FormatCode.DESCRIBED) {
                this.describedCode = AmqpValue.FormatCode.byId(this._io.readU1());
                if (this.describedCode == null) {
                    throw new KaitaiStream.ValidationNotInEnumError(this.describedCode, this._io, "/types/array_constructor/seq/2");
                }
            }
        }

        public void _fetchInstances() {
            if (formatCode() == AmqpValue.FormatCode.DESCRIBED) {
                this.descriptor._fetchInstances();
            }
            if (formatCode() == AmqpValue.FormatCode.DESCRIBED) {
            }
        }
        private java.lang.Boolean isWithoutBytes;

        /**
         * The items have no bytes.
         */
        public boolean isWithoutBytes() {
            if (this.isWithoutBytes != null)
                return this.isWithoutBytes;
            this.isWithoutBytes =  ((itemCode().id() >= 64) && (itemCode().id() < 80)) ;
            return this.isWithoutBytes;
        }
        private FormatCode itemCode;

        /**
         * The items' format code.
         */
        public FormatCode itemCode() {
            if (this.itemCode != null)
                return this.itemCode;
            this.itemCode = (formatCode() == AmqpValue.FormatCode.DESCRIBED ? describedCode() : formatCode());
            return this.itemCode;
        }
        private FormatCode formatCode;
        private AmqpValue descriptor;
        private FormatCode describedCode;
        private int depthLeft;
        private AmqpValue _root;
        private KaitaiStruct _parent;

        /**
         * The items' format code, or 0 before a descriptor.
         */
        public FormatCode formatCode() { return formatCode; }

        /**
         * Describes every item.
         */
        public AmqpValue descriptor() { return descriptor; }

        /**
         * The code after a descriptor.
         */
        public FormatCode describedCode() { return describedCode; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpValue _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * Bytes with their length.
     * @see "AMQP 1.0 part 1, 1.6.19"
     */
    public static class Binary32 extends KaitaiStruct {
        public static Binary32 fromFile(String fileName) throws IOException {
            return new Binary32(new ByteBufferKaitaiStream(fileName));
        }

        public Binary32(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Binary32(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Binary32(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenValue = this._io.readU4be();
            this.value = this._io.readBytes(lenValue());
        }

        public void _fetchInstances() {
        }
        private long lenValue;
        private byte[] value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * In bytes.
         */
        public long lenValue() { return lenValue; }

        /**
         * The bytes.
         */
        public byte[] value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * Bytes with their length.
     * @see "AMQP 1.0 part 1, 1.6.19"
     */
    public static class Binary8 extends KaitaiStruct {
        public static Binary8 fromFile(String fileName) throws IOException {
            return new Binary8(new ByteBufferKaitaiStream(fileName));
        }

        public Binary8(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Binary8(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Binary8(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenValue = this._io.readU1();
            this.value = this._io.readBytes(lenValue());
        }

        public void _fetchInstances() {
        }
        private int lenValue;
        private byte[] value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * In bytes.
         */
        public int lenValue() { return lenValue; }

        /**
         * The bytes.
         */
        public byte[] value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A boolean in one byte.
     * @see "AMQP 1.0 part 1, 1.6.2"
     */
    public static class Boolean extends KaitaiStruct {
        public static Boolean fromFile(String fileName) throws IOException {
            return new Boolean(new ByteBufferKaitaiStream(fileName));
        }

        public Boolean(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Boolean(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Boolean(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readU1();
            if (!(this.value <= 1)) {
                throw new KaitaiStream.ValidationGreaterThanError(1, this.value, this._io, "/types/boolean/seq/0");
            }
        }

        public void _fetchInstances() {
        }
        private int value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * 0 is false, 1 is true.
         */
        public int value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A signed byte.
     * @see "AMQP 1.0 part 1, 1.6.7"
     */
    public static class Byte extends KaitaiStruct {
        public static Byte fromFile(String fileName) throws IOException {
            return new Byte(new ByteBufferKaitaiStream(fileName));
        }

        public Byte(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Byte(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Byte(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readS1();
        }

        public void _fetchInstances() {
        }
        private byte value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * The number.
         */
        public byte value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A list or map.
     * @see "AMQP 1.0 part 1, 1.2.3"
     */
    public static class Compound32 extends KaitaiStruct {

        public Compound32(KaitaiStream _io, boolean isMap, int depthLeft) {
            this(_io, null, null, isMap, depthLeft);
        }

        public Compound32(KaitaiStream _io, AmqpValue.Encoded _parent, boolean isMap, int depthLeft) {
            this(_io, _parent, null, isMap, depthLeft);
        }

        public Compound32(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root, boolean isMap, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.isMap = isMap;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.lenContent = this._io.readU4be();
            KaitaiStream _io_content = this._io.substream(lenContent());
            this.content = new Compound32Content(_io_content, this, _root, isMap(), depthLeft());
        }

        public void _fetchInstances() {
            this.content._fetchInstances();
        }
        private long lenContent;
        private Compound32Content content;
        private boolean isMap;
        private int depthLeft;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * In bytes.
         */
        public long lenContent() { return lenContent; }

        /**
         * Count and items.
         */
        public Compound32Content content() { return content; }

        /**
         * Keys and values alternate.
         */
        public boolean isMap() { return isMap; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * Count and items.
     * @see "AMQP 1.0 part 1, 1.2.3"
     */
    public static class Compound32Content extends KaitaiStruct {

        public Compound32Content(KaitaiStream _io, boolean isMap, int depthLeft) {
            this(_io, null, null, isMap, depthLeft);
        }

        public Compound32Content(KaitaiStream _io, AmqpValue.Compound32 _parent, boolean isMap, int depthLeft) {
            this(_io, _parent, null, isMap, depthLeft);
        }

        public Compound32Content(KaitaiStream _io, AmqpValue.Compound32 _parent, AmqpValue _root, boolean isMap, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.isMap = isMap;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU4be();
            {
                long _it = this.numItems;
                if (!( ((!(isMap())) || (KaitaiStream.mod(_it, 2) == 0)) )) {
                    throw new KaitaiStream.ValidationExprError(this.numItems, this._io, "/types/compound32_content/seq/0");
                }
            }
            this.items = new ArrayList<AmqpValue>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new AmqpValue(this._io, this, _root, depthLeft() - 1));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numItems;
        private List<AmqpValue> items;
        private boolean isMap;
        private int depthLeft;
        private AmqpValue _root;
        private AmqpValue.Compound32 _parent;

        /**
         * Items. A map's keys and values count separately.
         */
        public long numItems() { return numItems; }

        /**
         * The items. In a map, keys and values alternate.
         */
        public List<AmqpValue> items() { return items; }

        /**
         * Keys and values alternate.
         */
        public boolean isMap() { return isMap; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Compound32 _parent() { return _parent; }
    }

    /**
     * A list or map.
     * @see "AMQP 1.0 part 1, 1.2.3"
     */
    public static class Compound8 extends KaitaiStruct {

        public Compound8(KaitaiStream _io, boolean isMap, int depthLeft) {
            this(_io, null, null, isMap, depthLeft);
        }

        public Compound8(KaitaiStream _io, AmqpValue.Encoded _parent, boolean isMap, int depthLeft) {
            this(_io, _parent, null, isMap, depthLeft);
        }

        public Compound8(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root, boolean isMap, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.isMap = isMap;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.lenContent = this._io.readU1();
            KaitaiStream _io_content = this._io.substream(lenContent());
            this.content = new Compound8Content(_io_content, this, _root, isMap(), depthLeft());
        }

        public void _fetchInstances() {
            this.content._fetchInstances();
        }
        private int lenContent;
        private Compound8Content content;
        private boolean isMap;
        private int depthLeft;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * In bytes.
         */
        public int lenContent() { return lenContent; }

        /**
         * Count and items.
         */
        public Compound8Content content() { return content; }

        /**
         * Keys and values alternate.
         */
        public boolean isMap() { return isMap; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * Count and items.
     * @see "AMQP 1.0 part 1, 1.2.3"
     */
    public static class Compound8Content extends KaitaiStruct {

        public Compound8Content(KaitaiStream _io, boolean isMap, int depthLeft) {
            this(_io, null, null, isMap, depthLeft);
        }

        public Compound8Content(KaitaiStream _io, AmqpValue.Compound8 _parent, boolean isMap, int depthLeft) {
            this(_io, _parent, null, isMap, depthLeft);
        }

        public Compound8Content(KaitaiStream _io, AmqpValue.Compound8 _parent, AmqpValue _root, boolean isMap, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.isMap = isMap;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.numItems = this._io.readU1();
            {
                int _it = this.numItems;
                if (!( ((!(isMap())) || (KaitaiStream.mod(_it, 2) == 0)) )) {
                    throw new KaitaiStream.ValidationExprError(this.numItems, this._io, "/types/compound8_content/seq/0");
                }
            }
            this.items = new ArrayList<AmqpValue>();
            for (int i = 0; i < numItems(); i++) {
                this.items.add(new AmqpValue(this._io, this, _root, depthLeft() - 1));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.items.size(); i++) {
                this.items.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private int numItems;
        private List<AmqpValue> items;
        private boolean isMap;
        private int depthLeft;
        private AmqpValue _root;
        private AmqpValue.Compound8 _parent;

        /**
         * Items. A map's keys and values count separately.
         */
        public int numItems() { return numItems; }

        /**
         * The items. In a map, keys and values alternate.
         */
        public List<AmqpValue> items() { return items; }

        /**
         * Keys and values alternate.
         */
        public boolean isMap() { return isMap; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Compound8 _parent() { return _parent; }
    }

    /**
     * A 128-bit decimal number.
     * @see "AMQP 1.0 part 1, 1.6.15"
     */
    public static class Decimal128 extends KaitaiStruct {
        public static Decimal128 fromFile(String fileName) throws IOException {
            return new Decimal128(new ByteBufferKaitaiStream(fileName));
        }

        public Decimal128(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Decimal128(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Decimal128(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readBytes(16);
        }

        public void _fetchInstances() {
        }
        private byte[] value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * Most significant byte first.
         */
        public byte[] value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A 32-bit decimal number.
     * @see "AMQP 1.0 part 1, 1.6.13"
     */
    public static class Decimal32 extends KaitaiStruct {
        public static Decimal32 fromFile(String fileName) throws IOException {
            return new Decimal32(new ByteBufferKaitaiStream(fileName));
        }

        public Decimal32(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Decimal32(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Decimal32(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readBytes(4);
        }

        public void _fetchInstances() {
        }
        private byte[] value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * Most significant byte first.
         */
        public byte[] value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A 64-bit decimal number.
     * @see "AMQP 1.0 part 1, 1.6.14"
     */
    public static class Decimal64 extends KaitaiStruct {
        public static Decimal64 fromFile(String fileName) throws IOException {
            return new Decimal64(new ByteBufferKaitaiStream(fileName));
        }

        public Decimal64(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Decimal64(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Decimal64(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readBytes(8);
        }

        public void _fetchInstances() {
        }
        private byte[] value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * Most significant byte first.
         */
        public byte[] value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A value and its descriptor.
     * @see "AMQP 1.0 part 1, 1.2"
     */
    public static class Described extends KaitaiStruct {

        public Described(KaitaiStream _io, int depthLeft) {
            this(_io, null, null, depthLeft);
        }

        public Described(KaitaiStream _io, AmqpValue.Encoded _parent, int depthLeft) {
            this(_io, _parent, null, depthLeft);
        }

        public Described(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.descriptor = new AmqpValue(this._io, this, _root, depthLeft() - 1);
            this.describedValue = new AmqpValue(this._io, this, _root, depthLeft() - 1);
        }

        public void _fetchInstances() {
            this.descriptor._fetchInstances();
            this.describedValue._fetchInstances();
        }
        private AmqpValue descriptor;
        private AmqpValue describedValue;
        private int depthLeft;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * A number or a symbol.
         */
        public AmqpValue descriptor() { return descriptor; }

        /**
         * The value.
         */
        public AmqpValue describedValue() { return describedValue; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A 64-bit floating-point number.
     * @see "AMQP 1.0 part 1, 1.6.12"
     */
    public static class Double extends KaitaiStruct {
        public static Double fromFile(String fileName) throws IOException {
            return new Double(new ByteBufferKaitaiStream(fileName));
        }

        public Double(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Double(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Double(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readF8be();
        }

        public void _fetchInstances() {
        }
        private double value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * The number.
         */
        public double value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A value without its format code, as in arrays.
     * @see "AMQP 1.0 part 1, 1.2"
     */
    public static class Encoded extends KaitaiStruct {

        public Encoded(KaitaiStream _io, FormatCode formatCode, int depthLeft) {
            this(_io, null, null, formatCode, depthLeft);
        }

        public Encoded(KaitaiStream _io, KaitaiStruct _parent, FormatCode formatCode, int depthLeft) {
            this(_io, _parent, null, formatCode, depthLeft);
        }

        public Encoded(KaitaiStream _io, KaitaiStruct _parent, AmqpValue _root, FormatCode formatCode, int depthLeft) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.formatCode = formatCode;
            this.depthLeft = depthLeft;
            _read();
        }
        private void _read() {
            this.nesting = this._io.readBytes(0);
            {
                byte[] _it = this.nesting;
                if (!(depthLeft() > 0)) {
                    throw new KaitaiStream.ValidationExprError(this.nesting, this._io, "/types/encoded/seq/0");
                }
            }
            {
                var on = formatCode();
                if (on != null) {
                    switch (formatCode()) {
                    case ARRAY32: {
                        this.value = new Array32(this._io, this, _root, depthLeft());
                        break;
                    }
                    case ARRAY8: {
                        this.value = new Array8(this._io, this, _root, depthLeft());
                        break;
                    }
                    case BINARY32: {
                        this.value = new Binary32(this._io, this, _root);
                        break;
                    }
                    case BINARY8: {
                        this.value = new Binary8(this._io, this, _root);
                        break;
                    }
                    case BOOLEAN: {
                        this.value = new Boolean(this._io, this, _root);
                        break;
                    }
                    case BYTE: {
                        this.value = new Byte(this._io, this, _root);
                        break;
                    }
                    case CHAR: {
                        this.value = new Uint(this._io, this, _root);
                        break;
                    }
                    case DECIMAL128: {
                        this.value = new Decimal128(this._io, this, _root);
                        break;
                    }
                    case DECIMAL32: {
                        this.value = new Decimal32(this._io, this, _root);
                        break;
                    }
                    case DECIMAL64: {
                        this.value = new Decimal64(this._io, this, _root);
                        break;
                    }
                    case DESCRIBED: {
                        this.value = new Described(this._io, this, _root, depthLeft());
                        break;
                    }
                    case DOUBLE: {
                        this.value = new Double(this._io, this, _root);
                        break;
                    }
                    case FLOAT: {
                        this.value = new Float(this._io, this, _root);
                        break;
                    }
                    case INT: {
                        this.value = new Int(this._io, this, _root);
                        break;
                    }
                    case LIST32: {
                        this.value = new Compound32(this._io, this, _root, false, depthLeft());
                        break;
                    }
                    case LIST8: {
                        this.value = new Compound8(this._io, this, _root, false, depthLeft());
                        break;
                    }
                    case LONG: {
                        this.value = new Long(this._io, this, _root);
                        break;
                    }
                    case MAP32: {
                        this.value = new Compound32(this._io, this, _root, true, depthLeft());
                        break;
                    }
                    case MAP8: {
                        this.value = new Compound8(this._io, this, _root, true, depthLeft());
                        break;
                    }
                    case SHORT: {
                        this.value = new Short(this._io, this, _root);
                        break;
                    }
                    case SMALL_INT: {
                        this.value = new Byte(this._io, this, _root);
                        break;
                    }
                    case SMALL_LONG: {
                        this.value = new Byte(this._io, this, _root);
                        break;
                    }
                    case SMALL_UINT: {
                        this.value = new Ubyte(this._io, this, _root);
                        break;
                    }
                    case SMALL_ULONG: {
                        this.value = new Ubyte(this._io, this, _root);
                        break;
                    }
                    case STRING32: {
                        this.value = new String32(this._io, this, _root);
                        break;
                    }
                    case STRING8: {
                        this.value = new String8(this._io, this, _root);
                        break;
                    }
                    case SYMBOL32: {
                        this.value = new String32(this._io, this, _root);
                        break;
                    }
                    case SYMBOL8: {
                        this.value = new String8(this._io, this, _root);
                        break;
                    }
                    case TIMESTAMP: {
                        this.value = new Long(this._io, this, _root);
                        break;
                    }
                    case UBYTE: {
                        this.value = new Ubyte(this._io, this, _root);
                        break;
                    }
                    case UINT: {
                        this.value = new Uint(this._io, this, _root);
                        break;
                    }
                    case ULONG: {
                        this.value = new Ulong(this._io, this, _root);
                        break;
                    }
                    case USHORT: {
                        this.value = new Ushort(this._io, this, _root);
                        break;
                    }
                    case UUID: {
                        this.value = new Uuid(this._io, this, _root);
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
                    case ARRAY32: {
                        ((Array32) (this.value))._fetchInstances();
                        break;
                    }
                    case ARRAY8: {
                        ((Array8) (this.value))._fetchInstances();
                        break;
                    }
                    case BINARY32: {
                        ((Binary32) (this.value))._fetchInstances();
                        break;
                    }
                    case BINARY8: {
                        ((Binary8) (this.value))._fetchInstances();
                        break;
                    }
                    case BOOLEAN: {
                        ((Boolean) (this.value))._fetchInstances();
                        break;
                    }
                    case BYTE: {
                        ((Byte) (this.value))._fetchInstances();
                        break;
                    }
                    case CHAR: {
                        ((Uint) (this.value))._fetchInstances();
                        break;
                    }
                    case DECIMAL128: {
                        ((Decimal128) (this.value))._fetchInstances();
                        break;
                    }
                    case DECIMAL32: {
                        ((Decimal32) (this.value))._fetchInstances();
                        break;
                    }
                    case DECIMAL64: {
                        ((Decimal64) (this.value))._fetchInstances();
                        break;
                    }
                    case DESCRIBED: {
                        ((Described) (this.value))._fetchInstances();
                        break;
                    }
                    case DOUBLE: {
                        ((Double) (this.value))._fetchInstances();
                        break;
                    }
                    case FLOAT: {
                        ((Float) (this.value))._fetchInstances();
                        break;
                    }
                    case INT: {
                        ((Int) (this.value))._fetchInstances();
                        break;
                    }
                    case LIST32: {
                        ((Compound32) (this.value))._fetchInstances();
                        break;
                    }
                    case LIST8: {
                        ((Compound8) (this.value))._fetchInstances();
                        break;
                    }
                    case LONG: {
                        ((Long) (this.value))._fetchInstances();
                        break;
                    }
                    case MAP32: {
                        ((Compound32) (this.value))._fetchInstances();
                        break;
                    }
                    case MAP8: {
                        ((Compound8) (this.value))._fetchInstances();
                        break;
                    }
                    case SHORT: {
                        ((Short) (this.value))._fetchInstances();
                        break;
                    }
                    case SMALL_INT: {
                        ((Byte) (this.value))._fetchInstances();
                        break;
                    }
                    case SMALL_LONG: {
                        ((Byte) (this.value))._fetchInstances();
                        break;
                    }
                    case SMALL_UINT: {
                        ((Ubyte) (this.value))._fetchInstances();
                        break;
                    }
                    case SMALL_ULONG: {
                        ((Ubyte) (this.value))._fetchInstances();
                        break;
                    }
                    case STRING32: {
                        ((String32) (this.value))._fetchInstances();
                        break;
                    }
                    case STRING8: {
                        ((String8) (this.value))._fetchInstances();
                        break;
                    }
                    case SYMBOL32: {
                        ((String32) (this.value))._fetchInstances();
                        break;
                    }
                    case SYMBOL8: {
                        ((String8) (this.value))._fetchInstances();
                        break;
                    }
                    case TIMESTAMP: {
                        ((Long) (this.value))._fetchInstances();
                        break;
                    }
                    case UBYTE: {
                        ((Ubyte) (this.value))._fetchInstances();
                        break;
                    }
                    case UINT: {
                        ((Uint) (this.value))._fetchInstances();
                        break;
                    }
                    case ULONG: {
                        ((Ulong) (this.value))._fetchInstances();
                        break;
                    }
                    case USHORT: {
                        ((Ushort) (this.value))._fetchInstances();
                        break;
                    }
                    case UUID: {
                        ((Uuid) (this.value))._fetchInstances();
                        break;
                    }
                    }
                }
            }
        }
        private java.lang.Boolean isWithoutBytes;

        /**
         * The code implies the value.
         */
        public boolean isWithoutBytes() {
            if (this.isWithoutBytes != null)
                return this.isWithoutBytes;
            this.isWithoutBytes =  ((formatCode().id() >= 64) && (formatCode().id() < 80)) ;
            return this.isWithoutBytes;
        }
        private byte[] nesting;
        private KaitaiStruct value;
        private FormatCode formatCode;
        private int depthLeft;
        private AmqpValue _root;
        private KaitaiStruct _parent;

        /**
         * Refuses deeper nesting, without bytes.
         */
        public byte[] nesting() { return nesting; }

        /**
         * The value, unless the code implies it.
         */
        public KaitaiStruct value() { return value; }

        /**
         * Encoding of the value.
         */
        public FormatCode formatCode() { return formatCode; }

        /**
         * Allowed nesting.
         */
        public int depthLeft() { return depthLeft; }
        public AmqpValue _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * A 32-bit floating-point number.
     * @see "AMQP 1.0 part 1, 1.6.11"
     */
    public static class Float extends KaitaiStruct {
        public static Float fromFile(String fileName) throws IOException {
            return new Float(new ByteBufferKaitaiStream(fileName));
        }

        public Float(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Float(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Float(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readF4be();
        }

        public void _fetchInstances() {
        }
        private float value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * The number.
         */
        public float value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A signed 32-bit integer.
     * @see "AMQP 1.0 part 1, 1.6.9"
     */
    public static class Int extends KaitaiStruct {
        public static Int fromFile(String fileName) throws IOException {
            return new Int(new ByteBufferKaitaiStream(fileName));
        }

        public Int(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Int(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Int(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readS4be();
        }

        public void _fetchInstances() {
        }
        private int value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * The number.
         */
        public int value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A signed 64-bit integer, or a point in time.
     * @see "AMQP 1.0 part 1, 1.6.10"
     */
    public static class Long extends KaitaiStruct {
        public static Long fromFile(String fileName) throws IOException {
            return new Long(new ByteBufferKaitaiStream(fileName));
        }

        public Long(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Long(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Long(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readS8be();
        }

        public void _fetchInstances() {
        }
        private long value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * The number.
         */
        public long value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A signed 16-bit integer.
     * @see "AMQP 1.0 part 1, 1.6.8"
     */
    public static class Short extends KaitaiStruct {
        public static Short fromFile(String fileName) throws IOException {
            return new Short(new ByteBufferKaitaiStream(fileName));
        }

        public Short(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Short(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Short(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readS2be();
        }

        public void _fetchInstances() {
        }
        private short value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * The number.
         */
        public short value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A string or symbol, as in `string8`.
     * @see "AMQP 1.0 part 1, 1.6.20"
     */
    public static class String32 extends KaitaiStruct {
        public static String32 fromFile(String fileName) throws IOException {
            return new String32(new ByteBufferKaitaiStream(fileName));
        }

        public String32(KaitaiStream _io) {
            this(_io, null, null);
        }

        public String32(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public String32(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenValue = this._io.readU4be();
            this.value = new String(this._io.readBytes(lenValue()), StandardCharsets.UTF_8);
        }

        public void _fetchInstances() {
        }
        private long lenValue;
        private String value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * In bytes.
         */
        public long lenValue() { return lenValue; }

        /**
         * The text.
         */
        public String value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A string or symbol. AMQP's symbols are ASCII, but RabbitMQ stores AMQP 0.9.1 header names, in UTF-8, as symbols.
     * @see "AMQP 1.0 part 1, 1.6.20"
     */
    public static class String8 extends KaitaiStruct {
        public static String8 fromFile(String fileName) throws IOException {
            return new String8(new ByteBufferKaitaiStream(fileName));
        }

        public String8(KaitaiStream _io) {
            this(_io, null, null);
        }

        public String8(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public String8(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenValue = this._io.readU1();
            this.value = new String(this._io.readBytes(lenValue()), StandardCharsets.UTF_8);
        }

        public void _fetchInstances() {
        }
        private int lenValue;
        private String value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * In bytes.
         */
        public int lenValue() { return lenValue; }

        /**
         * The text.
         */
        public String value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * An unsigned byte.
     * @see "AMQP 1.0 part 1, 1.6.3"
     */
    public static class Ubyte extends KaitaiStruct {
        public static Ubyte fromFile(String fileName) throws IOException {
            return new Ubyte(new ByteBufferKaitaiStream(fileName));
        }

        public Ubyte(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Ubyte(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Ubyte(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readU1();
        }

        public void _fetchInstances() {
        }
        private int value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * The number.
         */
        public int value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * An unsigned 32-bit integer or code point.
     * @see "AMQP 1.0 part 1, 1.6.5"
     */
    public static class Uint extends KaitaiStruct {
        public static Uint fromFile(String fileName) throws IOException {
            return new Uint(new ByteBufferKaitaiStream(fileName));
        }

        public Uint(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Uint(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Uint(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readU4be();
        }

        public void _fetchInstances() {
        }
        private long value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * The number.
         */
        public long value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * An unsigned 64-bit integer.
     * @see "AMQP 1.0 part 1, 1.6.6"
     */
    public static class Ulong extends KaitaiStruct {
        public static Ulong fromFile(String fileName) throws IOException {
            return new Ulong(new ByteBufferKaitaiStream(fileName));
        }

        public Ulong(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Ulong(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Ulong(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readU8be();
        }

        public void _fetchInstances() {
        }
        private long value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * The number.
         */
        public long value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * An unsigned 16-bit integer.
     * @see "AMQP 1.0 part 1, 1.6.4"
     */
    public static class Ushort extends KaitaiStruct {
        public static Ushort fromFile(String fileName) throws IOException {
            return new Ushort(new ByteBufferKaitaiStream(fileName));
        }

        public Ushort(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Ushort(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Ushort(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readU2be();
        }

        public void _fetchInstances() {
        }
        private int value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * The number.
         */
        public int value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }

    /**
     * A UUID.
     * @see "AMQP 1.0 part 1, 1.6.18"
     */
    public static class Uuid extends KaitaiStruct {
        public static Uuid fromFile(String fileName) throws IOException {
            return new Uuid(new ByteBufferKaitaiStream(fileName));
        }

        public Uuid(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Uuid(KaitaiStream _io, AmqpValue.Encoded _parent) {
            this(_io, _parent, null);
        }

        public Uuid(KaitaiStream _io, AmqpValue.Encoded _parent, AmqpValue _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readBytes(16);
        }

        public void _fetchInstances() {
        }
        private byte[] value;
        private AmqpValue _root;
        private AmqpValue.Encoded _parent;

        /**
         * Most significant byte first.
         */
        public byte[] value() { return value; }
        public AmqpValue _root() { return _root; }
        public AmqpValue.Encoded _parent() { return _parent; }
    }
    private FormatCode formatCode;
    private Encoded encoded;
    private int depthLeft;
    private AmqpValue _root;
    private KaitaiStruct _parent;

    /**
     * Type and encoding of the value.
     */
    public FormatCode formatCode() { return formatCode; }

    /**
     * The value.
     */
    public Encoded encoded() { return encoded; }

    /**
     * Levels of nesting that the caller allows. AMQP has no limit.
     */
    public int depthLeft() { return depthLeft; }
    public AmqpValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
