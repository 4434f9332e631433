package org.parcast.partition.io;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Reads numbers from a text file, plain or compressed by gzip, and knows the line it is on. */
final class NumberScanner implements Closeable {
  private static final int BUFFER = 1 << 16;
  private static final int MAX_TOKEN = 64;

  /** In UTF-8; some editors write it at the beginning of a file. */
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

  private final String name;
  private final boolean compressed;
  private InputStream in;
  private final byte[] buffer = new byte[BUFFER];
  private int position;
  private int limit;
  private boolean begun;
  private long line = 1;

  private NumberScanner(String name, InputStream in, boolean compressed) {
    this.name = name;
    this.in = in;
    this.compressed = compressed;
  }

  static NumberScanner open(Path file) throws IOException {
    InputStream raw = new BufferedInputStream(Files.newInputStream(file), BUFFER);
    raw.mark(2);
    boolean compressed = raw.read() == 0x1f && raw.read() == 0x8b;
    raw.reset();
    return new NumberScanner(file.toString(), raw, compressed);
  }

  /** An error on the current line. */
  GraphFormatException error(String problem) {
    return errorAt(line, problem);
  }

  GraphFormatException errorAt(long otherLine, String problem) {
    return new GraphFormatException(name, otherLine, problem);
  }

  long line() {
    return line;
  }

  /** Whether the file has ended. */
  boolean atEnd() throws IOException {
    return peek() < 0;
  }

  /** Skips lines that begin with the mark of a comment; the scanner must be at the beginning of a line. */
  void skipComments(char mark) throws IOException {
    while (peek() == mark) {
      skipLine();
    }
  }

  void skipLine() throws IOException {
    int c = read();
    while (c >= 0 && c != '\n') {
      c = read();
    }
    line++;
  }

  /** Skips lines without anything on them. */
  void skipBlankLines() throws IOException {
    while (!atEnd() && !hasNext()) {
      endLine();
    }
  }

  /** The rest of the line as text. */
  String restOfLine() throws IOException {
    StringBuilder text = new StringBuilder();
    int c = read();
    while (c >= 0 && c != '\n') {
      if (text.length() > 1000) {
        throw error("the line is longer than a header can be");
      }
      text.append((char) c);
      c = read();
    }
    line++;
    return text.toString().strip();
  }

  /** Whether another number stands on this line. */
  boolean hasNext() throws IOException {
    int c = peek();
    while (c == ' ' || c == '\t' || c == '\r') {
      position++;
      c = peek();
    }
    return c >= 0 && c != '\n';
  }

  /** Ends a line that must have nothing more on it. */
  void endLine() throws IOException {
    if (hasNext()) {
      throw error("'" + token() + "' is more than this line may hold");
    }
    if (read() >= 0) {
      line++;
    }
  }

  /** The next number of the line, an integer of {@code min} to {@code max}; {@code what} names it in messages. */
  long nextLong(long min, long max, String what) throws IOException {
    requireNext(what);
    String token = token();
    long value;
    try {
      value = Long.parseLong(token);
    } catch (NumberFormatException e) {
      throw error(what + " is '" + token + "', not an integer of " + min + " to " + max);
    }
    if (value < min || value > max) {
      throw error(what + " is " + value + ", outside " + min + " to " + max);
    }
    return value;
  }

  int nextInt(int min, int max, String what) throws IOException {
    return (int) nextLong(min, max, what);
  }

  /** The next number of the line, of any finite value. */
  double nextDouble(String what) throws IOException {
    requireNext(what);
    String token = token();
    try {
      double value = Double.parseDouble(token);
      if (Double.isFinite(value)) {
        return value;
      }
    } catch (NumberFormatException e) {
      // falls through to the refusal below
    }
    throw error(what + " is '" + token + "', not a finite number");
  }

  /** The next number of the line, of any finite value of single precision. */
  float nextFloat(String what) throws IOException {
    double value = nextDouble(what);
    if (Math.abs(value) > Float.MAX_VALUE) {
      throw error(what + " is " + value + ", and at most " + Float.MAX_VALUE + " can be held");
    }
    return (float) value;
  }

  private void requireNext(String what) throws IOException {
    if (!hasNext()) {
      throw error(what + (atEnd() ? " is missing: the file ends here" : " is missing at the end of the line"));
    }
  }

  private String token() throws IOException {
    byte[] token = new byte[MAX_TOKEN];
    int length = 0;
    int c = peek();
    while (c > ' ' && length < MAX_TOKEN) {
      token[length++] = (byte) c;
      position++;
      c = peek();
    }
    if (length == 0) {
      throw error("a character of code " + c + " stands here: the file is no text");
    }
    return new String(token, 0, length, StandardCharsets.UTF_8);
  }

  private int read() throws IOException {
    int c = peek();
    position++;
    return c;
  }

  private int peek() throws IOException {
    if (position >= limit) {
      try {
        if (compressed && !(in instanceof GZIPInputStream)) {
          in = new GZIPInputStream(in, BUFFER); // reads the header, which may be damaged as the rest
        }
        fill();
      } catch (EOFException e) {
        throw error("the compressed file ends here in the middle: it was cut off, fetch it again");
      } catch (ZipException e) {
        throw error("the compressed file is damaged (" + e.getMessage() + "): fetch it again");
      }
      if (limit < 0) {
        return -1;
      }
    }
    return buffer[position] & 0xff;
  }

  private void fill() throws IOException {
    position = 0;
    if (begun) {
      limit = in.read(buffer);
      return;
    }
    begun = true;
    limit = in.readNBytes(buffer, 0, BYTE_ORDER_MARK.length);
    if (limit == 0 || Arrays.equals(buffer, 0, limit, BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length)) {
      limit = in.read(buffer);
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
