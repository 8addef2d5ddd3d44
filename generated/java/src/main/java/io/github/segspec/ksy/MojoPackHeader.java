// kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 0dab61f77150f260a37d3d0fe06b012f63ca31a34108f71ba38445056b255087
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * What comes before a listpack in memory comes after it on disk, so that a pack is written by appending only. Its three
 * numbers alone distinguish a whole pack from a damaged one: there is no checksum. A reader must compare them with
 * what it read.
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
     * Elements without the end marker. 65535 where there are more than fit, as in Redis.
     */
    public int numElements() { return numElements; }

    /**
     * All entries, deleted ones included. In another reading, which is Redis' meaning of count, only those that are not
     * deleted. The two differ only in a pack with deleted entries. 65535 where there are more than fit.
     */
    public int numEntries() { return numEntries; }

    /**
     * What `len_bytes` counts in this segment.
     */
    public MojoEnums.BytesForm bytesForm() { return bytesForm; }

    /**
     * What `num_elements` counts in this segment.
     */
    public MojoEnums.ElementsForm elementsForm() { return elementsForm; }

    /**
     * Bytes read from num_fields to the end marker.
     */
    public long lenBody() { return lenBody; }

    /**
     * Bytes that MASTER ID took.
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
     * Entries read that are not deleted.
     */
    public long numLiveRead() { return numLiveRead; }
    public MojoPackHeader _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
