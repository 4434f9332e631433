package org.parcast.recording;

import java.util.List;

/**
 * Words that lie together and their vertices: the elements of an array of primitives, the fields of an object, the static fields of a
 * class, a register. Word {@code i} of the block has vertex {@code firstVertex + i}. An array of arrays is a block without words; its
 * rows name it as their {@code parent}.
 *
 * @param id number of the block, its index in {@link ValueFlowRecording#blocks()}
 * @param kind what holds the words
 * @param name name by the source where one is known ({@code Heat2D.u}, {@code u} for a local), else the type; rows have their root's
 * @param type descriptor of the array, class name of the object or class, descriptor of the register
 * @param parent id of the array of arrays, array of objects or list that has it, or of the object whose field does, or -1
 * @param index index in its parent, or number of the field's name, fixed when it was first put there; 0 without parent
 * @param length number of words, or of rows for an array of arrays
 * @param firstVertex vertex of the first word; -1 for an array of arrays
 * @param wordBytes bytes of every word where all are alike, else 0
 * @param words names and bytes of the words of an object or class in order; empty for arrays
 * @param original id of the block whose words these are in a later round, or the block's own id
 * @param round round of scratch within a step, 0 for the words themselves; in a shared round (small scratch) the length is 1
 * @param temporary whether it is scratch or one of many objects made inside a step, so that its values are placed with the word that they
 *     are copied into, and no decomposition is taken from it
 * @param strides row-major strides in elements that the program's index expressions give a linearised array, the largest first and
 *     without the final 1; empty where the index is not linearised. {@code (k*ny + j)*nx + i} gives {ny*nx, nx}
 * @param site where it was allocated, or null
 */
public record WordBlock(
    int id,
    Kind kind,
    String name,
    String type,
    int parent,
    int index,
    int length,
    int firstVertex,
    int wordBytes,
    List<Word> words,
    int original,
    int round,
    boolean temporary,
    List<Integer> strides,
    Site site) {

  /** What holds the words. */
  public enum Kind {
    ARRAY,
    ARRAY_OF_ARRAYS,
    OBJECT,
    STATICS,
    REGISTER
  }

  /** A field among the words of an object or class. */
  public record Word(String name, int bytes) {}

  /** The same words with these strides. */
  WordBlock withStrides(List<Integer> known) {
    return new WordBlock(id, kind, name, type, parent, index, length, firstVertex, wordBytes, words, original, round, temporary, known, site);
  }

  /** Bytes of the word {@code i} of the block. */
  public int bytes(int i) {
    return wordBytes > 0 ? wordBytes : words.get(Math.min(i, words.size() - 1)).bytes();
  }
}
