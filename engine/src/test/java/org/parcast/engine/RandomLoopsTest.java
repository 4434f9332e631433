package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.lifecycle.AfterTry;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.interpreter.IterationOrder;

/** Whatever loops a program has: those that are proven parallel, private or a reduction compute the same in any order. */
class RandomLoopsTest {
  private static final int METHODS = 20;

  private Path directory;

  @Property(tries = 12, seed = "20")
  void noLoopIsCalledParallelThatIsNot(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) throws Throwable {
    directory = Files.createTempDirectory("random-loops");
    Path file = Files.writeString(directory.resolve("Random1.java"), RandomLoops.program(seed, METHODS));
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(file))) {
      String expected = printed(loaded);
      ReorderedRun proven = ReorderedRun.ofProven(loaded);
      assertThat(ReorderedRun.print(loaded, proven.halves())).isEqualTo(expected);
      assertThat(ReorderedRun.print(loaded, proven.shuffled(new Random(seed)))).isEqualTo(expected);
    }
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
