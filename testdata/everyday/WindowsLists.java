import java.util.ArrayList;
import java.util.List;
/** Moving mean over views of a list. */
public class WindowsLists {
  static double mean(List<Double> part) {
    double s = 0;
    for (Double d : part) s += d;
    return s / part.size();
  }
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    List<Double> u = new ArrayList<>();
    for (int i = 0; i < n; i++) u.add(Math.sin(i));
    for (int t = 0; t < Integer.parseInt(args[1]); t++) {
      List<Double> next = new ArrayList<>(u);
      for (int i = 1; i < n - 1; i++) next.set(i, mean(u.subList(i - 1, i + 2)));
      u = next;
    }
    System.out.println(u.get(n / 2));
  }
}
