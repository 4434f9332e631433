package org.parcast.benchmarks.speed;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.parcast.frontend.classes.FrontendException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures what tracing costs of programs with classes, records, lists and lambdas. */
@Command(name = "everyday", mixinStandardHelpOptions = true, description = "Processor time of traced runs over that of plain runs, of programs in several styles.")
public final class EverydayCommand implements Callable<Integer> {
  /** What no program is to exceed. */
  private static final double LIMIT = 60;

  @Option(names = "--programs", paramLabel = "DIR", description = "Where the programs are (default: ${DEFAULT-VALUE}).")
  private Path programs = Path.of("benchmarks/src/main/programs/everyday");

  @Option(names = "--only", split = ",", paramLabel = "PROGRAM", description = "Only these programs.")
  private List<String> only = List.of();

  @Option(names = "--kind", paramLabel = "KIND", description = "Only flow or references.")
  private String kind = "";

  /** Returns 0 where no program takes more than 60 times as long, else 1. */
  @Override
  public Integer call() throws IOException, InterruptedException, FrontendException {
    System.out.println("| program | style | run, less | plain s | value flow | references | words | bytes a word |\n|---|---|---|--:|--:|--:|--:|--:|");
    List<Double> flows = new ArrayList<>();
    List<Double> references = new ArrayList<>();
    for (Everyday program : Everyday.ALL) {
      if (only.isEmpty() || only.contains(program.program())) {
        measure(program, flows, references);
      }
    }
    System.out.printf(Locale.ROOT, "value flow: median %.1f, worst %.1f; references: median %.1f, worst %.1f%n", median(flows), worst(flows), median(references),
        worst(references));
    return worst(flows) <= LIMIT && worst(references) <= LIMIT ? 0 : 1;
  }

  private void measure(Everyday program, List<Double> flows, List<Double> references) throws IOException, InterruptedException, FrontendException {
    List<String> shorter = program.shorterArguments();
    List<String> longer = program.longerArguments();
    try (Runs runs = new Runs(programs.resolve(program.program() + ".java"), List.of())) {
      double plain = (runs.plain(program.plain(longer)).seconds() - runs.plain(program.plain(shorter)).seconds()) / program.factor();
      TracedFootprint[] footprint = {new TracedFootprint(0, 0)};
      double flow = Double.NaN;
      if (!kind.equals("references")) {
        flow = (runs.traced(longer, found -> footprint[0] = found).seconds() - runs.traced(shorter).seconds()) / plain;
        flows.add(flow);
      }
      double reference = Double.NaN;
      if (!kind.equals("flow")) {
        reference = (runs.blocks(longer).seconds() - runs.blocks(shorter).seconds()) / plain;
        references.add(reference);
      }
      System.out.printf(Locale.ROOT, "| %s | %s | %s, less %s | %.4f | %.1f | %.1f | %,d | %,d |%n", program.program(), program.style(), program.longer(), program.shorter(),
          plain, flow, reference, footprint[0].words(), footprint[0].bytesAWord());
    }
  }

  private static double median(List<Double> ratios) {
    return ratios.isEmpty() ? 0 : ratios.stream().sorted().toList().get(ratios.size() / 2);
  }

  private static double worst(List<Double> ratios) {
    return ratios.stream().max(Comparator.naturalOrder()).orElse(0.0);
  }
}
