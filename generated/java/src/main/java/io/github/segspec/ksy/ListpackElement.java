// kaitai-struct-compiler 0.11.0, ksy/listpack_element.ksy sha256 9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826
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


/**
 * An integer, a string, or the end marker FF. The first byte determines the type. `backlen`, after the data, is the
 * length of first byte and data, for readers that walk the list backwards. A reader must check this only redundancy, to
 * stop at the first damaged element instead of misreading the rest. Zeros end a list: `00` is the integer 0 and requires
 * the backlen `01`.
 * @see "redis/redis src/listpack.c lpGetWithSize, lpEncodeGetType"
 * @see "antirez/listpack listpack.md "Elements representation""
 */
public class ListpackElement extends KaitaiStruct {
    public static ListpackElement fromFile(String fileName) throws IOException {
        return new ListpackElement(new ByteBufferKaitaiStream(fileName));
    }

    public enum Kind {
        UINT7(0),
        STR6(1),
        INT13(2),
        STR12(3),
        STR32(4),
        INT16(5),
        INT24(6),
        INT32(7),
        INT64(8),
        END(9);

        private final long id;
        Kind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Kind> byId = new HashMap<Long, Kind>(10);
        static {
            for (Kind e : Kind.values())
                byId.put(e.id(), e);
        }
        public static Kind byId(long id) { return byId.get(id); }
    }

    public ListpackElement(KaitaiStream _io) {
        this(_io, null, null);
    }

    public ListpackElement(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public ListpackElement(KaitaiStream _io, KaitaiStruct _parent, ListpackElement _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.encoding = this._io.readU1();
        {
            int _it = this.encoding;
            if (!( ((_it <= 244) || (_it == 255)) )) {
                throw new KaitaiStream.ValidationExprError(this.encoding, this._io, "/seq/0");
            }
        }
        {
            var on = kind();
            if (on != null) {
                switch (kind()) {
                case INT13: {
                    this.data = new DataInt13(this._io, this, _root, encoding());
                    break;
                }
                case INT16: {
                    this.data = new DataInt16(this._io, this, _root);
                    break;
                }
                case INT24: {
                    this.data = new DataInt24(this._io, this, _root);
                    break;
                }
                case INT32: {
                    this.data = new DataInt32(this._io, this, _root);
                    break;
                }
                case INT64: {
                    this.data = new DataInt64(this._io, this, _root);
                    break;
                }
                case STR12: {
                    this.data = new DataStr12(this._io, this, _root, encoding());
                    break;
                }
                case STR32: {
                    this.data = new DataStr32(this._io, this, _root);
                    break;
                }
                case STR6: {
                    this.data = new DataStr6(this._io, this, _root, encoding());
                    break;
                }
                case UINT7: {
                    this.data = new DataUint7(this._io, this, _root, encoding());
                    break;
                }
                }
            }
        }
        this.backlen = new ArrayList<Integer>();
        for (int i = 0; i < numBacklen(); i++) {
            this.backlen.add(this._io.readU1());
            if (!(this.backlen.get(((Number) (i)).intValue()) == (lenBody() >> 7 * ((numBacklen() - 1) - i) & 127 | (i == 0 ? 0 : 128)))) {
                throw new KaitaiStream.ValidationNotEqualError(lenBody() >> 7 * ((numBacklen() - 1) - i) & 127 | (i == 0 ? 0 : 128), this.backlen.get(((Number) (i)).intValue()), this._io, "/seq/2");
            }
        }
    }

    public void _fetchInstances() {
        {
            var on = kind();
            if (on != null) {
                switch (kind()) {
                case INT13: {
                    ((DataInt13) (this.data))._fetchInstances();
                    break;
                }
                case INT16: {
                    ((DataInt16) (this.data))._fetchInstances();
                    break;
                }
                case INT24: {
                    ((DataInt24) (this.data))._fetchInstances();
                    break;
                }
                case INT32: {
                    ((DataInt32) (this.data))._fetchInstances();
                    break;
                }
                case INT64: {
                    ((DataInt64) (this.data))._fetchInstances();
                    break;
                }
                case STR12: {
                    ((DataStr12) (this.data))._fetchInstances();
                    break;
                }
                case STR32: {
                    ((DataStr32) (this.data))._fetchInstances();
                    break;
                }
                case STR6: {
                    ((DataStr6) (this.data))._fetchInstances();
                    break;
                }
                case UINT7: {
                    ((DataUint7) (this.data))._fetchInstances();
                    break;
                }
                }
            }
        }
        for (int i = 0; i < this.backlen.size(); i++) {
        }
    }

    /**
     * 110xxxxx and one byte, an integer from -4096 to 4095.
     * @see "redis/redis src/listpack.c lpGetWithSize"
     */
    public static class DataInt13 extends KaitaiStruct {

        public DataInt13(KaitaiStream _io, int encoding) {
            this(_io, null, null, encoding);
        }

        public DataInt13(KaitaiStream _io, ListpackElement _parent, int encoding) {
            this(_io, _parent, null, encoding);
        }

        public DataInt13(KaitaiStream _io, ListpackElement _parent, ListpackElement _root, int encoding) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.encoding = encoding;
            _read();
        }
        private void _read() {
            this.low = this._io.readU1();
        }

        public void _fetchInstances() {
        }
        private java.lang.Long twoComplement;

        /**
         * The 13 bits, unsigned.
         */
        public long twoComplement() {
            if (this.twoComplement != null)
                return this.twoComplement;
            this.twoComplement = ((Number) ((encoding() & 31) << 8 | low())).longValue();
            return this.twoComplement;
        }
        private java.lang.Long value;

        /**
         * The integer.
         */
        public long value() {
            if (this.value != null)
                return this.value;
            this.value = ((Number) ((twoComplement() >= 4096 ? twoComplement() - 8192 : twoComplement()))).longValue();
            return this.value;
        }
        private int low;
        private int encoding;
        private ListpackElement _root;
        private ListpackElement _parent;

        /**
         * The low 8 bits, after the first byte's 5.
         */
        public int low() { return low; }

        /**
         * The first byte.
         */
        public int encoding() { return encoding; }
        public ListpackElement _root() { return _root; }
        public ListpackElement _parent() { return _parent; }
    }

