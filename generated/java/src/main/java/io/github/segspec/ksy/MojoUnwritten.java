// kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 e7595728dc8bab1242d2fa0be258b1358d9888fa5f7112a0f6121e166a372810
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Arrays;


/**
 * The end of a preallocated segment: zeros, after an end marker if the writer keeps one for the next entry to overwrite.
 * A listpack element cannot begin with two zeros, so zeros are never mistaken for data.
 * @see "run-mojo/sliced src/stream/aof.rs try_append (commented out)"
 */
public class MojoUnwritten extends KaitaiStruct {

    public MojoUnwritten(KaitaiStream _io, long lenRoom, boolean hasEndMarker) {
        this(_io, null, null, lenRoom, hasEndMarker);
    }

    public MojoUnwritten(KaitaiStream _io, KaitaiStruct _parent, long lenRoom, boolean hasEndMarker) {
        this(_io, _parent, null, lenRoom, hasEndMarker);
    }

    public MojoUnwritten(KaitaiStream _io, KaitaiStruct _parent, MojoUnwritten _root, long lenRoom, boolean hasEndMarker) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.lenRoom = lenRoom;
        this.hasEndMarker = hasEndMarker;
        _read();
    }
    private void _read() {
        if (hasEndMarker()) {
            this.endMarker = this._io.readBytes(1);
            if (!(Arrays.equals(this.endMarker, new byte[] { -1 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { -1 }, this.endMarker, this._io, "/seq/0");
            }
        }
        this.zeros = this._io.readBytes(lenRoom() - (hasEndMarker() ? 1 : 0));
    }

    public void _fetchInstances() {
        if (hasEndMarker()) {
        }
    }
    private byte[] endMarker;
    private byte[] zeros;
    private long lenRoom;
    private boolean hasEndMarker;
    private MojoUnwritten _root;
    private KaitaiStruct _parent;

    /**
     * Ends the listpack for a concurrent reader.
     */
    public byte[] endMarker() { return endMarker; }

    /**
     * Unused space.
     */
    public byte[] zeros() { return zeros; }

    /**
     * To the end of the file.
     */
    public long lenRoom() { return lenRoom; }

    /**
     * An end marker precedes the zeros.
     */
    public boolean hasEndMarker() { return hasEndMarker; }
    public MojoUnwritten _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
