package org.parcast.analyses.loops.verdict;

import java.util.List;
import java.util.Locale;

/**
 * What one iteration of a loop owes to an earlier one.
 *
 * @param what the variable or array element as it stands in the source, {@code a[i-1]}; of a call, the method
 * @param fromLine line of the earlier iteration's reference, 0 where unknown; where one place alone keeps the order, that place
 * @param toLine line of the later iteration's, 0 where unknown
 * @param distance by how many iterations of the loop, then of the loops inside, the later is behind; empty where it differs or is not known
 * @param iterations how many iterations were seen to depend on an earlier one; 0 where the dependence was not observed
 * @param certainty whether it was proven, observed, or could not be ruled out
 * @param fromFile the file that {@code fromLine} is in, {@code util/Grid.java}; empty for that of the loop
 * @param toFile the file that {@code toLine} is in, likewise
 */
public record Dependence(
    Kind kind, String what, int fromLine, int toLine, List<Long> distance, long iterations, Certainty certainty, String fromFile, String toFile) {

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

    /** Whether two references meet; else one place alone keeps the order. */
    public boolean joins() {
      return this != CONTROL && this != CALL;
    }

    /** As it stands in reports. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Dependence {
    distance = List.copyOf(distance);
  }

  /** Between lines of the file that the loop is in. */
  public Dependence(Kind kind, String what, int fromLine, int toLine, List<Long> distance, long iterations, Certainty certainty) {
    this(kind, what, fromLine, toLine, distance, iterations, certainty, "", "");
  }

  /** What one place of the loop's file does. */
  public static Dependence at(Kind kind, String what, int line, Certainty certainty) {
    return new Dependence(kind, what, line, line, List.of(), 0, certainty);
  }

  /** The same of a variable as a whole. */
  public Dependence of(String variable) {
    return new Dependence(kind, variable, fromLine, toLine, distance, iterations, certainty, fromFile, toFile);
  }

  /** How little it tells of what keeps the iterations in order, from 0: what was seen or proven to meet comes before a place that stops them, and that before what may meet. */
  public int rank() {
    if (!kind.joins()) {
      return 2;
    }
    return certainty == Certainty.ASSUMED ? 3 : kind == Kind.FLOW ? 0 : 1;
  }

  /** In words, as in {@code flow a[i-1] line 12}; without lines where the class file tells none. */
  public String text() {
    if (toLine == 0) {
      return kind.label() + " " + what;
    }
    boolean one = kind == Kind.FLOW || fromLine == toLine && fromFile.equals(toFile);
    return kind.label() + " " + what + " " + (one ? line(toLine, toFile) : lines());
  }

  /** Both lines in words, {@code lines 8 and 12}; one alone where there is but one, or the other is not known. */
  public String lines() {
    if (toLine == 0) {
      return "in code of which the class file tells no lines";
    }
    if (fromLine == 0 || !kind.joins()) {
      return line(toLine, toFile);
    }
    return fromFile.equals(toFile) ? "lines " + fromLine + " and " + line(toLine, toFile).substring("line ".length())
        : line(fromLine, fromFile) + " and " + line(toLine, toFile);
  }

  private static String line(int number, String file) {
    return "line " + number + (file.isEmpty() ? "" : " of " + file);
  }

  /** Whether both lines are in the loop's file. */
  public boolean isInOneFile() {
    return fromFile.isEmpty() && toFile.isEmpty();
  }
}
