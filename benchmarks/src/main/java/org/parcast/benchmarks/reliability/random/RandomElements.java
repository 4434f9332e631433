package org.parcast.benchmarks.reliability.random;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.parcast.benchmarks.reliability.random.recorded.Kind;

/** An array of words, or of rows of them. */
record RandomElements(Kind kind, Word[] words, RandomElements[] rows) {

  /** A new array that a line of the program makes. */
  static RandomElements made(ModelMemory memory, int line, Kind kind, int... lengths) {
    return of(line + "", line + "#" + memory.ordinal(line + ""), kind, lengths);
  }

  private static RandomElements of(String name, String reference, Kind kind, int... lengths) {
    IntStream indices = IntStream.range(0, lengths[0]);
    if (lengths.length == 1) {
      return new RandomElements(kind, indices.mapToObj(i -> new Word(name + "[" + i + "]", reference + "[" + i + "]", kind.descriptor)).toArray(Word[]::new), null);
    }
    int[] inner = Arrays.copyOfRange(lengths, 1, lengths.length);
    return new RandomElements(kind, null, indices.mapToObj(i -> of(name + "[" + i + "]", reference + "[" + i + "]", kind, inner)).toArray(RandomElements[]::new));
  }
}
