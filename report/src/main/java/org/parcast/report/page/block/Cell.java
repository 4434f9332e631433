package org.parcast.report.page.block;

import java.util.Locale;
import java.util.OptionalDouble;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/**
 * A cell of a table.
 *
 * @param text what people read
 * @param raw what a spreadsheet reads
 * @param number whether {@code raw} is a number
 * @param share part of a whole to draw as a bar, 0 to 1
 * @param mark kind of what it says, for its colour; empty for most
 * @param remark what is to be said besides, below it; empty for most
 */
public record Cell(String text, String raw, boolean number, OptionalDouble share, String mark, String remark) {
  private Cell(String text, String raw, boolean number, OptionalDouble share, String mark) {
    this(text, raw, number, share, mark, "");
  }

  /** A verdict, in the colour of its kind. */
  public static Cell mark(String text, String kind) {
    return new Cell(text, text, false, OptionalDouble.empty(), kind);
  }

  /** Text of Parcast's own or of the analysed program. */
  public static Cell text(String text) {
    String printable = Printable.of(text);
    return new Cell(printable, printable, false, OptionalDouble.empty(), "");
  }

  /** Text, and what is to be said besides. */
  public static Cell remarked(String text, String remark) {
    String printable = Printable.of(text);
    String besides = Printable.of(remark);
    return new Cell(printable, besides.isEmpty() ? printable : printable + "  " + besides, false, OptionalDouble.empty(), "", besides);
  }

  /** A time, of any size; a spreadsheet reads seconds. */
  public static Cell time(double seconds) {
    return new Cell(DecompositionNames.time(seconds), plain(seconds), true, OptionalDouble.empty(), "");
  }

  /** A number that is read as it is written, with digits in groups. */
  public static Cell number(double value) {
    return new Cell(Numbers.grouped(value), plain(value), true, OptionalDouble.empty(), "");
  }

  /** A number with two decimals. */
  public static Cell ratio(double value) {
    return new Cell(Numbers.ratio(value), plain(value), true, OptionalDouble.empty(), "");
  }

  /** A share told to the hundredth of a percent, where small differences count. */
  public static Cell rate(double value) {
    return new Cell(String.format(Locale.ROOT, "%.2f %%", 100 * value), plain(value), true, OptionalDouble.empty(), "");
  }

  /** A part of a whole, drawn as a bar. */
  public static Cell share(double value) {
    return new Cell(Numbers.share(value), plain(value), true, OptionalDouble.of(Math.max(0, Math.min(1, value))), "");
  }

  /** Nothing to say here. */
  public static Cell none() {
    return new Cell("\u2013", "", false, OptionalDouble.empty(), "");
  }

  private static String plain(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1L << 53 ? String.valueOf((long) value) : String.valueOf(value);
  }
}
