package org.parcast.recorder.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.parcast.recorder.state.NetCounts;
import org.parcast.recorder.state.PhaseRecord;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.WordBlock.Kind;

/** A nest that is repeated from what was noted leaves the nets that it leaves where each of its stores is told. */
class LoopReplayTest {
  private static final int LENGTH = 6;

  /** A store of a word computed from others, arrays and words in turn; or the copy of one. */
  private record Row(int target, int word, int[] sources, boolean copies) {
    Row(int target, int word, int... sources) {
      this(target, word, sources, false);
    }
  }

  /** A flow with some arrays; one of two that are told the same. */
  private static final class Told {
    final ValueFlowState flow = new ValueFlowState();
    final Shadow[] arrays;

    Told(int count) {
      flow.active = true;
      arrays = new Shadow[count];
      for (int k = 0; k < count; k++) {
        arrays[k] = flow.allocation.words(Kind.ARRAY, k + 1, 1, LENGTH);
        arrays[k].mayBeReduced = false; // no sums, of which the terms would have to be known
      }
    }

    void row(Row row, ReplayFlow noted) {
      Register register = new Register();
      register.borrows = true;
      register.computed = !row.copies;
      for (int i = 0; i < row.sources.length; i += 2) {
        Shadow from = arrays[row.sources[i]];
        int value = flow.load(from, row.sources[i + 1]);
        register.append(noted == null ? value : noted.ticket(from, row.sources[i + 1], value));
      }
      Shadow target = arrays[row.target];
      if (noted != null) {
        noted.store(target, row.word, register, 1);
      }
      if (row.copies) {
        flow.copy(target, row.word, register.source[0], 1);
        return;
      }
      boolean update = false;
      for (int i = 0; i < register.size; i++) {
        update |= register.source[i] == target.value(row.word);
      }
      int sink = flow.sink(target, row.word, update, 1, register.size == 0 ? -1 : register.size);
      for (int i = 0; i < register.size; i++) {
        flow.use(register.source[i], sink);
      }
      flow.born(target, row.word, sink);
    }

    void copy(int from, int to, int word) {
      flow.copy(arrays[to], word, flow.load(arrays[from], word), 2);
    }

    /** By phase, values by home and sinks, those that were alive at its end, and what the vertices computed. */
    List<Map<String, Integer>> result() {
      List<Map<String, Integer>> result = new ArrayList<>();
      for (PhaseRecord phase : flow.steps.phases.all()) {
        result.add(nets(phase.counts));
        result.add(nets(phase.last));
        result.add(nets(phase.alive));
        Map<String, Integer> weights = new TreeMap<>();
        for (int vertex = 0; vertex < flow.vertices.size(); vertex++) {
          weights.put(vertex + " site " + phase.site.get(vertex), phase.weight.get(vertex));
        }
        result.add(weights);
      }
      return result;
    }

    private Map<String, Integer> nets(NetCounts counts) {
      Map<String, Integer> nets = new TreeMap<>();
      for (int home = 0; home < counts.homes(); home++) {
        for (int set : counts.sets(home)) {
          nets.merge(home + ": " + (set == 0 ? "" : members(set, home)), counts.get(home, set), Integer::sum);
        }
      }
      return nets;
    }

    private TreeSet<Integer> members(int set, int home) {
      TreeSet<Integer> members = new TreeSet<>();
      for (int member : flow.sets.members(set, home)) {
        members.add(member);
      }
      return members;
    }
  }

  private final List<Row> nest = new ArrayList<>();
  private Told plain;
  private Told noting;
  private ReplayFlow noted;

  private void begin(int arrays) {
    nest.clear();
    plain = new Told(arrays);
    noting = new Told(arrays);
    noted = new ReplayFlow();
  }

  private void runNest() {
    nest.forEach(row -> plain.row(row, null));
    if (noted.repetition() != null) {
      noting.flow.deferred.add(noted.repetition());
    } else {
      nest.forEach(row -> noting.row(row, noted));
      noted.complete();
    }
    assertThat(noted.repetition()).isNotNull();
  }

  private void copy(int from, int to, int word) {
    plain.copy(from, to, word);
    noting.flow.deferred.flush();
    noting.copy(from, to, word);
  }

  private void nextStep() {
    plain.flow.nextStep();
    noting.flow.nextStep();
  }

  private void nextPhase(int loop) {
    plain.flow.nextPhase(loop);
    noting.flow.nextPhase(loop);
  }

  private void assertSame() {
    plain.flow.finish();
    noting.flow.finish();
    assertThat(noting.result()).isEqualTo(plain.result());
    assertThat(noting.flow.births).isEqualTo(plain.flow.births);
    assertThat(noting.flow.copies).isEqualTo(plain.flow.copies);
  }

