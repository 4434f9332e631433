package org.parcast.recorder.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.memory.LongIntMap;
import org.parcast.recorder.state.Shadow;

/**
 * What a register of the traced program holds where that is known only at run time: the values that it was computed from, each as often as
 * it was used, or a copy of one value. A register holds its values: they stay alive while it may still be stored.
 */
public final class Register {
  /** Registers with fewer sources keep each as often as it was used. */
  private static final int JOINED = 256;

  /** The most sources of one whose terms cannot yet be looked at, 64 MiB of them: a longer sum in a nest that is noted is used as a whole, as if its words met nowhere. */
  private static final int MOST_NOTED = 1 << 24;

  /** The most sources of which each is kept as often as it was used, where it is known how many come. */
  private static final int MOST_KEPT = 1 << 16;

  private static final int MOST_REPEATED = 1 << 20;

  /** As the first word of a source's term: it is a complete term of its own. */
  static final int ALONE = -1;

  /** What stands for the first word of the term that is being gathered. */
  private static final int OPEN = -2;

  public int[] source = new int[4];
  public int size;

  /** Sources from here on belong to the term that is being gathered; those before to terms that are complete. */
  int open;

  /** By source the first word's vertex of its term, {@link #ALONE}, or 0 where that is not known or it is of a complete term with no other; null while 0 for all. */
  private int[] first;

  /** Of one that borrows, where its terms end: which words meet in them is looked at when it is stored, copied or joined. */
  private int[] ends = {};

  private int terms;

  /** Uses of sources beyond those in {@link #source}, as far as they are counted. */
  public int repeated;

  /** Whether something was computed; a register with one source and no computation is a copy of it. */
  public boolean computed;

  /** Whether it is the next value of a word that has entered it by more than an associative operator. */
  boolean recurs;

  /** The value that was born when this was stored, 0 before: stored again, it is copied. */
  int stored;

  /** The site of its gathering, if that has ended: used again, it becomes a value of its own. 0 else. */
  public int gathered;

  /** Those operators, as bits, one of which has gathered it; what gathers by such a one may go on with it. */
  int operators;

  /** The word that holds what it waits for, once what is deferred has been done; null while it does not wait. */
  Shadow word;

  /** The number of the value that it waits for, the same for registers that wait for the same; 0 where it does not. It is empty while it waits. */
  public int awaited;

  /** What it was computed from that is waited for: registers that each wait for one value. None while it waits for one itself. */
  private List<Register> parts = List.of();

  /** What it has gathered, as it was noted of a nest that is repeated; null where it has not. It is empty else. */
  public ReplayReduction sum;

  /** Whether it does not hold its values, as nothing can end them while it needs them. */
  public boolean borrows;

  /** Whether there is no room for another source, though there may be where those that occur more than once are joined. */
  public boolean isFull() {
    return size == source.length && size >= JOINED;
  }

  /** Where the sources begin that belong to the term that is being gathered. */
  public int open() {
    return open;
  }

  /** What was added last is a term. */
  void endTerm() {
    if (terms == ends.length) {
      ends = Growth.of(ends, Math.max(4, 2 * terms));
    }
    ends[terms++] = size;
  }

  /** So many groups of sources, which stand there, are added; each of them may be a term. */
  void appended(int groups, int each, boolean areTerms) {
    if (areTerms && terms + groups > ends.length) {
      ends = Growth.of(ends, Math.max(terms + groups, 2 * terms));
    }
    for (int group = 0, end = size + each; areTerms && group < groups; group++, end += each) {
      ends[terms++] = end;
    }
    size += groups * each;
  }

  /** Whether it is known which of its sources are of one term. */
  public boolean hasTerms() {
    boolean known = open > 0 || terms > 0;
    for (int i = 0; !known && first != null && i < size; i++) {
      known = first(i) != 0;
    }
    return known;
  }

  /** How many terms have ended of which it has not been looked at which words meet. */
  int terms() {
    return terms;
  }

  /** The ends of its terms of which it has not been looked at which words meet; from now on they are no more kept. */
  int[] takeEnds() {
    int[] taken = Arrays.copyOf(ends, terms);
    terms = 0;
    return taken;
  }

  /** The other's sources are added next: its terms end where they ended there. */
  void appendEnds(Register other) {
    if (other.terms > 0 && size > 0) {
      endTerm();
    }
    int added = size;
    for (int term = 0; term < other.terms; term++) {
      size = added + other.ends[term];
      endTerm();
    }
    size = added;
  }

  /** Whether it holds what stands for words of a nest that is being noted, and where they are is not known. */
  boolean isNoted() {
    for (int i = 0; i < size; i++) {
      if (source[i] < 0) {
        return true;
      }
    }
    return false;
  }

  /** Makes room where its terms are still to be looked at; answers whether. */
  boolean growsWithTerms() {
    boolean grows = terms > 0 && size < MOST_NOTED;
    if (grows) {
      source = Growth.of(source, 2 * size);
    }
    return grows;
  }

  /** Makes room for so many more sources where they are not too many to keep each as often as it was used; answers whether. */
  boolean makesRoom(long more) {
    boolean room = size + more <= MOST_KEPT;
    if (room && size + more > source.length) {
      source = Growth.of(source, (int) Math.max(size + more, source.length + source.length / 2));
    }
    return room;
  }

