package org.parcast.analyses.valueflow.assembly;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.word.WordGroups;
import org.parcast.recording.Nets;
import org.parcast.recording.Site;
import org.parcast.recording.WordBlock;

/**
 * The arrays whose words meet in the terms of sums that words of arrays hold ({@code y[j] += a[i][j] * x[i]}). A recording does not tell which words do. Where each
 * word of an array is in terms of one sum alone, as an entry of a matrix that is multiplied with a vector, or what an element of a mesh adds to a node, a placement
 * shows whether terms lie together: the words of the other arrays are on the same ranks then. Where the words of all arrays are in terms of many sums, as in a product
 * of matrices or in forces between pairs, it does not.
 */
public final class TermArrays {
  /** An array of a pair, and objects' fields, are numbers below this; those of any more arrays are not told apart. */
  static final int MOST = 1 << 16;

  private static final int MOST_FIELDS = 64;

  private final char[] arrayOf;
  private final LongOpenHashSet ofSeveralSums = new LongOpenHashSet();

  /** @param graph of single words */
  public TermArrays(ValueCommunicationGraph graph, List<WordBlock> blocks) {
    arrayOf = arrays(graph, blocks);
    BitSet sites = graph.sitesInHeadline();
    if (sites.stream().anyMatch(site -> isOfTerms(graph, site))) {
      findSums(graph);
    }
  }

  private void findSums(ValueCommunicationGraph graph) {
    int[] lastNet = new int[MOST];
    Arrays.fill(lastNet, -1);
    long[] last = {-1};
    graph.nets().forEachUse(graph::usedInHeadline, (net, home, sink) -> {
      if (sink >= Nets.FIRST_VERTEX && sink != home && isOfTerms(graph, graph.siteInHeadline(sink))) {
        int sums = arrayOf[sink];
        long pair = pair(arrayOf[home], sums);
        if (lastNet[sums] == net && pair != last[0]) {
          ofSeveralSums.add(pair);
          last[0] = pair;
        }
        lastNet[sums] = net;
      }
    });
  }

  private static char[] arrays(ValueCommunicationGraph graph, List<WordBlock> blocks) {
    WordGroups groups = new WordGroups(blocks);
    Int2IntOpenHashMap numbers = new Int2IntOpenHashMap();
    char[] arrayOf = new char[graph.vertices()];
    for (WordBlock block : graph.words().blocks()) {
      boolean object = block.kind() == WordBlock.Kind.OBJECT;
      for (int i = 0; i < block.length(); i++) {
        int number = numbers.computeIfAbsent(groups.of(block) * MOST_FIELDS + (object ? i % MOST_FIELDS : 0), array -> numbers.size() + 1);
        arrayOf[block.firstVertex() + i] = (char) Math.min(number, MOST - 1);
      }
    }
    return arrayOf;
  }

  private static boolean isOfTerms(ValueCommunicationGraph graph, int site) {
    return site != 0 && graph.site(site).assembly() == Site.Assembly.OF_TERMS;
  }

  private static long pair(int array, int sums) {
    return (long) array << Integer.SIZE | sums;
  }

  /** The number of the array, register or field that a vertex is a word of. */
  int of(int vertex) {
    return arrayOf[vertex];
  }

  /** Whether each word of an array is in terms of one of these sums at most. */
  boolean isOfOneSum(int array, int sums) {
    return !ofSeveralSums.contains(pair(array, sums));
  }
}
