package org.parcast.analyses.valueflow;

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
final class FlowStrides {
  /** Along each axis values are exchanged this far at most. */
  private static final int REACH = 2;
  /** Differences that carry less of the values that are exchanged are boundaries, not neighbours. */
  private static final double LEAST_SHARE = 0.01;

  /** Of fewer objects there is no grid with a stride that can be told from a reach. */
  private static final int SMALLEST_GRID = (2 * REACH + 1) * (2 * REACH + 1);

  private FlowStrides() {}

  /** The extents along the axes, the last with stride 1; a single one where values go as they do in no grid. */
  static List<Integer> shape(ObjectGroup group, Nets nets) {
    if (group.size() < SMALLEST_GRID) {
      return List.of(group.size());
    }
    List<Integer> shape = new ArrayList<>();
    int[] differences = differences(group, nets);
    int length = group.size();
    while (Arrays.stream(differences).anyMatch(d -> d > REACH)) {
      int stride = stride(differences, length);
      if (stride == 0) {
        return List.of(group.size());
      }
      shape.add(0, stride);
      length /= stride;
      differences = Arrays.stream(differences).map(d -> (d + REACH) / stride).filter(d -> d > 0).distinct().toArray();
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

  /** How far apart the objects are that exchange values, as numbers of objects. */
  private static int[] differences(ObjectGroup group, Nets nets) {
    int fields = group.blocks().get(0).length();
    int[] first = group.blocks().stream().mapToInt(block -> block.firstVertex()).toArray();
    Int2LongOpenHashMap values = new Int2LongOpenHashMap();
    for (int n = 0; n < nets.size(); n++) {
      int from = object(first, fields, nets.home(n));
      for (int i = nets.offset(n); from >= 0 && i < nets.end(n); i++) {
        int to = object(first, fields, nets.pin(i));
        if (to >= 0 && to != from) {
          values.addTo(Math.abs(to - from), nets.count(n));
        }
      }
    }
    double all = values.values().longStream().sum();
    return values.int2LongEntrySet().stream().filter(e -> e.getLongValue() >= LEAST_SHARE * all).mapToInt(Int2LongMap.Entry::getIntKey)
        .toArray();
  }

  /** Number of the object with the vertex among its fields, or -1. */
  private static int object(int[] first, int fields, int vertex) {
    int at = Arrays.binarySearch(first, vertex);
    int object = at >= 0 ? at : -at - 2;
    return object >= 0 && vertex < first[object] + fields ? object : -1;
  }
}
