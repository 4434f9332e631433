package org.parcast.analyses.valueflow.place;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.analyses.valueflow.graph.DataUsers;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.recording.Nets;

/**
 * An array that decompositions cut, and the arrays cut alike: those that are written too and have the same shape, or a bounding box of the
 * same extents (a grid beside the same grid with a rim). Where what is written is small and has little of the work, the data that it is computed from
 * are cut as well.
 */
public final class AlignedArrays {
  private final WordArray leader;
  private final List<WordArray> alike;
  /** What is placed with words of the arrays, where they are data. */
  private final Optional<DataUsers> users;

  /** Whether it is a grid that the program addresses as a line. */
  private final boolean ofLines;

  private AlignedArrays(WordArray leader, List<WordArray> alike, Optional<DataUsers> users) {
    this(leader, alike, users, false);
  }

  private AlignedArrays(WordArray leader, List<WordArray> alike, Optional<DataUsers> users, boolean ofLines) {
    this.leader = leader;
    this.ofLines = ofLines;
    this.alike = alike;
    this.users = users;
  }

  /** Groups of the arrays that the steps write, or else of those that the region writes, or else of all; the largest first. */
  public static List<AlignedArrays> of(ValueCommunicationGraph graph, List<WordArray> arrays, Singletons singletons) {
    List<IntPredicate> tests = List.of(graph::writtenInHeadline, graph::writtenInAnyPhase, vertex -> true);
    for (IntPredicate test : tests) {
      arrays.forEach(a -> box(a, graph, v -> test.test(v) && !singletons.onEveryRank(v)));
      List<WordArray> written = arrays.stream().filter(a -> a.written() > 1)
          .sorted(Comparator.comparingLong(WordArray::written).reversed()).toList();
      if (!written.isEmpty()) {
        return groups(graph, written);
      }
    }
    return List.of();
  }

  /**
   * The largest of the arrays that the steps only compute from, with those of its shape, if it is much larger than all that they write: points that a
   * model is fitted to.
   *
   * @param written groups of the arrays that they write
   */
  static Optional<AlignedArrays> ofData(ValueCommunicationGraph graph, List<WordArray> arrays, Singletons singletons, List<AlignedArrays> written) {
    BitSet data = operands(graph, singletons);
    List<WordArray> read = arrays.stream().filter(a -> a.written() == 0).toList();
    read.forEach(a -> a.box(data::get));
    long largest = written.stream().mapToLong(group -> group.leader.written()).max().orElse(0);
    return read.stream().max(Comparator.comparingLong(WordArray::written)).filter(leader -> leader.written() > Thresholds.MUCH_LARGER * largest)
        .map(leader -> {
          List<WordArray> alike = read.stream().filter(a -> a.written() > 0 && a.sameExtents(leader)).toList();
          return new AlignedArrays(leader, alike, Optional.of(new DataUsers(graph, words(alike))));
        });
  }

  /** Those of the groups whose values go in grids, though they are addressed as lines, as these grids. */
  static List<AlignedArrays> asGrids(List<AlignedArrays> groups, ValueCommunicationGraph graph) {
    return groups.stream().filter(group -> group.users.isEmpty()).flatMap(group -> group.leader.asGrid().stream().map(leader -> {
      List<WordArray> alike = group.alike.stream().map(array -> array == group.leader ? leader : array.asGrid().orElse(array)).toList();
      alike.forEach(array -> array.box(graph::writtenInHeadline));
      return new AlignedArrays(leader, alike, Optional.empty(), true);
    })).toList();
  }

  /** Whether the cut is one that a line does not have. */
  boolean isNew(NamedCut cut) {
    return !ofLines || cut.estimator() == Estimator.COLUMNS || cut.estimator() == Estimator.BLOCK2D || cut.estimator() == Estimator.BLOCK3D;
  }

  private static BitSet words(List<WordArray> arrays) {
    BitSet words = new BitSet();
    arrays.forEach(array -> array.forEachWord((vertex, at) -> words.set(vertex)));
    return words;
  }

