package org.parcast.analyses.valueflow.assembly;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.recording.Nets;

/**
 * Words of arrays that meet in the terms of reductions: the features of a sample in {@code c[j][k] += x[i][j] * x[i][k]}. A recording does not tell which words meet;
 * where a sum has as many sources of one index of an array as of any other, a few of many, that index is taken to count its terms. Where a placement has put apart
 * what sums tie together of an index, it is sent to the rank that has most of it.
 */
public final class TermRows {
  /** Of sums with more sources than this, together, none is looked at. */
  private static final int MOST_SOURCES = 1 << 24;

  /** A word that sums are computed of, with one of the sums and the bytes that it sends where another rank needs it. */
  private static final class Source {
    private final int vertex;
    private final int sum;
    private long bytes;
    private long bytesInSteps;
    private int array = -1;
    private int[] at;

    Source(int vertex, int sum) {
      this.vertex = vertex;
      this.sum = sum;
    }
  }

  private record Row(long columns, int index) {}

  /** Is told what is sent, by a word on account of a sum. */
  public interface SendVisitor {
    void visit(int word, int sum, int from, int to, long bytes, long bytesInSteps);
  }

  private final ValueCommunicationGraph graph;
  private final Int2ObjectMap<Source> sources = new Int2ObjectOpenHashMap<>();
  /** By array, the axis whose indices count terms. */
  private final Int2IntOpenHashMap axisOf = new Int2IntOpenHashMap();
  /** What stands for the words with the same indices along the other axes, once sums have tied them. */
  private final Long2LongOpenHashMap tiedTo = new Long2LongOpenHashMap();
  private final List<List<Source>> rows;
  /** The sums whose terms are told. */
  private final BitSet told = new BitSet();

  public TermRows(ValueCommunicationGraph graph, Singletons singletons, List<WordArray> arrays) {
    this.graph = graph;
    axisOf.defaultReturnValue(-1);
    Map<Row, List<Source>> words = new HashMap<>();
    Int2ObjectMap<List<Source>> sourcesOf = sources(singletons);
    locate(arrays);
    sourcesOf.int2ObjectEntrySet().stream().filter(sum -> isOfTerms(sum.getValue())).forEach(sum -> told.set(sum.getIntKey()));
    List<List<Source>> sums = told.stream().mapToObj(sourcesOf::get).toList();
    for (List<Source> sum : sums) {
      sum.forEach(word -> tie(column(word), column(sum.get(0))));
    }
    BitSet seen = new BitSet();
    for (List<Source> sum : sums) {
      for (Source word : sum) {
        if (!seen.get(word.vertex)) {
          seen.set(word.vertex);
          words.computeIfAbsent(new Row(first(column(word)), word.at[axisOf.get(word.array)]), row -> new ArrayList<>()).add(word);
        }
      }
    }
    rows = List.copyOf(words.values());
  }

  private TermRows() {
    graph = null;
    rows = List.of();
  }

  /** Nothing is told. */
  public static TermRows none() {
    return new TermRows();
  }

  /** The sources of each sum in a word of an array whose terms are not told. */
  private Int2ObjectMap<List<Source>> sources(Singletons singletons) {
    BitSet reduced = (BitSet) singletons.of(SingletonKind.REDUCE).clone();
    reduced.or(singletons.of(SingletonKind.ALLREDUCE));
    for (int term = 0; term < graph.terms().size(); term++) {
      reduced.clear(graph.terms().number(term));
    }
    reduced.stream().filter(sum -> !graph.words().isArray(sum)).forEach(reduced::clear);
    Int2ObjectMap<List<Source>> sums = new Int2ObjectOpenHashMap<>();
    Nets nets = graph.nets();
    int size = 0;
    for (int n = 0; n < nets.size() && !reduced.isEmpty(); n++) {
      int home = graph.representative(nets.home(n));
      if (nets.phase(n) != graph.headline() || singletons.onEveryRank(home)) {
        continue;
      }
      Source source = null;
      for (int i = nets.offset(n); i < nets.end(n); i++) {
        int sum = nets.pin(n, i) < Nets.FIRST_VERTEX ? 0 : graph.representative(nets.pin(n, i));
        if (reduced.get(sum) && sum != home) {
          source = sources.computeIfAbsent(nets.home(n), vertex -> new Source(vertex, sum));
          sums.computeIfAbsent(sum, s -> new ArrayList<>()).add(source);
          size++;
        }
      }
      if (source != null) {
        source.bytes += nets.count(n) * graph.words().bytes(source.vertex);
        source.bytesInSteps += graph.countInSteps(n) * graph.words().bytes(source.vertex);
      }
      if (size > MOST_SOURCES) {
        return new Int2ObjectOpenHashMap<>();
      }
    }
    sums.replaceAll((sum, words) -> words.stream().distinct().toList());
    return sums;
  }

