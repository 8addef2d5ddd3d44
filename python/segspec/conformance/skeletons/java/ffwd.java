  static final String CAN = "[\"read:ffwd\"]";
  static final int LEN_HEADER = 16; // magic, version, number of the first message
  static final int UNWRITTEN = 64; // zeros up to the end of the file: so many were never written

  static boolean isZero(byte[] data, int at) {
    for (int i = at; i < data.length; i++) if (data[i] != 0) return false;
    return true;
  }

  /** Gives each frame to `found`: where the next one begins, and the records in it. */
  static void frames(String name, byte[] data, Found found) throws Fault {
    ByteBuffer bytes = ByteBuffer.wrap(data);
    if (data.length < 4) throw new Fault("torn", "torn");
    if (!new String(data, 0, 4, StandardCharsets.ISO_8859_1).equals("FFLG")) {
      throw new Fault("not-this-format", "bad-magic");
    }
    if (data.length >= 8 && bytes.getInt(4) != 0) throw new Fault("unsupported", "unsupported-version");
    if (data.length < LEN_HEADER) throw new Fault("torn", "torn");
    BigInteger number = new BigInteger(Long.toUnsignedString(bytes.getLong(8)));
    found.frame(LEN_HEADER, List.of());
    for (int at = LEN_HEADER; at < data.length; ) {
      int left = data.length - at;
      if (left >= UNWRITTEN && isZero(data, at)) throw new Fault("torn", "zeroed");
      if (left < 4) throw new Fault("torn", "torn");
      long length = Integer.toUnsignedLong(bytes.getInt(at));
      if (length > left - 4) throw new Fault("torn", "torn");
      if (number.bitLength() > 64) throw new Fault("corrupt", "bad-order");
      String value = HexFormat.of().formatHex(data, at + 4, at + 4 + (int) length);
      at += 4 + (int) length;
      found.frame(at, List.of("{\"offset\":\"" + number + "\",\"value\":\"" + value + "\"}"));
      number = number.add(BigInteger.ONE);
    }
  }
