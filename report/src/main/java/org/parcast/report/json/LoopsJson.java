package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.Directive;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.LoopVerdict;

/** What is known of loops, as one JSON document. */
public final class LoopsJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/loops-1";

  private LoopsJson() {}

  /** Writes the document in UTF-8 and leaves the stream open. The same findings give the same bytes. */
  public static void write(List<LoopFinding> loops, List<String> warnings, Dialect dialect, OutputStream to) throws IOException {
    Envelope.write(to, SCHEMA, "", warnings, json -> member(json, loops, dialect));
  }

  /** Writes the member {@code loops} into a document that has been begun. */
  static void member(JsonGenerator json, List<LoopFinding> loops, Dialect dialect) throws IOException {
    JsonFields.array(json, "loops", loops, (to, loop) -> loop(to, loop, dialect));
  }

  private static void loop(JsonGenerator json, LoopFinding loop, Dialect dialect) throws IOException {
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
    JsonFields.strings(json, "private", best.privates());
    JsonFields.strings(json, "firstprivate", best.firstPrivates());
    JsonFields.strings(json, "reduction", best.reductions().stream().map(Object::toString).toList());
    JsonFields.objects(json, "dependences", best.dependences(), LoopsJson::dependence);
    JsonFields.objects(json, "conditions", best.conditions(), (to, condition) -> condition(to, condition, loop.file()));
    JsonFields.strings(json, "notes", best.notes());
    json.writeStringField("directive", Directive.of(loop, dialect).orElse(null));
    json.writeStringField("stream", best.verdict().isUnordered() ? loop.stream().text() : null);
    json.writeStringField("stream_obstacle", best.verdict().isUnordered() ? loop.stream().obstacle() : "");
    json.writeStringField("disagreement", loop.disagreement());
    if (loop.profile().isPresent()) {
      profile(json, loop.profile().get());
    }
    json.writeEndObject();
  }

  private static void condition(JsonGenerator json, LoopCondition condition, String file) throws IOException {
    json.writeStringField("text", condition.text());
    json.writeStringField("file", condition.file().isEmpty() ? file : condition.file());
    json.writeNumberField("line", condition.line());
  }

  private static void dependence(JsonGenerator json, Dependence dependence) throws IOException {
    json.writeStringField("kind", dependence.kind().label());
    json.writeStringField("variable", dependence.what());
    json.writeNumberField("from_line", dependence.fromLine());
    json.writeNumberField("line", dependence.toLine());
    json.writeStringField("from_file", dependence.fromFile());
    json.writeStringField("file", dependence.toFile());
    JsonFields.array(json, "distance", dependence.distance(), JsonGenerator::writeNumber);
    json.writeNumberField("iterations", dependence.iterations());
    json.writeStringField("certainty", dependence.certainty().label());
    json.writeStringField("text", dependence.text());
  }

  private static void profile(JsonGenerator json, LoopProfile profile) throws IOException {
    JsonFields.number(json, "share", profile.share());
    json.writeNumberField("executions", profile.executions());
    json.writeNumberField("iterations", profile.iterations());
    JsonFields.number(json, "work_per_iteration", profile.workPerIteration());
    JsonFields.number(json, "imbalance", profile.imbalance());
    JsonFields.number(json, "gain", profile.gain());
  }
}
