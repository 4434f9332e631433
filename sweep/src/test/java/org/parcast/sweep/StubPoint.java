package org.parcast.sweep;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Stands for Parcast: a point {@code SIZE MILLISECONDS LOG} takes its time, notes that it ended and in which process, and tells of its size. */
final class StubPoint {
  /** A size that fails. */
  static final int FAILS = 13;
  /** A size that does not fit into memory. */
  static final int TOO_LARGE = 17;
  /** A size that does not fit into a process that has analysed others. */
  static final int FITS_ALONE = 19;
  /** A size that no process survives. */
  static final int KILLS = 11;
  /** Of larger ones, so that they are not begun before that one has ended. */
  private static final long PATIENCE = 3000;

  private static boolean isUsed;

  private StubPoint() {}

  public static void main(String[] none) throws Exception {
    DataInputStream requests = new DataInputStream(System.in);
    DataOutputStream replies = new DataOutputStream(System.out);
    try {
      while (true) {
        String[] arguments = new String[requests.readInt()];
        for (int i = 0; i < arguments.length; i++) {
          arguments[i] = text(requests);
        }
        text(requests);
        int status = status(Integer.parseInt(arguments[0]));
        byte[] document = (status == 0 ? document(arguments) : "").getBytes(StandardCharsets.UTF_8);
        replies.writeInt(status);
        replies.writeInt(document.length);
        replies.write(document);
        replies.flush();
        isUsed = true;
      }
    } catch (EOFException end) {
      System.exit(0);
    }
  }

  private static String text(DataInputStream requests) throws IOException {
    return new String(requests.readNBytes(requests.readInt()), StandardCharsets.UTF_8);
  }

  private static int status(int size) {
    if (size == TOO_LARGE || size == FITS_ALONE && isUsed) {
      System.err.println("parcast: error: the analysis ran out of memory");
      return 5;
    }
    if (size == FAILS) {
      System.err.println("parcast: error: bad luck");
      return 4;
    }
    if (size == KILLS) {
      System.err.println("what a virtual machine says at last");
      Runtime.getRuntime().halt(134);
    }
    return 0;
  }

  private static String document(String... arguments) throws Exception {
    int size = Integer.parseInt(arguments[0]);
    Thread.sleep(Long.parseLong(arguments[1]) + (size >= 50 ? PATIENCE : 0));
    Files.writeString(Path.of(arguments[2]), size + " " + ProcessHandle.current().pid() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    return String.format("""
        {"comm": {"steps": 2, "words": %d, "vertices": 1, "nets": 1, "births": 1, "copies": 0,
         "plan": [{"ranks": 2, "layout": "rows", "bytes": 9}, {"ranks": 4, "layout": "rows", "bytes": %d}, {"ranks": 4, "layout": "copied", "bytes": 24}], "arrays": [{"name": "u", "shape": [%d, 9], "computed": [%d, 7]}],
         "results": [{"ranks": 4, "estimator": "block2d", "array": "u", "assembly": "owner", "grid": [2, 2], "bytes_p2p": %d, "bytes_collective": 0,
           "bytes_p2p_per_step": 8.5, "bytes_collective_per_step": 0, "messages_per_step": 4, "imbalance": 1}]}}
        """, size * size, 8 * size * size, size, size, 16 * size);
  }
}
