package org.parcast.analyses.valueflow.word;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.parcast.analyses.valueflow.plan.Thresholds;

/**
 * The grids that an array of arrays holds for the levels of a multigrid cycle, each of another size: they have nothing in common but their place. Rows of a
 * triangular matrix have nearly the length of the row before.
 */
final class Levels {
  private Levels() {}

  /** The rows of each level, without the level's index; none where these are no levels. */
  static List<List<WordArray.Row>> of(List<WordArray.Row> rows) {
    TreeMap<Integer, List<WordArray.Row>> levels = new TreeMap<>();
    for (WordArray.Row row : rows) {
      if (row.index().length == 0) {
        return List.of();
      }
      int[] rest = Arrays.copyOfRange(row.index(), 1, row.index().length);
      levels.computeIfAbsent(row.index()[0], level -> new ArrayList<>()).add(new WordArray.Row(row.firstVertex(), row.length(), rest, row.rounds()));
    }
    List<List<WordArray.Row>> found = List.copyOf(levels.values());
    boolean areAll = levels.firstKey() == 0 && levels.lastKey() == found.size() - 1;
    return areAll && found.stream().allMatch(Levels::isGrid) && shrinkOrGrow(found) ? found : List.of();
  }

  /** Whether all rows are of one length. */
  private static boolean isGrid(List<WordArray.Row> level) {
    return level.stream().mapToInt(WordArray.Row::length).distinct().count() == 1;
  }

  private static boolean shrinkOrGrow(List<List<WordArray.Row>> levels) {
    long[] words = levels.stream().mapToLong(level -> (long) level.size() * level.get(0).length()).toArray();
    boolean shrink = words.length > 1 && Arrays.stream(words).max().orElse(0) >= Thresholds.SMALLEST_LEVELS;
    boolean grow = shrink;
    for (int level = 1; level < words.length; level++) {
      shrink &= words[level - 1] >= Thresholds.SHRINKAGE * words[level];
      grow &= words[level] >= Thresholds.SHRINKAGE * words[level - 1];
    }
    return shrink || grow;
  }
}
