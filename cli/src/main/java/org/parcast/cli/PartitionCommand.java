package org.parcast.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.parcast.engine.AnalysisException;
import org.parcast.partition.Coordinates;
import org.parcast.partition.Graph;
import org.parcast.partition.Hypergraph;
import org.parcast.partition.Metrics;
import org.parcast.partition.MultilevelPartitioner;
import org.parcast.partition.Objective;
import org.parcast.partition.Partition;
import org.parcast.partition.PartitionRequest;
import org.parcast.partition.Preset;
import org.parcast.partition.io.GraphFiles;
import org.parcast.partition.io.GraphFormatException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Splits a graph or hypergraph of a file into parts. */
@Command(
    name = "partition",
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    synopsisHeading = "%nUsage: ",
    customSynopsis = "parcast partition GRAPH -k PARTS [options]",
    header = "Split a graph or hypergraph into parts",
    description = {
      "%nSplits the vertices of a graph (METIS .graph, Matrix Market .mtx) or hypergraph (hMETIS .hgr), also compressed (.gz), into parts of "
          + "equal weight with little between them, and prints",
      "  cut         the weight of the edges between parts",
      "  volume      words sent: for every vertex the other parts that have neighbours of it; of a hypergraph for every net the parts it "
          + "touches beyond the first",
      "  imbalance   how much heavier than the mean the heaviest part is",
      "  components  into how many connected pieces parts fall",
      "  time        without reading and writing",
      "%nThe same seed gives the same parts, whatever the number of threads. Presets: fast for a first look and for graphs of many "
          + "millions of vertices; default cuts a few percent less in three to four times the time; strong a few percent less again in "
          + "about a hundred times the time of fast."
    },
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "%nExamples:",
      "  parcast partition mesh.graph.gz -k 16 --output mesh.part",
      "  parcast partition nets.hgr -k 64 --preset strong --threads 2",
      "  parcast partition grid.graph -k 8 --grid 512x512 --connected",
      "%nA .graph file begins with the numbers of vertices and of edges, then has a line for every vertex with its neighbours, counted "
          + "from 1. A triangle: 3 3; 2 3; 1 3; 1 2 (each ; ends a line)."
    })
final class PartitionCommand implements Callable<Integer> {
  @ParentCommand private ParcastCommand parent;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GRAPH", description = "The file.")
  private Path file;

  @Option(names = "-k", required = true, paramLabel = "PARTS", converter = PositiveInteger.class, description = "The number of parts.")
  private int parts;

  @Option(
      names = "--objective",
      paramLabel = "cut|volume",
      description = "Make the edge cut small, or the communication volume (default: cut; of a hypergraph always volume).")
  private Objective objective = Objective.CUT;

  @Option(names = "--imbalance", paramLabel = "E", description = "How much heavier than the mean a part may be: 0.03 for 3 %% (default: 0.03).")
  private double imbalance = 0.03;

  @Option(names = "--connected", description =
          "Make every part connected (graphs only). Where the graph cannot be cut into connected parts of equal weight the imbalance is passed, "
              + "and told.")
  private boolean connected;

  @Option(
      names = "--preset",
      paramLabel = "fast|default|strong",
      description = "Time against quality (default: default).")
  private Preset preset = Preset.DEFAULT;

  @Option(
      names = "--grid",
      paramLabel = "NxN",
      converter = GridShape.class,
      description =
          "The vertices are the points of a grid of this shape, row by row: straight and slanted tilings start the search.")
  private GridShape.Extents grid;

  @Option(names = "--coordinates", paramLabel = "FILE", description = "The vertices' coordinates, a line of numbers for each.")
  private Path coordinates;

