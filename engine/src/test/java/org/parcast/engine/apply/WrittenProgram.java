package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;

/** A class P with its loops in parallel, which prints what it prints as it stands. */
final class WrittenProgram {
  private WrittenProgram() {}

  /**
   * Its loops that are unordered, the outer ones first.
   *
   * @param judged what is found of a loop in the place of what is proven
   */
  static List<AppliedLoop> loops(Path directory, Form form, boolean strict, String text, UnaryOperator<LoopFinding> judged) throws Exception {
    Path source = Files.writeString(directory.resolve("P.java"), text);
    Target target = Target.of(source);
    ApplyRequest request = new ApplyRequest(target, null, List.of(), 0, form, Dialect.PYJAMA, strict, null, 0);
    try (Frontend.Result program = Frontend.load(target.frontendRequest())) {
      LoopWriter writer = new LoopWriter(program, request, directory);
      for (LoopFinding finding : StaticLoopsEngine.findings(program)) {
        writer.write(judged.apply(finding), Optional.empty());
      }
      String expected = Printed.by(text, directory.resolve("plain"));
      for (String written : writer.texts(Optional.empty()).values()) {
        assertThat(Printed.by(written, directory.resolve("parallel"))).as(written).isEqualTo(expected);
      }
      return writer.loops();
    }
  }
}
