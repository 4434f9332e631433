package org.parcast.recorder.flow;

import java.util.Arrays;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.memory.SinkSets;

/**
 * A loop whose every iteration loads and stores the same, each word as much further on as it was from the first iteration to the second. Two iterations
 * tell all: the value flow of the others is computed from them, row by row, without an event for each load and store.
 */
public final class StridedLoop {
  /** What is less stands for a word that each iteration loads, by number; all else for a value or register that the loop is entered with. */
  public static final int ENTERED = 0x4000;

  /** Marks of what an iteration does. */
  public static final int GATHERS = 1;

  public static final int ENDS_TERM = 2;
  public static final int COPIES = 4;
  public static final int BY_REGISTER = 8;
  public static final int COMPUTES = 16;

  private static final boolean SCOUT = Recorder.SCOUT;
  private static final ValueFlowState FLOW = Recorder.FLOW;

  /** A register that the loop is entered with may hold so many values. */
  private static final int MOST_SOURCES = 64;

  /**
   * A store, or a term of what a register gathers.
   *
   * @param target the number of the word that is stored, or of the register
   * @param leaves what it is computed from
   */
  private record Deed(int target, int marks, int[] leaves) {
    boolean is(int mark) {
      return (marks & mark) != 0;
    }
  }

  private final Deed[] deeds;

  /** By number of the word, one more than the number of the row that it is in where that varies; else 0. */
  private final int[] rowOf;

  // By number of the row: where it was in the last iteration, and how much further on than in the one before.
  private final Shadow[] rows;
  private final int[] row;
  private final int[] rowStride;

  // The same of words.
  private final Shadow[] shadow;
  private final int[] word;
  private final int[] stride;
  private final int[] site;

  private Register[] registers = new Register[4];
  private int[] values = new int[4];
  private int entered;
  private Register[] gathering = new Register[2];
  private int gatherings;

  private int iterations;

  /** How many words and rows the iteration has told of. */
  private int told;

  private int toldRows;

  private boolean even;

  // What the test at its head compared, in the last iteration and the one before.
  private int left;
  private int right;
  private int leftBefore;
  private int rightBefore;

  private int[] sources = new int[8];
  private boolean[] updates = new boolean[16];

  /** By leaf of a term, the values of its words. */
  private int[][] found = new int[4][];

  /**
   * A loop.
   *
   * @param form the numbers of its words and of its rows; for each word one more than the number of the row that it is in, or 0 where that stays; then of
   *     each store and each term, in their order: the target, the marks, how many leaves, and these
   */
  public StridedLoop(String form) {
    int words = form.charAt(0);
    int rowCount = form.charAt(1);
    rowOf = form.substring(2, 2 + words).chars().toArray();
    rows = new Shadow[rowCount];
    row = new int[rowCount];
    rowStride = new int[rowCount];
    shadow = new Shadow[words];
    word = new int[words];
    stride = new int[words];
    site = new int[words];
    Deed[] all = new Deed[form.length()];
    int count = 0;
    for (int at = 2 + words; at < form.length(); at += 3 + form.charAt(at + 2)) {
      int[] leaves = form.substring(at + 3, at + 3 + form.charAt(at + 2)).chars().toArray();
      all[count++] = new Deed(form.charAt(at), form.charAt(at + 1), leaves);
    }
    deeds = Arrays.copyOf(all, count);
  }

  /** It is entered. */
  public void begin() {
    iterations = 0;
    told = 0;
    toldRows = 0;
    entered = 0;
    gatherings = 0;
    even = true;
  }

  /** The next value or register that it is entered with; 0 or null where it is the other. */
  public void enteredWith(int value, Register register) {
    if (entered == values.length) {
      values = Growth.of(values, 2 * entered);
      registers = Arrays.copyOf(registers, 2 * entered);
    }
    values[entered] = value;
    registers[entered++] = register;
  }

  /** The next register that it gathers in. */
  public void gathersIn(Register register) {
    if (gatherings == gathering.length) {
      gathering = Arrays.copyOf(gathering, 2 * gatherings);
    }
    gathering[gatherings++] = register;
    even &= register != null;
  }

  /** The test at its head compares these. */
  public void compares(int first, int second) {
    leftBefore = left;
    rightBefore = right;
    left = first;
    right = second;
  }

  /** The next word is loaded, or stored at the site. */
  void next(Shadow of, int index, int at) {
    if (told == word.length) {
      even = false;
      return;
    }
    if (iterations > 0) {
      even &= of == shadow[told] || rowOf[told] != 0;
      stride[told] = index - word[told];
    }
    shadow[told] = of;
    word[told] = index;
    site[told++] = at;
  }

