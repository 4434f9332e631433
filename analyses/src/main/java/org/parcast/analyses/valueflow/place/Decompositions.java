package org.parcast.analyses.valueflow.place;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.assembly.TermRows;
import org.parcast.analyses.valueflow.assembly.Work;
import org.parcast.analyses.valueflow.assembly.WorkByConvention;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.word.WordArray;

/** The placements to evaluate: of each leading array by every named cut, of the user's file, of the partitioner. */
public final class Decompositions {
  /**
   * A placement that can be made when its turn comes, with every name that it goes by.
   *
   * @param unevenness words of the largest block over those of the mean one; 1 where no array is cut
   * @param placement makes it, by who takes what it leaves to traffic
   * @param cuts the arrays that are cut alike, by name; empty for the partitioner
   * @param cut the ranks of the vertices that the cut places, -1 for others; empty for the partitioner
   * @param parts tells of each vertex that the cut places the rank, of one that stands for a tile all that have words of it; empty for the partitioner, which places whole
   *     tiles
   */
  public record Candidate(
      int ranks, String array, List<String> cuts, List<Integer> grid, List<Estimator> names, double unevenness, Function<Ties, Placement.Placed> placement,
      Optional<Supplier<short[]>> cut, Optional<Consumer<WordArray.CellVisitor>> parts) {
    /** Whether each rank has one block of the array. */
    public boolean isBlocks() {
      return names.get(0).isBlocks();
    }

    public boolean isBlocksOverSeveralAxes() {
      return isBlocks() && grid.stream().filter(ranksAlong -> ranksAlong > 1).count() > 1;
    }

    /** Whether a forecast is of such a cut, of this array or another. */
    public boolean isCutAs(DecompositionForecast forecast) {
      return ranks == forecast.ranks() && grid.equals(forecast.grid()) && names.contains(forecast.estimator());
    }
  }

  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final WorkByConvention work;
  private final Assembly assembly;
  private final TermRows termRows;
  private final List<WordArray> arrays;
  private final CommunicationRequest request;
  private final boolean tiled;
  private final TermPlacement terms;

  /** @param tiled whether vertices stand for tiles, which words dealt in turn would all cut */
  public Decompositions(
      ValueCommunicationGraph graph, Singletons singletons, WorkByConvention work, Assembly assembly, TermRows termRows,
      List<WordArray> arrays, CommunicationRequest request, boolean tiled) {
    this.tiled = tiled;
    terms = new TermPlacement(graph, singletons);
    this.assembly = assembly;
    this.termRows = termRows;
    this.graph = graph;
    this.singletons = singletons;
    this.work = work;
    this.arrays = arrays;
    this.request = request;
  }

  /** Calls back with a batch for each leading array, one for the file and one for the partitioner; what a batch shares is freed after it. */
  public void forEachBatch(Consumer<List<Candidate>> batch) {
    // What the partitioner works on is made while the first cuts are.
    ForkJoinTask<PartitionerPlacement> partitioner = ForkJoinPool.commonPool().submit(
        () -> new PartitionerPlacement(graph, singletons, work, assembly, termRows, terms, arrays, request));
    List<AlignedArrays> groups = new ArrayList<>(AlignedArrays.of(graph, arrays, singletons));
    if (!shareWork(groups) || !graph.hasSteps()) {
      AlignedArrays.ofData(graph, arrays, singletons, groups).ifPresent(groups::add);
    }
    groups.addAll(AlignedArrays.asGrids(groups, graph));
    for (AlignedArrays group : groups) {
      List<Candidate> candidates = cuts(group);
      if (!candidates.isEmpty()) {
        batch.accept(candidates);
      }
    }
    request.owners().ifPresent(owners -> batch.accept(file(owners)));
    batch.accept(partitions(partitioner.join()));
  }

  /** Whether most of the work is done where words of these arrays are. */
  private boolean shareWork(List<AlignedArrays> groups) {
    Work done = work.ofContributors();
    BitSet all = new BitSet();
    all.set(0, graph.vertices());
    return 2 * groups.stream().mapToLong(group -> group.weight(all, done::of)).sum() >= done.total();
  }

  private List<Candidate> cuts(AlignedArrays group) {
    Map<Integer, Map<BlockDistribution, List<Estimator>>> names = new LinkedHashMap<>();
    for (int ranks : request.ranks()) {
      for (NamedCut named : NamedCuts.of(group.leader(), ranks)) {
        if (group.isNew(named) && (!tiled || !named.cut().deals())) {
          names.computeIfAbsent(ranks, p -> new LinkedHashMap<>()).computeIfAbsent(named.cut(), c -> new ArrayList<>()).add(named.estimator());
        }
      }
    }
    if (names.isEmpty()) {
      return List.of();
    }
    BlockDistribution example = names.values().iterator().next().keySet().iterator().next();
    Placement placement = new Placement(graph, singletons, terms, owner -> group.assign(example, owner));
    List<Candidate> candidates = new ArrayList<>();
    names.forEach((ranks, cuts) -> cuts.forEach((cut, estimators) -> candidates.add(new Candidate(ranks, group.leader().name(), group.names(), cut.grid(),
        estimators.stream().distinct().toList(), cut.unevenness(group.leader()),
        ties -> placement.complete(ranks, owner -> group.assign(cut, owner), owner -> group.hint(cut, arrays, owner), ties),
        Optional.of(() -> unplaced(owner -> group.assign(cut, owner))), Optional.of(visitor -> {
          group.forEachPart(cut, visitor);
          if (group.hasUsers()) {
            forEachPlaced(unplaced(owner -> group.assign(cut, owner)), visitor);
          }
        })))));
    return candidates;
  }

  private List<Candidate> file(WordOwners owners) {
    OwnersFromFile file = new OwnersFromFile(owners, arrays);
    List<Candidate> candidates = new ArrayList<>();
    Placement placement = new Placement(graph, singletons, terms, file::assign);
    for (int ranks : request.ranks()) {
      if (owners.largestOwner() < ranks) {
        candidates.add(new Candidate(ranks, String.join(", ", owners.arrays()), List.copyOf(owners.arrays()), List.of(ranks), List.of(Estimator.FILE), 1,
            ties -> placement.complete(ranks, file::assign, owner -> {}, ties), Optional.of(() -> unplaced(file::assign)),
            Optional.of(visitor -> forEachPlaced(unplaced(file::assign), visitor))));
      }
    }
    if (candidates.isEmpty()) {
      throw new IllegalArgumentException(owners.file() + " names rank " + owners.largestOwner() + ", but none of the numbers of ranks "
          + request.ranks() + " is above it; add --ranks " + (owners.largestOwner() + 1));
    }
    return candidates;
  }

  private List<Candidate> partitions(PartitionerPlacement partitioner) {
    return request.ranks().stream().map(ranks -> new Candidate(ranks, "", List.of(), List.of(ranks), List.of(Estimator.PARTITION), 1,
        ties -> new Placement.Placed(partitioner.place(ranks), new BitSet()), Optional.empty(), Optional.empty())).toList();
  }

  private static void forEachPlaced(short[] owner, WordArray.CellVisitor visitor) {
    for (int v = 0; v < owner.length; v++) {
      if (owner[v] >= 0) {
        visitor.visit(v, owner[v]);
      }
    }
  }

  private short[] unplaced(Consumer<short[]> cut) {
    short[] owner = new short[graph.vertices()];
    Arrays.fill(owner, (short) -1);
    cut.accept(owner);
    return owner;
  }
}
