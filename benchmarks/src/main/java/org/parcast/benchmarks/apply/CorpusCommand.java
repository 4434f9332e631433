package org.parcast.benchmarks.apply;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.parcast.engine.run.AnalysisException;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A campaign over many programs. What is found of one is told and written down when it is done; programs that have a record are not run again. */
abstract class CorpusCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE|DIR", arity = "1..*", description = "Programs of one source file, or directories of such.")
  private List<Path> places = new ArrayList<>();

  @Option(names = "--record", paramLabel = "FILE", description = "Where findings are kept; the next call goes on after them.")
  private Path record;

  @Option(names = "--minutes", paramLabel = "M", description = "Begin no further program after so long (default: ${DEFAULT-VALUE}).")
  private double minutes = 9;

  /** What is found of a program. */
  abstract List<ApplyFinding> findings(Path source) throws AnalysisException;

  /** Tells of all that was found; the exit code. */
  abstract int sum(List<ApplyFinding> findings);

  @Override
  public final Integer call() throws IOException {
    long until = System.nanoTime() + (long) (minutes * 60e9);
    FindingsFile file = new FindingsFile(record);
    List<ApplyFinding> all = new ArrayList<>(file.read());
    int left = 0;
    for (Path source : sources()) {
      String name = source.toString();
      if (all.stream().anyMatch(known -> known.program().equals(name))) {
        continue;
      } else if (System.nanoTime() > until) {
        left++;
        continue;
      }
      List<ApplyFinding> found = new ArrayList<>();
      try {
        found.addAll(findings(source));
        found.add(new ApplyFinding(name, 0, 0, ApplyFinding.DONE, ""));
      } catch (AnalysisException e) {
        found.add(new ApplyFinding(name, 0, 0, ApplyFinding.FAILED, e.getMessage().lines().findFirst().orElse("")));
      }
      file.add(found);
      found.forEach(finding -> System.out.println(finding.inWords()));
      all.addAll(found);
    }
    int code = sum(all);
    if (left > 0) {
      System.out.println(left + " programs are left: call it again with --record to go on.");
    }
    return code;
  }

  private List<Path> sources() throws IOException {
    List<Path> all = new ArrayList<>();
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        try (Stream<Path> files = Files.list(place)) {
          all.addAll(files.filter(file -> file.toString().endsWith(".java")).sorted().toList());
        }
      } else {
        all.add(place);
      }
    }
    return all;
  }
}
