package org.parcast.benchmarks.reliability.run;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** A JDK with which programs are compiled and run. */
public record Jdk(Path home) {
  public static Jdk current() {
    return new Jdk(Path.of(System.getProperty("java.home")));
  }

  public int version() throws IOException {
    Properties release = new Properties();
    try (Reader file = Files.newBufferedReader(home.resolve("release"))) {
      release.load(file);
    }
    return Integer.parseInt(release.getProperty("JAVA_VERSION").replace("\"", "").split("\\.")[0]);
  }

  public String tool(String name) {
    return home.resolve("bin").resolve(name).toString();
  }

  public void compile(List<Path> sources, Path classes) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(tool("javac"), "-g", "-nowarn", "-d", classes.toString()));
    sources.forEach(source -> command.add(source.toString()));
    Ended ended = Ended.of(command, Map.of(), new byte[0]);
    if (ended.status() != 0) {
      throw new IllegalStateException(ended.err());
    }
  }
}
