import java.util.ArrayList;
import java.util.List;

/** Shortest paths between all nodes, in a list of rows. Arguments: nodes, times. */
public class FloydLists {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    List<double[]> d = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      d.add(new double[n]);
    }
    for (int times = 0; times < Integer.parseInt(args[1]); times++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          d.get(i)[j] = (i * 31 + j * 17) % 29 + 1;
        }
      }
      for (int k = 0; k < n; k++) {
        for (int i = 0; i < n; i++) {
          for (int j = 0; j < n; j++) {
            d.get(i)[j] = Math.min(d.get(i)[j], d.get(i)[k] + d.get(k)[j]);
          }
        }
      }
    }
    System.out.println(d.get(n - 1)[0]);
  }
}
