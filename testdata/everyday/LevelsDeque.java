import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Waves on a ring of points, three levels of time that take turns in a deque. One word goes across each border in each direction:
 * 8 * 2 * p bytes a step.
 *
 * Usage: LevelsDeque [n [steps]]
 */
public class LevelsDeque {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 6;
    Deque<double[]> levels = new ArrayDeque<>();
    for (int level = 0; level < 3; level++) {
      levels.add(new double[n]);
    }
    double[] first = levels.peekFirst();
    for (int i = 0; i < n; i++) {
      first[i] = Math.sin(2 * Math.PI * i / n);
    }
    for (int step = 0; step < steps; step++) {
      double[] next = levels.removeLast();
      double[] now = levels.removeFirst();
      double[] before = levels.removeFirst();
      for (int i = 0; i < n; i++) {
        double left = now[(i + n - 1) % n];
        double right = now[(i + 1) % n];
        next[i] = 2 * now[i] - before[i] + 0.25 * (left - 2 * now[i] + right);
      }
      levels.addLast(next);
      levels.addLast(now);
      levels.addLast(before);
    }
    System.out.println(levels.peekFirst()[n / 3]);
  }
}
