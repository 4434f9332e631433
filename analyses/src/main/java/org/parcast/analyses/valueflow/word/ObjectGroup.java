package org.parcast.analyses.valueflow.word;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recording.Site;
import org.parcast.recording.WordBlock;

/**
 * The objects that one place in the program has made and that no array or list has, in the order in which it made them: particles that know their neighbours.
 *
 * @param blocks the fields of each object, as many for each
 */
record ObjectGroup(List<WordBlock> blocks) {
  private record Origin(String type, Site site, int fields) {}

  /** The groups of more than one, in the order of their first objects. */
  static List<ObjectGroup> of(List<WordBlock> blocks) {
    Map<Origin, List<WordBlock>> groups = new LinkedHashMap<>();
    for (WordBlock block : blocks) {
      if (block.kind() == WordBlock.Kind.OBJECT && block.site() != null && block.parent() < 0 && !block.temporary() && block.original() == block.id()
          && block.firstVertex() >= 0 && block.length() > 0) {
        groups.computeIfAbsent(new Origin(block.type(), block.site(), block.length()), origin -> new ArrayList<>()).add(block);
      }
    }
    return groups.values().stream().filter(members -> members.size() > 1).map(ObjectGroup::new).toList();
  }

  /** The objects as the elements of a line. */
  WordArray array() {
    List<WordArray.Row> rows = new ArrayList<>(blocks.size());
    for (WordBlock block : blocks) {
      rows.add(new WordArray.Row(block.firstVertex(), block.length(), new int[] {rows.size()}, new int[0]));
    }
    return new WordArray(blocks.get(0).name(), new int[] {rows.size(), blocks.get(0).length()}, rows, true);
  }
}
