package org.parcast.analyses.valueflow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.TrafficPattern.Kind;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;
import org.parcast.analyses.valueflow.plan.Thresholds;

/** Names the pattern of a matrix: the simplest one whose pairs carry nearly all of the bytes. */
final class PatternClassifier {
  private interface Pairs {
    boolean contains(int from, int to);
  }

  /**
   * @param core the pairs with most traffic each
   * @param used share of the pairs that have to have traffic
   */
  private record Candidate(Kind kind, List<Integer> grid, Pairs pairs, Pairs core, double used) {
    Candidate(Kind kind, List<Integer> grid, Pairs pairs) {
      this(kind, grid, pairs, pairs, Thresholds.PAIRS_IN_USE);
    }

    boolean explains(CommunicationMatrix matrix) {
      return share(matrix, pairs) >= Thresholds.NEARLY_ALL && usedOf(matrix, pairs) >= used && perPair(matrix, core::contains)
          >= Thresholds.FACE_TO_EDGE * perPair(matrix, (f, t) -> pairs.contains(f, t) && !core.contains(f, t));
    }
  }

  private PatternClassifier() {}

  /** @param cut process grid of the decomposition: on eight ranks the pairs of a butterfly are those of a grid of 2 x 2 x 2 */
  static TrafficPattern classify(CommunicationMatrix matrix, List<Integer> cut) {
    if (matrix.pairs() == 0) {
      return new TrafficPattern(Kind.NONE, List.of(), 1);
    }
    TrafficPattern best = new TrafficPattern(Kind.IRREGULAR, List.of(), 0);
    for (Candidate candidate : candidates(matrix.ranks(), busiest(matrix), cut.stream().filter(extent -> extent > 1).count() > 1)) {
      double share = share(matrix, candidate.pairs);
      if (candidate.explains(matrix)) {
        return new TrafficPattern(candidate.kind, candidate.grid, share);
      }
      if (share > best.share() && candidate.kind != Kind.ALL_TO_ALL) {
        best = new TrafficPattern(Kind.IRREGULAR, List.of(), share);
      }
    }
    return best;
  }

  /** The rank that sends and receives most. */
  private static int busiest(CommunicationMatrix matrix) {
    double[] bytes = new double[matrix.ranks()];
    for (int i = 0; i < matrix.pairs(); i++) {
      bytes[matrix.from(i)] += matrix.bytes(i);
      bytes[matrix.to(i)] += matrix.bytes(i);
    }
    return IntStream.range(0, bytes.length).boxed().max(Comparator.comparingDouble(rank -> bytes[rank])).orElseThrow();
  }

  private static List<Candidate> candidates(int ranks, int root, boolean severalAxes) {
    List<Candidate> candidates = new ArrayList<>();
    if (ranks > 2) {
      // Without the pair that closes it, it is a sweep.
      candidates.add(new Candidate(Kind.RING, List.of(ranks), (f, t) -> t == (f + 1) % ranks, (f, t) -> true, 1));
      candidates.add(new Candidate(Kind.RING, List.of(ranks), (f, t) -> f == (t + 1) % ranks, (f, t) -> true, 1));
    }
    candidates.add(new Candidate(Kind.SWEEP, List.of(ranks), (f, t) -> t == f + 1));
    candidates.add(new Candidate(Kind.SWEEP, List.of(ranks), (f, t) -> t == f - 1));
    candidates.add(new Candidate(Kind.NEAREST_1D, List.of(ranks), (f, t) -> near(f, t, ranks)));
    candidates.add(new Candidate(Kind.NEAREST_1D, List.of(ranks), (f, t) -> Math.abs(f - t) == 1));
    candidates.add(new Candidate(Kind.BROADCAST, List.of(), (f, t) -> f == root));
    candidates.add(new Candidate(Kind.REDUCTION, List.of(), (f, t) -> t == root));
    candidates.add(new Candidate(Kind.MASTER_WORKER, List.of(), (f, t) -> f == root || t == root));
    List<int[]> grids = grids(ranks);
    if (Integer.bitCount(ranks) == 1 && ranks > 4 && !severalAxes) {
      candidates.add(new Candidate(Kind.BUTTERFLY, List.of(ranks), (f, t) -> Integer.bitCount(f ^ t) == 1));
    }
    grids.forEach(g -> candidates.add(new Candidate(Kind.SWEEP, list(g), (f, t) -> t > f && faces(g, f, t, false))));
    grids.forEach(g -> candidates.add(new Candidate(Kind.SWEEP, list(g), (f, t) -> t < f && faces(g, f, t, false))));
    for (boolean ring : new boolean[] {false, true}) {
      for (int[] g : grids) {
        Kind kind = g.length == 2 ? Kind.NEAREST_2D : Kind.NEAREST_3D;
        candidates.add(new Candidate(kind, list(g), (f, t) -> faces(g, f, t, ring)));
        candidates.add(new Candidate(kind, list(g), (f, t) -> corners(g, f, t, ring), (f, t) -> faces(g, f, t, ring), Thresholds.PAIRS_IN_USE));
      }
    }
    grids.stream().filter(g -> g.length == 2 && g[0] == g[1]).forEach(
        g -> candidates.add(new Candidate(Kind.TRANSPOSITION, list(g), (f, t) -> f != t && f / g[1] == t % g[1] && f % g[1] == t / g[1])));
    grids.stream().filter(g -> g.length == 2).forEach(
        g -> candidates.add(new Candidate(Kind.ROW_COLUMN, list(g), (f, t) -> f / g[1] == t / g[1] || f % g[1] == t % g[1])));
    candidates.add(new Candidate(Kind.SWEEP, List.of(), (f, t) -> t > f));
    candidates.add(new Candidate(Kind.SWEEP, List.of(), (f, t) -> t < f));
    candidates.add(new Candidate(Kind.ALL_TO_ALL, List.of(), (f, t) -> true));
    return candidates;
  }

