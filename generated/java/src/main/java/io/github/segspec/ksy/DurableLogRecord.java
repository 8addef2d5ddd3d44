// kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 491d7b99261ac1d8a5d988848a97f95b9c052f9b92722a3d204ae1d0a9ee6820
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Arrays;


/**
 * A header and a payload. The next record follows without padding.
 * The checksum covers the payload only. A wrong length shows as a wrong checksum or a missing magic after it, a wrong offset only in comparison with other records.
 * @see "seeds/durable_log.txt "Record layout""
 */
public class DurableLogRecord extends KaitaiStruct {
    public static DurableLogRecord fromFile(String fileName) throws IOException {
        return new DurableLogRecord(new ByteBufferKaitaiStream(fileName));
    }

    public DurableLogRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public DurableLogRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public DurableLogRecord(KaitaiStream _io, KaitaiStruct _parent, DurableLogRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.magic = this._io.readBytes(4);
        if (!(Arrays.equals(this.magic, new byte[] { 71, 79, 76, 68 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 71, 79, 76, 68 }, this.magic, this._io, "/seq/0");
        }
        this.version = this._io.readU1();
        if (!(this.version == 1)) {
            throw new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/seq/1");
        }
        this.flags = this._io.readU1();
        this.reserved = this._io.readU2le();
        this.offset = this._io.readU8le();
        this.lenPayload = this._io.readU4le();
        this.checksum = this._io.readU4le();
        this.payload = this._io.readBytes(lenPayload());
    }

    public void _fetchInstances() {
    }
    private byte[] magic;
    private int version;
    private int flags;
    private int reserved;
    private long offset;
    private long lenPayload;
    private long checksum;
    private byte[] payload;
    private DurableLogRecord _root;
    private KaitaiStruct _parent;

    /**
     * `47 4F 4C 44`, "GOLD" in ASCII.
     *
     * It is the number 0x444C4F47, little-endian like all fields. As `44 4C 4F 47` ("DLOG") it is byte-swapped, which
     * the real system never writes.
     * @see "mairinkdev/durable-log crates/durable-log/src/record.rs MAGIC"
     */
    public byte[] magic() { return magic; }

    /**
     * Only 1 is defined. The length of a record of another version is unknown, so a reader stops or searches for the
     * next record.
     * @see "seeds/durable_log.txt "Versioning""
     */
    public int version() { return version; }

    /**
     * Must be 0. The real system ignores other values, so they are read and reported.
     * @see "seeds/durable_log.txt "Header fields""
     */
    public int flags() { return flags; }

    /**
     * Must be 0. Other values are read, as in `flags`.
     * @see "seeds/durable_log.txt "Header fields""
     */
    public int reserved() { return reserved; }

    /**
     * The record's number in its log. In the real system, numbers are consecutive, and a segment's first one is in its
     * name.
     * @see "mairinkdev/durable-log crates/durable-log/src/log.rs Log::append"
     */
    public long offset() { return offset; }

    /**
     * In bytes. 0 is valid.
     * @see "seeds/durable_log.txt "Header fields""
     */
    public long lenPayload() { return lenPayload; }

    /**
     * CRC-32 (zlib's) of the payload only, 0 for an empty one.
     * @see "seeds/durable_log.txt "Payload""
     */
    public long checksum() { return checksum; }

    /**
     * The user's bytes.
     * @see "seeds/durable_log.txt "Payload""
     */
    public byte[] payload() { return payload; }
    public DurableLogRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
