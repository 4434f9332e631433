package org.parcast.recorder.flow.strided;

import org.parcast.recorder.flow.LoopWatch;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.state.Shadow;

/**
 * A loop whose every iteration loads and stores the same, each word as much further on as it was from the first iteration to the second. Two iterations
 * tell all: the value flow of the others is computed from them, row by row, without an event for each load and store.
 */
public final class StridedLoop implements LoopWatch {
  /** What is less stands for a word that each iteration loads, by number; all else for a value or register that the loop is entered with. */
  public static final int ENTERED = 0x4000;

  /** Marks of what an iteration does. */
  public static final int GATHERS = 1;

  public static final int ENDS_TERM = 2;
  public static final int COPIES = 4;
  public static final int BY_REGISTER = 8;
  public static final int COMPUTES = 16;

  private final StridedDeed[] deeds;
  private final StridedWords words;
  private final StridedEntry entry = new StridedEntry();
  private final StridedStores stores;

  /** Null where the loop is not of one store. */
  private final StridedRows rows;

  /** The same for the first run. */
  private final StridedScout scout;

  // What the test at its head compared, in the last iteration and the one before.
  private int left;
  private int right;
  private int leftBefore;
  private int rightBefore;

  /**
   * A loop.
   *
   * @param form the numbers of its words and of its rows; for each word one more than the number of the row that it is in, or 0 where that stays; then of
   *     each store and each term, in their order: the target, the marks, how many leaves, and these
   */
  public StridedLoop(String form) {
    words = new StridedWords(form);
    deeds = StridedDeed.of(form, 2 + form.charAt(0));
    stores = new StridedStores(deeds, words, entry);
    rows = deeds.length == 1 && !deeds[0].is(GATHERS | COPIES) ? new StridedRows(deeds[0], words, entry) : null;
    scout = deeds.length == 1 && !deeds[0].is(GATHERS) ? new StridedScout(deeds[0], words, entry) : null;
  }

  /** It is entered. */
  public void begin() {
    words.begin();
    entry.begin();
  }

  /** The next value or register that it is entered with; 0 or null where it is the other. */
  public void enteredWith(int value, Register register) {
    entry.add(value, register);
  }

  /** The next register that it gathers in. */
  public void gathersIn(Register register) {
    entry.gathersIn(register);
  }

  /** The test at its head compares these. */
  public void compares(int first, int second) {
    leftBefore = left;
    rightBefore = right;
    left = first;
    right = second;
  }

  @Override
  public void next(Shadow of, int index, int at) {
    words.next(of, index, at);
  }

  @Override
  public void nextRow(Shadow of, int index) {
    words.nextRow(of, index);
  }

  /** An iteration ends; answers whether it was the second. */
  public boolean endsSecond() {
    return words.iterationEnds() == 2;
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
    if (!words.areEven() || !moves || shrinks <= 0) {
      return 0;
    }
    long distance = less ? (long) right - left : (long) left - right; // to where it ends, as it was in the last iteration
    long more = (distance - (equal ? 0 : 1)) / shrinks;
    return more > 0 && more < Integer.MAX_VALUE && staysInRange(more) && words.exist(more) && !meetsTerms() && entry.isKnown() ? (int) more : 0;
  }

  /** Whether neither side of the test overflows. */
  private boolean staysInRange(long more) {
    return isInt(left + (more + 1) * ((long) left - leftBefore)) && isInt(right + (more + 1) * ((long) right - rightBefore));
  }

  private static boolean isInt(long value) {
    return value == (int) value;
  }

  /** Whether it stores to a single number or updates one of few sums, so that how its terms meet would have to be known. */
  private boolean meetsTerms() {
    for (StridedDeed deed : deeds) {
      if (!deed.is(GATHERS) && (storesToNumber(deed) || words.isOfSums(deed))) {
        return true;
      }
    }
    return false;
  }

  private boolean storesToNumber(StridedDeed deed) {
    Shadow target = words.shadow[deed.target()];
    return words.rowOf[deed.target()] == 0 && (target.mayBeSingle || target.isRegister);
  }

  /** So many iterations follow, whose value flow is told by this. */
  public void tell(int more) {
    if (Recorder.SCOUT) {
      tellScout(more);
    } else if (rows == null || !rows.tell(more)) {
      stores.tell(more);
    }
    words.letGo();
    entry.letGo();
  }

  private void tellScout(int more) {
    if (!Recorder.SCOUTING.watches()) {
      return;
    }
    if (scout != null && scout.mayBeTogether(more)) {
      scout.tell(more);
    } else {
      stores.tell(more);
    }
  }
}
