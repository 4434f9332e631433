package org.parcast.benchmarks.reliability.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A directory that is gone when the work in it is done. */
public record WorkDirectory(Path path) implements AutoCloseable {
  public static WorkDirectory create() throws IOException {
    return new WorkDirectory(Files.createTempDirectory("parcast-reliability"));
  }

  @Override
  public void close() throws IOException {
    List<Path> all;
    try (Stream<Path> files = Files.walk(path)) {
      all = files.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : all) {
      Files.delete(file);
    }
  }
}
