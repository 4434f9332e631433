package org.parcast.recorder.sharing;

import java.lang.ref.WeakReference;
import org.parcast.recording.MemoryUnits;

/** How a site strides through memory in a loop: where its first two iterations went, from which all are told of when the loop has ended. */
final class SiteStrides {
  /** Elements of loops shorter than this wait to be told with those of the next, where it goes on behind them; and how many may wait. */
  private static final int SHORT = 64;

  private static final int LONGEST_WAITING = 512;
  private final AccessSite site;

  /** Where the first two iterations went, bytes from the start of the holder. */
  private long first;

  private long second;
  private RowPlaces places;
  private WordCounts words;

  /** What the first iteration accessed a field of, and the bit of the field's word. */
  private WeakReference<Watched> object = new WeakReference<>(null);


  private int word;

  /** Whether the word does not count as touched. */
  private boolean isFixed;

  /** Elements side by side that were passed and not told of. */
  private long runFrom;

  private long runStep;
  private int run;

  SiteStrides(AccessSite site) {
    this.site = site;
  }

  /** The access of iteration {@code n}, 1 or 2. */
  void note(Object of, long bytes, int n) {
    if (n == 1) {
      site.hold(of);
      first = bytes;
    } else {
      second = bytes;
    }
  }

  /** The same for a load of a field that is fixed. */
  void noteFixed(Object of, long bytes, int n) {
    note(of, bytes, n);
    isFixed = true;
  }

  private int word(long bytes) {
    return isFixed ? 0 : 1 << Visits.word(bytes);
  }

  /** The access of the first iteration, to a word, a bit, of an object that holds its block's state. */
  void note(Watched of, int bit) {
    if (of != object.get()) {
      object = new WeakReference<>(of);
    }
    word = bit;
  }

  /** The loop has made {@code n} iterations, all with the one object; if nothing holds it any more, nobody can meet the thread there. */
  void ranOnObject(int n) {
    Watched of = object.get();
    if (of != null) {
      site.object(of, word, n);
    }
  }

  /** The loop has made {@code n} iterations, each with an object of its own, which the other site has loaded. */
  void ranOnObjects(AccessSite rows, int n) {
    Object[] all = (Object[]) rows.holder();
    if (all == null) {
      return; // let go of behind the loop's last iteration
    }
    SiteStrides to = rows.strides();
    int number = Threads.rowAt(to.first);
    int step = n > 1 ? Threads.rowAt(to.second) - number : 0;
    for (int t = 0; t < n; t++, number += step) {
      if (all[number] instanceof Watched of) {
        site.object(of, word, 1);
      }
    }
  }

  /** The loop has made {@code n} iterations in one array. */
  void ran(int n) {
    long stride = n > 1 ? second - first : 0;
    long lowest = stride < 0 ? first + (n - 1) * stride : first;
    long step = Math.abs(stride);
    if (step == 0) {
      site.visit(Visits.block(first), word(first), n);
    } else if (step <= Math.min(MemoryUnits.LINE_BYTES, 1 << Visits.SHIFT) && (step & step - 1) == 0) {
      sweep(lowest, step, n);
    } else {
      long at = first;
      for (int t = 0; t < n; t++, at += stride) {
        site.visit(Visits.block(at), 1 << Visits.word(at), 1);
      }
    }
  }

  private void sweep(long lowest, long step, int n) {
    if (lowest != runFrom + run * runStep || step != runStep) {
      tell();
      runFrom = lowest;
      runStep = step;
    }
    run += n;
    if (n >= SHORT || run >= LONGEST_WAITING) {
      tell();
    } else {
      site.waits();
    }
  }

  /** Tells of what was passed and not told of yet. */
  void tell() {
    if (run > 0) {
      site.sweep(runFrom, run, Long.numberOfTrailingZeros(runStep));
      runFrom += run * runStep;
      run = 0;
    }
  }

  /** The loop has made {@code n} iterations, each in a row or object of its own, which the other site has loaded. */
  void ran(AccessSite rows, int n) {
    if (places == null) {
      places = new RowPlaces();
    }
    Object[] all = (Object[]) rows.holder();
    if (all == null) {
      return;
    }
    SiteStrides to = rows.strides();
    long row = to.first;
    long step = n > 1 ? to.second - row : 0;
    long at = first;
    long stride = n > 1 ? second - at : 0;
    for (int t = 0; t < n; t++, at += stride, row += step) {
      int number = Threads.rowAt(row);
      places.meet(number, all[number]);
      site.visitRow(places, number, Visits.block(at), word(at));
    }
  }

  /**
   * The loop has made {@code n} iterations in one array, each at an index that the other site has loaded, plus an amount that is the same for all. The
   * indices are read again: one after the other without waiting, as the loop itself was run.
   *
   * @param bits element size, as a power of two
   */
  void gathered(AccessSite indices, int n, int bits) {
    int[] all = (int[]) indices.holder();
    Object array = site.holder();
    if (all == null || array == null) {
      return;
    }
    SiteStrides to = indices.strides();
    int index = Threads.rowAt(to.first);
    int step = n > 1 ? Threads.rowAt(to.second) - index : 0;
    long added = first - ((long) all[index] << bits);
    if (WordCounts.suits(array, bits, n)) {
      if (words == null) {
        words = new WordCounts();
      }
      words.gather(array, bits, all, index, step, n, added);
      site.tell(words);
      return;
    }
    for (int t = 0; t < n; t++, index += step) {
      long at = added + ((long) all[index] << bits);
      site.scatter(Visits.block(at), Visits.word(at));
    }
  }
}
