package org.parcast.analyses.valueflow.word;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recorder.format.Site;
import org.parcast.recorder.format.WordBlock;

/**
 * The objects that one place in the program has made, in the order in which it made them: the cells of a grid, the particles of a list.
 *
 * @param blocks the fields of each object, as many for each
 */
public record ObjectGroup(List<WordBlock> blocks) {
  private record Origin(String type, Site site, int fields) {}

  /** The groups of more than one, in the order of their first objects. */
  public static List<ObjectGroup> of(List<WordBlock> blocks) {
    Map<Origin, List<WordBlock>> groups = new LinkedHashMap<>();
    for (WordBlock block : blocks) {
      if (block.kind() == WordBlock.Kind.OBJECT && block.site() != null && !block.temporary() && block.original() == block.id()
          && block.firstVertex() >= 0 && block.length() > 0) {
        groups.computeIfAbsent(new Origin(block.type(), block.site(), block.length()), origin -> new ArrayList<>()).add(block);
      }
    }
    return groups.values().stream().filter(members -> members.size() > 1).map(ObjectGroup::new).toList();
  }

  int size() {
    return blocks.size();
  }

  String name() {
    return blocks.get(0).name();
  }

  /** The objects as the elements of an array of this shape, row-major. */
  WordArray array(List<Integer> shape) {
    int axes = shape.size();
    List<WordArray.Row> rows = new ArrayList<>(blocks.size());
    for (int k = 0; k < blocks.size(); k++) {
      int[] index = new int[axes];
      int rest = k;
      for (int a = axes - 1; a >= 0; a--) {
        index[a] = rest % shape.get(a);
        rest /= shape.get(a);
      }
      rows.add(new WordArray.Row(blocks.get(k).firstVertex(), blocks.get(k).length(), index, new int[0]));
    }
    int[] dimensions = new int[axes + 1];
    for (int a = 0; a < axes; a++) {
      dimensions[a] = shape.get(a);
    }
    dimensions[axes] = blocks.get(0).length();
    return new WordArray(name(), dimensions, rows, true);
  }
}
