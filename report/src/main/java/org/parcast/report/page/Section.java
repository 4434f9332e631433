package org.parcast.report.page;

import java.util.List;

/**
 * A section of a report.
 *
 * @param id its name within the document
 * @param title its heading
 * @param blocks its content
 */
public record Section(String id, String title, List<Block> blocks) {
  public Section {
    blocks = List.copyOf(blocks);
  }
}
