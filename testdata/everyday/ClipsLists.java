import java.util.ArrayList;
import java.util.List;

/** Cells of a ring that switch on or off by what their two neighbours have, in lists that take turns: 8 * 2 * p bytes a step. */
public class ClipsLists {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Double> now = new ArrayList<>();
    List<Double> next = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      now.add(0.1 * (i * 7 % 10));
      next.add(0.0);
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        if (now.get((i + 1) % n) + now.get((i + n - 1) % n) > 0.8) {
          next.set(i, 0.0);
        } else {
          next.set(i, 1.0);
        }
      }
      List<Double> turn = now;
      now = next;
      next = turn;
    }
    System.out.println(now.get(n / 2));
  }
}
