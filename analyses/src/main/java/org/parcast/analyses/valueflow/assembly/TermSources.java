package org.parcast.analyses.valueflow.assembly;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.BitSet;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * What the terms of assembly words are computed of, where each may be computed of several words, which have to meet on a rank for that to contribute.
 */
public final class TermSources {
  /** More arrays than this in the terms of a sum are not looked at. */
  private static final int MOST_ARRAYS = 16;

  private final ValueCommunicationGraph graph;
  private final TermArrays arrays;
  private final BitSet apart;
  private final BitSet untold = new BitSet();
  /** By array of sums, the arrays in their terms, numbered. */
  private final Int2ObjectMap<Int2IntOpenHashMap> numbers = new Int2ObjectOpenHashMap<>();
  private final int most;

  private TermSources() {
    graph = null;
    arrays = null;
    apart = new BitSet();
    most = 0;
  }

  /**
   * @param words those that may be assembly words and are updated by terms
   * @param apart vertices on every rank
   */
  TermSources(ValueCommunicationGraph graph, BitSet words, BitSet apart, TermArrays arrays) {
    this.graph = graph;
    this.arrays = arrays;
    this.apart = apart;
    IntOpenHashSet scaled = new IntOpenHashSet();
    long[] updates = new long[TermArrays.MOST];
    long[] uses = new long[TermArrays.MOST];
    int[] last = {-1, -1};
    Nets nets = graph.nets();
    nets.forEachUse(net -> !words.isEmpty() && graph.usedInHeadline(net), (net, vertex, sink) -> {
      int home = graph.alike(vertex);
      int word = sink < Nets.FIRST_VERTEX ? home : graph.alike(sink);
      if (!words.get(word)) {
        return;
      }
      int sums = arrays.of(word);
      (word == home ? updates : uses)[sums] += nets.count(net);
      if (word != home && apart.get(home)) {
        scaled.add(sums);
      } else if (word != home && (last[0] != sums || last[1] != arrays.of(home))) {
        last[0] = sums;
        last[1] = arrays.of(home);
        Int2IntOpenHashMap of = numbers.computeIfAbsent(sums, array -> new Int2IntOpenHashMap());
        of.putIfAbsent(arrays.of(home), of.size());
      }
    });
    numbers.int2ObjectEntrySet().removeIf(
        of -> !isTold(of.getIntKey(), of.getValue(), scaled.contains(of.getIntKey()) || uses[of.getIntKey()] == updates[of.getIntKey()]));
    words.stream().filter(word -> !numbers.containsKey(arrays.of(word))).forEach(untold::set);
    most = numbers.values().stream().mapToInt(Int2IntOpenHashMap::size).max().orElse(0);
  }

  /** All terms are taken to meet. */
  static TermSources none() {
    return new TermSources();
  }

  /** @param mayBeAlone whether a term may be of one word: numbers that every rank has are in the terms too, or there are as many uses of words as terms */
  private boolean isTold(int sums, Int2IntOpenHashMap of, boolean mayBeAlone) {
    return of.size() == 1 ? mayBeAlone : of.size() <= MOST_ARRAYS && of.keySet().intStream().anyMatch(array -> arrays.isOfOneSum(array, sums));
  }

  /** Whether no placement shows where the terms of a candidate meet. */
  boolean areUntold(int word) {
    return untold.get(word);
  }

  /** Whether a source and its like are in one term each of a word's, and so tell of all. */
  boolean isInOneEach(int home, int word) {
    return arrays != null && arrays.isOfOneSum(arrays.of(graph.alike(home)), arrays.of(graph.alike(word)));
  }

  /** Numbers of the arrays in the terms of a word are below this; 0 where no term has words of several. */
  public int arrays() {
    return most < 2 ? 0 : most;
  }

  /** The number of the array that a source of a word's terms is of, less than 0 where it is not looked at. */
  public int array(int home, int word) {
    Int2IntOpenHashMap of = numbers.get(arrays.of(graph.alike(word)));
    return of == null || apart.get(graph.alike(home)) ? -1 : of.getOrDefault(arrays.of(graph.alike(home)), -1);
  }
}
