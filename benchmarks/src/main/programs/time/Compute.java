/** Loops that compute: little memory, much arithmetic, even work. */
public class Compute {
  static final int N = 20_000;

  public static void main(String[] arguments) {
    double[] x = new double[N];
    double[] y = new double[N];
    for (int i = 0; i < N; i++) {
      x[i] = (i % 1000) * 1e-3;
    }
    sines(x, y);
    double sum = exponentials(x);
    int[] counts = new int[400];
    collatz(counts);
    long[] primes = new long[3000];
    divisors(primes);
    double[] roots = new double[4000];
    newton(roots);
    int[] image = new int[96 * 96];
    mandelbrot(image, 96);
    double[] c = new double[96 * 96];
    matrixProduct(c, 96);
    double[] forces = new double[3 * 256];
    bodies(forces, 256);
    long hash = hashes(6000);
    double[] polynomial = new double[N];
    horner(x, polynomial);
    double integral = quadrature(60_000);
    int[] distances = new int[120];
    edits(distances);
    double[] smoothed = new double[2000];
    window(x, smoothed, 64);
    System.out.println(sum + y[7] + counts[9] + primes[5] + roots[3] + image[50] + c[17] + forces[3] + hash + polynomial[8] + integral + distances[4] + smoothed[5]);
  }

  static void sines(double[] x, double[] y) {
    for (int i = 0; i < N; i++) {
      y[i] = Math.sin(x[i]) * Math.cos(x[i]);
    }
  }

  static double exponentials(double[] x) {
    double sum = 0;
    for (int i = 0; i < N; i++) {
      sum += Math.exp(-x[i]) / (1 + x[i]);
    }
    return sum;
  }

  static void collatz(int[] counts) {
    for (int i = 0; i < counts.length; i++) {
      long n = i + 100_001;
      int steps = 0;
      while (n != 1) {
        n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
        steps++;
      }
      counts[i] = steps;
    }
  }

  static void divisors(long[] primes) {
    for (int i = 0; i < primes.length; i++) {
      int n = i + 2000;
      int found = 0;
      for (int d = 2; d < 60; d++) {
        found += n % d == 0 ? 1 : 0;
      }
      primes[i] = found;
    }
  }

  static void newton(double[] roots) {
    for (int i = 0; i < roots.length; i++) {
      double r = 1;
      for (int k = 0; k < 30; k++) {
        r = 0.5 * (r + (i + 1) / r);
      }
      roots[i] = r;
    }
  }

  static void mandelbrot(int[] image, int size) {
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        double re = 0;
        double im = 0;
        int n = 0;
        while (n < 100 && re * re + im * im < 4) {
          double next = re * re - im * im + 0.1 + 1e-3 * column;
          im = 2 * re * im + 0.1 + 1e-3 * row;
          re = next;
          n++;
        }
        image[row * size + column] = n;
      }
    }
  }

  static void matrixProduct(double[] c, int n) {
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double sum = 0;
        for (int k = 0; k < n; k++) {
          sum += (i + k) * 1e-3 * (k - j);
        }
        c[i * n + j] = sum;
      }
    }
  }

  static void bodies(double[] forces, int n) {
    for (int i = 0; i < n; i++) {
      double fx = 0;
      for (int j = 0; j < n; j++) {
        double d = i - j + 0.5;
        fx += d / Math.sqrt(d * d + 0.01);
      }
      forces[3 * i] = fx;
    }
  }

  static long hashes(int n) {
    long all = 0;
    for (int i = 0; i < n; i++) {
      long h = i;
      for (int k = 0; k < 40; k++) {
        h = (h ^ h >>> 31) * 0x9E3779B97F4A7C15L;
      }
      all ^= h;
    }
    return all;
  }

  static void horner(double[] x, double[] y) {
    for (int i = 0; i < N; i++) {
      double p = 1;
      for (int k = 0; k < 24; k++) {
        p = p * x[i] + k;
      }
      y[i] = p;
    }
  }

  static double quadrature(int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
      double x = (i + 0.5) / n;
      sum += 4 / (1 + x * x);
    }
    return sum / n;
  }

  static void edits(int[] distances) {
    for (int word = 0; word < distances.length; word++) {
      int[] row = new int[25];
      for (int i = 0; i < 24; i++) {
        int diagonal = row[0];
        row[0] = i + 1;
        for (int j = 1; j < 25; j++) {
          int above = row[j];
          row[j] = Math.min(Math.min(row[j - 1], above) + 1, diagonal + ((i * 7 + word) % 5 == (j * 3) % 5 ? 0 : 1));
          diagonal = above;
        }
      }
      distances[word] = row[24];
    }
  }

  static void window(double[] x, double[] y, int width) {
    for (int i = 0; i < y.length; i++) {
      double best = 0;
      for (int k = 0; k < width; k++) {
        best = Math.max(best, x[i + k] * (k + 1));
      }
      y[i] = best;
    }
  }
}
