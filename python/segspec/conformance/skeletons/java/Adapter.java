// An adapter for `segspec conformance`: it reads a request a line, and answers with a line.
//
// As it stands it finds the frames of FORMAT, and the records in them as far as they are plain.
// Put your own reader in place of `read`, and name in CAN what it can.
// Print nothing on standard output but answers: words for people go to standard error.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
IMPORTS

public class Adapter {
  /** Why reading stops: the end and the code of the answer. */
  static final class Fault extends Exception {
    final String end;
    final String code;

    Fault(String end, String code) {
      super(code);
      this.end = end;
      this.code = code;
    }
  }

  /** Takes each frame: where the next one begins, and the records in it, as JSON. */
  interface Found {
    void frame(int end, List<String> records);
  }

READER

  /** What a reader that stops at damage answers: all records before it, and why it stopped. */
  static String read(String name, byte[] data) {
    int[] at = {0};
    List<String> records = new ArrayList<>();
    String end = "clean";
    String error = "";
    try {
      frames(name, data, (next, found) -> {
        at[0] = next;
        records.addAll(found);
      });
    } catch (Fault fault) {
      end = fault.end;
      error = String.format(",\"error\":{\"code\":\"%s\",\"at\":\"%d\"}", fault.code, at[0]);
    }
    String list = String.join(",", records);
    return String.format("\"end\":\"%s\",\"valid_bytes\":\"%d\",\"records\":[%s]%s", end, at[0], list, error);
  }

  /**
   * What stands after a key, from `from` on: a text without its quotes, or a number. Enough for these requests, whose
   * names have no escapes; use the JSON library that you have.
   */
  static String after(String line, String key, int from) {
    Matcher found = Pattern.compile("\"" + key + "\":\\s*(?:\"([^\"]*)\"|([0-9]+))").matcher(line);
    if (from < 0 || !found.find(from)) return "";
    return found.group(1) != null ? found.group(1) : found.group(2);
  }

  static String answer(String line) {
    String cmd = after(line, "cmd", 0);
    if (cmd.equals("start")) {
      return "{\"protocol\":1,\"name\":\"skeleton\",\"version\":\"0\",\"language\":\"java\",\"can\":" + CAN + "}";
    }
    String seq = after(line, "seq", 0);
    if (!cmd.equals("read") || !after(line, "format", 0).equals("FORMAT")) {
      return "{\"seq\":" + seq + ",\"skip\":\"this adapter reads FORMAT only\"}";
    }
    int segment = line.indexOf("\"segment\"");
    byte[] data = HexFormat.of().parseHex(after(line, "hex", segment));
    return "{\"seq\":" + seq + "," + read(after(line, "name", segment), data) + "}";
  }

  public static void main(String[] args) throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    String line;
    while ((line = lines.readLine()) != null && !after(line, "cmd", 0).equals("stop")) {
      out.print(answer(line) + "\n");
      out.flush();
    }
  }
}