    /**
     * F1, a signed 16-bit integer.
     * @see "redis/redis src/listpack.c lpGetWithSize"
     */
    public static class DataInt16 extends KaitaiStruct {
        public static DataInt16 fromFile(String fileName) throws IOException {
            return new DataInt16(new ByteBufferKaitaiStream(fileName));
        }

        public DataInt16(KaitaiStream _io) {
            this(_io, null, null);
        }

        public DataInt16(KaitaiStream _io, ListpackElement _parent) {
            this(_io, _parent, null);
        }

        public DataInt16(KaitaiStream _io, ListpackElement _parent, ListpackElement _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readS2le();
        }

        public void _fetchInstances() {
        }
        private short value;
        private ListpackElement _root;
        private ListpackElement _parent;

        /**
         * The integer.
         */
        public short value() { return value; }
        public ListpackElement _root() { return _root; }
        public ListpackElement _parent() { return _parent; }
    }

    /**
     * F2, a signed 24-bit integer.
     * @see "redis/redis src/listpack.c lpGetWithSize"
     */
    public static class DataInt24 extends KaitaiStruct {
        public static DataInt24 fromFile(String fileName) throws IOException {
            return new DataInt24(new ByteBufferKaitaiStream(fileName));
        }

        public DataInt24(KaitaiStream _io) {
            this(_io, null, null);
        }

        public DataInt24(KaitaiStream _io, ListpackElement _parent) {
            this(_io, _parent, null);
        }

        public DataInt24(KaitaiStream _io, ListpackElement _parent, ListpackElement _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.low = this._io.readU2le();
            this.high = this._io.readS1();
        }

        public void _fetchInstances() {
        }
        private java.lang.Long value;

        /**
         * The integer.
         */
        public long value() {
            if (this.value != null)
                return this.value;
            this.value = ((Number) (high() * 65536 + low())).longValue();
            return this.value;
        }
        private int low;
        private byte high;
        private ListpackElement _root;
        private ListpackElement _parent;

