// kaitai-struct-compiler 0.11.0, ksy/mojo_id.ksy sha256 10f2bfe7ece2fce4cae7ab7d1ccbfd18c9a203f2d6fdae33dd52fd8a05d5e0c1
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * A record's id: milliseconds, and a number within the millisecond. As text, `ms-seq` in decimal.
 * @see "seeds/mojo.txt "MASTER ID (128bit)""
 */
public class MojoId extends KaitaiStruct {

    public MojoId(KaitaiStream _io, MojoEnums.NumberForm form) {
        this(_io, null, null, form);
    }

    public MojoId(KaitaiStream _io, KaitaiStruct _parent, MojoEnums.NumberForm form) {
        this(_io, _parent, null, form);
    }

    public MojoId(KaitaiStream _io, KaitaiStruct _parent, MojoId _root, MojoEnums.NumberForm form) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.form = form;
        _read();
    }
    private void _read() {
        {
            MojoEnums.NumberForm on = form();
            if (on != null) {
                switch (form()) {
                case RAW_BE: {
                    this.parts = new RawBe(this._io, this, _root);
                    break;
                }
                case RAW_LE: {
                    this.parts = new RawLe(this._io, this, _root);
                    break;
                }
                case STRINGS: {
                    this.parts = new Strings(this._io, this, _root);
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
                    ((RawBe) (this.parts))._fetchInstances();
                    break;
                }
                case RAW_LE: {
                    ((RawLe) (this.parts))._fetchInstances();
                    break;
                }
                case STRINGS: {
                    ((Strings) (this.parts))._fetchInstances();
                    break;
                }
                }
            }
        }
    }

    /**
     * Plain numbers, big-endian.
     * @see "run-mojo/sliced src/stream/id.rs StreamID::encode (keys of a rax)"
     */
    public static class RawBe extends KaitaiStruct {
        public static RawBe fromFile(String fileName) throws IOException {
            return new RawBe(new ByteBufferKaitaiStream(fileName));
        }

        public RawBe(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RawBe(KaitaiStream _io, MojoId _parent) {
            this(_io, _parent, null);
        }

        public RawBe(KaitaiStream _io, MojoId _parent, MojoId _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.ms = this._io.readU8be();
            this.seq = this._io.readU8be();
        }

        public void _fetchInstances() {
        }
        private long ms;
        private long seq;
        private MojoId _root;
        private MojoId _parent;

        /**
         * Milliseconds since the Unix epoch.
         */
        public long ms() { return ms; }

        /**
         * Number within the millisecond.
         */
        public long seq() { return seq; }
        public MojoId _root() { return _root; }
        public MojoId _parent() { return _parent; }
    }

    /**
     * Plain numbers, little-endian.
     * @see "run-mojo/sliced src/stream/id.rs try_parse"
     */
    public static class RawLe extends KaitaiStruct {
        public static RawLe fromFile(String fileName) throws IOException {
            return new RawLe(new ByteBufferKaitaiStream(fileName));
        }

        public RawLe(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RawLe(KaitaiStream _io, MojoId _parent) {
            this(_io, _parent, null);
        }

        public RawLe(KaitaiStream _io, MojoId _parent, MojoId _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.ms = this._io.readU8le();
            this.seq = this._io.readU8le();
        }

        public void _fetchInstances() {
        }
        private long ms;
        private long seq;
        private MojoId _root;
        private MojoId _parent;

        /**
         * Milliseconds since the Unix epoch.
         */
        public long ms() { return ms; }

        /**
         * Number within the millisecond.
         */
        public long seq() { return seq; }
        public MojoId _root() { return _root; }
        public MojoId _parent() { return _parent; }
    }

    /**
     * Numbers in listpack strings of 8 bytes.
     * @see "seeds/mojo.txt "MASTER ID - (16 bytes)""
     */
    public static class Strings extends KaitaiStruct {
        public static Strings fromFile(String fileName) throws IOException {
            return new Strings(new ByteBufferKaitaiStream(fileName));
        }

        public Strings(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Strings(KaitaiStream _io, MojoId _parent) {
            this(_io, _parent, null);
        }

        public Strings(KaitaiStream _io, MojoId _parent, MojoId _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.msString = new ListpackFixed.U8String(this._io);
            this.seqString = new ListpackFixed.U8String(this._io);
        }

        public void _fetchInstances() {
            this.msString._fetchInstances();
            this.seqString._fetchInstances();
        }
        private ListpackFixed.U8String msString;
        private ListpackFixed.U8String seqString;
        private MojoId _root;
        private MojoId _parent;

        /**
         * Milliseconds since the Unix epoch.
         */
        public ListpackFixed.U8String msString() { return msString; }

        /**
         * Number within the millisecond.
         */
        public ListpackFixed.U8String seqString() { return seqString; }
        public MojoId _root() { return _root; }
        public MojoId _parent() { return _parent; }
    }
    private java.lang.Long ms;

    /**
     * Milliseconds since the Unix epoch.
     */
    public long ms() {
        if (this.ms != null)
            return this.ms;
        this.ms = ((Number) (((Number) ((form() == MojoEnums.NumberForm.STRINGS ? ((MojoId.Strings) (parts())).msString().value() : (form() == MojoEnums.NumberForm.RAW_BE ? ((MojoId.RawBe) (parts())).ms() : ((MojoId.RawLe) (parts())).ms())))).longValue())).longValue();
        return this.ms;
    }
    private java.lang.Long seq;

    /**
     * Number within the millisecond.
     */
    public long seq() {
        if (this.seq != null)
            return this.seq;
        this.seq = ((Number) (((Number) ((form() == MojoEnums.NumberForm.STRINGS ? ((MojoId.Strings) (parts())).seqString().value() : (form() == MojoEnums.NumberForm.RAW_BE ? ((MojoId.RawBe) (parts())).seq() : ((MojoId.RawLe) (parts())).seq())))).longValue())).longValue();
        return this.seq;
    }
    private KaitaiStruct parts;
    private MojoEnums.NumberForm form;
    private MojoId _root;
    private KaitaiStruct _parent;

    /**
     * The two numbers.
     */
    public KaitaiStruct parts() { return parts; }

    /**
     * The form of numbers.
     */
    public MojoEnums.NumberForm form() { return form; }
    public MojoId _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
