package org.parcast.recorder.state;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;
import org.parcast.recording.WordBlock.Kind;

/** The descriptions of all words, by number, for the recording. */
public final class Blocks {
  private static final int[] NO_ROUNDS = {};

  /** What holds what holds a word may be a list, or hold itself; arrays have no more dimensions. */
  private static final int MOST_DIMENSIONS = 255;

  /** A description as the recording has it; what the source says of the site and the type is joined when it is read. */
  public static final class Block {
    public final Kind kind;
    public final int site;

    /** Where a variable has taken it that has not made it itself; 0 where none has. */
    public int named;

    /** Number of the type (an array's, a class's) in the tracer's table. */
    public final int type;
    public int length;

    /** Of a collection's words, how many have ever been in use: it has room for more; 0 for all other words, which are as many as they are. */
    public int used;

    public final int base;
    public int parent = -1;
    /** How many words it has. */
    public int words() {
      return used > 0 ? used : length;
    }

    /** How many levels of rows it has below it. */
    public int height;

    /** The object whose field refers to it, and the number of the field's name; -1 where none does. */
    public int holder = -1;

    public int field;

    /** Whether what the program reached on that way was replaced in the step in which it came there: a temporary. */
    public boolean replaced;
    public int index;

    /** The longer array whose first words these have become; -1 where there is none. */
    public int grownInto = -1;

    public boolean temporary;

    /** Whether it is all that its site has made, of one word or an object, or the fields of a class. */
    public boolean alone;

    /** Whether it is all that its site has made, an array of fewer words than are spread over ranks or an object, or the fields of a class: its words may run. */
    public boolean runs;

    /** Whether its words are single numbers, which all ranks have, but for those that run. */
    public boolean single;

    /**
     * The first vertex of each round that scratch has opened, that of the words themselves first: the same in every step, also where each
     * step makes the scratch anew.
     */
    public int[] rounds = NO_ROUNDS;

    public int roundsOpened;

    /** Where the last round of one vertex stands; null where there is none. */
    RoundRows.Row latestRow;

    Block(Kind kind, int site, int type, int length, int base) {
      this.kind = kind;
      this.site = site;
      this.type = type;
      this.length = length;
      this.base = base;
    }
  }

  private final List<Block> all = new ArrayList<>();

  /** Adds a description; answers its number. */
  public int add(Kind kind, int site, int type, int length, int base) {
    all.add(new Block(kind, site, type, length, base));
    return all.size() - 1;
  }

  public Block get(int id) {
    return all.get(id);
  }

  public int size() {
    return all.size();
  }

  /**
   * Where the block is reached from: the array or list that it is in, or the object whose field has it, if that is in one; -1 where there is neither.
   */
  public int reachedFrom(int id) {
    boolean inContainer = false;
    int at = id;
    for (int above = heldBy(id); above >= 0; above = above(at)) {
      inContainer |= get(at).parent >= 0;
      at = above;
    }
    return inContainer ? above(id) : -1;
  }

  /**
   * The array or list that the block is in, or the object whose field has it; -1 where there is none. A way through the same field twice is one through a
   * tree or a graph, on which the program does not address by indices.
   */
  public int heldBy(int id) {
    Set<Integer> fields = new HashSet<>();
    int at = id;
    for (int links = 0; links < MOST_DIMENSIONS && above(at) >= 0; links++) {
      if (get(at).parent < 0 && !fields.add(get(at).field)) {
        return -1;
      }
      at = above(at);
    }
    return above(at) < 0 ? above(id) : -1;
  }

  private int above(int id) {
    return get(id).parent >= 0 ? get(id).parent : get(id).holder;
  }

  /** The array of arrays that the block is of in the end; the block itself where it is of none. */
  public int outermost(int id) {
    int at = id;
    for (int dimension = 1; dimension < MOST_DIMENSIONS && get(at).parent >= 0; dimension++) {
      at = get(at).parent;
    }
    return at;
  }

  /** Whether two places are of different variables, as far as is known: elements of arrays or lists that different lines of the program make, or take, or different fields of objects. */
  public boolean areOfTwoVariables(int one, int other) {
    if (get(one).parent >= 0 && get(other).parent >= 0) {
      Block first = get(outermost(one));
      Block second = get(outermost(other));
      return first.site != second.site || first.named != second.named;
    }
    return get(one).holder >= 0 && get(other).holder >= 0 && get(one).field != get(other).field;
  }

  /** How many words there are of which the block has some: with those of all rows and objects of the arrays that it is reached through. */
  public long words(int id) {
    long words = get(id).words();
    int at = id;
    for (int dimension = 1; dimension < MOST_DIMENSIONS && above(at) >= 0; dimension++) {
      at = above(at);
      words *= get(at).kind == Kind.ARRAY_OF_ARRAYS ? Math.max(1, get(at).length) : 1;
    }
    return words;
  }

  /** The array that the block is of: the outermost one, or that below it where that holds levels. */
  public int array(int id) {
    int outermost = outermost(id);
    int at = id;
    for (int dimension = 1; dimension < MOST_DIMENSIONS && get(outermost).length <= DecidingNumbers.MOST_LEVELS && at != outermost && get(at).parent != outermost; dimension++) {
      at = get(at).parent;
    }
    return get(outermost).length <= DecidingNumbers.MOST_LEVELS ? at : outermost;
  }

  /** The indices that lead from {@link #array} to the block. */
  List<Integer> path(int id) {
    LinkedList<Integer> path = new LinkedList<>();
    int array = array(id);
    for (int at = id; path.size() < MOST_DIMENSIONS && at != array && get(at).parent >= 0; at = get(at).parent) {
      path.addFirst(get(at).index);
    }
    return path;
  }
}
