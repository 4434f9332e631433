package org.parcast.analyses.trace;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes references as {@code valgrind --tool=lackey --trace-mem=yes} does, so that other tools can read them. */
public final class LackeyWriter {
  private LackeyWriter() {}

  /** Writes the references of one thread of a trace, in order. */
  public static void write(ThreadTrace trace, int thread, Appendable to) throws IOException {
    try {
      trace.replay(
          (by, address, size, write, site) -> {
            if (by == thread) {
              line(site == ThreadTrace.FETCH ? "I  " : write ? " S " : " L ", address, size, to);
            }
          });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void line(String kind, long address, int size, Appendable to) {
    try {
      to.append(kind).append(Long.toHexString(address)).append(',').append(Integer.toString(size)).append('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
