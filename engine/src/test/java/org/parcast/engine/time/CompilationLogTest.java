package org.parcast.engine.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompilationLogTest {
  @TempDir private Path directory;

  private CompilationLog log(String... lines) throws IOException {
    return CompilationLog.read(Files.write(directory.resolve("log"), List.of(lines)), Set.of("app.Solver", "app.Solver$Cell"));
  }

  @Test
  void windowInWhichACompilationBeginsIsNotQuiet() throws IOException {
    CompilationLog log = log("[1000ns]  178       3       app.Solver::step (60 bytes)", "[2000ns]  179 %     3       app.Solver$Cell::next @ 2 (26 bytes)");
    assertThat(log.quiet(900, 1100)).isFalse();
    assertThat(log.quiet(1900, 2100)).isFalse();
    assertThat(log.quiet(1100, 1900)).isTrue();
  }

  @Test
  void windowWithinALongCompilationIsNotQuiet() throws IOException {
    CompilationLog log = log("[2000ns]  179       4       app.Solver::step (60 bytes)", "[5000ns] Installing method (4) app.Solver.step([DI)V ");
    assertThat(log.quiet(3000, 4000)).isFalse();
    assertThat(log.quiet(5100, 9000)).isTrue();
  }

  /** As of a loop that is compiled from the interpreter, or a second time: there is no slower code that would be given up. */
  @Test
  void compilationOfALoopEndsWhenItsCodeIsInPlace() throws IOException {
    CompilationLog log = log("[2000ns]  179 %     4       app.Solver::step @ 9 (60 bytes)", "[2100ns]  180       4       app.Solver::step (60 bytes)",
        "[3000ns] Installing osr method (4) app.Solver.step(Lapp/Cell;I)Lapp/Cell; @ 9", "[4000ns] Installing method (3) app.Solver.step(Lapp/Cell;I)Lapp/Cell; ");
    assertThat(log.quiet(2500, 2600)).isFalse();
    assertThat(log.quiet(4500, 4600)).describedAs("of the whole method").isFalse();
    assertThat(log("[2000ns]  179 %     4       app.Solver$Cell::step @ 9 (60 bytes)", "[3000ns] Installing osr method (4) app.Solver$Cell.step()V @ 9").quiet(3100, 9000)).isTrue();
  }

  @Test
  void compilationsOfMethodsWithTheSameNameEndEachByItself() throws IOException {
    CompilationLog log = log("[1000ns]  179       4       app.Solver::step (60 bytes)", "[2000ns]  180       4       app.Solver::step (90 bytes)",
        "[3000ns] Installing method (4) app.Solver.step(I)V ");
    assertThat(log.quiet(3100, 3200)).isFalse();
  }

  @Test
  void compilationWithoutAnEndLastsTillTheEnd() throws IOException {
    assertThat(log("[2000ns]  179       4       app.Solver::step (60 bytes)").quiet(3000, 4000)).isFalse();
  }

  @Test
  void codeThatIsGivenUpEndsTheQuiet() throws IOException {
    assertThat(log("[1000ns]  178   !   4       app.Solver::step (60 bytes)   made not entrant: uncommon trap").quiet(0, 2000)).isFalse();
    assertThat(log("[1000ns]  178 s!b   4       app.Solver::step (60 bytes)   made not entrant").quiet(0, 2000)).isFalse();
  }

  @Test
  void whatIsSweptAwayOrNoneOfTheProgramsOwnIsNothing() throws IOException {
    CompilationLog log = log("[1000ns]  178       3       app.Solver::step (60 bytes)   made zombie", "[1000ns]  9       3       java.lang.String::hashCode (60 bytes)",
        "[1000ns]  10     n 0       app.SolverTest::step (native)", "[1000ns] ");
    assertThat(log.quiet(0, 2000)).isTrue();
  }
}
