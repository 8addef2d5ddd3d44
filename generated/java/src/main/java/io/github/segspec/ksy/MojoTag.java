// kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 583c30c8a10b5030fde1dc2872e9f7e8f54bf2ca2a98635072a86d0e3d0917ad
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * Two characters before a part. The document's first pack has none.
 * @see "seeds/mojo.txt "Sequence Type", "PACK > [P > PACK > [I > INDEX > SUFFIX""
 */
public class MojoTag extends KaitaiStruct {

    public MojoTag(KaitaiStream _io, MojoEnums.Tag expected) {
        this(_io, null, null, expected);
    }

    public MojoTag(KaitaiStream _io, KaitaiStruct _parent, MojoEnums.Tag expected) {
        this(_io, _parent, null, expected);
    }

    public MojoTag(KaitaiStream _io, KaitaiStruct _parent, MojoTag _root, MojoEnums.Tag expected) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.expected = expected;
        _read();
    }
    private void _read() {
        this.tag = MojoEnums.Tag.byId(this._io.readU2be());
        if (!(this.tag == expected())) {
            throw new KaitaiStream.ValidationNotEqualError(expected(), this.tag, this._io, "/seq/0");
        }
    }

    public void _fetchInstances() {
    }
    private MojoEnums.Tag tag;
    private MojoEnums.Tag expected;
    private MojoTag _root;
    private KaitaiStruct _parent;

    /**
     * `[P` before a pack, `[I` before INDEX.
     */
    public MojoEnums.Tag tag() { return tag; }

    /**
     * The expected part.
     */
    public MojoEnums.Tag expected() { return expected; }
    public MojoTag _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
