package org.parcast.benchmarks.reliability;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import picocli.CommandLine.Command;

/** What goes out: the same bytes whoever builds it, and a list of what it consists of. */
@Command
final class SecuritySuite implements Suite {
  private static final String MATERIALS = "target/parcast-bom.json";
  private static final String DIFFERING = "differing";

  @Override
  public Promise promise() {
    return new Promise("security", "What goes out is the same, whoever builds it", "releases", DIFFERING, """
        [threat-model.md](threat-model.md) says who attacks with what, what holds, and which test holds it.
        Two clean copies of the commit are built in different directories with `mvn -Prelease -DskipTests package`, which also checks the versions
        of all libraries and lists them; jars and list have to be the same to the byte.
        """);
  }

  @Override
  public List<String> items() {
    return List.of("release");
  }

  @Override
  public NamedCounts attack(String item, NamedCounts before) throws Exception {
    Path first = build("first");
    Path second = build("second");
    SortedMap<String, String> one = sums(first);
    SortedMap<String, String> other = sums(second);
    List<String> differing = Stream.concat(one.keySet().stream(), other.keySet().stream()).distinct().filter(file -> !Objects.equals(one.get(file), other.get(file))).toList();
    differing.forEach(file -> System.err.println(file + " differs: see " + first + " and " + second));
    int components = new ObjectMapper().readTree(first.resolve(MATERIALS).toFile()).get("components").size();
    return NamedCounts.NONE.with("files", one.size()).with("components", components).with(DIFFERING, differing.size());
  }

  /** Builds a copy of the last commit. */
  private Path build(String name) throws IOException, InterruptedException {
    Path copy = Files.createTempDirectory("parcast-" + name).resolve("parcast");
    run(Path.of("."), List.of("git", "clone", "--quiet", "--no-hardlinks", ".", copy.toString()));
    run(copy, List.of("mvn", "-q", "-ntp", "-B", "-Prelease", "-DskipTests", "package"));
    return copy;
  }

  private static void run(Path directory, List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).directory(directory.toFile()).redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.INHERIT).start();
    if (process.waitFor() != 0) {
      throw new IOException(String.join(" ", command) + " failed in " + directory);
    }
  }

  /** By path, the SHA-256 of our jars, those of a module's {@code target}, not what lies below; and of the bill of materials. */
  private static SortedMap<String, String> sums(Path root) throws IOException {
    SortedMap<String, String> sums = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(file -> file.toString().endsWith(".jar") && file.getParent().endsWith("target")).toList()) {
        sums.put(root.relativize(file).toString(), sum(file));
      }
    }
    sums.put(MATERIALS, sum(root.resolve(MATERIALS)));
    return sums;
  }

  private static String sum(Path file) throws IOException {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
