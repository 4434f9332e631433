package org.parcast.engine.time;

import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.loops.LoopClauses;
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
    TimedLoop always = written(number, finding, source);
    return always.form.exists() ? always : finding.inThisRun().map(seen -> written(number, seen, source)).filter(seen -> seen.form.exists()).orElse(always);
  }

  private static TimedLoop written(int number, LoopFinding finding, SourceLoop source) {
    return new TimedLoop(number, finding, source, source.syntax().inParts(LoopClauses.of(finding.best()), new TimedDealing(), "part" + number + "OfLoop"));
  }

  boolean contains(TimedLoop other) {
    return source.contains(other.source) && source != other.source;
  }
}
