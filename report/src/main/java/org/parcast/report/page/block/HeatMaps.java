package org.parcast.report.page.block;

import java.util.List;

/**
 * Matrices drawn in the same colours, the first one large.
 *
 * @param caption what to see in them
 * @param unit what a cell counts
 * @param maps the matrices
 */
public record HeatMaps(String caption, String unit, List<HeatMap> maps) implements PageBlock {
  public HeatMaps {
    maps = List.copyOf(maps);
  }
}
