package org.parcast.cli.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.network.NetworkTopology;
import org.parcast.cli.argument.PositiveInteger;
import org.parcast.engine.NetworkOverrides;
import org.parcast.engine.run.Ranks;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The network and the parameters of the locality model. */
public final class NetworkOptions {
  private static final int DEFAULT_NODES = 64;

  @Option(names = "--nodes", paramLabel = "N", description = "Processors (default: the topology's, else 64).")
  private Long nodes;

  @Option(
      names = "--topology",
      paramLabel = "KIND:NxN",
      description = "As in torus:8x8, mesh:4x4x4 or fattree:4x16 (default: a torus of --nodes and --dimension).")
  private NetworkTopology topology;

  @Option(names = "--dimension", paramLabel = "n", converter = PositiveInteger.class, description = "Dimensions of the torus (default: 2).")
  private Integer dimension;

  @Option(
      names = "--distance",
      paramLabel = "HOPS[,...]",
      hideParamSyntax = true,
      split = ",",
      description = "Mappings of these mean distances too, as in 1,2,4.06.")
  private List<Double> distances = new ArrayList<>();

  @Option(names = "--contexts", paramLabel = "p", converter = PositiveInteger.class, description = "Hardware contexts of a processor (default: 1); 1, 2 and 4 without a TARGET take the paper's c, T_r and T_f for so many.")
  private Integer contexts;

  @Option(
      names = "--critical",
      paramLabel = "c",
      description = "Messages one after the other in a transaction (default: 1.88, 1.963, 2.16 with 1, 2, 4 contexts; of a program 1).")
  private Double critical;

  @Option(
      names = "--messages",
      paramLabel = "g",
      description = "Messages of a transaction (default: 3.2; of a program 1).")
  private Double messages;

  @Option(
      names = "--flits",
      paramLabel = "B",
      description = "Flits of a message (default: 12; of a program measured, 8 bytes each).")
  private Double flits;

  @Option(
      names = "--run-length",
      paramLabel = "T_r",
      description = "Work between transactions in network cycles (default: 16, 30, 60 with 1, 2, 4 contexts; of a program measured, a cycle for each computation).")
  private Double runLength;

  @Option(
      names = "--overhead",
      paramLabel = "T_f",
      description = "Fixed part of a transaction in network cycles (default: 78, 145, 280 with 1, 2, 4 contexts; of a program 78).")
  private Double overhead;

  @Option(
      names = "--switch",
      paramLabel = "T_s",
      description = "Switch between contexts in network cycles (default: 0).")
  private Double contextSwitch;

  @Option(
      names = "--speed",
      paramLabel = "F",
      description = "Speed of the network relative to the base (default: 1); 0.5 halves T_r, T_f and T_s in its cycles.")
  private Double speed;

  @Option(names = "--node-channel", description = "Count the queue at a node's own channel too, which the published equations leave out.")
  private boolean nodeChannel;

  public NetworkOverrides overrides() {
    return new NetworkOverrides(Optional.ofNullable(dimension), Optional.ofNullable(contexts), Optional.ofNullable(critical),
        Optional.ofNullable(messages), Optional.ofNullable(flits), Optional.ofNullable(runLength), Optional.ofNullable(overhead),
        Optional.ofNullable(contextSwitch), Optional.ofNullable(speed), nodeChannel);
  }

  /** The topology asked for; refuses numbers that contradict it. */
  public Optional<NetworkTopology> topology(CommandLine command) {
    if (topology != null && nodes != null && nodes != topology.nodes()) {
      throw new ParameterException(command, "--topology " + topology.label() + " has " + topology.nodes() + " nodes, --nodes says " + nodes + ": leave one out");
    }
    if (topology instanceof NetworkTopology.Grid grid && dimension != null && dimension != grid.extents().size()) {
      throw new ParameterException(command, "--topology " + topology.label() + " has " + grid.extents().size() + " dimensions, --dimension says "
          + dimension + ": leave one out");
    }
    return Optional.ofNullable(topology);
  }

  /** Mean distances of further mappings. */
  public List<Double> distances() {
    return distances;
  }

  public long nodes() {
    return nodes == null ? DEFAULT_NODES : nodes;
  }

  /** The torus of the numbers asked for, as even as can be. */
  public NetworkTopology evenTorus(CommandLine command) {
    if (nodes() < 2 || nodes() > Ranks.MOST) {
      throw new ParameterException(command, "--nodes is " + nodes() + ": a program has 2 to " + Ranks.MOST + " ranks");
    }
    int axes = dimension == null ? 2 : dimension;
    StringBuilder extents = new StringBuilder();
    int rest = (int) nodes();
    for (int axis = axes; axis > 0; axis--) {
      int extent = (int) Math.round(Math.pow(rest, 1.0 / axis));
      while (rest % extent != 0) {
        extent--;
      }
      extents.append(extents.length() == 0 ? "" : "x").append(extent);
      rest /= extent;
    }
    return NetworkTopology.parse("torus:" + extents);
  }
}
