package org.parcast.cli.option;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import org.parcast.cli.argument.DecimalNumber;
import org.parcast.cli.argument.GridShape;
import org.parcast.cli.argument.HeapSizes;
import org.parcast.cli.argument.PositiveInteger;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.FileFault;
import org.parcast.partition.Objective;
import org.parcast.partition.PartitionRequest;
import org.parcast.partition.Preset;
import org.parcast.partition.geometric.Coordinates;
import org.parcast.partition.graph.Partition;
import org.parcast.partition.io.GraphFiles;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine;

/** How a graph is to be split, and where the parts go. */
public final class PartitionOptions {
  @Option(names = "-k", required = true, paramLabel = "PARTS", converter = PositiveInteger.class, description = "The number of parts.")
  private int parts;

  @Option(
      names = "--objective",
      paramLabel = "cut|volume",
      description = "Make the edge cut small, or the communication volume (default: cut; of a hypergraph always volume).")
  private Objective objective = Objective.CUT;

  @Option(names = "--imbalance", paramLabel = "E", converter = DecimalNumber.Imbalance.class, description = "How much heavier than the mean a part may be: 0.03 for 3 %% (default: 0.03).")
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

  @Option(names = "--seed", paramLabel = "N", description = "Seed (default: 1).")
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
      converter = HeapSizes.Converter.class,
      description = "Heap, as in 8g (default: at most three quarters of the machine's memory).")
  private HeapSizes memory = HeapSizes.DEFAULT;

  @Option(names = "--output", paramLabel = "FILE", description = "Write the part of every vertex, one per line.")
  private Path output;

  /** Refuses what cannot be done together, or not at all, with the file of a graph. */
  public void check(Path file, CommandLine command) throws AnalysisException {
    if (grid != null && coordinates != null) {
      throw new ParameterException(command, "--grid and --coordinates both say where the vertices lie: leave one out");
    }
    if (connected && GraphFiles.isHypergraph(file)) {
      throw new ParameterException(command, "--connected is for graphs, and " + file + " is a hypergraph: leave it out");
    }
    if (coordinates != null) {
      TargetCheck.isFile(coordinates, "with coordinates");
    }
    if (output != null) {
      checkOutput(file, command);
    }
  }

  private void checkOutput(Path file, CommandLine command) {
    if (Files.isDirectory(output)) {
      throw new ParameterException(command, "--output: " + output + " is a directory: give the name of a file");
    }
    if (!Files.isDirectory(output.toAbsolutePath().getParent())) {
      throw new ParameterException(command, "--output: there is no directory for " + output + ": make it first");
    }
    Path target = output.toAbsolutePath().normalize();
    if (target.equals(file.toAbsolutePath().normalize()) || coordinates != null && target.equals(coordinates.toAbsolutePath().normalize())) {
      throw new ParameterException(command, "--output: " + output + " would be overwritten, and is read: give another name");
    }
  }

  public int parts() {
    return parts;
  }

  public boolean connected() {
    return connected;
  }

  /**
   * What is asked of the graph of a file, of so many vertices; {@code command} is blamed for what makes no sense.
   *
   * @throws IOException if the file of coordinates cannot be read
   */
  public PartitionRequest request(Path file, int vertices, CommandLine command) throws IOException {
    try {
      if (parts > vertices) {
        throw new IllegalArgumentException("-k: " + parts + " parts of the " + vertices + " vertices of " + file + ": ask for at most as many parts as vertices");
      }
      return new PartitionRequest(parts, objective, imbalance, preset, connected, seed, threads, where(file, vertices));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command, e.getMessage());
    }
  }

  private Coordinates where(Path file, int vertices) throws IOException {
    if (coordinates != null) {
      return GraphFiles.readCoordinates(coordinates, vertices);
    }
    if (grid == null) {
      return null;
    }
    if (!grid.points().equals(BigInteger.valueOf(vertices))) {
      throw new IllegalArgumentException("--grid: " + grid + " are " + grid.points() + " points, and " + file + " has " + vertices + " vertices");
    }
    return Coordinates.grid(grid.extents());
  }

  /** The imbalance asked for. */
  public double imbalance() {
    return imbalance;
  }

  public void write(Partition partition) throws AnalysisException {
    if (output == null) {
      return;
    }
    try {
      GraphFiles.write(output, partition);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "--output: cannot write " + output + ": " + FileFault.reason(e) + "; give another file", e);
    }
  }
}
