package org.parcast.cli.option;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.scaling.Cluster;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.valueflow.graph.SingletonMode;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.WordOwners;
import org.parcast.cli.argument.PositiveInteger;
import org.parcast.cli.argument.Quantity;
import org.parcast.cli.argument.Shape;
import org.parcast.cli.console.SimilarFile;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.FileFault;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What is asked of the communication between ranks. */
public final class CommunicationOptions {

  @Option(
      names = {"--ranks", "-p"},
      paramLabel = "P[,...]",
      hideParamSyntax = true,
      split = ",",
      converter = PositiveInteger.class,
      description = "Numbers of MPI ranks to forecast for (default: 2,4,8,16,32,64).")
  private List<Integer> ranks = new ArrayList<>();

  @Option(
      names = "--shape",
      paramLabel = "NAME=NxN",
      converter = Shape.Converter.class,
      description = "Shape of a linearised array by its name in the report, as in u=24x24x24, where its indices do not show it.")
  private List<Shape> shapes = new ArrayList<>();

  @Option(
      names = "--decomposition",
      paramLabel = "FILE",
      description = "Evaluate this decomposition too: CSV with the header array,index,owner; index row-major over the array's shape.")
  private Path decomposition;

  @Option(
      names = "--singletons",
      paramLabel = "RULE",
      description = "How words that every rank needs are told: default, or paper for the published rule as it stands.")
  private SingletonMode singletons = SingletonMode.DEFAULT;

  @Option(
      names = "--interconnect",
      paramLabel = "NAME",
      description = "Network on which steps are timed: infiniband-edr (the default), ethernet-10g, shared-memory.")
  private Interconnect interconnect;

  @Option(
      names = "--latency",
      paramLabel = "TIME",
      converter = Quantity.Seconds.class,
      description = "Its latency in place of the preset's, as in 1us, 20us or 0.5ms.")
  private Double latency;

  @Option(
      names = "--bandwidth",
      paramLabel = "RATE",
      converter = Quantity.BytesPerSecond.class,
      description = "Its bandwidth in place of the preset's, as in 10GB/s or 100Gbit/s.")
  private Double bandwidth;

  @Option(
      names = "--machine",
      paramLabel = "NAME|FILE",
      description = "Machine that times are forecast for, each node one: laptop-8, server-2x32, cluster-infiniband, cluster-ethernet, a file of parcast machine, or local "
          + "(this one, measured). Without it, analyze takes machine.yaml of --out, or typical figures.")
  private String machine;

  @Option(names = "--overlap", description = "Messages pass while ranks compute (default: they do not).")
  private boolean overlap;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Seed of the partitioner (default: 1). The same seed gives the same bytes.")
  private long seed = 1;

  /** The numbers of ranks asked for. */
  public List<Integer> ranks() {
    return ranks.isEmpty() ? AnalysisRequest.USUAL_RANKS : ranks.stream().distinct().toList();
  }

  /** Whether the user left the numbers of ranks to us. */
  public boolean defaultRanks() {
    return ranks.isEmpty();
  }

  /** Whether the user names a network. A measured time differs from run to run, so documents for programs have times only then. */
  public boolean namesNetwork() {
    return interconnect != null || latency != null || bandwidth != null || machine != null;
  }

  /** Whether the user names a machine. */
  public boolean namesMachine() {
    return machine != null;
  }

  public boolean overlap() {
    return overlap;
  }

  /** The machine that is named; null where none is, or the one that this runs on. */
  public Machine machine() throws AnalysisException {
    return Machines.named(machine);
  }

  /** Nodes and network on which steps are timed. */
  public Cluster cluster() throws AnalysisException {
    Machine node = machine();
    boolean ownNetwork = interconnect != null || latency != null || bandwidth != null;
    return node == null ? Cluster.of(interconnect()) : Cluster.of(node, ownNetwork ? interconnect() : null);
  }

  /** The network on which steps are timed. */
  private Interconnect interconnect() {
    Interconnect preset = interconnect == null ? Interconnect.INFINIBAND_EDR : interconnect;
    if (latency == null && bandwidth == null) {
      return preset;
    }
    return new Interconnect("own", latency == null ? preset.latencySeconds() : latency, bandwidth == null ? preset.bytesPerSecond() : bandwidth);
  }

  /** What is asked; {@code command} is blamed for what makes no sense. */
  public CommunicationRequest request(CommandLine command) {
    if (ranks.isEmpty() && command.getParseResult().hasMatchedOption("--ranks")) {
      throw new ParameterException(command, "--ranks names no number: give one or more, as in --ranks 2,4,8");
    }
    try {
      CommunicationRequest request =
          CommunicationRequest.of(ranks())
              .withSeed(seed)
              .withSingletons(singletons)
              .withShapes(shapesByName(command));
      return decomposition == null ? request : request.withOwners(WordOwners.read(decomposition));
    } catch (NoSuchFileException e) {
      throw new ParameterException(command, "no such file: " + decomposition + " (--decomposition)" + SimilarFile.to(decomposition));
    } catch (CharacterCodingException e) {
      throw new ParameterException(command, decomposition + " is no text (--decomposition): give lines of array,index,owner");
    } catch (IOException e) {
      throw new ParameterException(command, "cannot read " + decomposition + " (--decomposition): " + FileFault.reason(e) + "; give a file with lines of array,index,owner");
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command, e.getMessage());
    }
  }

  private Map<String, List<Integer>> shapesByName(CommandLine command) {
    Map<String, List<Integer>> byName = new LinkedHashMap<>();
    for (Shape shape : shapes) {
      if (byName.put(shape.array(), shape.extents()) != null) {
        throw new ParameterException(command, "--shape names " + shape.array() + " twice: leave one");
      }
    }
    return byName;
  }
}
