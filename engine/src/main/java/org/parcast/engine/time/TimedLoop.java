package org.parcast.engine.time;

import java.util.List;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.frontend.SourceLoop;
import org.parcast.frontend.stream.Clauses;
import org.parcast.frontend.stream.PartForm;

/**
 * A loop that is timed.
 *
 * @param number by which its clock is known
 * @param finding what is known of it
 * @param source where it stands
 * @param form how it is written to be timed
 */
record TimedLoop(int number, LoopFinding finding, SourceLoop source, PartForm form) {
  static TimedLoop of(int number, LoopFinding finding, SourceLoop source) {
    List<Clauses.Gathered> gathered =
        finding.best().reductions().stream().map(reduction -> new Clauses.Gathered(reduction.operator(), reduction.variable())).toList();
    if (!finding.best().counters().isEmpty()) {
      return new TimedLoop(number, finding, source, PartForm.none("it counts " + String.join(", ", finding.best().counters()) + " on: compute it from the loop's own counter"));
    }
    return new TimedLoop(number, finding, source, source.syntax().inParts(new Clauses(finding.best().privates(), finding.best().firstPrivates(), gathered), number));
  }

  boolean contains(TimedLoop other) {
    return source.contains(other.source) && source != other.source;
  }
}
