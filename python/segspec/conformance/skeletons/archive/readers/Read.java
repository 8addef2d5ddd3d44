// Holds a reader against the vectors: java -cp gson.jar Read.java ../osiris/*.json
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;

public class Read {
  /** Put your reader here. */
  static JsonObject read(String format, String name, byte[] content) {
    JsonObject answer = new JsonObject();
    answer.addProperty("end", "clean");
    answer.addProperty("valid_bytes", "0");
    answer.add("records", new JsonArray());
    return answer;
  }

  public static void main(String[] paths) throws Exception {
    for (String path : paths) {
      JsonObject section = JsonParser.parseString(Files.readString(Path.of(path))).getAsJsonObject();
      for (JsonElement one : section.getAsJsonArray("cases")) {
        JsonObject vector = one.getAsJsonObject();
        JsonObject request = vector.getAsJsonObject("request"), expected = vector.getAsJsonObject("expected");
        if (!text(request, "cmd").equals("read") || !text(vector, "judged").equals("exact")) continue;
        if (!text(vector, "level").equals("must")) continue;
        JsonObject segment = request.getAsJsonObject("input").getAsJsonObject("segment");
        byte[] content = HexFormat.of().parseHex(text(segment, "hex"));
        JsonObject answer = read(text(request, "format"), text(segment, "name"), content);
        boolean same = List.of("end", "valid_bytes", "records").stream()
            .allMatch(member -> answer.get(member).equals(expected.get(member)));
        if (!same) System.out.println("failed: " + text(vector, "id"));
      }
    }
  }

  static String text(JsonObject object, String member) {
    return object.get(member).getAsString();
  }
}
