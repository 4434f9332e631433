package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.lifecycle.AfterTry;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.interpreter.IterationOrder;

/** Whatever loops a program has: those that are called parallel, private or a reduction compute the same in any order. */
@Tag("slow")
class RandomLoopsTest {
  private static final int METHODS = 20;

  private Path directory;

  @Property(tries = 12, seed = "20", shrinking = ShrinkingMode.OFF)
  void noLoopIsCalledParallelThatIsNot(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) throws Throwable {
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(write(seed)))) {
      ReorderedRun proven = ReorderedRun.ofProven(loaded);
      assertSame(loaded, proven.halves(), proven.shuffled(new Random(seed)));
    }
  }

  @Property(tries = 3, seed = "21", shrinking = ShrinkingMode.OFF)
  void observedVerdictsHoldOnTheirInput(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) throws Throwable {
    Path file = write(seed);
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(file))) {
      assertSame(loaded, ReorderedRun.ofObserved(loaded, file, directory).shuffled(new Random(seed)));
    }
  }

  private Path write(long seed) throws IOException {
    directory = Files.createTempDirectory("random-loops");
    return Files.writeString(directory.resolve("Random1.java"), RandomLoops.program(seed, METHODS));
  }

  /** Loops that fail as they are written show nothing. */
  private static void assertSame(Frontend.Result loaded, IterationOrder... orders) throws Throwable {
    List<String> expected = ReorderedRun.print(loaded, IterationOrder.AS_WRITTEN).lines().toList();
    for (IterationOrder order : orders) {
      List<String> found = ReorderedRun.print(loaded, order).lines().toList();
      assertThat(found).hasSameSizeAs(expected);
      for (int i = 0; i < found.size(); i++) {
        if (!expected.get(i).endsWith(RandomLoops.FAILED)) {
          assertThat(found.get(i)).isEqualTo(expected.get(i));
        }
      }
    }
  }

  @AfterTry
  void deleteTheProgram() throws IOException {
    Files.deleteIfExists(directory.resolve("Random1.java"));
    Files.deleteIfExists(directory);
  }
}
