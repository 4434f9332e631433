package org.parcast.benchmarks.reliability.random.model;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.parcast.benchmarks.reliability.random.recorded.Kind;

/**
 * An array of words, or of rows of them.
 *
 * @param places what holds the rows, for dependences: they may change places
 */
public record RandomElements(Kind kind, Word[] words, RandomElements[] rows, Word[] places) {

  /** A new array that a line of the program makes. */
  public static RandomElements made(ModelMemory memory, int line, Kind kind, int... lengths) {
    return of(line + "", line + "#" + memory.ordinal(line + ""), kind, lengths);
  }

  private static RandomElements of(String name, String reference, Kind kind, int... lengths) {
    IntStream indices = IntStream.range(0, lengths[0]);
    if (lengths.length == 1) {
      return new RandomElements(kind, indices.mapToObj(i -> new Word(name + "[" + i + "]", reference + "[" + i + "]", kind.descriptor)).toArray(Word[]::new), null, null);
    }
    int[] inner = Arrays.copyOfRange(lengths, 1, lengths.length);
    RandomElements[] rows = indices.mapToObj(i -> of(name + "[" + i + "]", reference + "[" + i + "]", kind, inner)).toArray(RandomElements[]::new);
    return new RandomElements(kind, null, rows, IntStream.range(0, lengths[0]).mapToObj(i -> new Word(name, reference, Word.ROW)).toArray(Word[]::new));
  }

  /** A line loads a row. */
  public RandomElements row(ModelMemory memory, int i, int line) {
    memory.load(places[i], line);
    return rows[i];
  }

  /** A line stores a row. */
  public void row(ModelMemory memory, int i, RandomElements row, int line) {
    memory.store(places[i], Num.constant(Double.NaN), line);
    rows[i] = row;
  }
}
