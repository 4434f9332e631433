package org.parcast.engine.loops;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.loops.NestJudge;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.OrderedNest;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;

/** What is proven of nests: the outer loops' lines say whether they may run in blocks. */
class NestsTest {
  private static final Path NESTS = Path.of("..", "testdata", "nests");

  @ParameterizedTest
  @ValueSource(strings = {"Wavefronts.java", "Orders.java"})
  void blocksMayRunWhereNoDependenceLeadsBack(String name) throws Exception {
    List<String> wrong = new ArrayList<>();
    Path source = NESTS.resolve(name);
    List<String> lines = Files.readAllLines(source);
    int judged = 0;
    try (Frontend.Result program = Frontend.load(Target.of(source).frontendRequest())) {
      WholeProgram whole = new WholeProgram(program.program(), true);
      List<LoopSite> sites = StaticLoopsEngine.sites(program);
      for (LoopSite outer : sites) {
        String line = lines.get(outer.line() - 1);
        if (line.contains("// ")) {
          LoopSite inner = sites.stream().filter(site -> NestJudge.isNest(outer, site)).findFirst().orElseThrow();
          OrderedNest nest = NestJudge.judge(whole, outer, inner);
          judged++;
          if (nest.isPermutable() != line.endsWith("// blocks")) {
            wrong.add(outer.line() + line + nest);
          }
        }
      }
    }
    assertThat(judged).isEqualTo(lines.stream().filter(line -> line.matches(".*// (blocks|fixed)")).count());
    assertThat(wrong).isEmpty();
  }
}
