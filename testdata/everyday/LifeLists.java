import java.util.ArrayList;
import java.util.List;

/** As LifeArrays, with lists of rows. */
public class LifeLists {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<int[]> now = new ArrayList<>();
    List<int[]> next = new ArrayList<>();
    for (int i = 0; i < n + 2; i++) {
      now.add(new int[n + 2]);
      next.add(new int[n + 2]);
      for (int j = 1; j <= n; j++) {
        now.get(i)[j] = i > 0 && i <= n && (i * j + i) % 3 == 0 ? 1 : 0;
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          int alive = 0;
          for (int a = -1; a <= 1; a++) {
            for (int b = -1; b <= 1; b++) {
              alive += a == 0 && b == 0 ? 0 : now.get(i + a)[j + b];
            }
          }
          next.get(i)[j] = alive == 3 || alive == 2 && now.get(i)[j] == 1 ? 1 : 0;
        }
      }
      List<int[]> swapped = now;
      now = next;
      next = swapped;
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += now.get(i)[j];
      }
    }
    System.out.println(sum);
  }
}
