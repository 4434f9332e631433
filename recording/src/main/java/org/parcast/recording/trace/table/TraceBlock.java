package org.parcast.recording.trace.table;

import java.util.ArrayList;
import java.util.List;

/**
 * A basic block, or the part of one up to or after a call: its references are made one after the other.
 *
 * @param id its number, from 1 on
 * @param method number of its method
 * @param block index of the block in the method's SSA form
 * @param line source line of its first reference, 0 where unknown
 * @param loop number of the innermost loop of the method around it, 0 for none
 * @param references numbers of its references in order
 */
public record TraceBlock(int id, int method, int block, int line, int loop, List<Integer> references) {
  public TraceBlock {
    references = List.copyOf(references);
  }

  /** The references of blocks that follow each other. */
  public static int[] references(List<TraceBlock> blocks) {
    int count = 0;
    for (TraceBlock block : blocks) {
      count += block.references.size();
    }
    int[] all = new int[count];
    int at = 0;
    for (TraceBlock block : blocks) {
      for (int reference : block.references) {
        all[at++] = reference;
      }
    }
    return all;
  }

  /** The blocks with these numbers, of a list by number. */
  public static List<TraceBlock> numbered(int[] numbers, List<TraceBlock> table) {
    List<TraceBlock> blocks = new ArrayList<>(numbers.length);
    for (int number : numbers) {
      blocks.add(table.get(number));
    }
    return blocks;
  }
}
