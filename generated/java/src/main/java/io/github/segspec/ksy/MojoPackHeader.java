// kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 7f543a445ecf48231f3ad5d00cb9245f11ce04ec220bb21c05190ee72ae18411
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * A listpack's header, which follows it on disk, so that writers only append. Without a checksum, only its three numbers
 * show damage. Readers must compare them with the pack.
 * @see "seeds/mojo.txt "HEADER (8 bytes)""
 */
public class MojoPackHeader extends KaitaiStruct {

    public MojoPackHeader(KaitaiStream _io, MojoEnums.BytesForm bytesForm, MojoEnums.ElementsForm elementsForm, long lenBody, long lenMasterId, long numElementsRead, long numEntriesRead, long numLiveRead) {
        this(_io, null, null, bytesForm, elementsForm, lenBody, lenMasterId, numElementsRead, numEntriesRead, numLiveRead);
    }

    public MojoPackHeader(KaitaiStream _io, KaitaiStruct _parent, MojoEnums.BytesForm bytesForm, MojoEnums.ElementsForm elementsForm, long lenBody, long lenMasterId, long numElementsRead, long numEntriesRead, long numLiveRead) {
        this(_io, _parent, null, bytesForm, elementsForm, lenBody, lenMasterId, numElementsRead, numEntriesRead, numLiveRead);
    }

    public MojoPackHeader(KaitaiStream _io, KaitaiStruct _parent, MojoPackHeader _root, MojoEnums.BytesForm bytesForm, MojoEnums.ElementsForm elementsForm, long lenBody, long lenMasterId, long numElementsRead, long numEntriesRead, long numLiveRead) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.bytesForm = bytesForm;
        this.elementsForm = elementsForm;
        this.lenBody = lenBody;
        this.lenMasterId = lenMasterId;
        this.numElementsRead = numElementsRead;
        this.numEntriesRead = numEntriesRead;
        this.numLiveRead = numLiveRead;
        _read();
    }
    private void _read() {
        this.lenBytes = this._io.readU4le();
        if (!(this.lenBytes == (bytesForm() == MojoEnums.BytesForm.REDIS ? lenBody() + 6 : (bytesForm() == MojoEnums.BytesForm.PACK ? (lenMasterId() + lenBody()) + 8 : lenBody())))) {
            throw new KaitaiStream.ValidationNotEqualError((bytesForm() == MojoEnums.BytesForm.REDIS ? lenBody() + 6 : (bytesForm() == MojoEnums.BytesForm.PACK ? (lenMasterId() + lenBody()) + 8 : lenBody())), this.lenBytes, this._io, "/seq/0");
        }
        this.numElements = this._io.readU2le();
        if (!( ((this.numElements == numElementsRead() + (elementsForm() == MojoEnums.ElementsForm.MEMORY ? 2 : 0)) || (this.numElements == 65535)) )) {
            throw new KaitaiStream.ValidationNotAnyOfError(this.numElements, this._io, "/seq/1");
        }
        this.numEntries = this._io.readU2le();
        if (!( ((this.numEntries == numEntriesRead()) || (this.numEntries == numLiveRead()) || (this.numEntries == 65535)) )) {
            throw new KaitaiStream.ValidationNotAnyOfError(this.numEntries, this._io, "/seq/2");
        }
    }

    public void _fetchInstances() {
    }
    private long lenBytes;
    private int numElements;
    private int numEntries;
    private MojoEnums.BytesForm bytesForm;
    private MojoEnums.ElementsForm elementsForm;
    private long lenBody;
    private long lenMasterId;
    private long numElementsRead;
    private long numEntriesRead;
    private long numLiveRead;
    private MojoPackHeader _root;
    private KaitaiStruct _parent;

    /**
     * Length of the listpack; see bytes_form.
     * @see "run-mojo/sliced src/stream/mod.rs Segment::would_block (reads so many bytes after a header of 6)"
     */
    public long lenBytes() { return lenBytes; }

    /**
     * Elements without the end marker. 65535 if the number does not fit.
     */
    public int numElements() { return numElements; }

    /**
     * All entries. In another reading (Redis' count), without deleted ones. 65535 if the number does not fit.
     */
    public int numEntries() { return numEntries; }

    /**
     * The meaning of `len_bytes`.
     */
    public MojoEnums.BytesForm bytesForm() { return bytesForm; }

    /**
     * The meaning of `num_elements`.
     */
    public MojoEnums.ElementsForm elementsForm() { return elementsForm; }

    /**
     * Bytes from num_fields through the end marker.
     */
    public long lenBody() { return lenBody; }

    /**
     * Bytes of MASTER ID.
     */
    public long lenMasterId() { return lenMasterId; }

    /**
     * Elements read, without the end marker.
     */
    public long numElementsRead() { return numElementsRead; }

    /**
     * Entries read.
     */
    public long numEntriesRead() { return numEntriesRead; }

    /**
     * Entries read, without deleted ones.
     */
    public long numLiveRead() { return numLiveRead; }
    public MojoPackHeader _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
