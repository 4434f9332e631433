package org.parcast.recorder.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.parcast.recorder.event.Shadows;
import org.parcast.recorder.state.NetCounts;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.Nets;
import org.parcast.recording.WordBlock.Kind;
import org.parcast.recording.file.PagedInts;

/** Births, copies and uses of a few words, told to the flow as rewritten code tells them. */
class ValueFlowStateTest {
  private static final int LOOP = 7;

  private final ValueFlowState flow = new ValueFlowState();

  @BeforeEach
  void theRegionRuns() {
    flow.active = true;
  }

  private Shadow array(int site, int length) {
    return flow.allocation.words(Kind.ARRAY, site, 1, length);
  }

  private void compute(Shadow shadow, int word, int... sources) {
    boolean update = false;
    for (int source : sources) {
      update |= source == shadow.value(word);
    }
    int sink = flow.sink(shadow, word, update, 1, sources.length);
    for (int source : sources) {
      flow.use(source, sink);
    }
    flow.born(shadow, word, sink);
  }

  private int held(int value) {
    flow.values.hold(value);
    return value;
  }

  /** Counts by {@code home: sinks} of a phase. */
  private Map<String, Integer> nets(int phase) {
    Map<String, Integer> nets = new TreeMap<>();
    NetCounts counts = flow.steps.phases.all().get(phase).counts;
    for (int home = 0; home < counts.homes(); home++) {
      for (int set : counts.sets(home)) {
        TreeSet<Integer> sinks = new TreeSet<>();
        for (int member : flow.sets.members(set, home)) {
          sinks.add(member);
        }
        nets.merge(home + ": " + sinks, counts.get(home, set), Integer::sum);
      }
    }
    return nets;
  }

  /** What a later step uses of a word to which a value was moved it has from there, and the word has it from where it was born. */
  @Test
  void whatAStepHasMovedIsTheWordsOwnInTheNext() {
    Shadow a = array(1, 3);
    Shadow b = array(2, 3);
    Shadow c = array(3, 3);
    flow.nextPhase(LOOP);
    for (int step = 0; step < 3; step++) {
      compute(c, 0, flow.load(b, 0), flow.load(c, 0));
      compute(a, 1);
      flow.copy(b, 0, flow.load(a, 1), 1);
      flow.nextStep();
    }
    flow.nextPhase(0);
    assertThat(nets(1)).containsEntry((a.base + 1) + ": " + Set.of(b.base), 3).containsEntry(b.base + ": " + Set.of(c.base), 3);
  }

  @Test
  void whatMovesOnUnusedGoesToItsLastPlaceAtOnce() {
    Shadow a = array(1, 3);
    Shadow c = array(3, 3);
    flow.nextPhase(LOOP);
    compute(a, 0);
    flow.copy(a, 1, flow.load(a, 0), 1);
    flow.nextStep();
    flow.copy(a, 2, flow.load(a, 1), 1);
    flow.nextStep();
    compute(c, 0, flow.load(a, 2));
    flow.nextStep();
    flow.nextPhase(0);
    assertThat(nets(1)).isEqualTo(Map.of(a.base + ": " + Set.of(a.base + 2), 1, (a.base + 2) + ": " + Set.of(c.base), 1));
  }

  @Test
  void whatNoLaterStepUsesStaysWhereItIs() {
    Shadow a = array(1, 3);
    Shadow b = array(2, 3);
    flow.nextPhase(LOOP);
    for (int step = 0; step < 3; step++) {
      compute(a, 1);
      flow.copy(b, 0, flow.load(a, 1), 1);
      flow.nextStep();
    }
    flow.nextPhase(0);
    assertThat(nets(1)).isEmpty();
  }

  /** What a stencil uses takes room for the stencil, and not for each word. */
  @Test
  void wordsOfARegularArrayShareASet() {
    Shadow a = array(1, 10);
    Shadow b = array(2, 10);
    for (int i = 1; i < 9; i++) {
      compute(b, i, flow.load(a, i - 1), flow.load(a, i), flow.load(a, i + 1));
    }
    for (int i = 3; i < 8; i++) {
      assertThat(flow.values.set[a.value(i)]).isEqualTo(flow.values.set[a.value(2)]);
    }
    assertThat(flow.values.set[a.value(0)]).as("rim").isNotEqualTo(flow.values.set[a.value(2)]);
  }

