/** Loops that must not be run in parallel: too short for a parallel region. */
public class Tiny {
  public static void main(String[] arguments) {
    double[] x = new double[64];
    double[] y = new double[64];
    double[] large = new double[1000];
    int[] bins = new int[48];
    double total = 0;
    for (int turn = 0; turn < 300; turn++) {
      scale(x, y);
      add(x, y);
      total += sum(y);
      total += most(y);
      shift(large);
      fill(bins, turn);
      total += dot(x, y);
      negate(y);
      total += evens(bins);
      ramp(large);
      clear(bins);
      total += norm(x);
      mix(x, y, turn);
    }
    System.out.println(total);
  }

  static void scale(double[] x, double[] y) {
    for (int i = 0; i < x.length; i++) {
      y[i] = 2 * x[i];
    }
  }

  static void add(double[] x, double[] y) {
    for (int i = 0; i < x.length; i++) {
      y[i] = y[i] * 0.5 + x[i] + i;
    }
  }

  static double sum(double[] y) {
    double sum = 0;
    for (int i = 0; i < y.length; i++) {
      sum += y[i];
    }
    return sum;
  }

  static double most(double[] y) {
    double most = 0;
    for (int i = 0; i < y.length; i++) {
      most = Math.max(most, y[i]);
    }
    return most;
  }

  static void shift(double[] large) {
    for (int i = 0; i < large.length; i++) {
      large[i] = large[i] * 0.99 + 1;
    }
  }

  static void fill(int[] bins, int turn) {
    for (int i = 0; i < bins.length; i++) {
      bins[i] = i * turn;
    }
  }

  static double dot(double[] x, double[] y) {
    double sum = 0;
    for (int i = 0; i < y.length; i++) {
      sum += x[i] * y[i];
    }
    return sum;
  }

  static void negate(double[] y) {
    for (int i = 0; i < y.length; i++) {
      y[i] = -y[i];
    }
  }

  static int evens(int[] bins) {
    int evens = 0;
    for (int i = 0; i < bins.length; i++) {
      evens += bins[i] & 1;
    }
    return evens;
  }

  static void ramp(double[] large) {
    for (int i = 0; i < large.length; i++) {
      large[i] = i * 0.5;
    }
  }

  static void clear(int[] bins) {
    for (int i = 0; i < bins.length; i++) {
      bins[i] = 0;
    }
  }

  static double norm(double[] x) {
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      sum += Math.abs(x[i]);
    }
    return sum;
  }

  static void mix(double[] x, double[] y, int turn) {
    for (int i = 0; i < x.length; i++) {
      x[i] = Math.sqrt(y[i] * y[i] + turn);
    }
  }
}
