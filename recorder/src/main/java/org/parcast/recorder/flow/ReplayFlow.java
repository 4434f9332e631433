package org.parcast.recorder.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.state.ReplayRows;
import org.parcast.recorder.state.Shadow;
import org.parcast.recorder.state.Values;

/** The value flow of a loop nest as it is noted: which words each of its stores was computed from, or copied, in order. */
public final class ReplayFlow {
  /** So many ints are kept, of all nests together. */
  private static final int MOST = 1 << 25;

  /** A nest may tell of the words of so many arrays and objects. */
  private static final int MOST_ARRAYS = 1 << 20;

  /** A store may be computed from so many words. */
  private static final int MOST_SOURCES = 1 << 22;

  /** To compare so many bytes takes about as long as to tell of a source or a store. */
  private static final long BYTES_OF_STORE = 64;

  /** To note stores takes so many times as long as to tell of them at once: a nest of such stores is noted when it has come as often. */
  private static final int TIMES_AS_LONG = 5;

  private static int total;

  private Shadow[] shadows = new Shadow[16];

  /** By array, the ticket of its first word, complemented; one after the other. */
  private int[] first = new int[17];

  private int arrays;
  private ReplayRows rows = new ReplayRows();
  private int[] arrayOf = new int[16];
  private int[] wordOf = new int[16];
  private long births;
  private long copies;
  private long told;
  private long bytesOfEntry;
  private boolean abandoned;
  private boolean isToldAtOnce;
  private int times;
  private LoopReplay repetition;

  /** By register, its terms so far; those that are complete, in order. */
  private final Map<Register, ReplayReduction> gathered = new IdentityHashMap<>();

  private final List<ReplayReduction> reductions = new ArrayList<>();

  /** Words in terms. */
  private int words;

  /** Words of their own for the values that it was entered with. */
  private Shadow[] entered = {};

  /** Of so many stores of the nest, {@code atOnce} are known to be told of at once by the loops that make them. */
  public void toldAtOnce(long atOnce, long all) {
    isToldAtOnce = 2 * atOnce > all;
  }

  /** The nest is entered again. Answers whether to note it now would take longer than it is sure to gain. */
  public boolean waits() {
    return isToldAtOnce && ++times < TIMES_AS_LONG;
  }

  /** What repeats it; null where it has not run to its end, or what was noted is of no use. */
  public LoopReplay repetition() {
    return repetition;
  }

  /**
   * The nest is about to run.
   *
   * @param bytes to tell whether it is entered as now takes a look at so many
   * @param values values that it is entered with in local variables
   */
  public void begin(long bytes, int... values) {
    bytesOfEntry = bytes;
    entered = new Shadow[values.length];
    for (int k = 0; k < values.length; k++) {
      entered[k] = new Shadow(1, 0, 0);
      entered[k].set(0, values[k]);
    }
  }

  /** The nest was left. */
  public void complete() {
    if (!abandoned && bytesOfEntry <= BYTES_OF_STORE * told) {
      int before = rows.size();
      rows.close();
      total += rows.size() - before;
      for (Shadow shadow : entered) {
        shadow.set(0, 0); // not held until the repetition begins
      }
      Shadow[] all = Arrays.copyOf(shadows, arrays);
      reductions.forEach(reduction -> reduction.end(all));
      repetition = new LoopReplay(all, rows, reductions.toArray(ReplayReduction[]::new), entered, births, copies);
    } else {
      abandon();
      shadows = null;
    }
  }

  /** What was noted is of no use, but for the tickets that are out. */
  public void abandon() {
    abandoned = true;
    repetition = null;
    total -= rows == null ? 0 : rows.size();
    rows = null;
    total -= words;
    words = 0;
    gathered.clear();
    reductions.clear();
  }

  // ---- tickets

  /** What stands for the word in a register until it is stored: a negative number; the value where there is none. */
  public int ticket(Shadow shadow, int word, int value) {
    if (abandoned) {
      return value;
    }
    int k = number(shadow);
    return k < 0 ? value : ~(first[k] + word);
  }

  /** A ticket for a value that the nest was entered with; the value itself where it is none. */
  public int ticket(int value) {
    if (value > 0 && !abandoned) {
      for (Shadow shadow : entered) {
        if (shadow.value(0) == value) {
          return ticket(shadow, 0, value);
        }
      }
      abandon();
    }
    return value;
  }

  /** The value that the word of a ticket holds; what is none is the value itself. */
  public int value(int ticket) {
    if (ticket >= 0) {
      return ticket;
    }
    int k = arrayOf(~ticket);
    return shadows[k].value(~ticket - first[k]);
  }

  private int arrayOf(int at) {
    int found = Arrays.binarySearch(first, 0, arrays, at);
    return found >= 0 ? found : -2 - found;
  }

