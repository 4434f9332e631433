package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.parcast.report.Costs;
import org.parcast.report.text.InSeconds;

/** Values that several parts of a document have. */
public final class JsonFields {
  private JsonFields() {}

  /** A member that is a number. */
  public static void number(JsonGenerator json, String field, double value) throws IOException {
    json.writeFieldName(field);
    number(json, value);
  }

  /** Whole numbers without a fraction. */
  public static void number(JsonGenerator json, double value) throws IOException {
    if (value == Math.rint(value) && Math.abs(value) < 1L << 53) {
      json.writeNumber((long) value);
    } else {
      json.writeNumber(value);
    }
  }

  /** Writes one element of an array. */
  @FunctionalInterface
  public interface Element<T> {
    void write(JsonGenerator json, T element) throws IOException;
  }

  /** A member that is an array. */
  public static <T> void array(JsonGenerator json, String field, List<T> elements, Element<T> element) throws IOException {
    json.writeArrayFieldStart(field);
    for (T each : elements) {
      element.write(json, each);
    }
    json.writeEndArray();
  }

  /** A member that is an array of objects; {@code fields} writes what is in one. */
  public static <T> void objects(JsonGenerator json, String field, Collection<T> elements, Element<T> fields) throws IOException {
    json.writeArrayFieldStart(field);
    for (T each : elements) {
      json.writeStartObject();
      fields.write(json, each);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** A member that is an array of rows of numbers. */
  static void matrix(JsonGenerator json, String field, int size, IntFunction<double[]> row) throws IOException {
    array(json, field, IntStream.range(0, size).boxed().toList(), (to, at) -> array(to, row.apply(at)));
  }

  private static void array(JsonGenerator json, double[] numbers) throws IOException {
    json.writeStartArray();
    for (double number : numbers) {
      number(json, number);
    }
    json.writeEndArray();
  }

  /** A member that is an array of texts. */
  public static void strings(JsonGenerator json, String field, List<String> texts) throws IOException {
    array(json, field, texts, JsonGenerator::writeString);
  }

  /** What it means in seconds of a step or of the run, where that is known. */
  static void seconds(JsonGenerator json, Optional<InSeconds.Bounds> bounds) throws IOException {
    if (bounds.isPresent()) {
      json.writeObjectFieldStart(bounds.get().of() == Costs.Of.STEP ? "seconds_per_step" : "seconds_of_run");
      number(json, "low", bounds.get().low());
      number(json, "high", bounds.get().high());
      if (bounds.get().serial().isPresent()) {
        number(json, "of", bounds.get().serial().get().value());
        number(json, "of_low", bounds.get().serial().get().low());
        number(json, "of_high", bounds.get().serial().get().high());
      }
      json.writeEndObject();
    }
  }

  static void grid(JsonGenerator json, List<Integer> grid) throws IOException {
    array(json, "grid", grid, JsonGenerator::writeNumber);
  }
}
