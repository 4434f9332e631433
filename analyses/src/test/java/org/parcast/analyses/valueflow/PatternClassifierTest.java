package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.valueflow.TrafficPattern.Kind;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;

/** Matrices by their shape; benchmarks' PatternsTest has those of programs. */
class PatternClassifierTest {
  private static final int RANKS = 16;

  private static Arguments pattern(Kind kind, BiPredicate<Integer, Integer> pairs) {
    return Arguments.of(kind, pairs);
  }

  private static int apart(int f, int t, int extent) {
    int d = Math.abs(f - t);
    return Math.min(d, extent - d);
  }

  static Stream<Arguments> patterns() {
    return Stream.of(
        pattern(Kind.NONE, (f, t) -> false),
        pattern(Kind.SWEEP, (f, t) -> t == f + 1),
        pattern(Kind.SWEEP, (f, t) -> t == f - 1),
        pattern(Kind.SWEEP, (f, t) -> t == f + 4 || t == f + 1 && t % 4 > 0),
        pattern(Kind.RING, (f, t) -> t == (f + 1) % RANKS),
        pattern(Kind.RING, (f, t) -> f == (t + 1) % RANKS),
        pattern(Kind.NEAREST_1D, (f, t) -> Math.abs(f - t) == 1),
        pattern(Kind.NEAREST_1D, (f, t) -> apart(f, t, RANKS) == 1),
        pattern(Kind.NEAREST_2D, (f, t) -> apart(f / 4, t / 4, 4) + apart(f % 4, t % 4, 4) == 1),
        pattern(Kind.NEAREST_3D, (f, t) -> Math.abs(f - t) == 4 || f / 4 == t / 4 && Math.abs(f - t) == 2 || f / 2 == t / 2),
        pattern(Kind.TRANSPOSITION, (f, t) -> f / 4 == t % 4 && f % 4 == t / 4),
        pattern(Kind.BUTTERFLY, (f, t) -> Integer.bitCount(f ^ t) == 1),
        pattern(Kind.BROADCAST, (f, t) -> f == 5),
        pattern(Kind.REDUCTION, (f, t) -> t == 5),
        pattern(Kind.MASTER_WORKER, (f, t) -> f == 5 || t == 5),
        pattern(Kind.ROW_COLUMN, (f, t) -> f / 4 == t / 4 || f % 4 == t % 4),
        pattern(Kind.ALL_TO_ALL, (f, t) -> true),
        pattern(Kind.IRREGULAR, (f, t) -> (f * 7 + t * 5 + f * t) % 6 == 1));
  }

  @ParameterizedTest
  @MethodSource("patterns")
  void isNamed(Kind kind, BiPredicate<Integer, Integer> pairs) {
    long[] bytes = new long[RANKS * RANKS];
    for (int f = 0; f < RANKS; f++) {
      for (int t = 0; t < RANKS; t++) {
        bytes[f * RANKS + t] = f != t && pairs.test(f, t) ? 800 : 0;
      }
    }
    TrafficPattern pattern = PatternClassifier.classify(CommunicationMatrix.of(RANKS, bytes, 1), List.of(RANKS));
    assertThat(pattern.kind()).isEqualTo(kind);
    assertThat(pattern.share() == 1).isEqualTo(kind != Kind.IRREGULAR);
  }
}
