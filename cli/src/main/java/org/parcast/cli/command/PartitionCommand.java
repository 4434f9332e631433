package org.parcast.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.parcast.cli.console.ExitCode;
import org.parcast.cli.console.PartitionQuality;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.cli.option.PartitionOptions;
import org.parcast.cli.option.TargetCheck;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Deadline;
import org.parcast.ir.catalogue.Notice;
import org.parcast.partition.MultilevelPartitioner;
import org.parcast.partition.PartitionRequest;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Partition;
import org.parcast.partition.io.GraphFiles;
import org.parcast.partition.io.GraphFormatException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Splits a graph or hypergraph of a file into parts. */
@Command(
    name = "partition",
    customSynopsis = "parcast partition GRAPH -k PARTS [options]",
    header = "Split a graph or hypergraph into parts",
    description = {
      "%nSplits the vertices of a graph (METIS .graph, Matrix Market .mtx) or hypergraph (hMETIS .hgr), also compressed (.gz), into parts of "
          + "equal weight with little between them, and prints",
      "  cut         the weight of the edges between parts",
      "  volume      words sent: for every vertex the other parts that have neighbours of it;",
      "              of a hypergraph for every net the parts it touches beyond the first",
      "  imbalance   how much heavier than the mean the heaviest part is",
      "  components  into how many connected pieces parts fall",
      "  time        without reading and writing",
      "%nThe same seed gives the same parts, whatever the number of threads. Presets: fast for a first look and for graphs of many "
          + "millions of vertices; default cuts a few percent less in two to three times the time; strong a few percent less again in "
          + "about ten times the time of default."
    },
    optionListHeading = "%nOptions:%n",
    footer = {
      "%nExamples:",
      "  parcast partition mesh.graph.gz -k 16 --output mesh.part",
      "  parcast partition nets.hgr -k 64 --preset strong --threads 2",
      "  parcast partition grid.graph -k 8 --grid 512x512 --connected",
      "%nA .graph file begins with the numbers of vertices and of edges, then has a line for every vertex with its neighbours, counted "
          + "from 1. A triangle: 3 3; 2 3; 1 3; 1 2 (each ; ends a line)."
    })
public final class PartitionCommand extends SubCommand {
  @Parameters(paramLabel = "GRAPH", description = "The file.")
  private Path file;

  @Mixin private PartitionOptions options;

  @Override
  public Integer call() throws AnalysisException {
    refuseProgramArguments("'partition' runs no program");
    TargetCheck.isFile(file, "with a graph");
    options.check(file, commandLine());
    if (options.imbalance() >= 1) {
      console().warning(Notice.PARTS, String.format(Locale.ROOT, "--imbalance %s lets a part be %s times as heavy as the mean: 3 %% is 0.03",
          options.imbalance(), 1 + options.imbalance()));
    }
    try (ProgressDisplay progress = new ProgressDisplay(console(), false, new Deadline())) {
      progress.stage("reading " + file.getFileName());
      if (GraphFiles.isHypergraph(file)) {
        Hypergraph hypergraph = GraphFiles.readHypergraph(file);
        split(hypergraph.vertices(), request -> MultilevelPartitioner.partition(hypergraph, request), (parts, request) -> PartitionQuality.of(hypergraph, parts), progress);
      } else {
        Graph graph = GraphFiles.readGraph(file);
        split(graph.vertices(), request -> MultilevelPartitioner.partition(graph, request), (parts, request) -> PartitionQuality.of(graph, parts, request), progress);
      }
    } catch (GraphFormatException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, e.getMessage(), e);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot read the graph or its coordinates: " + e, e);
    }
    return ExitCode.DONE;
  }

  private void split(int vertices, Function<PartitionRequest, Partition> partitioner, BiFunction<Partition, PartitionRequest, PartitionQuality> quality,
      ProgressDisplay progress)
      throws AnalysisException, IOException {
    PartitionRequest request = options.request(file, vertices, commandLine());
    progress.stage("partitioning " + vertices + " vertices into " + options.parts() + " parts");
    long start = System.nanoTime();
    Partition partition = partitioner.apply(request);
    double seconds = (System.nanoTime() - start) / 1e9;
    progress.close();
    PartitionQuality reached = quality.apply(partition, request);
    reached.print(console().out());
    console().out().printf(Locale.ROOT, "time %.3f s%n", seconds);
    if (options.connected() && reached.mostComponents() > 1) {
      console().warning(Notice.PARTS, "not every part is connected: the graph itself has several components");
    }
    if (!reached.balanced()) {
      console().warning(Notice.PARTS, String.format(Locale.ROOT, "--connected: the heaviest part is %.2f %% above the mean, more than --imbalance %s allows: "
          + "no connected parts of more equal weight were found", 100 * reached.imbalance(), options.imbalance()));
    }
    options.write(partition);
  }
}
