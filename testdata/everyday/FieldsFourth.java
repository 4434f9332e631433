/**
 * Diffusion of fourth order on a field with two rows of rim, behind at and set. Blocks send two rows or columns each way:
 * 8 * 2 * 2 * n * (R - 1 + C - 1) bytes a step.
 *
 * Usage: FieldsFourth [n [steps]]
 */
public class FieldsFourth {
  static class Field {
    private final int stride;
    private final double[] data;

    Field(int n) {
      stride = n + 4;
      data = new double[stride * stride];
    }

    double at(int i, int j) {
      return data[(i + 2) * stride + j + 2];
    }

    void set(int i, int j, double value) {
      data[(i + 2) * stride + j + 2] = value;
    }

    double along(int i, int j, int di, int dj) {
      return (-at(i - 2 * di, j - 2 * dj) + 16 * at(i - di, j - dj) - 30 * at(i, j) + 16 * at(i + di, j + dj) - at(i + 2 * di, j + 2 * dj)) / 12;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Field now = new Field(n);
    Field next = new Field(n);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        now.set(i, j, (i * 3 + j * 5) % 7);
      }
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          next.set(i, j, now.at(i, j) + 0.1 * (now.along(i, j, 1, 0) + now.along(i, j, 0, 1)));
        }
      }
      Field old = now;
      now = next;
      next = old;
    }
    System.out.println(now.at(n / 2, n / 2));
  }
}
