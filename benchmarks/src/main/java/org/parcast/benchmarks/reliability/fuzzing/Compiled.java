package org.parcast.benchmarks.reliability.fuzzing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** The sample program, compiled: a few loops, one marked by a directive. */
final class Compiled {
  /** The sample's source file, without a directory. */
  static final String SAMPLE = "Sample.java";

  private Compiled() {}

  /** Returns the directory, filled with the sample's class files. */
  static Path sample(Path inputs, Path directory) throws IOException {
    Files.createDirectories(directory);
    Path source = inputs.resolve("source").resolve(SAMPLE);
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", directory.toString(), source.toString()) != 0) {
      throw new IOException(source + " does not compile");
    }
    return directory;
  }
}
