package org.parcast.recorder.format.trace;

import java.io.ByteArrayOutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Takes the numbers of a chunk's content, or of a part of it, one after the other. */
final class Numbers {
  private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** In each octet of a word, the bit that says that another one follows. */
  private static final long FOLLOWED = 0x8080808080808080L;

  private byte[] content;
  private int length;
  private int at;

  Numbers() {
    this(new byte[0]);
  }

  Numbers(byte[] content) {
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

  boolean hasMore() {
    return at < length;
  }

  int octet() {
    return content[at++] & 255;
  }

  long number() {
    int first = content[at];
    if (first >= 0) {
      at++;
      return first;
    }
    if (at <= content.length - Long.BYTES) {
      long word = (long) WORDS.get(content, at);
      long last = ~word & FOLLOWED;
      if (last != 0) {
        int bits = Long.numberOfTrailingZeros(last) + 1;
        at += bits >>> 3;
        return together(word & -1L >>> 64 - bits & ~FOLLOWED);
      }
    }
    return octets();
  }

  /** The number of seven bits each in the octets of a word, without a branch: lengths of numbers are hard to foretell. */
  private static long together(long word) {
    long pairs = word & 0x007f007f007f007fL | (word & 0x7f007f007f007f00L) >>> 1;
    long fours = pairs & 0x00003fff00003fffL | (pairs & 0x3fff00003fff0000L) >>> 2;
    return fours & 0x000000000fffffffL | (fours & 0x0fffffff00000000L) >>> 4;
  }

  /** A number that is long, or lies at the end. */
  private long octets() {
    long value = 0;
    for (int shift = 0; ; shift += 7) {
      int b = content[at++];
      value |= (long) (b & 127) << shift;
      if (b >= 0) {
        return value;
      }
    }
  }

  int count() {
    return (int) number();
  }

  long signed() {
    long folded = number();
    return folded >>> 1 ^ -(folded & 1);
  }

  String text() {
    int size = count();
    String text = new String(content, at, size, StandardCharsets.UTF_8);
    at += size;
    return text;
  }
}
