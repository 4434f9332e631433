package org.parcast.analyses.valueflow.word;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.recording.Nets;
import org.parcast.recording.Site;
import org.parcast.recording.WordBlock;

/** Which blocks a reader of the program would call one thing: the rows of an array, the objects that one place makes, all rounds of their words. */
public final class WordGroups {
  private record Origin(String type, Site site) {}

  private record Way(int root, String fields, String type) {}

  private final int[] group;
  private final int[] size;

  /** @param blocks all of the recording */
  public WordGroups(List<WordBlock> blocks) {
    group = new int[blocks.size()];
    size = new int[blocks.size()];
    Map<Object, Integer> firstOf = new HashMap<>();
    for (WordBlock block : blocks) {
      AccessPath path = AccessPath.of(block, blocks);
      WordBlock root = path.root();
      boolean made = root.kind() == WordBlock.Kind.OBJECT && root.site() != null;
      boolean inObjects = path.leadsThroughFields() || block.kind() == WordBlock.Kind.OBJECT && block.parent() >= 0;
      Object origin = made ? new Origin(root.type(), root.site()) : new Way(root.id(), path.fields(), block.type());
      group[block.id()] = made || inObjects ? firstOf.computeIfAbsent(origin, o -> block.id()) : root.id();
      if (block.original() == block.id()) {
        size[group[block.id()]]++;
      }
    }
  }

  /** All numbers of groups are below. */
  public int numbers() {
    return group.length;
  }

  /** The number of a block's group, from 0. */
  public int of(WordBlock block) {
    return group[block.id()];
  }

  /** How many blocks are in the block's group, its own rounds apart. */
  public int size(WordBlock block) {
    return size[of(block)];
  }

  /** Whether the block's words are numbers that no decomposition spreads over ranks: there are fewer like them than a cut has parts. */
  public boolean isNumber(WordBlock block) {
    return switch (block.kind()) {
      case REGISTER, STATICS -> true;
      case OBJECT -> size(block) < Thresholds.PARTS;
      case ARRAY -> block.parent() < 0 && block.length() < Thresholds.PARTS;
      case ARRAY_OF_ARRAYS -> false;
    };
  }

  /** The vertices of such numbers. */
  public BitSet numbers(List<WordBlock> blocks) {
    BitSet numbers = new BitSet();
    blocks.stream().filter(block -> block.firstVertex() >= Nets.FIRST_VERTEX && isNumber(blocks.get(block.original())))
        .forEach(block -> numbers.set(block.firstVertex(), block.firstVertex() + block.length()));
    return numbers;
  }

  /**
   * What a programmer has declared: an array, a field of objects.
   *
   * @param group the number of a group
   * @param field which word of its objects, 0 where it has none
   */
  public record Variable(int group, int field) {}

  /** The variable of a block's word. */
  public Variable variable(WordBlock block, int vertex) {
    return new Variable(of(block), block.words().isEmpty() ? 0 : vertex - block.firstVertex());
  }
}
