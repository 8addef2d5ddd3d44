package segspec;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.nio.BufferUnderflowException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** All that a generated parser reads, field by field, by reflection: what the lanes compare with the Python parsers. */
final class Tree {
    private static final String PACKAGE = "io.github.segspec.ksy.";
    private static String lastFile = "";
    private static byte[] lastContent;

    /** The tree of one request's structure and the byte behind it, or the kind of error. */
    static JsonObject answer(JsonObject request) {
        JsonObject answer = new JsonObject();
        try {
            byte[] content = content(request);
            KaitaiStream stream = new Segment.Bounded(content);
            int position = request.has("position") ? request.get("position").getAsInt() : 0;
            // The stream refuses positions behind its end, where there is nothing to read anyway.
            stream.seek(Math.min(position, content.length));
            KaitaiStruct structure = parsed(request, stream);
            answer.addProperty("position", Math.max(position, stream.pos()));
            Map<KaitaiStruct, Boolean> above = new IdentityHashMap<>();
            above.put(structure, true);
            answer.add("tree", structure(structure, above));
        } catch (InvocationTargetException failed) {
            JsonObject error = new JsonObject();
            error.addProperty("kind", kind(failed.getCause()));
            answer.add("error", error);
        } catch (ReflectiveOperationException | IOException broken) {
            throw new IllegalStateException(broken);
        }
        return answer;
    }

    private static byte[] content(JsonObject request) throws IOException {
        byte[] content;
        if (request.has("hex")) {
            content = HexFormat.of().parseHex(request.get("hex").getAsString());
        } else {
            String file = request.get("file").getAsString();
            if (!file.equals(lastFile)) {
                lastContent = Files.readAllBytes(Path.of(file));
                lastFile = file;
            }
            content = lastContent;
        }
        int end = request.has("end") ? Math.min(request.get("end").getAsInt(), content.length) : content.length;
        byte[] copy = Arrays.copyOf(content, end);
        if (request.has("flip")) {
            int flip = request.get("flip").getAsInt();
            copy[flip >> 3] ^= (byte) (0x80 >> (flip & 7));
        }
        return copy;
    }

    /** By the longest constructor: stream, parent, root, and the spec's parameters. */
    private static KaitaiStruct parsed(JsonObject request, KaitaiStream stream) throws ReflectiveOperationException {
        Class<?> type = Class.forName(PACKAGE + camel(request.get("spec").getAsString()));
        Constructor<?> constructor = Arrays.stream(type.getConstructors())
                .max(Comparator.comparingInt(Constructor::getParameterCount))
                .orElseThrow();
        Object[] arguments = new Object[constructor.getParameterCount()];
        arguments[0] = stream;
        for (int number = 3; number < arguments.length; number++) {
            JsonPrimitive value = request.getAsJsonArray("params").get(number - 3).getAsJsonPrimitive();
            arguments[number] = argument(constructor.getParameterTypes()[number], value);
        }
        return (KaitaiStruct) constructor.newInstance(arguments);
    }

    private static Object argument(Class<?> type, JsonPrimitive value) throws ReflectiveOperationException {
        if (type == boolean.class) {
            return value.getAsBoolean();
        }
        if (type.isEnum()) {
            return type.getMethod("byId", long.class).invoke(null, value.getAsLong());
        }
        return type == int.class ? (Object) value.getAsInt() : (Object) value.getAsLong();
    }

    private static String camel(String name) {
        StringBuilder camel = new StringBuilder();
        for (String part : name.split("_")) {
            camel.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1));
        }
        return camel.toString();
    }

    /** Fields, parameters and instances: each is a private field and a getter of its name; absent ones are null. */
    private static JsonObject structure(KaitaiStruct structure, Map<KaitaiStruct, Boolean> above)
            throws ReflectiveOperationException {
        JsonObject out = new JsonObject();
        for (Field field : structure.getClass().getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) || field.getName().startsWith("_")) {
                continue;
            }
            try {
                Object value = structure.getClass().getMethod(field.getName()).invoke(structure);
                if (value != null) {
                    out.add(field.getName(), render(value, above));
                }
            } catch (InvocationTargetException failed) {
                JsonObject error = new JsonObject();
                error.addProperty("error", kind(failed.getCause()));
                out.add(field.getName(), error);
            }
        }
        return out;
    }

    private static JsonElement render(Object value, Map<KaitaiStruct, Boolean> above)
            throws ReflectiveOperationException {
        if (value instanceof Boolean truth) {
            return new JsonPrimitive(truth);
        }
        if (value instanceof List<?> items) {
            JsonArray list = new JsonArray();
            for (Object item : items) {
                list.add(render(item, above));
            }
            return list;
        }
        if (value instanceof KaitaiStruct structure) {
            if (above.put(structure, true) != null) {
                return new JsonPrimitive("above");
            }
            JsonObject rendered = structure(structure, above);
            above.remove(structure);
            return rendered;
        }
        return new JsonPrimitive(text(value));
    }

    private static String text(Object value) throws ReflectiveOperationException {
        if (value instanceof byte[] bytes) {
            return "x:" + Answer.hex(bytes);
        }
        if (value instanceof String string) {
            return "s:" + string;
        }
        if (value instanceof Float || value instanceof Double) {
            return number(((Number) value).doubleValue());
        }
        return value instanceof Enum<?> ? value.getClass().getMethod("id").invoke(value).toString() : value.toString();
    }

    private static String number(double value) {
        if (Double.isNaN(value)) {
            return "nan";
        }
        boolean isWhole = !Double.isInfinite(value) && value == Math.rint(value);
        return isWhole
                ? new BigDecimal(value).toBigInteger().toString()
                : "f:" + HexFormat.of().toHexDigits(Double.doubleToLongBits(value));
    }

    private static String kind(Throwable cause) {
        if (cause instanceof BufferUnderflowException) {
            return "end";
        }
        if (cause instanceof KaitaiStream.ValidationFailedError) {
            return "refused";
        }
        return cause.toString();
    }

    private Tree() {}
}
