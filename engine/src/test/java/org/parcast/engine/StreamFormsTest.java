package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.dependence.Dialect;
import org.parcast.analyses.dependence.Directive;
import org.parcast.frontend.Frontend;

/** The stream that a loop can be written as has the loop's own bounds, and gathers as the loop does. */
class StreamFormsTest {
  @Test
  void gatherAsTheLoopsDo() throws Exception {
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(Path.of("..", "testdata", "loops", "Gather.java")))) {
      List<String> forms = StaticLoopsEngine.findings(loaded).stream().flatMap(loop -> Directive.of(loop, Dialect.JAVA).stream()).toList();
      assertThat(forms)
          .contains(
              "IntStream.range(0, n).parallel().forEach(i -> ...)",
              "s += IntStream.range(0, a.length).parallel().mapToDouble(i -> ...).sum()",
              "max = IntStream.range(1, a.length).parallel().mapToObj(i -> ...).reduce(max, Math::max)",
              "found = IntStream.range(0, a.length).parallel().mapToObj(i -> ...).reduce(found, (left, right) -> left | right)",
              "IntStream.range(1, a.length).parallel().boxed().max(Comparator.comparingDouble(i -> ...))  // into greatest",
              "IntStream.range(0, n).parallel().forEach(i -> ...)  // into copies of each thread's own, combine them afterwards: +:histogram");
    }
  }
}
