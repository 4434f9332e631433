package org.parcast.recording.file;

import java.util.Arrays;

/**
 * Whole numbers by vertex or net, most of them 0, small, or the same as the one before, in pages: of two bytes a number, or of four where one is larger
 * than that or less than 0. A page of zeros alone takes nothing. A page of few runs of equal numbers keeps only these once it is {@linkplain #pack() packed},
 * or a later page is written to, so that regular code takes room for its loops and not for its words. There are as many numbers as are asked for, 0 where none was set.
 */
public final class PagedInts {
  private static final int BITS = 12;
  private static final int PAGE = 1 << BITS;
  private static final int MASK = PAGE - 1;

  /** More runs than these take as much room as half a page of small numbers. */
  private static final int MOST_RUNS = PAGE / 8;

  /** Of a page of no more runs than these each is looked at. */
  private static final int FEW_RUNS = 4;

  /** Of pages of more it is known which one every so manieth number is in, so that no run is searched for among all. */
  private static final int GUIDE_BITS = 6;

  private static final int GUIDES = PAGE >> GUIDE_BITS;

  /** By page; null where the page is wide, of runs, or of zeros. */
  private char[][] narrow = new char[0][];

  /** By page; null where the page is narrow, of runs, or of zeros. */
  private int[][] wide = new int[0][];

  /** By page the runs: where each begins, after all of these their numbers, and after those, where runs are not few, the guides; null of other pages. */
  private int[][] runs = new int[0][];

  /** The last page that was written to; those before are packed. */
  private int last;

  /** The numbers of an array. */
  public static PagedInts of(int... numbers) {
    PagedInts paged = new PagedInts();
    for (int i = 0; i < numbers.length; i++) {
      paged.set(i, numbers[i]);
    }
    return paged;
  }

  /** The number at an index from 0. */
  public int get(int index) {
    int page = index >>> BITS;
    if (page >= narrow.length) {
      return 0;
    }
    char[] small = narrow[page];
    if (small != null) {
      return small[index & MASK];
    }
    int[] large = wide[page];
    if (large != null) {
      return large[index & MASK];
    }
    int[] few = runs[page];
    return few == null ? 0 : few[size(few) + run(few, index & MASK)];
  }

  private static int run(int[] runs, int at) {
    int size = size(runs);
    int run = size > FEW_RUNS ? runs[2 * size + (at >> GUIDE_BITS)] : 0;
    while (run + 1 < size && runs[run + 1] <= at) {
      run++;
    }
    return run;
  }

  private static int size(int[] runs) {
    return (runs.length > 2 * FEW_RUNS ? runs.length - GUIDES : runs.length) >> 1;
  }

  /** An index up to which, from this one on, all numbers are the same: in a page that is packed the end of the run, else the next one. */
  public int sameUntil(int index) {
    int page = index >>> BITS;
    if (page >= narrow.length) {
      return Integer.MAX_VALUE;
    }
    if (narrow[page] != null || wide[page] != null) {
      return index + 1;
    }
    int[] few = runs[page];
    int next = few == null ? PAGE : run(few, index & MASK) + 1;
    return (page << BITS) + (few == null || next == size(few) ? PAGE : few[next]);
  }

  /** Is told of indices that follow each other and have the same number. */
  @FunctionalInterface
  public interface RunVisitor {
    /** @param end one more than the last index */
    void visit(int first, int end, int number);
  }

  /** Tells of all numbers other than 0, by ascending indices, in no more time than there are runs where pages are packed. */
  public void forEachRun(RunVisitor visitor) {
    for (int page = 0; page < narrow.length; page++) {
      int first = page << BITS;
      int[] few = runs[page];
      if (few != null) {
        int size = size(few);
        for (int run = 0; run < size; run++) {
          tell(visitor, first + few[run], first + (run + 1 < size ? few[run + 1] : PAGE), few[size + run]);
        }
      } else if (narrow[page] != null || wide[page] != null) {
        for (int i = first, end; i < first + PAGE; i = end) {
          int number = get(i);
          end = i + 1;
          while (end < first + PAGE && get(end) == number) {
            end++;
          }
          tell(visitor, i, end, number);
        }
      }
    }
  }

  private static void tell(RunVisitor visitor, int first, int end, int number) {
    if (number != 0) {
      visitor.visit(first, end, number);
    }
  }

