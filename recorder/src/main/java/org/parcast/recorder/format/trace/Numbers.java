package org.parcast.recorder.format.trace;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Takes the numbers of a chunk's content, or of a part of it, one after the other. */
final class Numbers {
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
