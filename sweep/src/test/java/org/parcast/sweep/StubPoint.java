package org.parcast.sweep;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Stands for Parcast: {@code StubPoint SIZE MILLISECONDS LOG} takes its time, notes that it ended, and tells of its size. */
final class StubPoint {
  /** A size that fails. */
  static final int FAILS = 13;
  /** A size that does not fit into memory. */
  static final int TOO_LARGE = 17;
  /** Of larger ones, so that they are not begun before that one has ended. */
  private static final long PATIENCE = 3000;

  private StubPoint() {}

  public static void main(String[] arguments) throws Exception {
    int size = Integer.parseInt(arguments[0]);
    if (size == TOO_LARGE) {
      System.err.println("parcast: error: the analysis ran out of memory");
      System.exit(5);
    }
    if (size >= 50) {
      Thread.sleep(PATIENCE);
    }
    if (size == FAILS) {
      System.err.println("parcast: error: bad luck");
      System.exit(4);
    }
    Thread.sleep(Long.parseLong(arguments[1]));
    Files.writeString(Path.of(arguments[2]), size + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    System.out.printf("""
        {"comm": {"steps": 2, "words": %d, "vertices": 1, "nets": 1, "births": 1, "copies": 0,
         "plan": [{"ranks": 2, "layout": "rows", "bytes": 9}, {"ranks": 4, "layout": "rows", "bytes": %d}, {"ranks": 4, "layout": "copied", "bytes": 24}], "arrays": [{"name": "u", "shape": [%d, 7]}],
         "results": [{"ranks": 4, "estimator": "block2d", "array": "u", "assembly": "owner", "grid": [2, 2], "bytes_p2p": %d, "bytes_collective": 0,
           "bytes_p2p_per_step": 8.5, "bytes_collective_per_step": 0, "messages_per_step": 4, "imbalance": 1}]}}
        """, size * size, 8 * size * size, size, 16 * size);
  }
}
