package org.parcast.analyses.valueflow;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.parcast.recorder.format.Nets;
import org.parcast.recorder.format.Site;
import org.parcast.recorder.format.WordBlock;

/** The words behind the vertices: size, name, block. */
final class Words {
  private final WordBlock[] blocks;
  private final int[] first;
  private final byte[] bytes;

  Words(List<WordBlock> all, int vertices) {
    blocks = all.stream().filter(b -> b.firstVertex() >= Nets.FIRST_VERTEX).sorted(Comparator.comparingInt(WordBlock::firstVertex))
        .toArray(WordBlock[]::new);
    first = Arrays.stream(blocks).mapToInt(WordBlock::firstVertex).toArray();
    bytes = new byte[vertices];
    for (WordBlock block : blocks) {
      for (int i = 0; i < block.length(); i++) {
        bytes[block.firstVertex() + i] = (byte) block.bytes(i);
      }
    }
  }

  /** Bytes of the word of a vertex. */
  int bytes(int vertex) {
    return bytes[vertex];
  }

  /** The block that a vertex lies in, or null for a vertex of none. */
  WordBlock block(int vertex) {
    int at = Arrays.binarySearch(first, vertex);
    if (at < 0) {
      at = -at - 2;
    }
    return at >= 0 && vertex - first[at] < blocks[at].length() ? blocks[at] : null;
  }

  /** Name in the source: of the field or register, of the array for an element. */
  String name(int vertex) {
    WordBlock block = block(vertex);
    if (block == null) {
      return "";
    }
    int i = vertex - block.firstVertex();
    return block.words().isEmpty() || i >= block.words().size() ? block.name() : block.name() + "." + block.words().get(i).name();
  }

  /** Where the vertex's words were allocated, or null. */
  Site allocation(int vertex) {
    WordBlock block = block(vertex);
    return block == null ? null : block.site();
  }

  boolean isRegister(int vertex) {
    WordBlock block = block(vertex);
    return block != null && block.kind() == WordBlock.Kind.REGISTER;
  }

  /** Whether the vertex is scratch or of an object made inside a step. */
  boolean isTemporary(int vertex) {
    WordBlock block = block(vertex);
    return block != null && block.temporary();
  }

  /** Blocks with words in the order of their vertices. */
  List<WordBlock> blocks() {
    return List.of(blocks);
  }

  /** Words of the program: registers and later rounds of scratch are none. */
  long count() {
    return Arrays.stream(blocks).filter(b -> b.kind() != WordBlock.Kind.REGISTER && b.original() == b.id()).mapToLong(WordBlock::length)
        .sum();
  }
}
