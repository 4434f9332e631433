package org.parcast.analyses.valueflow.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.TinyProgram;
import org.parcast.analyses.valueflow.graph.Crossings;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.recording.ValueFlowRecording;

/** A number costs what the ranks make of it that have its terms, and those that use it. Blocks of 16 of 64 words on four ranks. */
class FoldsAndExpandsTest {
  private static final int STEPS = 3;
  private static final int WORDS = 64;

  /** The nets of numbers that no rank owns, as is the sum over the first words of x that the last ones use; a branch needs it or not. */
  private static FoldsAndExpands.Net net(int terms, int users, boolean branch) {
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", WORDS);
    int sum = program.register("sum");
    program.steps(STEPS);
    for (int t = 0; t < STEPS; t++) {
      program.compute(1, sum, Arrays.copyOf(x, terms));
      for (int word : Arrays.copyOfRange(x, WORDS - users, WORDS)) {
        program.compute(2, word, word, sum);
      }
      if (branch) {
        program.branch(sum);
      }
    }
    return nets(program.recording(), x, sum).get(0);
  }

  private static List<FoldsAndExpands.Net> nets(ValueFlowRecording recording, int[] x, int... numbers) {
    ValueCommunicationGraph graph = new ValueCommunicationGraph(recording, WordArrays.of(recording, Map.of()));
    BitSet everywhere = new BitSet();
    Arrays.stream(numbers).forEach(everywhere::set);
    short[] owner = new short[graph.vertices()];
    Arrays.fill(owner, (short) -1);
    for (int i = 0; i < x.length; i++) {
      owner[x[i]] = (short) (i / 16);
    }
    return new FoldsAndExpands(graph, Singletons.reduced(everywhere), new Crossings(graph, everywhere, new BitSet())).of(graph.nets(), owner, 4);
  }

  @Test
  void allHaveTermsAndAllUseIt() {
    assertThat(net(64, 64, false).sent()).isEqualTo(STEPS * 8 * (3 + 3));
  }

  @Test
  void aSumOfTwoRanksThatTwoRanksUseGoesFromOneToTheNextTwoRanks() {
    FoldsAndExpands.Net net = net(32, 32, false);
    assertThat(net.folds()).isEqualTo(1);
    assertThat(net.expands()).isEqualTo(2);
    assertThat(net.sent()).isEqualTo(STEPS * 8 * 3);
  }

  @Test
  void aSumOfOneRankIsOnlySentOn() {
    assertThat(net(16, 64, false).expands()).isEqualTo(3);
    assertThat(net(16, 64, false).folds()).isZero();
  }

  @Test
  void aBranchNeedsItOnAllRanks() {
    assertThat(net(16, 16, true).expands()).isEqualTo(3);
    assertThat(net(32, 0, true).sent()).isEqualTo(STEPS * 8 * (1 + 3));
  }

  /** A scale that is taken from a norm is computed by all that use it: the norm goes to those, and the scale to none. */
  @Test
  void whatIsComputedOfANumberAloneIsNeededWhereItIsUsed() {
    TinyProgram program = new TinyProgram();
    int[] x = program.array("x", WORDS);
    int norm = program.register("norm");
    int scale = program.field("scale");
    program.steps(STEPS);
    for (int t = 0; t < STEPS; t++) {
      program.compute(1, norm, Arrays.copyOf(x, 32));
      program.compute(2, scale, norm);
      for (int word : Arrays.copyOf(x, 48)) {
        program.compute(3, word, word, scale);
      }
    }
    List<FoldsAndExpands.Net> nets = nets(program.recording(), x, norm, scale);
    FoldsAndExpands.Net net = nets.get(norm < scale ? 0 : 1);
    assertThat(net.terms().cardinality()).isEqualTo(2);
    assertThat(net.users().cardinality()).isEqualTo(3);
    assertThat(net.sent()).isEqualTo(STEPS * 8 * (1 + 2));
    assertThat(nets.get(norm < scale ? 1 : 0).sent()).isZero();
  }
}
