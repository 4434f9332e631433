package org.parcast.recording.trace.coding;

import java.io.ByteArrayOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.parcast.recording.file.RecordingException;

/** Takes the numbers of a chunk's content, or of a part of it, one after the other. */
public final class ChunkNumbers {
  private byte[] content;
  private int length;
  private int at;

  ChunkNumbers() {
    this(new byte[0]);
  }

  ChunkNumbers(byte[] content) {
    this.content = content;
    this.length = content.length;
  }

  /** Where a new content of this length is to be put; numbers are taken from its begin. */
  byte[] room(int size) {
    if (content.length < size) {
      content = new byte[size];
    }
    length = size;
    at = 0;
    return content;
  }

  /** How many bytes have been taken. */
  int position() {
    return at;
  }

  /** Copies bytes that have been taken. */
  void copy(int from, int to, ByteArrayOutputStream target) {
    target.write(content, from, to - from);
  }

  /** @throws UncheckedIOException where more was taken than there is */
  public boolean hasMore() {
    if (at > length) {
      throw damaged("it ends within an event");
    }
    return at < length;
  }

  int octet() {
    try {
      return content[at++] & 255;
    } catch (ArrayIndexOutOfBoundsException e) {
      throw damaged("it ends within an event");
    }
  }

  /** An octet of which only so many bits, the lowest, may be set. */
  int bits(int most) {
    int bits = octet();
    if (bits >>> most != 0) {
      throw damaged("it names what there is not");
    }
    return bits;
  }

  public long number() {
    try {
      int first = content[at++];
      if (first >= 0) {
        return first;
      }
      long value = first & 127;
      for (int shift = 7; ; shift += 7) {
        int b = content[at++];
        value |= (long) (b & 127) << shift;
        if (b >= 0) {
          return value;
        }
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      throw damaged("it ends within an event");
    }
  }

  public int count() {
    long value = number();
    if (value < 0 || value > Integer.MAX_VALUE) {
      throw damaged("a count is out of range");
    }
    return (int) value;
  }

  /** The number of things that follow, each of which takes a byte or more. */
  public int length() {
    int value = count();
    if (value > length - at) {
      throw damaged("it announces more than it holds");
    }
    return value;
  }

  /** A number of one of {@code things}, counted from {@code first}. */
  int oneOf(int first, int things) {
    int value = count();
    if (value < first || value >= things) {
      throw damaged("it names what there is not");
    }
    return value;
  }

  /** What to say of content that was never written so; the reader of the trace hands on the cause. */
  public static UncheckedIOException damaged(String why) {
    return new UncheckedIOException(new RecordingException(why));
  }

  long signed() {
    long folded = number();
    return folded >>> 1 ^ -(folded & 1);
  }

  public String text() {
    int size = length();
    String text = new String(content, at, size, StandardCharsets.UTF_8);
    at += size;
    return text;
  }
}