  /** The next row of an array of arrays is loaded. */
  void nextRow(Shadow of, int index) {
    if (toldRows == row.length) {
      even = false;
      return;
    }
    if (iterations > 0) {
      even &= of == rows[toldRows];
      rowStride[toldRows] = index - row[toldRows];
    }
    rows[toldRows] = of;
    row[toldRows++] = index;
  }

  /** An iteration ends; answers whether it was the second. */
  public boolean endsSecond() {
    even &= told == word.length && toldRows == row.length;
    told = 0;
    toldRows = 0;
    return ++iterations == 2;
  }

  /**
   * How many iterations follow, all of which are as those before; 0 where that is not known.
   *
   * @param less whether the loop goes on while what is compared first is less, else while it is more
   * @param equal whether also while it is equal
   */
  public int more(boolean less, boolean equal) {
    long step = ((long) left - right) - ((long) leftBefore - rightBefore);
    boolean moves = left == leftBefore ^ right == rightBefore;
    long shrinks = less ? step : -step;
    if (!even || !moves || shrinks <= 0) {
      return 0;
    }
    long distance = less ? (long) right - left : (long) left - right; // to where it ends, as it was in the last iteration
    long more = (distance - (equal ? 0 : 1)) / shrinks;
    return more > 0 && more < Integer.MAX_VALUE && staysInRange(more) && mayBeTold(more) ? (int) more : 0;
  }

  /** Whether neither side of the test overflows. */
  private boolean staysInRange(long more) {
    return isInt(left + (more + 1) * ((long) left - leftBefore)) && isInt(right + (more + 1) * ((long) right - rightBefore));
  }

  private static boolean isInt(long value) {
    return value == (int) value;
  }

  private boolean mayBeTold(long more) {
    for (int number = 0; number < word.length; number++) {
      if (rowOf[number] == 0 && !isIn(shadow[number], word[number], stride[number], more) || rowOf[number] != 0 && !rowsStay(number, (int) more)) {
        return false;
      }
    }
    for (Deed deed : deeds) {
      if (!deed.is(GATHERS) && rowOf[deed.target] == 0 && (shadow[deed.target].mayBeSingle || shadow[deed.target].isRegister)) {
        return false; // how its terms meet would have to be known
      }
    }
    for (int i = 0; i < entered; i++) {
      Register register = registers[i];
      if (register != null && (register.isDeferred() || register.gathered != 0 || register.size > MOST_SOURCES)) {
        return false;
      }
    }
    for (int i = 0; i < gatherings; i++) {
      if (gathering[i].isDeferred()) {
        return false;
      }
    }
    return true;
  }

  private static boolean isIn(Shadow of, int index, int advance, long more) {
    long last = index + more * advance;
    return of != null && index >= 0 && index < of.value.length && last >= 0 && last < of.value.length;
  }

  /** Whether the rows that the word is in are all known, and long enough. */
  private boolean rowsStay(int number, int more) {
    int of = rowOf[number] - 1;
    Shadow[] all = rows[of] == null ? null : rows[of].rows;
    long last = row[of] + (long) more * rowStride[of];
    if (all == null || last < 0 || last >= all.length) {
      return false;
    }
    for (int i = 1; i <= more; i++) {
      Shadow at = all[row[of] + i * rowStride[of]];
      if (!isIn(at, word[number] + i * stride[number], 0, 0) || at.mayBeSingle || at.isRegister) {
        return false;
      }
    }
    return true;
  }

  /** So many iterations follow, whose value flow is told by this. */
  public void tell(int more) {
    Deed only = deeds[0];
    if (deeds.length == 1 && !only.is(GATHERS | COPIES) && !SCOUT && mayBeTogether(only, more)) {
      together(only, more);
    } else if (deeds.length == 1 && only.is(GATHERS)) {
      gatherAll(only, more);
    } else {
      for (int after = 1; after <= more; after++) {
        for (Deed deed : deeds) {
          if (deed.is(GATHERS)) {
            gather(deed, after);
          } else {
            store(deed, after);
          }
        }
      }
    }
    Arrays.fill(shadow, null);
    Arrays.fill(rows, null);
    Arrays.fill(registers, null);
    Arrays.fill(gathering, null);
  }

  private Shadow shadow(int number, int after) {
    int of = rowOf[number] - 1;
    return of < 0 ? shadow[number] : rows[of].rows[row[of] + after * rowStride[of]];
  }

