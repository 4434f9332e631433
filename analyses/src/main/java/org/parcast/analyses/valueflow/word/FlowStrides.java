package org.parcast.analyses.valueflow.word;

import it.unimi.dsi.fastutil.ints.Int2LongMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.recorder.format.Nets;

/**
 * The shape of a grid of objects, of which no index expression tells: objects are numbered as they were made, and in a grid the numbers of
 * those that exchange values differ by a few strides, and little more or less than these.
 */
public final class FlowStrides {
  /** Along each axis values are exchanged this far at most. */
  private static final int REACH = 2;
  /** Differences that carry less of the values that are exchanged are boundaries, not neighbours. */
  private static final double LEAST_SHARE = 0.01;

  /** Rows of two cells would fit any line. */
  private static final int SHORTEST_ROW = 3;

  /** Of fewer objects there is no grid with a stride that can be told from a reach. */
  private static final int SMALLEST_GRID = (2 * REACH + 1) * (2 * REACH + 1);

  private FlowStrides() {}

  /** The extents along the axes, the last with stride 1; a single one where values go as they do in no grid. */
  public static List<Integer> shape(ObjectGroup group, Nets nets) {
    if (group.size() < SMALLEST_GRID) {
      return List.of(group.size());
    }
    List<Integer> shape = new ArrayList<>();
    int[] differences = differences(group, nets);
    int length = group.size();
    while (Arrays.stream(differences).anyMatch(d -> d > REACH)) {
      int narrow = narrowStride(group, nets, differences, group.size() / length, length);
      int stride = narrow > 0 ? narrow : stride(differences, length);
      if (stride == 0) {
        return List.of(group.size());
      }
      shape.add(0, stride);
      length /= stride;
      int reach = narrow > 0 ? 1 : REACH;
      differences = Arrays.stream(differences).map(d -> (d + reach) / stride).filter(d -> d > 0).distinct().toArray();
    }
    shape.add(0, length);
    return shape;
  }

  /** The smallest that divides the length and leaves of every difference a multiple and at most the reach; 0 where there is none. */
  private static int stride(int[] differences, int length) {
    return Arrays.stream(differences).filter(s -> s > 2 * REACH && length % s == 0 && Arrays.stream(differences).allMatch(d -> {
      int rest = d % s;
      return rest <= REACH || s - rest <= REACH;
    })).min().orElse(0);
  }

  /**
   * A stride too short to be told from a reach by the differences alone: of 3 or 4, that of rows which values leave for the same
   * column of another row or the one beside it; 0 where there is none. In a line of objects they also go from the end of a row to the start of the next.
   *
   * @param inner objects to a step along the axis that the stride divides
   */
  private static int narrowStride(ObjectGroup group, Nets nets, int[] differences, int inner, int length) {
    for (int s = SHORTEST_ROW; s <= 2 * REACH; s++) {
      int stride = s;
      if (length % s == 0 && Arrays.stream(differences).anyMatch(d -> d == stride) && staysInRows(group, nets, inner, s)) {
        return s;
      }
    }
    return 0;
  }

  private static boolean staysInRows(ObjectGroup group, Nets nets, int inner, int stride) {
    long[] values = new long[2];
    forEachExchange(group, nets, (from, to, count) -> {
      int column = Math.abs(from / inner % stride - to / inner % stride);
      boolean sameRow = from / inner / stride == to / inner / stride;
      values[column <= 1 || sameRow ? 0 : 1] += count;
    });
    return values[1] <= LEAST_SHARE * (values[0] + values[1]);
  }

  /** How far apart the objects are that exchange values, as numbers of objects. */
  private static int[] differences(ObjectGroup group, Nets nets) {
    Int2LongOpenHashMap values = new Int2LongOpenHashMap();
    forEachExchange(group, nets, (from, to, count) -> values.addTo(Math.abs(to - from), count));
    double all = values.values().longStream().sum();
    return values.int2LongEntrySet().stream().filter(e -> e.getLongValue() >= LEAST_SHARE * all).mapToInt(Int2LongMap.Entry::getIntKey)
        .toArray();
  }

  private interface ExchangeVisitor {
    void visit(int from, int to, long count);
  }

  /** Calls back with the numbers of each two objects of which one uses values of the other, and how many values that are. */
  private static void forEachExchange(ObjectGroup group, Nets nets, ExchangeVisitor visitor) {
    int fields = group.blocks().get(0).length();
    int[] first = group.blocks().stream().mapToInt(block -> block.firstVertex()).toArray();
    for (int n = 0; n < nets.size(); n++) {
      int from = object(first, fields, nets.home(n));
      for (int i = nets.offset(n); from >= 0 && i < nets.end(n); i++) {
        int to = object(first, fields, nets.pin(i));
        if (to >= 0 && to != from) {
          visitor.visit(from, to, nets.count(n));
        }
      }
    }
  }

  /** Number of the object with the vertex among its fields, or -1. */
  private static int object(int[] first, int fields, int vertex) {
    int at = Arrays.binarySearch(first, vertex);
    int object = at >= 0 ? at : -at - 2;
    return object >= 0 && vertex < first[object] + fields ? object : -1;
  }
}
