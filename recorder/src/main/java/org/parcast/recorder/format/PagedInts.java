package org.parcast.recorder.format;

import java.util.Arrays;

/**
 * Whole numbers by vertex or net, most of them 0 or small: in pages, of two bytes a number, or of four where one is larger than that or less
 * than 0; a page of zeros alone takes nothing. There are as many numbers as are asked for, 0 where none was set.
 */
public final class PagedInts {
  private static final int BITS = 12;
  private static final int MASK = (1 << BITS) - 1;

  /** By page; null where the page is wide, or of zeros. */
  private char[][] narrow = new char[0][];

  /** By page; null where the page is narrow, or of zeros. */
  private int[][] wide = new int[0][];

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
    return large == null ? 0 : large[index & MASK];
  }

  void set(int index, int number) {
    if (number != 0 || get(index) != 0) {
      write(index, number);
    }
  }

  private void write(int index, int number) {
    int page = index >>> BITS;
    if (page >= narrow.length) {
      int pages = Math.max(page + 1, narrow.length + (narrow.length >> 1));
      narrow = Arrays.copyOf(narrow, pages);
      wide = Arrays.copyOf(wide, pages);
    }
    if (wide[page] == null && number != (char) number) {
      widen(page);
    }
    if (wide[page] != null) {
      wide[page][index & MASK] = number;
      return;
    }
    if (narrow[page] == null) {
      narrow[page] = new char[1 << BITS];
    }
    narrow[page][index & MASK] = (char) number;
  }

  private void widen(int page) {
    int[] all = new int[1 << BITS];
    for (int i = 0; narrow[page] != null && i < all.length; i++) {
      all[i] = narrow[page][i];
    }
    wide[page] = all;
    narrow[page] = null;
  }
}
