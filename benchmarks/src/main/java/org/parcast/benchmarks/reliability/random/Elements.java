package org.parcast.benchmarks.reliability.random;

import java.util.Arrays;
import java.util.stream.IntStream;

/** An array of words, or of rows of them. */
record Elements(Kind kind, Word[] words, Elements[] rows) {

  /** A new array that a line of the program makes. */
  static Elements made(Memory memory, int line, Kind kind, int... lengths) {
    return of(line + "", line + "#" + memory.ordinal(line + ""), kind, lengths);
  }

  private static Elements of(String name, String reference, Kind kind, int... lengths) {
    IntStream indices = IntStream.range(0, lengths[0]);
    if (lengths.length == 1) {
      return new Elements(kind, indices.mapToObj(i -> new Word(name + "[" + i + "]", reference + "[" + i + "]", kind.descriptor)).toArray(Word[]::new), null);
    }
    int[] inner = Arrays.copyOfRange(lengths, 1, lengths.length);
    return new Elements(kind, null, indices.mapToObj(i -> of(name + "[" + i + "]", reference + "[" + i + "]", kind, inner)).toArray(Elements[]::new));
  }
}
