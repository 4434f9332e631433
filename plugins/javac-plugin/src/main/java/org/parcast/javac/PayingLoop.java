package org.parcast.javac;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.parcast.ir.catalogue.Notice;

/**
 * A loop that pays by a result with times, which {@code parcast time} and {@code analyze} write as JSON.
 *
 * @param file as the result calls it
 * @param line of its keyword
 * @param verdict how it can run in parallel, in words
 * @param gain what it gains, in words
 */
record PayingLoop(String file, int line, String verdict, String gain) {

  /** Those of a result; none where nothing was timed, or neither the run nor its steps gain by any. */
  static List<PayingLoop> of(Path result) throws IOException {
    List<PayingLoop> loops = new ArrayList<>();
    try (JsonParser json = new JsonFactory().createParser(result.toFile())) {
      json.nextToken();
      if (isAt(json, "time") && isAt(json, "pays") && !json.getText().equals("no") && isAt(json, "loops")) {
        while (json.nextToken() == JsonToken.START_OBJECT) {
          Fields loop = Fields.read(json);
          if (loop.pays) {
            loops.add(new PayingLoop(loop.file, loop.line, loop.verdict, loop.gain()));
          }
        }
      }
    }
    return loops;
  }

  /** What the catalogue has on the verdict. */
  Notice notice() {
    if (verdict.contains("reduction(")) {
      return Notice.LOOP_REDUCTION;
    }
    return verdict.contains("private(") ? Notice.LOOP_PRIVATIZE : Notice.LOOP_PARALLEL;
  }

  /** Goes on to the value of a field of the object that was begun. */
  private static boolean isAt(JsonParser json, String field) throws IOException {
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      boolean found = json.currentName().equals(field);
      json.nextToken();
      if (found) {
        return true;
      }
      json.skipChildren();
    }
    return false;
  }

  /** Where the loop gains most of where it is sure to gain. */
  private static final class Fields {
    private String file = "";
    private int line;
    private String verdict = "";
    private boolean pays;
    private double share;
    private int cores;
    private double speedup;
    private double low;
    private double high;

    static Fields read(JsonParser json) throws IOException {
      Fields loop = new Fields();
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String name = json.currentName();
        json.nextToken();
        switch (name) {
          case "file" -> loop.file = json.getText();
          case "line" -> loop.line = json.getIntValue();
          case "verdict" -> loop.verdict = json.getText();
          case "pays" -> loop.pays = json.getBooleanValue();
          case "share" -> loop.share = json.getDoubleValue();
          case "cores" -> loop.points(json);
          default -> json.skipChildren();
        }
      }
      return loop;
    }

    private void points(JsonParser json) throws IOException {
      while (json.nextToken() == JsonToken.START_OBJECT) {
        Fields point = new Fields();
        while (json.nextToken() == JsonToken.FIELD_NAME) {
          String name = json.currentName();
          json.nextToken();
          switch (name) {
            case "cores" -> point.cores = json.getIntValue();
            case "speedup" -> point.speedup = json.getDoubleValue();
            case "low" -> point.low = json.getDoubleValue();
            case "high" -> point.high = json.getDoubleValue();
            default -> json.skipChildren();
          }
        }
        if (point.cores > 1 && point.low > 1 && point.speedup > speedup) {
          cores = point.cores;
          speedup = point.speedup;
          low = point.low;
          high = point.high;
        }
      }
    }

    private String gain() {
      return String.format(Locale.ROOT, "%.2f times as fast on %d cores (%.2f to %.2f), %.0f %% of the run", speedup, cores, low, high, 100 * share);
    }
  }
}