  private int value(int number, int after) {
    Shadow of = shadow(number, after);
    int index = word[number] + after * stride[number];
    return SCOUT ? Recorder.SCOUTING.vertex(of, index) : FLOW.load(of, index);
  }

  private void gather(Deed deed, int after) {
    Register register = gathering[deed.target];
    for (int leaf : deed.leaves) {
      if (leaf < ENTERED) {
        Registers.add(register, value(leaf, after));
      } else {
        addEntered(register, leaf - ENTERED);
      }
    }
    if (deed.is(ENDS_TERM)) {
      Registers.term(register);
    }
  }

  private void addEntered(Register register, int number) {
    if (registers[number] != null) {
      Registers.add(register, registers[number]);
    } else {
      Registers.add(register, values[number]);
    }
  }

  /** Nothing is stored: the values of each leaf are looked up one after the other, which takes less time than in turns. */
  private void gatherAll(Deed deed, int more) {
    for (int i = 0; i < deed.leaves.length; i++) {
      if (i == found.length) {
        found = Arrays.copyOf(found, 2 * i);
      }
      if (deed.leaves[i] < ENTERED) {
        found[i] = found[i] == null || found[i].length < more ? new int[2 * more] : found[i];
        find(deed.leaves[i], more, found[i]);
      }
    }
    Register register = gathering[deed.target];
    for (int after = 0; after < more; after++) {
      for (int i = 0; i < deed.leaves.length; i++) {
        if (deed.leaves[i] < ENTERED) {
          Registers.add(register, found[i][after]);
        } else {
          addEntered(register, deed.leaves[i] - ENTERED);
        }
      }
      if (deed.is(ENDS_TERM)) {
        Registers.term(register);
      }
    }
  }

  private void find(int number, int more, int[] into) {
    int of = rowOf[number] - 1;
    Shadow[] all = of < 0 ? null : rows[of].rows;
    int index = word[number] + stride[number];
    int at = of < 0 ? 0 : row[of] + rowStride[of];
    for (int after = 0; after < more; after++, index += stride[number], at += of < 0 ? 0 : rowStride[of]) {
      Shadow held = of < 0 ? shadow[number] : all[at];
      into[after] = SCOUT ? 0 : held.value[index];
    }
    for (int after = 0; after < more; after++) {
      into[after] = into[after] == 0 ? value(number, after + 1) : into[after];
    }
  }

  private void store(Deed deed, int after) {
    Shadow target = shadow(deed.target, after);
    int index = word[deed.target] + after * stride[deed.target];
    int at = site[deed.target];
    int size = 0;
    int uses = deed.is(BY_REGISTER) ? 0 : deed.leaves.length;
    boolean computed = deed.is(COMPUTES);
    for (int leaf : deed.leaves) {
      Register register = leaf < ENTERED ? null : registers[leaf - ENTERED];
      if (register == null) {
        size = add(leaf < ENTERED ? value(leaf, after) : values[leaf - ENTERED], size);
      } else {
        for (int i = 0; i < register.size; i++) {
          size = add(register.source[i], size);
        }
        uses += register.repeated;
        computed |= register.computed;
      }
    }
    uses += deed.is(BY_REGISTER) ? size : 0;
    if (SCOUT) {
      int sink = ValueFlowEvents.scouted(target, index);
      for (int i = 0; i < size; i++) {
        ValueFlowEvents.scoutedUse(sources[i], sink);
      }
    } else if (size == 1 && (deed.is(COPIES) || deed.is(BY_REGISTER) && !computed)) {
      FLOW.copy(target, index, sources[0], at);
    } else {
      boolean update = false;
      for (int i = 0; i < size; i++) {
        update |= sources[i] == target.value[index];
      }
      int sink = FLOW.sink(target, index, update, at, Math.max(1, uses));
      FLOW.use(sources, size, sink, 0);
      FLOW.born(target, index, sink);
    }
  }

  private int add(int value, int size) {
    if (value == 0) {
      return size;
    }
    if (size == sources.length) {
      sources = Growth.of(sources, 2 * size);
    }
    sources[size] = value;
    return size + 1;
  }

  // ---- all loads before all stores

