package org.parcast.tracer.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.tracer.Planned;

/** Which numbers share a register. */
class WebsTest {
  @TempDir Path directory;

  @Test
  void aGatheringThatIsStoredOnItsWaySharesTheRegister() throws Exception {
    Planned plan = Planned.of(directory, "static void run(double[] a, double[] b) { double s = 0; for (int i = 0; i < a.length; i++) { s += b[i]; a[i] = s; } }");
    assertThat(plan.registers()).hasSize(2);
    assertThat(plan.distinctWebs()).isEqualTo(1);
  }

  @Test
  void nestedLoopsGatherInOneRegister() throws Exception {
    Planned plan =
        Planned.of(
            directory,
            "static void run(double[] a, double[][] b) { double s = 0; for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) s += b[i][j]; a[0] = s; }");
    assertThat(plan.registers()).containsExactly("s", "s");
    assertThat(plan.distinctWebs()).isEqualTo(1);
  }

  @Test
  void aFormerValueThatIsStillNeededHasItsOwn() throws Exception {
    Planned plan =
        Planned.of(
            directory,
            "static void run(double[] a, double[] b) { double s = 0; for (int i = 0; i < 9; i++) { double t = s; s = s * b[i] + 1; a[i] = s; b[i] = t; } }");
    assertThat(plan.registers()).hasSize(2);
    assertThat(plan.distinctWebs()).isEqualTo(2);
  }

  @Test
  void numbersThatChangePlacesHaveEachTheirOwn() throws Exception {
    Planned plan =
        Planned.of(
            directory,
            "static void run(double[] a, double[] b) { double p = b[0], q = b[1]; for (int i = 0; i < 9; i++) { double t = p; p = q; q = t; } a[0] = p; a[1] = q; }");
    assertThat(plan.distinctWebs()).isEqualTo(2);
  }
}
