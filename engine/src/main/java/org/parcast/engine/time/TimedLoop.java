package org.parcast.engine.time;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.machine.measure.MachineMeter;
import org.parcast.frontend.source.SourceLoop;
import org.parcast.frontend.stream.part.PartForm;

/**
 * A loop that is timed.
 *
 * @param number by which its clock is known
 * @param finding what is known of it
 * @param source where it stands
 * @param form how it is written in parts
 */
record TimedLoop(int number, LoopFinding finding, SourceLoop source, PartForm form) {
  /** As every input needs it; where that cannot be written, as this run did. */
  static TimedLoop of(int number, LoopFinding finding, SourceLoop source) {
    TimedLoop always = written(number, finding, source, false);
    return always.form.exists() ? always : finding.inThisRun().map(seen -> written(number, seen, source, false)).filter(seen -> seen.form.exists()).orElse(always);
  }

  private static TimedLoop written(int number, LoopFinding finding, SourceLoop source, boolean ofArray) {
    return new TimedLoop(number, finding, source, LoopBlocks.form(source.syntax(), finding, LoopBlocks.of(finding, Optional.empty(), MachineMeter.usableCores()), new TimedDealing(), "part" + number + "OfLoop", ofArray));
  }

  /** The same, in the order in which they are tried: what a {@code for} goes through may be an array though its file does not tell that. */
  List<TimedLoop> attempts() {
    return source.kind() == SourceLoop.Kind.FOREACH ? List.of(this, written(number, finding, source, true)) : List.of(this);
  }

  boolean contains(TimedLoop other) {
    return source.contains(other.source) && source != other.source;
  }
}
