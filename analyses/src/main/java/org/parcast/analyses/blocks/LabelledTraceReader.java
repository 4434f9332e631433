package org.parcast.analyses.blocks;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipException;
import org.parcast.analyses.trace.LackeyTrace;

/**
 * Reads the text traces of PPT-SASMM's tools: {@code BB START: name}, addresses in hexadecimal, one a line, {@code BB DONE: name}. Where a table
 * {@code bb_table.data} lies beside the trace ({@code BasicBlock: hash: name}), it gives the order of the blocks, and names for hashes.
 */
public final class LabelledTraceReader {
  private static final String START = "BB START: ";
  private static final String DONE = "BB DONE: ";
  private static final int LONGEST = 1 << 12;
  private static final String TABLE = "bb_table.data";

  private LabelledTraceReader() {}

  /** Whether the file begins as such a trace does. */
  public static boolean isTrace(Path file) throws IOException {
    byte[] head = new byte[START.length()];
    try (var in = LackeyTrace.open(file)) {
      return in.readNBytes(head, 0, head.length) == head.length && new String(head, StandardCharsets.US_ASCII).equals(START);
    } catch (EOFException | ZipException e) {
      throw LackeyTrace.damaged(file, 1, e);
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
    try (Reader in = new BufferedReader(new InputStreamReader(LackeyTrace.open(file), StandardCharsets.UTF_8))) {
      String open = null;
      int number = 1;
      for (String line = line(in, file, number); line != null; line = line(in, file, ++number)) {
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
      if (open != null) {
        throw new IOException(file + ": the trace ends at line " + (number - 1) + " within block " + open + ", with no BB DONE: it is cut off; write it again");
      }
    }
    return trace;
  }

  /** The next line without its end; null at the end of the file. */
  private static String line(Reader in, Path file, int number) throws IOException {
    StringBuilder line = new StringBuilder();
    try {
      int c = in.read();
      if (c < 0) {
        return null;
      }
      for (; c >= 0 && c != '\n'; c = in.read()) {
        if (line.length() == LONGEST) {
          throw new IOException(file + ": line " + number + " has more than " + LONGEST + " characters, as no line of such a trace");
        }
        line.append((char) c);
      }
    } catch (EOFException | ZipException e) {
      throw LackeyTrace.damaged(file, number, e);
    }
    int end = line.length() - 1;
    return end >= 0 && line.charAt(end) == '\r' ? line.substring(0, end) : line.toString();
  }

  private static long address(String line, Path file, int number) throws IOException {
    String digits = line.substring(2).strip();
    if (!digits.matches("[0-9a-fA-F]{1,16}")) {
      throw new IOException(file + ": line " + number + ": " + line + " is no address of up to 16 hexadecimal digits");
    }
    return Long.parseUnsignedLong(digits, 16);
  }

  private static String named(String hashOrName, List<String[]> table) {
    return table.stream().filter(row -> row[0].equals(hashOrName)).map(row -> row[1]).findFirst().orElse(hashOrName);
  }

  private static List<String[]> table(Path file) throws IOException {
    List<String[]> rows = new ArrayList<>();
    if (Files.isRegularFile(file)) {
      for (String line : new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList()) {
        String[] parts = line.split(": ", 3);
        if (parts.length == 3) {
          rows.add(new String[] {parts[1], parts[2].strip()});
        }
      }
    }
    return rows;
  }
}
