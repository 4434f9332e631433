package org.parcast.analyses.sharing.detection;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;

/**
 * A trace as lines of a thread's number and a hexadecimal address, {@code 3 7f00a040}, also compressed ({@code .gz}). A line may end in {@code r} or
 * {@code w}; without, an access counts as a read. Accesses are to one byte, since the trace has no sizes.
 */
public final class NumalizeTrace implements ThreadTrace {
  /** What some editors begin a file with, byte by byte. */
  private static final String BYTE_ORDER_MARK = "\u00EF\u00BB\u00BF";

  private final Path file;
  private final int threads;

  /**
   * Opens a trace and counts its threads.
   *
   * @throws IOException if it cannot be read; the message names the file and the line
   */
  public NumalizeTrace(Path file) throws IOException {
    this.file = file;
    int[] most = {-1};
    replay((thread, address, size, write, site) -> most[0] = Math.max(most[0], thread));
    if (most[0] < 0) {
      throw new IOException(file + " has no accesses: give lines of a thread's number and a hexadecimal address");
    }
    threads = most[0] + 1;
  }

  @Override
  public int threads() {
    return threads;
  }

  @Override
  public void replay(ReferenceConsumer consumer) throws IOException {
    try (BufferedReader reader = new BufferedReader(new InputStreamReader(open(), StandardCharsets.ISO_8859_1))) {
      int number = 0;
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        number++;
        if (number == 1 && line.startsWith(BYTE_ORDER_MARK)) {
          line = line.substring(BYTE_ORDER_MARK.length());
        }
        if (!line.isBlank()) {
          access(line.strip(), number, consumer);
        }
      }
    } catch (EOFException | ZipException e) {
      throw new IOException(file + " is damaged or cut off: " + e.getMessage(), e);
    }
  }

  private InputStream open() throws IOException {
    InputStream in = Files.newInputStream(file);
    return file.toString().endsWith(".gz") ? new GZIPInputStream(in, 1 << 16) : in;
  }

  private void access(String line, int number, ReferenceConsumer consumer) throws IOException {
    String[] words = line.split("\\s+");
    try {
      boolean wellFormed = words.length == 2 || words.length == 3 && (words[2].equals("r") || words[2].equals("w"));
      int thread = Integer.parseInt(words[0]);
      if (wellFormed && thread >= 0 && thread < RelaxedDetection.MOST_THREADS) {
        String hex = words[1].startsWith("0x") ? words[1].substring(2) : words[1];
        consumer.accept(thread, Long.parseUnsignedLong(hex, 16), 1, words.length == 3 && words[2].equals("w"), -1);
        return;
      }
    } catch (NumberFormatException e) {
      // Said below, as for lines of another form.
    }
    throw new IOException(file + ":" + number + ": '" + line + "' is no access: give a thread's number, below " + RelaxedDetection.MOST_THREADS
        + ", and a hexadecimal address, as in 3 7f00a040");
  }
}
