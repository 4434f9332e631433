package org.parcast.engine.apply;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.engine.time.LoopBlocks;
import org.parcast.frontend.source.SourceLoop;
import org.parcast.frontend.stream.LoopText;
import org.parcast.frontend.stream.nest.NestBlocks;
import org.parcast.frontend.stream.part.Dealing;
import org.parcast.frontend.stream.part.PartForm;
import org.parcast.report.apply.Application;
import org.parcast.report.text.TimeText;

/**
 * A loop that was to be written in parallel.
 *
 * @param finding what is known of it
 * @param source where it stands; null where it has no source, or is no loop
 * @param forecast what it gains; empty where that was not asked for
 * @param text what is written; null where nothing is
 * @param why the reason for that; else what to know of what is written
 * @param guards expressions that the text checks before it runs in parallel
 * @param blocks of it and the loop inside, where both keep their order; empty where its iterations are dealt
 * @param ofArray whether what it goes through was taken for an array, though its file does not tell the type
 * @param conditions that have to hold, which the text does not check itself
 * @param split what is written where it becomes several loops; empty where it stays one
 */
public record AppliedLoop(LoopFinding finding, SourceLoop source, Optional<LoopForecast> forecast, LoopText text, String why, List<String> guards, Optional<NestBlocks> blocks, boolean ofArray,
    List<String> conditions, Optional<SplitLoop> split) {
  public AppliedLoop {
    guards = List.copyOf(guards);
    conditions = List.copyOf(conditions);
  }

  static AppliedLoop refused(LoopFinding finding, SourceLoop source, Optional<LoopForecast> forecast, String why) {
    return new AppliedLoop(finding, source, forecast, null, why, List.of(), Optional.empty(), false, List.of(), Optional.empty());
  }

  /** Of calls, whose text may be all of a method. */
  static AppliedLoop ofCalls(LoopFinding finding, Optional<LoopForecast> forecast, List<String> conditions) {
    return new AppliedLoop(finding, null, forecast, new LoopText(List.of(), List.of()), "", List.of(), Optional.empty(), false, conditions, Optional.empty());
  }

  /** The same with its text. */
  AppliedLoop as(ParallelText written) {
    return new AppliedLoop(finding, source, forecast, written.written(), written.note(), guards, blocks, ofArray, conditions, split);
  }

  /** The same as it was, though it could be written. */
  AppliedLoop left(String because) {
    return isWritten() ? refused(finding, source, forecast, because) : this;
  }

  /** Whether it is written in parallel. */
  public boolean isWritten() {
    return text != null;
  }

  private String whyInAll() {
    String loops = split.map(SplitLoop::told).orElse("");
    String inBlocks = isWritten() ? blocks.map(AppliedLoop::order).orElse("") : "";
    return Stream.of(loops, inBlocks, unsure(), why).filter(part -> !part.isEmpty()).collect(Collectors.joining("; "));
  }

  /** That the forecast does not say for certain whether what is written pays; empty where it does, or was not asked. */
  public String unsure() {
    return isWritten() ? forecast.filter(found -> found.advice() == Advice.MAY_PAY).map(found -> "it " + TimeText.unsure(found) + "; check tries it").orElse("") : "";
  }

  private static String order(NestBlocks blocks) {
    String other = "the loop at line " + blocks.facts().line();
    return switch (blocks.order()) {
      case DIAGONALS -> "in blocks with " + other + ", those of an anti-diagonal at the same time";
      case ROWS -> "in blocks of " + blocks.rows() + " by " + blocks.columns() + " with " + other + ", one after the other";
      case EXCHANGED -> "exchanged with " + other;
    };
  }

  /** Its parts, as whoever runs them deals them. */
  public PartForm inParts(Dealing dealing, String method) {
    return split.isPresent() ? split.get().inParts(dealing, method) : LoopBlocks.form(source.syntax(), finding, blocks, dealing, method, ofArray);
  }

  Application.Loop told() {
    return new Application.Loop(finding.file(), finding.line(), finding.best().text(), isWritten(), forecast.map(LoopForecast::advice), whyInAll(), conditions);
  }
}
