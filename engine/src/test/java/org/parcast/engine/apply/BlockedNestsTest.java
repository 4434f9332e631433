package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program prints the same with its nests in blocks, and what is not written is told why. */
@Tag("slow")
class BlockedNestsTest {
  private static final Path NESTS = Path.of("..", "testdata", "nests", "Wavefronts.java");

  @TempDir private Path directory;

  private static String program() throws Exception {
    return Files.readString(NESTS).replace("Wavefronts", "P").replace(": 60;", ": 150;");
  }

  @Test
  void allNestsWhoseBlocksMayRunAreWrittenAndPrintTheSame() throws Exception {
    List<String> lines = Files.readAllLines(NESTS);
    for (Form form : List.of(Form.STREAM, Form.EXECUTOR)) {
      List<String> missing = new ArrayList<>();
      List<AppliedLoop> loops = WrittenProgram.loops(directory, form, false, program(), UnaryOperator.identity());
      for (AppliedLoop loop : loops) {
        boolean expected = lines.get(loop.finding().line() - 1).endsWith("// blocks");
        if (expected != (loop.isWritten() && loop.blocks().isPresent())) {
          missing.add(loop.finding().line() + ": " + loop.why());
        }
      }
      assertThat(missing).isEmpty();
    }
  }
}
