import java.util.Arrays;

/** Loops of kinds that the other files have not: what is expected of each stands on its line. */
public class Rarities {
  static final int N = 24;

  static final class Cell {
    int count;
    double mass;
    double speed;
    Cell next;
  }

  static void reverse(int[] a, int n) {
    for (int i = 0; i < n / 2; i++) { // expect: parallel
      int t = a[i];
      a[i] = a[n - 1 - i];
      a[n - 1 - i] = t;
    }
  }

  static void reverseTwice(int[] a, int n) {
    for (int i = 0; i < n; i++) { // expect: sequential: flow a[n-1-i] line 25
      int t = a[i];
      a[i] = a[n - 1 - i];
      a[n - 1 - i] = t;
    }
  }

  static void symmetric(double[][] a, int n) {
    for (int i = 0; i < n; i++) { // expect: parallel
      for (int j = 0; j < i; j++) { // expect: parallel
        a[i][j] = a[j][i];
      }
    }
  }

  static void bits(long[] set, int[] members) {
    for (int i = 0; i < members.length; i++) { // expect: reduction(|:set)
      set[members[i] >> 6] |= 1L << (members[i] & 63);
    }
  }

  static int sieve(boolean[] composite) {
    int primes = 0;
    for (int p = 2; p < composite.length; p++) { // expect: sequential: flow composite[p] line 47
      if (!composite[p]) {
        primes++;
        for (int k = 2 * p; k < composite.length; k += p) { // expect: parallel
          composite[k] = true;
        }
      }
    }
    return primes;
  }

  static void collatz(int[] steps) {
    for (int i = 1; i < steps.length; i++) { // expect: parallel
      long x = i;
      int count = 0;
      while (x != 1) { // expect: sequential: control loop condition line 61
        x = x % 2 == 0 ? x / 2 : 3 * x + 1;
        count++;
      }
      steps[i] = count;
    }
  }

  static double kahan(double[] a) {
    double s = 0;
    double lost = 0;
    for (int i = 0; i < a.length; i++) { // expect: sequential: flow lost line 73
      double y = a[i] - lost;
      double t = s + y;
      lost = (t - s) - y;
      s = t;
    }
    return s;
  }

  static double horner(double[] a, double x) {
    double s = 0;
    for (int i = a.length - 1; i >= 0; i--) { // expect: sequential: flow s line 84
      s = s * x + a[i];
    }
    return s;
  }

  static void convolve(double[] a, double[] b, double[] c) {
    for (int i = 0; i < a.length; i++) { // expect: reduction(+:c)
      for (int j = 0; j < b.length; j++) { // expect: parallel
        c[i + j] += a[i] * b[j];
      }
    }
  }

  static void runningMaximum(double[] a, double[] b) {
    double m = a[0];
    for (int i = 0; i < a.length; i++) { // expect: sequential: flow m line 100
      m = Math.max(m, a[i]);
      b[i] = m;
    }
  }

  static void redBlack(double[] a) {
    for (int i = 1; i < a.length - 1; i += 2) { // expect: parallel
      a[i] = 0.5 * (a[i - 1] + a[i + 1]);
    }
  }

  static void overlapping(double[] a) {
    for (int i = 1; i < a.length - 2; i += 2) { // expect: sequential: flow a[i-1] line 113
      a[i + 1] = 0.5 * (a[i - 1] + a[i]);
    }
  }

  static void move(Cell[] cells, double dt) {
    for (int i = 0; i < cells.length; i++) { // expect: reduction(+:cells.mass)
      cells[i].mass += dt * cells[i].speed;
    }
  }

  static double chain(Cell head) {
    double all = 0;
    for (Cell c = head; c != null; c = c.next) { // expect: sequential: control loop condition line 125
      all += c.mass;
    }
    return all;
  }

  static int random(int[] a, int seed) {
    int state = seed;
    for (int i = 0; i < a.length; i++) { // expect: sequential: flow state line 134
      state ^= state << 13;
      state ^= state >>> 17;
      a[i] = state;
    }
    return state;
  }

