package org.parcast.recorder.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ScoutTest {
  private static final int FIRST = 3;
  private static final int ROWS = 6;
  private static final int SIZE = FIRST + 8 * ROWS;
  private static final int SITE = 1;

  /** One nest: rows of one array are computed from those of two others, perhaps its own. */
  private record Nest(int target, int one, int other) {}

  /** Arrays of {@link #ROWS} words, one after the other; each number says which three a nest stores and loads. */
  private static List<Nest> nests(List<Integer> numbers) {
    List<Nest> nests = new ArrayList<>();
    numbers.forEach(number -> nests.add(new Nest(number % 4, number / 4 % 4, number / 16 % 4)));
    return nests;
  }

  private static int word(int array, int row) {
    return FIRST + array * ROWS + row;
  }

  private static void oneByOne(Scout scout, Nest nest) {
    for (int row = 0; row < ROWS; row++) {
      int sink = word(nest.target, row);
      scout.store(sink, SIZE, SITE, false);
      scout.use(word(nest.one, row), sink);
      scout.use(word(nest.other, row), sink);
    }
  }

  private static void together(Scout scout, Nest nest, int step) {
    int start = step > 0 ? 0 : ROWS - 1;
    int first = word(nest.target, start);
    scout.storeAll(first, step, ROWS, nest.one == nest.target || nest.other == nest.target, SIZE);
    for (int source : new int[] {nest.one, nest.other}) {
      if (source != nest.target) {
        scout.useAll(word(source, start), step, first, step, ROWS);
      }
    }
  }

  private static List<Scout.Candidate> candidates(List<Nest> loop, int iterations, int step) {
    Scout scout = new Scout();
    for (int execution = 0; execution < 2; execution++) {
      scout.enter(1 + execution);
      for (int t = 0; t < iterations; t++) {
        for (Nest nest : loop.subList(execution * loop.size() / 3, loop.size())) {
          if (step == 0) {
            oneByOne(scout, nest);
          } else {
            together(scout, nest, step);
          }
        }
        scout.iterate();
      }
      scout.exit();
    }
    return scout.candidates();
  }

  @Property
  void rowsAtOnceAreAsRowByRow(@ForAll @Size(min = 1, max = 6) List<@IntRange(max = 63) Integer> loop, @ForAll @IntRange(min = 1, max = 12) int iterations) {
    List<Scout.Candidate> expected = candidates(nests(loop), iterations, 0);
    assertThat(candidates(nests(loop), iterations, 1)).isEqualTo(expected);
    assertThat(candidates(nests(loop), iterations, -1)).isEqualTo(expected);
  }

  @Test
  void twoArraysThatTakeTurnsMakeATimeLoopAndOneThatIsFilledDoesNot() {
    Nest there = new Nest(0, 1, 1);
    Nest back = new Nest(1, 0, 0);
    assertThat(candidates(List.of(there, back), 8, 1)).extracting(Scout.Candidate::timeLoop).containsOnly(true);
    assertThat(candidates(List.of(there), 8, 1)).extracting(Scout.Candidate::timeLoop).containsOnly(false);
  }

  @Test
  void wordsThatAreAddedToMakeATimeLoopWhereTheirSumsAreUsedBeforeTheIterationEnds() {
    Nest gathers = new Nest(0, 0, 1);
    Nest uses = new Nest(2, 0, 0);
    assertThat(candidates(List.of(gathers, uses), 8, 1)).extracting(Scout.Candidate::timeLoop).startsWith(true);
    assertThat(candidates(List.of(gathers), 8, 1)).extracting(Scout.Candidate::timeLoop).containsOnly(false);
  }

  @Test
  void aChainThatBeginsWithWhatIsCarriedMakesATimeLoop() {
    Nest first = new Nest(0, 1, 1);
    Nest second = new Nest(2, 0, 3);
    Nest last = new Nest(1, 2, 3);
    assertThat(candidates(List.of(first, second, last), 8, 1)).extracting(Scout.Candidate::timeLoop).startsWith(true);
  }

  /** Each word of a row takes a share of the one before, which has lost it just then: the first carries, and all others depend on it in turn. */
  @Test
  void whatAnIterationHasComputedOfACarriedWordDependsOnIt() {
    Scout scout = new Scout();
    scout.enter(1);
    for (int t = 0; t < 8; t++) {
      for (int row = 0; row < ROWS; row++) {
        scout.store(word(0, row), SIZE, SITE, row == 0);
        scout.use(word(0, row), word(0, row));
        if (row > 0) {
          scout.use(word(0, row - 1), word(0, row));
        }
      }
      scout.iterate();
    }
    scout.exit();
    assertThat(scout.candidates()).extracting(Scout.Candidate::timeLoop).containsExactly(true);
  }
}
