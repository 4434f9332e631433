package org.parcast.report.page.block;

import java.util.ArrayList;
import java.util.List;

/**
 * A section of a report.
 *
 * @param id its name within the document
 * @param title its heading
 * @param blocks its content
 */
public record Section(String id, String title, List<PageBlock> blocks) {
  public Section {
    blocks = List.copyOf(blocks);
  }

  /** Whether it only says how to have what was not analysed. */
  public boolean isMissing() {
    return blocks.stream().allMatch(HowTo.class::isInstance);
  }

  /** Its tables, those of its pictures among them. */
  public List<Table> tables() {
    List<Table> tables = new ArrayList<>();
    for (PageBlock block : blocks) {
      if (block instanceof Table table) {
        tables.add(table);
      } else if (block instanceof Folded folded) {
        tables.add(folded.table());
      } else if (block instanceof Figure figure) {
        tables.add(figure.table());
      } else if (block instanceof GraphPicture graph) {
        tables.add(graph.table());
      } else if (block instanceof HeatMaps maps) {
        maps.maps().forEach(map -> tables.add(map.table()));
      }
    }
    return tables;
  }
}
