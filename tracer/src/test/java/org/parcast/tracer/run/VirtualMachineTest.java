package org.parcast.tracer.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VirtualMachineTest {
  private static final String LATE = "-XX:Tier4BackEdgeThreshold=2000000";
  private static final String OWN = "-XX:Tier4BackEdgeThreshold=7";

  private static List<String> command(boolean timed) {
    return VirtualMachine.command(
        new TraceRequest(null, Map.of(), Map.of(), "Main", List.of(), List.of(), List.of(), null, 0, Path.of(""), List.of(OWN), "64m", null, 0, null, Path.of("x.parcast")), timed);
  }

  @Test
  void runThatIsTimedIsCompiledAsItIsOtherwise() {
    assertThat(command(true)).contains(OWN, "-Xmx64m").doesNotContain(LATE);
  }

  @Test
  void ownArgumentsCountAgainstThoseOfATracedRun() {
    assertThat(command(false)).containsSubsequence(LATE, OWN);
  }
}
