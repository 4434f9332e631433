package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.frontend.TestPrograms;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.tracer.run.TraceOutcome;

/** The kernels of the cache measurements make as many references as their loops, counted by hand, say. */
@Tag("slow")
class KernelReferencesTest {
  @TempDir Path directory;

  private long references(String kernel, String... arguments) throws Exception {
    Path source = TestPrograms.directory().resolve("kernels").resolve(kernel + ".java");
    TracedBlocks traced = TracedBlocks.run(source, directory, arguments);
    assertThat(traced.outcome().end()).as(traced.output()).isEqualTo(TraceOutcome.End.COMPLETED);
    assertThat(traced.trace().reason()).isEmpty();
    return traced.count(RegisterMode.OPTIMISED, MemoryLayout.C);
  }

  @Test
  void conv2d() throws Exception {
    long n = 20;
    // more are the argument and the element that is printed
    assertThat(references("Conv2d", "20")).isEqualTo(n * n + 10 * (n - 2) * (n - 2) + 2);
  }

  @Test
  void jacobi1d() throws Exception {
    long n = 30;
    assertThat(references("Jacobi1d", "30", "7")).isEqualTo(2 * n + 6 * 7 * (n - 2) + 3);
  }

  @Test
  void lu() throws Exception {
    long n = 20;
    assertThat(references("Lu", "20")).isEqualTo(n * n + 3 * n * (n - 1) / 2 + 4 * (n - 1) * n * (2 * n - 1) / 6 + 2);
  }

  @Test
  void gramSchmidt() throws Exception {
    long n = 20;
    assertThat(references("GramSchmidt", "20")).isEqualTo(3 * n * n + n * (4 * n) + 7 * n * n * (n - 1) / 2 + 2);
  }

  @Test
  void twoMM() throws Exception {
    long n = 20;
    assertThat(references("TwoMM", "20")).isEqualTo(4 * n * n + n * n * (1 + 3 * n) + n * n * (2 + 3 * n) + 2);
  }
}
