package org.parcast.report.json;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.Directive;
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
  static void member(JsonObject document, List<LoopFinding> loops, Dialect dialect) throws IOException {
    document.objects("loops", loops, (to, loop) -> loop(to, loop, dialect));
  }

  private static void loop(JsonObject json, LoopFinding loop, Dialect dialect) throws IOException {
    LoopVerdict best = loop.best();
    json.put("file", loop.file()).put("line", loop.line()).put("method", loop.method()).put("depth", loop.depth())
        .put("verdict", best.verdict().label()).put("static", loop.statically().verdict().label())
        .put("observed", loop.observed().map(verdict -> verdict.verdict().label()).orElse(null)).put("certainty", best.certainty().label())
        .array("private", best.privates()).array("firstprivate", best.firstPrivates()).array("reduction", best.reductions())
        .objects("dependences", best.dependences(), LoopsJson::dependence)
        .objects("conditions", best.conditions(), (to, condition) -> to.put("text", condition.text()).put("file", condition.file().isEmpty() ? loop.file() : condition.file()).put("line", condition.line()))
        .array("notes", best.notes())
        .put("directive", Directive.of(loop, dialect).orElse(null))
        .put("stream", best.verdict().isUnordered() ? loop.stream().text() : null)
        .put("stream_obstacle", best.verdict().isUnordered() ? loop.stream().obstacle() : "")
        .put("disagreement", loop.disagreement())
        .ifPresent(loop.profile(), LoopsJson::profile);
  }

  private static void dependence(JsonObject json, Dependence dependence) throws IOException {
    json.put("kind", dependence.kind().label()).put("variable", dependence.what()).put("from_line", dependence.fromLine()).put("line", dependence.toLine())
        .put("from_file", dependence.fromFile()).put("file", dependence.toFile()).array("distance", dependence.distance()).put("iterations", dependence.iterations())
        .put("certainty", dependence.certainty().label()).put("text", dependence.text());
  }

  private static void profile(JsonObject json, LoopProfile profile) throws IOException {
    json.put("share", profile.share()).put("executions", profile.executions()).put("iterations", profile.iterations())
        .put("work_per_iteration", profile.workPerIteration()).put("imbalance", profile.imbalance()).put("gain", profile.gain());
  }
}