        /**
         * The low 16 bits.
         */
        public int low() { return low; }

        /**
         * The high 8 bits, with the sign.
         */
        public byte high() { return high; }
        public ListpackElement _root() { return _root; }
        public ListpackElement _parent() { return _parent; }
    }

    /**
     * F3, a signed 32-bit integer.
     * @see "redis/redis src/listpack.c lpGetWithSize"
     */
    public static class DataInt32 extends KaitaiStruct {
        public static DataInt32 fromFile(String fileName) throws IOException {
            return new DataInt32(new ByteBufferKaitaiStream(fileName));
        }

        public DataInt32(KaitaiStream _io) {
            this(_io, null, null);
        }

        public DataInt32(KaitaiStream _io, ListpackElement _parent) {
            this(_io, _parent, null);
        }

        public DataInt32(KaitaiStream _io, ListpackElement _parent, ListpackElement _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readS4le();
        }

        public void _fetchInstances() {
        }
        private int value;
        private ListpackElement _root;
        private ListpackElement _parent;

        /**
         * The integer.
         */
        public int value() { return value; }
        public ListpackElement _root() { return _root; }
        public ListpackElement _parent() { return _parent; }
    }

    /**
     * F4, a signed 64-bit integer.
     * @see "redis/redis src/listpack.c lpGetWithSize"
     */
    public static class DataInt64 extends KaitaiStruct {
        public static DataInt64 fromFile(String fileName) throws IOException {
            return new DataInt64(new ByteBufferKaitaiStream(fileName));
        }

        public DataInt64(KaitaiStream _io) {
            this(_io, null, null);
        }

        public DataInt64(KaitaiStream _io, ListpackElement _parent) {
            this(_io, _parent, null);
        }

        public DataInt64(KaitaiStream _io, ListpackElement _parent, ListpackElement _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readS8le();
        }

        public void _fetchInstances() {
        }
        private long value;
        private ListpackElement _root;
        private ListpackElement _parent;

        /**
         * The integer.
         */
        public long value() { return value; }
        public ListpackElement _root() { return _root; }
        public ListpackElement _parent() { return _parent; }
    }

    /**
     * 1110xxxx and one byte, a string of 64 to 4095 bytes.
     * @see "redis/redis src/listpack.c lpGetWithSize"
     */
    public static class DataStr12 extends KaitaiStruct {

        public DataStr12(KaitaiStream _io, int encoding) {
            this(_io, null, null, encoding);
        }

        public DataStr12(KaitaiStream _io, ListpackElement _parent, int encoding) {
            this(_io, _parent, null, encoding);
        }

        public DataStr12(KaitaiStream _io, ListpackElement _parent, ListpackElement _root, int encoding) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.encoding = encoding;
            _read();
        }
        private void _read() {
            this.lenLow = this._io.readU1();
            this.value = this._io.readBytes(lenValue());
        }

        public void _fetchInstances() {
        }
        private java.lang.Long lenValue;

        /**
         * Bytes of the string.
         */
        public long lenValue() {
            if (this.lenValue != null)
                return this.lenValue;
            this.lenValue = ((Number) ((encoding() & 15) << 8 | lenLow())).longValue();
            return this.lenValue;
        }
        private int lenLow;
        private byte[] value;
        private int encoding;
        private ListpackElement _root;
        private ListpackElement _parent;

        /**
         * The length's low 8 bits, after the first byte's 4.
         */
        public int lenLow() { return lenLow; }

        /**
         * The string.
         */
        public byte[] value() { return value; }