  /** Whether the value is among the sources. */
  boolean isComputedFrom(int value) {
    for (int i = 0; i < size; i++) {
      if (source[i] == value) {
        return true;
      }
    }
    return false;
  }

  public void append(int value) {
    if (size == source.length) {
      source = Growth.of(source, 2 * size);
    }
    source[size++] = value;
  }

  /** Whether the other's sources can be appended at once: none is of a term, and there is room. */
  boolean takesAll(Register other) {
    return other.open == 0 && other.first == null && size + other.size <= JOINED;
  }

  void takeAll(Register other) {
    int together = size + other.size;
    if (together > source.length) {
      source = Growth.of(source, Math.max(2 * size, together));
    }
    System.arraycopy(other.source, 0, source, size, other.size);
    size = together;
  }

  /** The vertex of the first word of a source's term, {@link #ALONE} where it is alone in that, or 0 where it is still open or was always alone. */
  int first(int i) {
    return first == null || i >= first.length ? 0 : first[i];
  }

  /** The source is of a term that begins with the word. */
  void first(int i, int word) {
    if (first == null || i >= first.length) {
      first = first == null ? new int[source.length] : Growth.of(first, source.length);
    }
    first[i] = word;
  }

  /** How many of so many sources it can take at once: at least one, as it grows while it is not {@link #isFull full}. */
  int takes(int sources) {
    if (size == source.length) {
      source = Growth.of(source, 2 * size);
    }
    return Math.min(sources, source.length - size);
  }

  /** Takes the other's sources from one place up to another, for which there is room, each with the term that it is of where that is complete. */
  void take(Register other, int from, int to) {
    System.arraycopy(other.source, from, source, size, to - from);
    int moved = size - from;
    for (int i = from; i < to; i++) {
      int term = other.first(i);
      if (i < other.open && term == 0) {
        term = ALONE;
      }
      if (term != 0) {
        first(i + moved, term);
      }
    }
    size += to - from;
  }

  /** Whether what it holds is known only when what is deferred has been done. */
  public boolean isDeferred() {
    return awaited != 0 || sum != null || !parts.isEmpty();
  }

  /** The registers that wait for one value each of those that it was computed from: itself, or others. */
  public List<Register> waiting() {
    return awaited != 0 ? List.of(this) : parts;
  }

  /** It was computed from what the part waits for, too. */
  void waitFor(Register part) {
    parts = parts.isEmpty() ? new ArrayList<>() : parts;
    parts.add(part);
  }

  /** What it has waited for by other registers, from now on no more. */
  List<Register> takeParts() {
    List<Register> taken = parts;
    parts = List.of();
    return taken;
  }

  /** The register holds what it has waited for. */
  void takeAwaited() {
    awaited = 0;
    if (word.value(0) != 0) {
      append(word.value(0));
      word.set(0, 0);
    }
  }

  /** What it has gathered, from now on no more noted. */
  ReplayReduction takeSum() {
    ReplayReduction taken = sum;
    sum = null;
    return taken;
  }

  /** Forgets what it was computed from; what it holds has been let go, or was never held. */
  public void drop() {
    if (first != null) {
      Arrays.fill(first, 0, Math.min(size, first.length), 0);
    }
    size = 0;
    open = 0;
    terms = 0;
    repeated = 0;
    computed = false;
    recurs = false;
    gathered = 0;
    operators = 0;
  }

  /** Counts further uses of sources that are there already. */
  void repeat(int uses) {
    repeated = Math.min(repeated + uses, MOST_REPEATED);
  }

  /** How many uses of values the register was computed from. */
  public int uses() {
    return size + repeated;
  }

  /**
   * Keeps the first occurrence of every source in terms that begin with the same word, and in the open one; the others are counted. Registers of a loop that are each computed from all others would
   * else have twice as many sources in every iteration.
   *
   * @return the sources that are no longer there
   */
  int[] join() {
    terms = 0;
    LongIntMap seen = new LongIntMap(size);
    int[] dropped = Growth.of(new int[0], size);
    int kept = 0;
    int drops = 0;
    int complete = open;
    for (int i = 0; i < size; i++) {
      open = i == complete ? kept : open;
      long key = (long) (i < complete || first(i) != 0 ? first(i) : OPEN) << 32 | source[i] & 0xFFFFFFFFL;
      if (seen.get(key) == 0) {
        seen.put(key, 1);
        if (first != null) {
          first(kept, first(i));
        }
        source[kept++] = source[i];
      } else {
        dropped[drops++] = source[i];
      }
    }
    open = complete == size ? kept : open;
    if (first != null) {
      Arrays.fill(first, Math.min(kept, first.length), Math.min(size, first.length), 0);
    }
    size = kept;
    repeat(drops);
    computed |= drops > 0;
    if (kept > source.length / 2) {
      source = Growth.of(source, 2 * source.length);
    }
    return Arrays.copyOf(dropped, drops);
  }

  public boolean isCopy() {
    return size == 1 && !computed;
  }
}
