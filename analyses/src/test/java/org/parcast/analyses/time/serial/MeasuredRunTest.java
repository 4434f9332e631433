package org.parcast.analyses.time.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run of 3 ms with a loop of 1 ms, of which an execution was repeated. */
class MeasuredRunTest {
  @TempDir private Path directory;

  /** @param own part of the run's time in which others did not keep it waiting */
  private MeasuredRun run(double own) throws IOException {
    return MeasuredRun.read(Files.write(directory.resolve("run.txt"), List.of("main 3000000 " + own + " 7", "loop 0 1 100 1000000 10000 10000 10000 1 1000000 -1 ",
        "sample 0 1 100 100 1 true 20 100000 99000 102000 1 0 1 4600 - - -")));
  }

  @Test
  void quietMachineLeavesTimesAsTheyWere() throws IOException {
    MeasuredRun run = run(1);
    assertThat(run.seconds()).isEqualTo(Estimate.exactly(run.seconds().value()));
    assertThat(run.rest().value()).isEqualTo(2e-3, within(1e-12));
    assertThat(run.compiling()).isEqualTo(7e-3, within(1e-12));
    assertThat(run.rest().low()).isEqualTo(run.rest().value());
    assertThat(run.loops().get(0).samples().get(0).time().low()).isEqualTo(99e-6, within(1e-12));
  }

  /** It waited for three quarters of its time: what it took once may be a quarter. */
  @Test
  void whatWasMetOnceMayBeWithoutAllThatOthersTook() throws IOException {
    MeasuredRun run = run(0.25);
    assertThat(run.seconds().value()).isEqualTo(3e-3, within(1e-12));
    assertThat(run.seconds().low()).isEqualTo(0.75e-3, within(1e-12));
    assertThat(run.rest().low()).isEqualTo(0.5e-3, within(1e-12));
    assertThat(run.loops().get(0).natural().low()).isEqualTo(0.25e-3, within(1e-12));
  }
}
