package org.parcast.benchmarks.papers;

import java.util.Locale;

/**
 * A figure of a paper beside ours.
 *
 * @param what table or figure, and what of it
 * @param paper the paper's value
 * @param ours ours
 * @param difference of the two, empty where there is nothing to subtract
 * @param reason why they differ, or why there is none of ours
 * @param command what makes ours; empty where only the whole chapter does
 * @param headline whether the paper claims it in its abstract or summary
 */
record Item(String what, String paper, String ours, String difference, String reason, String command, boolean headline) {
  private static final String NONE = "";
  private static final String OPEN = "open";

  /** A value that the paper prints. */
  static Item of(String what, double paper, double ours, String format, String reason, String command) {
    return new Item(what, text(format, paper), text(format, ours), String.format(Locale.ROOT, "%+.1f %%", 100 * (ours - paper) / paper), reason, command, false);
  }

  /** A statement of the paper, or a value of ours that is not on the paper's terms. */
  static Item said(String what, String paper, String ours, String reason, String command) {
    return new Item(what, paper, ours, NONE, reason, command, false);
  }

  /** What is not run here. */
  static Item open(String what, String paper, String reason) {
    return new Item(what, paper, OPEN, NONE, reason, NONE, false);
  }

  /** The same as a claim of the paper's abstract or summary. */
  Item asHeadline() {
    return new Item(what, paper, ours, difference, reason, command, true);
  }

  /** The same, made by a command unless it names its own or is open. */
  Item madeBy(String otherwise) {
    return command.isEmpty() && !ours.equals(OPEN) ? new Item(what, paper, ours, difference, reason, otherwise, headline) : this;
  }

  static String text(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