  /** Nests of any rows, among which arrays are both loaded and stored, words stored twice, and steps with copies and phases between. */
  @Property(tries = 300)
  void leavesTheNetsOfTheStoresThemselves(@ForAll Random random, @ForAll @IntRange(min = 2, max = 4) int arrays, @ForAll @IntRange(min = 1, max = 8) int rows) {
    begin(arrays);
    boolean apart = random.nextBoolean();
    for (int i = 0; i < rows; i++) {
      int[] sources = new int[2 * random.nextInt(4)];
      for (int s = 0; s < sources.length; s += 2) {
        sources[s] = apart ? 1 + random.nextInt(arrays - 1) : random.nextInt(arrays);
        sources[s + 1] = random.nextInt(LENGTH);
      }
      boolean copies = sources.length == 2 && random.nextInt(3) == 0;
      nest.add(apart ? new Row(0, i % LENGTH, sources, copies) : new Row(random.nextInt(arrays), random.nextInt(LENGTH), sources, copies));
    }
    nextPhase(3);
    boolean even = random.nextBoolean();
    for (int t = 0; t < 40; t++) {
      boolean disturbed = !even || random.nextInt(20) == 0;
      for (int times = disturbed && random.nextInt(8) == 0 ? 2 : 1; times > 0; times--) {
        runNest();
      }
      for (int copies = disturbed ? random.nextInt(3) : 0; copies > 0; copies--) {
        copy(random.nextInt(arrays), random.nextInt(arrays), random.nextInt(LENGTH));
      }
      if (disturbed && random.nextInt(12) == 0) {
        nextPhase(random.nextInt(2) * 3);
      } else {
        nextStep();
      }
    }
    assertSame();
  }

  /** Where sinks came in another order than before, each set would need a place of its own a second time: twice the memory of a stencil. */
  @Test
  void givesEachValueItsSinksInTheOrderInWhichTheNestDid() {
    for (boolean down : new boolean[] {false, true}) {
      begin(2);
      for (int i = 1; i + 1 < LENGTH; i++) {
        int at = down ? LENGTH - 1 - i : i;
        nest.add(new Row(1, at, 0, at, 0, at - 1, 0, at + 1));
      }
      nextPhase(3);
      for (int t = 0; t < 3; t++) {
        runNest();
        noting.flow.deferred.flush();
        for (int word = 0; word < LENGTH; word++) {
          assertThat(sinks(noting, word)).as("word %d after step %d", word, t).containsExactly(sinks(plain, word));
        }
        nextStep();
      }
    }
  }

  private static int[] sinks(Told told, int word) {
    int value = told.arrays[0].value(word);
    return told.flow.sets.members(told.flow.values.set[value], told.flow.values.home(value));
  }

  /** The diagonal's value is the word's own, copied: its computation goes on, as it would with a coefficient that has settled beside it. */
  @Test
  void repeatsAProductWhoseCoefficientsHaveSettled() {
    begin(3);
    for (int i = 0; i < LENGTH; i++) {
      nest.add(new Row(0, i, 1, i, 2, i, 1, (i + 1) % LENGTH, 2, (i + 1) % LENGTH));
    }
    nextPhase(3);
    for (int t = 0; t < 8; t++) {
      runNest();
      for (int i = 0; i < LENGTH; i++) {
        copy(0, 2, i);
      }
      if (t == 5) {
        copy(0, 1, 3);
      }
      nextStep();
    }
    assertSame();
  }

  @Test
  void whatIsToldFasterThanItsEntryIsComparedIsNotRepeated() {
    begin(2);
    nest.add(new Row(0, 0, 1, 2));
    noted.begin(1000);
    nest.forEach(row -> noting.row(row, noted));
    noted.complete();
    assertThat(noted.repetition()).isNull();
  }

  /** A stencil of two arrays that change places, over many steps: most are counted together. */
  @Test
  void countsCyclesThatLeaveTheStateAsTheyFoundIt() {
    begin(2);
    List<Row> there = new ArrayList<>();
    List<Row> back = new ArrayList<>();
    for (int i = 1; i + 1 < LENGTH; i++) {
      there.add(new Row(1, i, 0, i - 1, 0, i, 0, i + 1));
      back.add(new Row(0, i, 1, i - 1, 1, i, 1, i + 1));
    }
    ReplayFlow first = noted;
    ReplayFlow second = new ReplayFlow();
    nextPhase(3);
    for (int t = 0; t < 1300; t++) {
      nest.clear();
      nest.addAll(t % 2 == 0 ? there : back);
      noted = t % 2 == 0 ? first : second;
      runNest();
      assertThat(noting.flow.births).as("as the step ends").isEqualTo(plain.flow.births);
      nextStep();
    }
    assertSame();
  }

  @Test
  void whatIsComputedFromAnUnknownValueIsNotRepeated() {
    begin(2);
    Register computed = new Register();
    computed.computed = true;
    computed.append(noting.flow.load(noting.arrays[1], 2));
    noted.store(noting.arrays[0], 0, computed, 1);
    noted.complete();
    assertThat(noted.repetition()).isNull();
  }

  /** The values differ from one time to the next, as what a solver divides its residuals by does. */
  @Test
  void repeatsWithTheValuesThatTheNestIsEnteredWith() {
    begin(3);
    nest.add(new Row(0, 0, 1, 0, 2, 0));
    nextPhase(3);
    for (int t = 0; t < 40; t++) {
      int value = noting.flow.load(noting.arrays[2], t / 10);
      plain.row(new Row(0, 0, 1, 0, 2, t / 10), null);
      if (noted.repetition() == null) {
        noted.begin(0, value);
        Register register = new Register();
        register.borrows = true;
        register.computed = true;
        register.append(noted.ticket(noting.arrays[1], 0, noting.flow.load(noting.arrays[1], 0)));
        register.append(noted.ticket(value));
        noted.store(noting.arrays[0], 0, register, 1);
        noted.complete();
        noting.row(new Row(0, 0, 1, 0, 2, 0), null);
      } else {
        noting.flow.deferred.enter(noted.repetition().entered()[0], value);
        noting.flow.deferred.add(noted.repetition());
      }
      nextStep();
    }
    assertSame();
  }
}
