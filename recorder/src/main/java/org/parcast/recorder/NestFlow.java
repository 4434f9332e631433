package org.parcast.recorder;

import java.util.Arrays;

/** The value flow of a loop nest as it is noted: which words each of its stores was computed from, in order. */
final class NestFlow {
  /** So many sources and stores are kept, of all nests together. */
  private static final int MOST = 1 << 25;

  /** So many arrays may be loaded from and stored to: as many as the upper bits of a {@linkplain #ticket ticket} tell. */
  private static final int MOST_ARRAYS = 16;

  private static final int WORD_BITS = 27;

  /** To compare so many bytes takes about as long as to tell of a source or a store. */
  private static final long BYTES_OF_STORE = 64;

  private static int total;

  private final Shadow[] shadows = new Shadow[MOST_ARRAYS];
  private int arrays;

  /** By array, the words that are loaded, in order. */
  private final int[][] words = new int[MOST_ARRAYS][];

  private final int[] wordCount = new int[MOST_ARRAYS];
  private NestRows rows = new NestRows();

  /** By array, one more than the word that was stored last; 0 for none. */
  private final int[] storedUpTo = new int[MOST_ARRAYS];

  private boolean ascends = true;
  private final int[] countsOfRow = new int[MOST_ARRAYS];
  private int kept;
  private long bytesOfEntry;
  private boolean abandoned;
  private NestRepetition repetition;

  /** What repeats it; null where it has not run to its end, or what was noted is of no use. */
  NestRepetition repetition() {
    return repetition;
  }

  /** The nest is about to run; to tell whether it is entered as now takes a look at so many bytes. */
  void begin(long bytes) {
    bytesOfEntry = bytes;
  }

  /** The nest was left. */
  void complete() {
    if (abandoned || bytesOfEntry > BYTES_OF_STORE * kept) {
      abandon();
      Arrays.fill(shadows, null);
    } else {
      repetition = new NestRepetition(Arrays.copyOf(shadows, arrays), words, rows, isStored(), ascends);
    }
  }

  private boolean[] isStored() {
    boolean[] stored = new boolean[arrays];
    for (int k = 0; k < arrays; k++) {
      stored[k] = storedUpTo[k] > 0;
    }
    return stored;
  }

  /** What was noted is of no use, but for the tickets that are out. */
  void abandon() {
    abandoned = true;
    repetition = null;
    total -= kept;
    kept = 0;
    Arrays.fill(words, null);
    rows = null;
  }

  /** What stands for the word in a register until it is stored: a negative number; the value where there is none. */
  int ticket(Shadow shadow, int word, int value) {
    if (abandoned) {
      return value;
    }
    int k = word >= 1 << WORD_BITS ? -1 : number(shadow);
    if (k < 0) {
      abandon();
      return value;
    }
    return ~(k << WORD_BITS | word);
  }

  private static int arrayOf(int ticket) {
    return ~ticket >>> WORD_BITS;
  }

  private static int wordOf(int ticket) {
    return ~ticket & (1 << WORD_BITS) - 1;
  }

  private int number(Shadow shadow) {
    for (int k = 0; k < arrays; k++) {
      if (shadows[k] == shadow) {
        return k;
      }
    }
    if (arrays == MOST_ARRAYS) {
      return -1;
    }
    shadows[arrays] = shadow;
    words[arrays] = new int[16];
    return arrays++;
  }

  /** Notes a store of what the register gathered, which may be null for nothing; afterwards it holds values. */
  void store(Shadow shadow, int word, Register register, int site) {
    int size = register == null ? 0 : register.size;
    boolean known = size == 0 || !register.isCopy();
    for (int i = 0; i < size; i++) {
      known &= register.source[i] < 0;
    }
    if (!known) {
      abandon();
    } else if (!abandoned) {
      note(shadow, word, register, size, site);
    }
    for (int i = 0; i < size; i++) {
      int source = register.source[i];
      register.source[i] = source < 0 ? shadows[arrayOf(source)].value[wordOf(source)] : source;
    }
  }

  private void note(Shadow shadow, int word, Register register, int size, int site) {
    int target = number(shadow);
    kept += size + 1;
    total += size + 1;
    if (target < 0 || total > MOST) {
      abandon();
      return;
    }
    Arrays.fill(countsOfRow, 0);
    for (int i = 0; i < size; i++) {
      int k = arrayOf(register.source[i]);
      if (wordCount[k] == words[k].length) {
        words[k] = Growth.of(words[k], 2 * wordCount[k]);
      }
      words[k][wordCount[k]++] = wordOf(register.source[i]);
      countsOfRow[k]++;
    }
    ascends &= word >= storedUpTo[target];
    storedUpTo[target] = word + 1;
    rows.add(target, word, site, size == 0 ? 1 : register.uses(), countsOfRow, arrays);
  }
}
