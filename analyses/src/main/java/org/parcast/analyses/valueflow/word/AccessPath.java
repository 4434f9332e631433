package org.parcast.analyses.valueflow.word;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import org.parcast.recording.WordBlock;

/**
 * The way on which the program reaches the words of a block from what lives on: {@code bodies[17].position}.
 *
 * @param root block of the array, list or object where it begins
 * @param fields those that it leads through, each after the number of indices before it
 * @param indices by which the program addresses on it
 * @param array block of the array that the last field refers to, the root where there is none
 * @param inArray how many of the indices, the last ones, are those in that array
 */
public record AccessPath(WordBlock root, String fields, int[] indices, WordBlock array, int inArray) {
  /** @param blocks all of the recording */
  public static AccessPath of(WordBlock block, List<WordBlock> blocks) {
    ArrayDeque<Integer> indices = new ArrayDeque<>();
    StringBuilder fields = new StringBuilder();
    WordBlock array = null;
    int inArray = 0;
    WordBlock at = blocks.get(block.original());
    for (; at.parent() >= 0; at = blocks.get(at.parent())) {
      if (blocks.get(at.parent()).kind() == WordBlock.Kind.OBJECT) {
        inArray = array == null ? indices.size() : inArray;
        array = array == null ? at : array;
        fields.append(indices.size()).append('.').append(at.index()).append(' ');
      } else {
        indices.addFirst(at.index());
      }
    }
    return new AccessPath(at, fields.toString(), indices.stream().mapToInt(Integer::intValue).toArray(), array == null ? at : array, array == null ? indices.size() : inArray);
  }

  /** Whether it leads through the fields of objects. */
  public boolean leadsThroughFields() {
    return !fields.isEmpty();
  }

  /** The indices in the array that the last field refers to. */
  public int[] indicesInArray() {
    return Arrays.copyOfRange(indices, indices.length - inArray, indices.length);
  }
}