  /** Sets the number at an index from 0; ascending indices take least room. */
  public void set(int index, int number) {
    if (get(index) != number) {
      write(index, number);
    }
  }

  /** Sets all numbers from one index to before another. */
  public void set(int first, int end, int number) {
    for (int at = first, to; at < end; at = to) {
      to = Math.min(end, (at | MASK) + 1);
      if (to == at + 1) {
        set(at, number);
      } else if (sameUntil(at) < to || get(at) != number) {
        setInPage(at, to, number);
      }
    }
  }

  private void setInPage(int first, int end, int number) {
    write(first, number); // the page has numbers one by one from here on, wide enough for this one
    int page = first >>> BITS;
    int from = first & MASK;
    int to = from + end - first;
    if (wide[page] != null) {
      Arrays.fill(wide[page], from, to, number);
    } else {
      Arrays.fill(narrow[page], from, to, (char) number);
    }
  }

  /** Adds to all numbers from one index to before another. */
  public void add(int first, int end, int amount) {
    for (int at = first, to; at < end; at = to) {
      int number = get(at);
      to = sameUntil(at, end);
      set(at, to, number + amount);
    }
  }

  /** An index up to which, from this one on, all numbers are the same: the end of the run or its page, no further than the one given. */
  public int sameUntil(int index, int end) {
    int most = Math.min(end, (index | MASK) + 1);
    int until = Math.min(most, sameUntil(index));
    int number = get(index);
    while (until < most && get(until) == number) {
      until++;
    }
    return until;
  }

  /** One more than the last index that may have another number than 0. */
  public int end() {
    return narrow.length << BITS;
  }

  private void write(int index, int number) {
    int page = index >>> BITS;
    if (page >= narrow.length) {
      int pages = Math.max(page + 1, narrow.length + (narrow.length >> 1));
      narrow = Arrays.copyOf(narrow, pages);
      wide = Arrays.copyOf(wide, pages);
      runs = Arrays.copyOf(runs, pages);
    }
    if (page > last) {
      pack(last);
      last = page;
    }
    if (runs[page] != null) {
      unpack(page);
    }
    if (wide[page] == null && number != (char) number) {
      widen(page);
    }
    if (wide[page] != null) {
      wide[page][index & MASK] = number;
      return;
    }
    if (narrow[page] == null) {
      narrow[page] = new char[PAGE];
    }
    narrow[page][index & MASK] = (char) number;
  }

  /** There will be few more writes: each page takes as little room as it can. */
  public void pack() {
    for (int page = 0; page < narrow.length; page++) {
      pack(page);
    }
  }

  private void pack(int page) {
    if (narrow[page] == null && wide[page] == null) {
      return;
    }
    int[] numbers = wide[page] != null ? wide[page] : all(page);
    int[] starts = new int[MOST_RUNS];
    int size = 0;
    for (int i = 0; i < PAGE; i++) {
      if (i == 0 || numbers[i] != numbers[i - 1]) {
        if (size == MOST_RUNS) {
          return;
        }
        starts[size++] = i;
      }
    }
    int[] packed = Arrays.copyOf(starts, size > FEW_RUNS ? 2 * size + GUIDES : 2 * size);
    for (int run = 0; run < size; run++) {
      packed[size + run] = numbers[starts[run]];
    }
    for (int guide = 0, run = 0; size > FEW_RUNS && guide < GUIDES; guide++) {
      while (run + 1 < size && packed[run + 1] <= guide << GUIDE_BITS) {
        run++;
      }
      packed[2 * size + guide] = run;
    }
    runs[page] = packed;
    narrow[page] = null;
    wide[page] = null;
  }

  private void unpack(int page) {
    int[] all = all(page);
    runs[page] = null;
    wide[page] = all;
  }

  private void widen(int page) {
    wide[page] = all(page);
    narrow[page] = null;
  }

  private int[] all(int page) {
    int[] all = new int[PAGE];
    int[] few = runs[page];
    int size = few == null ? 0 : size(few);
    for (int run = 0; run < size; run++) {
      Arrays.fill(all, few[run], run + 1 < size ? few[run + 1] : PAGE, few[size + run]);
    }
    for (int i = 0; few == null && narrow[page] != null && i < PAGE; i++) {
      all[i] = narrow[page][i];
    }
    return all;
  }
}
