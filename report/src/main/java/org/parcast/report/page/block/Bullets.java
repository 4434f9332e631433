package org.parcast.report.page.block;

import java.util.List;

/**
 * A list of statements, each under a mark.
 *
 * @param items the statements
 */
public record Bullets(List<Item> items) implements Block {
  /**
   * @param mark a word such as {@code observed}, in lower case
   * @param text the statement
   */
  public record Item(String mark, String text) {}

  public Bullets {
    items = List.copyOf(items);
  }
}
