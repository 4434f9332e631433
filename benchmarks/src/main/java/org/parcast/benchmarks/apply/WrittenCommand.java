package org.parcast.benchmarks.apply;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.parcast.engine.apply.AppliedLoop;
import org.parcast.engine.check.CheckEngine;
import org.parcast.engine.check.CheckRequest;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.report.apply.Trial;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is written of the loops that may run in parallel, and whether it leaves the same behind on shuffled schedules. */
@Command(name = "written", description = "Writes all loops of programs that may run in parallel, and compares them on shuffled schedules.")
public final class WrittenCommand implements Callable<Integer> {
  private static final int LONGEST_REASON = 70;

  @Parameters(paramLabel = "FILE|DIR", arity = "1..*", description = "Programs of one source file, or directories of such.")
  private List<Path> places = new ArrayList<>();

  @Option(names = "--proven", description = "Write loops that are parallel for every input, without a run to judge them; the shares of work are not known then.")
  private boolean proven;

  @Option(names = "--compile-only", description = "Compare nothing: the compiler alone decides.")
  private boolean compileOnly;

  @Override
  public Integer call() throws IOException {
    int programs = 0;
    int allowed = 0;
    int written = 0;
    int compared = 0;
    int different = 0;
    double work = 0;
    double done = 0;
    Map<String, Integer> reasons = new TreeMap<>();
    for (Path source : sources()) {
      ParallelProgram program;
      List<Trial.Loop> loops;
      try {
        program = ParallelProgram.of(source, List.of(), proven);
        loops = compileOnly ? List.of() : CheckEngine.compare(new CheckRequest(program.request(), false), program.applied(), UnaryOperator.identity(), AnalysisListener.SILENT);
      } catch (AnalysisException e) {
        System.out.println(source.getFileName() + ": " + e.getMessage().lines().findFirst().orElse(""));
        continue;
      }
      programs++;
      for (AppliedLoop loop : program.applied().loops()) {
        boolean inner = loop.why().startsWith("it is within") || loop.why().startsWith("it holds");
        if (inner) {
          continue;
        }
        allowed++;
        work += weight(loop);
        if (loop.isWritten()) {
          written++;
          done += weight(loop);
        } else {
          reasons.merge(loop.why().substring(0, Math.min(LONGEST_REASON, loop.why().length())), 1, Integer::sum);
          System.out.println(loop.finding().place() + " not written: " + loop.why());
        }
      }
      for (Trial.Loop loop : loops) {
        compared += loop.same().isPresent() ? 1 : 0;
        different += loop.same().filter(same -> !same).isPresent() ? 1 : 0;
        if (loop.written() && !loop.same().orElse(false)) {
          System.out.println(source.getFileName() + ":" + loop.line() + (loop.same().isPresent() ? " DIFFERS: " : " not compared: ") + loop.why());
        }
      }
    }
    System.out.println(programs + " programs; " + allowed + " loops may run in parallel, " + written + " written, " + Math.round(100 * done / Math.max(1e-9, work)) + (proven ? " % of them; " : " % of their work; ")
        + compared + " compared, " + different + " differ");
    reasons.forEach((reason, count) -> System.out.println("  " + count + "  " + reason));
    return different == 0 ? 0 : 1;
  }

  private double weight(AppliedLoop loop) {
    return proven ? 1 : ParallelProgram.share(loop.finding());
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
