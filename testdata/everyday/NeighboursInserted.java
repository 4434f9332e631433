/**
 * The three nearest of each point, put in their places by a method that moves the larger ones on. All places go to all ranks:
 * 4 * n * (p - 1) bytes a step, of floats.
 *
 * Usage: NeighboursInserted [n [steps]]
 */
public class NeighboursInserted {
  static void insert(float[] nearest, float distance) {
    for (int k = nearest.length - 1; k >= 0; k--) {
      if (distance < nearest[k]) {
        if (k + 1 < nearest.length) {
          nearest[k + 1] = nearest[k];
        }
        nearest[k] = distance;
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    float[] x = new float[n];
    float[] pull = new float[n];
    for (int i = 0; i < n; i++) {
      x[i] = i * 29 % 64 + 0.1f * (i % 7);
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        float[] nearest = {1e9f, 1e9f, 1e9f};
        for (int j = 0; j < n; j++) {
          if (j != i) {
            insert(nearest, (x[j] - x[i]) * (x[j] - x[i]));
          }
        }
        pull[i] = nearest[0] + nearest[1] + nearest[2];
      }
      for (int i = 0; i < n; i++) {
        x[i] *= 1 + 0.001f * pull[i];
      }
    }
    System.out.println(x[n / 2]);
  }
}
