package org.parcast.benchmarks.papers;

import java.nio.file.Path;
import java.util.List;
import org.parcast.engine.run.Run;

/** Programs of {@code testdata} and how they are run. */
final class Programs {
  private Programs() {}

  static Run run(String arguments) {
    return new Run(arguments.isEmpty() ? List.of() : List.of(arguments.split(" ")), List.of(), Path.of("."), null, null);
  }

  static Path kernel(Path testdata, String name) {
    return testdata.resolve("programs").resolve("kernels").resolve(name + ".java");
  }

  static Path program(Path testdata, String name) {
    return testdata.resolve("programs").resolve(name + ".java");
  }
}
