package org.parcast.analyses.dependence;

import java.util.List;
import java.util.Locale;

/**
 * What one iteration of a loop owes to an earlier one.
 *
 * @param what the variable or array element as it stands in the source, {@code a[i-1]}; of a call, the method
 * @param fromLine line of the earlier iteration's reference, 0 where unknown
 * @param toLine line of the later iteration's
 * @param distance by how many iterations of the loop, then of the loops inside, the later is behind; empty where it differs or is not known
 * @param iterations how many iterations were seen to depend on an earlier one; 0 where the dependence was not observed
 * @param certainty whether it was proven, observed, or could not be ruled out
 */
public record Dependence(Kind kind, String what, int fromLine, int toLine, List<Long> distance, long iterations, Certainty certainty) {

  /** What the two references do. */
  public enum Kind {
    /** Written, then read. */
    FLOW,
    /** Read, then written. */
    ANTI,
    /** Written twice. */
    OUTPUT,
    /** The earlier iteration decides whether there is a later one: a break, a return, a condition that is computed on the way. */
    CONTROL,
    /** A call with effects that are not known, or that must come in order, as output does. */
    CALL;

    /** As it stands in reports. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Dependence {
    distance = List.copyOf(distance);
  }

  /** The same of a variable as a whole. */
  Dependence of(String variable) {
    return new Dependence(kind, variable, fromLine, toLine, distance, iterations, certainty);
  }

  /** In words, as in {@code flow a[i-1] line 12}. */
  public String text() {
    String lines = fromLine == toLine || fromLine == 0 ? "line " + toLine : "lines " + fromLine + " and " + toLine;
    return kind.name().toLowerCase(Locale.ROOT) + " " + what + " " + (kind == Kind.FLOW || fromLine == 0 ? "line " + toLine : lines);
  }
}
