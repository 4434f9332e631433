package org.parcast.report.text;

import org.parcast.report.words.Printable;
import org.parcast.report.words.Wrapped;

/** Says above a result that the run ended early. */
public final class PartialText {
  private PartialText() {}

  /** The lines that say why; empty where there is no reason. */
  public static String of(String reason) {
    return reason.isEmpty() ? "" : Wrapped.item("PARTIAL: ", "the run ended early: " + Printable.of(reason));
  }
}
