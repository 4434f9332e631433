/** The wave of {@code WaveArrays} behind a class with {@code get} and {@code set}. */
public class WaveField {
  static final class Field {
    private final double[] data;
    private final int width;

    Field(int n) {
      data = new double[n * n];
      width = n;
    }

    double get(int i, int j) {
      return data[i * width + j];
    }

    void set(int i, int j, double value) {
      data[i * width + j] = value;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Field before = new Field(n);
    Field now = new Field(n);
    Field next = new Field(n);
    now.set(n / 2, n / 2, 1);
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n - 1; i++) {
        for (int j = 1; j < n - 1; j++) {
          double laplacian = now.get(i - 1, j) + now.get(i + 1, j) + now.get(i, j - 1) + now.get(i, j + 1) - 4 * now.get(i, j);
          next.set(i, j, 2 * now.get(i, j) - before.get(i, j) + 0.2 * laplacian);
        }
      }
      Field swap = before;
      before = now;
      now = next;
      next = swap;
    }
    System.out.println(now.get(n / 2, n / 2));
  }
}