  /** Grids of two and three dimensions, the most even first. */
  private static List<int[]> grids(int ranks) {
    List<int[]> grids = new ArrayList<>();
    for (int a = 2; a <= ranks / 2; a++) {
      if (ranks % a == 0) {
        grids.add(new int[] {ranks / a, a});
        for (int b = 2; b <= ranks / a / 2; b++) {
          if (ranks / a % b == 0) {
            grids.add(new int[] {ranks / a / b, b, a});
          }
        }
      }
    }
    grids.sort(Comparator.comparingInt((int[] g) -> g.length).thenComparingInt(PatternClassifier::unevenness));
    return grids;
  }

  private static int unevenness(int[] grid) {
    int sum = 0;
    for (int extent : grid) {
      sum += extent;
    }
    return sum;
  }

  private static List<Integer> list(int[] grid) {
    return Arrays.stream(grid).boxed().toList();
  }

  private static boolean near(int a, int b, int extent) {
    int distance = Math.abs(a - b);
    return distance == 1 || distance == extent - 1;
  }

  private static boolean faces(int[] grid, int from, int to, boolean ring) {
    return axesApart(grid, from, to, ring) == 1;
  }

  private static boolean corners(int[] grid, int from, int to, boolean ring) {
    return axesApart(grid, from, to, ring) >= 1;
  }

  /** Number of axes along which the two are next to each other, -1 if they are further apart along one. */
  private static int axesApart(int[] grid, int from, int to, boolean ring) {
    int apart = 0;
    int f = from;
    int t = to;
    for (int d = grid.length - 1; d >= 0; d--) {
      int a = f % grid[d];
      int b = t % grid[d];
      if (a != b) {
        if (Math.abs(a - b) != 1 && !(ring && near(a, b, grid[d]))) {
          return -1;
        }
        apart++;
      }
      f /= grid[d];
      t /= grid[d];
    }
    return apart;
  }

  private static double share(CommunicationMatrix matrix, Pairs pairs) {
    double explained = 0;
    for (int i = 0; i < matrix.pairs(); i++) {
      explained += pairs.contains(matrix.from(i), matrix.to(i)) ? matrix.bytes(i) : 0;
    }
    return explained / matrix.total();
  }

  /** Mean bytes of those pairs that have traffic, 0 where none has. */
  private static double perPair(CommunicationMatrix matrix, Pairs pairs) {
    double bytes = 0;
    int used = 0;
    for (int i = 0; i < matrix.pairs(); i++) {
      if (pairs.contains(matrix.from(i), matrix.to(i))) {
        bytes += matrix.bytes(i);
        used++;
      }
    }
    return used == 0 ? 0 : bytes / used;
  }

  /** Share of the pattern's pairs that have traffic. */
  private static double usedOf(CommunicationMatrix matrix, Pairs pairs) {
    int used = 0;
    for (int i = 0; i < matrix.pairs(); i++) {
      used += pairs.contains(matrix.from(i), matrix.to(i)) ? 1 : 0;
    }
    int possible = 0;
    for (int f = 0; f < matrix.ranks(); f++) {
      for (int t = 0; t < matrix.ranks(); t++) {
        possible += f != t && pairs.contains(f, t) ? 1 : 0;
      }
    }
    return (double) used / possible;
  }
}
