package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.parcast.benchmarks.reliability.run.Ended;
import org.parcast.benchmarks.reliability.run.Jdk;

/**
 * A program of {@code testdata/odd}. Comments on its first lines say how it is run: {@code // jvm: -ea}, {@code // arguments: ...}, {@code // stdin: ...},
 * {@code // agent: CLASS}, {@code // release: 21} where it needs so new a Java, {@code // status: N} where
 * it does not end by leaving {@code main}, and {@code // threads: ...} where its threads work, or may come to work, at once.
 */
record OddProgram(Path source, Map<String, String> directives) {
  static final Path DIRECTORY = Path.of("testdata", "odd");
  private static final Pattern DIRECTIVE = Pattern.compile("(?m)^// (\\w+): (.*)$");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  /** The programs of the directory, by name. */
  static List<OddProgram> all(Path directory) throws IOException {
    List<OddProgram> programs = new ArrayList<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        Map<String, String> directives = new HashMap<>();
        DIRECTIVE.matcher(Files.readString(file)).results().forEach(found -> directives.put(found.group(1), found.group(2)));
        programs.add(new OddProgram(file, directives));
      }
    }
    return programs;
  }

  String name() {
    return source.getFileName().toString().replace(".java", "");
  }

  /** The oldest Java that compiles it. */
  int release() {
    return Integer.parseInt(directives.getOrDefault("release", "17"));
  }

  /** Whether no two of its threads work at the same time. */
  boolean isSequential() {
    return !directives.containsKey("threads");
  }

  List<String> arguments() {
    return WORD.matcher(directives.getOrDefault("arguments", "")).results().map(OddProgram::word).toList();
  }

  private static String word(MatchResult found) {
    return found.group(1) == null ? found.group(2) : found.group(1);
  }

  byte[] input() {
    return directives.getOrDefault("stdin", "").translateEscapes().getBytes();
  }

  /** What the virtual machine is given; the jar of the agent is made where the program needs one. */
  List<String> jvmArguments(Jdk jdk, Path work) throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>();
    if (directives.containsKey("jvm")) {
      arguments.addAll(Arrays.asList(directives.get("jvm").split(" ")));
    }
    String agent = directives.get("agent");
    if (agent != null) {
      Path classes = work.resolve("agent");
      jdk.compile(List.of(source.resolveSibling("agent").resolve(agent + ".java")), classes);
      Path manifest = Files.writeString(work.resolve("manifest"), "Premain-Class: " + agent + "\n");
      Path jar = work.resolve("agent.jar");
      Ended made = Ended.of(List.of(jdk.tool("jar"), "cfm", jar.toString(), manifest.toString(), "-C", classes.toString(), "."), Map.of(), new byte[0]);
      if (made.status() != 0) {
        throw new IllegalStateException("no jar of " + agent + ": " + made.err());
      }
      arguments.add("-javaagent:" + jar + "=odd");
    }
    return arguments;
  }
}
