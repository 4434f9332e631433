package org.parcast.analyses.valueflow.word;

import it.unimi.dsi.fastutil.ints.Int2LongMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.recording.Nets;

/**
 * The shapes of grids in lines of words or objects of which no index expression tells, as those that are reached through arrays of indices: the places of
 * those that exchange values differ by a few strides, and little more or less than these. Lines of one length are numbered alike.
 */
final class FlowStrides {
  /** Of fewer objects there is no grid with a stride that can be told from a reach. */
  private static final int SMALLEST_GRID = (2 * Thresholds.REACH + 1) * (2 * Thresholds.REACH + 1);

  private final Nets nets;
  /** By vertex, the length of the line that it is in, 0 for none, and its place there. */
  private final int[] line;

  private final int[] place;

  private FlowStrides(Nets nets, int vertices) {
    this.nets = nets;
    line = new int[vertices];
    place = new int[vertices];
  }

  /** By the length of lines, the extents along the axes, the last with stride 1; none where values go as they do in no grid. */
  static Map<Integer, List<Integer>> shapes(Collection<WordArray> lines, Nets nets, int vertices) {
    List<WordArray> measured = lines.stream().filter(array -> array.extent(0) >= SMALLEST_GRID).toList();
    if (measured.isEmpty()) {
      return Map.of();
    }
    FlowStrides flow = new FlowStrides(nets, vertices);
    measured.forEach(array -> array.forEachWord((vertex, at) -> {
      flow.line[vertex] = array.extent(0);
      flow.place[vertex] = at[0];
    }));
    Map<Integer, List<Integer>> shapes = new HashMap<>();
    flow.differences().forEach((length, differences) -> {
      List<Integer> shape = flow.shape(length, differences);
      if (shape.size() > 1) {
        shapes.put(length, shape);
      }
    });
    return shapes;
  }

  private List<Integer> shape(int size, int[] all) {
    List<Integer> shape = new ArrayList<>();
    int[] differences = all;
    int length = size;
    while (Arrays.stream(differences).anyMatch(d -> d > Thresholds.REACH)) {
      int narrow = narrowStride(size, differences, size / length, length);
      int stride = narrow > 0 ? narrow : stride(differences, length);
      if (stride == 0) {
        return List.of(size);
      }
      shape.add(0, stride);
      length /= stride;
      int reach = narrow > 0 ? 1 : Thresholds.REACH;
      differences = Arrays.stream(differences).map(d -> (d + reach) / stride).filter(d -> d > 0).distinct().toArray();
    }
    shape.add(0, length);
    return shape;
  }

  /** The smallest that divides the length and leaves of every difference a multiple and at most the reach, though not every rest; 0 where there is none. */
  private static int stride(int[] differences, int length) {
    return Arrays.stream(differences).filter(s -> s > 2 * Thresholds.REACH && length % s == 0 && Arrays.stream(differences).allMatch(d -> {
      int rest = d % s;
      return rest <= Thresholds.REACH || s - rest <= Thresholds.REACH;
    }) && Arrays.stream(differences).flatMap(d -> Arrays.stream(new int[] {d % s, (s - d % s) % s})).distinct().count() < s).min().orElse(0);
  }

  /**
   * A stride too short to be told from a reach by the differences alone: of 3 or 4, that of rows which values leave for the same
   * column of another row or the one beside it; 0 where there is none. In a line of objects they also go from the end of a row to the start of the next.
   *
   * @param inner objects to a step along the axis that the stride divides
   */
  private int narrowStride(int size, int[] differences, int inner, int length) {
    for (int s = Thresholds.REACH + 1; s <= 2 * Thresholds.REACH; s++) {
      int stride = s;
      if (length % s == 0 && Arrays.stream(differences).anyMatch(d -> d == stride) && staysInRows(size, inner, s)) {
        return s;
      }
    }
    return 0;
  }

  private boolean staysInRows(int size, int inner, int stride) {
    long[] values = new long[2];
    forEachExchange((length, from, to, count) -> {
      if (length == size) {
        int column = Math.abs(from / inner % stride - to / inner % stride);
        boolean sameRow = from / inner / stride == to / inner / stride;
        values[column <= 1 || sameRow ? 0 : 1] += count;
      }
    });
    return values[1] <= Thresholds.LEAST_SHARE * (values[0] + values[1]);
  }

  /** By the length of lines, how far apart those are that exchange values. */
  private Map<Integer, int[]> differences() {
    Map<Integer, Int2LongOpenHashMap> values = new HashMap<>();
    forEachExchange((length, from, to, count) -> values.computeIfAbsent(length, l -> new Int2LongOpenHashMap()).addTo(Math.abs(to - from), count));
    Map<Integer, int[]> differences = new HashMap<>();
    values.forEach((length, carried) -> {
      double all = carried.values().longStream().sum();
      differences.put(length, carried.int2LongEntrySet().stream().filter(e -> e.getLongValue() >= Thresholds.LEAST_SHARE * all).mapToInt(Int2LongMap.Entry::getIntKey).toArray());
    });
    return differences;
  }

  private interface ExchangeVisitor {
    void visit(int length, int from, int to, long count);
  }

  /** Calls back with the places of each two of which one uses values of the other, and how many values that are. */
  private void forEachExchange(ExchangeVisitor visitor) {
    nets.forEachUse(net -> line[nets.home(net)] > 0, (net, home, to) -> {
      if (line[to] == line[home] && place[to] != place[home]) {
        visitor.visit(line[home], place[home], place[to], nets.count(net));
      }
    });
  }
}
