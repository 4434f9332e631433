/** Loops over nodes and triangles that name each other: gathers, a halving of work, memory alone, and rims that are short. */
public class Meshes {
  static final int SIDE = 260;

  static final class Node {
    double x;
    double y;
    double heat;
    Node[] near = new Node[0];
  }

  record Triangle(int a, int b, int c) {}

  public static void main(String[] arguments) {
    Node[] nodes = new Node[SIDE * SIDE];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = new Node();
      nodes[i].x = i % SIDE + 0.3 * Math.sin(i);
      nodes[i].y = i / SIDE + 0.3 * Math.cos(i);
      nodes[i].heat = i % 17;
    }
    for (int i = SIDE; i < nodes.length - SIDE; i++) {
      nodes[i].near = new Node[] {nodes[i - 1], nodes[i + 1], nodes[i - SIDE], nodes[i + SIDE]};
    }
    Triangle[] triangles = new Triangle[2 * (SIDE - 1) * (SIDE - 1)];
    for (int t = 0; t < triangles.length; t++) {
      int corner = t / 2 / (SIDE - 1) * SIDE + t / 2 % (SIDE - 1);
      triangles[t] = t % 2 == 0 ? new Triangle(corner, corner + 1, corner + SIDE) : new Triangle(corner + 1, corner + SIDE + 1, corner + SIDE);
    }
    double[] areas = new double[triangles.length];
    areas(nodes, triangles, areas);
    double[] next = new double[nodes.length];
    double left = 0;
    for (int step = 0; step < 3; step++) {
      relax(nodes, next);
      store(nodes, next);
      left += left(nodes, next);
      rim(next, step);
    }
    double[] field = new double[3_000_000];
    fill(field);
    double[] scaled = new double[field.length];
    scale(field, scaled);
    double[] pairs = new double[900];
    pairs(areas, pairs);
    int[] permuted = new int[400_000];
    permute(permuted);
    float[] picked = new float[permuted.length];
    pick(permuted, picked);
    System.out.println(areas[5] + left + next[77] + scaled[99] + pairs[3] + picked[1234]);
  }

  static void areas(Node[] nodes, Triangle[] triangles, double[] areas) {
    for (int t = 0; t < areas.length; t++) {
      Node a = nodes[triangles[t].a()];
      Node b = nodes[triangles[t].b()];
      Node c = nodes[triangles[t].c()];
      areas[t] = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
    }
  }

  static void relax(Node[] nodes, double[] next) {
    for (int i = 0; i < next.length; i++) {
      double sum = nodes[i].heat;
      for (Node near : nodes[i].near) {
        sum += near.heat;
      }
      next[i] = sum / (1 + nodes[i].near.length);
    }
  }

  static void store(Node[] nodes, double[] next) {
    for (int i = 0; i < next.length; i++) {
      nodes[i].heat = next[i];
    }
  }

  static double left(Node[] nodes, double[] next) {
    double largest = 0;
    for (int i = 1; i < next.length; i++) {
      largest = Math.max(largest, Math.abs(next[i] - nodes[i - 1].heat));
    }
    return largest;
  }

  static void rim(double[] next, int step) {
    for (int i = 0; i < SIDE; i++) {
      next[i] = step + i * 0.5;
    }
  }

  static void fill(double[] field) {
    for (int i = 0; i < field.length; i++) {
      field[i] = (i ^ i >> 7) * 0.25;
    }
  }

  static void scale(double[] field, double[] scaled) {
    for (int i = 0; i < scaled.length; i++) {
      scaled[i] = 1.5 * field[i] + 1;
    }
  }

  static void pairs(double[] areas, double[] pairs) {
    for (int p = 0; p < pairs.length; p++) {
      double sum = 0;
      for (int q = 0; q <= p; q++) {
        sum += Math.hypot(areas[p], areas[q]);
      }
      pairs[p] = sum;
    }
  }

  static void permute(int[] permuted) {
    for (int i = 0; i < permuted.length; i++) {
      permuted[i] = (int) (i * 7_919L % permuted.length);
    }
  }

  static void pick(int[] permuted, float[] picked) {
    for (int i = 0; i < picked.length; i++) {
      picked[i] = permuted[permuted[i]] * 0.5f;
    }
  }
}