  private void locate(List<WordArray> arrays) {
    for (int a = 0; a < arrays.size() && !sources.isEmpty(); a++) {
      int array = a;
      arrays.get(a).forEachWord((vertex, at) -> {
        Source source = sources.get(vertex);
        if (source != null) {
          source.array = array;
          source.at = at.clone();
        }
      });
    }
  }

  /** Whether the sources of a sum are of arrays with an axis each along which they have the same indices, each of these with as many words. */
  private boolean isOfTerms(List<Source> sum) {
    Int2ObjectMap<IntArrayList> byArray = new Int2ObjectOpenHashMap<>();
    for (int i = 0; i < sum.size(); i++) {
      byArray.computeIfAbsent(sum.get(i).array, array -> new IntArrayList()).add(i);
    }
    if (byArray.containsKey(-1)) {
      return false;
    }
    Int2IntOpenHashMap wordsOf = new Int2IntOpenHashMap();
    Int2IntOpenHashMap arraysOf = new Int2IntOpenHashMap();
    byArray.forEach((array, words) -> {
      int axis = axisOf.computeIfAbsent((int) array, a -> longest(sum, words));
      BitSet indices = new BitSet();
      words.forEach(word -> {
        int index = sum.get(word).at[axis];
        indices.set(index);
        wordsOf.addTo(index, 1);
      });
      indices.stream().forEach(index -> arraysOf.addTo(index, 1));
    });
    int each = sum.size() / wordsOf.size();
    return each > 1 && each <= Thresholds.MOST_WORDS_OF_TERM && wordsOf.size() > Thresholds.MOST_WORDS_OF_TERM && wordsOf.values().intStream().allMatch(words -> words == each)
        && arraysOf.values().intStream().allMatch(has -> has == byArray.size());
  }

  /** The axis along which the words have most indices. */
  private static int longest(List<Source> sum, IntArrayList words) {
    int longest = 0;
    int most = 0;
    for (int axis = 0; axis < sum.get(words.getInt(0)).at.length; axis++) {
      BitSet indices = new BitSet();
      for (int word : words) {
        indices.set(sum.get(word).at[axis]);
      }
      if (indices.cardinality() > most) {
        most = indices.cardinality();
        longest = axis;
      }
    }
    return longest;
  }

  /** What the words of an array have in common that have the same indices along all axes but the one that counts terms. */
  private long column(Source word) {
    long column = word.array;
    for (int axis = 0; axis < word.at.length; axis++) {
      column = column * Integer.MAX_VALUE + (axis == axisOf.get(word.array) ? 0 : word.at[axis] + 1);
    }
    return column;
  }

  private long first(long column) {
    long first = column;
    while (tiedTo.containsKey(first)) {
      first = tiedTo.get(first);
    }
    return first;
  }

  private void tie(long one, long other) {
    long first = first(one);
    if (first != first(other)) {
      tiedTo.put(first, first(other));
    }
  }

  /** Whether it is told which words meet in a sum. */
  boolean tellOf(int sum) {
    return told.get(sum);
  }

  /** Is told words that meet, and the bytes that one of them sends in the steps where it is apart. */
  public interface RowVisitor {
    void visit(IntStream words, long bytesInSteps);
  }

  public void forEachRow(RowVisitor visitor) {
    rows.forEach(row -> visitor.visit(row.stream().mapToInt(word -> word.vertex), row.stream().mapToLong(word -> word.bytesInSteps).sum() / row.size()));
  }

  /** Calls back with what a placement has to send for words to meet. */
  public void forEachSend(short[] owner, int ranks, SendVisitor visitor) {
    long[] held = new long[ranks];
    for (List<Source> row : rows) {
      short most = -1;
      for (Source word : row) {
        short rank = owner[word.vertex];
        if (rank >= 0) {
          held[rank] += word.bytes;
          most = most < 0 || held[rank] > held[most] ? rank : most;
        }
      }
      for (Source word : row) {
        short rank = owner[word.vertex];
        if (rank >= 0) {
          held[rank] = 0;
          if (rank != most) {
            visitor.visit(word.vertex, word.sum, rank, most, word.bytes, word.bytesInSteps);
          }
        }
      }
    }
  }
}
