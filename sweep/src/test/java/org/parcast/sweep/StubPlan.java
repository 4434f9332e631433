package org.parcast.sweep;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;

/** Plans of sweeps whose points are stubs. */
final class StubPlan {
  private StubPlan() {}

  /** Plans a sweep over sizes; each point notes in the log that it ended. */
  static SweepPlan write(Path sweep, Path log, long milliseconds, int... sizes) throws IOException {
    Files.createDirectories(sweep);
    List<SweepPlan.Point> points = IntStream.of(sizes)
        .mapToObj(n -> new SweepPlan.Point("n=" + n, List.of(Integer.toString(n)), List.of(Integer.toString(n), Long.toString(milliseconds), log.toString()), "")).toList();
    SweepPlan plan = new SweepPlan("stub", List.of("n"), List.of(jar(log.resolveSibling("stub.jar")).toString()), List.of(), StubPoint.class.getName(), List.of("-Xmx64m", "-XX:TieredStopAtLevel=1", "-Xshare:auto"), points);
    new ObjectMapper().writeValue(sweep.resolve(SweepPlan.FILE).toFile(), plan);
    return plan;
  }

  /** A jar with the stub, as it is sent along to workers. */
  private static Path jar(Path jar) throws IOException {
    String name = StubPoint.class.getName().replace('.', '/') + ".class";
    try (JarOutputStream to = new JarOutputStream(Files.newOutputStream(jar))) {
      to.putNextEntry(new ZipEntry(name));
      Files.copy(Path.of("target", "test-classes", name), to);
    }
    return jar;
  }
}
