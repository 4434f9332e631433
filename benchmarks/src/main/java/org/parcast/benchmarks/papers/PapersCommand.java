package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
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

  @Option(names = "--only", paramLabel = "PAPER", split = ",", description = "Only these papers: commanalyzer, ppt-sasmm, diener, dagtm, johnson. What the page has of the others stays.")
  private List<String> only = List.of();

  @Option(names = "--output", paramLabel = "FILE", description = "The page (default: ${DEFAULT-VALUE}); charts go to a directory beside it.")
  private Path output = Path.of("docs", "papers.md");

  @Spec private CommandSpec spec;

  private final SimulatedTorus torus;

  public PapersCommand() {
    this(new SimulatedTorus(SimulatedTorus.CYCLES));
  }

  PapersCommand(SimulatedTorus torus) {
    this.torus = torus;
  }

  /** Returns 0. */
  @Override
  public Integer call() throws Exception {
    Applications applications = new Applications(testdata);
    List<Chapter> all = List.of(new CommAnalyzerChapter(testdata, reference), new SasmmChapter(testdata, reference), new DienerChapter(applications),
        new DagTmChapter(applications), new JohnsonChapter(torus));
    List<String> names = all.stream().map(Chapter::name).toList();
    for (String name : only) {
      if (!names.contains(name)) {
        throw new ParameterException(spec.commandLine(), "'" + name + "' is no paper: there are " + String.join(", ", names));
      }
    }
    Map<String, String> blocks = Files.exists(output) ? blocks(Files.readString(output)) : new HashMap<>();
    for (Chapter chapter : all) {
      if (only.isEmpty() || only.contains(chapter.name())) {
        System.err.println("running " + chapter.title());
        List<Item> items = chapter.items();
        blocks.put(headlines(chapter), table(items.stream().filter(Item::headline).toList()));
        blocks.put(section(chapter), table(items.stream().filter(item -> !item.headline()).toList()) + pictures(chapter));
      }
    }
    Files.writeString(output, page(all, blocks));
    return 0;
  }

  private static String headlines(Chapter chapter) {
    return "### " + chapter.title();
  }

  private static String section(Chapter chapter) {
    return "## " + chapter.title();
  }

  /** What stands under each heading of a page. */
  private static Map<String, String> blocks(String page) {
    Map<String, String> blocks = new HashMap<>();
    for (String block : page.split("(?m)^(?=#)")) {
      int end = block.indexOf('\n');
      if (end > 0) {
        blocks.put(block.substring(0, end), block.substring(end).strip() + "\n");
      }
    }
    return blocks;
  }

  static String page(List<Chapter> chapters, Map<String, String> blocks) {
    StringBuilder page = new StringBuilder(INTRODUCTION);
    page.append("\n## Headline claims\n");
    chapters.forEach(chapter -> append(page, headlines(chapter), blocks));
    chapters.forEach(chapter -> append(page, section(chapter), blocks));
    return page.toString();
  }

  private static void append(StringBuilder page, String heading, Map<String, String> blocks) {
    if (blocks.containsKey(heading)) {
      page.append('\n').append(heading).append("\n\n").append(blocks.get(heading));
    }
  }

  /** Writes the charts beside the page. */
  private String pictures(Chapter chapter) throws IOException {
    Path charts = output.toAbsolutePath().resolveSibling("papers");
    Files.createDirectories(charts);
    StringBuilder pictures = new StringBuilder();
    for (Chart chart : chapter.charts()) {
      Files.writeString(charts.resolve(chart.name() + ".svg"), chart.svg());
      pictures.append("\n![").append(chart.title()).append("](papers/").append(chart.name()).append(".svg)\n");
    }
    return pictures.toString();
  }

  static String table(List<Item> items) {
    StringBuilder table = new StringBuilder("| item | paper | ours | difference | reason | command |\n|---|---|---|---:|---|---|\n");
    for (Item item : items) {
      List<String> cells = List.of(item.what(), item.paper(), item.ours(), item.difference(), item.reason(), item.command().isEmpty() ? "" : "`" + item.command() + "`");
      table.append(cells.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |\n")));
    }
    return table.toString();
  }
}