  @Test
  void anInputValueIsBornAtItsFirstReadAndCountedOnce() {
    Shadow a = array(1, 2);
    Shadow b = array(2, 2);
    compute(b, 0, flow.load(a, 0));
    compute(b, 1, flow.load(a, 0));
    flow.finish();
    assertThat(nets(0)).containsOnly(Map.entry(a.base + ": [" + b.base + ", " + (b.base + 1) + "]", 1));
  }

  @Test
  void equalUsesInAnyOrderAreOneNetOfTheRecording() {
    Shadow a = array(1, 1);
    Shadow b = array(2, 2);
    for (int time = 0; time < 4; time++) {
      compute(a, 0);
      compute(b, time % 2, flow.load(a, 0));
      compute(b, 1 - time % 2, flow.load(a, 0));
      flow.nextStep();
    }
    flow.finish();
    assertThat(nets(0)).containsEntry(a.base + ": [" + b.base + ", " + (b.base + 1) + "]", 4);
  }

  @Test
  void aCopyIsTheSameValueElsewhere() {
    Shadow a = array(1, 1);
    Shadow b = array(2, 1);
    Shadow c = array(3, 1);
    flow.copy(b, 0, flow.load(a, 0), 1);
    compute(c, 0, flow.load(b, 0));
    flow.finish();
    assertThat(nets(0)).containsOnly(Map.entry(a.base + ": [" + b.base + ", " + c.base + "]", 1));
  }

  @Test
  void phasesKeepTheirSinksApart() {
    Shadow a = array(1, 1);
    Shadow b = array(2, 1);
    Shadow c = array(3, 1);
    compute(a, 0);
    compute(b, 0, flow.load(a, 0));
    flow.nextPhase(LOOP);
    compute(c, 0, flow.load(a, 0));
    flow.nextPhase(0);
    flow.finish();
    assertThat(nets(0)).containsOnly(Map.entry(a.base + ": [" + b.base + "]", 1));
    assertThat(nets(1)).containsOnly(Map.entry(a.base + ": [" + c.base + "]", 1));
  }

  @Test
  void scratchIsPlacedWithTheFirstWordThatLastsLonger() {
    Shadow scratch = array(1, 1);
    Shadow other = array(2, 1);
    Shadow result = array(3, 100);
    for (int element = 0; element < 3; element++) {
      compute(scratch, 0);
      flow.copy(other, 0, flow.load(scratch, 0), 1);
      flow.copy(result, element, flow.load(other, 0), 1);
    }
    flow.nextStep();
    compute(scratch, 0);
    flow.copy(other, 0, flow.load(scratch, 0), 1);
    flow.copy(result, 0, flow.load(other, 0), 1);
    assertThat(flow.vertices.lastingCopy(scratch.base)).isEqualTo(result.base);
    assertThat(other.isScratch()).isTrue();
  }

  /** Two rows that are computed, change places and are computed anew: neither lasts longer than the other. */
  @Test
  void whatIsCopiedIntoAWordThatIsBornAfreshAsOftenStaysWhereItIs() {
    Shadow a = array(1, 1);
    Shadow b = array(2, 1);
    compute(a, 0);
    compute(b, 0);
    int first = held(flow.load(a, 0));
    int second = held(flow.load(b, 0));
    flow.copy(a, 0, second, 1);
    flow.copy(b, 0, first, 1);
    compute(a, 0, second);
    compute(b, 0, first);
    assertThat(flow.vertices.lastingCopy(a.base)).isZero();
    assertThat(flow.vertices.lastingCopy(b.base)).isZero();
  }

  @Test
  void exchangesWithinAnArrayAreMovesAndMakeNoScratchOfIt() {
    Shadow a = array(1, 2);
    for (int time = 0; time < 5; time++) {
      int first = held(flow.load(a, 0));
      flow.copy(a, 0, flow.load(a, 1), 1);
      flow.copy(a, 1, first, 1);
      flow.release(first);
    }
    flow.finish();
    assertThat(nets(0)).containsOnly(Map.entry(a.base + ": [" + (a.base + 1) + "]", 1), Map.entry((a.base + 1) + ": [" + a.base + "]", 1));
  }

