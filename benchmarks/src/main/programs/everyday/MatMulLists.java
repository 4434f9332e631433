import java.util.ArrayList;
import java.util.List;

/** The product of {@code MatMulArrays} in lists of boxed numbers. */
public class MatMulLists {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    List<List<Double>> a = new ArrayList<>();
    List<List<Double>> b = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      a.add(new ArrayList<>());
      b.add(new ArrayList<>());
      for (int j = 0; j < n; j++) {
        a.get(i).add((double) (i + j));
        b.get(i).add((double) (i - j));
      }
    }
    List<List<Double>> c = new ArrayList<>();
    for (int times = 0; times < Integer.parseInt(args[1]); times++) {
      c.clear();
      for (int i = 0; i < n; i++) {
        c.add(new ArrayList<>());
        for (int j = 0; j < n; j++) {
          double sum = 0;
          for (int k = 0; k < n; k++) {
            sum += a.get(i).get(k) * b.get(k).get(j);
          }
          c.get(i).add(sum);
        }
      }
    }
    System.out.println(c.get(n - 1).get(n - 1));
  }
}
