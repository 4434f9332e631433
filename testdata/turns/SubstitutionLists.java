import java.util.ArrayList;
import java.util.List;

/** As SubstitutionArrays, with lists. */
public class SubstitutionLists {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<double[]> lower = new ArrayList<>();
    List<Double> x = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      x.add(1.0 + i % 3);
      double[] row = new double[i + 1];
      for (int j = 0; j <= i; j++) {
        row[j] = i == j ? 4 : 1.0 / (1 + i + j);
      }
      lower.add(row);
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        double rest = x.get(i);
        for (int j = 0; j < i; j++) {
          rest -= lower.get(i)[j] * x.get(j);
        }
        x.set(i, rest / lower.get(i)[i]);
      }
    }
    System.out.println(x.get(n - 1));
  }
}