  @Test
  void whatIsMadeInAStepIsTheSameInTheNext() {
    flow.nextPhase(LOOP);
    Shadow first = array(1, 5);
    Shadow second = array(1, 5);
    flow.nextStep();
    assertThat(array(1, 5).base).isEqualTo(first.base);
    assertThat(array(1, 5).base).isEqualTo(second.base);
    assertThat(array(1, 5).base).isNotIn(first.base, second.base);
  }

  @Test
  void manySmallThingsOfAStepAreTemporariesRowsAreNot() {
    Shadows shadows = new Shadows(flow);
    flow.nextPhase(LOOP);
    Shadow one = array(1, 3);
    Shadow two = array(1, 3);
    assertThat(flow.blocks.get(one.block).temporary).isTrue();
    assertThat(flow.blocks.get(two.block).temporary).isTrue();
    for (int step = 0; step < 2; step++) {
      Shadow rows = shadows.make(new double[3][4], 2, 1);
      for (Shadow row : rows.rows) {
        assertThat(flow.blocks.get(row.block).temporary).isFalse();
      }
      flow.nextStep();
    }
  }

  @Test
  void onlySingleNumbersReachEveryRank() {
    Shadow element = array(1, 1);
    Shadow statics = flow.allocation.words(Kind.STATICS, 0, 1, 1);
    compute(element, 0);
    compute(statics, 0);
    flow.reaches(flow.load(element, 0), Nets.ALL);
    flow.reaches(flow.load(statics, 0), Nets.ALL);
    flow.finish();
    assertThat(nets(0)).containsOnly(Map.entry(statics.base + ": [" + Nets.ALL + "]", 1));
  }

  @Test
  void muchThatWaitsIsDoneBetweenSteps() {
    flow.nextPhase(LOOP);
    Register register = new Register();
    flow.deferred.hold(register, array(1, 1));
    reach(register, 1000);
    flow.nextStep(); // the first step ends
    flow.nextStep(); // and the second, and the fourth, when all is done that waits
    flow.nextStep();
    flow.nextStep();
    flow.deferred.hold(register, array(1, 1));
    reach(register, 1000);
    flow.nextStep();
    assertThat(flow.deferred.areWaiting()).isTrue();
    reach(register, 2000);
    flow.nextStep();
    assertThat(flow.deferred.areWaiting()).isFalse();
  }

  private void reach(Register register, int times) {
    for (int i = 0; i < times; i++) {
      flow.deferred.reach(register, Nets.ONE);
    }
  }

  /** Of two steps the second reads the array that the first stored to, and stores to the one that the first read: what neither stores to is no state. */
  @Test
  void theRimOfAnArrayThatTakesTurnsIsNoneOfTheStateThatTheStepsBeginWith() {
    Shadow u = array(1, 2);
    Shadow next = array(2, 2);
    Shadow state = array(3, 1);
    compute(u, 0);
    compute(u, 1);
    compute(state, 0);
    flow.nextPhase(LOOP);
    compute(next, 1, flow.load(u, 0), flow.load(u, 1), flow.load(state, 0));
    flow.nextStep();
    compute(u, 1, flow.load(next, 1));
    flow.nextPhase(0);
    PagedInts sites = flow.steps.phases.all().get(1).site;
    assertThat(sites.get(u.base)).as("rim").isZero();
    assertThat(sites.get(u.base + 1)).isNotZero();
    assertThat(sites.get(state.base)).as("array that no step stores to").isNotZero();
  }

  /** Two time levels: what was there before is used by the first two steps. A table is used by every second step, the last one not among them. */
  @Test
  void whatTheLaterStepsUseNoMoreWasTheStateThatTheStepsBeganWith() {
    Shadow state = array(1, 2);
    Shadow now = state;
    Shadow table = array(2, 1);
    compute(state, 0);
    compute(table, 0);
    Shadow[] next = {array(3, 2), array(4, 2)};
    flow.nextPhase(LOOP);
    Shadow before = null;
    for (int step = 0; step < 4; step++) {
      Shadow to = next[step % 2];
      int old = before == null ? 0 : flow.load(before, 0);
      compute(to, 0, flow.load(now, 0), old, step % 2 == 0 ? flow.load(table, 0) : 0);
      before = now;
      now = to;
      flow.nextStep();
    }
    flow.nextPhase(0);
    PagedInts sites = flow.steps.phases.all().get(1).site;
    assertThat(sites.get(state.base)).as("state").isNotZero();
    assertThat(sites.get(table.base)).as("table").isZero();
  }
}
