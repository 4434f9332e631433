package org.parcast.recorder.sharing;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.parcast.recording.MemoryUnits;

/**
 * The accesses of all threads in the order in which they are made, one at a time, as a trace of lines {@code THREAD ADDRESS r|w}. Each array and object
 * that is met gets 4 GiB of addresses of its own, and is kept in memory.
 */
public final class Streams {
  private static final int SPACE_BITS = 32;
  private static final Map<Object, Long> ADDRESSES = new IdentityHashMap<>();
  private static Writer out;

  private Streams() {}

  /**
   * An access to an element.
   *
   * @param bits its bytes, as a power of two
   * @param access twice the site, plus one for a store
   * @param before how often the loop has made the access before, where only the first time counts, else 0
   */
  public static void element(Object array, int index, int bits, int access, int before) {
    if (before == 0) {
      write(array, MemoryUnits.ARRAY_HEADER + ((long) index << bits), access);
    }
  }

  /** An access to a field at an offset; the holder of a static one is its class. */
  public static void field(Object holder, int offset, int access, int before) {
    if (before == 0) {
      write(holder, offset, access);
    }
  }

  private static synchronized void write(Object of, long offset, int access) {
    if (of == null || offset < 0) {
      return; // the access is going to fail
    }
    try {
      if (out == null) {
        out = open(Path.of(System.getProperty("parcast.sharing.streams")));
      }
      long start = ADDRESSES.computeIfAbsent(of, key -> (long) ADDRESSES.size() + 1 << SPACE_BITS);
      out.write(Registry.current().thread + " " + Long.toHexString(start + offset) + ((access & 1) == 1 ? " w\n" : " r\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Writer open(Path file) throws IOException {
    if (file.toString().endsWith(".gz")) {
      return new BufferedWriter(new OutputStreamWriter(new GZIPOutputStream(Files.newOutputStream(file)), StandardCharsets.UTF_8));
    }
    return Files.newBufferedWriter(file);
  }

  /** Writes what is buffered; no access is written afterwards. */
  static synchronized void close() throws IOException {
    if (out != null) {
      out.close();
      out = Writer.nullWriter();
    }
  }
}
