package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.locality.LocalityForecast;
import org.parcast.analyses.loops.NestJudge;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.OrderedNest;
import org.parcast.engine.loops.LocalityAdvice;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;

/** A program prints the same with its nests in blocks, and what is not written is told why. */
@Tag("slow")
class BlockedNestsTest {
  private static final Path NESTS = Path.of("..", "testdata", "nests", "Wavefronts.java");

  @TempDir private Path directory;

  private static String program() throws Exception {
    return Files.readString(NESTS).replace("Wavefronts", "P").replace(": 60;", ": 150;");
  }

  /** One after the other they need no more than to print the same. */
  @ParameterizedTest
  @CsvSource({"Wavefronts, EXCHANGED, 10", "Wavefronts, BLOCKS, 14", "Orders, EXCHANGED, 8", "Orders, BLOCKS, 8"})
  void nestsInAnotherOrderPrintTheSame(String name, LocalityForecast.Kind kind, int expected) throws Exception {
    String text = Files.readString(NESTS.resolveSibling(name + ".java")).replace(name, "P");
    Target target = Target.of(Files.writeString(directory.resolve("P.java"), text));
    ApplyRequest request = new ApplyRequest(target, null, List.of(), 0, Form.LOCALITY, Dialect.PYJAMA, false, null, 0);
    try (Frontend.Result program = Frontend.load(target.frontendRequest())) {
      LoopWriter writer = new LoopWriter(program, request, directory);
      WholeProgram whole = new WholeProgram(program.program(), true);
      List<LoopSite> sites = StaticLoopsEngine.sites(program);
      List<LoopFinding> findings = StaticLoopsEngine.findings(program);
      for (LoopSite outer : sites) {
        Optional<OrderedNest> nest = sites.stream().filter(site -> NestJudge.isNest(outer, site)).map(inner -> NestJudge.judge(whole, outer, inner)).filter(OrderedNest::isPermutable).findFirst();
        if (nest.isPresent()) {
          LoopFinding finding = findings.stream().filter(found -> found.line() == outer.line()).findFirst().orElseThrow();
          LocalityForecast.Change change = new LocalityForecast.Change(kind, 7, List.of(), 2);
          writer.reorder(new LocalityAdvice.Advised(finding, nest.get(), new LocalityForecast(List.of(), List.of(change), true), change));
        }
      }
      String written = writer.texts(Optional.empty()).values().iterator().next();
      assertThat(Printed.by(written, directory.resolve("other")).lines().toList()).as(written).isEqualTo(Printed.by(text, directory.resolve("plain")).lines().toList());
      List<String> told = writer.loops().stream().map(loop -> (loop.isWritten() ? "+ " : "- ") + loop.finding().line() + " " + loop.told().why()).toList();
      assertThat(told).filteredOn(loop -> loop.startsWith("+")).as(told.toString()).hasSize(expected);
    }
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
