package org.parcast.report.compare;

import java.util.Locale;

/**
 * A figure that is not as it was.
 *
 * @param kind whether that is good
 * @param subject what the figure is of
 * @param quantity what is measured
 * @param before the figure in the baseline, or empty
 * @param after the figure now, or empty
 * @param file source file as it is now, or empty
 * @param line line in it, or 0
 */
public record Change(Kind kind, String subject, String quantity, String before, String after, String file, int line) {
  /** What became of a figure; in the order of reports. */
  public enum Kind {
    WORSE,
    BETTER,
    /** It is in the baseline only. */
    GONE,
    /** It is not in the baseline. */
    NEW;

    /** The name in documents. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static Change between(ComparedFigure before, ComparedFigure after) {
    return new Change(after.isBetterThan(before) ? Kind.BETTER : Kind.WORSE, after.subject(), after.quantity(), before.text(), after.text(), after.file(), after.line());
  }

  static Change gone(ComparedFigure before) {
    return new Change(Kind.GONE, before.subject(), before.quantity(), before.text(), "", "", 0);
  }

  static Change added(ComparedFigure after) {
    return new Change(Kind.NEW, after.subject(), after.quantity(), "", after.text(), after.file(), after.line());
  }
}
