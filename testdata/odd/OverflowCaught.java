import java.util.ArrayList;
import java.util.List;

/** The stack overflows under library calls, in constructors, in lambdas, and is caught at each depth. */
public final class OverflowCaught {
  static final class Chain {
    final double[] data = new double[2];
    final Chain next;

    Chain(int n) {
      data[0] = n;
      next = new Chain(n + 1);
    }
  }

  static int sorted(List<double[]> list, int n) {
    list.set(0, new double[] {n});
    list.sort((x, y) -> sorted(list, n + 1));
    return 0;
  }

  static int retried(int n, int[] a) {
    try {
      a[n % a.length]++;
      return retried(n + 1, a);
    } catch (StackOverflowError e) {
      a[0] = n;
      return n;
    }
  }

  static synchronized double locked(double x, double[] out) {
    out[0] = x + 1;
    return locked(out[0], out);
  }

  public static void main(String[] args) {
    String seen = "";
    try {
      new Chain(0);
    } catch (StackOverflowError e) {
      seen += "constructor ";
    }
    try {
      sorted(new ArrayList<>(List.of(new double[1], new double[1])), 0);
    } catch (StackOverflowError e) {
      seen += "library ";
    }
    int[] a = new int[5];
    seen += retried(0, a) > 100 ? "retried " : "not ";
    try {
      locked(0, new double[1]);
    } catch (StackOverflowError e) {
      seen += "locked " + Thread.holdsLock(OverflowCaught.class);
    }
    double[] x = new double[10];
    for (int i = 1; i < x.length; i++) {
      x[i] = x[i - 1] + i;
    }
    System.out.println(seen + " " + x[9]);
  }
}
