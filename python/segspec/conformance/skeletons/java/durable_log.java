import java.util.Arrays;
import java.util.zip.CRC32;

  static final String CAN = "[\"read:durable_log\",\"checksum\"]";
  static final byte[] MAGIC = "GOLD".getBytes(StandardCharsets.US_ASCII);
  static final int LEN_HEADER = 24;
  static final Pattern NAME = Pattern.compile("segment_\\+?([0-9]+)\\.log");

  /** A record; numbers have 64 bits without a sign, which no type of Java has. */
  record Entry(BigInteger offset, byte[] payload, int end) {}

  static boolean hasMagic(byte[] data, int at) {
    return at + 4 <= data.length && Arrays.equals(data, at, at + 4, MAGIC, 0, 4);
  }

  static boolean isZero(byte[] data, int at) {
    for (int i = at; i < data.length; i++) if (data[i] != 0) return false;
    return true;
  }

  /** The record at a position, and where the next one begins. */
  static Entry entryAt(byte[] data, int at) throws Fault {
    int left = data.length - at;
    if (isZero(data, at)) throw new Fault("torn", "zeroed");
    if (left < 4) throw new Fault("torn", "torn");
    if (!hasMagic(data, at)) throw new Fault("corrupt", "bad-magic");
    if (left > 4 && data[at + 4] != 1) throw new Fault("unsupported", "unsupported-version");
    if (left < LEN_HEADER) throw new Fault("torn", "torn");
    ByteBuffer header = ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN);
    long length = Integer.toUnsignedLong(header.getInt(at + 16));
    // Before anything is allocated: a length may be any number.
    if (length > left - LEN_HEADER) throw new Fault("torn", "torn");
    int end = at + LEN_HEADER + (int) length;
    CRC32 crc = new CRC32();
    crc.update(data, at + LEN_HEADER, (int) length);
    if ((int) crc.getValue() != header.getInt(at + 20)) throw new Fault("corrupt", "bad-checksum");
    BigInteger offset = new BigInteger(Long.toUnsignedString(header.getLong(at + 8)));
    return new Entry(offset, Arrays.copyOfRange(data, at + LEN_HEADER, end), end);
  }

  /** The number of a record beside those of its neighbours, which are all that protects it. */
  static void checkOrder(byte[] data, Entry one, BigInteger due, BigInteger last) throws Fault {
    if (last != null && one.offset.compareTo(last) <= 0) throw new Fault("corrupt", "bad-order");
    if (due == null || one.offset.equals(due) || one.end == data.length) return;
    BigInteger next;
    try {
      next = entryAt(data, one.end).offset;
    } catch (Fault none) {
      return;
    }
    if (next.equals(due.add(BigInteger.ONE)) || next.compareTo(one.offset) <= 0) {
      throw new Fault("corrupt", "bad-order");
    }
  }

  /** Whether nothing in a file that begins with a wrong magic speaks for a log. */
  static boolean isForeign(byte[] data) {
    for (int at = 0; at < data.length; at++) if (hasMagic(data, at)) return false;
    if (new String(data, 0, 4, StandardCharsets.ISO_8859_1).equals("DLOG")) return true;
    byte[] mended = data.clone();
    System.arraycopy(MAGIC, 0, mended, 0, 4);
    try {
      return entryAt(mended, 0).payload.length == 0;
    } catch (Fault none) {
      return true;
    }
  }

  /** Gives each frame to `found`: where the next one begins, and the records in it. */
  static void frames(String name, byte[] data, Found found) throws Fault {
    Matcher named = NAME.matcher(name);
    BigInteger due = named.matches() ? new BigInteger(named.group(1)) : null;
    BigInteger last = null;
    for (int at = 0; at < data.length; ) {
      Entry one;
      try {
        one = entryAt(data, at);
      } catch (Fault fault) {
        boolean isForeign = fault.code.equals("bad-magic") && at == 0 && isForeign(data);
        throw isForeign ? new Fault("not-this-format", "bad-magic") : fault;
      }
      checkOrder(data, one, due, last);
      String value = HexFormat.of().formatHex(one.payload);
      found.frame(one.end, List.of("{\"offset\":\"" + one.offset + "\",\"value\":\"" + value + "\"}"));
      at = one.end;
      last = one.offset;
      due = last.add(BigInteger.ONE);
    }
  }
