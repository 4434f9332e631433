package org.parcast.tracer.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VirtualMachineTest {
  private static final String LATE = "-XX:Tier4BackEdgeThreshold=2000000";
  private static final String ONCE = "-XX:TieredStopAtLevel=1";
  private static final String OWN = "-XX:Tier4BackEdgeThreshold=7";

  private static List<String> command(VirtualMachine.Pace pace) {
    return VirtualMachine.command(
        new TraceRequest(null, Map.of(), Map.of(), "Main", List.of(), List.of(), List.of(), null, 0, Path.of(""), List.of(OWN), "64m", null, 0, null, Path.of("x.parcast")), pace);
  }

  @Test
  void runThatIsTimedIsCompiledAsItIsOtherwise() {
    assertThat(command(VirtualMachine.Pace.PLAIN)).contains(OWN, "-Xmx64m").doesNotContain(LATE, ONCE, "-XX:+UseTransparentHugePages");
  }

  @Test
  void onlyRunsThatAreKnownToBeLongAreCompiledTwice() {
    assertThat(command(VirtualMachine.Pace.SHORT)).contains(ONCE).doesNotContain(LATE);
    assertThat(command(VirtualMachine.Pace.LONG)).contains(LATE).doesNotContain(ONCE);
  }

  @Test
  void ownArgumentsCountAgainstThoseOfATracedRun() {
    assertThat(command(VirtualMachine.Pace.LONG)).containsSubsequence(LATE, OWN);
  }
}
