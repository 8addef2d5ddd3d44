// kaitai-struct-compiler 0.11.0, ksy/mojo_suffix.ksy sha256 8123de803c1f8bf26461d5b107e270b40564ea517e0133b18d385e9fe9bf51f4
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Arrays;


/**
 * The last bytes of a finished segment: 32, then two end markers. The document's part on recovery calls it FOOTER.
 * @see "seeds/mojo.txt "SUFFIX (32 bytes)", "RECOVERY""
 */
public class MojoSuffix extends KaitaiStruct {

    public MojoSuffix(KaitaiStream _io, MojoEnums.NumberForm form) {
        this(_io, null, null, form);
    }

    public MojoSuffix(KaitaiStream _io, KaitaiStruct _parent, MojoEnums.NumberForm form) {
        this(_io, _parent, null, form);
    }

    public MojoSuffix(KaitaiStream _io, KaitaiStruct _parent, MojoSuffix _root, MojoEnums.NumberForm form) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.form = form;
        _read();
    }
    private void _read() {
        this.id = new MojoId(this._io, form());
        this.lenIndex = new Number(this._io, this, _root, form());
        this.numRecords = new Number(this._io, this, _root, form());
        this.reserved = this._io.readU8le();
        this.endMarkers = this._io.readBytes(2);
        if (!(Arrays.equals(this.endMarkers, new byte[] { -1, -1 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { -1, -1 }, this.endMarkers, this._io, "/seq/4");
        }
    }

    public void _fetchInstances() {
        this.id._fetchInstances();
        this.lenIndex._fetchInstances();
        this.numRecords._fetchInstances();
    }

    /**
     * A 32-bit number in the segment's form.
     * @see "seeds/mojo.txt "SUFFIX (32 bytes)""
     */
    public static class Number extends KaitaiStruct {

        public Number(KaitaiStream _io, MojoEnums.NumberForm form) {
            this(_io, null, null, form);
        }

        public Number(KaitaiStream _io, MojoSuffix _parent, MojoEnums.NumberForm form) {
            this(_io, _parent, null, form);
        }

        public Number(KaitaiStream _io, MojoSuffix _parent, MojoSuffix _root, MojoEnums.NumberForm form) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.form = form;
            _read();
        }
        private void _read() {
            {
                MojoEnums.NumberForm on = form();
                if (on != null) {
                    switch (form()) {
                    case RAW_BE: {
                        this.holder = new RawBe(this._io, this, _root);
                        break;
                    }
                    case RAW_LE: {
                        this.holder = new RawLe(this._io, this, _root);
                        break;
                    }
                    case STRINGS: {
                        this.holder = new ListpackFixed.U4String(this._io);
                        break;
                    }
                    }
                }
            }
        }

        public void _fetchInstances() {
            {
                MojoEnums.NumberForm on = form();
                if (on != null) {
                    switch (form()) {
                    case RAW_BE: {
                        ((RawBe) (this.holder))._fetchInstances();
                        break;
                    }
                    case RAW_LE: {
                        ((RawLe) (this.holder))._fetchInstances();
                        break;
                    }
                    case STRINGS: {
                        ((ListpackFixed.U4String) (this.holder))._fetchInstances();
                        break;
                    }
                    }
                }
            }
        }
        private java.lang.Long value;

        /**
         * The number.
         */
        public long value() {
            if (this.value != null)
                return this.value;
            this.value = ((java.lang.Number) (((java.lang.Number) ((form() == MojoEnums.NumberForm.STRINGS ? ((ListpackFixed.U4String) (holder())).value() : (form() == MojoEnums.NumberForm.RAW_BE ? ((MojoSuffix.RawBe) (holder())).value() : ((MojoSuffix.RawLe) (holder())).value())))).longValue())).longValue();
            return this.value;
        }
        private KaitaiStruct holder;
        private MojoEnums.NumberForm form;
        private MojoSuffix _root;
        private MojoSuffix _parent;

        /**
         * The number in its form.
         */
        public KaitaiStruct holder() { return holder; }

        /**
         * The form of numbers.
         */
        public MojoEnums.NumberForm form() { return form; }
        public MojoSuffix _root() { return _root; }
        public MojoSuffix _parent() { return _parent; }
    }

    /**
     * A plain number, big-endian.
     * @see "seeds/mojo.txt "SUFFIX (32 bytes)""
     */
    public static class RawBe extends KaitaiStruct {
        public static RawBe fromFile(String fileName) throws IOException {
            return new RawBe(new ByteBufferKaitaiStream(fileName));
        }

        public RawBe(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RawBe(KaitaiStream _io, MojoSuffix.Number _parent) {
            this(_io, _parent, null);
        }

        public RawBe(KaitaiStream _io, MojoSuffix.Number _parent, MojoSuffix _root) {
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
        private MojoSuffix _root;
        private MojoSuffix.Number _parent;

        /**
         * The number.
         */
        public long value() { return value; }
        public MojoSuffix _root() { return _root; }
        public MojoSuffix.Number _parent() { return _parent; }
    }

    /**
     * A plain number, little-endian.
     * @see "seeds/mojo.txt "SUFFIX (32 bytes)""
     */
    public static class RawLe extends KaitaiStruct {
        public static RawLe fromFile(String fileName) throws IOException {
            return new RawLe(new ByteBufferKaitaiStream(fileName));
        }

        public RawLe(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RawLe(KaitaiStream _io, MojoSuffix.Number _parent) {
            this(_io, _parent, null);
        }

        public RawLe(KaitaiStream _io, MojoSuffix.Number _parent, MojoSuffix _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.value = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private long value;
        private MojoSuffix _root;
        private MojoSuffix.Number _parent;

        /**
         * The number.
         */
        public long value() { return value; }
        public MojoSuffix _root() { return _root; }
        public MojoSuffix.Number _parent() { return _parent; }
    }
    private MojoId id;
    private Number lenIndex;
    private Number numRecords;
    private long reserved;
    private byte[] endMarkers;
    private MojoEnums.NumberForm form;
    private MojoSuffix _root;
    private KaitaiStruct _parent;

    /**
     * The segment's id: that of its first record, as in the file's name. In another reading, that of the last record.
     */
    public MojoId id() { return id; }

    /**
     * Bytes of INDEX with its null, without `[I`.
     */
    public Number lenIndex() { return lenIndex; }

    /**
     * Entries of all packs.
     */
    public Number numRecords() { return numRecords; }

    /**
     * Unused, 0.
     */
    public long reserved() { return reserved; }

    /**
     * Without them the segment is unfinished or damaged. Zeros may follow.
     */
    public byte[] endMarkers() { return endMarkers; }

    /**
     * The form of numbers.
     */
    public MojoEnums.NumberForm form() { return form; }
    public MojoSuffix _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
