/** Loops over arrays larger than the caches, and loops of uneven work. */
public class Memory {
  static final int N = 3_000_000;

  public static void main(String[] arguments) {
    double[] a = new double[N];
    double[] b = new double[N];
    double[] c = new double[N];
    int[] index = new int[N];
    fill(a);
    shuffled(index);
    copy(a, b);
    triad(a, b, c);
    double sum = sum(a);
    double dot = dot(a, b);
    gather(a, index, c);
    stencil(a, c);
    double norm = norms(c);
    int most = count(index);
    double[] triangle = new double[900];
    triangular(triangle);
    int[] halves = new int[2000];
    lastHeavy(halves);
    int[] steps = new int[3000];
    collatz(steps);
    double[] rows = new double[400];
    ragged(rows);
    System.out.println(sum + dot + norm + most + triangle[7] + halves[9] + steps[11] + rows[3] + c[5]);
  }

  static void fill(double[] a) {
    for (int i = 0; i < N; i++) {
      a[i] = i & 1023;
    }
  }

  static void shuffled(int[] index) {
    for (int i = 0; i < N; i++) {
      index[i] = (int) (i * 2654435761L % N);
    }
  }

  static void copy(double[] a, double[] b) {
    for (int i = 0; i < N; i++) {
      b[i] = a[i];
    }
  }

  static void triad(double[] a, double[] b, double[] c) {
    for (int i = 0; i < N; i++) {
      c[i] = a[i] + 3.0 * b[i];
    }
  }

  static double sum(double[] a) {
    double sum = 0;
    for (int i = 0; i < N; i++) {
      sum += a[i];
    }
    return sum;
  }

  static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < N; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  static void gather(double[] a, int[] index, double[] c) {
    for (int i = 0; i < N; i++) {
      c[i] = a[index[i]];
    }
  }

  static void stencil(double[] a, double[] c) {
    for (int i = 1; i < N - 1; i++) {
      c[i] = 0.5 * a[i] + 0.25 * (a[i - 1] + a[i + 1]);
    }
  }

  static double norms(double[] c) {
    double most = 0;
    for (int i = 0; i < N; i++) {
      most = Math.max(most, Math.abs(c[i]));
    }
    return most;
  }

  static int count(int[] index) {
    int even = 0;
    for (int i = 0; i < N; i++) {
      even += index[i] & 1;
    }
    return even;
  }

  static void triangular(double[] triangle) {
    for (int i = 0; i < triangle.length; i++) {
      double sum = 0;
      for (int j = 0; j < i; j++) {
        sum += Math.sqrt(j + i);
      }
      triangle[i] = sum;
    }
  }

  static void lastHeavy(int[] halves) {
    for (int i = 0; i < halves.length; i++) {
      int x = i;
      int turns = i < 1800 ? 10 : 1000;
      for (int k = 0; k < turns; k++) {
        x = x * 31 + (x >>> 7);
      }
      halves[i] = x;
    }
  }

  static void collatz(int[] steps) {
    for (int i = 0; i < steps.length; i++) {
      long n = i + 1;
      int count = 0;
      while (n != 1) {
        n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
        count++;
      }
      steps[i] = count;
    }
  }

  static void ragged(double[] rows) {
    for (int i = 0; i < rows.length; i++) {
      int length = i % 20 == 0 ? 8000 : 100;
      double sum = 0;
      for (int k = 1; k < length; k++) {
        sum += 1.0 / (k + i);
      }
      rows[i] = sum;
    }
  }
}
