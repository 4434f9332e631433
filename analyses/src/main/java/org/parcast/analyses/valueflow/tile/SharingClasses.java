package org.parcast.analyses.valueflow.tile;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.function.IntUnaryOperator;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.count.SharedComputation;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.recording.Nets;

/**
 * The words of each tile in classes that every rank shares alike, where words are assembled: assembled words, if the same tiles contribute to
 * them and read them; other words, if they are computed from the same classes (colour refinement). Of the words of a class each rank sends as
 * many partial results, and it can compute all of them for itself or none.
 */
final class SharingClasses {
  private static final SharingClasses NONE = new SharingClasses();

  private final ValueCommunicationGraph graph;
  /** By representative, from 1; empty where no words are assembled. */
  private final int[] classOf;
  private int count;

  private SharingClasses() {
    graph = null;
    classOf = new int[0];
  }

  private SharingClasses(ValueCommunicationGraph graph, Tiles tiles, Assembly assembly) {
    this.graph = graph;
    classOf = new int[graph.vertices()];
    Int2IntOpenHashMap places = new Int2IntOpenHashMap();
    for (int v = Nets.FIRST_VERTEX; v < classOf.length; v++) {
      int representative = graph.representative(v);
      int tile = tiles.of(representative);
      int place = tile == 0 ? representative : tile;
      int known = places.putIfAbsent(place, places.size() + 1);
      classOf[representative] = known == 0 ? places.size() : known;
    }
    count = places.size();
    split(sharers(assembly));
    int before = 0;
    for (int depth = 0; depth < Thresholds.LONGEST_CHAIN && before < count; depth++) {
      before = count;
      split(sources(assembly));
    }
  }

  static SharingClasses of(ValueCommunicationGraph graph, Tiles tiles) {
    Assembly assembly = Assembly.ofTermsThatMeet(graph);
    return assembly.isEmpty() ? NONE : new SharingClasses(graph, tiles, assembly);
  }

  /** Whether there are none, as no words are assembled. */
  boolean isEmpty() {
    return classOf.length == 0;
  }

  /** The class of a vertex's representative. */
  int of(int vertex) {
    return classOf[graph.representative(vertex)];
  }

  /** For each vertex the first representative of its class; null where there are no classes. */
  int[] firstOfEach() {
    if (isEmpty()) {
      return null;
    }
    int[] first = new int[count + 1];
    for (int v = classOf.length - 1; v >= Nets.FIRST_VERTEX; v--) {
      first[classOf[v]] = v;
    }
    int[] ofEach = new int[classOf.length];
    for (int v = Nets.FIRST_VERTEX; v < ofEach.length; v++) {
      ofEach[v] = first[of(v)];
    }
    return ofEach;
  }

  /** A number for the places that contribute to each assembled word, in and outside the steps, and for those that read it. */
  private long[] sharers(Assembly assembly) {
    long[] sharers = new long[classOf.length];
    Nets nets = graph.nets();
    int[] last = new int[classOf.length];
    for (int n : inOrder(2 * count + 2, net -> 2 * of(nets.home(net)) + (nets.phase(net) == graph.headline() ? 1 : 0))) {
      for (int i = nets.offset(n); i < nets.end(n); i++) {
        int pin = nets.pin(n, i);
        if (assembly.isContribution(nets.home(n), pin)) {
          int contributor = 2 * of(nets.home(n)) + (assembly.contributesInSteps(n, pin) ? 1 : 0);
          if (last[pin] != contributor) {
            last[pin] = contributor;
            sharers[graph.representative(pin)] += mixed(contributor);
          }
        }
      }
    }
    int[] reads = new int[count + 1];
    for (int n : inOrder(classOf.length, nets::home)) {
      int word = nets.home(n);
      for (int i = nets.offset(n); assembly.contains(word) && i < nets.end(n); i++) {
        int pin = nets.pin(n, i);
        if (pin >= Nets.FIRST_VERTEX && !assembly.isContribution(word, pin) && reads[of(pin)] != word) {
          reads[of(pin)] = word;
          sharers[graph.representative(word)] += mixed(~(long) of(pin));
        }
      }
    }
    return sharers;
  }

  /** A number for the classes that each word is computed from in the steps; of assembled words all sharers have copies, whatever their sources. */
  private long[] sources(Assembly assembly) {
    long[] sources = new long[classOf.length];
    Nets nets = graph.nets();
    int[] last = new int[classOf.length];
    for (int n : inOrder(count + 1, net -> of(nets.home(net)))) {
      int home = graph.representative(nets.home(n));
      for (int i = nets.offset(n); graph.everyStep(n) && i < nets.end(n); i++) {
        int pin = nets.pin(n, i) < Nets.FIRST_VERTEX ? home : graph.representative(nets.pin(n, i));
        if (pin != home && last[pin] != classOf[home] && !assembly.contains(pin)) {
          last[pin] = classOf[home];
          sources[pin] += mixed(classOf[home]);
        }
      }
    }
    return sources;
  }

  /** The nets by a key from 0 to {@code keys - 1}, ascending. */
  private int[] inOrder(int keys, IntUnaryOperator key) {
    int size = graph.nets().size();
    int[] start = new int[keys + 1];
    for (int n = 0; n < size; n++) {
      start[key.applyAsInt(n) + 1]++;
    }
    for (int k = 1; k < start.length; k++) {
      start[k] += start[k - 1];
    }
    int[] order = new int[size];
    for (int n = 0; n < size; n++) {
      order[start[key.applyAsInt(n)]++] = n;
    }
    return order;
  }

  /** Splits every class by the numbers of its words (but for a chance of 2^-64). */
  private void split(long[] numbers) {
    Long2IntOpenHashMap classes = new Long2IntOpenHashMap();
    for (int v = Nets.FIRST_VERTEX; v < classOf.length; v++) {
      if (classOf[v] != 0) {
        int known = classes.putIfAbsent(mixed(numbers[v] + mixed(classOf[v])), classes.size() + 1);
        classOf[v] = known == 0 ? classes.size() : known;
      }
    }
    count = classes.size();
  }

  /** The finaliser of the generator SplitMix64 (Steele, Lea and Flood, 2014): a number in which each bit depends on all. */
  private static long mixed(long number) {
    long mixed = number + 0x9e3779b97f4a7c15L;
    mixed = (mixed ^ mixed >>> 30) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
    return mixed ^ mixed >>> 31;
  }
}
