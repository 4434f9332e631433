package org.parcast.engine.check;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.engine.apply.AppliedLoop;
import org.parcast.frontend.source.SourceLoop;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.LoopText;
import org.parcast.frontend.stream.SourceText;
import org.parcast.frontend.stream.part.PartForm;

/**
 * A loop that is compared with its parts.
 *
 * @param number by which it is known in the run
 * @param form its parts
 */
record TwinLoop(AppliedLoop applied, SourceLoop source, int number, PartForm form) {
  /** @param change what is made of the parts before */
  static TwinLoop of(AppliedLoop loop, SourceLoop source, int number, boolean strict, UnaryOperator<PartForm> change) {
    TwinDealing dealing = new TwinDealing(loop.guards(), strict);
    return new TwinLoop(loop, source, number, change.apply(loop.inParts(dealing, "twin" + number + "OfLoop")));
  }

  /** The files of loops, with these beside their parts. */
  static Map<Path, String> texts(List<TwinLoop> loops) {
    Map<Path, Map<LoopSyntax, LoopText>> byFile = new LinkedHashMap<>();
    loops.forEach(loop -> byFile.computeIfAbsent(Path.of(loop.source.file()), file -> new LinkedHashMap<>()).put(loop.source.syntax(), loop.text()));
    Map<Path, String> texts = new LinkedHashMap<>();
    byFile.forEach((file, written) -> texts.put(file, SourceText.of(written)));
    return texts;
  }

  private LoopText text() {
    return TwinText.of(form, number, applied.finding().profile().map(LoopProfile::workPerIteration).orElse(1.0));
  }
}
