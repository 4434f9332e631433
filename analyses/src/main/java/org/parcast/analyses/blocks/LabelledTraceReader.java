package org.parcast.analyses.blocks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.trace.LackeyTrace;

/**
 * Reads the text traces of PPT-SASMM's tools: {@code BB START: name}, addresses in hexadecimal, one a line, {@code BB DONE: name}. Where a table
 * {@code bb_table.data} lies beside the trace ({@code BasicBlock: hash: name}), it gives the order of the blocks, and names for hashes.
 */
public final class LabelledTraceReader {
  private static final String START = "BB START: ";
  private static final String DONE = "BB DONE: ";
  private static final String TABLE = "bb_table.data";

  private LabelledTraceReader() {}

  /** Whether the file begins as such a trace does. */
  public static boolean isTrace(Path file) throws IOException {
    byte[] head = new byte[START.length()];
    try (var in = LackeyTrace.open(file)) {
      return in.readNBytes(head, 0, head.length) == head.length && new String(head, StandardCharsets.US_ASCII).equals(START);
    }
  }

  /**
   * Reads a trace, plain or {@code .gz}.
   *
   * @throws IOException if it cannot be read; the message names the line that is wrong
   */
  public static LabelledTrace read(Path file) throws IOException {
    List<String[]> table = table(file.toAbsolutePath().resolveSibling(TABLE));
    LabelledTrace trace = new LabelledTrace(table.stream().map(row -> row[1]).toList());
    try (BufferedReader in = new BufferedReader(new InputStreamReader(LackeyTrace.open(file), StandardCharsets.UTF_8))) {
      String open = null;
      int number = 0;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        number++;
        if (line.startsWith(START) && open == null) {
          open = line.substring(START.length());
          trace.begin(named(open, table));
        } else if (open != null && line.equals(DONE + open)) {
          open = null;
        } else if (open != null && line.startsWith("0x")) {
          trace.add(address(line, file, number));
        } else if (!line.isBlank()) {
          throw new IOException(file + ": line " + number + " is none of BB START: name, an address as 0x7ffd0008 in a block, BB DONE: with the same name");
        }
      }
    }
    return trace;
  }

  private static long address(String line, Path file, int number) throws IOException {
    try {
      return Long.parseUnsignedLong(line.substring(2).strip(), 16);
    } catch (NumberFormatException e) {
      throw new IOException(file + ": line " + number + ": " + line + " is no address of up to 16 hexadecimal digits", e);
    }
  }

  private static String named(String hashOrName, List<String[]> table) {
    return table.stream().filter(row -> row[0].equals(hashOrName)).map(row -> row[1]).findFirst().orElse(hashOrName);
  }

  private static List<String[]> table(Path file) throws IOException {
    List<String[]> rows = new ArrayList<>();
    if (Files.isRegularFile(file)) {
      for (String line : Files.readAllLines(file)) {
        String[] parts = line.split(": ", 3);
        if (parts.length == 3) {
          rows.add(new String[] {parts[1], parts[2].strip()});
        }
      }
    }
    return rows;
  }
}
