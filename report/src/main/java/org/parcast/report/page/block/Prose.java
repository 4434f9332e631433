package org.parcast.report.page.block;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.parcast.report.words.Printable;

/**
 * A sentence or several, with words that stand out.
 *
 * @param spans its parts in order
 */
public record Prose(List<Span> spans) implements PageBlock {
  private static final Pattern UNIT = Pattern.compile("(?<=\\d) (?=(?:%|[kMGTP]?B|[m\u00b5]?s)(?!\\w))");

  /** How a part stands out. */
  public enum Style {
    PLAIN,
    STRONG,
    CODE
  }

  /** A part of a text. */
  public record Span(Style style, String text) {}

  public Prose {
    spans = List.copyOf(spans);
  }

  /** Figures and names; no line ends between a number and its unit. */
  public static Span strong(String text) {
    return new Span(Style.STRONG, UNIT.matcher(text).replaceAll("\u00a0"));
  }

  /** A name of the analysed program. */
  public static Span code(String text) {
    return new Span(Style.CODE, Printable.of(text));
  }

  /**
   * A text with a span in place of each {@code {}}.
   *
   * @throws IllegalArgumentException if their numbers differ
   */
  public static Prose of(String template, Span... inserted) {
    List<Span> spans = new ArrayList<>();
    String[] plain = template.split("\\{}", -1);
    if (plain.length != inserted.length + 1) {
      throw new IllegalArgumentException(inserted.length + " spans for: " + template);
    }
    for (int i = 0; i < plain.length; i++) {
      if (!plain[i].isEmpty()) {
        spans.add(new Span(Style.PLAIN, plain[i]));
      }
      if (i < inserted.length) {
        spans.add(inserted[i]);
      }
    }
    return new Prose(spans);
  }

  /** The text alone. */
  public String plain() {
    return spans.stream().map(Span::text).collect(Collectors.joining());
  }
}
