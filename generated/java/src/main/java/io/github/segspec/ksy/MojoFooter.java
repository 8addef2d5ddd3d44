// kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 b2bcb365cb534718bf9c514b4151afef5b43a1869da9ff5bf315480ddb2023c6
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * Finds SUFFIX from the end of the file, before any zeros there. It takes no bytes.
 * @see "seeds/mojo.txt "RECOVERY""
 */
public class MojoFooter extends KaitaiStruct {

    public MojoFooter(KaitaiStream _io, MojoEnums.NumberForm form, boolean hasTags, long ofsEnd) {
        this(_io, null, null, form, hasTags, ofsEnd);
    }

    public MojoFooter(KaitaiStream _io, KaitaiStruct _parent, MojoEnums.NumberForm form, boolean hasTags, long ofsEnd) {
        this(_io, _parent, null, form, hasTags, ofsEnd);
    }

    public MojoFooter(KaitaiStream _io, KaitaiStruct _parent, MojoFooter _root, MojoEnums.NumberForm form, boolean hasTags, long ofsEnd) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.form = form;
        this.hasTags = hasTags;
        this.ofsEnd = ofsEnd;
        _read();
    }
    private void _read() {
    }

    public void _fetchInstances() {
        suffix();
        if (this.suffix != null) {
            this.suffix._fetchInstances();
        }
    }
    private java.lang.Long lenIndex;

    /**
     * Bytes of INDEX.
     */
    public long lenIndex() {
        if (this.lenIndex != null)
            return this.lenIndex;
        this.lenIndex = ((Number) (suffix().lenIndex().value())).longValue();
        return this.lenIndex;
    }
    private java.lang.Byte lenSuffix;

    /**
     * Bytes, with its end markers.
     */
    public byte lenSuffix() {
        if (this.lenSuffix != null)
            return this.lenSuffix;
        this.lenSuffix = ((Number) ((form() == MojoEnums.NumberForm.STRINGS ? 42 : 34))).byteValue();
        return this.lenSuffix;
    }
    private java.lang.Long ofsSuffix;

    /**
     * The start of SUFFIX.
     */
    public long ofsSuffix() {
        if (this.ofsSuffix != null)
            return this.ofsSuffix;
        this.ofsSuffix = ((Number) (ofsEnd() - lenSuffix())).longValue();
        return this.ofsSuffix;
    }
    private java.lang.Long ofsTail;

    /**
     * The end of the packs.
     */
    public long ofsTail() {
        if (this.ofsTail != null)
            return this.ofsTail;
        this.ofsTail = ((Number) ((ofsSuffix() - lenIndex()) - (hasTags() ? 2 : 0))).longValue();
        return this.ofsTail;
    }
    private MojoSuffix suffix;

    /**
     * The segment's SUFFIX.
     */
    public MojoSuffix suffix() {
        if (this.suffix != null)
            return this.suffix;
        long _pos = this._io.pos();
        this._io.seek(ofsSuffix());
        this.suffix = new MojoSuffix(this._io, form());
        this._io.seek(_pos);
        return this.suffix;
    }
    private MojoEnums.NumberForm form;
    private boolean hasTags;
    private long ofsEnd;
    private MojoFooter _root;
    private KaitaiStruct _parent;

    /**
     * The form of SUFFIX.
     */
    public MojoEnums.NumberForm form() { return form; }

    /**
     * `[I` precedes INDEX.
     */
    public boolean hasTags() { return hasTags; }

    /**
     * The end of SUFFIX.
     */
    public long ofsEnd() { return ofsEnd; }
    public MojoFooter _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