  private int number(Shadow shadow) {
    if (shadow.noted < arrays && shadows[shadow.noted] == shadow) {
      return shadow.noted;
    }
    long end = (long) first[arrays] + Math.max(1, shadow.length());
    if (arrays == MOST_ARRAYS || end > Integer.MAX_VALUE) {
      abandon();
      return -1;
    }
    if (arrays == shadows.length) {
      shadows = Arrays.copyOf(shadows, 2 * arrays);
      first = Growth.of(first, 2 * arrays + 1);
    }
    shadows[arrays] = shadow;
    shadow.noted = arrays;
    first[++arrays] = (int) end;
    return arrays - 1;
  }

  // ---- stores

  /** Notes a store of what was computed from the first {@code size} sources: tickets, or 0 for what has no value. */
  public void store(Shadow shadow, int word, int[] sources, int size, int uses, int site) {
    int known = 0;
    if (size > arrayOf.length && !abandoned) {
      arrayOf = Growth.of(arrayOf, 2 * size);
      wordOf = Growth.of(wordOf, 2 * size);
    }
    for (int i = 0; i < size && !abandoned; i++) {
      if (sources[i] > 0 || size > MOST_SOURCES) {
        abandon();
      } else if (sources[i] < 0) {
        arrayOf[known] = arrayOf(~sources[i]);
        wordOf[known] = ~sources[i] - first[arrayOf[known]];
        known++;
      }
    }
    int target = abandoned ? -1 : number(shadow);
    if (target >= 0) {
      int before = rows.size();
      rows.add(target, word, arrayOf, wordOf, known, site, known == 0 ? -uses : uses);
      births++;
      told += known + 1;
      keep(before);
    }
  }

  /** Notes a copy of a word. */
  public void copy(Shadow shadow, int word, int ticket, int site) {
    if (ticket > 0) {
      abandon();
    }
    int target = abandoned ? -1 : number(shadow);
    if (target >= 0) {
      int before = rows.size();
      int from = arrayOf(~ticket);
      rows.addCopy(target, word, from, ~ticket - first[from], site);
      copies++;
      told++;
      keep(before);
    }
  }

  private void keep(int before) {
    total += rows.size() - before;
    abandonIfTooLong();
  }

  private void abandonIfTooLong() {
    if (total > MOST) {
      abandon();
    }
  }

  /** Notes a store of what the register gathered, which may be null for nothing; afterwards it holds values. */
  public void store(Shadow shadow, int word, Register register, int site) {
    int size = register == null ? 0 : register.size;
    if (size > 2 && (shadow.mayBeSingle || Recorder.FLOW.reductions.isOneOfFew(shadow, register) || isOfSums(shadow, word, register))) {
      abandon(); // of such a sum the terms would have to be known
    }
    if (size > 0 && register.isCopy()) {
      copy(shadow, word, register.source[0], site);
    } else {
      store(shadow, word, size == 0 ? new int[0] : register.source, size, size == 0 ? 1 : register.uses(), site);
    }
    for (int i = 0; i < size; i++) {
      register.source[i] = value(register.source[i]);
    }
  }

  private boolean isOfSums(Shadow shadow, int word, Register register) {
    return shadow.mayBeReduced && register.isComputedFrom(ticket(shadow, word, 0)) && Recorder.FLOW.reductions.isOfSums(shadow, true);
  }

  // ---- reductions

  /** Notes a term of what the register gathers, what was added since the last one; afterwards the register holds the values of its words. */
  public void term(Register register, Values values) {
    for (int i = register.open; i < register.size; i++) {
      int source = register.source[i];
      if (source < 0) {
        note(register, source);
        register.source[i] = value(source);
        values.hold(register.source[i]);
      }
    }
    endTerm(register);
  }

  /** The words noted since the last term make one of what the register gathers. */
  public void endTerm(Register register) {
    if (!abandoned && gathered.containsKey(register)) {
      gathered.get(register).endTerm();
    }
  }

  /** Notes a word, by its ticket, of the term that the register gathers. */
  public void note(Register register, int ticket) {
    if (!abandoned) {
      int k = arrayOf(~ticket);
      gathered.computeIfAbsent(register, r -> new ReplayReduction()).add(k, ~ticket - first[k]);
      told++;
      words++;
      total++;
      abandonIfTooLong();
    }
  }

  /** Notes that the register has gathered all its terms. */
  public void reduction(Register register) {
    ReplayReduction reduction = gathered.remove(register);
    if (reduction == null || register.size == 0 || register.isCopy()) {
      abandon(); // it remains what it is
    }
    if (!abandoned) {
      reduction.end(register.uses());
      reductions.add(reduction);
    }
  }
}
