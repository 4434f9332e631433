package org.parcast.benchmarks.caches;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.parcast.analyses.cache.CacheAnalysis;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.SiteNames;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.trace.LackeyTrace;
import org.parcast.frontend.classes.TemporaryDirectory;

/** Small C programs under {@code valgrind --tool=lackey}, simulated, beside the counters of {@code --tool=cachegrind} to the digit. */
final class ValgrindComparison {
  /** The paper's caches, and some with few ways of other lines in each level. */
  private static final List<String> CACHES = List.of("l1=8192:8:64:private,l2=131072:16:64:shared", "l1=6144:3:32:private,l2=40960:5:128:shared");

  private ValgrindComparison() {}

  /** Prints a table; answers whether all counters agree. Needs gcc and valgrind. */
  static boolean print(Path sources) throws IOException, InterruptedException {
    System.out.println("| program | caches | reads | D1 misses | LL misses | writes | D1 misses | LL misses | Cachegrind's |");
    System.out.println("|---|---|--:|--:|--:|--:|--:|--:|---|");
    boolean all = true;
    List<Path> programs;
    try (Stream<Path> files = Files.list(sources)) {
      programs = files.filter(file -> file.toString().endsWith(".c")).sorted().toList();
    }
    try (TemporaryDirectory directory = TemporaryDirectory.of("valgrind")) {
      for (Path program : programs) {
        all &= rows(program, directory.path());
      }
    }
    return all;
  }

  private static boolean rows(Path source, Path directory) throws IOException, InterruptedException {
    String name = source.getFileName().toString().replace(".c", "");
    Path program = directory.resolve(name);
    Path trace = directory.resolve(name + ".lackey");
    run(directory, "gcc", "-O2", "-static", "-o", program.toString(), source.toAbsolutePath().toString());
    run(directory, "valgrind", "--tool=lackey", "--trace-mem=yes", "--basic-counts=no", "--log-file=" + trace, program.toString());
    boolean all = true;
    for (String caches : CACHES) {
      CacheHierarchy hierarchy = CacheHierarchy.parse(caches);
      Path counters = directory.resolve(name + ".cachegrind");
      run(directory, "valgrind", "-q", "--tool=cachegrind", "--I1=32768,8,64", option("D1", hierarchy.levels().get(0)), option("LL", hierarchy.levels().get(1)),
          "--cachegrind-out-file=" + counters, program.toString());
      List<Long> measured = counters(counters);
      List<Long> simulated = simulated(trace, hierarchy);
      boolean same = simulated.equals(measured);
      String cells = String.join(" | ", simulated.stream().map(count -> String.format(Locale.ROOT, "%,d", count)).toList());
      System.out.println("| " + name + " | " + caches + " | " + cells + " | " + (same ? "the same" : measured) + " |");
      all &= same;
    }
    return all;
  }

  private static String option(String cache, CacheLevel level) {
    return "--" + cache + "=" + level.bytes() + "," + level.ways() + "," + level.line();
  }

  /** Dr, D1mr, DLmr, Dw, D1mw, DLmw. */
  private static List<Long> counters(Path file) throws IOException {
    String summary = Files.readAllLines(file).stream().filter(line -> line.startsWith("summary: ")).findFirst().orElseThrow();
    List<Long> all = Stream.of(summary.substring("summary: ".length()).trim().split(" ")).map(Long::valueOf).toList();
    return all.subList(3, all.size());
  }

  private static List<Long> simulated(Path trace, CacheHierarchy caches) throws IOException {
    List<CacheForecast.Hot> kinds =
        CacheAnalysis.forecast(new LackeyTrace(trace), new CacheRequest(caches, List.of(Model.EXACT), Filter.MISSES, false, 1), SiteNames.READS_AND_WRITES).get(0).places();
    return Stream.of("reads", "writes")
        .map(kind -> kinds.stream().filter(hot -> hot.name().equals(kind)).findFirst().orElseThrow())
        .flatMap(hot -> Stream.of(hot.references(), hot.misses().get(0), hot.misses().get(1)))
        .toList();
  }

  private static void run(Path directory, String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).directory(directory.toFile()).inheritIO().start();
    int status = process.waitFor();
    if (status != 0) {
      throw new IOException(String.join(" ", command) + " ended with status " + status);
    }
  }
}
