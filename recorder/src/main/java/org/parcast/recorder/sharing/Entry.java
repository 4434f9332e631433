package org.parcast.recorder.sharing;

/**
 * A thread's accesses to a block, in twenty bits: the thread plus one, the words of the cache line that it touched, and whether its last access was a
 * store.
 */
final class Entry {
  static final int BITS = 20;
  static final int NOBODY = 0;

  /** Threads that can be told apart. */
  static final int MOST_THREADS = (1 << 11) - 1;

  private static final int THREAD_SHIFT = 9;
  private static final int WORDS = 0xFF;

  private Entry() {}

  /**
   * One access.
   *
   * @param thread from 0
   * @param word the bit of its word
   * @param store 1 for a store, else 0
   */
  static int of(int thread, int word, int store) {
    return thread + 1 << THREAD_SHIFT | word << 1 | store;
  }

  /** Whether the thread has touched these words, a bit for each; nobody has touched any. */
  static boolean touched(int entry, int words) {
    return (words & ~(entry >> 1)) == 0;
  }

  /** What a thread touched before and now; whether it stored is that of now. */
  static int joined(int before, int now) {
    return before & WORDS << 1 | now;
  }

  /** The same accesses, but the last was a load. */
  static int loading(int entry) {
    return entry & ~1;
  }

  static boolean sameThread(int a, int b) {
    return a >> THREAD_SHIFT == b >> THREAD_SHIFT;
  }

  static int thread(int entry) {
    return (entry >> THREAD_SHIFT) - 1;
  }

  static int store(int entry) {
    return entry & 1;
  }

  /** Whether the two touched a word in common. */
  static boolean meet(int a, int b) {
    return (a & b & WORDS << 1) != 0;
  }
}
