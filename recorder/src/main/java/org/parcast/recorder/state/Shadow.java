package org.parcast.recorder.state;

/**
 * The shadow of an array, an object or the static fields of a class: which value each of its words holds, and where the vertices of its
 * words are. An array of arrays has the shadows of its rows instead. The traced program keeps a shadow beside every reference that it
 * traces, so that finding it costs nothing.
 */
public final class Shadow {
  /** An object of a rewritten class that has words, itself or in a class below it. */
  public interface Recorded {
    /** The shadow of its words; null where it has none. */
    Shadow parcast$shadow();
  }

  /** The value that each word holds, 0 before its first store or read; what waits in {@link #lazy} has to be done before anyone looks. */
  private final int[] value;

  /** Counts what is written to the words. */
  public long version;

  /** Counts the values that are copied into words. */
  public long copied;

  /** Vertex of the first word. */
  public int base;

  /** Number of the description of the words. */
  public final int block;

  /** For the first run: the outermost loop, counted as they are entered, in whose iterations the words were allocated; 0 if in none. */
  public int madeIn;

  /** For the first run: the outermost loop that was the last to store in the words. */
  public int storedIn;

  /** Its number in the nest that was noted last. */
  public int noted;

  /** Whether the word is a gathered register. */
  public boolean isRegister;

  /** Whether the words may be single numbers, which all ranks have. */
  public boolean mayBeSingle;

  /** Whether they may be reduced term by term: single numbers, or few sums of an array. */
  public boolean mayBeReduced;

  /** Whether the words may be those of one object or of a short array, as no other is: their values may run from one element to the next. */
  public boolean mayRun;

  /** The rounds of scratch words, or null while no word was born twice in a step. */
  public Rounds rounds;

  /** Whether the words are those of a place that keeps one object after another, none of which ever changes: each copy is a new value of its own. */
  public boolean isPlace;

  /** The words of the place that was last to keep the object, where its own never change; else null. */
  public Shadow place;

  /** Whether several places have come to keep the object in one step: a shared constant belongs to none of them. */
  public boolean isShared;

  /** Rows that wait for what was told of all their words together; null for none. */
  private LazyRows lazy;

  /** The shadows of the rows of an array of arrays, else null. */
  public final Shadow[] rows;

  public Shadow(int words, int base, int block) {
    this.value = new int[words];
    this.base = base;
    this.block = block;
    this.rows = null;
  }

  public Shadow(int rows, int block) {
    this.value = new int[0];
    this.base = -1;
    this.block = block;
    this.rows = new Shadow[rows];
  }

  private int copyStep;
  private int copiesInStep;
  private boolean workspace;

  /** How many words there are. */
  public int length() {
    return value.length;
  }

  /** The value that the word holds, 0 before its first store or read. */
  public int value(int word) {
    if (lazy != null) {
      lazy.settle(word);
    }
    return value[word];
  }

  /** By word, the values that are held; only those of so many words, each so much further on than the one before, may be looked at. */
  public int[] values(int first, int step, int rows) {
    settle(first, step, rows);
    return value;
  }

  /** By word, the values that are held. */
  public int[] values() {
    if (lazy != null) {
      lazy.settle();
    }
    return value;
  }

  /** Writes the values of so many words, each {@code step} further on, to places that are {@code apart} from one another from {@code begin} on; answers whether each word holds one. */
  public boolean values(int first, int step, int rows, int[] into, int begin, int apart) {
    boolean held = true;
    if (lazy == null) {
      for (int row = 0, word = first, at = begin; row < rows; row++, word += step, at += apart) {
        into[at] = value[word];
        held &= value[word] != 0;
      }
    } else {
      for (int row = 0, word = first, at = begin; row < rows; row++, word += step, at += apart) {
        into[at] = value(word);
        held &= into[at] != 0;
      }
    }
    return held;
  }

  /** A row of the words waits from now on; what it overlaps gives way to it. */
  void add(LazyRow row) {
    lazy = lazy == null ? new LazyRows() : lazy;
    lazy.add(row);
  }

  /** Whether rows may wait. */
  boolean mayWait() {
    return lazy != null;
  }

  /** The row that waits or has waited, and the word is in it or was; null for none. */
  public LazyRow waiting(int word) {
    return lazy == null ? null : lazy.at(word);
  }

  /** All that waits is done. */
  void settle() {
    lazy.settle();
    lazy = null;
  }

  /** A step ends: what it has told nothing of is done; answers whether something waits still. */
  boolean stepEnds() {
    if (!lazy.stepEnds()) {
      lazy = null;
    }
    return lazy != null;
  }

  /** So many words are about to be stored to, each so much further on than the one before. */
  public void settle(int first, int step, int rows) {
    if (lazy != null) {
      int end = first + (rows - 1) * step;
      lazy.settle(Math.min(first, end), Math.max(first, end));
    }
  }

  /** The value that the word holds while what waits for it is about to be done, or before that. */
  int unsettled(int word) {
    return value[word];
  }

  /** The word holds the value from now on. */
  public void set(int word, int now) {
    if (lazy != null) {
      lazy.settle(word);
    }
    value[word] = now;
    version++;
  }

  /** Whether the words are rewritten for every element of something larger: born or copied into more than once a step. */
  public boolean isScratch() {
    return rounds != null || workspace;
  }

  /** Whether copies have shown it to be scratch. */
  public boolean isWorkspace() {
    return workspace;
  }

  /** Counts a copy into a word; answers whether that shows it to be scratch, now for the first time. */
  public boolean turnsOutScratch(int step) {
    if (copyStep != step) {
      copyStep = step;
      copiesInStep = 0;
    }
    if (workspace || ++copiesInStep <= value.length) {
      return false;
    }
    workspace = true;
    return true;
  }

  /**
   * A place has come to keep the object.
   *
   * @param takesOver whether the object is moved on to the place from another array's, and is that one's no more
   */
  public void keptBy(Shadow keeps, boolean takesOver, int step) {
    isShared = copyStep == step && (isShared || !takesOver && place != keeps);
    place = keeps;
    copyStep = step;
  }

  /** The words that stand for these: those of the place that keeps the object alone. */
  public Shadow kept() {
    return place == null || isShared ? this : place;
  }

  /** Whether the vertex is that of one of these words. */
  public boolean has(int vertex) {
    return vertex >= base && vertex < base + value.length;
  }

  /** How often before in the step a value was born in the word afresh, as far as it is scratch. */
  public int round(int word) {
    return rounds == null ? 0 : rounds.round(word);
  }

  /** The vertex on which the value of the word was last born. */
  public int vertex(int word) {
    return rounds == null ? base + word : rounds.vertex(word);
  }
}
