package org.parcast.engine.check.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What loops leave behind in order and in parts is compared, and is what the loop leaves in order. */
class TwinsTest {
  private static int number = 100;

  /** A loop over an array and its parts. */
  private interface Range {
    void run(int from, int to);
  }

  private static Twin compare(Object root, int count, Range range) {
    Twin twin = Twins.enter(number++, 1, count, "a", "", root);
    do {
      if (twin.inOrder()) {
        range.run(0, count);
      } else {
        int parts = Twins.parts(count);
        Twins.run(parts, part -> range.run((int) ((long) count * part / parts), (int) ((long) count * (part + 1) / parts)));
      }
    } while (twin.again());
    Twins.end(twin);
    return twin;
  }

  @Test
  void independentIterationsLeaveTheSame() {
    int[] a = new int[1000];
    Twin twin = compare(a, 1000, (from, to) -> {
      for (int i = from; i < to; i++) {
        a[i] += i;
      }
    });
    assertThat(twin.difference).isEmpty();
    assertThat(twin.compared).isEqualTo(1);
    assertThat(a[7]).isEqualTo(7);
  }

  /** Ten iterations apart: no part of 32 holds both, but for the last of one and the first of the next. */
  @Test
  void aDependenceIsFoundAndTheResultIsThatInOrder() {
    long[] a = new long[1000];
    a[0] = 1;
    Twin twin = compare(a, 990, (from, to) -> {
      for (int i = from; i < to; i++) {
        a[i + 10] = a[i] + i;
      }
    });
    long[] expected = new long[1000];
    expected[0] = 1;
    for (int i = 0; i < 990; i++) {
      expected[i + 10] = expected[i] + i;
    }
    assertThat(twin.difference).startsWith("a[").contains("in order, and ").contains("seed");
    assertThat(a).isEqualTo(expected);
  }

  /** An iteration that is left out, in the last part only. */
  @Test
  void aMissingIterationIsFound() {
    double[] a = new double[100];
    Twin twin = compare(a, 100, (from, to) -> {
      for (int i = from; i < (from > 0 ? Math.min(to, 99) : to); i++) {
        a[i] = 1.5 * i;
      }
    });
    assertThat(twin.difference).isEqualTo("a[99] is 148.5 in order, and 0.0 in parts, shuffled, seed 32");
  }

  @Test
  void structuresOfNewObjectsAreComparedByWhatTheyHold() {
    Object[] a = new Object[50];
    Twin same = compare(a, 50, (from, to) -> {
      for (int i = from; i < to; i++) {
        a[i] = new int[] {i, 2 * i};
      }
    });
    assertThat(same.difference).isEmpty();
    int[] last = new int[1];
    Twin other = compare(new Object[] {a, last}, 50, (from, to) -> {
      for (int i = from; i < to; i++) {
        a[i] = new int[] {last[0]};
        last[0] = i;
      }
    });
    assertThat(other.difference).isNotEmpty();
  }

  /** What changes by itself is no fault of the parts. */
  @Test
  void whatDoesNotDoTheSameTwiceIsNotCompared() {
    long[] a = new long[10];
    long[] calls = new long[1];
    Twin twin = compare(a, 10, (from, to) -> {
      for (int i = from; i < to; i++) {
        a[i] = calls[0]++;
      }
    });
    assertThat(twin.difference).isEmpty();
    assertThat(twin.uncompared).startsWith("it does not do the same twice: a[0] is 0 first, and ");
  }

  /** A sum by parts may differ by rounding, and by nothing more. */
  @Test
  void sumsDifferByRoundingOnly() {
    double[] terms = new double[1000];
    Arrays.setAll(terms, i -> 1.0 / (i + 1));
    assertThat(sum(terms, 1000).difference).isEmpty();
    assertThat(sum(terms, 999).difference).startsWith("s is 7.48547086055");
  }

  /** Scratch that parts have copies of is no result; parts that write to it itself share it, whatever comes of that. */
  @Test
  void partsLeaveScratchAlone() {
    assertThat(scratch(true).difference).isEmpty();
    assertThat(scratch(false).difference).startsWith("parts change w itself, not copies of it");
  }

  /** What no iteration has written is not what iterations may read, though it was the same each time. */
  @Test
  void scratchHoldsOtherNumbersWhilePartsRun() {
    double[] a = new double[100];
    double[] w = {2, 3};
    for (boolean begins : new boolean[] {true, false}) {
      Twin twin = Twins.enter(number++, 1, a.length, "a", "", (Object) a);
      twin.scratch("w", false, begins, w);
      do {
        Range range = (from, to) -> {
          double[] mine = twin.inOrder() ? w : w.clone();
          for (int i = from; i < to; i++) {
            mine[0] = i;
            a[i] = mine[0] * mine[1];
          }
        };
        if (twin.inOrder()) {
          range.run(0, a.length);
        } else {
          int parts = Twins.parts(a.length);
          Twins.run(parts, part -> range.run(a.length * part / parts, a.length * (part + 1) / parts));
        }
      } while (twin.again());
      Twins.end(twin);
      assertThat(twin.difference.isEmpty()).isEqualTo(begins);
      assertThat(w[1]).isEqualTo(3);
      assertThat(a[7]).isEqualTo(21);
    }
  }

  private static Twin scratch(boolean copied) {
    int[] a = new int[100];
    int[] w = new int[1];
    Twin twin = Twins.enter(number++, 1, a.length, "a", "", (Object) a);
    twin.scratch("w", false, false, w);
    do {
      if (twin.inOrder()) {
        square(a, 0, a.length, w);
      } else {
        int parts = Twins.parts(a.length);
        Twins.run(parts, part -> square(a, a.length * part / parts, a.length * (part + 1) / parts, copied ? w.clone() : w));
      }
    } while (twin.again());
    Twins.end(twin);
    return twin;
  }

  private static void square(int[] a, int from, int to, int[] w) {
    for (int i = from; i < to; i++) {
      w[0] = i;
      a[i] = w[0] * w[0];
    }
  }

  private static Twin sum(double[] terms, int until) {
    double s = 0;
    Twin twin = Twins.enter(number++, 1, 1000, "terms", "s", (Object) terms);
    do {
      s = 0;
      if (twin.inOrder()) {
        for (double term : terms) {
          s += term;
        }
      } else {
        int parts = Twins.parts(1000);
        double[] sums = new double[parts];
        Twins.run(parts, part -> {
          for (int i = 1000 * part / parts; i < Math.min(until, 1000 * (part + 1) / parts); i++) {
            sums[part] += terms[i];
          }
        });
        for (double partial : sums) {
          s += partial;
        }
        twin.partial("s", sums);
      }
      twin.result("s", s);
    } while (twin.again());
    Twins.end(twin);
    return twin;
  }
}