  @Option(names = "--seed", paramLabel = "N", converter = WholeNumber.class, description = "Seed (default: 1).")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = PositiveInteger.class,
      description = "Threads (default: those of the machine); the result does not depend on them.")
  private int threads = Runtime.getRuntime().availableProcessors();

  /** Obeyed by the launcher, which starts the JVM; here it is only checked. */
  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      converter = Memory.Converter.class,
      description = "Heap, as in 8g (default: at most three quarters of the machine's memory).")
  private Memory memory = Memory.DEFAULT;

  @Option(names = "--output", paramLabel = "FILE", description = "Write the part of every vertex, one per line.")
  private Path output;

  @Override
  public Integer call() throws AnalysisException {
    parent.refuseProgramArguments(spec);
    if (grid != null && coordinates != null) {
      throw new ParameterException(spec.commandLine(), "--grid and --coordinates both say where the vertices lie: leave one out");
    }
    TargetCheck.exists(file);
    if (Files.isDirectory(file)) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, file + " is a directory: give a file with a graph");
    }
    if (output != null && !Files.isDirectory(output.toAbsolutePath().getParent())) {
      throw new ParameterException(spec.commandLine(), "--output: there is no directory for " + output + ": make it first");
    }
    try (ProgressDisplay progress = new ProgressDisplay(parent.console(), false)) {
      progress.stage("reading " + file.getFileName());
      if (GraphFiles.isHypergraph(file)) {
        partition(GraphFiles.readHypergraph(file), progress);
      } else {
        partition(GraphFiles.readGraph(file), progress);
      }
    } catch (OutOfMemoryError e) {
      throw new AnalysisException(
          AnalysisException.Kind.LIMIT, file + " does not fit into the memory of the analysis: raise it with --memory, such as --memory 8g", e);
    } catch (GraphFormatException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, e.getMessage(), e);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot read " + file + " or write the parts: " + e, e);
    }
    return ExitCode.DONE;
  }

  private void partition(Graph graph, ProgressDisplay progress) throws IOException {
    PartitionRequest request = request(graph.vertices());
    announce(graph.vertices(), progress);
    long start = System.nanoTime();
    Partition partition = MultilevelPartitioner.partition(graph, request);
    double seconds = (System.nanoTime() - start) / 1e9;
    progress.close();
    PrintStream out = parent.console().out();
    out.println("vertices " + graph.vertices() + ", edges " + graph.edges() + ", parts " + parts);
    out.println("cut " + Metrics.cut(graph, partition));
    out.println("volume " + Metrics.volume(graph, partition));
    report(Metrics.imbalance(graph, partition), Metrics.componentsPerPart(graph, partition), seconds);
    write(partition);
  }

  private void partition(Hypergraph hypergraph, ProgressDisplay progress) throws IOException {
    PartitionRequest request = request(hypergraph.vertices());
    announce(hypergraph.vertices(), progress);
    long start = System.nanoTime();
    Partition partition = MultilevelPartitioner.partition(hypergraph, request);
    double seconds = (System.nanoTime() - start) / 1e9;
    progress.close();
    PrintStream out = parent.console().out();
    out.println("vertices " + hypergraph.vertices() + ", nets " + hypergraph.nets() + ", parts " + parts);
    out.println("volume " + Metrics.volume(hypergraph, partition));
    report(Metrics.imbalance(hypergraph, partition), Metrics.componentsPerPart(hypergraph, partition), seconds);
    write(partition);
  }

  private PartitionRequest request(int vertices) throws IOException {
    try {
      if (parts > vertices) {
        throw new IllegalArgumentException(parts + " parts of " + vertices + " vertices: ask for at most as many parts as vertices");
      }
      Coordinates where = where(vertices);
      return new PartitionRequest(parts, objective, imbalance, preset, connected, seed, threads, where);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private Coordinates where(int vertices) throws IOException {
    if (coordinates != null) {
      return GraphFiles.readCoordinates(coordinates, vertices);
    }
    if (grid == null) {
      return null;
    }
    Coordinates points = Coordinates.grid(grid.extents());
    if (points.vertices() != vertices) {
      throw new IllegalArgumentException("--grid has " + points.vertices() + " points, the graph " + vertices + " vertices");
    }
    return points;
  }

  private void announce(int vertices, ProgressDisplay progress) {
    progress.stage("partitioning " + vertices + " vertices into " + parts + " parts");
  }

  private void report(double imbalanceReached, int[] components, double seconds) {
    PrintStream out = parent.console().out();
    out.printf(Locale.ROOT, "imbalance %.2f %%%n", 100 * imbalanceReached);
    int most = Arrays.stream(components).max().orElse(0);
    out.println("components per part: at most " + most + "; " + Arrays.stream(components).filter(c -> c > 1).count()
        + " of " + parts + " parts have several");
    out.printf(Locale.ROOT, "time %.3f s%n", seconds);
    if (connected && most > 1) {
      parent.console().warning("not every part is connected: the graph itself has several components");
    }
  }

  private void write(Partition partition) throws IOException {
    if (output != null) {
      GraphFiles.write(output, partition);
    }
  }
}
