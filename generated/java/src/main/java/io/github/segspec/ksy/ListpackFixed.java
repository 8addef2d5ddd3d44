// kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 806a7ded0d99b22f8b21ffd8df6cb61ccab02286c5fe1e0ed7c25592a51bf846
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Arrays;


/**
 * An unsigned little-endian number as a listpack string of 4 or 8 bytes, for numbers that may be overwritten in place or
 * read from a known distance.
 * @see "seeds/mojo.txt "INDEX = (Packs Index)", `string(32bit int)`"
 * @see "run-mojo/listpack README append_u64_fixed"
 * @see "run-mojo/sliced src/stream/id.rs try_parse (a string of 8 bytes is read with u64::from_le)"
 */
public class ListpackFixed extends KaitaiStruct {
    public static ListpackFixed fromFile(String fileName) throws IOException {
        return new ListpackFixed(new ByteBufferKaitaiStream(fileName));
    }

    public ListpackFixed(KaitaiStream _io) {
        this(_io, null, null);
    }

    public ListpackFixed(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public ListpackFixed(KaitaiStream _io, KaitaiStruct _parent, ListpackFixed _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
    }

    public void _fetchInstances() {
    }

    /**
     * A 32-bit number in a string of 4 bytes.
     * @see "seeds/mojo.txt "offset (string(32bit int))""
     */
    public static class U4String extends KaitaiStruct {
        public static U4String fromFile(String fileName) throws IOException {
            return new U4String(new ByteBufferKaitaiStream(fileName));
        }

        public U4String(KaitaiStream _io) {
            this(_io, null, null);
        }

        public U4String(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public U4String(KaitaiStream _io, KaitaiStruct _parent, ListpackFixed _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.encoding = this._io.readBytes(1);
            if (!(Arrays.equals(this.encoding, new byte[] { -124 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { -124 }, this.encoding, this._io, "/types/u4_string/seq/0");
            }
            this.value = this._io.readU4le();
            this.backlen = this._io.readBytes(1);
            if (!(Arrays.equals(this.backlen, new byte[] { 5 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { 5 }, this.backlen, this._io, "/types/u4_string/seq/2");
            }
        }

        public void _fetchInstances() {
        }
        private byte[] encoding;
        private long value;
        private byte[] backlen;
        private ListpackFixed _root;
        private KaitaiStruct _parent;

        /**
         * Frames 4 bytes. 84 is their type.
         */
        public byte[] encoding() { return encoding; }

        /**
         * The number.
         */
        public long value() { return value; }

        /**
         * Frames 4 bytes. 05 is the length of first byte and value.
         */
        public byte[] backlen() { return backlen; }
        public ListpackFixed _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }

    /**
     * A 64-bit number in a string of 8 bytes.
     * @see "run-mojo/listpack README append_u64_fixed"
     */
    public static class U8String extends KaitaiStruct {
        public static U8String fromFile(String fileName) throws IOException {
            return new U8String(new ByteBufferKaitaiStream(fileName));
        }

        public U8String(KaitaiStream _io) {
            this(_io, null, null);
        }

        public U8String(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public U8String(KaitaiStream _io, KaitaiStruct _parent, ListpackFixed _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.encoding = this._io.readBytes(1);
            if (!(Arrays.equals(this.encoding, new byte[] { -120 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { -120 }, this.encoding, this._io, "/types/u8_string/seq/0");
            }
            this.value = this._io.readU8le();
            this.backlen = this._io.readBytes(1);
            if (!(Arrays.equals(this.backlen, new byte[] { 9 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { 9 }, this.backlen, this._io, "/types/u8_string/seq/2");
            }
        }

        public void _fetchInstances() {
        }
        private byte[] encoding;
        private long value;
        private byte[] backlen;
        private ListpackFixed _root;
        private KaitaiStruct _parent;

        /**
         * Frames 8 bytes. 88 is their type.
         */
        public byte[] encoding() { return encoding; }

        /**
         * The number.
         */
        public long value() { return value; }

        /**
         * Frames 8 bytes. 09 is the length of first byte and value.
         */
        public byte[] backlen() { return backlen; }
        public ListpackFixed _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }
    private ListpackFixed _root;
    private KaitaiStruct _parent;
    public ListpackFixed _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
