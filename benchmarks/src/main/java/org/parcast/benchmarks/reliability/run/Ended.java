package org.parcast.benchmarks.reliability.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** What a process printed, and its status; -1 where it did not end in time. */
public record Ended(int status, String out, String err) {
  private static final long SECONDS = 300;

  public static Ended of(List<String> command, Map<String, String> environment, byte[] input) throws IOException, InterruptedException {
    Path in = Files.write(Files.createTempFile("parcast", "in"), input);
    Path out = Files.createTempFile("parcast", "out");
    Path err = Files.createTempFile("parcast", "err");
    try {
      ProcessBuilder builder = new ProcessBuilder(command).redirectInput(in.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile());
      builder.environment().putAll(environment);
      Process process = builder.start();
      boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
      if (!ended) {
        process.destroy();
        process.waitFor();
      }
      return new Ended(ended ? process.exitValue() : -1, Files.readString(out), Files.readString(err));
    } finally {
      for (Path file : List.of(in, out, err)) {
        Files.delete(file);
      }
    }
  }
}