        /**
         * The first byte.
         */
        public int encoding() { return encoding; }
        public ListpackElement _root() { return _root; }
        public ListpackElement _parent() { return _parent; }
    }

    /**
     * F0, a string of 4096 bytes or more.
     * @see "redis/redis src/listpack.c lpGetWithSize"
     */
    public static class DataStr32 extends KaitaiStruct {
        public static DataStr32 fromFile(String fileName) throws IOException {
            return new DataStr32(new ByteBufferKaitaiStream(fileName));
        }

        public DataStr32(KaitaiStream _io) {
            this(_io, null, null);
        }

        public DataStr32(KaitaiStream _io, ListpackElement _parent) {
            this(_io, _parent, null);
        }

        public DataStr32(KaitaiStream _io, ListpackElement _parent, ListpackElement _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenValue = this._io.readU4le();
            this.value = this._io.readBytes(lenValue());
        }

        public void _fetchInstances() {
        }
        private long lenValue;
        private byte[] value;
        private ListpackElement _root;
        private ListpackElement _parent;

        /**
         * Bytes of the string, little-endian.
         */
        public long lenValue() { return lenValue; }

        /**
         * The string.
         */
        public byte[] value() { return value; }
        public ListpackElement _root() { return _root; }
        public ListpackElement _parent() { return _parent; }
    }

    /**
     * 10xxxxxx, a string of 0 to 63 bytes.
     * @see "redis/redis src/listpack.c lpGetWithSize"
     */
    public static class DataStr6 extends KaitaiStruct {

        public DataStr6(KaitaiStream _io, int encoding) {
            this(_io, null, null, encoding);
        }

        public DataStr6(KaitaiStream _io, ListpackElement _parent, int encoding) {
            this(_io, _parent, null, encoding);
        }

        public DataStr6(KaitaiStream _io, ListpackElement _parent, ListpackElement _root, int encoding) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.encoding = encoding;
            _read();
        }
        private void _read() {
            this.value = this._io.readBytes(lenValue());
        }

        public void _fetchInstances() {
        }
        private java.lang.Long lenValue;

        /**
         * Bytes of the string.
         */
        public long lenValue() {
            if (this.lenValue != null)
                return this.lenValue;
            this.lenValue = ((Number) (encoding() & 63)).longValue();
            return this.lenValue;
        }
        private byte[] value;
        private int encoding;
        private ListpackElement _root;
        private ListpackElement _parent;

        /**
         * The string.
         */
        public byte[] value() { return value; }

        /**
         * The first byte.
         */
        public int encoding() { return encoding; }
        public ListpackElement _root() { return _root; }
        public ListpackElement _parent() { return _parent; }
    }

    /**
     * 0xxxxxxx, an integer from 0 to 127.
     * @see "redis/redis src/listpack.c lpGetWithSize"
     */
    public static class DataUint7 extends KaitaiStruct {

        public DataUint7(KaitaiStream _io, int encoding) {
            this(_io, null, null, encoding);
        }

        public DataUint7(KaitaiStream _io, ListpackElement _parent, int encoding) {
            this(_io, _parent, null, encoding);
        }

        public DataUint7(KaitaiStream _io, ListpackElement _parent, ListpackElement _root, int encoding) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.encoding = encoding;
            _read();
        }
        private void _read() {
        }

        public void _fetchInstances() {
        }
        private java.lang.Long value;

        /**
         * The integer.
         */
        public long value() {
            if (this.value != null)
                return this.value;
            this.value = ((Number) (encoding() & 127)).longValue();
            return this.value;
        }
        private int encoding;
        private ListpackElement _root;
        private ListpackElement _parent;

        /**
         * The first byte.
         */
        public int encoding() { return encoding; }
        public ListpackElement _root() { return _root; }
        public ListpackElement _parent() { return _parent; }
    }
    private java.lang.Long intValue;

    /**
     * The integer.
     */
    public java.lang.Long intValue() {
        if (this.intValue != null)
            return this.intValue;
        if (isInt()) {
            this.intValue = ((Number) (((Number) ((kind() == Kind.UINT7 ? ((Number) (((ListpackElement.DataUint7) (data())).value())).longValue() : (kind() == Kind.INT13 ? ((Number) (((ListpackElement.DataInt13) (data())).value())).longValue() : (kind() == Kind.INT16 ? ((Number) (((ListpackElement.DataInt16) (data())).value())).longValue() : (kind() == Kind.INT24 ? ((Number) (((ListpackElement.DataInt24) (data())).value())).longValue() : (kind() == Kind.INT32 ? ((Number) (((ListpackElement.DataInt32) (data())).value())).longValue() : ((ListpackElement.DataInt64) (data())).value()))))))).longValue())).longValue();
        }
        return this.intValue;
    }
    private java.lang.Boolean isEnd;

    /**
     * An end marker, without data and backlen.
     */
    public boolean isEnd() {
        if (this.isEnd != null)
            return this.isEnd;
        this.isEnd = encoding() == 255;
        return this.isEnd;
    }
    private java.lang.Boolean isInt;

    /**
     * The type is an integer.
     */
    public boolean isInt() {
        if (this.isInt != null)
            return this.isInt;
        this.isInt = !( ((isEnd()) || (isStr())) );
        return this.isInt;
    }
    private java.lang.Boolean isStr;

    /**
     * The type is a string.
     */
    public boolean isStr() {
        if (this.isStr != null)
            return this.isStr;
        this.isStr =  ((kind() == Kind.STR6) || (kind() == Kind.STR12) || (kind() == Kind.STR32)) ;
        return this.isStr;
    }
    private Kind kind;

    /**
     * The type.
     */
    public Kind kind() {
        if (this.kind != null)
            return this.kind;
        this.kind = (encoding() < 128 ? Kind.UINT7 : (encoding() < 192 ? Kind.STR6 : (encoding() < 224 ? Kind.INT13 : (encoding() < 240 ? Kind.STR12 : (encoding() == 240 ? Kind.STR32 : (encoding() == 241 ? Kind.INT16 : (encoding() == 242 ? Kind.INT24 : (encoding() == 243 ? Kind.INT32 : (encoding() == 244 ? Kind.INT64 : Kind.END)))))))));
        return this.kind;
    }
    private java.lang.Long lenBody;

    /**
     * Bytes through the data.
     */
    public long lenBody() {
        if (this.lenBody != null)
            return this.lenBody;
        this.lenBody = ((Number) (((Number) ((kind() == Kind.UINT7 ? 1 : (kind() == Kind.STR6 ? 1 + ((ListpackElement.DataStr6) (data())).lenValue() : (kind() == Kind.INT13 ? 2 : (kind() == Kind.STR12 ? 2 + ((ListpackElement.DataStr12) (data())).lenValue() : (kind() == Kind.STR32 ? 5 + ((ListpackElement.DataStr32) (data())).lenValue() : (kind() == Kind.INT16 ? 3 : (kind() == Kind.INT24 ? 4 : (kind() == Kind.INT32 ? 5 : (kind() == Kind.INT64 ? 9 : 1))))))))))).longValue())).longValue();
        return this.lenBody;
    }
    private java.lang.Long numBacklen;

    /**
     * The bounds are strict: 16383 would fit into two groups, but has three bytes.
     * @see "redis/redis src/listpack.c lpEncodeBacklen"
     */
    public long numBacklen() {
        if (this.numBacklen != null)
            return this.numBacklen;
        this.numBacklen = ((Number) (((Number) ((isEnd() ? 0 : (lenBody() <= 127 ? 1 : (lenBody() < 16383 ? 2 : (lenBody() < 2097151 ? 3 : (lenBody() < 268435455 ? 4 : 5))))))).intValue())).longValue();
        return this.numBacklen;
    }
    private int encoding;
    private KaitaiStruct data;
    private List<Integer> backlen;
    private ListpackElement _root;
    private KaitaiStruct _parent;

    /**
     * Type, and the first bits of the value or of the length. F5 to FE have no meaning.
     * @see "redis/redis src/listpack.c LP_ENCODING_7BIT_UINT and its neighbours"
     */
    public int encoding() { return encoding; }

    /**
     * The bytes after the first one, none for the end marker.
     */
    public KaitaiStruct data() { return data; }

    /**
     * `len_body` in groups of 7 bits, the most significant first. Bit 7 is set in every byte except the first: a reader
     * from the right continues while it is set. 500 is stored as `03 F4`. listpack.md has the opposite order, Redis this
     * one.
     * @see "redis/redis src/listpack.c lpEncodeBacklen, lpDecodeBacklen"
     */
    public List<Integer> backlen() { return backlen; }
    public ListpackElement _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
