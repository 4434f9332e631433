package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.parcast.benchmarks.reliability.run.Jdk;
import org.parcast.cli.Main;
import picocli.CommandLine.Option;

/** The same request on several JDKs and numbers of cores, again and again. */
final class DeterminismSuite implements Suite {
  /**
   * A request.
   *
   * @param command the command and its options
   * @param target the program, below {@code testdata/programs}
   * @param arguments the program's
   */
  private record Request(List<String> command, String target, List<String> arguments) {
    @Override
    public String toString() {
      return String.join(" ", command) + " " + target;
    }
  }

  private static final List<Request> REQUESTS = List.of(
      new Request(List.of("analyze"), "Heat2D.java", List.of("48", "10")),
      new Request(List.of("comm", "--ranks", "4,7,16"), "Hydro.java", List.of("6", "3")),
      new Request(List.of("comm", "--ranks", "4,16"), "KMeans.java", List.of()),
      new Request(List.of("loops"), "LuPivot.java", List.of()),
      new Request(List.of("cache", "--cores", "1,4", "--interleave", "random"), "Spmv.java", List.of()),
      new Request(List.of("sharing", "--threads", "4"), "RedBlack.java", List.of()));

  private static final String DIFFERING = "differing documents";

  @Option(names = "--jdk", paramLabel = "DIR", description = "Another JDK to hold against this one; repeatable.")
  private List<Path> others = List.of();

  @Option(names = "--times", paramLabel = "N", description = "How often each is asked (default: ${DEFAULT-VALUE}).")
  private int times = 10;

  @Override
  public Promise promise() {
    return new Promise("determinism", "The same request gives the same bytes", "requests", DIFFERING,
        "The JSON is the same, byte for byte: on every JDK, on one core and on two, again and again.");
  }

  @Override
  public List<String> items() {
    return REQUESTS.stream().map(Request::toString).toList();
  }

  @Override
  public NamedCounts attack(String item, NamedCounts before) throws IOException, InterruptedException {
    Request request = REQUESTS.stream().filter(one -> one.toString().equals(item)).findFirst().orElseThrow();
    List<Path> jdks = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"))));
    jdks.addAll(others);
    Set<String> documents = new TreeSet<>();
    for (int i = 0; i < times; i++) {
      for (Path jdk : jdks) {
        for (String cores : List.of("0", "0,1")) {
          documents.add(document(request, jdk, cores));
        }
      }
    }
    return NamedCounts.NONE.with("runs", times * jdks.size() * 2).with(DIFFERING, documents.size() - 1);
  }

  /** Returns the digest of the document. */
  private static String document(Request request, Path jdk, String cores) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("taskset", "-c", cores, new Jdk(jdk).tool("java"), "-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(request.command());
    command.addAll(List.of(Path.of("testdata/programs", request.target()).toString(), "--format", "json", "--out", "-", "--quiet", "--"));
    command.addAll(request.arguments());
    Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    byte[] document = process.getInputStream().readAllBytes();
    if (process.waitFor() != 0) {
      throw new IllegalStateException(String.join(" ", command) + " ended with status " + process.exitValue());
    }
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(document));
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
