package org.parcast.analyses.blocks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabelledTraceTest {
  @TempDir private Path directory;

  /** Lines {@code name address ...}, a block each. */
  private LabelledTrace trace(String... blocks) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String block : blocks) {
      String[] parts = block.split(" ");
      text.append("BB START: ").append(parts[0]).append('\n');
      for (int i = 1; i < parts.length; i++) {
        text.append("0x").append(parts[i]).append('\n');
      }
      text.append("BB DONE: ").append(parts[0]).append('\n');
    }
    return LabelledTraceReader.read(Files.writeString(directory.resolve("trace.dat"), text));
  }

  private static List<String> blocks(LabelledTrace trace) {
    List<String> blocks = new ArrayList<>();
    for (int window = 0; window < trace.windows(); window++) {
      StringBuilder block = new StringBuilder(trace.names().get(trace.block(window)));
      for (int k = trace.start(window); k < trace.start(window + 1); k++) {
        block.append(' ').append(Long.toHexString(trace.address(k)));
      }
      blocks.add(block.toString());
    }
    return blocks;
  }

  /** PPT-SASMM, Algorithm 1: the span of the addresses is 8, so that core 1's private data lie 8 higher. */
  @Test
  void blocksOfRegionsAreDealt() throws IOException {
    LabelledTrace trace =
        trace("main 10 18", "OUT__shared_trace 18", "OUT__body 10 18", "OUT__body 11 18", "OUT__body 12 18", "OUT__end 10");
    List<LabelledTrace> cores = CoreTraces.of(trace, 2);
    assertThat(blocks(cores.get(0))).containsExactly("main 10 18", "OUT__shared_trace 18", "OUT__body 10 18", "OUT__body 11 18", "OUT__end 10");
    assertThat(blocks(cores.get(1))).containsExactly("OUT__shared_trace 18", "OUT__body 1a 18", "OUT__end 18");
  }

  /** PPT-SASMM, Algorithm 2, and the order of the scripts. */
  @Test
  void executionsOfABlockGoTogether() throws IOException {
    LabelledTrace trace = trace("main 10", "OUT__shared_trace 20", "OUT__body 10 11 20", "OUT__body 12 13 20");
    List<LabelledTrace> cores = CoreTraces.of(trace, 2);
    assertThat(blocks(new MergedTrace(cores).labelled(MergedTrace.Order.ALTERNATING, 1)))
        .containsExactly("main 10", "OUT__shared_trace 20 20", "OUT__body 10 22 11 23 20 20");
    assertThat(blocks(new MergedTrace(cores).labelled(MergedTrace.Order.CORE_BY_CORE, 1)))
        .containsExactly("main 10", "OUT__shared_trace 20 20", "OUT__body 10 11 20 22 23 20");
  }

  /** By hand: 2 serial and 6 parallel executions on 2 cores; core 0 executes 2 + 3, core 1 executes 3. */
  @Test
  void equationsOneToThree() {
    BlockProbabilities p = BlockProbabilities.of(new double[] {2, 4, 2}, new boolean[] {false, true, true}, 2);
    assertThat(p.sequential()).containsExactly(0.25, 0.5, 0.25);
    assertThat(p.master()).containsExactly(new double[] {0.4, 0.4, 0.2}, within(1e-12));
    assertThat(p.worker()).containsExactly(new double[] {0, 2 / 3.0, 1 / 3.0}, within(1e-12));
  }

  /** By hand: references a b, a a, a b have distances inf inf, 1 0, 0 1; P(A) = 2/3. */
  @Test
  void equationFour() throws IOException {
    LabelledTrace trace = trace("A a b", "B a a", "A a b");
    BlockProfiles profiles = new BlockProfiles(trace, 1, 1);
    assertThat(profiles.conditional(0)).isEqualTo(Map.of(-1L, 2L, 0L, 1L, 1L, 1L));
    assertThat(profiles.conditional(1)).isEqualTo(Map.of(0L, 1L, 1L, 1L));
    Map<Long, Double> profile = profiles.profile(new double[] {2 / 3.0, 1 / 3.0}, new int[] {0, 1});
    assertThat(profile.keySet()).containsExactly(-1L, 0L, 1L);
    assertThat(profile.values()).allSatisfy(p -> assertThat(p).isCloseTo(1 / 3.0, within(1e-12)));
  }

  /** The blocks of main come first, also the last one of the run: 2/7 * 1/2 + 4/7 + 1/7, where the order of the trace gives 0.8571428571428571. */
  @Test
  void theScriptsSumFunctionByFunction() throws IOException {
    LabelledTrace trace = trace("(main,a) 1", "(main,a) 1", "(OUT__1__,x) 1", "(main,b) 1", "(main,b) 1", "(main,b) 1", "(main,b) 1");
    ScriptFiles.write(trace, 1, directory);
    assertThat(Files.readString(directory.resolve("reuse_profile_mimic_1_cores_uniform.dat"))).contains("0.0  , 0.857142857142857    , 6");
  }

  @Test
  void aSampleIsOfSomeHundredsAtLeast() throws IOException {
    String[] blocks = new String[1000];
    java.util.Arrays.setAll(blocks, i -> "A " + Integer.toHexString(16 + i % 7));
    BlockProfiles profiles = new BlockProfiles(trace(blocks), 0.01, 1);
    assertThat(profiles.windows(0)).isEqualTo(300);
    assertThat(profiles.conditional(0).get(6L)).isGreaterThan(290);
  }

  @Test
  void numbersAreWrittenAsPythonDoes() {
    assertThat(List.of(ShortestDecimal.of(0.1), ShortestDecimal.of(1 / 920.0), ShortestDecimal.of(2e-23), ShortestDecimal.of(1.5e-5), ShortestDecimal.of(3)))
        .containsExactly("0.1", "0.0010869565217391304", "2e-23", "1.5e-05", "3.0");
  }

  @Test
  void aWrongLineIsNamed() throws IOException {
    Path file = Files.writeString(directory.resolve("wrong.dat"), "BB START: A\n0x12\nx\n");
    assertThatThrownBy(() -> LabelledTraceReader.read(file)).isInstanceOf(IOException.class).hasMessageContaining("line 3");
  }
}
