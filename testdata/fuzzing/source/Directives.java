import java.util.Arrays;

class Directives {
  void all(double[] a, double[] b) {
    double s = 0;
    // omp parallel for reduction(+:s) private(t) firstprivate(x) if(a.length > 10)
    for (int i = 0, n = a.length; i < n; ++i) {
      double t = a[i];
      s += t;
    }
    //#omp parallel for schedule(dynamic) collapse(2)
    for (int i = 0; i < 4; i += 2) {
      for (int j = 9; j >= 0; j--) {
        b[i * 10 + j] = s;
      }
    }
    /* omp parallel sections */
    do {
      s--;
    } while (s > 0);
    Arrays.stream(a).map(x -> x * 2).sum();
    outer:
    for (;;) {
      break outer;
    }
  }
}
