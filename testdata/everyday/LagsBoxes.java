import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * As LagsArrays, samples and sums in lists, each product added to the sum of its lag. 8 * (lags - 1) * (p - 1) + 8 * 2 * lags * (p - 1) bytes a
 * step.
 *
 * Usage: LagsBoxes [n [lags [steps]]]
 */
public class LagsBoxes {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int lags = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    List<Double> x = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      x.add(Math.sin(0.3 * i));
    }
    for (int step = 0; step < steps; step++) {
      List<Double> r = new ArrayList<>(Collections.nCopies(lags, 0.0));
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < lags && i + k < n; k++) {
          r.set(k, r.get(k) + x.get(i) * x.get(i + k));
        }
      }
      for (int i = 0; i < n; i++) {
        double sum = 0.5 * x.get(i) + 0.01 * i;
        for (double product : r) {
          sum += 0.001 * product;
        }
        x.set(i, sum);
      }
    }
    System.out.println(x.get(3));
  }
}
