package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Optional;
import java.util.function.IntFunction;
import org.parcast.report.Costs;
import org.parcast.report.text.InSeconds;

/** An object of a document: its members are written as they are put. */
public final class JsonObject {
  /** Puts members. */
  @FunctionalInterface
  public interface Members {
    void put(JsonObject to) throws IOException;
  }

  /** Puts the members of one of many. */
  @FunctionalInterface
  public interface MembersOf<T> {
    void put(JsonObject to, T each) throws IOException;
  }

  private final JsonGenerator json;

  JsonObject(JsonGenerator json) {
    this.json = json;
  }

  /** A text, or null. */
  public JsonObject put(String name, String text) throws IOException {
    json.writeStringField(name, text);
    return this;
  }

  public JsonObject put(String name, long number) throws IOException {
    json.writeNumberField(name, number);
    return this;
  }

  public JsonObject put(String name, BigInteger number) throws IOException {
    json.writeNumberField(name, number);
    return this;
  }

  /** A number, null where it is none; whole ones have no fraction. */
  public JsonObject put(String name, double number) throws IOException {
    json.writeFieldName(name);
    write(number);
    return this;
  }

  public JsonObject put(String name, boolean truth) throws IOException {
    json.writeBooleanField(name, truth);
    return this;
  }

  /** Null where it is not known. */
  public JsonObject put(String name, Optional<Boolean> truth) throws IOException {
    json.writeFieldName(name);
    json.writeObject(truth.orElse(null));
    return this;
  }

  public JsonObject object(String name, Members members) throws IOException {
    json.writeObjectFieldStart(name);
    members.put(this);
    json.writeEndObject();
    return this;
  }

  /** An array of objects. */
  public <T> JsonObject objects(String name, Collection<T> all, MembersOf<? super T> members) throws IOException {
    json.writeArrayFieldStart(name);
    for (T each : all) {
      json.writeStartObject();
      members.put(this, each);
      json.writeEndObject();
    }
    json.writeEndArray();
    return this;
  }

  /** An array of texts and numbers. */
  public JsonObject array(String name, Collection<?> values) throws IOException {
    json.writeFieldName(name);
    array(values);
    return this;
  }

  /** An array of arrays of texts and numbers. */
  JsonObject arrays(String name, Collection<? extends Collection<?>> rows) throws IOException {
    json.writeArrayFieldStart(name);
    for (Collection<?> row : rows) {
      array(row);
    }
    json.writeEndArray();
    return this;
  }

  /** An array of rows of numbers. */
  JsonObject matrix(String name, int size, IntFunction<double[]> row) throws IOException {
    json.writeArrayFieldStart(name);
    for (int at = 0; at < size; at++) {
      json.writeStartArray();
      for (double number : row.apply(at)) {
        write(number);
      }
      json.writeEndArray();
    }
    json.writeEndArray();
    return this;
  }

  /** What follows from something that there may be. */
  public <T> JsonObject ifPresent(Optional<T> value, MembersOf<? super T> members) throws IOException {
    if (value.isPresent()) {
      members.put(this, value.get());
    }
    return this;
  }

  /** What it means in seconds of a step or of the run, where that is known. */
  JsonObject seconds(Optional<InSeconds.Bounds> known) throws IOException {
    return ifPresent(known, (to, bounds) -> to.object(bounds.of() == Costs.Of.STEP ? "seconds_per_step" : "seconds_of_run", in -> in
        .put("low", bounds.low()).put("high", bounds.high())
        .ifPresent(bounds.serial(), (of, serial) -> of.put("of", serial.value()).put("of_low", serial.low()).put("of_high", serial.high()))));
  }

  private void array(Collection<?> values) throws IOException {
    json.writeStartArray();
    for (Object value : values) {
      if (value instanceof Number number) {
        write(number.doubleValue());
      } else {
        json.writeString(value.toString());
      }
    }
    json.writeEndArray();
  }

  private void write(double number) throws IOException {
    if (Double.isNaN(number)) {
      json.writeNull();
    } else if (number == Math.rint(number) && Math.abs(number) < 1L << 53) {
      json.writeNumber((long) number);
    } else {
      json.writeNumber(number);
    }
  }
}
