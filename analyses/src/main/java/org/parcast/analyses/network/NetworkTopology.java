package org.parcast.analyses.network;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A network of nodes and the hops between them. Nodes are numbered row-major, the last coordinate fastest. */
public sealed interface NetworkTopology {
  /** Most nodes that a topology may have. */
  int MOST_NODES = 1 << 20;

  /** Number of nodes. */
  default int nodes() {
    return extents().stream().reduce(1, (a, b) -> a * b);
  }

  /** Hops from one node to another, 0 from a node to itself. */
  int distance(int from, int to);

  /** Extents as {@code 8x8}, root first for a tree. */
  List<Integer> extents();

  /** Mean hops between two different nodes. */
  double meanDistance();

  /** Hops between the two nodes that are farthest apart. */
  int farthest();

  /** Name in reports, as in {@code torus:8x8}. */
  String label();

  private static String label(String kind, List<Integer> extents) {
    return kind + ":" + extents.stream().map(String::valueOf).collect(Collectors.joining("x"));
  }

  /**
   * Reads a topology: {@code torus:8x8}, {@code mesh:4x4x4}, {@code fattree:4x16} (arities from the root).
   *
   * @throws IllegalArgumentException if the text is none; the message says what there is
   */
  static NetworkTopology parse(String text) {
    Matcher form = Pattern.compile("(\\w+):(\\d{1,7}(?:x\\d{1,7})*)").matcher(text.strip());
    if (!form.matches()) {
      throw new IllegalArgumentException("'" + text + "' is no topology: give torus:8x8, mesh:4x4x4 or fattree:4x16");
    }
    List<Integer> extents = Arrays.stream(form.group(2).split("x")).map(Integer::valueOf).toList();
    long nodes = 1;
    for (int extent : extents) {
      nodes *= Math.max(1, extent);
      if (extent < 1 || nodes > MOST_NODES) {
        throw new IllegalArgumentException("'" + text + "': a topology has 2 to " + MOST_NODES + " nodes, every extent is at least 1");
      }
    }
    if (nodes < 2) {
      throw new IllegalArgumentException("'" + text + "': a network has at least 2 nodes");
    }
    return switch (form.group(1)) {
      case "torus" -> new Grid(extents, true);
      case "mesh" -> new Grid(extents, false);
      case "fattree" -> new FatTree(extents);
      default -> throw new IllegalArgumentException("'" + form.group(1) + "' is no topology: there are torus, mesh and fattree");
    };
  }

  /**
   * A torus or mesh.
   *
   * @param extents nodes along each dimension
   * @param wraps whether the ends of each dimension are joined
   */
  record Grid(List<Integer> extents, boolean wraps) implements NetworkTopology {
    public Grid {
      extents = List.copyOf(extents);
    }

    /** Dimensions along which there is anything to go. */
    int dimension() {
      return (int) extents.stream().filter(extent -> extent > 1).count();
    }

    @Override
    public int distance(int from, int to) {
      int hops = 0;
      int a = from;
      int b = to;
      for (int axis = extents.size() - 1; axis >= 0; axis--) {
        int k = extents.get(axis);
        hops += along(a % k, b % k, k);
        a /= k;
        b /= k;
      }
      return hops;
    }

    private int along(int a, int b, int k) {
      int straight = Math.abs(a - b);
      return wraps ? Math.min(straight, k - straight) : straight;
    }

    @Override
    public double meanDistance() {
      double mean = 0;
      for (int k : extents) {
        long sum = 0;
        for (int offset = 1; offset < k; offset++) {
          sum += wraps ? (long) k * Math.min(offset, k - offset) : 2L * offset * (k - offset);
        }
        mean += (double) sum / ((double) k * k);
      }
      return mean * nodes() / (nodes() - 1.0);
    }

    @Override
    public int farthest() {
      return extents.stream().mapToInt(k -> wraps ? k / 2 : k - 1).sum();
    }

    @Override
    public String label() {
      return NetworkTopology.label(wraps ? "torus" : "mesh", extents);
    }
  }

  /**
   * A tree with nodes at its leaves; every level is as wide as the nodes' channels together.
   *
   * @param extents arities, the root first
   */
  record FatTree(List<Integer> extents) implements NetworkTopology {
    public FatTree {
      extents = List.copyOf(extents);
    }

    @Override
    public int distance(int from, int to) {
      int hops = 0;
      int a = from;
      int b = to;
      for (int level = extents.size() - 1; level >= 0 && a != b; level--) {
        hops += 2;
        a /= extents.get(level);
        b /= extents.get(level);
      }
      return hops;
    }

    @Override
    public double meanDistance() {
      double sum = 0;
      double below = 1;
      for (int level = extents.size() - 1; level >= 0; level--) {
        double within = below * extents.get(level);
        sum += 2 * (extents.size() - level) * (within - below);
        below = within;
      }
      return sum / (below - 1);
    }

    @Override
    public int farthest() {
      return 2 * extents.size();
    }

    @Override
    public String label() {
      return NetworkTopology.label("fattree", extents);
    }
  }
}
