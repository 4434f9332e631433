package org.parcast.analyses.valueflow.word;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.parcast.analyses.valueflow.graph.compact.VertexOrder;
import org.parcast.recording.Nets;
import org.parcast.recording.Site;
import org.parcast.recording.WordBlock;

/** The words behind the vertices: size, name, block. */
public final class Words {
  private final List<WordBlock> all;
  /** The ids of the blocks by their first vertices. */
  private final int[] ids;

  private final VertexOrder first;
  private final byte[] bytes;
  /** Vertices of rounds after the first. */
  private final BitSet later = new BitSet();
  private final BitSet temporary = new BitSet();

  /** @param all the blocks by id */
  public Words(List<WordBlock> all, int vertices) {
    this.all = all;
    // An array without words begins where the next one does.
    long[] idsByVertex = all.stream().filter(b -> b.firstVertex() >= Nets.FIRST_VERTEX && b.length() > 0)
        .mapToLong(b -> (long) b.firstVertex() << 32 | b.id()).sorted().toArray();
    ids = Arrays.stream(idsByVertex).mapToInt(key -> (int) key).toArray();
    BitSet starts = new BitSet(vertices);
    Arrays.stream(idsByVertex).forEach(key -> starts.set((int) (key >>> 32)));
    first = new VertexOrder(starts);
    bytes = new byte[vertices];
    for (WordBlock block : blocks()) {
      for (int i = 0; i < block.length(); i++) {
        bytes[block.firstVertex() + i] = (byte) block.bytes(i);
      }
      later.set(block.firstVertex(), block.firstVertex() + block.length(), block.round() > 0);
      temporary.set(block.firstVertex(), block.firstVertex() + block.length(), block.temporary());
    }
  }

  /** Bytes of the word of a vertex. */
  public int bytes(int vertex) {
    return bytes[vertex];
  }

  /** The block that a vertex lies in, or null for a vertex of none. */
  public WordBlock block(int vertex) {
    int at = first.before(vertex + 1) - 1;
    WordBlock block = at < 0 ? null : all.get(ids[at]);
    return block != null && vertex - block.firstVertex() < block.length() ? block : null;
  }

  /** The vertex of the same word in its first round; the vertex itself where it has one round or is of no word. */
  public int firstRound(int vertex) {
    WordBlock block = block(vertex);
    return block == null ? vertex : all.get(block.original()).firstVertex() + vertex - block.firstVertex();
  }

  /** The round in its step that a vertex stands for, 0 where its word has one. */
  public int round(int vertex) {
    return later.get(vertex) ? block(vertex).round() : 0;
  }

  /** Name in the source: of the field or register, of the array for an element. */
  public String name(int vertex) {
    WordBlock block = block(vertex);
    if (block == null) {
      return "";
    }
    int i = vertex - block.firstVertex();
    return block.words().isEmpty() || i >= block.words().size() ? block.name() : block.name() + "." + block.words().get(i).name();
  }

  /** Where the vertex's words were allocated, or null. */
  public Site allocation(int vertex) {
    WordBlock block = block(vertex);
    return block == null ? null : block.site();
  }

  public boolean isRegister(int vertex) {
    WordBlock block = block(vertex);
    return block != null && block.kind() == WordBlock.Kind.REGISTER;
  }

  public boolean isArray(int vertex) {
    WordBlock block = block(vertex);
    return block != null && block.kind() == WordBlock.Kind.ARRAY;
  }

  /** Whether the vertex is scratch or of an object made inside a step. */
  public boolean isTemporary(int vertex) {
    return temporary.get(vertex);
  }

  /** Blocks with words in the order of their vertices. */
  public List<WordBlock> blocks() {
    return new AbstractList<>() {
      @Override
      public WordBlock get(int i) {
        return all.get(ids[i]);
      }

      @Override
      public int size() {
        return ids.length;
      }
    };
  }

  /** Words of the program: registers and later rounds of scratch are none. */
  public long count() {
    return blocks().stream().filter(b -> b.kind() != WordBlock.Kind.REGISTER && b.original() == b.id()).mapToLong(WordBlock::length)
        .sum();
  }
}
