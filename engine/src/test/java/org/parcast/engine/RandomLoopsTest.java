package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.lifecycle.AfterTry;
import org.parcast.analyses.dependence.LoopSite;
import org.parcast.analyses.dependence.LoopVerdict;
import org.parcast.analyses.dependence.ObservedLoops;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.interpreter.IterationOrder;

/** Whatever loops a program has: those that are called parallel, private or a reduction compute the same in any order. */
class RandomLoopsTest {
  private static final int METHODS = 20;

  private Path directory;

  @Property(tries = 12, seed = "20")
  void noLoopIsCalledParallelThatIsNot(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) throws Throwable {
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(write(seed)))) {
      String expected = printed(loaded);
      ReorderedRun proven = ReorderedRun.ofProven(loaded);
      assertThat(ReorderedRun.print(loaded, proven.halves())).isEqualTo(expected);
      assertThat(ReorderedRun.print(loaded, proven.shuffled(new Random(seed)))).isEqualTo(expected);
    }
  }

  @Property(tries = 3, seed = "21")
  void observedVerdictsHoldOnTheirInput(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) throws Throwable {
    Path file = write(seed);
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(file))) {
      String expected = printed(loaded);
      List<LoopSite> sites = StaticLoopsEngine.sites(loaded);
      Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1"), directory, null, null);
      List<LoopVerdict> observed =
          BlockTraces.analyze(
              Target.of(file), run, null, AnalysisListener.SILENT,
              traced ->
                  ObservedLoops.judge(loaded.program(), traced.trace(), sites).loops().stream()
                      .map(judged -> judged.observed().orElse(judged.statically()))
                      .toList());
      assertThat(ReorderedRun.print(loaded, ReorderedRun.of(sites, observed).shuffled(new Random(seed)))).isEqualTo(expected);
    }
  }

  private Path write(long seed) throws IOException {
    directory = Files.createTempDirectory("random-loops");
    return Files.writeString(directory.resolve("Random1.java"), RandomLoops.program(seed, METHODS));
  }

  /** A program that fails as written shows nothing. */
  private static String printed(Frontend.Result loaded) throws Throwable {
    try {
      return ReorderedRun.print(loaded, IterationOrder.AS_WRITTEN);
    } catch (IndexOutOfBoundsException e) {
      Assume.that(false);
      throw e;
    }
  }

  @AfterTry
  void deleteTheProgram() throws IOException {
    Files.deleteIfExists(directory.resolve("Random1.java"));
    Files.deleteIfExists(directory);
  }
}
