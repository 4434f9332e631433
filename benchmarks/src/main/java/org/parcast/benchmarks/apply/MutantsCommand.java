package org.parcast.benchmarks.apply;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.parcast.engine.check.CheckEngine;
import org.parcast.engine.check.CheckRequest;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.frontend.stream.PartForm;
import org.parcast.report.apply.Trial;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plants faults in written loops, one of a kind in each, and counts those that a comparison finds. */
@Command(name = "mutants", description = "Plants faults in written loops, and counts those that parcast check finds.")
public final class MutantsCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE|DIR", arity = "1..*", description = "Programs of one source file, or directories of such.")
  private List<Path> places = new ArrayList<>();

  @Option(names = "--wanted", description = "Share of the faults that has to be found, in percent.")
  private int wanted = 95;

  @Override
  public Integer call() throws IOException {
    int planted = 0;
    int found = 0;
    for (Path place : places) {
      List<Path> sources = List.of(place);
      if (Files.isDirectory(place)) {
        try (Stream<Path> files = Files.list(place)) {
          sources = files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
      }
      for (Path source : sources) {
        try {
          ParallelProgram program = ParallelProgram.of(source, List.of());
          for (Mutation mutation : Mutation.values()) {
            List<Integer> concerned = new ArrayList<>();
            List<Trial.Loop> loops = CheckEngine.compare(new CheckRequest(program.request(), false), program.applied(), form -> planted(form, mutation, concerned), AnalysisListener.SILENT);
            List<Trial.Loop> written = loops.stream().filter(Trial.Loop::written).toList();
            for (int i = 0; i < written.size(); i++) {
              Trial.Loop loop = written.get(i);
              if (i < concerned.size() && concerned.get(i) == 1 && (loop.executions() > 0 || loop.same().isPresent())) {
                planted++;
                boolean caught = loop.same().filter(same -> !same).isPresent();
                found += caught ? 1 : 0;
                if (!caught) {
                  System.out.println(source.getFileName() + ":" + loop.line() + " " + mutation + " was not found");
                }
              }
            }
          }
        } catch (AnalysisException e) {
          System.out.println(source.getFileName() + ": " + e.getMessage().lines().findFirst().orElse(""));
        }
      }
    }
    System.out.println(planted + " faults planted, " + found + " found: " + 100 * found / Math.max(1, planted) + " %");
    return 100 * found >= wanted * planted ? 0 : 1;
  }

  private static PartForm planted(PartForm form, Mutation mutation, List<Integer> concerned) {
    concerned.add(mutation.concerns(form) ? 1 : 0);
    return mutation.apply(form);
  }
}
