package org.parcast.report.page.block;

import java.util.List;
import java.util.Optional;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.words.Printable;

/**
 * A list of statements, each under a mark.
 *
 * @param items the statements
 */
public record Bullets(List<Item> items) implements PageBlock {
  /**
   * @param mark a word such as {@code observed}, in lower case
   * @param text the statement
   * @param about what the catalogue has on it
   */
  public record Item(String mark, String text, Optional<Notice> about) {
    /** A statement that is in no catalogue. */
    public Item(String mark, String text) {
      this(mark, text, Optional.empty());
    }

    /** A warning; its identifier becomes a reference. */
    public static Item warning(String message) {
      Optional<Notice> about = Notice.in(message);
      return new Item("warning", Printable.of(about.map(notice -> notice.without(message)).orElse(message)), about);
    }
  }

  public Bullets {
    items = List.copyOf(items);
  }
}