  /** Whether each store is of a value on the vertex of its word itself, and nothing is loaded that an earlier iteration has stored. */
  private boolean mayBeTogether(Deed deed, int more) {
    Shadow target = shadow[deed.target];
    int first = word[deed.target] + stride[deed.target];
    int last = word[deed.target] + more * stride[deed.target];
    boolean inPlace = false;
    boolean apart = stride[deed.target] != 0 && rowOf[deed.target] == 0 && !target.mayBeAlone && deed.is(COMPUTES);
    for (int leaf : deed.leaves) {
      apart &= leaf >= ENTERED || rowOf[leaf] == 0;
      if (leaf < ENTERED && shadow[leaf] == target) {
        boolean own = word[leaf] == word[deed.target] && stride[leaf] == stride[deed.target];
        int from = word[leaf] + stride[leaf];
        int to = word[leaf] + more * stride[leaf];
        inPlace |= own;
        apart &= own || Math.max(from, to) < Math.min(first, last) || Math.min(from, to) > Math.max(first, last);
      }
    }
    for (int row = 1, index = first; apart && row <= more; row++, index += stride[deed.target]) {
      apart = FLOW.isFirstBirth(target, index) || inPlace && FLOW.isBornThere(target, index);
    }
    return apart;
  }

  private void together(Deed deed, int more) {
    Shadow target = shadow[deed.target];
    int step = stride[deed.target];
    int first = word[deed.target] + step;
    if (updates.length < more) {
      updates = new boolean[2 * more];
    }
    Arrays.fill(updates, 0, more, false);
    int uses = 0;
    for (int leaf : deed.leaves) {
      Register register = leaf < ENTERED ? null : registers[leaf - ENTERED];
      if (leaf < ENTERED) {
        uses++;
        use(shadow[leaf], word[leaf] + stride[leaf], stride[leaf], target, first, step, more);
      } else if (register == null) {
        uses += values[leaf - ENTERED] == 0 && deed.is(BY_REGISTER) ? 0 : 1;
        use(values[leaf - ENTERED], target, first, step, more);
      } else {
        uses += register.uses();
        for (int i = 0; i < register.size; i++) {
          use(register.source[i], target, first, step, more);
        }
      }
    }
    int at = site[deed.target];
    for (int row = 0, index = first; row < more; row++, index += step) {
      if (FLOW.isNoting()) {
        note(deed, row + 1);
      }
      FLOW.firstBirth(target, index, updates[row], at, Math.max(1, uses));
      FLOW.born(target, index, target.base + index);
    }
  }

  private void note(Deed deed, int after) {
    for (int leaf : deed.leaves) {
      Register register = leaf < ENTERED ? null : registers[leaf - ENTERED];
      for (int i = 0; register != null && i < register.size; i++) {
        FLOW.noteUse(register.source[i]);
      }
      if (register == null) {
        FLOW.noteUse(leaf < ENTERED ? value(leaf, after) : values[leaf - ENTERED]);
      }
    }
  }

  /** Each row uses a word. */
  private void use(Shadow from, int begin, int advance, Shadow target, int first, int step, int more) {
    if (advance == 0) {
      use(FLOW.load(from, begin), target, first, step, more);
      return;
    }
    for (int row = 0; (row = useAsBefore(from.value, begin, advance, target, first, step, row, more)) < more; row++) {
      int value = FLOW.load(from, begin + row * advance);
      int sink = target.base + first + row * step;
      FLOW.values.set[value] = FLOW.sets.grow(FLOW.values.set[value], FLOW.values.home(value), sink);
      updates[row] |= value == target.value[first + row * step];
    }
  }

  /** Goes on while sets grow by the sink that followed last time, or not at all; answers where that ends. */
  private int useAsBefore(int[] of, int begin, int advance, Shadow target, int first, int step, int row, int more) {
    int[] set = FLOW.values.set;
    long[] home = FLOW.values.home;
    int[] near = FLOW.sets.pool.near;
    int[] formers = target.value;
    boolean[] met = updates;
    int sinks = target.base;
    int at = row;
    for (int index = first + row * step, source = begin + row * advance; at < more; at++, index += step, source += advance) {
      int value = of[source];
      int before = set[value];
      int after = SinkSets.followed(near, before, (int) (home[value] >> 32), sinks + index);
      if (after == 0) {
        break;
      }
      if (after != before) {
        set[value] = after;
      }
      met[at] |= value == formers[index];
    }
    return at;
  }

  /** Each row uses the value. */
  private void use(int value, Shadow target, int first, int step, int more) {
    if (value == 0) {
      return;
    }
    int home = FLOW.values.home(value);
    int[] formers = target.value;
    int set = FLOW.values.set[value];
    for (int row = 0, index = first; row < more; row++, index += step) {
      int after = SinkSets.followed(FLOW.sets.pool.near, set, home, target.base + index);
      set = after != 0 ? after : FLOW.sets.grow(set, home, target.base + index);
      updates[row] |= value == formers[index];
    }
    FLOW.values.set[value] = set;
  }
}
