package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs the tables and figures of the papers that can be run here, and writes the page that has them beside the papers' values. */
@Command(name = "papers", mixinStandardHelpOptions = true, description = "Writes docs/papers.md: the papers' tables and figures beside ours.")
public final class PapersCommand implements Callable<Integer> {
  private static final String INTRODUCTION = """
      # The papers, table by table

      Parcast follows five published systems. This page has their tables and figures beside ours. It is written by
      `benchmarks papers`, from the root of a checkout, after

          mvn -q -ntp -pl benchmarks -am -DskipTests package

      With `--reference DIR`, a directory of measured truth, sizes are the papers' and MPI codes are compared too.
      `benchmarks` stands for `java -jar benchmarks/target/benchmarks.jar`. *Open* is what cannot be run here. Times are of the
      machine that wrote the page; all other figures are the same on every machine.
      """;

  @Option(names = "--reference", paramLabel = "DIR", description = "Directory of measured truth: mpi/measured-volumes.csv, cache/threaded-truth.csv.")
  private Path reference;

  @Option(names = "--testdata", paramLabel = "DIR", description = "The directory testdata of a checkout (default: ${DEFAULT-VALUE}).")
  private Path testdata = Path.of("testdata");

  @Option(names = "--only", paramLabel = "PAPER", split = ",", description = "Only these papers: commanalyzer, ppt-sasmm, diener, dagtm, johnson. The page is printed, not written.")
  private List<String> only = List.of();

  @Option(names = "--output", paramLabel = "FILE", description = "The page (default: ${DEFAULT-VALUE}); charts go to a directory beside it.")
  private Path output = Path.of("docs", "papers.md");

  @Spec private CommandSpec spec;

  /** Returns 0. */
  @Override
  public Integer call() throws Exception {
    List<Chapter> all = List.of(new CommAnalyzerChapter(testdata, reference), new SasmmChapter(testdata, reference), new DienerChapter(testdata),
        new DagTmChapter(testdata), new JohnsonChapter(new SimulatedTorus(SimulatedTorus.CYCLES)));
    List<String> names = all.stream().map(Chapter::name).toList();
    for (String name : only) {
      if (!names.contains(name)) {
        throw new ParameterException(spec.commandLine(), "'" + name + "' is no paper: there are " + String.join(", ", names));
      }
    }
    Map<Chapter, List<Item>> items = new LinkedHashMap<>();
    for (Chapter chapter : all) {
      if (only.isEmpty() || only.contains(chapter.name())) {
        System.err.println("running " + chapter.title());
        items.put(chapter, chapter.items());
      }
    }
    if (only.isEmpty()) {
      write(items);
    } else {
      System.out.print(page(items));
    }
    return 0;
  }

  private void write(Map<Chapter, List<Item>> items) throws IOException {
    Path charts = output.toAbsolutePath().resolveSibling("papers");
    Files.createDirectories(charts);
    for (Chapter chapter : items.keySet()) {
      for (Chart chart : chapter.charts()) {
        Files.writeString(charts.resolve(chart.name() + ".svg"), chart.svg());
      }
    }
    Files.writeString(output, page(items));
  }

  static String page(Map<Chapter, List<Item>> items) {
    StringBuilder page = new StringBuilder(INTRODUCTION);
    page.append("\n## Headline claims\n\n");
    table(page, items.values().stream().flatMap(List::stream).filter(Item::headline).toList());
    items.forEach((chapter, rows) -> {
      page.append("\n## ").append(chapter.title()).append("\n\n");
      List<Item> others = rows.stream().filter(item -> !item.headline()).toList();
      if (!others.isEmpty()) {
        table(page, others);
      }
      for (Chart chart : chapter.charts()) {
        page.append("\n![").append(chart.title()).append("](papers/").append(chart.name()).append(".svg)\n");
      }
    });
    return page.toString();
  }

  private static void table(StringBuilder page, List<Item> items) {
    page.append("| item | paper | ours | difference | reason | command |\n|---|---|---|---:|---|---|\n");
    for (Item item : items) {
      List<String> cells = new ArrayList<>(List.of(item.what(), item.paper(), item.ours(), item.difference(), item.reason(),
          item.command().isEmpty() ? "" : "`" + item.command() + "`"));
      page.append(cells.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |\n")));
    }
  }
}
