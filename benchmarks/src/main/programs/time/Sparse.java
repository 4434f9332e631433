/** Loops over sparse rows, particles and tables. */
public class Sparse {
  public static void main(String[] arguments) {
    int n = 60_000;
    int[] start = new int[n + 1];
    for (int i = 0; i < n; i++) {
      start[i + 1] = start[i] + 2 + i % 9;
    }
    int[] column = new int[start[n]];
    double[] value = new double[start[n]];
    for (int k = 0; k < column.length; k++) {
      column[k] = (int) (k * 2654435761L % n);
      value[k] = 1.0 / (k + 1);
    }
    double[] x = new double[n];
    java.util.Arrays.fill(x, 1);
    double[] y = new double[n];
    multiply(start, column, value, x, y);
    double norm = norm(y);
    double[] scaled = new double[n];
    scale(y, scaled, norm);
    double[] px = new double[500];
    double[] forces = new double[500];
    for (int i = 0; i < px.length; i++) {
      px[i] = i * 0.37 % 1;
    }
    forces(px, forces);
    double potential = 0;
    for (int t = 0; t < 100; t++) {
      drift(px, forces);
      potential += px[3];
    }
    System.out.println(norm + scaled[3] + forces[9] + potential + table(px));
  }

  static void multiply(int[] start, int[] column, double[] value, double[] x, double[] y) {
    for (int row = 0; row < y.length; row++) {
      double sum = 0;
      for (int k = start[row]; k < start[row + 1]; k++) {
        sum += value[k] * x[column[k]];
      }
      y[row] = sum;
    }
  }

  static double norm(double[] y) {
    double sum = 0;
    for (double v : y) {
      sum += v * v;
    }
    return Math.sqrt(sum);
  }

  static void scale(double[] y, double[] scaled, double norm) {
    for (int i = 0; i < y.length; i++) {
      scaled[i] = y[i] / norm;
    }
  }

  static void forces(double[] px, double[] forces) {
    for (int i = 0; i < px.length; i++) {
      double force = 0;
      for (int j = 0; j < px.length; j++) {
        double d = px[j] - px[i];
        if (d > -0.2 && d < 0.2) {
          force += d * Math.exp(-d * d);
        }
      }
      forces[i] = force;
    }
  }

  static void drift(double[] px, double[] forces) {
    for (int i = 0; i < px.length; i++) {
      px[i] += 1e-6 * forces[i];
    }
  }

  static double table(double[] px) {
    double most = 0;
    for (int i = 0; i < px.length; i++) {
      double sum = 0;
      for (int k = 1; k < 400; k++) {
        sum += Math.pow(px[i] + 1, 1.0 / k);
      }
      most = Math.max(most, sum);
    }
    return most;
  }
}