  /** The words that the steps compute from and do not write. */
  private static BitSet operands(ValueCommunicationGraph graph, Singletons singletons) {
    BitSet operands = new BitSet();
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = nets.home(n);
      if (graph.usedInHeadline(n) && !graph.writtenInHeadline(home) && !singletons.onEveryRank(home)
          && nets.anySink(n, sink -> sink >= Nets.FIRST_VERTEX && graph.isComputed(sink))) {
        operands.set(home);
      }
    }
    return operands;
  }

  /** The box of the words in which values are born, where there are any: a rim that only gets copies has no work to share out. */
  private static void box(WordArray array, ValueCommunicationGraph graph, IntPredicate test) {
    array.box(v -> test.test(v) && !graph.onlyCopiedTo(v));
    if (array.written() == 0) {
      array.box(test);
    }
  }

  private static List<AlignedArrays> groups(ValueCommunicationGraph graph, List<WordArray> written) {
    List<AlignedArrays> groups = new ArrayList<>();
    for (WordArray candidate : written) {
      WordArray leader = leaderFor(candidate, graph, written);
      boolean led = groups.stream().anyMatch(g -> g.alike.contains(leader));
      if (!led && leader.written() * Thresholds.MUCH_LARGER >= written.get(0).written()) {
        groups.add(new AlignedArrays(leader, written.stream().filter(a -> isAlike(a, leader, graph, written)).toList(), Optional.empty()));
      }
    }
    return groups;
  }

  /** In a region of one step, an array that only gets copies, as a transposed matrix, lies where it is used if its like are computed. */
  private static boolean isAlike(WordArray array, WordArray leader, ValueCommunicationGraph graph, List<WordArray> written) {
    boolean placed = graph.hasSteps() || isComputed(array, graph) || !isComputed(leader, graph) || !isUsed(array, graph, written);
    return placed && (array.sameExtents(leader) || array.sameBoxExtents(leader));
  }

  /** Whether words of arrays are computed of the values that are copied to the array; else it is a result, whose words have to be moved to. */
  private static boolean isUsed(WordArray array, ValueCommunicationGraph graph, List<WordArray> written) {
    BitSet words = words(List.of(array));
    BitSet computed = new BitSet();
    written.forEach(other -> other.forEachWord((vertex, at) -> computed.set(vertex, graph.isComputed(vertex))));
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = nets.home(n);
      if (nets.anySink(n, words::get) && nets.anySink(n, sink -> sink != home && computed.get(sink))) {
        return true;
      }
    }
    return false;
  }

  /** A grid that only gets copies, rim and all, is led by one of its shape in which the steps compute. */
  private static WordArray leaderFor(WordArray candidate, ValueCommunicationGraph graph, List<WordArray> written) {
    if (isComputed(candidate, graph)) {
      return candidate;
    }
    return written.stream().filter(a -> a.sameExtents(candidate) && isComputed(a, graph)).findFirst().orElse(candidate);
  }

  private static boolean isComputed(WordArray array, ValueCommunicationGraph graph) {
    return array.rows().stream().anyMatch(row -> IntStream.range(0, row.length()).anyMatch(i -> graph.computations(row.firstVertex() + i) > 0));
  }

  public WordArray leader() {
    return leader;
  }

  /** The names of the arrays cut alike, the leader's first. */
  List<String> names() {
    return Stream.concat(Stream.of(leader), alike.stream()).map(WordArray::name).distinct().toList();
  }

  /** Sum of the weights of those words of the arrays that are members. */
  long weight(BitSet members, IntUnaryOperator weight) {
    long[] sum = new long[1];
    for (WordArray array : alike) {
      array.forEachWord((vertex, at) -> sum[0] += members.get(vertex) ? weight.applyAsInt(vertex) : 0);
    }
    return sum[0];
  }

  /** Places the words of the leader's box and of the arrays cut alike, and what computes from them where they are data. */
  void assign(BlockDistribution cut, short[] owner) {
    alike.forEach(array -> array.assign(tables(cut, array), owner));
    users.ifPresent(u -> u.assign(owner));
  }

  /** Whether a cut also places what computes from the words. */
  boolean hasUsers() {
    return users.isPresent();
  }

  /** Tells of each word that a cut places the rank, and where vertices stand for tiles, all that have words of the tile. */
  void forEachPart(BlockDistribution cut, WordArray.CellVisitor visitor) {
    alike.forEach(array -> array.forEachPart(tables(cut, array), visitor));
  }

  /**
   * The rank that the words of an array of the leader's shape would have if it were cut alike, though the steps do not write it; along one axis, also of vectors
   * beside the leading matrix and of matrices beside the leading vector.
   */
  void hint(BlockDistribution cut, List<WordArray> arrays, short[] hint) {
    ofSameShape(arrays).forEach(array -> array.assign(tables(cut, array), hint));
    int axis = cut.onlyAxis();
    for (WordArray array : arrays) {
      if (axis >= 0 && array.axes() != leader.axes() && Math.min(array.axes(), leader.axes()) == 1) {
        array.axisLike(leader.extent(axis)).ifPresent(along -> array.assign(cut.tableAlong(leader, axis, array, along), hint));
      }
    }
  }

  /** The arrays cut alike, and those that would be, though the steps do not write them. */
  public List<WordArray> all(List<WordArray> arrays) {
    return Stream.concat(alike.stream(), ofSameShape(arrays)).toList();
  }

  private Stream<WordArray> ofSameShape(List<WordArray> arrays) {
    return arrays.stream().filter(array -> array.sameExtents(leader) && !alike.contains(array));
  }

  /** See {@link BlockDistribution#tables}. */
  public int[][] tables(BlockDistribution cut, WordArray array) {
    return cut.tables(leader, array, !array.sameExtents(leader));
  }
}
