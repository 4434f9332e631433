package org.parcast.benchmarks.speed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** With a launcher that answers at once: what is run at the papers' sizes takes minutes. */
@EnabledOnOs(OS.LINUX)
class SizesCommandTest {
  @TempDir
  private Path directory;

  private int run(String script, String... arguments) throws IOException {
    Path launcher = directory.resolve("launcher");
    Files.writeString(launcher, "#!/bin/sh\n" + script + "\n");
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwx------"));
    CommandLine command = new CommandLine(new SizesCommand());
    command.setErr(new PrintWriter(errors));
    String[] all = new String[arguments.length + 4];
    System.arraycopy(new String[] {"--launcher", launcher.toString(), "--output", rows().toString()}, 0, all, 0, 4);
    System.arraycopy(arguments, 0, all, 4, arguments.length);
    return command.execute(all);
  }

  private final StringWriter errors = new StringWriter();

  private Path rows() {
    return directory.resolve("sizes.csv");
  }

  /** The launcher of a Heat2D that sends so many bytes in a step, and half of it where ranks are idle. */
  private static String sends(long bytes) {
    return "echo '{\"comm\":{\"results\":[" + result(bytes, true) + "," + result(bytes / 2, false) + "]}}'; sleep 0.1";
  }

  private static String result(long bytes, boolean everyRankBusy) {
    return "{\"ranks\":64,\"estimator\":\"block2d\",\"array\":\"u\",\"assembly\":\"owner\",\"grid\":[8,8],\"every_rank_busy\":" + everyRankBusy + ",\"bytes_p2p_per_step\":" + bytes + "}";
  }

  @Test
  void aRowHoldsWhereTheFormulaIsMet() throws IOException {
    assertThat(run(sends(917_504), "--only", "Heat2D")).isZero();
    assertThat(rows()).content().contains("Heat2D 4096 10,0,120,0,").endsWith(",6144,917504,917504,yes\n");
  }

  @Test
  void theFormulaFollowsTheSize() throws IOException {
    assertThat(run(sends(917_504), "--only", "Heat2D", "--size", "Heat2D=64")).isEqualTo(1);
    assertThat(rows()).content().contains("Heat2D 64 10,").endsWith(",917504,14336,NO\n");
  }

  @Test
  void whatEndsBadlySaysSoAndTheNextOneRuns() throws IOException {
    assertThat(run("echo starting >&2; echo 'parcast: error: out of memory' >&2; sleep 0.1; exit 5", "--only", "Heat2D,Hydro")).isEqualTo(1);
    assertThat(Files.readAllLines(rows())).hasSize(3).element(2).asString().startsWith("Hydro 72 3,").endsWith("\"NO, status 5: parcast: error: out of memory\"");
  }

  @Test
  void aProgramThatIsRunAgainHasOneRowAndOthersStay() throws IOException {
    run("exit 5", "--only", "Heat2D,Hydro");
    assertThat(run(sends(917_504), "--only", "Heat2D")).isZero();
    assertThat(Files.readAllLines(rows())).hasSize(3).satisfiesExactly(columns -> assertThat(columns).startsWith("program,"),
        hydro -> assertThat(hydro).startsWith("Hydro 72 3,").contains("NO"), heat -> assertThat(heat).startsWith("Heat2D 4096 10,").endsWith(",yes"));
  }

  @Test
  void rowsOfOtherColumnsAreNotKept() throws IOException {
    Files.writeString(rows(), "program,words\nold,1\n");
    run(sends(917_504), "--only", "Heat2D");
    assertThat(Files.readAllLines(rows())).hasSize(2).noneMatch(line -> line.startsWith("old"));
  }

  @Test
  void aProgramThatIsNotThereIsRefused() throws IOException {
    assertThat(run("exit 0", "--size", "Heat3D=7")).isEqualTo(2);
    assertThat(errors.toString()).contains("'Heat3D' has no row: there are Heat2D, Jacobi3D, Spmv, Hydro, MatMulTiles");
  }
}
