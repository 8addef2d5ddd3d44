package segspec;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;

/** The conformance suite's line-JSON protocol; `--one-shot FORMAT NAME` and `--tree` are its two other ways to run. */
public final class Main {
    /** Reads a segment under the policy `stop`; what was released before the error stays in the answer. */
    interface Reader {
        void read(Segment segment, Answer answer) throws Stop;
    }

    private static final Map<String, Reader> READERS =
            Map.of(
                    "durable_log", DurableLog::read,
                    "ffwd", Ffwd::read,
                    "mojo", Mojo::read,
                    "osiris", Osiris::read,
                    "tank", Tank::read);
    private static final String[] CAN = {
        "read:durable_log", "read:ffwd", "read:mojo", "read:osiris", "read:tank", "checksum", "dialect:document",
        "compression:gzip", "compression:snappy", "compression:lz4", "compression:zstd",
    };

    public static void main(String[] arguments) throws IOException {
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        if (arguments.length == 3 && arguments[0].equals("--one-shot")) {
            out.println(read(arguments[1], new Segment(arguments[2], System.in.readAllBytes())));
        } else {
            boolean trees = arguments.length == 1 && arguments[0].equals("--tree");
            serve(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), out, trees);
        }
        out.flush();
    }

    private static void serve(BufferedReader requests, PrintStream out, boolean trees) throws IOException {
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            JsonObject request = JsonParser.parseString(line).getAsJsonObject();
            if (!trees && request.get("cmd").getAsString().equals("stop")) {
                return;
            }
            out.println(trees ? Tree.answer(request) : answer(request));
            if (!requests.ready()) {
                out.flush();
            }
        }
    }

    private static JsonObject answer(JsonObject request) {
        String command = request.get("cmd").getAsString();
        if (command.equals("start")) {
            return hello();
        }
        JsonObject answer = new JsonObject();
        if (command.equals("read")) {
            JsonObject segment = request.getAsJsonObject("input").getAsJsonObject("segment");
            byte[] bytes = HexFormat.of().parseHex(segment.get("hex").getAsString());
            answer = read(request.get("format").getAsString(), new Segment(segment.get("name").getAsString(), bytes));
        } else {
            answer.addProperty("skip", "this adapter reads");
        }
        answer.add("seq", request.get("seq"));
        return answer;
    }

    private static JsonObject read(String format, Segment segment) {
        Answer answer = new Answer();
        Stop stop = null;
        try {
            READERS.get(format).read(segment, answer);
        } catch (Stop reason) {
            stop = reason;
        }
        return answer.json(stop);
    }

    private static JsonObject hello() {
        JsonArray can = new JsonArray();
        for (String capability : CAN) {
            can.add(capability);
        }
        JsonObject hello = new JsonObject();
        hello.addProperty("protocol", 1);
        hello.addProperty("name", "kaitai-struct-runtime");
        hello.addProperty("version", "0.11");
        hello.addProperty("language", "java");
        hello.add("can", can);
        return hello;
    }

    private Main() {}
}
