package org.parcast.recorder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.recorder.format.WordBlock.Kind;

/**
 * Arrays that hold word for word what another of their shape does when steps begin, as two time levels of a wave at rest. The steps give each its
 * own values, and what they leave in it takes the place of what it began with: so that is a value of its own, computed from the other's.
 */
final class InitialCopies {
  private final Flow flow;
  private final List<Shadow> arrays = new ArrayList<>();

  private InitialCopies(Flow flow) {
    this.flow = flow;
    flow.allocation.forEachLasting(arrays::add);
    arrays.removeIf(shadow -> shadow.isScratch() || flow.blocks.get(shadow.block).kind != Kind.ARRAY);
    arrays.sort(Comparator.comparingInt(shadow -> shadow.base));
  }

  /** Makes them values of their own. */
  static void own(Flow flow) {
    InitialCopies copies = new InitialCopies(flow);
    Map<Integer, List<Shadow>> whole = new TreeMap<>();
    copies.arrays.forEach(row -> whole.computeIfAbsent(copies.outermost(row.block), array -> new ArrayList<>()).add(row));
    whole.values().stream().filter(copies::areCopied).forEach(rows -> rows.forEach(copies::own));
  }

  /** Whether most words of the rows are copies: what one word or row of a table begins with makes it no copy. */
  private boolean areCopied(List<Shadow> rows) {
    long words = 0;
    long copied = 0;
    for (Shadow row : rows) {
      words += row.value.length;
      for (int word = 0; word < row.value.length; word++) {
        copied += isCopy(row, word) ? 1 : 0;
      }
    }
    return 2 * copied > words;
  }

  private void own(Shadow array) {
    for (int word = 0; word < array.value.length; word++) {
      if (isCopy(array, word)) {
        flow.use(array.value[word], array.vertex(word));
        flow.born(array, word, array.vertex(word));
      }
    }
  }

  private boolean isCopy(Shadow array, int word) {
    int value = array.value[word];
    return value != 0 && flow.values.home(value) != array.vertex(word) && isOfSameShape(array, word, flow.values.home(value));
  }

  private int outermost(int block) {
    int outermost = block;
    while (flow.blocks.get(outermost).parent >= 0) {
      outermost = flow.blocks.get(outermost).parent;
    }
    return outermost;
  }

  /** Whether the home is the word of another array at the same place. */
  private boolean isOfSameShape(Shadow array, int word, int home) {
    int low = 0;
    int high = arrays.size();
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (arrays.get(middle).base <= home) {
        low = middle;
      } else {
        high = middle;
      }
    }
    Shadow source = arrays.get(low);
    return home - source.base == word && areAlike(flow.blocks.get(array.block), flow.blocks.get(source.block));
  }

  /** Whether the arrays, and those whose rows they are, are equally long, and the rows at equal places. */
  private boolean areAlike(Blocks.Block one, Blocks.Block other) {
    boolean alike = one.length == other.length;
    while (alike && one.parent >= 0 && other.parent >= 0) {
      alike = one.index == other.index;
      one = flow.blocks.get(one.parent);
      other = flow.blocks.get(other.parent);
      alike &= one.length == other.length;
    }
    return alike && one != other && one.parent == other.parent;
  }
}
