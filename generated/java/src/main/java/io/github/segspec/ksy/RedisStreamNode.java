// kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 c0fd5926e87d55862287670b4a193068c28705ad9e872b5e344b3b494c46db91
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * One node of a Redis stream, on which mojo's packs are based. The node's key is its master id: two big-endian 64-bit
 * numbers.
 * @see "redis/redis src/t_stream.c streamAppendItem, streamValidateListpackIntegrity"
 */
public class RedisStreamNode extends KaitaiStruct {
    public static RedisStreamNode fromFile(String fileName) throws IOException {
        return new RedisStreamNode(new ByteBufferKaitaiStream(fileName));
    }

    public RedisStreamNode(KaitaiStream _io) {
        this(_io, null, null);
    }

    public RedisStreamNode(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public RedisStreamNode(KaitaiStream _io, KaitaiStruct _parent, RedisStreamNode _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.lenTotal = this._io.readU4le();
        if (!(this.lenTotal == _io().size())) {
            throw new KaitaiStream.ValidationNotEqualError(_io().size(), this.lenTotal, this._io, "/seq/0");
        }
        this.numElements = this._io.readU2le();
        this.master = new MojoPackHead.MasterEntry(this._io, true);
        this.entries = new ArrayList<MojoEntry>();
        {
            MojoEntry _it;
            int i = 0;
            do {
                _it = new MojoEntry(this._io, master().numFields().intValue(), true, (i == 0 ? master().numElements() : entries().get(((Number) (i - 1)).intValue()).numElementsThrough()), (i == 0 ? 0 : entries().get(((Number) (i - 1)).intValue()).numLiveThrough()));
                this.entries.add(_it);
                i++;
            } while (!(_it.isEnd()));
        }
    }

    public void _fetchInstances() {
        this.master._fetchInstances();
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
    }
    private long lenTotal;
    private int numElements;
    private MojoPackHead.MasterEntry master;
    private List<MojoEntry> entries;
    private RedisStreamNode _root;
    private KaitaiStruct _parent;

    /**
     * Bytes of the whole listpack.
     */
    public long lenTotal() { return lenTotal; }

    /**
     * Elements without the end marker, or 65535.
     */
    public int numElements() { return numElements; }

    /**
     * Counts, and the field names that entries share.
     */
    public MojoPackHead.MasterEntry master() { return master; }

    /**
     * The records, then the end marker.
     */
    public List<MojoEntry> entries() { return entries; }
    public RedisStreamNode _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
