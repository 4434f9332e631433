package org.parcast.analyses.valueflow;

import org.parcast.recorder.format.Nets;

/**
 * Which tiles contribute to each word that is stored by an update, and which read it, as a number: words with other contributors or readers have
 * another one (but for a chance of 2^-64), so that of words with one number each rank sends as many partial results as there are words.
 */
final class AssemblySharing {
  private static final AssemblySharing NONE = new AssemblySharing(new long[0]);

  /** By vertex, 0 for words that are not assembled. */
  private final long[] numbers;

  private AssemblySharing(long[] numbers) {
    this.numbers = numbers;
  }

  static AssemblySharing of(ValueCommunicationGraph graph, Tiles tiles) {
    boolean any = false;
    for (int v = Nets.FIRST_VERTEX; v < graph.vertices() && !any; v++) {
      any = isUpdated(graph, v);
    }
    if (!any) {
      return NONE;
    }
    long[] numbers = new long[graph.vertices()];
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = nets.home(n);
      long contributor = mixed(place(graph, tiles, home));
      boolean updated = isUpdated(graph, home);
      for (int i = nets.offset(n); i < nets.end(n); i++) {
        int pin = nets.pin(i);
        if (pin >= Nets.FIRST_VERTEX && isUpdated(graph, pin)) {
          numbers[pin] += contributor;
        }
        if (updated && pin >= Nets.FIRST_VERTEX) {
          numbers[home] += mixed(~(long) place(graph, tiles, pin));
        }
      }
    }
    return new AssemblySharing(numbers);
  }

  private static boolean isUpdated(ValueCommunicationGraph graph, int vertex) {
    int site = graph.siteInHeadline(vertex);
    return site != 0 && graph.site(site).assembly();
  }

  private static int place(ValueCommunicationGraph graph, Tiles tiles, int vertex) {
    int representative = graph.representative(vertex);
    int tile = tiles.of(representative);
    return tile == 0 ? representative : tile;
  }

  /** The finaliser of the generator SplitMix64 (Steele, Lea and Flood, 2014): a number in which each bit depends on all. */
  private static long mixed(long number) {
    long mixed = number + 0x9e3779b97f4a7c15L;
    mixed = (mixed ^ mixed >>> 30) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
    return mixed ^ mixed >>> 31;
  }

  /** The number of a word. */
  long of(int vertex) {
    return numbers.length == 0 ? 0 : numbers[vertex];
  }
}