  static int limited(int[] a, int limit) {
    int sum = 0;
    int above = 0;
    for (int i = 0; i < a.length; i++) { // expect: sequential: flow sum line 145
      sum += a[i];
      if (sum > limit) {
        above++;
      }
    }
    return above;
  }

  static int matches(int[] a, int wanted) {
    int count = 0;
    for (int i = 0; i < a.length; i++) { // expect: reduction(+:count)
      if (a[i] == wanted) {
        count++;
      }
    }
    return count;
  }

  static int last(int[] a, int wanted) {
    int at = -1;
    for (int i = 0; i < a.length; i++) { // expect: lastprivate(conditional: at)
      if (a[i] == wanted) {
        at = i;
      }
    }
    return at;
  }

  static void letters(int[] t) {
    for (char c = 'a'; c <= 'x'; c++) { // expect: parallel
      t[c - 'a'] = c;
    }
  }

  static void wide(int[] a) {
    for (long i = 0; i < a.length; i++) { // expect: parallel
      a[(int) i] = (int) (i * i);
    }
  }

  static void box(double[] u, double[] v, int nx, int ny, int nz) {
    for (int k = 1; k < nz - 1; k++) { // expect: parallel
      for (int j = 1; j < ny - 1; j++) { // expect: parallel
        for (int i = 1; i < nx - 1; i++) { // expect: parallel
          int at = (k * ny + j) * nx + i;
          v[at] = u[at - 1] + u[at + 1] + u[at - nx] + u[at + nx] + u[at - nx * ny] + u[at + nx * ny];
        }
      }
    }
  }

  static void clear(double[][] m) {
    for (double[] row : m) { // expect: parallel
      Arrays.fill(row, 0);
    }
  }

  static void blocks(double[] a, double[] b, int w) {
    for (int i = 0; i < 3; i++) { // expect: parallel
      System.arraycopy(a, i * w, b, i * w, w);
    }
  }

  static void shift(double[] a) {
    for (int i = 0; i < 3; i++) { // expect: sequential: flow a[...] line 210
      System.arraycopy(a, i, a, i + 1, 2);
    }
  }

  static void halves(int[] a) {
    for (int i = 0; i < N; i++) { // expect: sequential: output a[i/2] line 216
      a[i / 2] = i;
    }
  }

  static int checksum(int[] a) {
    int h = 0;
    for (int i = 0; i < a.length; i++) { // expect: reduction(^:h)
      h ^= a[i] * 31 + i;
    }
    return h;
  }

  static void pairs(double[] a, double[] b, double[] c) {
    for (int i = 0; i < N - 1; i++) { // expect: sequential: flow b[i] line 230
      a[i] = b[i];
      b[i + 1] = c[i];
    }
  }

  static boolean sorted(int[] a) {
    boolean ascends = true;
    for (int i = 1; i < a.length; i++) { // expect: reduction(&:ascends)
      ascends &= a[i - 1] <= a[i];
    }
    return ascends;
  }

  static double range(double[] a) {
    double least = a[0];
    double most = a[0];
    for (int i = 1; i < a.length; i++) { // expect: reduction(max:most) reduction(min:least)
      least = Math.min(least, a[i]);
      if (a[i] > most) {
        most = a[i];
      }
    }
    return most - least;
  }

  static void smooth(double[] a, double[] b, double alpha) {
    b[0] = a[0];
    for (int i = 1; i < a.length; i++) { // expect: sequential: flow b[i-1] line 258
      b[i] = alpha * a[i] + (1 - alpha) * b[i - 1];
    }
  }

  static void census(Cell[] cells, int[] at) {
    for (int i = 0; i < at.length; i++) { // expect: reduction(+:cells.count)
      cells[at[i]].count++;
    }
  }

  static void steps(double[] a, double[] b) {
    for (int t = 0; t < 4; t++) { // expect: sequential: flow a[i-1] line 271
      for (int i = 1; i < N - 1; i++) { // expect: parallel
        b[i] = a[i - 1] + a[i + 1];
      }
      for (int i = 1; i < N - 1; i++) { // expect: parallel
        a[i] = 0.5 * b[i];
      }
    }
  }

