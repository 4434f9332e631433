package org.parcast.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.dependence.Dependence;
import org.parcast.analyses.dependence.Dialect;
import org.parcast.analyses.dependence.Directive;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.analyses.dependence.LoopProfile;
import org.parcast.analyses.dependence.LoopVerdict;

/** What is known of loops, as one JSON document. */
public final class LoopsJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/loops-1";

  private static final int VERSION = 1;

  private final JsonGenerator json;
  private final Dialect dialect;

  private LoopsJson(JsonGenerator json, Dialect dialect) {
    this.json = json;
    this.dialect = dialect;
  }

  /** Writes the document in UTF-8 and leaves the stream open. The same findings give the same bytes. */
  public static void write(List<LoopFinding> loops, List<String> warnings, Dialect dialect, OutputStream to) throws IOException {
    try (JsonGenerator json = Json.generator(to)) {
      json.writeStartObject();
      json.writeStringField("schema", SCHEMA);
      json.writeNumberField("version", VERSION);
      json.writeBooleanField("partial", false);
      json.writeStringField("reason", "");
      LoopsJson writer = new LoopsJson(json, dialect);
      writer.strings("warnings", warnings);
      writer.loops(loops);
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  /** Writes the member {@code loops} into a document that has been begun. */
  static void member(JsonGenerator json, List<LoopFinding> loops, Dialect dialect) throws IOException {
    new LoopsJson(json, dialect).loops(loops);
  }

  private void loops(List<LoopFinding> loops) throws IOException {
    json.writeArrayFieldStart("loops");
    for (LoopFinding loop : loops) {
      loop(loop);
    }
    json.writeEndArray();
  }

  private void loop(LoopFinding loop) throws IOException {
    LoopVerdict best = loop.best();
    json.writeStartObject();
    json.writeStringField("file", loop.file());
    json.writeNumberField("line", loop.line());
    json.writeStringField("method", loop.method());
    json.writeNumberField("depth", loop.depth());
    json.writeStringField("verdict", best.verdict().label());
    json.writeStringField("static", loop.statically().verdict().label());
    json.writeStringField("observed", loop.observed().map(verdict -> verdict.verdict().label()).orElse(null));
    json.writeStringField("certainty", best.certainty().label());
    strings("private", best.privates());
    strings("firstprivate", best.firstPrivates());
    strings("reduction", best.reductions().stream().map(Object::toString).toList());
    json.writeArrayFieldStart("dependences");
    for (Dependence dependence : best.dependences()) {
      dependence(dependence);
    }
    json.writeEndArray();
    strings("notes", best.notes());
    json.writeStringField("directive", Directive.of(loop, dialect).orElse(null));
    json.writeStringField("stream", best.verdict().isUnordered() ? loop.stream().text() : null);
    json.writeStringField("stream_obstacle", best.verdict().isUnordered() ? loop.stream().obstacle() : "");
    json.writeStringField("disagreement", loop.disagreement());
    profile(loop.profile());
    json.writeEndObject();
  }

  private void dependence(Dependence dependence) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", dependence.kind().label());
    json.writeStringField("variable", dependence.what());
    json.writeNumberField("from_line", dependence.fromLine());
    json.writeNumberField("line", dependence.toLine());
    json.writeArrayFieldStart("distance");
    for (long step : dependence.distance()) {
      json.writeNumber(step);
    }
    json.writeEndArray();
    json.writeNumberField("iterations", dependence.iterations());
    json.writeStringField("certainty", dependence.certainty().label());
    json.writeStringField("text", dependence.text());
    json.writeEndObject();
  }

  private void profile(Optional<LoopProfile> known) throws IOException {
    if (known.isPresent()) {
      LoopProfile profile = known.get();
      JsonFields.number(json, "share", profile.share());
      json.writeNumberField("executions", profile.executions());
      json.writeNumberField("iterations", profile.iterations());
      JsonFields.number(json, "work_per_iteration", profile.workPerIteration());
      JsonFields.number(json, "imbalance", profile.imbalance());
      JsonFields.number(json, "gain", profile.gain());
    }
  }

  private void strings(String field, List<String> values) throws IOException {
    json.writeArrayFieldStart(field);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }
}
