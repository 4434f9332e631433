package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs the tables and figures of the papers that can be run here, and writes a page of their claims and files of all items, beside the papers' values. */
@Command(name = "papers", mixinStandardHelpOptions = true, description = "Writes docs/papers.md: the papers' claims, tables and figures beside ours.")
public final class PapersCommand implements Callable<Integer> {
  private static final String INTRODUCTION = """
      # The papers, claim by claim

      Claims of the five papers beside ours; all tables and figures are in the files below. The last two
      columns number reasons and commands. [`benchmarks papers`](benchmarks.md) writes this page.
      Measured truth is of the tables in [figures](figures), or of `--reference DIR`.
      """;
  private static final Pattern FIGURE = Pattern.compile("^\"?((?:Figures?|Table|Section|Equation|Abstract)[^,:]*)");

  @Option(names = "--reference", paramLabel = "DIR", description = "Directory of measured truth: mpi/measured-volumes.csv, cache/threaded-truth.csv.")
  private Path reference;

  @Option(names = "--figures", paramLabel = "DIR", description = "Tables of comparisons with that truth, taken where it is not at hand (default: ${DEFAULT-VALUE}).")
  private Path figures = Path.of("docs", "figures");

  @Option(names = "--testdata", paramLabel = "DIR", description = "The directory testdata of a checkout (default: ${DEFAULT-VALUE}).")
  private Path testdata = Path.of("testdata");

  @Option(names = "--only", paramLabel = "PAPER", split = ",", description = "Only these papers: commanalyzer, ppt-sasmm, diener, dagtm, johnson. What the page has of the others stays.")
  private List<String> only = List.of();

  @Option(names = "--show", paramLabel = "FIGURE", description = "Run nothing: show what was written of a figure or table, as in 'Figure 7', of these papers or of all.")
  private String figure;

  @Option(names = "--output", paramLabel = "FILE", description = "The page (default: ${DEFAULT-VALUE}); charts and all items go to a directory beside it.")
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
    List<Chapter> all = List.of(new CommAnalyzerChapter(testdata, reference, figures), new SasmmChapter(testdata, reference, figures), new DienerChapter(applications),
        new DagTmChapter(applications), new JohnsonChapter(torus));
    List<String> names = all.stream().map(Chapter::name).toList();
    for (String name : only) {
      if (!names.contains(name)) {
        throw new ParameterException(spec.commandLine(), "'" + name + "' is no paper: there are " + String.join(", ", names));
      }
    }
    if (figure != null) {
      spec.commandLine().getOut().print(shown(only.isEmpty() ? names : only));
      spec.commandLine().getOut().flush();
      return 0;
    }
    Map<String, String> blocks = Files.exists(output) ? blocks(Files.readString(output)) : new HashMap<>();
    for (Chapter chapter : all) {
      if (only.isEmpty() || only.contains(chapter.name())) {
        System.err.println("running " + chapter.title());
        List<Item> items = chapter.items();
        ItemTable table = new ItemTable(items, chapter.name());
        blocks.put(heading(chapter), table.claims() + files(chapter, table));
      }
    }
    Files.writeString(output, page(all, blocks));
    return 0;
  }

  /** The lines of the files beside the page that are of the figure asked for. */
  private String shown(List<String> papers) throws IOException {
    StringBuilder lines = new StringBuilder();
    Set<String> figures = new TreeSet<>();
    for (String paper : papers) {
      Path file = beside().resolve(paper + ".csv");
      for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
        Matcher name = FIGURE.matcher(line);
        if (name.find()) {
          figures.add(name.group(1));
          lines.append(name.group(1).equalsIgnoreCase(figure.strip()) ? paper + ": " + line + "\n" : "");
        }
      }
    }
    if (lines.length() == 0) {
      throw new ParameterException(spec.commandLine(), "'" + figure + "' is not there: there are " + String.join("; ", figures));
    }
    return lines.toString();
  }

  private Path beside() {
    return output.toAbsolutePath().resolveSibling("papers");
  }

  private static String heading(Chapter chapter) {
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
    for (Chapter chapter : chapters) {
      String heading = heading(chapter);
      if (blocks.containsKey(heading)) {
        page.append('\n').append(heading).append("\n\n").append(blocks.get(heading));
      }
    }
    return page.toString();
  }

  /** Writes the charts and all items beside the page, and names them on it. */
  private String files(Chapter chapter, ItemTable table) throws IOException {
    Path beside = beside();
    Files.createDirectories(beside);
    Files.writeString(beside.resolve(chapter.name() + ".csv"), table.csv());
    StringBuilder names = new StringBuilder("\n[All items](papers/" + chapter.name() + ".csv)\n");
    for (Chart chart : chapter.charts()) {
      Files.writeString(beside.resolve(chart.name() + ".svg"), chart.svg());
      names.append("\n![").append(chart.name()).append("](papers/").append(chart.name()).append(".svg)\n");
    }
    return names.toString();
  }
}
