package org.parcast.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.Report;
import org.parcast.report.json.Json;
import org.parcast.report.json.JsonFields;

/** A report as a SARIF log of one run. */
public final class SarifReport {
  private static final String SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  /** What stands at lines; the rest of the catalogue are warnings about a run. */
  private static final List<Notice> RULES = List.copyOf(EnumSet.range(Notice.LOOP_PARALLEL, Notice.FALSE_SHARING));

  private final JsonGenerator json;

  private SarifReport(JsonGenerator json) {
    this.json = json;
  }

  /** Writes one document, and leaves the stream open. */
  public static void write(Report report, OutputStream to) throws IOException {
    try (JsonGenerator json = Json.generator(to)) {
      new SarifReport(json).log(report);
      json.writeRaw('\n');
    }
  }

  private void log(Report report) throws IOException {
    List<Result> results = new ArrayList<>();
    report.loops().ifPresent(loops -> results.addAll(LoopResults.of(loops, report.time(), report.sources())));
    report.communication().ifPresent(forecast -> results.addAll(CommunicationResults.of(forecast, report.sources())));
    report.sharing().ifPresent(forecast -> results.addAll(SharingResults.of(forecast, report.sources())));
    json.writeStartObject();
    json.writeStringField("$schema", SCHEMA);
    json.writeStringField("version", "2.1.0");
    json.writeArrayFieldStart("runs");
    json.writeStartObject();
    tool();
    json.writeStringField("columnKind", "utf16CodeUnits");
    json.writeArrayFieldStart("results");
    for (Result result : results) {
      result(result);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
  }

  private void tool() throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "Parcast");
    JsonFields.objects(json, "rules", RULES, (to, rule) -> {
      json.writeStringField("id", rule.id());
      message("shortDescription", rule.title());
      json.writeObjectFieldStart("help");
      json.writeStringField("text", plain(rule.page()));
      json.writeStringField("markdown", rule.page());
      json.writeEndObject();
      if (rule.address().isPresent()) {
        json.writeStringField("helpUri", rule.address().get().toString());
      }
      json.writeObjectFieldStart("defaultConfiguration");
      json.writeStringField("level", level(rule));
      json.writeEndObject();
    });
    json.writeEndObject();
    json.writeEndObject();
  }

  private void result(Result result) throws IOException {
    json.writeStartObject();
    json.writeStringField("ruleId", result.rule().id());
    json.writeNumberField("ruleIndex", RULES.indexOf(result.rule()));
    json.writeStringField("level", level(result.rule()));
    message("message", result.message());
    json.writeArrayFieldStart("locations");
    json.writeStartObject();
    place(result.file(), result.line());
    json.writeEndObject();
    json.writeEndArray();
    if (!result.related().isEmpty()) {
      JsonFields.objects(json, "relatedLocations", result.related(), (to, place) -> {
        place(place.file(), place.line());
        message("message", place.message());
      });
    }
    json.writeEndObject();
  }

  /** The page for viewers that show no Markdown: without its heading, which repeats the identifier, and its marks. */
  private static String plain(String page) {
    return page.replaceFirst("^# .*\\R+", "").replaceAll("\\*\\*|`", "").strip();
  }

  private static String level(Notice rule) {
    return rule.level().name().toLowerCase(Locale.ROOT);
  }

  private void message(String field, String text) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", text);
    json.writeEndObject();
  }

  private void place(String file, int line) throws IOException {
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", relativeUri(file));
    json.writeStringField("uriBaseId", "%SRCROOT%");
    json.writeEndObject();
    json.writeObjectFieldStart("region");
    json.writeNumberField("startLine", line);
    json.writeEndObject();
    json.writeEndObject();
  }

  /** The path with everything escaped that a URI may not hold. */
  private static String relativeUri(String path) {
    try {
      return new URI(null, null, "/" + path.replaceFirst("^/+", ""), null).toASCIIString().substring(1);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("a path that no URI can hold: " + path, e);
    }
  }
}
