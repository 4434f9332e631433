package org.parcast.report.compare;

/**
 * A figure of a forecast that can get better or worse.
 *
 * @param subject what it is of, such as a loop or a decomposition on so many ranks; the same in both documents
 * @param quantity what is measured of it
 * @param file source file, or empty
 * @param line line in it, or 0
 * @param value the figure
 * @param low lower end of its interval; the value itself where it is exact
 * @param high upper end of its interval
 * @param moreIsBetter whether a larger figure is the better one
 * @param text the figure as people read it
 */
record ComparedFigure(String subject, String quantity, String file, int line, double value, double low, double high, boolean moreIsBetter, String text) {

  /** A figure that is exact. */
  static ComparedFigure exact(String subject, String quantity, double value, boolean moreIsBetter, String text) {
    return new ComparedFigure(subject, quantity, "", 0, value, value, value, moreIsBetter, text);
  }

  /** The same, at a place in the source. */
  ComparedFigure at(String where, int number) {
    return new ComparedFigure(subject, quantity, where, number, value, low, high, moreIsBetter, text);
  }

  /** What tells it from the other figures of a document. */
  String key() {
    return subject + "\n" + quantity;
  }

  /** Whether the two differ by more than their intervals allow. */
  boolean differsFrom(ComparedFigure other) {
    return low > other.high || high < other.low;
  }

  /** Whether it is better than the other one. */
  boolean isBetterThan(ComparedFigure other) {
    return moreIsBetter ? value > other.value : value < other.value;
  }
}