  static int digits(int[] a) {
    int all = 0;
    for (int i = 0; i < a.length; i++) { // expect: reduction(+:all)
      for (int x = i; x > 0; x /= 10) { // expect: sequential: control loop condition line 282
        all += x % 10;
      }
    }
    return all;
  }

  static void rotate(double[][] rows) {
    double[] first = rows[0];
    for (int i = 0; i < rows.length - 1; i++) { // expect: sequential: anti rows[i+1] line 292
      rows[i] = rows[i + 1];
    }
    rows[rows.length - 1] = first;
  }

  static void triangle(double[][] l, double[] b, double[] x, int n) {
    for (int i = 0; i < n; i++) { // expect: sequential: flow x[j] line 301
      double s = b[i];
      for (int j = 0; j < i; j++) { // expect: reduction(+:s)
        s -= l[i][j] * x[j];
      }
      x[i] = s / (l[i][i] * l[i][i] + 1);
    }
  }

  static long factorials(long[] f) {
    f[0] = 1;
    for (int i = 1; i < f.length; i++) { // expect: sequential: flow f[i-1] line 310
      f[i] = f[i - 1] * i;
    }
    return f[5];
  }

  static void guarded(int[] a, String[] texts) {
    for (int i = 0; i < a.length; i++) { // expect: parallel
      try {
        a[i] = Integer.parseInt(texts[i % 3]);
      } catch (NumberFormatException e) {
        a[i] = -1;
      }
    }
  }

  static void swapped(double[] a, double[] b) {
    for (int i = 0; i < N; i++) { // expect: parallel
      double t = a[i];
      a[i] = b[i];
      b[i] = t;
    }
  }

  public static void main(String[] args) {
    int[] a = new int[N];
    double[] d = new double[N];
    double[] e = new double[N];
    double[] f = new double[2 * N];
    double[][] m = new double[N][N];
    Cell[] cells = new Cell[N];
    for (int i = 0; i < N; i++) { // expect: parallel
      a[i] = i * 37 % 11;
      d[i] = i * 0.25;
      cells[i] = new Cell();
      cells[i].speed = i;
    }
    for (int i = 0; i < N; i++) { // expect: parallel
      for (int j = 0; j < N; j++) { // expect: parallel
        m[i][j] = i - 2 * j;
      }
    }
    cells[0].next = cells[1];
    reverse(a, N);
    reverseTwice(a, N - 1);
    symmetric(m, N);
    long[] set = new long[2];
    bits(set, a);
    int primes = sieve(new boolean[100]);
    int[] lengths = new int[N];
    collatz(lengths);
    System.out.println(set[0] + " " + primes + " " + lengths[7] + " " + Math.round(kahan(d)) + " " + Math.round(horner(d, 0.5)));
    convolve(d, e, f);
    runningMaximum(d, e);
    redBlack(d);
    overlapping(e);
    move(cells, 0.5);
    System.out.println(chain(cells[0]) + " " + random(a, 7) + " " + limited(a, 100) + " " + matches(a, 5) + " " + last(a, 5));
    letters(lengths);
    wide(a);
    box(new double[60], new double[60], 3, 4, 5);
    blocks(d, e, 4);
    shift(d);
    halves(lengths);
    pairs(d, e, f);
    System.out.println(checksum(a) + " " + sorted(a) + " " + range(d));
    smooth(d, e, 0.3);
    census(cells, new int[N]);
    steps(d, e);
    rotate(new double[N][N]);
    triangle(m, d, e, N);
    System.out.println(digits(a) + " " + factorials(new long[8]) + " " + cells[3].count + " " + e[5]);
    clear(m);
    guarded(a, new String[] {"1", "x", "3"});
    swapped(d, e);
    System.out.println(Arrays.toString(a) + Math.round(d[4]) + m[2][3] + lengths[3]);
  }
}
