package org.parcast.analyses.sharing.detection;

import java.util.Arrays;

/** What is known of one cache line: the last access of the two distinct threads that touched it last, and counts. */
final class SharedLine {
  /** A thread's last access to the line. */
  static final class Touch {
    int thread = -1;
    long word;
    /** Words of the line that the thread touched since it is one of the last two, a bit for each. */
    int words;
    /** Those of them that it stored to. */
    int stored;
    long time;
    boolean wrote;
    int site = -1;
    long first;
  }

  Touch newer = new Touch();
  Touch older = new Touch();
  boolean shared;
  long accesses;
  /** Events in which at least one access stored, by whether the two threads have a word in common that one of them stored to. */
  long met;
  long apart;
  /** Representatives of the events apart. */
  long oneAddress;
  long otherAddress;
  int oneSite = -1;
  int otherSite = -1;

  /** By word and thread, a bit for each thread that has had the word's present value. */
  private final long[] had;
  private final int longsOfWord;

  /**
   * @param words words of the line
   * @param threads threads that may touch it
   */
  SharedLine(int words, int threads) {
    longsOfWord = (threads + Long.SIZE - 1) / Long.SIZE;
    had = new long[words * longsOfWord];
  }

  /** Whether a thread has had the present value of a word before; it has from now on. A store makes the value new to all others. */
  boolean again(int word, int thread, boolean store) {
    int at = word * longsOfWord + thread / Long.SIZE;
    boolean again = (had[at] & 1L << thread) != 0;
    if (store) {
      Arrays.fill(had, word * longsOfWord, (word + 1) * longsOfWord, 0);
    }
    had[at] |= 1L << thread;
    return again;
  }

  /** Whether two threads touched a word in common that one of them stored to. */
  static boolean meet(Touch a, Touch b) {
    return (a.words & b.stored | a.stored & b.words) != 0;
  }

  /** The last access of another thread than this, null where there is none. */
  Touch lastOther(int thread) {
    Touch last = newer.thread != thread ? newer : older;
    return last.thread < 0 ? null : last;
  }

  /** Remembers an access; returns its record. */
  Touch touch(int thread) {
    accesses++;
    if (newer.thread == thread) {
      return newer;
    }
    shared |= newer.thread >= 0;
    Touch reused = older;
    older = newer;
    newer = reused;
    if (newer.thread != thread) {
      newer.thread = thread;
      newer.words = 0;
      newer.stored = 0;
    }
    return newer;
  }
}
