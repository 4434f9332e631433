package org.parcast.benchmarks.libraries;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.benchmarks.MavenJars;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Counts the weighty loops of libraries that an expert calls parallel and that are found to be, and those that are falsely called parallel, or proven not to be. */
@Command(name = "library-loops", mixinStandardHelpOptions = true, description = "Holds verdicts on loops of published libraries against an expert's.")
public final class LibraryLoopsCommand implements Callable<Integer> {
  /** Share of a run's work: loops that do less could save a twentieth of it at most, so nobody begins with them. */
  private static final double WEIGHTY = 0.05;

  /** Share of the loops that the expert calls parallel which have to be found, for all libraries together. */
  private static final double LEAST_FOUND = 0.9;
  private static final Duration LIMIT = Duration.ofMinutes(6);

  @Option(names = "--cache", paramLabel = "DIR", description = "Where the libraries' jars are kept; Maven copies those that are not there.")
  private Path cache = Path.of("benchmarks/target/libraries");

  @Option(names = "--programs", paramLabel = "DIR", description = "Where the programs are that call the libraries (default: ${DEFAULT-VALUE}).")
  private Path programs = Path.of("benchmarks/src/main/programs/libraries");

  @Option(names = "--judgements", paramLabel = "FILE", description = "What the expert says (default: ${DEFAULT-VALUE}).")
  private Path judgements = Path.of("benchmarks/src/main/truth/library-loops.csv");

  @Option(names = "--output", paramLabel = "FILE", description = "A CSV file for the counts.")
  private Path output;

  @Option(names = "--only", paramLabel = "NAME", description = "Take one program.")
  private String only;

  /** What is counted of the weighty loops of a program. */
  private record Counts(String program, int weighty, int parallel, int proven, int inThisRun, int falselyParallel, int falselyProven, int unjudged) {
    static final String HEAD = "program,weighty_loops,parallel_by_expert,found_proven,found_in_this_run,falsely_parallel,falsely_proven,not_judged";

    String line() {
      return String.join(",", program, "" + weighty, "" + parallel, "" + proven, "" + inThisRun, "" + falselyParallel, "" + falselyProven, "" + unjudged);
    }

    int found() {
      return proven + inThisRun;
    }

    boolean holds() {
      return falselyParallel == 0 && falselyProven == 0 && unjudged == 0;
    }
  }

  @Override
  public Integer call() throws IOException, InterruptedException, AnalysisException {
    Judgements expert = Judgements.read(judgements);
    List<Counts> all = new ArrayList<>();
    for (LibraryDriver driver : LibraryDriver.all()) {
      if (only == null || only.equals(driver.name())) {
        all.add(count(driver, weighty(driver), expert));
        System.out.println(all.get(all.size() - 1).line());
      }
    }
    int parallel = all.stream().mapToInt(Counts::parallel).sum();
    int found = all.stream().mapToInt(Counts::found).sum();
    System.out.println("found " + found + " of " + parallel);
    if (output != null) {
      List<String> lines = new ArrayList<>(List.of(Counts.HEAD));
      all.forEach(counts -> lines.add(counts.line()));
      Files.write(output, lines);
    }
    return all.stream().allMatch(Counts::holds) && found >= LEAST_FOUND * parallel ? 0 : 1;
  }

  /** The loops of the library in which much of the run's work is done, the weightiest first. */
  private List<LoopFinding> weighty(LibraryDriver driver) throws IOException, InterruptedException, AnalysisException {
    List<Path> jars = new MavenJars(cache).of(driver.jars());
    Target target = new Target(programs.resolve(driver.name() + ".java"), null, jars, List.of(), List.of(driver.packages()), List.of());
    Run run = new Run(List.of(), List.of(), Path.of("").toAbsolutePath(), "1g", LIMIT);
    return LoopsEngine.analyze(new AnalysisSession(target, run, null, AnalysisListener.SILENT)).loops().stream()
        .filter(loop -> share(loop) >= WEIGHTY && !loop.method().startsWith(driver.name() + ".")).sorted(Comparator.comparingDouble(LibraryLoopsCommand::share).reversed()).toList();
  }

  private static double share(LoopFinding loop) {
    return loop.profile().map(LoopProfile::share).orElse(0.0);
  }

  private static Counts count(LibraryDriver driver, List<LoopFinding> loops, Judgements expert) {
    int parallel = 0;
    int proven = 0;
    int inThisRun = 0;
    int falselyParallel = 0;
    int falselyProven = 0;
    int unjudged = 0;
    for (LoopFinding loop : loops) {
      String name = loop.method() + ":" + loop.line();
      Optional<Boolean> judged = expert.isParallel(name);
      boolean unordered = loop.verdict().isUnordered();
      boolean sure = loop.best().certainty() == Certainty.PROVEN;
      parallel += judged.orElse(false) ? 1 : 0;
      proven += judged.orElse(false) && unordered && sure ? 1 : 0;
      inThisRun += judged.orElse(false) && unordered && !sure ? 1 : 0;
      falselyParallel += !judged.orElse(true) && unordered ? 1 : 0;
      falselyProven += judged.orElse(false) && !unordered && sure ? 1 : 0;
      unjudged += judged.isEmpty() ? 1 : 0;
      boolean asExpected = judged.isPresent() && judged.get() == unordered;
      if (!asExpected) {
        System.out.printf("  %s, %.1f %% of the work: %s; the expert: %s%n", name, 100 * share(loop), loop.best().text(),
            judged.map(is -> is ? "parallel" : "ordered").orElse("has not judged it"));
      }
    }
    return new Counts(driver.name(), loops.size(), parallel, proven, inThisRun, falselyParallel, falselyProven, unjudged);
  }
}
