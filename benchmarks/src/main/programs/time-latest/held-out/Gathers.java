import java.util.SplittableRandom;

/** Loops that read through indices, through tables of neighbours, and through references: none knows beforehand where. */
public class Gathers {
  static final class Node {
    Node left;
    Node right;
    double weight;
  }

  public static void main(String[] arguments) {
    SplittableRandom random = new SplittableRandom(7);
    int[] order = new int[600_000];
    float[] in = new float[order.length];
    float[] out = new float[order.length];
    for (int i = 0; i < order.length; i++) {
      order[i] = random.nextInt(order.length);
      in[i] = i % 100;
    }
    int[][] neighbours = new int[80_000][6];
    double[] height = new double[neighbours.length];
    double[] smooth = new double[neighbours.length];
    for (int i = 0; i < neighbours.length; i++) {
      for (int k = 0; k < 6; k++) {
        neighbours[i][k] = Math.floorMod(i + random.nextInt(2000) - 1000, neighbours.length);
      }
      height[i] = i % 17;
    }
    Node[] nodes = new Node[150_000];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = new Node();
      nodes[i].weight = i % 31;
    }
    for (Node node : nodes) {
      node.left = nodes[random.nextInt(nodes.length)];
      node.right = nodes[random.nextInt(nodes.length)];
    }
    double heaviest = 0;
    for (int round = 0; round < 12; round++) {
      pick(order, in, out);
      smooth(neighbours, height, smooth);
      heaviest += pairs(nodes);
    }
    System.out.println(out[5] + smooth[9] + heaviest);
  }

  static void pick(int[] order, float[] in, float[] out) {
    for (int i = 0; i < out.length; i++) {
      out[i] = 0.5f * in[order[i]] + in[i];
    }
  }

  static void smooth(int[][] neighbours, double[] height, double[] smooth) {
    for (int i = 0; i < neighbours.length; i++) {
      double sum = 0;
      for (int other : neighbours[i]) {
        sum += height[other];
      }
      smooth[i] = sum / neighbours[i].length;
    }
  }

  static double pairs(Node[] nodes) {
    double sum = 0;
    for (int i = 0; i < nodes.length; i++) {
      sum += nodes[i].left.weight * nodes[i].right.weight;
    }
    return sum;
  }
}
